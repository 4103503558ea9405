"""Lets computer players move, while people do something else."""

from __future__ import annotations

import asyncio
import logging

from engine.host import play
from engine.host.keeper import Keeper
from engine.host.model import TableId
from engine.kernel import Refused
from engine.store import tables
from engine.store.tables import TableRow

log = logging.getLogger(__name__)


class Computers:
    """Runs one task for each table at which a computer player has to decide."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._running: dict[TableId, asyncio.Task[None]] = {}
        self._open = False

    async def start(self) -> None:
        """Go on where an earlier run has stopped."""
        self._open = True
        async with self._keeper.store.reading() as tx:
            waiting = await tables.with_computers_to_move(tx)
        for table in waiting:
            self._wake(table)

    async def close(self) -> None:
        """Stop. A move that is being committed is finished by the keeper."""
        self._open = False
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look(self, row: TableRow) -> None:
        """A table has changed: a computer player may have to decide now."""
        if any(chair.policy and chair.waiting for chair in row.chairs):
            self._wake(row.id)

    @property
    def busy(self) -> bool:
        """Is any of them deciding?"""
        return bool(self._running)

    async def quiet(self) -> None:
        """Wait until none of them has anything to decide."""
        while self._running:
            await asyncio.wait(self._running.values())

    def _wake(self, table: TableId) -> None:
        if self._open and table not in self._running:
            self._running[table] = asyncio.create_task(self._move(table))

    async def _move(self, table: TableId) -> None:
        try:
            while await self._keeper.alone(table, lambda held: play.computer_move(self._keeper, held)):
                pass
        except Refused as refused:
            log.warning("computer players of table %d: %s", table, refused)
        except Exception:
            log.exception("the computer players of table %d have stopped", table)
        finally:
            del self._running[table]
