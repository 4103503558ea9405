"""People who play tables of all games against the real process: how long they wait, and what it does meanwhile.

The bot runs as a child against the tests' small Discord, as in `benchmarks.measures.first_answer`: from the moment at
which that sends a press until the answer is there, Discord's own latency excluded. What the bot does is read from its
own page of figures and from what `benchmarks.watched_bot` writes down.
"""

from __future__ import annotations

import asyncio
import random
import re
import socket
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import aiohttp
from msgspec import Struct

from benchmarks.figures import Figure, Measured, share
from benchmarks.lag import seconds_of
from cogs.ids import read as press_of
from cogs.metrics import LOOPBACK
from engine.games import SLUGS, rules_for
from tests.discord.answers import Interaction, Unanswered
from tests.discord.groups import Group
from tests.discord.players import CHOOSING
from tests.discord.process import Bot
from tests.discord.server import Discord

OPENING = 8
"""Tables that are being opened at the same moment."""
LOOK = 2.0
"""Seconds between two looks at the bot's page of figures."""


class Plan(Struct, frozen=True):
    """How many tables, for how many seconds, and how many of them pass between two presses at one table."""

    tables: int
    seconds: float
    every: float


class Figures(Struct, frozen=True):
    """The bot's page at one moment: pictures drawn since its start, bytes of memory."""

    pictures: float
    memory: float


class Load(Struct, frozen=True):
    """What happened; lists are ascending, in ms.

    `opening`: seconds until all tables had begun. `answers`: from a press to its first answer, `results`: from a press
    at a table to the message with its picture, `moves`: what the host needed for a move and its commit, `lags`: how
    long the event loop was held up at most, for every second. `unanswered` presses, results that were `bare` of their
    picture, sentences about Discord's limits that were `broken`. `looks`: the bot's figures from the first press to the
    last one, during `took` seconds.
    """

    plan: Plan
    opening: float
    answers: list[float]
    results: list[float]
    moves: list[float]
    lags: list[float]
    unanswered: int
    bare: int
    broken: list[str]
    looks: list[Figures]
    took: float


async def play(plan: Plan) -> Load:
    """Open the tables, and play."""
    with TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        return await _play(plan, Path(folder))


async def _play(plan: Plan, folder: Path) -> Load:
    watched, port = folder / "seconds", _free_port()
    command = [sys.executable, "-m", "benchmarks.watched_bot", str(watched)]
    settings = {"YIZHAN_METRICS_PORT": str(port), "YIZHAN_BACKUP_HOURS": "0", "YIZHAN_LOG_LEVEL": "error"}
    async with (
        Discord() as discord,
        Bot(discord, folder / "yizhan.db", command=command, settings=settings) as bot,
        aiohttp.ClientSession() as client,
    ):
        guild = discord.add_guild("Inn", discord.add_user("Keeper"))
        groups = [
            Group(discord, guild, _names(number), random.Random(number), _slug(number)) for number in range(plan.tables)
        ]
        await bot.ready()
        began = time.monotonic()
        await _open(groups)
        opening = time.monotonic() - began
        before, began = len(seconds_of(watched)), time.monotonic()
        looking = asyncio.create_task(_looked(client, port, began + plan.seconds))
        presses = await asyncio.gather(*(_press_on(group, plan, n, began) for n, group in enumerate(groups)))
        looks, took = await looking, time.monotonic() - began
        made = [interaction for interaction in discord.interactions if interaction.made >= began]
        panels = [i for i in made if i.seen is not None and _shows_the_table(i)]
        pictured = [i for i in panels if i.shown[0].files]
        seconds, broken = seconds_of(watched)[before:], list(discord.broken)
    return Load(
        plan,
        opening,
        sorted(i.answered * 1000 for i in made if i.answered is not None),
        sorted((i.seen or 0) * 1000 for i in pictured),
        sorted(move for second in seconds for move in second.moves),
        sorted(second.lag for second in seconds),
        sum(presses),
        len(panels) - len(pictured),
        broken,
        looks,
        took,
    )


