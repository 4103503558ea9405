"""Waiting in the store: a database from before is brought up to date, and what is due is found."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.store import Store, outbox, results, tables, timers, votes
from engine.store.migrate import MIGRATIONS
from engine.store.outbox import NoticeRow
from engine.store.tables import ChairRow
from tests.store.older import put
from tests.store.test_campaigns import ADA, BEN, table

HOUR = 3600.0


async def test_a_database_from_before_gets_its_timers_and_keeps_its_announcements(tmp_path: Path) -> None:
    older = tmp_path / "migrations"
    older.mkdir()
    for name in ("0001_first_tables.sql", "0002_campaigns.sql"):
        shutil.copy(MIGRATIONS / name, older)
    path = tmp_path / "yizhan.db"
    await (await Store.open(path, older)).close()
    waiting = replace(table(ADA, BEN), id=1, state="running")
    waiting = replace(waiting, chairs=(replace(waiting.chairs[0], waiting="bid", since=100.0), waiting.chairs[1]))
    with closing(sqlite3.connect(path)) as connection:
        put(connection, waiting)
        for row, message in ((7, 70), (8, None)):
            connection.execute(
                "INSERT INTO outbox VALUES (?, 1, 'turn', 4, 2, '[]', '[[0,3]]', 5.0, ?)",
                (row, message),
            )
        connection.commit()
    store = await Store.open(path)
    async with store.transaction() as tx:
        kept = await tables.get(tx, 1)
        assert kept is not None
        assert [chair.due for chair in kept.chairs] == [100.0 + 24 * HOUR, None]
        expected = NoticeRow(row=8, table_id=1, kind="turn", at=4, since=2, ping=((0, 3),), created=5.0)
        assert await outbox.next_unsent(tx, 1) == expected
        await outbox.mark(tx, 8, 80)
        await outbox.add(tx, replace(expected, person=ADA))
        assert await outbox.letters(tx) == [(9, ADA)], "row numbers go on, for nonces name them"
        assert await outbox.next_unsent(tx, 1) is None, "a letter holds up no announcement"
    await store.close()


@pytest.mark.parametrize(
    "looking",
    [
        outbox.letters,
        lambda tx: outbox.next_letter(tx, ADA),
        lambda tx: outbox.next_unsent(tx, 1),
        lambda tx: timers.due(tx, 1.0),
        lambda tx: timers.following(tx, 1.0),
        lambda tx: votes.asking(tx, ADA),
        lambda tx: tables.lobbies_of(tx, ADA),
        lambda tx: results.rematches_for(tx, ADA),
    ],
    ids=["letters", "next_letter", "next_unsent", "due", "following", "asking", "lobbies_of", "rematches_for"],
)
async def test_no_look_goes_through_whole_tables(tmp_path: Path, looking: Callable[[Any], Awaitable[Any]]) -> None:
    """What is looked up at a start or at every ring must not grow with the number of stored tables."""
    store = await Store.open(tmp_path / "yizhan.db")
    plans: list[str] = []

    class Explained:
        async def all(self, sql: str, *values: Any) -> list[Any]:
            async with store.reading() as tx:
                plans.extend(row[3] for row in await tx.all(f"EXPLAIN QUERY PLAN {sql}", *values))
            return []

        async def one(self, sql: str, *values: Any) -> None:
            await self.all(sql, *values)

        async def several(self, *statements: tuple[str, Sequence[Any]]) -> list[list[Any]]:
            return [await self.all(sql, *values) for sql, values in statements]

    await looking(Explained())
    await store.close()
    assert plans
    whole = [plan for plan in plans if plan.startswith("SCAN") and "INDEX" not in plan]
    assert whole == []


async def test_what_is_due_is_found_at_running_tables_that_do_not_rest(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "yizhan.db")
    waiting = ChairRow(0, ADA, "Ada", waiting="bid", since=1.0, due=10.0)
    async with store.transaction() as tx:
        for changes in ({}, {"state": "frozen"}, {"paused": 5.0}):
            await tables.insert(tx, replace(table(ADA), **{"state": "running", "chairs": (waiting,), **changes}))
        later = replace(waiting, due=30.0)
        await tables.insert(tx, replace(table(ADA), state="running", chairs=(later,)))
        assert await timers.due(tx, 9.9) == []
        assert await timers.due(tx, 10.0) == [1]
        assert await timers.following(tx, 10.0) == 30.0
        assert await timers.due(tx, 30.0) == [1, 4]
        assert await timers.following(tx, 30.0) is None
    await store.close()
