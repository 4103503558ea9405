"""Results are kept with the end of a game; what is counted from them is counted honestly."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from engine.host import results
from engine.host.absence import By
from engine.host.ratings import Board
from engine.kernel import Decision
from engine.store import results as stored
from engine.store.people import NOBODY
from engine.store.results import Finished, Kind
from tests.host.support import ADA, BEN, HERE, MEI, MING, House, first, last, refusal
from tests.support.fixtures import Logged

USUAL = Kind("teaching", "", 0)
GUILD = HERE.guild or 0


def unlike(decision: Decision) -> tuple[str, ...]:
    """Ada does not play like the others, so there is a victory."""
    return last(decision) if decision.seat == 0 else first(decision)


async def to_the_end(home: House, table: int) -> None:
    """People and computer players play until it is over."""
    while await home.play(table, unlike):
        await home.host.quiet()
    info = await home.host.info(table)
    assert info is not None
    assert info.state == "over"


async def finished(home: House, seats: int = 2, **changes: Any) -> int:
    """A table played to its end."""
    table = await home.table(seats, **changes)
    await to_the_end(home, table)
    return table


async def with_a_computer(home: House) -> int:
    """Ada's game against a computer player, running."""
    table = await home.table(2, begin=False)
    await home.host.leave(table, BEN.id)
    await home.host.add_computer(table, ADA.id)
    await home.host.begin(table, ADA.id)
    await home.host.quiet()
    return table


async def games(home: House, family: str = "") -> list[Finished]:
    found, _ = await home.host.results._games(GUILD, Kind("teaching", family, 0))
    return found


async def board(home: House) -> Board:
    return await home.host.results.board(GUILD, USUAL)


async def test_the_end_of_a_game_is_kept_with_it(home: House) -> None:
    table = await finished(home)
    [game] = await games(home)
    standings = (await home.host.glance(table, None)).standings
    assert standings is not None
    by_seat = {score.seat: score for score in standings.scores}
    assert (game.table_id, game.seats, game.computers, game.guild) == (table, 2, 0, GUILD)
    for seat, person in zip(game.results, (ADA, BEN), strict=True):
        assert (seat.person, seat.name) == (person.id, person.name)
        score = by_seat[seat.seat]
        assert (seat.place, seat.points, seat.won) == (score.rank, score.total, score.won)
    assert await home.host.results.kinds(GUILD) == [Kind("teaching", "", 1)]


async def test_other_options_are_another_family(home: House) -> None:
    await finished(home)
    await finished(home, options={"length": "long"})
    await finished(home, options={"dice": "without", "length": "long"})
    await finished(home, options={"length": "short"})
    kinds = {kind.family: kind.games for kind in await home.host.results.kinds(GUILD)}
    assert kinds == {"": 2, "length=long": 1, "length=long,dice=without": 1}


async def test_a_cancelled_game_has_no_result(home: House) -> None:
    await home.host.cancel(await with_a_computer(home), ADA.id)
    assert await home.host.results.kinds(GUILD) == []


async def test_a_computer_player_has_no_name_in_the_results(home: House) -> None:
    await to_the_end(home, await with_a_computer(home))
    [game] = await games(home)
    assert game.computers == 1
    assert {seat.person for seat in game.results} == {ADA.id, None}
    assert (await board(home)).rated == 0


@pytest.mark.parametrize(
    ("person", "players", "is_theirs"),
    [
        (1, {1: 3, None: 1}, True),
        (1, {1: 2, None: 1}, False),
        (1, {1: 30, 2: 5, None: 5}, True),
        (1, {1: 29, 2: 5, None: 6}, False),
        (2, {1: 1, 2: 3}, True),
        (None, {1: 99, None: 1}, False),
        (None, {None: 9}, False),
        (NOBODY, {NOBODY: 9}, False),
        (1, {}, True),
    ],
)
def test_three_quarters_of_a_seat_and_its_end_make_a_result(
    person: int | None, players: dict[int | None, int], is_theirs: bool
) -> None:
    assert results.earned(person, players) is is_theirs


async def test_who_was_away_for_one_reply_keeps_the_result(home: House) -> None:
    table = await home.table(3)
    await home.host.steward(table, 1, By(BEN))
    await home.host.quiet()
    await home.host.come_back(table, By(BEN))
    await to_the_end(home, table)
    [game] = await games(home)
    assert [seat.person for seat in game.results] == [ADA.id, BEN.id, MEI.id]
    async with home.store.reading() as tx:
        assert set((await stored.players(tx, table))[1]) == {None, BEN.id}
    assert (await board(home)).rated == 1


async def test_what_a_computer_player_finishes_is_nobodys_and_what_a_substitute_plays_theirs(home: House) -> None:
    table = await home.table(3)
    await home.host.substitute(table, 1, MING, By(BEN))
    await home.host.answer(table, 1, MING.id, yes=True)
    await home.play(table, unlike, 12)
    await home.host.steward(table, 2, By(MEI))
    await home.host.quiet()
    await to_the_end(home, table)
    [game] = await games(home)
    assert [seat.person for seat in game.results] == [ADA.id, MING.id, None]
    assert (game.results[1].name, game.results[2].name) == ("阿明", None)
    assert game.computers == 1


async def test_a_game_that_is_counted_late_knows_nobody_who_was_forgotten(home: House) -> None:
    await finished(home)
    await home.host.people.forget(BEN.id)
    with closing(sqlite3.connect(home.path)) as connection, connection:
        connection.execute("DELETE FROM results")
        connection.execute("DELETE FROM finished")
    await home.restart()
    assert await home.host.results.kinds(GUILD) == [Kind("teaching", "", 1)]
    [game] = await games(home)
    assert [(seat.person, seat.name) for seat in game.results] == [(ADA.id, "Ada"), (None, None)]


