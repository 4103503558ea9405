"""Where the servants of vassals count, and where there are none. (JN-2P-19 to JN-2P-23, JN-AMB-30)"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.jiangnan.acting import ring, visitor
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import player, position

VASSAL, OTHER_VASSAL = 2, 3


def goal_boat(goal: str, spaces: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The VP of both players for this goal, with these servants on its boat; each has published one novel."""
    goals = [goal, *(other for other in "ABCDEFGHIJKL" if other != goal)][:5]
    game = position(
        player(published=["novel_1"]),
        player(published=["novel_2"]),
        seats=2,
        round=6,
        phase="final",
        options={"goals": "all"},
        goals=goals,
        boats={5: spaces},
    )
    return game.players[0].points.get("goals", 0), game.players[1].points.get("goals", 0)


@pytest.mark.rule("JN-2P-19")
def test_vassals_have_no_score() -> None:
    novelists = (player(published=["novel_1"]), player(published=["novel_2"]))
    game = position(*novelists, seats=2, round=6, phase="final", goals=["D", "A", "B", "C", "E"], boats={5: [(3, 9)]})
    assert game.standings is not None
    assert [(score.seat, score.total) for score in game.standings.scores] == [(1, 5), (0, 1)]
    assert game.players[1].points == {"goals": 4, "ideas": 1}, "the VP are the player's"
    assert len(game.view().players) == 2


@pytest.mark.rule("JN-2P-20")
def test_the_second_place_scores_with_two_players() -> None:
    assert goal_boat("D", [(0, 1), (1, 2)]) == (2, 4)
    assert goal_boat("D", [(1, 2), (OTHER_VASSAL, 1)]) == (0, 4), "no vassal is second"


@pytest.mark.rule("JN-2P-21", "JN-2P-15")
def test_on_goal_boats_both_colours_are_ranked_as_one() -> None:
    assert goal_boat("D", [(1, 2), (0, 1), (VASSAL, 2)]) == (4, 2), "3 against 2"
    assert goal_boat("D", [(VASSAL, 3), (0, 2), (1, 1)]) == (4, 2), "not first and second for one"
    assert goal_boat("D", [(VASSAL, 1), (1, 2), (0, 1)]) == (4, 2), "the vassal is farther right"


@pytest.mark.rule("JN-2P-16")
def test_ties_go_to_whoever_has_a_servant_of_either_colour_farther_right() -> None:
    assert goal_boat("D", [(VASSAL, 1), (1, 2), (0, 1)]) == (4, 2)
    assert goal_boat("D", [(OTHER_VASSAL, 1), (0, 2), (1, 1)]) == (2, 4)
    assert goal_boat("D", [(1, 2), (VASSAL, 1), (0, 1)]) == (2, 4)
    game = position(seats=2, phase="boats", boats={5: [(OTHER_VASSAL, 1), (VASSAL, 1)]})
    assert game.decision.seat == 1 and game.key == "trend"


@pytest.mark.rule("JN-2P-23", "JN-2P-05")
@pytest.mark.parametrize("district", ["society", "teahouse", "fair", "travel", "tavern", "parlour"])
def test_a_vassal_puts_no_servant_anywhere_but_on_a_boat(district: str) -> None:
    me = player(9, track=[f"start_{district}_1", f"start_{district}_2"], works=["novel_1"], novel=9)
    game = position(me, seats=2)
    before = (game.table.tracks, game.muses(), [each.place for each in game.players], game.table.next_order)
    game.play("rest:2")
    assert game.table.scholars[district] == [VASSAL]
    assert (game.table.tracks, game.muses(), [each.place for each in game.players], game.table.next_order) == before
    assert [each.cities for each in game.players] == [[], []]
    assert game.me.works == ["novel_1"]


@pytest.mark.rule("JN-2P-01", "JN-2P-02")
def test_two_players_have_all_four_colours() -> None:
    """Every turn places a scholar of both own colours."""
    game = position(seats=2)
    for _ in range(5):
        game.play("rest:2")
    placed = [*game.table.rest, *(colour for under in game.table.scholars.values() for colour in under)]
    assert sorted(placed) == [0, 0, 0, 1, 1, VASSAL, VASSAL, VASSAL, OTHER_VASSAL, OTHER_VASSAL]


