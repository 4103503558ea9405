"""`/status` and the page for Prometheus: true figures, for the host alone."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from cogs import metrics, status
from cogs.bot import build
from cogs.config import Config
from cogs.figures import STEPS, Figures
from engine import VERSION
from engine.host.backups import SETTLING
from engine.words import Localiser
from render.easels import Thread
from render.picture import Painter
from tests.discord.process import Bot
from tests.discord.server import Discord
from tests.face.lobbies import bot_of, opened
from tests.face.players import Game
from tests.support.fixtures import Logged
from tests.support.world import World, said


async def asked(world: World) -> str:
    """What the host is told."""
    bot_of(world).owner_id = world.ada.id
    shown = (await world.ada.slash(world.channel, "status")).response
    assert shown is not None
    assert shown.ephemeral
    return said(shown)


async def test_others_are_told_nothing(world: World) -> None:
    bot_of(world).owner_id = world.ada.id
    shown = (await world.ben.slash(world.channel, "status")).response
    assert shown is not None
    assert shown.ephemeral
    assert said(shown) == "Only the person who hosts this bot can see its status."


async def test_the_host_sees_how_it_is(world: World) -> None:
    game = await Game.begun(world, world.ben)
    await game.turn(world.ada)
    await opened(world)
    await world.env.advance_time(2 * 86400 + 3 * 3600)
    text = await asked(world)
    assert f"Version {VERSION}" in text
    assert "up for 2 days 3 h" in text
    assert "1 running, 1 not begun, 0 finished; 2 people play" in text
    assert "none is waiting" in text
    assert "Connection 0:** 1 server" in text
    assert "⚠️" not in text


async def test_in_chinese(world: World) -> None:
    world.speaks(world.ada, "zh-TW")
    text = await asked(world)
    assert "已運作 0 分" in text
    assert "還沒有任何備份" in text


async def test_what_waits_and_what_failed_is_counted(
    world: World, logged: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(world)

    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    card = world.channel.last_message
    assert card is not None
    with monkeypatch.context() as patch:
        patch.setattr(bot_of(world).host, "join", broken)
        await world.ben.click(card, label="Join")
    logged.forgive()
    before = await world.work(status.look(bot_of(world)))
    assert before.failed == 1
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await world.ada.slash(world.channel, "game new", game="dream")
    after = await world.work(status.look(bot_of(world)))
    assert after.census.unsent == before.census.unsent + 1
    assert after.presses > before.presses
    text = await asked(world)
    assert "1 waiting, the oldest for 0 min" in text
    assert "1 table cannot speak in its channel" in text


async def test_pictures_are_counted_slow_ones_and_failed_ones_too(world: World, logged: Logged) -> None:
    studio = bot_of(world).studio
    studio._slow = 0.0
    await opened(world)
    assert (studio.tally.drawn, studio.tally.slow, studio.tally.failed) == (1, 1, 0)
    assert studio.tally.slowest > 0

    def missing(_slug: str) -> Painter[Any]:
        raise LookupError("no painter")

    studio._easels = Thread(missing)
    studio._covers.clear()
    assert await world.work(studio.cover("dream", Localiser("en"))) is None
    assert studio.tally.failed == 1
    assert "no painter" in logged.forgive()


async def test_the_bot_makes_its_backups(world: World) -> None:
    folder = Path(bot_of(world).config.database).parent / "backups"
    await world.env.advance_time(SETTLING - 60)
    assert not await asyncio.to_thread(folder.exists)
    await world.env.advance_time(120)
    await world.env.settle()
    assert len(list(folder.iterdir())) == 1
    assert "the newest is 0 h" not in await asked(world)
    assert "the newest is" in await asked(world)


async def test_a_backup_that_failed_is_shown(world: World, logged: Logged) -> None:
    folder = Path(bot_of(world).config.database).parent / "backups"
    await asyncio.to_thread(folder.write_text, "a file where the folder should be")
    await world.env.advance_time(SETTLING + 60)
    await world.env.settle()
    assert "No backup was made" in logged.forgive()
    assert "The last backup failed" in await asked(world)


def test_presses_are_counted_by_how_long_they_took() -> None:
    figures = Figures()
    for seconds in (0.01, 0.5, 0.6, 99.0):
        figures.took(seconds)
    assert figures.total == 4
    assert figures.within(0.5) == 2
    assert figures.slowest == 99.0
    assert sum(figures.counts[: len(STEPS)]) == 3


async def test_the_page_is_what_prometheus_reads(world: World) -> None:
    await opened(world)
    bot = bot_of(world)
    page = (await world.work(metrics.page(bot))).decode()
    found = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }
    assert found["yizhan_tables", "lobby"] == 1
    assert found["yizhan_version", VERSION] == 1
    assert found["yizhan_press_seconds_bucket", "+Inf"] == bot.figures.total == found[("yizhan_press_seconds_count",)]
    assert found[("yizhan_pictures_total",)] == 1
    assert found["yizhan_servers", "0"] == 1
    assert "Ada" not in page
    assert str(world.guild.id) not in page


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


async def test_the_page_is_served_to_this_machine_while_the_bot_runs(tmp_path: Path) -> None:
    port = free_port()
    async with Discord() as discord, aiohttp.ClientSession() as session:
        discord.add_guild("Inn", discord.add_user("Keeper"))
        address = f"http://127.0.0.1:{port}/metrics"
        async with Bot(discord, tmp_path / "yizhan.db", settings={"YIZHAN_METRICS_PORT": str(port)}) as bot:
            await bot.ready()
            async with session.get(address) as response:
                assert response.status == 200
                assert "yizhan_gateway_latency_seconds" in await response.text()
            assert await bot.stop() == 0
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get(address)


async def test_a_port_that_is_taken_keeps_nobody_from_playing(tmp_path: Path, logged: Logged) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        bot = build(Config(database=str(tmp_path / "y.db"), metrics_port=taken.getsockname()[1]))
        async with World(bot) as world:
            await opened(world)
        world.env.raise_errors()
    assert "no metrics at port" in logged.forgive()
