"""Campaigns on a real file: what is written is read, and an older database gets their tables."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from engine.store import Damaged, Store, campaigns, tables
from engine.store.campaigns import CampaignRow
from engine.store.migrate import MIGRATIONS
from engine.store.tables import ChairRow, TableRow
from tests.store.older import put

ADA, BEN = 1, 2


def campaign(owner: int = ADA, guild: int | None = 100, updated: float = 1.0) -> CampaignRow:
    return CampaignRow(
        slug="teaching",
        name="journey",
        guild=guild,
        owner=owner,
        owner_name="Ada",
        language="en",
        pace=24,
        options={"dice": "without"},
        progress="{}",
        created=1.0,
        updated=updated,
    )


def table(*people: int) -> TableRow:
    return TableRow(
        slug="teaching",
        state="lobby",
        guild=100,
        channel=200,
        thread=None,
        language="en",
        owner=ADA,
        owner_name="Ada",
        options={},
        threaded=False,
        autostart=True,
        shuffle=False,
        pace=24,
        created=1.0,
        updated=1.0,
        chairs=tuple(ChairRow(seat, person, str(person)) for seat, person in enumerate(people)),
    )


async def test_what_is_written_is_read(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "yizhan.db")
    async with store.transaction() as tx:
        first = await campaigns.insert(tx, campaign())
        linked = await tables.insert(tx, table(ADA, BEN))
        await campaigns.add_game(tx, first.id, linked.id, 1, '{"before": 1}')
        await tables.insert(tx, table(ADA))
    async with store.transaction() as tx:
        assert await campaigns.get(tx, first.id) == first
        assert await campaigns.get(tx, 9) is None
        game = await campaigns.game_of(tx, linked.id)
        assert game is not None
        assert (game.campaign_id, game.number, game.before, game.taken, game.state) == (
            first.id, 1, '{"before": 1}', False, "lobby",
        )  # fmt: skip
        assert await campaigns.game_of(tx, 2) is None
        assert await campaigns.games_of(tx, first.id) == [game]
        await campaigns.take_over(tx, game, '{"after": 1}', 5.0)
    async with store.reading() as tx:
        after = await campaigns.get(tx, first.id)
        assert after is not None
        assert (after.progress, after.updated, after.options) == ('{"after": 1}', 5.0, {"dice": "without"})
        (taken,) = await campaigns.games_of(tx, first.id)
        assert taken.taken
    await store.close()


async def test_lists_are_by_owner_player_and_server_the_newest_first(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "yizhan.db")
    async with store.transaction() as tx:
        old = await campaigns.insert(tx, campaign())
        new = await campaigns.insert(tx, campaign(updated=2.0))
        other = await campaigns.insert(tx, campaign(owner=BEN, guild=None))
        linked = await tables.insert(tx, table(ADA, BEN))
        await campaigns.add_game(tx, old.id, linked.id, 1, "{}")
    async with store.reading() as tx:
        assert [row.id for row in await campaigns.of_person(tx, ADA, 10)] == [new.id, old.id]
        assert [row.id for row in await campaigns.of_person(tx, ADA, 1)] == [new.id]
        assert [row.id for row in await campaigns.of_person(tx, BEN, 10)] == [other.id, old.id]
        assert [row.id for row in await campaigns.in_guild(tx, 100, 10)] == [new.id, old.id]
    await store.close()


async def test_a_damaged_campaign_is_left_out_of_lists(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "yizhan.db")
    async with store.transaction() as tx:
        await campaigns.insert(tx, campaign())
        whole = await campaigns.insert(tx, campaign())
        tx.write("UPDATE campaigns SET options = '[' WHERE id = 1")
    async with store.reading() as tx:
        assert [row.id for row in await campaigns.of_person(tx, ADA, 10)] == [whole.id]
        with pytest.raises(Damaged, match="campaign 1"):
            await campaigns.get(tx, 1)
    await store.close()


async def test_a_database_from_before_gets_the_tables_and_keeps_its_own(tmp_path: Path) -> None:
    older = tmp_path / "migrations"
    older.mkdir()
    shutil.copy(MIGRATIONS / "0001_first_tables.sql", older)
    path = tmp_path / "yizhan.db"
    await (await Store.open(path, older)).close()
    kept = msgspec.structs.replace(table(ADA), id=1)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        put(connection, kept)
    store = await Store.open(path)
    async with store.transaction() as tx:
        assert await tables.get(tx, kept.id) == kept
        assert await campaigns.game_of(tx, kept.id) is None
        assert (await campaigns.insert(tx, campaign())).id == 1
    await store.close()
