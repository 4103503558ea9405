"""Registers the commands with Discord at the start, when they have changed since the last time."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

log = logging.getLogger(__name__)

_NOTE = "commands"
"""Under this key the host keeps the digest."""


async def register(bot: YizhanBot) -> None:
    """Tell Discord about the commands if the setting `sync` wants it.

    The digest of what was registered is kept; it is only believed where Discord lists commands of the same names.
    """
    if bot.config.sync == "never":
        return
    digest = await _digest(bot)
    if bot.config.sync == "changed" and await bot.host.recall(_NOTE) == digest:
        registered = {command.name for command in await bot.tree.fetch_commands()}
        if registered == {command.name for command in bot.tree.get_commands()}:
            return
    synced = await bot.tree.sync()
    await bot.host.remember(_NOTE, digest)
    log.info("%d commands registered", len(synced))


async def payloads(bot: YizhanBot) -> list[dict[str, Any]]:
    """Everything that Discord is told about the commands, translations included."""
    translator = bot.tree.translator
    assert translator is not None
    return [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]


async def _digest(bot: YizhanBot) -> str:
    """The SHA-256 of the commands' payloads."""
    whole = json.dumps([bot.application_id, await payloads(bot)], sort_keys=True)
    return hashlib.sha256(whole.encode()).hexdigest()
