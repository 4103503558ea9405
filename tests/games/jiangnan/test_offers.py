"""Advanced tiles, Ages that are mixed, and tighter drafting. (JN-ADV)"""

from __future__ import annotations

import pytest

from engine.games.jiangnan.kinds import DISTRICTS
from tests.games.jiangnan.made import ages, many, new
from tests.games.jiangnan.position import CARDS, RULES, position

MIXED = {"ages": "mixed"}


@pytest.mark.rule("JN-ADV-01", "JN-CH3-06")
@pytest.mark.parametrize("chapter", list("123456"))
def test_advanced_tiles_come_in_chapters_3_to_6(chapter: str) -> None:
    offered = {tile for table in many(4, chapter=chapter) for tile in table.offer}
    assert bool(offered & CARDS.advanced.keys()) == (chapter in "3456")


@pytest.mark.rule("JN-ADV-02", "JN-ADV-03", "JN-SETUP-17")
@pytest.mark.parametrize(("upkeep", "numbers"), [("a", [6, 6, 9, 12]), ("b", [8, 8, 12, 15])])
def test_side_b_of_the_upkeep_board_offers_more(upkeep: str, numbers: list[int]) -> None:
    options = {"tiles": "advanced", "upkeep": upkeep}
    assert [len(new(seats, **options).offer) for seats in (1, 2, 3, 4)] == numbers
    for round in (1, 2, 3):
        refilled = [position(seats=seats, round=round, phase="events", options=options) for seats in (2, 3, 4)]
        assert [len(game.table.offer) for game in refilled] == numbers[1:]


@pytest.mark.rule("JN-ADV-04", "JN-DRAFT-04")
@pytest.mark.parametrize(("seats", "left"), [(2, 2), (3, 3), (4, 3)])
def test_on_side_b_some_tiles_stay_unchosen(seats: int, left: int) -> None:
    assert last_choice("3", seats) == left + 1


@pytest.mark.rule("JN-ADV-11", "JN-CH5-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_tighter_drafting_the_last_pick_is_no_choice(seats: int) -> None:
    assert last_choice("5", seats) == 1


def last_choice(chapter: str, seats: int) -> int:
    """Among how many tiles the last scholar of a round's draft chooses."""
    scholars = {str(district): [seat] * 3 for seat, district in enumerate(DISTRICTS[:seats])}
    game = position(seats=seats, chapter=chapter, phase="draft", scholars=scholars)
    while sum(len(each.drafted) for each in game.players) < 3 * seats - 2:
        game.play(game.offers[0])
    left = len(game.table.offer) - 1
    game.play(game.offers[0])
    assert (game.table.phase == "draft") == (left > 1), "a single tile is taken without a question"
    if left > 1:
        assert len(game.offers) == left
        game.play(game.offers[0])
    assert [len(each.drafted) for each in game.players] == [3] * seats
    return left


@pytest.mark.rule("JN-ADV-05", "JN-AMB-11", "JN-ADV-06")
@pytest.mark.parametrize("chapter", list("123456"))
def test_mixed_ages_offer_tiles_of_ages_1_and_2_at_once(chapter: str) -> None:
    offered = ages(tile for table in many(2, chapter=chapter) for tile in table.offer)
    assert offered == ({1, 2} if chapter in "2456" else {1})


@pytest.mark.rule("JN-ADV-06")
@pytest.mark.parametrize("tiles", ["basic", "advanced"])
def test_the_first_bag_has_all_tiles_of_ages_1_and_2(tiles: str) -> None:
    for table in many(2, tiles=tiles, ages="mixed")[:10]:
        every = {name for name, tile in RULES.box.tiles.items() if tile.age in (1, 2)}
        if tiles == "basic":
            every -= CARDS.advanced.keys()
        assert {*table.offer, *table.bags[1]} == every
        assert table.tiles_gone == [], "nothing leaves the game before the first refill"


@pytest.mark.rule("JN-ADV-07", "JN-ADV-08")
def test_the_refill_of_round_1_comes_from_the_same_bag_which_is_emptied_then() -> None:
    before = position(phase="draft", options=MIXED, scholars={"fair": [0]}).table
    after = position(phase="events", options=MIXED).table
    assert set(after.offer) < set(before.bags[1]), "nothing of the first offer comes back"
    assert len(after.offer) == 9 and after.bags.keys() == {3}
    assert sorted([*after.offer, *after.tiles_gone]) == sorted(CARDS.early), "all others leave the game"


@pytest.mark.rule("JN-ADV-09")
def test_the_refills_of_rounds_2_and_3_come_from_one_bag_of_ages_3_and_4() -> None:
    assert set(new(ages="mixed").bags[3]) == {*CARDS.late}
    assert set(new(ages="mixed", tiles="advanced").bags[3]) == {
        name for name, tile in RULES.box.tiles.items() if tile.age in (3, 4)
    }
    seen: set[int] = set()
    for seed in "abcdef":
        game = position(round=2, phase="events", options=MIXED, seed=seed)
        second = set(game.table.offer)
        seen |= ages(second)
        assert len(second) == 9
        assert set(game.table.bags[3]) == {*CARDS.late} - second, "drawn tiles are not put back"
        third = position(round=3, phase="events", options=MIXED, seed=seed).table
        seen |= {age + 10 for age in ages(third.offer)}
        assert third.bags == {} and len(third.offer) == 9
    assert seen == {3, 4, 13, 14}


@pytest.mark.rule("JN-ADV-10")
@pytest.mark.parametrize("chapter", list("3456"))
def test_advanced_tiles_meet_side_a_in_chapters_5_and_6_only(chapter: str) -> None:
    offered = {len(table.offer) for table in many(2, chapter=chapter)}
    assert offered == {"3": {8}, "4": {8}, "5": {6}, "6": {6, 8}}[chapter]
