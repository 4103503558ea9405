"""A figure, its budget, and the register."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct


class Figure(Struct, frozen=True):
    """Something to measure.

    `measure()` gives one value in `unit`s; at most `budget` of it is wanted (None: no promise). `runs`: how often it
    is measured, `warm_up`: once more before that, which does not count.
    """

    name: str
    unit: str
    budget: float | None
    measure: Callable[[], float]
    runs: int = 7
    warm_up: bool = True


class Measured(Struct, frozen=True):
    """The values of all runs, in the order in which they were measured."""

    figure: Figure
    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def met(self) -> bool | None:
        """None without a budget."""
        return None if self.figure.budget is None else self.median <= self.figure.budget


FIGURES: Final[list[Figure]] = []


def register(figure: Figure) -> None:
    """Add a figure; called by the modules of `benchmarks.measures` when they are imported."""
    if any(known.name == figure.name for known in FIGURES):
        raise ValueError(f"there are two figures {figure.name!r}")
    FIGURES.append(figure)


def share(values: Sequence[float], part: float) -> float:
    """The value below which this part of them lies; they are ascending."""
    return values[min(int(len(values) * part), len(values) - 1)]


def measured(figure: Figure, runs: int | None = None) -> Measured:
    """Measure a figure; what warms up does not count."""
    if figure.warm_up:
        figure.measure()
    return Measured(figure, tuple(figure.measure() for _ in range(runs or figure.runs)))
