"""One broken table leaves all others as they are; new rules under running games; a database that fails."""

from __future__ import annotations

import asyncio
import sqlite3
import zlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from engine.games import rules_for
from engine.host.model import Terms
from engine.kernel import Refused, Reply, Rules, Steps
from engine.store import StoreError
from tests.host.support import ADA, BEN, House, bids, find_rules, first, house, refusal
from tests.host.test_play import dump
from tests.teaching.game import Teaching
from tests.teaching.table import Table, load


class Faulty(Teaching):
    """The teaching game, raising in the middle of whoever's turn is `angry`."""

    angry = False

    def step(self, t: Table) -> Steps[None]:
        yield from super().step(t)
        if self.angry and t.stage == "turn" and t.active == 0:
            raise ZeroDivisionError("a mistake in the rules")


class Risen(Teaching):
    """Version 2: everybody has a coin more, and bids may be at most one."""

    version = 2
    broken = False

    def upgrade(self, raw: dict[str, Any], since: int) -> dict[str, Any]:
        assert since == 1
        if self.broken:
            raise ValueError("nobody knows how")
        for player in raw["players"]:
            player["coins"] = min(1, player["coins"])
        return raw


def with_rules(rules: Rules[Any, Any]) -> Callable[[str, bytes | None], Rules[Any, Any]]:
    return lambda slug, content: rules if slug == "teaching" else rules_for(slug, content)


async def spoil(home: House, sql: str, *values: Any) -> None:
    """Change the database behind the host's back, while it is not running."""
    await home.close()
    connection = sqlite3.connect(home.path)
    with connection:
        assert connection.execute(sql, values).rowcount > 0
    connection.close()
    await home.open()


SPOILED = {
    "an entry": ("UPDATE records SET entry = '{\"is\": \"re' WHERE table_id = ? AND at = 2", True),
    "an entry of another kind": ("UPDATE records SET entry = '[]' WHERE table_id = ? AND at = 2", True),
    "an impossible reply": (
        "UPDATE records SET entry = replace(entry, 'bid:0', 'bid:7') WHERE table_id = ? AND at = 1", True,
    ),
    "a missing entry": ("DELETE FROM records WHERE table_id = ? AND at = 1", True),
    "a step start": ("UPDATE starts SET save = x'789c' WHERE table_id = ?", True),
    "a missing step start": ("DELETE FROM starts WHERE table_id = ?", True),
    "the content's name": ("UPDATE tables SET content = NULL WHERE id = ?", True),
    "the options": ("UPDATE tables SET options = '{' WHERE id = ?", False),
}  # fmt: skip


@pytest.mark.parametrize(("sql", "freezes"), SPOILED.values(), ids=SPOILED.keys())
async def test_a_table_that_cannot_be_read_stops_and_all_others_go_on(home: House, sql: str, freezes: bool) -> None:
    broken, whole = await home.table(seats=3), await home.table()
    for table in (broken, whole):
        await home.answer(table, ADA, "bid:0")
    await home.answer(broken, BEN, "bid:0")
    kept = [row for row in dump(home) if row.startswith('INSERT INTO "records"')]
    await spoil(home, sql, broken)
    with pytest.raises(Refused) as error:
        await home.host.glance(broken, ADA.id)
    assert refusal(error) == ("host-frozen" if freezes else "host-unreadable")
    with pytest.raises(Refused):
        await home.host.reply(broken, ADA.id, Reply(0, "action", 1, ("rest",)))
    await home.host.quiet()
    await home.answer(whole, BEN, "bid:0")
    await home.play(whole, first)
    await home.host.quiet()
    assert home.box.kinds(whole)[-1] == "over"
    assert [info.id for info in await home.host.tables_in(100)][:1] == [whole]
    if freezes:
        assert home.box.kinds(broken)[-1] == "frozen"
        info = await home.host.info(broken)
        assert info is not None
        assert (info.state, info.trouble and info.trouble.key) == ("frozen", "host-frozen")
    after = [row for row in dump(home) if row.startswith('INSERT INTO "records"')]
    assert len(after) >= len(kept) - 1


