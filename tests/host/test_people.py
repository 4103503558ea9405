"""Somebody's data: all of it is shown, and none of it is left when they want to be forgotten."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from engine.host.absence import By
from engine.host.model import GuildSettings, NewCampaign, Person, PersonSettings, Spot
from engine.host.people import File
from tests.host.support import ADA, BEN, HERE, MEI, House, first
from tests.host.test_results import finished, to_the_end

ZOE = Person(987_654_321_012_345, "Zoë of the Reeds")
"""An id and a name that nothing else can look like."""


def traces(database: Path, person: Person) -> list[str]:
    """Every column of every table in which the id or the name stands, in whatever form."""
    marks = (str(person.id).encode(), person.name.encode(), msgspec.json.encode(person.name)[1:-1])
    found = set()
    with closing(sqlite3.connect(database)) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in tables:
            cursor = connection.execute(f"SELECT * FROM {table}")
            names = [column[0] for column in cursor.description]
            for row in cursor:
                for name, value in zip(names, row, strict=True):
                    raw = value if isinstance(value, bytes) else str(value).encode()
                    if isinstance(value, bytes):
                        raw += zlib.decompress(value)
                    if any(mark in raw for mark in marks):
                        found.add(f"{table}.{name}")
    return sorted(found)


PERSONAL = re.compile(r"person|owner|name|by|subject|asked|answers|uncalled|user|member|who|tells")
"""How columns are called in which people stand, whole words of their names."""
KNOWN = {
    "campaigns": {"name", "owner", "owner_name"},
    "chairs": {"name", "owner", "owner_name", "person"},
    "outbox": {"person", "tells"},
    "persons": {"person"},
    "records": {"person"},
    "results": {"name", "person"},
    "tables": {"owner", "owner_name"},
    "unrated": {"person"},
    "votes": {"answers", "asked", "by", "name", "person", "subject", "uncalled"},
}
"""Where people stand, as `people.forget` and `people.stored` know it. A campaign's `name` is which one it is."""


async def test_whoever_adds_a_column_for_people_thinks_of_forgetting_them(home: House) -> None:
    found: dict[str, set[str]] = {}
    with closing(sqlite3.connect(home.path)) as connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if table.startswith("sqlite_"):
                continue
            for _, column, *_ in connection.execute(f"PRAGMA table_info({table})"):
                if any(PERSONAL.fullmatch(word) for word in column.split("_")):
                    found.setdefault(table, set()).add(column)
    assert found == KNOWN


async def full_life(home: House) -> dict[str, int]:
    """Zoë everywhere: owner and guest, before, in and after games, with settings, votes, a campaign, results."""
    host = home.host
    tables = {
        "over": await finished(home, 2, owner=ZOE),
        "guest": await home.table(2, begin=False),
        "lobby": await home.table(2, begin=False, owner=ZOE),
        "shared lobby": await home.table(3, begin=False, owner=ZOE),
        "running": await home.table(3, owner=ZOE, begin=False),
        "alone": 0,
        "away": await home.table(3, owner=ZOE, begin=False),
    }
    await host.leave(tables["lobby"], BEN.id)
    await host.leave(tables["guest"], BEN.id)
    await host.join(tables["guest"], ZOE)
    await host.begin(tables["guest"], ADA.id)
    for name in ("running", "away"):
        await host.begin(tables[name], ZOE.id)
    await host.quiet()
    await home.answer(tables["running"], ZOE, "bid:0")
    tables["alone"] = await home.table(2, owner=ZOE, begin=False)
    await host.leave(tables["alone"], BEN.id)
    await host.add_computer(tables["alone"], ZOE.id)
    await host.begin(tables["alone"], ZOE.id)
    await host.steward(tables["away"], 0, By(ZOE))
    await host.abandon(tables["running"], By(ZOE))
    home.clock.now += 100 * 3600
    await host.steward(tables["guest"], 1, By(ADA))
    await host.set_person(PersonSettings(ZOE.id, language="zh-TW"))
    await host.results.set_rated(ZOE.id, rated=False)
    await host.set_guild(GuildSettings(HERE.guild or 0))
    await host.begin_campaign(
        NewCampaign(slug="teaching", name="journey", options={}, language="en", owner=ZOE, spot=Spot(HERE, False))
    )
    await host.quiet()
    return tables


async def test_everything_about_somebody_is_shown_and_in_the_file(home: House) -> None:
    tables = await full_life(home)
    stored = await home.host.people.stored(ZOE.id)
    assert {sat.table for sat in stored.tables} >= set(tables.values())
    assert {sat.table for sat in stored.tables if sat.opened} >= {tables["over"], tables["lobby"]}
    assert not next(sat for sat in stored.tables if sat.table == tables["guest"]).opened
    assert len(stored.entries) > 3
    assert [ended.table for ended in stored.results] == [tables["over"]]
    assert [name for _, _, name in stored.campaigns] == ["journey"]
    assert any(vote.proposed for vote in stored.votes)
    assert not stored.rated
    assert b"zh-TW" in bytes(stored.settings)
    file = await home.host.people.export(ZOE.id)
    assert file.startswith(b'{\n "yizhan_person": 1')
    assert msgspec.json.decode(file, type=File).stored.person == ZOE.id
    assert BEN.name.encode() not in file


