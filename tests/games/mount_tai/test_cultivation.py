"""Barren land cultivation. (MT-CULT)

Of the fief in the north-west the top row and the left column are layer 1, B2, D2, B3 and B4 are layer 2, D3 and C4 are
layer 3; D4 is the summit, C2 and C3 are water.
"""

from __future__ import annotations

import pytest

from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import player, position


def cultivating(*land: str, money: int = 6, talents: dict[str, int] | None = None) -> Game:
    """Tile 1, whose only effect is cultivation, is used."""
    return position(player(money, edicts=[1], land=land, talents=talents)).play("use:1")


def reach(game: Game) -> dict[str, set[str]]:
    """The cells on offer, by the kind of cultivation."""
    found = {kind: set(game.offered(f"{kind}:")) for kind in ("flat", "mountain")}
    return {kind: cells for kind, cells in found.items() if cells}


def over(game: Game) -> bool:
    """Is the action over, so that the other player decides?"""
    return game.open == {1: "policy"}


@pytest.mark.rule("MT-CULT-01", "MT-AMB-12")
def test_an_action_is_flat_or_mountain_and_never_a_mix() -> None:
    game = cultivating("A2", "B2")
    assert reach(game) == {"flat": {"B1", "A3", "B3"}}, "all that can be climbed to is flat land as well"
    game = cultivating("D2").play("flat:B1")
    assert reach(game) == {"flat": {"A2", "C1"}}, "D1 and D3 are climbs"
    mixed = {blocked.label.args["cell"] for blocked in game.refused("mount-tai-cell") if blocked.rule == "MT-CULT-01"}
    assert mixed == {"B2", "D1", "D3"}
    assert over(cultivating("D2").play("mountain:D3")), "no flat land after a climb"
    climbing = cultivating("D2", talents={"pioneer": 2}).play("mountain:D3")
    assert reach(climbing) == {"mountain": {"D1", "D4"}}, "none of A2 and B1, which are flat land"


@pytest.mark.rule("MT-AMB-12")
def test_placements_may_chain() -> None:
    assert cultivating().play("flat:B1", "flat:C1").me.land["C1"] == "settlement"
    assert "D4" in cultivating("D2", talents={"pioneer": 2}).play("mountain:D3", "mountain:D4").me.land


@pytest.mark.rule("MT-CULT-02")
def test_flat_land_is_beside_an_own_tile_of_the_same_height() -> None:
    game = cultivating("B4")
    assert set(game.offered("flat:")) == {"A2", "B1", "B3"}
    game.play("flat:B3")
    assert game.me.land == {"A1": "settlement", "B4": "settlement", "B3": "settlement"}
    lower = cultivating("B1", "D3")
    assert "B2" not in lower.offered("flat:"), "B1 is lower"
    assert "D2" not in lower.offered("flat:"), "D3 is higher"


@pytest.mark.rule("MT-CULT-03", "MT-CULT-04")
def test_flat_land_is_cultivated_twice_at_most_for_a_money_each() -> None:
    game = cultivating().play("flat:A2")
    assert game.me.money == 5
    game.play("flat:A3")
    assert game.me.money == 4
    assert over(game)


@pytest.mark.rule("MT-CULT-05")
def test_two_placements_at_different_places_and_on_different_layers() -> None:
    game = cultivating("D2", "B4").play("flat:B1", "flat:B3")
    assert {"B1", "B3"} < set(game.me.land)


@pytest.mark.rule("MT-CULT-06")
def test_the_second_placement_may_be_next_to_the_first() -> None:
    game = cultivating()
    assert "A3" not in game.offered("flat:")
    game.play("flat:A2")
    assert "A3" in game.offered("flat:")
    assert "A3" in game.play("flat:A3").me.land


@pytest.mark.rule("MT-CULT-07", "MT-CULT-08")
def test_mountain_cultivation_goes_up_or_down_one_layer() -> None:
    assert reach(cultivating("D2")) == {"flat": {"A2", "B1"}, "mountain": {"D1", "D3"}}
    assert "D3" in cultivating("D2").play("mountain:D3").me.land
    assert "D1" in cultivating("D2").play("mountain:D1").me.land
    assert reach(cultivating(talents={"pioneer": 2})) == {"flat": {"A2", "B1"}}, "nothing of another height is there"


@pytest.mark.rule("MT-CULT-09", "MT-CULT-10")
def test_one_climb_for_one_money() -> None:
    game = cultivating("D2").play("mountain:D3")
    assert game.me.money == 5
    assert over(game)


