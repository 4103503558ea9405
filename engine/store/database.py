"""Opening the database, and transactions on its one connection."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO, Self, TypeAlias

import aiosqlite

from engine.store.errors import Damaged, StoreError
from engine.store.migrate import MIGRATIONS, migrate

Value: TypeAlias = int | float | str | bytes | None
CHECKED_UP_TO = 64 * 1024 * 1024
"""Databases up to this many bytes are checked through at the start (a fraction of a second)."""


_SYNCED = ("PRAGMA synchronous = FULL", "BEGIN IMMEDIATE")
_UNSYNCED = ("PRAGMA synchronous = NORMAL", "BEGIN IMMEDIATE")


class Transaction:
    """What may be done between BEGIN and COMMIT. Get one from `Store.transaction()` or `Store.reading()`.

    Writes are gathered and go to SQLite's thread together, at the next read or at the end: one trip instead of six,
    which matters where many things go on at once.
    """

    __slots__ = ("_connection", "_gathered", "_opening")

    def __init__(self, connection: aiosqlite.Connection, opening: Sequence[str]) -> None:
        """`opening`: the statements that go ahead of the first one; none for reading."""
        self._connection = connection
        self._opening = opening
        self._gathered: list[tuple[str, Sequence[Sequence[Value]]]] = []

    def write(self, sql: str, *values: Value) -> None:
        """Run one statement, before the next read or at the end."""
        self._gathered.append((sql, (values,)))

    def write_many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Run one statement for each row of values, before the next read or at the end."""
        self._gathered.append((sql, tuple(rows)))

    async def all(self, sql: str, *values: Value) -> list[sqlite3.Row]:
        """Run one statement now and return its rows."""
        [rows] = await self._run([(sql, values)])
        return rows

    async def one(self, sql: str, *values: Value) -> sqlite3.Row | None:
        """Run one statement now and return its first row, if it has any."""
        [rows] = await self._run([(sql, values)])
        return rows[0] if rows else None

    async def several(self, *statements: tuple[str, Sequence[Value]]) -> list[list[sqlite3.Row]]:
        """Run several statements now, in one trip, and return the rows of each."""
        return await self._run(statements)

    async def commit(self) -> None:
        """Write what has been gathered, and make it last. Only for `Store.transaction()`."""
        if self._gathered or not self._opening:
            await self._run([("COMMIT", ())])

    async def _run(self, statements: Sequence[tuple[str, Sequence[Value]]]) -> list[list[sqlite3.Row]]:
        gathered = [*((statement, ((),)) for statement in self._opening), *self._gathered]
        self._opening, self._gathered = (), []

        def work(connection: sqlite3.Connection) -> list[list[sqlite3.Row]]:
            for statement, rows in gathered:
                if len(rows) == 1:
                    connection.execute(statement, rows[0])
                else:
                    connection.executemany(statement, rows)
            return [connection.execute(statement, values).fetchall() for statement, values in statements]

        # aiosqlite has a trip for every single statement; the one for several is not in its public interface.
        trip = self._connection._execute
        found: list[list[sqlite3.Row]] = await trip(work, self._connection._conn)  # type: ignore[no-untyped-call]
        return found


class Store:
    """The database. `await Store.open(path)`, and `close()` it at the end."""

    def __init__(self, connection: aiosqlite.Connection, lock_file: IO[bytes]) -> None:
        self._connection = connection
        self._lock_file = lock_file
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path | str, migrations: Path = MIGRATIONS) -> Self:
        """Open or create the database at `path` and bring its tables up to date.

        Raises `StoreError`, with one sentence that says what to do, if the file cannot be written, is no database, is
        damaged, is newer than this code, or is in use by another Yizhan.
        """
        path = Path(path)
        lock_file = await asyncio.to_thread(only_one, path)
        connection = None
        try:
            # The timeout is for a backup that holds the file for a moment.
            connection = await aiosqlite.connect(path, isolation_level=None, timeout=30)
            connection.row_factory = sqlite3.Row
            connection.text_factory = _text
            await _prepare(connection, path, migrations)
        except BaseException as error:
            if connection is not None:
                await connection.close()
            lock_file.close()
            if isinstance(error, UnicodeDecodeError):
                # Python cannot read SQLite's own message about a schema with foreign bytes in it.
                error = sqlite3.DatabaseError("its schema cannot be read")
            if isinstance(error, sqlite3.Error):
                raise StoreError(_sentence(path, error)) from error
            raise
        return cls(connection, lock_file)

    async def close(self) -> None:
        """Wait for the open transaction, then close. Closing twice does nothing."""
        async with self._lock:
            await self._connection.close()
            self._lock_file.close()

    @asynccontextmanager
    async def transaction(self, *, synced: bool = True) -> AsyncIterator[Transaction]:
        """All or nothing: `BEGIN IMMEDIATE` … `COMMIT`, rolled back on any exception. One at a time.

        Not `synced` does not wait for the disk: it outlives the death of the process, but perhaps not a power cut.
        That is for what can be found out or done again, and spares everybody else the wait.
        """
        async with self._lock:
            with _explained():
                tx = Transaction(self._connection, opening=_SYNCED if synced else _UNSYNCED)
                try:
                    yield tx
                    await tx.commit()
                except BaseException:
                    await self._connection.rollback()
                    raise

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """For statements that only read: never in the middle of somebody's transaction."""
        async with self._lock:
            with _explained():
                yield Transaction(self._connection, opening=())


