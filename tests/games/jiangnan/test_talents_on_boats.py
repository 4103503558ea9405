"""Gu Hengbo and Xia Qing, who win ties on boats. (section 7 of the rules)"""

from __future__ import annotations

import pytest

from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import player, position

PEOPLE = {"talents": "all", "characters": "20"}
GU, XIA = 7, 14


def sailing(*talents: int, boat: list[tuple[int, int]], number: int = 1) -> Game:
    """The boat that is resolved in this round, and the talents of the seats."""
    three = [player(talent=talent) for talent in talents]
    shown = {5: ("dramas", "scenery")}
    return position(*three, options=PEOPLE, round=number, phase="boats", boats={5: boat}, boat_trends=shown)


def final(*talents: int, boats: dict[int, list[tuple[int, int]]]) -> Game:
    """Final Scoring, in which everybody has three dramas; the goal boats A to E lie in slots 5 to 1."""
    dramas = ["drama_1", "drama_2", "drama_3"], ["drama_4", "drama_5", "drama_6"], ["drama_7", "drama_8", "drama_9"]
    three = [
        player(talent=talent, novel=0, drama=0, painting=0, published=published)
        for talent, published in zip(talents, dramas, strict=True)
    ]
    return position(*three, options=PEOPLE, round=6, phase="final", boats=boats, goals=list("ACDFB"))


@pytest.mark.rule("JN-TAL-16", "JN-TAL-17", "JN-TAL-18")
@pytest.mark.parametrize("talent", [GU, XIA])
def test_a_tie_on_the_boat_of_the_round_is_won(talent: int) -> None:
    tie = [(1, 2), (2, 1), (0, 2)]
    assert sailing(0, 0, 0, boat=tie).decision.seat == 1, "without the talent the one farther right wins"
    game = sailing(talent, 0, 0, boat=tie)
    assert (game.decision.seat, game.key) == (0, "trend")
    assert game.scores == [3, 0, 0] and game.me.points == {"boats": 3}


@pytest.mark.rule("JN-TAL-16", "JN-TAL-17")
def test_fewer_servants_win_nothing_and_most_bring_vp_without_a_tie() -> None:
    game = sailing(GU, 0, 0, boat=[(1, 2), (0, 1)])
    assert game.decision.seat == 1 and game.scores == [0, 0, 0], "the second place brings nothing"
    game = sailing(GU, 0, 0, boat=[(1, 1), (0, 2)])
    assert game.decision.seat == 0 and game.scores == [3, 0, 0]


@pytest.mark.rule("JN-AMB-26")
def test_an_empty_boat_is_won_by_nobody() -> None:
    game = sailing(GU, 0, XIA, boat=[])
    assert game.scores == [0, 0, 0] and game.table.trends[0].shown == "scenery"
    game = sailing(GU, 0, XIA, boat=[(1, 1)])
    assert game.scores == [0, 0, 0] and game.decision.seat == 1


@pytest.mark.rule("JN-AMB-26")
def test_of_two_such_talents_the_one_farther_right_wins() -> None:
    assert sailing(GU, 0, XIA, boat=[(1, 1), (2, 1), (0, 1)]).scores == [0, 0, 3]
    assert sailing(GU, 0, XIA, boat=[(1, 1), (0, 1), (2, 1)]).scores == [3, 0, 0]


@pytest.mark.rule("JN-TAL-18", "JN-AMB-26")
def test_a_tie_on_a_goal_boat_is_won() -> None:
    """Goal A: 4 VP a drama for the first place, 2 for the second."""
    tie = {5: [(1, 1), (2, 1), (0, 1)]}
    assert [each.points.get("goals", 0) for each in final(0, 0, 0, boats=tie).players] == [0, 3 * 4, 3 * 2]
    game = final(XIA, 0, 0, boats=tie)
    assert [each.points.get("goals", 0) for each in game.players] == [3 * 4, 3 * 2, 0]
    assert [each.points.get("boats", 0) for each in game.players] == [3, 0, 0]


@pytest.mark.rule("JN-AMB-26")
def test_a_tie_for_second_place_is_won_too() -> None:
    tie = {5: [(1, 2), (2, 1), (0, 1)]}
    game = final(GU, 0, 0, boats=tie)
    assert [each.points.get("goals", 0) for each in game.players] == [3 * 2, 3 * 4, 0]
    assert game.me.points.get("boats", 0) == 0, "3 VP are for first places"
    both = final(GU, 0, XIA, boats=tie)
    assert [each.points.get("goals", 0) for each in both.players] == [0, 3 * 4, 3 * 2]


@pytest.mark.rule("JN-AMB-26")
def test_eleven_first_places_are_the_most() -> None:
    """Six boats of the rounds and five goal boats."""
    for number in range(1, 7):
        game = sailing(GU, 0, 0, boat=[(1, 1), (0, 1)], number=number)
        assert game.play("trend:dramas").me.points["boats"] == 3
    own = {slot: [(1, 1), (0, 1)] for slot in range(1, 6)}
    assert final(GU, 0, 0, boats=own).me.points["boats"] == 5 * 3
