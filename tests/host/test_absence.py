"""Somebody is missing: who may hand their seat over, what goes with it, and how they come back."""

from __future__ import annotations

import asyncio

import pytest

from engine.host.absence import By
from engine.host.model import Draft, Ping
from engine.kernel import Refused, Reply
from tests.host.support import ADA, BEN, MEI, MING, House, bids, first, refusal
from tests.host.test_calling import HOUR, adas_turn_ends, calls, chooses

BENS = 1
"""Ben's seat."""


async def ben_is_late(home: House, people: int = 3) -> int:
    """A table of some people at which Ben's time has run out, and everybody has been told."""
    table = await home.table(people)
    await bids(home, table, people)
    await adas_turn_ends(home, table)
    home.clock.now += 25 * HOUR
    await home.host.ring()
    await home.host.quiet()
    return table


async def sits(home: House, table: int) -> list[str]:
    """Who sits at a table, computer players by their policy."""
    info = await home.host.info(table)
    assert info is not None
    return [chair.person.name if chair.person else chair.policy or "-" for chair in info.chairs]


async def test_nobody_is_replaced_before_their_time_has_run_out(home: House) -> None:
    table = await home.table(3)
    await bids(home, table, 3)
    await adas_turn_ends(home, table)
    for by in (By(ADA), By(MEI), By(MING)):
        with pytest.raises(Refused) as refused:
            await home.host.steward(table, BENS, by)
        assert refusal(refused) == "host-not-late"
    with pytest.raises(Refused) as refused:
        await home.host.substitute(table, BENS, MING, By(MING))
    assert refusal(refused) == "host-not-late"


async def test_the_tables_owner_lets_a_computer_go_on_for_who_is_late(home: House) -> None:
    table = await ben_is_late(home)
    before = (await home.host.glance(table, BEN.id)).info.entries
    decided = await home.host.steward(table, BENS, By(ADA))
    assert decided.vote is None
    await home.host.quiet()
    assert await sits(home, table) == ["Ada", "sensible", "梅香"]
    info = await home.host.info(table)
    assert info is not None
    assert info.entries > before + 1, "the computer player has moved"
    assert [event.text.key for notice in home.box.notices[-3:] for event in notice.events][:1] == [
        "host-handed-steward"
    ]
    assert info.names()[BENS] == "🤖 Ben"
    assert calls(home, MEI)[-1][0] in ("turn", "reaction"), "the next person is called"


async def test_the_hand_goes_with_the_seat_and_the_old_owner_sees_nothing_any_more(home: House) -> None:
    table = await ben_is_late(home)
    hand = (await home.host.glance(table, BEN.id)).view.players[BENS].hand
    assert hand is not None
    await home.host.keep_draft(table, BENS, 1, Draft(("play",)))
    asked = (await home.host.glance(table, BEN.id)).decision
    assert asked is not None
    await home.host.substitute(table, BENS, MING, By(ADA))
    vote = (await home.host.votes_at(table))[0]
    assert vote.asked == (MING.id,), "who is to play is asked"
    await home.host.answer(table, vote.id, MING.id, yes=True)
    await home.host.quiet()
    assert await sits(home, table) == ["Ada", "阿明", "梅香"]
    assert (await home.host.glance(table, MING.id)).view.players[BENS].hand == hand
    old = await home.host.glance(table, BEN.id)
    assert old.seat is None
    assert old.decision is None
    assert old.view.players[BENS].hand is None
    for refused in (
        home.host.session_clone(table, BEN.id),
        home.host.reply(table, BEN.id, Reply(BENS, asked.key, asked.ticket, first(asked))),
        home.host.undo(table, BEN.id, asked.ticket),
        home.host.ways_back(table, BEN.id),
    ):
        with pytest.raises(Refused) as error:
            await refused
        assert refusal(error) == "host-not-seated"
    assert await home.host.latest(table, BEN.id) is None
    assert await home.host.export(table, BEN.id) == await home.host.export(table, None)
    assert await home.host.export(table, MING.id) != await home.host.export(table, None)
    assert await home.host.draft(table, BENS, 1) == Draft(), "unfinished picks are nobody's business"
    assert [info.id for info in await home.host.tables_of(BEN.id)] == []
    assert calls(home, MING) == [("vote", False), ("turn", False)], "the substitute is called once"
    await home.restart()
    assert (await home.host.glance(table, MING.id)).decision is not None
    await home.answer(table, MING, "rest")


