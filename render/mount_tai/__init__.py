"""The pictures of Mount Tai.

- `layout`     named boxes of the board; the close-ups have plans of their own
- `relief`     the shape of the mountain, `mountain_rock` its ground in ink and colours, `mountain_sites` what lies on a
               cell, `mountain` all of it
- `seasons`    events, bonus tiles and Praises round the mountain; `tracks` the round and the turn order
- `offers`     buildings and talents on offer; `strips` the players
- `board`      the whole table; `closeups` its parts, large; `options` marks of what may be chosen, `spots` where
- `player`     one player's board, with `mat`, `pyramid`, `belongings`
- `edicts`, `events`, `praises`, `buildings`, `talents`, `icons`, `effects`, `goods`: sprites, from `frames`, `halls`,
               `people`, `tools`
- `changes`    what is different from the picture before
- `cover`      cover and emblem; `alt` alternative texts; `names` texts; `data`, `dyes`, `sheets` small helpers
- `painter`    all of it, as the contract in `render.picture` wants it
"""

from render.mount_tai.painter import MountTaiPainter

painter = MountTaiPainter()

__all__ = ["painter"]
