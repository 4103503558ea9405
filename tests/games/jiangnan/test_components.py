"""What is in the box, and where it is. (JN-COMP)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from engine.games.jiangnan.checks import load
from engine.games.jiangnan.kinds import DISTRICTS, IDEAS
from engine.games.jiangnan.table import BOT, Table
from engine.kernel import ContentError, Illegal, Session
from tests.games.jiangnan.acting import at_shop, visitor
from tests.games.jiangnan.made import drafted, many, new, seen, without
from tests.games.jiangnan.position import CARDS, RULES, player, position

every_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def characters(table: Table) -> Iterator[int]:
    """All character tiles, wherever they lie."""
    yield from (muse.character for muse in table.muses)
    yield from (*table.muse_stack, *table.talents, *table.unused_characters)
    for each in table.players:
        yield from (*each.assistants, *([each.talent] if each.talent else []))


@pytest.mark.rule("JN-COMP-01")
@pytest.mark.parametrize("chapter", list("123456"))
def test_twenty_characters_each_of_them_a_talent_or_a_muse(chapter: str) -> None:
    for table in many(4, chapter=chapter)[:5]:
        assert sorted(characters(table)) == list(range(1, 21))
    for number, character in CARDS.characters.items():
        assert character.bonus and character.assistant.power, f"{number} has a side as a muse"
        assert (character.talent is not None) == (number <= 15), "the powers of five talents are not known"
    with pytest.raises(ContentError):
        load(without("characters", "20"))


@pytest.mark.rule("JN-COMP-02")
@pytest.mark.parametrize("chapter", ["2", "3", "4", "5", "6"])
def test_a_talent_in_play_is_no_muse(chapter: str) -> None:
    for seed in "abc":
        table = drafted(4, seed, chapter=chapter).table
        held = {each.talent for each in table.players}
        assert len(held) == 4 and 0 not in held
        assert held.isdisjoint([*table.muse_stack, *(muse.character for muse in table.muses)])
        assert sorted(characters(table)) == list(range(1, 21))


@pytest.mark.rule("JN-COMP-03")
def test_three_double_sided_boards_over_a_river_of_seven_slots() -> None:
    """Each board has two districts and a side B of its own; three long river boards and a short one lie below."""
    for society, travel, parlour, upkeep in product("ab", repeat=4):
        sides = new(society=society, travel=travel, parlour=parlour, upkeep=upkeep).sides
        assert (sides.society, sides.travel, sides.parlour, sides.upkeep) == (society, travel, parlour, upkeep)
    view = seen(new())
    assert sorted(view.slots) == sorted(DISTRICTS)
    assert len(view.river) == 3 * 2 + 1


@pytest.mark.rule("JN-COMP-04")
@every_number
def test_six_boats(seats: int) -> None:
    assert sum(boat is not None for boat in new(seats).river) == 6


@pytest.mark.rule("JN-COMP-05", "JN-AMB-03")
def test_four_player_boards_are_for_one_to_four_players() -> None:
    assert list(RULES.seats) == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(Illegal):
            Session.begin(RULES, seats, {}, "a")
    for seats in (1, 2, 3, 4):
        session, _ = Session.begin(RULES, seats, {}, "a")
        assert len(session.view(None).players) == seats


@pytest.mark.rule("JN-COMP-06")
@every_number
def test_three_scholars_of_each_colour(seats: int) -> None:
    """With two players the vassals have three as well: 12 in four colours."""
    game = drafted(seats)
    assert [game.table.party(party).scholars for party in game.table.parties] == [3] * len(game.table.parties)
    most = Counter[int]()
    while game.table.phase == "action":
        game.play(next(offer for offer in game.offers if offer.startswith("rest:")))
        most |= Counter([*game.table.rest, *(colour for under in game.table.scholars.values() for colour in under)])
    colours = {1: [0], 2: [0, 1, 2, 3], 3: [0, 1, 2], 4: [0, 1, 2, 3]}[seats]
    assert {colour: most[colour] for colour in colours} == dict.fromkeys(colours, 3)
    assert max(most.values()) == 3 and set(most) <= {*colours, BOT}


@pytest.mark.rule("JN-COMP-08", "JN-COMP-15", "JN-COMP-16", "JN-COMP-19")
def test_pieces_that_are_mere_numbers_never_run_out() -> None:
    """126 coins, 25 servants of a colour, 30 ideas of each type and 6 Spirits tiles are no limits."""
    assert sorted(IDEAS) == ["drama", "novel", "painting"]
    rich = visitor(coins=126, novel=30, drama=30, painting=30, spirits=6)
    game = at_shop("A5", rich)
    assert game.me.spirits == 7
    assert game.ideas() == (31, 30, 31), "a novel idea of the discarded tile, a painting idea on the way"
    game = position(player(126, novel=30, drama=30, painting=30)).play("visit:2:society", "ideas:drama:drama")
    assert game.me.coins == 127, "the rightmost tile is discarded for a coin"
    assert game.ideas() == (30, 32, 30)
    boats = position(phase="boats", scholars={"society": [0]}, boats={0: [(0, 25)]})
    assert boats.boat(1) == [(0, 26)]


@pytest.mark.rule("JN-AMB-04")
def test_scores_have_no_upper_limit() -> None:
    works = ["novel_1", "drama_1", "painting_1"]
    leader = player(published=works, novel=0, drama=0, painting=0, points={"sets": 999, "publishing": 5000})
    game = position(leader, round=6, phase="final")
    assert game.me.points == {"sets": 999 + 4, "publishing": 5000}
    assert game.standings is not None and game.standings.scores[0].total == 6003


@pytest.mark.rule("JN-COMP-09")
def test_45_portfolios_of_two_ages() -> None:
    table = new(4)
    assert Counter(RULES.box.works[work].age for work in [*table.works, *table.works_stack]) == {1: 21}
    assert Counter(RULES.box.works[work].age for work in table.works_later) == {2: 24}
    assert len({*table.works, *table.works_stack, *table.works_later}) == 45
    with pytest.raises(ContentError):
        load(without("novels", "15"))


@pytest.mark.rule("JN-COMP-10")
def test_twelve_starting_tiles_of_each_colour() -> None:
    table = new(4)
    assert [len({*each.bag, *each.track}) for each in table.players] == [12] * 4
    assert {tile for each in table.players for tile in (*each.bag, *each.track)} == CARDS.starting.keys()
    with pytest.raises(ContentError):
        load(without("starting", "start_fair_2"))


@pytest.mark.rule("JN-COMP-11")
def test_six_shop_tiles_with_two_faces() -> None:
    faces = {face for table in many(shops="random") for face in table.ring}
    assert faces == {f"{side}{number}" for side in "AB" for number in range(1, 7)}
    for table in many(shops="random"):
        assert sorted(face[1] for face in table.ring) == list("123456"), "only one face of a tile lies up"


@pytest.mark.rule("JN-COMP-12", "JN-COMP-13")
@pytest.mark.parametrize(
    ("tiles", "by_age"),
    [("basic", {1: 12, 2: 12, 3: 15, 4: 15}), ("advanced", {1: 18, 2: 18, 3: 21, 4: 21})],
)
def test_action_tiles_by_age(tiles: str, by_age: dict[int, int]) -> None:
    """54 basic tiles, and 6 advanced ones of each Age besides."""
    for ages in ("sorted", "mixed"):
        table = new(3, tiles=tiles, ages=ages)
        there = [*table.offer, *table.tiles_gone, *(tile for bag in table.bags.values() for tile in bag)]
        assert Counter(RULES.box.tiles[tile].age for tile in set(there)) == by_age
        assert len(there) == len(set(there)) == sum(by_age.values())


@pytest.mark.rule("JN-COMP-14")
def test_three_sides_of_the_pointer() -> None:
    hands = {side: seen(new(pointer=side)).hands for side in "abc"}
    assert len(set(hands.values())) == 3
    assert [len(hands[side]) for side in "abc"] == [1, 2, 2]


@pytest.mark.rule("JN-COMP-18")
def test_six_charm_tiles() -> None:
    for table in many(parlour="b")[:10]:
        assert sorted(table.charms) == list("ABCDEF")


@pytest.mark.rule("JN-COMP-20")
def test_four_own_bags_and_one_for_mixed_ages() -> None:
    """Nobody draws from somebody else's bag; Ages that are mixed come from one bag after the other."""
    game = drafted(4, ages="mixed")
    before = [list(each.bag) for each in game.players]
    seat = game.decision.seat
    game.play(next(offer for offer in game.offers if offer.startswith("rest:")))
    after = [list(each.bag) for each in game.players]
    assert after[seat] == before[seat][:-2]
    assert [bag for own, bag in enumerate(after) if own != seat] == [
        bag for own, bag in enumerate(before) if own != seat
    ]
    assert {frozenset(RULES.box.tiles[tile].age for tile in bag) for bag in game.table.bags.values()} == {
        frozenset((1, 2)),
        frozenset((3, 4)),
    }


