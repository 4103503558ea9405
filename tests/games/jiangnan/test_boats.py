"""Boats in Upkeep: servants get on, all boats slide on, and one is resolved. (section 5.2 of the rules)

From the left the districts are Society, Teahouse, Temple Fair, Travel, Tavern and Parlour over the slots 0 to 5.
"""

from __future__ import annotations

import pytest

from engine.games.jiangnan.table import NOBODY
from tests.games.jiangnan.position import position

SHOWN = {5: ("gold", "novels")}
"""The trend tiles of the boat that is resolved in Round 1."""


@pytest.mark.rule("JN-BOAT-01")
def test_scholars_send_servants_from_right_to_left_to_the_boat_below() -> None:
    game = position(phase="boats", scholars={"society": [2, 0, 1], "tavern": [1]})
    assert game.boat(1) == [(2, 1), (0, 1), (1, 1)]
    assert game.boat(5) == [(1, 1)]
    assert [game.boat(slot) for slot in (0, 2, 3, 4)] == [[]] * 4
    game = position(chapter="3", phase="boats", scholars={"fair": [2], "society": [0]})
    assert game.boat(1) == [(2, 1)], "the Temple Fair is farthest left here"
    assert game.boat(5) == [(0, 1)]


@pytest.mark.rule("JN-BOAT-02", "JN-BOAT-04")
def test_servants_of_a_player_share_one_space() -> None:
    game = position(phase="boats", scholars={"society": [0, 2, 0, 2]}, boats={0: [(1, 1), (0, 1)]})
    assert game.boat(1) == [(1, 1), (0, 3), (2, 2)]


@pytest.mark.rule("JN-BOAT-03")
def test_a_new_servant_takes_the_rightmost_free_space() -> None:
    game = position(phase="boats", scholars={"society": [2]}, boats={0: [(1, 1), (0, 1)]})
    assert game.boat(1) == [(1, 1), (0, 1), (2, 1)]
    game = position(phase="boats", scholars={"society": [2]}, boats={0: [(NOBODY, 0), (0, 1)]})
    assert game.boat(1) == [(2, 1), (0, 1)]


@pytest.mark.rule("JN-BOAT-05")
def test_who_rests_sends_no_servant() -> None:
    game = position(phase="boats", rest=[0, 1, 2])
    assert [game.boat(slot) for slot in range(6)] == [[]] * 6


@pytest.mark.rule("JN-BOAT-06")
def test_there_are_always_servants_enough() -> None:
    game = position(phase="boats", scholars={"society": [0, 0]}, boats={0: [(0, 25)]})
    assert game.boat(1) == [(0, 27)]


@pytest.mark.rule("JN-BOAT-07")
def test_scholars_stay_where_they_are() -> None:
    game = position(phase="boats", scholars={"society": [2, 0], "tavern": [1]}, rest=[0])
    assert game.key == "draft" and game.table.rest == [0]
    assert (game.table.scholars["society"], game.table.scholars["tavern"]) == ([2, 0], [1])
    assert [each.scholars for each in game.players] == [1, 2, 2]


@pytest.mark.rule("JN-BOAT-08", "JN-BOAT-23")
def test_all_boats_slide_one_slot_to_the_right_with_who_is_on_them() -> None:
    crews = {slot: [(slot % 3, slot + 1)] for slot in range(6)}
    game = position(phase="boats", boats=crews).play("trend:dramas")
    assert [game.boat(slot) for slot in range(6)] == [[], *(crews[slot] for slot in range(5))]
    game = position(phase="boats", round=4, trends=["gold"] * 3, boats=crews).play("trend:dramas")
    assert [game.boat(slot) for slot in range(6)] == [[], *(crews[slot] for slot in range(5))], "with goals, too"


@pytest.mark.rule("JN-BOAT-09", "JN-BOAT-10")
def test_servants_get_on_before_the_boat_is_resolved() -> None:
    game = position(phase="boats", scholars={"parlour": [0, 0]}, boats={5: [(1, 1)]}, boat_trends=SHOWN)
    assert (game.open, game.offers) == ({0: "trend"}, ["trend:gold", "trend:novels"])


@pytest.mark.rule("JN-BOAT-10", "JN-BOAT-14")
def test_whoever_has_most_servants_chooses_a_trend_and_the_other_leaves_the_game() -> None:
    for wanted, other in (("gold", "novels"), ("novels", "gold")):
        game = position(phase="boats", boats={5: [(0, 1), (1, 2), (2, 1)]}, boat_trends=SHOWN)
        assert game.open == {1: "trend"}
        game.play(f"trend:{wanted}")
        assert [trend.shown for trend in game.table.trends] == [wanted]
        assert [trend.shown for trend in game.table.dropped_trends] == [other]


@pytest.mark.rule("JN-BOAT-11")
def test_among_equals_the_one_farther_right_chooses() -> None:
    assert position(phase="boats", boats={5: [(2, 1), (1, 2), (0, 2)]}).open == {1: "trend"}
    assert position(phase="boats", boats={5: [(2, 1), (0, 2), (1, 2)]}).open == {0: "trend"}


@pytest.mark.rule("JN-BOAT-12")
def test_of_an_empty_boat_the_rightmost_trend_is_taken() -> None:
    for left, right in (("gold", "novels"), ("novels", "gold")):
        game = position(phase="boats", boat_trends={5: (left, right)})
        assert [trend.shown for trend in game.table.trends] == [right]
    game = position(phase="boats", boats={5: [(NOBODY, 0)]}, boat_trends=SHOWN)
    assert [trend.shown for trend in game.table.trends] == ["novels"]


@pytest.mark.rule("JN-BOAT-13")
def test_the_public_scoring_track_is_filled_from_the_top() -> None:
    game = position(
        phase="boats", round=3, trends=["scenery", "dramas"], boats={5: [(0, 1)]}, boat_trends={5: ("gold", "novels")}
    )
    game.play("trend:gold")
    assert [trend.shown for trend in game.table.trends] == ["scenery", "dramas", "gold"]


@pytest.mark.rule("JN-BOAT-15", "JN-BOAT-16", "JN-BOAT-17")
@pytest.mark.parametrize("number", range(1, 6))
def test_the_emptied_boat_goes_to_the_left_with_the_next_goal(number: int) -> None:
    goals = ["D", "A", "F", "B", "C"]
    game = position(phase="boats", round=number, goals=goals, boats={5: [(0, 2), (1, 1)]})
    game.play(next(iter(game.offers)))
    boat = game.table.river[0]
    assert boat is not None
    assert (boat.spaces, boat.trends, boat.goal) == ([], [], goals[number - 1])
    assert game.table.goals == goals[number:]


@pytest.mark.rule("JN-BOAT-18")
def test_in_round_6_the_boat_leaves_the_river() -> None:
    game = position(phase="boats", round=6, goals=["D", "A", "F", "B", "C"], boats={5: [(0, 1)]})
    game.play(next(iter(game.offers)))
    assert game.over
    assert [boat and boat.goal for boat in game.table.river] == [None, "C", "B", "F", "A", "D", None]


@pytest.mark.rule("JN-BOAT-22")
def test_a_boat_with_a_goal_gets_servants_again() -> None:
    game = position(phase="boats", round=2, goals=["D", "A", "F", "B", "C"], scholars={"society": [1, 0]})
    boat = game.table.river[1]
    assert boat is not None and boat.goal == "D"
    assert game.boat(1) == [(1, 1), (0, 1)]
