"""Components and set-up. (DS-COMP, DS-SETUP, DS-VAR)"""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.dream import rules
from engine.games.dream.setup import set_up
from engine.games.dream.table import Table
from engine.kernel import Illegal, Option, Rng, Session, Text, text
from tests.games.dream.position import CARDS, RULES, player, position

SEEDS = [f"setup-{number}" for number in range(60)]
"""Enough set-ups that events turn up among the first four cards of some of them."""


def new(seats: int = 2, seed: str = "a") -> Table:
    return set_up(CARDS, seats, Rng(seed))


def all_shops(t: Table) -> list[str]:
    return t.shop_deck + t.display + [site.shop for each in t.players for site in each.sites]


def all_customers_and_events(t: Table) -> list[str]:
    return t.customers + t.discard + t.notices + [guest.kind for guest in t.queue]


@pytest.mark.rule("DS-COMP-01", "DS-AMB-03")
def test_two_to_four_players_and_the_first_seat_starts() -> None:
    assert list(RULES.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(Illegal):
            Session.begin(RULES, seats, {}, "a")
    for seats in (2, 3, 4):
        session, _ = Session.begin(RULES, seats, {}, "a")
        assert [decision.seat for decision in session.decisions] == [0]


@pytest.mark.rule("DS-COMP-02", "DS-COMP-04")
def test_36_shop_cards_of_12_types() -> None:
    shops = Counter(all_shops(new()))
    assert shops.total() == 36
    assert len(shops) == 12


@pytest.mark.rule("DS-COMP-03")
def test_there_is_a_model_for_every_card_of_a_type() -> None:
    game = position(player(coins=60, unbuilt=["mercery"] * 3), player(unbuilt=["tavern"] * 3))
    game.play("build:mercery", "build:mercery", "build:mercery")
    assert game.me.models == 3


@pytest.mark.rule("DS-COMP-05", "DS-COMP-06", "DS-COMP-11")
def test_72_customers_and_one_event_of_each_name_for_the_notice_board() -> None:
    cards = Counter(all_customers_and_events(new()))
    events = {kind: cards.pop(kind) for kind in CARDS.events}
    assert events == dict.fromkeys(CARDS.events, 1)
    assert len(events) == 9
    assert cards.total() == 72
    game = position(next_up=["frugality"]).play("entertain:0")
    assert game.table.notices == ["frugality"]


@pytest.mark.rule("DS-COMP-07")
def test_76_menu_cards_of_four_ranks() -> None:
    t = new(4)
    assert sum(t.supply) + sum(len(each.room) for each in t.players) == 76
    assert len(t.supply) == 4
    assert all(t.supply)


@pytest.mark.rule("DS-COMP-10", "DS-AMB-02")
def test_the_die_shows_1_to_6() -> None:
    rolled = set()
    for number in range(80):
        game = position(player(built=["eight_trigrams"], room=()), queue=["fortune_seeker"])
        game.table.rng.seed = f"roll-{number}"
        game.play("entertain:0")
        rolled.add(game.coins[0])
    assert rolled == {1, 2, 3, 4, 5, 6}


def said(option: Option | None) -> dict[str, object]:
    """What the note of an option says."""
    assert option is not None
    assert option.note is not None
    return dict(option.note.args)


@pytest.mark.rule("DS-COMP-12")
def test_a_shop_card_shows_its_cost_its_income_and_its_extra_effect() -> None:
    game = position(player(coins=30, unbuilt=["teahouse"]), display=["teahouse", "teahouse", "bookshop", "bookshop"])
    bookshop = said(game.decision.find("buy:shop:bookshop"))
    assert (bookshop["cost"], bookshop["effect"]) == (6, text("dream-income-none", coins=3))
    for offer in ("buy:shop:teahouse", "build:teahouse"):
        teahouse = said(game.decision.find(offer))
        adds = text("dream-adds", shops=(Text("dream-shop-bookshop"),), coins=2)
        assert teahouse["cost"] == 5
        assert teahouse["effect"] == text("dream-effect", does=text("dream-income-none", coins=2), adds=(adds,))


@pytest.mark.rule("DS-COMP-14")
@pytest.mark.parametrize(("rank", "cost", "income", "dice"), [(1, 9, 2, 1), (2, 6, 3, 0), (3, 3, 2, 0), (4, 0, 1, 0)])
def test_a_menu_card_shows_its_cost_its_income_and_its_rank(rank: int, cost: int, income: int, dice: int) -> None:
    offer = position(player(coins=30)).decision.find(f"buy:menu:{rank}")
    assert offer is not None
    assert offer.label.args["rank"] == rank
    assert said(offer) == {"cost": cost, "income": income, "dice": dice}


@pytest.mark.rule("DS-COMP-15")
def test_a_customer_card_shows_how_many_menus_it_orders_and_where_it_goes() -> None:
    game = position(player(built=["tavern", "yinzi", "mercery"]), queue=["ci_poet"])
    assert set(game.view(None).cards.customers["ci_poet"].visits) == {"mercery", "eight_trigrams", "tavern"}
    assert game.view(None).queue[0].orders == 2
    prospect = said(game.decision.find("entertain:0"))["prospect"]
    assert isinstance(prospect, Text)
    visits = prospect.args["shops"]
    assert isinstance(visits, tuple)
    assert prospect.args["order"] == 2
    assert [visit.args["shop"] for visit in visits] == [Text("dream-shop-mercery"), Text("dream-shop-tavern")]


@pytest.mark.rule("DS-COMP-13")
def test_six_events_last_and_three_are_over_at_once() -> None:
    lasting = {kind for kind, event in CARDS.events.items() if event.ongoing}
    assert lasting == {"frugality", "off_season", "honest", "in_season", "lanterns", "clad"}
    assert set(CARDS.events) - lasting == {"ring_out", "harsh_duties", "big_harvest"}


@pytest.mark.rule("DS-SETUP-01", "DS-SETUP-16")
def test_each_player_has_a_board_of_eight_free_sites() -> None:
    view = RULES.view(new(4), None)
    assert len(view.players) == 4
    for each in view.players:
        assert len(each.sites) == 8
        assert not any(site.shop for site in each.sites)


@pytest.mark.rule("DS-SETUP-02", "DS-SETUP-03")
def test_first_menus_lie_shuffled_in_the_private_room() -> None:
    orders: list[set[tuple[int, ...]]] = [set(), set(), set(), set()]
    for seed in SEEDS:
        for each, seen in zip(new(4, seed).players, orders, strict=True):
            assert Counter(each.room) == {4: 6, 3: 2}
            assert each.kitchen == []
            seen.add(tuple(each.room))
    assert all(len(seen) > 10 for seen in orders)


@pytest.mark.rule("DS-SETUP-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_other_menus_go_to_the_supply(seats: int) -> None:
    copies = {menu.rank: menu.copies for menu in CARDS.menus.values()}
    assert new(seats).supply == [copies[1], copies[2], copies[3] - 2 * seats, copies[4] - 6 * seats]


@pytest.mark.rule("DS-SETUP-05", "DS-SETUP-06")
def test_four_cards_of_the_shuffled_shop_deck_are_shown() -> None:
    displays = set()
    for seed in SEEDS:
        t = new(seed=seed)
        assert len(t.display) == 4
        assert len(t.shop_deck) == 32
        displays.add(tuple(t.display))
    assert len(displays) > 30


@pytest.mark.rule("DS-SETUP-07", "DS-SETUP-08", "DS-SETUP-09", "DS-SETUP-10", "DS-SETUP-15")
def test_the_first_queue_has_four_customers_and_events_go_back_unresolved() -> None:
    places_of_events: Counter[int] = Counter()
    for seed in SEEDS:
        t = new(4, seed)
        assert len(t.queue) == 4
        assert not any(guest.kind in CARDS.events for guest in t.queue)
        assert t.notices == []
        assert t.discard == []
        assert len(t.customers) == 77
        assert all(len(each.kitchen) == 0 for each in t.players), "no Big Harvest happens in the set-up"
        places_of_events.update(place for place, card in enumerate(t.customers) if card in CARDS.events)
    # Among the first four cards of about twenty of these decks there was an event.
    assert len(places_of_events) > 60, "events lie anywhere in the deck"
    assert max(places_of_events.values()) < len(SEEDS) / 3, "and no place has more than its share"


@pytest.mark.rule("DS-VAR-02")
def test_the_number_of_players_changes_nothing_else() -> None:
    two, three, four = new(2), new(3), new(4)
    for t in (three, four):
        assert Counter(all_shops(t)) == Counter(all_shops(two))
        assert Counter(all_customers_and_events(t)) == Counter(all_customers_and_events(two))
        assert (len(t.display), len(t.queue)) == (len(two.display), len(two.queue))
        menus, of_two = (
            Counter(dict(enumerate(each.supply, start=1))) + Counter(rank for one in each.players for rank in one.room)
            for each in (t, two)
        )
        assert menus == of_two
    assert {tuple(sorted(each.room)) for t in (two, three, four) for each in t.players} == {(3, 3, 4, 4, 4, 4, 4, 4)}


@pytest.mark.rule("DS-SETUP-11", "DS-SETUP-12", "DS-VAR-02")
def test_coins_rise_by_one_from_the_start_player_on() -> None:
    assert [[each.coins for each in new(seats).players] for seats in (2, 3, 4)] == [[5, 6], [5, 6, 7], [5, 6, 7, 8]]


@pytest.mark.rule("DS-EX-01")
def test_three_players_begin_with_5_6_and_7_coins() -> None:
    assert [each.coins for each in new(3).players] == [5, 6, 7]


@pytest.mark.rule("DS-SETUP-13")
def test_the_first_seat_has_the_first_turn() -> None:
    for seats in (2, 3, 4):
        t = new(seats)
        assert (t.active, t.turn) == (0, 1)
        assert t.players[0].coins == 5


@pytest.mark.rule("DS-SETUP-14")
def test_spare_places_of_the_queue_stay_empty_but_for_lanterns() -> None:
    assert [CARDS.board.queue_size(event) for event in (None, *CARDS.events) if event != "lanterns"] == [
        2 if event == "clad" else 4 for event in (None, *CARDS.events) if event != "lanterns"
    ]
    session, _ = Session.begin(RULES, 2, {}, "a")
    assert len(session.table.queue) == 4
    assert len(position().play("entertain:0").queue) == 4


@pytest.mark.rule("DS-VAR-01")
def test_there_are_no_variants_and_no_solo_game() -> None:
    assert rules().variants == ()
    assert 1 not in RULES.seats
