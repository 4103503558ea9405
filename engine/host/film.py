"""A whole game to be looked at again: cut into its steps, and as it stood at the beginning of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engine.host import past
from engine.host.model import RunningSession
from engine.kernel import Event, Reply, Rules, Seat, Standings, Text, Undo, View, known_to, table_of
from engine.store import Damaged
from engine.store.records import Back, Begin, Packed, RecordRow, Start


class Stop(Struct, frozen=True):
    """A place where a replay stops: after `at` entries of the record, in this chapter of the game."""

    at: int
    chapter: Text | None


class Scene(Struct, frozen=True, kw_only=True):
    """A stop of a replay: the `number`-th (from 0) of `stops`, seen as `seat`, or by the public (None).

    `since` is the public view at the stop before, `events` what has happened between the two.
    """

    number: int
    stops: tuple[Stop, ...]
    seat: Seat | None
    view: View
    public: View
    since: View | None
    events: tuple[Event, ...]
    standings: Standings | None

    @property
    def last(self) -> bool:
        return self.number == len(self.stops) - 1


class Film:
    """A game from its set-up to its newest entry. Nothing here waits or writes, so a worker thread may use it.

    `stops` are the beginnings of the steps that still count, and where the game stands now; what has been taken back
    is not among them. At least one.
    """

    def __init__(self, rules: Rules[Any, Any], rows: Sequence[RecordRow], starts: Sequence[Packed]) -> None:
        """`rows` is the whole record, from entry 0 on. Raises `Damaged` or `RulesError`."""
        self.rules = rules
        self._rows = rows
        self._gone = past.taken_back(rows)
        self._starts = [kept for kept in starts if not self._undone(kept.at)]
        if not self._starts or self._starts[0].at or [row.at for row in rows] != list(range(len(rows))):
            raise Damaged("a record with gaps")
        stops = [
            Stop(kept.at, table_of(rules, kept.start().save).chapter())
            for kept in self._starts
            # Where the game went back, or new rules came, it stands where it stood before.
            if isinstance(rows[kept.at].entry, Begin | Reply)
        ]
        if stops[-1].at < rows[-1].at:
            stops.append(Stop(rows[-1].at, self.session(rows[-1].at).table.chapter()))
        self.stops = tuple(stops)

    def _undone(self, at: int) -> bool:
        """Does what stands after `at` entries hold a reply that has been taken back since?"""
        return any(reply <= at < by for reply, by in self._gone.items())

    def session(self, at: int) -> RunningSession:
        """The game as it stood after `at` entries. Raises `Damaged` or `RulesError`."""
        for kept in reversed(self._starts):
            if kept.at <= at:
                start: Start = kept.start()
                live = past.standing(start, self._rows[start.at + 1 : at + 1])
                if live is not None:
                    session, _ = past.restored(self.rules, start.save, live, start.save.tickets)
                    return session
        raise Damaged(f"entry {at} takes back what was never done")

    def view(self, number: int, seat: Seat | None) -> View:
        """What a seat, or the public, saw at a stop. Raises `Damaged` or `RulesError`."""
        view: View = self.session(self.stops[number].at).view(seat)
        return view

    def told(self, number: int, seat: Seat | None, *, over: bool) -> tuple[Event, ...]:
        """What happened between the stop before and this one, as far as it still counts.

        As a seat, or the public, may know it; once the game is `over`, all of it.
        """
        after = self.stops[number - 1].at if number else -1
        events = tuple(
            event
            for row in self._rows[after + 1 : self.stops[number].at + 1]
            if row.at not in self._gone and not isinstance(row.entry, Undo | Back)
            for event in row.events
        )
        return events if over else known_to(seat, events)

    def scene(self, number: int | None, seat: Seat | None, *, over: bool) -> Scene:
        """A stop as a seat, or the public, may see it; None is the last one, and so is any beyond it.

        Raises `Damaged` or `RulesError`.
        """
        last = len(self.stops) - 1
        number = last if number is None else min(max(number, 0), last)
        session = self.session(self.stops[number].at)
        view: View = session.view(seat)
        return Scene(
            number=number,
            stops=self.stops,
            seat=seat,
            view=view,
            public=view if seat is None else session.view(None),
            since=self.view(number - 1, None) if number else None,
            events=self.told(number, seat, over=over),
            standings=session.standings,
        )

    @property
    def standings(self) -> Standings | None:
        """The result, once there is one. Raises `Damaged` or `RulesError`."""
        return self.session(self.stops[-1].at).standings
