"""Anything that people may do to a session, in any order: it never breaks, and its record plays to the same place."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import record
from engine.kernel import Refused, Reply, Save, Session, Undo
from engine.record import Recorder, position
from tests.teaching import rules
from tests.teaching.table import Table
from tests.teaching.view import View

GAME = rules()


class Station(RuleBasedStateMachine):
    """One teaching game at a station where everything happens."""

    recorder: Recorder

    @property
    def session(self) -> Session[Table, View]:
        return self.recorder.session

    @initialize(seats=st.integers(2, 4), seed=st.integers(0, 10**6))
    def begin(self, seats: int, seed: int) -> None:
        self.recorder = Recorder(GAME, seats, {}, str(seed))
        self.old: list[Reply | Undo] = []

    @precondition(lambda self: not self.session.over)
    @rule(data=st.data())
    def reply(self, data: st.DataObject) -> None:
        decision = data.draw(st.sampled_from(self.session.decisions))
        least, most = decision.pick
        freely = data.draw(st.booleans())
        if decision.free and freely:
            picks = [decision.free[0].id]
        else:
            ids = [option.id for option in decision.options]
            picks = data.draw(st.lists(st.sampled_from(ids), min_size=least, max_size=most, unique=True))
        given = Reply(decision.seat, decision.key, decision.ticket, tuple(picks))
        before, drawn = position(self.session), (self.session.table.rng.drawn, self.session.table.reveals)
        shown = self.session.preview(given)
        assert position(self.session) == before
        self.recorder.reply(given)
        self.old.append(given)
        hidden = (self.session.table.rng.drawn, self.session.table.reveals) != drawn
        assert (shown is None) == hidden
        if shown is not None:
            assert position(shown) == position(self.session)
            assert position(self.session.undo(given.seat)) == before
        assert self.session.can_undo(given.seat) != hidden

    @rule(seat=st.integers(-1, 4))
    def undo(self, seat: int) -> None:
        possible = self.session.can_undo(seat)
        press = Undo(seat, self.session.tickets[seat] if 0 <= seat < self.session.table.seats else 0)
        try:
            self.recorder.undo(press)
        except Refused:
            assert not possible
            return
        assert possible
        self.old.append(press)

    @precondition(lambda self: self.old)
    @rule(data=st.data())
    def press_again(self, data: st.DataObject) -> None:
        press = data.draw(st.sampled_from(self.old))
        before = position(self.session), self.session.save()
        with pytest.raises(Refused):
            self.session.replay(press)
        assert (position(self.session), self.session.save()) == before

    @rule(
        seat=st.integers(-1, 4), key=st.text(max_size=3), ticket=st.integers(-1, 3), picks=st.lists(st.text(max_size=3))
    )
    def press_nonsense(self, seat: int, key: str, ticket: int, picks: list[str]) -> None:
        before = position(self.session), self.session.save()
        with pytest.raises(Refused):
            self.session.apply(Reply(seat, key, ticket, tuple(picks)))
        assert (position(self.session), self.session.save()) == before

    @rule()
    def restart(self) -> None:
        save = msgspec.json.decode(msgspec.json.encode(self.session.save()), type=Save)
        restored = Session.restore(GAME, save)
        assert position(restored) == position(self.session)
        self.recorder.session = restored

    @rule()
    def clone(self) -> None:
        clone = self.session.clone()
        assert position(clone) == position(self.session)
        self.recorder.session = clone

    @invariant()
    def is_sound(self) -> None:
        session = self.session
        assert list(GAME.audit(session.table)) == []
        assert len({decision.seat for decision in session.decisions}) == len(session.decisions)
        assert all(decision.ticket == session.tickets[decision.seat] for decision in session.decisions)
        assert session.over == (session.standings is not None)

    def teardown(self) -> None:
        if hasattr(self, "recorder"):
            kept = record.decode(record.encode(self.recorder.record(["A", "B"])))
            assert position(record.play(kept, GAME)) == position(self.session)


Station.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestStation = Station.TestCase
