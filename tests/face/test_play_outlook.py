"""What a reply would do is found out beforehand, and what a clone draws stays unsaid."""

from __future__ import annotations

import msgspec
import pytest

from cogs.panel.outlook import outlook, so_far
from engine.host.model import RunningSession
from engine.kernel import Reply, Session
from tests.teaching import rules


@pytest.fixture
def turn() -> RunningSession:
    """A teaching game in which seat 0 has its turn."""
    session, _ = Session.begin(rules(), 2, {}, "outlook")
    for seat in (0, 1):
        session.apply(said(session, seat, "bid:0"))
    return session


def said(session: RunningSession, seat: int, *picks: str) -> Reply:
    decision = session.decision(seat)
    assert decision is not None
    return Reply(seat, decision.key, decision.ticket, picks)


def test_a_harmless_reply_is_not_grave(turn: RunningSession) -> None:
    ahead = outlook(turn, said(turn, 0, "polish"))
    assert not ahead.grave
    assert [event.text.key for event in ahead.events] == ["teaching-polishes"]


def test_a_draw_is_final_and_says_nothing_of_what_is_drawn(turn: RunningSession) -> None:
    before = msgspec.json.encode(turn.table)
    ahead = outlook(turn, said(turn, 0, "draw"))
    assert ahead.final
    assert not ahead.closes
    assert ahead.events == ()
    assert msgspec.json.encode(turn.table) == before


def test_the_last_reply_of_a_turn_closes_it(turn: RunningSession) -> None:
    turn.apply(said(turn, 0, "rest"))
    ahead = outlook(turn, said(turn, 0))
    assert ahead.closes
    assert ahead.grave


def test_a_secret_bid_can_be_taken_back_until_the_others_have_bid() -> None:
    session, _ = Session.begin(rules(), 2, {}, "outlook")
    ahead = outlook(session, said(session, 0, "bid:1"))
    assert ahead.closes
    assert not ahead.final


def test_the_turn_so_far_is_told_again(turn: RunningSession) -> None:
    assert so_far(turn, 0) == ()
    turn.apply(said(turn, 0, "polish"))
    turn.apply(said(turn, 0, "draw"))
    assert [event.text.key for event in so_far(turn, 0)] == ["teaching-polishes", "teaching-draws", "teaching-drew"]
    assert [event.text.key for event in so_far(turn, 1)] == ["teaching-polishes", "teaching-draws"]
