"""The Great Wall: placing servants, its completion and its scoring. (GG-WALL)"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.gugong.position import Game, acting, changed, edict, foreman, player

COMPLETE = [(2, 4), (3, 5), (4, 6), (5, 7)]
"""Numbers of players, and how many servants complete the Wall."""


def wall(mine: int, *, seats: int = 2, standing: Sequence[int] = (), pool: int = 6) -> Game:
    """Seat 0 is about to act at the Wall with so many steps of Intrigue; the others have none."""
    return acting("wall", player(pool=pool, intrigue=mine), seats=seats, wall=standing)


@pytest.mark.rule("GG-WALL-01")
def test_one_servant_of_the_pool_goes_on_the_wall_for_nothing() -> None:
    game = wall(0).play("place:servant")
    assert game.wall == [0]
    assert (game.me.pool, game.me.supply) == (5, 6)
    assert game.scores == [0, 0]


@pytest.mark.rule("GG-WALL-01")
def test_without_a_servant_in_the_pool_none_can_be_placed() -> None:
    game = wall(0, pool=0)
    assert game.open == {1: "gift"}, "nothing can be done"
    game = acting("wall", player(pool=0, tokens=["palace", "palace"]))
    assert game.why("gugong-wall-servant") == ["GG-WALL-01"]
    assert game.why("gugong-wall-foreman") == ["GG-FORE-01"]


@pytest.mark.rule("GG-WALL-02", "GG-AMB-15")
def test_for_one_servant_two_others_go_on_the_wall() -> None:
    game = wall(0, standing=[1, 0], seats=3, pool=3).play("place:two")
    assert game.wall == [1, 0, 0, 0], "those that stood there are not touched"
    assert (game.me.pool, game.me.supply) == (0, 12 - 3)


@pytest.mark.rule("GG-WALL-02", "GG-AMB-15", "GG-AMB-39")
def test_two_on_the_wall_need_three_in_the_pool() -> None:
    assert "place:two" in wall(0, pool=3).offers
    game = wall(0, standing=[0, 0], pool=2)
    assert game.offered("place:") == ["servant"]
    assert game.why("gugong-wall-two") == ["GG-AMB-39"]


@pytest.mark.rule("GG-WALL-03", "GG-EX-04")
def test_with_two_players_four_servants_complete_it() -> None:
    short = wall(0, standing=[1, 1]).play("place:servant")
    assert (short.wall, short.scores) == ([1, 1, 0], [0, 0])
    assert wall(0, standing=[1, 1, 1]).play("place:servant").scores == [0, 3]


@pytest.mark.rule("GG-WALL-04", "GG-EX-04")
def test_with_three_players_five_servants_complete_it() -> None:
    short = wall(0, seats=3, standing=[1, 1, 1]).play("place:servant")
    assert (short.wall, short.scores) == ([1, 1, 1, 0], [0, 0, 0])
    assert wall(0, seats=3, standing=[1, 1, 1, 2]).play("place:servant").scores == [0, 3, 0]


@pytest.mark.rule("GG-WALL-05", "GG-EX-04")
def test_with_four_players_six_servants_complete_it() -> None:
    short = wall(0, seats=4, standing=[1, 1, 1, 3]).play("place:servant")
    assert (short.wall, short.scores) == ([1, 1, 1, 3, 0], [0, 0, 0, 0])
    assert wall(0, seats=4, standing=[1, 1, 1, 3, 3]).play("place:servant").scores == [0, 3, 0, 0]


@pytest.mark.rule("GG-WALL-06", "GG-EX-04")
def test_with_five_players_seven_servants_complete_it() -> None:
    short = wall(0, seats=5, standing=[1, 1, 1, 3, 4]).play("place:servant")
    assert (short.wall, short.scores) == ([1, 1, 1, 3, 4, 0], [0, 0, 0, 0, 0])
    assert wall(0, seats=5, standing=[1, 1, 1, 3, 3, 2]).play("place:servant").scores == [0, 3, 0, 0, 0]


@pytest.mark.rule("GG-WALL-07")
def test_it_is_looked_at_after_all_servants_of_an_action() -> None:
    """The first of two completes it, and the second counts for the majority all the same."""
    game = wall(0, standing=[1, 1, 0]).play("place:two")
    assert game.scores == [3, 0], "three against two"
    assert game.wall == [1, 1]


@pytest.mark.rule("GG-WALL-07", "GG-FORE-11")
def test_it_may_be_passed_by_two() -> None:
    game = acting("wall", player(pool=2, foreman="pool"), wall=[1, 1, 1]).play("place:two", "servants", "lying")
    assert game.scores == [0, 3], "three each, and seat 1 is higher at the beginning"
    assert sum(piece.size for piece in game.table.wall) == 3


@pytest.mark.rule("GG-WALL-08")
def test_scoring_comes_before_the_benefits() -> None:
    game = wall(7, standing=[0, 0, 1]).play("place:servant")
    assert game.open == {0: "benefit"}
    assert (game.scores, game.me.palace, game.wall) == ([3, 0], 1, [1])


@pytest.mark.rule("GG-WALL-08")
def test_nothing_is_scored_before_it_is_complete() -> None:
    game = wall(7, standing=[0, 0]).play("place:servant")
    assert game.open == {1: "gift"}
    assert (game.scores, game.me.palace, game.wall) == ([0, 0], 0, [0, 0, 0])


@pytest.mark.rule("GG-WALL-09", "GG-WALL-10")
@pytest.mark.parametrize(
    ("standing", "scores"),
    [
        ([1, 1, 2, 3, 3], [0, 0, 0, 3]),
        ([1, 1, 1, 2, 3], [0, 3, 0, 0]),
        ([0, 0, 1, 2, 2], [3, 0, 0, 0]),
        ([2, 2, 2, 0, 0], [0, 0, 3, 0]),
    ],
)
def test_the_most_servants_bring_three_points_and_a_step_of_the_envoy(standing: list[int], scores: list[int]) -> None:
    """Seat 0 adds the sixth; ties go to the higher seat here."""
    game = wall(0, seats=4, standing=standing).play("place:servant")
    assert game.scores == scores
    assert [each.palace for each in game.players] == [points // 3 for points in scores]
    assert [each.points for each in game.players] == [{"wall": 3} if points else {} for points in scores]


@pytest.mark.rule("GG-WALL-09", "GG-FORE-09")
def test_a_lying_foreman_counts_for_two() -> None:
    game = acting("wall", player(intrigue=1), wall=[0, 0, foreman(1, 2)], seats=3).play("place:servant")
    assert game.scores == [3, 0, 0]
    game = acting("wall", player(pool=0, foreman="pool"), player(intrigue=3), wall=[1, 0, 1]).play("place:lying")
    assert game.scores == [3, 0], "three against two"


@pytest.mark.rule("GG-WALL-10", "GG-PAL-08")
def test_that_step_too_may_be_a_point_in_the_palace() -> None:
    game = acting("wall", player(palace=8), wall=[0, 0, 1], arrivals=[0]).play("place:servant")
    assert game.me.points == {"wall": 3, "palace": 1}


@pytest.mark.rule("GG-WALL-11", "GG-INTR-11")
@pytest.mark.parametrize(("ladder", "scores"), [([2, 0, 1], [0, 3, 0]), ([1, 2, 0], [3, 0, 0]), ([0, 1, 2], [0, 3, 0])])
def test_a_tie_goes_to_the_highest_in_intrigue_order_and_only_there(ladder: list[int], scores: list[int]) -> None:
    game = acting("wall", seats=3, wall=[0, 1, 1, 2], ladder=ladder).play("place:servant")
    assert game.scores == scores
    assert [each.palace for each in game.players] == [points // 3 for points in scores]


@pytest.mark.rule("GG-WALL-12", "GG-AMB-16")
def test_only_the_winner_takes_the_own_servants_to_the_supply() -> None:
    game = wall(0, standing=[1, 0, 1], pool=4)
    mine, theirs = game.me.supply, game.players[1].supply
    game.play("place:servant")
    assert game.scores == [0, 3], "a tie"
    assert (game.players[1].supply, game.players[1].pool) == (theirs + 2, 6)
    assert game.me.supply == mine, "those of the loser of a tie stay"
    assert game.wall == [0, 0]


@pytest.mark.rule("GG-WALL-12", "GG-FORE-18")
def test_the_winners_foreman_goes_to_the_supply_as_well() -> None:
    game = acting("wall", player(), wall=[foreman(0, 2), 1]).play("place:servant")
    assert (game.me.foreman, game.wall) == ("supply", [1])
    loser = acting("wall", player(), wall=[foreman(0), 1, 1]).play("place:servant")
    assert (loser.me.foreman, loser.wall) == ("away", [0, 0])


@pytest.mark.rule("GG-WALL-13")
def test_the_others_close_up_to_the_left() -> None:
    game = wall(0, seats=5, standing=[3, 4, 2, 4, 1, 4]).play("place:servant")
    assert game.wall == [3, 2, 1, 0], "in the order in which they stood"


@pytest.mark.rule("GG-WALL-14")
def test_those_who_stay_count_for_the_next_time() -> None:
    twice = changed("gifts", "seat_1_4", action="wall")
    game = acting("wall", player(intrigue=1), wall=[1, 0, 0], by=twice).play("place:servant", "none")
    assert (game.scores, game.wall) == ([3, 0], [1])
    game.play("place:two")
    assert game.wall == [1, 0, 0], "three"
    them = acting("wall", player(intrigue=1), wall=[1, 1, 0], by=twice).play("place:two", "none", "place:servant")
    assert (them.scores, them.wall) == ([3, 0], [1, 1, 0])
    third = acting("wall", player(), wall=[1, 1, 0]).play("place:servant")
    assert third.scores == [0, 3]


@pytest.mark.rule("GG-WALL-15", "GG-WALL-16", "GG-WALL-17")
def test_everybody_on_the_wall_may_take_a_benefit_the_winner_too_and_nobody_else() -> None:
    players = [player(intrigue=steps) for steps in (1, 2, 3, 4)]
    game = acting("wall", *players, wall=[2, 2, 0, 2, 1]).play("place:servant")
    assert game.scores == [0, 0, 3, 0]
    asked = []
    while game.key == "benefit":
        asked.append(game.decision.seat)
        assert "one" in game.offers
        game.play("none")
    assert asked == [0, 1, 2], "seat 3 has nobody there; seat 2 has won, and gone home"
    assert game.open == {1: "gift"}


@pytest.mark.rule("GG-WALL-15")
def test_a_foreman_there_is_enough() -> None:
    game = acting("wall", player(), player(intrigue=1), wall=[foreman(1), 0, 0]).play("place:servant")
    assert game.open == {1: "benefit"}


@pytest.mark.rule("GG-WALL-18")
def test_a_benefit_is_optional_and_nobody_takes_two() -> None:
    game = wall(14, standing=[1, 0, 0]).play("place:servant")
    assert "none" in game.offers
    assert game.decision.usual == "none"
    game.play("one")
    assert game.open == {1: "gift"}, "not asked again"
    declined = wall(14, standing=[1, 0, 0]).play("place:servant", "none")
    assert (declined.me.intrigue, declined.me.pool, declined.open) == (14, 5, {1: "gift"})


@pytest.mark.rule("GG-WALL-19", "GG-INTR-11")
@pytest.mark.parametrize("steps", [(3, 1, 2), (1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_benefits_are_chosen_from_the_lowest_marker(steps: tuple[int, int, int]) -> None:
    game = acting("wall", *(player(intrigue=step) for step in steps), wall=[0, 1, 1, 2]).play("place:servant")
    order = sorted(range(3), key=lambda seat: steps[seat])
    for seat in order:
        assert game.open == {seat: "benefit"}, "one after another"
        game.play("none")


@pytest.mark.rule("GG-WALL-20")
@pytest.mark.parametrize("ladder", [[2, 1, 0], [0, 2, 1], [1, 0, 2]])
def test_on_the_same_step_the_bottom_marker_is_the_lowest(ladder: list[int]) -> None:
    game = acting("wall", *(player(intrigue=4) for _ in range(3)), wall=[0, 1, 1, 2], ladder=ladder)
    game.play("place:servant")
    for seat in ladder:
        assert game.open == {seat: "benefit"}
        game.play("none")


@pytest.mark.rule("GG-WALL-21")
@pytest.mark.parametrize(("seats", "needed"), COMPLETE)
def test_one_action_never_completes_it_twice(seats: int, needed: int) -> None:
    """Whoever stands there, and however much is added at once: with the Foreman lying, and one more by a Decree."""
    for theirs in range(needed):
        others = [1] * theirs + [0] * (needed - 1 - theirs)
        me, more = player(pool=2, foreman="pool"), [edict("more_wall", 0)]
        game = acting("wall", me, seats=seats, wall=others, decrees=more).play("place:two", "servants", "lying")
        left = sum(piece.size for piece in game.table.wall)
        assert left < needed
        assert sum(game.scores) == 3, "scored once"
