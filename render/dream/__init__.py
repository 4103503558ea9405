"""The pictures of A Dream of Splendor.

- `layout`    the board's named boxes
- `emblems`   the signs of the shop types
- `figures`   the customers, with `hats` and `things`, in colours of `brush`
- `cards`     customer, shop and menu cards, the notice board; `sites` what stands on a player's sites: all sprites
- `panel`     one player's part; `board` the whole table
- `closeups/` the street, the market, and one player's board, large
- `changes`   what is different from the picture before
- `cover`     cover and emblem; `alt` alternative texts; `names` texts
- `painter`   all of it, as the contract in ``render.picture`` wants it
"""

from render.dream.painter import DreamPainter

painter = DreamPainter()

__all__ = ["painter"]
