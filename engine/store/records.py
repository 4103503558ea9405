"""What a game is restored from: its record, its step-start tables, and contents by digest."""

from __future__ import annotations

import hashlib
import sqlite3
import zlib
from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from engine.kernel import Event, Reply, Save, Seat, Undo
from engine.store.database import Transaction
from engine.store.errors import Damaged


class Begin(Struct, frozen=True, tag_field="is", tag="begin"):
    """Entry 0 of every record."""


class Upgrade(Struct, frozen=True, tag_field="is", tag="upgrade"):
    """The rules rose to `version` under the running game; the replies at `dropped` no longer fitted."""

    version: int
    dropped: tuple[int, ...]


class Handed(Struct, frozen=True, tag_field="is", tag="handed"):
    """A seat is played by somebody else from here on: a steward (a computer player), a substitute, its owner again."""

    seat: Seat
    how: Literal["steward", "substitute", "return", "kick"]


class Back(Struct, frozen=True, tag_field="is", tag="back"):
    """The table has agreed to take back the `first` entry and everything after it."""

    first: int


Entry: TypeAlias = Begin | Reply | Undo | Upgrade | Handed | Back


class RecordRow(Struct, frozen=True):
    """One entry: the `at`-th of its game, what happened in consequence, whose doing it was, and when."""

    at: int
    entry: Entry
    events: tuple[Event, ...]
    person: int | None
    made: float

    @property
    def seat(self) -> Seat | None:
        return self.entry.seat if isinstance(self.entry, Reply | Undo) else None


class Start(Struct, frozen=True):
    """The session at the start of a step, after `at` entries. Only after an upgrade does its save hold replies.

    `replies` are then the entries that these replies were.
    """

    at: int
    save: Save
    replies: tuple[int, ...] = ()


class Packed(Struct, frozen=True):
    """A step start as it lies in the database: compressed, because most of many are never looked at."""

    at: int
    data: bytes

    @classmethod
    def of(cls, start: Start) -> Packed:
        return cls(start.at, zlib.compress(msgspec.json.encode(start), 3))

    def start(self) -> Start:
        """Raises `Damaged`."""
        try:
            return _start.decode(zlib.decompress(self.data))
        except (zlib.error, msgspec.MsgspecError) as error:
            raise Damaged(f"step start at entry {self.at}: {error}") from error


_entry = msgspec.json.Decoder(Entry)
_events = msgspec.json.Decoder(tuple[Event, ...])
_start = msgspec.json.Decoder(Start)


async def append(tx: Transaction, table_id: int, records: Iterable[RecordRow]) -> None:
    """Add entries to the record of a table."""
    tx.write_many(
        "INSERT INTO records VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table_id,
                record.at,
                record.seat,
                msgspec.json.encode(record.entry).decode(),
                msgspec.json.encode(record.events).decode(),
                record.person,
                record.made,
            )
            for record in records
        ],
    )


async def since(tx: Transaction, table_id: int, at: int, until: int | None = None) -> list[RecordRow]:
    """The entries after the first `at`, in order, up to and with the `until`-th. Raises `Damaged`."""
    rows = await tx.all(
        "SELECT * FROM records WHERE table_id = ? AND at > ? AND at <= ? ORDER BY at",
        table_id,
        at,
        2**62 if until is None else until,
    )
    return [_read(row) for row in rows]


async def seats_of(tx: Transaction, table_id: int, person: int) -> frozenset[Seat]:
    """The seats of a table for which somebody has ever replied."""
    rows = await tx.all(
        "SELECT DISTINCT seat FROM records WHERE table_id = ? AND person = ? AND seat IS NOT NULL", table_id, person
    )
    return frozenset(row["seat"] for row in rows)


async def newest_of(tx: Transaction, table_id: int, seat: Seat, most: int) -> list[RecordRow]:
    """The last `most` entries of one seat, in order. Raises `Damaged`."""
    rows = await tx.all(
        "SELECT * FROM records WHERE table_id = ? AND seat = ? ORDER BY at DESC LIMIT ?", table_id, seat, most
    )
    return [_read(row) for row in reversed(rows)]


def _read(row: sqlite3.Row) -> RecordRow:
    try:
        return RecordRow(
            row["at"], _entry.decode(row["entry"]), _events.decode(row["events"]), row["person"], row["made"]
        )
    except msgspec.MsgspecError as error:
        raise Damaged(f"table {row['table_id']}, entry {row['at']}: {error}") from error


async def add_start(tx: Transaction, table_id: int, start: Start) -> None:
    """Keep the session at the start of a step."""
    tx.write("INSERT INTO starts VALUES (?, ?, ?)", table_id, start.at, Packed.of(start).data)


async def get_start(tx: Transaction, table_id: int, until: int) -> Start:
    """The newest step start at or before `until` entries. Raises `Damaged` if it is missing or unreadable."""
    row = await tx.one("SELECT * FROM starts WHERE table_id = ? AND at <= ? ORDER BY at DESC LIMIT 1", table_id, until)
    if row is None:
        raise Damaged(f"table {table_id}: no step start at or before entry {until}")
    return _read_start(row)


async def whole(tx: Transaction, table_id: int) -> tuple[list[RecordRow], list[Packed]]:
    """The whole record, and all step starts, also those taken back. Raises `Damaged`."""
    entries, starts = await tx.several(
        ("SELECT * FROM records WHERE table_id = ? ORDER BY at", (table_id,)),
        ("SELECT * FROM starts WHERE table_id = ? ORDER BY at", (table_id,)),
    )
    return [_read(row) for row in entries], [Packed(row["at"], row["save"]) for row in starts]


async def from_base(tx: Transaction, table_id: int, base: int, at: int) -> tuple[list[Start], list[RecordRow]]:
    """The step starts from that after `base` entries on, also those taken back; and the entries after the first `at`.

    Raises `Damaged`.
    """
    starts, entries = await tx.several(
        ("SELECT * FROM starts WHERE table_id = ? AND at >= ? ORDER BY at", (table_id, base)),
        ("SELECT * FROM records WHERE table_id = ? AND at > ? ORDER BY at", (table_id, at)),
    )
    if not starts or starts[0]["at"] != base:
        raise Damaged(f"table {table_id}: there is no step start at entry {base}")
    return [_read_start(row) for row in starts], [_read(row) for row in entries]


def _read_start(row: sqlite3.Row) -> Start:
    try:
        return Packed(row["at"], row["save"]).start()
    except Damaged as error:
        raise Damaged(f"table {row['table_id']}, {error}") from error


async def keep_content(tx: Transaction, slug: str, digest: str, text: bytes) -> None:
    """Keep a content; one that is kept already stays as it is."""
    tx.write("INSERT OR IGNORE INTO contents VALUES (?, ?, ?)", digest, slug, zlib.compress(text))


async def content(tx: Transaction, digest: str) -> bytes:
    """The canonical JSON of a content. Raises `Damaged` if it is missing or not what its digest says."""
    row = await tx.one("SELECT text FROM contents WHERE digest = ?", digest)
    if row is None:
        raise Damaged(f"content {digest[:12]} is missing")
    try:
        text = zlib.decompress(row["text"])
    except zlib.error as error:
        raise Damaged(f"content {digest[:12]}: {error}") from error
    if hashlib.sha256(text).hexdigest() != digest:
        raise Damaged(f"content {digest[:12]} is not what its digest says")
    return text