@pytest.mark.rule("JN-COMP-21")
def test_fifteen_display_tiles_of_three_types() -> None:
    board = CARDS.board
    assert board.displays * len(IDEAS) == 15
    kinds = {tile.kind for table in many() for tiles in table.tracks.values() for tile in tiles}
    assert kinds == set(IDEAS)


@pytest.mark.rule("JN-COMP-22", "JN-EXAM-15")
def test_four_degree_tiles_with_two_sides() -> None:
    """There is one for the last player, too, and the Gongshi side is on the same tile."""
    juren = player(novel=9, works=["novel_1", "drama_1"], track=["start_society_1", "start_society_2"])
    graduates = [player(degree=1, spent=[f"novel_{n}", f"drama_{n}"]) for n in (2, 3, 4)]
    game = position(juren, *graduates, chapter="3").play("visit:1:society", "exam")
    while "pay" in game.key or game.key.startswith("exam"):
        game.play(game.offers[0])
    assert [each.degree for each in game.players] == [1, 1, 1, 1]
    assert [(exam.works, exam.ideas) for exam in CARDS.board.exams] == [(2, 6), (3, 9)]


@pytest.mark.rule("JN-COMP-23")
def test_twelve_travel_tiles() -> None:
    for table in many()[:10]:
        assert sorted([*table.bonuses.values(), *table.unused_travel]) == list(range(1, 13))
    with pytest.raises(ContentError):
        load(without("travel", "12"))


