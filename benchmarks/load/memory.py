"""`python -m benchmarks.load.memory DATABASE TABLES`: what a host with so many tables takes.

It prints lines "tables looked at, MB of memory": for none, for as many as a host keeps in memory, and for several times
as many.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from benchmarks.measures.moves import Nobody
from cogs.status import memory
from engine.host import Host
from engine.host.host import ROOM
from engine.store import Store

OFTEN = (1, 2, 4)
"""Times as many tables as fit into memory."""


def looks(tables: int) -> list[int]:
    """After how many tables the memory is looked at."""
    return sorted({min(times * ROOM, tables) for times in OFTEN})


async def main(database: Path, tables: int) -> None:
    """Look at more and more tables."""
    store = await Store.open(database)
    host = Host(store, Nobody())
    await host.start()
    print(0, memory() / 1e6)
    seen = 0
    for count in looks(tables):
        while seen < count:
            seen += 1
            await host.glance(seen, None)
        print(seen, memory() / 1e6)
    await host.close()
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
