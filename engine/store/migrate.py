"""Brings a database up to this version's tables: the scripts of `migrations/`, forward only."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import aiosqlite

from engine.store.errors import StoreError

MIGRATIONS = Path(__file__).parent.parent.parent / "migrations"
_NAME = re.compile(r"^(\d{4})_[a-z0-9_]+\.sql$")


def scripts(folder: Path) -> list[tuple[int, Path]]:
    """The migrations of a folder by number. Raises `StoreError` unless they are numbered 0001, 0002, … without gaps."""
    found = sorted(path for path in folder.glob("*.sql"))
    numbered = [(int(match[1]), path) for path in found if (match := _NAME.match(path.name))]
    if len(numbered) != len(found) or [number for number, _ in numbered] != list(range(1, len(found) + 1)):
        raise StoreError(f"The files in {folder} must be numbered 0001_name.sql, 0002_name.sql and so on.")
    return numbered


async def migrate(connection: aiosqlite.Connection, name: str, folder: Path = MIGRATIONS) -> None:
    """Run the scripts that the database has not had yet, each in one transaction together with its version number.

    `name` is what to call the database in messages. Raises `StoreError` if it is newer than the scripts, belongs to
    another program, or if a script fails; a script that fails leaves nothing behind.
    """
    steps = scripts(folder)
    [[version]] = await connection.execute_fetchall("PRAGMA user_version")
    if version > len(steps):
        raise StoreError(
            f"{name} was written by a newer version of Yizhan (its tables have version {version}, this version knows "
            f"{len(steps)}): install the newer version, or restore a backup from before the update."
        )
    if version == 0:
        [[tables]] = await connection.execute_fetchall("SELECT count(*) FROM sqlite_master")
        if tables:
            raise StoreError(f"{name} is a database of another program: choose another file for Yizhan.")
    for number, path in steps[version:]:
        script = path.read_text(encoding="utf-8")
        try:
            await connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
        except sqlite3.Error as error:
            if connection.in_transaction:
                await connection.rollback()
            raise StoreError(f"{name} could not be brought up to date: {path.name} failed ({error}).") from error