async def test_games_from_before_are_counted_when_somebody_looks(home: House) -> None:
    await finished(home)
    with closing(sqlite3.connect(home.path)) as connection, connection:
        connection.execute("DELETE FROM results")
        connection.execute("DELETE FROM finished")
    await home.restart()
    assert await home.host.results.kinds(GUILD) == [Kind("teaching", "", 1)]
    assert len(await games(home)) == 1


async def test_a_result_that_cannot_be_made_out_ends_no_game(
    home: House, monkeypatch: pytest.MonkeyPatch, logged: Logged
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("engine.host.results._finished", broken)
        table = await finished(home)
    assert "could not be written down" in logged.forgive()
    info = await home.host.info(table)
    assert info is not None
    assert info.state == "over"
    assert await home.host.results.kinds(GUILD) == [Kind("teaching", "", 1)]


async def test_people_are_listed_after_five_games(home: House) -> None:
    for _ in range(4):
        await finished(home)
    before = await board(home)
    assert (before.listed, before.few, before.rated) == ((), 2, 4)
    await finished(home)
    after = await board(home)
    assert (len(after.listed), after.few, after.rated) == (2, 0, 5)
    best, other = after.listed
    assert best.value > 25 > other.value
    assert best.victories > other.victories
    assert {best.person, other.person} == {ADA.id, BEN.id}


async def test_other_servers_have_nothing_to_do_with_it(home: House) -> None:
    await finished(home)
    assert await home.host.results.kinds(GUILD + 1) == []
    assert (await home.host.results.board(GUILD + 1, USUAL)).rated == 0


async def test_who_does_not_want_to_be_rated_never_was(home: House) -> None:
    for _ in range(5):
        await finished(home)
    await home.host.results.set_rated(ADA.id, rated=False)
    assert not await home.host.results.is_rated(ADA.id)
    gone = await board(home)
    assert (gone.listed, gone.few, gone.rated) == ((), 0, 0)
    [own] = await home.host.results.own(ADA.id, GUILD)
    assert own.rating is None
    assert own.figures.games == 5
    await home.host.results.set_rated(ADA.id, rated=True)
    assert len((await board(home)).listed) == 2


async def test_ones_own_results(home: House) -> None:
    for _ in range(2):
        await finished(home)
    await finished(home, options={"length": "long"})
    usual, long = await home.host.results.own(ADA.id, GUILD)
    assert (usual.kind.games, long.kind.games) == (2, 1)
    assert usual.figures.games == sum(usual.figures.places.values()) == 2
    assert usual.rating is not None
    assert usual.rating.games == 2
    assert await home.host.results.own(MEI.id, GUILD) == []


# -- rematch ----------------------------------------------------------------------------------------------------


async def test_the_same_people_once_more_and_the_next_one_starts(home: House) -> None:
    table = await finished(home, 3, options={"length": "long"}, pace=48)
    opened = await home.host.rematches.again(table, BEN)
    assert opened.state == "lobby"
    assert [chair.person and chair.person.id for chair in opened.chairs] == [BEN.id, None, None]
    assert (opened.owner, opened.options, opened.pace) == (BEN, {"length": "long"}, 48)
    await home.host.rematches.again(table, ADA)
    begun = await home.host.rematches.again(table, MEI)
    assert begun.id == opened.id
    assert begun.state == "running"
    assert [chair.person and chair.person.id for chair in begun.chairs] == [BEN.id, MEI.id, ADA.id]


async def test_pressed_by_all_at_once_it_is_one_table(home: House) -> None:
    table = await finished(home, 3)
    infos = await asyncio.gather(
        *(home.host.rematches.again(table, person) for person in (ADA, BEN, MEI, ADA, BEN, MEI))
    )
    [number] = {info.id for info in infos}
    info = await home.host.info(number)
    assert info is not None
    assert info.state == "running"
    assert await home.host.info(number + 1) is None


async def test_computer_players_are_there_at_once(home: House) -> None:
    table = await with_a_computer(home)
    await to_the_end(home, table)
    begun = await home.host.rematches.again(table, ADA)
    await home.host.quiet()
    assert begun.state == "running"
    assert begun.chairs[1].person == ADA
    assert begun.chairs[0].policy == "sensible"


async def test_a_seat_taken_by_another_does_not_keep_anybody_out(home: House) -> None:
    table = await finished(home, 3)
    opened = await home.host.rematches.again(table, ADA)
    await home.host.join(opened.id, MEI)
    joined = await home.host.rematches.again(table, BEN)
    assert sorted(chair.person.id for chair in joined.chairs if chair.person) == [ADA.id, BEN.id, MEI.id]


async def test_a_rematch_that_was_cancelled_can_be_opened_anew(home: House) -> None:
    table = await finished(home)
    opened = await home.host.rematches.again(table, ADA)
    await home.host.cancel(opened.id, ADA.id)
    anew = await home.host.rematches.again(table, BEN)
    assert anew.id != opened.id
    assert anew.owner == BEN


async def test_only_those_who_played_and_only_at_the_end(home: House) -> None:
    table = await finished(home)
    with pytest.raises(Exception) as stranger:
        await home.host.rematches.again(table, MEI)
    assert refusal(stranger) == "results-rematch-not-yours"
    running = await home.table()
    with pytest.raises(Exception) as early:
        await home.host.rematches.again(running, ADA)
    assert refusal(early) == "results-rematch-not-over"
    with pytest.raises(Exception) as nowhere:
        await home.host.rematches.again(777, ADA)
    assert refusal(nowhere) == "host-no-table"
