"""Taking back: DESIGN's rule in every case.

A seat may drop its own last reply while no draw, no reveal and no other seat's dependent reply came after it.
"""

from __future__ import annotations

import pytest

from engine.kernel import Illegal, Session, Steps, together
from engine.kernel.reach import REACH
from engine.record import position
from tests.kernel.little import (
    Little,
    LittleTable,
    LittleView,
    asked,
    begin,
    choose,
    drawing,
    quiet,
    revealing,
    say,
    turn,
)

Played = Session[LittleTable, LittleView]


def refused(session: Played, seat: int) -> bool:
    """Is an undo refused, and does the refusal change nothing?"""
    before = position(session), session.save(), session.tickets[:]
    possible = session.can_undo(seat)
    if not possible:
        with pytest.raises(Illegal) as caught:
            session.undo(seat)
        assert caught.value.reason.key == "kernel-no-undo"
    assert (position(session), session.save(), session.tickets) == before
    return not possible


def test_the_own_last_reply() -> None:
    session = begin(turn(0, "x", "y"), turn(1))
    start = position(session)
    say(session, 0, "a")
    middle = position(session)
    undone = session.undo(0)
    assert position(undone) == start
    assert position(session) == middle, "the old session stays as it was"
    say(undone, 0, "b")
    assert undone.table.log == ["0:b"]


def test_reply_by_reply_back_to_the_start() -> None:
    session = begin(turn(0, "x", "y", "z"), turn(1))
    past = []
    for _ in range(2):
        past.append(position(session))
        say(session, 0, "a")
    for expected in reversed(past):
        session = session.undo(0)
        assert position(session) == expected
    assert refused(session, 0)


def test_across_the_end_of_a_step() -> None:
    session = begin(turn(0, "x", "y"), quiet, turn(1), turn(0))
    say(session, 0, "a")
    before = position(session)
    say(session, 0, "a")
    assert asked(session, 1).key == "pick"
    undone = session.undo(0)
    assert position(undone) == before
    assert undone.step == 0
    assert position(undone.undo(0)) == position(begin(turn(0, "x", "y")))


def test_not_once_the_next_seat_has_replied() -> None:
    session = begin(turn(0), turn(1, "x", "y"), turn(0))
    say(session, 0, "a")
    assert session.can_undo(0)
    say(session, 1, "a")
    assert refused(session, 0)
    assert session.can_undo(1)


def test_again_once_the_next_seat_has_taken_its_own_back() -> None:
    session = begin(turn(0), turn(1, "x", "y"), turn(0))
    start = position(session)
    say(session, 0, "a")
    say(session, 1, "a")
    session = session.undo(1)
    session = session.undo(0)
    assert position(session) == start


def test_over_several_own_steps() -> None:
    session = begin(turn(0), turn(0, "x", "y"), turn(0), turn(1))
    past = []
    while asked_first(session) == 0:
        past.append(position(session))
        say(session, 0, "a")
    for expected in reversed(past):
        session = session.undo(0)
        assert position(session) == expected


def asked_first(session: Played) -> int:
    return session.decisions[0].seat


def test_at_the_end_of_the_game() -> None:
    session = begin(turn(0), turn(1))
    say(session, 0, "a")
    before = position(session)
    say(session, 1, "a")
    assert session.over
    assert refused(session, 0)
    assert position(session.undo(1)) == before


@pytest.mark.parametrize("hidden", [drawing, revealing])
def test_not_past_a_draw_or_a_reveal_in_the_same_step(hidden: object) -> None:
    def step(t: LittleTable) -> Steps[None]:
        yield from choose(t, 0, "x")
        yield from (drawing(t) if hidden is drawing else revealing(t))
        yield from choose(t, 0, "y")
        yield from choose(t, 0, "z")

    session = begin(step)
    say(session, 0, "a")
    assert refused(session, 0)
    say(session, 0, "a")
    session = session.undo(0)
    assert asked(session, 0).key == "y"
    assert refused(session, 0)


@pytest.mark.parametrize("hidden", [drawing, revealing])
def test_not_past_a_draw_or_a_reveal_between_steps(hidden: object) -> None:
    session = begin(turn(0), drawing if hidden is drawing else revealing, turn(1))
    say(session, 0, "a")
    assert refused(session, 0)


@pytest.mark.parametrize("hidden", [drawing, revealing])
def test_not_past_what_the_next_step_begins_with(hidden: object) -> None:
    def rolls(t: LittleTable) -> Steps[None]:
        yield from (drawing(t) if hidden is drawing else revealing(t))
        yield from choose(t, 1)

    session = begin(turn(0), rolls)
    say(session, 0, "a")
    assert refused(session, 0)


def test_not_past_another_seats_reaction() -> None:
    def step(t: LittleTable) -> Steps[None]:
        yield from choose(t, 0, "attack")
        yield from choose(t, 1, "react")
        yield from choose(t, 0, "pursue")
        yield from choose(t, 0, "rest")

    session = begin(step)
    say(session, 0, "a")
    say(session, 1, "a")
    assert refused(session, 0)
    assert session.can_undo(1)
    say(session, 0, "b")
    assert refused(session, 1), "what came after it was another's reply to it"
    session = session.undo(0)
    assert asked(session, 0).key == "pursue"
    assert refused(session, 0)


def both(t: LittleTable) -> Steps[None]:
    yield from together({seat: choose(t, seat) for seat in range(t.seats)})