@pytest.mark.rule("JN-2P-12", "JN-AMB-52")
def test_the_advance_variant_is_off_unless_the_table_wants_it() -> None:
    assert position(seats=2).table.options["advance"] == "off"
    game = position(seats=2, options={"advance": "on"}).play("visit:2:society")
    assert game.offered("discard:") == ["3", "2", "1"], "any tile that is left"


@pytest.mark.rule("JN-AMB-52", "JN-2P-12", "JN-AMB-05")
@pytest.mark.parametrize(("used", "advance", "offered"), [(1, "off", False), (1, "on", True), (2, "on", True)])
def test_with_the_variant_any_tile_left_may_pay_whichever_is_used(used: int, advance: str, offered: bool) -> None:
    """Only the leftmost tile brings a coin."""
    poor = player(0, track=["start_tavern_1", "start_tavern_2", "start_society_1"])
    game = position(poor, seats=2, options={"advance": advance})
    assert (f"visit:{used}:tavern" in game.offers) == offered
    if offered:
        game.play(f"visit:{used}:tavern", "discard:2")
        assert game.table.scholars["tavern"] == [0] and game.me.coins == 0


@pytest.mark.rule("JN-2P-13", "JN-2P-14")
def test_vassal_servants_have_a_space_of_their_own_on_a_boat() -> None:
    scholars = {"society": [0, VASSAL, 1, VASSAL], "teahouse": [OTHER_VASSAL]}
    game = position(seats=2, phase="boats", scholars=scholars)
    assert game.boat(1) == [(0, 1), (VASSAL, 2), (1, 1)]
    assert game.boat(2) == [(OTHER_VASSAL, 1)]


@pytest.mark.rule("JN-AMB-30")
def test_goals_of_servants_count_vassals() -> None:
    assert goal_boat("H", [(0, 1), (VASSAL, 2), (1, 2)]) == (3 * 4, 2 * 2), "both own colours"
    assert goal_boat("K", [(0, 1), (VASSAL, 2), (1, 1), (OTHER_VASSAL, 1)]) == (5 * 3, 5 * 1), "all servants"


@pytest.mark.rule("JN-AMB-30", "JN-SHOP-13")
@pytest.mark.parametrize("face", ["A4", "B4"])
def test_boatmen_carry_main_servants_only(face: str) -> None:
    boats = {0: [(VASSAL, 2)], 1: [(0, 1)], 2: [(VASSAL, 1)]}
    walker = visitor()
    walker.place = 4
    game = position(walker, seats=2, ring=ring(face, 3), boats=boats).play("visit:2:fair", "move:ccw:1")
    if face == "B4":
        assert game.key == "boat_from" and game.offered("from:") == ["1"]
        game.play("from:1", "boat:2")
    else:
        game.play("boat:2")
    assert game.boat(2) == [(VASSAL, 1), (0, 1)], "on a space of the own colour"


@pytest.mark.rule("JN-AMB-30", "JN-AST-10", "JN-AST-19")
def test_assistants_carry_main_servants_only() -> None:
    boats = {0: [(VASSAL, 2)], 1: [(0, 1)]}
    game = assisted(7, boats).play("assistant:7", "boat:0")
    assert game.boat(0) == [(VASSAL, 2), (0, 1)]
    game = assisted(14, boats).play("assistant:14", "boat:0")
    assert game.boat(0) == [(VASSAL, 2), (0, 1)], "the only boat to leave is the one with a main servant"
    assert "assistant:14" not in assisted(14, {0: [(VASSAL, 2)]}).offers


def assisted(number: int, boats: dict[int, list[tuple[int, int]]]) -> Game:
    """Seat 0 in the income step with an assistant."""
    me = player(9, published=["novel_1"], assistants=[number])
    return position(me, seats=2, phase="income", order=[0, 1], boats=boats)


@pytest.mark.rule("JN-AMB-30", "JN-AMB-51", "JN-CHARM-09")
@pytest.mark.parametrize(("colour", "met"), [(0, True), (VASSAL, False), (1, False)])
def test_charm_c_looks_at_main_servants(colour: int, met: bool) -> None:
    options = {"parlour": "b"}
    me = visitor("parlour")
    game = position(me, seats=2, options=options, charms=list("CABDEF"), muses=[5], boats={5: [(colour, 1)]})
    game.play("visit:2:parlour", "muse:5")
    assert (game.decision.seat == 0 and game.key == "servant") == met
