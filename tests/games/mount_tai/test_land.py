"""Farmland reclamation and towns. (MT-FARM, MT-TOWN)

In the fief in the north-west, water on C2 (layer 2) and C3 (layer 3) serves C1, B2, D2, B3, D3 and C4. Water on B5,
over the border, serves B4.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import player, position


def reclaiming(*land: str, money: int = 6, talents: Mapping[str, int] | None = None, grain: int = 2) -> Game:
    """Tile 2, whose only effect is farmland reclamation, is used."""
    return position(player(money, grain, edicts=[2], land=land, talents=talents)).play("use:2")


def town(*land: str, money: int = 6) -> Game:
    """Tile 3, whose only effect is a town, is used."""
    return position(player(money, edicts=[3], land=land)).play("use:3")


# -- farmland -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-FARM-01")
def test_a_settlement_tile_becomes_farmland_on_its_cell() -> None:
    game = reclaiming("B1", "C1")
    assert set(game.offered("farmland:")) == {"A1", "B1", "C1"}
    game.play("farmland:B1")
    assert game.me.land == {"A1": "settlement", "B1": "farmland", "C1": "settlement"}


@pytest.mark.rule("MT-FARM-02")
@pytest.mark.parametrize("cell", ["A1", "B1", "D1", "A3"])
def test_a_reclamation_away_from_water_costs_two(cell: str) -> None:
    game = reclaiming(cell).play(f"farmland:{cell}")
    assert game.goods() == (4, 2, 0)


@pytest.mark.rule("MT-FARM-02")
def test_without_two_money_there_is_no_reclamation_away_from_water() -> None:
    game = position(player(1, edicts=[16], land=["B1", "C1"])).play("use:16")
    assert game.offered("farmland:") == ["C1"]
    assert game.why("mount-tai-reclaim") == ["MT-FARM-02"] * 2
    assert position(player(2, edicts=[2])).play("use:2", "farmland:A1").me.money == 0


@pytest.mark.rule("MT-FARM-03")
@pytest.mark.parametrize("cell", ["C1", "B2", "D2", "B3", "D3", "C4", "B4"])
def test_a_reclamation_next_to_water_is_free(cell: str) -> None:
    game = reclaiming(cell, money=0)
    assert game.offered("farmland:") == [cell], "A1 is dry"
    assert game.play(f"farmland:{cell}").goods() == (0, 2, 0)


@pytest.mark.rule("MT-FARM-03")
@pytest.mark.parametrize(("ranges", "money"), [(("L1:1", "L3:0"), 6), (("L1:1", "L2:0"), 4)])
def test_water_over_the_border_serves_too(ranges: Sequence[str], money: int) -> None:
    """With L1 turned, nothing in the own fief waters D2; L3 has water on E2 beside it, L2 has none there."""
    whole = (*ranges, "L2:0" if "L3:0" in ranges else "L3:0", "L4:0", "S1:0", "S2:0", "S3:0", "S4:0")
    game = position(player(edicts=[2], land=["D2"]), ranges=whole).play("use:2", "farmland:D2")
    assert game.me.money == money


@pytest.mark.rule("MT-AMB-10")
def test_water_does_not_run_on_from_cell_to_cell() -> None:
    """D1 lies below D2, and B1 beside C1: both are served by C2, but do not pass the water on."""
    game = position(player(edicts=[2], land={"D1": "settlement", "D2": "farmland", "C1": "town", "B1": "settlement"}))
    game.play("use:2")
    assert (game.note("farmland:D1")["cost"], game.note("farmland:B1")["cost"]) == (2, 2)
    assert game.play("farmland:D1").me.money == 4


@pytest.mark.rule("MT-FARM-04")
def test_one_reclamation_per_effect() -> None:
    game = reclaiming("B1", "C1").play("farmland:C1")
    assert game.open == {1: "policy"}
    both = position(player(edicts=[14], land=["B1", "C1"])).play("use:14", "farmland:C1")
    assert both.offered("farmland:") == []


@pytest.mark.rule("MT-FARM-05")
def test_farmland_towns_and_the_summit_are_not_reclaimed() -> None:
    """Tile 16 has brewing besides."""
    land = {"B1": "farmland", "C1": "town", "D4": "marker", "D2": "settlement"}
    game = position(player(edicts=[16], land=land, home="farmland")).play("use:16")
    assert game.offered("farmland:") == ["D2"]
    without = {cell: tile for cell, tile in land.items() if cell != "D2"}
    game = position(player(edicts=[16], land=without, home="farmland")).play("use:16")
    assert game.offers == ["brew:1", "brew:2", "done"]
    assert game.why("mount-tai-effect-farmland") == ["MT-FARM-05"]


# -- towns --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-TOWN-01")
def test_a_settlement_tile_becomes_a_town_on_its_cell() -> None:
    land = {"B1": "farmland", "C1": "town", "D4": "marker", "A2": "settlement"}
    game = position(player(edicts=[3], land=land)).play("use:3")
    assert set(game.offered("town:")) == {"A1", "A2"}
    game.play("town:A2")
    assert game.me.land == {"A1": "settlement", **land, "A2": "town"}


@pytest.mark.rule("MT-TOWN-01")
def test_why_there_is_no_town_without_a_settlement_tile() -> None:
    game = position(player(edicts=[8], home="town")).play("use:8")
    assert game.offers == ["brew:1", "brew:2", "done"]
    assert game.why("mount-tai-effect-town") == ["MT-TOWN-01"]


@pytest.mark.rule("MT-TOWN-02")
def test_a_town_costs_one_money() -> None:
    assert town().play("town:A1").goods() == (5, 2, 0)
    poor = position(player(0, edicts=[8])).play("use:8")
    assert poor.offered("town:") == []
    assert poor.why("mount-tai-effect-town") == ["MT-TOWN-02"]
    assert position(player(1, edicts=[3])).play("use:3", "town:A1").me.money == 0


@pytest.mark.rule("MT-TOWN-03")
def test_one_town_per_effect() -> None:
    assert town("B1", "C1").play("town:C1").open == {1: "policy"}
    both = position(player(edicts=[15], land=["B1", "C1"])).play("use:15", "town:C1")
    assert both.offered("town:") == []


@pytest.mark.rule("MT-TOWN-04")
@pytest.mark.parametrize("cell", ["C1", "B2", "D3", "B1"])
def test_water_does_not_make_towns_cheaper(cell: str) -> None:
    game = town(cell)
    assert game.note(f"town:{cell}")["cost"] == 1
    assert game.play(f"town:{cell}").me.money == 5
    assert position(player(0, edicts=[3], land=[cell])).play("use:3").open == {1: "policy"}