@pytest.mark.rule("JN-COMP-24")
def test_fifteen_double_sided_trend_tiles() -> None:
    for table in many()[:10]:
        tiles = [*table.unused_trends, *(trend for boat in table.river if boat for trend in boat.trends)]
        assert len(tiles) == 15
        assert len({frozenset((tile.shown, tile.hidden)) for tile in tiles}) == 15
        assert all(tile.shown != tile.hidden for tile in tiles)


@pytest.mark.rule("JN-COMP-25")
def test_twelve_goals() -> None:
    for goals in ("first", "second", "all"):
        table = new(goals=goals)
        assert sorted([*table.goals, *table.unused_goals]) == list("ABCDEFGHIJKL")
    with pytest.raises(ContentError):
        load(without("goals", "L"))


@pytest.mark.rule("JN-COMP-26", "JN-SETUP-14")
@pytest.mark.parametrize(("side", "sets"), [("a", 4), ("b", 5)])
def test_an_overlay_with_two_sides_and_a_covered_muse_stack(side: str, sets: int) -> None:
    published = ["novel_1", "drama_1", "painting_1"]
    game = position(player(published=published), round=6, phase="final", options={"overlay": side})
    assert game.me.points["sets"] == sets
    view = seen(new())
    assert view.muse_stack == 12, "how many there are is all that anybody sees"
