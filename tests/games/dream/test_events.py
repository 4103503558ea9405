"""Events in general, and those that change orders and incomes. (DS-EVT, DS-EV-01 to DS-EV-12)"""

from __future__ import annotations

import pytest

from engine.kernel import Session
from tests.games.dream.position import RULES, changed, player, position, shop_income

QUEUE = ["porter", "weaver", "childe", "scholar"]


# -- in general ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-EVT-01", "DS-EX-13")
def test_example_harsh_duties_come_at_once_and_then_another_customer() -> None:
    game = position(
        player(coins=10, room=[], built=["mercery"]),
        player(coins=10, built=["yinzi", "guanpu"]),
        queue=QUEUE,
        next_up=["harsh_duties", "painter"],
    )
    game.play("entertain:0")
    assert game.coins == [10 - 2, 10 - 4]
    assert game.queue == ["weaver", "childe", "scholar", "painter"]
    told = [event.text.key for event in game.told]
    assert told.index("dream-did-event") < told.index("dream-did-pay-duty") < told.index("dream-did-arrive")


@pytest.mark.rule("DS-EVT-02", "DS-EVT-03")
def test_only_the_top_event_is_in_force_and_lasts_until_the_next() -> None:
    game = position(player(room=[4] * 9), player(room=[4] * 9), queue=QUEUE, notices=["frugality", "in_season"])
    game.play("entertain:0", "entertain:0")
    assert game.coins == [4 + 1, 4 + 1], "In Season lasts over turns, Frugality below it does nothing"
    assert game.view(None).event == "in_season"


@pytest.mark.rule("DS-EVT-04")
def test_a_resolved_instant_event_stays_without_further_effect() -> None:
    game = position(player(coins=9, room=[], built=["yinzi"]), queue=QUEUE, notices=["harsh_duties"])
    game.play("entertain:0", "entertain:0", "entertain:0")
    assert game.table.notices == ["harsh_duties"]
    assert game.coins[0] == 9


@pytest.mark.rule("DS-EVT-04")
@pytest.mark.parametrize(("event", "coins", "menus"), [("harsh_duties", 9 - 2, 0), ("big_harvest", 9, 2)])
def test_an_instant_event_is_resolved_once_and_stays_on_the_board(event: str, coins: int, menus: int) -> None:
    first, second = (player(coins=9, room=[], built=["yinzi"]) for _ in range(2))
    game = position(first, second, queue=QUEUE, next_up=[event, "painter", "farmer"]).play("entertain:0")
    for _ in range(2):
        assert game.table.notices == [event]
        assert [len(each.room) + len(each.kitchen) for each in game.table.players] == [menus, menus]
        game.play("entertain:0")
    if not menus:
        assert game.coins == [coins, coins]


@pytest.mark.rule("DS-EVT-03", "DS-EVT-05")
def test_an_instant_event_ends_the_lasting_one_below_for_good() -> None:
    game = position(
        player(), player(room=[4] * 9), queue=QUEUE, notices=["in_season"], next_up=["big_harvest", "painter"]
    )
    game.play("entertain:0", "entertain:0")
    assert game.coins[1] == 4, "the weaver orders 4 menus, no more"


@pytest.mark.rule("DS-EVT-06")
def test_events_apply_to_all_players() -> None:
    game = position(
        player(room=[4] * 9), player(room=[4] * 9), player(room=[4] * 9), queue=QUEUE, notices=["frugality"]
    )
    game.play("entertain:0", "entertain:0", "entertain:0")
    assert game.coins == [3, 3, 1]
    three = [player(coins=6, room=[], built=["yinzi"]) for _ in range(3)]
    game = position(*three, queue=QUEUE, next_up=["harsh_duties", "big_harvest"]).play("entertain:0")
    assert game.coins == [4, 4, 4]
    assert [each.kitchen for each in game.table.players] == [[4, 4]] * 3


@pytest.mark.rule("DS-EVT-07")
def test_at_first_no_event_is_in_effect() -> None:
    game = position(player(room=[4] * 9), queue=QUEUE)
    assert game.view(None).event is None
    assert game.play("entertain:0").coins[0] == 4
    for number in range(20):
        session, _ = Session.begin(RULES, 2, {}, f"first-{number}")
        assert session.view(None).event is None


# -- Frugality, In Season -----------------------------------------------------------------------------------------


@pytest.mark.rule("DS-EV-01")
def test_frugality_takes_a_menu_from_every_order() -> None:
    for customer, order in (("scholar", 1), ("matchmaker", 2), ("porter", 3)):
        game = position(player(room=[4] * 9), queue=[customer], notices=["frugality"]).play("entertain:0")
        assert game.coins[0] == order


@pytest.mark.rule("DS-EV-02", "DS-AMB-13")
def test_frugality_does_not_go_below_nothing() -> None:
    # No customer of ours orders nothing; an owner's cards may.
    by = changed("customers", "scholar", menus=0)
    game = position(player(room=[4] * 3), queue=["scholar"], notices=["frugality"], by=by)
    assert game.view().queue[0].orders == 0
    game.play("entertain:0")
    assert game.coins[0] == 0
    assert game.me.room == [4] * 3


@pytest.mark.rule("DS-EV-12")
def test_in_season_adds_a_menu_to_every_order() -> None:
    for customer, order in (("scholar", 3), ("matchmaker", 4), ("porter", 5)):
        game = position(player(room=[4] * 9), queue=[customer], notices=["in_season"]).play("entertain:0")
        assert game.coins[0] == order


