"""Sessions of every game: saves, clones, undo and refusals at real positions."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.kernel import Refused, Reply, Rng, Save, Session
from engine.kernel.reach import REACH
from engine.record import position
from tests.suite.setups import Setup, every_setup, looked_at


def hidden(session: Session[Any, Any]) -> tuple[int, int]:
    """How much has been drawn and revealed: it never goes down but by an undo, which never changes it."""
    return session.table.rng.drawn, session.table.reveals


@every_setup
def test_saves_and_clones_are_equal_and_go_on_equally(setup: Setup) -> None:
    for number, session, reply in setup.walk("equal"):
        if not looked_at(number):
            continue
        save = msgspec.json.decode(msgspec.json.encode(session.save()), type=Save)
        copies = [Session.restore(setup.rules, save), session.clone()]
        ahead = session.clone()
        events = ahead.apply(reply)
        for copy in copies:
            assert position(copy) == position(session)
            assert copy.decisions == session.decisions
            assert copy.save() == save
            assert copy.apply(reply) == events
            assert position(copy) == position(ahead)


@every_setup
def test_earlier_copies_keep_their_hash_while_the_game_goes_on(setup: Setup) -> None:
    kept: list[tuple[Session[Any, Any], bytes, list[Any], bytes]] = []
    last = None
    for number, session, _ in setup.walk("shared"):
        if looked_at(number, 20, 15):
            copy = session.clone()
            views = [copy.view(seat) for seat in (None, *range(setup.seats))]
            kept.append((copy, position(copy), views, msgspec.json.encode(views)))
        last = session
    assert last is not None
    again = last.clone()
    assert position(again) == position(last)
    for copy, was, views, seen in kept:
        assert position(copy) == was
        assert msgspec.json.encode(views) == seen, "a view shares state with the table"


@every_setup
def test_undo_n_times_equals_the_state_n_replies_ago(setup: Setup) -> None:
    """The last seat to reply takes back as much as it may: every time exactly the position before."""
    past: list[tuple[bytes, int, tuple[int, int]]] = []
    session = None
    for number, session, reply in setup.walk("undo"):
        if looked_at(number, 40, 3):
            _go_back(session, past)
        past.append((position(session), reply.seat, hidden(session)))
    assert session is not None
    _go_back(session, past)


def _go_back(session: Session[Any, Any], past: list[tuple[bytes, int, tuple[int, int]]]) -> None:
    before = position(session), session.save()
    undone = session
    for was, seat, hidden_then in reversed(past[-REACH:]):
        unspoilt = hidden_then == hidden(session)
        assert undone.can_undo(seat) == unspoilt, "past a draw or reveal, or not although nothing was drawn or revealed"
        if not unspoilt:
            break
        tickets = undone.tickets[:]
        undone = undone.undo(seat, tickets[seat])
        assert position(undone) == was
        assert undone.tickets[seat] == tickets[seat] + 1
        assert all(now >= then for now, then in zip(undone.tickets, tickets, strict=True))
    assert (position(session), session.save()) == before


@every_setup
def test_no_undo_across_a_draw_or_another_seats_later_reply(setup: Setup) -> None:
    """Another seat's reply blocks, unless that seat was being asked at the same moment as the first one."""
    blocked = [True] * setup.seats
    beside: list[set[int]] = [set() for _ in range(setup.seats)]
    before = (-1, -1)
    for number, session, reply in setup.walk("blocked"):
        if hidden(session) != before:
            blocked = [True] * setup.seats
        if looked_at(number, 40, 3):
            for seat in range(setup.seats):
                assert not (blocked[seat] and session.can_undo(seat)), f"seat {seat} before reply {number}"
        before = hidden(session)
        for seat in range(setup.seats):
            if seat != reply.seat and reply.seat not in beside[seat]:
                blocked[seat] = True
        blocked[reply.seat] = False
        beside[reply.seat] = {decision.seat for decision in session.decisions}


def nonsense(session: Session[Any, Any], reply: Reply, seats: int) -> list[Reply]:
    """Replies that must be refused: stale, foreign, malformed, unknown."""
    seat, key, ticket, picks = reply.seat, reply.key, reply.ticket, reply.picks
    decision = session.decision(seat)
    assert decision is not None
    _, most = decision.pick
    everything = tuple(option.id for option in decision.every())
    wrong = [
        Reply(seat, key, ticket - 1, picks),
        Reply(seat, key, ticket + 1, picks),
        Reply(seat, "", ticket, picks),
        Reply(seat, key + "x", ticket, picks),
        Reply(seat, key, ticket, ("no-such-option",)),
        Reply(seat, key, ticket, (*picks, "no-such-option")),
        Reply(seat, key, ticket, (everything[0], everything[0])),
        Reply(-1, key, ticket, picks),
        Reply(seats, key, ticket, picks),
    ]
    if len(decision.options) < len(everything) or most < len(everything):
        wrong.append(
            Reply(seat, key, ticket, everything) if len(everything) > 1 else Reply(seat, key, ticket, ("", ""))
        )
    if decision.pick[0] > 0:
        wrong.append(Reply(seat, key, ticket, ()))
    wrong += [
        Reply(other, key, session.tickets[other], picks) for other in range(seats) if session.decision(other) is None
    ]
    return wrong


@every_setup
def test_refused_replies_leave_everything_as_it_was(setup: Setup) -> None:
    for number, session, reply in setup.walk("refused"):
        if not looked_at(number, 25, 12):
            continue
        before = position(session), msgspec.json.encode(session.save()), hidden(session)
        for wrong in nonsense(session, reply, setup.seats):
            with pytest.raises(Refused):
                session.apply(wrong)
            with pytest.raises(Refused):
                session.preview(wrong)
        assert (position(session), msgspec.json.encode(session.save()), hidden(session)) == before


@every_setup
def test_seats_without_a_decision_cannot_act(setup: Setup) -> None:
    rng = Rng(setup.seed("idle"))
    for number, session, _ in setup.walk("idle"):
        if not looked_at(number):
            continue
        asked = {decision.seat: decision for decision in session.decisions}
        for seat in set(range(setup.seats)) - set(asked):
            foreign = session.decisions[rng.below(len(session.decisions))]
            for ticket in (session.tickets[seat], foreign.ticket):
                with pytest.raises(Refused):
                    session.apply(Reply(seat, foreign.key, ticket, (foreign.options[0].id,)))


@every_setup
def test_a_preview_is_what_the_reply_does_and_stops_at_hidden_things(setup: Setup) -> None:
    for number, session, reply in setup.walk("preview"):
        if not looked_at(number):
            continue
        shown = session.preview(reply)
        ahead = session.clone()
        ahead.apply(reply)
        if hidden(ahead) != hidden(session):
            assert shown is None
        else:
            assert shown is not None
            assert position(shown) == position(ahead)
