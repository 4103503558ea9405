"""Opening: what is refused and in which words; migrations; transactions."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from engine.store import Store, StoreError, settings
from engine.store.migrate import MIGRATIONS, scripts

NEWEST = len(scripts(MIGRATIONS))


async def refused(path: Path, migrations: Path = MIGRATIONS) -> str:
    """The sentence with which a database is refused."""
    with pytest.raises(StoreError) as error:
        await Store.open(path, migrations)
    sentence = str(error.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


async def test_a_new_database_has_all_tables_and_is_safe_against_power_cuts(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "deep" / "er" / "yizhan.db")
    async with store.reading() as tx:
        for pragma, value in (
            ("user_version", NEWEST),
            ("journal_mode", "wal"),
            ("synchronous", 2),
            ("foreign_keys", 1),
        ):
            row = await tx.one(f"PRAGMA {pragma}")
            assert row is not None
            assert row[0] == value, pragma
    await store.close()
    await store.close()


async def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "yizhan.db"
    await (await Store.open(path)).close()
    before = path.read_bytes()
    await (await Store.open(path)).close()
    assert path.read_bytes()[100:] == before[100:]


async def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "yizhan.db"
    await (await Store.open(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {NEWEST + 1}")
    connection.close()
    before = path.read_bytes()
    assert "newer version of Yizhan" in await refused(path)
    assert path.read_bytes() == before


async def test_what_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "yizhan.db"
    path.write_bytes(b"Dear diary, " * 1000)
    assert "is not a database" in await refused(path)
    assert path.read_bytes() == b"Dear diary, " * 1000


async def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "photos.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE photos (id INTEGER)")
    connection.close()
    assert "another program" in await refused(path)


async def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "yizhan.db"
    store = await Store.open(path)
    async with store.transaction() as tx:
        for person in range(5000):
            await settings.set_person(tx, person, "{}" * 10)
    await store.close()
    data = bytearray(path.read_bytes())
    middle = len(data) // 2
    data[middle : middle + 8192] = os.urandom(8192)
    path.write_bytes(data)
    assert "is damaged" in await refused(path)
    path.write_bytes(data[: middle // 2])
    assert "is damaged" in await refused(path)


async def test_a_database_with_foreign_bytes_in_its_schema_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "yizhan.db"
    await (await Store.open(path)).close()
    whole = path.read_bytes()
    assert b"created    REAL" in whole
    path.write_bytes(whole.replace(b"created    REAL", b"created \xa0  REAL"))
    assert "is damaged" in await refused(path)


async def test_a_folder_in_the_databases_place(tmp_path: Path) -> None:
    assert "cannot be written" in await refused(tmp_path)


async def test_a_file_in_the_folders_place(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    assert "cannot be written to" in await refused(tmp_path / "data" / "yizhan.db")


OPEN_IT = """
import asyncio, os, pathlib, sys, tempfile
from engine.store import Store, StoreError

