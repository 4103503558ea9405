"""What Chapter 6 uses, and what it draws. (JN-CH6)"""

from __future__ import annotations

import pytest

from tests.games.jiangnan.made import ADVANCED, NORMAL, SEEDS, many, new, pointed, scored, seen
from tests.games.jiangnan.position import player, position

IN_ORDER = ["society", "teahouse", "fair", "travel", "tavern", "parlour"]


@pytest.mark.rule("JN-CH6-01", "JN-CH6-11")
def test_chapter_6_exams_and_sponsored_trips_and_charm() -> None:
    assert list(seen(new(chapter="6")).slots) == IN_ORDER
    rich = player(9, novel=9, works=["novel_1", "novel_2"], track=["start_society_1", "start_society_2"])
    exam = position(rich, chapter="6").play("visit:1:society", "exam")
    while exam.key == "exam_ideas":
        exam.play(exam.offers[0])
    assert exam.me.degree == 1, "the degree tiles lie ready"
    sides = new(chapter="6").sides
    assert (sides.society, sides.travel, sides.parlour) == ("b", "b", "b")


@pytest.mark.rule("JN-CH6-03")
def test_chapter_6_each_shop_has_a_random_side() -> None:
    for number in "123456":
        sides = {face for table in many(chapter="6") for face in table.ring if face[1] == number}
        assert sides == {f"A{number}", f"B{number}"}
    assert len({frozenset(table.ring) for table in many(chapter="6")}) > 30, "each by itself"
    assert all(len({face[1] for face in table.ring}) == 6 for table in many(chapter="6"))


@pytest.mark.rule("JN-CH6-04")
def test_chapter_6_the_pointer_side_is_b_or_c() -> None:
    assert {tuple(pointed(table)) for table in many(chapter="6")} == {(12, 2), (12, 6)}


@pytest.mark.rule("JN-CH6-05")
def test_chapter_6_five_of_all_goals() -> None:
    assert all(len(set(table.goals)) == 5 for table in many(chapter="6"))
    assert {goal for table in many(chapter="6") for goal in table.goals} == set("ABCDEFGHIJKL")
    assert any(set(table.goals) & set("ABCDEF") and set(table.goals) & set("GHIJKL") for table in many(chapter="6"))


@pytest.mark.rule("JN-CH6-06", "JN-AMB-15", "JN-ADV-10")
@pytest.mark.parametrize(("seats", "a", "b"), [(1, 6, 8), (2, 6, 8), (3, 9, 12), (4, 12, 15)])
def test_chapter_6_the_side_drawn_rules_the_offers_the_first_one_too(seats: int, a: int, b: int) -> None:
    offered = {(table.sides.upkeep, len(table.offer)) for table in many(seats, chapter="6")}
    assert offered == {("a", a), ("b", b)}
    if seats > 1:
        for seed in SEEDS[:10]:
            game = position(seats=seats, chapter="6", phase="events", round=2, seed=seed)
            assert len(game.table.offer) == {"a": a, "b": b}[game.table.sides.upkeep]


@pytest.mark.rule("JN-CH6-07", "JN-AMB-16", "JN-AFIN-01")
def test_chapter_6_the_overlay_drawn_decides_the_scoring() -> None:
    assert {scored("6", seed) for seed in SEEDS[:20]} == {("a", NORMAL), ("b", ADVANCED)}
