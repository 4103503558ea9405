"""Sends the station's announcements: as channel messages with a nonce, so that none is lost and none doubled.

It opens archived threads, notices deleted ones, and tells the person who can help when a permission is missing.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from cogs import cards, codes, escape, language, letters, permissions, places
from cogs.card import Card
from cogs.cards import calls, votes
from cogs.cutting import cut
from cogs.ids import rows_in
from cogs.limits import CHANNEL_NAME
from cogs.lobby import lobby_card
from cogs.tables import plain_title, title
from engine.host.courier import Undeliverable
from engine.host.model import Notice, Place, TableInfo
from engine.kernel import Text, text
from engine.words import Localiser

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

log = logging.getLogger(__name__)

RECENT = 100
"""Messages looked through, newest first, for announcements that were sent just before a crash."""


class DiscordCourier:
    """The host's `Courier` on Discord."""

    def __init__(self, bot: YizhanBot) -> None:
        self._bot = bot
        self._moving: set[asyncio.Task[None]] = set()
        self._told: set[tuple[int, tuple[str, ...]]] = set()
        """(channel or thread, missing permissions) that somebody has been told about since the bot started."""

    async def deliver(self, notice: Notice, nonce: str) -> int:
        """Send an announcement; returns its message id.

        Raises `Undeliverable` when the place is gone or closed to the bot; any other error means: try again later.
        """
        info = await self._bot.host.info(notice.table)
        if info is None:
            raise Undeliverable(text("station-no-such-table", table=str(notice.table)))
        if notice.place.guild is None:
            return await letters.write(self._bot, notice, info, nonce)
        if notice.kind == "lobby":
            card = await lobby_card(self._bot, info, notice.row)
        elif notice.kind in calls.KINDS:
            card = calls.build(self._bot, notice, info)
        elif notice.vote is not None:
            vote = await self._bot.host.vote(notice.table, notice.vote)
            card = votes.build(self._bot, vote, info, language.table_words(info), notice.row, mentioned=notice.ping)
        else:
            card = await cards.build(self._bot, notice, info)
        try:
            return await self._send_somehow(notice, info, card, nonce)
        except discord.NotFound as error:
            if error.code != codes.UNKNOWN_CHANNEL:
                raise
            if notice.place.thread is not None:
                self._rehome(notice)
            raise Undeliverable(text("station-place-gone")) from error
        except discord.Forbidden as error:
            if not self._knows(notice.place):
                raise
            raise Undeliverable(await self._explain(info, notice.place)) from error

    def _knows(self, place: Place) -> bool:
        """Is this server connected? Before that, nobody can say what is missing there."""
        return self._bot.is_ready() or self._bot.get_guild(place.guild or 0) is not None

    def _rehome(self, notice: Notice) -> None:
        """Once this announcement has been put back, let the table go on in the channel of its thread."""
        task = asyncio.create_task(places.to_channel(self._bot, notice.table, notice.place))
        self._moving.add(task)
        task.add_done_callback(self._moving.discard)

    async def _send_somehow(self, notice: Notice, info: TableInfo, card: Card, nonce: str) -> int:
        """Send a card; one that Discord refuses for itself without its picture, for the words matter more.

        If it refuses the words as well, the buttons alone go out: the card would be refused for ever, and hold up all
        that come after it.
        """
        try:
            return await self._send(notice, card, nonce)
        except discord.HTTPException as error:
            if not _refused_for_itself(error):
                raise
            log.warning("announcement %d goes without its picture: %s", notice.row, error)
        try:
            return await self._send(notice, card.without_files(), nonce)
        except discord.HTTPException as error:
            if not _refused_for_itself(error):
                raise
            log.error("announcement %d goes without its words: %s", notice.row, error)
        words = language.table_words(info)
        said = words("station-card-refused", table=title(info, words))
        mentions = "".join(f" <@{person}>" for person in notice.ping)
        try:
            return await self._send(notice, card.buttons_alone(said + mentions), nonce)
        except discord.HTTPException as error:
            if not _refused_for_itself(error):
                raise
            log.error("announcement %d cannot be made at all: %s", notice.row, error)
            reason = text("station-cards-refused")
            await self._tell_owner(info, notice.place, reason)
            raise Undeliverable(reason) from error

    async def _send(self, notice: Notice, card: Card, nonce: str) -> int:
        channel = self._bot.get_partial_messageable(notice.place.target, guild_id=notice.place.guild)
        pinged = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(person) for person in notice.ping]
        )
        if notice.place.thread is not None:
            await self._open(notice.place)
        try:
            message = await channel.send(view=card.view, files=list(card.files), nonce=nonce, allowed_mentions=pinged)
        except discord.HTTPException as error:
            if error.code == codes.ARCHIVED:
                # It was archived behind the cache's back; the next attempt finds it open.
                await self._bot.http.edit_channel(notice.place.target, archived=False)
            raise
        return message.id

    async def _open(self, place: Place) -> None:
        """Bring an archived thread back, if it is known to be one."""
        guild = self._bot.get_guild(place.guild or 0)
        thread = guild.get_thread(place.target) if guild else None
        if thread is None and guild is not None:
            # Discord's cache holds active threads only: this one is archived, or gone.
            found = await guild.fetch_channel(place.target)
            thread = found if isinstance(found, discord.Thread) else None
        if thread is not None and thread.archived:
            await thread.edit(archived=False)

    async def recent(self, place: Place) -> dict[int, int]:
        """The bot's own recent messages there: outbox row → message id. Empty where it may not look."""
        if place.guild is None:
            return await letters.recent(self._bot, place.channel)
        channel = self._bot.get_partial_messageable(place.target, guild_id=place.guild)
        me = self._bot.user
        found: dict[int, int] = {}
        try:
            async for message in channel.history(limit=RECENT):
                if me is not None and message.author.id == me.id:
                    found |= dict.fromkeys(rows_in(message.components), message.id)
        except (discord.NotFound, discord.Forbidden) as error:
            log.warning("channel %d cannot be looked through: %s", place.target, error)
        return found

    async def open_thread(self, info: TableInfo) -> int | None:
        """A thread for a table, on its lobby card where there is one; None where the bot may not.

        Asking twice gives the same thread.
        """
        words = Localiser(info.language)
        name = cut(plain_title(info, words), CHANNEL_NAME)
        channel = self._bot.get_partial_messageable(info.place.channel, guild_id=info.place.guild)
        try:
            if info.card is not None:
                try:
                    return (await channel.get_partial_message(info.card).create_thread(name=name)).id
                except discord.NotFound as error:
                    if error.code != codes.UNKNOWN_MESSAGE:
                        raise
                    log.info("the lobby card of table %d is gone: its thread stands alone", info.id)
            parent = await self._bot.fetch_channel(info.place.channel)
            if isinstance(parent, discord.TextChannel):
                return (await parent.create_thread(name=name, type=discord.ChannelType.public_thread)).id
        except discord.HTTPException as error:
            if error.code == codes.THREAD_EXISTS:
                return info.card
            if isinstance(error, discord.DiscordServerError):
                raise
            # No permission, too many threads, no such channel …: trying again would hold up the game.
            log.warning("no thread for table %d: %s", info.id, error)
        return None

    async def _explain(self, info: TableInfo, place: Place) -> Text:
        """Which permissions are missing there. The server's owner, who can grant them, is told once."""
        guild = self._bot.get_guild(place.guild or 0)
        channel = guild.get_channel_or_thread(place.target) if guild else None
        if guild is None or channel is None:
            return text("station-place-gone")
        lacks = permissions.missing(channel, permissions.NEEDED) or ("send_messages",)
        reason = permissions.lacking(lacks, channel.id)
        await self._tell_owner(info, place, reason, lacks)
        return reason

    async def _tell_owner(self, info: TableInfo, place: Place, reason: Text, lacks: tuple[str, ...] = ()) -> None:
        """Write to the server's owner why tables cannot go on in a place: once for each place and cause."""
        guild = self._bot.get_guild(place.guild or 0)
        if guild is None or guild.owner_id is None or (place.target, lacks) in self._told:
            return
        self._told.add((place.target, lacks))
        guild_settings = await self._bot.host.guild_settings(guild.id)
        words = Localiser(guild_settings.language or language.spoken(guild.preferred_locale) or info.language)
        try:
            owner = await self._bot.fetch_user(guild.owner_id)
            await owner.send(
                words(
                    "station-tell-owner", table=title(info, words), server=escape.markdown(guild.name), reason=reason
                ),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.HTTPException as error:
            log.warning("the owner of server %d could not be told about %s: %s", guild.id, reason.key, error)


def _refused_for_itself(error: discord.HTTPException) -> bool:
    """Would Discord refuse this very message again, however often it is sent?"""
    return error.status in (400, 413) and error.code != codes.ARCHIVED
