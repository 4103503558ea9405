"""Reminders: when they are due and what becomes of them. They come at the table's pace, and more and more seldom.

Pure: everything lies with the chairs. A chair that is waited for has the time at which somebody has to look at it
again (`due`); whatever was missed meanwhile, because the bot did not run or a clock was changed, is one reminder.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.host.model import NoticeKind, PersonId, PersonSettings
from engine.host.reachable import left_alone_until
from engine.store.outbox import NoticeRow
from engine.store.tables import ChairRow, TableRow

HOUR = 3600.0
REMINDERS: tuple[int, ...] = (1, 2, 4, 8)
"""After how many times the table's pace somebody is reminded."""
NOT_CALLED = -1
"""In place of a number of reminders: even the call for this activation is still to be made."""


def wound_up(row: TableRow, before: ChairRow, after: ChairRow, now: float) -> ChairRow:
    """A chair after a move, its clock started or stopped: what it has taken beyond the pace is spent of its budget."""
    pace = row.pace * HOUR
    used = before.used
    if after.acts > before.acts and before.since is not None:
        used += max(0.0, now - before.since - pace)
    if after.since is None or after.person is None:
        return replace(after, due=None, reminded=0, late=False, used=used)
    if after.since == before.since and after.acts == before.acts:
        return replace(after, used=used)
    return replace(after, due=after.since + pace, reminded=0, late=False, used=used)


def deadline(row: TableRow, chair: ChairRow) -> float | None:
    """When a seat's time runs out, pace and budget together; None while it is not waited for."""
    if chair.since is None or chair.waiting is None:
        return None
    return chair.since + row.pace * HOUR + max(0.0, row.budget * HOUR - chair.used)


def overdue(row: TableRow, chair: ChairRow, now: float) -> bool:
    """Has this seat's time run out?"""
    limit = deadline(row, chair)
    return limit is not None and now >= limit and row.paused is None


def waits(row: TableRow, seat: int, acts: int) -> bool:
    """Is this seat still waited for, as when it had made `acts` entries?"""
    chair = next((chair for chair in row.chairs if chair.seat == seat), None)
    return chair is not None and chair.acts == acts and chair.waiting is not None and row.paused is None


def poked(row: TableRow, chosen: Mapping[PersonId, PersonSettings], now: float) -> tuple[TableRow, list[NoticeRow]]:
    """The table after all that is due has been dealt with, and the announcements that this takes."""
    if row.state != "running" or row.paused is not None:
        return row, []
    chairs, announcements = list(row.chairs), list[NoticeRow]()
    for chair in row.chairs:
        if chair.due is not None and chair.due <= now:
            chairs[chair.seat], made = _poked(row, chair, chosen, now)
            announcements += made
    return replace(row, chairs=tuple(chairs)), announcements


def _poked(
    row: TableRow, chair: ChairRow, chosen: Mapping[PersonId, PersonSettings], now: float
) -> tuple[ChairRow, list[NoticeRow]]:
    person, since = chair.person, chair.since
    if person is None or since is None:
        return replace(chair, due=None), []
    settings = chosen[person]
    later = left_alone_until(settings, now)
    ways = settings.ping if later is None else "none"
    runs_out = not chair.late and overdue(row, chair, now)
    kind: NoticeKind = "call" if chair.reminded == NOT_CALLED else "reminder"
    made: list[NoticeRow] = []
    if runs_out:
        # The table has to know in any case; whether its person is mentioned is another question.
        made.append(announcement(row, "late", chair if ways in ("thread", "both") else None, now))
    elif ways in ("thread", "both"):
        made.append(announcement(row, kind, chair, now))
    if ways in ("direct", "both"):
        made.append(announcement(row, kind, chair, now, letter=True))
    chair = replace(chair, late=chair.late or runs_out)
    if later is None:
        if chair.reminded == NOT_CALLED:
            chair = called(row, chair, now)
        passed = sum(since + times * row.pace * HOUR <= now for times in REMINDERS)
        chair = replace(chair, reminded=max(chair.reminded, passed))
    return replace(chair, due=_next_due(row, chair, now, later)), made


def called(row: TableRow, chair: ChairRow, now: float) -> ChairRow:
    """A chair whose person has just been called; a call that had been put off is not made any more."""
    if chair.reminded != NOT_CALLED:
        return replace(chair, mentioned=chair.acts)
    chair = replace(chair, mentioned=chair.acts, reminded=0)
    return replace(chair, due=None if chair.since is None else _next_due(row, chair, now, None))


def put_off(row: TableRow, chair: ChairRow, later: float) -> ChairRow:
    """A chair whose person is called later than they would have been; the table learns in time if they are late."""
    limit = deadline(row, chair)
    return replace(chair, due=later if limit is None else min(later, limit), reminded=NOT_CALLED)


def repaced(row: TableRow, pace: int, budget: int, now: float) -> TableRow:
    """A table with another pace and budget. Whose time would be over at once by the new ones has a full pace from now.

    What has been spent of the budget so far stays spent. Reminders that would have come by now do not come any more.
    """
    after = replace(row, pace=pace, budget=budget)
    return replace(after, chairs=tuple(_repaced(row, after, chair, now) for chair in row.chairs))


def _repaced(before: TableRow, after: TableRow, chair: ChairRow, now: float) -> ChairRow:
    if chair.since is None or chair.person is None:
        return chair
    if overdue(after, chair, now):
        used = chair.used + max(0.0, now - chair.since - before.pace * HOUR)
        chair = replace(chair, since=now, used=used, reminded=min(chair.reminded, 0))
    if chair.reminded == NOT_CALLED:
        # They are called when they want to be; only what is due afterwards changes.
        limit = deadline(after, chair)
        return replace(chair, late=False, due=min(filter(None, (chair.due, limit)), default=None))
    assert chair.since is not None
    passed = sum(chair.since + times * after.pace * HOUR <= now for times in REMINDERS)
    chair = replace(chair, late=False, reminded=passed)
    return replace(chair, due=_next_due(after, chair, now, None))


def not_said(row: TableRow, chair: ChairRow) -> ChairRow:
    """A chair of which the table is to be told anew that its time has run out."""
    return replace(chair, late=False, due=deadline(row, chair))


def announcement(
    row: TableRow, kind: NoticeKind, calls: ChairRow | None, now: float, *, letter: bool = False
) -> NoticeRow:
    """A short announcement that tells nothing new; `calls` is whom it mentions, or gets it as a letter."""
    return NoticeRow(
        table_id=row.id,
        kind=kind,
        at=row.entries,
        since=row.carded,
        ping=() if calls is None else ((calls.seat, calls.acts),),
        person=calls.person if letter and calls is not None else None,
        created=now,
    )


def _next_due(row: TableRow, chair: ChairRow, now: float, later: float | None) -> float | None:
    """When to look at this chair again: at its next reminder, when its time runs out, or when it may be called."""
    assert chair.since is not None
    pace, limit = row.pace * HOUR, deadline(row, chair)
    times = [chair.since + times * pace for times in REMINDERS[max(chair.reminded, 0) :]]
    if later is not None and (chair.reminded == NOT_CALLED or any(time <= later for time in times)):
        times = [later]
    if limit is not None and not chair.late:
        times.append(limit)
    return min((time for time in times if time > now), default=None)
