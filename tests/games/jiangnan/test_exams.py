"""The Imperial Exam: for whom it is open, and what a degree counts for. (JN-EXAM)"""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import Reply
from tests.games.jiangnan.acting import visitor
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import player, position

SIDE_B = {"society": "b"}
FIVE = ["novel_1", "novel_2", "novel_3", "novel_4", "novel_5"]
SPENT = {0: (), 1: ("drama_1", "drama_2"), 2: ("drama_1", "drama_2", "drama_3", "drama_4", "drama_5")}


def scholar(degree: int = 0, *, novel: int = 0, works: int = 0, **more: Any) -> Any:
    """A visitor of the Society with so many novels, and so many novel ideas with the discarded one; no others."""
    more = {"drama": 0, "painting": 0, **more}
    return visitor("society", novel=novel - 1, works=FIVE[:works], degree=degree, spent=SPENT[degree], **more)


def candidate(degree: int = 0, *, novel: int, works: int, **more: Any) -> Game:
    return position(scholar(degree, novel=novel, works=works), options=SIDE_B, **more).play("visit:2:society")


def give(game: Game, *works: str) -> None:
    decision = game.decision
    assert decision.key == "exam_works"
    game.session.apply(Reply(decision.seat, decision.key, decision.ticket, works))


@pytest.mark.rule("JN-EXAM-01")
@pytest.mark.parametrize("chapter", list("123456"))
def test_exams_are_for_chapters_3_and_6(chapter: str) -> None:
    game = position(scholar(novel=6, works=2), chapter=chapter).play("visit:2:society")
    assert ("exam" in game.offers) == (chapter in "36")


@pytest.mark.rule("JN-EXAM-02", "JN-EXAM-03", "JN-EXAM-06")
@pytest.mark.parametrize(
    ("degree", "ideas", "works", "open"),
    [
        (0, 6, 2, True),
        (0, 5, 2, False),
        (0, 6, 1, False),
        (1, 6, 2, False),
        (1, 9, 2, False),
        (1, 8, 3, False),
        (1, 9, 3, True),
        (2, 20, 5, False),
    ],
)
def test_juren_is_for_those_without_a_degree_gongshi_for_a_juren(
    degree: int, ideas: int, works: int, open: bool
) -> None:
    assert ("exam" in candidate(degree, novel=ideas, works=works).offers) == open


@pytest.mark.rule("JN-EXAM-02", "JN-EXAM-03", "JN-EXAM-06", "JN-EXAM-10")
def test_first_juren_even_for_who_could_pay_for_both_and_one_a_visit() -> None:
    game = candidate(novel=15, works=5).play("exam")
    assert game.key == "exam_works" and game.asked(0).pick == (2, 2)
    give(game, "novel_2", "novel_5")
    assert (game.me.degree, game.ideas()) == (1, (9, 0, 0))
    assert game.me.works == ["novel_1", "novel_3", "novel_4"]
    assert game.decision.seat == 1, "the other one needs another visit"
    second = position(scholar(1, novel=9, works=3), options=SIDE_B, scholars={"society": [0]}, turn=3)
    second.play("visit:2:society", "exam")
    assert second.me.degree == 2 and second.decision.seat == 1
    third = candidate(2, novel=20, works=5)
    assert "exam" not in third.offers and third.why("jiangnan-exams") == ["JN-EXAM-02"]


@pytest.mark.rule("JN-EXAM-05", "JN-EXAM-08", "JN-EXAM-15")
def test_a_degree_is_open_to_all_four() -> None:
    others = [player(degree=degree, spent=spent) for degree, spent in ((1, FIVE[:2]), (1, ["drama_1", "drama_2"]))]
    last = player(degree=1, spent=["painting_1", "painting_2"])
    me = visitor("society", novel=5, works=["novel_6", "novel_7"])
    game = position(me, *others, last, options=SIDE_B).play("visit:2:society", "exam", "pay:6")
    assert [each.degree for each in game.players] == [1, 1, 1, 1]
    assert [seen.degree for seen in game.view(3).players] == [1, 1, 1, 1]


