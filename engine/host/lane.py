"""What carrying announcements has in common: each lane's in order, several lanes at once, each announcement once.

An announcement that Discord may have accepted already (the bot died, or an answer got lost) is first looked for among
our recent messages there.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable

from engine.host.courier import Undeliverable
from engine.host.tasks import TaskEach
from engine.kernel import Refused
from engine.store.outbox import NoticeRow

log = logging.getLogger(__name__)

AT_ONCE = 8
"""How many lanes are served at the same time."""


def patience(attempt: int) -> float:
    """Seconds to wait after the `attempt`-th failure: 1, 2, 4 … at most five minutes."""
    return float(min(2 ** (attempt - 1), 300))


class Lanes(ABC):
    """Runs one task for each lane that has something to send: a table, or a person."""

    def __init__(self, wait: Callable[[int], float]) -> None:
        self.tasks = TaskEach(self._serve)
        self._wait = wait
        self._again: set[int] = set()
        self._doubtful: set[int] = set()
        self._gate = asyncio.Semaphore(AT_ONCE)

    def wake(self, lane: int) -> None:
        """There may be something to send, or a better place for it."""
        if not self.tasks.begin(lane):
            self._again.add(lane)

    @abstractmethod
    async def next(self, lane: int) -> NoticeRow | None:
        """The oldest announcement of a lane that has not been sent."""

    @abstractmethod
    async def send(self, lane: int, row: NoticeRow) -> None:
        """Send it, and write down that it has been sent."""

    @abstractmethod
    async def give_up(self, lane: int, row: NoticeRow, error: Undeliverable | Refused) -> bool:
        """It cannot be sent there. Returns whether the lane goes on with the next one."""

    async def _serve(self, lane: int) -> None:
        try:
            while True:
                self._again.discard(lane)
                await self._send_all(lane)
                if lane not in self._again:
                    break
        except Exception:
            log.exception("the announcements of lane %d wait for the next one", lane)

    async def _send_all(self, lane: int) -> None:
        attempt = 0
        while (row := await self.next(lane)) is not None:
            try:
                async with self._gate:
                    await self.send(lane, row)
                attempt = 0
            except (Undeliverable, Refused) as error:
                if not await self.give_up(lane, row, error):
                    return
            except Exception as error:
                attempt += 1
                log.warning("announcement %d will be tried again: %r", row.row, error)
                await asyncio.sleep(self._wait(attempt))
