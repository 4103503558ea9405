"""What players begin with. (MT-SETUP-28 to MT-SETUP-43)"""

from __future__ import annotations

import pytest

from engine.games.mount_tai.mountain import FIEF, HEIGHT
from engine.games.mount_tai.table import VIRTUAL
from engine.kernel import Session
from tests.games.mount_tai.made import SEEDS, many, new, seen
from tests.games.mount_tai.position import RULES, changed, player, position

every_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])

LAYERS = {1: range(4), 2: range(4, 13), 3: range(13, 29)}
"""The places of the pyramid by tier: squares of 2, 3 and 4."""


@pytest.mark.rule("MT-SETUP-28")
@every_number
def test_each_player_has_all_29_edict_tiles(seats: int) -> None:
    for each in new(seats).players:
        assert sorted(each.pyramid.values()) == list(range(1, 30))
        assert (each.gone, each.aside, each.recorded, each.played) == ([], [], [], 0)


@pytest.mark.rule("MT-SETUP-29")
def test_each_tier_is_shuffled_by_itself_for_each_player() -> None:
    tables = many(2)
    for places in LAYERS.values():
        for place in places:
            found = {table.players[0].pyramid[place] for table in tables}
            assert len(found) >= min(len(places), 9), "any tile of the tier may lie there"
    assert all(table.players[0].pyramid != table.players[1].pyramid for table in tables)


@pytest.mark.rule("MT-SETUP-30", "MT-SETUP-31", "MT-SETUP-32", "MT-EDICT-07", "MT-AMB-04")
@every_number
def test_tier_iii_lies_at_the_bottom_tier_ii_on_it_tier_i_on_top_all_face_up(seats: int) -> None:
    tiers = {1: range(1, 5), 2: range(5, 14), 3: range(14, 30)}
    for viewer in (*range(seats), None):
        for each in RULES.view(new(seats), viewer).players:
            by_place = {place.place: place for place in each.pyramid}
            for tier, places in LAYERS.items():
                assert sorted(by_place[place].number for place in places) == list(tiers[tier])
                assert {by_place[place].tier for place in places} == {tier}


@pytest.mark.rule("MT-SETUP-33", "MT-MAP-02", "MT-AMB-18")
@pytest.mark.parametrize(
    ("seats", "homes"),
    [(1, ["A1"]), (2, ["A1", "H8"]), (3, ["A1", "H1", "H8"]), (4, ["A1", "H1", "H8", "A8"])],
)
def test_the_first_settlement_tile_lies_in_the_corner_of_each_seat(seats: int, homes: list[str]) -> None:
    table = new(seats)
    assert [each.land for each in table.players] == [{home: "settlement"} for home in homes]
    assert {HEIGHT[home] for home in homes} == {1}


@pytest.mark.rule("MT-SETUP-34")
def test_the_fief_is_the_block_of_four_by_four_cells_in_that_corner() -> None:
    fiefs = [each.fief for each in seen(new(4)).players]
    cells = [{cell for cell, of in FIEF.items() if of == fief} for fief in fiefs]
    for corner, block in zip(("A1", "H1", "H8", "A8"), cells, strict=True):
        columns = "ABCD" if corner[0] == "A" else "EFGH"
        rows = "1234" if corner[1] == "1" else "5678"
        assert block == {f"{x}{y}" for x in columns for y in rows}
    everything = ["C1", "A3", "B2", "D1", "A4"]
    game = position(player(money=20, edicts=[1], land=everything)).play("use:1")
    reached = {offer.partition(":")[2] for offer in game.offers if ":" in offer}
    assert "B4" in reached
    assert reached <= cells[0]


@pytest.mark.rule("MT-SETUP-35", "MT-SETUP-36", "MT-SETUP-37")
@every_number
def test_players_begin_with_six_money_two_grain_and_no_wine(seats: int) -> None:
    assert [(each.money, each.grain, each.wine) for each in new(seats).players] == [(6, 2, 0)] * seats
    richer = changed("board", None, money=9, grain=1, wine=4)
    session, _ = Session.begin(richer, seats, {}, "a")
    assert [(each.money, each.grain, each.wine) for each in session.table.players] == [(9, 1, 4)] * seats


@pytest.mark.rule("MT-SETUP-38", "MT-AMB-60")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_player_begins_and_the_others_follow_clockwise(seats: int) -> None:
    starts = set()
    for seed in SEEDS:
        session, _ = Session.begin(RULES, seats, {}, seed)
        start = session.table.start
        starts.add(start)
        assert session.table.order == [(start + step) % seats for step in range(seats)]
        assert [decision.seat for decision in session.decisions] == [start]
    assert starts == set(range(seats))


@pytest.mark.rule("MT-SETUP-39")
def test_each_player_has_one_place_in_the_turn_order() -> None:
    assert [sorted(seen(new(seats)).order) for seats in (2, 3, 4)] == [[0, 1], [0, 1, 2], [0, 1, 2, 3]]
    assert seen(new(1)).order == (0, VIRTUAL)


def reputation(seats: int) -> set[tuple[int, ...]]:
    """What the players have at the beginning, in turn order."""
    return {tuple(table.players[seat].reputation for seat in table.order if seat >= 0) for table in many(seats)[:20]}


@pytest.mark.rule("MT-SETUP-40")
def test_reputation_begins_at_nothing() -> None:
    assert reputation(1) == {(0,)}
    assert all(start[:2] == (0, 0) for seats in (2, 3, 4) for start in reputation(seats))


@pytest.mark.rule("MT-SETUP-41")
def test_third_and_fourth_of_four_begin_with_one_reputation() -> None:
    assert reputation(4) == {(0, 0, 1, 1)}


@pytest.mark.rule("MT-SETUP-42")
def test_the_third_of_three_begins_with_one_reputation() -> None:
    assert reputation(3) == {(0, 0, 1)}


@pytest.mark.rule("MT-SETUP-43")
def test_two_players_begin_without_reputation() -> None:
    assert reputation(2) == {(0, 0)}
