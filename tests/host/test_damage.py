"""Any value of the database may be anything: what is damaged gets a sentence, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import zlib
from collections.abc import Awaitable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from engine.host.absence import By
from engine.host.model import Draft, GuildSettings, NewCampaign, PersonSettings, Place, Spot
from engine.kernel import Refused, Reply
from engine.store.results import Kind
from tests.host.support import ADA, BEN, HERE, MEI, MING, House, find_rules, first, house

BROKEN, WHOLE = 1, 2
ENDED = 5
"""A table that is over, behind those of the campaigns."""
NOT_UTF8 = "CAST(x'fffe41' AS TEXT)"
WRONG = ("NULL", "-1", "99", "'x'", "'{'", "'[]'", '\'{"is": "reply"}\'', "x''", "x'00ff'", NOT_UTF8)
"""SQL expressions; those that a column's type or constraint forbids are left out."""

ROWS = {
    "tables": f"id = {BROKEN}",
    "chairs": f"table_id = {BROKEN} AND seat = 2",
    "records": f"table_id = {BROKEN} AND at = 2",
    "starts": f"table_id = {BROKEN}",
    "outbox": f"table_id = {BROKEN} AND message IS NULL",
    "drafts": f"table_id = {BROKEN}",
    "contents": "slug = 'other'",
    "campaigns": f"id = {BROKEN}",
    "campaign_games": f"campaign_id = {BROKEN}",
    "guilds": "TRUE",
    "persons": "TRUE",
    "notes": "TRUE",
    "votes": f"table_id = {BROKEN}",
    "finished": f"table_id = {ENDED}",
    "results": f"table_id = {ENDED} AND seat = 0",
    "unrated": "TRUE",
    "rematches": "TRUE",
}
"""Which rows of each table of the database are spoiled."""

JOURNEY = NewCampaign(slug="teaching", name="journey", options={}, language="en", owner=ADA, spot=Spot(HERE, False))
"""Two of these are in it too, each with a table at which people can sit down."""


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A database with two running games, something of everything in it, and an announcement still to be made."""
    folder = tmp_path_factory.mktemp("kept")

    async def fill() -> None:
        async with house(folder) as home:
            for seats in (3, 2):
                table = await home.table(seats=seats)
                await home.answer(table, ADA, "bid:0")
            await home.answer(BROKEN, BEN, "bid:0")
            for _ in (BROKEN, WHOLE):
                await home.host.begin_campaign(JOURNEY)
            assert await home.table(seats=2) == ENDED
            await home.play(ENDED, first)
            await home.host.rematches.again(ENDED, BEN)
            await home.host.results.set_rated(BEN.id, rated=False)
            await home.host.keep_draft(BROKEN, 2, 0, Draft(("bid:1",)))
            await home.host.set_guild(GuildSettings(100, "en"))
            await home.host.set_person(PersonSettings(ADA.id, "en"))
            await home.host.remember("note", "something")
            await home.host.abandon(BROKEN, By(ADA))
            await home.host.quiet()
            await home.host.announce(BROKEN)
            await home.host.quiet()

    asyncio.run(fill())
    path = folder / "yizhan.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE outbox SET message = NULL WHERE row = (SELECT max(row) FROM outbox)")
        connection.execute("INSERT INTO contents VALUES ('0', 'other', x'00')")
    yield path


def columns() -> Iterator[tuple[str, str]]:
    """Every column of every table of the migrations."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for script in sorted(Path("migrations").glob("*.sql")):
            connection.executescript(script.read_text(encoding="utf-8"))
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        for table in names:
            if not table.startswith("sqlite_"):
                for row in connection.execute(f"PRAGMA table_info({table})"):
                    yield table, row[1]


