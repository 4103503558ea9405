"""Phase 1. (DS-BUY)"""

from __future__ import annotations

import pytest

from engine.kernel import Text
from engine.words import Localiser
from tests.games.dream.position import CARDS, player, position

DISPLAY = ["mercery", "tavern", "bookshop", "teahouse"]


@pytest.mark.rule("DS-BUY-01")
@pytest.mark.parametrize("first", ["buy:menu:3", "buy:shop:tavern"])
def test_one_card_a_turn_menu_or_shop(first: str) -> None:
    game = position(player(coins=50), player(coins=50), display=DISPLAY).play(first)
    assert not game.offered("buy")
    assert [blocked.rule for blocked in game.refused("dream-buy-any-card")] == ["DS-BUY-01"]
    game.play("entertain:0", "entertain:0")
    assert game.offered("buy"), "in the next turn there is one again"


@pytest.mark.rule("DS-BUY-02", "DS-BUY-14")
def test_any_number_of_models_and_a_card_besides() -> None:
    shops = ["yinzi", "yinzi", "guanpu", "guanpu", "jewelry", "jewelry", "storytelling", "storytelling"]
    game = position(player(coins=49, unbuilt=shops), display=DISPLAY)
    game.play(*(f"build:{kind}" for kind in shops), "buy:menu:1")
    assert game.coins[0] == 49 - 8 * 5 - 9
    assert game.me.models == 8


@pytest.mark.rule("DS-AMB-05")
def test_models_may_be_bought_before_and_after_the_card() -> None:
    game = position(player(coins=40, unbuilt=["mercery", "bookshop"]), display=DISPLAY)
    game.play("build:mercery", "buy:shop:tavern", "build:bookshop", "build:tavern")
    assert [site.shop for site in game.me.sites if site.built] == ["mercery", "bookshop", "tavern"]


@pytest.mark.rule("DS-BUY-03")
@pytest.mark.parametrize(("rank", "cost"), [(1, 9), (2, 6), (3, 3), (4, 0)])
def test_a_menu_costs_what_is_printed_on_it(rank: int, cost: int) -> None:
    assert position(player(coins=20)).play(f"buy:menu:{rank}").coins[0] == 20 - cost


@pytest.mark.rule("DS-BUY-04")
def test_a_bought_menu_lies_in_the_kitchen() -> None:
    game = position(player(coins=20, room=[4, 4])).play("buy:menu:2")
    assert game.me.kitchen == [2]
    assert game.me.room == [4, 4]
    assert game.table.supply[1] == CARDS.menus["rank_2"].copies - 1
    game = position(player(), player(coins=20), active=1).play("buy:menu:2")
    assert [each.kitchen for each in game.table.players] == [[], [2]]


@pytest.mark.rule("DS-EX-02")
def test_example_three_crunchy_delicacies_lie_in_the_kitchen() -> None:
    game = position(player(coins=3)).play("buy:menu:3")
    assert game.me.kitchen == [3]
    (told,) = game.events("dream-did-buy-menu")
    dish = told.args["menu"]
    assert isinstance(dish, Text)
    assert Localiser("en").say(dish) == "Three Crunchy Delicacies in Spring Mountains"
    assert game.coins[0] == 0


@pytest.mark.rule("DS-BUY-05", "DS-AMB-07")
def test_a_shop_card_costs_the_fee_of_the_next_free_site_alone() -> None:
    for used, fee in enumerate([0, 2, 3, 4, 7, 8, 9, 10]):
        shops = [*CARDS.shops][:used]
        game = position(player(coins=20, unbuilt=shops), display=["teahouse", "yinzi", "guanpu", "jewelry"])
        game.play("buy:shop:teahouse")
        assert game.coins[0] == 20 - fee
        assert [site.shop for site in game.me.sites] == [*shops, "teahouse"]


@pytest.mark.rule("DS-BUY-05", "DS-BUY-06", "DS-AMB-07")
def test_every_player_fills_the_own_board() -> None:
    game = position(player(coins=20, unbuilt=["yinzi"] * 3), player(coins=20), display=DISPLAY, active=1)
    game.play("buy:shop:tavern")
    assert game.coins == [20, 20 - 0]
    assert [len(each.sites) for each in game.table.players] == [3, 1]


