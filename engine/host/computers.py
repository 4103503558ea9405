"""Lets computer players move, while people do something else."""

from __future__ import annotations

import logging

from engine.host import play
from engine.host.keeper import Keeper
from engine.host.model import TableId
from engine.host.tasks import TaskEach
from engine.kernel import Refused
from engine.store import tables
from engine.store.tables import TableRow

log = logging.getLogger(__name__)


class Computers:
    """Lets computer players decide, table by table."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self.tasks = TaskEach(self._move)

    async def start(self) -> None:
        """Go on where an earlier run has stopped."""
        self.tasks.open()
        async with self._keeper.store.reading() as tx:
            waiting = await tables.with_computers_to_move(tx)
        for table in waiting:
            self.tasks.begin(table)

    def look(self, row: TableRow) -> None:
        """A table has changed: a computer player may have to decide now."""
        if any(chair.policy and chair.waiting for chair in row.chairs):
            self.tasks.begin(row.id)

    async def _move(self, table: TableId) -> None:
        try:
            while await self._keeper.alone(table, lambda held: play.computer_move(self._keeper, held)):
                pass
        except Refused as refused:
            log.warning("computer players of table %d: %s", table, refused)
        except Exception:
            log.exception("the computer players of table %d have stopped", table)
