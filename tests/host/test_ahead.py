"""Deciding ahead: done as soon as its question comes and fits, else dropped; and nobody else learns of it before."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.host.absence import By
from engine.host.model import LogEntry
from engine.host.orders import NOTHING, Ahead, Order, Pass, outcome
from engine.kernel import Refused, Reply, Session, Text, text
from engine.store import Store
from engine.store.backup import Copying, restore
from tests.host.support import ADA, BEN, MEI, House, bids, find_rules, first, refusal
from tests.host.test_faults import Risen, with_rules
from tests.teaching.table import load

PROMPT = Text("teaching-ask")


def order(key: str, *picks: str, standing: bool = False) -> Order:
    return Order(key, picks, PROMPT, Text("teaching-rest"), standing=standing)


async def log(home: House, table: int) -> list[LogEntry]:
    return list((await home.host.history(table, None)).entries)


async def asked(home: House, table: int) -> list[tuple[str, str]]:
    return [(person.name, decision.key) for person, decision in await home.decisions(table)]


async def on_turn(home: House, people: int = 2) -> int:
    """A table at which the bids are done and Ada has to act; Ben comes next."""
    table = await home.table(people)
    await bids(home, table, people)
    await home.host.quiet()
    home.box.notices.clear()
    return table


async def ends_turn(home: House, table: int) -> None:
    """Ada rests, throws nothing away."""
    await home.answer(table, ADA, "rest")
    await home.answer(table, ADA)


async def test_an_order_is_done_when_its_question_comes(home: House) -> None:
    table = await on_turn(home)
    await home.host.ahead.order(table, BEN.id, order("action", "roll"))
    await home.host.ahead.order(table, BEN.id, order("throw"))
    await ends_turn(home, table)
    assert await asked(home, table) == [("Ada", "bid"), ("Ben", "bid")], "Ben's whole turn has been played"
    rolled, thrown = (await log(home, table))[-2:]
    for entry, picks in ((rolled, ("roll",)), (thrown, ())):
        assert entry.seat == 1
        assert entry.events[0].text.key == "host-decided-ahead"
        own = (await home.host.history(table, 1)).entries
        assert next(mine.reply for mine in own if mine.at == entry.at) is not None
        assert next(mine.reply.picks for mine in own if mine.at == entry.at and mine.reply) == picks
    assert (await home.host.glance(table, BEN.id)).ahead == NOTHING, "an order counts once"


async def test_nobody_is_called_for_what_is_decided_ahead_and_the_next_card_tells_it(home: House) -> None:
    table = await on_turn(home)
    await home.host.ahead.order(table, BEN.id, order("action", "roll"))
    await home.host.ahead.order(table, BEN.id, order("throw"))
    await ends_turn(home, table)
    [card] = home.box.notices
    assert card.ping == (ADA.id, BEN.id), "both for their bids, which come after Ben's turn"
    keys = [event.text.key for event in card.events]
    assert keys.count("host-decided-ahead") == 2
    assert keys.index("host-decided-ahead") < keys.index("teaching-rolls")


async def test_somebody_is_called_for_the_first_question_that_is_left_to_them(home: House) -> None:
    table = await on_turn(home)
    await home.host.ahead.order(table, BEN.id, order("action", "roll"))
    await ends_turn(home, table)
    assert await asked(home, table) == [("Ben", "throw")]
    assert [notice.ping for notice in home.box.notices] == [(BEN.id,)]


async def test_one_that_does_not_fit_is_dropped_with_a_note_to_its_owner_alone(home: House) -> None:
    table = await on_turn(home)
    wrong = order("action", "fly")
    await home.host.ahead.order(table, BEN.id, wrong)
    await ends_turn(home, table)
    assert await asked(home, table) == [("Ben", "action")]
    mine = await home.host.glance(table, BEN.id)
    assert [(gone.order, gone.ticket) for gone in mine.ahead.dropped] == [(wrong, mine.ticket)]
    assert not mine.ahead.orders
    assert home.box.notices[-1].ping == (BEN.id,), "he is called as if he had ordered nothing"
    assert (await home.host.glance(table, ADA.id)).ahead == NOTHING
    assert not any("ahead" in event.text.key for entry in await log(home, table) for event in entry.events)


async def test_the_first_of_several_that_fits_is_done(home: House) -> None:
    table = await on_turn(home)
    for pick in ("fly", "rest", "roll"):
        await home.host.ahead.order(table, BEN.id, order("action", pick))
    await ends_turn(home, table)
    assert await asked(home, table) == [("Ben", "throw")]
    assert "teaching-rolls" not in [event.text.key for event in (await log(home, table))[-1].events]
    assert not (await home.host.glance(table, BEN.id)).ahead.orders


async def test_a_standing_order_waits_until_it_fits_and_is_done_once_a_turn(home: House) -> None:
    table = await on_turn(home)
    await home.host.ahead.order(table, BEN.id, order("action", "polish", standing=True))
    await ends_turn(home, table)
    assert await asked(home, table) == [("Ben", "action")], "polished once, and now it is up to him"
    polishes = [e for entry in await log(home, table) for e in entry.events if e.text.key == "teaching-polishes"]
    assert len(polishes) == 1
    assert len((await home.host.glance(table, BEN.id)).ahead.orders) == 1, "it stays"
    await home.host.ahead.order(table, BEN.id, order("throw", "throw:99", standing=True))
    await home.answer(table, BEN, "rest")
    assert await asked(home, table) == [("Ben", "throw")], "it waits"
    assert len((await home.host.glance(table, BEN.id)).ahead.orders) == 2
    assert not (await home.host.glance(table, BEN.id)).ahead.dropped


async def test_what_was_taken_back_is_not_done_and_somebody_who_is_asked_answers_themselves(home: House) -> None:
    table = await on_turn(home)
    await home.host.ahead.order(table, BEN.id, order("action", "rest"))
    await home.host.ahead.take_back(table, BEN.id, order("action", "rest"))
    with pytest.raises(Refused) as refused:
        await home.host.ahead.order(table, ADA.id, order("action", "rest"))
    assert refusal(refused) == "host-ahead-asked"
    await ends_turn(home, table)
    assert await asked(home, table) == [("Ben", "action")]
    await home.host.ahead.passing(table, BEN.id, Pass())
    await home.host.quiet()
    assert await asked(home, table) == [("Ben", "action")], "only what comes later is passed"


async def test_passing_takes_the_usual_answer_until_it_is_switched_off(home: House) -> None:
    table = await on_turn(home)
    await home.host.ahead.passing(table, BEN.id, Pass("action", PROMPT))
    await ends_turn(home, table)
    assert await asked(home, table) == [("Ben", "throw")], "this question has no usual answer"
    await home.answer(table, BEN)
    await bids(home, table)
    await ends_turn(home, table)
    assert await asked(home, table) == [("Ben", "throw")]
    await home.host.ahead.passing(table, BEN.id, None)
    assert (await home.host.glance(table, BEN.id)).ahead == NOTHING
    await home.answer(table, BEN)
    assert (await home.host.info(table)).state == "over"  # type: ignore[union-attr]


async def test_passing_ends_with_the_part_of_the_game_it_was_meant_for(home: House) -> None:
    table = await on_turn(home)
    await home.host.ahead.passing(table, BEN.id, Pass(None, None, text("teaching-no-such-round")))
    await ends_turn(home, table)
    assert await asked(home, table) == [("Ben", "action")]
    assert (await home.host.glance(table, BEN.id)).ahead == NOTHING


async def test_a_reaction_that_is_passed_calls_nobody(home: House) -> None:
    table = await home.table(2)
    await home.host.ahead.passing(table, BEN.id, Pass())
    await home.host.quiet()
    assert await asked(home, table) == [("Ada", "bid"), ("Ben", "bid")]
    await home.answer(table, BEN, "bid:0")
    await home.answer(table, ADA, "bid:0")
    await ends_turn(home, table)
    assert await asked(home, table) == [("Ben", "throw")]


async def test_what_it_did_can_be_taken_back_and_is_then_left_alone(home: House) -> None:
    table = await on_turn(home)
    await home.host.ahead.order(table, BEN.id, order("action", "rest", standing=True))
    await home.host.ahead.passing(table, BEN.id, Pass())
    await ends_turn(home, table)
    assert await asked(home, table) == [("Ben", "throw")]
    ticket = (await home.host.glance(table, BEN.id)).ticket
    await home.host.undo(table, BEN.id, ticket)
    await home.host.quiet()
    assert await asked(home, table) == [("Ben", "action")]
    await home.restart()
    await home.host.quiet()
    assert await asked(home, table) == [("Ben", "action")], "also after a restart"
    await home.answer(table, BEN, "roll")
    assert await asked(home, table) == [("Ben", "throw")]


async def test_going_back_together_leaves_everybody_their_choice(home: House) -> None:
    table = await on_turn(home)
    await home.host.ahead.passing(table, BEN.id, Pass("action", PROMPT))
    await ends_turn(home, table)
    rested = (await log(home, table))[-1].at
    decided = await home.host.back_to(table, rested, By(ADA))
    assert decided.vote is not None
    await home.host.answer(table, decided.vote.id, BEN.id, yes=True)
    await home.host.quiet()
    assert await asked(home, table) == [("Ben", "action")]


async def test_it_goes_with_whoever_gives_the_seat_away(home: House) -> None:
    table = await on_turn(home, 3)
    await home.host.ahead.order(table, BEN.id, order("action", "roll"))
    await home.host.ahead.passing(table, BEN.id, Pass())
    await home.host.steward(table, 1, By(BEN))
    await home.host.come_back(table, By(BEN))
    assert (await home.host.glance(table, BEN.id)).ahead == NOTHING
    async with home.store.reading() as tx:
        assert await tx.all("SELECT ahead FROM chairs WHERE ahead IS NOT NULL") == []


async def test_it_goes_with_the_game_and_with_whoever_is_forgotten(home: House) -> None:
    table = await on_turn(home, 3)
    await home.host.ahead.passing(table, BEN.id, Pass())
    await home.host.ahead.passing(table, MEI.id, Pass())
    await home.host.people.forget(BEN.id)
    async with home.store.reading() as tx:
        assert len(await tx.all("SELECT ahead FROM chairs WHERE ahead IS NOT NULL")) == 1
    await home.host.quiet()
    while open_questions := await home.decisions(table):
        person, decision = open_questions[0]
        await home.answer(table, person, *first(decision))
    async with home.store.reading() as tx:
        assert await tx.all("SELECT ahead FROM chairs WHERE ahead IS NOT NULL") == []


async def test_it_is_among_what_is_stored_about_somebody(home: House) -> None:
    table = await on_turn(home)
    await home.host.ahead.order(table, BEN.id, order("action", "roll"))
    assert b'"roll"' in await home.host.people.export(BEN.id)
    assert b'"roll"' not in await home.host.people.export(ADA.id)


async def test_with_the_owners_own_press_there_is_one_result(home: House) -> None:
    table = await on_turn(home)
    await home.answer(table, ADA, "rest")
    await home.host.ahead.order(table, BEN.id, order("action", "roll"))
    ada = (await home.host.glance(table, ADA.id)).decision
    assert ada is not None
    ticket = (await home.host.glance(table, BEN.id)).ticket
    closing = home.host.reply(table, ADA.id, Reply(0, ada.key, ada.ticket, ()))
    own = home.host.reply(table, BEN.id, Reply(1, "action", ticket, ("roll",)))
    await asyncio.gather(closing, own)
    await home.host.quiet()
    rolls = [e for entry in await log(home, table) for e in entry.events if e.text.key == "teaching-rolls"]
    assert len(rolls) == 1
    assert await asked(home, table) == [("Ben", "throw")]


async def test_it_is_done_after_a_restart_if_it_was_not_before(home: House, tmp_path: Path) -> None:
    table = await on_turn(home)
    await home.host.ahead.order(table, BEN.id, order("action", "roll"))
    await home.host.ahead.tasks.close()
    await ends_turn(home, table)
    assert await asked(home, table) == [("Ben", "action")]
    assert not [notice for notice in home.box.notices if BEN.id in notice.ping], "he is not called meanwhile"
    await home.restart()
    await home.host.quiet()
    assert await asked(home, table) == [("Ben", "throw")]


async def test_what_is_under_way_is_done_before_anything_is_changed(home: House) -> None:
    """Nobody has been called for it: were it taken back now, nobody would know that it is their turn."""
    table = await on_turn(home)
    await home.host.ahead.order(table, BEN.id, order("action", "roll"))
    await home.host.ahead.tasks.close()
    await ends_turn(home, table)
    await home.host.ahead.take_back(table, BEN.id, order("action", "roll"))
    await home.host.quiet()
    assert await asked(home, table) == [("Ben", "throw")]
    assert home.box.notices[-1].ping == (BEN.id,)


def test_a_standing_order_is_done_once_a_step_even_where_its_question_comes_again() -> None:
    session, _ = Session.begin(find_rules("teaching"), 2, {}, "deal")
    decision = session.decisions[0]
    stands = Ahead((order("bid", "bid:1", standing=True),))
    done = outcome(stands, decision, session)
    assert done.picks == ("bid:1",)
    assert outcome(done.after, decision, session).picks is None
    assert outcome(Ahead((order("bid", "bid:1"),)), decision, session).after == Ahead()


async def test_a_table_that_rests_does_nothing(home: House) -> None:
    table = await on_turn(home)
    await home.host.ahead.tasks.close()
    await home.host.ahead.order(table, BEN.id, order("action", "roll"))
    await ends_turn(home, table)
    await home.host.pause(table, By(ADA))
    await home.restart()
    await home.host.quiet()
    assert not [e for entry in await log(home, table) for e in entry.events if e.text.key == "teaching-rolls"]
    await home.host.resume(table, By(ADA))
    await home.host.quiet()
    assert await asked(home, table) == [("Ben", "throw")]


async def test_what_cannot_be_read_is_nothing(home: House) -> None:
    table = await on_turn(home)
    await home.host.ahead.passing(table, BEN.id, Pass())
    await home.close()
    store = await Store.open(home.path)
    async with store.transaction() as tx:
        tx.write("UPDATE chairs SET ahead = '{' WHERE ahead IS NOT NULL")
    await store.close()
    await home.open()
    await ends_turn(home, table)
    assert await asked(home, table) == [("Ben", "action")]


async def test_several_options_of_one_question_are_ordered_together(home: House) -> None:
    table = await on_turn(home)
    await home.host.ahead.order(table, BEN.id, order("action", "roll"))
    await home.host.ahead.order(table, BEN.id, order("throw", "throw:1", "throw:0"))
    await home.host.ahead.order(table, BEN.id, order("throw", "throw:0", "throw:1"))
    assert len((await home.host.glance(table, BEN.id)).ahead.orders) == 2, "the same things in another order"
    await ends_turn(home, table)
    own = (await home.host.history(table, 1)).entries
    assert [entry.reply.picks for entry in own if entry.reply and entry.reply.key == "throw"] == [
        ("throw:0", "throw:1")
    ]


async def test_several_of_which_one_is_gone_are_not_done_in_part(home: House) -> None:
    table = await on_turn(home)
    await home.host.ahead.order(table, BEN.id, order("action", "roll"))
    await home.host.ahead.order(table, BEN.id, order("throw", "throw:0", "throw:77"))
    await ends_turn(home, table)
    assert await asked(home, table) == [("Ben", "throw")]
    assert [gone.order.picks for gone in (await home.host.glance(table, BEN.id)).ahead.dropped] == [
        ("throw:0", "throw:77")
    ]


async def test_only_who_plays_decides_ahead_and_no_more_than_ten_things(home: House) -> None:
    table = await on_turn(home)
    with pytest.raises(Refused) as refused:
        await home.host.ahead.plans(table, MEI.id)
    assert refusal(refused) == "host-not-seated"
    for number in range(10):
        await home.host.ahead.order(table, BEN.id, order("card", f"card:{number}"))
    with pytest.raises(Refused) as refused:
        await home.host.ahead.order(table, BEN.id, order("card", "card:10"))
    assert refusal(refused) == "host-ahead-full"


async def test_what_may_be_asked_is_found_out_once_for_a_position(home: House) -> None:
    table = await on_turn(home)
    plans = await home.host.ahead.plans(table, BEN.id)
    assert plans is not None
    action = plans.forecast.find("action")
    assert action is not None
    assert {"rest", "roll"} <= {option.id for option in action.options}
    assert action.usual is not None
    throw = plans.forecast.find("throw")
    assert throw is None or (throw.pick[0], throw.pick[1] > 1) == (0, True)
    assert (await home.host.ahead.plans(table, BEN.id)).forecast is plans.forecast
    await home.answer(table, ADA, "rest")
    assert (await home.host.ahead.plans(table, BEN.id)).forecast is not plans.forecast


async def test_a_forecast_changes_nothing_at_the_table(home: House) -> None:
    table = await on_turn(home)
    before = (await home.host.session_clone(table, ADA.id)).save()
    await home.host.ahead.plans(table, BEN.id)
    assert (await home.host.session_clone(table, ADA.id)).save() == before


async def test_who_is_left_alone_with_a_question_still_is_under_new_rules_and_after_a_restore(
    home: House, tmp_path: Path
) -> None:
    """Both move all tickets on, by which that is known."""
    table = await on_turn(home)
    await ends_turn(home, table)
    await home.host.ahead.passing(table, BEN.id, Pass())
    home.catalogue = with_rules(Risen(load()))
    await home.restart()
    await home.host.quiet()
    assert (await home.host.glance(table, None)).info.version == Risen.version
    assert await asked(home, table) == [("Ben", "action")]
    copy = await asyncio.to_thread(Copying(home.path, tmp_path / "backups", home.clock.now, keep=1).run)
    await home.close()
    await asyncio.to_thread(restore, home.path, copy, home.clock.now)
    await home.open()
    await home.host.quiet()
    assert await asked(home, table) == [("Ben", "action")]
    assert (await home.host.glance(table, BEN.id)).ahead.passes == (Pass(),), "for what comes later"
