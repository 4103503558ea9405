"""Kill the real bot.py while people play through a Discord that lives on, and compare what they saw with the database.

`YIZHAN_KILLS` says how often the host alone is killed; the whole process is killed half as often, and at least
five times.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from pathlib import Path

from msgspec import Struct

from tests.discord.groups import Group
from tests.discord.process import Bot
from tests.discord.server import Discord, Dropped, Stage, unwatched
from tests.torture.books import check_announcements, check_moves, everything_is_announced

KILLS = max(5, int(os.environ.get("YIZHAN_KILLS", "0")) // 2)
SEED = os.environ.get("YIZHAN_SEED", str(time.time_ns() % 10**9))
PRESSES = 25
"""After so many of them people open another table, so that beginnings come again, too."""
STARTING = 2.5
"""Seconds within which the bot has usually started."""


class Moment(Struct, frozen=True):
    """When to kill: at one of the next `most` requests of this kind, before or after Discord has taken it."""

    name: str
    method: str
    path: str
    stage: Stage
    most: int = 12


FIRST = (Moment("thread", "POST", "/threads", "done", 1), Moment("registering", "PUT", "/commands", "done", 1))
"""These come at the very beginning only."""
MOMENTS = (
    Moment("posted", "POST", "/messages", "done"),
    None,
    Moment("answered", "PATCH", "/@original", "done"),
    Moment("posting", "POST", "/messages", "arrived"),
    "starting",
    Moment("receiving", "POST", "/callback", "arrived"),
    Moment("received", "POST", "/callback", "done"),
    Moment("answering", "PATCH", "/@original", "arrived"),
)
"""In turn. None: at any moment."""


async def test_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    chance = random.Random(SEED)
    print(f"YIZHAN_SEED={SEED}")
    database = tmp_path / "yizhan.db"
    deaths: Counter[str] = Counter()
    async with Discord() as discord:
        guild = discord.add_guild("Inn", discord.add_user("Keeper"))
        groups = [
            Group(discord, guild, ["Ada", "Ben"], chance, "dream", undoing=0.15),
            Group(discord, guild, ["Mei", "梅香"], chance, "dream", place="channel"),
        ]
        for number in range(KILLS):
            moment = MOMENTS[number % len(MOMENTS)] if number else chance.choice(FIRST)
            await live_and_die(Bot(discord, database), discord, groups, chance, moment)
            deaths[moment.name if isinstance(moment, Moment) else moment or "any"] += 1
            if chance.random() < 0.5:
                discord.messages.forget_nonces()
        async with Bot(discord, database) as bot:
            await bot.ready()
            await asyncio.gather(*(group.play(8) for group in groups))
            await everything_is_announced(database)
            errors = bot.errors()
        players = [player for group in groups for player in group.every]
        moves = check_moves(database, players, [table for group in groups for table in group.opened])
        said = [message for channel in discord.messages.public.values() for message in channel.values()]
        every = check_announcements(database, said)
        print(f"{KILLS} kills ({dict(deaths)}), {moves} moves, {every} announcements")
        assert moves >= KILLS
        assert every >= KILLS
        assert not discord.broken
        assert " ERROR " not in errors, errors


async def live_and_die(
    bot: Bot, discord: Discord, groups: list[Group], chance: random.Random, moment: Moment | str | None
) -> None:
    """Let people play until the bot is killed at some moment."""
    async with bot:
        if moment == "starting":
            await asyncio.sleep(chance.uniform(0, STARTING))
            return
        if isinstance(moment, Moment):
            discord.watch = Executioner(bot, moment, chance)
        await bot.ready()
        playing = asyncio.gather(*(group.live(PRESSES) for group in groups))
        if moment is None:
            await asyncio.sleep(chance.uniform(0, 2))
            bot.kill()
        await asyncio.wait_for(playing, 60)
    discord.watch = unwatched


class Executioner:
    """Kills the bot at a request."""

    def __init__(self, bot: Bot, moment: Moment, chance: random.Random) -> None:
        self.bot, self.moment, self.left = bot, moment, chance.randint(1, moment.most)

    async def __call__(self, stage: Stage, method: str, path: str) -> None:
        moment = self.moment
        if stage != moment.stage or method != moment.method or not path.endswith(moment.path):
            return
        self.left -= 1
        if not self.left:
            self.bot.kill()
            if stage == "arrived":
                raise Dropped