@pytest.mark.rule("MT-CULT-11")
@pytest.mark.parametrize("tile", ["settlement", "farmland", "town"])
def test_one_extends_from_any_own_tile(tile: str) -> None:
    game = position(player(edicts=[1], land={"B4": tile})).play("use:1")
    assert {"flat:B3", "mountain:C4"} < set(game.offers)


@pytest.mark.rule("MT-CULT-12")
def test_neither_water_nor_what_is_occupied() -> None:
    game = position(player(edicts=[1], land=["B2", "C1", "B3"]), ponds=["B1"]).play("use:1")
    assert reach(game) == {"flat": {"A2", "D1", "B4"}, "mountain": {"A3"}}
    water = {blocked.label.args["cell"] for blocked in game.refused("mount-tai-cell") if blocked.rule == "MT-MAP-05"}
    assert water == {"C2", "C3", "B1"}


@pytest.mark.rule("MT-CULT-13", "MT-AMB-14")
def test_one_cultivates_in_the_own_fief_from_own_tiles_in_it() -> None:
    """D1 and E1 share a side, as do D2 and E2, across the border."""
    inside = position(player(edicts=[1], land=["D1", "D2"]), seats=4).play("use:1")
    assert reach(inside) == {"flat": {"A2", "B1", "C1"}, "mountain": {"D3"}}
    beside = position(player(edicts=[1]), player(land=["E1", "E2"]), seats=4).play("use:1")
    assert reach(beside) == {"flat": {"A2", "B1"}}, "the tiles beyond the border are somebody else's"


@pytest.mark.rule("MT-CULT-14")
def test_the_ascent_is_a_climb_at_the_usual_price() -> None:
    game = cultivating("D3")
    option = game.decision.find("mountain:D4")
    assert option is not None
    assert option.label.key == "mount-tai-ascent"
    assert "D4" not in game.offered("flat:")
    game.play("mountain:D4")
    assert (game.me.land["D4"], game.me.money) == ("marker", 5)
    assert len(game.events("mount-tai-did-ascend")) == 1
    assert over(game)


@pytest.mark.rule("MT-CULT-15")
def test_markers_of_others_block_nobody() -> None:
    others = player(land=["E4"]), player(land=["E5"]), player(land=["D5"])
    game = position(player(edicts=[1], land=["D3"]), *others).play("use:1", "mountain:D4")
    assert [each.land.get(cell) for each, cell in zip(game.players, ("D4", "E4", "E5", "D5"), strict=True)] == (
        ["marker"] * 4
    )


@pytest.mark.rule("MT-CULT-16")
def test_one_ascends_only_once() -> None:
    game = cultivating("D3", "C4", "D4", talents={"pioneer": 2})
    assert {"D2", "B4"} == set(game.offered("mountain:")), "no other summit cell either"


@pytest.mark.rule("MT-CULT-17")
def test_one_may_go_down_from_the_own_marker() -> None:
    game = cultivating("D4")
    assert set(game.offered("mountain:")) == {"C4", "D3"}
    assert game.play("mountain:C4").me.land["C4"] == "settlement"


@pytest.mark.rule("MT-CULT-18")
def test_all_placements_of_an_action_are_one_cultivation() -> None:
    flat = cultivating(talents={"pioneer": 1}).play("flat:A2", "flat:A3")
    assert flat.me.grain == 3
    climbs = cultivating("D2", talents={"pioneer": 2}).play("mountain:D3", "mountain:D4")
    assert climbs.me.grain == 3
    water = position(player(edicts=[1], talents={"zheng": 1}), options={"talents": "fan"}).play("use:1", "flat:A2")
    assert water.key == "cultivate", "only after the whole action"
    water.play("flat:A3")
    assert water.key == "pond"
    assert over(water.play("water:A4"))


@pytest.mark.rule("MT-CULT-19")
def test_what_cannot_be_paid_is_not_placed_and_fewer_placements_are_allowed() -> None:
    assert over(cultivating("D2", money=0)), "nothing is offered"
    poor = cultivating(money=1).play("flat:A2")
    assert over(poor)
    assert poor.me.money == 0
    few = cultivating().play("flat:A2", "done")
    assert over(few)
    assert few.goods() == (5, 2, 0)


@pytest.mark.rule("MT-CULT-19")
def test_one_is_told_that_the_money_is_missing() -> None:
    game = position(player(0, 2, 1, edicts=[23], land=["D4"])).play("use:23")
    assert game.offers == ["sacrifice", "done"]
    assert game.why("mount-tai-effect-cultivation") == ["MT-CULT-19"]
