"""Parts of the table drawn large, with the names and sentences that the board leaves out.

- `street`   the queue of customers, and the event in force
- `market`   shop cards and menus for sale
- `player`   one player's board
"""

from render.dream.closeups.market import draw_market
from render.dream.closeups.player import draw_player
from render.dream.closeups.street import draw_street

__all__ = ["draw_market", "draw_player", "draw_street"]
