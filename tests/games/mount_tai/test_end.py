"""The end of the game, and who has won. (MT-END)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from engine.games.mount_tai.table import Player
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import CARDS, player, position

ALL = {"talents": "all", "buildings": "promo"}


def ended(*players: Player, bonuses: Sequence[str] = ("money", "grain", "wine", "reputation"), seats: int = 0) -> Game:
    game = position(*players, seats=seats, year=3, phase="last", bonuses=bonuses, options=ALL)
    assert game.over
    return game


def ranks(game: Game) -> dict[int, int]:
    """Rank by seat."""
    assert game.standings
    return {score.seat: score.rank for score in game.standings.scores if score.seat is not None}


@pytest.mark.rule("MT-END-01")
@pytest.mark.parametrize(("year", "round", "over"), [(1, 8, False), (2, 6, False), (2, 7, False), (2, 8, True)])
def test_the_game_ends_after_the_winter_settlement_of_year_2(year: int, round: int, over: bool) -> None:
    game = position(player(), phase="settlement" if round % 2 == 0 else "policy", round=round, year=year)
    assert game.over == over
    assert game.table.settled == (year - 1) * 4 + round // 2


@pytest.mark.rule("MT-END-02")
def test_the_secretarys_phase_comes_before_all_other_third_skills() -> None:
    """The Secretary's owner has most grain until it is brewed: then seat 0 leads that track."""

    def end(grain: int) -> Game:
        publicist = player(0, 2, 0, talents={"publicist": 3})
        secretary = player(0, grain, 0, talents={"secretary": 3}, edicts=[8])
        return position(publicist, secretary, year=3, phase="last", order=[0, 1], options=ALL)

    game = end(3)
    assert (game.open, game.scores) == ({1: "policy"}, [0, 0])
    assert game.play("none").scores == [0, 0]
    assert end(3).play("use:8", "brew:3").scores == [2, 0], "brewed before anything was scored"
    assert end(2).play("none").scores == [2, 0]


def rich(talents: Mapping[str, int]) -> Player:
    """Somebody for whom every third skill would pay."""
    return player(
        20,
        20,
        20,
        land={"B1": "farmland", "C1": "town", "B2": "town", "D4": "marker"},
        gone=[14, 15],
        recorded=[20],
        buildings=["granary", "mint"],
        talents=talents,
        firsts=1,
    )


PAYING = [card for card, talent in CARDS.talents.items() if card not in ("secretary", "yinyang")]


@pytest.mark.rule("MT-END-03")
@pytest.mark.parametrize("card", PAYING)
def test_only_talents_on_level_3_score(card: str) -> None:
    for level in (1, 2):
        assert ended(rich({card: level}), seats=3).me.points == {}
    paid = ended(rich({card: 3}), seats=3).me.points
    assert list(paid) == ["level_3"]
    assert paid["level_3"] > 0


@pytest.mark.rule("MT-END-04")
def test_what_is_left_over_is_worth_nothing() -> None:
    game = ended(rich({}), player(0, 0, 0, reputation=1))
    assert game.scores == [0, 1]
    assert ranks(game) == {0: 2, 1: 1}


@pytest.mark.rule("MT-END-05")
def test_most_reputation_wins() -> None:
    game = ended(player(reputation=41), player(reputation=43), player(99, 99, 99, reputation=42))
    assert ranks(game) == {0: 3, 1: 1, 2: 2}
    assert game.standings
    assert [score.seat for score in game.standings.scores] == [1, 2, 0]
    assert [score.total for score in game.standings.scores] == [43, 42, 41]


def tie(one: tuple[int, int, int], two: tuple[int, int, int], bonuses: Sequence[str]) -> dict[int, int]:
    """The ranks of two players with 9 reputation each, and a third with less who has most of everything."""
    return ranks(
        ended(player(*one, reputation=9), player(*two, reputation=9), player(50, 50, 50, reputation=8), bonuses=bonuses)
    )


@pytest.mark.rule("MT-END-06")
@pytest.mark.parametrize(
    ("spring", "one", "two"),
    [("money", (5, 0, 0), (4, 9, 9)), ("grain", (0, 5, 0), (9, 4, 9)), ("wine", (0, 0, 5), (9, 9, 4))],
)
def test_a_tie_is_broken_by_the_stock_of_springs_bonus(
    spring: str, one: tuple[int, int, int], two: tuple[int, int, int]
) -> None:
    bonuses = [spring, *(good for good in ("money", "grain", "wine", "reputation") if good != spring)]
    assert tie(one, two, bonuses) == {0: 1, 1: 2, 2: 3}
    assert tie(two, one, bonuses) == {0: 2, 1: 1, 2: 3}


@pytest.mark.rule("MT-END-07")
@pytest.mark.parametrize(
    ("one", "two", "bonuses"),
    [
        ((5, 3, 0), (5, 2, 9), ("money", "grain", "wine", "reputation")),  # summer
        ((5, 3, 1), (5, 3, 0), ("money", "grain", "wine", "reputation")),  # autumn
        ((5, 3, 1), (5, 2, 9), ("reputation", "money", "grain", "wine")),  # spring's is equal, and summer's
        ((5, 3, 1), (9, 3, 0), ("grain", "wine", "reputation", "money")),  # summer before winter
        ((5, 3, 1), (4, 3, 1), ("grain", "wine", "reputation", "money")),  # winter
    ],
)
def test_then_by_those_of_summer_autumn_and_winter(
    one: tuple[int, int, int], two: tuple[int, int, int], bonuses: tuple[str, ...]
) -> None:
    assert tie(one, two, bonuses) == {0: 1, 1: 2, 2: 3}
    assert tie(two, one, bonuses) == {0: 2, 1: 1, 2: 3}


@pytest.mark.rule("MT-END-08", "MT-AMB-31")
def test_if_all_is_equal_the_victory_is_shared() -> None:
    assert tie((5, 3, 1), (5, 3, 1), ("grain", "wine", "reputation", "money")) == {0: 1, 1: 1, 2: 3}
    assert ranks(ended(player(), player(), player())) == {0: 1, 1: 1, 2: 1}
