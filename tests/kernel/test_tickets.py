"""Tickets: a panel or press from before an undo is stale, for everybody whose question it changed and nobody else."""

from __future__ import annotations

import pytest

from engine.kernel import Reply, Session, Stale, Steps, Undo, together
from tests.kernel.little import Little, LittleTable, asked, begin, choose, say, turn


def both(t: LittleTable) -> Steps[None]:
    yield from together({seat: choose(t, seat) for seat in range(t.seats)})


def test_a_panel_from_before_the_undo_is_stale() -> None:
    session = begin(turn(0, "x", "y"), turn(1))
    first = Reply(0, "x", asked(session, 0).ticket, ("a",))
    session.apply(first)
    second = Reply(0, "y", asked(session, 0).ticket, ("a",))
    session = session.undo(0)
    assert asked(session, 0).ticket == 2
    for old in (first, second):
        with pytest.raises(Stale):
            session.apply(old)
    say(session, 0, "b")
    with pytest.raises(Stale):
        session.apply(second)


def test_a_doubled_undo_press_takes_back_one_reply() -> None:
    session = begin(turn(0, "x", "y", "z"), turn(1))
    say(session, 0, "a")
    say(session, 0, "a")
    press = session.tickets[0]
    session = session.undo(0, press)
    with pytest.raises(Stale):
        session.undo(0, press)
    assert session.table.log == ["0:a"]
    assert session.replay(Undo(0, session.tickets[0])).table.log == []


def test_the_next_seats_panel_is_stale_after_an_undo_before_it() -> None:
    """It was shown a position that is gone: an old press must not count in the new one."""

    def answering(t: LittleTable) -> Steps[None]:
        yield from choose(t, 1, "answer", ("a", "b") if t.log == ["0:a"] else ("b", "c"))

    session = begin(turn(0), answering)
    say(session, 0, "a")
    old = Reply(1, "answer", asked(session, 1).ticket, ("b",))
    session = session.undo(0)
    with pytest.raises(Stale):
        session.apply(old)
    say(session, 0, "b")
    with pytest.raises(Stale):
        session.apply(old)
    say(session, 1, "b")


def test_other_seats_panels_stay_good_where_all_decide_at_once() -> None:
    session = begin(both, seats=3)
    panel = Reply(2, "pick", asked(session, 2).ticket, ("b",))
    say(session, 0, "a")
    session = session.undo(0)
    say(session, 1, "b")
    session.apply(panel)
    assert session.table.log == ["1:b", "2:b"]


def test_tickets_outlive_saving() -> None:
    session = begin(turn(0, "x", "y"), turn(1))
    say(session, 0, "a")
    session = session.undo(0)
    restored = Session.restore(Little(turn(0, "x", "y"), turn(1)), session.save())
    assert restored.tickets == [2, 0]
    assert asked(restored, 0).ticket == 2
