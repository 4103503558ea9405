"""Ratings of the people who play one kind of game with each other: a function of its finished games, nothing more.

Only people are rated, by their places among each other: computer players, automata of the game's own, seats that
are nobody's because they changed hands, and people who do not want to be rated are as if they had not been there. A
game in which fewer than two are left says nothing. Nothing is stored, so what somebody takes back is gone for
everybody's ratings.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from openskill.models import PlackettLuce

from engine.store.results import Finished, SeatResult

LISTED = 5
"""Rated games from which on somebody stands in a list; what fewer say is chance."""
SURE = 2
"""Standard deviations to both sides of a rating: nineteen times in twenty the true one lies between."""

_model = PlackettLuce()


class Rated(Struct, frozen=True):
    """Somebody's rating: most probably `value` (25 at the beginning), give or take `margin`; after so many games."""

    person: int
    name: str
    value: float
    margin: float
    games: int
    victories: int

    @property
    def low(self) -> float:
        """What the rating is at least, nearly surely. People are listed by it: few games do not put anybody first."""
        return self.value - self.margin


def rate(games: Iterable[Finished], unrated: frozenset[int] = frozenset()) -> list[Rated]:
    """Everybody's rating after these games of one kind, in the order in which they ended; the best first."""
    known: dict[int, Rated] = {}
    for game in games:
        people = [seat for seat in game.results if seat.person is not None and seat.person not in unrated]
        if len(people) > 1:
            known.update(_after(people, known))
    return sorted(known.values(), key=lambda rated: (-rated.low, rated.person))


def _after(people: list[SeatResult], known: Mapping[int, Rated]) -> dict[int, Rated]:
    before = [known.get(seat.person) if seat.person is not None else None for seat in people]
    teams = [
        [_model.rating() if rated is None else _model.rating(rated.value, rated.margin / SURE)] for rated in before
    ]
    after = _model.rate(teams, ranks=[float(seat.place) for seat in people])
    return {
        seat.person: Rated(
            seat.person,
            seat.name or "",
            new.mu,
            new.sigma * SURE,
            (0 if rated is None else rated.games) + 1,
            (0 if rated is None else rated.victories) + seat.won,
        )
        for seat, rated, [new] in zip(people, before, after, strict=True)
        if seat.person is not None
    }