# -- Off-season ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-EV-03")
def test_off_season_one_shop_of_the_player_s_choice_gives_income() -> None:
    shops = ["mercery", "jewelry", "chinaware"]
    game = position(player(room=[], built=shops), queue=["noble_lady"], notices=["off_season"]).play("entertain:0")
    assert game.decision.key == "off_season_shop"
    assert game.offers == ["shop:mercery", "shop:jewelry", "shop:chinaware"]
    assert shop_income("noble_lady", shops, event="off_season", choose="jewelry") == 2
    assert shop_income("noble_lady", shops, event="off_season", choose="chinaware") == 6 + 1


@pytest.mark.rule("DS-EV-04")
def test_off_season_a_second_shop_of_the_chosen_type_gives_nothing() -> None:
    assert shop_income("weaver", ["mercery", "mercery"], event="off_season") == 4
    assert shop_income("matchmaker", ["mercery", "mercery", "jewelry"], event="off_season", choose="mercery") == 4 + 1


@pytest.mark.rule("DS-EV-05")
def test_off_season_extra_effects_of_the_other_shops_still_work() -> None:
    shops = ["bookshop", "teahouse", "teahouse", "storytelling"]
    assert shop_income("scholar", shops, event="off_season", choose="bookshop") == 3 + 2 + 2
    assert shop_income("scholar", shops, event="off_season", choose="teahouse") == 2 + 1


@pytest.mark.rule("DS-EV-06")
def test_off_season_leaves_menus_and_coins_alone() -> None:
    game = position(
        player(room=[3, 2], built=["mercery", "jewelry"]), queue=[("noble_lady", 4)], notices=["off_season"]
    )
    game.play("entertain:0", "shop:mercery")
    assert game.coins[0] == (2 + 3) + 4 + (4 + 1)


@pytest.mark.rule("DS-EV-07", "DS-AMB-14")
def test_off_season_the_cuju_playground_adds_menus_only_as_the_chosen_one() -> None:
    def income(choice: str) -> int:
        game = position(player(room=[4] * 9, built=["cuju", "cuju", "chinaware"]), queue=["military_governor"],
                        notices=["off_season"])  # fmt: skip
        return game.play("entertain:0", f"shop:{choice}").coins[0]

    assert income("chinaware") == 2 + 6
    assert income("cuju") == 2 + 2


@pytest.mark.rule("DS-AMB-14")
def test_off_season_the_choice_comes_before_anything_is_turned_over() -> None:
    game = position(
        player(coins=1, room=[4, 4], built=["mercery", "jewelry"]),
        queue=["porter", "noble_lady"],
        notices=["off_season"],
    )
    drawn, reveals = game.table.rng.drawn, game.table.reveals
    game.play("entertain:1")
    assert (game.table.rng.drawn, game.table.reveals) == (drawn, reveals)
    assert game.me.room == [4, 4]
    assert game.session.can_undo(0)
    assert game.queue_coins[0] == 1, "the way past the porter is paid"


@pytest.mark.rule("DS-AMB-14")
def test_off_season_an_only_shop_is_chosen_by_itself_and_none_asks_nothing() -> None:
    game = position(player(built=["mercery"], room=[]), queue=["noble_lady", "farmer"], notices=["off_season"])
    assert game.play("entertain:0").coins[0] == 4
    game = position(player(built=["mercery"], room=[]), queue=["farmer"], notices=["off_season"])
    assert game.play("entertain:0").coins[0] == 0


# -- Businessmen Are All Honest -------------------------------------------------------------------------------------


@pytest.mark.rule("DS-EV-08", "DS-AMB-15")
def test_honest_takes_one_coin_from_each_shop_s_total() -> None:
    assert shop_income("servant_girl", ["bookshop"], event="honest") == 3 - 1
    assert shop_income("servant_girl", ["bookshop", "teahouse"], event="honest") == 3 + 2 - 1
    assert shop_income("porter", ["tavern"], event="honest") == 5 - 1
    assert shop_income("sightseer", ["entertainment", "mercery"], event="honest") == 2 - 1


@pytest.mark.rule("DS-EV-09")
def test_honest_two_mercery_lose_two() -> None:
    assert shop_income("weaver", ["mercery", "mercery"], event="honest") == 8 - 2
    assert shop_income("matchmaker", ["mercery", "mercery", "jewelry"], event="honest") == 2 * (4 + 1 - 1) + (2 - 1)


@pytest.mark.rule("DS-EV-10")
def test_honest_does_not_go_below_nothing_and_leaves_menus_and_coins_alone() -> None:
    assert shop_income("sightseer", ["entertainment"], event="honest") == 0
    assert shop_income("fortune_seeker", ["eight_trigrams"], dice=[1], event="honest") == 0
    assert shop_income("fortune_seeker", ["eight_trigrams"], dice=[4], event="honest") == 3
    game = position(player(room=[4, 4]), queue=[("scholar", 3)], notices=["honest"]).play("entertain:0")
    assert game.coins[0] == 2 + 3


@pytest.mark.rule("DS-EV-08", "DS-EV-10", "DS-AMB-15")
def test_honest_a_shop_without_income_loses_nothing() -> None:
    by = changed("shops", "bookshop", income=0)
    assert shop_income("painter", ["bookshop", "bookshop", "chinaware"], event="honest", by=by) == 6 - 1
    by = changed("board", None, tavern_extra=0)
    assert shop_income("porter", ["tavern", "tavern"], event="honest", by=by) == 2 * (4 - 1)
    by = changed("customers", "porter", by, menus=0)
    assert shop_income("porter", ["tavern", "tavern"], event="honest", by=by) == 0


@pytest.mark.rule("DS-EV-11", "DS-AMB-15")
def test_honest_the_cuju_playground_still_adds_two_menus() -> None:
    game = position(player(room=[4] * 9, built=["cuju"]), queue=["soldier"], notices=["honest"]).play("entertain:0")
    assert game.coins[0] == 6
    assert shop_income("soldier", ["cuju"], event="honest") == 0
