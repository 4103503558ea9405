"""Yizhan's entry point: settings, logging, start. `make run`.

    python bot.py            run the bot
    python bot.py --check    look through everything that the bot needs, without Discord; 0 if it can run, else 2
    python bot.py --backup   make a backup now, also beside the running bot
    python bot.py --restore FILE    put a backup in the place of the database, while the bot does not run

A setting, token, database or content that cannot be used ends the program with one clear sentence on stderr and exit
code 2.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import aiohttp
import discord

from cogs.bot import YizhanBot, build, connect_to
from cogs.check import checked, lines
from cogs.config import Config, ConfigError, backup_plan, load
from cogs.logs import set_up
from engine.games import SLUGS, rules_for
from engine.kernel import ContentError
from engine.store import StoreError
from engine.store.backup import Copying, restore

__all__ = ["Config", "YizhanBot", "build", "main"]

UNUSABLE = 2
"""The exit code for a start that cannot succeed until somebody changes something."""
UNREACHABLE = 1
"""The exit code for a start that may succeed later."""


class Unusable(Exception):
    """Why the bot cannot start: one sentence for the person who hosts it."""


class Unreachable(Exception):
    """Discord does not answer: one sentence for the person who hosts the bot."""


def check_games() -> None:
    """Read every game's content. Raises `Unusable`, naming file, entry and field."""
    for slug in SLUGS:
        try:
            rules_for(slug)
        except ContentError as error:
            raise Unusable(f"The content of the game {slug!r} cannot be used: {error}") from error


async def run(config: Config) -> None:
    """Run the bot until it is stopped. Raises `Unusable` or `Unreachable`."""
    if not config.token:
        raise Unusable(
            "There is no token: copy .env.example to .env and put it there as DISCORD_TOKEN=… "
            "(docs/hosting.md says where to get it)."
        )
    check_games()
    connect_to(config)
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)  # how systemd ends a service
    async with build(config) as bot:
        try:
            await bot.open_store()
            await bot.start(config.token)
        except discord.LoginFailure as error:
            raise Unusable(
                "Discord does not accept the token in DISCORD_TOKEN: copy it anew from the Developer Portal, page Bot."
            ) from error
        except StoreError as error:
            raise Unusable(str(error)) from error
        except aiohttp.ClientError as error:
            raise Unreachable(f"Discord cannot be reached ({error}); try again later.") from error


async def check(config: Config) -> int:
    """Print the report about a station with these settings; returns the exit code."""
    findings = [finding async for finding in checked(config)]
    sys.stdout.write("\n".join(lines(findings)) + "\n")
    return UNUSABLE if any(finding.verdict == "wrong" for finding in findings) else 0


def back_up(config: Config) -> int:
    """Make a backup and print where it is. Raises `StoreError`."""
    plan = backup_plan(config)
    if not plan.database.exists():
        raise Unusable(f"There is no database {plan.database} yet, so there is nothing to back up.")
    path = Copying(plan.database, plan.folder, time.time(), keep=plan.keep).run()
    sys.stdout.write(f"{path}\n")
    return 0


def put_back(config: Config, copy: Path) -> int:
    """Put a backup in the place of the database, and print what has become of the present one. Raises `StoreError`."""
    database = Path(config.database)
    aside = restore(database, copy, time.time())
    sys.stdout.write(f"{copy} is now {database}.\n")
    if aside is not None:
        sys.stdout.write(f"What was there before is {aside}; delete it once you are sure.\n")
    return 0


def arguments(given: Sequence[str]) -> argparse.Namespace:
    """What is to be done. Ends the program for what it does not know."""
    parser = argparse.ArgumentParser(prog="bot.py", description="Yizhan, board games by post on Discord.")
    parser.add_argument("--check", action="store_true", help="look through everything without Discord, and end")
    parser.add_argument("--backup", action="store_true", help="make a backup now, and end")
    parser.add_argument("--restore", type=Path, metavar="FILE", help="put a backup in the database's place, and end")
    return parser.parse_args(given)


def main(given: Sequence[str] = ()) -> int:
    """The program; returns its exit code."""
    wanted = arguments(given)
    try:
        config = load(file=Path(".env"))
        set_up(config.log_level, config.log_format, config.token)
        if wanted.check:
            return asyncio.run(check(config))
        if wanted.backup:
            return back_up(config)
        if wanted.restore is not None:
            return put_back(config, wanted.restore)
        asyncio.run(run(config))
    except (ConfigError, StoreError, Unusable) as error:
        sys.stderr.write(f"Yizhan: {error}\n")
        return UNUSABLE
    except Unreachable as error:
        sys.stderr.write(f"Yizhan: {error}\n")
        return UNREACHABLE
    except (KeyboardInterrupt, asyncio.CancelledError):
        logging.getLogger("yizhan").info("stopped")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
