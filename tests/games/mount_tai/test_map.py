"""Map and fief: heights, adjacency, water, the summit, tribes. (MT-MAP)"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.mount_tai.mountain import FIEF, HEIGHT
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import RANGES, player, position

UP = ["B1", "C1", "D1", "D2", "D3"]
"""A way up to the summit cell of the north-west fief, D4."""


def cultivating(*land: str, money: int = 9) -> Game:
    """Seat 0 uses a tile of tier I with cultivation."""
    return position(player(money=money, edicts=[1, 14], land=land)).play("use:1")


def reclaiming(*land: str, ranges: Sequence[str] = RANGES) -> Game:
    """Seat 0 uses a tile of tier I with farmland."""
    return position(player(edicts=[2], land=land), ranges=ranges).play("use:2")


def cells(game: Game, kind: str = "") -> set[str]:
    """The cells that a question offers, of one kind or of all."""
    return {offer.split(":")[1] for offer in game.offers if ":" in offer and offer.startswith(kind)}


@pytest.mark.rule("MT-MAP-01", "MT-AMB-08")
def test_heights() -> None:
    """Every fief has seven cells on layer 1, five on layer 2, three on layer 3, and one cell of the summit."""
    rows = ["".join(str(HEIGHT[f"{x}{y}"]) for x in "ABCDEFGH") for y in range(1, 9)]
    assert rows == [
        "11111111",
        "12222221",
        "12333321",
        "12344321",
        "12344321",
        "12333321",
        "12222221",
        "11111111",
    ]
    for fief in ("nw", "ne", "se", "sw"):
        heights = [HEIGHT[cell] for cell, of in FIEF.items() if of == fief]
        assert [heights.count(layer) for layer in (1, 2, 3, 4)] == [7, 5, 3, 1]


@pytest.mark.rule("MT-MAP-03")
def test_nothing_is_developed_outside_the_own_fief() -> None:
    """D1, D2 and A4 lie on the border; the other player's tile is just behind it."""
    mine, theirs = ["B1", "C1", "D1", "D2", "A2", "A3", "A4"], ["G1", "F1", "E1", "E2"]
    for tile, inside in ((1, {"B2", "B3", "B4", "D3"}), (2, {"A1", *mine}), (3, {"A1", *mine})):
        game = position(player(money=9, edicts=[tile], land=mine), player(land=theirs), player()).play(f"use:{tile}")
        assert cells(game) == inside


@pytest.mark.rule("MT-MAP-04")
def test_cells_are_adjacent_only_by_a_side() -> None:
    """B2 touches A1 with a corner: not near enough for cultivation, nor for water."""
    assert cells(cultivating()) == {"B1", "A2"}
    refused = {(blocked.label.args["cell"], blocked.rule) for blocked in cultivating().refused("mount-tai-cell")}
    assert ("B2", "MT-MAP-04") in refused
    game = reclaiming("B1")
    assert game.note("farmland:B1")["water"] == 0, "the water of C2 touches B1 with a corner only"


@pytest.mark.rule("MT-MAP-05")
def test_water_is_never_cultivated() -> None:
    """C2 is water, and everything around it is the player's."""
    game = cultivating("B1", "C1", "D1", "D2", "A2", "B2")
    assert "C2" not in cells(game)
    refused = {blocked.label.args["cell"]: blocked.rule for blocked in game.refused("mount-tai-cell")}
    assert refused["C2"] == "MT-MAP-05"


@pytest.mark.rule("MT-AMB-09")
def test_which_cells_are_water() -> None:
    """Those that the range tiles show where they lie and as they are turned; the open board is dry."""
    assert position().view().water == ("B5", "C2", "C3", "C5", "E3", "F2", "G5")
    turned = ("L1:1", "L2:0", "L3:0", "L4:0", "S1:2", "S2:0", "S3:0", "S4:0")
    assert position(ranges=turned).view().water == ("B3", "B5", "C5", "E3", "F2", "G5")
    clockwise = ("L3:1", "L2:0", "L1:0", "L4:0", "S1:1", "S2:0", "S3:0", "S4:0")
    assert {"D3", "D2"} <= set(position(ranges=clockwise).view().water), "turned clockwise, from C3 and from B2"
    swapped = ("L2:0", "L1:0", "L3:0", "L4:0", "S2:0", "S1:0", "S3:0", "S4:0")
    assert position().view().tribes == ("B3", "B6", "D6", "E2", "F4", "F7", "G4")
    assert position(ranges=swapped).view().tribes == ("B2", "B6", "D6", "F7", "G3")


@pytest.mark.rule("MT-MAP-06", "MT-CULT-15")
def test_any_number_of_players_may_stand_on_the_summit() -> None:
    there = player(land=[*UP, "D4"])
    game = position(there, player(edicts=[1], land=["G8", "F8", "E8", "E7", "E6"]), order=[1, 0])
    game.play("use:1", "mountain:E5")
    assert [each.ascended for each in game.view().players] == [True, True]
    assert {"D4", "E5"} <= {*game.players[0].land, *game.players[1].land}


@pytest.mark.rule("MT-MAP-07")
def test_the_summit_takes_a_marker_in_place_of_a_tile() -> None:
    game = cultivating(*UP).play("mountain:D4")
    assert game.me.land["D4"] == "marker"
    assert game.view().players[0].ascended


