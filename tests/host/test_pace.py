"""The pace and the time budget of a game change while it is being played."""

from __future__ import annotations

import pytest

from engine.host.absence import By
from engine.host.model import TableInfo
from engine.kernel import Refused
from tests.host.support import ADA, BEN, MING, House, refusal
from tests.host.test_calling import HOUR, chooses
from tests.host.test_reminding import bens_turn, hours


async def late(home: House, table: int) -> bool:
    """Does the table know that Ben's time has run out?"""
    info = await home.host.info(table)
    assert info is not None
    return info.late == (1,)


async def repaced(home: House, table: int, pace: int | None = None, budget: int | None = None) -> TableInfo:
    info = await home.host.repace(table, By(ADA), pace, budget)
    await home.host.quiet()
    return info


async def test_a_longer_pace_lets_whoever_was_late_go_on(home: House) -> None:
    table = await bens_turn(home)
    await repaced(home, table, budget=0)
    assert await hours(home, 25) == ["late"]
    await repaced(home, table, 48)
    assert not await late(home, table)
    with pytest.raises(Refused) as error:
        await home.host.steward(table, 1, By(ADA))
    assert refusal(error) == "host-not-late"
    assert await hours(home, 22) == ["late"]
    assert await hours(home, 1) == ["late", "late"]


async def test_a_shorter_pace_counts_from_the_question_but_ends_nobodys_time_at_once(home: House) -> None:
    table = await bens_turn(home)
    await repaced(home, table, budget=0)
    await hours(home, 1)
    await repaced(home, table, 4)
    assert await hours(home, 2.5) == []
    assert await hours(home, 0.5) == ["late"]
    other = await home.table()
    home.clock.now += 10 * HOUR
    await repaced(home, other, 4)
    info = await home.host.info(other)
    assert info is not None
    assert set(info.since.values()) == {home.clock.now}
    assert info.late == ()
    home.clock.now += 4 * HOUR
    await home.host.ring()
    info = await home.host.info(other)
    assert info is not None
    assert len(info.late) == 2


async def test_what_is_spent_of_the_budget_stays_spent(home: House) -> None:
    table = await bens_turn(home)
    await repaced(home, table, 10, 20)
    assert await hours(home, 16) == ["reminder"]
    await repaced(home, table, 5, 8)  # over by that: a full pace from now, and what six spent hours leave of eight
    assert await hours(home, 4) == ["reminder"]
    assert await hours(home, 1) == ["reminder"] * 2
    assert await hours(home, 1) == ["reminder"] * 2
    assert not await late(home, table)
    assert await hours(home, 1) == ["reminder", "reminder", "late"]
    await repaced(home, table, budget=18)
    assert not await late(home, table)


async def test_the_card_says_so_and_mentions_nobody(home: House) -> None:
    table = await bens_turn(home)
    before = len(home.box.notices)
    await repaced(home, table, 72, 24)
    [card] = home.box.notices[before:]
    assert (card.kind, card.ping) == ("turn", ())
    assert [event.text.key for event in card.events] == ["host-paced"]
    info = await repaced(home, table, 72)
    assert (info.pace, info.budget) == (72, 24)
    assert len(home.box.notices) == before + 1, "nothing has changed"
    await home.restart()
    assert await hours(home, 71) == []
    assert await hours(home, 1) == ["reminder"]


async def test_who_is_to_be_called_in_the_morning_is(home: House) -> None:
    table = await home.table(begin=False)
    start = home.clock.now
    minute = int(start // 60) % 1440
    await chooses(home, BEN, quiet=(minute, (minute + 120) % 1440))
    await home.host.begin(table, ADA.id)
    await home.host.quiet()
    await repaced(home, table, 6)
    home.clock.now = start + 3 * HOUR
    await home.host.ring()
    await home.host.quiet()
    assert [kind for kind, ping in home.box.pings(table) if BEN.id in ping] == ["call"]


async def test_only_the_host_of_a_table_and_only_what_is_possible(home: House) -> None:
    table = await bens_turn(home)
    for by, pace, budget, reason in (
        (By(BEN), 5, None, "host-owner-or-manager"),
        (By(ADA), 0, None, "host-pace"),
        (By(ADA), None, 673, "host-budget"),
    ):
        with pytest.raises(Refused) as error:
            await home.host.repace(table, by, pace, budget)
        assert refusal(error) == reason
    assert (await home.host.repace(table, By(MING, manages=True), 5, None)).pace == 5
    await home.host.pause(table, By(ADA))
    with pytest.raises(Refused) as error:
        await home.host.repace(table, By(ADA), 9, None)
    assert refusal(error) == "host-is-paused"
