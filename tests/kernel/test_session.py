"""Sessions: replies, refusals that change nothing, clones, saves, previews, and rules that fail."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from engine.kernel import (
    Event,
    Illegal,
    Refused,
    Reply,
    Rng,
    RulesError,
    Save,
    Session,
    Stale,
    Steps,
    ask,
    text,
    together,
)
from engine.kernel.running import IDLE_STEPS
from engine.record import position
from tests.kernel.little import (
    Little,
    LittleTable,
    LittleView,
    asked,
    begin,
    choose,
    drawing,
    options,
    quiet,
    revealing,
    say,
    turn,
)


def test_a_game_runs_from_step_to_step_to_its_end() -> None:
    session = begin(turn(0), quiet, turn(1), quiet)
    assert (session.step, session.over, session.standings) == (0, False, None)
    say(session, 0, "a")
    assert session.step == 2
    say(session, 1, "b")
    assert session.over
    assert session.standings is not None
    assert session.decisions == []
    assert session.table.log == ["0:a", "quiet", "1:b", "quiet"]


def test_a_game_may_be_over_at_once() -> None:
    assert begin(quiet, quiet).over
    assert begin().over


def test_events_come_with_the_reply_that_brought_them() -> None:
    session, opening = Session.begin(_Telling(turn(0, "x", "y"), turn(1)), 2, {}, "s")
    assert opening == [Event(text("little-welcome"))]
    assert say(session, 0, "a") == [Event(text("little-chose", id="a"))]
    assert say(session, 0, "b") == [Event(text("little-chose", id="b"))]
    assert session.table.news == []


class _Telling(Little):
    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> LittleTable:
        table = super().setup(seats, options, rng)
        table.tell(text("little-welcome"))
        return table


def test_tickets_count_a_seats_replies() -> None:
    session = begin(turn(0, "x", "y"), turn(1), turn(0))
    assert asked(session, 0).ticket == 0
    say(session, 0, "a")
    assert asked(session, 0).ticket == 1
    say(session, 0, "a")
    assert asked(session, 1).ticket == 0
    say(session, 1, "a")
    assert asked(session, 0).ticket == 2
    assert session.tickets == [2, 1]


@pytest.mark.parametrize(
    ("reply", "refused", "key"),
    [
        (Reply(1, "pick", 0, ("a",)), Illegal, "kernel-not-asked"),  # not its turn
        (Reply(1, "pick", 7, ("a",)), Stale, "kernel-stale"),  # a panel from another time
        (Reply(-1, "pick", 0, ("a",)), Illegal, "kernel-not-asked"),
        (Reply(2, "pick", 0, ("a",)), Illegal, "kernel-not-asked"),  # no such seat
        (Reply(0, "pick", 0, ("a",)), Stale, "kernel-stale"),  # pressed twice
        (Reply(0, "pick", 2, ("a",)), Stale, "kernel-stale"),
        (Reply(0, "other", 1, ("a",)), Illegal, "kernel-other-question"),
        (Reply(0, "pick", 1, ("z",)), Illegal, "kernel-not-offered"),
        (Reply(0, "pick", 1, ()), Illegal, "kernel-how-many"),
        (Reply(0, "pick", 1, ("a", "b")), Illegal, "kernel-how-many"),
        (Reply(0, "pick", 1, ("a", "a")), Illegal, "kernel-how-many"),
        (Reply(0, "pick", 1, ("A",)), Illegal, "kernel-not-offered"),
    ],
)
def test_refused_replies_change_nothing(reply: Reply, refused: type[Exception], key: str) -> None:
    session = begin(turn(0, "pick", "pick"), turn(1))
    say(session, 0, "a")
    before = position(session), session.save(), session.tickets[:]
    for attempt in (session.apply, session.preview):
        with pytest.raises(refused) as caught:
            attempt(reply)
        assert getattr(caught.value, "reason").key == key  # noqa: B009 - `refused` is only known as an exception
    assert (position(session), session.save(), session.tickets) == before


def test_after_the_end_nobody_is_asked() -> None:
    session = begin(turn(0))
    say(session, 0, "a")
    with pytest.raises(Illegal):
        session.apply(Reply(0, "pick", 1, ("a",)))
    with pytest.raises(Stale):
        session.apply(Reply(0, "pick", 0, ("a",)))


def test_clones_are_equal_and_independent() -> None:
    session = begin(turn(0, "x", "y"), drawing, turn(1))
    say(session, 0, "a")
    clone = session.clone()
    assert position(clone) == position(session)
    assert clone.save() == session.save()
    before = position(session), session.save()
    say(clone, 0, "b")
    say(clone, 1, "b")
    assert (position(session), session.save()) == before
    assert session.can_undo(0)


def test_a_clone_of_a_finished_game() -> None:
    session = begin(turn(0))
    say(session, 0, "a")
    clone = session.clone()
    assert clone.over
    assert position(clone) == position(session)


@pytest.mark.parametrize("replies", range(6))
def test_a_restored_session_is_equal_and_goes_on_equally(replies: int) -> None:
    steps = (turn(0, "x", "y"), drawing, turn(1), turn(0), revealing, turn(1, "x", "y"))
    session = begin(*steps)
    for _ in range(replies):
        say(session, session.decisions[0].seat, "a")
    save = msgspec.json.decode(msgspec.json.encode(session.save()), type=Save)
    restored = Session.restore(Little(*steps), save)
    while True:
        assert position(restored) == position(session)
        assert (restored.tickets, restored.save()) == (session.tickets, session.save())
        assert [restored.can_undo(seat) for seat in (0, 1)] == [session.can_undo(seat) for seat in (0, 1)]
        if session.over:
            break
        seat = session.decisions[0].seat
        assert say(restored, seat, "b") == say(session, seat, "b")


def test_a_finished_game_is_restored_with_its_last_undo() -> None:
    session = begin(turn(0))
    say(session, 0, "a")
    restored = Session.restore(Little(turn(0)), session.save())
    assert restored.over
    assert restored.undo(0).table.log == []


def test_a_preview_shows_what_a_reply_would_do() -> None:
    session = begin(turn(0, "x", "y"), turn(1))
    shown = session.preview(Reply(0, "x", 0, ("a",)))
    assert shown is not None
    assert shown.table.log == ["0:a"]
    further = shown.preview(Reply(0, "y", 1, ("b",)))
    assert further is not None
    assert asked(further, 1).key == "pick"
    assert session.table.log == []
    assert session.tickets == [0, 0]


@pytest.mark.parametrize("hidden", [drawing, revealing])
def test_a_preview_stops_at_a_draw_and_a_reveal(hidden: Any) -> None:
    def step(t: LittleTable) -> Steps[None]:
        yield from choose(t, 0, "x")
        yield from choose(t, 0, "y")
        yield from hidden(t)
        yield from choose(t, 0, "z")

    session = begin(step)
    shown = session.preview(Reply(0, "x", 0, ("a",)))
    assert shown is not None
    assert shown.preview(Reply(0, "y", 1, ("a",))) is None
    across = begin(turn(0), hidden, turn(1))
    assert across.preview(Reply(0, "pick", 0, ("a",))) is None


def test_rules_that_fail_are_told_apart_from_replies_that_do() -> None:
    def step(t: LittleTable) -> Steps[None]:
        chosen = yield from choose(t, 0)
        if chosen == "b":
            raise IndexError("a fault")
        yield from choose(t, 0, "next")

    session = begin(step)
    save = session.save()
    with pytest.raises(RulesError) as caught:
        say(session, 0, "b")
    assert isinstance(caught.value.__cause__, IndexError)
    with pytest.raises(Refused):
        session.apply(Reply(0, "pick", 0, ("a",)))
    restored = Session.restore(Little(step), save)
    say(restored, 0, "a")
    assert asked(restored, 0).key == "next"


class _BrokenSetup(Little):
    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> LittleTable:
        raise IndexError("a fault")


class _BrokenStandings(Little):
    def standings(self, t: LittleTable) -> None:
        if t.done:
            raise IndexError("a fault")


def test_failures_outside_of_steps_are_rules_errors_too() -> None:
    with pytest.raises(RulesError):
        Session.begin(_BrokenSetup(), 2, {}, "s")
    session, _ = Session.begin(_BrokenStandings(turn(0)), 2, {}, "s")
    with pytest.raises(RulesError):
        say(session, 0, "a")


def test_rules_that_would_never_ask_again_are_stopped() -> None:
    class Endless(Little):
        def step(self, t: LittleTable) -> Steps[None]:
            yield from ()

    with pytest.raises(RulesError):
        Session.begin(Endless(quiet), 2, {}, "s")
    assert begin(*[quiet] * (IDLE_STEPS - 1), turn(0)).step == IDLE_STEPS - 1


def test_no_step_closes_without_its_replies() -> None:
    """The step-start table and the open replies alone give the session back: that is all the store keeps."""
    session = begin(turn(0, "x", "y"), turn(1, "x", "y"))
    for seat in (0, 0, 1):
        say(session, seat, "a")
    assert [reply.seat for reply in session.open_replies] == [1]
    save = msgspec.structs.replace(session.step_start, replies=session.open_replies)
    assert position(Session.restore(Little(turn(0, "x", "y"), turn(1, "x", "y")), save)) == position(session)


def test_replies_of_several_seats_at_once_keep_their_order() -> None:
    def step(t: LittleTable) -> Steps[None]:
        yield from together({seat: choose(t, seat) for seat in range(3)})
        (last,) = yield from ask(t, 0, "last", options("a", "b"))
        t.log.append(last)

    session = begin(step, seats=3)
    for seat in (2, 0, 1):
        say(session, seat, "b")
    assert session.view(None) == LittleView(viewer=None, seats=3, log=("2:b", "0:b", "1:b"))
    assert position(session.clone()) == position(session)
