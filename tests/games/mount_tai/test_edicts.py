"""The pyramid of edict tiles. (MT-EDICT)"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

import pytest

from engine.games.mount_tai.pyramid import LAYOUTS
from engine.kernel import ContentError, Rng
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.made import many, seen
from tests.games.mount_tai.position import changed, player, position

SQUARES = {1: (2, 0), 2: (3, 4), 3: (4, 13)}
"""Of each tier: the size of its square, and the place of its north-west tile."""


def at(tier: int, column: int, row: int) -> int:
    """The place in a tier's square, both from 0."""
    size, first = SQUARES[tier]
    return first + row * size + column


RESTING: dict[int, set[int]] = {}
"""What rests on each place: of a square shifted by half a tile, the tiles above its quarters."""
for tier, (size, _) in SQUARES.items():
    for row in range(size):
        for column in range(size):
            above = [(column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)] if tier > 1 else []
            there = range(size - 1)
            RESTING[at(tier, column, row)] = {at(tier - 1, x, y) for x, y in above if x in there and y in there}


def uncovered(game: Game) -> set[int]:
    """The numbers of seat 0's uncovered tiles; by default a tile's number is its place + 1."""
    return {place.number for place in game.view().players[0].pyramid if place.uncovered}


def expected(left: AbstractSet[int]) -> set[int]:
    """Which of the places that are left bear nothing, as numbers."""
    return {place + 1 for place in left if not RESTING[place] & left}


@pytest.mark.rule("MT-EDICT-01")
def test_tiers_by_number() -> None:
    game = position(player(edicts=list(range(1, 17))), player(edicts=list(range(17, 30))))
    tiers = {place.number: place.tier for each in game.view().players for place in each.pyramid}
    assert [number for number, tier in tiers.items() if tier == 1] == [1, 2, 3, 4]
    assert [number for number, tier in tiers.items() if tier == 2] == list(range(5, 14))
    assert [number for number, tier in tiers.items() if tier == 3] == list(range(14, 30))
    for number, tier in ((4, 2), (5, 1), (13, 3), (14, 2)):
        with pytest.raises(ContentError, match="MT-EDICT-01"):
            changed("edicts", str(number), tier=tier)


@pytest.mark.rule("MT-EDICT-02")
def test_only_an_uncovered_tile_is_used_or_removed() -> None:
    game = position(player())
    assert game.offered("use:") == game.offered("tidy:") == ["1", "2", "3", "4"]
    assert set(game.why("mount-tai-covered")) == {"MT-EDICT-02"}
    assert {blocked.label.args["number"] for blocked in game.refused("mount-tai-covered")} == set(range(5, 30))
    game.play("tidy:1")
    assert set(map(int, game.offered("remove:"))) == uncovered(game) == {2, 3, 4, 5}
    assert set(game.why("mount-tai-covered")) == {"MT-EDICT-02"}
    tribe = position(player(land=["A2", "A3"])).play("use:1", "mountain:B3")
    assert set(map(int, tribe.offered("remove:"))) == uncovered(tribe)
    removing = position(player(talents={"administrative": 2}), phase="settlement", round=2)
    assert removing.offered("remove:") == ["1", "2", "3", "4"]


@pytest.mark.rule("MT-EDICT-02")
def test_only_an_uncovered_tile_is_discarded_or_swapped() -> None:
    fan = {"talents": "fan"}
    swapping = position(player(talents={"secretary": 2}), phase="settlement", round=2, options=fan)
    assert swapping.offered("places:") == ["1", "2", "3", "4"]
    assert swapping.play("places:2").offered("with:") == ["1", "3", "4"]
    edicts = {at(1, 0, 0): 7, at(2, 0, 0): 9, at(2, 2, 2): 10, at(3, 3, 3): 20}
    building = position(player(pyramid=edicts, talents={"secretary": 1}), blueprints={"mint": 1}, options=fan)
    building.play("use:7", "build:mint")
    assert building.offered("remove:") == ["9", "10"]


@pytest.mark.rule("MT-EDICT-03", "MT-AMB-03")
def test_a_tile_is_uncovered_when_nothing_rests_on_it() -> None:
    """Fifty pyramids taken down in random order: each square is shifted by half a tile against the one below it."""
    rng = Rng("pyramids")
    for _ in range(50):
        left = set(RESTING)
        for _ in range(rng.below(25)):
            free = sorted(expected(left))
            left.discard(free[rng.below(len(free))] - 1)
        game = position(player(gone=[place + 1 for place in RESTING if place not in left]))
        assert uncovered(game) == expected(left)


@pytest.mark.rule("MT-AMB-03")
def test_each_tile_lies_over_the_middle_of_four() -> None:
    places = LAYOUTS["pyramid"].places
    for place, over in RESTING.items():
        for upper in over:
            shift = (places[upper].x - places[place].x, places[upper].y - places[place].y)
            assert tuple(map(abs, shift)) == (0.5, 0.5)


@pytest.mark.rule("MT-EDICT-03", "MT-AMB-03")
def test_how_many_tiles_rest_on_one() -> None:
    """On a corner one, at an edge two, inside four; so the first tile of tier III needs two removals before it."""
    assert uncovered(position(player(gone=[1]))) == {2, 3, 4, 5}, "a corner of the middle square"
    assert 6 not in uncovered(position(player(gone=[1])))
    assert 6 in uncovered(position(player(gone=[1, 2]))), "its edge"
    assert 9 not in uncovered(position(player(gone=[1, 2, 3])))
    assert 9 in uncovered(position(player(gone=[1, 2, 3, 4]))), "its middle"
    assert 14 in uncovered(position(player(gone=[1, 5]))), "a corner of the bottom"


@pytest.mark.rule("MT-EDICT-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_at_the_start_the_four_tiles_of_tier_i_are_uncovered(seats: int) -> None:
    for table in many(seats)[:10]:
        for each in seen(table).players:
            assert sorted(place.number for place in each.pyramid if place.uncovered) == [1, 2, 3, 4]


@pytest.mark.rule("MT-EDICT-05", "MT-AMB-05")
def test_what_lies_under_a_tile_is_uncovered_at_once() -> None:
    """Tile 5 lies under 1 alone. It can be removed by the tribe that the use of 1 cultivates."""
    game = position(player(land=["A2", "A3"])).play("use:1")
    assert 1 not in game.me.pyramid.values(), "it leaves as it is taken"
    assert 5 in uncovered(game)
    game.play("mountain:B3")
    assert "remove:5" in game.offers
    game.play("remove:5")
    assert 14 in uncovered(game)
    tidying = position(player()).play("tidy:1")
    assert "remove:5" in tidying.offers


@pytest.mark.rule("MT-EDICT-06")
def test_a_tile_never_comes_back() -> None:
    """Neither in the next round nor with the new year."""
    me = player(land=["A2", "A3"], gone=[3])
    game = position(me, round=8).play("use:1", "mountain:B3", "remove:2")
    game.play("tidy:4", "done")
    while game.key == "event":
        game.play(game.offers[0])
    assert (game.table.year, game.key) == (2, "policy")
    assert {1, 2, 3}.isdisjoint(game.me.pyramid.values())
    assert sorted(game.me.gone) == [1, 2, 3]
    assert game.me.played == 0
