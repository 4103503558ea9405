"""Parts of the table, large.

- `yard`     the officials' halls, with the viewer's own cards and what may be given
- `land`     the map with what its tokens bring, the Great Wall, the Grand Canal
- `heights`  the Palace, Intrigue, Decrees in sentences, Jade
"""

from render.gugong.closeups.heights import draw_heights
from render.gugong.closeups.land import draw_land
from render.gugong.closeups.yard import draw_yard

__all__ = ["draw_heights", "draw_land", "draw_yard"]
