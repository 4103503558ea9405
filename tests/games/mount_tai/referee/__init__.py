"""A second opinion: the rules once more, plainly, from their text alone and with nothing of the engine's rules.

`Referee` follows a game beside the engine: it says which question must be open with which options, takes the replies,
and changes a table of its own as the rules say. Nothing is drawn in play: all chance lies in the set-up.

- `map`        cells, heights, water
- `play`       the questions expected, and what all parts work with
- `edicts`     edict tiles and how they lie on each other
- `land`       cultivation, farmland, towns
- `people`     talents and buildings
- `rites`      brewing, celebration, sacrifice
- `policy`     what is done with a tile
- `rounds`     the three phases of a round
- `settlement` the settlement of a season
- `tutors`     Grand Tutors
- `virtual`    the virtual player
- `end`        the end, and places
- `beginning`  what a set-up must be
- `following`  `Referee`
"""

from tests.games.mount_tai.referee.following import Referee

__all__ = ["Referee"]
