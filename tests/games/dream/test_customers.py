"""Phase 3: the choice of a customer, and the parts of the income. (DS-CUST, DS-INC)"""

from __future__ import annotations

import pytest

from engine.kernel import Illegal, Reply
from tests.games.dream.position import changed, player, position, shop_income

QUEUE = ["military_governor", "yamen_runner", "ci_poet", "childe"]


@pytest.mark.rule("DS-CUST-02")
def test_the_customer_on_the_far_right_is_free() -> None:
    game = position(player(coins=0, room=[4, 4]), queue=QUEUE)
    assert game.offered("entertain") == ["entertain:0"]
    assert game.decision.options[0].rule == "DS-CUST-02"
    game.play("entertain:0")
    assert game.coins[0] == 2


@pytest.mark.rule("DS-CUST-03", "DS-EX-06")
def test_example_the_ci_poet_third_from_the_right_costs_two_coins() -> None:
    game = position(player(coins=2, room=[]), queue=QUEUE)
    assert [option.rule for option in game.decision.options] == ["DS-CUST-02", "DS-CUST-03", "DS-CUST-03"]
    game.play("entertain:2")
    assert game.coins[0] == 0
    assert game.queue[:3] == ["military_governor", "yamen_runner", "childe"]
    assert game.queue_coins == [1, 1, 0, 0]


@pytest.mark.rule("DS-CUST-04", "DS-AMB-26")
def test_passing_is_paid_before_any_income() -> None:
    queue: list[str | tuple[str, int]] = ["yamen_runner", ("ci_poet", 9)]
    assert position(player(coins=0), queue=queue).offered("entertain") == ["entertain:0"]
    game = position(player(coins=1, room=[]), queue=queue).play("entertain:1")
    assert game.coins[0] == 9
    game = position(player(coins=5), player(coins=2, room=[]), queue=queue, active=1).play("entertain:1")
    assert game.coins == [5, 2 - 1 + 9], "it is the active player who pays"


@pytest.mark.rule("DS-CUST-05")
def test_a_customer_who_cannot_be_paid_for_cannot_be_chosen() -> None:
    game = position(player(coins=2), queue=QUEUE)
    assert game.offered("entertain") == ["entertain:0", "entertain:1", "entertain:2"]
    assert [blocked.rule for blocked in game.refused("dream-entertain")] == ["DS-CUST-05"]
    decision = game.decision
    with pytest.raises(Illegal):
        game.session.apply(Reply(0, "customer", decision.ticket, ("entertain:3",)))
    game.play("buy:menu:4")
    assert game.offered("entertain")[-1] == "entertain:2"
    game = position(player(coins=9), player(coins=1), queue=QUEUE, active=1)
    assert game.offered("entertain") == ["entertain:0", "entertain:1"]


@pytest.mark.rule("DS-CUST-05")
def test_coins_spent_before_are_missing_for_the_customer() -> None:
    game = position(player(coins=4), queue=QUEUE).play("buy:menu:3")
    assert game.offered("entertain") == ["entertain:0", "entertain:1"]


@pytest.mark.rule("DS-CUST-06", "DS-CUST-07")
def test_coins_of_several_players_add_up_on_a_customer_until_it_is_served() -> None:
    game = position(player(coins=5, room=[]), player(coins=5, room=[]), player(coins=5, room=[]), queue=QUEUE)
    game.play("entertain:2", "entertain:1")
    assert game.queue[0] == "military_governor"
    assert game.queue_coins[0] == 2
    game.play("entertain:0")
    assert game.coins == [3, 5 - 1 + 1, 5 + 2]


@pytest.mark.rule("DS-CUST-08")
def test_only_the_coins_on_the_chosen_customer_are_taken() -> None:
    game = position(player(coins=1, room=[]), queue=[("yamen_runner", 5), ("ci_poet", 2), ("porter", 4)])
    game.play("entertain:1")
    assert game.coins[0] == 2
    assert game.queue_coins[:2] == [6, 4]


@pytest.mark.rule("DS-INC-01")
def test_the_income_is_menus_and_shops_and_coins() -> None:
    game = position(player(coins=10, room=[3, 2], built=["mercery"]), queue=[("noble_lady", 6)]).play("entertain:0")
    assert game.coins[0] == 10 + (2 + 3) + 4 + 6


@pytest.mark.rule("DS-INC-02")
def test_as_many_menus_are_turned_over_as_the_customer_orders() -> None:
    game = position(player(room=[4, 3, 4, 2]), queue=["matchmaker"]).play("entertain:0")
    assert game.me.kitchen == [4, 3, 4]
    assert game.me.room == [2]


@pytest.mark.rule("DS-INC-03", "DS-MENU-03")
@pytest.mark.parametrize(("rank", "income"), [(2, 3), (3, 2), (4, 1)])
def test_menus_bring_their_printed_income(rank: int, income: int) -> None:
    assert position(player(room=[rank] * 2), queue=["scholar"]).play("entertain:0").coins[0] == 2 * income


@pytest.mark.rule("DS-INC-04", "DS-SHOP-01")
def test_built_and_visited_shops_give_their_income() -> None:
    assert shop_income("noble_lady", ["mercery", "jewelry", "chinaware", "bookshop"]) == (4 + 1) + 2 + (6 + 1)
    assert shop_income("noble_lady", ["mercery"], unbuilt=["chinaware", "mercery"]) == 4


