"""Events in general, and the nine event cards. (DS-EVT, DS-EV)"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.dream.position import CARDS, Game, changed, player, position, shop_income

QUEUE = ["porter", "weaver", "childe", "scholar"]
LONG_QUEUE = [*QUEUE, "boatman", "painter"]


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


@pytest.mark.rule("DS-EVT-05")
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


@pytest.mark.rule("DS-EVT-07")
def test_at_first_no_event_is_in_effect() -> None:
    game = position(player(room=[4] * 9), queue=QUEUE)
    assert game.view(None).event is None
    assert game.play("entertain:0").coins[0] == 4


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


@pytest.mark.rule("DS-EV-10")
def test_honest_does_not_go_below_nothing_and_leaves_menus_and_coins_alone() -> None:
    assert shop_income("sightseer", ["entertainment"], event="honest") == 0
    assert shop_income("fortune_seeker", ["eight_trigrams"], dice=[1], event="honest") == 0
    assert shop_income("fortune_seeker", ["eight_trigrams"], dice=[4], event="honest") == 3
    game = position(player(room=[4, 4]), queue=[("scholar", 3)], notices=["honest"]).play("entertain:0")
    assert game.coins[0] == 2 + 3


@pytest.mark.rule("DS-EV-10", "DS-AMB-15")
def test_honest_a_shop_without_income_loses_nothing() -> None:
    by = changed("shops", "bookshop", income=0)
    assert shop_income("painter", ["bookshop", "bookshop", "chinaware"], event="honest", by=by) == 6 - 1


@pytest.mark.rule("DS-EV-11", "DS-AMB-15")
def test_honest_the_cuju_playground_still_adds_two_menus() -> None:
    game = position(player(room=[4] * 9, built=["cuju"]), queue=["soldier"], notices=["honest"]).play("entertain:0")
    assert game.coins[0] == 6
    assert shop_income("soldier", ["cuju"], event="honest") == 0


# -- Decorated with Lanterns and Festoons -----------------------------------------------------------------------------


@pytest.mark.rule("DS-EV-13", "DS-EV-14")
def test_lanterns_the_queue_moves_right_and_grows_to_six() -> None:
    game = position(queue=QUEUE, next_up=["lanterns", "boatman", "painter", "soldier"]).play("entertain:0")
    assert game.queue == ["weaver", "childe", "scholar", "boatman", "painter", "soldier"]


@pytest.mark.rule("DS-EV-15")
def test_lanterns_the_queue_stays_at_six() -> None:
    game = position(player(coins=9), player(coins=9), queue=LONG_QUEUE, notices=["lanterns"])
    for _ in range(4):
        game.play("entertain:1")
        assert len(game.queue) == game.view(None).queue_size == 6


@pytest.mark.rule("DS-EV-16", "DS-EV-17")
def test_lanterns_end_with_the_two_on_the_far_right_leaving() -> None:
    game = position(queue=LONG_QUEUE, notices=["lanterns"], next_up=["frugality", "soldier", "peddler"])
    game.play("entertain:0")
    assert game.table.discard == ["porter", "weaver", "childe"]
    assert game.queue == ["scholar", "boatman", "painter", "soldier"]


@pytest.mark.rule("DS-EV-18")
def test_lanterns_passing_costs_up_to_five_coins() -> None:
    game = position(player(coins=5, room=[]), queue=LONG_QUEUE, notices=["lanterns"])
    assert game.offered("entertain")[-1] == "entertain:5"
    game.play("entertain:5")
    assert game.coins[0] == 0
    assert game.queue_coins == [1, 1, 1, 1, 1, 0]


# -- Clad in Silvery White --------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-EV-19", "DS-EV-20")
def test_clad_the_two_on_the_far_right_leave_and_the_queue_stays_at_two() -> None:
    game = position(queue=QUEUE, next_up=["clad", "painter", "boatman"]).play("entertain:0")
    # Of the three that were left after the porter two leave, and one is turned up.
    assert game.table.discard == ["porter", "weaver", "childe"]
    assert game.queue == ["scholar", "painter"]
    game.play("entertain:0")
    assert game.queue == ["painter", "boatman"]


@pytest.mark.rule("DS-EV-21")
def test_clad_ends_with_the_queue_refilled_to_four() -> None:
    game = position(queue=["porter", "weaver"], notices=["clad"], next_up=["honest", "painter", "boatman", "soldier"])
    game.play("entertain:0")
    assert game.queue == ["weaver", "painter", "boatman", "soldier"]
    assert game.table.discard == ["porter"], "nobody is sent away"


@pytest.mark.rule("DS-AMB-17", "DS-EV-17")
def test_clad_after_lanterns_sends_two_and_two_away() -> None:
    game = position(queue=LONG_QUEUE, notices=["lanterns"], next_up=["clad", "soldier"]).play("entertain:0")
    # Five stood there: two leave because the lanterns end, two because of the snow; one more is turned up.
    assert game.table.discard == ["porter", "weaver", "childe", "scholar", "boatman"]
    assert game.queue == ["painter", "soldier"]
    assert game.table.notices == ["lanterns", "clad"]


@pytest.mark.rule("DS-AMB-17", "DS-EV-21")
def test_lanterns_after_clad_refill_to_six() -> None:
    game = position(
        queue=["porter", "weaver"],
        notices=["clad"],
        next_up=["lanterns", "painter", "boatman", "soldier", "peddler", "farmer"],
    )
    game.play("entertain:0")
    assert game.queue == ["weaver", "painter", "boatman", "soldier", "peddler", "farmer"]


@pytest.mark.rule("DS-AMB-17")
def test_further_events_while_refilling_are_handled_in_the_same_way() -> None:
    game = position(
        queue=QUEUE, next_up=["lanterns", "painter", "clad", "in_season", "boatman", "soldier", "peddler", "farmer"]
    )
    game.play("entertain:0")
    # weaver, childe, scholar; lanterns; painter; clad ends the lanterns: weaver and childe leave, then for the snow
    # scholar and painter; nobody is left, and In Season wants four.
    assert game.table.discard == ["porter", "weaver", "childe", "scholar", "painter"]
    assert game.queue == ["boatman", "soldier", "peddler", "farmer"]


@pytest.mark.rule("DS-AMB-17")
def test_only_as_many_leave_as_there_are() -> None:
    game = position(queue=["porter", "weaver"], deck=["soldier", "boatman", "farmer", "clad"], fill=False)
    game.play("entertain:0")
    assert game.table.discard == ["porter", "weaver"]
    assert game.queue == ["farmer", "boatman"]


@pytest.mark.rule("DS-AMB-16")
@pytest.mark.parametrize("event", ["clad", "ring_out"])
def test_coins_on_customers_who_leave_go_to_the_supply(event: str) -> None:
    game = position(
        player(room=[]), player(room=[]), queue=["porter", ("weaver", 3), ("childe", 2), "scholar"], next_up=[event]
    )
    game.play("entertain:0")
    assert game.coins == [0, 0]
    assert sum(game.queue_coins) == 0


# -- Ring Out the Old Year --------------------------------------------------------------------------------------------


def ring_out(seed: str, *notices: str) -> Game:
    """A position after the porter was served and a Ring Out has been turned up."""
    game = position(
        queue=LONG_QUEUE if notices == ("lanterns",) else QUEUE,
        notices=notices,
        discard=["painter", "boatman"],
        next_up=["ring_out"],
    )
    game.table.rng.seed = seed
    return game.play("entertain:0")


SEEDS = [f"ring-{number}" for number in range(60)]


@pytest.mark.rule("DS-EV-22", "DS-EV-23", "DS-EV-24", "DS-EV-26", "DS-AMB-18")
def test_ring_out_shuffles_everything_itself_included_and_no_event_is_in_effect() -> None:
    orders = set()
    for seed in SEEDS:
        game = ring_out(seed, "honest", "frugality")
        assert game.table.discard == [] or game.table.notices, "the porter just served is shuffled in as well"
        if game.table.notices:
            continue
        assert game.view(None).event is None
        assert len(game.queue) == 4
        assert {"ring_out", "honest", "frugality"} <= set(game.table.customers)
        everybody = Counter(game.table.customers + game.queue)
        assert everybody.total() == 81
        assert everybody["porter"] == everybody["painter"] == everybody["weaver"] == 3
        orders.add(tuple(game.queue))
    assert len(orders) > 20


@pytest.mark.rule("DS-EV-25", "DS-AMB-18")
def test_ring_out_events_turned_up_meanwhile_are_resolved_and_set_the_size() -> None:
    seen = set()
    for seed in (*SEEDS, *(f"more-{number}" for number in range(120))):
        game = ring_out(seed, "honest")
        if game.table.notices:
            event = game.table.notices[-1]
            assert len(game.queue) == CARDS.board.queue_size(event)
            seen.add(event)
    assert {"lanterns", "clad"} <= seen
    assert len(seen) > 4


@pytest.mark.rule("DS-AMB-18")
def test_ring_out_nobody_is_sent_away_for_the_lanterns_that_it_ends() -> None:
    quiet = [game for seed in SEEDS if not (game := ring_out(seed, "lanterns")).table.notices]
    assert quiet
    for game in quiet:
        assert not game.events("dream-did-leave")
        assert len(game.queue) == 4


# -- Harsh Duties -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-EV-27", "DS-EV-28", "DS-EV-29", "DS-AMB-23")
def test_harsh_duties_cost_two_coins_a_model_and_nothing_for_bare_cards() -> None:
    game = position(
        player(coins=20, room=[], built=["mercery"] * 3, unbuilt=["tavern", "tavern"]),
        player(coins=9, built=["yinzi"]),
        player(coins=4, unbuilt=["bookshop"]),
        queue=["farmer"],
        next_up=["harsh_duties"],
    )
    game.play("entertain:0")
    assert game.coins == [20 - 6, 9 - 2, 4]
    assert sum(game.queue_coins) == 0


@pytest.mark.rule("DS-EV-30")
def test_harsh_duties_take_no_more_than_there_is() -> None:
    game = position(
        player(coins=3, room=[], built=["mercery", "tavern"]), queue=["farmer"], next_up=["harsh_duties"]
    ).play("entertain:0")
    assert game.coins[0] == 0
    game.play("entertain:0")
    assert game.coins[0] == 0, "nothing is owed"


# -- Big Harvest ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DS-EV-31", "DS-EV-32")
def test_big_harvest_gives_everybody_two_rank_4_menus_for_free() -> None:
    game = position(
        player(coins=0, room=[4] * 4, kitchen=[3]),
        player(coins=1, kitchen=[2]),
        queue=["porter"],
        next_up=["big_harvest"],
    )
    before = game.table.supply[3]
    game.play("entertain:0")
    assert game.coins == [4, 1]
    assert [each.kitchen for each in game.table.players] == [[3, 4, 4, 4, 4, 4, 4], [2, 4, 4]]
    assert game.table.supply[3] == before - 4
    assert game.decision.key == "customer", "nobody is asked"


@pytest.mark.rule("DS-AMB-22")
def test_big_harvest_with_too_few_cards_goes_in_turn_order_from_the_active_player() -> None:
    game = position(
        player(room=[]), player(room=[]), player(room=[]), active=1, queue=["porter"], next_up=["big_harvest"],
        supply=[0, 0, 0, 3],
    ).play("entertain:0")  # fmt: skip
    assert [each.kitchen for each in game.table.players] == [[], [4, 4], [4]]
    assert game.table.supply == [0, 0, 0, 0]
