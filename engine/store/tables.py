"""Tables and their chairs."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Collection, Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from engine.kernel import Seat, Text
from engine.store.database import Transaction
from engine.store.errors import Damaged

log = logging.getLogger(__name__)

State: TypeAlias = Literal["lobby", "running", "over", "cancelled", "frozen"]


class ChairRow(Struct, frozen=True):
    """A seat: who sits there, its ticket, and what it has to decide (`waiting`, a decision key) since when.

    `acts` counts the seat's own entries in the record; `mentioned` is what that count was when its person was last
    called, so that they are called once for each time that they have to act. `due` is when somebody has to look at
    this chair again, `reminded` how often its person has been reminded since then (-1: they have not even been called
    yet, because of the hour), `late` whether the table has been told that their time has run out, `used` how many
    seconds of the time budget are spent. `owner` is whose seat it is while somebody else plays it. `ahead` (JSON) is
    what its person has decided ahead.
    """

    seat: Seat
    person: int | None = None
    name: str | None = None
    policy: str | None = None
    ticket: int = 0
    acts: int = 0
    waiting: str | None = None
    since: float | None = None
    mentioned: int | None = None
    due: float | None = None
    reminded: int = 0
    late: bool = False
    used: float = 0.0
    owner: int | None = None
    owner_name: str | None = None
    ahead: str | None = None

    @property
    def free(self) -> bool:
        return self.person is None and self.policy is None


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as stored, with its chairs in order of seats; `id` is 0 until it is inserted. See the migrations."""

    id: int = 0
    slug: str
    state: State
    guild: int | None
    channel: int
    thread: int | None
    language: str
    owner: int
    owner_name: str
    options: dict[str, str]
    threaded: bool
    autostart: bool
    shuffle: bool
    pace: int
    content: str | None = None
    version: int = 0
    seed: str | None = None
    commitment: str = ""
    entries: int = 0
    base: int = 0
    said: int = 0
    carded: int = 0
    card: int | None = None
    trouble: Text | None = None
    budget: int = 0
    paused: float | None = None
    votes: int = 0
    created: float
    updated: float
    chairs: tuple[ChairRow, ...]


_JSON = ("options", "trouble")
_COLUMNS = tuple(name for name in TableRow.__struct_fields__ if name not in ("id", "chairs"))
_INSERT = f"INSERT INTO tables ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))}) RETURNING id"
_UPDATE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in _COLUMNS)} WHERE id = ?"
_CHAIR = ("table_id", *ChairRow.__struct_fields__)
_SEAT = f"INSERT OR REPLACE INTO chairs ({', '.join(_CHAIR)}) VALUES ({', '.join('?' * len(_CHAIR))})"


def _values(table: TableRow) -> list[int | float | str | None]:
    values: list[int | float | str | None] = []
    for name in _COLUMNS:
        value = getattr(table, name)
        if name in _JSON and value is not None:
            value = msgspec.json.encode(value).decode()
        values.append(value)
    return values


def _read(row: sqlite3.Row, chairs: Sequence[sqlite3.Row]) -> TableRow:
    try:
        raw = dict(row)
        for name in _JSON:
            raw[name] = raw[name] and msgspec.json.decode(raw[name])
        raw["chairs"] = [{name: chair[name] for name in ChairRow.__struct_fields__} for chair in chairs]
        table = msgspec.convert(raw, TableRow, strict=False)
    except msgspec.MsgspecError as error:
        raise Damaged(f"table {row['id']}: {error}") from error
    if [chair.seat for chair in table.chairs] != list(range(len(table.chairs))):
        raise Damaged(f"table {table.id}: a chair is missing")
    return table


async def insert(tx: Transaction, table: TableRow) -> TableRow:
    """Store a new table; returns it with its id."""
    row = await tx.one(_INSERT, *_values(table))
    assert row is not None
    table = msgspec.structs.replace(table, id=row["id"])
    await seat(tx, table.id, table.chairs)
    return table


async def update(tx: Transaction, before: TableRow, table: TableRow) -> None:
    """Store what has changed between two states of a table and its chairs."""
    tx.write(_UPDATE, *_values(table), table.id)
    if len(table.chairs) < len(before.chairs):
        tx.write("DELETE FROM chairs WHERE table_id = ? AND seat >= ?", table.id, len(table.chairs))
    known = set(before.chairs)
    await seat(tx, table.id, [chair for chair in table.chairs if chair not in known])


