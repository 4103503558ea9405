"""Which districts may be chosen: what must be there for them, and what the discard bonus may still bring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jiangnan.acting import ring
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import player, position

BARE = "start_fair_1"
"""A tile whose discard brings a drama idea and no coin."""
ADVANCED = {"tiles": "advanced"}


def opens(district: str, *, discarding: str = BARE, **more: Any) -> bool:
    """May seat 0 choose this district, if this tile is discarded then?"""
    return f"2:{district}" in at(district, discarding, **more).offered("visit:")


def at(district: str, discarding: str, **more: Any) -> Game:
    of_position = ("options", "ring", "muses", "works", "stack", "later", "round", "seats", "scholars", "pointer")
    around = {name: more.pop(name) for name in of_position if name in more}
    if "own" in more:
        more["works"] = more.pop("own")
    return position(player(track=[discarding, f"start_{district}_1"], **more), **around)


@pytest.mark.rule("JN-TURN-06")
@pytest.mark.parametrize(("district", "cost"), [("tavern", 1), ("parlour", 1), ("travel", 2)])
def test_tavern_parlour_and_travel_are_for_those_who_can_pay(district: str, cost: int) -> None:
    assert opens(district, coins=cost) and not opens(district, coins=cost - 1)
    game = at(district, BARE, coins=cost - 1)
    assert game.why("jiangnan-visit") == ["JN-TRAV-06" if district == "travel" else "JN-TURN-06"]


@pytest.mark.rule("JN-TURN-06", "JN-SOC-18", "JN-TEA-15", "JN-FAIR-11")
@pytest.mark.parametrize("district", ["society", "teahouse", "fair"])
def test_the_others_are_free(district: str) -> None:
    assert opens(district, coins=0, discarding="start_tavern_2")


@pytest.mark.rule("JN-TURN-06", "JN-AMB-05")
@pytest.mark.parametrize(
    ("cities", "cost"),
    [((), 2), (("a1",), 2), (("a1", "b1", "c1", "d1"), 3), (("a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"), 4)],
)
def test_travel_costs_at_least_what_the_cheapest_city_in_reach_costs(cities: tuple[str, ...], cost: int) -> None:
    assert opens("travel", coins=cost, cities=cities) and not opens("travel", coins=cost - 1, cities=cities)


@pytest.mark.rule("JN-TURN-07", "JN-AMB-05")
@pytest.mark.parametrize("district", ["tavern", "parlour", "travel"])
def test_coins_of_the_coming_discard_count(district: str) -> None:
    short = 1 if district == "travel" else 0
    assert opens(district, coins=short, discarding="start_teahouse_1")
    assert opens("travel", coins=0, discarding="age1_parlour_2"), "two coins on one tile"
    assert not opens("travel", coins=0, discarding="start_teahouse_1")


@pytest.mark.rule("JN-TURN-07", "JN-AMB-05", "JN-TURN-10")
def test_only_the_tile_counts_that_this_choice_discards() -> None:
    """The tiles bring, from the right: a coin, a novel idea, a coin."""
    track = ["start_teahouse_1", "start_tavern_1", "start_parlour_2"]
    game = position(player(0, track=track))
    assert game.offered("visit:") == ["3:parlour", "2:tavern", "1:teahouse"]
    game = position(player(0, track=["start_tavern_2", *track]))
    assert game.offered("visit:") == ["2:teahouse", "1:tavern"], "now a painting idea is discarded, or the coin"


@pytest.mark.rule("JN-TURN-08", "JN-AMB-06", "JN-AMB-07", "JN-REST-01")
def test_without_a_district_only_a_rest_is_left_with_any_tile() -> None:
    track = ["start_tavern_1", "start_travel_1", "age3_parlour_travel", "start_society_2"]
    game = position(player(0, track=track), scholars={"society": [1, 1, 2, 2]}, round=5)
    assert game.offers == ["rest:4", "rest:3", "rest:2", "rest:1"]
    free = position(player(0, track=track), scholars={"society": [1, 1, 2]}, round=5)
    assert free.offers == ["visit:4:society", "rest:4", "rest:3", "rest:2", "rest:1"]


@pytest.mark.rule("JN-AMB-07", "JN-REST-02")
@pytest.mark.parametrize(("place", "tile"), [(1, "age3_society_tavern"), (2, "start_fair_1"), (3, "start_society_1")])
def test_a_rest_may_use_any_tile_and_asks_for_no_district(place: int, tile: str) -> None:
    track = ["age3_society_tavern", "start_fair_1", "start_society_1"]
    full = {"society": [1, 1, 2, 2]}
    game = position(player(track=track), scholars=full, round=5)
    assert game.offered("rest:") == ["3", "2", "1"]
    game.play(f"rest:{place}")
    assert game.me.used == [tile] and game.table.rest == [0]
    assert game.table.scholars == {district: full.get(district, []) for district in game.table.scholars}


# -- Travel on side B -----------------------------------------------------------------------------------------------

SIDE_B = {"travel": "b", **ADVANCED}


@pytest.mark.rule("JN-AMB-05")
def test_on_side_b_a_portfolio_that_can_be_published_will_do() -> None:
    own: dict[str, Any] = {"coins": 0, "own": ["drama_1"]}
    assert opens("travel", drama=2, options=SIDE_B, **own)
    assert not opens("travel", drama=2, **own), "side A"
    assert opens("travel", drama=1, options=SIDE_B, **own), "with the idea on the tile"
    assert not opens("travel", drama=0, options=SIDE_B, **own)
    assert not opens("travel", drama=1, discarding="start_tavern_2", options=SIDE_B, **own), "an idea of another type"


@pytest.mark.rule("JN-AMB-05")
def test_on_side_b_so_will_one_to_be_taken_by_a_portfolio_icon() -> None:
    shown = ["drama_1", "novel_4", "novel_5", "novel_6"]
    assert opens("travel", coins=0, drama=2, works=shown, discarding="adv1_teahouse", options=SIDE_B)
    assert not opens("travel", coins=0, drama=1, works=shown, discarding="adv1_teahouse", options=SIDE_B)
    assert not opens("travel", coins=0, drama=2, works=shown, discarding="start_society_2", options=SIDE_B)
    assert not opens("travel", coins=0, drama=2, works=shown, discarding="adv1_teahouse", options=ADVANCED)


# -- shop icons -----------------------------------------------------------------------------------------------------


def shop_opens(face: str, district: str = "travel", *, place: int = 0, icon: str = "adv1_tavern", **more: Any) -> bool:
    """Does a shop icon open a district to somebody without coins? The pointer shows the space of Round 1."""
    options = ADVANCED | more.pop("options", {})
    return opens(district, **{"coins": 0, **more}, discarding=icon, options=options, ring=ring(face, place))


@pytest.mark.rule("JN-AMB-05")
def test_the_liquor_shop_counts_five_coins_where_the_pointer_shows_it() -> None:
    assert shop_opens("B5")
    assert not shop_opens("B5", place=1) and shop_opens("B5", place=1, options={"pointer": "b"})
    assert not shop_opens("A5") and not shop_opens("B5", icon=BARE)
    assert not shop_opens("A4", coins=1)


@pytest.mark.rule("JN-AMB-05")
@pytest.mark.parametrize(
    ("own", "novel", "drama", "painting", "opened"),
    [
        (["novel_1"], 2, 0, 0, True),
        (["novel_1"], 1, 0, 0, True),
        (["novel_1"], 0, 9, 9, False),
        (["painting_1"], 0, 0, 1, True),
        (["drama_1"], 0, 9, 0, False),
    ],
)
def test_the_printing_press_does_where_a_portfolio_that_pays_coins_can_be_published(
    own: list[str], novel: int, drama: int, painting: int, opened: bool
) -> None:
    """Its own idea may pay, and dramas pay no coins."""
    assert shop_opens("A1", own=own, novel=novel, drama=drama, painting=painting) == opened


@pytest.mark.rule("JN-AMB-05")
def test_the_other_press_costs_a_coin_and_gives_no_idea() -> None:
    with_coin: dict[str, Any] = {"own": ["novel_1"], "novel": 2, "coins": 1}
    assert shop_opens("B1", **with_coin)
    assert not shop_opens("B1", **{**with_coin, "coins": 0})
    assert not shop_opens("B1", **{**with_coin, "novel": 1})
    assert not shop_opens("B1", **{**with_coin, "own": ["drama_1"], "drama": 2})


@pytest.mark.rule("JN-AMB-05")
def test_the_gift_shop_does_where_a_muse_brings_coins() -> None:
    plain = [4, 6, 8, 9]
    """They bring and exchange ideas."""
    assert not shop_opens("A3", muses=plain)
    assert shop_opens("A3", muses=[10, *plain[1:]]), "two coins"
    assert shop_opens("A3", muses=[2, *plain[1:]], district="parlour"), "coins in the Teahouse"
    printer = [20, *plain[1:]]
    twenty = {"characters": "20"}
    assert shop_opens("A3", muses=printer, own=["novel_13"], novel=9, coins=1, options=twenty) is False, "she costs two"
    ready: dict[str, Any] = {"cities": ["a1", "b1", "c1", "d1"], "coins": 2, "options": twenty, "muses": printer}
    assert shop_opens("A3", own=["novel_1"], novel=2, **ready)
    assert not shop_opens("A3", own=["drama_1"], drama=2, **ready)
    with_coin: dict[str, Any] = {**ready, "coins": 1, "own": ["novel_1"], "novel": 2}
    assert shop_opens("A3", icon="adv2_teahouse", **with_coin), "the coin on the tile pays her"
    assert not shop_opens("A3", **with_coin)


@pytest.mark.rule("JN-AMB-05", "JN-AST-07")
def test_the_gift_shop_does_where_a_muse_lets_walk_along_the_path_of_the_coin() -> None:
    """It lies between the shops at 12 and at 2 o'clock."""
    walking: dict[str, Any] = {"muses": [5, 4, 6, 8], "district": "tavern"}
    assert [place for place in range(6) if _opens_at(place, walking)] == [0, 1]
    assert not _opens_at(0, {**walking, "muses": [4, 6, 8, 9]})


