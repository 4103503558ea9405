"""Votes: everybody else is asked, deadlines outlive restarts, one result each, and none about what is past."""

from __future__ import annotations

import asyncio

import pytest

from engine.host.absence import By
from engine.host.model import Person, Ping, Vote
from engine.kernel import Refused, Reply
from tests.host.support import ADA, BEN, MEI, MING, House, bids, refusal
from tests.host.test_absence import BENS, ben_is_late, sits
from tests.host.test_calling import HOUR, TAIPEI, chooses


async def vote_of(home: House, table: int, number: int = 1) -> Vote:
    return await home.host.vote(table, number)


def told(home: House, kind: str) -> int:
    """How many announcements of a kind have been made."""
    return sum(notice.kind == kind for notice in home.box.notices)


async def proposed(home: House, by: Person = MEI, people: int = 4) -> int:
    """A table at which Ben is late, and somebody proposes a computer player for him."""
    table = await ben_is_late(home, people)
    decided = await home.host.steward(table, BENS, By(by))
    await home.host.quiet()
    assert decided.vote is not None
    return table


async def test_every_other_person_is_asked_and_more_than_half_decide(home: House) -> None:
    table = await proposed(home)
    vote = await vote_of(home, table)
    assert vote.asked == (ADA.id, MING.id)
    [card] = [notice for notice in home.box.notices if notice.kind == "vote"]
    assert (card.ping, card.vote) == ((ADA.id, MING.id), vote.id)
    for stranger in (BEN, MEI):
        with pytest.raises(Refused) as refused:
            await home.host.answer(table, vote.id, stranger.id, yes=False)
        assert refusal(refused) == "host-not-asked"
    await home.host.answer(table, vote.id, ADA.id, yes=True)
    await home.host.quiet()
    assert (await vote_of(home, table)).state == "passed"
    assert (await sits(home, table))[BENS] == "sensible"
    assert told(home, "voted") == 0, "the card of the new player is the announcement"
    late = await home.host.answer(table, vote.id, MING.id, yes=False)
    assert late.vote is not None
    assert late.vote.state == "passed", "what is decided stays so"


async def test_a_computer_player_has_no_vote(home: House) -> None:
    table = await ben_is_late(home, 4)
    await home.host.steward(table, 3, By(MING))
    await home.host.quiet()
    decided = await home.host.steward(table, BENS, By(MEI))
    assert decided.vote is not None
    assert decided.vote.asked == (ADA.id,)


async def test_where_nobody_else_can_be_asked_it_is_done_at_once(home: House) -> None:
    table = await home.table(2)
    await bids(home, table)
    home.clock.now += 25 * HOUR
    decided = await home.host.steward(table, 0, By(BEN))
    assert decided.vote is not None
    assert decided.vote.state == "passed"
    await home.host.quiet()
    assert await sits(home, table) == ["sensible", "Ben"]
    assert told(home, "vote") == 0


async def test_who_objects_may_think_again(home: House) -> None:
    table = await proposed(home)
    await home.host.answer(table, 1, ADA.id, yes=False)
    assert (await vote_of(home, table)).state == "open"
    await home.host.answer(table, 1, ADA.id, yes=True)
    assert (await vote_of(home, table)).state == "passed"


@pytest.mark.parametrize(("answer", "expected"), [(None, "passed"), (False, "failed")])
async def test_at_the_deadline_those_decide_who_have_answered(home: House, answer: bool | None, expected: str) -> None:
    table = await proposed(home)
    if answer is not None:
        await home.host.answer(table, 1, ADA.id, yes=answer)
    home.clock.now += 23 * HOUR
    await home.host.ring()
    assert (await vote_of(home, table)).state == "open"
    await home.restart()
    home.clock.now += 2 * HOUR
    for _ in range(2):
        await home.host.ring()
        await home.host.quiet()
        assert (await vote_of(home, table)).state == expected
        assert told(home, "voted") == (expected == "failed"), "a refusal is announced once"
        await home.restart()


