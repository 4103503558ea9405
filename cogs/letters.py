"""Letters: direct messages to people who want to be called that way."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from cogs.ahead.page import dropped
from cogs.cards import calls, votes
from cogs.ids import rows_in
from engine.host.courier import Undeliverable
from engine.host.model import Notice, PersonId, TableInfo
from engine.kernel import Refused, text
from engine.words import Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

log = logging.getLogger(__name__)

RECENT = 50
"""Messages looked through, newest first, for letters that were written just before a crash."""


async def write(bot: YizhanBot, notice: Notice, info: TableInfo, nonce: str) -> int:
    """Write to the person of a letter; returns the message's id. Raises `Undeliverable` for who takes no letters."""
    person = notice.place.channel
    words = await calls.words_for(bot, info, person)
    if notice.vote is not None:
        vote = await bot.host.vote(notice.table, notice.vote)
        card = votes.build(bot, vote, info, words, notice.row, letter=True)
    else:
        card = calls.letter(bot, notice, info, person, words, await _dropped(bot, notice, words))
    try:
        channel = await bot.create_dm(discord.Object(person))
        message = await channel.send(view=card.view, nonce=nonce, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        if error.status not in (400, 403, 404):
            raise
        raise Undeliverable(text("waiting-no-letters")) from error
    return message.id


async def _dropped(bot: YizhanBot, notice: Notice, words: Localiser) -> tuple[str, ...]:
    """What the person of a call had decided ahead that did not fit."""
    if notice.kind != "call":
        return ()
    try:
        return dropped(await bot.host.glance(notice.table, notice.place.channel), words)
    except Refused as refused:
        log.warning("a letter about table %d goes without what was dropped: %s", notice.table, refused)
        return ()


async def recent(bot: YizhanBot, person: PersonId) -> dict[int, int]:
    """The bot's own recent letters to somebody: outbox row → message id."""
    me, found = bot.user, dict[int, int]()
    try:
        channel = await bot.create_dm(discord.Object(person))
        async for message in channel.history(limit=RECENT):
            if me is not None and message.author.id == me.id:
                found |= dict.fromkeys(rows_in(message.components), message.id)
    except (discord.NotFound, discord.Forbidden) as error:
        log.info("letters to person %d cannot be looked through: %s", person, error)
    return found
