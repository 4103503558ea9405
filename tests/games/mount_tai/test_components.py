"""What is in the box, and where it is. (MT-COMP)"""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from engine.games.mount_tai.checks import load
from engine.games.mount_tai.content import COLOURS, GOODS, PRAISES
from engine.games.mount_tai.mountain import HEIGHT
from engine.games.mount_tai.table import VIRTUAL, Table
from engine.kernel import ContentError, Illegal, Session
from tests.games.mount_tai.made import many, new, seen, without
from tests.games.mount_tai.position import CARDS, RULES, player, position

every_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])

FIEFS = [("ABCD", "1234"), ("EFGH", "1234"), ("EFGH", "5678"), ("ABCD", "5678")]
"""Columns and rows of the fiefs of four seats."""


def talents(table: Table) -> list[str]:
    """All talent cards in play, wherever they lie."""
    return [*(card for pile in table.piles for card in pile), *table.unused_talents]


def buildings(table: Table) -> Counter[str]:
    return Counter([*Counter(table.blueprints).elements(), *table.supply, *table.returned])


@pytest.mark.rule("MT-COMP-01")
def test_one_to_four_players_and_one_is_the_solo_game() -> None:
    assert list(RULES.seats) == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(Illegal):
            Session.begin(RULES, seats, {}, "a")
    for seats in (1, 2, 3, 4):
        session, _ = Session.begin(RULES, seats, {}, "a")
        assert len(session.view(None).players) == seats
        assert (VIRTUAL in session.table.order) == (seats == 1)


@pytest.mark.rule("MT-COMP-02", "MT-AMB-17", "MT-SETUP-27")
@pytest.mark.parametrize("face", ["farmland", "town"])
def test_sixty_terrain_tiles_with_two_faces_are_enough_for_all_the_land(face: str) -> None:
    """Everybody takes from the same ones, and a tile is a settlement on its one face, farmland or a town on the other.

    The other three fiefs are full of the same face, and the first gets its last one all the same.
    """
    fiefs = [[cell for cell in HEIGHT if cell[0] in x and cell[1] in y] for x, y in FIEFS]
    assert sum(HEIGHT[cell] < 4 for fief in fiefs for cell in fief) == 60
    water = position(seats=4).view().water
    full = [{cell: face for cell in fief if HEIGHT[cell] < 4 and cell not in water} for fief in fiefs]
    number = {"farmland": 2, "town": 3}[face]
    mine = {**full[0], "A4": "settlement"}
    others = [player(land=land, home=face) for land in full[1:]]
    game = position(player(edicts=[number], land=mine, home=face), *others)
    assert game.offers[0] == f"use:{number}"
    game.play(f"use:{number}")
    assert game.offers == [f"{face}:A4", "done"], "only a settlement tile is turned over"
    game.play(f"{face}:A4")
    assert set(game.me.land.values()) == {face}


@pytest.mark.rule("MT-COMP-03")
def test_four_large_and_four_small_range_tiles_and_one_summit() -> None:
    for table in many(4)[:10]:
        names = [tile.partition(":")[0] for tile in table.ranges]
        assert sorted(names) == ["L1", "L2", "L3", "L4", "S1", "S2", "S3", "S4"]
    assert {cell for cell, height in HEIGHT.items() if height == 4} == {"D4", "E4", "D5", "E5"}
    with pytest.raises(ContentError):
        load(without("map", "S3"))


@pytest.mark.rule("MT-COMP-04")
def test_eight_praises_with_a_face_for_each_year() -> None:
    assert len(PRAISES) == 8
    for table in many(2)[:10]:
        assert sorted(table.praises) == sorted(PRAISES)
    for kind in PRAISES:
        first, again = CARDS.praises[kind].first, CARDS.praises[kind].again
        assert (first.points, again.points) >= (5, 1)
    with pytest.raises(ContentError):
        load(without("praises", "great"))


@pytest.mark.rule("MT-COMP-05", "MT-AMB-36")
@every_number
def test_18_building_tiles_of_six_kinds(seats: int) -> None:
    six = ["granary", "mint", "works_office", "free_market", "academy", "yufu"]
    for table in many(seats)[:10]:
        assert buildings(table) == dict.fromkeys(six, 3)


@pytest.mark.rule("MT-COMP-15", "MT-AMB-36")
@every_number
def test_two_more_buildings(seats: int) -> None:
    for table in many(seats, buildings="promo")[:10]:
        assert buildings(table) - buildings(new(seats)) == {"garrison": 1, "observatory": 1}


@pytest.mark.rule("MT-COMP-06")
@every_number
def test_32_event_tiles_eight_of_each_colour(seats: int) -> None:
    for table in many(seats)[:10]:
        tiles = [*(tile for tiles in table.events for tile in tiles), *table.unused_events]
        assert len(set(tiles)) == 32
        assert Counter(CARDS.events[tile].colour for tile in tiles) == dict.fromkeys(COLOURS, 8)


@pytest.mark.rule("MT-COMP-07", "MT-AMB-23")
def test_four_bonus_tiles_of_different_kinds() -> None:
    for table in many(2)[:10]:
        assert sorted(table.bonuses) == ["grain", "money", "reputation", "wine"] == sorted(GOODS)


@pytest.mark.rule("MT-COMP-08")
def test_29_edict_tiles_for_each_player() -> None:
    for each in new(4).players:
        assert sorted(each.pyramid.values()) == list(range(1, 30))
    assert sum(len(each.pyramid) for each in new(4).players) == 116


