"""A game as a file: after the end a record that can be replayed, before it only what its viewer may know."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import Struct

from engine import record
from engine.host import past
from engine.host.held import Held
from engine.host.keeper import Keeper
from engine.host.looking import entries_for, info_of, viewer
from engine.host.model import LogEntry, PersonId
from engine.kernel import Refused, Rules, RulesError, Seat, text
from engine.store import records
from engine.store.records import RecordRow, Upgrade
from engine.store.tables import TableRow


class Excerpt(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one viewer may know of a game. `seed` is there once the game is over; `commitment` is its SHA-256.

    `yizhan_excerpt` is 1: the first word by which such a file is known.
    """

    yizhan_excerpt: int
    slug: str
    rules_version: int
    content_digest: str
    options: dict[str, str]
    names: tuple[str, ...]
    seat: Seat | None
    commitment: str
    seed: str | None = None
    entries: list[LogEntry]


async def export(keeper: Keeper, held: Held, person: PersonId | None) -> bytes:
    """The file. Raises `Refused` in the lobby."""
    game = await keeper.game(held)
    info = info_of(held.row)
    async with keeper.store.reading() as tx:
        rows = await records.since(tx, held.row.id, -1)
    upgraded = any(isinstance(row.entry, Upgrade) for row in rows)
    if info.seed is not None and not upgraded:
        return await asyncio.to_thread(_record, game.session.rules, held.row, rows)
    seat = viewer(held.row, person)
    excerpt = Excerpt(
        yizhan_excerpt=1,
        slug=info.slug,
        rules_version=info.version,
        content_digest=info.content,
        options=info.options,
        names=info.names(),
        seat=seat,
        commitment=info.commitment,
        seed=info.seed,
        entries=entries_for(rows, seat, over=info.state == "over"),
    )
    return msgspec.json.format(msgspec.json.encode(excerpt), indent=1)


def _record(rules: Rules[Any, Any], row: TableRow, rows: list[RecordRow]) -> bytes:
    """Play the whole game again, so that the file says what to check on the way."""
    assert row.seed is not None
    recorder = record.Recorder(rules, len(row.chairs), row.options, row.seed)
    try:
        for entry in past.retold(rows):
            # Where the table has gone back by agreement, tickets have moved on by more than the entries say.
            recorder.take(msgspec.structs.replace(entry, ticket=recorder.session.tickets[entry.seat]))
    except (Refused, RulesError) as error:
        raise Refused(text("host-no-replay", table=row.id)) from error
    return record.encode(recorder.record(info_of(row).names(), cards=True))
