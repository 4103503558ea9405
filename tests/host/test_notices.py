"""Announcements: which are made, once each and in order, and whom they mention."""

from __future__ import annotations

import asyncio

import pytest

from engine.host.model import Person, Place
from engine.kernel import Event, Reply
from tests.host.support import ADA, BEN, HERE, MEI, Box, House, bids, last


async def test_one_card_a_turn_and_one_ping_an_activation(home: House) -> None:
    table = await home.table()
    assert home.box.pings() == [("lobby", ()), ("begun", (ADA.id, BEN.id))]
    await home.answer(table, BEN, "bid:0")
    assert len(home.box.notices) == 2, "the choices of the others are still open"
    await home.answer(table, ADA, "bid:0")
    assert home.box.pings()[2:] == [("turn", ())], "Ada goes on herself"
    await home.answer(table, ADA, "polish")
    await home.answer(table, ADA, "rest")
    assert len(home.box.notices) == 3, "nothing is said within one's own turn"
    await home.answer(table, ADA)
    assert home.box.pings()[3:] == [("turn", (BEN.id,))]
    assert [event.text.key for event in home.box.notices[3].events] == ["teaching-polishes", "teaching-throws"]
    assert (home.box.notices[3].since, home.box.notices[3].at) == (2, 5)


async def test_the_last_of_simultaneous_choices_pings_whoever_is_next(home: House) -> None:
    table = await home.table()
    await home.answer(table, ADA, "bid:0")
    await home.answer(table, BEN, "bid:0")
    assert home.box.pings()[2:] == [("turn", (ADA.id,))]


async def reaction(home: House) -> int:
    """Ada plays a card that takes from Ben, who may parry."""
    table = await home.table()
    await bids(home, table)
    await home.answer(table, ADA, "play")
    hand = (await home.host.glance(table, ADA.id)).decision
    assert hand is not None
    card = next(option.id for option in hand.options if option.id in ("card:lute", "card:seal"))
    await home.answer(table, ADA, card)
    if set((await home.host.glance(table, None)).info.waiting) == {0}:
        await home.answer(table, ADA, "seat:1")
    assert set((await home.host.glance(table, None)).info.waiting) == {1}
    return table


async def test_a_reaction_gets_its_own_card_and_getting_the_turn_back_soon_is_no_activation(home: House) -> None:
    table = await reaction(home)
    assert home.box.pings()[3:] == [("reaction", (BEN.id,))]
    assert [event.text.key for event in home.box.notices[3].events] == ["teaching-plays"]
    home.clock.now += 3600
    await home.answer(table, BEN, "give")
    assert home.box.pings()[4:] == [("turn", ())]


async def test_getting_the_turn_back_after_a_long_wait_is_an_activation(home: House) -> None:
    table = await reaction(home)
    await home.restart()
    home.clock.now += 25 * 3600
    await home.answer(table, BEN, "give")
    assert home.box.pings()[4:] == [("turn", (ADA.id,))]


