"""The twelve shops. (DS-SHOP)"""

from __future__ import annotations

import pytest

from tests.games.dream.position import CARDS, changed, player, position, shop_income


@pytest.mark.parametrize(
    ("kind", "cost"),
    [
        pytest.param("eight_trigrams", 6, marks=pytest.mark.rule("DS-SHOP-02")),
        pytest.param("cuju", 6, marks=pytest.mark.rule("DS-SHOP-05")),
        pytest.param("bookshop", 6, marks=pytest.mark.rule("DS-SHOP-08")),
        pytest.param("tavern", 7, marks=pytest.mark.rule("DS-SHOP-10")),
        pytest.param("mercery", 7, marks=pytest.mark.rule("DS-SHOP-13")),
        pytest.param("entertainment", 8, marks=pytest.mark.rule("DS-SHOP-15")),
        pytest.param("chinaware", 9, marks=pytest.mark.rule("DS-SHOP-17")),
        pytest.param("yinzi", 5, marks=pytest.mark.rule("DS-SHOP-19")),
        pytest.param("storytelling", 5, marks=pytest.mark.rule("DS-SHOP-22")),
        pytest.param("guanpu", 5, marks=pytest.mark.rule("DS-SHOP-25")),
        pytest.param("jewelry", 5, marks=pytest.mark.rule("DS-SHOP-28")),
        pytest.param("teahouse", 5, marks=pytest.mark.rule("DS-SHOP-31")),
    ],
)
def test_building_costs(kind: str, cost: int) -> None:
    assert not position(player(coins=cost - 1, unbuilt=[kind])).offered("build")
    assert position(player(coins=cost, unbuilt=[kind])).play(f"build:{kind}").coins[0] == 0


@pytest.mark.parametrize(
    ("customer", "kind", "income"),
    [
        pytest.param("servant_girl", "bookshop", 3, marks=pytest.mark.rule("DS-SHOP-09")),
        pytest.param("weaver", "mercery", 4, marks=pytest.mark.rule("DS-SHOP-14")),
        pytest.param("painter", "chinaware", 6, marks=pytest.mark.rule("DS-SHOP-18")),
        pytest.param("physician", "yinzi", 2, marks=pytest.mark.rule("DS-SHOP-20")),
        pytest.param("farmer", "storytelling", 2, marks=pytest.mark.rule("DS-SHOP-23")),
        pytest.param("peddler", "guanpu", 2, marks=pytest.mark.rule("DS-SHOP-26")),
        pytest.param("matchmaker", "jewelry", 2, marks=pytest.mark.rule("DS-SHOP-29")),
        pytest.param("taoist_priest", "teahouse", 2, marks=pytest.mark.rule("DS-SHOP-32")),
    ],
)
def test_fixed_incomes(customer: str, kind: str, income: int) -> None:
    assert shop_income(customer, [kind]) == income


@pytest.mark.rule("DS-SHOP-03")
@pytest.mark.parametrize("die", [1, 3, 6])
def test_eight_trigrams_brings_what_the_die_shows(die: int) -> None:
    assert shop_income("fortune_seeker", ["eight_trigrams"], dice=[die]) == die


@pytest.mark.rule("DS-SHOP-04", "DS-AMB-11")
def test_two_eight_trigrams_roll_separately() -> None:
    assert shop_income("fortune_seeker", ["eight_trigrams"] * 2, dice=[1, 6]) == 7


@pytest.mark.rule("DS-SHOP-06", "DS-SHOP-07")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_visited_cuju_playground_brings_two_menus_and_no_coins(count: int) -> None:
    assert shop_income("soldier", ["cuju"] * count) == 0
    game = position(player(room=[4] * 12, built=["cuju"] * count), queue=["soldier"]).play("entertain:0")
    assert game.coins[0] == 4 + 2 * count


