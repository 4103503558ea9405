"""`python -m benchmarks.watched_bot FILE`: the real bot, writing down how each second was (`benchmarks.lag.Second`)."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from benchmarks.lag import Lag, Second
from bot import run
from cogs.config import load
from cogs.logs import set_up
from engine.host import Host
from engine.host.model import Moved, PersonId, TableId
from engine.kernel import Reply

_taken: list[float] = []
"""What the moves of this second took, in ms."""

_replies = Host.replies


async def _timed(self: Host, table: TableId, person: PersonId, replies: Sequence[Reply]) -> Moved:
    """`Host.replies`, with a look at the clock: the wait for the table, the rules and the commit are in it."""
    began = time.perf_counter()
    moved = await _replies(self, table, person, replies)
    _taken.append((time.perf_counter() - began) * 1000)
    return moved


async def _note(file: Path) -> None:
    with file.open("ab") as lines:
        while True:
            async with Lag() as lag:
                await asyncio.sleep(1)
            lines.write(msgspec.json.encode(Second(lag.worst * 1000, _taken[:])) + b"\n")
            lines.flush()
            _taken.clear()


async def main(file: Path) -> None:
    """Run until it is killed."""
    config = load(file=file.with_name("no.env"))
    set_up(config.log_level)
    Host.replies = _timed  # type: ignore[method-assign]
    noting = asyncio.create_task(_note(file))
    await run(config)
    noting.cancel()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
