"""Handing a seat over in the middle of a game: to a computer player, to somebody else, or back to its owner.

All that a seat may see and do hangs on who sits on its chair. So the hidden hand goes with the chair, and whoever gets
up can neither look nor play any more from that moment on.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.host import notices, reminding
from engine.host.held import Held, check_running
from engine.host.keeper import Change, Keeper
from engine.host.model import Person, PersonId
from engine.host.notebook import chosen_by
from engine.kernel import Event, Refused, Seat, Text, Who, text
from engine.store import records
from engine.store.outbox import NoticeRow
from engine.store.records import Handed, RecordRow
from engine.store.tables import ChairRow, TableRow
from engine.store.votes import VoteRow

STEWARD = "sensible"
"""The computer player that plays for somebody."""


def chair_at(row: TableRow, seat: Seat) -> ChairRow:
    """A chair of a running game. Raises `Refused`."""
    check_running(row)
    if not 0 <= seat < len(row.chairs):
        raise Refused(text("host-no-seat", seat=seat + 1))
    return row.chairs[seat]


async def must_be_new(keeper: Keeper, row: TableRow, seat: Seat, person: PersonId) -> None:
    """Raises `Refused` for who knows the hand of another seat of this game, because they have played it."""
    async with keeper.store.reading() as tx:
        played = await records.seats_of(tx, row.id, person)
    if played - {seat} or any(chair.owner == person and chair.seat != seat for chair in row.chairs):
        raise Refused(text("host-has-played-here"))


async def to_steward(
    keeper: Keeper,
    held: Held,
    seat: Seat,
    by: PersonId | None,
    *,
    vote: VoteRow | None = None,
    final: bool = False,
    heir: Person | None = None,
) -> None:
    """Let a computer player go on with a seat; `final`: its owner cannot come back.

    If the table was theirs too, somebody else who plays there gets it, else the `heir`.
    """
    chair = chair_at(held.row, seat)
    if chair.policy is not None and not (final and chair.owner is not None):
        raise Refused(text("host-plays-already", who=Who(seat)))
    policies = (await keeper.game(held)).rules.policies
    policy = STEWARD if STEWARD in policies else next(iter(policies))
    owner = None if final else _owner(chair)
    after = msgspec.structs.replace(
        chair,
        person=None,
        name=None,
        policy=policy,
        owner=owner.id if owner else None,
        owner_name=owner.name if owner else None,
    )
    said = text("host-handed-kick", seat=seat + 1) if final else text("host-handed-steward", who=Who(seat))
    await _hand(keeper, held, after, Handed(seat, "kick" if final else "steward"), said, by, vote, heir)


async def to_person(
    keeper: Keeper, held: Held, seat: Seat, person: Person, by: PersonId | None, *, vote: VoteRow | None = None
) -> None:
    """Let somebody who has no seat at the table go on with one: a substitute, or the owner who is back."""
    chair = chair_at(held.row, seat)
    if any(other.person == person.id for other in held.row.chairs):
        raise Refused(text("host-sits-already"))
    owner = _owner(chair)
    back = owner is not None and owner.id == person.id
    if not back:
        await must_be_new(keeper, held.row, seat, person.id)
    kept = None if back else owner
    after = msgspec.structs.replace(
        chair,
        person=person.id,
        name=person.name,
        policy=None,
        owner=kept.id if kept else None,
        owner_name=kept.name if kept else None,
    )
    said = text("host-handed-return" if back else "host-handed-substitute", who=Who(seat), seat=seat + 1)
    await _hand(keeper, held, after, Handed(seat, "return" if back else "substitute"), said, by, vote)


def _owner(chair: ChairRow) -> Person | None:
    """Whose seat it is: who left it first, else who sits there; nobody's if it has been a computer's all along."""
    if chair.owner is not None:
        return Person(chair.owner, chair.owner_name or "")
    return None if chair.person is None else Person(chair.person, chair.name or "")


def _passed_on(row: TableRow, kicked: ChairRow, by: PersonId | None, heir: Person | None) -> TableRow:
    """A table is not hosted any more by somebody who was kicked; whoever gives up their own seat goes on hosting it."""
    if row.owner == by or row.owner not in (kicked.person, kicked.owner):
        return row
    others = (chair for chair in row.chairs if chair.person not in (None, row.owner))
    playing = next((Person(chair.person, chair.name or "") for chair in others if chair.person), heir)
    if playing is None:
        return row
    return msgspec.structs.replace(row, owner=playing.id, owner_name=playing.name)


async def _told(
    keeper: Keeper, row: TableRow, before: ChairRow, chair: ChairRow, by: PersonId | None, now: float
) -> list[NoticeRow]:
    """What tells those who lose a seat by others' doing; in the way they chose, whatever the hour.

    A seat that is kept for them is another message than one that is gone: that of a substitute, or of who was kicked.
    Nobody has done it (`by`) where somebody has had themselves forgotten.
    """
    told: list[NoticeRow] = []
    for person in dict.fromkeys((before.person, before.owner)):
        kept = person == chair.owner
        if person is None or by in (None, person) or person == chair.person or (kept and person == before.owner):
            continue
        async with keeper.store.reading() as tx:
            ways = (await chosen_by(tx, (person,)))[person].ping
        notice = NoticeRow(
            table_id=row.id,
            kind="handed" if kept else "ousted",
            at=row.entries,
            since=row.carded,
            ping=((chair.seat, chair.acts),) if kept else (),
            tells=() if kept else (person,),
            created=now,
        )
        told += [notice] if ways in ("thread", "both") else []
        told += [msgspec.structs.replace(notice, person=person)] if ways in ("direct", "both") else []
    return told


async def _hand(
    keeper: Keeper,
    held: Held,
    chair: ChairRow,
    entry: Handed,
    said: Text,
    by: PersonId | None,
    vote: VoteRow | None,
    heir: Person | None = None,
) -> None:
    """Write it down: the chair, an entry of the record, and a card that calls whoever has to decide now."""
    row, now, before = held.row, keeper.clock(), held.row.chairs[entry.seat]
    fresh = msgspec.structs.replace(
        chair, since=None if chair.waiting is None else now, mentioned=None, used=0.0, acts=chair.acts, ahead=None
    )
    chair = reminding.wound_up(row, msgspec.structs.replace(before, since=None, used=0.0), fresh, now)
    chairs = tuple(chair if other.seat == chair.seat else other for other in row.chairs)
    row = msgspec.structs.replace(row, chairs=chairs, entries=row.entries + 1, updated=now)
    if entry.how == "kick":
        row = _passed_on(row, before, by, heir)
    game = await keeper.game(held)
    events: Sequence[Event] = (*((Event(text("host-agreed")),) if vote is not None else ()), Event(said))
    told = (*notices.public(game.live, row.said), *events)
    called = [chair] if chair.waiting is not None and chair.person is not None else []
    await keeper.commit(
        held,
        Change(
            row=row,
            records=[RecordRow(row.entries, entry, tuple(events), by, now)],
            notice=notices.plain(row, "turn", now, told, called),
            undrafted=chair.seat,
            more=() if entry.how == "return" else await _told(keeper, row, before, chair, by, now),
            vote=vote,
        ),
    )
