"""A second opinion: the rules once more, plainly, from their text alone and with nothing of the engine's rules.

`Referee` follows a game beside the engine: it says which questions must be open with which options, takes the replies,
and changes a table of its own as the rules say. It shuffles with numbers of its own, which are the same as the game's
as long as both shuffle the same tiles at the same time.

- `play`       the questions expected, and what all parts work with
- `goods`      icons: what comes at once, and what is chosen
- `society`    portfolios on display, the Society, exams
- `publishing` publishing, Display Tracks, Teahouse and Tavern
- `parlour`    servants on muses, the Parlour, charm
- `travel`     cities
- `fair`       the Temple Fair and its shops
- `boats`      servants on boats, who is ahead there
- `powers`     what assistants do
- `legal`      which districts can be visited
- `turn`       a turn, a Rest
- `income`     the first step of Upkeep
- `upkeep`     the other steps
- `final`      what is counted, and the end
- `bot`        the Bot
- `beginning`  how a game begins, and what a set-up must be
- `odd`        set-ups that lead to what is seldom met
- `following`  `Referee`
"""

from tests.games.jiangnan.referee.following import Referee

__all__ = ["Referee"]
