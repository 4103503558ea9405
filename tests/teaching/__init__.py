"""The teaching game: a complete tiny game, used only in tests, and the shortest example of the contract.

Merchants meet at an inn. Each round all bid in secret for the best room, then each takes a turn: draws a card, plays
one against a neighbour (who may parry it), rolls for tips, or rests, and at last throws cards away.

- `table`   the state
- `flow`    the rules: one generator a phase
- `view`    what a seat may see
- `journey` a campaign of two linked games
- `game`    the contract of `engine.kernel.Rules`: set-up, standings, re-dealing, audit, computer players
- `words`   its messages, which only tests need
"""

from tests.teaching.game import Teaching, rules

__all__ = ["Teaching", "rules"]