def _shows_the_table(interaction: Interaction) -> bool:
    """Is its answer a panel?"""
    press = press_of(str(interaction.data.get("custom_id", "")))
    return press is not None and press.verb in ("play", *CHOOSING)


def _slug(number: int) -> str:
    return SLUGS[number % len(SLUGS)]


def _names(number: int) -> list[str]:
    """Two people, three … : every number of seats that the game has, in turn."""
    several = [seats for seats in rules_for(_slug(number)).seats if seats > 1]
    seats = several[number // len(SLUGS) % len(several)]
    return [f"{name}{number}" for name in ("Ada", "Ben", "Mei", "Ming", "Oda", "Pia")[:seats]]


def _free_port() -> int:
    with socket.socket() as found:
        found.bind((LOOPBACK, 0))
        return int(found.getsockname()[1])


async def _open(groups: list[Group]) -> None:
    """Let every table begin, some at a time."""
    left = iter(groups)

    async def some() -> None:
        for group in left:
            await group.begin()

    await asyncio.gather(*(some() for _ in range(OPENING)))


async def _press_on(group: Group, plan: Plan, number: int, began: float) -> int:
    """Press regularly, each table at its own moment; one whose game is over opens another. Returns failed presses."""
    due, failed = began + number * plan.every / plan.tables, 0
    while due < began + plan.seconds:
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        due = max(due + plan.every, time.monotonic())
        try:
            if group.table.over:
                await group.move_on()
                await group.begin()
            else:
                await group.one_press()
        except (Unanswered, TimeoutError) as unanswered:
            print(repr(unanswered), file=sys.stderr)
            failed += 1
    return failed


async def _looked(client: aiohttp.ClientSession, port: int, until: float) -> list[Figures]:
    found = [await _look(client, port)]
    while time.monotonic() < until:
        await asyncio.sleep(LOOK)
        found.append(await _look(client, port))
    return found


async def _look(client: aiohttp.ClientSession, port: int) -> Figures:
    async with client.get(f"http://{LOOPBACK}:{port}/metrics") as response:
        page = await response.text()
    values = dict(re.findall(r"^yizhan_(pictures_total|memory_bytes) (\S+)$", page, re.MULTILINE))
    return Figures(float(values["pictures_total"]), float(values["memory_bytes"]))


def figures(load: Load) -> list[Measured]:
    """All that is worth a line; budgets are the promises for fifty tables with a press every ten seconds."""
    tables, pictures = load.plan.tables, load.looks[-1].pictures - load.looks[0].pictures
    found = [
        one(f"{tables} tables of all games begin, {OPENING} at a time", "s", None, load.opening),
        one("presses", "a second", None, len(load.answers) / load.took),
        one("presses without an answer", "presses", 0, load.unanswered),
        one("results without their picture", "presses", None, load.bare),
        one("Discord's limits broken", "times", 0, len(load.broken)),
    ]
    for name, values, budgets in (
        ("first answer", load.answers, {0.99: 500.0, 1.0: 2500.0}),
        ("result with its picture", load.results, {}),
        ("a move with its commit", load.moves, {0.95: 5.0}),
        ("longest hold of the event loop in a second", load.lags, {}),
    ):
        for part, called in ((0.5, "median"), (0.95, "p95"), (0.99, "p99"), (1.0, "the most")):
            if values:
                found.append(one(f"{name}, {called}", "ms", budgets.get(part), share(values, part)))
    found += [
        one("pictures", "a second", None, pictures / load.took),
        one("memory, at the first press", "MB", None, load.looks[0].memory / 1e6),
        one("memory, at most", "MB", None, max(look.memory for look in load.looks) / 1e6),
    ]
    return found


def one(name: str, unit: str, budget: float | None, value: float) -> Measured:
    """A figure that was measured once."""
    return Measured(Figure(name, unit, budget, lambda: value, runs=1, warm_up=False), (value,))