@pytest.mark.rule("MT-COMP-10")
def test_one_round_for_everyone() -> None:
    game = position(player(), player(), player(), round=4, year=2)
    assert [(game.view(seat).year, game.view(seat).round) for seat in (0, 1, 2, None)] == [(2, 4)] * 4


@pytest.mark.rule("MT-COMP-11", "MT-COMP-12")
def test_thirteen_talents() -> None:
    cards = talents(new(4))
    assert len(set(cards)) == len(cards) == 13
    assert Counter(CARDS.talents[card].colour for card in cards) == {"green": 3, "yellow": 3, "blue": 3, "red": 4}
    reds = {CARDS.talents[card].profession for card in cards if CARDS.talents[card].colour == "red"}
    assert reds == {"brewer", "administrative", "pioneer", "publicist"}


@pytest.mark.rule("MT-COMP-13")
def test_four_more_talents() -> None:
    more = set(talents(new(4, talents="promo"))) - set(talents(new(4)))
    assert more == {"trader", "yinyang", "architect", "duhu"}
    assert {CARDS.talents[card].colour for card in more} == {"red"}


@pytest.mark.rule("MT-COMP-14")
def test_five_more_talents_by_fans() -> None:
    more = set(talents(new(4, talents="fan"))) - set(talents(new(4)))
    assert more == {"firstborn", "vanguard", "elder", "secretary", "zheng"}
    assert {CARDS.talents[card].colour for card in more} == {"red"}
    assert len(talents(new(4, talents="all"))) == 13 + 4 + 5


@pytest.mark.rule("MT-COMP-16")
def test_one_event_tile_0() -> None:
    assert CARDS.events["zero"].amount == 0
    tables = many(4, event_zero="on")
    assert all(sum(tiles.count("zero") for tiles in table.events) == 1 for table in tables)
    with pytest.raises(ContentError):
        load(without("events", "zero"))


@pytest.mark.rule("MT-COMP-17")
def test_grand_tutors_and_their_pieces() -> None:
    """Of the eight cards two are not even known by name, and of one only its name is."""
    known = {"builder", "scholar", "conspirator", "philanthropist", "commander", "executive"}
    assert {str(kind) for kind in CARDS.tutors} == known
    drawn = [{each.tutor for each in table.players} | set(table.unused_tutors) for table in many(4, tutors="on")]
    assert drawn == [known - {"executive"}] * len(drawn)
    begin = partial(position, phase="begin", options={"tutors": "on"})
    targets = begin(player(tutor="conspirator"), player(tutor="philanthropist")).offered("mark:")
    assert targets == ["farmland", "towns", "buildings", "levels", "money"]
    marked = begin(player(tutor="builder"), player(tutor="philanthropist")).play("mark:mint")
    assert marked.me.mark == "mint", "there is one marker"
    track = CARDS.tutors["philanthropist"].steps
    assert max(track) == 14


@pytest.mark.rule("MT-COMP-20")
def test_the_main_board() -> None:
    view = seen(new(4))
    assert len(view.ranges) == 8
    assert [each.fief for each in view.players] == ["nw", "ne", "se", "sw"]
    assert [(each.money, each.grain, each.wine) for each in view.players] == [(6, 2, 0)] * 4
    assert sorted(each.reputation for each in view.players) == [0, 0, 1, 1]
    assert (view.year, view.season, view.round, view.settled) == (1, 0, 1, 0)
    assert [len(tiles) for tiles in view.events] == [4] * 8
    assert len(view.bonuses) == 4
    assert [praise.year for praise in view.praises] == [1] * 4 + [2] * 4
    assert sorted(view.order) == [0, 1, 2, 3]


@pytest.mark.rule("MT-COMP-21")
def test_beside_the_boards() -> None:
    table = new(3, tutors="on")
    view = seen(table)
    assert [pile.colour for pile in view.piles] == ["green", "yellow", "blue", "red", "red"]
    assert all(pile.top for pile in view.piles)
    assert len(view.blueprints) == 3
    assert [each.donated for each in view.players] == [0, 0, 0]


@pytest.mark.rule("MT-COMP-22")
def test_what_is_printed_on_tiles_and_cards() -> None:
    """Whoever chooses is told cost and ability; all the rest is public data."""
    piles = [(), (), (), ("brewer",), ()]
    game = position(player(edicts=[22]), piles=piles, blueprints={"yufu": 1, "mint": 1, "granary": 1}).play("use:22")
    assert game.note("build:yufu")["cost"] == 3
    assert game.note("build:mint")["effect"] == RULES.box.building_effect["mint"]
    assert game.note("recruit:3")["cost"] == 1
    assert game.note("recruit:3")["skill"] == RULES.box.card_skill("brewer", 1)
    for level, cost in ((1, 2), (2, 3)):
        held = position(player(edicts=[4], talents={"brewer": level})).play("use:4")
        assert held.note("raise:brewer")["cost"] == cost
        assert held.note("raise:brewer")["skill"] == RULES.box.card_skill("brewer", level + 1)
    praise = game.view().cards.praises["brilliant"]
    assert (praise.first.counts, praise.first.need, praise.first.points) == ("money", 5, 5)
    assert (praise.again.counts, praise.again.per, praise.again.points) == ("money", 2, 1)
