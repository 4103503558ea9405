"""Reminders: at the table's pace, more and more seldom, never stale, once each, and what happens when time runs out."""

from __future__ import annotations

import asyncio

import pytest

from engine.host.absence import By
from engine.host.held import Held
from engine.host.model import PersonSettings, Place, Terms
from tests.host.support import ADA, BEN, House, bids
from tests.host.test_calling import HOUR, adas_turn_ends, calls, chooses


async def bens_turn(home: House) -> int:
    """Ben has just been called; returns the table."""
    table = await home.table(budget=672)
    await bids(home, table)
    await adas_turn_ends(home, table)
    assert calls(home, BEN)[-1] == ("turn", False)
    return table


def reminded(home: House) -> list[str]:
    """What has called Ben since his turn began."""
    return [kind for kind, _ in calls(home, BEN)[2:]]


async def hours(home: House, count: float) -> list[str]:
    """Let time pass; what has called Ben until then."""
    home.clock.now += count * HOUR
    await home.host.ring()
    await home.host.quiet()
    return reminded(home)


async def test_reminders_come_at_the_tables_pace_and_thin_out(home: House) -> None:
    await bens_turn(home)
    came = []
    for hour in range(1, 600):
        before = len(reminded(home))
        if len(await hours(home, 1)) > before:
            came.append(hour)
    assert came == [24, 48, 96, 192]
    assert set(reminded(home)) == {"reminder"}


async def test_what_was_missed_while_the_bot_was_away_is_one_reminder(home: House) -> None:
    await bens_turn(home)
    await home.close()
    home.clock.now += 100 * HOUR
    await home.open()
    assert await hours(home, 0) == ["reminder"]
    assert await hours(home, 91) == ["reminder"]
    assert await hours(home, 1) == ["reminder", "reminder"]


async def test_a_clock_that_jumps_makes_no_reminder_twice(home: House) -> None:
    await bens_turn(home)
    assert await hours(home, 24) == ["reminder"]
    assert await hours(home, -24) == ["reminder"]
    assert await hours(home, 24) == ["reminder"]
    assert await hours(home, 24) == ["reminder"] * 2
    assert await hours(home, 9000) == ["reminder", "reminder", "late"]
    assert await hours(home, -9000) == ["reminder", "reminder", "late"]
    assert await hours(home, 500) == ["reminder", "reminder", "late"], "what was due then is not due again"


async def test_what_becomes_due_while_others_are_reminded_does_not_wait(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a long rest many tables are due at once, and dealing with them takes its time."""
    first = await bens_turn(home)
    home.clock.now += 60
    await home.table(place=Place(guild=100, channel=201))
    clockwork, due = home.host._clockwork, home.clock.now + 24 * HOUR
    rings, deal = list[int](), clockwork._at_table

    async def slowly(held: Held) -> None:
        rings.append(held.row.id)
        home.clock.now = due + 1
        await deal(held)

    monkeypatch.setattr(clockwork, "_at_table", slowly)
    home.clock.now = due - 1
    await clockwork._run()
    assert rings == [first]
    assert clockwork._next == due, "the other one has become due meanwhile: it rings again at once"


async def test_after_a_reply_nobody_is_reminded(home: House) -> None:
    table = await bens_turn(home)
    home.clock.now += 23 * HOUR
    await home.answer(table, BEN, "rest")
    assert await hours(home, 2) == [], "the next choice of the same turn has its own time"
    assert await hours(home, 22) == ["reminder"]


async def test_a_reminder_that_was_held_up_is_dropped_after_a_reply(home: House) -> None:
    table = await bens_turn(home)
    home.box.failures = [ConnectionError()] * 5
    home.host._pump._wait = lambda attempt: 0.01
    home.clock.now += 24 * HOUR
    await home.host.ring()
    await home.answer(table, BEN, "rest", waited=False)
    await home.host.quiet()
    assert reminded(home) == []
    assert "reminder" not in home.box.kinds()


async def test_after_an_undo_nobody_is_reminded(home: House) -> None:
    table = await bens_turn(home)
    await home.host.undo(table, ADA.id, (await home.host.glance(table, ADA.id)).ticket)
    assert await hours(home, 25) == []
    assert calls(home, ADA)[-1] == ("reminder", False), "it is Ada who is waited for again"


@pytest.mark.parametrize("answers_first", [False, True])
async def test_answer_and_reminder_at_the_same_moment_end_in_one_result(home: House, answers_first: bool) -> None:
    table = await bens_turn(home)
    home.clock.now += 24 * HOUR
    works = [home.answer(table, BEN, "rest", waited=False), home.host.ring()]
    await asyncio.gather(*(works if answers_first else reversed(works)))
    await home.host.quiet()
    info = await home.host.info(table)
    assert info is not None
    assert info.entries == 5, "the answer stands, once"
    assert len(reminded(home)) <= 1


async def test_no_reminder_at_night_and_none_for_who_wants_none(home: House) -> None:
    await bens_turn(home)
    await chooses(home, BEN, quiet=(7 * 60, 9 * 60))
    assert await hours(home, 24) == []
    assert await hours(home, 1) == ["reminder"]
    await chooses(home, BEN, ping="none")
    assert await hours(home, 500) == ["reminder"]


async def test_reminders_go_by_letter_where_that_was_chosen(home: House) -> None:
    await bens_turn(home)
    await chooses(home, BEN, ping="direct")
    await hours(home, 24)
    assert calls(home, BEN)[2:] == [("reminder", True)]


async def test_when_pace_and_budget_have_run_out_the_table_is_told_once(home: House) -> None:
    table = await home.table(begin=False, autostart=False)
    await home.host.configure(table, ADA.id, Terms(pace=10, budget=15))
    await home.host.begin(table, ADA.id)
    await bids(home, table)
    await adas_turn_ends(home, table)
    assert await hours(home, 16) == ["reminder"]
    await home.answer(table, BEN, "rest")  # six hours of the budget are spent
    assert await hours(home, 18) == ["reminder", "reminder"]
    assert home.box.kinds().count("late") == 0
    info = await home.host.info(table)
    assert info is not None
    assert info.late == ()
    assert await hours(home, 1) == ["reminder", "reminder", "late"]
    info = await home.host.info(table)
    assert info is not None
    assert info.late == (1,)
    await home.restart()
    await hours(home, 0.5)
    assert home.box.kinds().count("late") == 1
    await home.answer(table, BEN)
    info = await home.host.info(table)
    assert info is not None
    assert info.late == ()


async def test_the_table_is_told_even_of_somebody_who_is_left_alone(home: House) -> None:
    await home.host.set_person(PersonSettings(BEN.id, ping="none"))
    table = await home.table()
    await bids(home, table)
    await adas_turn_ends(home, table)
    home.clock.now += 24 * HOUR
    await home.host.ring()
    await home.host.quiet()
    assert [notice.ping for notice in home.box.notices if notice.kind == "late"] == [()]


async def test_that_somebody_is_late_is_said_after_a_rest_in_which_it_was_not_said(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    await adas_turn_ends(home, table)
    home.clock.now += 25 * HOUR
    home.box.failures = [ConnectionError()] * 5
    home.host._pump._wait = lambda attempt: 0.01
    await home.host.ring()
    await home.host.pause(table, By(ADA))
    await home.host.quiet()
    assert "late" not in home.box.kinds(), "who is late at a table that rests is nobody's business"
    await home.host.resume(table, By(ADA))
    for _ in range(2):
        await home.host.ring()
        await home.host.quiet()
    assert home.box.kinds().count("late") == 1
