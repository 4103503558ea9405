"""Taking back further than a seat's own last reply: everything from some entry on, once the table has agreed to it.

The table is restored from a step start before that entry, together with its seed and the count of words drawn from it:
whatever is drawn again comes as it came the first time.
"""

from __future__ import annotations

import msgspec

from engine.host import notices, orders, past
from engine.host.held import Game, Held, check_running, deciding
from engine.host.keeper import Change, Keeper, seated
from engine.host.looking import entries_for
from engine.host.model import LogEntry, PersonId
from engine.kernel import Event, Refused, Reply, RulesError, Seat, text
from engine.store import Damaged, Transaction, records
from engine.store.records import Back, RecordRow, Start
from engine.store.votes import VoteRow

LISTED = 25
"""So many replies are offered, the newest ones."""
LOOKED_AT = 200
"""Entries looked through for them."""


async def targets(keeper: Keeper, held: Held, seat: Seat) -> list[LogEntry]:
    """The replies that stand, newest first, as a seat may know them: the table can go back to before any of them."""
    check_running(held.row)
    async with keeper.store.reading() as tx:
        rows = await records.since(tx, held.row.id, max(-1, held.row.entries - LOOKED_AT))
    replies = {row.at for row in rows if isinstance(row.entry, Reply)}
    found = [entry for entry in entries_for(rows, seat, over=False) if entry.at in replies and not entry.undone]
    return found[: -LISTED - 1 : -1]


async def stands(keeper: Keeper, held: Held, first: int) -> bool:
    """Is this entry a reply that has not been taken back?"""
    async with keeper.store.reading() as tx:
        rows = await records.since(tx, held.row.id, first - 1)
    return bool(rows) and isinstance(rows[0].entry, Reply) and first not in past.taken_back(rows)


async def back_to(keeper: Keeper, held: Held, first: int, by: PersonId, vote: VoteRow | None) -> None:
    """Take back the `first` entry and all after it. Raises `Refused` if the game cannot be restored there."""
    row, now, rules = held.row, keeper.clock(), (await keeper.game(held)).rules
    before = deciding((await keeper.game(held)).session)
    tickets = tuple(chair.ticket + 1 for chair in row.chairs)
    try:
        async with keeper.store.reading() as tx:
            start, kept = await _standing_before(tx, row.id, first)
        session, dropped = past.restored(rules, start.save, kept, tickets)
    except (Damaged, RulesError) as error:
        raise Refused(text("host-no-way-back")) from error
    if dropped:
        # The rules have risen since, and no longer take some of what would have stood.
        first = min(first, dropped[0])
        kept = [(at, reply) for at, reply in kept if at < first]
    at, save = row.entries + 1, session.save()
    replies = tuple(place for place, _ in kept[len(kept) - len(save.replies) :])
    game = Game(rules, session, [(step, at) for step in range(save.step, session.step + 1)], [])
    row = msgspec.structs.replace(orders.left_alone(seated(row, game, now)), entries=at, base=at, updated=now)
    newly = [row.chairs[seat] for seat in sorted(deciding(session) - before) if row.chairs[seat].person != by]
    events = (Event(text("host-went-back", entry=first)),)
    await keeper.commit(
        held,
        Change(
            row=row,
            records=[RecordRow(at, Back(first), events, by, now)],
            starts=[Start(at, save, replies)],
            notice=notices.plain(row, "undone", now, events, newly),
            vote=vote,
        ),
    )
    held.game = None  # what stands is read anew, with what was told of it


async def _standing_before(tx: Transaction, table: int, first: int) -> tuple[Start, list[tuple[int, Reply]]]:
    """A step start before an entry, and the replies between the two that stand now. Raises `Damaged`."""
    until = first - 1
    while until >= 0:
        start = await records.get_start(tx, table, until)
        live = past.standing(start, await records.since(tx, table, start.at))
        if live is not None:
            return start, [(at, reply) for at, reply in live if at < first]
        until = start.at - 1
    raise Damaged(f"table {table}: there is no way back to before entry {first}")