def _opens_at(place: int, around: dict[str, Any]) -> bool:
    """Does the Gift Shop open a district to somebody whose Temple Fair servant stands there?"""
    track = ["adv1_tavern", f"start_{around['district']}_1"]
    game = position(player(0, track=track, place=place), options=ADVANCED, ring=ring("A3"), muses=around["muses"])
    return f"2:{around['district']}" in game.offered("visit:")


@pytest.mark.rule("JN-AMB-05")
def test_a_portfolio_icon_beside_the_shop_counts_for_the_muse_who_publishes() -> None:
    """The tile brings a portfolio, a shop and a coin."""
    shown = {"works": ["novel_8", "drama_8", "drama_9", "drama_10"], "stack": ["drama_11"], "round": 4}
    ready: dict[str, Any] = {**shown, "cities": ["a1", "b1", "c1", "d1"], "coins": 1, "muses": [20, 4, 6, 8]}
    tile: dict[str, Any] = {"icon": "adv4_teahouse_parlour", "options": {"characters": "20"}, "place": 3}
    assert shop_opens("A3", novel=4, **ready, **tile)
    assert not shop_opens("A3", novel=3, **ready, **tile)


# -- who cannot pay in the end --------------------------------------------------------------------------------------


@pytest.mark.rule("JN-AMB-05")
def test_who_cannot_pay_in_the_end_completes_the_turn_as_a_rest() -> None:
    """The novel could have been published at the Printing Press, and was not."""
    me = player(0, spirit=1, track=["adv1_tavern", "start_parlour_1"], works=["novel_1"])
    before = len(me.discarded)
    game = position(me, options=ADVANCED, ring=ring("A1"))
    game.play("visit:2:parlour", "novel", "none")
    assert game.table.rest == [0] and game.table.scholars["parlour"] == []
    assert (game.me.coins, game.me.spirit) == (2, 5), "what a Rest brings, and nothing of the Parlour"
    assert len(game.me.discarded) == before + 1 and len(game.me.track) == 4, "one discard, then the track is filled"
    assert game.decision.seat == 1
    paid = position(
        player(0, spirit=1, track=["adv1_tavern", "start_parlour_1"], works=["novel_1"]),
        options=ADVANCED,
        ring=ring("A1"),
    ).play("visit:2:parlour", "novel", "publish:novel_1")
    assert paid.table.scholars["parlour"] == [0] and (paid.me.coins, paid.me.spirit) == (3 - 1, 2)


@pytest.mark.rule("JN-AMB-05", "JN-AMB-28")
def test_a_vassal_follows_after_such_a_rest() -> None:
    me = player(0, track=["adv1_tavern", "start_parlour_1"], works=["novel_1"])
    game = position(me, seats=2, options=ADVANCED, ring=ring("A1"))
    game.play("visit:2:parlour", "novel", "none")
    assert game.table.rest == [0] and game.table.scholars["tavern"] == [2]
