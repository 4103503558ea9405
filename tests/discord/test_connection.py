"""The real process and the line to Discord: settings, broken connections, lost answers."""

from __future__ import annotations

import random
import signal
import sys
from pathlib import Path

import pytest

from tests.discord.groups import Group
from tests.discord.people import controls
from tests.discord.process import Bot
from tests.discord.requests import SlowDown
from tests.discord.server import Discord, Dropped, Stage
from tests.torture.books import check_announcements, everything_is_announced

ELSEWHERE = """
import sys, yarl, discord.gateway, discord.http
discord.http.Route.BASE = sys.argv[1]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sys.argv[2])
import bot
sys.exit(bot.main())
"""


def _group(discord: Discord, game: str = "dream") -> Group:
    guild = discord.add_guild("Inn", discord.add_user("Keeper"))
    return Group(discord, guild, ["Ada", "Ben"], random.Random(1), game)


async def test_discord_py_alone_decides_where_discord_is(tmp_path: Path) -> None:
    """Without our settings, discord.py's own addresses count, whoever has changed them."""
    async with Discord() as discord:
        group = _group(discord)
        command = [sys.executable, "-c", ELSEWHERE, discord.api_base, discord.gateway_url]
        settings = {"YIZHAN_API_BASE": "", "YIZHAN_GATEWAY": ""}
        async with Bot(discord, tmp_path / "yizhan.db", command=command, settings=settings) as bot:
            await bot.ready()
            await group.begin()
            assert await bot.stop() == 0
        assert not discord.unanswered


async def test_discord_asks_to_connect_anew(tmp_path: Path) -> None:
    """The session is resumed, and what was pressed meanwhile is answered."""
    async with Discord() as discord:
        group = _group(discord)
        async with Bot(discord, tmp_path / "yizhan.db") as bot:
            await bot.ready()
            await group.begin()
            await discord.gateway.reconnect()
            await discord.until(lambda: discord.gateway.resumed == 1)
            await group.play(4)
            assert await bot.stop(signal.SIGINT) == 0, "as ^C ends it"


async def test_announcements_arrive_once_whatever_goes_wrong(tmp_path: Path) -> None:
    """Discord has taken an announcement and the bot does not know; or it has not, or it wants the bot to wait."""
    trouble: list[tuple[Stage, Exception]] = [("done", Dropped()), ("arrived", Dropped()), ("arrived", SlowDown(0.2))]

    async def fail(stage: Stage, method: str, path: str) -> None:
        if method == "POST" and path.endswith("/messages") and trouble and stage == trouble[0][0]:
            discord.messages.forget_nonces()
            raise trouble.pop(0)[1]

    async with Discord() as discord:
        group = _group(discord)
        discord.watch = fail
        database = tmp_path / "yizhan.db"
        async with Bot(discord, database) as bot:
            await bot.ready()
            await group.begin()
            await everything_is_announced(database)
            assert await bot.stop() == 0
        assert not trouble
        assert check_announcements(database, discord.said(group.table.channel)) == 2


@pytest.mark.parametrize("stage", ["arrived", "done"])
async def test_a_press_whose_receipt_got_lost_is_answered_and_can_be_made_again(tmp_path: Path, stage: Stage) -> None:
    """Discord has taken the receipt and the bot does not know, or has not: nobody is left waiting."""
    trouble = [Dropped()]

    async def fail(now: Stage, method: str, path: str) -> None:
        if begun and trouble and method == "POST" and path.endswith("/callback") and now == stage:
            raise trouble.pop()

    begun = False
    async with Discord() as discord:
        group = _group(discord)
        discord.watch = fail
        async with Bot(discord, tmp_path / "yizhan.db") as bot:
            await bot.ready()
            await group.begin()
            begun = True
            card = discord.said(group.table.channel)[-1]
            play = next(control for control in controls(card) if control.label == "Play")
            ada = group.people[0]
            told = await (await ada.press(card, play)).message()
            assert "try again" in told.text
            panel = await (await ada.press(card, play)).message()
            assert len(list(controls(panel))) > 3
            assert await bot.stop() == 0
    assert not trouble
