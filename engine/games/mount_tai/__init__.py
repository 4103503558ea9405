"""Mount Tai (泰山): officials cultivate their fiefs on the mountain, layer by layer, with edicts stacked like it.

In the order of the rulebook:

- `rules.md`   the numbered rules (MT-…), with translations beside it; `content/` the data
- `content`    its types; `checks` reads it and looks whether it holds together; `box` unpacks it for play
- `names`      the names of things
- `mountain`   cells, heights, fiefs, water, tribes; `pyramid` how edict tiles lie on each other
- `table`      the state; `audit` says what must be true of it
- `setup`      the beginning
- `flow`       what comes when; `rules` binds everything to the kernel's contract
- `policy`     the policy decision, with `edicts` (removing tiles) and `act` (the effects of a tile)
- `cultivation`, `land` (farmland, towns), `recruitment`, `construction`, `rites`: the effects; `goods` gains and pays
- `order`, `events`, `settlement` (with `praises`), `final` (with `scoring`): the other phases and the end
- `settling`, `reactions`, `secretary`, `zheng`, `copying`: what single talents do; `observatory` the building
- `tutors`     the Grand Tutors, with `builder` and `donations`
- `virtual`    the virtual player of the solo game
- `challenge`  the games of the solo challenge; `campaign` links them and keeps the record sheet
- `why`        explains what is not offered
- `view`       what a seat may see; `deal` deals anew what nobody may
"""

from engine.games.mount_tai.rules import rules

__all__ = ["rules"]
