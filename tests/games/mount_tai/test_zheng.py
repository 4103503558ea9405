"""The Descendant of Zheng. (MT-ZHENG)

On the mountain as it lies here the north-west fief has water on C2 and C3; B3 is a tribe.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import player, position

FAN = {"talents": "fan"}


def digging(*plays: str, land: Sequence[str] = (), level: int = 1) -> Game:
    """Cultivation with tile 1."""
    me = player(edicts=[1, 14, 2], land=land, talents={"zheng": level} if level else {})
    return position(me, options=FAN).play("use:1", *plays)


@pytest.mark.rule("MT-ZHENG-01")
def test_after_a_cultivation_water_beside_the_new_tile() -> None:
    game = digging("flat:B1", "done")
    assert (game.key, game.offers) == ("pond", ["water:B2", "water:C1", "none"])
    game.play("water:B2")
    assert game.table.ponds == ["B2"]
    assert game.open == {1: "policy"}
    assert digging("flat:B1", "done", level=0).open == {1: "policy"}


@pytest.mark.rule("MT-AMB-47")
def test_once_per_action_beside_any_of_its_tiles() -> None:
    game = digging("flat:B1", "flat:A2")
    assert game.offers == ["water:A3", "water:B2", "water:C1", "none"]
    assert game.play("water:A3").open == {1: "policy"}
    assert digging("flat:B1", "flat:A2", "none").table.ponds == []


@pytest.mark.rule("MT-AMB-47")
def test_the_cell_is_empty_dry_in_the_own_fief_and_not_the_summit() -> None:
    assert digging("mountain:B2", land=["B1"]).offers == ["water:A2", "water:B3", "none"], "C2 is water, B1 is taken"
    at_the_border = digging("flat:D1", "done", land=["B1", "C1"])
    assert at_the_border.offers == ["water:D2", "none"], "not E1"
    below_the_summit = digging("mountain:D3", land=["D2"])
    assert below_the_summit.open == {1: "policy"}, "C3 is water, D2 is taken, D4 is the summit, E3 is over the border"


@pytest.mark.rule("MT-AMB-47")
def test_an_ascent_alone_does_not_allow_it() -> None:
    assert digging("mountain:D4", land=["D3"]).open == {1: "policy"}


@pytest.mark.rule("MT-AMB-47")
def test_it_is_permanent() -> None:
    game = digging("flat:B1", "done", "water:B2")
    game.play("tidy:1", "done")
    assert game.key == "event"
    game.play(game.offers[0])
    assert game.table.round == 1
    assert game.table.ponds == ["B2"]


def using(number: int, land: Sequence[str], ponds: Sequence[str], level: int = 0) -> Game:
    """A tile is used beside artificial water."""
    me = player(edicts=[number], land=land, talents={"zheng": level} if level else {})
    return position(me, ponds=ponds, options=FAN).play(f"use:{number}")


@pytest.mark.rule("MT-ZHENG-02")
def test_artificial_water_cannot_be_cultivated() -> None:
    assert using(1, ["B1"], []).offered() == ["flat:C1", "flat:A2", "mountain:B2", "done"]
    game = using(1, ["B1"], ["B2"])
    assert game.offered() == ["flat:C1", "flat:A2", "done"]
    assert [b.rule for b in game.decision.why() if b.label.args.get("cell") == "B2"] == ["MT-MAP-05"]


@pytest.mark.rule("MT-ZHENG-02")
@pytest.mark.parametrize(
    ("pond", "cell", "free"),
    [
        ("B2", "B1", True),  # below
        ("B2", "A2", True),
        ("A3", "A2", True),  # of the same height
        ("D1", "B1", False),  # elsewhere
    ],
)
def test_reclamation_is_free_beside_and_below_it(pond: str, cell: str, free: bool) -> None:
    assert using(2, [cell], []).play(f"farmland:{cell}").me.money == 4
    assert using(2, [cell], [pond]).play(f"farmland:{cell}").me.money == (6 if free else 4)


@pytest.mark.rule("MT-ZHENG-02")
def test_reclamation_above_it_is_not_free() -> None:
    ranges = ("L3:0", "L1:0", "L4:0", "L2:0", "S1:0", "S2:0", "S3:0", "S4:0")
    for pond, money in (("A4", 4), ("B3", 6)):
        me = player(edicts=[2], land=["B4"])
        game = position(me, ponds=[pond], ranges=ranges).play("use:2", "farmland:B4")
        assert game.me.money == money


def reached(cell: str, ponds: Sequence[str] = (), level: int = 2) -> list[str]:
    """What cultivation reaches from a cell and from home."""
    return using(1, [cell], ponds, level).offered()[:-1]


@pytest.mark.rule("MT-ZHENG-03", "MT-AMB-48")
def test_cultivation_goes_across_one_water_cell() -> None:
    assert "flat:D2" in reached("B2"), "behind C2, of the same height"
    assert "flat:D2" not in reached("B2", level=1)
    assert "mountain:D3" in reached("B3"), "behind C3, higher"
    assert "flat:A3" in reached("A1", ["A2"]), "artificial water, too"


@pytest.mark.rule("MT-AMB-48")
def test_it_goes_straight_and_across_one_cell_only() -> None:
    across = set(reached("C1")) - set(reached("C1", level=1))
    assert across == set(), "behind C2 lies C3, which is water as well"
    assert set(reached("B2")) - set(reached("B2", level=1)) == {"flat:D2"}, "C1 lies round a corner: flat from B1 only"
    assert set(reached("D1", ["D2"])) - set(reached("D1", ["D2"], 1)) == {"mountain:D3"}
    assert set(reached("C1", ["D1"])) - set(reached("C1", ["D1"], 1)) == set(), "E1 is over the border"


@pytest.mark.rule("MT-AMB-48")
def test_the_own_tile_and_the_target_are_compared_whatever_the_difference() -> None:
    across = set(reached("A4", ["B4"])) - set(reached("A4", ["B4"], 1))
    assert across == {"mountain:C4"}, "from layer 1 to layer 3"


@pytest.mark.rule("MT-AMB-48")
def test_it_stays_inside_the_normal_maximum_and_costs_as_much() -> None:
    me = player(edicts=[1], land=["A2", "A3", "B3"], talents={"zheng": 2})
    game = position(me, options=FAN).play("use:1", "mountain:D3")
    assert (game.me.money, game.key) == (5, "pond"), "one climb, and no more"
    me = player(edicts=[1], land=["B1", "B2"], talents={"zheng": 2})
    game = position(me, options=FAN).play("use:1", "flat:D2")
    assert game.key == "cultivate"
    assert game.play("flat:C1").key == "pond", "two placements on flat land, and no more"
    assert game.me.money == 4


@pytest.mark.rule("MT-ZHENG-04")
@pytest.mark.parametrize(
    ("land", "worth"),
    [
        ({"C1": "settlement"}, 0),
        ({"C1": "settlement", "B2": "farmland"}, 3),
        ({"C1": "settlement", "B2": "farmland", "D2": "town"}, 3),
        ({"C1": "town", "B2": "farmland", "D2": "town", "B3": "settlement"}, 6),
        ({"B1": "town", "A2": "farmland", "D1": "town"}, 0),
        ({"C1": "settlement", "D4": "marker"}, 0),
    ],
)
def test_the_descendant_is_worth_pairs_of_tiles_next_to_water(land: Mapping[str, str], worth: int) -> None:
    for level, expected in ((3, worth), (2, 0)):
        me = player(land=land, talents={"zheng": level})
        assert position(me, year=3, phase="last", options=FAN).scores[0] == expected


@pytest.mark.rule("MT-ZHENG-02", "MT-ZHENG-04")
def test_artificial_water_counts_at_the_end() -> None:
    me = player(land={"B1": "town"}, talents={"zheng": 3})
    assert position(me, ponds=["B2", "A2"], year=3, phase="last", options=FAN).scores[0] == 3