@pytest.mark.rule("JN-EXAM-09", "JN-SOC-14")
def test_portfolios_spent_leave_the_game() -> None:
    game = candidate(novel=6, works=2)
    before = list(game.table.works_stack), list(game.table.works)
    game.play("exam")
    assert game.me.spent == FIVE[:2] and game.me.works == game.me.published == []
    assert (game.table.works_stack, game.table.works) == before
    assert not set(FIVE[:2]) & {*game.table.works_later, *game.table.works_gone}


@pytest.mark.rule("JN-EXAM-11", "JN-EXAM-12", "JN-EXAM-13")
@pytest.mark.parametrize("degree", [0, 1, 2])
@pytest.mark.parametrize(("trend", "own"), [("dramas", 3), ("novels", 1), ("paintings", 0)])
def test_a_degree_counts_in_public_scoring_as_one_or_two_of_each_type(degree: int, trend: str, own: int) -> None:
    published = ["drama_7", "drama_8", "drama_9", "novel_9"]
    me = player(degree=degree, spent=SPENT[degree], published=published)
    game = position(me, options=SIDE_B, round=2, phase="events", trends=[trend, "assistants"])
    assert game.me.score == 2 * (own + degree)


@pytest.mark.rule("JN-EXAM-11", "JN-EXAM-12", "JN-EXAM-13")
@pytest.mark.parametrize("degree", [0, 1, 2])
def test_a_degree_counts_in_final_scoring_too(degree: int) -> None:
    """Sets of one of each type; goal A scores dramas, for the first on its boat, which is in slot 6."""
    published = ["drama_7", "drama_8", "novel_9"]
    me = player(degree=degree, spent=SPENT[degree], published=published)
    goals = ["A", "B", "C", "D", "E"]
    game = position(me, options=SIDE_B, round=6, phase="final", goals=goals, boats={5: [(0, 1)]})
    assert game.me.points.get("sets", 0) == 4 * degree, "as many paintings as the degree counts for"
    assert game.me.points["goals"] == 4 * (2 + degree)


@pytest.mark.rule("JN-EXAM-14")
@pytest.mark.parametrize("degree", [1, 2])
def test_a_degree_gives_neither_payout_nor_income(degree: int) -> None:
    game = candidate(degree - 1, novel=9, works=3)
    before = game.me.coins, game.me.spirit, game.me.score
    game.play("exam")
    if game.key == "exam_works":
        give(game, *FIVE[:2])
    assert game.me.degree == degree and (game.me.coins, game.me.spirit, game.me.score) == before
    me = player(degree=degree, spent=SPENT[degree])
    scholars = {"society": [0, 1, 2], "teahouse": [0, 1, 2], "tavern": [0, 1, 2]}
    income = position(me, options=SIDE_B, phase="income", scholars=scholars)
    assert income.key == "draft" and (income.me.coins, income.me.score, income.ideas()) == (3, 0, (1, 1, 1))


@pytest.mark.rule("JN-AMB-54")
def test_what_the_discard_brings_can_pay() -> None:
    assert "exam" in candidate(novel=6, works=2).offers, "the sixth idea is from the discard"
    me = player(novel=6, drama=0, painting=0, works=FIVE[:1], track=["adv1_teahouse", "start_society_1"])
    game = position(me, options=SIDE_B | {"tiles": "advanced"}, works=["painting_1"]).play("visit:2:society")
    game.play("take:painting_1")
    assert "exam" in game.offers
    assert game.play("exam").me.spent == ["novel_1", "painting_1"]


@pytest.mark.rule("JN-AMB-54", "JN-EXAM-10")
@pytest.mark.parametrize(("ideas", "works", "option"), [(5, 2, "ideas:drama:drama"), (6, 1, "two:drama_1:drama_2")])
def test_what_another_option_brings_cannot(ideas: int, works: int, option: str) -> None:
    game = candidate(novel=ideas, works=works, stack=[f"drama_{number}" for number in range(1, 8)])
    assert "exam" not in game.offers
    assert game.play(option).decision.seat == 1 and game.me.degree == 0
