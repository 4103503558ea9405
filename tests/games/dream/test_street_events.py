"""The events that move the street, take coins or give menus. (DS-EV-13 to DS-EV-32)"""

from __future__ import annotations

from collections import Counter

import pytest

from engine.kernel import Text
from tests.games.dream.position import CARDS, Game, player, position

QUEUE = ["porter", "weaver", "childe", "scholar"]
LONG_QUEUE = [*QUEUE, "boatman", "painter"]


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
@pytest.mark.parametrize("event", ["frugality", "off_season", "honest", "in_season", "harsh_duties", "big_harvest"])
def test_lanterns_end_with_the_two_on_the_far_right_leaving(event: str) -> None:
    game = position(queue=LONG_QUEUE, notices=["lanterns"], next_up=[event, "soldier", "peddler"])
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


@pytest.mark.rule("DS-AMB-16")
def test_coins_on_customers_who_leave_with_the_lanterns_go_to_the_supply() -> None:
    queue: list[str | tuple[str, int]] = ["porter", ("weaver", 3), ("childe", 2), ("scholar", 1), "boatman", "painter"]
    game = position(player(room=[]), player(room=[]), queue=queue, notices=["lanterns"], next_up=["honest"])
    game.play("entertain:0")
    assert game.coins == [0, 0]
    assert game.queue_coins == [1, 0, 0, 0]


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
    assert all(len(set(place)) > 10 for place in zip(*orders, strict=True)), "all four are turned up anew"


@pytest.mark.rule("DS-EV-22", "DS-EV-23")
@pytest.mark.parametrize("card", ["weaver", "painter", "honest", "ring_out", "clad"])
def test_ring_out_cards_of_the_queue_the_discard_pile_the_board_and_the_deck_may_lie_anywhere(card: str) -> None:
    # All weavers stand in the queue, all painters lie in the discard pile; Clad is in the deck.
    places = set()
    for seed in SEEDS:
        game = position(queue=["porter", *["weaver"] * 3], discard=["painter"] * 3, notices=["honest"],
                        next_up=["ring_out"])  # fmt: skip
        game.table.rng.seed = seed
        game.play("entertain:0")
        if not game.table.notices:
            deck = game.table.customers + game.queue[::-1]
            places |= {place for place, each in enumerate(deck) if each == card}
    assert min(places) < 20
    assert max(places) > 60
    assert len(places) > 20


@pytest.mark.rule("DS-EV-25")
def test_ring_out_events_turned_up_meanwhile_are_resolved() -> None:
    resolved = set()
    for seed in (*SEEDS, *(f"more-{number}" for number in range(120))):
        game = position(player(coins=9, room=[], built=["yinzi"]), queue=QUEUE, next_up=["ring_out"])
        game.table.rng.seed = seed
        game.play("entertain:0")
        duties, harvest = (9 - game.coins[0]) // 2, len(game.me.kitchen) // 2
        # An event may come twice, as Ring Out may.
        came = [told.args["event"] for told in game.events("dream-did-event")]
        assert duties == came.count(Text("dream-event-harsh-duties"))
        assert harvest == came.count(Text("dream-event-big-harvest"))
        resolved |= set(game.table.notices)
    assert {"harsh_duties", "big_harvest"} <= resolved


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
    games = [ring_out(seed, "lanterns") for seed in SEEDS]
    quiet = [game for game in games if len(game.events("dream-did-event")) == 1]  # nothing came up after the Ring Out
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