async def seat(tx: Transaction, table_id: int, chairs: Iterable[ChairRow]) -> None:
    """Store chairs of a table."""
    rows = [(table_id, *(getattr(chair, name) for name in ChairRow.__struct_fields__)) for chair in chairs]
    if rows:
        tx.write_many(_SEAT, rows)


async def get(tx: Transaction, table_id: int) -> TableRow | None:
    """One table, or None if there is none of that id. Raises `Damaged`."""
    rows, chairs = await tx.several(
        ("SELECT * FROM tables WHERE id = ?", (table_id,)),
        ("SELECT * FROM chairs WHERE table_id = ? ORDER BY seat", (table_id,)),
    )
    return _read(rows[0], chairs) if rows else None


async def several(tx: Transaction, table_ids: Collection[int]) -> list[TableRow]:
    """Tables by their ids, oldest first; a damaged one is left out."""
    return await _list(tx, f"SELECT * FROM tables WHERE id IN ({_marks(list(table_ids))}) ORDER BY id", *table_ids)


async def of_person(tx: Transaction, person: int, states: Sequence[State]) -> list[TableRow]:
    """A person's tables: first those that wait for them, longest first; then the others, newest first."""
    return await _list(
        tx,
        "SELECT tables.* FROM chairs JOIN tables ON tables.id = table_id WHERE person = ?"
        f" AND state IN ({_marks(states)}) ORDER BY waiting IS NULL, since, updated DESC, id DESC",
        person,
        *states,
    )


async def lobbies_of(tx: Transaction, owner: int) -> int:
    """How many tables that somebody has opened wait for players."""
    row = await tx.one("SELECT count(*) AS lobbies FROM tables WHERE state = 'lobby' AND owner = ?", owner)
    return 0 if row is None else int(row["lobbies"])


async def kept_for(tx: Transaction, person: int) -> list[TableRow]:
    """The running tables at which somebody else plays a person's seat, newest change first."""
    return await _list(
        tx,
        "SELECT tables.* FROM chairs JOIN tables ON tables.id = table_id WHERE chairs.owner = ? AND state = 'running'"
        " ORDER BY updated DESC, id DESC",
        person,
    )


async def in_guild(
    tx: Transaction, guild: int | None, channel: int | None, states: Sequence[State], most: int
) -> list[TableRow]:
    """A server's tables (those of `channel` or its threads, if given), newest change first."""
    where, values = ("", ()) if channel is None else (" AND (channel = ? OR thread = ?)", (channel, channel))
    return await _list(
        tx,
        f"SELECT * FROM tables WHERE guild IS ? AND state IN ({_marks(states)}){where}"
        " ORDER BY updated DESC, id DESC LIMIT ?",
        guild,
        *states,
        *values,
        most,
    )


async def in_states(tx: Transaction, states: Sequence[State]) -> list[int]:
    """The ids of all tables in these states, oldest first."""
    rows = await tx.all(f"SELECT id FROM tables WHERE state IN ({_marks(states)}) ORDER BY id", *states)
    return [row["id"] for row in rows]


async def with_computers_to_move(tx: Transaction) -> list[int]:
    """The ids of the running tables at which a computer player has to decide."""
    rows = await tx.all(
        "SELECT DISTINCT table_id FROM chairs JOIN tables ON tables.id = table_id"
        " WHERE policy IS NOT NULL AND waiting IS NOT NULL AND state = 'running'"
    )
    return [row["table_id"] for row in rows]


async def with_decided_ahead(tx: Transaction) -> list[int]:
    """The ids of the running tables at which somebody is asked who has decided something ahead."""
    rows = await tx.all(
        "SELECT DISTINCT table_id FROM chairs JOIN tables ON tables.id = table_id"
        " WHERE ahead IS NOT NULL AND waiting IS NOT NULL AND state = 'running'"
    )
    return [row["table_id"] for row in rows]


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


async def _list(tx: Transaction, sql: str, *values: int | str | None) -> list[TableRow]:
    """Rows of `tables` with their chairs; a damaged one is left out, so that the others can be listed."""
    found: list[TableRow] = []
    rows = await tx.all(sql, *values)
    chairs: dict[int, list[sqlite3.Row]] = {row["id"]: [] for row in rows}
    for chair in await tx.all(
        f"SELECT * FROM chairs WHERE table_id IN ({_marks(list(chairs))}) ORDER BY table_id, seat", *chairs
    ):
        chairs[chair["table_id"]].append(chair)
    for row in rows:
        try:
            found.append(_read(row, chairs[row["id"]]))
        except Damaged as error:
            log.error("left out of a list: %s", error)
    return found
