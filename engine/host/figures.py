"""What can honestly be said of finished games: how many there are, and averages only where there are enough of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from engine.kernel import Seat
from engine.store.results import Finished

ENOUGH = 10
"""So many games at least, or no average is told."""
_SURE = 1.96
"""Standard errors to both sides of an average: nineteen times in twenty the true one lies between."""


class Average(Struct, frozen=True):
    """An average of `count` values: `mean`, and the `margin` around it within which chance alone leaves it."""

    count: int
    mean: float
    margin: float


class SeatFigures(Struct, frozen=True):
    """One seat of games for so many: how often it won, and its places and points; None from too few games."""

    seats: int
    seat: Seat
    games: int
    victories: int
    place: Average | None
    points: Average | None


class KindFigures(Struct, frozen=True):
    """All finished games of a kind: how many, with computer players in how many, with only one person in how many.

    `unequal`: places of seats differ by more than chance, in games for so many.
    """

    games: int
    with_computers: int
    alone: int
    points: Average | None
    by_seat: tuple[SeatFigures, ...]
    unequal: tuple[int, ...]


class OwnFigures(Struct, frozen=True):
    """What somebody has made of a kind of game."""

    games: int
    victories: int
    places: dict[int, int]
    best: int
    points: Average | None


def average(values: Sequence[float]) -> Average | None:
    """The average; None if there are too few values for one."""
    if len(values) < ENOUGH:
        return None
    return Average(len(values), fmean(values), _SURE * stdev(values) / sqrt(len(values)))


def of_games(games: Sequence[Finished]) -> KindFigures:
    """What the games of a kind say. A seat's figures are from games for the same number."""
    by_seat = tuple(
        _seat([game for game in games if game.seats == seats], seats, seat)
        for seats in sorted({game.seats for game in games})
        for seat in range(seats)
    )
    return KindFigures(
        games=len(games),
        with_computers=sum(game.computers > 0 for game in games),
        alone=sum(game.seats == 1 or game.computers == game.seats - 1 for game in games),
        points=average([float(seat.points) for game in games for seat in game.results]),
        by_seat=by_seat,
        unequal=tuple(seats for seats in sorted({one.seats for one in by_seat}) if _differ(by_seat, seats)),
    )


def of_person(games: Iterable[Finished], person: int) -> OwnFigures:
    """What somebody's games of a kind say."""
    own = [seat for game in games for seat in game.results if seat.person == person]
    places = sorted(seat.place for seat in own)
    return OwnFigures(
        games=len(own),
        victories=sum(seat.won for seat in own),
        places={place: places.count(place) for place in dict.fromkeys(places)},
        best=max((seat.points for seat in own), default=0),
        points=average([float(seat.points) for seat in own]),
    )


def _seat(games: Sequence[Finished], seats: int, number: Seat) -> SeatFigures:
    own = [seat for game in games for seat in game.results if seat.seat == number]
    return SeatFigures(
        seats=seats,
        seat=number,
        games=len(own),
        victories=sum(seat.won for seat in own),
        place=average([float(seat.place) for seat in own]),
        points=average([float(seat.points) for seat in own]),
    )


def _differ(by_seat: Sequence[SeatFigures], seats: int) -> bool:
    """Do the average places of two seats differ by more than both their margins together?"""
    places = [one.place for one in by_seat if one.seats == seats and one.place is not None]
    return any(a.mean + a.margin < b.mean - b.margin for a in places for b in places)
