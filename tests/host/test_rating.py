"""Ratings and averages as functions of finished games."""

from __future__ import annotations

import pytest

from engine.host.figures import ENOUGH, average, of_games, of_person
from engine.host.rating import LISTED, Rated, rate
from engine.store.results import Finished, SeatResult

ADA, BEN, MEI = 1, 2, 3


def game(*order: int | None, number: int = 1, points: int = 10, computers: int | None = None) -> Finished:
    """A game that these people ended in this order, each in the seat of their number; None is a computer player."""
    seats = sorted(
        (
            SeatResult((person or 9) - 1, person, f"p{person}" if person else None, place, points - place, place == 1)
            for place, person in enumerate(order, 1)
        ),
        key=lambda seat: seat.seat,
    )
    seats = [SeatResult(i, s.person, s.name, s.place, s.points, s.won) for i, s in enumerate(seats)]
    without = order.count(None) if computers is None else computers
    return Finished(number, "teaching", 100, "", len(order), without, float(number), tuple(seats))


def by_person(rated: list[Rated]) -> dict[int, Rated]:
    return {one.person: one for one in rated}


def test_whoever_ends_better_rises() -> None:
    rated = by_person(rate([game(BEN, MEI, ADA)]))
    assert rated[BEN].value > rated[MEI].value > rated[ADA].value
    assert rated[BEN].value > 25 > rated[ADA].value
    assert (rated[BEN].victories, rated[ADA].victories) == (1, 0)
    assert rated[ADA].name == "p1"


def test_more_games_make_surer() -> None:
    one, ten = (by_person(rate([game(ADA, BEN)] * count))[ADA] for count in (1, 10))
    assert ten.margin < one.margin < 2 * 25 / 3
    assert ten.games == 10


def test_the_list_is_by_what_is_nearly_sure() -> None:
    rated = rate([*[game(ADA, BEN)] * 20, game(MEI, BEN)])
    assert rated[0].person == ADA
    assert rated == sorted(rated, key=lambda one: -one.low)


def test_a_shared_place_is_nobodys_victory_over_the_other() -> None:
    shared = Finished(
        1, "teaching", 100, "", 2, 0, 1.0, (SeatResult(0, ADA, "a", 1, 5, True), SeatResult(1, BEN, "b", 1, 5, True))
    )
    rated = by_person(rate([shared]))
    assert rated[ADA].value == pytest.approx(rated[BEN].value)


def test_computer_players_are_no_opponents() -> None:
    assert rate([game(ADA, None), game(None, ADA, None)]) == []
    with_computer, without = (by_person(rate([one])) for one in (game(ADA, None, BEN), game(ADA, BEN)))
    assert with_computer[ADA].value == pytest.approx(without[ADA].value)


def test_who_is_not_rated_is_as_if_not_there() -> None:
    games = [game(BEN, MEI, ADA), game(BEN, ADA)]
    assert {one.person for one in rate(games, frozenset({BEN}))} == {MEI, ADA}
    left = by_person(rate(games, frozenset({BEN})))
    assert left[MEI].value == pytest.approx(by_person(rate([game(MEI, ADA)]))[MEI].value)


def test_the_order_of_games_counts_and_the_same_games_give_the_same() -> None:
    games = [game(ADA, BEN), game(BEN, MEI), game(MEI, ADA)]
    assert rate(games) == rate(games)
    assert rate(games) != rate(games[::-1])
    assert LISTED > 1


def test_no_average_of_too_few_values() -> None:
    assert average([1.0] * (ENOUGH - 1)) is None
    found = average([1.0, 3.0] * (ENOUGH // 2))
    assert found is not None
    assert (found.count, found.mean) == (ENOUGH, 2.0)
    assert found.margin == pytest.approx(1.96 * 1.0540925533894598 / 10**0.5)


def test_games_are_counted_with_who_was_there() -> None:
    figures = of_games([game(ADA, BEN), game(ADA, None), game(None, None, ADA), game(ADA)])
    assert (figures.games, figures.with_computers, figures.alone) == (4, 2, 3)
    assert figures.points is None
    assert [(one.seats, one.seat, one.games) for one in figures.by_seat] == [
        (1, 0, 1), (2, 0, 2), (2, 1, 2), (3, 0, 1), (3, 1, 1), (3, 2, 1),
    ]  # fmt: skip


def test_seats_differ_only_where_chance_does_not_explain_it() -> None:
    always_first = [game(ADA, BEN, number=number) for number in range(12)]
    assert of_games(always_first).unequal == (2,)
    assert of_games(always_first[: ENOUGH - 1]).unequal == ()
    in_turn = [game(*((ADA, BEN) if number % 2 else (BEN, ADA)), number=number) for number in range(12)]
    figures = of_games(in_turn)
    assert figures.unequal == ()
    assert figures.by_seat[0].victories == 6


def test_ones_own_figures() -> None:
    figures = of_person([game(ADA, BEN, points=20), game(BEN, ADA), game(BEN, MEI)], ADA)
    assert (figures.games, figures.victories, figures.places, figures.best) == (2, 1, {1: 1, 2: 1}, 19)
    assert figures.points is None
