"""The store: one SQLite file, and the only place with SQL.

- `database`  `Store`: opening with clear refusals, one writer, transactions
- `results`   how finished games have ended, and who does not want to be rated
- `people`    all that is stored about one person;  `census` how much there is of everything
- `backup`    copies of the file, and putting one back
- `inspect`   looking at a database from outside, beside a running bot
- `migrate`   the scripts of `migrations/`, each in one transaction
- `tables`    tables and their chairs
- `campaigns` linked games: how far they are, and which table is which game of them
- `records`   a game's record: entries, step-start tables, contents by digest
- `outbox`    announcements that are to be sent once
- `timers`    what is due when;  `votes` of tables
- `drafts`    unfinished picks
- `settings`  what servers and persons have chosen

Functions take a `Transaction`; whoever opens it decides what belongs together.
"""

from engine.store.database import Store, Transaction
from engine.store.errors import Damaged, StoreError

__all__ = ["Damaged", "Store", "StoreError", "Transaction"]
