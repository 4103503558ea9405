"""Taking back where several seats decide at once: others' replies do not block it, unless they depend on it."""

from __future__ import annotations

from engine.kernel import Steps, together
from tests.kernel.little import (
    LittleTable,
    begin,
    choose,
    refused,
    say,
    turn,
)


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
