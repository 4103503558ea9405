"""`simulate`: whole games by computer players, with `audit` after every reply."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TextIO

import msgspec
from msgspec import Struct

from engine import record, simulate
from engine.cli.arguments import Lookup, Unusable


class Task(Struct, frozen=True):
    """Games to play: how each is set up; game k of them (from 0) has its own seed."""

    slug: str
    seats: int
    options: dict[str, str]
    seed: str
    policies: tuple[str, ...]
    records: Path | None = None

    def seed_of(self, game: int) -> str:
        """The first game has the seed itself, so that any line's seed plays that game again."""
        return self.seed if game == 0 else f"{self.seed}+{game}"


class Failed(Struct, frozen=True):
    """The line of a game that went wrong."""

    slug: str
    seats: int
    seed: str
    options: dict[str, str]
    error: str


def run(task: Task, games: int, jobs: int, lookup: Lookup, out: TextIO, summary: TextIO | None) -> int:
    """Write one JSON line a game; 1 if any went wrong. The summary, if wanted, goes elsewhere."""
    if task.records is not None:
        try:
            task.records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Unusable(f"no records can be written to {task.records}: {error.strerror}") from error
    broken = decisions = 0
    ms = 0.0
    for line in _lines(task, games, jobs, lookup):
        out.write(msgspec.json.encode(line).decode() + "\n")
        out.flush()
        if isinstance(line, Failed):
            broken += 1
        else:
            decisions += line.decisions
            ms += line.ms
    if summary is not None:
        speed = f", {1000 * ms / decisions:.1f} µs each with every check" if decisions else ""
        summary.write(f"{games} games, {broken} broken, {decisions} decisions{speed}\n")
    return 1 if broken else 0


def _lines(task: Task, games: int, jobs: int, lookup: Lookup) -> Iterator[simulate.Played | Failed]:
    if jobs == 1 or games == 1:
        for game in range(games):
            yield _one(task, game, lookup)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_one, [task] * games, range(games), [lookup] * games, chunksize=max(1, games // (8 * jobs)))


def _one(task: Task, game: int, lookup: Lookup) -> simulate.Played | Failed:
    seed = task.seed_of(game)
    try:
        played, kept = simulate.play(lookup(task.slug), task.seats, task.options, seed, task.policies)
    except simulate.Broken as broken:
        return Failed(task.slug, task.seats, seed, task.options, str(broken))
    except Exception as error:
        return Failed(task.slug, task.seats, seed, task.options, f"{type(error).__name__}: {error}")
    if task.records is not None:
        name = f"{task.slug}-{task.seats}-{seed}.json".replace("/", "_")
        try:
            (task.records / name).write_bytes(record.encode(kept))
        except OSError as error:
            raise Unusable(f"{name} cannot be written to {task.records}: {error.strerror}") from error
    return played
