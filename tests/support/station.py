"""The real bot, for a simulated Discord."""

from __future__ import annotations

from pathlib import Path

from cogs.bot import YizhanBot, build
from cogs.config import Config


def station(database: Path) -> YizhanBot:
    """The bot with its own settings' defaults, keeping its tables in `database`."""
    return build(Config(database=str(database)))