@pytest.mark.rule("DS-SHOP-06")
def test_a_cuju_playground_that_is_not_visited_or_not_built_adds_nothing() -> None:
    assert position(player(room=[4] * 9, built=["cuju"]), queue=["weaver"]).play("entertain:0").coins[0] == 4
    assert position(player(room=[4] * 9, unbuilt=["cuju"]), queue=["soldier"]).play("entertain:0").coins[0] == 4


@pytest.mark.rule("DS-SHOP-11")
@pytest.mark.parametrize(("customer", "order"), [("ci_poet", 2), ("yamen_runner", 3), ("porter", 4)])
def test_the_tavern_brings_the_menus_ordered_and_one(customer: str, order: int) -> None:
    assert shop_income(customer, ["tavern"]) == order + 1


@pytest.mark.rule("DS-SHOP-12", "DS-AMB-10")
def test_the_tavern_counts_the_final_order() -> None:
    assert shop_income("porter", ["tavern"], event="in_season") == 5 + 1
    assert shop_income("porter", ["tavern"], event="frugality") == 3 + 1


@pytest.mark.rule("DS-SHOP-12", "DS-AMB-10")
def test_the_tavern_counts_the_menus_of_the_cuju_playground() -> None:
    # No customer of ours visits both; an owner's cards may.
    by = changed("customers", "porter", visits=["tavern", "cuju"])
    assert shop_income("porter", ["cuju", "cuju", "tavern"], by=by) == 4 + 2 * 2 + 1


@pytest.mark.rule("DS-SHOP-16")
def test_the_public_place_counts_all_own_models_itself_included() -> None:
    assert shop_income("sightseer", ["entertainment"]) == 1
    assert shop_income("sightseer", ["entertainment", "mercery", "tavern"], unbuilt=["yinzi"]) == 3
    assert shop_income("sightseer", ["entertainment", "entertainment", "mercery"]) == 3 + 3


EXTRA = {
    "yinzi": {"guanpu": 2},
    "storytelling": {"teahouse": 1, "tavern": 1, "yinzi": 1},
    "guanpu": {"eight_trigrams": 2},
    "jewelry": {"storytelling": 1, "mercery": 1, "chinaware": 1},
    "teahouse": {"bookshop": 2},
}
"""Extra effects as the rulebook tells them: shop, target, coins."""


VISITOR = {
    "yinzi": "physician",
    "storytelling": "farmer",
    "guanpu": "peddler",
    "jewelry": "physician",
    "teahouse": "taoist_priest",
}
"""A customer of each of them that visits none of the shops which it adds to."""


def added(shop: str, target: str, count: int = 1) -> int:
    """What `count` built shops of a type, not visited themselves, add to the income of one visited `target`.

    Where `target` is the same type, what one of them adds to the other and to itself.
    """
    dice = [3] if target == "eight_trigrams" else []
    if shop == target:
        customer = next(kind for kind, card in CARDS.customers.items() if target in card.visits)
        both = shop_income(customer, [target] * 2, dice=dice * 2)
        # In a Public Place the other model counts, too: for both of them.
        return both - 2 * shop_income(customer, [target], dice=dice) - (2 if target == "entertainment" else 0)
    customer = next(kind for kind, card in CARDS.customers.items() if target in card.visits and shop not in card.visits)
    alone = shop_income(customer, [target], dice=dice)
    together = shop_income(customer, [target, *[shop] * count], dice=dice)
    return together - alone - (count if target == "entertainment" else 0)


@pytest.mark.parametrize(
    "shop",
    [
        pytest.param("yinzi", marks=pytest.mark.rule("DS-SHOP-21")),
        pytest.param("storytelling", marks=pytest.mark.rule("DS-SHOP-24")),
        pytest.param("guanpu", marks=pytest.mark.rule("DS-SHOP-27")),
        pytest.param("jewelry", marks=pytest.mark.rule("DS-SHOP-30")),
        pytest.param("teahouse", marks=pytest.mark.rule("DS-SHOP-33")),
    ],
)
def test_extra_effects(shop: str) -> None:
    assert {target: added(shop, target) for target in CARDS.shops} == dict.fromkeys(CARDS.shops, 0) | EXTRA[shop]
    assert {target: added(shop, target, 3) for target in EXTRA[shop]} == {
        target: 3 * coins for target, coins in EXTRA[shop].items()
    }


