"""Rounds of turns, seen in whole games and in single Action Phases. (JN-ROUND, JN-DIST)"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import groupby, pairwise
from typing import Any

import pytest
from msgspec import Struct

from engine.games.jiangnan.kinds import DISTRICTS
from engine.kernel import Reply, Session
from engine.simulate import Players
from tests.games.jiangnan.acting import travelling, visitor
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import RULES, player, position
from tests.games.jiangnan.test_random import eager

SEATS = 3


class Seen(Struct):
    """What was seen before a reply: question, whose, the turn order, and of each seat the spirit, the tiles in the bag
    and on the track, those discarded, and the works published."""

    round: int
    phase: str
    key: str
    seat: int
    order: list[int]
    spirit: list[int]
    bag: list[int]
    track: list[int]
    held: list[set[str]]
    discarded: list[set[str]]
    published: list[list[str]]


@cache
def course(chapter: str) -> tuple[Seen, ...]:
    """A whole game of three who would rather do something than decline."""
    session, _ = Session.begin(RULES, SEATS, {"chapter": chapter}, f"course {chapter}")
    players = Players([eager] * SEATS, f"course {chapter}")
    seen: list[Seen] = []
    while not session.over:
        t = session.table
        reply: Reply = players.reply(session)
        seen.append(
            Seen(
                t.round,
                t.phase,
                reply.key,
                reply.seat,
                list(t.order),
                [each.spirit for each in t.players],
                [len(each.bag) for each in t.players],
                [len(each.track) for each in t.players],
                [{*each.bag, *each.track, *each.used, *each.drafted} for each in t.players],
                [set(each.discarded) for each in t.players],
                [list(each.published) for each in t.players],
            )
        )
        session.apply(reply)
    return tuple(seen)


def turns(chapter: str) -> list[Seen]:
    """The beginnings of turns and of Mandatory Rests."""
    found = [seen for seen in course(chapter) if seen.key in ("turn", "rest")]
    # A Spirits tile puts the question again.
    return [
        first for first, again in zip(found, [None, *found], strict=False) if again is None or not _same(first, again)
    ]


def _same(one: Seen, other: Seen) -> bool:
    return (one.round, one.seat, one.key, one.held) == (other.round, other.seat, other.key, other.held)


every_chapter = pytest.mark.parametrize("chapter", ["1", "6"])


@every_chapter
@pytest.mark.rule("JN-ROUND-01", "JN-ROUND-06", "JN-REST-08")
def test_a_game_has_six_rounds_with_eighteen_turns_for_each(chapter: str) -> None:
    """A Mandatory Rest is one of them."""
    assert [number for number, _ in groupby(course(chapter), lambda seen: seen.round)] == [1, 2, 3, 4, 5, 6]
    assert Counter(seen.seat for seen in turns(chapter)) == {0: 18, 1: 18, 2: 18}


@every_chapter
@pytest.mark.rule("JN-ROUND-02")
def test_upkeep_follows_the_action_phase(chapter: str) -> None:
    for number in range(1, 7):
        mine = [
            seen.phase for seen in course(chapter) if seen.round == number and seen.phase not in ("works", "talents")
        ]
        phases = [phase for phase, _ in groupby(mine)]
        assert phases[0] == "action" and "action" not in phases[1:]


@every_chapter
@pytest.mark.rule("JN-ROUND-03", "JN-ROUND-04", "JN-REST-12")
def test_three_passes_in_one_order(chapter: str) -> None:
    """Who had to rest is missing in the third one."""
    rested: list[int] = []
    for number in range(1, 7):
        mine = [seen for seen in turns(chapter) if seen.round == number]
        acting = [seen for seen in mine if seen.key == "turn"]
        order = acting[0].order
        third = [seat for seat in order if seat not in rested]
        assert [seen.seat for seen in acting] == [*order, *order, *third]
        rested = [seen.seat for seen in mine if seen.key == "rest"]


@every_chapter
@pytest.mark.rule("JN-SPIRIT-02")
def test_spirit_falls_in_upkeep_only(chapter: str) -> None:
    seen = course(chapter)
    fallen = set()
    for before, after in pairwise(seen):
        lost = any(low < high for low, high in zip(after.spirit, before.spirit, strict=True))
        if lost:
            assert before.round < after.round or after.phase in ("spirits", "rest"), (before.key, after.phase)
            fallen.add(before.round)
    assert fallen == {1, 2, 3, 4, 5}


@every_chapter
@pytest.mark.rule("JN-PORT-10")
def test_what_is_published_stays_to_the_end(chapter: str) -> None:
    seen = course(chapter)
    for before, after in pairwise(seen):
        for old, new in zip(before.published, after.published, strict=True):
            assert new[: len(old)] == old
    assert all(seen[-1].published)


@pytest.mark.rule("JN-TURN-11", "JN-BOARD-13")
@every_chapter
def test_discarded_tiles_never_come_back(chapter: str) -> None:
    seen = course(chapter)
    for before, after in pairwise(seen):
        for old, new, held in zip(before.discarded, after.discarded, after.held, strict=True):
            assert old <= new and not new & held
    assert [len(thrown) for thrown in seen[-1].discarded] == [18, 18, 18]


@pytest.mark.rule("JN-TURN-23", "JN-TURN-25", "JN-TURN-26")
def test_twelve_tiles_last_for_six_turns() -> None:
    """Four turns fill the track from the bag; the fifth one begins with the last four tiles, the sixth with two."""
    for seat in range(SEATS):
        mine = [(seen.track[seat], seen.bag[seat]) for seen in turns("1") if seen.seat == seat]
        assert mine == [(4, 8), (4, 6), (4, 4), (4, 2), (4, 0), (2, 0)] * 3


@pytest.mark.rule("JN-ROUND-03", "JN-TURN-27")
def test_turns_go_round_in_the_current_order() -> None:
    game = position(seats=4, order=[2, 0, 3, 1])
    asked = []
    while game.key == "turn":
        asked.append(game.decision.seat)
        game.play("rest:1")
    assert asked == [2, 0, 3, 1] * 3 and game.table.phase == "draft"


@pytest.mark.rule("JN-ROUND-04")
def test_a_place_taken_for_the_next_round_does_not_change_this_one() -> None:
    game = position(player(), player(track=["start_tavern_1", "start_society_1"]), order=[0, 2, 1])
    asked = []
    while game.key == "turn":
        asked.append(game.decision.seat)
        game.play("rest:1" if "visit:2:society" not in game.offers else "visit:2:society")
        if game.key == "society":
            game.play("ideas:novel:novel")
    assert asked == [0, 2, 1] * 3


@pytest.mark.rule("JN-ROUND-05", "JN-REST-11", "JN-REST-12")
@pytest.mark.parametrize(
    ("resting", "asked"),
    [
        ([], [0, 1, 2, 0, 1, 2, 0, 1, 2]),
        ([1], [0, 1, 2, 0, 1, 2, 0, 2]),
        ([0, 2], [0, 1, 2, 0, 1, 2, 1]),
        ([0, 1, 2], [0, 1, 2, 0, 1, 2]),
    ],
)
def test_the_phase_ends_when_nobody_has_a_scholar_left(resting: list[int], asked: list[int]) -> None:
    game = position(rest=resting, seats=3)
    found = []
    while game.key == "turn":
        found.append(game.decision.seat)
        game.play("rest:1")
    assert found == asked and game.table.phase == "draft"


# -- districts ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-DIST-01", "JN-TURN-20")
@pytest.mark.parametrize("district", DISTRICTS)
def test_there_are_six_districts_each_with_its_own_action(district: str) -> None:
    assert set(position().table.scholars) == set(DISTRICTS) and len(DISTRICTS) == 6
    game = position(visitor(district, coins=9, novel=9, works=["novel_1"])).play(f"visit:2:{district}")
    assert game.key == district and game.table.scholars[district] == [0]
    assert sum(map(len, game.table.scholars.values())) == 1 and game.table.rest == []


@pytest.mark.rule("JN-DIST-01", "JN-DIST-02", "JN-REST-01", "JN-AMB-06")
def test_rest_is_a_seventh_action_and_free_to_choose() -> None:
    game = position(player(9))
    assert game.offered("rest:") == ["4", "3", "2", "1"] and len(game.offered("visit:")) == 4
    game.play("rest:3")
    assert game.table.rest == [0] and not any(game.table.scholars.values())
    assert game.decision.seat == 1, "nothing is done in a district"


def extras(**setting: str) -> set[str]:
    """The districts with more than their plain action, in a chapter or with modules of a custom game."""
    chapter, options = setting.pop("chapter", "1"), setting
    more: dict[str, Any] = {"chapter": chapter, "options": options}
    found = set()
    rich: dict[str, Any] = {"coins": 9, "novel": 9, "works": ["novel_1", "novel_2"]}
    if "exam" in position(visitor("society", **rich), **more).play("visit:2:society").offers:
        found.add("society")
    if travelling(visitor("travel", **rich), **more).offered("trip:"):
        found.add("travel")
    meeting = visitor("parlour", place=0, cities=["a1"], **rich)
    served: list[str | tuple[str, int]] = [("novel", 0), "drama", "painting"]
    parlour = position(meeting, **more, muses=[8], teahouse=served, tavern=served).play("visit:2:parlour", "muse:8")
    if parlour.key == "servant":
        found.add("parlour")
    if advanced_fair(position(**more)):
        found.add("fair")
    return found


def advanced_fair(game: Game) -> bool:
    return len(RULES.box.hands(game.table)) > 1 or any(face.startswith("B") for face in game.table.ring)


@pytest.mark.rule("JN-DIST-03", "JN-DIST-04", "JN-EXAM-01", "JN-CHARM-01", "JN-CHARM-14")
@pytest.mark.parametrize(
    ("chapter", "districts"),
    [
        ("1", ""),
        ("2", ""),
        ("3", "society"),
        ("4", "travel fair"),
        ("5", "parlour fair"),
        ("6", "society travel parlour fair"),
    ],
)
def test_advanced_actions_come_with_the_chapters_sides(chapter: str, districts: str) -> None:
    assert extras(chapter=chapter) == set(districts.split())


@pytest.mark.rule("JN-DIST-03")
@pytest.mark.parametrize(
    ("module", "side", "district"),
    [
        ("society", "b", "society"),
        ("travel", "b", "travel"),
        ("parlour", "b", "parlour"),
        ("shops", "b", "fair"),
        ("pointer", "b", "fair"),
        ("pointer", "c", "fair"),
    ],
)
def test_a_side_b_brings_the_advanced_action_of_its_own_district(module: str, side: str, district: str) -> None:
    assert extras(**{module: side}) == {district}