@pytest.mark.rule("DS-AMB-07")
def test_with_all_sites_used_no_shop_card_can_be_bought() -> None:
    game = position(player(coins=49, unbuilt=[*CARDS.shops][:8]))
    assert not game.offered("buy:shop")
    assert [blocked.rule for blocked in game.refused("dream-buy-any-shop")] == ["DS-AMB-07"]
    assert game.offered("buy:menu")


@pytest.mark.rule("DS-BUY-06", "DS-EX-03")
def test_example_the_mercery_card_lies_on_the_second_site_without_effect() -> None:
    game = position(player(coins=2, built=["tavern"], room=[4, 4, 4, 4]), player(), queue=["weaver"], display=DISPLAY)
    game.play("buy:shop:mercery")
    assert game.coins[0] == 0
    site = game.view().players[0].sites[1]
    assert (site.fee, site.shop, site.built) == (2, "mercery", False)
    game.play("entertain:0")
    assert game.coins[0] == 4, "four menus, and nothing from the Mercery"


@pytest.mark.rule("DS-BUY-07")
def test_the_top_card_of_the_shop_deck_fills_the_gap() -> None:
    game = position(player(coins=20), display=DISPLAY)
    top = game.table.shop_deck[-1]
    game.play("buy:shop:tavern")
    assert game.table.display == ["mercery", top, "bookshop", "teahouse"]
    assert not game.session.can_undo(0), "a new card has been seen"


@pytest.mark.rule("DS-BUY-08")
def test_only_cards_of_the_display_are_for_sale() -> None:
    game = position(player(coins=20), display=DISPLAY)
    assert game.offered("buy:shop") == [f"buy:shop:{kind}" for kind in DISPLAY]


def test_equal_cards_are_offered_once() -> None:
    game = position(player(coins=20, unbuilt=["yinzi", "yinzi"]), display=["mercery", "mercery", "tavern", "mercery"])
    assert game.offered("buy:shop") == ["buy:shop:mercery", "buy:shop:tavern"]
    assert game.offered("build") == ["build:yinzi"]


@pytest.mark.rule("DS-BUY-09", "DS-BUY-11", "DS-EX-04")
def test_example_the_mercery_model_costs_7_and_stands_on_its_card() -> None:
    game = position(player(coins=10, unbuilt=["tavern", "mercery"])).play("build:mercery")
    assert game.coins[0] == 3
    assert [(site.shop, site.built) for site in game.me.sites] == [("tavern", False), ("mercery", True)]


@pytest.mark.rule("DS-BUY-10")
def test_models_only_for_own_cards_without_one() -> None:
    game = position(player(coins=50, built=["mercery"]), player(unbuilt=["tavern"]), display=DISPLAY)
    assert not game.offered("build")
    assert [blocked.rule for blocked in game.refused("dream-build-any")] == ["DS-BUY-10"]
    game = position(player(coins=50, unbuilt=["mercery"]), player(coins=50, unbuilt=["tavern"]), active=1)
    assert game.offered("build") == ["build:tavern"]


@pytest.mark.rule("DS-BUY-12")
def test_a_card_without_its_model_has_neither_income_nor_extra_effect() -> None:
    game = position(player(unbuilt=["bookshop", "teahouse"]), player(), queue=["scholar"]).play("entertain:0")
    assert game.coins[0] == 2
    game = position(player(built=["bookshop"], unbuilt=["teahouse"]), player(), queue=["scholar"]).play("entertain:0")
    assert game.coins[0] == 2 + 3


@pytest.mark.rule("DS-BUY-13")
def test_a_shop_card_can_be_built_in_the_turn_in_which_it_is_bought() -> None:
    game = position(player(coins=7), display=DISPLAY).play("buy:shop:mercery", "build:mercery")
    assert game.me.models == 1
    assert game.coins[0] == 0


@pytest.mark.rule("DS-BUY-15")
def test_nothing_is_sold_on_credit() -> None:
    game = position(player(coins=1, built=["yinzi"], unbuilt=["mercery"]), display=DISPLAY)
    assert game.offered("bu") == ["buy:menu:4"]
    assert {blocked.rule for blocked in game.refused("dream-buy-menu")} == {"DS-BUY-15"}
    assert [blocked.rule for blocked in game.refused("dream-build")] == ["DS-BUY-15"]
    exactly = position(player(coins=7, built=["yinzi"], unbuilt=["mercery"]), display=DISPLAY)
    assert "build:mercery" in exactly.offers