async def test_a_vote_that_an_answer_overtakes_closes_itself(home: House) -> None:
    table = await proposed(home)
    await home.answer(table, BEN, "rest")
    vote = await vote_of(home, table)
    assert vote.state == "stale"
    await home.host.answer(table, vote.id, ADA.id, yes=True)
    await home.host.answer(table, vote.id, MING.id, yes=True)
    home.clock.now += 50 * HOUR
    await home.host.ring()
    await home.host.quiet()
    assert (await sits(home, table))[BENS] == "Ben"
    assert told(home, "voted") == 0


async def test_a_vote_about_a_seat_that_has_changed_hands_closes_itself(home: House) -> None:
    table = await proposed(home)
    await home.host.steward(table, BENS, By(ADA))
    assert (await vote_of(home, table)).state == "stale"
    await home.host.come_back(table, By(BEN))
    await home.host.answer(table, 1, ADA.id, yes=True)
    assert (await sits(home, table))[BENS] == "Ben"


@pytest.mark.parametrize("moves_first", [False, True])
async def test_last_answer_deadline_and_move_at_the_same_moment_end_in_one_result(
    home: House, moves_first: bool
) -> None:
    table = await proposed(home)
    home.clock.now += 24 * HOUR
    asked = (await home.host.glance(table, BEN.id)).decision
    assert asked is not None
    works = [
        home.host.answer(table, 1, ADA.id, yes=True),
        home.host.answer(table, 1, MING.id, yes=True),
        home.host.ring(),
        home.host.reply(table, BEN.id, Reply(BENS, asked.key, asked.ticket, ("rest",))),
    ]
    await asyncio.gather(*(reversed(works) if moves_first else works), return_exceptions=True)
    await home.host.quiet()
    vote = await vote_of(home, table)
    assert vote.state == ("stale" if moves_first else "passed")
    assert ((await sits(home, table))[BENS] == "sensible") == (vote.state == "passed")
    page = await home.host.history(table, None)
    handed = [entry for entry in page.entries if any(e.text.key == "host-handed-steward" for e in entry.events)]
    assert len(handed) == (vote.state == "passed")


async def test_the_same_is_not_voted_on_twice_at_a_time(home: House) -> None:
    table = await proposed(home)
    with pytest.raises(Refused) as refused:
        await home.host.steward(table, BENS, By(MING))
    assert refusal(refused) == "host-vote-open"


async def test_a_stranger_offers_to_take_a_seat_over(home: House) -> None:
    table = await ben_is_late(home, 3)
    decided = await home.host.substitute(table, BENS, MING, By(MING))
    assert decided.vote is not None
    assert decided.vote.asked == (ADA.id, MEI.id)
    await home.host.answer(table, 1, ADA.id, yes=True)
    assert (await vote_of(home, table)).state == "open", "one of two is not more than half"
    await home.host.answer(table, 1, MEI.id, yes=True)
    assert await sits(home, table) == ["Ada", "阿明", "梅香"]


async def test_a_substitute_who_does_not_want_to_is_none(home: House) -> None:
    table = await ben_is_late(home, 3)
    await home.host.substitute(table, BENS, MING, By(MEI))
    await home.host.answer(table, 1, ADA.id, yes=True)
    assert (await vote_of(home, table)).state == "open"
    await home.host.answer(table, 1, MING.id, yes=False)
    assert (await vote_of(home, table)).state == "failed"
    assert (await sits(home, table))[BENS] == "Ben"


async def test_a_game_is_abandoned_when_everybody_agrees(home: House) -> None:
    table = await home.table(3)
    await bids(home, table, 3)
    await home.host.abandon(table, By(BEN))
    await home.host.answer(table, 1, ADA.id, yes=True)
    info = await home.host.info(table)
    assert info is not None
    assert info.state == "running"
    await home.host.answer(table, 1, MEI.id, yes=True)
    await home.host.quiet()
    info = await home.host.info(table)
    assert info is not None
    assert info.state == "cancelled"
    assert home.box.kinds()[-1] == "cancelled"


