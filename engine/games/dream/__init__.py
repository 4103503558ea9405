"""A Dream of Splendor in Song Dynasty (大宋百商圖): run shops and a restaurant on a Song street.

In the order of the rulebook:

- `rules.md`    the numbered rules (DS-…), with translations beside it; `content/` the cards
- `content`     the cards' data types; `box` unpacks them for play, with `offers` (options ready made) and `names`
- `table`       the state; `audit` says what must be true of it
- `setup`       the beginning
- `flow`        a turn and its three phases; `rules` binds everything to the kernel's contract
- `purchase`, `preparation`, `business`: the phases; `kitchen` menu cards; `shops` their incomes; `street` queue and
  events; `why` explains what is not offered
- `view`        what a seat may see
- `sensible`    the computer player
"""

from engine.games.dream.rules import rules

__all__ = ["rules"]
