"""What never runs out: coins, ideas, servants, Display tiles, Spirits tiles. (JN-AMB-13)

Portfolios and assistants in any number stand with the Society and the Parlour, Display tiles with the Teahouse.
"""

from __future__ import annotations

import pytest

from tests.games.jiangnan.acting import at_shop, visitor
from tests.games.jiangnan.position import player, position


@pytest.mark.rule("JN-AMB-13")
def test_coins_and_ideas_are_more_than_those_of_the_box() -> None:
    """There are 126 coins and 30 idea tiles of each type."""
    rich = player(126, novel=30, drama=30, painting=30, track=["start_teahouse_1", "start_society_1"])
    game = position(rich, player(126, novel=30)).play("visit:2:society", "ideas:novel:drama")
    assert game.me.coins == 127 and game.ideas() == (31, 31, 30)
    assert game.play("rest:1").players[1].coins == 128 + 1


@pytest.mark.rule("JN-AMB-13")
def test_spirits_tiles_are_more_than_six() -> None:
    game = at_shop("A5", visitor(spirits=6))
    assert game.me.spirits == 7


@pytest.mark.rule("JN-AMB-13")
def test_servants_are_more_than_twenty_five() -> None:
    boats = {slot: [(0, 5)] for slot in range(6)}
    me = visitor("teahouse", novel=1, works=["novel_1"], cities=["a1", "b1", "c1", "d1"])
    muses = {8: [0], 9: [0], 4: [], 16: []}
    game = position(me, boats=boats, muses=muses).play("visit:2:teahouse", "publish:novel_1")
    assert game.track("teahouse")[0] == ("novel", 0)


@pytest.mark.rule("JN-AMB-13", "JN-TEA-08")
def test_nobody_lacks_a_servant_for_a_muse_or_a_boat() -> None:
    boats = {slot: [(0, 9)] for slot in range(6)}
    muse = position(visitor("parlour"), boats=boats, muses=[8, 9, 4, 16]).play("visit:2:parlour", "muse:8")
    assert muse.muses()[8] == [0]
    sailor = at_shop("A4", visitor(coins=1), boats=boats).play("boat:0")
    assert sailor.boat(0) == [(0, 10)]
