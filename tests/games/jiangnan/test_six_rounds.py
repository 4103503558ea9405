"""What comes of six whole rounds: boats, pointer, Charm tiles, drafts and bags."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from msgspec import Struct

from engine.games.jiangnan.kinds import CHARMS, FAIR, ROUNDS
from engine.games.jiangnan.table import Table
from engine.kernel import Decision, Reply, Session, Who
from tests.games.jiangnan.position import RULES

SEATS = 3
OPTIONS = {"chapter": "custom", "parlour": "b", "upkeep": "b"}
"""There are Charm tiles, and more action tiles than are drafted, so that everybody is asked for every pick."""


class Course(Struct):
    """What was seen of a game.

    `boats` are the trends of the boats in the slots at the start, `goals` the column from the bottom, `end` is the
    table at the end. By round: the shops that the pointer showed, the Charm tile, and the tiles of players at each
    pick, as (in bag and on track, used, drafted). `drafted` counts the picks of each seat.
    """

    boats: list[set[str]]
    goals: list[str]
    end: Table
    shops: dict[int, set[int]]
    charms: dict[int, set[str]]
    tiles: dict[int, list[tuple[int, int, int]]]
    drafted: Counter[int]


def quiet(decision: Decision) -> str:
    """Visit the Society or the Teahouse, or rest: nobody hires, travels or meets a shop that moves tiles."""
    offers = [option.id for option in decision.options]
    wanted = {"turn": (":society", ":teahouse", "rest:"), "society": ("ideas:",)}.get(decision.key, ("",))
    return next(offer for want in wanted for offer in offers if want in offer)


@cache
def course() -> Course:
    session, _ = Session.begin(RULES, SEATS, OPTIONS, "six rounds")
    t = session.table
    boats = [{trend.shown for trend in boat.trends} for boat in t.river if boat is not None]
    seen = Course(boats, list(t.goals), t, {}, {}, {}, Counter())
    while not session.over:
        t, decision = session.table, session.decisions[0]
        if t.phase == "action":
            seen.shops.setdefault(t.round, set()).update(RULES.box.hands(t))
            seen.charms.setdefault(t.round, set()).add(t.charms[0])
        if t.phase == "draft":
            seen.tiles.setdefault(t.round, []).extend(
                (len(each.bag) + len(each.track), len(each.used), len(each.drafted)) for each in t.players
            )
        for event in session.apply(Reply(decision.seat, decision.key, decision.ticket, (quiet(decision),))):
            who = event.text.args.get("who")
            if event.text.key == "jiangnan-did-draft" and isinstance(who, Who):
                seen.drafted[who.seat] += 1
        assert not list(RULES.audit(session.table))
    seen.end = session.table
    return seen


@pytest.mark.rule("JN-BOAT-19", "JN-BOAT-20")
def test_the_boat_of_slot_k_is_resolved_in_round_7_minus_k() -> None:
    trends = [trend.shown for trend in course().end.trends]
    assert len(trends) == ROUNDS
    for slot, shown in enumerate(course().boats, 1):
        assert trends[7 - slot - 1] in shown


@pytest.mark.rule("JN-BOAT-19", "JN-BOAT-21")
def test_the_boat_resolved_in_round_r_ends_in_slot_7_minus_r() -> None:
    river, goals = course().end.river, course().goals
    assert [boat.goal for boat in river if boat is not None] == goals[::-1]
    for number, goal in enumerate(goals, 1):
        boat = river[7 - number - 1]
        assert boat is not None and boat.goal == goal


@pytest.mark.rule("JN-DRAFT-10")
def test_everybody_drafts_twelve_tiles_in_rounds_1_to_4() -> None:
    assert course().drafted == {0: 12, 1: 12, 2: 12}
    assert list(course().tiles) == [1, 2, 3, 4]


@pytest.mark.rule("JN-BAG-03")
def test_before_a_bag_refill_all_tiles_are_used_or_drafted() -> None:
    for number in (2, 4):
        # All but the last tile of the round have been drafted at the last pick.
        assert sorted(course().tiles[number][-SEATS:]) == [(0, 6, 5), (0, 6, 6), (0, 6, 6)]


@pytest.mark.rule("JN-STAT-03")
def test_the_pointer_shows_six_different_shops() -> None:
    assert all(len(shops) == 1 for shops in course().shops.values())
    assert set().union(*course().shops.values()) == set(range(FAIR))
    assert course().end.pointer == 5


@pytest.mark.rule("JN-STAT-11")
def test_each_charm_tile_is_used_for_one_round() -> None:
    assert len(course().charms) == ROUNDS and all(len(charms) == 1 for charms in course().charms.values())
    assert set().union(*course().charms.values()) == set(CHARMS)
