"""How long an event loop is held up: a task that wants to run every few milliseconds, and notes how late it is."""

from __future__ import annotations

import asyncio
import time
from typing import Self

TICK = 0.002
"""Seconds between two looks."""


class Lag:
    """While this is entered, `worst` grows to the longest time in seconds for which the loop was held up."""

    def __init__(self) -> None:
        self.worst = 0.0

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._watch())
        await asyncio.sleep(0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            self.worst = max(self.worst, time.perf_counter() - began - TICK)
