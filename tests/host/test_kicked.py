"""Somebody loses a seat for good: they are told once, do not come back, and do not host the table any more."""

from __future__ import annotations

import pytest

from engine.host.absence import By
from engine.host.model import Ping
from engine.kernel import Refused
from tests.host.support import ADA, BEN, MEI, MING, House, bids, refusal
from tests.host.test_absence import BENS, ben_is_late
from tests.host.test_calling import calls, chooses


async def test_who_was_kicked_does_not_come_back(home: House) -> None:
    table = await home.table(3)
    await bids(home, table, 3)
    for by in (By(BEN), By(MING)):
        with pytest.raises(Refused) as refused:
            await home.host.steward(table, BENS, by, final=True)
        assert refusal(refused) == "host-owner-or-manager"
    with pytest.raises(Refused) as refused:
        await home.host.steward(table, BENS, By(ADA), final=True)
    assert refusal(refused) == "host-not-late", "not even by the owner before time has run out"
    await home.host.steward(table, BENS, By(MING, manages=True), final=True)
    with pytest.raises(Refused):
        await home.host.come_back(table, By(BEN))


@pytest.mark.parametrize(
    ("ping", "expected"),
    [
        ("thread", [("ousted", False)]),
        ("direct", [("ousted", True)]),
        ("both", [("ousted", False), ("ousted", True)]),
        ("none", []),
    ],
)
async def test_who_was_kicked_is_told_once(home: House, ping: Ping, expected: list[tuple[str, bool]]) -> None:
    table = await home.table(3)
    await bids(home, table, 3)
    await chooses(home, BEN, ping=ping)
    before = len(calls(home, BEN))
    await home.host.steward(table, BENS, By(MING, manages=True), final=True)
    await home.host.quiet()
    await home.restart()
    await home.host.quiet()
    assert sorted(calls(home, BEN)[before:]) == expected
    async with home.store.reading() as tx:
        assert await tx.all("SELECT row FROM outbox WHERE tells != '[]'") == [], "nobody is kept there for longer"


async def test_who_takes_no_letters_is_told_at_the_table_that_they_were_kicked(home: House) -> None:
    table = await home.table(3)
    await bids(home, table, 3)
    await chooses(home, BEN, ping="direct")
    home.box.closed.add(BEN.id)
    before = len(calls(home, BEN))
    await home.host.steward(table, BENS, By(MING, manages=True), final=True)
    await home.host.quiet()
    assert calls(home, BEN)[before:] == [("ousted", False)]


async def test_a_substitute_whose_seat_others_take_is_told_and_its_owner_not_again(home: House) -> None:
    table = await ben_is_late(home)
    await home.host.substitute(table, BENS, MING, By(ADA))
    await home.host.answer(table, 1, MING.id, yes=True)
    await home.host.quiet()
    before = len(calls(home, BEN))
    mings = len(calls(home, MING))
    await home.host.steward(table, BENS, By(ADA, manages=True))
    await home.host.quiet()
    assert calls(home, MING)[mings:] == [("ousted", False)]
    assert calls(home, BEN)[before:] == []
    await home.host.steward(table, BENS, By(ADA, manages=True), final=True)
    await home.host.quiet()
    assert calls(home, BEN)[before:] == [("ousted", False)], "now it is not kept for them any more"
    assert len(calls(home, MING)) == mings + 1


async def test_who_was_kicked_does_not_host_the_table_either(home: House) -> None:
    table = await home.table(3)
    await bids(home, table, 3)
    await home.host.steward(table, 0, By(MING, manages=True), final=True)
    info = await home.host.info(table)
    assert info is not None
    assert info.owner == BEN
    for attempt in (home.host.pause(table, By(ADA)), home.host.cancel(table, ADA.id)):
        with pytest.raises(Refused):
            await attempt
    decided = await home.host.substitute(table, 0, ADA, By(ADA))
    assert decided.vote is not None
    assert (decided.vote.state, decided.vote.asked) == ("open", (BEN.id, MEI.id)), "the others may give them a chance"
    assert (await home.host.glance(table, ADA.id)).seat is None


async def test_a_table_that_nobody_plays_at_is_hosted_by_who_kicked_its_owner(home: House) -> None:
    table = await home.table(2)
    await home.host.steward(table, BENS, By(BEN))
    await home.host.steward(table, 0, By(MING, manages=True), final=True)
    info = await home.host.info(table)
    assert info is not None
    assert info.owner == MING
    alone = await home.table(2)
    await home.host.steward(alone, 0, By(ADA), final=True)
    info = await home.host.info(alone)
    assert info is not None
    assert info.owner == ADA, "who only gives up their own seat goes on hosting"
