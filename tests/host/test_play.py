"""Moves: taken once, in order, all or none; refused without a trace."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable
from typing import Any

import msgspec
import pytest

from engine import record
from engine.host.model import Moved
from engine.kernel import Illegal, Refused, Reply, Stale
from tests.host.support import ADA, BEN, MEI, PEOPLE, House, bids, find_rules, first, last, refusal


def dump(home: House) -> list[str]:
    """Every row of the database."""
    with sqlite3.connect(f"file:{home.path}?mode=ro", uri=True) as connection:
        rows = list(connection.iterdump())
    connection.close()
    return rows


async def test_a_game_from_lobby_to_end(home: House) -> None:
    table = await home.table(seats=3)
    replies = await home.play(table, last)
    await home.host.quiet()
    info = await home.host.info(table)
    assert info is not None
    assert (info.state, info.waiting, info.entries) == ("over", {}, replies)
    assert replies > 12
    glance = await home.host.glance(table, ADA.id)
    assert glance.standings is not None
    assert home.box.kinds(table)[-1] == "over"
    assert (await home.host.tables_of(ADA.id)) == []
    exported = record.decode(await home.host.export(table, None))
    assert record.play(exported, find_rules("teaching")).over


async def test_a_hundred_presses_at_once_are_taken_once_each_and_in_order(home: House) -> None:
    """Each moment: the right reply of everybody who is asked, dozens of times, mixed with wrong ones."""
    table = await home.table()
    taken: list[tuple[int, Reply]] = []

    async def press(person: int, reply: Reply) -> None:
        try:
            await home.host.reply(table, person, reply)
            taken.append((person, reply))
        except Refused:
            pass

    while len(taken) < 100:
        asked = await home.decisions(table)
        if not asked:
            table = await home.table()
            continue
        presses = []
        for person, decision in asked:
            reply = Reply(decision.seat, decision.key, decision.ticket, first(decision))
            wrong = msgspec.structs.replace(reply, ticket=decision.ticket + 1)
            presses += [press(person.id, entry) for entry in [reply, wrong] * (100 // (2 * len(asked)))]
        before = (await home.host.info(table)).entries  # type: ignore[union-attr]
        await asyncio.gather(*presses)
        after = (await home.host.info(table)).entries  # type: ignore[union-attr]
        assert after - before == len(asked)


async def test_a_hundred_different_presses_at_one_moment_keep_their_order(home: House) -> None:
    """All replies that one seat will give, pressed at the same moment in the right order: all are taken."""
    table = await home.table(seats=4, options={"length": "long"})
    script: list[tuple[int, Reply]] = []
    clone = await home.host.session_clone(table, ADA.id)
    while clone.decisions and len(script) < 100:
        decision = clone.decisions[0]
        reply = Reply(decision.seat, decision.key, decision.ticket, last(decision))
        script.append((PEOPLE[decision.seat].id, reply))
        clone.apply(reply)
    answers = await asyncio.gather(*(home.host.reply(table, person, reply) for person, reply in script))
    assert all(isinstance(answer, Moved) for answer in answers)
    with contextlib.closing(sqlite3.connect(home.path)) as connection:
        stored = connection.execute(
            "SELECT entry FROM records WHERE table_id = ? AND at > 0 ORDER BY at", (table,)
        ).fetchall()
    entries = [msgspec.json.decode(row[0], type=Reply) for row in stored]
    assert entries == [reply for _, reply in script]
    assert len(entries) > 40


async def test_the_same_press_delivered_twice_is_taken_once(home: House) -> None:
    table = await home.table()
    decision = (await home.host.glance(table, ADA.id)).decision
    assert decision is not None
    reply = Reply(0, "bid", decision.ticket, ("bid:1",))
    one, two = await asyncio.gather(home.host.reply(table, ADA.id, reply), home.host.reply(table, ADA.id, reply))
    assert one.events == two.events
    assert two.glance.info.entries == 1
    await home.restart()
    three = await home.host.reply(table, ADA.id, reply)
    assert three.glance.info.entries == 1
    with pytest.raises(Stale):
        await home.host.reply(table, ADA.id, msgspec.structs.replace(reply, picks=("bid:2",)))


async def test_simultaneous_choices_are_not_stale_and_survive_a_restart(home: House) -> None:
    table = await home.table(seats=3)
    asked = {person.id: decision for person, decision in await home.decisions(table)}
    await home.host.reply(table, MEI.id, Reply(2, "bid", asked[MEI.id].ticket, ("bid:1",)))
    await home.restart()
    assert set((await home.host.glance(table, None)).info.waiting) == {0, 1}
    await home.host.reply(table, ADA.id, Reply(0, "bid", asked[ADA.id].ticket, ("bid:2",)))
    await home.restart()
    moved = await home.host.reply(table, BEN.id, Reply(1, "bid", asked[BEN.id].ticket, ("bid:0",)))
    assert [event.text.key for event in moved.events] == ["teaching-bids", "teaching-room"]


async def test_a_chain_is_taken_as_a_whole_or_not_at_all(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    ticket = (await home.host.glance(table, ADA.id)).ticket
    chain = [Reply(0, "action", ticket, ("polish",)), Reply(0, "action", ticket + 1, ("rest",))]
    before = dump(home)
    with pytest.raises(Illegal):
        await home.host.replies(table, ADA.id, [*chain, Reply(0, "throw", ticket + 2, ("throw:9",))])
    assert dump(home) == before
    moved = await home.host.replies(table, ADA.id, [*chain, Reply(0, "throw", ticket + 2, ())])
    assert moved.glance.info.entries == 5
    again = await home.host.replies(table, ADA.id, [*chain, Reply(0, "throw", ticket + 2, ())])
    assert again.glance.info.entries == 5
    await home.host.quiet()
    assert home.box.kinds(table) == ["lobby", "begun", "turn", "turn"]


BAD: list[tuple[str, Any, type[Exception]]] = [
    ("stale", lambda d: {"ticket": d.ticket - 1}, Stale),
    ("future", lambda d: {"ticket": d.ticket + 1}, Stale),
    ("another question", lambda d: {"key": "action"}, Illegal),
    ("not offered", lambda d: {"picks": ("bid:99",)}, Illegal),
    ("none", lambda d: {"picks": ()}, Illegal),
    ("too many", lambda d: {"picks": ("bid:0", "bid:1")}, Illegal),
    ("a foreign seat", lambda d: {"seat": 1}, Refused),
    ("no seat", lambda d: {"seat": 17}, Refused),
    ("a seat below none", lambda d: {"seat": -1}, Refused),
    ("malformed", lambda d: {"picks": ("'; DROP TABLE records; --",)}, Illegal),
    ("a huge pick", lambda d: {"picks": ("x" * 100_000,)}, Illegal),
    ("a strange key", lambda d: {"key": "\u0000🀄"}, Illegal),
]


@pytest.mark.parametrize(("change", "kind"), [case[1:] for case in BAD], ids=[case[0] for case in BAD])
async def test_a_bad_reply_leaves_every_row_as_it_was(home: House, change: Any, kind: type[Exception]) -> None:
    table = await home.table()
    decision = (await home.host.glance(table, ADA.id)).decision
    assert decision is not None
    good = Reply(0, decision.key, decision.ticket, ("bid:1",))
    before = dump(home)
    with pytest.raises(kind):
        await home.host.reply(table, ADA.id, msgspec.structs.replace(good, **change(decision)))
    assert dump(home) == before
    await home.host.reply(table, ADA.id, good)
    assert dump(home) != before


async def test_what_else_is_refused_without_a_trace(home: House) -> None:
    table = await home.table()
    reply = Reply(0, "bid", 0, ("bid:0",))
    before = dump(home)
    refused: list[tuple[Awaitable[object], str]] = [
        (home.host.reply(table, MEI.id, reply), "host-not-seated"),
        (home.host.reply(77, ADA.id, reply), "host-no-table"),
        (home.host.reply(table, BEN.id, reply), "host-not-your-seat"),
        (home.host.replies(table, ADA.id, []), "host-not-your-seat"),
        (home.host.undo(table, ADA.id, 0), "kernel-no-undo"),
        (home.host.undo(table, ADA.id, 5), "kernel-stale"),
        (home.host.undo(table, MEI.id, 0), "host-not-seated"),
        (home.host.session_clone(table, MEI.id), "host-not-seated"),
        (home.host.glance(table, ADA.id, seat=1), "host-not-your-seat"),
        (home.host.public_view(table, 3), "host-no-entry"),
        (home.host.begin(table, BEN.id), "host-owner-only"),
    ]
    for attempt, reason in refused:
        with pytest.raises(Refused) as error:
            await attempt
        assert refusal(error) == reason
    assert dump(home) == before
    lobby = await home.table(begin=False)
    refused = [
        (home.host.reply(lobby, ADA.id, reply), "host-is-lobby"),
        (home.host.public_view(lobby, 0), "host-is-lobby"),
        (home.host.export(lobby, ADA.id), "host-is-lobby"),
    ]
    for attempt, reason in refused:
        with pytest.raises(Refused) as error:
            await attempt
        assert refusal(error) == reason


async def test_a_press_whose_sender_has_given_up_waiting_is_kept(home: House) -> None:
    table = await home.table()
    task = asyncio.create_task(home.host.reply(table, ADA.id, Reply(0, "bid", 0, ("bid:1",))))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (await home.host.glance(table, ADA.id)).info.entries == 1
    await home.restart()
    assert (await home.host.glance(table, ADA.id)).info.entries == 1


async def test_tables_are_let_go_and_come_back(home: House) -> None:
    home.room = 3
    await home.restart()
    found = [await home.table() for _ in range(8)]
    for number in range(2):
        for table in found:
            await home.answer(table, PEOPLE[number], "bid:1")
    assert len(home.host._keeper._held) <= 3
    for table in found:
        glance = await home.host.glance(table, ADA.id)
        assert (glance.info.entries, set(glance.info.waiting)) == (2, {0})


async def test_drafts_last_as_long_as_their_ticket(home: House) -> None:
    from engine.host.model import Draft

    table = await home.table()
    await home.host.keep_draft(table, 0, 0, Draft(("bid:1",), 2))
    await home.restart()
    assert await home.host.draft(table, 0, 0) == Draft(("bid:1",), 2)
    assert await home.host.draft(table, 0, 1) == Draft()
    assert await home.host.draft(table, 1, 0) == Draft()


async def test_a_clone_may_be_played_on_without_consequence(home: House) -> None:
    table = await home.table()
    before = dump(home)
    clone = await home.host.session_clone(table, ADA.id)
    clone.apply(Reply(0, "bid", 0, ("bid:1",)))
    assert dump(home) == before
    assert (await home.host.glance(table, ADA.id)).decision is not None
