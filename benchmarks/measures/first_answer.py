"""How soon a press gets its first answer from the real process while fifty tables are busy; what pictures hold up.

The bot runs as a child process against the tests' small Discord. Measured is from the moment at which that sends
INTERACTION_CREATE until the answer has arrived there: Discord's own latency is excluded, everything else is in it.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import sys
import time
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from benchmarks.figures import Figure, register
from benchmarks.lag import Lag
from benchmarks.measures.pictures import views
from engine.games import SLUGS
from engine.words import Localiser
from render.studio import Order, Studio
from tests.discord.answers import Unanswered
from tests.discord.groups import Group
from tests.discord.process import Bot
from tests.discord.server import Discord

TABLES = 50
EVERY = 10.0
"""Seconds between two presses at one table."""
SECONDS = 75.0
AT_ONCE = 20
"""Pictures ordered at the same moment."""
NEVER = 60_000.0
"""ms that stand for a press without any answer."""


class Busy(Struct, frozen=True):
    """First answers in ms, ascending; the worst lags of the bot's event loop in ms, one a second."""

    answers: list[float]
    lags: list[float]

    def share(self, part: float) -> float:
        return self.answers[min(int(len(self.answers) * part), len(self.answers) - 1)]


@cache
def busy() -> Busy:
    """Fifty tables, for more than a minute."""
    with TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        return asyncio.run(_busy(Path(folder)))


async def _busy(folder: Path) -> Busy:
    lags = folder / "lags"
    command = [sys.executable, "-m", "benchmarks.watched_bot", str(lags)]
    async with Discord() as discord, Bot(discord, folder / "yizhan.db", command=command) as bot:
        guild = discord.add_guild("Inn", discord.add_user("Keeper"))
        groups = [
            Group(discord, guild, [f"Ada{number}", f"Ben{number}"], random.Random(number), SLUGS[number % len(SLUGS)])
            for number in range(TABLES)
        ]
        await bot.ready()
        for group in groups:
            await group.begin()
        seconds = len(lags.read_text(encoding="utf-8").split())
        began = time.monotonic()
        await asyncio.gather(*(_press_on(group, number, began) for number, group in enumerate(groups)))
        answers = [
            NEVER if interaction.answered is None else interaction.answered * 1000
            for interaction in discord.interactions
            if interaction.made >= began
        ]
        worst = [float(line) for line in lags.read_text(encoding="utf-8").split()[seconds:]]
        assert not discord.broken, discord.broken
    return Busy(sorted(answers), sorted(worst))


async def _press_on(group: Group, number: int, began: float) -> None:
    """One press every ten seconds, each table at its own moment; the picture of one press is seen before the next."""
    due = began + number * EVERY / TABLES
    while due < began + SECONDS:
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        due += EVERY
        try:
            await group.one_press()
        except Unanswered as unanswered:
            print(unanswered, file=sys.stderr)


def held_up() -> float:
    """ms for which the event loop was held up at most while twenty pictures are drawn."""
    return asyncio.run(_held_up()) * 1000


async def _held_up() -> float:
    studio = Studio()
    orders = [
        Order(slug, Localiser("en", [f"Player {seat + 1}" for seat in range(view.seats)]), view, None, since)
        for slug in SLUGS
        for view, since in views(slug)
    ]
    try:
        async with Lag() as lag:
            await asyncio.gather(*(studio.draw(orders[number % len(orders)]) for number in range(AT_ONCE)))
    finally:
        await studio.close()
    return lag.worst


def _figure(name: str, budget: float | None, part: float) -> Figure:
    what = f"first answer, {TABLES} tables busy, {name}"
    return Figure(what, "ms", budget, lambda: busy().share(part), runs=1, warm_up=False)


register(_figure("median", None, 0.5))
register(_figure("p99", 500, 0.99))
register(_figure("the slowest", 2500, 1))
register(
    Figure(
        f"event loop, {TABLES} tables busy, longest hold in a second, median",
        "ms",
        None,
        lambda: statistics.median(busy().lags),
        runs=1,
        warm_up=False,
    )
)
register(Figure(f"event loop, {AT_ONCE} pictures at once, longest hold", "ms", 100, held_up, runs=5))
