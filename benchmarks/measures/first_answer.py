"""How soon a press gets its first answer from the real process while fifty tables are busy; what pictures hold up.

The bot runs as a child process against the tests' small Discord. Measured is from the moment at which that sends
INTERACTION_CREATE until the answer has arrived there: Discord's own latency is excluded, everything else is in it.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from benchmarks.figures import Figure, register, share
from benchmarks.lag import Lag, seconds_of
from benchmarks.measures.pictures import views
from cogs.config import Config
from engine.games import SLUGS
from engine.words import Localiser
from render.easels import Processes
from render.orders import Order
from render.studio import Studio
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
    """All in ms and ascending: from the press to the first answer, and to the message with its picture; how long the
    bot's event loop was held up at most, for every second."""

    answers: list[float]
    results: list[float]
    lags: list[float]


@cache
def busy() -> Busy:
    """Fifty tables, for more than a minute."""
    with TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        return asyncio.run(_busy(Path(folder)))


async def _busy(folder: Path) -> Busy:
    watched = folder / "seconds"
    command = [sys.executable, "-m", "benchmarks.watched_bot", str(watched)]
    async with Discord() as discord, Bot(discord, folder / "yizhan.db", command=command) as bot:
        guild = discord.add_guild("Inn", discord.add_user("Keeper"))
        groups = [
            Group(discord, guild, [f"Ada{number}", f"Ben{number}"], random.Random(number), SLUGS[number % len(SLUGS)])
            for number in range(TABLES)
        ]
        await bot.ready()
        for group in groups:
            await group.begin()
        before = len(seconds_of(watched))
        began = time.monotonic()
        await asyncio.gather(*(_press_on(group, number, began) for number, group in enumerate(groups)))
        pressed = [interaction for interaction in discord.interactions if interaction.made >= began]
        worst = [second.lag for second in seconds_of(watched)[before:]]
    if len(pressed) < 0.9 * TABLES * SECONDS / EVERY:
        raise RuntimeError(f"only {len(pressed)} presses were made: those before them had not been done with")
    return Busy(
        sorted(_ms(interaction.answered) for interaction in pressed),
        sorted(_ms(interaction.seen) for interaction in pressed),
        sorted(worst),
    )


def _ms(seconds: float | None) -> float:
    return NEVER if seconds is None else seconds * 1000


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
    studio = Studio(Processes(Config().picture_processes))
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


def _figure(name: str, budget: float | None, find: Callable[[Busy], float]) -> None:
    register(
        Figure(
            f"real process, {TABLES} tables busy: {name}",
            "ms",
            budget,
            lambda: find(busy()),
            runs=1,
            warm_up=False,
        )
    )


_figure("first answer, median", None, lambda found: share(found.answers, 0.5))
_figure("first answer, p99", 500, lambda found: share(found.answers, 0.99))
_figure("first answer, the slowest", 2500, lambda found: share(found.answers, 1))
_figure("result with its picture, median", None, lambda found: share(found.results, 0.5))
_figure("longest hold of the event loop in a second, median", None, lambda found: share(found.lags, 0.5))
register(Figure(f"event loop, {AT_ONCE} pictures at once: longest hold", "ms", 100, held_up, runs=5))
