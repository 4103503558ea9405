"""How the common table is set up. (JN-SETUP)"""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.jiangnan.board import HOURS
from engine.games.jiangnan.kinds import IDEAS, TRENDS
from engine.games.jiangnan.table import NOBODY, Table
from tests.games.jiangnan.acting import by_icon
from tests.games.jiangnan.made import SEEDS, begun, different, drafted, many, new, seen
from tests.games.jiangnan.position import CARDS, RULES, player, position

every_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])

BOARDS = {"1": ["society", "teahouse"], "2": ["fair", "travel"], "3": ["tavern", "parlour"]}
"""The districts of the three boards from left to right."""


def ages(works: list[str]) -> set[int]:
    return {RULES.box.works[work].age for work in works}


def shown(table: Table) -> list[list[str]]:
    """The trends that each boat shows, from the left."""
    return [[trend.shown for trend in boat.trends] for boat in table.river if boat is not None]


# -- the boards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-SETUP-01")
def test_chapter_1_lays_the_boards_in_their_order() -> None:
    assert list(seen(new(chapter="1")).slots) == [*BOARDS["1"], *BOARDS["2"], *BOARDS["3"]]


@pytest.mark.rule("JN-SETUP-02")
@pytest.mark.parametrize("order", ["123", "132", "213", "231", "312", "321"])
def test_the_players_may_lay_the_boards_otherwise(order: str) -> None:
    game = begun(map=order)
    assert list(game.view().slots) == [district for number in order for district in BOARDS[number]]


@pytest.mark.rule("JN-SETUP-03")
@pytest.mark.parametrize("chapter", list("23456"))
def test_later_chapters_are_set_up_like_the_first_one_where_they_change_nothing(chapter: str) -> None:
    table, first = new(4, chapter=chapter), new(4, chapter="1")
    for field in ("works_stack", "works_later", "works", "river", "goals", "bonuses", "unused_travel", "ring", "rest"):
        assert len(getattr(table, field)) == len(getattr(first, field)), field
    assert [(each.coins, each.spirit, each.ideas, each.scholars) for each in table.players] == [
        (each.coins, each.spirit, each.ideas, each.scholars) for each in first.players
    ]
    assert table.tracks.keys() == first.tracks.keys()


# -- portfolios and displays ----------------------------------------------------------------------------------------


@pytest.mark.rule("JN-SETUP-04")
def test_the_portfolios_of_age_1_are_a_shuffled_stack() -> None:
    for table in many()[:10]:
        assert ages(table.works_stack) == ages(table.works) == {1}
        assert ages(table.works_later) == {2}
    assert different(lambda table: tuple(table.works_stack)) == len(SEEDS)
    view = seen(new())
    assert (view.works_stack, view.works_age) == (14, 1), "all that anybody sees of it"


@pytest.mark.rule("JN-SETUP-05", "JN-SETUP-06", "JN-AMB-34")
@pytest.mark.parametrize(("seats", "number"), [(1, 6), (2, 6), (3, 7), (4, 8)])
def test_portfolios_for_the_draft(seats: int, number: int) -> None:
    """The Bot counts as a second player: it has taken its portfolio of the six before anybody is asked."""
    game = begun(seats)
    taken = game.bot.published if seats == 1 else []
    assert len(game.table.works) + len(taken) == number
    assert game.key == "work" and game.offers == game.table.works
    assert len({*game.table.works, *taken, *game.table.works_stack}) == 21


@pytest.mark.rule("JN-SETUP-07")
def test_two_display_tiles_of_each_type_are_dealt_to_teahouse_and_tavern() -> None:
    for table in many():
        assert {track: len(tiles) for track, tiles in table.tracks.items()} == {"teahouse": 3, "tavern": 3}
        tiles = [tile for track in table.tracks.values() for tile in track]
        assert Counter(tile.kind for tile in tiles) == dict.fromkeys(IDEAS, 2)
        assert {tile.colour for tile in tiles} == {NOBODY}
    assert different(lambda table: tuple(tile.kind for tile in table.tracks["teahouse"])) > 10
    assert different(lambda table: tuple(tile.kind for tile in table.tracks["tavern"])) > 10


@pytest.mark.rule("JN-SETUP-08")
def test_there_are_other_display_tiles_for_later() -> None:
    """Of each type, even if five of it lie on the tracks already."""
    rich = player(painting=9, works=["painting_1"], track=["start_society_1", "start_teahouse_1"])
    game = position(rich, teahouse=["painting", "painting", "novel"], tavern=["painting"] * 3)
    game.play("visit:2:teahouse", "publish:painting_1")
    assert game.track("teahouse") == [("painting", 0), ("painting", NOBODY), ("painting", NOBODY)]


# -- Temple Fair, Travel and Parlour --------------------------------------------------------------------------------


@pytest.mark.rule("JN-SETUP-09")
def test_shops_lie_side_a_up_in_random_order() -> None:
    for table in many():
        assert sorted(table.ring) == ["A1", "A2", "A3", "A4", "A5", "A6"]
    assert different(lambda table: tuple(table.ring)) > 50
    for space in range(6):
        assert len({table.ring[space] for table in many()}) == 6


@pytest.mark.rule("JN-SETUP-10")
def test_the_pointer_points_to_12_oclock() -> None:
    assert seen(new()).hands == (0,)
    assert HOURS[0] == 12
    assert by_icon("A5").me.spirits == 1, "a shop icon activates the shop there"


