"""Real positions of real games to measure at. The same for every run, so that only the machine and the code differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games import rules_for
from engine.kernel import Reply, Session
from engine.simulate import Players


def walk(slug: str, seats: int, seed: str, policy: str = "random") -> Iterator[tuple[Session[Any, Any], Reply]]:
    """(session, reply about to be given) until the game is over."""
    rules = rules_for(slug)
    session, _ = Session.begin(rules, seats, {}, seed)
    players = Players([rules.policies[policy]] * seats, seed)
    while not session.over:
        reply = players.reply(session)
        yield session, reply
        session.apply(reply)


def replies(slug: str, seats: int, seed: str) -> list[Reply]:
    """All replies of a game."""
    return [reply for _, reply in walk(slug, seats, seed)]


def step_starts(slug: str, seats: int, seed: str) -> list[Session[Any, Any]]:
    """The session at the start of every step that asks somebody."""
    return [session.clone() for session, _ in walk(slug, seats, seed) if not session.open_replies]
