"""How the main board is set up. (MT-SETUP-01 to MT-SETUP-27)"""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.mount_tai.mountain import HEIGHT
from engine.games.mount_tai.table import Table
from tests.games.mount_tai.made import SEEDS, different, many, new, seen
from tests.games.mount_tai.position import CARDS

every_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])

LARGE, SMALL, SUMMIT = 2, 3, 4
"""Heights, and which tiles are seen there. The open board lies below them."""


def square(first: int, last: int) -> set[str]:
    """The cells between two columns and rows, from 1."""
    return {f"{x}{y}" for x in "ABCDEFGH"[first - 1 : last] for y in range(first, last + 1)}


def at_least(height: int) -> set[str]:
    return {cell for cell, of in HEIGHT.items() if of >= height}


# -- the mountain ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-SETUP-01")
def test_large_range_tiles_make_a_square_of_six_in_the_middle() -> None:
    assert at_least(LARGE) == square(2, 7)
    wet: set[str] = set()
    for table in many():
        assert all(tile.startswith("L") for tile in table.ranges[:4])
        wet.update(seen(table).water)
    assert wet - at_least(SMALL) == at_least(LARGE) - at_least(SMALL), "their water comes to lie anywhere in it"


@pytest.mark.rule("MT-SETUP-02", "MT-SETUP-03")
def test_small_range_tiles_lie_on_them_and_the_summit_on_top() -> None:
    assert at_least(SMALL) == square(3, 6)
    assert at_least(SUMMIT) == square(4, 5)
    seen_there = Counter[str]()
    for table in many()[:20]:
        assert all(tile.startswith("S") for tile in table.ranges[4:])
        seen_there.update(set(seen(table).water) & at_least(SMALL))
    assert set(seen_there) == at_least(SMALL) - at_least(SUMMIT), "the one water of a small tile is turned around"


@pytest.mark.rule("MT-SETUP-04")
def test_places_and_rotations_of_range_tiles_are_random() -> None:
    tables = many()
    for slot in range(8):
        tiles = {table.ranges[slot] for table in tables}
        names, turns = {tile[:2] for tile in tiles}, {tile[3:] for tile in tiles}
        assert names == ({"L1", "L2", "L3", "L4"} if slot < 4 else {"S1", "S2", "S3", "S4"})
        assert turns == {"0", "1", "2", "3"}
    assert different(lambda table: tuple(table.ranges)) == len(SEEDS)


# -- events and Praises ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-SETUP-05")
@every_number
def test_event_tiles_are_dealt_by_colour_and_public(seats: int) -> None:
    for table in many(seats)[:5]:
        shown = [[event.tile for event in tiles] for tiles in seen(table).events]
        assert shown == table.events
        assert not any(event.turned for tiles in seen(table).events for event in tiles)
    for colour in ("yellow", "green", "blue", "red"):
        order = different(lambda table, colour=colour: tuple(of_colour(table, colour)), seats)  # type: ignore[misc]
        assert order > 50, colour


def of_colour(table: Table, colour: str) -> list[str]:
    """The event tiles of a colour, in the order of the rounds."""
    return [tile for tiles in table.events for tile in tiles if CARDS.events[tile].colour == colour]


def colours(table: Table) -> list[str]:
    """The initials of the colours of each round: "YGBR"."""
    return ["".join(CARDS.events[tile].colour[0].upper() for tile in tiles) for tiles in table.events]


@pytest.mark.rule("MT-SETUP-06", "MT-EVENT-15", "MT-AMB-25")
def test_four_players_fill_all_32_event_spaces() -> None:
    table = new(4)
    assert [sorted(of_round) for of_round in colours(table)] == [sorted("YGBR")] * 8
    assert table.unused_events == []