async def test_somebody_unknown_has_nothing(home: House) -> None:
    stored = await home.host.people.stored(ZOE.id)
    assert (stored.tables, stored.entries, stored.results, stored.rated) == ([], [], [], True)
    assert bytes(stored.settings) == b"null"
    await home.host.people.forget(ZOE.id)


async def test_nothing_is_left_of_who_wants_to_be_forgotten(home: House) -> None:
    await full_life(home)
    assert len(traces(home.path, ZOE)) > 8
    await home.host.people.forget(ZOE.id)
    await home.host.quiet()
    assert traces(home.path, ZOE) == []
    await home.restart()
    assert traces(home.path, ZOE) == []
    await home.host.people.forget(ZOE.id)
    stored = await home.host.people.stored(ZOE.id)
    assert (stored.tables, stored.entries) == ([], [])


async def test_an_invitation_that_is_on_its_way_forgets_them_too(home: House) -> None:
    table = await home.table(3, begin=False)
    await home.host.leave(table, MEI.id)
    await home.host.join(table, ZOE)
    await home.host.begin(table, ADA.id)
    await to_the_end(home, table)
    home.box.failures = [ConnectionError()] * 1000
    await home.host.rematches.again(table, ADA)
    await home.host._keeper.quiet()
    assert "outbox.tells" in traces(home.path, ZOE)
    await home.host.people.forget(ZOE.id)
    assert traces(home.path, ZOE) == []
    async with home.store.reading() as tx:
        [row] = await tx.all("SELECT tells FROM outbox WHERE tells != '[]'")
    assert row["tells"] == f"[{BEN.id}]"
    home.box.failures.clear()


async def test_what_becomes_of_their_tables(home: House) -> None:
    tables = await full_life(home)
    await home.host.people.forget(ZOE.id)
    await home.host.quiet()
    infos = {name: await home.host.info(table) for name, table in tables.items()}
    states = {name: info.state for name, info in infos.items() if info is not None}
    assert states == {
        "over": "over",
        "guest": "running",
        "lobby": "cancelled",
        "shared lobby": "lobby",
        "running": "running",
        "alone": "cancelled",
        "away": "running",
    }
    running, shared, over = infos["running"], infos["shared lobby"], infos["over"]
    assert running is not None
    assert shared is not None
    assert over is not None
    assert running.owner == BEN
    assert running.chairs[0].policy == "sensible"
    assert running.chairs[0].owner is None
    assert shared.owner == BEN
    assert shared.chairs[0].person is None
    assert over.chairs[0].person == Person(0, "—")
    for name in ("running", "away", "guest"):
        await to_the_end(home, tables[name])


async def test_results_of_others_stay_and_theirs_are_nobodys(home: House) -> None:
    table = await finished(home, 3, owner=ZOE)
    await home.host.people.forget(ZOE.id)
    [mine] = await home.host.results.own(BEN.id, HERE.guild or 0)
    assert mine.figures.games == 1
    assert await home.host.results.own(ZOE.id, HERE.guild or 0) == []
    games, _ = await home.host.results._games(HERE.guild or 0, mine.kind)
    assert [seat.person for seat in games[0].results] == [None, BEN.id, MEI.id]
    assert games[0].table_id == table


async def test_a_table_in_memory_does_not_bring_them_back(home: House) -> None:
    table = await home.table(3, owner=ZOE)
    await home.host.people.forget(ZOE.id)
    await home.host.quiet()
    await home.play(table, first, 3)
    await home.host.quiet()
    assert traces(home.path, ZOE) == []


@pytest.mark.parametrize("state", ["lobby", "running"])
async def test_others_go_on_where_they_were(home: House, state: str) -> None:
    """Somebody who only sat there takes nothing away from the one who opened the table."""
    table = await home.table(2, begin=False)
    await home.host.leave(table, BEN.id)
    await home.host.join(table, ZOE)
    if state == "running":
        await home.host.begin(table, ADA.id)
    await home.host.people.forget(ZOE.id)
    await home.host.quiet()
    info = await home.host.info(table)
    assert info is not None
    assert (info.state, info.owner) == (state, ADA)
    assert info.chairs[1].policy == ("sensible" if state == "running" else None)


async def test_a_seat_that_somebody_only_looked_after_stays_its_owners(home: House) -> None:
    table = await home.table(3)
    await home.host.substitute(table, 1, ZOE, By(ZOE, manages=True))
    await home.host.people.forget(ZOE.id)
    await home.host.quiet()
    assert traces(home.path, ZOE) == []
    info = await home.host.info(table)
    assert info is not None
    assert (info.chairs[1].policy, info.chairs[1].owner) == ("sensible", BEN)
    await home.host.come_back(table, By(BEN))
    assert (await home.host.glance(table, BEN.id)).seat == 1


async def test_an_answer_at_the_same_moment_does_not_bring_them_back(home: House) -> None:
    table = await home.table(4, owner=ZOE)
    await home.host.abandon(table, By(BEN))
    await home.host.answer(table, 1, ZOE.id, yes=True)
    await home.host.people._leave(table, ZOE.id)
    # From here on the table writes no more of them than it reads, whatever comes before the rest is done.
    assert ZOE.id not in (await home.host.vote(table, 1)).asked
    await asyncio.gather(home.host.people.forget(ZOE.id), home.host.answer(table, 1, MEI.id, yes=True))
    assert traces(home.path, ZOE) == []
    assert (await home.host.vote(table, 1)).answers == {MEI.id: True}
