"""Background work, one task a table at the most."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from engine.host.model import TableId


class TaskEach:
    """Runs `work(table)` in a task for each table that wants it. Nothing runs before `open()` or after `close()`."""

    def __init__(self, work: Callable[[TableId], Awaitable[None]]) -> None:
        """`work` deals with its own errors."""
        self._work = work
        self._running: dict[TableId, asyncio.Task[None]] = {}
        self._open = False

    def open(self) -> None:
        """From now on tasks may begin."""
        self._open = True

    def begin(self, table: TableId) -> bool:
        """Begin a table's task; False where it is running, or nothing may begin."""
        if not self._open or table in self._running:
            return False
        self._running[table] = asyncio.create_task(self._run(table))
        return True

    @property
    def busy(self) -> bool:
        """Is any of them running?"""
        return bool(self._running)

    async def quiet(self) -> None:
        """Wait until none is running."""
        while self._running:
            await asyncio.wait(self._running.values())

    async def close(self) -> None:
        """Cancel what is running."""
        self._open = False
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._running.clear()  # a task that was cancelled before it began has not taken itself out

    async def _run(self, table: TableId) -> None:
        try:
            await self._work(table)
        finally:
            self._running.pop(table, None)
