"""Yizhan's entry point: settings, logging, start. `make run`.

A setting, token, database or content that cannot be used ends the program with one clear sentence on stderr and exit
code 2.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path

import discord

from cogs.bot import YizhanBot, build, connect_to
from cogs.config import Config, ConfigError, load
from cogs.logs import set_up
from engine.games import SLUGS, rules_for
from engine.kernel import ContentError
from engine.store import StoreError

__all__ = ["Config", "YizhanBot", "build", "main"]

UNUSABLE = 2
"""The exit code for a start that cannot succeed until somebody changes something."""


class Unusable(Exception):
    """Why the bot cannot start: one sentence for the person who hosts it."""


def check_games() -> None:
    """Read every game's content. Raises `Unusable`, naming file, entry and field."""
    for slug in SLUGS:
        try:
            rules_for(slug)
        except ContentError as error:
            raise Unusable(f"The content of the game {slug!r} cannot be used: {error}") from error


async def run(config: Config) -> None:
    """Run the bot until it is stopped. Raises `Unusable`."""
    if not config.token:
        raise Unusable(
            "There is no token: copy .env.example to .env and put it there as DISCORD_TOKEN=… "
            "(docs/hosting.md says where to get it)."
        )
    check_games()
    connect_to(config)
    async with build(config) as bot:
        try:
            await bot.start(config.token)
        except discord.LoginFailure as error:
            raise Unusable(
                "Discord does not accept the token in DISCORD_TOKEN: copy it anew from the Developer Portal, page Bot."
            ) from error
        except StoreError as error:
            raise Unusable(str(error)) from error


def main() -> int:
    """The program; returns its exit code."""
    try:
        config = load(file=Path(".env"))
        set_up(config.log_level)
        asyncio.run(run(config))
    except (ConfigError, Unusable) as error:
        sys.stderr.write(f"Yizhan: {error}\n")
        return UNUSABLE
    except KeyboardInterrupt:
        logging.getLogger("yizhan").info("stopped")
    return 0


if __name__ == "__main__":
    sys.exit(main())
