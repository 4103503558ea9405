"""Copies of the database: whole or not there, so many kept, and put back without anything being taken for another."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from engine.store import Store, StoreError
from engine.store.backup import Copying, copies, made, restore
from engine.store.inspect import condition
from engine.store.migrate import MIGRATIONS
from tests.face.test_start import ROOT, settings

NOW = 1_800_000_000.0
HOUR = 3600.0


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A database with a note in it."""
    path = tmp_path / "y.db"
    store = await Store.open(path)
    async with store.transaction() as tx:
        tx.write("INSERT INTO notes VALUES ('who', 'Ada')")
    await store.close()
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "backups"


def copy(database: Path, folder: Path, now: float = NOW, keep: int = 3) -> Path:
    return Copying(database, folder, now, keep=keep).run()


def notes(path: Path) -> dict[str, str]:
    with closing(sqlite3.connect(path)) as connection:
        return dict(connection.execute("SELECT key, value FROM notes"))


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def test_a_copy_beside_a_running_bot_holds_all_that_was_committed(database: Path, folder: Path) -> None:
    store = await Store.open(database)
    try:
        async with store.transaction() as tx:
            tx.write("INSERT INTO notes VALUES ('more', 'still in the log')")
        made_copy = await asyncio.to_thread(copy, database, folder)
        async with store.transaction() as tx:
            tx.write("INSERT INTO notes VALUES ('later', 'not in the copy')")
    finally:
        await store.close()
    kept = notes(made_copy)
    assert kept["who"] == "Ada"
    assert kept["more"] == "still in the log"
    assert "later" not in kept
    assert condition(made_copy).problems == ()


def test_a_copy_knows_when_it_was_made(database: Path, folder: Path) -> None:
    path = copy(database, folder)
    assert path.name == "y-20270115T080000Z.db"
    assert made(path) == NOW


def test_the_newest_ones_are_kept(database: Path, folder: Path) -> None:
    made_copies = [copy(database, folder, NOW + hour * HOUR) for hour in range(5)]
    assert copies(database, folder) == made_copies[:1:-1]
    assert names(folder) == [path.name for path in made_copies[2:]]


def test_other_files_in_the_folder_are_left_alone(database: Path, folder: Path) -> None:
    folder.mkdir()
    for name in ("other-20200101T000000Z.db", "y-notes.db", "y.db"):
        (folder / name).touch()
    for hour in range(4):
        copy(database, folder, NOW + hour * HOUR, keep=1)
    assert {"other-20200101T000000Z.db", "y-notes.db", "y.db"} < set(names(folder))
    assert len(copies(database, folder)) == 1


def test_what_a_crash_left_unfinished_is_cleared_away_and_never_counts(database: Path, folder: Path) -> None:
    folder.mkdir()
    left = folder / "y-20200101T000000Z.db.unfinished"
    left.write_bytes(b"half")
    assert copies(database, folder) == []
    path = copy(database, folder)
    assert names(folder) == [left.name, path.name], "somebody else may be writing it"
    os.utime(left, (0, 0))
    path = copy(database, folder, NOW + HOUR, keep=1)
    assert names(folder) == [path.name]


def fill(path: Path) -> None:
    """Make the database larger than what the disk of the next test takes."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO notes VALUES ('big', ?)", ("x" * 600_000,))


def small_disk() -> None:
    """In the child: no file may grow beyond this, as if the disk ended there."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000))


