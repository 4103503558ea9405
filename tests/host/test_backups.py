"""Backups by the clock, and a game that goes on from one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.host.backups import AGAIN, SETTLING, Backups, Plan, before_update
from engine.host.model import Person
from engine.kernel import Decision, Refused, Reply
from engine.store import Store, StoreError
from engine.store.backup import Copying, copies, made, restore
from tests.host.support import Clock, House, bids, first, house
from tests.support.fixtures import Logged

ROOT = Path(__file__).parents[2]
HOUR = 3600.0


class Sleeping:
    """Stands for `asyncio.sleep` in the schedule: sleeping moves the clock; at the end it wakes no more."""

    def __init__(self, clock: Clock, until: float) -> None:
        self.clock, self.until = clock, until
        self.over = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        self.clock.now += min(seconds, self.until - self.clock.now)
        if self.clock.now >= self.until:
            self.over.set()
            await asyncio.Event().wait()


@pytest.fixture
async def plan(tmp_path: Path) -> AsyncIterator[Plan]:
    database = tmp_path / "y.db"
    store = await Store.open(database)
    yield Plan(database, tmp_path / "backups", hours=24, keep=3)
    await store.close()


async def pass_time(plan: Plan, clock: Clock, hours: float, monkeypatch: pytest.MonkeyPatch) -> Backups:
    """A bot's life of so many hours."""
    sleeping = Sleeping(clock, clock.now + hours * HOUR)
    monkeypatch.setattr("engine.host.backups.sleep", sleeping)
    backups = Backups(plan, clock)
    backups.start()
    if plan.hours:
        await sleeping.over.wait()
    await backups.close()
    return backups


def when(plan: Plan, since: float) -> list[float]:
    """When the copies were made: hours after `since`, oldest first."""
    return [round((copy_time - since) / HOUR, 2) for copy_time in sorted(map(made, copies(plan.database, plan.folder)))]


async def test_one_a_day_and_the_newest_three_are_kept(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    began = clock.now
    backups = await pass_time(plan, clock, 24 * 5, monkeypatch)
    first_one = SETTLING / HOUR
    assert when(plan, began) == [round(first_one + day * 24, 2) for day in (2, 3, 4)]
    assert backups.newest == pytest.approx(began + SETTLING + 4 * 24 * HOUR, abs=1)
    assert backups.failure is None


async def test_a_restart_neither_brings_one_forward_nor_puts_it_off(
    plan: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    began = clock.now
    for _ in range(12):
        await pass_time(plan, clock, 2.5, monkeypatch)
    assert when(plan, began) == [round(SETTLING / HOUR, 2), round(SETTLING / HOUR + 24, 2)]


async def test_a_bot_that_starts_over_and_over_makes_none(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    for _ in range(5):
        await pass_time(plan, clock, SETTLING / HOUR / 2, monkeypatch)
    assert copies(plan.database, plan.folder) == []


async def test_a_clock_that_was_set_back_does_not_stop_them(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    await pass_time(plan, clock, 1, monkeypatch)
    clock.now -= 300 * 24 * HOUR
    began = clock.now
    await pass_time(plan, clock, 50, monkeypatch)
    assert [hours for hours in when(plan, began) if hours < 100] == [
        round(SETTLING / HOUR + day * 24, 2) for day in range(3)
    ]


async def test_none_by_the_clock_where_the_host_wants_none(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    by_hand = Plan(plan.database, plan.folder, hours=0, keep=3)
    backups = await pass_time(by_hand, Clock(), 100, monkeypatch)
    assert copies(plan.database, plan.folder) == []
    assert backups.newest is None


async def test_one_that_failed_is_said_and_tried_again(
    plan: Plan, monkeypatch: pytest.MonkeyPatch, logged: Logged
) -> None:
    clock = Clock()
    began = clock.now
    plan.folder.write_text("a file where the folder should be", encoding="utf-8")
    backups = await pass_time(plan, clock, 3, monkeypatch)
    assert backups.failure is not None
    said = logged.forgive().splitlines()
    assert len(said) == 3
    assert all(line.startswith(f"No backup was made in {plan.folder}: ") for line in said)
    plan.folder.unlink()
    backups = Backups(plan, clock)
    assert backups.due() == clock.now
    await backups.make()
    assert backups.failure is None
    assert when(plan, began)[-1] > AGAIN / HOUR
    await backups.close()


async def test_closing_does_not_wait_for_a_copy_to_be_finished(plan: Plan, caplog: pytest.LogCaptureFixture) -> None:
    backups = Backups(plan, Clock())
    making = asyncio.create_task(backups.make())
    await asyncio.sleep(0)
    assert backups._copying is not None
    caplog.set_level(logging.ERROR)
    await backups.close()
    result = (await asyncio.gather(making, return_exceptions=True))[0]
    assert isinstance(result, StoreError | Path)
    assert list(plan.folder.glob("*.unfinished")) == []
    assert not caplog.records


async def test_an_update_of_the_tables_makes_one_first(tmp_path: Path) -> None:
    first_script = tmp_path / "migrations"
    first_script.mkdir()
    (first_script / "0001_first_tables.sql").symlink_to(ROOT / "migrations/0001_first_tables.sql")
    database = tmp_path / "y.db"
    await (await Store.open(database, first_script)).close()
    plan = Plan(database, tmp_path / "backups", hours=0, keep=3)
    copy = before_update(plan, 1_800_000_000.0)
    assert copy is not None
    assert copy.name == "y-20270115T080000Z-before-update.db"
    await (await Store.open(database)).close()
    assert before_update(plan, 1_800_000_001.0) is None


async def test_a_game_goes_on_from_a_backup(tmp_path: Path) -> None:
    """What was played after the copy is lost, and nothing else; what stands in the channel counts no more."""
    async with house(tmp_path) as home:
        table = await home.table()
        await bids(home, table)
        copy = await asyncio.to_thread(Copying(home.path, tmp_path / "backups", home.clock.now, keep=3).run)
        info = await home.host.info(table)
        asked = await home.decisions(table)
        future = []
        for person, decision in asked:
            await home.answer(table, person, *first(decision))
            future.append((person, decision))
        later = await home.table()
        rows = [notice.row for notice in home.box.notices]
        await home.close()
        await asyncio.to_thread(restore, home.path, copy, home.clock.now)
        await home.open()
        await home.host.quiet()
        told = home.box.notices[-1]
        assert (told.table, told.kind, told.ping) == (table, "turn", ())
        assert [event.text.key for event in told.events][-1] == "hosting-restored"
        assert told.events[-1].text.args == {"time": f"<t:{int(made(copy))}:f>"}
        await home.restart()
        await home.host.quiet()
        assert home.box.notices[-1] == told, "it is said once"

        assert await home.host.info(table) is not None
        now = await home.host.info(table)
        assert now is not None
        assert info is not None
        assert (now.entries, now.waiting) == (info.entries, info.waiting)
        assert await home.host.info(later) is None
        again = await home.table()
        assert again > later, "a button on the lost table's card must not name another table"
        await stale(home, table, future)
        await home.play(table, first)
        assert min(notice.row for notice in home.box.notices if notice.row not in rows) > max(rows)
        ended = await home.host.info(table)
        assert ended is not None
        assert ended.state == "over"


async def stale(home: House, table: int, future: list[tuple[Person, Decision]]) -> None:
    """Panels that were open when the database was lost."""
    assert len(future) > 0
    for person, decision in future:
        with pytest.raises(Refused):
            await home.host.reply(
                table, person.id, Reply(decision.seat, decision.key, decision.ticket, first(decision))
            )
