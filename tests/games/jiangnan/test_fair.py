"""The Temple Fair: a walk round the ring, and the shop where it ends. (section 4.11 of the rules)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jiangnan.acting import ring, visitor
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import CARDS, player, position

PASSING = ("coin", "novel", "spirit", "painting", "vp", "drama")
"""The bonus of the path from each space to the next one clockwise."""


def at_the_fair(coins: int = 9, place: int = 0, **more: Any) -> Game:
    """Seat 0 visits; the discard brought a novel idea."""
    me = visitor(coins=coins, place=place, spirit=3)
    return position(me, **more).play("visit:2:fair")


def walk(move: str, place: int = 0, coins: int = 9) -> dict[str, int]:
    """What is gained on a walk of so many spaces to the Boatman B4, who has nothing to do."""
    end = (place + int(move[-1]) * (1 if ":cw:" in move else -1)) % 6
    game = at_the_fair(coins, place, ring=ring("B4", end)).play(move)
    assert game.me.place == end
    novel, drama, painting = game.ideas()
    found = {"novel": novel - 2, "drama": drama - 1, "painting": painting - 1}
    found |= {"coin": game.me.coins - coins, "spirit": game.me.spirit - 3, "vp": game.me.score}
    return {icon: number for icon, number in found.items() if number}


@pytest.mark.rule("JN-FAIR-01", "JN-FAIR-04")
def test_the_servant_must_walk_one_two_or_three_spaces_either_way() -> None:
    game = at_the_fair()
    assert game.offers == ["move:cw:1", "move:cw:2", "move:cw:3", "move:ccw:1", "move:ccw:2", "move:ccw:3"]


@pytest.mark.rule("JN-FAIR-02")
def test_two_spaces_cost_a_coin_and_three_cost_two() -> None:
    """From space 1 there is no coin on the way clockwise, nor from space 0 on the other."""
    assert [walk(f"move:cw:{spaces}", 1).get("coin", 0) for spaces in (1, 2, 3)] == [0, -1, -2]
    assert [walk(f"move:ccw:{spaces}", 0).get("coin", 0) for spaces in (1, 2, 3)] == [0, -1, -2]
    game = at_the_fair(1)
    assert game.offers == ["move:cw:1", "move:cw:2", "move:ccw:1", "move:ccw:2"]
    assert game.why("jiangnan-spaces") == ["JN-FAIR-02"]
    assert [game.note(f"move:cw:{spaces}")["coins"] for spaces in (1, 2)] == [0, 1]


@pytest.mark.rule("JN-FAIR-03")
def test_the_direction_stays_the_same() -> None:
    assert walk("move:cw:2", 1) == {"novel": 1, "spirit": 1, "coin": -1}
    assert walk("move:ccw:2", 1) == {"drama": 1}, "a coin there and the coin to pay"


@pytest.mark.rule("JN-FAIR-05")
def test_servants_of_several_players_share_a_space() -> None:
    me, other = visitor(place=1), player(place=2)
    game = position(me, other, player(place=2), ring=ring("B4", 2)).play("visit:2:fair", "move:cw:1")
    assert [each.place for each in game.players] == [2, 2, 2]


@pytest.mark.rule("JN-FAIR-06")
@pytest.mark.parametrize("path", range(6))
def test_each_path_has_its_bonus_in_either_direction(path: int) -> None:
    assert CARDS.fair.passing == PASSING
    assert walk("move:cw:1", path) == {PASSING[path]: 1}
    assert walk("move:ccw:1", (path + 1) % 6) == {PASSING[path]: 1}


@pytest.mark.rule("JN-FAIR-07", "JN-FAIR-13")
def test_a_walk_gains_a_bonus_a_space_and_three_end_opposite_either_way() -> None:
    assert walk("move:cw:1", 1) == {"novel": 1}
    assert walk("move:cw:2", 1) == {"novel": 1, "spirit": 1, "coin": -1}
    assert walk("move:cw:3", 1) == {"novel": 1, "spirit": 1, "painting": 1, "coin": -2}
    assert walk("move:ccw:3", 1) == {"drama": 1, "vp": 1, "coin": 1 - 2}


@pytest.mark.rule("JN-FAIR-08", "JN-FAIR-10")
def test_passing_bonuses_pay_for_the_shop_but_not_for_the_walk() -> None:
    game = at_the_fair(0, ring=ring("A4", 1))
    assert game.offers == ["move:cw:1", "move:ccw:1"], "the coin on the first path comes too late for a second"
    game.play("move:cw:1")
    assert game.key == "boat" and game.me.coins == 1
    assert game.play("boat:0").me.coins == 0
    other_way = at_the_fair(0, place=2, ring=ring("A4", 1)).play("move:ccw:1")
    assert other_way.decision.seat == 1, "a novel idea is no coin"


@pytest.mark.rule("JN-FAIR-09")
def test_only_the_shop_where_the_walk_ends_is_used() -> None:
    game = at_the_fair(ring=("A1", "A5", "B6", "B2", "A3", "A4")).play("move:cw:2")
    assert game.key == "draw" and game.me.spirits == 0, "the Liquor Shop was passed"
    game = at_the_fair(ring=("A1", "B6", "A5", "B2", "A3", "A4")).play("move:cw:2")
    assert game.me.spirits == 1 and game.decision.seat == 1


@pytest.mark.rule("JN-FAIR-11")
def test_the_fair_is_open_without_a_coin() -> None:
    track = ["start_tavern_1", "start_parlour_1", "start_travel_1", "start_fair_1"]
    game = position(player(0, track=track))
    assert game.offered("visit:") == ["4:fair"]
    game.play("visit:4:fair")
    assert game.me.coins == 0 and game.offers == ["move:cw:1", "move:ccw:1"]


@pytest.mark.rule("JN-FAIR-12")
def test_the_fair_brings_no_spirit_of_its_own() -> None:
    assert "spirit" not in walk("move:cw:1", 1)
    assert walk("move:cw:1", 2) == {"spirit": 1}, "that of the path"


@pytest.mark.rule("JN-FAIR-14")
def test_the_pointer_has_no_say_in_the_shop_of_a_walk() -> None:
    for turned in (1, 2, 3):
        game = at_the_fair(place=1, ring=ring("B5", 2), round=turned).play("move:cw:1")
        assert game.me.coins == 9 + 5 and game.decision.seat == 1


@pytest.mark.rule("JN-FAIR-15")
def test_the_servant_stays_on_the_ring() -> None:
    me = visitor("tavern", "start_teahouse_1", "start_fair_1", place=2, drama=2, works=["drama_1"])
    game = position(me, ring=ring("B4", 3)).play("visit:4:tavern", "publish:drama_1")
    assert game.track("tavern")[0] == ("drama", 0) and game.me.place == 2
    game.play("rest:1", "rest:1", "visit:2:fair", "move:cw:1")
    assert game.me.place == 3
    game = position(player(place=4), phase="income")
    assert (game.table.round, game.table.phase, game.me.place) == (2, "action", 4)
