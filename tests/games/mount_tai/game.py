"""A position of the game being played, which reads like a record. Positions are made in `position`."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.mount_tai.rules import MountTaiRules
from engine.games.mount_tai.table import Player, Table
from engine.games.mount_tai.view import View
from engine.kernel import Blocked, Decision, Event, Reply, Rng, Session, Standings, Text


class _Placed(MountTaiRules):
    """Rules whose games begin with a given table, so that a position's first events are told."""

    def __init__(self, by: MountTaiRules, table: Table) -> None:
        vars(self).update(vars(by))
        self._table = table

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng) -> Table:
        return self._table


class Game:
    """A position being played. Every reply must be offered, and is followed by an audit unless the position is odd."""

    def __init__(self, by: MountTaiRules, table: Table, whole: bool) -> None:
        if whole:
            broken = list(by.audit(table))
            assert not broken, f"no whole position, see `whole`: {broken}"
        self._whole = whole
        self.told: list[Event] = []
        self.session: Session[Table, View]
        self.session, self.told = Session.begin(_Placed(by, table), table.seats, table.options, "")
        self._audit()

    def play(self, *picks: str) -> Game:
        """Give one reply after the other: option ids, each for the one open question."""
        for pick in picks:
            self.reply(self.decision.seat, pick)
        return self

    def reply(self, seat: int, pick: str) -> Game:
        """One seat's reply, where several may be asked."""
        decision = self.asked(seat)
        assert decision.find(pick), f"{pick!r} is not offered in {decision.key!r}: {self.offers_to(seat)}"
        self.told += self.session.apply(Reply(seat, decision.key, decision.ticket, (pick,)))
        self._audit()
        return self

    def undo(self, seat: int = 0) -> Game:
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
        """The ids of all that the one open question offers."""
        return [option.id for option in self.decision.every()]

    def offers_to(self, seat: int) -> list[str]:
        return [option.id for option in self.asked(seat).every()]

    def offered(self, start: str = "") -> list[str]:
        """The ids of the offers that begin like this, without the beginning."""
        return [option.removeprefix(start) for option in self.offers if option.startswith(start)]

    def refused(self, label: str, seat: int | None = None) -> list[Blocked]:
        """What is refused under a label (a Fluent id)."""
        decision = self.decision if seat is None else self.asked(seat)
        return [blocked for blocked in decision.why() if blocked.label.key == label]

    def why(self, label: str) -> list[str]:
        """The rules that forbid what is refused under a label."""
        return [blocked.rule for blocked in self.refused(label)]

    # -- the table ---------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        return self.session.table

    @property
    def players(self) -> list[Player]:
        return self.table.players

    @property
    def me(self) -> Player:
        """Seat 0, which begins unless the position says otherwise."""
        return self.table.players[0]

    @property
    def scores(self) -> list[int]:
        return [each.reputation for each in self.table.players]

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def standings(self) -> Standings | None:
        return self.session.standings

    def view(self, seat: int | None = 0) -> View:
        return self.session.view(seat)

    # -- what was told -----------------------------------------------------------------------------------------

    def events(self, key: str, to: int | None = None) -> list[Text]:
        """What was told so far under a Fluent id, as the seat `to` (None: the public) may know it."""
        return [
            event.text
            for event in self.told
            if event.text.key == key and (event.to is None or (to is not None and to in event.to))
        ]

    # -- shortcuts ---------------------------------------------------------------------------------------------

    def note(self, option: str) -> dict[str, object]:
        """The arguments of an offer's note."""
        found = self.decision.find(option)
        assert found is not None, f"{option!r} is not among {self.offers}"
        assert found.note is not None
        return dict(found.note.args)

    def goods(self, seat: int = 0) -> tuple[int, int, int]:
        """Money, grain and wine of a seat."""
        each = self.table.players[seat]
        return each.money, each.grain, each.wine
