"""The computer player that every game has: anything that is legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel.decision import Decision
from engine.kernel.rng import Rng

FREE_ONE_IN = 4
"""How often the random player takes something free first, where something is."""


def random_policy(view: Callable[[], Any], decision: Decision, rng: Rng) -> tuple[str, ...]:
    """Legal picks at random: every option is as likely as the others, every number of picks too. Looks at no view."""
    free = decision.free
    if free and rng.below(FREE_ONE_IN) == 0:
        return (free[rng.below(len(free))].id,)
    least, most = decision.pick
    options = decision.options
    if most == 1 == least:
        return (options[rng.below(len(options))].id,)
    offered = [option.id for option in options]
    rng.shuffle(offered)
    return tuple(offered[: least + rng.below(min(most, len(offered)) - least + 1)])
