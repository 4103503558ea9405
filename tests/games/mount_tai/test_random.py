"""Whole random games with every number of players and all kinds of options: nothing is ever lost or doubled."""

from __future__ import annotations

import os

import pytest

from engine.kernel import Decision, Rng, Session
from engine.kernel.checks import refusal
from engine.simulate import Players
from tests.games.mount_tai.position import RULES

SEED = os.environ.get("YIZHAN_SEED", "1")
GAMES = int(os.environ.get("YIZHAN_MOUNT_TAI_GAMES", "6"))
"""Games for each number of seats."""


def eager(view: object, decision: Decision, rng: Rng) -> tuple[str, ...]:
    """A random player who would rather do something than tidy up or stop: such games go farther up the mountain."""
    doing = [option.id for option in decision.options if option.group not in ("tidy", "done")]
    options = doing or [option.id for option in decision.options]
    return (options[rng.below(len(options))],)


def options_for(seats: int, rng: Rng) -> dict[str, str]:
    """Options that go together, drawn at random; more than half of the solo games are games of the challenge."""
    while True:
        options = {variant.id: variant.values[rng.below(len(variant.values))] for variant in RULES.variants}
        for variant in RULES.variants:
            if variant.campaign and rng.below(2):
                options[variant.id] = variant.default
        if refusal(RULES, seats, options) is None:
            return options


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("seats", RULES.seats)
def test_random_games_keep_every_invariant(seats: int, number: int) -> None:
    seed = f"{SEED} {seats} {number}"
    options = options_for(seats, Rng(seed))
    session, _ = Session.begin(RULES, seats, options, seed)
    players = Players([eager if number % 2 else RULES.policies["random"]] * seats, seed)
    replies = 0
    while not session.over:
        reply = players.reply(session)
        session.apply(reply)
        replies += 1
        broken = list(RULES.audit(session.table))
        assert not broken, f"{options}, reply {replies} {reply.key}={reply.picks}: {broken}"
        assert replies < RULES.bound
    assert session.table.settled == 8
