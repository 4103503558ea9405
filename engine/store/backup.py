"""Copies of the database: made beside the running bot, kept so many, and put back in its place.

A copy is whole or not there: it is written under another name, looked through, and only then given its own.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import threading
import time
from contextlib import closing, suppress
from datetime import UTC, datetime
from math import inf
from pathlib import Path

from engine.store.database import give_to_owner, only_one
from engine.store.errors import StoreError
from engine.store.inspect import condition, opened

_STAMP = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"-(\d{8}T\d{6}Z)(-before-update)?\.db$")
_UNFINISHED = ".unfinished"
RESTORED = "restored"
"""Under this key a restored database notes when the copy was made, in whole seconds since 1970."""
ABANDONED = 3600
"""Seconds after which nobody is writing an unfinished copy any more."""
GAP = {"outbox": 1_000_000}
"""How many numbers are left out by a restore where nobody knows which have been used since the copy …"""
USUAL_GAP = 1_000
"""… and for everything else. What has been posted since must not be taken for something new."""


class Copying:
    """One copy being made. `run` it in a thread; `stop` from any other makes it end soon, without a copy."""

    def __init__(self, database: Path, folder: Path, now: float, *, keep: int, before_update: bool = False) -> None:
        """`now` in seconds since 1970; the newest `keep` copies in `folder` stay, this one among them."""
        self._database, self._folder, self._keep = database, folder, keep
        stamp = datetime.fromtimestamp(now, UTC).strftime(_STAMP)
        self._path = folder / f"{database.stem}-{stamp}{'-before-update' if before_update else ''}.db"
        self._connection: sqlite3.Connection | None = None
        self._stopped = threading.Event()

    def stop(self) -> None:
        """Give up."""
        self._stopped.set()
        if (connection := self._connection) is not None:
            with suppress(sqlite3.Error):
                connection.interrupt()

    def run(self) -> Path:
        """Make the copy and let go of the oldest ones; returns its path.

        Raises `StoreError` with one sentence, and then has neither left anything half done nor taken a copy away.
        """
        unfinished = self._path.with_name(self._path.name + _UNFINISHED)
        try:
            if not self._folder.exists():
                self._folder.mkdir(parents=True)
                give_to_owner(self._folder, self._database)
            for old in self._folder.glob(f"{self._database.stem}-*{_UNFINISHED}*"):
                # A younger one may be another program's that is making it at this moment.
                if time.time() - old.stat().st_mtime > ABANDONED:
                    old.unlink(missing_ok=True)
            self._write(unfinished)
            self._check(unfinished)
            give_to_owner(unfinished, self._database)
            _to_disk(unfinished)
            unfinished.replace(self._path)
            _to_disk(self._folder)
        except (OSError, sqlite3.Error) as error:
            with suppress(OSError):
                unfinished.unlink(missing_ok=True)
            raise StoreError(f"No backup was made in {self._folder}: {_why(error)}.") from error
        for old in copies(self._database, self._folder, made(self._path))[self._keep :]:
            old.unlink(missing_ok=True)
        return self._path

    def _write(self, target: Path) -> None:
        with opened(self._database, writable=os.access(self._database, os.W_OK)) as connection:
            self._connection = connection
            try:
                if self._stopped.is_set():
                    raise StoreError("The backup was given up: the bot stops.")
                connection.execute("VACUUM INTO ?", (str(target),))
            finally:
                self._connection = None

    def _check(self, copy: Path) -> None:
        """The copy is read again before it counts. Raises `sqlite3.DatabaseError`."""
        with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            [[verdict]] = connection.execute("PRAGMA quick_check(1)")
            if verdict != "ok":
                raise sqlite3.DatabaseError(f"the copy is damaged: {verdict}")


def copies(database: Path, folder: Path, now: float = inf) -> list[Path]:
    """The finished copies of a database in a folder, newest first.

    Those that seem to be made after `now` come last: the clock has been set back since, so who knows.
    """
    found = [path for path in folder.glob(f"{database.stem}-*.db") if _NAME.search(path.name)]
    return sorted(found, key=lambda path: (made(path) <= now, made(path), path.name), reverse=True)


def made(copy: Path) -> float:
    """When a copy was made, by its name, in seconds since 1970."""
    match = _NAME.search(copy.name)
    assert match is not None
    return datetime.strptime(match[1], _STAMP).replace(tzinfo=UTC).timestamp()


def restore(database: Path, copy: Path, now: float) -> Path | None:
    """Put a copy in the place of the database; returns where the present one has been put, if there was one.

    Numbers that were given since the copy was made are not given again, and panels from then are stale: what stands in
    the channels must not be taken for something new. Raises `StoreError`, and then the database is as before.
    """
    if not copy.is_file():
        raise StoreError(f"There is no file {copy}.")
    if problems := condition(copy).problems:
        raise StoreError(f"{copy} cannot be put back: {problems[0]}.")
    coming = database.with_name(f"{database.name}.restoring")
    with only_one(database):
        try:
            shutil.copyfile(copy, coming)
            _renumber(coming, _numbers(database), copy)
            give_to_owner(coming, database)
            _to_disk(coming)
            aside = _put_aside(database, now)
            coming.replace(database)
            _to_disk(database.absolute().parent)
        except (OSError, sqlite3.Error) as error:
            coming.unlink(missing_ok=True)
            raise StoreError(f"{copy} could not be put in the place of {database}: {_why(error)}.") from error
    return aside


def _numbers(database: Path) -> dict[str, int]:
    """The numbers that have been given last, by table; none where that cannot be found out."""
    if not database.exists():
        return {}
    try:
        with opened(database, writable=True) as connection:
            return dict(connection.execute("SELECT name, seq FROM sqlite_sequence"))
    except (StoreError, sqlite3.Error):
        return {}


def _renumber(coming: Path, used: dict[str, int], copy: Path) -> None:
    """Go on behind the numbers that have been used, with other tickets, and note its age. Raises `sqlite3.Error`."""
    with closing(sqlite3.connect(coming)) as connection, connection:
        for name, known in connection.execute("SELECT name, seq FROM sqlite_sequence").fetchall():
            following = max(known, used[name]) if name in used else known + GAP.get(name, USUAL_GAP)
            connection.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = ?", (following, name))
        connection.execute("UPDATE chairs SET ticket = ticket + ? WHERE waiting IS NOT NULL OR acts > 0", (USUAL_GAP,))
        if any(name == "ahead" for _, name, *_ in connection.execute("PRAGMA table_info(chairs)")):
            # Older copies know no deciding ahead. Who is left alone with a question nevertheless, still is.
            connection.execute(
                "UPDATE chairs SET ahead = json_set(ahead, '$.own', json_extract(ahead, '$.own') + ?)"
                " WHERE (waiting IS NOT NULL OR acts > 0)"
                " AND CASE WHEN json_valid(ahead) THEN json_extract(ahead, '$.own') >= 0 END",
                (USUAL_GAP,),
            )
        connection.execute("DELETE FROM drafts")
        when = made(copy) if _NAME.search(copy.name) else copy.stat().st_mtime
        connection.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (RESTORED, str(int(when))))


def _put_aside(database: Path, now: float) -> Path | None:
    """Give the present database another name. Raises `OSError`."""
    if not database.exists():
        return None
    stamp = datetime.fromtimestamp(now, UTC).strftime(_STAMP)
    aside = database.with_name(f"{database.name}.before-restore-{stamp}")
    for ending in ("-wal", "-shm", ""):
        with suppress(FileNotFoundError):
            database.with_name(database.name + ending).rename(aside.with_name(aside.name + ending))
    return aside


def _to_disk(path: Path) -> None:
    """Wait until a file, or the names in a folder, will outlive a power cut."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _why(error: OSError | sqlite3.Error) -> str:
    if isinstance(error, OSError):
        return error.strerror or str(error)
    if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL:
        return "the disk is full"
    return str(error)