def test_on_a_full_disk_nothing_is_lost_and_the_reason_is_said(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    old = [copy(database, folder, NOW + hour * HOUR) for hour in range(2)]
    fill(database)
    before = notes(database)
    run = subprocess.run(
        [sys.executable, str(ROOT / "bot.py"), "--backup"],
        cwd=tmp_path,
        env=settings(tmp_path, YIZHAN_BACKUPS="1"),
        preexec_fn=small_disk,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 2
    assert run.stderr.startswith("Yizhan: No backup was made in backups: ") or str(folder) in run.stderr
    assert "Traceback" not in run.stderr
    assert names(folder) == [path.name for path in old]
    assert notes(database) == before


def test_by_hand(database: Path, tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, str(ROOT / "bot.py"), "--backup"],
        cwd=tmp_path,
        env=settings(tmp_path),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert notes(Path(run.stdout.strip())) == notes(database)


def test_a_copy_that_is_given_up_leaves_nothing(database: Path, folder: Path) -> None:
    copying = Copying(database, folder, NOW, keep=3)
    copying.stop()
    with pytest.raises(StoreError, match="given up"):
        copying.run()
    assert names(folder) == []


def test_a_folder_that_cannot_be_made(database: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="No backup was made in"):
        copy(database, tmp_path / "file" / "backups")


def change(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE notes SET value = 'Ben' WHERE key = 'who'")


def test_restore_puts_the_present_database_aside(database: Path, folder: Path) -> None:
    path = copy(database, folder)
    change(database)
    aside = restore(database, path, NOW + HOUR)
    assert aside is not None
    assert notes(database)["who"] == "Ada"
    assert notes(aside)["who"] == "Ben"
    assert path.exists()
    assert condition(database).problems == ()
    assert not list(database.parent.glob("*.restoring"))


def test_restore_where_there_is_no_database_any_more(database: Path, folder: Path) -> None:
    path = copy(database, folder)
    database.unlink()
    assert restore(database, path, NOW) is None
    assert notes(database)["who"] == "Ada"


def test_restore_over_a_damaged_database(database: Path, folder: Path) -> None:
    path = copy(database, folder)
    database.write_bytes(b"\xff" * 20_000)
    aside = restore(database, path, NOW)
    assert aside is not None
    assert aside.read_bytes() == b"\xff" * 20_000
    assert notes(database)["who"] == "Ada"


@pytest.fixture
def spoilt(database: Path, folder: Path) -> Iterator[Path]:
    path = copy(database, folder)
    path.write_bytes(path.read_bytes()[:5000])
    yield path
    assert notes(database)["who"] == "Ada"


def test_a_spoilt_copy_is_not_put_back(database: Path, spoilt: Path) -> None:
    with pytest.raises(StoreError):
        restore(database, spoilt, NOW)


async def test_restore_under_a_running_bot_is_refused(database: Path, folder: Path) -> None:
    path = await asyncio.to_thread(copy, database, folder)
    store = await Store.open(database)
    try:
        with pytest.raises(StoreError, match="in use"):
            await asyncio.to_thread(restore, database, path, NOW)
        async with store.reading() as tx:
            assert await tx.one("SELECT value FROM notes WHERE key = 'who'") is not None
    finally:
        await store.close()


def test_what_root_makes_belongs_to_the_bots_user(database: Path, folder: Path) -> None:
    """A host who types this as root must not lock the bot out of its own files."""
    if os.geteuid() == 0:
        for path in (database.parent, *database.parent.iterdir()):
            os.chown(path, 4711, 4712)
    owner = (database.stat().st_uid, database.stat().st_gid)
    path = copy(database, folder)
    restore(database, path, NOW)
    made_files = [folder, path, *database.parent.glob("y.db*")]
    assert len(made_files) > 4
    assert {(file.stat().st_uid, file.stat().st_gid) for file in made_files} == {owner}
    database.unlink()
    restore(database, path, NOW)
    assert (database.stat().st_uid, database.stat().st_gid) == owner


def add_outbox_numbers(path: Path, table: int, row: int) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM sqlite_sequence")
        connection.executemany("INSERT INTO sqlite_sequence VALUES (?, ?)", [("tables", table), ("outbox", row)])


def numbers(path: Path) -> dict[str, int]:
    with closing(sqlite3.connect(path)) as connection:
        return dict(connection.execute("SELECT name, seq FROM sqlite_sequence"))


def test_numbers_given_since_the_copy_are_not_given_again(database: Path, folder: Path) -> None:
    add_outbox_numbers(database, 7, 50)
    path = copy(database, folder)
    add_outbox_numbers(database, 9, 80)
    restore(database, path, NOW)
    assert numbers(database) == {"tables": 9, "outbox": 80}


def test_where_nobody_knows_them_a_gap_is_left(database: Path, folder: Path) -> None:
    add_outbox_numbers(database, 7, 50)
    path = copy(database, folder)
    database.unlink()
    restore(database, path, NOW)
    assert numbers(database) == {"tables": 1_007, "outbox": 1_000_050}


@pytest.mark.parametrize("scripts", [1, 3, 6])
async def test_a_copy_from_before_updates_is_put_back_and_brought_up_to_date(tmp_path: Path, scripts: int) -> None:
    older = tmp_path / "migrations"
    older.mkdir()
    for script in sorted(MIGRATIONS.glob("*.sql"))[:scripts]:
        shutil.copy(script, older)
    copy, place = tmp_path / "old.db", tmp_path / "yizhan.db"
    await (await Store.open(copy, older)).close()
    restore(place, copy, NOW)
    await (await Store.open(place)).close()
    assert condition(place).problems == ()
