"""How the virtual player of the solo game activates events. (MT-SOLO)"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.mount_tai.table import VIRTUAL
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import changed, player, position


def taking(round: int, events: Sequence[str], order: Sequence[int] = (VIRTUAL, 0), zero: str = "off") -> Game:
    """The events of a round; colours of the rounds: yellow/blue, green/red, yellow/green, blue/red, yellow/red, …"""
    bonuses = ["grain", "wine", "reputation", "money"]
    options = {"event_zero": zero}
    return position(
        player(), seats=1, phase="events", round=round, order=order, events=events, bonuses=bonuses, options=options
    )


def taken(round: int, *events: str, zero: str = "off") -> str:
    """What the virtual player takes when it is first."""
    return taking(round, events, zero=zero).table.turned[0]


@pytest.mark.rule("MT-SOLO-16")
def test_the_virtual_player_activates_before_the_human_if_it_is_first() -> None:
    game = taking(1, ["yellow_1", "blue_6"])
    assert game.table.turned == ["yellow_1", "blue_6"]
    assert (game.goods(), game.scores) == ((6, 2, 0), [1]), "the human got what was left"


@pytest.mark.rule("MT-SOLO-20", "MT-AMB-50")
def test_if_it_is_second_it_turns_over_one_of_the_rest() -> None:
    game = taking(1, ["yellow_1", "blue_6"], order=(0, VIRTUAL))
    assert game.open == {0: "event"}
    assert game.table.turned == []
    game.play("event:yellow")
    assert game.table.turned == ["yellow_1", "blue_6"]
    assert (game.goods(), game.scores) == ((9, 2, 0), [0])


@pytest.mark.rule("MT-SOLO-17")
@pytest.mark.parametrize(
    ("round", "events", "first"),
    [
        (1, ("yellow_1", "blue_3"), "yellow_1"),
        (1, ("yellow_4", "blue_1"), "blue_1"),
        (3, ("yellow_4", "green_1"), "green_1"),
        (2, ("green_3", "red_1"), "green_3"),
        (2, ("green_6", "red_6"), "red_6"),
    ],
)
def test_it_takes_the_largest_number(round: int, events: tuple[str, str], first: str) -> None:
    assert taken(round, *events) == first


@pytest.mark.rule("MT-SOLO-18")
@pytest.mark.parametrize(
    ("round", "events", "first"),
    [
        (2, ("green_6", "red_1"), "red_1"),  # wine before grain
        (4, ("blue_6", "red_1"), "red_1"),  # wine before reputation
        (3, ("yellow_4", "green_3"), "yellow_4"),  # money before grain
        (1, ("yellow_4", "blue_3"), "yellow_4"),  # money before reputation
        (2, ("green_3", "red_6"), "red_6"),  # money of a red tile before grain
        (6, ("green_3", "blue_3"), "green_3"),  # grain before reputation
    ],
)
def test_with_equal_numbers_wine_money_grain_reputation(round: int, events: tuple[str, str], first: str) -> None:
    assert taken(round, *events) == first


@pytest.mark.rule("MT-SOLO-18")
def test_wine_comes_before_money() -> None:
    """No tile gives a single money, so one is made that does."""
    by = changed("events", "yellow_4", amount=1)
    events = ["yellow_4", "red_1"]
    game = position(player(), seats=1, phase="events", round=5, order=[VIRTUAL, 0], events=events, by=by)
    assert game.table.turned[0] == "red_1"


@pytest.mark.rule("MT-AMB-50")
@pytest.mark.parametrize(
    ("round", "events", "first"),
    [
        (2, ("green_6", "red_7"), "green_6"),  # an exchange counts as 0
        (5, ("yellow_8", "red_7"), "red_7"),  # and a loss as -1
        (4, ("zero", "red_7"), "red_7"),  # among zeros the exchange
        (1, ("yellow_8", "zero"), "zero"),
        (5, ("yellow_4", "red_6"), "yellow_4"),  # of the same kind: yellow
        (1, ("yellow_4", "blue_1"), "blue_1"),
    ],
)
def test_the_order_is_complete(round: int, events: tuple[str, str], first: str) -> None:
    assert taken(round, *events, zero="on") == first


@pytest.mark.rule("MT-AMB-50")
def test_the_seasons_bonus_is_ignored() -> None:
    """Money in winter: the yellow 2 would be 3, as the blue one is."""
    game = taking(7, ["yellow_4", "blue_1"])
    assert game.table.bonuses[3] == "money"
    assert game.table.turned[0] == "blue_1"


@pytest.mark.rule("MT-SOLO-19")
def test_it_turns_the_tile_over_and_gains_nothing() -> None:
    game = taking(2, ["green_1", "red_7"])
    assert game.table.turned == ["green_1"]
    assert (game.goods(), game.scores) == ((6, 2, 0), [0])
    assert game.view().events[1][0].turned
    assert game.offered("event:")[-1] == "red:none", "the human has the other"
