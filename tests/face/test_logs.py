"""What the bot writes down: lines or JSON, and no secret in either."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from cogs.logs import Discreet, Format

TOKEN = "MTIzNDU2.secret.token"
KEY = "aW50ZXJhY3Rpb246MTIz_long-key.of=an%20interaction"


def record(message: str, *args: object, error: bool = False) -> logging.LogRecord:
    info = None
    if error:
        try:
            raise ValueError(f"refused: {TOKEN}")
        except ValueError:
            info = sys.exc_info()
    return logging.LogRecord("cogs.bot", logging.WARNING, __file__, 1, message, args, info)


@pytest.mark.parametrize("form", ["text", "json"])
def test_secrets_are_struck_out(form: Format) -> None:
    discreet = Discreet(form, (TOKEN, ""))
    line = discreet.format(
        record("%s: POST https://discord.com/api/v10/interactions/12/%s/callback", TOKEN, KEY, error=True)
    )
    line += discreet.format(record("PATCH /webhooks/34/%s/messages/@original responded with 429", KEY))
    assert TOKEN not in line
    assert KEY not in line
    assert "/interactions/12/[struck out]/callback" in line
    assert "/webhooks/34/[struck out]/messages/@original" in line
    assert "ValueError: refused: [struck out]" in line


def test_a_json_entry_is_one_line_for_programs() -> None:
    line = Discreet("json").format(record("table %d: 梅香\nleft", 7, error=True))
    assert "\n" not in line
    entry = json.loads(line)
    assert entry.pop("error").startswith("Traceback")
    assert entry.pop("time").endswith("+00:00")
    assert entry == {"level": "warning", "logger": "cogs.bot", "message": "table 7: 梅香\nleft"}


def test_a_line_says_when_where_and_what() -> None:
    line = Discreet().format(record("table %d", 7))
    assert line.endswith("WARNING cogs.bot: table 7")