@pytest.mark.rule("JN-SETUP-11", "JN-SETUP-12")
def test_a_travel_tile_on_each_city_and_two_out_of_the_game() -> None:
    for table in many():
        assert table.bonuses.keys() == {"a1", "a2", "a3", "b1", "b2", "c1", "c2", "c3", "d1", "d2"}
        assert len(set(table.bonuses.values())) == 10 and len(table.unused_travel) == 2
        assert set(table.unused_travel).isdisjoint(table.bonuses.values())
        assert seen(table).bonuses == table.bonuses, "face up"
    assert different(lambda table: tuple(table.bonuses.items())) == len(SEEDS)
    assert {tile for table in many() for tile in table.unused_travel} == set(CARDS.travel)


@pytest.mark.rule("JN-SETUP-13", "JN-SETUP-15")
@every_number
def test_sixteen_muses_of_whom_four_are_shown(seats: int) -> None:
    for table in many(seats)[:10]:
        muses = [muse.character for muse in table.muses]
        assert (len(muses), len(table.muse_stack)) == (4, 12)
        assert {*muses, *table.muse_stack} == set(range(1, 17))
        assert all(not muse.servants for muse in table.muses)
    assert different(lambda table: tuple(table.muse_stack), seats) == len(SEEDS)
    assert {muse.character for table in many(seats) for muse in table.muses} == set(range(1, 17))


@pytest.mark.rule("JN-SETUP-14")
def test_nobody_sees_who_comes_in_the_muse_stack() -> None:
    table, other = new(), new()
    other.muse_stack = [20, *range(5, 16)]
    assert set(table.muse_stack) != set(other.muse_stack)
    for viewer in (None, 0, 1, 2):
        assert RULES.view(table, viewer) == RULES.view(other, viewer)


# -- the Upkeep Board -----------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-SETUP-16")
def test_side_a_of_upkeep_board_and_overlay() -> None:
    sides = new(chapter="1").sides
    assert (sides.upkeep, sides.overlay) == ("a", "a")


@pytest.mark.rule("JN-SETUP-17", "JN-SETUP-18")
@pytest.mark.parametrize(("seats", "number"), [(1, 6), (2, 6), (3, 9), (4, 12)])
def test_action_tiles_of_age_1_are_offered_and_the_others_are_out_of_the_game(seats: int, number: int) -> None:
    age_1 = {name for name, tile in CARDS.early.items() if tile.age == 1}
    for table in many(seats):
        assert len(table.offer) == number
        assert sorted([*table.offer, *table.tiles_gone]) == sorted(age_1)
        assert seen(table).offer == tuple(table.offer), "face up"
    if number < 12:
        assert {tile for table in many(seats) for tile in table.tiles_gone} == age_1
    assert different(lambda table: tuple(table.offer), seats) == len(SEEDS)


@pytest.mark.rule("JN-SETUP-19")
def test_basic_tiles_of_later_ages_are_kept_for_the_refills() -> None:
    table = new()
    assert {age: len(tiles) for age, tiles in table.bags.items()} == {2: 12, 3: 15, 4: 15}
    for age, tiles in table.bags.items():
        assert {RULES.box.tiles[tile].age for tile in tiles} == {age}
        assert CARDS.advanced.keys().isdisjoint(tiles)


# -- the river ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-SETUP-21", "JN-SETUP-22")
def test_five_of_six_goals_are_public() -> None:
    for table in many():
        assert len(table.goals) == 5 and set(table.goals) < set("ABCDEF")
        assert set(table.unused_goals) == set("ABCDEFGHIJKL") - set(table.goals)
        assert seen(table).goals == tuple(table.goals)
    assert different(lambda table: tuple(table.goals)) > 50
    assert {goal for table in many() for goal in table.unused_goals} >= set("ABCDEF")


@pytest.mark.rule("JN-SETUP-23", "JN-SETUP-24")
@every_number
def test_a_boat_under_each_district_and_none_under_the_upkeep_board(seats: int) -> None:
    river = new(seats).river
    assert [boat is not None for boat in river] == [True] * 6 + [False]
    assert all(not boat.spaces and not boat.goal for boat in river if boat is not None)


@pytest.mark.rule("JN-SETUP-25")
def test_two_random_trend_tiles_for_each_boat() -> None:
    for table in many():
        assert [len(trends) for trends in shown(table)] == [2] * 6
        assert len(table.unused_trends) == 3
    assert different(lambda table: tuple(map(tuple, shown(table)))) == len(SEEDS)
    for place in (0, 1):
        assert {pairs[place] for table in many() for pairs in shown(table)} == set(TRENDS)


@pytest.mark.rule("JN-SETUP-26")
def test_no_boat_shows_a_trend_twice() -> None:
    for table in many(seats=2) + many(seats=3):
        assert all(first != second for first, second in shown(table))


@pytest.mark.rule("JN-SETUP-27")
def test_no_two_boats_show_the_same_pair_in_whatever_order() -> None:
    for table in many(seats=2) + many(seats=3):
        assert len({frozenset(pair) for pair in shown(table)}) == 6


@pytest.mark.rule("JN-SETUP-05", "JN-PSET-13")
@every_number
def test_nothing_but_the_draft_changes_the_table_before_the_first_turn(seats: int) -> None:
    before, after = begun(seats).table, drafted(seats).table
    assert after.phase == "action" and len(after.works) == 4
    assert set(after.works) < {*before.works}
    assert after.works_stack == before.works_stack