async def test_the_owner_comes_back_at_once_from_a_computer_player(home: House) -> None:
    table = await ben_is_late(home)
    await home.host.steward(table, BENS, By(ADA))
    await home.host.quiet()
    with pytest.raises(Refused) as refused:
        await home.host.come_back(table, By(MING))
    assert refusal(refused) == "host-no-seat-kept"
    await home.host.come_back(table, By(BEN))
    await home.host.quiet()
    assert await sits(home, table) == ["Ada", "Ben", "梅香"]
    assert (await home.host.glance(table, BEN.id)).seat == BENS


@pytest.mark.parametrize("objects", [None, False, True], ids=["silent", "agrees", "objects"])
async def test_the_owner_comes_back_from_a_substitute_who_does_not_object(home: House, objects: bool | None) -> None:
    table = await ben_is_late(home)
    await home.host.substitute(table, BENS, MING, By(ADA))
    await home.host.answer(table, 1, MING.id, yes=True)
    decided = await home.host.come_back(table, By(BEN))
    assert decided.vote is not None
    assert decided.vote.asked == (MING.id,)
    if objects is None:
        home.clock.now += 25 * HOUR
        await home.host.ring()
    else:
        await home.host.answer(table, decided.vote.id, MING.id, yes=not objects)
    await home.host.quiet()
    assert await sits(home, table) == ["Ada", "阿明" if objects else "Ben", "梅香"]


@pytest.mark.parametrize(
    ("ping", "expected"),
    [
        ("thread", [("handed", False)]),
        ("direct", [("handed", True)]),
        ("both", [("handed", False), ("handed", True)]),
        ("none", []),
    ],
)
async def test_the_owner_is_told_once_that_somebody_else_plays(
    home: House, ping: Ping, expected: list[tuple[str, bool]]
) -> None:
    table = await ben_is_late(home)
    await chooses(home, BEN, ping=ping)
    before = len(calls(home, BEN))
    await home.host.steward(table, BENS, By(ADA))
    await home.host.quiet()
    await home.restart()
    await home.host.quiet()
    assert sorted(calls(home, BEN)[before:]) == expected
    assert [info.id for info in await home.host.seats_kept(BEN.id)] == [table]
    assert await home.host.seats_kept(ADA.id) == []


async def test_who_hands_their_own_seat_over_need_not_be_told(home: House) -> None:
    table = await ben_is_late(home)
    before = len(calls(home, BEN))
    await home.host.steward(table, BENS, By(BEN))
    await home.host.quiet()
    assert calls(home, BEN)[before:] == []


async def test_who_has_left_the_server_may_be_replaced_at_once(home: House) -> None:
    table = await home.table(3)
    await bids(home, table, 3)
    await home.host.steward(table, BENS, By(ADA, gone=True))
    await home.host.quiet()
    assert (await sits(home, table))[BENS] == "sensible"


async def test_anybody_may_hand_their_own_seat_over(home: House) -> None:
    table = await home.table(3)
    await bids(home, table, 3)
    await home.host.steward(table, 2, By(MEI))
    await home.host.quiet()
    assert await sits(home, table) == ["Ada", "Ben", "sensible"]


async def test_nobody_sits_on_two_seats(home: House) -> None:
    table = await ben_is_late(home)
    with pytest.raises(Refused) as refused:
        await home.host.substitute(table, BENS, MEI, By(ADA))
    assert refusal(refused) == "host-sits-already"


async def test_answer_and_handing_over_at_the_same_moment_end_in_one_result(home: House) -> None:
    table = await ben_is_late(home)
    asked = (await home.host.glance(table, BEN.id)).decision
    assert asked is not None
    results = await asyncio.gather(
        home.host.reply(table, BEN.id, Reply(BENS, asked.key, asked.ticket, ("rest",))),
        home.host.steward(table, BENS, By(ADA)),
        home.host.ring(),
        return_exceptions=True,
    )
    await home.host.quiet()
    assert not isinstance(results[0], BaseException), "the answer came first"
    assert isinstance(results[1], Refused)
    assert (await sits(home, table))[BENS] == "Ben"


