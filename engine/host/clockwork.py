"""Rings when something is due: reminders, calls that had to wait, time that has run out, deadlines of votes.

What is due lies in the database. The clock is looked at again after ten minutes at the latest, so that a clock which
was put forward or back, or a computer that slept, does no harm.
"""

from __future__ import annotations

import asyncio
import logging

from engine.host import reminding, votes
from engine.host.held import Held
from engine.host.keeper import Change, Keeper
from engine.host.notebook import chosen_by
from engine.kernel import Refused
from engine.store import StoreError, timers
from engine.store.tables import TableRow

log = logging.getLogger(__name__)

AT_LEAST_EVERY = 600.0
"""Seconds between two looks at the clock, at most."""


class Clockwork:
    """A timer for the next thing that is due, and the task that deals with it."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._open = False
        self._changed = False
        self._next: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """From now on it rings by itself; at once for what has become due meanwhile."""
        self._open = True
        self._begin()

    async def close(self) -> None:
        """Stop; what is being done is finished."""
        self._open = False
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            await self._task

    def look(self, row: TableRow) -> None:
        """A table has changed: something there may be due sooner than what is waited for."""
        if row.state == "running" and row.paused is None:
            soonest = min((chair.due for chair in row.chairs if chair.due is not None), default=None)
            if soonest is not None:
                self.expect(soonest)

    def expect(self, due: float) -> None:
        """Something is due then."""
        self._changed = True
        if self._next is None or due < self._next:
            self._wind(due)

    async def ring(self) -> float:
        """Do all that is due by now; returns when that was."""
        now = self._keeper.clock()
        async with self._keeper.store.reading() as tx:
            found = await timers.due(tx, now)
        for table in found:
            try:
                await self._keeper.alone(table, self._at_table)
            except Refused as refused:
                log.warning("what is due at table %d has to wait: %s", table, refused)
            except Exception:
                log.exception("what is due at table %d has to wait", table)
        return now

    async def _at_table(self, held: Held) -> None:
        now, persons = self._keeper.clock(), {chair.person for chair in held.row.chairs if chair.person is not None}
        async with self._keeper.store.reading() as tx:
            chosen = await chosen_by(tx, persons)
        row, announcements = reminding.poked(held.row, chosen, now)
        if row != held.row:
            await self._keeper.commit(held, Change(row=row, more=announcements))
        await votes.ring(self._keeper, held)

    def _wind(self, due: float | None) -> None:
        """Ring when this is due, but look at the clock before long."""
        if self._timer is not None:
            self._timer.cancel()
        self._next = due
        if self._open:
            rest = AT_LEAST_EVERY if due is None else min(max(due - self._keeper.clock(), 0.0), AT_LEAST_EVERY)
            self._timer = asyncio.get_running_loop().call_later(rest, self._begin)

    def _begin(self) -> None:
        if self._open and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            rung = await self.ring()
            self._changed = True
            while self._changed:
                self._changed = False
                async with self._keeper.store.reading() as tx:
                    # Not after this moment: what has become due while it rang is still to be done.
                    following = await timers.following(tx, rung)
        except StoreError as error:
            log.error("the clockwork: %s", error)
            following = None
        self._wind(following)
