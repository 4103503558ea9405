"""What the bot writes down while it runs, on stderr, for journald or a terminal: lines to read, or JSON for programs.

No secrets: the bot's token and the keys of single interactions are struck out wherever they come up, and libraries are
kept from telling whole messages, in which private panels would stand.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Literal

import discord

Format = Literal["text", "json"]

_KEYS = re.compile(r"(/(?:interactions|webhooks)/\d+/)[A-Za-z0-9._~%=-]+")
"""In addresses: whoever has such a key may answer in the bot's name for a quarter of an hour."""
_STRUCK = "[struck out]"


class Discreet(logging.Formatter):
    """Lines in which no secret stands; `secrets` are struck out literally."""

    def __init__(self, form: Format = "text", secrets: tuple[str, ...] = ()) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")
        self._form = form
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """The entry as it is written."""
        line = self._as_json(record) if self._form == "json" else super().format(record)
        for secret in self._secrets:
            line = line.replace(secret, _STRUCK)
        return _KEYS.sub(rf"\1{_STRUCK}", line)

    def _as_json(self, record: logging.LogRecord) -> str:
        """One line: `time` (UTC), `level`, `logger`, `message`, and the `error` with its traceback if there is one."""
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def set_up(level: str, form: Format = "text", token: str = "") -> None:
    """Log to stderr from `level` ("debug" … "error") on; libraries only from warnings on, and never what they send."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Discreet(form, (token,)))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level.upper())
    # The bot never speaks aloud; discord.py need not miss what that would take.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    # At "debug", discord.py writes down every message, and aiosqlite every value.
    for library in ("discord", "aiosqlite"):
        logging.getLogger(library).setLevel("INFO" if level == "debug" else "WARNING")