@pytest.mark.rule("DS-SHOP-40")
@pytest.mark.parametrize(
    "shop", ["eight_trigrams", "cuju", "bookshop", "tavern", "mercery", "entertainment", "chinaware"]
)
def test_seven_shops_add_nothing_to_others(shop: str) -> None:
    assert {target: added(shop, target) for target in CARDS.shops} == dict.fromkeys(CARDS.shops, 0)


@pytest.mark.rule("DS-SHOP-41")
def test_cuju_playground_public_place_and_jewelry_get_nothing_from_others() -> None:
    for target in ("cuju", "entertainment", "jewelry"):
        assert {shop: added(shop, target) for shop in EXTRA} == dict.fromkeys(EXTRA, 0)


@pytest.mark.rule("DS-SHOP-34")
def test_an_extra_effect_needs_no_visit_to_its_own_shop() -> None:
    assert shop_income("servant_girl", ["bookshop", "teahouse"]) == 3 + 2
    assert shop_income("scholar", ["bookshop", "teahouse"]) == 3 + 2 + 2


@pytest.mark.rule("DS-SHOP-35")
def test_a_visit_to_the_shop_with_the_extra_effect_alone_brings_its_income_only() -> None:
    for shop, visitor in VISITOR.items():
        assert shop_income(visitor, [shop, *EXTRA[shop]]) == 2
        assert shop_income(visitor, [shop, shop]) == 2 + 2


@pytest.mark.rule("DS-SHOP-36")
def test_an_extra_effect_needs_the_model() -> None:
    assert shop_income("servant_girl", ["bookshop"], unbuilt=["teahouse"]) == 3


@pytest.mark.rule("DS-SHOP-37")
def test_an_extra_effect_needs_a_built_and_visited_target_of_the_same_owner() -> None:
    assert shop_income("servant_girl", ["teahouse"], unbuilt=["bookshop"]) == 0
    assert shop_income("weaver", ["teahouse", "bookshop"]) == 0
    game = position(player(room=[], built=["bookshop"]), player(built=["teahouse"]), queue=["servant_girl"])
    assert game.play("entertain:0").coins == [3, 0]


@pytest.mark.rule("DS-SHOP-38")
def test_extra_effects_of_the_same_type_add_up_on_each_target() -> None:
    assert shop_income("servant_girl", ["bookshop", "teahouse", "teahouse"]) == 3 + 2 * 2
    assert shop_income("servant_girl", ["bookshop", "bookshop", "teahouse", "teahouse"]) == 2 * (3 + 2 * 2)


@pytest.mark.rule("DS-SHOP-39")
def test_extra_effects_of_different_types_add_up() -> None:
    # By the printed cards no target has helpers of two types, so the Yinzi Shop is made to help the Bookshop.
    by = changed("shops", "yinzi", adds={"bookshop": 4})
    assert shop_income("servant_girl", ["bookshop", "teahouse", "yinzi"], by=by) == 3 + 2 + 4


@pytest.mark.rule("DS-SHOP-42")
def test_an_extra_effect_is_not_used_up() -> None:
    game = position(
        player(room=[], built=["bookshop", "teahouse"]),
        player(room=[]),
        queue=["servant_girl", "porter", "servant_girl"],
    )
    game.play("entertain:0", "entertain:0")
    assert game.coins[0] == 5
    game.play("entertain:0")
    assert game.coins[0] == 10


@pytest.mark.rule("DS-EX-12")
def test_example_the_servant_girl_at_the_bookshop() -> None:
    assert shop_income("servant_girl", ["bookshop"]) == 3
    assert shop_income("servant_girl", ["bookshop", "teahouse"]) == 5
