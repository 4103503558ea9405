"""Duhu Wei and the Firstborn Grandchild. (MT-DUHU, MT-FIRST)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from engine.games.mount_tai.table import Player
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.made import new
from tests.games.mount_tai.position import player, position

ALL = {"talents": "all", "buildings": "promo"}
SEATS = [0, 1, 2]


@pytest.mark.rule("MT-DUHU-01")
@pytest.mark.parametrize(("seats", "there"), [(1, False), (2, False), (3, True), (4, True)])
def test_duhu_wei_is_in_play_with_three_or_four(seats: int, there: bool) -> None:
    table = new(seats, talents="all")
    cards = [card for pile in table.piles for card in pile] + table.unused_talents
    assert ("duhu" in cards) == there


def ordered(played: int, order: Sequence[int], talents: Mapping[str, int]) -> Game:
    """The turn order change of seat 0, against 9 and 10."""
    me, one, two = player(played=played, talents=talents), player(played=9), player(played=10)
    return position(me, one, two, phase="order", order=order, options=ALL)


@pytest.mark.rule("MT-DUHU-02", "MT-AMB-43")
def test_to_be_first_after_the_change_brings_a_reputation() -> None:
    assert ordered(5, [1, 2, 0], {"duhu": 1}).me.points == {"talent": 1}
    assert ordered(5, [0, 1, 2], {"duhu": 1}).me.points == {"talent": 1}, "first before, too"
    assert ordered(12, [0, 1, 2], {"duhu": 1}).scores == [0, 0, 0], "not to have been first"
    assert ordered(5, [1, 2, 0], {}).scores == [0, 0, 0]


def settled(me: Player, *others: Player, order: Sequence[int] = (0, 1, 2)) -> Game:
    """The settlement of spring has been carried out."""
    game = position(me, *others, seats=3, phase="settlement", round=2, order=order, options=ALL)
    assert game.key == "policy"
    return game


@pytest.mark.rule("MT-DUHU-03")
def test_who_alone_is_first_on_a_track_gains_one_of_it() -> None:
    assert settled(player(7, 3, 1, talents={"duhu": 2})).goods() == (8, 4, 2)
    assert settled(player(7, 1, 0, talents={"duhu": 2})).goods() == (8, 1, 0)
    assert settled(player(7, 3, 1, talents={"duhu": 1})).goods() == (7, 3, 1)


@pytest.mark.rule("MT-DUHU-04", "MT-AMB-43")
def test_a_tie_for_first_gives_nothing() -> None:
    assert settled(player(6, 3, 0, talents={"duhu": 2})).goods() == (6, 4, 0), "6 money and no wine have others, too"


@pytest.mark.rule("MT-AMB-43")
def test_all_other_players_are_compared() -> None:
    for others in ([player(9), player()], [player(), player(9)]):
        assert settled(player(8, talents={"duhu": 2}), *others).me.money == 8


@pytest.mark.rule("MT-DUHU-05", "MT-AMB-43")
def test_tracks_are_compared_after_everybodys_settlement() -> None:
    rich = player(grain=3, land={"H7": "farmland"}, home="farmland")
    overtaken = settled(player(grain=4, talents={"duhu": 2}), player(), rich)
    assert overtaken.me.grain == 4, "the third player has 5 by then"
    farmer = player(grain=2, home="farmland", talents={"duhu": 2})
    assert settled(farmer, order=[2, 1, 0]).me.grain == 4, "the own income counts"


@pytest.mark.rule("MT-DUHU-05")
def test_the_gain_comes_too_late_for_the_praise() -> None:
    praises = ["bewildering", "mighty", "supreme", "brilliant", "singular", "startling", "great", "high"]
    me = player(wine=2, talents={"duhu": 2})
    game = position(me, seats=3, phase="settlement", round=2, praises=praises, options=ALL)
    assert (game.me.wine, game.scores[0]) == (3, 0)


@pytest.mark.rule("MT-DUHU-06", "MT-AMB-43")
@pytest.mark.parametrize(
    ("talents", "worth"),
    [
        ({"duhu": 3}, 15),
        ({"duhu": 3, "agricultural_1": 1}, 0),
        ({"duhu": 3, "brewer": 1}, 0),
        ({"duhu": 2}, 0),
    ],
)
def test_duhu_wei_is_worth_fifteen_alone(talents: dict[str, int], worth: int) -> None:
    game = position(player(talents=talents, buildings=["observatory"]), seats=3, year=3, phase="last", options=ALL)
    assert game.scores[0] == worth


# -- the Firstborn Grandchild -----------------------------------------------------------------------------------------


@pytest.mark.rule("MT-FIRST-01")
def test_the_firstborn_brings_one_of_each_once() -> None:
    me = player(9, 2, 0, edicts=[4, 12])
    piles = [(), (), (), ("firstborn",), ()]
    game = position(me, player(edicts=[4]), piles=piles, options=ALL).play("use:4", "recruit:3")
    assert game.goods() == (9 - 1 + 1, 3, 1)
    assert game.me.points == {"talent": 1}
    raised = position(player(9, 2, 0, edicts=[4], talents={"firstborn": 1}), options=ALL)
    raised.play("use:4", "raise:firstborn")
    assert (raised.goods(), raised.scores[0]) == ((7, 2, 0), 0)


PRAISES = ("brilliant", "mighty", "supreme", "high", "startling", "singular", "great", "bewildering")
"""Money in spring of year 1 (5 at least), grain in spring of year 2 (a reputation for every two), wine at the end."""


def praised(money: int, grain: int, level: int = 2, year: int = 1) -> dict[str, int]:
    """The reputation by source after the settlement of spring."""
    me = player(money, grain, talents={"firstborn": level})
    return position(me, phase="settlement", round=2, year=year, praises=PRAISES, options=ALL).me.points


@pytest.mark.rule("MT-FIRST-02")
def test_a_praise_that_is_met_brings_one_more() -> None:
    assert praised(5, 0) == {"praise_1": 5, "talent": 1}
    assert praised(4, 0) == {}
    assert praised(5, 0, level=1) == {"praise_1": 5}


@pytest.mark.rule("MT-FIRST-03", "MT-AMB-44")
def test_it_is_one_more_however_often_a_year_2_tile_pays() -> None:
    assert praised(0, 6, year=2) == {"praise_2": 3, "talent": 1}
    assert praised(0, 2, year=2) == {"praise_2": 1, "talent": 1}
    assert praised(0, 1, year=2) == {}, "nothing gained"


def ended(wine: int, talents: Mapping[str, int], edicts: Sequence[int] = (1,)) -> Game:
    """The end, where the last Praise tile counts wine."""
    me = player(grain=3, wine=wine, talents=talents, buildings=["observatory"], edicts=edicts)
    return position(me, year=3, phase="last", praises=PRAISES, options=ALL)


@pytest.mark.rule("MT-FIRST-04", "MT-FIRST-05", "MT-AMB-44")
def test_the_last_praise_is_scored_once_more_with_the_one_of_the_second_skill() -> None:
    assert ended(4, {"firstborn": 3}).me.points == {"level_3": 4 + 1}
    assert ended(0, {"firstborn": 3}).me.points == {}
    assert ended(4, {"firstborn": 2}).me.points == {}


@pytest.mark.rule("MT-AMB-44")
def test_it_counts_the_holdings_after_a_secretarys_phase() -> None:
    game = ended(1, {"firstborn": 3, "secretary": 3}, [8]).play("use:8", "brew:3")
    assert game.me.points == {"level_3": 4 + 1}
