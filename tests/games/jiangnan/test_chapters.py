"""What Chapters 1 to 3 use. (JN-CH1 to JN-CH3)"""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.jiangnan.table import Table
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.made import (
    ADVANCED,
    NORMAL,
    ages,
    begun,
    different,
    drafted,
    many,
    new,
    pointed,
    scored,
    seen,
)
from tests.games.jiangnan.position import CARDS, RULES, player, position

every_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])

IN_ORDER = ["society", "teahouse", "fair", "travel", "tavern", "parlour"]


def kinds(table: Table) -> tuple[bool, bool]:
    """Are basic tiles among the offer and the tiles to come, and are advanced ones?"""
    tiles = [*table.offer, *table.tiles_gone, *(tile for bag in table.bags.values() for tile in bag)]
    return any(tile not in CARDS.advanced for tile in tiles), any(tile in CARDS.advanced for tile in tiles)


def society(chapter: str, **more: Any) -> Game:
    """Somebody who could pay for an exam, at the Society on the first turn."""
    rich = player(novel=9, works=["novel_1", "novel_2"], track=["start_society_1", "start_society_2"])
    return position(rich, chapter=chapter, **more).play("visit:1:society")


# -- Chapter 1 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-CH1-01")
def test_chapter_1_the_map() -> None:
    assert list(seen(new(chapter="1")).slots) == IN_ORDER


@pytest.mark.rule("JN-CH1-02")
@every_number
def test_chapter_1_no_talents_and_muses_1_to_16(seats: int) -> None:
    game = drafted(seats, chapter="1")
    assert [each.talent for each in game.players] == [0] * seats and game.table.talents == []
    assert {*game.table.muse_stack, *game.muses()} == set(range(1, 17))


@pytest.mark.rule("JN-CH1-03")
def test_chapter_1_basic_tiles_of_one_age_after_the_other() -> None:
    for table in many(chapter="1")[:10]:
        assert kinds(table) == (True, False)
        assert ages(table.offer) == {1}
        assert {age: ages(tiles) for age, tiles in table.bags.items()} == {2: {2}, 3: {3}, 4: {4}}


@pytest.mark.rule("JN-CH1-04")
def test_chapter_1_sides() -> None:
    for table in many(chapter="1")[:10]:
        assert {face[0] for face in table.ring} == {"A"} and pointed(table) == [12]
        assert set(table.goals) < set("ABCDEF")
        assert len(table.offer) == 9
    assert scored("1") == ("a", NORMAL)


@pytest.mark.rule("JN-CH1-05", "JN-DIST-04")
@pytest.mark.parametrize("chapter", ["1", "2"])
def test_chapters_1_and_2_without_exams_sponsored_trips_and_charm(chapter: str) -> None:
    assert "exam" not in society(chapter).offers
    track = ["start_travel_1", "start_parlour_1"]
    trip = position(player(9, novel=9, works=["novel_1"], track=track), chapter=chapter).play("visit:1:travel")
    assert trip.offered("trip:") == []
    track = ["start_parlour_1", "start_parlour_2"]
    charming = player(track=track, works=["novel_1", "novel_2"])
    parlour = position(charming, chapter=chapter, muses=[5], teahouse=[("novel", 0)] * 3, tavern=[("novel", 0)] * 3)
    parlour.play("visit:1:parlour", "muse:5")
    assert parlour.muses()[5] == [0] and parlour.decision.seat == 1, "no second servant"
    assert parlour.table.charms == []


# -- Chapter 2 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-CH2-01")
def test_chapter_2_the_map() -> None:
    assert list(seen(new(chapter="2")).slots) == IN_ORDER


@pytest.mark.rule("JN-CH2-02", "JN-CH3-02")
@every_number
@pytest.mark.parametrize("chapter", ["2", "3"])
def test_chapters_2_and_3_offer_the_four_great_talents(chapter: str, seats: int) -> None:
    for seed in "abc":
        game = begun(seats, seed, chapter=chapter)
        assert game.view().talents == (1, 2, 3, 4), "face up"
        while game.key == "work":
            game.play(game.offers[0])
        assert game.key == "talent" and game.offers == ["talent:1", "talent:2", "talent:3", "talent:4"]


@pytest.mark.rule("JN-CH2-03", "JN-CH3-02")
@pytest.mark.parametrize("chapter", ["2", "3"])
def test_chapters_2_and_3_each_takes_a_talent_in_reverse_turn_order(chapter: str) -> None:
    game = begun(4, chapter=chapter)
    while game.key == "work":
        game.play(game.offers[0])
    first, second, third, last = game.table.order
    for seat, number in ((last, 3), (third, 1), (second, 4)):
        assert game.decision.seat == seat
        game.play(f"talent:{number}")
        assert f"talent:{number}" not in game.offers, "it is taken"
    assert [game.players[seat].talent for seat in (first, second, third, last)] == [2, 4, 1, 3], "one was left over"
    assert game.key == "turn"


@pytest.mark.rule("JN-CH2-04", "JN-CH3-03")
@every_number
@pytest.mark.parametrize("chapter", ["2", "3"])
def test_chapters_2_and_3_muses_5_to_16(chapter: str, seats: int) -> None:
    for table in (begun(seats, chapter=chapter).table, drafted(seats, chapter=chapter).table):
        assert (len(table.muses), len(table.muse_stack)) == (4, 8)
        assert {*table.muse_stack, *(muse.character for muse in table.muses)} == set(range(5, 17))
    assert different(lambda table: tuple(table.muse_stack), seats, chapter=chapter) == 60


