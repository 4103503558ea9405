"""Play in the browser, on a simulated Discord: `python -m tests.play [--data DIR] [--port N] [--fast]`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from pathlib import Path

from cogs.bot import build
from cogs.config import Config
from engine.store import StoreError
from tests.play.page import served
from tests.support.world import CHANNEL, PEOPLE

WELCOME = """
Yizhan runs on a simulated Discord. Open this page:

    {url}

You are in #{channel} and can be {people}: “Viewing as” at the top of the page.
Server and bot are Ada's: only she may use /settings server and /status.
Type /game new to open a table; choices are offered from the first letter that you type.
Games are kept in {database}; Ctrl-C ends the session.
"""


async def play(database: Path, port: int, pace: float) -> None:
    """Serve the page until Ctrl-C, SIGTERM, or the page's own “End preview session”."""
    loop = asyncio.get_running_loop()
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    async with served(build(Config(database=str(database))), port=port, pace=pace) as page:
        people = ", ".join(f"{shown} ({name})" for name, shown in PEOPLE)
        sys.stdout.write(WELCOME.format(url=page.url, channel=CHANNEL, people=people, database=database))
        sys.stdout.flush()
        closed = asyncio.create_task(page.wait_closed())
        asked = asyncio.create_task(stopped.wait())
        await asyncio.wait((closed, asked), return_when=asyncio.FIRST_COMPLETED)
        closed.cancel()
        asked.cancel()
    sys.stdout.write("\nSaved. `make play` goes on where you stopped.\n")


def main() -> int:
    """The program; returns its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.play", description=__doc__)
    parser.add_argument("--data", type=Path, default=Path(".play"), metavar="DIR", help="where games are kept")
    parser.add_argument("--port", type=int, default=0, metavar="N", help="the page's port (default: any free one)")
    parser.add_argument("--fast", action="store_true", help="an hour passes in a minute, to see reminders come")
    chosen = parser.parse_args()
    try:
        chosen.data.mkdir(parents=True, exist_ok=True)
        logging.basicConfig(filename=chosen.data / "yizhan.log", level=logging.INFO, format="%(asctime)s %(message)s")
        asyncio.run(play(chosen.data / "yizhan.db", chosen.port, 60.0 if chosen.fast else 1.0))
    except (OSError, StoreError) as error:
        sys.stderr.write(f"Yizhan cannot start here: {error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
