"""A Dream of Splendor in Song Dynasty (大宋百商圖): run shops and a restaurant on a Song street.

In the order of the rulebook:

- `rules.md`    the numbered rules (DS-…), `content/` the cards
- `content`     the cards' data types
- `table`       the state
- `setup`       the beginning
- `flow`        a turn and its three phases; `rules` binds everything to the kernel's contract
- `purchase`, `preparation`, `business` the phases; `kitchen` menu cards; `shops` their incomes; `street` queue and events
- `view`        what a seat may see
- `sensible`    the computer player
"""

from engine.games.dream.rules import rules

__all__ = ["rules"]