@pytest.mark.rule("JN-CH2-05")
def test_chapter_2_talents_that_nobody_took_are_out_of_the_game() -> None:
    game = drafted(2, chapter="2")
    assert {each.talent for each in game.players} == {1, 2}
    assert {3, 4} <= set(game.table.unused_characters) and game.table.talents == []
    assert {3, 4}.isdisjoint([*game.table.muse_stack, *game.muses()])


@pytest.mark.rule("JN-CH2-06")
def test_chapter_2_basic_tiles_only() -> None:
    assert all(kinds(table) == (True, False) for table in many(chapter="2")[:10])


@pytest.mark.rule("JN-CH2-07")
def test_chapter_2_sides() -> None:
    for seats, number in ((2, 6), (3, 9), (4, 12)):
        for table in many(seats, chapter="2")[:10]:
            assert {face[0] for face in table.ring} == {"A"} and pointed(table) == [12]
            assert len(table.offer) == number
            assert (table.sides.upkeep, table.sides.overlay) == ("a", "b")


@pytest.mark.rule("JN-CH2-08")
def test_chapter_2_five_of_goals_g_to_l() -> None:
    for table in many(chapter="2"):
        assert len(table.goals) == 5 and set(table.goals) < set("GHIJKL")
    assert {goal for table in many(chapter="2") for goal in table.goals} == set("GHIJKL")


@pytest.mark.rule("JN-CH2-09")
def test_chapter_2_mixed_ages() -> None:
    assert {frozenset(ages(table.offer)) for table in many(chapter="2")} == {frozenset((1, 2))}
    assert {age: ages(tiles) for age, tiles in new(chapter="2").bags.items()} == {1: {1, 2}, 3: {3, 4}}


@pytest.mark.rule("JN-CH2-10", "JN-AFIN-01")
def test_chapter_2_advanced_final_scoring() -> None:
    assert scored("2") == ("b", ADVANCED)


# -- Chapter 3 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-CH3-01")
def test_chapter_3_the_society_is_on_the_third_board() -> None:
    assert list(seen(new(chapter="3")).slots) == ["fair", "travel", "tavern", "parlour", "society", "teahouse"]


@pytest.mark.rule("JN-CH3-04", "JN-EXAM-01", "JN-AMB-09")
@pytest.mark.parametrize("chapter", list("123456"))
def test_exams_are_for_chapters_3_and_6(chapter: str) -> None:
    assert ("exam" in society(chapter).offers) == (chapter in "36")


@pytest.mark.rule("JN-CH3-05")
def test_chapter_3_degrees_lie_ready_from_the_start() -> None:
    game = society("3").play("exam")
    while game.key == "exam_ideas":
        game.play(game.offers[0])
    assert (game.table.round, game.me.degree) == (1, 1)


@pytest.mark.rule("JN-CH3-06", "JN-ADV-01")
@pytest.mark.parametrize("chapter", list("123456"))
def test_advanced_tiles_are_added_from_chapter_3_on(chapter: str) -> None:
    table = new(4, chapter=chapter)
    tiles = [*table.offer, *table.tiles_gone, *(tile for bag in table.bags.values() for tile in bag)]
    advanced = 6 if chapter in "3456" else 0
    for age, basic in ((1, 12), (2, 12), (3, 15), (4, 15)):
        assert sum(RULES.box.tiles[tile].age == age for tile in tiles) == basic + advanced
    assert any(tile in CARDS.advanced for table in many(chapter=chapter) for tile in table.offer) == bool(advanced)


@pytest.mark.rule("JN-CH3-07")
def test_advanced_tiles_carry_portfolio_or_shop_icons() -> None:
    for name, tile in RULES.box.tiles.items():
        assert bool({"portfolio", "shop"} & {*tile.icons}) == (name in CARDS.advanced)


@pytest.mark.rule("JN-CH3-08", "JN-ADV-02", "JN-ADV-03")
@pytest.mark.parametrize(("seats", "number"), [(1, 8), (2, 8), (3, 12), (4, 15)])
def test_chapter_3_more_tiles_are_offered(seats: int, number: int) -> None:
    assert {len(table.offer) for table in many(seats, chapter="3")} == {number}
    refilled = position(seats=seats, chapter="3", phase="events", round=2) if seats > 1 else None
    assert refilled is None or len(refilled.table.offer) == number


@pytest.mark.rule("JN-CH3-09")
def test_chapter_3_sides() -> None:
    for table in many(chapter="3")[:10]:
        assert {face[0] for face in table.ring} == {"A"} and pointed(table) == [12]
        assert set(table.goals) < set("ABCDEF")
    assert scored("3") == ("a", NORMAL)


@pytest.mark.rule("JN-CH3-10")
def test_chapter_3_ages_are_not_mixed() -> None:
    for table in many(4, chapter="3")[:10]:
        assert ages(table.offer) == {1}
        assert {age: ages(tiles) for age, tiles in table.bags.items()} == {2: {2}, 3: {3}, 4: {4}}