async def test_a_content_that_is_not_what_its_digest_says(home: House) -> None:
    table = await home.table()
    await spoil(home, "UPDATE contents SET text = ?", zlib.compress(b"{}"))
    with pytest.raises(Refused) as error:
        await home.host.glance(table, ADA.id)
    assert refusal(error) == "host-frozen"


async def test_rules_that_raise_stop_the_table_at_its_last_good_state(tmp_path: Path) -> None:
    rules = Faulty(load())
    async with house(tmp_path, with_rules(rules)) as home:
        table, other = await home.table(), await home.table()
        await home.answer(table, ADA, "bid:0")
        rules.angry = True
        with pytest.raises(Refused) as error:
            await home.answer(table, BEN, "bid:0")
        assert refusal(error) == "host-frozen"
        await home.host.quiet()
        assert home.box.kinds(table) == ["lobby", "begun", "frozen"]
        glance = await home.host.glance(table, BEN.id)
        assert (glance.info.state, glance.info.entries, glance.decision) == ("frozen", 1, None)
        with pytest.raises(Refused) as error:
            await home.host.reply(table, BEN.id, Reply(1, "bid", 0, ("bid:0",)))
        assert refusal(error) == "host-is-frozen"
        await home.answer(other, ADA, "bid:0")
        rules.angry = False
        with pytest.raises(Refused):
            await home.host.thaw(table, BEN.id)
        # Whoever opened the table may be gone by then.
        assert (await home.host.thaw(table, BEN.id, manages=True)).state == "running"
        await home.play(table, first)
        await home.play(other, first)
        assert [info.state for info in await home.host.tables_in(100)] == ["over", "over"]


