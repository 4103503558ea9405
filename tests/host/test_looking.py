"""Looking: what each viewer may see, the past, the log, the export, lists, settings."""

from __future__ import annotations

import msgspec
import pytest

from engine import record
from engine.host.model import GuildSettings, LogEntry, PersonSettings, Place
from engine.kernel import Refused, View
from tests.host.support import ADA, BEN, MEI, MING, House, bids, find_rules, first, last, refusal


async def test_the_public_view_of_every_moment_also_across_undos(home: House) -> None:
    """What `public_view(at)` gives later is what everybody saw then."""
    home.room = 1
    await home.restart()
    table = await home.table(seats=3)
    seen: list[View] = [(await home.host.glance(table, None)).public]
    step = 0
    while asked := await home.decisions(table):
        person, decision = asked[step % len(asked)]
        await home.answer(table, person, *last(decision))
        seen.append((await home.host.glance(table, None)).public)
        glance = await home.host.glance(table, person.id)
        if glance.can_undo and step % 3:
            await home.host.undo(table, person.id, glance.ticket)
            seen.append((await home.host.glance(table, None)).public)
        step += 1
    await home.restart()
    assert len(seen) > 20
    for at, view in enumerate(seen):
        assert await home.host.public_view(table, at) == view, f"after {at} entries"


async def test_views_belong_to_their_seats(home: House) -> None:
    table = await home.table()
    await home.answer(table, ADA, "bid:1")
    for person, seat in ((ADA.id, 0), (BEN.id, 1), (MEI.id, None), (None, None)):
        glance = await home.host.glance(table, person)
        assert (glance.seat, glance.view.viewer, glance.public.viewer) == (seat, seat, None)
        assert (glance.decision is None) == (seat != 1)
    with pytest.raises(Refused) as error:
        await home.host.glance(table, BEN.id, seat=0)
    assert refusal(error) == "host-not-your-seat"
    await home.play(table, first)
    assert (await home.host.glance(table, MEI.id, seat=0)).view.viewer == 0
    with pytest.raises(Refused):
        await home.host.glance(table, MEI.id, seat=5)


async def entries(home: House, table: int, seat: int | None) -> list[LogEntry]:
    pages = (await home.host.history(table, seat)).pages
    found: list[LogEntry] = []
    for page in reversed(range(pages)):
        found += (await home.host.history(table, seat, page=page)).entries
    return found


async def test_the_log_tells_each_viewer_what_they_may_know_in_pages(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    await home.answer(table, ADA, "polish")
    glance = await home.host.glance(table, ADA.id)
    await home.host.undo(table, ADA.id, glance.ticket)
    await home.answer(table, ADA, "draw")
    mine, others = await entries(home, table, 0), await entries(home, table, 1)
    assert [entry.at for entry in mine] == [1, 2, 3, 4, 5]
    assert [entry.undone for entry in mine] == [False, False, True, False, False]
    assert [entry.undo for entry in mine] == [False, False, False, True, False]
    assert [entry.took for entry in mine] == [(), (), (), (3,), ()]
    assert [len(entry.events) for entry in mine] == [1, 2, 1, 1, 2]
    assert [len(entry.events) for entry in others] == [1, 2, 1, 1, 1]
    assert [entry.reply is not None for entry in mine] == [True, False, True, False, True]
    assert [entry.reply is not None for entry in others] == [False, True, False, False, False]
    await home.play(table, first)
    whole = await entries(home, table, None)
    assert [entry.at for entry in whole] == sorted(entry.at for entry in whole)
    assert (await home.host.history(table, None, page=99)).page == (await home.host.history(table, None)).pages - 1
    lengths = [len((await home.host.history(table, None, page=page)).entries) for page in range(2)]
    assert (lengths[0], 0 < lengths[1] <= 10) == (10, True)


async def test_an_export_before_the_end_holds_only_what_its_owner_may_know(home: House) -> None:
    table = await home.table()
    await home.answer(table, ADA, "bid:1")
    mine, others, public = [await home.host.export(table, person) for person in (ADA.id, BEN.id, None)]
    assert b"bid:1" in mine
    for file in (others, public):
        assert b"bid:1" not in file
    for file in (mine, others, public):
        assert home.seed.encode() not in file
        assert msgspec.json.decode(file)["commitment"] == (await home.host.info(table)).commitment  # type: ignore[union-attr]
        with pytest.raises(record.RecordError, match="only finished games can be replayed"):
            record.decode(file)
    await home.answer(table, BEN, "bid:0")
    await home.answer(table, ADA, "draw")
    assert b"teaching-drew" in await home.host.export(table, ADA.id)
    assert b"teaching-drew" not in await home.host.export(table, BEN.id)


async def test_an_export_after_the_end_replays_with_undos(home: House) -> None:
    table = await home.table(seats=3, shuffle=True)
    step = 0
    while asked := await home.decisions(table):
        person, decision = asked[-1]
        await home.answer(table, person, *last(decision))
        glance = await home.host.glance(table, person.id)
        step += 1
        if glance.can_undo and step % 2:
            await home.host.undo(table, person.id, glance.ticket)
    exported = record.decode(await home.host.export(table, MING.id))
    assert any(type(entry).__name__ == "Undo" for entry in exported.entries)
    assert exported.seed == home.seed
    played = record.play(exported, find_rules("teaching"))
    assert played.standings == (await home.host.glance(table, None)).standings


async def test_lists(home: House) -> None:
    lobby = await home.table(begin=False)
    older = await home.table()
    home.clock.now += 60
    newer = await home.table()
    elsewhere = await home.table(place=Place(101, 300, 301))
    await home.answer(older, ADA, "bid:0")
    assert [info.id for info in await home.host.tables_of(BEN.id)] == [older, elsewhere, newer, lobby]
    assert [info.id for info in await home.host.tables_of(ADA.id)][:2] == [elsewhere, newer]
    assert await home.host.tables_of(MING.id) == []
    assert {info.id for info in await home.host.tables_in(100)} == {lobby, older, newer}
    assert [info.id for info in await home.host.tables_in(101, channel=301)] == [elsewhere]
    assert await home.host.tables_in(101, channel=302) == []
    assert await home.host.tables_in(None) == []
    await home.play(newer, first)
    assert [info.id for info in await home.host.tables_in(100, states=("over",))] == [newer]
    assert newer not in [info.id for info in await home.host.tables_of(BEN.id)]


async def test_settings_and_notes_are_kept(home: House) -> None:
    assert await home.host.guild_settings(5) == GuildSettings(5)
    assert await home.host.person_settings(6) == PersonSettings(6)
    assert await home.host.recall("commands") is None
    guild = GuildSettings(5, "zh-TW", threads=False, channels=(1, 2), pace=48)
    await home.host.set_guild(guild)
    await home.host.set_person(PersonSettings(6, "zh-TW"))
    await home.host.remember("commands", "abc")
    await home.restart()
    assert await home.host.guild_settings(5) == guild
    assert await home.host.person_settings(6) == PersonSettings(6, "zh-TW")
    assert await home.host.recall("commands") == "abc"


async def test_no_such_table(home: House) -> None:
    assert await home.host.info(1) is None
    for look in (home.host.glance(1, ADA.id), home.host.history(1, None), home.host.export(1, None)):
        with pytest.raises(Refused) as error:
            await look
        assert refusal(error) == "host-no-table"


async def test_a_finished_game_can_be_looked_at_after_a_restart(home: House) -> None:
    table = await home.table()
    await home.play(table, first)
    before = await home.host.glance(table, ADA.id)
    assert before.standings is not None
    await home.restart()
    assert await home.host.glance(table, ADA.id) == before
