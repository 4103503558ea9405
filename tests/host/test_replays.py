"""Replays: every step that counts, as it was seen; nobody's secrets before the end; films that are kept."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from engine.host.film import Scene
from engine.kernel import Refused, View
from tests.host.support import ADA, BEN, House, first, last, refusal
from tests.host.test_faults import Risen, with_rules
from tests.host.test_takeback import agreed, goes_on, played
from tests.teaching.table import load


async def scenes(home: House, table: int, seat: int | None = None) -> list[Scene]:
    """Every stop, from the first on."""
    _, end = await home.host.replay(table, seat=seat)
    return [(await home.host.replay(table, number, seat=seat))[1] for number in range(len(end.stops))]


async def play_with_undos(home: House, table: int) -> dict[int, View]:
    """A whole game with many undos; returns what everybody saw after so many entries."""
    seen: dict[int, View] = {0: (await home.host.glance(table, None)).public}
    step = 0
    while asked := await home.decisions(table):
        person, decision = asked[step % len(asked)]
        await home.answer(table, person, *last(decision))
        now = await home.host.glance(table, person.id)
        seen[now.info.entries] = now.public
        if now.can_undo and step % 3:
            await home.host.undo(table, person.id, now.ticket)
            now = await home.host.glance(table, None)
            seen[now.info.entries] = now.public
        step += 1
    return seen


async def test_every_stop_shows_what_was_seen_then(home: House) -> None:
    table = await home.table(seats=3)
    seen = await play_with_undos(home, table)
    await home.restart()
    film = await scenes(home, table)
    info = await home.host.info(table)
    assert info is not None
    assert len(film) > 5
    assert (film[0].stops[0].at, film[0].stops[-1].at) == (0, info.entries)
    for number, scene in enumerate(film):
        assert scene.number == number
        assert scene.public == scene.view == seen[scene.stops[number].at], f"stop {number}"
        assert scene.since == (film[number - 1].public if number else None)
    assert [scene.last for scene in film] == [False] * (len(film) - 1) + [True]
    assert film[-1].standings == (await home.host.glance(table, None)).standings is not None
    assert film[-2].standings is None


async def test_what_was_taken_back_is_no_part_of_a_replay(home: House) -> None:
    table = await home.table(seats=3)
    await play_with_undos(home, table)
    pages = (await home.host.history(table, None)).pages
    log = [entry for page in range(pages) for entry in (await home.host.history(table, None, page=page)).entries]
    gone = {entry.at for entry in log if entry.undone}
    assert len(gone) > 3
    stands = {entry.at: entry for entry in log if not entry.undone and not entry.undo}
    told = [event for scene in await scenes(home, table) for event in scene.events]
    assert told == [event for at in sorted(stands) for event in stands[at].events]
    for stop in (await home.host.replay(table))[1].stops:
        assert stop.at not in gone


async def test_what_the_table_agreed_to_take_back_is_no_part_of_a_replay(home: House) -> None:
    table, _ = await played(home, 14)
    before = await scenes(home, table)
    await agreed(home, table, 6)
    after = await scenes(home, table)
    kept = [scene for scene in before if scene.stops[scene.number].at < 6]
    assert 1 < len(kept) < len(before)
    assert [scene.view for scene in after[: len(kept)]] == [scene.view for scene in kept]
    assert len(after) == len(kept) + 1, "and where the game stands now"
    assert after[-1].view == (await home.host.glance(table, None)).public
    await goes_on(home, table, 12, {})
    again = await scenes(home, table)
    assert [scene.view for scene in again[: len(kept)]] == [scene.view for scene in kept]
    assert [scene.view for scene in again[: len(before) - 1]] == [scene.view for scene in before[:-1]]


async def test_a_game_whose_rules_rose_is_replayed_across_it(home: House) -> None:
    table = await home.table()
    await home.play(table, first, 5)
    before = [stop.at for stop in (await home.host.replay(table))[1].stops]
    home.catalogue = with_rules(Risen(load()))
    await home.restart()
    await home.play(table, first)
    after = await scenes(home, table)
    assert [scene.stops[scene.number].at for scene in after][: len(before) - 1] == before[:-1]
    assert after[-1].standings is not None
    assert "host-new-rules" in "".join(event.text.key for scene in after for event in scene.events)


async def test_chapters_are_the_rounds_of_the_game(home: House) -> None:
    table = await home.table()
    await home.play(table, first)
    stops = (await home.host.replay(table))[1].stops
    rounds = [stop.chapter.args["round"] for stop in stops if stop.chapter is not None]
    assert len(rounds) == len(stops)
    assert rounds == sorted(rounds)  # type: ignore[type-var]
    assert len(set(rounds)) > 1


async def test_before_the_end_a_replay_is_public(home: House) -> None:
    table = await home.table()
    await home.answer(table, ADA, "bid:1")
    info, scene = await home.host.replay(table, seat=0)
    assert (scene.seat, scene.view.viewer, scene.stops[-1].at) == (None, None, 1)
    assert [event.text.key for event in scene.events] == ["teaching-bids"], "that, and not how much"
    await home.answer(table, BEN, "bid:0")
    await home.answer(table, ADA, "draw")
    assert "teaching-drew" not in [event.text.key for scene in await scenes(home, table) for event in scene.events]
    await home.play(table, first)
    info, scene = await home.host.replay(table, 1, seat=1)
    assert (info.state, scene.seat, scene.view.viewer, scene.public.viewer) == ("over", 1, 1, None)
    everything = [event.text.key for scene in await scenes(home, table) for event in scene.events]
    assert "teaching-drew" in everything, "what was told to one seat alone"
    with pytest.raises(Refused) as error:
        await home.host.replay(table, seat=2)
    assert refusal(error) == "host-not-your-seat"


async def test_stops_beyond_the_ends_are_the_ends(home: House) -> None:
    table = await home.table()
    await home.play(table, first, 6)
    assert (await home.host.replay(table, -3))[1].number == 0
    assert (await home.host.replay(table, 999))[1].last


async def test_there_is_no_replay_of_a_lobby(home: House) -> None:
    table = await home.table(begin=False)
    with pytest.raises(Refused) as error:
        await home.host.replay(table)
    assert refusal(error) == "host-is-lobby"


async def test_a_step_that_cannot_be_read_stops_nobody_from_playing(home: House) -> None:
    table = await home.table()
    await home.play(table, first, 8)
    await home.close()
    with closing(sqlite3.connect(home.path)) as connection, connection:
        connection.execute("UPDATE starts SET save = x'00' WHERE at = 0")
    await home.open()
    with pytest.raises(Refused) as error:
        await home.host.replay(table, 0)
    assert refusal(error) == "host-unreadable"
    assert await home.play(table, first) > 0
    info = await home.host.info(table)
    assert info is not None
    assert info.state == "over"


async def test_few_films_are_kept_and_none_that_is_out_of_date(home: House) -> None:
    tables = [await home.table() for _ in range(10)]
    for table in tables:
        await home.host.replay(table)
    kept = home.host._replays._kept
    assert [key[0] for key in kept] == tables[2:]
    await home.play(tables[-1], first, 3)
    assert (await home.host.replay(tables[-1]))[1].stops[-1].at == 3
    assert [key[:2] for key in kept if key[0] == tables[-1]] == [(tables[-1], 3)]
