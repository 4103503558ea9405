"""Channels and threads come and go: a table whose thread was deleted goes on in the channel it belonged to."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from engine.host.model import OPEN, Place
from engine.kernel import Refused

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

log = logging.getLogger(__name__)


async def to_channel(bot: YizhanBot, table: int, place: Place) -> None:
    """Let a table go on in the channel of `place`, whose thread is gone, unless it has moved already."""
    info = await bot.host.info(table)
    if info is None or info.place != place or place.thread is None:
        return
    try:
        await bot.host.move(table, Place(place.guild, place.channel))
    except Refused as refused:
        log.warning("table %d stays without a place: %s", table, refused)
    else:
        log.info("table %d goes on in channel %d: its thread is gone", table, place.channel)


class Places(commands.Cog):
    """Listens for deleted threads."""

    def __init__(self, bot: YizhanBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone; its tables are not."""
        for info in await self.bot.host.tables_in(payload.guild_id, channel=payload.thread_id):
            if info.state in OPEN and info.place.thread == payload.thread_id:
                await to_channel(self.bot, info.id, info.place)


async def setup(bot: YizhanBot) -> None:
    """Start listening."""
    await bot.add_cog(Places(bot))
