"""The real bot, for a simulated Discord."""

from __future__ import annotations

from pathlib import Path

from cogs.bot import YizhanBot, build
from cogs.config import Config
from tests.support.easels import Remembering


def station(database: Path) -> YizhanBot:
    """The bot with its own settings' defaults, keeping its tables in `database`, except that it draws pictures itself.

    A process of their own would have to learn to draw for every bot of a test.
    """
    bot = build(Config(database=str(database), picture_processes=0))
    bot.studio._easels = Remembering()
    return bot
