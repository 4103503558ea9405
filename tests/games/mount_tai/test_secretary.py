"""The Secretary. (MT-SECR)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import player, position

FAN = {"talents": "fan"}


def building(level: int, edicts: Sequence[int] = (9, 20, 5)) -> Game:
    """The Mint was built with tile 9, by somebody with a Secretary on a level (0: without)."""
    me = player(edicts=edicts, talents={"secretary": level} if level else {})
    return position(me, blueprints={"mint": 1, "yufu": 1}, options=FAN).play("use:9", "build:mint")


@pytest.mark.rule("MT-SECR-01", "MT-AMB-46")
def test_with_a_building_plan_one_uncovered_tile_may_be_discarded() -> None:
    game = building(1)
    assert (game.key, game.decision.seat) == ("discard", 0)
    assert game.me.buildings == ["mint"], "after the tile is taken"
    assert game.offers == ["remove:5", "remove:20", "none"]
    game.play("remove:20")
    assert 20 in game.me.gone
    assert list(game.me.pyramid.values()) == [5]
    assert game.me.played == 9, "the discarded one is not among those of the turn order"
    assert game.open == {1: "policy"}, "one tile, once"


@pytest.mark.rule("MT-SECR-01")
def test_the_discard_is_optional_and_belongs_to_the_secretary() -> None:
    game = building(1).play("none")
    assert sorted(game.me.pyramid.values()) == [5, 20]
    assert building(0).open == {1: "policy"}
    covered = position(player(pyramid={13: 9, 4: 5, 17: 20}, talents={"secretary": 1}), whole=False, options=FAN)
    assert covered.offered("use:") == ["5"]
    assert "MT-EDICT-02" in [blocked.rule for blocked in covered.decision.why()]


@pytest.mark.rule("MT-SECR-01")
def test_covered_tiles_cannot_be_discarded() -> None:
    """Tile 5 in the middle layer rests on four tiles of the bottom one, 20 among them; 9 lies in another corner."""
    me = player(pyramid={4: 5, 13: 20, 16: 9}, talents={"secretary": 1})
    game = position(me, blueprints={"mint": 1}, options=FAN).play("use:9", "build:mint")
    assert game.offers == ["remove:5", "none"]


def settled(pyramid: Mapping[int, int], level: int = 2, round: int = 2) -> Game:
    """The settlement of somebody with a Secretary."""
    me = player(pyramid=pyramid, talents={"secretary": level})
    return position(me, phase="settlement", round=round, options=FAN)


PYRAMID = {4: 5, 13: 20, 16: 21}
"""Tile 5 lies on 20; 21 is free."""


@pytest.mark.rule("MT-SECR-02", "MT-AMB-46")
@pytest.mark.parametrize("round", [2, 4, 6, 8])
def test_two_uncovered_tiles_change_places_in_each_settlement(round: int) -> None:
    game = settled(PYRAMID, round=round)
    assert game.offers == ["places:5", "places:21", "done"]
    game.play("places:5")
    assert game.offers == ["with:21", "none"]
    game.play("with:21")
    assert game.me.pyramid == {4: 21, 13: 20, 16: 5}
    assert game.key == "policy", "once, and no more"
    assert {place.number: place.tier for place in game.view().players[0].pyramid} == {5: 2, 20: 3, 21: 3}


@pytest.mark.rule("MT-AMB-46")
def test_a_tile_keeps_its_tier_in_another_place() -> None:
    game = settled({4: 5, 13: 20, 16: 16}).play("places:5", "with:16")
    game.play("use:16", "farmland:A1", "brew:1")
    assert game.goods() == (4, 1, 1), "both effects of a tier III tile, in a place of tier II"


@pytest.mark.rule("MT-SECR-02")
def test_it_is_optional_and_needs_level_2_and_two_tiles() -> None:
    assert settled(PYRAMID).play("done").me.pyramid == PYRAMID
    game = settled(PYRAMID).play("places:5", "none")
    assert game.me.pyramid == PYRAMID
    assert game.key == "settle", "nothing was done, so it is still there"
    assert settled(PYRAMID, level=1).key == "policy"
    assert settled({4: 5, 13: 20}).key == "policy"


def ended(level: int = 3, edicts: Sequence[int] = (2, 16)) -> Game:
    """The end, with an Agricultural Official on level 3 and a Secretary."""
    me = player(9, edicts=edicts, land=["B1"], talents={"secretary": level, "agricultural_1": 3})
    return position(me, year=3, phase="last", options=FAN)


@pytest.mark.rule("MT-SECR-03", "MT-AMB-46")
def test_one_more_policy_action_before_anything_is_scored() -> None:
    game = ended()
    assert (game.key, game.decision.seat, game.scores) == ("policy", 0, [0, 0])
    assert game.offers == ["use:2", "use:16", "tidy:2", "tidy:16", "none"]
    game.play("use:2", "farmland:A1", "farmland:B1")
    assert game.over
    assert game.me.points == {"level_3": 2}
    assert game.table.turned == [], "no events"
    assert game.table.order == [0, 1], "no turn order"
    assert game.me.gone.count(2) == 1


@pytest.mark.rule("MT-SECR-03", "MT-AMB-46")
def test_one_more_tidy_up_or_nothing() -> None:
    game = ended().play("tidy:16", "remove:2")
    assert game.over
    assert (game.me.pyramid, game.scores) == ({}, [0, 0])
    assert ended().play("none").over
    assert ended(level=2).over
