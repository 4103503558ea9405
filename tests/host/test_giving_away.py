"""Seats that are handed over by a vote, though nobody is late: given away, deserted, or taken by the server."""

from __future__ import annotations

import pytest

from engine.host.absence import By
from tests.host.support import ADA, BEN, MEI, MING, House, bids
from tests.host.test_absence import BENS, sits
from tests.host.test_calling import adas_turn_ends


@pytest.mark.parametrize("by", [By(BEN), By(ADA, manages=True), By(ADA, gone=True)])
async def test_a_seat_is_handed_over_though_nobody_waits_for_it(home: House, by: By) -> None:
    table = await home.table(3)
    await bids(home, table, 3)
    decided = await home.host.substitute(table, BENS, MING, by)
    assert decided.vote is not None
    assert decided.vote.asked == (MING.id,)
    await adas_turn_ends(home, table)
    await home.host.answer(table, 1, MING.id, yes=True)
    assert (await home.host.vote(table, 1)).state == "passed"
    assert await sits(home, table) == ["Ada", "阿明", "梅香"]


async def test_others_let_a_computer_go_on_for_somebody_who_left_the_server_before_their_turn(home: House) -> None:
    table = await home.table(3)
    await bids(home, table, 3)
    await home.host.steward(table, BENS, By(MEI, gone=True))
    await home.host.answer(table, 1, ADA.id, yes=True)
    assert (await home.host.vote(table, 1)).state == "passed"
