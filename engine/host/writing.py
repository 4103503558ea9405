"""A game in notation: after the end one that can be read again, before it what its reader may know."""

from __future__ import annotations

import asyncio

from engine import notation, record
from engine.host import export
from engine.host.held import Held
from engine.host.keeper import Keeper
from engine.host.looking import entries_for, info_of, viewer
from engine.host.model import LogEntry, PersonId
from engine.kernel import Refused, Undo, text
from engine.notation import Told
from engine.record import Differs, RecordError, Unfinished
from engine.store import records
from engine.words import Localiser


async def written(keeper: Keeper, held: Held, person: PersonId | None, words: Localiser) -> str:
    """The text; `words` says what happened. Raises `Refused` in the lobby, and for a game that cannot be replayed."""
    data = await export.export(keeper, held, person)
    rules = (await keeper.game(held)).rules
    try:
        return await asyncio.to_thread(notation.write, record.decode(data), rules, words)
    except Unfinished:
        pass
    except (RecordError, Differs) as error:
        raise Refused(text("host-no-replay", table=held.row.id)) from error
    row = held.row
    async with keeper.store.reading() as tx:
        rows = await records.since(tx, row.id, -1)
    entries = entries_for(rows, viewer(row, person), over=row.state == "over")
    return notation.excerpt(row.slug, row.options, info_of(row).names(), [_told(entry) for entry in entries], words)


def _told(entry: LogEntry) -> Told:
    undo = Undo(entry.seat, 0) if entry.undo and entry.seat is not None else None
    return Told(entry.seat, entry.reply or undo, entry.events)
