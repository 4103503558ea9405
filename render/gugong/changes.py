"""What is different from the picture before: compared from two views, never guessed from events."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TypeVar

from msgspec import Struct

from engine.games.gugong.view import LOCATIONS, Location, PlayerView, View
from engine.kernel import Seat

K = TypeVar("K", bound=Hashable)


class Changes(Struct, frozen=True):
    """Places that are to be marked; ``scores`` holds, for each seat, how many points more, ``goods`` what else of a
    player is different.
    """

    gifts: frozenset[Location] = frozenset()
    cities: frozenset[str] = frozenset()
    wall: frozenset[int] = frozenset()
    dice: frozenset[int] = frozenset()
    intrigue: frozenset[Seat] = frozenset()
    palace: frozenset[Seat] = frozenset()
    houses: frozenset[int] = frozenset()
    decrees: frozenset[str] = frozenset()
    ships: frozenset[tuple[int, int]] = frozenset()
    medal: bool = False
    day: bool = False
    scores: tuple[int, ...] = ()
    goods: frozenset[tuple[Seat, str]] = frozenset()

    def __bool__(self) -> bool:
        """Whether there is anything to mark."""
        sets = (self.gifts, self.cities, self.wall, self.dice, self.intrigue, self.palace, self.houses, self.decrees)
        return self.medal or self.day or any(self.scores) or any((*sets, self.ships, self.goods))

    def score(self, seat: Seat) -> int:
        """How many points more a player has."""
        return self.scores[seat] if self.scores else 0


NOTHING = Changes()


def changes(view: View, since: View | None) -> Changes:
    """What ``view`` shows that ``since`` did not; nothing if there is no earlier view."""
    if since is None or since.seats != view.seats:
        return NOTHING
    pairs = list(zip(view.players, since.players, strict=True))
    names = view.cards.side(view.seats).cities
    moved = {now.city for now, then in pairs if now.city and now.city != then.city}
    fresh = {name for name, now, then in zip(names, view.map, since.map, strict=True) if now and now != then}
    before = {(ship.route, ship.harbor): ship for ship in since.ships}
    return Changes(
        gifts=frozenset(kind for kind, a, b in zip(LOCATIONS, view.gifts, since.gifts, strict=True) if a != b),
        cities=frozenset(moved | fresh),
        wall=_new(view.wall, since.wall),
        dice=frozenset(i for i, (a, b) in enumerate(zip(view.dice, since.dice, strict=True)) if a != b),
        intrigue=frozenset(now.seat for now, then in pairs if now.intrigue != then.intrigue),
        palace=frozenset(now.seat for now, then in pairs if (now.palace, now.place) != (then.palace, then.place)),
        houses=frozenset(i for i, (a, b) in enumerate(zip(view.houses, since.houses, strict=True)) if a != b),
        decrees=frozenset(
            a.kind for a, b in zip(view.edicts, since.edicts, strict=True) if a.owners != b.owners
        ),
        ships=frozenset(
            (ship.route, ship.harbor) for ship in view.ships if before.get((ship.route, ship.harbor)) != ship
        ),
        medal=view.medal != since.medal,
        day=view.day != since.day,
        scores=tuple(now.score - then.score for now, then in pairs),
        goods=frozenset((now.seat, what) for now, then in pairs for what in _goods(now, then)),
    )  # fmt: skip


def _new(now: Sequence[K], before: Sequence[K]) -> frozenset[int]:
    """Positions of what was not there before, where what stays keeps its order and some may have gone."""
    places, at = [], 0
    for i, piece in enumerate(now):
        if piece in before[at:]:
            at += before[at:].index(piece) + 1
        else:
            places.append(i)
    return frozenset(places)


def _goods(now: PlayerView, then: PlayerView) -> list[str]:
    pairs = {
        "pool": (now.pool, then.pool),
        "foreman": (now.foreman == "pool", then.foreman == "pool"),
        "jade": (now.jade, then.jade),
        "tokens": (now.tokens, then.tokens),
    }
    return [what for what, (a, b) in pairs.items() if a != b]
