"""Plays whole games with computer players, and looks at every position for broken invariants."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from engine.kernel import Policy, Reply, Rng, Rules, RulesError, Session, Standings
from engine.record import Record, Recorder


class Broken(Exception):
    """A game that went wrong: what, and after how many replies."""


class Played(Struct, frozen=True, kw_only=True):
    """A finished game. `ms` is the wall time in milliseconds, `decisions` counts replies."""

    slug: str
    seats: int
    seed: str
    options: dict[str, str]
    decisions: int
    steps: int
    standings: Standings | None
    ms: float


class Players:
    """A computer player for every seat, each with its own random numbers, and the order in which they reply."""

    def __init__(self, policies: Sequence[Policy], seed: str) -> None:
        """`policies` by seat; `seed` is only theirs, the game has its own."""
        self._policies = policies
        self._numbers = [Rng(f"{seed}/{seat}") for seat in range(len(policies))]
        self._order = Rng(f"{seed}/order")

    def reply(self, session: Session[Any, Any]) -> Reply:
        """The next reply: of a seat chosen by lot where several are asked."""
        decisions = session.decisions
        decision = decisions[0] if len(decisions) == 1 else decisions[self._order.below(len(decisions))]
        seat = decision.seat
        picks = self._policies[seat](lambda: session.view(seat), decision, self._numbers[seat])
        return Reply(seat, decision.key, decision.ticket, picks)


def play(
    rules: Rules[Any, Any],
    seats: int,
    options: Mapping[str, str],
    seed: str,
    policies: Sequence[str] = ("random",),
) -> tuple[Played, Record]:
    """Play one game to its end with `audit` after every reply; seats play by the named policies in turn.

    Raises `Illegal` for a set-up that the game does not allow, `Broken` for a game that went wrong.
    """
    began = time.perf_counter()
    recorder = Recorder(rules, seats, options, seed)
    players = Players([rules.policies[policies[seat % len(policies)]] for seat in range(seats)], seed)
    replies = 0
    _audit(recorder.session, "after the set-up")
    while not recorder.session.over:
        if replies == rules.bound:
            raise Broken(f"the game is not over after {rules.bound} replies, its bound")
        reply = players.reply(recorder.session)
        replies += 1
        try:
            recorder.reply(reply)
        except RulesError as error:
            cause = error.__cause__ or error
            raise Broken(f"reply {replies} ({reply.key}: {reply.picks}): {type(cause).__name__}: {cause}") from error
        _audit(recorder.session, f"after reply {replies} ({reply.key}: {reply.picks})")
    session = recorder.session
    if session.standings is None:
        raise Broken(f"nobody is asked after reply {replies}, but the game is not over")
    chosen = {variant.id: options.get(variant.id, variant.default) for variant in rules.variants}
    played = Played(
        slug=rules.slug,
        seats=seats,
        seed=seed,
        options=chosen,
        decisions=replies,
        steps=session.step,
        standings=session.standings,
        ms=round((time.perf_counter() - began) * 1000, 2),
    )
    return played, recorder.record()


def _audit(session: Session[Any, Any], when: str) -> None:
    problems = list(session.rules.audit(session.table))
    if problems:
        raise Broken(f"{when}: {'; '.join(problems)}")
