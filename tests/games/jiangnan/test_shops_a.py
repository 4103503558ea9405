"""The shops' sides A, the Gift Shop aside. (section 4.12 of the rules)"""

from __future__ import annotations

import pytest

from tests.games.jiangnan.acting import at_shop, by_icon, ring, visitor, with_icon
from tests.games.jiangnan.position import player, position

SERVANTS = [("novel", 0), ("drama", 1), ("painting", 2)]


# -- A1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-SHOP-01")
@pytest.mark.parametrize(("kind", "ideas"), [("novel", (3, 1, 2)), ("drama", (2, 2, 2)), ("painting", (2, 1, 3))])
def test_the_printing_press_gives_an_idea_of_any_type(kind: str, ideas: tuple[int, int, int]) -> None:
    game = at_shop("A1")
    assert game.offers == ["novel", "drama", "painting"]
    game.play(kind)
    assert game.ideas() == ideas and game.decision.seat == 1, "there is nothing to publish"


@pytest.mark.rule("JN-SHOP-02", "JN-SHOP-04", "JN-AMB-56")
def test_then_a_portfolio_may_be_published() -> None:
    me = visitor(coins=1, works=["painting_1", "novel_1"])
    game = at_shop("A1", me, teahouse=SERVANTS, tavern=SERVANTS).play("drama")
    assert game.offers == ["publish:painting_1", "publish:novel_1", "none"]
    game.play("publish:painting_1")
    assert game.ideas() == (2, 2, 0) and game.me.points == {"publishing": 2} and game.me.coins == 1 + 2
    assert (game.me.works, game.me.published) == (["novel_1"], ["painting_1"])
    assert game.track("teahouse") == game.track("tavern") == SERVANTS
    assert game.decision.seat == 1, "one is published, not two"
    game = at_shop("A1", visitor(works=["painting_1", "novel_1"])).play("drama", "none")
    assert game.me.published == [] and game.ideas() == (2, 2, 2) and game.decision.seat == 1


@pytest.mark.rule("JN-SHOP-03")
def test_the_idea_of_the_press_may_pay() -> None:
    assert at_shop("A1", visitor(works=["drama_1"])).play("drama", "publish:drama_1").ideas() == (2, 0, 2)
    game = at_shop("A1", visitor(works=["drama_1"])).play("novel")
    assert game.decision.seat == 1, "an idea of another type does not"


# -- A2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-SHOP-05", "JN-SHOP-07", "JN-SHOP-08", "JN-AMB-18")
def test_the_peddler_leads_to_a_city_without_coins() -> None:
    game = at_shop("A2", visitor(coins=1, cities=["a1", "a2"]), bonuses={"a3": 1})
    assert game.offers == ["city:a3", "city:b1", "city:c1", "city:d1"], "all within reach, and one is a must"
    game.play("city:a3")
    assert game.me.coins == 1 and game.me.cities == ["a1", "a2", "a3"]
    assert game.me.spirit == 5, "as on a visit to Travel"
    assert game.ideas() == (4, 1, 2), "two from the city"
    assert game.table.scholars["travel"] == [] and game.table.scholars["fair"] == [0]


@pytest.mark.rule("JN-SHOP-06")
@pytest.mark.parametrize(("tile", "ideas"), [(7, (3, 1, 2)), (9, (2, 1, 3)), (10, (3, 1, 2)), (11, (2, 2, 2))])
def test_of_a_city_bonus_the_peddler_gives_the_ideas_only(tile: int, ideas: tuple[int, int, int]) -> None:
    """Tiles 7 and 9 show a portfolio, 10 and 11 a shop; the pointer points to the Liquor Shop B5."""
    shops = ("B5", "A1", "A3", "A2", "A4", "A6")
    game = at_shop("A2", ring=shops, bonuses={"b1": tile})
    assert game.note("city:b1")["count"] == 1, "one icon is promised"
    game.play("city:b1")
    assert game.ideas() == ideas
    assert game.me.works == [] and game.me.coins == 3 and game.decision.seat == 1


@pytest.mark.rule("JN-SHOP-05")
def test_the_peddler_leads_nowhere_once_everywhere_was_reached() -> None:
    everywhere = ["a1", "a2", "a3", "b1", "b2", "c1", "c2", "c3", "d1", "d2"]
    game = at_shop("A2", visitor(cities=everywhere))
    assert game.decision.seat == 1 and game.me.spirit == 4


