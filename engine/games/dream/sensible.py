"""The computer player."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.dream.view import View
from engine.kernel import Decision, Rng


def picks(view: Callable[[], View], decision: Decision, rng: Rng) -> tuple[str, ...]:
    """A `Policy`."""
    if decision.free:
        return (decision.free[0].id,)
    return (decision.options[-1].id,)