@pytest.mark.rule("MT-SETUP-07", "MT-AMB-25")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 2), (2, 2), (3, 3)])
def test_fewer_players_use_the_spaces_marked_for_them(seats: int, spaces: int) -> None:
    marked = {2: "YB GR YG BR YR GB YB GR", 3: "YGB YGR YGR GBR YBR YGB YBR GBR"}[spaces].split()
    for table in many(seats)[:5]:
        assert [set(of_round) for of_round in colours(table)] == [set(of_round) for of_round in marked]
        assert [len(tiles) for tiles in table.events] == [spaces] * 8
        assert len(table.unused_events) == 32 - 8 * spaces
        in_view = {event.tile for tiles in seen(table).events for event in tiles}
        assert in_view.isdisjoint(table.unused_events)


@pytest.mark.rule("MT-SETUP-08")
def test_bonus_tiles_lie_at_random_seasons() -> None:
    for season in range(4):
        assert {table.bonuses[season] for table in many()} == {"money", "grain", "wine", "reputation"}
    assert seen(new()).bonuses == tuple(new().bonuses), "face up"


@pytest.mark.rule("MT-SETUP-09", "MT-AMB-24")
@every_number
def test_event_tile_0_takes_the_place_of_a_random_blue_one(seats: int) -> None:
    assert not any("zero" in tiles for tiles in new(seats).events)
    taken = set()
    rounds = set()
    for table in many(seats, event_zero="on"):
        dealt = of_colour(table, "blue")
        assert len(dealt) == {1: 4, 2: 4, 3: 6, 4: 8}[seats], "as many blue tiles as otherwise"
        assert (*dealt, *table.unused_events).count("zero") == 1
        if seats == 4:
            taken.update(table.unused_events)
            assert len(table.unused_events) == 1
        rounds.add(next((number for number, tiles in enumerate(table.events) if "zero" in tiles), None))
    if seats == 4:
        assert taken == {f"blue_{number}" for number in range(1, 9)}, "never tile 0 itself"
    assert (None in rounds) == (seats < 4), "with fewer players it may be among the unused ones"
    assert len(rounds) > 4


@pytest.mark.rule("MT-SETUP-10", "MT-SETUP-11")
def test_four_random_praises_for_each_year() -> None:
    for table in many()[:10]:
        praises = seen(table).praises
        assert [praise.year for praise in praises] == [1, 1, 1, 1, 2, 2, 2, 2]
        assert {praise.kind for praise in praises[:4]}.isdisjoint(praise.kind for praise in praises[4:])
    for place in range(8):
        assert len({table.praises[place] for table in many()}) == 8


# -- the wilderness -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-SETUP-12", "MT-AMB-38")
@every_number
def test_talents_are_shuffled_by_colour_into_five_piles(seats: int) -> None:
    piles = ["green", "yellow", "blue", "red", "red"]
    for table in many(seats)[:10]:
        for colour, pile in zip(piles, table.piles, strict=True):
            assert {CARDS.talents[card].colour for card in pile} == {colour}
    for index, cards in enumerate((3, 3, 3, 4, 4)):
        assert len({table.piles[index][-1] for table in many(seats)}) == cards


@pytest.mark.rule("MT-SETUP-13")
def test_talent_piles_with_two_players() -> None:
    assert [len(pile) for pile in new(2).piles] == [1, 1, 1, 2, 2]


@pytest.mark.rule("MT-SETUP-14")
def test_talent_piles_with_three_players() -> None:
    assert [len(pile) for pile in new(3).piles] == [2, 2, 2, 2, 2]


@pytest.mark.rule("MT-SETUP-15")
def test_talent_piles_with_four_players() -> None:
    assert [len(pile) for pile in new(4).piles] == [3, 3, 3, 2, 2]


@pytest.mark.rule("MT-SETUP-16")
@every_number
def test_only_the_top_talent_of_a_pile_is_face_up(seats: int) -> None:
    table = new(seats)
    for shown, pile in zip(seen(table).piles, table.piles, strict=True):
        assert (shown.top, shown.under) == (pile[-1], len(pile) - 1)
    under = {card for pile in table.piles for card in pile[:-1]} | set(table.unused_talents)
    told = repr([getattr(seen(table), field) for field in seen(table).__struct_fields__ if field != "cards"])
    assert not [card for card in under if f"'{card}'" in told], "what lies under it is nowhere to be seen"


