"""How long presses and commands took, from their arrival to their last answer, counted by the second."""

from __future__ import annotations

from itertools import accumulate

STEPS: tuple[float, ...] = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds up to which presses are counted together; the rest took longer."""


class Figures:
    """Since the start: `counts` of presses by `STEPS`, the `seconds` of all, the `slowest`, and those that `failed`."""

    __slots__ = ("counts", "failed", "seconds", "slowest")

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)
        self.seconds = 0.0
        self.slowest = 0.0
        self.failed = 0

    def took(self, seconds: float) -> None:
        """One more."""
        place = next((place for place, step in enumerate(STEPS) if seconds <= step), len(STEPS))
        self.counts[place] += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)

    @property
    def total(self) -> int:
        return sum(self.counts)

    def within(self, seconds: float) -> int:
        """How many took at most so long, one of `STEPS`."""
        return list(accumulate(self.counts))[STEPS.index(seconds)]
