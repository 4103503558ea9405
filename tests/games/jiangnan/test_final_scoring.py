"""Final Scoring, normal and advanced. (sections 6 and 6.1 of the rules)

Of the boats with goals the first one lies in slot 5, the last one in slot 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.games.jiangnan.table import NOBODY, Player
from engine.kernel import Rng
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import CARDS, RULES, player, position

SETS = [f"{kind}_{number}" for number in (1, 2) for kind in ("drama", "novel", "painting")]
"""Two sets of published works."""
GOALS = ["A", "B", "C", "D", "E"]
Boats = Mapping[int, Sequence[tuple[int, int]]]


def final(*players: Player, boats: Boats | None = None, goals: Sequence[str] = GOALS, **more: Any) -> Game:
    """Final Scoring."""
    return position(*players, round=6, phase="final", boats=boats, goals=goals, **more)


def plain(**more: Any) -> Player:
    """A player without ideas."""
    return player(**{"novel": 0, "drama": 0, "painting": 0, **more})


def goals_of(game: Game) -> list[int]:
    return [each.points.get("goals", 0) for each in game.players]


@pytest.mark.rule("JN-FIN-01", "JN-AFIN-02")
@pytest.mark.parametrize(("overlay", "points"), [("a", [8, 8, 6, 4, 1]), ("b", [8, 10, 4, 3, 1])])
def test_five_items_score(overlay: str, points: list[int]) -> None:
    me = player(published=SETS, assistants=[1, 2], cities=["a1", "b1"])
    game = final(me, boats={5: [(0, 1)]}, options={"overlay": overlay})
    assert game.over
    assert game.me.points == dict(zip(("goals", "sets", "hired", "scenery", "ideas"), points, strict=True))


@pytest.mark.rule("JN-FIN-02", "JN-FIN-03")
def test_each_boat_with_a_goal_scores_a_first_and_a_second_place() -> None:
    crew = {slot: [(1, 1), (0, 2), (2, 3)] for slot in range(1, 6)}
    rich = [plain(coins=5) for _ in range(3)]
    game = final(*rich, boats=crew, goals=["B", "F", "A", "C", "D"])
    assert goals_of(game) == [2, 0, 4], "only the goal for gold is worth anything to them"
    assert len(game.events("jiangnan-did-goal-place")) == 2 * 5
    spirited = final(
        plain(spirit=2),
        plain(spirit=1),
        plain(spirit=3),
        boats=crew,
        goals=["G", "H", "I", "J", "K"],
        options={"goals": "second"},
    )
    # Spirit 2 and 3, own servants 2 and 3, no works twice, 6 servants.
    assert goals_of(spirited) == [2 * 2 + 2 * 2 + 6, 0, 4 * 3 + 4 * 3 + 3 * 6]


@pytest.mark.rule("JN-FIN-04", "JN-FIN-05", "JN-FIN-06")
def test_ties_go_to_the_space_farther_right_and_the_loser_is_second() -> None:
    def rich() -> Player:
        return plain(coins=5)

    cases: list[tuple[list[tuple[int, int]], list[int]]] = [
        ([(2, 2), (0, 2), (1, 2)], [2, 0, 4]),
        ([(0, 2), (1, 2), (2, 2)], [4, 2, 0]),
        ([(1, 1), (2, 1), (0, 3)], [4, 2, 0]),
        ([(0, 1), (2, 3), (1, 1)], [2, 0, 4]),
    ]
    for crew, vp in cases:
        game = final(rich(), rich(), rich(), boats={5: crew}, goals=["B", "F", "A", "C", "D"])
        assert goals_of(game) == vp, crew


@pytest.mark.rule("JN-FIN-07", "JN-FIN-08")
def test_without_a_servant_aboard_nobody_scores() -> None:
    everybody = [player(coins=5) for _ in range(3)]
    game = final(*everybody, boats={5: [(NOBODY, 0), (1, 2)]}, goals=["B", "F", "A", "C", "D"])
    assert goals_of(game) == [0, 4, 0]
    assert len(game.events("jiangnan-did-goal-place")) == 1
    assert goals_of(final(player(coins=5), goals=["B", "F", "A", "C", "D"])) == [0, 0, 0]


@pytest.mark.rule("JN-FIN-09", "JN-AFIN-03")
@pytest.mark.parametrize(("overlay", "each"), [("a", 4), ("b", 5)])
def test_sets(overlay: str, each: int) -> None:
    for published, sets in ((SETS, 2), (SETS[:5], 1), (SETS[:2], 0), ([*SETS[:3], "drama_3", "drama_4"], 1)):
        game = final(plain(published=published), options={"overlay": overlay})
        assert game.me.points == ({"sets": each * sets} if sets else {})


@pytest.mark.rule("JN-FIN-10", "JN-AFIN-04")
@pytest.mark.parametrize(("overlay", "scores"), [("a", [0, 3, 6, 9, 12]), ("b", [0, 1, 4, 9, 16])])
def test_assistants(overlay: str, scores: list[int]) -> None:
    for number, vp in enumerate(scores):
        game = final(plain(assistants=[1, 2, 4, 9][:number]), options={"overlay": overlay})
        assert game.me.points == ({"hired": vp} if vp else {})


@pytest.mark.rule("JN-FIN-11", "JN-AFIN-05")
@pytest.mark.parametrize(("overlay", "scores"), [("a", [0, 2, 4, 6, 8]), ("b", [0, 1, 3, 6, 10])])
def test_scenery(overlay: str, scores: list[int]) -> None:
    for number, vp in enumerate(scores):
        game = final(plain(cities=["a1", "a2", "d1", "c1"][:number]), options={"overlay": overlay})
        assert game.me.points == ({"scenery": vp} if vp else {})


@pytest.mark.rule("JN-FIN-12")
def test_ideas_score_in_threes_of_mixed_types() -> None:
    for (novel, drama, painting), vp in (
        ((1, 0, 1), 0),
        ((1, 1, 1), 1),
        ((5, 0, 0), 1),
        ((2, 2, 2), 2),
        ((0, 7, 1), 2),
    ):
        game = final(player(novel=novel, drama=drama, painting=painting))
        assert game.me.score == vp and game.me.points.get("ideas", 0) == vp


@pytest.mark.rule("JN-FIN-13", "JN-FIN-14")
def test_coins_and_unpublished_portfolios_are_worth_nothing() -> None:
    assert final(plain(coins=50)).me.points == {}
    assert final(plain(works=SETS)).me.points == {}


def ranks(game: Game) -> dict[int | None, int]:
    assert game.standings is not None
    return {score.seat: score.rank for score in game.standings.scores}


@pytest.mark.rule("JN-FIN-15")
def test_most_vp_win() -> None:
    game = final(plain(vp=5), plain(vp=9), plain(vp=7), order=[0, 1, 2])
    assert ranks(game) == {1: 1, 2: 2, 0: 3}
    assert game.standings is not None
    assert [score.total for score in game.standings.scores] == [9, 7, 5]


@pytest.mark.rule("JN-FIN-16", "JN-AMB-49")
def test_among_equals_the_turn_order_of_round_6_decides() -> None:
    game = final(plain(vp=5), plain(vp=5), plain(vp=1), order=[2, 1, 0], next_order=[0])
    assert ranks(game) == {1: 1, 0: 2, 2: 3}
    game = final(plain(vp=5), plain(vp=5), plain(vp=1), order=[2, 0, 1], next_order=[1])
    assert ranks(game) == {0: 1, 1: 2, 2: 3}


@pytest.mark.rule("JN-FIN-17")
@pytest.mark.parametrize("degree", [1, 2])
def test_a_degree_counts_for_sets_and_goals(degree: int) -> None:
    spent = ["drama_1", "novel_1", "drama_2", "novel_2", "painting_2"][: (0, 2, 5)[degree]]
    me = plain(degree=degree, spent=spent, published=["painting_1"])
    game = final(me, options={"society": "b"}, boats={5: [(0, 1)]})
    assert game.me.points == {"sets": 4 * degree, "goals": 4 * degree}


@pytest.mark.rule("JN-AFIN-01")
def test_which_chapters_use_the_advanced_scoring() -> None:
    for chapter in "123456":
        options = {variant.id: variant.default for variant in RULES.variants} | {"chapter": chapter}
        sides = {RULES.setup(3, options, Rng(str(seed))).sides.overlay for seed in range(12)}
        assert sides == {"1": {"a"}, "3": {"a"}, "6": {"a", "b"}}.get(chapter, {"b"}), chapter
    assert CARDS.board.sets == {"a": 4, "b": 5}
