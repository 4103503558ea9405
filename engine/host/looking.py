"""What people may see of a table: facts, views, the log."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

from engine.host import orders, past
from engine.host.held import Held
from engine.host.keeper import Keeper
from engine.host.model import Chair, Glance, LogEntry, LogPage, Person, PersonId, Place, TableInfo
from engine.kernel import Refused, Reply, RulesError, Seat, Undo, View, known_to, text
from engine.store import records
from engine.store.records import RecordRow
from engine.store.tables import ChairRow, TableRow

log = logging.getLogger(__name__)

PAGE = 10
"""Entries on a page of the log."""


def place_of(row: TableRow) -> Place:
    """Where a table speaks."""
    return Place(row.guild, row.channel, row.thread)


def info_of(row: TableRow) -> TableInfo:
    """A table's public facts."""
    return TableInfo(
        id=row.id,
        slug=row.slug,
        state=row.state,
        place=place_of(row),
        language=row.language,
        owner=Person(row.owner, row.owner_name),
        chairs=tuple(_chair(chair) for chair in row.chairs),
        options=dict(row.options),
        threaded=row.threaded,
        autostart=row.autostart,
        shuffle=row.shuffle,
        pace=row.pace,
        content=row.content or "",
        version=row.version,
        commitment=row.commitment,
        seed=row.seed if row.state == "over" else None,
        card=row.card,
        waiting={chair.seat: chair.waiting for chair in row.chairs if chair.waiting is not None},
        entries=row.entries,
        created=row.created,
        updated=row.updated,
        trouble=row.trouble,
        shown=row.carded,
        since={
            chair.seat: chair.since for chair in row.chairs if chair.waiting is not None and chair.since is not None
        },
        late=tuple(chair.seat for chair in row.chairs if chair.late and chair.waiting is not None),
        budget=row.budget,
        paused=row.paused,
    )


def _chair(chair: ChairRow) -> Chair:
    person = None if chair.person is None else Person(chair.person, chair.name or "")
    owner = None if chair.owner is None else Person(chair.owner, chair.owner_name or "")
    return Chair(chair.seat, person, chair.policy, owner)


def viewer(row: TableRow, person: PersonId | None, seat: Seat | None = None) -> Seat | None:
    """The seat whose view a person gets: their own; after the end any that they ask for. None: the public view.

    Raises `Refused` for another's seat while the game runs.
    """
    own = next((chair.seat for chair in row.chairs if person is not None and chair.person == person), None)
    if seat is None or seat == own:
        return own
    if row.state != "over" or not 0 <= seat < len(row.chairs):
        raise Refused(text("host-not-your-seat"))
    return seat


async def glance(keeper: Keeper, held: Held, person: PersonId | None, seat: Seat | None) -> Glance:
    """The table as it stands, for one viewer. In the lobby there is no view yet."""
    row = held.row
    if row.content is None and row.state in ("lobby", "cancelled"):
        return Glance(info_of(row), viewer(row, person, seat), None, None, None, 0, False, None)
    chosen = viewer(row, person, seat)
    session = (await keeper.game(held)).session
    row = held.row
    public: View = session.view(None)
    playing = row.state == "running" and row.paused is None and chosen is not None
    return Glance(
        info=info_of(row),
        seat=chosen,
        view=public if chosen is None else session.view(chosen),
        public=public,
        decision=session.decision(chosen) if playing and chosen is not None else None,
        ticket=0 if chosen is None else session.tickets[chosen],
        can_undo=playing and chosen is not None and session.can_undo(chosen),
        standings=session.standings,
        ahead=orders.ahead_of(row.chairs[chosen]) if playing and chosen is not None else orders.NOTHING,
    )


async def public_view(keeper: Keeper, held: Held, at: int) -> View:
    """The public view after `at` entries. Raises `Refused` if there is none."""
    row = held.row
    game = await keeper.game(held)
    if at == row.entries:
        now: View = game.session.view(None)
        return now
    if not 0 <= at < row.entries:
        raise Refused(text("host-no-entry", at=at))
    try:
        async with keeper.store.reading() as tx:
            session = await past.at_entry(tx, game.rules, row.id, at)
        then: View = session.view(None)
    except RulesError as error:
        # Only the past is lost: the game itself goes on.
        log.error("table %d cannot be seen as it was at entry %d: %s", row.id, at, error)
        raise Refused(text("host-unreadable", table=row.id)) from error
    return then


async def history(keeper: Keeper, held: Held, seat: Seat | None, page: int) -> LogPage:
    """A page of the log as a seat, or the public, may know it. Pages beyond the last are the last."""
    async with keeper.store.reading() as tx:
        rows = await records.since(tx, held.row.id, -1)
    shown = [entry for entry in entries_for(rows, seat, over=held.row.state == "over") if entry.events]
    pages = max(1, -(-len(shown) // PAGE))
    page = min(max(page, 0), pages - 1)
    last = len(shown) - page * PAGE
    return LogPage(tuple(shown[max(0, last - PAGE) : last]), page, pages)


def _entry(row: RecordRow, gone: Mapping[int, int], seat: Seat | None, *, over: bool) -> LogEntry:
    entry = row.entry
    private = over or (row.seat is not None and row.seat == seat)
    return LogEntry(
        at=row.at,
        seat=row.seat,
        events=row.events if over else known_to(seat, row.events),
        made=row.made,
        undo=isinstance(entry, Undo),
        took=tuple(reply for reply, by in gone.items() if by == row.at),
        undone=row.at in gone,
        reply=entry if private and isinstance(entry, Reply) else None,
    )


def entries_for(rows: Sequence[RecordRow], seat: Seat | None, *, over: bool) -> list[LogEntry]:
    """A whole record as a seat, or the public, may know it: after the end everything."""
    gone = past.taken_back(rows)
    return [_entry(row, gone, seat, over=over) for row in rows]
