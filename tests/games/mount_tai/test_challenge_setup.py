"""How the games of the solo challenge are set up, and what is carried in. (MT-CHAL, MT-AMB-54, MT-AMB-61)"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from engine.games.mount_tai.table import Table
from tests.games.mount_tai.made import DEFAULTS, many, new, seen
from tests.games.mount_tai.position import RULES, player, position

TIER = RULES.box.tier
BASE = ("granary", "mint", "works_office", "free_market", "academy", "yufu")


def lying(table: Table) -> list[int]:
    """The numbers of a new table's edict tiles, in the order of the places."""
    pyramid = table.players[0].pyramid
    return [pyramid[place] for place in sorted(pyramid)]


def face_up(table: Table) -> list[int]:
    """The places whose tiles everybody sees."""
    return [place.place for place in seen(table).players[0].pyramid if place.number]


def uncovered(game: str, places: Sequence[int]) -> list[int]:
    """The places that are uncovered where tiles lie on just these."""
    me = player(pyramid={place: place + 1 for place in places})
    view = position(me, seats=1, options={"challenge": game}).view().players[0]
    return [place.place for place in view.pyramid if place.uncovered]


@pytest.mark.rule("MT-CHAL-37")
def test_game_5_has_the_usual_pyramid_face_down_below_tier_i() -> None:
    for table in many(1, challenge="5")[:20]:
        assert [TIER[number] for number in lying(table)] == [1] * 4 + [2] * 9 + [3] * 16
        assert face_up(table) == [0, 1, 2, 3]
    assert uncovered("5", range(29)) == [0, 1, 2, 3]
    assert uncovered("5", range(1, 29)) == [1, 2, 3, 4], "the corner of the middle layer, turned up"
    assert face_up(new(1, challenge="4")) == list(range(29))


@pytest.mark.rule("MT-CHAL-41", "MT-AMB-61")
def test_game_6_has_four_piles_of_one_two_and_four() -> None:
    for table in many(1, challenge="6")[:20]:
        for pile in range(4):
            assert [TIER[number] for number in lying(table)[pile::4]] == [1, 2, 2, 3, 3, 3, 3]
        assert face_up(table) == [0, 1, 2, 3]


@pytest.mark.rule("MT-CHAL-42")
def test_game_6_leaves_one_tier_ii_tile_out() -> None:
    aside = {tuple(table.players[0].aside) for table in many(1, challenge="6")}
    assert aside == {(number,) for number in range(5, 14)}
    table = new(1, challenge="6")
    assert sorted(lying(table) + table.players[0].aside) == list(range(1, 30))


@pytest.mark.rule("MT-CHAL-41", "MT-CHAL-46", "MT-AMB-61")
@pytest.mark.parametrize("game", ["6", "7"])
def test_a_tile_of_a_pile_covers_only_the_next(game: str) -> None:
    assert uncovered(game, range(28)) == [0, 1, 2, 3]
    assert uncovered(game, [0, 1, 2, 3, *range(5, 28)]) == [0, 1, 2, 3, 8], "a gap, which no game has"
    assert uncovered(game, range(1, 28)) == [1, 2, 3, 4]
    assert uncovered(game, range(5, 28)) == [5, 6, 7, 8]


@pytest.mark.rule("MT-CHAL-46", "MT-AMB-61")
def test_game_7_has_four_piles_of_seven_of_any_tier() -> None:
    tables = many(1, challenge="7")
    for place in (0, 13, 27):
        assert {TIER[lying(table)[place]] for table in tables} == {1, 2, 3}
    for table in tables[:20]:
        assert len(lying(table)) == 28
        assert face_up(table) == [0, 1, 2, 3]
        hidden = [place for place in seen(table).players[0].pyramid if not place.uncovered]
        assert {(place.number, place.tier) for place in hidden} == {(0, 0)}