def test_others_do_not_block_where_all_decide_at_once() -> None:
    session = begin(both, turn(0), seats=3)
    say(session, 0, "a")
    say(session, 1, "b")
    undone = session.undo(0)
    assert [decision.seat for decision in undone.decisions] == [0, 2]
    assert undone.table.log == ["1:b"]
    say(undone, 0, "b")
    say(undone, 2, "a")
    assert undone.table.log == ["1:b", "0:b", "2:a"]


def test_others_do_not_block_even_if_their_reply_closed_the_phase() -> None:
    """Without a reveal nobody has learned anything, and the next step has no reply yet."""
    session = begin(both, turn(1), seats=2)
    say(session, 0, "a")
    say(session, 1, "b")
    assert session.step == 1
    undone = session.undo(0)
    assert (undone.step, undone.table.log) == (0, ["1:b"])
    assert [decision.seat for decision in undone.decisions] == [0]
    say(undone, 0, "b")
    assert undone.table.log == ["1:b", "0:b"]
    say(session, 1, "a")
    assert refused(session, 0), "the next step has a reply now"


def test_only_the_last_of_a_branchs_replies_is_dropped() -> None:
    def branch(t: LittleTable, seat: int) -> Steps[None]:
        yield from choose(t, seat, "x")
        yield from choose(t, seat, "y")

    def step(t: LittleTable) -> Steps[None]:
        yield from together({seat: branch(t, seat) for seat in range(2)})

    session = begin(step)
    say(session, 0, "a")
    say(session, 1, "a")
    say(session, 0, "b")
    undone = session.undo(0)
    assert undone.table.log == ["0:a", "1:a"]
    assert [(decision.seat, decision.key) for decision in undone.decisions] == [(0, "y"), (1, "y")]


def test_a_simultaneous_reply_on_which_anothers_depends_stays() -> None:
    """Run again without it, the other's reply would not be legal."""

    def second(t: LittleTable) -> Steps[None]:
        yield from choose(t, 1, "x", ("a", "b") if "0:a" not in t.log else ("c", "d"))

    def step(t: LittleTable) -> Steps[None]:
        yield from together({0: _logged(t), 1: _twice(t)})

    def _logged(t: LittleTable) -> Steps[None]:
        yield from choose(t, 0, "x")
        yield from choose(t, 0, "y")

    def _twice(t: LittleTable) -> Steps[None]:
        yield from choose(t, 1, "first")
        yield from second(t)

    session = begin(step)
    say(session, 0, "a")
    say(session, 1, "a")
    say(session, 1, "c")
    assert refused(session, 0)
    independent = begin(step)
    say(independent, 0, "b")
    say(independent, 1, "a")
    say(independent, 1, "b")
    assert independent.undo(0).table.log == ["1:a", "1:b"]


def test_a_simultaneous_reply_whose_dropping_would_draw_otherwise_stays() -> None:
    def step(t: LittleTable) -> Steps[None]:
        yield from together({0: choose(t, 0, "x"), 1: reacting(t), 2: choose(t, 2, "x")})

    def reacting(t: LittleTable) -> Steps[None]:
        yield from choose(t, 1, "x")
        if "0:a" not in t.log:
            t.rng.below(6)

    session = begin(step, seats=3)
    say(session, 0, "a")
    say(session, 1, "a")
    assert session.table.rng.drawn == 0
    assert refused(session, 0)


def test_not_past_the_common_reveal() -> None:
    def step(t: LittleTable) -> Steps[None]:
        yield from both(t)
        t.reveal()

    session = begin(step, turn(0))
    say(session, 0, "a")
    assert session.can_undo(0)
    say(session, 1, "a")
    assert refused(session, 0)
    assert refused(session, 1)


def test_a_seat_without_a_reply_has_nothing_to_take_back() -> None:
    session = begin(turn(0), turn(1))
    assert refused(session, 0)
    assert refused(session, 1)
    say(session, 0, "a")
    assert refused(session, 1)
    assert refused(session, 2)
    assert refused(session, -1)


@pytest.mark.parametrize("seat", [2, -1, 99])
@pytest.mark.parametrize("ticket", [None, 0, 1])
def test_unknown_seats_are_refused(seat: int, ticket: int | None) -> None:
    session = begin(turn(0), turn(1))
    say(session, 0, "a")
    with pytest.raises(Illegal):
        session.undo(seat, ticket)


def test_an_undo_is_possible_after_restoring_and_cloning() -> None:
    steps = (turn(0, "x", "y"), turn(1))
    session = begin(*steps)
    say(session, 0, "a")
    before = position(session)
    say(session, 0, "b")
    assert position(Session.restore(Little(*steps), session.save()).undo(0)) == before
    assert position(session.clone().undo(0)) == before


def test_what_can_be_taken_back_stays_bounded() -> None:
    """In a game without draws the past would otherwise be carried along for ever."""
    session = begin(*[turn(0)] * (REACH + 10))
    for _ in range(REACH + 5):
        say(session, 0, "a")
    assert len(session.save().replies) == REACH
    for _ in range(REACH):
        session = session.undo(0)
    assert refused(session, 0)


def test_what_cannot_be_taken_back_is_let_go() -> None:
    session = begin(turn(0), turn(0), drawing, turn(0), turn(1))
    say(session, 0, "a")
    assert len(session.save().replies) == 1
    say(session, 0, "a")
    assert session.save().replies == ()
    say(session, 0, "a")
    assert len(session.save().replies) == 1