async def main():
    migrations = pathlib.Path("migrations")
    os.chdir(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:  # so that every module has been imported
        await (await Store.open(f"{folder}/yizhan.db", migrations)).close()
    if os.getuid() == 0:  # root may write everywhere
        os.setgid(65534), os.setuid(65534)
    try:
        await Store.open("yizhan.db", migrations)
    except StoreError as error:
        print(error)

asyncio.run(main())
"""


@pytest.mark.parametrize("case", ["new", "existing", "only the file"])
async def test_a_place_where_we_may_not_write(tmp_path: Path, case: str) -> None:
    folder = tmp_path / "locked"
    shutil.copytree(MIGRATIONS, folder / "migrations")
    path = folder / "yizhan.db"
    if case != "new":
        await (await Store.open(path)).close()
        path.chmod(0o444)
    if case == "only the file":
        (folder / "yizhan.db.lock").unlink()
        folder.chmod(0o777)
    else:
        folder.chmod(0o555)
    try:
        done = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-c", OPEN_IT, str(folder)],
            capture_output=True,
            text=True,
            timeout=60,
            cwd=MIGRATIONS.parent,
        )
        assert "cannot be written to" in done.stdout, done.stderr
    finally:
        folder.chmod(0o755)


async def test_two_at_once_on_one_database(tmp_path: Path) -> None:
    path = tmp_path / "yizhan.db"
    store = await Store.open(path)
    assert "in use by another running Yizhan" in await refused(path)
    await store.close()
    await (await Store.open(path)).close()


async def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "migrations"
    folder.mkdir()
    first = folder / "0001_first.sql"
    first.write_text("CREATE TABLE a (x INTEGER);")
    path = tmp_path / "yizhan.db"
    await (await Store.open(path, folder)).close()
    second = folder / "0002_second.sql"
    second.write_text("CREATE TABLE b (x INTEGER);\nINSERT INTO b VALUES (1);\nINSERT INTO nowhere VALUES (1);")
    assert "0002_second.sql failed (no such table: nowhere)" in await refused(path, folder)
    with sqlite3.connect(path) as connection:
        assert [row[0] for row in connection.execute("SELECT name FROM sqlite_master")] == ["a"]
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    connection.close()
    second.write_text("CREATE TABLE b (x INTEGER);\nINSERT INTO b VALUES (1);")
    store = await Store.open(path, folder)
    async with store.reading() as tx:
        assert [tuple(row) for row in await tx.all("SELECT x FROM b")] == [(1,)]
    await store.close()


@pytest.mark.parametrize("names", [["0002_late.sql"], ["0001_a.sql", "0003_c.sql"], ["first.sql"]])
async def test_migrations_are_numbered_without_gaps(tmp_path: Path, names: list[str]) -> None:
    folder = tmp_path / "migrations"
    folder.mkdir()
    for name in names:
        (folder / name).write_text("SELECT 1;")
    assert "must be numbered" in await refused(tmp_path / "yizhan.db", folder)


async def test_a_transaction_is_all_or_nothing_and_they_do_not_mix(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "yizhan.db")

    async def write(person: int) -> None:
        async with store.transaction() as tx:
            await settings.set_person(tx, person, "{}")
            await settings.set_person(tx, 1000 + person, "{}")
            if person % 2:
                raise ValueError("changed my mind")

    await asyncio.gather(*(write(person) for person in range(50)), return_exceptions=True)
    async with store.reading() as tx:
        kept = [row["person"] for row in await tx.all("SELECT person FROM persons ORDER BY person")]
    assert kept == [*range(0, 50, 2), *range(1000, 1050, 2)]
    await store.close()


async def test_a_transaction_whose_task_is_cancelled_leaves_nothing_open(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "yizhan.db")

    async def write(person: int) -> None:
        async with store.transaction() as tx:
            await settings.set_person(tx, person, "{}")
            await settings.recall(tx, "nothing")
            await settings.recall(tx, "nothing")

    for turns in range(12):
        task = asyncio.create_task(write(turns))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with store.transaction() as tx:
            await settings.set_person(tx, 100 + turns, "{}")
    async with store.reading() as tx:
        row = await tx.one("SELECT count(*) FROM persons WHERE person >= 100")
    assert row is not None
    assert row[0] == 12
    await store.close()


async def test_reading_never_sees_half_of_a_transaction(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "yizhan.db")

    async def write() -> None:
        for person in range(0, 40, 2):
            async with store.transaction() as tx:
                await settings.set_person(tx, person, "{}")
                await settings.set_person(tx, person + 1, "{}")

    async def count() -> None:
        for _ in range(40):
            async with store.reading() as tx:
                row = await tx.one("SELECT count(*) FROM persons")
            assert row is not None
            assert row[0] % 2 == 0

    await asyncio.gather(write(), count())
    await store.close()


async def test_an_error_of_sqlite_is_told_in_our_words(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "yizhan.db")
    with pytest.raises(StoreError, match="cannot be used at present"):
        async with store.reading() as tx:
            await tx.all("SELECT * FROM nowhere")
    async with store.transaction() as tx:
        await settings.set_guild(tx, 1, "{}")
    await store.close()