async def test_a_handed_seat_has_its_own_time_and_reminders(home: House) -> None:
    table = await ben_is_late(home)
    await chooses(home, MING, ping="direct")
    await home.host.substitute(table, BENS, MING, By(ADA))
    await home.host.quiet()
    await home.host.answer(table, 1, MING.id, yes=True)
    await home.host.quiet()
    info = await home.host.info(table)
    assert info is not None
    assert info.late == ()
    home.clock.now += 25 * HOUR
    await home.host.ring()
    await home.host.quiet()
    assert calls(home, MING) == [("vote", True), ("call", True), ("reminder", True)]


async def test_who_is_called_when_a_table_goes_on_is_not_called_again_in_the_morning(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    await chooses(home, BEN, quiet=(7 * 60, 9 * 60))
    await adas_turn_ends(home, table)
    await home.host.pause(table, By(ADA))
    home.clock.now += 5 * HOUR
    before = len(calls(home, BEN))
    await home.host.resume(table, By(ADA))
    await home.host.quiet()
    home.clock.now += 3 * HOUR
    await home.host.ring()
    await home.host.quiet()
    assert calls(home, BEN)[before:] == [("turn", False)]
    home.clock.now += 22 * HOUR
    await home.host.ring()
    await home.host.quiet()
    assert [kind for kind, _ in calls(home, BEN)[before:]] == ["turn", "late"], "reminders come as always"


async def test_while_a_table_rests_nobody_plays_and_nobodys_time_runs(home: House) -> None:
    table = await home.table()
    await bids(home, table)
    await adas_turn_ends(home, table)
    with pytest.raises(Refused) as refused:
        await home.host.pause(table, By(BEN))
    assert refusal(refused) == "host-owner-or-manager"
    home.clock.now += 20 * HOUR
    await home.host.pause(table, By(ADA))
    await home.host.quiet()
    asked = (await home.host.glance(table, BEN.id)).decision
    assert asked is None
    with pytest.raises(Refused) as refused:
        await home.host.session_clone(table, BEN.id)
    assert refusal(refused) == "host-is-paused"
    home.clock.now += 500 * HOUR
    await home.host.ring()
    await home.restart()
    await home.host.quiet()
    before = len(calls(home, BEN))
    await home.host.resume(table, By(ADA))
    await home.host.quiet()
    assert calls(home, BEN)[before:] == [("turn", False)]
    home.clock.now += 3 * HOUR
    await home.host.ring()
    await home.host.quiet()
    assert len(calls(home, BEN)) == before + 1
    home.clock.now += 2 * HOUR
    await home.host.ring()
    await home.host.quiet()
    assert calls(home, BEN)[-1] == ("late", False)


async def test_nobody_gets_to_see_two_hands(home: House) -> None:
    """Not by a detour over a computer player either: the table's owner least of all."""
    table = await ben_is_late(home)
    await home.host.steward(table, BENS, By(ADA))
    await home.host.steward(table, 0, By(ADA))
    await home.host.quiet()
    for by in (By(ADA), By(MEI), By(MING, manages=True)):
        with pytest.raises(Refused) as refused:
            await home.host.substitute(table, BENS, ADA, by)
        assert refusal(refused) == "host-has-played-here"
    await home.host.substitute(table, BENS, MING, By(MING, manages=True))
    await home.host.quiet()
    await home.play(table, first, 2)
    await home.host.come_back(table, By(BEN))
    await home.host.answer(table, 1, MING.id, yes=True)
    await home.host.steward(table, 2, By(MEI))
    with pytest.raises(Refused) as refused:
        await home.host.substitute(table, 2, MING, By(MING, manages=True))
    assert refusal(refused) == "host-has-played-here", "who has stood in for somebody has seen a hand too"
    assert await sits(home, table) == ["sensible", "Ben", "sensible"]


async def test_the_owner_of_a_table_who_does_not_play_takes_no_hand_without_asking(home: House) -> None:
    table = await home.table(3, begin=False)
    await home.host.leave(table, ADA.id)
    await home.host.begin(table, ADA.id)
    await home.host.steward(table, 0, By(BEN))
    decided = await home.host.substitute(table, 0, ADA, By(ADA))
    assert decided.vote is not None
    assert (decided.vote.state, decided.vote.asked) == ("open", (MEI.id,))
    await home.host.answer(table, decided.vote.id, MEI.id, yes=True)
    assert await sits(home, table) == ["Ada", "梅香"]
