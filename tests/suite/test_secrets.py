"""What is hidden stays hidden, and what has been revealed cannot be taken back.

All that a seat cannot know is dealt anew on a copy (`Rules.determinize`): its view must not change. Then the same
reply is given on both: if the seat now sees a difference, the reply has shown it something hidden.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel import Event, Reply, Rng, RulesError, Save, Seat, Session
from engine.record import position
from tests.suite.setups import SETUPS, Setup, every_setup, looked_at

COPIES = 2
"""How many times all hidden things are dealt anew at each position."""


def dealt_anew(session: Session[Any, Any], seat: Seat | None, seed: str) -> Session[Any, Any]:
    """A copy in which all that the seat cannot know is different."""
    copy = session.clone()
    copy.rules.determinize(copy.table, seat, Rng(seed))
    return copy


@every_setup
def test_a_view_does_not_change_when_everything_hidden_is_dealt_anew(setup: Setup) -> None:
    rules = setup.rules
    different = 0
    for number, session, _ in setup.walk("views"):
        if not looked_at(number):
            continue
        for seat in (None, *range(setup.seats)):
            seen = session.view(seat)
            assert isinstance(seen, rules.view_type)
            assert (seen.viewer, seen.seats) == (seat, setup.seats)
            copy = dealt_anew(session, seat, setup.seed(f"anew {number} {seat}"))
            assert copy.view(seat) == seen
            assert list(rules.audit(copy.table)) == [], "what is dealt anew is no sound table"
            assert copy.table.rng == session.table.rng
            different += position(copy) != position(session)
    assert different, "nothing at all was dealt anew"


@every_setup
def test_what_a_seat_is_offered_depends_on_nothing_that_it_cannot_know(setup: Setup) -> None:
    """Where a step begins without drawing or revealing, its first question to a seat is the same on every copy."""
    rules = setup.rules
    for number, session, _ in setup.walk("offers"):
        if session.open_replies or not looked_at(number, 60, 2):
            continue
        start = msgspec.json.decode(session.step_start.table, type=rules.table)
        if (start.rng.drawn, start.reveals) != (session.table.rng.drawn, session.table.reveals):
            continue
        for decision in session.decisions:
            table = msgspec.json.decode(session.step_start.table, type=rules.table)
            rules.determinize(table, decision.seat, Rng(setup.seed(f"offers {number}")))
            anew = msgspec.Raw(msgspec.json.encode(table))
            copy = Session.restore(rules, Save(rules.version, session.step, anew, (), tuple(session.tickets)))
            there = copy.decision(decision.seat)
            assert there == decision
            assert there.why() == decision.why(), "why something is refused tells a secret"


@every_setup
def test_a_reply_that_shows_something_hidden_has_revealed_it(setup: Setup) -> None:
    for number, session, reply in setup.walk("reveals"):
        if not looked_at(number, 60, 4):
            continue
        ahead = session.clone()
        told = ahead.apply(reply)
        if _hidden(ahead) != _hidden(session):
            assert session.preview(reply) is None
            assert not ahead.can_undo(reply.seat)
            continue
        seen = _seen(ahead, reply.seat, told)
        for copy_number in range(COPIES):
            copy = dealt_anew(session, reply.seat, setup.seed(f"reveals {number} {copy_number}"))
            try:
                told_there = copy.apply(reply)
            except RulesError as error:
                pytest.fail(f"reply {number} {reply} depends on something hidden, without a reveal: {error.__cause__}")
            assert _hidden(copy) == _hidden(ahead), (
                f"reply {number} {reply} reveals or not, as hidden things will have it"
            )
            assert _seen(copy, reply.seat, told_there) == seen, f"reply {number} {reply} shows something hidden"


def _hidden(session: Session[Any, Any]) -> tuple[int, int]:
    return session.table.rng.drawn, session.table.reveals


def _seen(session: Session[Any, Any], seat: Seat, told: list[Event]) -> tuple[object, ...]:
    """All that a seat gets to know: its view, its question, why something is refused, and what it is told."""
    decision = session.decision(seat)
    return session.view(seat), decision, decision and decision.why(), _told(told, seat)


@every_setup
def test_the_others_are_told_only_what_they_can_see(setup: Setup) -> None:
    """If a reply can be given on a copy dealt anew for somebody else, he is told the same or sees the difference."""
    for number, session, reply in setup.walk("told"):
        if not looked_at(number, 60, 4):
            continue
        ahead = session.clone()
        told = ahead.apply(reply)
        for seat in (None, *range(setup.seats)):
            if seat == reply.seat:
                continue
            copy = dealt_anew(session, seat, setup.seed(f"told {number} {seat}"))
            try:
                told_there = copy.apply(reply)
            except RulesError:
                continue  # There the reply is not possible: it shows a hidden card of whoever replies.
            if copy.view(seat) == ahead.view(seat):
                assert _told(told_there, seat) == _told(told, seat), (
                    f"reply {number} {reply} tells seat {seat} a secret"
                )


def _told(events: list[Event], seat: Seat | None) -> list[Event]:
    return [event for event in events if event.to is None or seat in event.to]


@pytest.mark.parametrize("setup", SETUPS[:: max(1, len(SETUPS) // 12)], ids=str)
def test_a_view_never_holds_the_seed(setup: Setup) -> None:
    seed = f"{0x5EED_CAFE_F00D_BEEF_0123_4567_89AB_CDEF:032x}"
    session, _ = Session.begin(setup.rules, setup.seats, dict(setup.options), seed)
    players = setup.players()
    while not session.over:
        for seat in (None, *range(setup.seats)):
            assert seed.encode() not in msgspec.json.encode(session.view(seat))
        session.apply(players.reply(session))


def test_a_copy_dealt_anew_goes_on() -> None:
    """The comparison rests on it: a reply can be given on such a copy, in every game."""
    for setup in SETUPS:
        session = setup.begin("goes on")
        reply: Reply = setup.players(own="goes on").reply(session)
        dealt_anew(session, reply.seat, "x").apply(reply)
