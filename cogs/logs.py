"""What the bot writes down while it runs: one line an entry on stderr, for journald or a terminal. No secrets."""

from __future__ import annotations

import logging
import sys

import discord


def set_up(level: str) -> None:
    """Log to stderr from `level` ("debug" … "error") on; libraries only from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level.upper())
    # The bot never speaks aloud; discord.py need not miss what that would take.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    if level != "debug":
        for library in ("discord", "aiosqlite"):
            logging.getLogger(library).setLevel("WARNING")
