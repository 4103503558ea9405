"""What stands of a record: which replies have not been taken back, and the game as it was at any entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.host.model import RunningSession
from engine.kernel import Reply, Rules, Save, Session, Undo
from engine.store import Damaged, Transaction, records
from engine.store.records import Back, RecordRow, Start, Upgrade


def standing(start: Start, later: Sequence[RecordRow]) -> list[tuple[int, Reply]] | None:
    """The replies since a step start that have not been taken back, each with its place in the record.

    None if a reply from before the start has been taken back: then that start is no longer part of the game.
    """
    live = list(zip(start.replies, start.save.replies, strict=True))
    for record in later:
        entry = record.entry
        if isinstance(entry, Reply):
            live.append((record.at, entry))
        elif isinstance(entry, Undo):
            undone = next((index for index in reversed(range(len(live))) if live[index][1].seat == entry.seat), None)
            if undone is None:
                return None
            del live[undone]
        elif isinstance(entry, Upgrade):
            live = [(at, reply) for at, reply in live if at not in entry.dropped]
        elif isinstance(entry, Back):
            if entry.first <= start.at and not any(at == entry.first for at, _ in live):
                return None
            live = [(at, reply) for at, reply in live if at < entry.first]
    return live


def taken_back(record: Sequence[RecordRow]) -> dict[int, int]:
    """Of some consecutive entries: the places of the replies that have been taken back or dropped since.

    Each with the place of the entry that did it.
    """
    live: list[tuple[int, int]] = []
    gone: dict[int, int] = {}
    for row in record:
        entry = row.entry
        if isinstance(entry, Reply):
            live.append((row.at, entry.seat))
        elif isinstance(entry, Undo):
            undone = next((pair for pair in reversed(live) if pair[1] == entry.seat), None)
            if undone is not None:
                live.remove(undone)
                gone[undone[0]] = row.at
        elif isinstance(entry, Upgrade):
            live = [pair for pair in live if pair[0] not in entry.dropped]
            gone |= dict.fromkeys(entry.dropped, row.at)
        elif isinstance(entry, Back):
            gone |= {at: row.at for at, _ in live if at >= entry.first}
            live = [pair for pair in live if pair[0] < entry.first]
    return gone


def retold(record: Sequence[RecordRow]) -> list[Reply | Undo]:
    """The replies and undos of a whole record, without what the table has agreed to take back."""
    told: list[Reply | Undo] = []
    for place, row in enumerate(record):
        entry = row.entry
        if isinstance(entry, Reply | Undo):
            told.append(entry)
        elif isinstance(entry, Back):
            gone = taken_back(record[: place + 1])
            told = [kept.entry for kept in record[:place] if isinstance(kept.entry, Reply) and kept.at not in gone]
    return told


def restored(
    rules: Rules[Any, Any], save: Save, live: Sequence[tuple[int, Reply]], tickets: tuple[int, ...]
) -> tuple[RunningSession, tuple[int, ...]]:
    """The session at a step start after the replies that stand, and the places of those that had to be dropped.

    Replies are dropped only where the rules have risen since the save was made. Raises `RulesError`.
    """
    replies = tuple(reply for _, reply in live)
    session, kept = Session.carry_over(rules, msgspec.structs.replace(save, replies=replies, tickets=tickets))
    return session, tuple(at for at, _ in live[kept:])


async def at_entry(tx: Transaction, rules: Rules[Any, Any], table_id: int, at: int) -> RunningSession:
    """The game as it stood after `at` entries. Raises `Damaged` or `RulesError`."""
    until = at
    while until >= 0:
        start = await records.get_start(tx, table_id, until)
        later = await records.since(tx, table_id, start.at, at)
        live = standing(start, later)
        if live is not None:
            session, _ = restored(rules, start.save, live, start.save.tickets)
            return session
        until = start.at - 1
    raise Damaged(f"table {table_id}: entry {at} takes back what was never done")