@pytest.mark.rule("MT-MAP-08", "MT-CULT-17")
def test_cultivation_goes_on_from_the_summit() -> None:
    """C4 lies beside the summit cell and beside nothing else that is the player's."""
    assert "C4" not in cells(cultivating(*UP))
    game = cultivating(*UP, "D4")
    assert "C4" in cells(game, "mountain")
    game.play("mountain:C4")
    assert game.me.land["C4"] == "settlement"


@pytest.mark.rule("MT-MAP-09")
@pytest.mark.parametrize("tile", [2, 3])
def test_the_summit_never_becomes_farmland_or_a_town(tile: int) -> None:
    game = position(player(money=9, edicts=[tile], land=[*UP, "D4"])).play(f"use:{tile}")
    assert cells(game) == {"A1", *UP}


# -- water ----------------------------------------------------------------------------------------------------------


def watered(*land: str, ranges: Sequence[str] = RANGES) -> set[str]:
    """The cells with settlement tiles whose reclamation is free."""
    game = reclaiming(*land, ranges=ranges)
    return {cell for cell in cells(game, "farmland") if game.note(f"farmland:{cell}")["cost"] == 0}


@pytest.mark.rule("MT-MAP-10")
def test_water_beside_a_tile_serves_it() -> None:
    """Water on C2, of the height of D2 and B2."""
    assert watered("B1", "B2") == {"B2"}
    assert watered("B1", "C1", "D1", "D2") >= {"D2"}


@pytest.mark.rule("MT-MAP-11")
def test_water_runs_down() -> None:
    """From C2 to C1, a layer lower; A1 and B1 are too far away."""
    assert watered("B1", "C1") == {"C1"}


LOW_WATER = ["L1:1", "L2:0", "L3:0", "L4:0", "S1:2", "S2:0", "S3:0", "S4:0"]
"""With these range tiles there is water on B3, and none on layer 3 in the north-west."""


@pytest.mark.rule("MT-MAP-12")
def test_water_does_not_run_up() -> None:
    """C3 lies on layer 3, beside the water of B3 on layer 2."""
    land = ("B1", "B2", "C2", "C3")
    assert watered(*land, ranges=LOW_WATER) == {"B2"}
    game = reclaiming(*land, ranges=LOW_WATER).play("farmland:C3")
    assert game.me.money == 4


@pytest.mark.rule("MT-AMB-10")
def test_water_does_not_run_down_over_several_cells() -> None:
    """B2 is served by B3; A2, another layer down, and B1 behind it are not. A3 is beside B3."""
    assert watered("B1", "B2", "A2", "A3", ranges=LOW_WATER) == {"B2", "A3"}


@pytest.mark.rule("MT-MAP-13", "MT-AMB-18")
def test_water_of_a_neighbouring_fief_counts() -> None:
    """B5 is water in the south-west, a fief without a player; it serves B4 and A4 is diagonal to it."""
    assert watered("A2", "A3", "A4", "B4") == {"B4"}
    assert len(position().players) == 2


# -- tribes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-MAP-14")
def test_a_tribe_is_cultivated_like_other_land() -> None:
    """B3 is a tribe."""
    for land, kind in ((["A2", "A3"], "mountain"), (["A2", "B2"], "flat")):
        game = cultivating(*land, money=2)
        assert f"{kind}:B3" in game.offers
        game.play(f"{kind}:B3", "none", *(["done"] if kind == "flat" else []))
        assert game.me.land["B3"] == "settlement"
        assert game.me.money == 1, "for the usual price"


@pytest.mark.rule("MT-MAP-15", "MT-AMB-11")
def test_a_tribe_lets_remove_an_uncovered_edict_tile() -> None:
    land = ["A2", "A3"]
    game = position(player(land=land, gone=[4, 2])).play("use:1", "mountain:B3")
    assert game.key == "tribe"
    before = game.goods()
    uncovered = [place.number for place in game.view().players[0].pyramid if place.uncovered]
    assert game.offers == [*(f"remove:{number}" for number in sorted(uncovered)), "none"]
    game.play("remove:3")
    assert game.me.gone[-1] == 3
    assert 3 not in game.me.pyramid.values()
    assert game.me.played == 1, "the tile that was used stays where it is"
    assert (game.goods(), game.open) == (before, {1: "policy"}), "nothing is executed, and no more is removed"
    kept = position(player(land=land)).play("use:1", "mountain:B3", "none")
    assert kept.me.gone == []


@pytest.mark.rule("MT-MAP-16")
def test_a_cell_bears_one_tile_which_is_only_turned_over() -> None:
    game = cultivating("B1", "B2")
    assert cells(game).isdisjoint({"A1", "B1", "B2"}), "occupied cells"
    game = position(player(money=9, edicts=[2], land=["B1", "B2"])).play("use:2")
    assert cells(game) == {"A1", "B1", "B2"}
    game.play("farmland:B2")
    assert game.me.land == {"A1": "settlement", "B1": "settlement", "B2": "farmland"}
    later = position(player(money=9, edicts=[1], land={"B1": "town", "B2": "farmland"})).play("use:1")
    assert cells(later) == {"A2", "C1", "B3"}
    later.play("flat:A2")
    assert (later.me.land["B1"], later.me.land["B2"]) == ("town", "farmland")
