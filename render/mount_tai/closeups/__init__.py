"""Parts of the table, large.

- `heights`  the mountain, with what is seen on it in words
- `year`     the seasons: events of all rounds, and what the Praises ask, in words
- `market`   buildings and talents on offer, with what they do
"""

from render.mount_tai.closeups.heights import draw_heights
from render.mount_tai.closeups.market import draw_market
from render.mount_tai.closeups.year import draw_year

__all__ = ["AREAS", "draw_heights", "draw_market", "draw_year"]

AREAS = ("mountain", "season", "offers")
"""What the close-ups are called as areas, in menus after the board."""
