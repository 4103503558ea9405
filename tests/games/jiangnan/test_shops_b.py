"""The shops' sides B, exchanges aside. (section 4.13 of the rules)"""

from __future__ import annotations

import pytest

from tests.games.jiangnan.acting import at_shop, income, visitor
from tests.games.jiangnan.position import NOBODY, player

SERVANTS = [("novel", 0), ("drama", 1), ("painting", 0)]


# -- B1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-SHOPB-01")
def test_the_printing_press_publishes_for_a_coin() -> None:
    game = at_shop("B1", visitor(coins=1, works=["painting_1", "novel_1", "drama_1"]))
    assert game.offered("publish:") == [
        "painting_1:teahouse",
        "painting_1:tavern",
        "novel_1:teahouse",
        "novel_1:tavern",
    ]
    assert game.why("jiangnan-work-drama-1") == ["JN-PORT-02"]
    game.play("publish:novel_1:tavern")
    assert game.me.coins == 1 - 1 + 3 and game.ideas() == (0, 1, 2) and game.me.published == ["novel_1"]
    assert game.decision.seat == 1
    declined = at_shop("B1", visitor(coins=1, works=["painting_1"])).play("none")
    assert (declined.me.coins, declined.me.published, declined.decision.seat) == (1, [], 1)
    assert at_shop("B1", visitor(coins=0, works=["painting_1"])).decision.seat == 1, "the payout comes too late"
    assert at_shop("B1", visitor(coins=1, works=["drama_1"])).decision.seat == 1


@pytest.mark.rule("JN-SHOPB-02", "JN-AMB-56")
@pytest.mark.parametrize(("chosen", "other"), [("teahouse", "tavern"), ("tavern", "teahouse")])
def test_the_track_chosen_gets_a_tile_and_a_servant(chosen: str, other: str) -> None:
    me = visitor(works=["painting_1"])
    game = at_shop("B1", me, teahouse=SERVANTS, tavern=SERVANTS).play(f"publish:painting_1:{chosen}")
    assert game.track(chosen) == [("painting", 0), ("novel", 0), ("drama", 1)]
    assert game.track(other) == SERVANTS


@pytest.mark.rule("JN-SHOPB-03")
def test_it_is_no_visit() -> None:
    for track in ("teahouse", "tavern"):
        me = visitor(coins=3, works=["painting_1"])
        game = at_shop("B1", me, teahouse=SERVANTS, tavern=SERVANTS).play(f"publish:painting_1:{track}")
        assert game.me.coins == 3 - 1 + 2, "nothing for servants, no entry"
        assert game.me.points == {"publishing": 2} and game.me.spirit == 4
        assert game.table.scholars[track] == []


# -- B4 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-SHOPB-09")
def test_the_boatman_moves_one_own_servant_to_another_boat() -> None:
    boats = {1: [(1, 1), (0, 2)], 3: [(0, 1)], 4: [(2, 1)]}
    game = at_shop("B4", visitor(coins=0), boats=boats)
    assert game.offers == ["from:1", "from:3", "none"], "from a boat with an own servant"
    game.play("from:1")
    assert game.offers == [f"boat:{slot}" for slot in (0, 2, 3, 4, 5)], "to any other boat"
    game.play("boat:0")
    assert (game.boat(0), game.boat(1)) == ([(0, 1)], [(1, 1), (0, 1)])
    assert game.me.coins == 0 and game.decision.seat == 1, "one servant, for nothing"
    declined = at_shop("B4", boats=boats).play("none")
    assert (declined.boat(1), declined.decision.seat) == (boats[1], 1)
    assert at_shop("B4", boats={1: [(1, 1)]}).decision.seat == 1, "there is no own servant"


@pytest.mark.rule("JN-SHOPB-10")
def test_the_servant_arrives_as_servants_board() -> None:
    boats = {1: [(0, 1)], 2: [(1, 1), (0, 1), (2, 1)], 3: [(1, 1), (2, 1)], 4: [(1, 1), (NOBODY, 0), (2, 1)]}
    assert at_shop("B4", boats=boats).play("from:1", "boat:2").boat(2) == [(1, 1), (0, 2), (2, 1)]
    assert at_shop("B4", boats=boats).play("from:1", "boat:3").boat(3) == [(1, 1), (2, 1), (0, 1)]
    assert at_shop("B4", boats=boats).play("from:1", "boat:4").boat(4) == [(1, 1), (0, 1), (2, 1)]


@pytest.mark.rule("JN-SHOPB-11", "JN-AMB-19")
def test_an_emptied_space_stays_free_where_it_is() -> None:
    game = at_shop("B4", boats={1: [(0, 1), (1, 1), (2, 1)]}).play("from:1", "boat:0")
    assert game.boat(1) == [(NOBODY, 0), (1, 1), (2, 1)], "the others do not shift"
    game = income(14, 7, me=player(coins=3, published=["novel_1"]), boats={1: [(1, 1), (0, 1), (2, 1)]})
    game.play("assistant:14", "boat:0")
    assert game.boat(1) == [(1, 1), (NOBODY, 0), (2, 1)]
    game.play("assistant:7", "boat:1")
    assert game.boat(1) == [(1, 1), (0, 1), (2, 1)], "the rightmost free space"


# -- B5, B6 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-SHOPB-12")
def test_the_liquor_shop_gives_five_coins() -> None:
    game = at_shop("B5", visitor(coins=1))
    assert game.me.coins == 6 and game.me.spirits == 0 and game.decision.seat == 1


STACK = ["painting_1", "painting_2", "painting_3"]


@pytest.mark.rule("JN-SHOPB-13", "JN-SHOPB-15")
def test_the_calligraphy_shop_lets_draw_two_portfolios_which_are_kept() -> None:
    game = at_shop("B6", stack=STACK, works=["novel_1", "novel_2", "drama_1", "drama_2"])
    assert game.offers == ["draw", "none"]
    game.play("draw", "draw")
    assert game.me.works == ["painting_1", "painting_2"], "from the top"
    assert game.table.works_stack == ["painting_3"] and len(game.table.works) == 4
    assert game.decision.seat == 1, "two are the most"


@pytest.mark.rule("JN-SHOPB-13")
def test_nothing_needs_to_be_drawn() -> None:
    game = at_shop("B6", stack=STACK, works=["novel_1", "novel_2", "drama_1", "drama_2"]).play("none")
    assert game.me.works == [] and game.table.works_stack == STACK[::-1]
    assert game.decision.seat == 1


@pytest.mark.rule("JN-SHOPB-14", "JN-SHOPB-15")
def test_the_first_one_is_seen_before_a_second_is_drawn() -> None:
    game = at_shop("B6", stack=STACK, works=["novel_1", "novel_2", "drama_1", "drama_2"]).play("draw")
    assert game.key == "draw" and game.view().players[0].works == ("painting_1",)
    assert game.offers == ["draw", "none"], "it cannot be given back"
    game.play("none")
    assert game.me.works == ["painting_1"] and game.table.works_stack == STACK[:0:-1]
    assert game.decision.seat == 1