@pytest.mark.parametrize(("agree", "expected"), [(0, "failed"), (1, "passed")])
async def test_silence_abandons_only_with_half_of_the_table(home: House, agree: int, expected: str) -> None:
    table = await home.table(4)
    await home.host.abandon(table, By(BEN))
    if agree:
        await home.host.answer(table, 1, ADA.id, yes=True)
    home.clock.now += 25 * HOUR
    await home.host.ring()
    assert (await vote_of(home, table)).state == expected


async def test_one_objection_keeps_a_game(home: House) -> None:
    table = await home.table(4)
    await home.host.abandon(table, By(BEN))
    await home.host.answer(table, 1, ADA.id, yes=False)
    await home.host.quiet()
    assert (await vote_of(home, table)).state == "failed"
    assert told(home, "voted") == 1


async def test_who_wants_letters_gets_the_question_as_a_letter(home: House) -> None:
    await chooses(home, ADA, ping="direct")
    await chooses(home, MING, ping="none")
    await proposed(home)
    asked = [(notice.place.guild is None, notice.ping) for notice in home.box.notices if notice.kind == "vote"]
    assert sorted(asked) == [(False, ()), (True, (ADA.id,))]


async def test_an_offer_of_somebody_who_has_been_forgotten_is_none(home: House) -> None:
    table = await ben_is_late(home)
    await home.host.substitute(table, BENS, MING, By(MING))
    await home.host.people.forget(MING.id)
    decided = await home.host.answer(table, 1, ADA.id, yes=True)
    assert decided.vote is not None
    assert (decided.vote.state, decided.vote.answers) == ("stale", {})
    await home.host.steward(table, BENS, By(ADA))
    assert await sits(home, table) == ["Ada", "sensible", "梅香"]


async def test_nobody_comes_back_who_has_been_forgotten(home: House) -> None:
    table = await ben_is_late(home)
    await home.host.substitute(table, BENS, MING, By(MING, manages=True))
    await home.host.come_back(table, By(BEN))
    await home.host.people.forget(BEN.id)
    home.clock.now += 25 * HOUR
    await home.host.ring()
    assert await sits(home, table) == ["Ada", "阿明", "梅香"]
    assert (await vote_of(home, table)).state == "stale"


async def test_a_vote_does_not_wait_for_somebody_who_has_been_forgotten(home: House) -> None:
    table = await home.table(3)
    await home.host.abandon(table, By(ADA))
    await home.host.answer(table, 1, BEN.id, yes=True)
    await home.host.people.forget(MEI.id)
    assert (await vote_of(home, table)).state == "passed"


async def test_whoever_takes_a_seat_during_a_vote_to_abandon_is_asked_too(home: House) -> None:
    table = await home.table(3)
    await home.host.steward(table, BENS, By(BEN))
    await home.host.abandon(table, By(ADA))
    await home.host.come_back(table, By(BEN))
    decided = await home.host.answer(table, 1, MEI.id, yes=True)
    assert decided.info.state == "running"
    assert (await vote_of(home, table)).state == "stale"
    asked = (await home.host.abandon(table, By(ADA))).vote
    assert asked is not None
    assert asked.asked == (BEN.id, MEI.id)


async def test_a_proposal_counts_for_nobody_who_has_left(home: House) -> None:
    table = await home.table(4)
    await home.host.abandon(table, By(ADA))
    await home.host.answer(table, 1, BEN.id, yes=True)
    await home.host.steward(table, 0, By(ADA))
    home.clock.now += 25 * HOUR
    await home.host.ring()
    assert (await vote_of(home, table)).state == "failed", "one of three has agreed"


async def test_who_takes_no_letters_is_asked_at_the_table_and_nobody_else_again(home: House) -> None:
    table = await ben_is_late(home, 4)
    await chooses(home, ADA, ping="direct")
    home.box.closed.add(ADA.id)
    await home.host.steward(table, BENS, By(MEI))
    await home.host.quiet()
    cards = [notice.ping for notice in home.box.notices if notice.kind == "vote"]
    assert cards == [(MING.id,), (ADA.id,)]
    await home.restart()
    await home.host.quiet()
    assert told(home, "vote") == 2