@pytest.mark.rule("DS-BUY-15")
@pytest.mark.parametrize(("rank", "cost"), [(1, 9), (2, 6), (3, 3)])
@pytest.mark.parametrize("supply", [None, [3, 3, 3, 0]])
def test_a_menu_must_be_paid_in_full(rank: int, cost: int, supply: list[int] | None) -> None:
    assert f"buy:menu:{rank}" not in position(player(coins=cost - 1), supply=supply).offers
    assert f"buy:menu:{rank}" in position(player(coins=cost), supply=supply).offers


@pytest.mark.rule("DS-BUY-15")
def test_a_model_must_be_paid_in_full() -> None:
    assert not position(player(coins=6, unbuilt=["mercery"])).offered("build")
    assert position(player(coins=7, unbuilt=["mercery"])).offered("build") == ["build:mercery"]


@pytest.mark.rule("DS-BUY-15")
def test_the_cleaning_fee_must_be_paid_in_full() -> None:
    sites = ["yinzi", "guanpu", "jewelry"]
    assert not position(player(coins=3, unbuilt=sites), display=DISPLAY).offered("buy:shop")
    assert position(player(coins=4, unbuilt=sites), display=DISPLAY).offered("buy:shop")


@pytest.mark.rule("DS-BUY-16")
def test_several_shops_of_a_type() -> None:
    game = position(player(coins=30, built=["mercery"]), display=["mercery", "mercery", "tavern", "bookshop"])
    game.play("buy:shop:mercery", "build:mercery")
    assert [(site.shop, site.built) for site in game.me.sites] == [("mercery", True)] * 2


@pytest.mark.rule("DS-BUY-17")
def test_the_display_stays_while_nothing_is_bought() -> None:
    game = position(player(coins=20), player(coins=20), display=DISPLAY)
    game.play("buy:menu:4", "entertain:0", "entertain:0")
    assert game.table.display == DISPLAY


@pytest.mark.rule("DS-BUY-18")
def test_money_paid_goes_to_nobody() -> None:
    game = position(player(coins=30, unbuilt=["tavern"]), player(coins=5), display=DISPLAY)
    game.play("buy:menu:2", "build:tavern")
    assert game.coins == [30 - 6 - 7, 5]
    assert game.queue_coins == [0, 0, 0, 0]
    game = position(player(coins=30, kitchen=[4], unbuilt=["tavern"]), player(coins=5), display=DISPLAY)
    game.play("buy:shop:tavern", "remove:4")
    assert game.coins == [30 - 2 - 3, 5]
    assert game.queue_coins == [0, 0, 0, 0]


@pytest.mark.rule("DS-AMB-08")
def test_piles_are_open_and_an_empty_one_sells_nothing() -> None:
    game = position(player(coins=20), supply=[0, 1, 2, 3])
    assert game.offered("buy:menu") == ["buy:menu:2", "buy:menu:3", "buy:menu:4"]
    assert [blocked.rule for blocked in game.refused("dream-buy-menu")] == ["DS-AMB-08"]
    assert game.view(None).supply == (0, 1, 2, 3)


@pytest.mark.rule("DS-AMB-09")
def test_with_an_empty_shop_deck_the_display_shrinks() -> None:
    game = position(player(coins=20), player(coins=20), display=["mercery", "tavern"], shop_deck=[])
    game.play("buy:shop:mercery")
    assert game.table.display == ["tavern"]
    assert game.session.can_undo(0), "nothing new has been seen"
    game.play("entertain:0", "buy:shop:tavern")
    assert game.table.display == []
    game.play("entertain:0")
    assert [blocked.rule for blocked in game.refused("dream-buy-any-shop")] == ["DS-AMB-09"]


@pytest.mark.rule("DS-AMB-27")
def test_a_bought_shop_card_is_never_returned_or_replaced() -> None:
    game = position(player(coins=40, kitchen=[4], built=["mercery"], unbuilt=["tavern"]), display=DISPLAY)
    kinds = {option.split(":")[0] for option in game.offers}
    assert kinds == {"entertain", "buy", "build", "remove"}
    game.play("buy:shop:bookshop", "build:tavern", "remove:4", "entertain:0")
    assert [site.shop for site in game.me.sites] == ["mercery", "tavern", "bookshop"]
