"""Campaigns when something fails: the database, a campaign's rules, a game that is gone, a reply that comes twice."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest

from engine.games import rules_for
from engine.host import carried
from engine.host.held import Held
from engine.kernel import Decision, Refused, Reply, Rules
from tests.host.journeys import begun, busy, look, next_game, sheet
from tests.host.support import ADA, BEN, House, refusal
from tests.teaching.game import Teaching
from tests.teaching.journey import Journey, Legs
from tests.teaching.table import Table, load


class Stumbling(Journey):
    """A journey that cannot take a leg over while `lost`."""

    lost = True

    def after(self, state: Legs, table: Table) -> Legs:
        if self.lost:
            raise AttributeError("a mistake in the campaign")
        return super().after(state, table)


@contextmanager
def database(home: House) -> Iterator[sqlite3.Connection]:
    """The same database, from outside."""
    with closing(sqlite3.connect(home.path, timeout=10)) as connection, connection:
        yield connection


def with_rules(rules: Rules[Any, Any]) -> Callable[[str, bytes | None], Rules[Any, Any]]:
    return lambda slug, content: rules if slug == "teaching" else rules_for(slug, content)


def stumbling() -> tuple[Teaching, Stumbling]:
    rules, journey = Teaching(load()), Stumbling()
    rules.campaigns = {"journey": journey}
    return rules, journey


async def test_what_ends_a_game_and_what_it_hands_on_are_written_together(home: House) -> None:
    await begun(home)

    def until_the_end(decision: Decision) -> tuple[str, ...]:
        if decision.key == "luggage":
            raise StopAsyncIteration
        return busy(decision)

    with pytest.raises(StopAsyncIteration):
        await home.play(1, until_the_end)
    with database(home) as connection:
        connection.execute(
            "CREATE TRIGGER full BEFORE UPDATE ON campaigns BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
        )
    [(_, decision)] = await home.decisions(1)
    with pytest.raises(Refused) as error:
        await home.answer(1, ADA, decision.options[0].id)
    assert refusal(error) == "host-not-saved"
    assert (await home.host.info(1)).state == "running"  # type: ignore[union-attr]
    with database(home) as connection:
        connection.execute("DROP TRIGGER full")
    await home.answer(1, ADA, decision.options[0].id)
    with database(home) as connection:
        (taken, state), *_ = connection.execute(
            "SELECT taken, state FROM campaign_games JOIN tables ON id = table_id"
        ).fetchall()
    assert (taken, state) == (1, "over")


async def test_a_game_that_cannot_be_opened_leaves_nothing_behind(home: House) -> None:
    await begun(home)
    await home.play(1, busy)
    with database(home) as connection:
        connection.execute("CREATE TRIGGER full BEFORE INSERT ON starts BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    with pytest.raises(Refused) as error:
        await next_game(home)
    assert refusal(error) == "host-not-saved"
    assert await home.host.info(2) is None
    with database(home) as connection:
        connection.execute("DROP TRIGGER full")
    assert (await next_game(home)).table.options["leg"] == "2"


async def test_a_broken_campaign_ends_its_game_and_leaves_all_others_alone(home: House) -> None:
    rules, journey = stumbling()
    home.catalogue = with_rules(rules)
    await home.restart()
    await begun(home)
    other = await home.table()
    await home.play(1, busy)
    assert (await home.host.info(1)).state == "over"  # type: ignore[union-attr]
    assert (await look(home)).broken
    with pytest.raises(Refused) as error:
        await next_game(home)
    assert refusal(error) == "host-campaign-untaken"
    assert [info.broken for info in await home.host.campaigns_of(BEN.id)] == [True]
    await home.answer(other, ADA, "bid:0")
    # Once it has been mended, what had been played is taken over.
    journey.lost = False
    await home.restart()
    info = await look(home)
    assert (info.broken, info.last and info.last.table) == (False, 1)
    assert len(sheet(info)[0]) == 3
    assert (await next_game(home, seen=1)).table.options["leg"] == "2"


async def test_a_game_that_cannot_be_taken_over_can_be_played_again(home: House) -> None:
    rules, journey = stumbling()
    home.catalogue = with_rules(rules)
    await home.restart()
    await begun(home)
    await home.play(1, busy)
    again = (await next_game(home, again=True)).table
    assert (again.id, again.options["leg"], again.state) == (2, "1", "running")
    with pytest.raises(Refused) as error:
        await next_game(home)
    assert refusal(error) == "host-campaign-open"
    # What the second try has brought counts from then on.
    journey.lost = False
    await home.play(again.id, busy)
    info = await look(home)
    assert (info.broken, [(game.table, game.counts) for game in info.games]) == (False, [(1, False), (2, True)])
    assert (await next_game(home)).table.options["leg"] == "2"


async def test_a_campaign_of_a_game_that_is_gone_is_listed_as_broken(home: House) -> None:
    await begun(home)

    def nothing(slug: str, content: bytes | None) -> Rules[Any, Any]:
        raise KeyError(slug)

    home.catalogue = nothing
    await home.restart()
    [info] = await home.host.campaigns_in(100)
    assert (info.broken, info.sheet) == (True, ())


async def test_the_last_reply_delivered_twice_is_taken_over_once(home: House) -> None:
    await begun(home)
    sent: list[tuple[int, Reply]] = []

    def remembered(decision: Decision) -> tuple[str, ...]:
        picks = busy(decision)
        person = ADA if decision.seat == 0 else BEN
        sent.append((person.id, Reply(decision.seat, decision.key, decision.ticket, picks)))
        return picks

    await home.play(1, remembered)
    before = await look(home)
    with pytest.raises(Refused):
        await home.host.reply(1, *sent[-1])
    assert await look(home) == before


async def test_a_game_that_was_taken_over_is_not_taken_over_once_more(home: House) -> None:
    """Two who look at the same moment both find a game that is still to be taken over; one may be late."""
    await begun(home)
    await home.play(1, busy)
    await next_game(home)
    await home.play(2, busy)
    before = await look(home)
    keeper = home.host._keeper

    async def late(held: Held) -> None:
        game = await keeper.game(held)
        async with home.store.transaction() as tx:
            await carried.take_over(tx, game, held.row)

    await keeper.alone(1, late)
    assert await look(home) == before
    assert before.over
