"""The Yin-Yang Master. (MT-YIN)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.games.mount_tai.game import Game
from tests.games.mount_tai.made import new
from tests.games.mount_tai.position import player, position

ALL = {"talents": "all", "buildings": "promo"}
DRY = ("wine", "money", "grain", "reputation")
"""Bonus tiles of the seasons: wine in spring."""


@pytest.mark.rule("MT-YIN-01")
@pytest.mark.parametrize(("seats", "there"), [(1, False), (2, False), (3, True), (4, True)])
def test_the_yin_yang_master_is_in_play_with_three_or_four(seats: int, there: bool) -> None:
    table = new(seats, talents="promo")
    cards = [card for pile in table.piles for card in pile] + table.unused_talents
    assert ("yinyang" in cards) == there
    assert "trader" in cards


def ordered(mine: int, others: Sequence[int], talents: Mapping[str, int]) -> list[int]:
    """The turn order after the change, of seat 0 who was last, and two others."""
    one, two = (player(played=number) for number in others)
    me = player(played=mine, talents=talents)
    return position(me, one, two, phase="order", order=[1, 2, 0], options=ALL).table.order


@pytest.mark.rule("MT-YIN-02")
def test_with_equal_numbers_the_yin_yang_master_goes_first() -> None:
    assert ordered(15, (15, 15), {}) == [1, 2, 0]
    assert ordered(15, (15, 15), {"yinyang": 1}) == [0, 1, 2]
    assert ordered(15, (9, 15), {"yinyang": 1}) == [1, 0, 2]
    assert ordered(16, (15, 15), {"yinyang": 1}) == [1, 2, 0], "only equal ones"


def event(
    pick: str,
    tile: str,
    level: int = 2,
    *,
    order: Sequence[int] = (0, 1, 2),
    bonuses: Sequence[str] = DRY,
    reputation: int = 0,
) -> Game:
    """Seat 0 has activated a tile in the first round, of spring."""
    me = player(reputation=reputation, talents={"yinyang": level})
    game = position(me, seats=3, phase="events", order=order, events=[tile], bonuses=bonuses, options=ALL, round=1)
    return game.play(pick)


@pytest.mark.rule("MT-YIN-03", "MT-AMB-41")
def test_who_is_first_may_take_an_event_as_another_kind_in_whole_or_part() -> None:
    game = event("event:green", "green_3")
    assert (game.key, game.decision.seat) == ("convert", 0)
    assert game.goods() == (6, 4, 0)
    kinds = ["money", "wine", "reputation"]
    assert game.offers == [f"to:{kind}:{part}" for kind in kinds for part in (2, 1)] + ["none"]
    assert event("event:green", "green_3").play("to:money:2").goods() == (8, 2, 0)
    assert event("event:green", "green_3").play("to:money:1").goods() == (7, 3, 0)
    assert event("event:green", "green_3").play("none").goods() == (6, 4, 0)


@pytest.mark.rule("MT-YIN-03")
def test_only_who_is_first_and_on_level_2() -> None:
    assert event("event:green", "green_3", 1).open == {1: "event"}
    me = player(talents={"yinyang": 2})
    game = position(me, seats=3, phase="events", order=[1, 0, 2], options=ALL).play("event:yellow", "event:green")
    assert game.open != {0: "convert"}


@pytest.mark.rule("MT-YIN-04")
def test_reputation_is_among_the_kinds_in_both_directions() -> None:
    game = event("event:blue", "blue_3").play("to:grain:2")
    assert (game.scores[0], game.me.grain) == (0, 4)
    game = event("event:yellow", "yellow_4").play("to:reputation:2")
    assert (game.scores[0], game.me.money) == (2, 6)


@pytest.mark.rule("MT-YIN-05", "MT-AMB-41")
def test_a_reward_of_the_bonus_kind_grows_once() -> None:
    assert event("event:green", "green_3").play("to:wine:2").goods() == (6, 2, 3)
    assert event("event:green", "green_3").play("to:wine:1").goods() == (6, 3, 2)


@pytest.mark.rule("MT-AMB-41")
def test_the_reward_is_exchanged_with_its_bonus() -> None:
    game = event("event:green", "green_3", bonuses=("grain", "money", "wine", "reputation"))
    assert game.goods() == (6, 5, 0)
    assert game.play("to:wine:3").goods() == (6, 2, 3)


@pytest.mark.rule("MT-AMB-41")
def test_the_reward_is_exchanged_with_its_other_increases_but_not_what_stands_beside_it() -> None:
    """The Publicist's L2 enlarges a reward; L1 is reputation apart from it."""
    me = player(talents={"yinyang": 2, "publicist": 2}, buildings=["observatory"])
    for colour, tile, parts in (("green", "green_3", "321"), ("blue", "blue_3", "21")):
        game = position(me, seats=3, phase="events", events=[tile], bonuses=DRY, options=ALL)
        assert "".join(game.play(f"event:{colour}").offered("to:money:")) == parts


