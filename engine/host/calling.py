"""Whom an announcement calls, and how: by a mention, by a letter that follows it, later, or not at all. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.host.model import PersonId, PersonSettings
from engine.host.reachable import left_alone_until
from engine.host.reminding import announcement, overdue, put_off, waits
from engine.store.outbox import NoticeRow
from engine.store.tables import TableRow

POKES: frozenset[str] = frozenset({"call", "reminder", "late", "vote", "voted", "handed", "ousted", "rematch"})
"""The kinds that are only there to call somebody: they tell nothing new, and are dropped when nobody needs them."""


def stale(table: TableRow, row: NoticeRow) -> bool:
    """Is there nobody left whom this announcement is for? Votes are another matter."""
    if row.vote is not None:
        return False
    if row.kind == "handed":
        return not owners(table, row)
    if row.kind in ("ousted", "rematch"):
        return not told(table, row)
    if row.kind == "late":
        return not any(chair.late and overdue(table, chair, row.created) for chair in table.chairs)
    return row.kind in POKES and not still_waited_for(table, row)


def still_waited_for(table: TableRow, row: NoticeRow) -> tuple[PersonId, ...]:
    """The persons of this announcement's seats that are waited for as they were when it was made."""
    persons = [table.chairs[seat].person for seat, acts in row.ping if waits(table, seat, acts)]
    return tuple(person for person in persons if person is not None)


def owners(table: TableRow, row: NoticeRow) -> tuple[PersonId, ...]:
    """Whose seats these are that somebody else plays now: they are told, in case that they want them back."""
    kept = [table.chairs[seat].owner for seat, _ in row.ping if 0 <= seat < len(table.chairs)]
    return tuple(owner for owner in kept if owner is not None)


def told(table: TableRow, row: NoticeRow) -> tuple[PersonId, ...]:
    """The persons without a seat whom this is still for: of a rematch only as long as they can sit down there."""
    if row.kind == "rematch" and table.state != "lobby":
        return ()
    sitting = {chair.person for chair in table.chairs}
    return tuple(person for person in row.tells if person not in sitting)


def settled(
    table: TableRow, row: NoticeRow, chosen: Mapping[PersonId, PersonSettings], now: float
) -> tuple[TableRow, NoticeRow]:
    """A card with those whom it calls, in the way that each has chosen, if they still have to act.

    Who wants to be left alone now is called when that is over: their chairs are due then.
    """
    chairs = list(table.chairs)
    ping: list[tuple[int, int]] = []
    direct: list[tuple[int, int]] = []
    for seat, acts in dict.fromkeys((*row.ping, *row.direct)):
        if not waits(table, seat, acts) or chairs[seat].mentioned == acts:
            continue
        chair = chairs[seat]
        if chair.person is None or (ways := chosen[chair.person].ping) == "none":
            continue
        later = left_alone_until(chosen[chair.person], now)
        if later is not None:
            chairs[seat] = put_off(table, chair, later)
            continue
        if ways in ("thread", "both"):
            ping.append((seat, acts))
        if ways in ("direct", "both"):
            direct.append((seat, acts))
    return replace(table, chairs=tuple(chairs)), replace(row, ping=tuple(ping), direct=tuple(direct))


def mentioned_by(
    table: TableRow, row: NoticeRow, chosen: Mapping[PersonId, PersonSettings], now: float
) -> tuple[PersonId, ...]:
    """The persons whom a settled card mentions."""
    if row.kind != "begun":
        return tuple(person for seat, _ in row.ping if (person := table.chairs[seat].person) is not None)
    # The beginning mentions everybody at the table once, if they have not begun to play already.
    return tuple(
        chair.person
        for chair in table.chairs
        if chair.person is not None and not chair.acts and mentionable(chosen[chair.person], now)
    )


def mentionable(settings: PersonSettings, now: float) -> bool:
    """May this person be mentioned in public now?"""
    return settings.ping in ("thread", "both") and left_alone_until(settings, now) is None


def letters(table: TableRow, row: NoticeRow, now: float) -> list[NoticeRow]:
    """The letters that follow a card which Discord has accepted."""
    return [
        announcement(table, "call", chair, now, letter=True)
        for seat, acts in row.direct
        if waits(table, seat, acts) and (chair := table.chairs[seat]).person is not None and chair.mentioned != acts
    ]