def _text(raw: bytes) -> str:
    """A stored text. One that is no UTF-8 concerns its own row, and must not keep others from being read."""
    return raw.decode(errors="replace")


@contextmanager
def _explained() -> Iterator[None]:
    """SQLite's errors in our words: `Damaged` for what cannot be read, `StoreError` for the rest (a full disk …)."""
    try:
        yield
    except sqlite3.Error as error:
        if _code(error) == sqlite3.SQLITE_CORRUPT:
            raise Damaged(f"the database is damaged ({error})") from error
        raise StoreError(f"The database cannot be used at present ({error}).") from error


def only_one(path: Path) -> IO[bytes]:
    """Make the folder, and hold a lock file beside the database until what is returned is closed.

    Raises `StoreError` while another program holds it.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock_file = path.with_name(f"{path.name}.lock").open("ab")
        give_to_owner(Path(lock_file.name), path)
    except OSError as error:
        raise StoreError(
            f"The folder {path.parent} cannot be written to ({error.strerror}): "
            "choose another place for the database, or give the bot's user the right to write there."
        ) from error
    try:
        fcntl.flock(lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock_file.close()
        raise StoreError(f"{path} is in use by another running Yizhan: stop that one first.") from error
    return lock_file


def give_to_owner(path: Path, database: Path) -> None:
    """What root makes belongs to whoever the database, or else its folder, belongs to. Raises `OSError`."""
    if os.geteuid() == 0:
        owner = (database if database.exists() else database.absolute().parent).stat()
        os.chown(path, owner.st_uid, owner.st_gid)


async def _prepare(connection: aiosqlite.Connection, path: Path, migrations: Path) -> None:
    await connection.execute_fetchall("PRAGMA foreign_keys = ON")
    size = await asyncio.to_thread(path.stat)
    if size.st_size <= CHECKED_UP_TO:
        [[verdict]] = await connection.execute_fetchall("PRAGMA quick_check(1)")
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict.splitlines()[-1])
    [[mode]] = await connection.execute_fetchall("PRAGMA journal_mode = WAL")
    if mode != "wal":
        raise StoreError(f"{path} lies on a file system where SQLite cannot write safely: use a local disk.")
    await connection.execute_fetchall("PRAGMA synchronous = FULL")
    await migrate(connection, str(path), migrations)
    # A file that can be read but not written would only be noticed at somebody's first move.
    await connection.executescript("BEGIN IMMEDIATE; PRAGMA application_id = 1497979502; COMMIT;")


def _sentence(path: Path, error: sqlite3.Error) -> str:
    """What an error at opening means, and what to do."""
    code = _code(error)
    if code == sqlite3.SQLITE_NOTADB:
        return f"{path} is not a database: choose another file, or restore it from a backup."
    if code == sqlite3.SQLITE_CORRUPT:
        return f"{path} is damaged ({error}): restore it from a backup."
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return f"{path} cannot be written to ({error}): give the bot's user the right to write the file and its folder."
    if code == sqlite3.SQLITE_BUSY:
        return f"{path} is locked by another program ({error}): close that program first."
    return f"{path} cannot be used ({error})."


def _code(error: sqlite3.Error) -> int:
    """SQLite's primary result code; an error that we found ourselves means a damaged file."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
