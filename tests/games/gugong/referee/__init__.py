"""A second opinion: the rules once more, plainly, from their text alone and with nothing of the engine's rules.

`Referee` follows a game beside the engine: it says which questions must be open with which options, takes the replies,
and changes a table of its own as the rules say. What dice showed and what a shuffle brought is taken from the game.

- `play`       the questions expected, and what all parts work with
- `purse`      servants, tokens, choices
- `tracks`     points, Intrigue, Palace
- `cards`, `travel`, `wall`, `canal`, `officials`   the actions
- `turn`, `day`                                     the order of play, and the end
- `beginning`  what a set-up must be
- `following`  `Referee`
"""

from tests.games.gugong.referee.following import Referee

__all__ = ["Referee"]
