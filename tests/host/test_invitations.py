"""Invitations to a rematch: once, in the way that each has chosen, and the seat that is meant for them."""

from __future__ import annotations

import asyncio

from engine.host.model import Person
from tests.host.support import ADA, BEN, MEI, MING, House
from tests.host.test_calling import calls, chooses
from tests.host.test_results import finished


def invitations(home: House, person: Person) -> list[bool]:
    """How somebody has been invited: by letters (true) or mentions."""
    return [letter for kind, letter in calls(home, person) if kind == "rematch"]


async def test_those_who_played_are_invited_once_as_they_chose(home: House) -> None:
    table = await finished(home, 4)
    await chooses(home, MEI, ping="direct")
    await chooses(home, MING, ping="none")
    await home.host.rematches.again(table, BEN)
    await home.host.quiet()
    assert [invitations(home, one) for one in (ADA, BEN, MEI, MING)] == [[False], [], [True], []]
    await home.restart()
    await home.host.rematches.again(table, BEN)
    await home.host.rematches.again(table, MEI)
    await home.host.quiet()
    assert [invitations(home, one) for one in (ADA, BEN, MEI, MING)] == [[False], [], [True], []]


async def test_who_wants_to_be_left_alone_is_not_invited(home: House) -> None:
    table = await finished(home, 3)
    await chooses(home, ADA, away=(home.clock.now, home.clock.now + 1000))
    home.box.closed.add(MEI.id)
    await chooses(home, MEI, ping="direct")
    await home.host.rematches.again(table, BEN)
    await home.host.quiet()
    assert invitations(home, ADA) == []
    assert invitations(home, MEI) == [False], "who takes no letters is mentioned"
    [inviting] = await home.host.rematches.inviting(ADA.id)
    assert inviting.state == "lobby"
    assert await home.host.rematches.inviting(BEN.id) == [], "who sits there already"
    assert await home.host.rematches.inviting(MING.id) == [], "who has not played"
    await home.host.cancel(inviting.id, BEN.id)
    assert await home.host.rematches.inviting(ADA.id) == []


async def test_who_has_sat_down_already_is_not_invited_any_more(home: House) -> None:
    table = await finished(home, 3)
    home.box.gate = asyncio.Event()
    opened = await home.host.rematches.again(table, BEN)
    await home.host.rematches.again(table, ADA)
    home.box.gate.set()
    await home.host.quiet()
    assert invitations(home, ADA) == []
    assert invitations(home, MEI) == [False]
    assert home.box.kinds(opened.id) == ["lobby", "rematch"]


async def test_join_takes_the_same_seat_as_the_rematch_button(home: House) -> None:
    table = await finished(home, 3)
    opened = await home.host.rematches.again(table, BEN)
    await home.host.join(opened.id, ADA)
    begun = await home.host.join(opened.id, MEI)
    assert [chair.person and chair.person.id for chair in begun.chairs] == [BEN.id, MEI.id, ADA.id]
    table = await finished(home, 3)
    opened = await home.host.rematches.again(table, BEN)
    info = await home.host.join(opened.id, MING)
    assert [chair.person and chair.person.id for chair in info.chairs] == [BEN.id, MING.id, None], "a stranger"
