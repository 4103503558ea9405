"""Looking at a database without becoming its owner: for `--check`, for backups, beside a running bot.

Nothing here changes a table; the file keeps its version.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import Struct

from engine.store.errors import StoreError
from engine.store.migrate import MIGRATIONS, scripts

_NO_RIGHT = "cannot be written to: give the bot's user the right to write the file and its folder"


class Condition(Struct, frozen=True):
    """What a database file is like. `version` of `newest` is that of its tables; `problems` are sentences.

    `tables` counts the tables of people in it, by state.
    """

    version: int
    newest: int
    size: int
    tables: dict[str, int]
    problems: tuple[str, ...]


def condition(path: Path, migrations: Path = MIGRATIONS) -> Condition:
    """Look through an existing database, all of it. Raises `StoreError` if it cannot even be opened."""
    newest = len(scripts(migrations))
    writable = os.access(path, os.W_OK) and os.access(path.absolute().parent, os.W_OK | os.X_OK)
    with opened(path, writable=writable) as connection:
        try:
            [[version]] = connection.execute("PRAGMA user_version")
            if version == 0 and connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                return Condition(version, newest, path.stat().st_size, {}, (f"{path} is another program's database",))
            problems = [*_damage(connection), *(_unwritable(connection) if writable else [_NO_RIGHT])]
            if version > newest:
                problems.append(
                    f"{path} was written by a newer version of Yizhan (tables of version {version}, this one knows "
                    f"{newest}): install the newer one, or restore a backup from before the update"
                )
            elif version:
                problems += _differences(connection, version, migrations)
            counted: dict[str, int] = {}
            if version:
                counted = dict(connection.execute("SELECT state, count(*) FROM tables GROUP BY state ORDER BY state"))
        except sqlite3.Error as error:
            raise StoreError(f"{path} cannot be read ({error}): restore it from a backup.") from error
    return Condition(version, newest, path.stat().st_size, counted, tuple(problems))


def waits_for_update(path: Path, migrations: Path = MIGRATIONS) -> bool:
    """Has this database been made by an older version, whose tables the next start changes? Raises `StoreError`."""
    if not path.exists():
        return False
    try:
        with opened(path, writable=os.access(path, os.W_OK)) as connection:
            [[version]] = connection.execute("PRAGMA user_version")
    except sqlite3.Error:
        return False  # whoever opens it says what is wrong
    return 0 < int(version) < len(scripts(migrations))


def can_be_made(path: Path) -> str | None:
    """Why a database cannot be created at `path`; None if it can."""
    folder = path.absolute().parent
    while not folder.exists():
        folder = folder.parent
    if not folder.is_dir():
        return f"{folder} is a file, not a folder"
    if not os.access(folder, os.W_OK | os.X_OK):
        return f"the folder {folder} cannot be written to: give the bot's user the right to"
    return None


@contextmanager
def opened(path: Path, *, writable: bool) -> Iterator[sqlite3.Connection]:
    """A connection of one's own to an existing database, closed in the end. Raises `StoreError`."""
    # Where nothing may be written, SQLite would leave files behind that nobody can write either.
    how = "mode=rw" if writable else "mode=ro&immutable=1"
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True, isolation_level=None, timeout=10)
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be opened ({error}).") from error
    with closing(connection):
        yield connection


def _damage(connection: sqlite3.Connection) -> Iterator[str]:
    for (line,) in connection.execute("PRAGMA integrity_check(5)"):
        if line != "ok":
            yield f"damaged: {line}"
    for table, row, other, _ in connection.execute("PRAGMA foreign_key_check").fetchmany(5):
        yield f"damaged: row {row} of {table} belongs to something in {other} that is not there"


def _unwritable(connection: sqlite3.Connection) -> Iterator[str]:
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(f"PRAGMA user_version = {connection.execute('PRAGMA user_version').fetchone()[0]}")
        finally:
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        yield f"{_NO_RIGHT} ({error})"


def _differences(connection: sqlite3.Connection, version: int, migrations: Path) -> Iterator[str]:
    """Where its tables are not those that the scripts of its version make."""
    with closing(sqlite3.connect(":memory:")) as fresh:
        for _, script in scripts(migrations)[:version]:
            fresh.executescript(script.read_text(encoding="utf-8"))
        wanted, found = _schema(fresh), _schema(connection)
    for name in sorted(wanted.keys() | found.keys()):
        if name not in found:
            yield f"{name} is missing: restore a backup"
        elif name in wanted and wanted[name] != found[name]:
            yield f"{name} is not as this version made it: restore a backup"


def _schema(connection: sqlite3.Connection) -> dict[str, str]:
    rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'")
    return {name: " ".join(sql.split()) for name, sql in rows}
