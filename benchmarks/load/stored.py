"""What many stored tables and long games cost: the start, the memory, a move."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import cache, partial
from statistics import median

from benchmarks.figures import Figure
from benchmarks.load import memory
from benchmarks.measures import many_tables

ROUNDS = 3
"""Sizes are measured in turn, so often: what the machine does beside it touches all of them."""
GROWN = 1.5
"""The largest of a kind may cost so many times as much as the smallest; more would be growth."""
FLAT = 1.1
"""Memory after looking at several times as many tables as fit into it, against as many as fit."""
LEAST = 20
"""Below that, a store or a game is not tried."""


def figures(stored: int = many_tables.STORED, length: int = many_tables.LONG) -> list[Figure]:
    """A host with so many stored tables, games of so many entries, and what a hundredth of each costs."""
    looks = memory.looks(stored)
    looked = f"of {stored:,} tables looked at"
    most = f"memory, {looks[-1]:,} {looked}, against {looks[0]:,}"
    return [
        _figure(f"start with {stored:,} tables", "s", 3, partial(many_tables.start_with, stored)),
        _figure(f"memory with {stored:,} tables, after the start", "MB", None, lambda: _memory(stored)[0]),
        *(
            _figure(
                f"memory, {count:,} of {stored:,} tables looked at", "MB", None, partial(_remembered, stored, count)
            )
            for count in looks
        ),
        _figure(most, "times", FLAT, lambda: _memory(stored)[looks[-1]] / _memory(stored)[looks[0]]),
        *_growth("a move, one of {:,} tables, not in memory, median", many_tables.among, stored),
        *_growth("a move after {:,} entries of a game, not in memory, median", many_tables.after, length),
    ]


def _figure(name: str, unit: str, budget: float | None, measure: Callable[[], float]) -> Figure:
    return Figure(name, unit, budget, measure, runs=1, warm_up=False)


def _growth(name: str, take: Callable[[int], list[float]], largest: int) -> list[Figure]:
    sizes = tuple(sorted({max(largest // 100, LEAST), max(largest // 10, LEAST), largest}))
    against = f"{name.format(largest)}, against {sizes[0]:,}"
    return [
        *(_figure(name.format(size), "ms", None, partial(_median, take, sizes, size)) for size in sizes),
        _figure(against, "times", GROWN, lambda: _median(take, sizes, largest) / _median(take, sizes, sizes[0])),
    ]


def _median(take: Callable[[int], list[float]], sizes: tuple[int, ...], size: int) -> float:
    return median(_taken(take, sizes)[size])


@cache
def _taken(take: Callable[[int], list[float]], sizes: tuple[int, ...]) -> dict[int, list[float]]:
    took: dict[int, list[float]] = {size: [] for size in sizes}
    for _ in range(ROUNDS):
        for size in sizes:
            took[size] += take(size)
    return took


def _remembered(stored: int, count: int) -> float:
    return _memory(stored)[count]


@cache
def _memory(stored: int) -> dict[int, float]:
    """MB by how many tables have been looked at; 0: after the start."""
    command = [sys.executable, "-m", "benchmarks.load.memory", str(many_tables.store_of(stored)), str(stored)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return {int(count): float(value) for count, value in (line.split() for line in printed.splitlines())}
