"""The engine alone: random play, clones, replay, for every game, averaged over its numbers of seats."""

from __future__ import annotations

import time
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from benchmarks import positions
from benchmarks.figures import Figure, register
from engine.games import SLUGS, rules_for
from engine.kernel import Reply, Session
from engine.simulate import Players

BUDGETS = Path(__file__).parent.parent / "budgets"

GAMES = 4
"""Games for each number of seats in one run."""

CLONES = 20
"""Clones of each position in one run."""


def random_play(slug: str) -> float:
    """µs a decision: whole games from the set-up on, legal options and the random player's own work included."""
    rules = rules_for(slug)
    decisions = 0
    began = time.process_time()
    for seats in rules.seats:
        for game in range(GAMES):
            session, _ = Session.begin(rules, seats, {}, f"{slug} {seats} {game}")
            players = Players([rules.policies["random"]] * seats, f"{game}")
            while not session.over:
                session.apply(players.reply(session))
                decisions += 1
    return (time.process_time() - began) / decisions * 1e6


@cache
def _starts(slug: str) -> list[Session[Any, Any]]:
    return [start for seats in rules_for(slug).seats for start in positions.step_starts(slug, seats, "clones")[::5]]


def clone(slug: str) -> float:
    """µs a clone at the start of a step."""
    starts = _starts(slug)
    began = time.process_time()
    for start in starts:
        for _ in range(CLONES):
            start.clone()
    return (time.process_time() - began) / (len(starts) * CLONES) * 1e6


@cache
def _records(slug: str) -> list[tuple[int, str, list[Reply]]]:
    return [
        (seats, seed, positions.replies(slug, seats, seed))
        for seats in rules_for(slug).seats
        for seed in (f"replay {game}" for game in range(GAMES))
    ]


def replay(slug: str) -> float:
    """µs a reply: whole records, from the set-up on; replies were checked when they were given."""
    rules = rules_for(slug)
    records = _records(slug)
    began = time.process_time()
    for seats, seed, replies in records:
        session, _ = Session.begin(rules, seats, {}, seed)
        session.run(replies)
    return (time.process_time() - began) / sum(len(replies) for _, _, replies in records) * 1e6


class Budget(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game promises, in µs; None: nothing. A game's own file in `benchmarks/budgets` says it."""

    random_play: float | None = None
    clone: float | None = None
    replay: float | None = None


def budget(slug: str) -> Budget:
    """The promises of a game. Every game has a file: one that promises nothing says so there."""
    return msgspec.toml.decode((BUDGETS / f"{slug}.toml").read_bytes(), type=Budget)


for _slug in SLUGS:
    _budget = budget(_slug)
    register(Figure(f"{_slug}: random play", "µs a decision", _budget.random_play, partial(random_play, _slug)))
    register(Figure(f"{_slug}: clone at the start of a step", "µs", _budget.clone, partial(clone, _slug)))
    register(Figure(f"{_slug}: replaying a record", "µs a reply", _budget.replay, partial(replay, _slug)))
