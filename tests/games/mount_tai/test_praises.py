"""The Eight Praises. (MT-PRAISE)"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from engine.games.mount_tai.content import PRAISES
from engine.games.mount_tai.table import Player
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import player, position

LAND = ["B1", "C1", "A2", "B2", "A3"]
WAY = ["B1", "C1", "D1", "D2", "D3", "D4"]
"""Up to the summit: D2 lies on layer 2, D3 on layer 3, D4 on top."""

Having: TypeAlias = Callable[[int], Player]
"""A player who has so many of something, and nothing of what other Praises count."""


def money(count: int) -> Player:
    return player(count, 0, 0)


def grain(count: int) -> Player:
    return player(0, count, 0)


def wine(count: int) -> Player:
    return player(0, 0, count)


def farms(count: int) -> Player:
    return player(0, 0, land=dict.fromkeys(LAND[:count], "farmland"))


def towns(count: int) -> Player:
    return player(0, 0, land=dict.fromkeys(LAND[:count], "town"))


def climbed(steps: int) -> Player:
    return player(0, 0, land=WAY[:steps])


def builders(count: int) -> Player:
    return player(0, 0, buildings=["academy", "yufu", "mint", "granary"][:count])


def talented(level: int) -> Player:
    return player(0, 0, talents={"pioneer": level})


def masters(count: int) -> Player:
    """Talents at level 3, and one more at level 2."""
    levels = [3] * count + [2]
    return player(0, 0, talents=dict(zip(["agricultural_1", "commercial_1", "pioneer"], levels, strict=False)))


def settling(kind: str, me: Player, year: int) -> Game:
    """Seat 0 has settled a Praise tile in a summer, when farmland pays nothing."""
    order = [other for other in PRAISES if other != kind]
    order.insert(1 + 4 * (year - 1), kind)
    return position(me, phase="settlement", round=4, year=year, praises=order)


def paid(kind: str, me: Player, year: int) -> int:
    return settling(kind, me, year).me.points.get(f"praise_{year}", 0)


# -- year 1 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-PRAISE-01")
@pytest.mark.parametrize(
    ("kind", "having", "enough"),
    [
        pytest.param("high", climbed, 4, marks=pytest.mark.rule("MT-PRAISE-05")),
        pytest.param("mighty", farms, 2, marks=pytest.mark.rule("MT-PRAISE-06")),
        pytest.param("supreme", builders, 2, marks=pytest.mark.rule("MT-PRAISE-07")),
        pytest.param("brilliant", money, 5, marks=pytest.mark.rule("MT-PRAISE-08")),
        pytest.param("singular", talented, 2, marks=pytest.mark.rule("MT-PRAISE-09")),
        pytest.param("startling", grain, 5, marks=pytest.mark.rule("MT-PRAISE-10")),
        pytest.param("great", towns, 2, marks=pytest.mark.rule("MT-PRAISE-11")),
        pytest.param("bewildering", wine, 3, marks=pytest.mark.rule("MT-PRAISE-12")),
    ],
)
def test_year_1_pays_five_once_if_there_is_enough(kind: str, having: Having, enough: int) -> None:
    assert [paid(kind, having(count), 1) for count in (enough - 1, enough)] == [0, 5]
    others = [other for other in PRAISES if other != kind]
    assert not any(paid(other, having(enough), 1) for other in others), "what it counts counts nowhere else"


@pytest.mark.rule("MT-PRAISE-03", "MT-AMB-29")
@pytest.mark.parametrize(
    ("kind", "having", "more"),
    [
        ("high", climbed, 6),
        ("mighty", farms, 5),
        ("supreme", builders, 4),
        ("brilliant", money, 15),
        ("singular", talented, 3),
        ("startling", grain, 15),
        ("great", towns, 5),
        ("bewildering", wine, 9),
    ],
)
def test_more_than_enough_pays_no_more_in_year_1(kind: str, having: Having, more: int) -> None:
    assert paid(kind, having(more), 1) == 5


@pytest.mark.rule("MT-AMB-29")
def test_two_talents_are_no_more_than_one_and_level_1_is_not_enough() -> None:
    assert paid("singular", masters(2), 1) == 5
    assert paid("singular", player(talents={"pioneer": 1, "agricultural_1": 1}), 1) == 0


# -- year 2 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-PRAISE-02")
@pytest.mark.parametrize(
    ("kind", "having", "pays"),
    [
        pytest.param(
            "high", climbed, {0: 2, 3: 2, 4: 4, 5: 6, 6: 8}, marks=pytest.mark.rule("MT-PRAISE-13", "MT-AMB-16")
        ),
        pytest.param("mighty", farms, {0: 0, 1: 2, 2: 4, 5: 10}, marks=pytest.mark.rule("MT-PRAISE-14")),
        pytest.param("supreme", builders, {0: 0, 1: 2, 2: 4, 4: 8}, marks=pytest.mark.rule("MT-PRAISE-15")),
        pytest.param(
            "brilliant", money, {0: 0, 1: 0, 2: 1, 5: 2, 6: 3, 20: 10}, marks=pytest.mark.rule("MT-PRAISE-16")
        ),
        pytest.param("singular", masters, {0: 0, 1: 5, 2: 10}, marks=pytest.mark.rule("MT-PRAISE-17")),
        pytest.param(
            "startling", grain, {0: 0, 1: 0, 2: 1, 5: 2, 6: 3, 20: 10}, marks=pytest.mark.rule("MT-PRAISE-18")
        ),
        pytest.param("great", towns, {0: 0, 1: 2, 2: 4, 5: 10}, marks=pytest.mark.rule("MT-PRAISE-19")),
        pytest.param("bewildering", wine, {0: 0, 1: 1, 2: 2, 7: 7}, marks=pytest.mark.rule("MT-PRAISE-20")),
    ],
)
def test_year_2_pays_for_every_time(kind: str, having: Having, pays: dict[int, int]) -> None:
    assert {count: paid(kind, having(count), 2) for count in pays} == pays


@pytest.mark.rule("MT-PRAISE-04")
@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize("kind", ["brilliant", "startling", "bewildering"])
def test_resources_are_counted_not_spent(kind: str, year: int) -> None:
    game = settling(kind, player(8, 8, 8), year)
    assert game.me.points[f"praise_{year}"] > 0
    assert game.goods() == (8, 8, 8)


@pytest.mark.rule("MT-AMB-30")
def test_a_layer_is_reached_by_a_tile_that_lies_there() -> None:
    """Across a water source a layer can be left out; layers are counted, not the highest one."""
    skipped = player(0, 0, land=["B1", "C1", "D1", "D3"])
    assert paid("high", skipped, 1) == 0, "none on layer 2"
    assert paid("high", skipped, 2) == 4
    top = player(0, 0, land=["D4"])
    assert (paid("high", top, 1), paid("high", top, 2)) == (0, 4), "the marker is on layer 4"


# -- the summit, and the end of the game ----------------------------------------------------------------------------


@pytest.mark.rule("MT-AMB-16")
def test_the_summit_is_one_cell_of_the_fief_and_only_climbed() -> None:
    way = WAY[:5]
    game = position(player(money=2, edicts=[1], land=way, talents={"pioneer": 1})).play("use:1")
    assert [offer for offer in game.offers if offer.endswith(("D4", "E4", "D5", "E5"))] == ["mountain:D4"]
    game.play("mountain:D4")
    assert game.goods() == (1, 3, 0), "1 money paid, and it counts as a cultivation for the Pioneer"
    free = position(player(money=0, edicts=[1], land=way, buildings=["yufu"])).play("use:1", "mountain:D4")
    assert free.me.land["D4"] == "marker"


def ended(*players: Player, bonuses: list[str]) -> list[tuple[int | None, int]]:
    """Seats and their places at the end of the game."""
    game = position(*players, phase="last", year=3, round=1, bonuses=bonuses)
    assert game.standings is not None
    return sorted((score.seat, score.rank) for score in game.standings.scores)


@pytest.mark.rule("MT-AMB-31")
def test_equal_in_everything_share_the_victory() -> None:
    bonuses = ["grain", "money", "wine", "reputation"]
    assert ended(player(1, 2, 3), player(1, 2, 3), player(1, 2, 2), bonuses=bonuses) == [(0, 1), (1, 1), (2, 3)]


@pytest.mark.rule("MT-AMB-32")
def test_a_bonus_tile_of_reputation_breaks_no_tie() -> None:
    for bonuses in (["reputation", "wine", "money", "grain"], ["wine", "reputation", "money", "grain"]):
        tied = [player(1, 9, 3, reputation=7), player(2, 0, 3, reputation=7)]
        assert ended(*tied, bonuses=bonuses) == [(0, 2), (1, 1)]


@pytest.mark.rule("MT-AMB-33")
def test_nothing_falls_below_zero() -> None:
    loss = position(player(money=0), phase="events", events=["yellow_8"]).play("event:yellow")
    assert loss.me.money == 0
    solo = position(player(0, 0), seats=1, phase="settlement", round=2, options={"challenge": "2"})
    assert solo.goods() == (0, 0, 0)
    first, poor = player(tutor="commander", played=1), player(tutor="philanthropist", played=2)
    commanding = position(first, poor, phase="order", options={"tutors": "on"}).play("command:1")
    assert commanding.scores == [2, 0]
