"""Scoring goals: what each counts on its boat, for the first and the second place. (section 6.2 of the rules)"""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.jiangnan.kinds import GOALS
from engine.games.jiangnan.table import Player
from tests.games.jiangnan.position import player, position

CREW = [(1, 1), (0, 3), (2, 2)]
"""Seat 0 is first, seat 2 second."""


def works(dramas: int, novels: int, paintings: int, first: int = 1) -> list[str]:
    """So many published works of each type, from this number on."""
    counts = (("drama", dramas), ("novel", novels), ("painting", paintings))
    return [f"{kind}_{number}" for kind, count in counts for number in range(first, first + count)]


def goal_vp(letter: str, *players: Player, crew: list[tuple[int, int]] = CREW, **options: str) -> list[int]:
    """What a goal brings to each seat."""
    goals = [letter, *(other for other in GOALS if other != letter)][:5]
    game = position(*players, round=6, phase="final", goals=goals, boats={5: crew}, options={"goals": "all", **options})
    return [each.points.get("goals", 0) for each in game.players]


def counted(letter: str, works_first: dict[str, Any], works_second: dict[str, Any] | None = None) -> tuple[int, int]:
    """What it brings for the first and for the second place, if both own the like."""
    vp = goal_vp(letter, player(**works_first), player(), player(**(works_second or works_first)))
    assert vp[1] == 0, "a third place brings nothing"
    return vp[0], vp[2]


@pytest.mark.rule("JN-GOAL-01")
def test_a_dramas() -> None:
    first, second = {"published": works(3, 1, 0)}, {"published": works(3, 0, 1, first=5)}
    assert counted("A", first, second) == (4 * 3, 2 * 3)


@pytest.mark.rule("JN-GOAL-02")
def test_b_full_five_coins() -> None:
    assert counted("B", {"coins": 19}) == (4 * 3, 2 * 3)
    assert counted("B", {"coins": 4}, {"coins": 5}) == (0, 2)


@pytest.mark.rule("JN-GOAL-03")
def test_c_paintings() -> None:
    first, second = {"published": works(1, 0, 3)}, {"published": works(0, 1, 3, first=5)}
    assert counted("C", first, second) == (4 * 3, 2 * 3)


@pytest.mark.rule("JN-GOAL-04")
def test_d_novels() -> None:
    first, second = {"published": works(1, 3, 0)}, {"published": works(0, 3, 1, first=5)}
    assert counted("D", first, second) == (4 * 3, 2 * 3)


@pytest.mark.rule("JN-GOAL-05")
def test_e_assistants() -> None:
    assert counted("E", {"assistants": [1, 2, 3]}, {"assistants": [4, 5]}) == (4 * 3, 2 * 2)


@pytest.mark.rule("JN-GOAL-06")
def test_f_scenery() -> None:
    assert counted("F", {"cities": ["a1", "a2", "d1"]}) == (4 * 3, 2 * 3)


@pytest.mark.rule("JN-GOAL-07")
def test_g_spirit() -> None:
    assert counted("G", {"spirit": 5}, {"spirit": 3}) == (4 * 5, 2 * 3)
    assert counted("G", {"spirit": 0}, {"spirit": 6}) == (0, 2 * 6)


@pytest.mark.rule("JN-GOAL-08")
def test_h_own_servants_on_this_boat() -> None:
    assert goal_vp("H") == [4 * 3, 0, 2 * 2]


@pytest.mark.rule("JN-GOAL-09", "JN-AMB-25")
def test_i_the_most_numerous_type() -> None:
    assert counted("I", {"published": works(1, 3, 2)}, {"published": works(0, 0, 2, first=5)}) == (4 * 3, 2 * 2)
    assert counted("I", {"published": works(2, 2, 1)}, {"published": works(2, 2, 2, first=5)}) == (4 * 2, 2 * 2)


@pytest.mark.rule("JN-GOAL-10", "JN-GOAL-11", "JN-AMB-25")
def test_j_the_least_numerous_type() -> None:
    assert counted("J", {"published": works(2, 3, 4)}, {"published": works(2, 1, 2, first=5)}) == (5 * 2, 3 * 1)
    assert counted("J", {"published": works(2, 2, 4)}, {"published": works(3, 3, 3, first=5)}) == (5 * 2, 3 * 3)
    assert counted("J", {"published": works(3, 0, 3)}, {"published": works(0, 3, 3, first=5)}) == (0, 0)


@pytest.mark.rule("JN-GOAL-12")
def test_k_all_servants_on_this_boat() -> None:
    assert goal_vp("K") == [3 * 6, 0, 1 * 6]


@pytest.mark.rule("JN-GOAL-13")
def test_l_works_of_all_types() -> None:
    assert counted("L", {"published": works(2, 0, 3)}, {"published": works(1, 1, 1, first=5)}) == (3 * 5, 1 * 3)


@pytest.mark.rule("JN-GOAL-14", "JN-AMB-25")
@pytest.mark.parametrize("degree", [1, 2])
def test_degrees_count_as_works_of_each_type(degree: int) -> None:
    spent = ["drama_13", "drama_14", "drama_15", "novel_14", "novel_15"][: (0, 2, 5)[degree]]

    def vp(letter: str) -> int:
        me = player(degree=degree, spent=spent, published=works(0, 2, 1))
        return goal_vp(letter, me, society="b")[0]

    assert [vp(letter) for letter in "ADCIJ"] == [
        4 * degree,
        4 * (2 + degree),
        4 * (1 + degree),
        4 * (2 + degree),
        5 * degree,
    ]
    assert vp("L") == 3 * (3 + 3 * degree)
    assert vp("E") == 0
