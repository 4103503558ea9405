"""Announcements: written in the transaction that makes them, sent afterwards, and marked when Discord has them."""

from __future__ import annotations

import logging
import sqlite3
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from engine.kernel import Event, Seat
from engine.store.database import Transaction

log = logging.getLogger(__name__)

NoticeKind: TypeAlias = Literal[
    "lobby",
    "begun",
    "turn",
    "reaction",
    "undone",
    "over",
    "frozen",
    "cancelled",
    "call",
    "reminder",
    "late",
    "vote",
    "voted",
    "handed",
    "ousted",
    "rematch",
]


class NoticeRow(Struct, frozen=True, kw_only=True):
    """An announcement. `at`: entries when it was made; `since`: entries at the public card before it.

    `ping` holds (seat, its `acts`) of those whom it mentions, `direct` of those who get a letter once it is out. `row`
    is 0 until it is inserted. `person`: it is a letter itself, a direct message to this person. `vote`: which
    vote it is about. `tells`: persons whom it is for, though they have no seat at the table; nobody once it is out.
    """

    row: int = 0
    table_id: int
    kind: NoticeKind
    at: int
    since: int
    events: tuple[Event, ...] = ()
    ping: tuple[tuple[Seat, int], ...] = ()
    direct: tuple[tuple[Seat, int], ...] = ()
    person: int | None = None
    vote: int | None = None
    tells: tuple[int, ...] = ()
    created: float


DROPPED = 0
"""The message id of an announcement that was not made, because nobody needed it any more."""

_COLUMNS = tuple(name for name in NoticeRow.__struct_fields__ if name != "row")
_JSON = ("events", "ping", "direct", "tells")
_ADD = f"INSERT INTO outbox ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"


async def add(tx: Transaction, notice: NoticeRow) -> None:
    """Write an announcement that is to be made."""
    values = {name: getattr(notice, name) for name in _COLUMNS}
    values.update((name, msgspec.json.encode(values[name]).decode()) for name in _JSON)
    tx.write(_ADD, *values.values())


async def next_unsent(tx: Transaction, table_id: int) -> NoticeRow | None:
    """The oldest public announcement of a table that Discord has not accepted yet.

    One that is damaged is made without its words, so that it does not hold up those behind it.
    """
    row = await tx.one(
        "SELECT * FROM outbox WHERE table_id = ? AND message IS NULL AND person IS NULL ORDER BY row LIMIT 1", table_id
    )
    return None if row is None else _read(row)


async def unsent_rows(tx: Transaction, table_id: int) -> list[int]:
    """The public announcements of a table that Discord has not accepted yet, oldest first."""
    rows = await tx.all(
        "SELECT row FROM outbox WHERE table_id = ? AND message IS NULL AND person IS NULL ORDER BY row", table_id
    )
    return [row["row"] for row in rows]


async def tables_with_unsent(tx: Transaction) -> list[int]:
    """The ids of the tables that have public announcements to be made."""
    rows = await tx.all(
        "SELECT DISTINCT table_id FROM outbox WHERE message IS NULL AND person IS NULL ORDER BY table_id"
    )
    return [row["table_id"] for row in rows]


async def next_letter(tx: Transaction, person: int) -> NoticeRow | None:
    """The oldest letter to somebody that Discord has not accepted yet."""
    row = await tx.one("SELECT * FROM outbox WHERE person = ? AND message IS NULL ORDER BY row LIMIT 1", person)
    return None if row is None else _read(row)


async def letters(tx: Transaction) -> list[tuple[int, int]]:
    """All letters that Discord has not accepted yet, as (row, person), those of one person together."""
    # In the order of the index: by row, the whole outbox would be looked through.
    rows = await tx.all(
        "SELECT row, person FROM outbox WHERE message IS NULL AND person IS NOT NULL ORDER BY person, row"
    )
    return [(row["row"], row["person"]) for row in rows]


async def set_calls(tx: Transaction, notice: NoticeRow) -> None:
    """Change whom an announcement is going to call, and how."""
    tx.write(
        "UPDATE outbox SET ping = ?, direct = ? WHERE row = ?",
        msgspec.json.encode(notice.ping).decode(),
        msgspec.json.encode(notice.direct).decode(),
        notice.row,
    )


async def mark(tx: Transaction, row: int, message: int) -> None:
    """Discord has accepted this announcement as `message`, or it is `DROPPED`."""
    tx.write("UPDATE outbox SET message = ?, tells = '[]' WHERE row = ?", message, row)


def _read(row: sqlite3.Row) -> NoticeRow:
    raw = {name: row[name] for name in NoticeRow.__struct_fields__}
    try:
        raw.update((name, msgspec.json.decode(row[name])) for name in _JSON)
        return msgspec.convert(raw, NoticeRow)
    except msgspec.MsgspecError as error:
        log.error("announcement %d has lost its words: %s", row["row"], error)
        raw.update((name, ()) for name in _JSON)
        return msgspec.convert(raw, NoticeRow)
