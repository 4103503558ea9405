"""Taking back: a seat may drop its own last reply while no draw, no reveal and no reply that depends on it follows."""

from __future__ import annotations

import pytest

from engine.kernel import Illegal, Session, Steps
from engine.kernel.reach import REACH
from engine.record import position
from tests.kernel.little import (
    Little,
    LittleTable,
    Played,
    asked,
    begin,
    choose,
    drawing,
    quiet,
    refused,
    revealing,
    say,
    turn,
)


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
