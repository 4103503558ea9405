"""Registers the commands with Discord at the start, when they have changed since the last time."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

log = logging.getLogger(__name__)


async def register(bot: YizhanBot) -> None:
    """Tell Discord about the commands if the setting `sync` wants it.

    The digest of what was registered lies beside the database, in a file that may be deleted at any time. It is only
    believed where Discord lists commands of the same names.
    """
    if bot.config.sync == "never":
        return
    digest = await _digest(bot)
    note = Path(f"{bot.config.database}.commands")
    if bot.config.sync == "changed" and await asyncio.to_thread(_read, note) == digest:
        registered = {command.name for command in await bot.tree.fetch_commands()}
        if registered == {command.name for command in bot.tree.get_commands()}:
            return
    synced = await bot.tree.sync()
    await asyncio.to_thread(note.write_text, digest, encoding="utf-8")
    log.info("%d commands registered", len(synced))


def _read(note: Path) -> str | None:
    return note.read_text(encoding="utf-8") if note.exists() else None


async def _digest(bot: YizhanBot) -> str:
    """The SHA-256 of everything that Discord is told about the commands, translations included."""
    translator = bot.tree.translator
    assert translator is not None
    payload: list[dict[str, Any]] = [
        await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()
    ]
    whole = json.dumps([bot.application_id, payload], sort_keys=True)
    return hashlib.sha256(whole.encode()).hexdigest()
