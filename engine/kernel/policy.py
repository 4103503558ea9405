"""A computer player for every game: any legal reply, each as likely as the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.decision import Decision
from engine.kernel.rng import Rng


def random_picks(view: Callable[[], Any], decision: Decision, rng: Rng) -> tuple[str, ...]:
    """One of the options and free options; where several may be picked, any allowed number of them.

    A `Policy`; `view` is never looked at.
    """
    options, free = decision.options, decision.free
    many = len(options)
    chosen = rng.below(many + len(free))
    if chosen >= many:
        return (free[chosen - many].id,)
    if decision.pick == (1, 1):
        return (options[chosen].id,)
    least, most = decision.pick
    ids = [option.id for option in options]
    rng.shuffle(ids)
    return tuple(ids[: least + rng.below(min(most, len(ids)) - least + 1)])