# -- A4 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-SHOP-13")
def test_the_boatman_takes_a_coin_for_a_servant_on_any_boat() -> None:
    for slot in range(6):
        game = at_shop("A4", visitor(coins=1))
        assert game.offers == [*(f"boat:{number}" for number in range(6)), "none"]
        game.play(f"boat:{slot}")
        assert game.me.coins == 0
        assert [game.boat(number) for number in range(6)] == [[(0, 1)] if number == slot else [] for number in range(6)]
    declined = at_shop("A4", visitor(coins=1)).play("none")
    assert declined.me.coins == 1 and declined.decision.seat == 1
    assert at_shop("A4", visitor(coins=0)).decision.seat == 1, "a coin is missing"


@pytest.mark.rule("JN-SHOP-13")
def test_boats_with_a_goal_can_be_boarded_too() -> None:
    game = at_shop("A4", round=3).play("boat:0")
    assert game.table.river[0] is not None and game.table.river[0].goal
    assert game.boat(0) == [(0, 1)]


@pytest.mark.rule("JN-SHOP-14")
def test_the_servant_goes_to_the_own_space_or_the_rightmost_free_one() -> None:
    boats = {1: [(1, 2), (0, 1), (2, 1)], 2: [(1, 1), (2, 1)], 3: [(1, 1), (-2, 0), (2, 1)]}
    assert at_shop("A4", boats=boats).play("boat:1").boat(1) == [(1, 2), (0, 2), (2, 1)]
    assert at_shop("A4", boats=boats).play("boat:2").boat(2) == [(1, 1), (2, 1), (0, 1)]
    assert at_shop("A4", boats=boats).play("boat:3").boat(3) == [(1, 1), (0, 1), (2, 1)]


# -- A5 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-SHOP-15", "JN-SHOP-16")
def test_the_liquor_shop_gives_a_spirits_tile_for_later() -> None:
    me = visitor("fair", "start_society_1", "start_tavern_1", spirit=2)
    game = at_shop("A5", me)
    assert (game.me.spirits, game.me.spirit) == (1, 2) and game.decision.seat == 1
    game.play("rest:1", "rest:1")
    assert game.decision.seat == 0
    game.play("spirits")
    assert (game.me.spirits, game.me.spirit) == (0, 5)
    assert game.key == "turn" and "spirits" not in game.offers, "the turn is still to be taken"


@pytest.mark.rule("JN-SHOP-16")
def test_the_tile_is_kept_over_the_upkeep_of_the_round() -> None:
    game = position(player(spirit=4, spirits=1), phase="income")
    assert (game.table.round, game.me.spirits, game.me.spirit) == (2, 1, 3)
    game.play("spirits")
    assert (game.me.spirits, game.me.spirit) == (0, 6)


# -- A6 -------------------------------------------------------------------------------------------------------------

SHOWN = ["drama_1", "drama_2", "novel_1", "novel_2"]
STACK = ["painting_1", "painting_2", "painting_3", "painting_4", "painting_5"]


@pytest.mark.rule("JN-SHOP-17", "JN-SHOP-19")
def test_the_calligraphy_shop_shows_new_portfolios_for_nothing() -> None:
    game = at_shop("A6", visitor(coins=0), works=SHOWN, stack=STACK)
    assert game.offers == [*(f"take:{work}" for work in SHOWN), "refresh", "none"]
    game.play("refresh")
    assert game.me.coins == 0 and game.table.works == STACK[:4]
    assert game.table.works_stack[-1] == "painting_5" and sorted(game.table.works_stack[:-1]) == SHOWN
    assert game.offers == [*(f"take:{work}" for work in STACK[:4]), "none"], "once only"
    game.play("none")
    assert game.me.works == [] and game.decision.seat == 1


@pytest.mark.rule("JN-SHOP-18", "JN-SHOP-19")
def test_then_one_portfolio_may_be_taken() -> None:
    game = at_shop("A6", works=SHOWN, stack=STACK).play("refresh", "take:painting_2")
    assert game.me.works == ["painting_2"]
    assert game.table.works == ["painting_1", "painting_3", "painting_4", "painting_5"], "refilled at once"
    assert game.decision.seat == 1
    game = at_shop("A6", works=SHOWN, stack=STACK).play("take:novel_1")
    assert game.me.works == ["novel_1"] and game.table.works == ["drama_1", "drama_2", "novel_2", "painting_1"]
    assert game.decision.seat == 1, "after it there is no refresh"
    game = at_shop("A6", works=SHOWN, stack=STACK).play("none")
    assert (game.me.works, game.table.works, game.decision.seat) == ([], SHOWN, 1)


@pytest.mark.rule("JN-SHOP-20", "JN-AMB-12")
def test_its_refresh_leaves_that_of_the_society() -> None:
    game = by_icon("A6", with_icon(coins=1), ring=ring("A6"), works=SHOWN).play("refresh", "none")
    assert game.key == "society" and "refresh" in game.offers
    game.play("refresh")
    assert game.me.coins == 0 and "refresh" not in game.offers
