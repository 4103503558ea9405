"""Whole random games, alone to four, of every chapter and of custom games: nothing is ever lost or doubled."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from engine.games.jiangnan.kinds import ROUNDS
from engine.kernel import Decision, Rng, Session
from engine.kernel.checks import refusal
from engine.simulate import Players
from tests.games.jiangnan.position import RULES

SEED = os.environ.get("YIZHAN_SEED", "1")
GAMES = int(os.environ.get("YIZHAN_JIANGNAN_GAMES", "7"))
"""Games for each number of seats: one of each chapter, one custom."""
CHAPTERS = next(variant.values for variant in RULES.variants if variant.id == "chapter")
IDLE = ("rest", "none", "done", "ideas")


def eager(view: Callable[[], object], decision: Decision, rng: Rng) -> tuple[str, ...]:
    """A random player who would rather do something than rest or decline: such games publish, hire and travel more."""
    doing = [option.id for option in decision.options if option.id.partition(":")[0] not in IDLE]
    if not doing or decision.pick != (1, 1):
        return RULES.policies["random"](view, decision, rng)
    return (doing[rng.below(len(doing))],)


def options_for(seats: int, chapter: str, rng: Rng) -> dict[str, str]:
    """Options that go together, drawn at random, for a chapter or a custom game."""
    while True:
        options = {"chapter": chapter}
        for variant in RULES.variants:
            if variant.id not in options and variant.open(options):
                options[variant.id] = variant.values[rng.below(len(variant.values))]
        if seats != 1:
            del options["bot"]
        if seats != 2:
            del options["advance"]
        if refusal(RULES, seats, options) is None:
            return options


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("seats", RULES.seats)
def test_random_games_keep_every_invariant(seats: int, number: int) -> None:
    seed = f"{SEED} {seats} {number}"
    options = options_for(seats, CHAPTERS[number % len(CHAPTERS)], Rng(seed))
    session, _ = Session.begin(RULES, seats, options, seed)
    players = Players([eager if (number + seats) % 2 else RULES.policies["random"]] * seats, seed)
    replies = 0
    while not session.over:
        reply = players.reply(session)
        session.apply(reply)
        replies += 1
        broken = list(RULES.audit(session.table))
        assert not broken, f"{options}, reply {replies} {reply.key}={reply.picks}: {broken}"
        assert replies < RULES.bound
    assert (session.table.round, len(session.table.trends)) == (ROUNDS, ROUNDS)
    assert session.standings is not None
    assert [score.rank for score in session.standings.scores] == list(range(1, max(2, seats) + 1))