async def used(home: House, about: str) -> None:
    """Do everything that can be done with the damaged table; only sentences for people may come back."""
    host = home.host

    async def tried(work: Awaitable[Any]) -> None:
        try:
            await work
        except Refused:
            pass
        except Exception as error:
            raise AssertionError(f"{about}: {error!r}") from error

    await tried(host.quiet())
    for person in (ADA.id, MEI.id, None):
        await tried(host.glance(BROKEN, person))
        await tried(host.export(BROKEN, person))
    await tried(host.info(BROKEN))
    await tried(host.public_view(BROKEN, 1))
    await tried(host.history(BROKEN, None))
    await tried(host.session_clone(BROKEN, MEI.id))
    await tried(host.draft(BROKEN, 2, 0))
    await tried(host.undo(BROKEN, BEN.id, 1))
    await tried(host.reply(BROKEN, MEI.id, Reply(2, "bid", 0, ("bid:0",))))
    await tried(host.announce(BROKEN))
    await tried(host.move(BROKEN, Place(100, 201)))
    await tried(host.join(BROKEN, MING))
    await tried(host.leave(BROKEN, ADA.id))
    await tried(host.thaw(BROKEN, ADA.id))
    await tried(host.cancel(BROKEN, ADA.id))
    await tried(host.ways_back(BROKEN, MEI.id))
    assert isinstance(await host.votes_asking(BEN.id), list)
    await tried(host.answer(BROKEN, 1, BEN.id, yes=True))
    await tried(host.back_to(BROKEN, 1, By(MEI)))
    await tried(host.steward(BROKEN, 2, By(MEI)))
    await tried(host.come_back(BROKEN, By(MEI)))
    await tried(host.pause(BROKEN, By(ADA)))
    await tried(host.ring())
    await tried(host.resume(BROKEN, By(ADA)))
    linked = 2 + BROKEN
    await tried(host.campaign(BROKEN))
    await tried(host.campaign_of(linked))
    await tried(host.next_game(BROKEN, ADA.id, JOURNEY.spot))
    await tried(host.next_game(BROKEN, ADA.id, JOURNEY.spot, again=True))
    await tried(host.begin(linked, ADA.id))
    await tried(host.join(linked, MING))
    kinds = [Kind("teaching", "", 1)]
    with suppress(Refused):
        kinds += await host.results.kinds(100)
    for kind in kinds:
        await tried(host.results.board(100, kind))
        await tried(host.results.statistics(100, kind))
    await tried(host.results.own(ADA.id, 100))
    await tried(host.results.is_rated(BEN.id))
    for player in (ADA, BEN):
        await tried(host.people.export(player.id))
        await tried(host.rematches.again(ENDED, player))
    await tried(host.people.forget(MING.id))
    for setting in (host.guild_settings(100), host.person_settings(ADA.id), host.recall("note")):
        await tried(setting)
    await tried(host.quiet())


async def unharmed(home: House) -> None:
    """The other table is listed, plays on and speaks; so is the other campaign."""
    assert WHOLE in [info.id for info in await home.host.campaigns_of(ADA.id)]
    assert WHOLE in [info.id for info in await home.host.campaigns_in(100)]
    whole = await home.host.campaign(WHOLE)
    assert whole is not None
    assert not whole.broken
    assert WHOLE in [info.id for info in await home.host.tables_of(ADA.id)]
    assert WHOLE in [info.id for info in await home.host.tables_in(100)]
    asked = await home.decisions(WHOLE)
    assert [person for person, _ in asked] == [BEN]
    await home.answer(WHOLE, BEN, *first(asked[0][1]))
    assert home.box.kinds(WHOLE)[-1] == "turn"


@pytest.mark.parametrize("table", ROWS)
async def test_any_column_may_hold_anything(kept: Path, tmp_path: Path, table: str) -> None:
    tried = 0
    for name, column in columns():
        for wrong in WRONG if name == table else ():
            path = tmp_path / "yizhan.db"
            shutil.copy(kept, path)
            with closing(sqlite3.connect(path)) as connection, connection:
                try:
                    changed = connection.execute(f"UPDATE {table} SET {column} = {wrong} WHERE {ROWS[table]}").rowcount
                except sqlite3.Error:
                    continue  # the schema itself refuses it
            assert changed > 0
            home = House(path, find_rules)
            await home.open()
            try:
                await used(home, f"{table}.{column} = {wrong}")
                await unharmed(home)
            finally:
                await home.close()
            tried += 1
    assert tried > 0


def test_no_table_of_the_database_is_left_out() -> None:
    assert {table for table, _ in columns()} == set(ROWS)


