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

NoticeKind: TypeAlias = Literal["lobby", "begun", "turn", "reaction", "undone", "over", "frozen", "cancelled"]


class NoticeRow(Struct, frozen=True, kw_only=True):
    """An announcement. `at`: entries when it was made; `since`: entries at the public card before it.

    `ping` holds (seat, its `acts`) of those whom it activates; `row` is 0 until it is inserted.
    """

    row: int = 0
    table_id: int
    kind: NoticeKind
    at: int
    since: int
    events: tuple[Event, ...] = ()
    ping: tuple[tuple[Seat, int], ...] = ()
    created: float


async def add(tx: Transaction, notice: NoticeRow) -> None:
    """Write an announcement that is to be made."""
    tx.write(
        "INSERT INTO outbox (table_id, kind, at, since, events, ping, created) VALUES (?, ?, ?, ?, ?, ?, ?)",
        notice.table_id,
        notice.kind,
        notice.at,
        notice.since,
        msgspec.json.encode(notice.events).decode(),
        msgspec.json.encode(notice.ping).decode(),
        notice.created,
    )


async def next_unsent(tx: Transaction, table_id: int) -> NoticeRow | None:
    """The oldest announcement of a table that Discord has not accepted yet.

    One that is damaged is made without its words, so that it does not hold up those behind it.
    """
    row = await tx.one("SELECT * FROM outbox WHERE table_id = ? AND message IS NULL ORDER BY row LIMIT 1", table_id)
    return None if row is None else _read(row)


async def unsent_rows(tx: Transaction, table_id: int) -> list[int]:
    """The rows of a table that Discord has not accepted yet, oldest first."""
    rows = await tx.all("SELECT row FROM outbox WHERE table_id = ? AND message IS NULL ORDER BY row", table_id)
    return [row["row"] for row in rows]


async def tables_with_unsent(tx: Transaction) -> list[int]:
    """The ids of the tables that have announcements to be made."""
    rows = await tx.all("SELECT DISTINCT table_id FROM outbox WHERE message IS NULL ORDER BY table_id")
    return [row["table_id"] for row in rows]


async def set_ping(tx: Transaction, notice: NoticeRow) -> None:
    """Change whom an announcement is going to mention."""
    tx.write("UPDATE outbox SET ping = ? WHERE row = ?", msgspec.json.encode(notice.ping).decode(), notice.row)


async def mark(tx: Transaction, row: int, message: int) -> None:
    """Discord has accepted this announcement as `message`."""
    tx.write("UPDATE outbox SET message = ? WHERE row = ?", message, row)


def _read(row: sqlite3.Row) -> NoticeRow:
    raw = {name: row[name] for name in NoticeRow.__struct_fields__}
    try:
        raw["events"], raw["ping"] = msgspec.json.decode(row["events"]), msgspec.json.decode(row["ping"])
        return msgspec.convert(raw, NoticeRow)
    except msgspec.MsgspecError as error:
        log.error("announcement %d has lost its words: %s", row["row"], error)
        raw["events"], raw["ping"] = (), ()
        return msgspec.convert(raw, NoticeRow)
