"""The end of the game: final scoring, and who has won. (GG-FIN)"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.gugong.table import Edict, Piece
from engine.kernel import Score
from tests.games.gugong.position import CARDS, RULES, Game, Sitting, edict, foreman, player, position


def final(
    *players: Sitting,
    seats: int = 2,
    wall: Sequence[int | Piece] = (),
    arrivals: Sequence[int] = (),
    ladder: Sequence[int] | None = None,
    decrees: Sequence[Edict] = (),
) -> Game:
    """Final scoring of a position, which decides nothing any more."""
    game = position(
        *players, seats=seats, wall=wall, arrivals=arrivals, ladder=ladder, decrees=decrees, phase="final", day=4
    )
    assert game.over
    return game


def ranks(game: Game) -> dict[int, int]:
    """Rank by seat."""
    assert game.standings
    return {score.seat: score.rank for score in game.standings.scores if score.seat is not None}


def sheet(game: Game, seat: int) -> Score:
    assert game.standings
    return next(score for score in game.standings.scores if score.seat == seat)


@pytest.mark.rule("GG-FIN-01", "GG-FIN-02")
@pytest.mark.parametrize("wall", [[0], [0, 1, 0], [1, 0, 0]])
def test_the_most_servants_on_the_wall_score_complete_or_not(wall: list[int]) -> None:
    game = final(wall=wall)
    assert [each.points for each in game.players] == [{"wall": 3}, {}]
    assert [each.palace for each in game.players] == [1, 0]


@pytest.mark.rule("GG-FIN-02", "GG-FORE-04", "GG-FORE-09")
def test_a_lying_foreman_counts_as_two_there() -> None:
    assert final(wall=[1, foreman(0, 2)]).scores == [3, 0]
    assert final(wall=[1, foreman(0, 1)], ladder=[0, 1]).scores == [0, 3]


@pytest.mark.rule("GG-FIN-01")
def test_an_empty_wall_scores_nothing() -> None:
    game = final()
    assert [each.points for each in game.players] == [{}, {}]
    assert [each.palace for each in game.players] == [0, 0]


@pytest.mark.rule("GG-FIN-03")
@pytest.mark.parametrize("ladder", [[0, 1, 2], [1, 0, 2], [2, 1, 0]])
def test_a_tie_on_the_wall_is_decided_by_intrigue_order(ladder: list[int]) -> None:
    game = final(wall=[0, 1], seats=3, ladder=ladder)
    winner = max((0, 1), key=ladder.index)
    assert [each.points for each in game.players] == [{"wall": 3} if seat == winner else {} for seat in range(3)]


@pytest.mark.rule("GG-FIN-04", "GG-AMB-34", "GG-FIN-06")
def test_the_step_of_the_wall_may_still_bring_an_envoy_into_the_palace() -> None:
    """He scores the place then, and can win."""
    game = final(player(palace=7), player(), arrivals=[1], wall=[0])
    assert game.table.arrivals == [1, 0]
    assert game.me.points == {"wall": 3, "places": CARDS.sides["few"].palace[1]}
    assert game.players[1].points == {"places": CARDS.sides["few"].palace[0]}
    assert ranks(game) == {0: 1, 1: 2}
    beyond = final(arrivals=[0], wall=[0])
    assert beyond.me.points == {"wall": 3, "palace": 1, "places": CARDS.sides["few"].palace[0]}, (
        "one who is there already has a point for it"
    )


@pytest.mark.rule("GG-FIN-05")
def test_nobody_is_asked_for_a_benefit() -> None:
    game = final(player(intrigue=9), player(intrigue=9), wall=[0, 1, 0])
    assert game.over
    assert [each.intrigue for each in game.players] == [9, 9]


@pytest.mark.rule("GG-FIN-06", "GG-PAL-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_envoy_in_the_palace_scores_its_place(seats: int) -> None:
    arrivals = [*range(1, seats), 0]
    game = final(seats=seats, arrivals=arrivals)
    places = RULES.box.side(seats).palace
    assert [game.players[seat].points for seat in arrivals] == [{"places": places[place]} for place in range(seats)]
    late = final(player(palace=7), player(), arrivals=[1])
    assert late.me.points == {}, "not one who is on the way"


@pytest.mark.rule("GG-FIN-07", "GG-DECR-07")
@pytest.mark.parametrize(
    ("kind", "count"),
    [("final_jade", 3), ("final_rewards", 4), ("final_intrigue", 4), ("final_decrees", 2), ("final_tokens", 5)],
)
def test_decrees_of_the_third_level_score_for_their_owners(kind: str, count: int) -> None:
    """VP for each Jade, token, reward or Decree, and for every two steps of the marker."""
    tokens = ["palace", "palace", "servant", "servant", "double"]
    me = player(pool=2, jade=3, rewards=(2, 1, 1), foreman="supply", intrigue=9, tokens=tokens)
    others = player(jade=3, intrigue=9, tokens=["intrigue"])
    game = final(me, others, decrees=[edict(kind, 0), edict("cheap_jade", 0, 1)])
    assert game.me.points == {"final_decrees": count * CARDS.decrees[kind].amount, "jade": 6}
    assert game.players[1].points == {"jade": 6}, "not for others"


@pytest.mark.rule("GG-FIN-07", "GG-DECR-12")
def test_several_of_them_add_up_for_several_owners() -> None:
    decrees = [edict("final_jade", 1, 0), edict("final_intrigue", 0), edict("morning_points", 0, 1)]
    game = final(player(jade=2, intrigue=5), player(jade=1), decrees=decrees)
    worth = CARDS.decrees["final_jade"].amount
    assert [each.points["final_decrees"] for each in game.players] == [2 * worth + 2, worth]
    foremen = final(player(jade=2), decrees=[edict("final_jade", 0, foremen=[0])])
    assert foremen.me.points["final_decrees"] == 2 * worth, "the Foreman is an owner's piece as well"


@pytest.mark.rule("GG-FIN-08", "GG-JADE-07", "GG-JADE-06")
@pytest.mark.parametrize(
    ("jade", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (25, 55)]
)
def test_jade_scores_for_its_owner(jade: int, points: int) -> None:
    game = final(player(jade=jade), player())
    assert game.me.points == ({"jade": points} if points else {})
    assert game.players[1].points == {}


@pytest.mark.rule("GG-FIN-09", "GG-FLOW-06")
def test_whoever_is_not_in_the_palace_cannot_win_whatever_the_points() -> None:
    game = final(player(palace=7, points={"tokens": 90}), player(), player(points={"tokens": 95}), arrivals=[1])
    assert ranks(game) == {1: 1, 0: 2, 2: 2}, "they share the last place"
    assert [sheet(game, seat).out for seat in range(3)] == [True, False, True]
    assert [sheet(game, seat).won for seat in range(3)] == [False, True, False]


@pytest.mark.rule("GG-FIN-10")
@pytest.mark.parametrize("arrivals", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_among_the_others_the_most_points_win(arrivals: list[int]) -> None:
    points = [20, 40, 30]
    ladder = [1, 2, 0]
    game = final(*(player(points={"tokens": each}) for each in points), arrivals=arrivals, ladder=ladder)
    assert ranks(game) == {1: 1, 2: 2, 0: 3}
    assert game.standings
    assert [score.seat for score in game.standings.scores] == [1, 2, 0], "best first"
    assert [sheet(game, seat).total for seat in range(3)] == game.scores


@pytest.mark.rule("GG-FIN-10", "GG-AMB-34")
def test_what_comes_in_final_scoring_decides_too() -> None:
    ahead, behind = player(points={"tokens": 12}), player(points={"tokens": 1}, jade=5)
    game = final(ahead, behind, arrivals=[0, 1])
    first, second, _ = CARDS.sides["few"].palace
    assert game.scores == [12 + first, 1 + second + 15]
    assert ranks(game) == {1: 1, 0: 2}


@pytest.mark.rule("GG-FIN-11", "GG-INTR-11")
@pytest.mark.parametrize("ladder", [[0, 1, 2], [1, 0, 2], [2, 0, 1]])
def test_a_tie_is_won_by_the_highest_in_intrigue_order(ladder: list[int]) -> None:
    places = CARDS.sides["few"].palace
    points = [20 - places[place] for place in (2, 0, 1)]
    game = final(*(player(points={"tokens": each}) for each in points), arrivals=[1, 2, 0], ladder=ladder)
    assert game.scores == [20, 20, 20]
    assert ranks(game) == {seat: rank for rank, seat in enumerate(reversed(ladder), 1)}


@pytest.mark.rule("GG-FIN-11", "GG-AMB-34")
def test_the_order_of_the_markers_is_that_at_the_end() -> None:
    first, second, _ = CARDS.sides["few"].palace
    higher, lower = (
        player(points={"tokens": 20 - first}, intrigue=4),
        player(points={"tokens": 20 - second}, intrigue=3),
    )
    game = final(higher, lower, arrivals=[0, 1])
    assert game.scores == [20, 20]
    assert ranks(game) == {0: 1, 1: 2}


@pytest.mark.rule("GG-AMB-34")
def test_the_wall_comes_before_everything_else() -> None:
    """The Envoy whom it brings in is not removed, and takes the place that is left."""
    game = final(player(palace=7), player(points={"tokens": 1}), wall=[0], seats=2)
    assert game.me.points == {"wall": 3, "places": CARDS.sides["few"].palace[0]}
    assert [sheet(game, seat).out for seat in (0, 1)] == [False, True]
    told = [event.text.key for event in game.told]
    assert told.index("gugong-did-wall-final") < told.index("gugong-did-arrive") < told.index("gugong-did-final")


@pytest.mark.rule("GG-AMB-35", "GG-FIN-09")
@pytest.mark.parametrize("seats", [2, 5])
def test_with_nobody_in_the_palace_nobody_wins(seats: int) -> None:
    game = final(player(palace=7, points={"tokens": 30}), seats=seats)
    assert game.standings
    assert not any(score.won for score in game.standings.scores)
    assert all(score.out for score in game.standings.scores)
    assert sheet(game, 0).total == 30, "the points are shown all the same"
    assert game.standings.reason.key == "gugong-end-nobody"
    assert final(arrivals=[0]).standings != game.standings


@pytest.mark.rule("GG-FIN-09", "GG-PAL-11")
def test_one_alone_in_the_palace_wins() -> None:
    game = final(player(points={"tokens": 50}), player(), arrivals=[1])
    assert sheet(game, 1).won
    assert game.standings
    assert game.standings.reason.key == "gugong-end"


@pytest.mark.rule("GG-FIN-10")
def test_the_score_sheet_adds_up() -> None:
    me = player(jade=2, points={"wall": 6, "destiny": 3, "harbors": 8, "trades": 2})
    game = final(me, arrivals=[0], decrees=[edict("final_jade", 0)], wall=[1])
    sources = {source.label.key: source.points for source in sheet(game, 0).sources}
    decree, place = 2 * CARDS.decrees["final_jade"].amount, CARDS.sides["few"].palace[0]
    assert sum(sources.values()) == sheet(game, 0).total == game.scores[0] == 6 + 3 + 8 + 2 + decree + 3 + place
