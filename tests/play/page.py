"""The world behind `make play`: the real bot, four people, time that passes, and a page to be each of the four."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from msgspec import structs
from simcord import Preview

from tests.play.news import show_news
from tests.play.pictures import AsTheyAre
from tests.support.world import World

if TYPE_CHECKING:
    from cogs.bot import YizhanBot

log = logging.getLogger(__name__)

NATIVE = {"mei": "zh-TW"}
"""People whose Discord is not in English."""


@contextlib.asynccontextmanager
async def served(bot: YizhanBot, *, port: int = 0, pace: float = 1.0) -> AsyncIterator[Preview]:
    """Serve a page on which one can be each of the four people; `url` of the yielded preview is its address.

    A simulated Discord forgets everything when it ends, while the bot's database stays. People, channel and server
    have the same ids in every run; the clock starts at the present, so that no message id of an earlier run comes
    back; and the bot is told to announce its open tables anew. Time passes `pace` times as fast as in reality.
    """
    world = World(bot, since=datetime.now(UTC))
    # Somebody should see what only those may see who manage a server, or host the bot.
    world.guild._guild.owner_id = bot.owner_id = world.ada.id
    async with world:
        for person in world.people:
            if locale := NATIVE.get(person.name):
                world.speaks(person, locale)
        await world.work(_prepare(bot, world.guild.id))
        await world.env.settle()
        async with world.env.preview(world.channel, viewers=world.people, layout="channel", port=port) as page:
            page._media_worker = AsTheyAre()
            passing = asyncio.create_task(_pass_time(world, page, pace))
            try:
                yield page
            finally:
                passing.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await passing
    gc.collect()  # simcord may leave pipes of its picture decoder behind: they want to be closed while the loop runs
    await asyncio.sleep(0)


async def _prepare(bot: YizhanBot, guild: int) -> None:
    """Keep games in the channel, since the page cannot enter threads, and announce those that go on."""
    settings = await bot.host.guild_settings(guild)
    await bot.host.set_guild(structs.replace(settings, threads=False))
    await bot.host.forget_messages()


async def _pass_time(world: World, page: Preview, pace: float) -> None:
    """Once a second, however busy people are, move the world's clock on and show what has happened."""
    while True:
        await asyncio.sleep(1)
        try:
            await world.tick(pace)
            show_news(page)
        except TimeoutError:
            log.warning("The bot was busy for so long that the clock stood still meanwhile.")
