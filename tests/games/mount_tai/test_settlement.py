"""The seasonal settlement. (MT-SETTLE)"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.games.mount_tai.content import PRAISES
from engine.games.mount_tai.table import Player
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import player, position

SEASONS = ("spring", "summer", "autumn", "winter")
HARD = ("supreme", "bewildering", "singular", "startling")
"""Praises that ask for what hardly anybody has, to be out of the way; the others lie in year 2."""


def praises(first: str = "", season: int = 0, year: int = 1) -> list[str]:
    """The Praise tiles, with one that lies at a season of a year (else hard ones in both years)."""
    order = [*HARD, *(kind for kind in PRAISES if kind not in HARD)]
    if first:
        index = season + 4 * (year - 1)
        other = order.index(first)
        order[index], order[other] = order[other], order[index]
    return order


def settled(
    *players: Player,
    season: int = 0,
    year: int = 1,
    praise: str = "",
    every: bool = False,
    options: Mapping[str, str] | None = None,
) -> Game:
    """A settlement; those who have nothing to decide are through with it."""
    income = {"income": "every"} if every else {}
    return position(
        *players,
        phase="settlement",
        round=2 * season + 2,
        year=year,
        praises=praises(praise, season, year),
        options={**income, **(options or {})},
    )


FARMS = {"B1": "farmland", "C1": "farmland"}
TOWNS = {"A2": "town", "A3": "town", "A4": "town"}


# -- when -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-SETTLE-01")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_a_settlement_comes_after_the_second_round_of_a_season(round: int) -> None:
    mint = player(buildings=["mint"])
    game = position(mint, player(), phase="events", round=round, order=[1, 0])
    while game.key == "event":
        game.play("event:red:none" if "event:red:none" in game.offers else game.offers[0])
    paid = game.events("mount-tai-did-income")
    assert len(paid) == (round % 2 == 0)
    assert game.table.settled == round // 2


@pytest.mark.rule("MT-SETTLE-14")
def test_after_the_winter_of_year_1_all_event_tiles_are_turned_up_again() -> None:
    turned = [tile for tiles in position(seats=2).table.events for tile in tiles]
    game = position(phase="settlement", round=8, turned=turned)
    assert (game.view().year, game.view().season, game.view().round) == (2, 0, 1)
    assert not any(event.turned for tiles in game.view().events for event in tiles)
    for round in (2, 4, 6):
        same = position(phase="settlement", round=round, turned=turned[:round])
        assert (same.view().year, same.table.turned) == (1, turned[:round])


# -- income ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-SETTLE-04")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_one_grain_for_each_farmland(count: int) -> None:
    game = settled(player(land=dict(list(FARMS.items())[:count])), player(land=["G8"]))
    assert game.goods() == (6, 2 + count, 0)
    assert game.goods(1) == (6, 2, 0), "the own ones only"


@pytest.mark.rule("MT-SETTLE-05")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_one_money_for_each_town(count: int) -> None:
    game = settled(player(land=dict(list(TOWNS.items())[:count])), player(land=["G8"]), season=1)
    assert game.goods() == (6 + count, 2, 0)
    assert game.goods(1) == (6, 2, 0)


@pytest.mark.rule("MT-SETTLE-06", "MT-AMB-01")
@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize("season", range(4))
def test_farmland_pays_in_spring_and_autumn_towns_in_summer_and_winter(season: int, year: int) -> None:
    me = player(0, 0, land={**FARMS, **TOWNS})
    usual = position(me, phase="settlement", round=2 * season + 2, year=year)
    assert usual.goods() == ((0, 2, 0) if season in (0, 2) else (3, 0, 0))


@pytest.mark.rule("MT-SETTLE-06", "MT-AMB-01")
@pytest.mark.parametrize("season", range(4))
def test_a_table_may_play_with_both_incomes_in_every_season(season: int) -> None:
    assert settled(player(0, 0, land={**FARMS, **TOWNS}), season=season, every=True).goods() == (3, 2, 0)


@pytest.mark.rule("MT-SETTLE-07")
@pytest.mark.parametrize("season", range(4))
def test_settlement_tiles_and_the_marker_yield_nothing(season: int) -> None:
    up = ["B1", "C1", "D1", "D2", "D3", "D4"]
    assert settled(player(land=up), season=season, every=True).goods() == (6, 2, 0)


# -- in which order -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-SETTLE-02")
def test_buildings_talents_farmland_towns_praise() -> None:
    me = player(0, 0, 2, land={**FARMS, **TOWNS}, buildings=["granary"], talents={"brewer": 2})
    game = settled(me, praise="bewildering", every=True)
    assert (game.key, game.goods()) == ("settle", (0, 1, 2)), "buildings are through, income is not"
    game.play("ferment")
    assert game.me.points == {"praise_1": 5}
    said = [event.text for event in game.told if event.text.key.startswith("mount-tai-did")]
    what = [text.args["source"].key if "source" in text.args else text.key for text in said][:5]  # type: ignore[union-attr]
    assert what == [
        "mount-tai-building-granary",
        "mount-tai-did-ferment",
        "mount-tai-land-farmland",
        "mount-tai-land-town",
        "mount-tai-did-praise",
    ]


@pytest.mark.rule("MT-SETTLE-03")
def test_what_buildings_bring_serves_the_talents() -> None:
    without = settled(player(grain=0, talents={"brewer": 2}, land=FARMS))
    assert without.me.wine == 0
    assert without.open == {0: "policy"}, "the income of farmland comes too late"
    game = settled(player(grain=0, talents={"brewer": 2}, buildings=["granary"])).play("ferment")
    assert game.goods() == (6, 0, 1)


@pytest.mark.rule("MT-SETTLE-13", "MT-AMB-26")
def test_players_settle_in_turn_order_each_all_steps() -> None:
    """Seat 1 is through, Praise and all, while seat 0 has only settled the buildings."""
    first = player(0, 5, 3, land={"G8": "farmland"}, talents={"administrative": 2})
    last = player(0, 5, 3, land=FARMS, buildings=["mint"], talents={"brewer": 2})
    game = position(last, first, phase="settlement", round=2, order=[1, 0], praises=praises("startling"))
    assert (game.open, game.goods(0), game.goods(1)) == ({1: "settle"}, (0, 5, 3), (0, 5, 3))
    game.play("done")
    assert (game.goods(1), game.scores) == ((0, 6, 3), [0, 5])
    assert (game.open, game.goods(0)) == ({0: "settle"}, (1, 5, 3))
    game.play("done")
    assert (game.goods(0), game.scores) == ((1, 7, 3), [5, 5])


@pytest.mark.rule("MT-AMB-26")
def test_the_player_chooses_the_order_of_talents() -> None:
    talents = {"brewer": 2, "trader": 1}
    for order in (["swap:grain", "ferment"], ["ferment", "swap:money"], ["ferment", "done"], ["done"]):
        me = player(2, 2, talents=talents, buildings=["observatory"])
        game = settled(me, options={"talents": "promo", "buildings": "promo"})
        assert {"ferment", "swap:grain", "swap:money", "done"} <= set(game.offers)
        game.play(*order)
        assert game.open == {0: "policy"}


# -- works that replace income --------------------------------------------------------------------------------------


@pytest.mark.rule("MT-AMB-27")
def test_the_works_office_pays_among_the_buildings_and_replaces_the_income() -> None:
    me = player(grain=0, land=FARMS, buildings=["works_office"], talents={"brewer": 2})
    game = settled(me)
    assert game.me.grain == 4
    assert game.play("done").me.grain == 4, "the step for farmland pays nothing then"
    market = player(money=0, land=TOWNS, buildings=["free_market"], talents={"administrative": 2})
    game = settled(market, season=1)
    assert game.me.money == 6
    assert game.play("done").me.money == 6


@pytest.mark.rule("MT-AMB-27")
def test_terrain_made_in_the_settlement_gets_nothing_from_a_building() -> None:
    """The Garrison pays for farmland in summer, when the Architect may reclaim one more."""
    promo = {"talents": "promo", "buildings": "promo"}
    me = player(6, 0, land={"B1": "farmland", "C1": "settlement"}, buildings=["garrison"], talents={"architect": 2})
    game = settled(me, season=1, options=promo).play("farmland:C1")
    assert list(game.me.land.values()).count("farmland") == 2
    assert game.me.grain == 1


# -- Praise ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-SETTLE-08", "MT-SETTLE-09", "MT-AMB-28")
@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize("season", range(4))
def test_only_the_praise_of_the_season_and_year_is_settled(season: int, year: int) -> None:
    """Whoever has everything is told of this one only."""
    land = {**FARMS, **TOWNS, "B2": "town"}
    rich = player(20, 20, 20, land=land, buildings=["granary", "mint"], talents={"brewer": 3})
    game = settled(rich, season=season, year=year, praise="great")
    if game.open == {0: "settle"}:
        game.play("done")
    (said,) = game.events("mount-tai-did-praise")
    assert said.args["praise"].key == "mount-tai-praise-great"  # type: ignore[union-attr]
    assert said.args["reputation"] == (5 if year == 1 else 8)
    assert game.me.points[f"praise_{year}"] == said.args["reputation"]


@pytest.mark.rule("MT-SETTLE-10")
def test_the_income_of_a_settlement_counts_for_its_praise() -> None:
    assert settled(player(grain=3, land=FARMS), praise="startling").scores == [5, 0]
    assert settled(player(grain=3, land={"B1": "farmland"}), praise="startling").scores == [0, 0]
    assert settled(player(money=2, land=TOWNS), season=1, praise="brilliant").scores == [5, 5]


@pytest.mark.rule("MT-SETTLE-11")
def test_all_players_settle_the_same_praise() -> None:
    farms = {"G8": "farmland", "F8": "farmland"}
    assert settled(player(land=FARMS), player(land=farms), praise="mighty").scores == [5, 5]
    assert settled(player(land=FARMS), player(land=farms), year=2, praise="mighty").scores == [4, 4]


@pytest.mark.rule("MT-SETTLE-12")
def test_the_praise_leaves_the_game_after_all_players() -> None:
    waiting = player(talents={"administrative": 2})
    game = settled(player(land=FARMS), waiting, praise="mighty")
    assert game.scores == [5, 0]
    assert not any(praise.gone for praise in game.view().praises), "the second player has yet to settle it"
    game.play("done")
    assert [praise.gone for praise in game.view().praises] == [True] + [False] * 7
