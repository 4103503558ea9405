"""What Chapters 4 to 6 have in common, and what Chapters 4 and 5 use. (JN-CH4, JN-CH5)"""

from __future__ import annotations

import pytest

from engine.games.jiangnan.table import Table
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.made import ADVANCED, SEEDS, ages, begun, different, drafted, many, new, pointed, scored, seen
from tests.games.jiangnan.position import CARDS, RULES, player, position

every_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])
late_chapters = pytest.mark.parametrize("chapter", ["4", "5", "6"])

IN_ORDER = ["society", "teahouse", "fair", "travel", "tavern", "parlour"]
POOL = {"4": 16, "5": 16, "6": 20}
"""How many characters there are."""


def talents(seats: int, chapter: str) -> Game:
    """The draft of talents."""
    game = begun(seats, chapter=chapter)
    while game.key == "work":
        game.play(game.offers[0])
    assert game.key == "talent"
    return game


def mixed(table: Table) -> bool:
    """Do the tiles of two Ages come from one bag, the first offer too?"""
    return table.bags.keys() == {1, 3} and [ages(table.bags[bag]) for bag in (1, 3)] == [{1, 2}, {3, 4}]


def basic_and_advanced(table: Table) -> bool:
    tiles = [*table.offer, *(tile for bag in table.bags.values() for tile in bag)]
    return {*tiles} == RULES.box.tiles.keys() - CARDS.starting.keys()


# -- what all three have in common ----------------------------------------------------------------------------------


@pytest.mark.rule("JN-CH4-02", "JN-CH5-02", "JN-CH6-02", "JN-AMB-35")
@late_chapters
def test_the_pool_of_characters(chapter: str) -> None:
    """Of those above 15 no power as a talent is known: they are muses, and never offered as talents."""
    pool = set(range(1, POOL[chapter] + 1))
    for table in many(4, chapter=chapter):
        assert {*table.talents, *table.muse_stack} == pool
        assert set(table.unused_characters) == set(range(1, 21)) - pool
    assert {number for table in many(4, chapter=chapter) for number in table.talents} == set(range(1, 16))
    shown = {number for seed in SEEDS[:40] for number in drafted(2, seed, chapter=chapter).muses()}
    assert shown == pool


@pytest.mark.rule("JN-CH4-03", "JN-CH5-02", "JN-CH6-02")
@late_chapters
@pytest.mark.parametrize(("seats", "number"), [(1, 5), (2, 6), (3, 7), (4, 8)])
def test_random_talents_are_revealed(chapter: str, seats: int, number: int) -> None:
    for table in many(seats, chapter=chapter):
        assert len(set(table.talents)) == number
        assert seen(table).talents == tuple(table.talents)
    assert different(lambda table: tuple(sorted(table.talents)), seats, chapter=chapter) > 50


@pytest.mark.rule("JN-CH4-04", "JN-CH5-02", "JN-CH6-02")
@late_chapters
def test_each_takes_one_of_them_in_reverse_turn_order(chapter: str) -> None:
    game = talents(3, chapter)
    for seat in reversed(game.table.order):
        assert game.decision.seat == seat
        assert game.offers == [f"talent:{number}" for number in game.table.talents]
        picked = game.table.talents[-1]
        game.play(f"talent:{picked}")
        assert game.players[seat].talent == picked
    assert game.key == "turn"


@pytest.mark.rule("JN-CH4-05", "JN-CH6-09", "JN-CH5-02")
@late_chapters
@every_number
def test_all_who_were_not_taken_are_muses(chapter: str, seats: int) -> None:
    game = talents(seats, chapter)
    revealed = set(game.table.talents)
    assert not game.table.muses, "muses are shown when the talents are taken"
    while game.key == "talent":
        game.play(game.offers[0])
    taken = {each.talent for each in game.players}
    muses = [*game.table.muse_stack, *game.muses()]
    assert len(muses) == POOL[chapter] - seats and len(game.table.muses) == 4
    assert set(muses) == set(range(1, POOL[chapter] + 1)) - taken
    assert revealed - taken < set(muses)


@pytest.mark.rule("JN-CH4-05")
def test_talents_left_over_are_shuffled_among_the_muses() -> None:
    shown = set()
    for seed in SEEDS[:30]:
        game = begun(1, seed, chapter="4")
        while game.key == "work":
            game.play(game.offers[0])
        revealed = set(game.table.talents)
        game.play(game.offers[0])
        shown.add(len(revealed & set(game.muses())))
    assert len(shown) > 2


@pytest.mark.rule("JN-CH4-09", "JN-CH5-08", "JN-CH6-08")
@late_chapters
def test_basic_and_advanced_tiles(chapter: str) -> None:
    assert all(basic_and_advanced(table) for table in many(chapter=chapter)[:10])


@pytest.mark.rule("JN-CH4-10", "JN-CH5-09", "JN-CH6-08", "JN-ADV-05", "JN-AMB-11")
@pytest.mark.parametrize("chapter", list("123456"))
def test_ages_are_mixed_in_chapters_2_4_5_and_6(chapter: str) -> None:
    for table in many(2, chapter=chapter)[:10]:
        assert mixed(table) == (chapter in "2456")
    offered = {age for table in many(2, chapter=chapter) for age in ages(table.offer)}
    assert offered == ({1, 2} if chapter in "2456" else {1})


@pytest.mark.rule("JN-AMB-10", "JN-PTR-06")
@pytest.mark.parametrize(
    ("chapter", "sides"), [*((c, {"a"}) for c in "123"), ("4", {"b"}), ("5", {"c"}), ("6", {*"bc"})]
)
def test_the_chapter_sets_the_side_of_the_pointer(chapter: str, sides: set[str]) -> None:
    assert {table.sides.pointer for table in many(chapter=chapter)} == sides


