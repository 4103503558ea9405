"""Databases from before a migration: what this version would write, as far as the older tables have columns for it."""

from __future__ import annotations

import sqlite3

import msgspec

from engine.store.tables import TableRow


def put(connection: sqlite3.Connection, table: TableRow) -> None:
    """Write a table and its chairs."""
    rows: list[tuple[str, dict[str, object], dict[str, object]]] = [("tables", {}, msgspec.structs.asdict(table))]
    rows += [("chairs", {"table_id": table.id}, msgspec.structs.asdict(chair)) for chair in table.chairs]
    for name, ids, fields in rows:
        known = [column for _, column, *_ in connection.execute(f"PRAGMA table_info({name})")]
        values = ids | {column: _flat(fields[column]) for column in known if column in fields}
        marks = ", ".join("?" * len(values))
        connection.execute(f"INSERT INTO {name} ({', '.join(values)}) VALUES ({marks})", tuple(values.values()))
    connection.commit()


def _flat(value: object) -> object:
    return msgspec.json.encode(value).decode() if isinstance(value, dict) else value
