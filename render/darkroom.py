"""Has films made in a process of its own with a low priority: neither the event loop nor any board waits for them.

    python -m render.darkroom      the process: takes a pickled `Job`, tells how far it is, hands over the file

A process ends with its film, and all that it has drawn is let go with it. What lies between the two is only ever
written by ourselves.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import BinaryIO

from render import child
from render.reel import Job, develop

log = logging.getLogger(__name__)

KEPT = 48 * 2**20
"""Bytes of films that are kept in case somebody asks again; those asked for last."""
PATIENCE = 600.0
"""Seconds after which a film is given up."""
WAITING = 8
"""How many films may wait for their turn."""
_NICE = 15

Report = Callable[[int, int], None]
"""Told how many pictures are done, and of how many."""
Develop = Callable[[Job, Report], Awaitable[bytes]]


class _Order:
    """A film in the making, and all who want to know how far it is."""

    def __init__(self, task: asyncio.Task[bytes | None]) -> None:
        self.task = task
        self.reports: list[Report] = []


class Darkroom:
    """Makes films one after the other; who asks for one that is being made gets the same."""

    def __init__(self, *, kept: int = KEPT, develop: Develop | None = None) -> None:
        """`kept`: bytes of finished films that stay in memory. `develop`: what makes them (`in_a_process`)."""
        self._room = kept
        self._develop = develop or in_a_process
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._orders: dict[Hashable, _Order] = {}
        self._one = asyncio.Lock()

    def ready(self, key: Hashable) -> bytes | None:
        """A film that has been made before."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    @property
    def full(self) -> bool:
        """Do so many films wait that no more should be asked for?"""
        return len(self._orders) > WAITING

    async def film(self, key: Hashable, job: Job, report: Report) -> bytes | None:
        """The film as an animated WebP, or None if it could not be made (it is logged).

        `key` says what it shows. If whoever asked goes away, it is finished all the same.
        """
        if (data := self.ready(key)) is not None:
            return data
        order = self._orders.get(key)
        if order is None:
            order = self._orders[key] = _Order(asyncio.create_task(self._make(key, job)))
        order.reports.append(report)
        return await asyncio.shield(order.task)

    async def close(self) -> None:
        """Give up what is being made."""
        tasks = [order.task for order in self._orders.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, key: Hashable, job: Job) -> bytes | None:
        try:
            async with self._one:
                data = await self._develop(job, lambda done, of: self._tell(key, done, of))
        except (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError) as error:
            log.error("a film of %s with %d steps could not be made: %r", job.slug, len(job.shots), error)
            return None
        finally:
            del self._orders[key]
        self._kept[key] = data
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > self._room:
            self._kept.popitem(last=False)
        return data

    def _tell(self, key: Hashable, done: int, of: int) -> None:
        for report in self._orders[key].reports:
            report(done, of)


async def in_a_process(job: Job, report: Report) -> bytes:
    """Have a film made. Raises `OSError`, `asyncio.IncompleteReadError`, `TimeoutError` or `ValueError`."""
    running = await child.begin("render.darkroom")
    assert running.stdin is not None
    assert running.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            running.stdin.write(await asyncio.to_thread(pickle.dumps, job))
            running.stdin.close()
            while True:
                kind, *numbers = (await running.stdout.readuntil()).split()
                if kind == b"film":
                    return await running.stdout.readexactly(int(numbers[0]))
                report(int(numbers[0]), int(numbers[1]))
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()


def main(given: BinaryIO, out: BinaryIO) -> None:
    """The process: lines "done <pictures> <of>", then "film <bytes>" and the film itself."""
    os.nice(_NICE)

    def report(done: int, of: int) -> None:
        out.write(b"done %d %d\n" % (done, of))
        out.flush()

    job: Job = pickle.load(given)
    data = develop(job, report)
    out.write(b"film %d\n" % len(data))
    out.write(data)
    out.flush()


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
