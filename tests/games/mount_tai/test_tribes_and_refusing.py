"""What a primitive tribe does, and that whatever helps may be left out. (MT-AMB-11, MT-AMB-13)"""

from __future__ import annotations

import pytest

from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import player, position

PROMO = {"buildings": "promo"}
RED = ((), (), (), ("brewer",), ())


# -- tribes -------------------------------------------------------------------------------------------------------


def at_the_tribe(*edicts: int, tile: int = 1, land: str = "B2", pick: str = "flat:B3") -> Game:
    """B3, a primitive tribe, is cultivated; the tiles of `edicts` are left then, all uncovered."""
    return position(player(edicts=[tile, *edicts], land=[land])).play(f"use:{tile}", pick)


@pytest.mark.rule("MT-AMB-11")
def test_a_tribe_lets_an_uncovered_tile_be_removed() -> None:
    game = at_the_tribe(2, 14)
    assert (game.key, game.offers) == ("tribe", ["remove:2", "remove:14", "none"])
    assert game.me.money == 5, "the usual price"
    game.play("remove:2")
    assert game.key == "cultivate", "at once, before the second placement; and only one"
    assert (game.me.played, list(game.me.pyramid.values())) == (1, [14]), "it does not go to the turn order area"
    assert game.goods() == (5, 2, 0), "no effect is executed"
    assert "farmland:A1" not in game.offers


@pytest.mark.rule("MT-AMB-11")
def test_a_tribe_cultivated_by_a_climb_does_the_same() -> None:
    assert at_the_tribe(2, land="A3", pick="mountain:B3").key == "tribe"


@pytest.mark.rule("MT-AMB-11")
def test_nothing_need_be_removed_and_covered_tiles_cannot() -> None:
    assert at_the_tribe(2, 14).play("none").me.pyramid.keys() == {14, 15}
    whole = position(player(land=["B2"])).play("use:1", "flat:B3")
    assert whole.offers == ["remove:2", "remove:3", "remove:4", "remove:5", "none"], "the others are covered"
    assert whole.refused("mount-tai-covered")
    assert {blocked.rule for blocked in whole.refused("mount-tai-covered")} == {"MT-EDICT-02"}


@pytest.mark.rule("MT-AMB-11")
def test_other_cells_are_no_tribes() -> None:
    assert position(player(edicts=[1, 2])).play("use:1", "flat:A2").key == "cultivate"


# -- refusing -----------------------------------------------------------------------------------------------------


def untouched(game: Game) -> bool:
    """Has the tile been used with no effect at all?"""
    me = game.me
    return (game.goods(), game.scores[0], me.land, me.talents, me.buildings) == (
        (6, 5, 5),
        0,
        {"A1": "settlement", "D4": "marker"},
        {},
        [],
    )


@pytest.mark.rule("MT-AMB-13")
@pytest.mark.parametrize("number", range(1, 30))
def test_a_tile_may_be_used_with_no_effect_at_all(number: int) -> None:
    piles = (("agricultural_1",), (), (), ("brewer",), ())
    me = player(grain=5, wine=5, edicts=[number], land=["D4"])
    game = position(me, piles=piles, blueprints={"mint": 1}).play(f"use:{number}")
    assert game.key == "act", "something would be possible"
    game.play("done")
    assert untouched(game)
    assert game.me.played == number
    assert game.open == {1: "policy"}


@pytest.mark.rule("MT-AMB-13")
@pytest.mark.parametrize("number", range(14, 30))
def test_one_of_two_effects_may_be_left_out(number: int) -> None:
    piles = (("agricultural_1", "agricultural_2"), (), (), ("brewer",), ())
    me = player(9, 9, 9, edicts=[number], land=["D4", "B1"])
    game = position(me, piles=piles, blueprints={"mint": 1}).play(f"use:{number}")
    game.play(game.offers[0])
    while game.decision.seat == 0:
        assert "done" in game.offers
        game.play("done")
    assert game.me.played == number


@pytest.mark.rule("MT-AMB-13")
def test_skills_and_abilities_may_be_left_out_or_used_less() -> None:
    reclaiming = position(player(edicts=[2], land=["B1", "C1"], talents={"agricultural_1": 2}))
    assert reclaiming.play("use:2", "farmland:C1", "done").goods() == (6, 2, 0)
    towns = position(player(edicts=[3], land=["B1"], talents={"commercial_1": 2})).play("use:3", "town:A1", "done")
    assert towns.me.money == 5
    brewing = position(player(edicts=[8], talents={"brewer": 1})).play("use:8", "brew:1", "done")
    assert brewing.goods() == (6, 1, 1)
    climbing = position(player(edicts=[1], land=["D2"], talents={"pioneer": 2})).play("use:1", "mountain:D3", "done")
    assert climbing.me.money == 5
    me = player(edicts=[20])
    built = position(me, blueprints={"observatory": 1}, piles=RED, options=PROMO).play("use:20", "build:observatory")
    assert built.play("none").me.talents == {}
    settled = position(player(talents={"administrative": 2}), phase="settlement", round=2)
    assert len(settled.play("done").me.pyramid) == 29


@pytest.mark.rule("MT-AMB-13")
def test_costs_are_paid_one_at_a_time_just_before_the_gain() -> None:
    """The grain of the first town, or the free farmland, comes between two payments."""
    towns = position(player(2, 0, edicts=[3], land=["B1"], talents={"commercial_1": 2})).play("use:3", "town:A1")
    assert towns.goods() == (1, 1, 0)
    assert towns.play("town:B1").goods() == (0, 2, 0)
    farms = position(player(2, 0, edicts=[2], land=["B1", "C1"], talents={"agricultural_1": 2}))
    farms.play("use:2", "farmland:A1")
    assert (farms.me.money, farms.offered("farmland:")) == (0, ["C1"]), "B1 cannot be paid any more"
    placing = position(player(1, edicts=[1])).play("use:1", "flat:A2")
    assert placing.open == {1: "policy"}


@pytest.mark.rule("MT-AMB-13")
def test_compulsory_are_only_the_tile_the_first_removal_and_the_event() -> None:
    game = position(player(edicts=[8, 9]), player())
    assert game.offers == ["use:8", "use:9", "tidy:8", "tidy:9"]
    assert game.why("mount-tai-pass") == ["MT-POL-02"]
    game.play("tidy:8")
    assert game.offers == ["remove:9", "done"]
    events = position(phase="events", events=["yellow_8", "blue_1"])
    assert events.offers == ["event:yellow", "event:blue"]
    assert events.play("event:blue").players[1].money == 5, "the loss is not refused either"
