"""A table in memory: its row, and its running game restored from the store."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.host import past
from engine.host.model import RunningSession
from engine.kernel import Event, Refused, Reply, Rules, Seat, Session, text
from engine.store import Damaged, Transaction, records
from engine.store.records import RecordRow
from engine.store.tables import TableRow


class Live(Struct, frozen=True):
    """A reply that stands: its place in the record, whose it is, what happened, and when."""

    at: int
    seat: Seat
    events: tuple[Event, ...]
    made: float


class Game:
    """A running or finished game.

    `starts` are the kept step starts that the game can go back to, as (step, entries before it), oldest first; `live`
    the replies that stand, as far back as an undo or the next announcement reaches; `owners` the seats whose step it
    is: those whom it asked first.
    """

    __slots__ = ("live", "owners", "rules", "session", "starts")

    def __init__(
        self, rules: Rules[Any, Any], session: RunningSession, starts: list[tuple[int, int]], live: list[Live]
    ) -> None:
        self.rules = rules
        self.session = session
        self.starts = starts
        self.live = live
        self.owners: frozenset[Seat] = frozenset()
        self.note_owners()

    def note_owners(self) -> None:
        """Look up whose step it is; needed when a step begins and after an undo."""
        session = self.session
        if session.open_replies and not session.over:
            session = Session.restore(self.rules, session.step_start)
        self.owners = deciding(session)

    def forget(self, said: int) -> None:
        """Let go of what can neither be taken back nor is still to be announced (`said` entries have been)."""
        undoable = len(self.live) - len(self.session.save().replies)
        self.live = [reply for place, reply in enumerate(self.live) if place >= undoable or reply.at > said]

    @property
    def base(self) -> int:
        """The place of the step start from which the session, with all that can be taken back, is restored."""
        step = self.session.save().step
        return next(at for known, at in self.starts if known == step)


class Held:
    """A table that somebody works on. `game` is loaded when it is first needed."""

    __slots__ = ("game", "row")

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game: Game | None = None


def deciding(session: RunningSession) -> frozenset[Seat]:
    """The seats that are asked."""
    return frozenset(decision.seat for decision in session.decisions)


async def load(tx: Transaction, row: TableRow, rules: Rules[Any, Any]) -> tuple[Game, tuple[int, ...] | None]:
    """Restore the game of a table; `rules` are those for its content.

    If its rules have risen since, the places of the replies that no longer fit are returned too; the caller has to
    write that down. Raises `Damaged` or `RulesError`.
    """
    known = min(row.base, row.said)
    (start, *later_starts), rows = await records.from_base(tx, row.id, row.base, known)
    if start.replies and start.replies[0] <= known:
        rows = await records.since(tx, row.id, start.replies[0] - 1)
    later = [record for record in rows if record.at > start.at]
    if start.at + len(later) != row.entries:
        raise Damaged(f"table {row.id}: {start.at + len(later)} entries instead of {row.entries}")
    live = past.standing(start, later)
    if live is None:
        raise Damaged(f"table {row.id}: the step start at entry {row.base} has been taken back")
    # New rules may ask another question: what was shown before is stale then.
    later_by = int(start.save.version != rules.version)
    tickets = tuple(chair.ticket + later_by for chair in row.chairs)
    session, dropped = past.restored(rules, start.save, live, tickets)
    starts = [(step, start.at) for step in range(start.save.step, session.step + 1)]
    for kept in later_starts:
        starts = [known for known in starts if known[0] < kept.save.step]
        starts.append((kept.save.step, kept.at))
    starts = [known for known in starts if known[0] <= session.step]
    game = Game(rules, session, starts, _live(rows))
    return game, dropped if later_by else None


def _live(rows: list[RecordRow]) -> list[Live]:
    """The replies among these entries that have not been taken back."""
    gone = past.taken_back(rows)
    return [
        Live(row.at, row.entry.seat, row.events, row.made)
        for row in rows
        if isinstance(row.entry, Reply) and row.at not in gone
    ]


def check_running(row: TableRow) -> None:
    """Raises `Refused` unless the table's game is going on, be it that it rests."""
    if row.state != "running":
        raise Refused(text(f"host-is-{row.state}"))