async def test_who_has_answered_meanwhile_is_not_asked_at_the_table(home: House) -> None:
    table = await ben_is_late(home, 4)
    await chooses(home, ADA, ping="direct")
    home.box.letters_held = "fail"
    home.host._letters._wait = lambda attempt: 0.01
    await home.host.steward(table, BENS, By(MEI))
    await home.box.reached.wait()
    await home.host.answer(table, 1, ADA.id, yes=False)
    home.box.letters_held = None
    home.box.closed.add(ADA.id)
    await home.host.quiet()
    assert [notice.ping for notice in home.box.notices if notice.kind == "vote"] == [(MING.id,)]


async def test_two_votes_about_one_seat_that_end_at_the_same_moment(home: House) -> None:
    """The first one hands the seat over, and so the second one is about nothing: it is closed once."""
    table = await ben_is_late(home)
    await home.host.substitute(table, BENS, MING, By(MING))
    await home.host.steward(table, BENS, By(MEI))
    await home.host.answer(table, 1, ADA.id, yes=True)
    assert (await vote_of(home, table)).state == "open"
    home.clock.now += 25 * HOUR
    await home.host.ring()
    assert [(await vote_of(home, table, number)).state for number in (1, 2)] == ["passed", "stale"]
    await home.host.abandon(table, By(ADA))
    home.clock.now += 25 * HOUR
    await home.host.ring()
    assert (await vote_of(home, table, 3)).state == "failed", "later votes are counted as ever"


@pytest.mark.parametrize("ping", ["thread", "direct", "both", "none"])
async def test_who_sleeps_when_a_vote_begins_is_told_of_it_in_the_morning(home: House, ping: Ping) -> None:
    expected = {"thread": [False], "direct": [True], "both": [False, True], "none": []}[ping]
    table = await home.table(3)
    # It is four in the afternoon there.
    await chooses(home, BEN, ping=ping, zone=TAIPEI, quiet=(14 * 60, 18 * 60))
    await home.host.abandon(table, By(ADA))
    await home.host.quiet()
    asked = [notice for notice in home.box.notices if notice.kind == "vote"]
    assert [notice.ping for notice in asked] == [(MEI.id,)]
    await home.restart()
    home.clock.now += HOUR
    await home.host.ring()
    await home.host.quiet()
    assert told(home, "vote") == 1
    home.clock.now += HOUR
    for _ in range(2):
        await home.host.ring()
        await home.host.quiet()
        await home.restart()
    later = [notice for notice in home.box.notices if notice.kind == "vote"][1:]
    assert sorted(notice.place.guild is None for notice in later) == expected
    assert {notice.ping for notice in later} <= {(BEN.id,)}


async def test_who_has_answered_before_the_morning_is_not_told(home: House) -> None:
    table = await home.table(3)
    await chooses(home, BEN, zone=TAIPEI, quiet=(14 * 60, 18 * 60))
    await home.host.abandon(table, By(ADA))
    await home.host.answer(table, 1, BEN.id, yes=True)
    home.clock.now += 3 * HOUR
    await home.host.ring()
    await home.host.quiet()
    assert told(home, "vote") == 1


async def test_a_question_for_somebody_who_has_been_forgotten_is_put_to_nobody_else(home: House) -> None:
    table = await ben_is_late(home, 4)
    await chooses(home, ADA, ping="direct")
    home.box.closed.add(ADA.id)
    await home.host.steward(table, BENS, By(MEI))
    await home.host.quiet()
    async with home.store.transaction() as tx:
        # As if it had not been posted yet.
        tx.write("UPDATE outbox SET message = NULL, tells = ? WHERE row = (SELECT max(row) FROM outbox)", f"[{ADA.id}]")
    await home.host.people.forget(ADA.id)
    await home.host.quiet()
    await home.restart()
    await home.host.quiet()
    assert [notice.ping for notice in home.box.notices if notice.kind == "vote"] == [(MING.id,), (ADA.id,)]
