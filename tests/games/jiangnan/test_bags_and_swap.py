"""Bags are filled again, and the Society changes to Age 2. (section 5.7 of the rules)"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.jiangnan.kinds import DISTRICTS
from engine.games.jiangnan.table import Player
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import CARDS, RULES, player, position

STARTING = list(CARDS.starting)
USED, DISCARDED = STARTING[:6], STARTING[6:]
WORKS = RULES.box.works
DRAFTED = [f"age1_{district}_1" for district in DISTRICTS]


def spent(track: Sequence[str] = (), used: Sequence[str] = USED) -> Player:
    """A player at the end of Round 2 or 4, all tiles used, drafted or discarded."""
    return player(spirit=6, track=track, bag=(), used=used, drafted=DRAFTED, discarded=DISCARDED)


def after(number: int, me: Player | None = None, seed: str = "1") -> Game:
    """The events of a round are over; seat 0 is the last in the turn order."""
    return position(me or spent(), round=number, phase="events", order=[1, 2, 0], seed=seed)


@pytest.mark.rule("JN-BAG-01")
@pytest.mark.parametrize("number", range(1, 6))
def test_bags_are_filled_in_rounds_2_and_4(number: int) -> None:
    game = after(number)
    if number in (2, 4):
        assert (game.me.used, game.me.drafted, len(game.me.bag)) == ([], [], 8)
    else:
        assert (game.me.used, game.me.drafted, game.me.bag, game.me.track) == (USED, DRAFTED, [], [])


@pytest.mark.rule("JN-BAG-02")
def test_bags_are_filled_after_public_scoring() -> None:
    for number in (2, 4):
        told = [event.text.key for event in after(number).told]
        assert told.index("jiangnan-did-bags") == told.index("jiangnan-did-status") - 1
        assert told.index("jiangnan-did-bags") == max(at for at, key in enumerate(told) if "public" in key) + 1


@pytest.mark.rule("JN-BAG-04", "JN-BAG-05", "JN-BAG-06", "JN-BAG-08")
def test_used_and_drafted_tiles_are_mixed_and_four_drawn() -> None:
    orders = set()
    for seed in range(5):
        game = after(2, seed=str(seed))
        assert (len(game.me.track), len(game.me.bag)) == (4, 8)
        assert sorted(game.me.track + game.me.bag) == sorted(USED + DRAFTED)
        assert (game.me.used, game.me.drafted, game.me.discarded) == ([], [], DISCARDED)
        orders.add(tuple(game.me.track))
    assert len(orders) > 1


@pytest.mark.rule("JN-BAG-07")
def test_tiles_on_the_track_stay_there() -> None:
    for seed in range(3):
        game = after(4, spent(track=USED[:2], used=USED[2:]), str(seed))
        assert (game.me.track[:2], len(game.me.track), len(game.me.bag)) == (USED[:2], 4, 8)


def display(game: Game) -> set[int]:
    """Of which Ages the portfolios on display and in the stack are."""
    return {WORKS[work].age for work in game.table.works + game.table.works_stack}


@pytest.mark.rule("JN-SWAP-01")
@pytest.mark.parametrize("number", range(1, 4))
def test_the_society_changes_in_round_3_only(number: int) -> None:
    assert display(after(number)) == ({1} if number < 3 else {2})


@pytest.mark.rule("JN-SWAP-01")
@pytest.mark.parametrize("number", [4, 5])
def test_later_the_display_stays(number: int) -> None:
    shown = ["drama_8", "drama_9", "novel_8", "novel_9"]
    assert position(round=number, phase="events", works=shown).table.works == shown


@pytest.mark.rule("JN-SWAP-02", "JN-SWAP-03")
def test_age_1_leaves_the_game_and_age_2_is_shuffled_and_turned_up() -> None:
    displays = set()
    for seed in range(5):
        game = after(3, seed=str(seed))
        assert len(game.table.works) == 4 and game.table.works_later == []
        assert set(game.table.works + game.table.works_stack) == {work for work in WORKS if WORKS[work].age == 2}
        assert set(game.table.works_gone) == {work for work in WORKS if WORKS[work].age == 1}
        displays.add(tuple(game.table.works))
    assert len(displays) > 1


@pytest.mark.rule("JN-SWAP-04", "JN-AMB-23")
def test_an_age_2_that_was_opened_early_is_shuffled_with_what_lies_face_up() -> None:
    shown = ["drama_1", "novel_1", "drama_8", "novel_8"]
    early = ["painting_8", "painting_9", "drama_9", "drama_10", "novel_9", "novel_10"]
    displays = set()
    for seed in range(8):
        game = position(round=3, phase="events", works=shown, stack=early, later=[], seed=str(seed))
        assert sorted(game.table.works + game.table.works_stack) == sorted([*shown[2:], *early])
        assert len(game.table.works) == 4
        assert {"drama_1", "novel_1"} < set(game.table.works_gone)
        displays.add(frozenset(game.table.works))
    assert any({"drama_8", "novel_8"} - shown_now for shown_now in displays)
    assert any(not shown_now.isdisjoint({"drama_8", "novel_8"}) for shown_now in displays), "some come back"


@pytest.mark.rule("JN-SWAP-05", "JN-SWAP-06")
def test_portfolios_of_players_stay_with_them() -> None:
    me = player(spirit=6, works=["drama_1", "drama_8"], published=["novel_1", "novel_8"], drama=2)
    game = after(3, me)
    assert (game.me.works, game.me.published) == (["drama_1", "drama_8"], ["novel_1", "novel_8"])
    game = position(
        player(track=["start_teahouse_1"], bag=(), works=["drama_1"], drama=2), round=4, order=[0, 1, 2]
    ).play("visit:1:teahouse", "publish:drama_1")
    assert game.me.published == ["drama_1"]


FOUR = ["drama_1", "drama_2", "novel_1", "novel_2"]
AT_THE_SOCIETY = ["start_society_1"]


@pytest.mark.rule("JN-AMB-23")
def test_age_2_opens_the_moment_the_stack_is_empty() -> None:
    me = player(track=AT_THE_SOCIETY, bag=())
    game = position(me, works=FOUR, stack=["drama_3", "drama_4"]).play("visit:1:society", "one:drama_1:novel")
    assert game.table.works_stack == ["drama_4"] and len(game.table.works_later) == 24
    me = player(track=AT_THE_SOCIETY, bag=())
    game = position(me, works=FOUR, stack=["drama_3"]).play("visit:1:society", "one:drama_1:novel")
    assert game.table.works == [*FOUR[1:], "drama_3"]
    assert len(game.table.works_stack) == 24 and game.table.works_later == []


@pytest.mark.rule("JN-AMB-23")
def test_a_refresh_with_few_tiles_in_the_stack_brings_some_back() -> None:
    me = player(track=AT_THE_SOCIETY, bag=())
    game = position(me, works=FOUR, stack=["drama_3", "novel_3"]).play("visit:1:society", "refresh")
    assert set(game.table.works) < {*FOUR, "drama_3", "novel_3"} and {"drama_3", "novel_3"} < set(game.table.works)
    assert len(game.table.works_stack) == 2 and len(game.table.works_later) == 24
