"""Moves taken back: once, after restarts, across the end of a step."""

from __future__ import annotations

import asyncio

import pytest

from engine import record
from engine.host.model import Moved
from engine.kernel import Refused, Reply
from tests.host.support import ADA, BEN, House, bids, find_rules, last


async def test_the_same_undo_delivered_twice_is_done_once(home: House) -> None:
    table = await home.table()
    await home.answer(table, ADA, "bid:1")
    ticket = (await home.host.glance(table, ADA.id)).ticket
    await asyncio.gather(home.host.undo(table, ADA.id, ticket), home.host.undo(table, ADA.id, ticket))
    glance = await home.host.glance(table, ADA.id)
    assert (glance.info.entries, glance.ticket, glance.can_undo) == (2, 2, False)
    assert glance.decision is not None


async def test_undo_after_restart_equals_the_state_before_the_reply(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    states = []
    for picks in ("polish", "play"):
        states.append(record.position(await home.host.session_clone(table, ADA.id)))
        await home.answer(table, ADA, picks)
    for before in reversed(states):
        await home.restart()
        glance = await home.host.glance(table, ADA.id)
        assert glance.can_undo
        await home.host.undo(table, ADA.id, glance.ticket)
        assert record.position(await home.host.session_clone(table, ADA.id)) == before
    await home.restart()
    assert not (await home.host.glance(table, ADA.id)).can_undo, "the bids have been revealed"


async def test_undo_across_the_end_of_a_step_and_on(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    await home.answer(table, ADA, "rest")
    before = record.position(await home.host.session_clone(table, ADA.id))
    await home.answer(table, ADA)
    assert set((await home.host.glance(table, None)).info.waiting) == {1}
    await home.restart()
    glance = await home.host.glance(table, ADA.id)
    moved = await home.host.undo(table, ADA.id, glance.ticket)
    assert set(moved.glance.info.waiting) == {0}
    assert record.position(await home.host.session_clone(table, ADA.id)) == before
    await home.restart()
    await home.answer(table, ADA, "throw:0")
    await home.restart()
    await home.play(table, last)
    exported = record.decode(await home.host.export(table, ADA.id))
    assert record.play(exported, find_rules("teaching")).over


@pytest.mark.parametrize("first", ["undo", "reply"])
async def test_an_undo_and_the_next_seats_reply_at_one_moment_are_never_both_done(home: House, first: str) -> None:
    table = await home.table()
    await bids(home, table)
    await home.answer(table, ADA, "rest")
    await home.answer(table, ADA)
    ticket = (await home.host.glance(table, ADA.id)).ticket
    asked = (await home.host.glance(table, BEN.id)).decision
    assert asked is not None
    undo = home.host.undo(table, ADA.id, ticket)
    reply = home.host.reply(table, BEN.id, Reply(asked.seat, asked.key, asked.ticket, ("polish",)))
    done = await asyncio.gather(*((undo, reply) if first == "undo" else (reply, undo)), return_exceptions=True)
    assert isinstance(done[0], Moved), "whoever comes first is served"
    assert isinstance(done[1], Refused), "and the other one is told"
    info = await home.host.info(table)
    assert info is not None
    assert set(info.waiting) == ({0} if first == "undo" else {1})
    await home.restart()
    assert await home.host.info(table) == info
