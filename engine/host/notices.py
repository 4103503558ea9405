"""Which announcement follows from a move, and whom it activates: one turn card a turn, one ping for each activation.

A card when the step has closed, when seats have to decide that had nothing to decide before, and at the end. While
only computer players have to decide, and people who have decided ahead, nothing is said: their moves are told on the
next card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.host.held import Game, Live, deciding
from engine.host.model import NoticeKind
from engine.host.orders import SAID, answered_ahead
from engine.kernel import Event, Seat, Who, known_to, text
from engine.store.outbox import NoticeRow
from engine.store.tables import ChairRow, TableRow

CARDS: frozenset[str] = frozenset({"lobby", "begun", "turn", "undone", "over"})
"""The kinds that show the table, and so are where the next card's changes are counted from."""

TELLING = CARDS | {"reaction"}
"""The kinds that tell what has happened since the one before."""


def public(live: Iterable[Live], since: int) -> tuple[Event, ...]:
    """What everybody may know of the replies after the `since`-th entry."""
    return known_to(None, (event for reply in live if reply.at > since for event in reply.events))


def after_replies(row: TableRow, game: Game, before: frozenset[Seat], step: int, now: float) -> NoticeRow | None:
    """What to announce after a commit of replies. `before` and `step` are from before it; `row` is as it will be."""
    session = game.session
    if session.over:
        return _notice(row, game, "over", now)
    present = frozenset(seat for seat in deciding(session) if not answered_ahead(row, session, seat))
    if not any(row.chairs[seat].person for seat in present):
        return None
    entered = present - before
    if session.step != step:
        return _notice(row, game, "turn", now, _people(row.chairs, entered))
    if not any(row.chairs[seat].person for seat in entered):
        return None
    if entered <= game.owners:
        back = [seat for seat in entered if _long_ago(game, seat, now - row.pace * 3600)]
        return _notice(row, game, "turn", now, _people(row.chairs, back))
    return _notice(row, game, "reaction", now, _people(row.chairs, entered))


def after_undo(row: TableRow, seat: Seat, undone: int, now: float) -> NoticeRow | None:
    """What to announce after an undo: nothing, unless the reply (the `undone`-th entry) had been announced."""
    if undone > row.said:
        return None
    event = Event(text("host-taken-back", who=Who(seat)))
    return plain(row, "undone", now, (event,))


def plain(
    row: TableRow,
    kind: NoticeKind,
    now: float,
    events: tuple[Event, ...] = (),
    ping: Sequence[ChairRow] = (),
) -> NoticeRow:
    """An announcement about the table as it is."""
    activated = tuple((chair.seat, chair.acts) for chair in ping if chair.person is not None)
    return NoticeRow(
        table_id=row.id, kind=kind, at=row.entries, since=row.carded, events=events, ping=activated, created=now
    )


def _notice(row: TableRow, game: Game, kind: NoticeKind, now: float, ping: Sequence[ChairRow] = ()) -> NoticeRow:
    return plain(row, kind, now, public(game.live, row.said), ping)


def _people(chairs: Sequence[ChairRow], seats: Iterable[Seat]) -> list[ChairRow]:
    return [chairs[seat] for seat in sorted(seats) if chairs[seat].person is not None]


def _long_ago(game: Game, seat: Seat, limit: float) -> bool:
    """Has this seat's person not replied since `limit`? One who is asked for the first time has not.

    Nor has one for whom the last reply was given: that it was, nobody has called them for.
    """
    last = next((reply for reply in reversed(game.live) if reply.seat == seat), None)
    return last is None or last.made < limit or any(event.text.key == SAID for event in last.events[:1])