@pytest.mark.rule("DS-INC-05")
def test_several_shops_of_a_visited_type_all_give_income() -> None:
    assert shop_income("weaver", ["mercery", "mercery", "mercery"]) == 12


@pytest.mark.rule("DS-INC-06")
def test_a_visited_type_that_is_not_built_gives_nothing() -> None:
    assert shop_income("noble_lady", ["bookshop"], unbuilt=["mercery"]) == 0


@pytest.mark.rule("DS-INC-07")
def test_only_the_active_player_s_shops_count() -> None:
    mine, yours = player(room=[], built=["mercery"]), player(room=[], built=["mercery"] * 2)
    game = position(mine, yours, queue=["weaver", "weaver"])
    assert game.play("entertain:0").coins == [4, 0]
    assert game.play("entertain:0").coins == [4, 8]


@pytest.mark.rule("DS-INC-08", "DS-SHOP-06", "DS-SHOP-07")
@pytest.mark.parametrize(
    ("cujus", "event", "order"),
    [
        (0, None, 2),
        (1, None, 4),
        (2, None, 6),
        (3, None, 8),
        (0, "in_season", 3),
        (2, "in_season", 7),
        (0, "frugality", 1),
        (1, "frugality", 3),
    ],
)
def test_the_order(cujus: int, event: str | None, order: int) -> None:
    game = position(
        player(room=[4] * 10, built=["cuju"] * cujus), queue=["military_governor"], notices=[event] if event else []
    )
    game.play("entertain:0")
    assert game.coins[0] == order
    assert len(game.me.kitchen) == order


@pytest.mark.rule("DS-INC-08", "DS-EV-02", "DS-AMB-10", "DS-AMB-13")
def test_an_order_is_never_less_than_nothing() -> None:
    # No customer of ours orders nothing; an owner's cards may. The Tavern counts the order.
    by = changed("customers", "porter", menus=0)
    game = position(player(room=[4] * 3, built=["tavern"]), queue=["porter"], notices=["frugality"], by=by)
    assert game.play("entertain:0").coins[0] == 0 + 1
    assert game.me.kitchen == []


@pytest.mark.rule("DS-INC-09", "DS-AMB-10")
def test_the_order_is_fixed_before_menus_and_shops() -> None:
    # Cuju Playground is a shop, and yet its menus are turned over with the rest: N = 2 + 2 x 2 + 1.
    game = position(player(room=[4] * 12, built=["cuju", "cuju"]), queue=["childe"], notices=["in_season"])
    assert game.play("entertain:0").coins[0] == 7
    (told,) = game.events("dream-did-entertain")
    assert told.args["order"] == 7


@pytest.mark.rule("DS-INC-10")
def test_shop_icons_do_not_change_the_order() -> None:
    game = position(player(room=[4] * 8, built=["mercery", "jewelry", "chinaware"]), queue=["noble_lady"])
    game.play("entertain:0")
    assert len(game.me.kitchen) == 2


@pytest.mark.rule("DS-INC-11", "DS-AMB-06")
def test_the_customer_goes_to_the_discard_pile() -> None:
    game = position(player(coins=3), queue=QUEUE).play("entertain:2")
    assert game.table.discard == ["ci_poet"]
    assert "ci_poet" not in game.queue
    game = position(queue=QUEUE, deck=[], fill=False).play("entertain:0")
    assert game.queue == [*QUEUE[1:], QUEUE[0]], "there it lies before the queue is filled up again"


@pytest.mark.rule("DS-AMB-21")
def test_income_cannot_be_declined() -> None:
    game = position(player(room=[1, 4], built=["mercery", "tavern"]), player(), queue=["ci_poet"], dice=[2])
    game.play("entertain:0")
    assert game.decision.seat == 1, "no question between the choice and the next player's turn"
    assert game.coins[0] == (2 + 2) + 1 + 4 + 3


@pytest.mark.rule("DS-AMB-25")
def test_coins_in_the_queue_are_public_and_part_of_the_choice() -> None:
    game = position(player(coins=3), queue=[("yamen_runner", 2), "porter", ("ci_poet", 1)])
    for viewer in (0, 1, None):
        assert [guest.coins for guest in game.view(viewer).queue] == [2, 0, 1, 0]
    said = [option.note.args["coins"] for option in game.decision.options if option.note]
    assert said == [2, 0, 1, 0]


@pytest.mark.rule("DS-AMB-04")
def test_money_has_no_limit() -> None:
    game = position(player(coins=600, room=[]), player(coins=600), queue=[("porter", 700)]).play("entertain:0")
    assert game.coins == [1300, 600]


@pytest.mark.rule("DS-EX-07")
def test_example_menu_income_of_the_ci_poet() -> None:
    assert position(player(room=[4, 3]), queue=["ci_poet"]).play("entertain:0").coins[0] == 1 + 2


@pytest.mark.rule("DS-EX-08")
def test_example_the_whole_income_of_the_ci_poet() -> None:
    shops = ["mercery", "mercery", "eight_trigrams", "guanpu"]
    assert shop_income("ci_poet", shops, unbuilt=["tavern"], dice=[3]) == 13
    game = position(player(room=[4, 3], built=shops, unbuilt=["tavern"]), queue=[("ci_poet", 5)], dice=[3]).play(
        "entertain:0"
    )
    assert game.coins[0] == 16 + 5