VALUES: tuple[object, ...] = (None, 0, -1, 99, 2**70, 1.5, True, "", "x", "nope:1", "x" * 5000, [], {}, [1], {"a": 1})


def spots(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside a JSON value."""
    yield at
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield from spots(inner, (*at, key))


def bent(value: Any, rng: random.Random) -> tuple[Any, str]:
    """The JSON value with one change somewhere inside, and what was changed."""
    way = rng.choice(list(spots(value))[1:] or [()])
    if not way:
        return rng.choice(VALUES), "all of it"
    value = json.loads(json.dumps(value))
    parent = value
    for key in way[:-1]:
        parent = parent[key]
    what = rng.choice(("set", "drop", "double"))
    if what == "drop":
        del parent[way[-1]]
    elif what == "double" and isinstance(parent, list):
        parent.insert(way[-1], parent[way[-1]])
    else:
        parent[way[-1]] = rng.choice(VALUES)
    return value, f"{what} {way}"


@pytest.mark.parametrize("seed", range(2))
async def test_anything_inside_the_json_may_be_anything(kept: Path, tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(15):
        table, column, key = rng.choice(
            (
                ("starts", "save", "at"),
                ("records", "entry", "at"),
                ("records", "events", "at"),
                ("outbox", "ping", "row"),
            )
        )
        path = tmp_path / "yizhan.db"
        shutil.copy(kept, path)
        with closing(sqlite3.connect(path)) as connection, connection:
            rows = connection.execute(f"SELECT {key}, {column} FROM {table} WHERE table_id = {BROKEN}").fetchall()
            at, raw = rows[-1] if table == "outbox" else rng.choice(rows)
            packed = table == "starts"
            value, about = bent(json.loads(zlib.decompress(raw) if packed else raw), rng)
            new = json.dumps(value)
            stored = zlib.compress(new.encode()) if packed else new
            connection.execute(f"UPDATE {table} SET {column} = ? WHERE table_id = {BROKEN} AND {key} = ?", (stored, at))
        home = House(path, find_rules)
        await home.open()
        try:
            await used(home, f"{table}.{column} at {at}: {about}")
            await unharmed(home)
        finally:
            await home.close()


async def test_a_mention_of_a_seat_that_does_not_exist_holds_nothing_up(kept: Path, tmp_path: Path) -> None:
    path = tmp_path / "yizhan.db"
    shutil.copy(kept, path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE outbox SET ping = '[[99, 0], [-1, 0]]' WHERE message IS NULL")
    home = House(path, find_rules)
    await home.open()
    await home.host.quiet()
    await home.close()
    assert [notice.ping for notice in home.box.notices] == [()]


@pytest.mark.parametrize("kind", ["vote", "voted"])
async def test_a_vote_that_cannot_be_read_holds_up_no_card(tmp_path: Path, kind: str) -> None:
    async with house(tmp_path) as home:
        table = await home.table(2)
        await home.host.set_person(PersonSettings(BEN.id, ping="both"))
        home.box.failures = [ConnectionError()] * 1000
        home.host._pump._wait = home.host._letters._wait = lambda attempt: 0.05
        await home.host.abandon(table, By(ADA))
        if kind == "voted":
            await home.host.answer(table, 1, BEN.id, yes=False)
        await home.close()
        with closing(sqlite3.connect(home.path)) as connection, connection:
            connection.execute("UPDATE votes SET asked = 'x'")
        home.box.failures = []
        await home.open()
        await home.answer(table, ADA, "bid:0")
        await home.answer(table, BEN, "bid:0")
        assert home.box.kinds() == ["lobby", "begun", "turn"]


async def test_a_game_that_cannot_be_read_does_not_hold_up_the_card_of_its_rematch(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        table = await home.table(2)
        await home.play(table, first)
        following = await home.host.rematches.again(table, ADA)
        assert await home.host.rematches.awaited(following.id) is not None
        await home.close()
        with closing(sqlite3.connect(home.path)) as connection, connection:
            connection.execute("UPDATE tables SET options = 'x' WHERE id = ?", (table,))
        await home.open()
        assert await home.host.rematches.awaited(following.id) is None
        assert (await home.host.join(following.id, BEN)).state == "running"
