"""Copies of the database by the clock: one after so many hours, the newest ones kept.

When the next one is due is known from the copies themselves, so neither restarts nor a clock that was set change it
for long.
"""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio import sleep
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from engine.store import StoreError
from engine.store.backup import Copying, copies, made
from engine.store.inspect import waits_for_update

log = logging.getLogger(__name__)

SETTLING = 600.0
"""Seconds after the start before which no copy is made: whoever starts the bot again and again gets none of each."""
AGAIN = 3600.0
"""Seconds until a copy that failed is tried again."""
LOOK = 900.0
"""The longest sleep in seconds: a clock that was set is noticed by then."""


class Plan(Struct, frozen=True):
    """Where the copies of which database go, every how many `hours` (0: only when asked for), and how many are kept."""

    database: Path
    folder: Path
    hours: int
    keep: int


def before_update(plan: Plan, now: float) -> Path | None:
    """Make a copy if the next opening of the database brings its tables up to date. Raises `StoreError`."""
    if not waits_for_update(plan.database):
        return None
    path = Copying(plan.database, plan.folder, now, keep=plan.keep, before_update=True).run()
    log.info("backup %s: the tables are brought up to date now", path)
    return path


class Backups:
    """Makes the copies. `start()` once, `close()` before the store.

    `failure` says why the last try failed; None once one has been made again.
    """

    def __init__(self, plan: Plan, clock: Callable[[], float]) -> None:
        self.plan = plan
        self.failure: str | None = None
        self._clock = clock
        self._one = asyncio.Lock()
        self._closed = False
        self._copying: Copying | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def newest(self) -> float | None:
        """When the newest copy was made, in seconds since 1970; None if there is none, or it seems yet to come."""
        now = self._clock()
        found = copies(self.plan.database, self.plan.folder, now)
        return made(found[0]) if found and made(found[0]) <= now else None

    def start(self) -> None:
        """From now on copies are made when they are due."""
        if self.plan.hours:
            self._task = asyncio.create_task(self._go_on(self._clock() + SETTLING))

    async def close(self) -> None:
        """Give up what is being made, and make no more."""
        self._closed = True
        if self._copying is not None:
            self._copying.stop()
        async with self._one:
            if self._task is not None:
                self._task.cancel()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def make(self) -> Path:
        """Make a copy now, one at a time. Raises `StoreError`."""
        async with self._one:
            plan = self.plan
            self._copying = Copying(plan.database, plan.folder, self._clock(), keep=plan.keep)
            began = time.perf_counter()
            try:
                path, size = await asyncio.to_thread(_run, self._copying)
            except StoreError as error:
                if not self._closed:
                    self.failure = str(error)
                    log.error("%s The %d older ones are kept.", error, len(copies(plan.database, plan.folder)))
                raise
            finally:
                self._copying = None
        self.failure = None
        log.info("backup %s: %.1f MB in %.1f s", path, size / 1e6, time.perf_counter() - began)
        return path

    def due(self) -> float:
        """When the next copy should be made, as far as the copies tell."""
        newest = self.newest
        return self._clock() if newest is None else newest + self.plan.hours * 3600

    async def _go_on(self, not_before: float) -> None:
        while True:
            wait = max(self.due(), not_before) - self._clock()
            if wait > 0:
                await sleep(min(wait, LOOK))
                continue
            try:
                await self.make()
            except StoreError:
                not_before = self._clock() + AGAIN


def _run(copying: Copying) -> tuple[Path, int]:
    """In a thread: the copy's path and its size in bytes."""
    path = copying.run()
    return path, path.stat().st_size
