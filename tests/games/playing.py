"""A position of any game being played, which reads like a record. Each game's `position` makes its own."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, Generic, Self, TypeVar

from engine.kernel import Blocked, Decision, Event, Reply, Rules, Session, Standings, Table, Text, View

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)


class Playing(Generic[T, V]):
    """A position being played. Every reply must be offered, and is followed by an audit unless the position is odd."""

    def __init__(self, by: Rules[T, V], table: T, whole: bool, options: Mapping[str, str] | None = None) -> None:
        if whole:
            broken = list(by.audit(table))
            assert not broken, f"no whole position, see `whole`: {broken}"
        self._whole = whole
        self.told: list[Event] = []
        self.session: Session[T, V]
        self.session, self.told = Session.begin(_beginning_with(by, table), table.seats, dict(options or {}), "")
        self._audit()

    def play(self, *picks: str) -> Self:
        """Give one reply after the other: option ids, each for the one open question."""
        for pick in picks:
            self.reply(self.decision.seat, pick)
        return self

    def reply(self, seat: int, pick: str) -> Self:
        """One seat's reply, where several may be asked."""
        decision = self.asked(seat)
        assert decision.find(pick), f"{pick!r} is not offered in {decision.key!r}: {self.offers_to(seat)}"
        self.told += self.session.apply(Reply(seat, decision.key, decision.ticket, (pick,)))
        self._audit()
        return self

    def undo(self, seat: int = 0) -> Self:
        """Take the seat's last reply back."""
        self.session = self.session.undo(seat)
        return self

    def _audit(self) -> None:
        if self._whole:
            broken = list(self.session.rules.audit(self.table))
            assert not broken, broken

    # -- questions ---------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The open question, where there is only one."""
        assert len(self.session.decisions) == 1, f"open: {self.open}"
        return self.session.decisions[0]

    @property
    def open(self) -> dict[int, str]:
        """The keys of all open questions, by seat."""
        return {decision.seat: decision.key for decision in self.session.decisions}

    @property
    def key(self) -> str:
        return self.decision.key

    def asked(self, seat: int) -> Decision:
        """What a seat is asked."""
        decision = self.session.decision(seat)
        assert decision, f"seat {seat} is not asked, but {self.open}"
        return decision

    @property
    def offers(self) -> list[str]:
        """The ids of all that the one open question offers, free options too."""
        return [option.id for option in self.decision.every()]

    def offers_to(self, seat: int) -> list[str]:
        return [option.id for option in self.asked(seat).every()]

    def offered(self, start: str = "") -> list[str]:
        """The ids of the offers that begin like this, without the beginning."""
        return [option.removeprefix(start) for option in self.offers if option.startswith(start)]

    def note(self, option: str) -> dict[str, object]:
        """The arguments of an offer's note."""
        found = self.decision.find(option)
        assert found is not None, f"{option!r} is not among {self.offers}"
        assert found.note is not None
        return dict(found.note.args)

    def refused(self, label: str, seat: int | None = None) -> list[Blocked]:
        """What is refused under a label (a Fluent id)."""
        decision = self.decision if seat is None else self.asked(seat)
        return [blocked for blocked in decision.why() if blocked.label.key == label]

    def why(self, label: str) -> list[str]:
        """The rules that forbid what is refused under a label."""
        return [blocked.rule for blocked in self.refused(label)]

    # -- the table ---------------------------------------------------------------------------------------------

    @property
    def table(self) -> T:
        return self.session.table

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def standings(self) -> Standings | None:
        return self.session.standings

    def view(self, seat: int | None = 0) -> V:
        return self.session.view(seat)

    # -- what was told -----------------------------------------------------------------------------------------

    def events(self, key: str, to: int | None = None) -> list[Text]:
        """What was told so far under a Fluent id, as the seat `to` (None: the public) may know it."""
        return [
            event.text
            for event in self.told
            if event.text.key == key and (event.to is None or (to is not None and to in event.to))
        ]


def _beginning_with(by: Rules[T, V], table: T) -> Rules[T, V]:
    """Rules whose games begin with a given table, so that a position's first events are told."""
    rules: Any = copy(by)
    rules.setup = lambda seats, options, rng: table
    return rules  # type: ignore[no-any-return]
