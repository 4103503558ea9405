"""Rulings: what Kou Baimen does not pay, charms C and D, and what comes to a Display Track."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jiangnan.acting import at_shop, income, ring, travelling, visitor
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import NOBODY, bot, player, position

PEOPLE = {"talents": "all", "characters": "20"}
KOU = 10
SERVANTS = [("novel", 0), ("drama", 1), ("painting", 2)]


# -- Kou Baimen -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-TAL-19")
def test_kou_baimen_may_visit_every_district_without_a_coin() -> None:
    for district in ("tavern", "parlour", "travel"):
        assert f"2:{district}" not in position(visitor(district, coins=0)).offered("visit:")
        penniless = visitor(district, coins=0, talent=KOU)
        assert f"2:{district}" in position(penniless, options=PEOPLE).offered("visit:")


@pytest.mark.rule("JN-TAL-20", "JN-AMB-27")
def test_every_coin_cost_of_a_visit_is_waived() -> None:
    me = visitor(coins=0, place=3, talent=KOU)
    fair = position(me, options=PEOPLE).play("visit:2:fair")
    assert [fair.note(f"move:cw:{spaces}")["coins"] for spaces in (1, 2, 3)] == [0, 0, 0]
    assert fair.play("move:cw:3").me.coins == 0
    far = travelling(visitor("travel", coins=0, talent=KOU, cities=["a1", "a2"]), options=PEOPLE, bonuses={"a3": 1})
    assert far.play("city:a3").me.coins == 0
    press = at_shop("B1", visitor(coins=0, talent=KOU, works=["novel_1"]), options=PEOPLE)
    assert press.play("publish:novel_1:tavern").me.coins == 3, "the payout"
    boatman = travelling(
        visitor("travel", coins=0, talent=KOU), options=PEOPLE, bonuses={"a1": 10}, ring=ring("A4")
    ).play("city:a1", "boat:2")
    assert boatman.me.coins == 0 and boatman.boat(2) == [(0, 1)]


@pytest.mark.rule("JN-TAL-21", "JN-AMB-27")
def test_in_upkeep_kou_baimen_pays() -> None:
    def begin(number: int, coins: int) -> Game:
        return income(number, me=player(coins=coins, talent=KOU), options=PEOPLE, ring=ring("A4"))

    assert begin(7, 1).key == "draft", "Gu Hengbo costs two coins"
    assert begin(7, 2).play("assistant:7", "boat:3").me.coins == 0
    assert begin(3, 1).key == "draft", "Zhu Zhishan costs one, and the Boatman another"
    game = begin(3, 2).play("assistant:3", "boat:3")
    assert game.me.coins == 0 and game.boat(4)[0] == (0, 1)


# -- charms ---------------------------------------------------------------------------------------------------------


def charmed(charm: str, place: int = 0, **more: Any) -> bool:
    """May a visitor of the Parlour put a second servant, with this Charm tile?"""
    options = {"parlour": "b"} | more.pop("options", {})
    charms = [charm, *(other for other in "ABCDEF" if other != charm)][: 7 - more.get("round", 1)]
    me = visitor("parlour", place=place)
    game = position(me, options=options, muses=(8, 9, 14, 16), charms=charms, **more)
    game.play("visit:2:parlour", "muse:8")
    assert game.key in ("servant", "turn")
    return game.key == "servant"


@pytest.mark.rule("JN-AMB-51", "JN-CHARM-10")
def test_charm_d_is_met_on_either_shop_pointed_to() -> None:
    assert [place for place in range(6) if charmed("D", place)] == [0]
    assert [place for place in range(6) if charmed("D", place, options={"pointer": "b"})] == [0, 1]
    assert [place for place in range(6) if charmed("D", place, options={"pointer": "c"})] == [0, 3]
    assert [place for place in range(6) if charmed("D", place, options={"pointer": "c"}, round=3)] == [2, 5]


@pytest.mark.rule("JN-AMB-51", "JN-CHARM-09")
def test_charm_c_looks_at_the_boat_under_the_parlour_at_that_moment() -> None:
    assert [slot for slot in range(6) if charmed("C", boats={slot: [(1, 2), (0, 1)]})] == [5]
    assert [slot for slot in range(6) if charmed("C", boats={slot: [(0, 1)]}, options={"map": "312"})] == [1]
    assert charmed("C", round=3, boats={5: [(0, 1)]}) and not charmed("C", round=3, boats={0: [(0, 1)]})
    assert not charmed("C", boats={5: [(1, 2)]})


@pytest.mark.rule("JN-AMB-51")
def test_charm_c_counts_no_vassals() -> None:
    assert not charmed("C", seats=2, boats={5: [(2, 2)]}), "seat 0's vassal"
    assert charmed("C", seats=2, boats={5: [(2, 2), (0, 1)]})


# -- Display Tracks -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-AMB-55")
def test_who_is_pushed_off_a_track_is_back_with_the_owner() -> None:
    me = visitor("teahouse", novel=1, works=["novel_1"])
    game = position(me, teahouse=SERVANTS).play("visit:2:teahouse", "publish:novel_1")
    assert game.track("teahouse") == [("novel", 0), ("novel", 0), ("drama", 1)], "seat 2's servant is gone"
    robot = bot(["start_teahouse_1"])
    solo = position(
        player(track=["start_tavern_1", "start_society_1"]),
        bot=robot,
        options={"bot": "master"},
        stack=["novel_1", "novel_2", "novel_3", "drama_1", "drama_2", "drama_3"],
        teahouse=["novel", "drama", ("painting", -1)],
    ).play("visit:2:society", "ideas:novel:novel")
    assert [colour for _, colour in solo.track("teahouse")] == [-1, NOBODY, NOBODY]


@pytest.mark.rule("JN-AMB-55")
def test_vassals_never_stand_on_a_display_track() -> None:
    """The vassal comes to the Teahouse with the tile discarded, and its player publishes there."""
    me = visitor("teahouse", novel=1, works=["novel_1"])
    game = position(me, seats=2).play("visit:2:teahouse", "publish:novel_1")
    assert game.table.scholars["teahouse"] == [0, 2]
    assert game.track("teahouse") == [("novel", 0), ("novel", NOBODY), ("drama", NOBODY)]


@pytest.mark.rule("JN-AMB-56")
@pytest.mark.parametrize(("track", "other"), [("teahouse", "tavern"), ("tavern", "teahouse")])
def test_a_publishing_in_teahouse_or_tavern_adds_a_display_tile_there(track: str, other: str) -> None:
    me = visitor(track, novel=1, works=["novel_1"])
    game = position(me, teahouse=SERVANTS, tavern=SERVANTS).play(f"visit:2:{track}", "publish:novel_1")
    assert game.track(track) == [("novel", 0), *SERVANTS[:2]] and game.track(other) == SERVANTS


@pytest.mark.rule("JN-AMB-56")
def test_the_bots_society_action_adds_none() -> None:
    robot = bot(["start_society_1"])
    game = position(player(track=["start_tavern_1", "start_travel_1"]), bot=robot, options={"bot": "master"})
    before = game.track("teahouse"), game.track("tavern")
    game.play("rest:1")
    assert len(game.bot.published) == 2
    assert (game.track("teahouse"), game.track("tavern")) == before