@pytest.mark.rule("MT-CHAL-47")
def test_game_7_leaves_one_tile_out_unseen() -> None:
    tables = many(1, challenge="7")
    assert {len(table.players[0].aside) for table in tables} == {1}
    assert len({table.players[0].aside[0] for table in tables}) > 15
    assert {TIER[table.players[0].aside[0]] for table in tables} == {1, 2, 3}
    assert seen(tables[0]).players[0].aside == 1, "only that there is one"
    assert sorted(lying(tables[0]) + tables[0].players[0].aside) == list(range(1, 30))


LINES = [range(2), range(2, 5), range(5, 9), range(9, 14), range(14, 20), range(20, 27)]
"""The places of game 8 by line."""


@pytest.mark.rule("MT-CHAL-51", "MT-AMB-61")
def test_game_8_has_six_lines_face_up() -> None:
    assert [len(line) for line in LINES] == [2, 3, 4, 5, 6, 7]
    for table in many(1, challenge="8")[:20]:
        assert len(lying(table)) == 27
        assert face_up(table) == list(range(27))


@pytest.mark.rule("MT-CHAL-52")
def test_tier_i_is_among_the_two_shortest_lines() -> None:
    tables = many(1, challenge="8")
    for table in tables:
        assert sorted(number for number in lying(table)[:5] if number <= 4) == [1, 2, 3, 4]
    assert {next(index for index in range(5) if lying(table)[index] > 4) for table in tables} == set(range(5))
    for place in (5, 14, 26):
        assert {TIER[lying(table)[place]] for table in tables} == {2, 3}


@pytest.mark.rule("MT-CHAL-53")
def test_game_8_leaves_two_tiles_out() -> None:
    for table in many(1, challenge="8"):
        aside = table.players[0].aside
        assert len(aside) == 2
        assert min(aside) > 4
        assert sorted(lying(table) + aside) == list(range(1, 30))


@pytest.mark.rule("MT-CHAL-54", "MT-AMB-61")
def test_in_game_8_each_tile_covers_two_of_the_next_line() -> None:
    assert uncovered("8", range(27)) == [0, 1]
    assert uncovered("8", range(1, 27)) == [1, 2], "the end of the second line, not its middle"
    assert uncovered("8", range(2, 27)) == [2, 3, 4]
    for above, line in pairwise(LINES):
        for index, place in enumerate(above):
            covered = [line[index], line[index + 1]]
            assert uncovered("8", [place, *line]) == sorted([place, *(each for each in line if each not in covered)])


# -- what is carried in -----------------------------------------------------------------------------------------------


def refused(game: str, **keeping: str) -> bool:
    return RULES.refuse(1, {**DEFAULTS, "challenge": game, **keeping}) is not None


@pytest.mark.parametrize(
    ("game", "level"),
    [
        pytest.param("2", 1, marks=pytest.mark.rule("MT-CHAL-25")),
        pytest.param("4", 1, marks=pytest.mark.rule("MT-CHAL-34")),
        pytest.param("5", 2, marks=pytest.mark.rule("MT-CHAL-39")),
        pytest.param("7", 1, marks=pytest.mark.rule("MT-CHAL-49")),
    ],
)
def test_the_kept_talent_lies_in_the_talent_area(game: str, level: int) -> None:
    assert not refused(game, keep_talent="brewer")
    table = new(1, challenge=game, keep_talent="brewer")
    assert table.players[0].talents == {"brewer": level}
    assert seen(table).players[0].talents[0].brought
    assert new(1, challenge=game).players[0].talents == {}, "keeping nothing is possible"


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("3", marks=pytest.mark.rule("MT-CHAL-30")),
        pytest.param("6", marks=pytest.mark.rule("MT-CHAL-44")),
        pytest.param("7", marks=pytest.mark.rule("MT-CHAL-49")),
    ],
)
def test_the_kept_building_lies_in_the_building_area(game: str) -> None:
    assert not refused(game, keep_building="mint")
    assert refused(game, keep_building="mint", keep_building_2="yufu")
    assert new(1, challenge=game, keep_building="mint").players[0].buildings == ["mint"]