REDS = {"brewer", "administrative", "pioneer", "publicist"}
PROMO = {"trader", "yinyang", "architect", "duhu"}
FAN = {"firstborn", "vanguard", "elder", "secretary", "zheng"}


@pytest.mark.rule("MT-SETUP-17")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    ("option", "pool"),
    [("base", REDS), ("promo", REDS | PROMO), ("fan", REDS | FAN), ("all", REDS | PROMO | FAN)],
)
def test_more_talents_are_shuffled_into_the_red_ones(seats: int, option: str, pool: set[str]) -> None:
    tables = many(seats, talents=option)
    assert {card for table in tables for pile in table.piles[3:] for card in pile} == pool
    assert all([len(pile) for pile in table.piles[3:]] == [2, 2] for table in tables)
    assert all(set(table.unused_talents) == pool - {*table.piles[3], *table.piles[4]} for table in tables if seats == 4)


@pytest.mark.rule("MT-SETUP-18")
@every_number
def test_the_yin_yang_master_and_duhu_wei_need_three_players(seats: int) -> None:
    cards = {card for table in many(seats, talents="all") for pile in table.piles for card in pile}
    assert (cards & {"yinyang", "duhu"}) == ({"yinyang", "duhu"} if seats > 2 else set())
    assert {"trader", "architect", *FAN} <= cards


# -- building tiles -------------------------------------------------------------------------------------------------


BASE = ("granary", "mint", "works_office", "free_market", "academy", "yufu")


def in_game(table: Table) -> Counter[str]:
    """The building tiles that were not returned to the box."""
    return Counter([*Counter(table.blueprints).elements(), *table.supply])


@pytest.mark.rule("MT-SETUP-19")
def test_four_players_use_all_building_tiles() -> None:
    assert in_game(new(4)) == dict.fromkeys(BASE, 3)
    assert new(4).returned == []


@pytest.mark.rule("MT-SETUP-20")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_fewer_players_return_one_tile_of_each_kind(seats: int) -> None:
    assert in_game(new(seats)) == dict.fromkeys(BASE, 2)
    assert sorted(new(seats).returned) == sorted(BASE)


@pytest.mark.rule("MT-SETUP-21")
@every_number
def test_the_supply_is_shuffled_and_face_down(seats: int) -> None:
    assert different(lambda table: tuple(table.supply), seats) > 50
    assert seen(new(seats)).supply == len(new(seats).supply), "how many there are is all that anybody sees"


@pytest.mark.rule("MT-SETUP-22", "MT-SETUP-23", "MT-SETUP-24")
@pytest.mark.parametrize(("seats", "kinds"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_building_tiles_are_turned_until_there_are_enough_kinds(seats: int, kinds: int) -> None:
    turned = set()
    for table in many(seats):
        assert len(table.blueprints) == kinds
        assert list(table.blueprints.values())[-1] == 1, "the last one turned was of a kind that was missing"
        turned.add(sum(table.blueprints.values()))
    assert min(turned) == kinds
    assert max(turned) > kinds, "a kind that lay there was stacked"


@pytest.mark.rule("MT-SETUP-25")
@every_number
def test_observatory_and_garrison_are_shuffled_in_after_the_reduction(seats: int) -> None:
    tables = many(seats, buildings="promo")
    for table in tables:
        copies = 3 if seats == 4 else 2
        assert in_game(table) == {**dict.fromkeys(BASE, copies), "garrison": 1, "observatory": 1}
    first = {next(iter(table.blueprints)) for table in tables}
    assert {"garrison", "observatory"} <= first
    assert "garrison" in {table.supply[0] for table in tables}


@pytest.mark.rule("MT-SETUP-26", "MT-FLOW-07")
@every_number
def test_the_game_begins_in_spring_of_year_1(seats: int) -> None:
    view = seen(new(seats))
    assert (view.year, view.season, view.round, view.phase, view.settled) == (1, 0, 1, "policy", 0)
