"""The Vanguard and the Village Elder. (MT-VANG, MT-ELDER)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import player, position

FAN = {"talents": "fan"}


def ordered(mine: int, other: int, level: int, order: Sequence[int] = (1, 0)) -> Game:
    """The turn order change of seat 0, who was last, with a Vanguard on a level (0: without)."""
    me = player(played=mine, talents={"vanguard": level} if level else {})
    return position(me, player(played=other), phase="order", order=order, options=FAN)


def first(mine: int, other: int, level: int, order: Sequence[int] = (1, 0)) -> bool:
    """Does seat 0 come out first?"""
    return ordered(mine, other, level, order).table.order == [0, 1]


@pytest.mark.rule("MT-VANG-01")
def test_the_vanguards_number_counts_one_lower() -> None:
    assert not first(15, 15, 0)
    assert first(15, 15, 1)
    assert not first(17, 15, 1, order=(0, 1))


@pytest.mark.rule("MT-VANG-02", "MT-AMB-45")
def test_on_level_2_it_counts_two_lower() -> None:
    assert first(16, 15, 2)
    assert not first(16, 15, 1)
    assert not first(18, 15, 2, order=(0, 1)), "no more than two"
    assert first(2, 1, 2), "down to 0"
    assert first(1, 1, 2), "and below"


@pytest.mark.rule("MT-AMB-45")
def test_ties_are_those_of_the_reduced_numbers() -> None:
    assert not first(16, 15, 1), "15 and 15: the one that was ahead stays ahead"
    assert first(16, 15, 1, order=(0, 1))
    assert not first(17, 15, 2)
    assert first(17, 15, 2, order=(0, 1))


def event(level: int, order: Sequence[int], pick: str, tile: str) -> Game:
    """Seat 0 activates a tile in the first round of summer, whose bonus is grain."""
    me = player(talents={"vanguard": level})
    game = position(me, phase="events", round=3, order=order, events=[tile], options=FAN)
    for seat in order:
        game.play(pick if seat == 0 else "event:green")
        if seat == 0:
            break
    return game


@pytest.mark.rule("MT-VANG-03")
def test_who_is_first_gains_one_more_of_the_own_event() -> None:
    assert event(2, (0, 1), "event:yellow", "yellow_4").me.money == 6 + 2 + 1
    assert event(2, (0, 1), "event:green", "green_3").me.grain == 2 + 2 + 1 + 1, "besides the bonus"
    assert event(1, (0, 1), "event:yellow", "yellow_4").me.money == 6 + 2
    assert event(2, (0, 1), "event:yellow", "yellow_8").me.money == 6 - 1, "a loss is no reward"


@pytest.mark.rule("MT-VANG-03")
def test_only_who_has_become_first() -> None:
    me = player(talents={"vanguard": 2})
    game = position(me, phase="events", round=3, order=[1, 0], events=["yellow_4"], options=FAN).play("event:green")
    assert game.me.money == 6 + 2


@pytest.mark.rule("MT-VANG-04")
def test_first_places_are_recorded_with_the_used_tile() -> None:
    game = ordered(7, 9, 1)
    assert (game.me.recorded, 7 in game.me.gone, game.me.played) == ([7], False, 0)
    assert game.view().players[0].recorded == (7,)
    again = position(
        player(played=8, recorded=[7], talents={"vanguard": 2}), player(played=9), phase="order", options=FAN
    )
    assert again.me.recorded == [7, 8]


@pytest.mark.rule("MT-VANG-04")
def test_only_changes_after_which_the_owner_is_first_from_the_acquisition_on() -> None:
    assert ordered(12, 9, 1).me.recorded == []
    assert ordered(7, 9, 0).me.recorded == []
    assert 7 in ordered(7, 9, 0).me.gone


@pytest.mark.rule("MT-VANG-05")
def test_the_vanguard_is_worth_two_for_each_recorded_first_place() -> None:
    for level, worth in ((3, 6), (2, 0)):
        me = player(recorded=[7, 8, 20], talents={"vanguard": level})
        assert position(me, year=3, phase="last", options=FAN).scores[0] == worth


# -- the Village Elder ------------------------------------------------------------------------------------------------


def rites(money: int, wine: int, talents: Mapping[str, int], grain: int = 3) -> list[str]:
    """What tile 13 allows on the summit: a celebration or a sacrifice. No `done`, no question where it is nothing."""
    game = position(player(money, grain, wine, edicts=[13], land=["D4"], talents=talents), options=FAN).play("use:13")
    return game.offers[:-1] if game.key == "act" else []


@pytest.mark.rule("MT-ELDER-01")
@pytest.mark.parametrize(
    ("money", "wine", "ways"),
    [
        (3, 0, ["celebrate:3"]),
        (2, 0, []),
        (9, 1, ["celebrate:2", "celebrate:3"]),
        (2, 1, ["celebrate:2"]),
        (9, 3, ["celebrate", "celebrate:1", "celebrate:2", "celebrate:3"]),
    ],
)
def test_money_stands_in_for_wine_in_a_celebration(money: int, wine: int, ways: list[str]) -> None:
    assert [way for way in rites(money, wine, {"elder": 1}) if way.startswith("cele")] == ways
    assert [way for way in rites(money, wine, {}) if way.startswith("cele")] == (["celebrate"] if wine == 3 else [])


@pytest.mark.rule("MT-ELDER-01")
def test_a_celebration_with_money() -> None:
    game = position(player(5, 4, 1, edicts=[13], talents={"elder": 1}), options=FAN).play("use:13", "celebrate:2")
    assert game.goods() == (3, 1, 0)
    assert game.me.points == {"celebration": 6}


@pytest.mark.rule("MT-ELDER-02")
def test_money_stands_in_for_the_wine_of_a_sacrifice() -> None:
    assert rites(1, 0, {"elder": 2}, grain=2) == ["sacrifice:1"]
    assert rites(1, 1, {"elder": 2}, grain=2) == ["sacrifice", "sacrifice:1"]
    assert rites(1, 0, {"elder": 1}, grain=2) == []
    assert rites(0, 0, {"elder": 2}, grain=2) == []
    me = player(2, 2, 0, edicts=[13], land=["D4"], talents={"elder": 2})
    game = position(me, options=FAN).play("use:13", "sacrifice:1")
    assert game.goods() == (1, 0, 0)
    assert game.me.points == {"sacrifice": 6}


@pytest.mark.rule("MT-ELDER-03")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_the_elder_is_worth_three_for_each_building(count: int) -> None:
    me = player(buildings=["mint", "granary", "yufu"][:count], talents={"elder": 3})
    assert position(me, year=3, phase="last", options=FAN).scores[0] == 3 * count