# -- Chapter 4 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-CH4-01")
def test_chapter_4_travel_is_on_the_third_board() -> None:
    assert list(seen(new(chapter="4")).slots) == ["tavern", "parlour", "society", "teahouse", "fair", "travel"]


@pytest.mark.rule("JN-CH4-06", "JN-ART-01")
@pytest.mark.parametrize("chapter", list("123456"))
def test_publishing_pays_for_trips_in_chapters_4_and_6(chapter: str) -> None:
    track = ["start_travel_1", "start_parlour_1"]
    author = player(9, novel=9, works=["novel_1"], track=track)
    trip = position(author, chapter=chapter).play("visit:1:travel")
    assert trip.offered("trip:") == (["novel_1"] if chapter in "46" else [])


@pytest.mark.rule("JN-CH4-07")
def test_chapter_4_the_pointer_points_to_12_and_2_oclock() -> None:
    assert all(pointed(table) == [12, 2] for table in many(chapter="4")[:10])


@pytest.mark.rule("JN-CH4-08")
def test_chapter_4_all_shops_lie_side_b_up() -> None:
    for table in many(chapter="4")[:10]:
        assert sorted(table.ring) == ["B1", "B2", "B3", "B4", "B5", "B6"]
    assert different(lambda table: tuple(table.ring), chapter="4") > 50


@pytest.mark.rule("JN-CH4-09", "JN-ADV-02", "JN-ADV-03")
@pytest.mark.parametrize(("seats", "number"), [(1, 8), (2, 8), (3, 12), (4, 15)])
def test_chapter_4_side_b_of_the_upkeep_board(seats: int, number: int) -> None:
    assert {len(table.offer) for table in many(seats, chapter="4")[:10]} == {number}


@pytest.mark.rule("JN-CH4-11")
def test_chapter_4_goals_a_to_f_and_advanced_final_scoring() -> None:
    assert all(set(table.goals) < set("ABCDEF") for table in many(chapter="4"))
    assert scored("4") == ("b", ADVANCED)


# -- Chapter 5 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-CH5-01")
def test_chapter_5_the_parlour_with_charm_is_on_the_third_board() -> None:
    assert list(seen(new(chapter="5")).slots) == IN_ORDER
    sides = new(chapter="5").sides
    assert (sides.society, sides.travel, sides.parlour) == ("a", "a", "b")


@pytest.mark.rule("JN-CH5-03", "JN-CH5-05", "JN-CH6-10", "JN-CHARM-01")
@pytest.mark.parametrize("chapter", list("123456"))
def test_a_random_charm_tile_of_six_in_chapters_5_and_6(chapter: str) -> None:
    for table in many(chapter=chapter):
        assert sorted(table.charms) == (list("ABCDEF") if chapter in "56" else [])
        assert seen(table).charms == tuple(table.charms), "the coming ones are public"
    if chapter in "56":
        assert {table.charms[0] for table in many(chapter=chapter)} == set("ABCDEF")
        assert different(lambda table: tuple(table.charms), chapter=chapter) > 50


@pytest.mark.rule("JN-CH5-03", "JN-CH6-10")
@pytest.mark.parametrize("chapter", ["5", "6"])
@pytest.mark.parametrize("first", ["E", "F"])
def test_the_first_charm_tile_is_the_one_that_counts(chapter: str, first: str) -> None:
    """A visitor has been to a city, and holds no portfolios."""
    charms = [first, *(charm for charm in "ABCDEF" if charm != first)]
    me = player(track=["start_parlour_1", "start_parlour_2"], cities=["a1"])
    game = position(me, chapter=chapter, charms=charms, muses=[5]).play("visit:1:parlour", "muse:5")
    assert (game.decision.seat == 0 and game.key == "servant") == (first == "E")


@pytest.mark.rule("JN-CH5-04", "JN-CH6-10")
@pytest.mark.parametrize("chapter", ["5", "6"])
def test_the_other_charm_tiles_come_one_after_the_other(chapter: str) -> None:
    game = position(chapter=chapter, phase="events", charms=list("DBFACE"))
    assert list(game.view().charms) == list("BFACE")
    assert game.table.gone_charms == ["D"]


@pytest.mark.rule("JN-CH5-06")
def test_chapter_5_the_pointer_points_to_12_and_6_oclock() -> None:
    assert all(pointed(table) == [12, 6] for table in many(chapter="5")[:10])


@pytest.mark.rule("JN-CH5-07")
def test_chapter_5_all_shops_lie_side_a_up() -> None:
    for table in many(chapter="5")[:10]:
        assert sorted(table.ring) == ["A1", "A2", "A3", "A4", "A5", "A6"]


@pytest.mark.rule("JN-CH5-10", "JN-ADV-10")
@pytest.mark.parametrize(("seats", "number"), [(1, 6), (2, 6), (3, 9), (4, 12)])
def test_chapter_5_fewer_tiles_are_offered(seats: int, number: int) -> None:
    for table in many(seats, chapter="5")[:10]:
        assert len(table.offer) == number
    assert any(tile in CARDS.advanced for table in many(seats, chapter="5") for tile in table.offer)


@pytest.mark.rule("JN-CH5-11")
def test_chapter_5_goals_g_to_l_and_advanced_final_scoring() -> None:
    assert all(len(table.goals) == 5 and set(table.goals) < set("GHIJKL") for table in many(chapter="5"))
    assert scored("5") == ("b", ADVANCED)