@pytest.mark.rule("MT-AMB-41")
def test_a_loss_and_nothing_are_exchanged_for_nothing() -> None:
    assert event("event:yellow", "yellow_8").open == {1: "event"}


# -- the copy -------------------------------------------------------------------------------------------------------


def ended(mine: Mapping[str, int], theirs: Mapping[str, int], third: Mapping[str, int] | None = None) -> Game:
    """The end of the game; seat 0 has 6 money, 2 grain and 4 wine, two towns and two recorded firsts."""
    me = player(wine=4, talents=mine, land={"B1": "town", "C1": "town"}, firsts=2, edicts=[8])
    one = player(talents=theirs, edicts=[8])
    return position(me, one, player(talents=third), year=3, phase="last", options=ALL)


@pytest.mark.rule("MT-YIN-06", "MT-AMB-42")
def test_the_yin_yang_master_copies_one_third_skill_of_another_player() -> None:
    game = ended({"yinyang": 3}, {"brewer": 3, "commercial_1": 3}, {"trader": 2})
    assert (game.key, game.decision.seat) == ("copy", 0)
    assert game.offers == ["copy:1:brewer", "copy:1:commercial_1", "none"]
    game.play("copy:1:brewer")
    assert game.over
    assert game.scores == [4, 0, 0], "the own wine"


@pytest.mark.rule("MT-AMB-42")
def test_the_copied_player_loses_nothing_and_copying_is_optional() -> None:
    game = ended({"yinyang": 3}, {"trader": 3}).play("copy:1:trader")
    assert game.scores == [2, 2, 0]
    assert ended({"yinyang": 3}, {"trader": 3}).play("none").scores == [0, 2, 0]


@pytest.mark.rule("MT-YIN-06", "MT-AMB-42")
def test_both_cards_must_stand_on_level_3() -> None:
    assert ended({"yinyang": 2}, {"brewer": 3}).over
    assert ended({"yinyang": 3}, {"brewer": 2}).over
    assert ended({"yinyang": 3, "commercial_1": 3}, {}).over, "no own one"


@pytest.mark.rule("MT-AMB-42")
@pytest.mark.parametrize(
    ("mine", "theirs", "worth"),
    [
        ({"yinyang": 3}, "duhu", 15),
        ({"yinyang": 3, "commercial_1": 1}, "duhu", 0),
        ({"yinyang": 3, "commercial_1": 1}, "sacrifice_1", 4),
        ({"yinyang": 3}, "vanguard", 4),
        ({"yinyang": 3}, "commercial_1", 3),
    ],
)
def test_the_values_are_those_of_who_copies(mine: dict[str, int], theirs: str, worth: int) -> None:
    game = ended(mine, {theirs: 3}).play(f"copy:1:{theirs}")
    assert game.me.points.get("level_3", 0) == worth


@pytest.mark.rule("MT-AMB-42")
def test_first_places_count_since_the_yin_yang_master_came() -> None:
    def counted(talents: Mapping[str, int], other: int = 9) -> int:
        players = player(played=5, talents=talents), player(played=other), player(played=9)
        game = position(*players, phase="order", options=ALL)
        assert game.me.recorded == [], "only the Vanguard keeps the tile"
        return game.me.firsts

    assert counted({"yinyang": 1}) == 1
    assert counted({"yinyang": 1}, other=4) == 0
    assert counted({}) == 0


@pytest.mark.rule("MT-AMB-42")
def test_a_copied_extra_phase_comes_right_after_the_secretarys() -> None:
    game = ended({"yinyang": 3}, {"secretary": 3}, {"brewer": 3})
    assert (game.key, game.decision.seat) == ("policy", 1)
    game.play("none", "copy:1:secretary")
    assert (game.key, game.decision.seat) == ("policy", 0)
    game.play("use:8", "brew:2")
    assert game.over
    assert game.goods() == (6, 0, 6)
