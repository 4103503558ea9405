"""The pictures of Gugong.

- `layout`     named boxes: a plan for each part of the board, for any size of it
- `court`      the officials' halls and their gifts; `halls` the buildings, `officials` the people in them
- `country`    the map; `wall` the Great Wall and the dice; `waterway` the canal; `scenery` what they are painted on
- `tracks`     Intrigue track and the stairs to the Palace; `market` Decrees and Jade; `strips` the players
- `board`      the whole table; `closeups` its parts, large; `options` marks of what may be chosen
- `player`     one player's board, with `mat`, `belongings`, `scores`, `tags`
- `gifts`, `presents`, `treasures`, `icons`, `people`, `pieces`, `tokens`, `decrees`: sprites
- `changes`    what is different from the picture before
- `cover`      cover and emblem; `alt` alternative texts; `names` texts
- `painter`    all of it, as the contract in ``render.picture`` wants it
"""

from render.gugong.painter import GugongPainter

painter = GugongPainter()

__all__ = ["painter"]