async def test_new_rules_carry_a_running_game_over_and_ask_again_what_no_longer_fits(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        table = await home.table(seats=3)
        await home.answer(table, ADA, "bid:1")
        await home.answer(table, BEN, "bid:2")
        home.catalogue = with_rules(Risen(load()))
        await home.restart()
        glance = await home.host.glance(table, BEN.id)
        assert glance.info.version == 2
        assert set(glance.info.waiting) == {1, 2}, "Ada's bid stands, Ben's is no longer possible"
        await home.host.quiet()
        assert home.box.notices[-1].kind == "turn"
        assert [event.text.key for event in home.box.notices[-1].events][-1] == "host-new-rules-dropped"
        assert home.box.notices[-1].ping == (BEN.id,)
        with pytest.raises(Refused) as error:
            await home.host.reply(table, BEN.id, Reply(1, "bid", 1, ("bid:1",)))
        assert refusal(error) == "kernel-stale"
        ticket = (await home.host.glance(table, ADA.id)).ticket
        await home.host.undo(table, ADA.id, ticket)
        await home.restart()
        await home.answer(table, ADA, "bid:0")
        await home.restart()
        await home.play(table, first)
        info = await home.host.info(table)
        assert info is not None
        assert info.state == "over"
        excerpt = await home.host.export(table, ADA.id)
        assert home.seed.encode() in excerpt
        page = await home.host.history(table, None, page=99)
        gone = [entry.at for entry in page.entries if entry.undone]
        assert gone == [1, 2]


async def test_new_rules_that_cannot_carry_a_table_over_stop_it(tmp_path: Path) -> None:
    rules = Risen(load())
    rules.broken = True
    async with house(tmp_path) as home:
        table = await home.table()
        home.catalogue = with_rules(rules)
        await home.restart()
        with pytest.raises(Refused) as error:
            await home.host.glance(table, ADA.id)
        assert refusal(error) == "host-frozen"
        rules.broken = False
        await home.host.thaw(table, ADA.id)
        assert set((await home.host.glance(table, None)).info.waiting) == {0, 1}


async def test_a_finished_game_stays_as_it_ended_whatever_the_rules_become(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        table = await home.table()
        await home.play(table, first)
        before = await home.host.glance(table, ADA.id)
        home.catalogue = with_rules(Risen(load()))
        await home.restart()
        after = await home.host.glance(table, ADA.id)
        assert (after.standings, after.info) == (before.standings, before.info)
        assert after.standings is not None


async def test_rules_older_than_the_table_stop_it(tmp_path: Path) -> None:
    async with house(tmp_path, with_rules(Risen(load()))) as home:
        table = await home.table()
        home.catalogue = find_rules
        await home.restart()
        with pytest.raises(Refused) as error:
            await home.host.glance(table, ADA.id)
        assert refusal(error) == "host-frozen"


async def test_a_running_game_keeps_the_content_it_was_set_up_with(tmp_path: Path) -> None:
    content = load()
    async with house(tmp_path) as home:
        table = await home.table()
        dearer = load(content.text.replace(b'"points":3', b'"points":9'))
        home.catalogue = lambda slug, kept: Teaching(dearer if kept is None else load(kept))
        await home.restart()
        newer = await home.table()
        digests = [(await home.host.info(number)).content for number in (table, newer)]  # type: ignore[union-attr]
        assert digests == [content.digest, dearer.digest]
        session = await home.host.session_clone(table, ADA.id)
        assert session.rules.content_digest == content.digest
        await home.play(table, first)


@pytest.fixture
async def full(home: House, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house whose disk is full: nothing more can be written."""
    yield home
    await home.store._connection.execute("PRAGMA query_only = OFF")


async def test_an_announcement_that_could_not_be_written_down_as_made_is_not_made_again(full: House) -> None:
    table = await full.table()
    await full.answer(table, ADA, "bid:0")
    full.box.after_gate = asyncio.Event()
    full.box.posted.clear()
    await full.host.reply(table, BEN.id, Reply(1, "bid", 0, ("bid:0",)))
    await full.box.posted.wait()
    await full.store._connection.execute("PRAGMA query_only = ON")
    full.box.after_gate.set()
    await full.host.quiet()
    await full.store._connection.execute("PRAGMA query_only = OFF")
    await full.answer(table, ADA, "rest")
    await full.answer(table, ADA)
    assert [notice.row for notice in full.box.notices] == [1, 2, 3, 4]
    info = await full.host.info(table)
    assert info is not None
    assert info.card == 1004


async def test_a_reply_that_cannot_be_written_is_not_acknowledged_and_not_half_taken(full: House) -> None:
    table = await full.table()
    before = dump(full)
    await full.store._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(Refused) as error:
        await full.answer(table, ADA, "bid:0")
    assert refusal(error) == "host-not-saved"
    with pytest.raises(Refused) as error:
        await full.table()
    assert refusal(error) == "host-not-saved"
    with pytest.raises(StoreError):
        async with full.store.transaction() as tx:
            tx.write("DELETE FROM tables")
    assert dump(full) == before
    assert set((await full.host.glance(table, None)).info.waiting) == {0, 1}
    await full.store._connection.execute("PRAGMA query_only = OFF")
    await full.answer(table, ADA, "bid:0")
    assert set((await full.host.glance(table, None)).info.waiting) == {1}


async def test_a_computer_player_that_fails_does_not_stop_the_game(tmp_path: Path) -> None:
    def hopeless(view: object, decision: object, rng: object) -> tuple[str, ...]:
        raise RuntimeError("no idea")

    rules = Teaching(load())
    rules.policies = {"hopeless": hopeless, "cheat": lambda view, decision, rng: ("everything",)}
    async with house(tmp_path, with_rules(rules)) as home:
        table = await home.table(begin=False, seats=3)
        await home.host.configure(table, ADA.id, Terms(seats=3))
        for person in (BEN.id, 3):
            await home.host.leave(table, person)
        await home.host.add_computer(table, ADA.id, "hopeless")
        await home.host.add_computer(table, ADA.id, "cheat")
        await home.host.begin(table, ADA.id)
        await home.host.quiet()
        while asked := await home.decisions(table):
            await home.answer(table, ADA, *first(asked[0][1]))
        assert (await home.host.info(table)).state == "over"  # type: ignore[union-attr]


async def test_a_damaged_announcement_does_not_hold_up_the_others(home: House) -> None:
    table = await home.table()
    home.box.closed.add(200)
    await bids(home, table)
    await home.answer(table, ADA, "rest")
    await home.answer(table, ADA)
    await spoil(home, "UPDATE outbox SET events = '{' WHERE row = 3")
    home.box.closed.clear()
    await home.restart()
    await home.host.quiet()
    assert [notice.row for notice in home.box.notices] == [1, 2, 3, 4]
