"""The host: keeps the tables between Discord and the rules.

- `host`      `Host`: all that can be done
- `notebook`  its part that knows no games: drafts, settings, notes
- `model`     the data that it takes and gives
- `courier`   what it asks of whoever carries its announcements
- `lobby`, `play`, `speaking`, `looking`, `export`  what is done at one table, by occasion
- `film`      a whole game to be stepped through;  `replays` those of tables;  `imports` those of exported files
- `writing`   a game in notation
- `campaigns` linked games;  `carried` what a finished game hands on to its campaign
- `ahead`     does what people decided ahead: `orders` what becomes of a question, `forecast` what may be asked
- `computers` lets computer players move; `tasks` one task a table;  `recent` what may be wanted again
- `keeper`    locks, memory, commits, freezing; `held` a table in memory; `past` what stands of a record
- `results`   how a game has ended;  `ratings` who plays how well, by `rating`, and `figures` about games
- `rematches` the same people once more;  `people` what is stored about somebody, and forgetting them
- `census`    how much there is of everything
- `rehearsal` whether this version would go on with a database's games
- `backups`   copies of the database by the clock;  `restored` tells the tables when one was put back
- `notices`   which announcement follows from a move; `calling` whom it calls, and how
- `pump`      carries announcements, `letters` direct messages; `lane` is what they have in common
- `absence`   `Host`'s part that is about people: `seats` handed over, `votes` (`voting` counts them), and `resting`:
  tables that rest, or get another pace
- `takeback`  taking back further than one's own last reply, by a vote
- `clockwork` rings when something is due; `reminding` who is reminded; `reachable` who wants to be left alone
"""

from engine.host.courier import Courier, Undeliverable
from engine.host.host import Host

__all__ = ["Courier", "Host", "Undeliverable"]
