"""`python -m benchmarks.watched_bot FILE`: the real bot, writing the worst lag of its event loop in ms to a file.

The file is written once a second and then begun anew, so each line stands for one second.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from benchmarks.lag import Lag
from bot import run
from cogs.config import load
from cogs.logs import set_up


async def _note(file: Path) -> None:
    with file.open("a", encoding="utf-8") as lines:
        while True:
            async with Lag() as lag:
                await asyncio.sleep(1)
            lines.write(f"{lag.worst * 1000:.1f}\n")
            lines.flush()


async def main(file: Path) -> None:
    """Run until it is killed."""
    config = load(file=file.with_name("no.env"))
    set_up(config.log_level)
    noting = asyncio.create_task(_note(file))
    await run(config)
    noting.cancel()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
