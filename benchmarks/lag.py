"""How long an event loop is held up: a task that wants to run every few milliseconds, and notes how late it is.

A watched process writes down every second of its life (`Second`), for another one to read.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Self

import msgspec
from msgspec import Struct

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


class Second(Struct, frozen=True):
    """One second of a process, in ms: for how long its loop was held up at most; what each move and its commit took."""

    lag: float
    moves: list[float]


def seconds_of(file: Path) -> list[Second]:
    """What has been written down so far, one line of JSON a second."""
    lines = file.read_bytes().splitlines(keepends=True)
    return [msgspec.json.decode(line, type=Second) for line in lines if line.endswith(b"\n")]