async def test_an_undo_after_a_card_is_told_and_the_way_back_pings_nobody_twice(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    await home.answer(table, ADA, "rest")
    await home.answer(table, ADA)
    assert home.box.pings()[-1] == ("turn", (BEN.id,))
    moved = await home.host.undo(table, ADA.id, (await home.host.glance(table, ADA.id)).ticket)
    await home.host.quiet()
    assert [event.text.key for event in moved.events] == ["host-taken-back"]
    assert home.box.pings()[-1] == ("undone", ())
    assert set(moved.glance.info.waiting) == {0}
    await home.answer(table, ADA, "throw:0")
    assert home.box.pings()[-1] == ("turn", ())
    await home.answer(table, BEN, "rest")
    await home.answer(table, BEN)
    assert [ping for _, ping in home.box.pings()].count((BEN.id,)) == 1


async def test_an_undo_within_the_turn_is_not_announced_and_its_words_are_dropped(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    await home.answer(table, ADA, "polish")
    await home.host.undo(table, ADA.id, (await home.host.glance(table, ADA.id)).ticket)
    await home.answer(table, ADA, "rest")
    await home.restart()
    await home.answer(table, ADA)
    assert home.box.kinds() == ["lobby", "begun", "turn", "turn"]
    assert [event.text.key for event in home.box.notices[-1].events] == ["teaching-throws"]


async def test_a_ping_that_an_undo_has_made_stale_before_it_was_sent_is_not_made(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    await home.answer(table, ADA, "rest")
    home.box.gate = asyncio.Event()
    home.box.failures = [ConnectionError()]
    decision = (await home.host.glance(table, ADA.id)).decision
    assert decision is not None
    await home.host.reply(table, ADA.id, Reply(0, decision.key, decision.ticket, ()))
    await home.host.undo(table, ADA.id, decision.ticket + 1)
    home.box.gate.set()
    await home.host.quiet()
    assert home.box.pings()[3:] == [("turn", ()), ("undone", ())], "every card is told, nobody is called in vain"
    await home.answer(table, ADA)
    assert home.box.pings()[5:] == [("turn", (BEN.id,))], "now Ben is called"


@pytest.mark.parametrize("died", [False, True], ids=["answer late", "died before the answer"])
async def test_a_ping_that_was_posted_before_an_undo_counts(home: House, died: bool) -> None:
    table = await home.table()
    await bids(home, table)
    await home.answer(table, ADA, "rest")
    home.box.after_gate = asyncio.Event()
    home.box.posted.clear()
    decision = (await home.host.glance(table, ADA.id)).decision
    assert decision is not None
    await home.host.reply(table, ADA.id, Reply(0, decision.key, decision.ticket, ()))
    await home.box.posted.wait()
    await home.host.undo(table, ADA.id, decision.ticket + 1)
    if died:
        await home.restart()
    home.box.after_gate.set()
    await home.host.quiet()
    await home.answer(table, ADA)
    assert home.box.pings()[3:] == [("turn", (BEN.id,)), ("undone", ()), ("turn", ())]


async def test_announcements_that_failed_are_made_in_order_and_once(home: House) -> None:
    table = await home.table()
    home.box.failures = [ConnectionError(), TimeoutError()]
    await home.answer(table, ADA, "bid:0")
    await home.answer(table, BEN, "bid:0")
    home.box.after_failures = [TimeoutError("accepted, but the answer got lost")]
    await home.answer(table, ADA, "rest")
    await home.answer(table, ADA)
    assert home.box.pings() == [("lobby", ()), ("begun", (1, 2)), ("turn", (1,)), ("turn", (2,))]
    rows = [notice.row for notice in home.box.notices]
    assert rows == sorted(set(rows))


async def test_an_announcement_that_was_accepted_just_before_the_bot_died_is_not_made_again(home: House) -> None:
    table = await home.table()
    await home.answer(table, ADA, "bid:0")
    home.box.after_failures = [asyncio.CancelledError()]
    await home.host.reply(table, BEN.id, Reply(1, "bid", 0, ("bid:0",)))
    await home.host.quiet()
    assert (await home.host.info(table)).card == 1002  # type: ignore[union-attr]
    await home.restart()
    await home.host.quiet()
    assert home.box.pings() == [("lobby", ()), ("begun", (1, 2)), ("turn", (1,))]
    assert (await home.host.info(table)).card == 1003  # type: ignore[union-attr]
    await home.answer(table, ADA, "rest")
    await home.restart()
    assert len(home.box.notices) == 3


async def test_a_deleted_channel_parks_the_table_until_it_is_moved(home: House) -> None:
    table = await home.table()
    other = await home.table(place=Place(100, 201))
    home.box.closed.add(HERE.channel)
    await bids(home, table)
    await bids(home, other)
    assert home.box.kinds(table) == ["lobby", "begun"]
    assert home.box.kinds(other) == ["lobby", "begun", "turn"]
    info = await home.host.info(table)
    assert info is not None
    assert info.trouble is not None
    await home.restart()
    await home.host.quiet()
    moved = await home.host.move(table, Place(100, 300))
    assert moved.trouble is None
    await home.host.quiet()
    assert home.box.kinds(table) == ["lobby", "begun", "turn"]
    assert {notice.place.channel for notice in home.box.notices if notice.table == table} == {200, 300}


async def test_a_thread_is_opened_ahead_of_the_first_card(home: House) -> None:
    table = await home.table(threaded=True)
    assert home.box.threads == 1
    lobby, begun = home.box.notices
    assert (lobby.place.target, begun.place.target) == (200, 900 + table)
    await home.restart()
    await bids(home, table)
    assert home.box.threads == 1
    assert home.box.notices[-1].place.thread == 900 + table


async def test_a_card_follows_its_table_and_can_be_asked_for(home: House) -> None:
    table = await home.table()
    await home.host.move(table, Place(100, 200, 77))
    await home.host.quiet()
    assert home.box.kinds() == ["lobby", "begun", "turn"]
    assert home.box.notices[-1].place.target == 77
    await home.host.move(table, Place(100, 200))
    await home.host.quiet()
    await home.host.announce(table)
    await home.host.quiet()
    assert home.box.kinds() == ["lobby", "begun", "turn", "turn", "turn"]
    assert all(notice.ping == () for notice in home.box.notices[2:])


async def test_messages_forgotten_by_a_simulated_discord_are_posted_anew(home: House) -> None:
    running = await home.table(threaded=True)
    lobby = await home.table(begin=False)
    await bids(home, running)
    await home.close()
    home.box = Box()
    await home.open()
    await home.host.forget_messages()
    await home.host.quiet()
    assert home.box.pings(running) == [("turn", ())]
    assert home.box.pings(lobby) == [("lobby", ())]
    assert home.box.notices[0].place == HERE
    assert home.box.notices[0].since == home.box.notices[0].at == 2


async def test_computers_moves_are_told_on_the_next_persons_card(home: House) -> None:
    table = await home.table(begin=False)
    await home.host.leave(table, BEN.id)
    await home.host.add_computer(table, ADA.id)
    await home.host.begin(table, ADA.id)
    await home.host.quiet()
    await home.answer(table, ADA, "bid:0")
    await home.answer(table, ADA, "rest")
    before = len(home.box.notices)
    await home.answer(table, ADA)
    assert [ping for _, ping in home.box.pings()[before:]] == [(ADA.id,)]
    assert len(home.box.notices[-1].events) > 1


async def test_public_words_never_hold_what_is_meant_for_one_seat(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    moved = await home.answer(table, ADA, "draw")
    assert [event.text.key for event in moved.events] == ["teaching-draws", "teaching-drew"]
    await home.play(table, last)
    await home.host.quiet()
    assert "teaching-drew" not in [event.text.key for notice in home.box.notices for event in notice.events]
    private = [event.text.key for event in await _log(home, table, None)]
    assert "teaching-drew" in private, "after the end everything may be known"


async def _log(home: House, table: int, seat: int | None) -> list[Event]:
    found: list[Event] = []
    page = await home.host.history(table, seat)
    for number in reversed(range(page.pages)):
        found += [e for entry in (await home.host.history(table, seat, page=number)).entries for e in entry.events]
    return found


async def test_every_public_event_of_a_game_is_announced_once_and_in_order(home: House) -> None:
    table = await home.table(seats=4)
    await home.play(table, last)
    await home.host.quiet()
    told = [event for notice in home.box.notices for event in notice.events]
    assert told == [event for event in await _log(home, table, None) if event.to is None]


async def test_somebody_who_came_late_is_mentioned_at_the_beginning(home: House) -> None:
    table = await home.table(begin=False, seats=3)
    await home.host.leave(table, MEI.id)
    late = Person(99, "late")
    await home.host.join(table, late)
    await home.host.begin(table, ADA.id)
    await home.host.quiet()
    assert home.box.pings()[-1] == ("begun", (ADA.id, BEN.id, late.id))
