"""The pictures of Jiangnan.

- `layout`     named boxes of the overview; `districts` the District Boards with what lies `inside` them, `water` the
               river, `supply` the Upkeep Board, `tracks` rounds and turn order, `strips` the players
- `board`      the whole table; `closeups` its parts, large; `spots` where options are marked
- `changes`    what is different from the picture before
- `faces`      tiles and cards by their ids in a view
- `tiles`, `works`, `characters`, `shops`, `river`, `people`, `display`, `charm`, `degree`, `spirits`: sprites, from
               `motifs`, `portraits`, `hair`, `things`, and `powers`, which says in signs what people and shops do
- `icons`      signs of ideas, goods and districts, with numbers, drawn in `ideas`, `wares`, `signs`, `places`
- `town`       houses, bridges, willows, sampans; `cities` what each city is famed for
- `cover`      cover and emblem; `alt` alternative texts; `names` texts; `dyes` colours
- `painter`    all of it, as the contract in `render.picture` wants it
"""

from render.jiangnan.painter import JiangnanPainter

painter = JiangnanPainter()

__all__ = ["painter"]
