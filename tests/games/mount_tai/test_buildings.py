"""Building tiles: what each is good for. (MT-BLDG)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import changed, player, position

FARMS = {"B1": "farmland", "C1": "farmland"}
TOWNS = {"B1": "town", "C1": "town"}
PROMO = {"buildings": "promo"}
SEASONS = (1, 2, 3, 4)
RED = ((), (), (), ("pioneer", "brewer"), ("publicist",))


def income(
    season: int,
    land: Mapping[str, str] | Sequence[str] = (),
    buildings: Sequence[str] = (),
    *,
    year: int = 1,
    every: bool = False,
) -> tuple[int, int]:
    """Money and grain that a settlement brings; Praise tiles pay reputation only."""
    game = position(
        player(land=land, buildings=buildings),
        phase="settlement",
        round=2 * season,
        year=year,
        options={"buildings": "promo", "income": "every" if every else "seasons"},
    )
    return game.me.money - 6, game.me.grain - 2


# -- income -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-BLDG-01")
@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize("season", SEASONS)
def test_the_granary_brings_a_grain_in_each_settlement(season: int, year: int) -> None:
    assert income(season, buildings=["granary"], year=year) == (0, 1)


@pytest.mark.rule("MT-BLDG-02")
@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize("season", SEASONS)
def test_the_mint_brings_a_money_in_each_settlement(season: int, year: int) -> None:
    assert income(season, buildings=["mint"], year=year) == (1, 0)


@pytest.mark.rule("MT-BLDG-03", "MT-BLDG-04")
@pytest.mark.parametrize(("season", "grain"), [(1, 4), (2, 0), (3, 4), (4, 0)])
def test_the_works_office_brings_two_grain_per_farmland_in_place_of_one(season: int, grain: int) -> None:
    assert income(season, FARMS, ["works_office"]) == (0, grain)


@pytest.mark.rule("MT-BLDG-04")
@pytest.mark.parametrize("season", SEASONS)
def test_the_works_office_replaces_the_income_of_its_seasons_only(season: int) -> None:
    """With income every season, summer and winter pay the usual grain; towns are not concerned."""
    land = {**FARMS, "D1": "town"}
    assert income(season, land, ["works_office"], every=True) == (1, 4 if season % 2 else 2)


@pytest.mark.rule("MT-BLDG-05", "MT-BLDG-06")
@pytest.mark.parametrize(("season", "money"), [(1, 0), (2, 4), (3, 0), (4, 4)])
def test_the_free_market_brings_two_money_per_town_in_place_of_one(season: int, money: int) -> None:
    assert income(season, TOWNS, ["free_market"]) == (money, 0)


@pytest.mark.rule("MT-BLDG-06")
@pytest.mark.parametrize("season", SEASONS)
def test_the_free_market_replaces_the_income_of_its_seasons_only(season: int) -> None:
    land = {**TOWNS, "D1": "farmland"}
    assert income(season, land, ["free_market"], every=True) == (2 if season % 2 else 4, 1)


@pytest.mark.rule("MT-BLDG-11")
@pytest.mark.parametrize(("season", "grain"), [(1, 0), (2, 2), (3, 0), (4, 2)])
def test_the_garrison_brings_a_grain_per_farmland_in_summer_and_winter(season: int, grain: int) -> None:
    assert income(season, FARMS, ["garrison"])[1] - income(season, FARMS)[1] == grain


@pytest.mark.rule("MT-BLDG-12")
@pytest.mark.parametrize(("season", "grain"), [(1, 2), (2, 4), (3, 2), (4, 4)])
def test_the_garrison_replaces_nothing(season: int, grain: int) -> None:
    """The usual grain of a season is paid besides, and so is that of the Works Office in its seasons."""
    assert income(season, FARMS, ["garrison"], every=True) == (0, grain)
    with_office = income(season, FARMS, ["garrison", "works_office"])
    assert with_office == (0, 4 if season % 2 else 2)


# -- Academy and Yufu ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-BLDG-07")
def test_the_academy_makes_recruitment_cheaper_by_one() -> None:
    game = position(player(0, edicts=[4], buildings=["academy"]), piles=RED).play("use:4", "recruit:3")
    assert (game.me.talents, game.me.money) == ({"brewer": 1}, 0)
    dear = changed("talents", "brewer", recruit=3)
    game = position(player(edicts=[4], buildings=["academy"]), piles=RED, by=dear).play("use:4", "recruit:3")
    assert game.me.money == 4


@pytest.mark.rule("MT-BLDG-08")
@pytest.mark.parametrize(("level", "money"), [(1, 4), (2, 3)])
def test_the_academy_does_not_change_development(level: int, money: int) -> None:
    me = player(edicts=[4], buildings=["academy"], talents={"brewer": level})
    assert position(me).play("use:4", "raise:brewer").me.money == money


@pytest.mark.rule("MT-BLDG-09")
def test_the_yufu_makes_flat_land_mountain_and_ascent_free() -> None:
    def with_yufu(*land: str) -> Game:
        return position(player(0, edicts=[1], land=land, buildings=["yufu"])).play("use:1")

    assert with_yufu().play("flat:A2", "flat:A3").me.money == 0
    assert with_yufu("D2").play("mountain:D3").me.land["D3"] == "settlement"
    assert with_yufu("D3").play("mountain:D4").me.land["D4"] == "marker"
    rich = position(player(edicts=[1], buildings=["yufu"])).play("use:1", "flat:A2", "flat:A3")
    assert rich.me.money == 6


@pytest.mark.rule("MT-BLDG-10")
def test_the_yufu_changes_neither_number_nor_adjacency() -> None:
    game = position(player(edicts=[1], land=["D2"], buildings=["yufu"])).play("use:1")
    assert game.offers == ["flat:B1", "flat:A2", "mountain:D1", "mountain:D3", "done"]
    assert game.play("flat:B1", "flat:C1").open == {1: "policy"}, "no third one"
    climbing = position(player(edicts=[1], land=["D2"], buildings=["yufu"])).play("use:1", "mountain:D3")
    assert climbing.open == {1: "policy"}, "no second one"


# -- Observatory --------------------------------------------------------------------------------------------------


def observatory(
    money: int = 6,
    piles: Sequence[Sequence[str]] = RED,
    *,
    edict: int = 20,
    talents: Mapping[str, int] | None = None,
    buildings: Sequence[str] = (),
) -> Game:
    """The Observatory is built for 1 money, with tile 20, which has towns besides, or another one."""
    me = player(money, edicts=[edict, 18], talents=talents, buildings=buildings)
    game = position(me, player(edicts=[]), piles=piles, blueprints={"observatory": 1}, options=PROMO)
    return game.play(f"use:{edict}", "build:observatory")


@pytest.mark.rule("MT-BLDG-13")
def test_when_the_observatory_is_built_a_red_talent_may_be_taken_for_a_money() -> None:
    piles = (("agricultural_1",), ("commercial_1",), ("sacrifice_1",), *RED[3:])
    game = observatory(piles=piles)
    assert (game.key, game.offers, game.me.money) == ("observatory", ["recruit:3", "recruit:4", "none"], 5)
    game.play("recruit:3")
    assert (game.me.talents, game.me.money) == ({"brewer": 1}, 4)
    assert game.offers == ["town:A1", "done"], "once"
    declined = observatory(piles=piles).play("none")
    assert (declined.me.talents, declined.me.money) == ({}, 5)
    me = player(buildings=["observatory"], edicts=[20])
    later = position(me, piles=piles, blueprints={"mint": 1}, options=PROMO).play("use:20", "build:mint")
    assert later.offers == ["town:A1", "done"], "only when it is built itself"


@pytest.mark.rule("MT-AMB-35")
def test_the_talent_of_the_observatory_is_no_recruitment() -> None:
    """It leaves the recruitment of the same tile open, and the Academy does not make it cheaper."""
    game = observatory(edict=22, buildings=["academy"]).play("recruit:3")
    assert (game.me.talents, game.me.money) == ({"brewer": 1}, 4)
    assert game.offered("recruit:") == ["3", "4"]
    assert game.play("recruit:3").me.talents == {"brewer": 1, "pioneer": 1}
    assert game.me.money == 4, "a recruitment is free with the Academy"


@pytest.mark.rule("MT-AMB-35")
def test_with_the_observatory_the_next_card_of_the_pile_is_turned_up() -> None:
    game = observatory().play("recruit:3")
    assert game.view().piles[3].top == "pioneer"


@pytest.mark.rule("MT-AMB-35")
def test_nothing_is_paid_where_no_talent_is_taken() -> None:
    none_left = observatory(piles=(("agricultural_1",), (), (), (), ()))
    assert (none_left.key, none_left.me.money) == ("act", 5)
    nothing_left = observatory(1)
    assert (nothing_left.me.talents, nothing_left.me.money) == ({}, 0)
    assert nothing_left.key != "observatory"


@pytest.mark.rule("MT-BLDG-14", "MT-AMB-35")
def test_the_owner_of_the_observatory_may_hold_two_red_talents() -> None:
    assert observatory(talents={"administrative": 2}).play("recruit:3").me.talents == {"administrative": 2, "brewer": 1}

    def recruiting(talents: Mapping[str, int], piles: Sequence[Sequence[str]] = RED) -> Game:
        me = player(edicts=[18], buildings=["observatory"], talents=talents)
        return position(me, piles=piles, options=PROMO).play("use:18")

    second = recruiting({"administrative": 1})
    assert second.offered("recruit:") == ["3", "4"]
    assert second.play("recruit:4").me.talents == {"administrative": 1, "publicist": 1}
    full = recruiting({"administrative": 1, "pioneer": 1}, ((), (), (), ("brewer",), ("publicist",)))
    assert full.offered("recruit:") == [], "no third one"
    assert full.why("mount-tai-recruit") == ["MT-RECR-07"] * 2


@pytest.mark.rule("MT-BLDG-15")
def test_the_observatory_gives_no_room_for_other_colours() -> None:
    held = {"agricultural_1": 1, "commercial_1": 1, "sacrifice_1": 1}
    piles = (("agricultural_2",), ("commercial_2",), ("sacrifice_2",), ("brewer",), ())
    me = player(edicts=[18], buildings=["observatory"], talents=held)
    assert position(me, piles=piles, options=PROMO).play("use:18").offered("recruit:") == ["3"]
