"""The pictures of Jiangnan.

- `dyes`       the colours of kinds, districts and Ages
- `ideas`, `wares`, `signs`, `places`: drawings of ideas and works, goods, people and deeds, districts
- `icons`      all of it as cached signs, with numbers
- `tiles`      action tiles; `people` scholars, servants, discs; `river` boats, trends, goals
- `works`      portfolios with their `motifs`; `powers` what people and shops do, in signs
- `characters` portraits, talents, muses, from `portraits`, `hair`, `things`
- `faces`      tiles and cards by their ids in a view
- `display`, `charm`, `degree`, `spirits`, `shops`: the other tiles
- `town`       houses, bridges, willows, sampans; `cover` cover and emblem
"""