@pytest.mark.rule("MT-CHAL-56")
def test_game_8_begins_with_two_kept_buildings() -> None:
    assert not refused("8", keep_building="mint", keep_building_2="yufu")
    assert refused("8", keep_building="mint", keep_building_2="mint")
    assert refused("8", keep_talent="brewer")
    table = new(1, challenge="8", keep_building="mint", keep_building_2="yufu")
    assert table.players[0].buildings == ["mint", "yufu"]


@pytest.mark.rule("MT-CHAL-35")
def test_in_game_4_the_first_settlement_tile_is_a_town() -> None:
    assert new(1, challenge="4").players[0].land == {"A1": "town"}
    assert new(1, challenge="3").players[0].land == {"A1": "settlement"}


@pytest.mark.rule("MT-CHAL-06", "MT-AMB-54")
def test_the_kept_talent_is_exempt_from_the_limit_of_its_colour() -> None:
    piles = [(), (), (), ("pioneer",), ("publicist",)]
    me = player(9, edicts=[4, 12], talents={"brewer": 1}, brought="brewer")
    game = position(me, seats=1, piles=piles, draws=[29], options={"challenge": "2"})
    game.play("use:4")
    assert game.offers == ["recruit:3", "recruit:4", "raise:brewer", "done"], "it blocks none, and can be developed"
    game.play("recruit:3")
    assert game.me.talents == {"brewer": 1, "pioneer": 1}
    game.play("event:yellow", "use:12")
    assert game.offered("recruit:") == [], "one of its colour besides it"


@pytest.mark.rule("MT-AMB-54")
def test_the_kept_talent_is_out_of_the_pool_before_the_wilderness_is_dealt() -> None:
    for table in many(1, challenge="2", keep_talent="agricultural_2"):
        cards = [card for pile in table.piles for card in pile] + table.unused_talents
        assert "agricultural_2" not in cards
        assert [len(pile) for pile in table.piles] == [1, 1, 1, 2, 2]
        assert list(RULES.audit(table)) == []


@pytest.mark.rule("MT-AMB-54")
def test_the_kept_building_is_a_copy_of_the_box_and_costs_nothing() -> None:
    for table in many(1, challenge="3", keep_building="mint"):
        shown = [kind for kind, count in table.blueprints.items() for _ in range(count)]
        assert sorted(shown + table.supply) == sorted(BASE * 2), "the supply is unchanged"
        assert sorted(table.returned) == sorted(set(BASE) - {"mint"})
        assert table.players[0].money == 6


@pytest.mark.rule("MT-AMB-54")
def test_a_kept_promo_building_is_taken_out_before_the_tiles_are_mixed() -> None:
    for table in many(1, challenge="3", keep_building="garrison", buildings="promo"):
        shown = [kind for kind, count in table.blueprints.items() for _ in range(count)]
        assert sorted(shown + table.supply) == sorted([*BASE * 2, "observatory"])
        assert table.players[0].buildings == ["garrison"]
        assert list(RULES.audit(table)) == []


@pytest.mark.rule("MT-AMB-54")
def test_gains_that_come_at_once_come_at_setup() -> None:
    (me,) = new(1, challenge="2", keep_talent="firstborn", talents="fan").players
    assert (me.money, me.grain, me.wine, me.reputation) == (7, 3, 1, 1)
    table = new(1, challenge="3", keep_building="observatory", buildings="promo")
    assert table.phase == "begin", "where its red talent may be taken"
    me = player(buildings=["observatory"])
    chosen = {"challenge": "3", "keep_building": "observatory", "buildings": "promo"}
    piles = [("agricultural_1",), (), (), ("brewer",), ("pioneer",)]
    game = position(me, seats=1, phase="begin", piles=piles, options=chosen)
    assert game.offers == ["recruit:3", "recruit:4", "none"]
    game.play("recruit:4")
    assert (game.me.talents, game.me.money, game.key) == ({"pioneer": 1}, 5, "policy")
