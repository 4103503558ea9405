"""What a player's ships are worth to the computer player, and what loading and moving them adds, in points."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from engine.games.gugong.content import REWARDS
from engine.games.gugong.view import View
from engine.kernel import Seat

LATER = 0.93
"""What is left of a reward's worth for each Evening that it takes to get there."""
WIDTH = 5
"""How many ways of a first performance are followed up by a second one."""


class Vessel(NamedTuple):
    """An own ship on the canal: what it carries, and where it is."""

    load: int
    route: int
    harbor: int


class Outcome(NamedTuple):
    """One way to perform the canal action: the points it adds, the servants it takes, and the ships afterwards."""

    gain: float
    servants: int
    ships: tuple[Vessel, ...]


class Fleet:
    """One player's ships. `worth` are the points of each of `REWARDS`, `filled` the chance that a ship on which so many
    pieces are missing is ever filled, `turns` those still to come after this one, `price` the points of a servant.
    """

    def __init__(
        self, view: View, seat: Seat, worth: tuple[float, ...], filled: tuple[float, ...], turns: int, price: float
    ) -> None:
        board = view.cards.board
        self._load, self._last, self._cost = board.load, board.harbors, board.canal_cost
        self._worth, self._filled, self._price, self._turns = worth, filled, price, turns
        self._open = [reward.taken < reward.spaces for reward in view.players[seat].rewards]
        self._evenings = board.days - view.day + (view.phase == "turn")
        self._others = {(ship.route, ship.harbor) for ship in view.ships if ship.seat != seat}
        self._routes = view.cards.side(view.seats).routes
        self._most = board.ships
        self.ships = tuple(
            Vessel(ship.servants + ship.foreman, ship.route, ship.harbor) for ship in view.ships if ship.seat == seat
        )

    def reward(self, harbor: int) -> float:
        """The best reward that this harbor still has for the player; 0 if none."""
        if harbor == self._last:
            return max((self._worth[index] for index, free in enumerate(self._open) if free), default=0.0)
        index = harbor - 2
        return self._worth[index] if 0 <= index < len(REWARDS) and self._open[index] else 0.0

    def claimed(self, kind: str, ship: Vessel) -> float:
        """Claiming this reward now, less what the ship could still become."""
        return self._worth[REWARDS.index(kind)] - self._future(ship)

    def find(self, place: str) -> Vessel:
        """The own ship at a place as option ids write it."""
        return next(ship for ship in self.ships if place == f"r{ship.route}h{ship.harbor}")

    def loaded(self, piece: int, place: str) -> float:
        """Loading a piece of this size onto a ship ("r0h2") or a new one ("new0")."""
        ships = self.ships
        if place.startswith("new"):
            ships = (*ships, Vessel(0, int(place[3:]), self._next(ships, int(place[3:]), 0)))
            index = len(ships) - 1
        else:
            index = ships.index(self.find(place))
        return self._claim(_loaded(ships, index, piece), (index,)).gain - self._total(self.ships)

    def launched(self, piece: int, place: str) -> float:
        """The same, with the movement that may follow."""
        ships = self.ships
        before = self._total(ships)
        if place.startswith("new"):
            ships = (*ships, Vessel(0, int(place[3:]), self._next(ships, int(place[3:]), 0)))
            index = len(ships) - 1
        else:
            index = ships.index(self.find(place))
        return max(outcome.gain for outcome in self._sailed(_loaded(ships, index, piece), index)) - before

    def sailed(self, ship: Vessel) -> float:
        """Moving a ship to its next free harbor."""
        index = self.ships.index(ship)
        return self._claim(*self._moved(self.ships, index, ())).gain - self._total(self.ships)

    def two(self, servants: int) -> float:
        """The best way to load two pieces."""
        return max((way.gain for way in self._twos(self.ships, servants)), default=0.0)

    def best(self, servants: int, times: int = 1) -> float:
        """The best way to perform the action so many times; 0 if there is none that adds anything."""
        return self._best(self.ships, servants, times)

    def _best(self, ships: tuple[Vessel, ...], servants: int, times: int) -> float:
        ways = sorted(chain(self._ones(ships, servants), self._twos(ships, servants)), reverse=True)
        if times == 1:
            return max(0.0, ways[0].gain) if ways else 0.0
        followed = (way.gain + self._best(way.ships, servants - way.servants, times - 1) for way in ways[:WIDTH])
        return max(0.0, max(followed, default=0.0))

    def _ones(self, ships: tuple[Vessel, ...], servants: int) -> Iterator[Outcome]:
        """One piece loaded, and then a ship moved or not."""
        if servants < 1:
            return
        before = self._total(ships) + self._price
        for now, index in self._loads(ships):
            for way in self._sailed(now, index):
                yield Outcome(way.gain - before, 1, way.ships)

    def _twos(self, ships: tuple[Vessel, ...], servants: int) -> Iterator[Outcome]:
        """Two pieces loaded, for a price, and no movement."""
        if servants < 2 + self._cost:
            return
        before = self._total(ships) + self._price * (2 + self._cost)
        for first, index in self._loads(ships):
            for second, other in self._loads(first):
                way = self._claim(second, (index, other))
                yield Outcome(way.gain - before, 2 + self._cost, way.ships)

    def _loads(self, ships: tuple[Vessel, ...]) -> Iterator[tuple[tuple[Vessel, ...], int]]:
        """Every ship that can take one more piece, new ones included: the ships then, and which one it is."""
        for index, ship in enumerate(ships):
            if ship.load < self._load:
                yield _loaded(ships, index, 1), index
        if len(ships) < self._most:
            for route in range(self._routes):
                harbor = self._next(ships, route, 0)
                if harbor:
                    yield (*ships, Vessel(1, route, harbor)), len(ships)

    def _sailed(self, ships: tuple[Vessel, ...], loaded: int) -> Iterator[Outcome]:
        """After loading: claims, with or without moving a ship before."""
        yield self._claim(ships, (loaded,))
        for index, ship in enumerate(ships):
            if self._next(ships, ship.route, ship.harbor):
                yield self._claim(*self._moved(ships, index, (loaded,)))

    def _moved(
        self, ships: tuple[Vessel, ...], index: int, touched: tuple[int, ...]
    ) -> tuple[tuple[Vessel, ...], tuple[int, ...]]:
        ship = ships[index]
        there = ship._replace(harbor=self._next(ships, ship.route, ship.harbor))
        return (*ships[:index], there, *ships[index + 1 :]), (*touched, index)

    def _claim(self, ships: tuple[Vessel, ...], touched: tuple[int, ...]) -> Outcome:
        """The worth of all ships and of what those that were touched claim."""
        total, left = 0.0, []
        for index, ship in enumerate(ships):
            stays = self._future(ship)
            claims = self.reward(ship.harbor) if index in touched and ship.load >= self._load else 0.0
            total += max(stays, claims)
            if claims <= stays or not claims:
                left.append(ship)
        return Outcome(total, 0, tuple(left))

    def _total(self, ships: tuple[Vessel, ...]) -> float:
        return sum(map(self._future, ships))

    def _future(self, ship: Vessel) -> float:
        """What a ship will bring, as far as can be told: it sails each Evening, beyond the last harbor it is lost."""
        missing = max(0, self._load - ship.load)
        if missing > 2 * self._turns:
            return 0.0
        ahead = (
            self.reward(ship.harbor + evening) * LATER**evening
            for evening in range(0 if missing else 1, self._evenings + 1)
            if ship.harbor + evening <= self._last
        )
        return max(ahead, default=0.0) * self._filled[min(missing, len(self._filled) - 1)]

    def _next(self, ships: tuple[Vessel, ...], route: int, harbor: int) -> int:
        """The first free harbor beyond this one, or 0."""
        taken = {ship.harbor for ship in ships if ship.route == route}
        for other in range(harbor + 1, self._last + 1):
            if other not in taken and (route, other) not in self._others:
                return other
        return 0


def _loaded(ships: tuple[Vessel, ...], index: int, piece: int) -> tuple[Vessel, ...]:
    ship = ships[index]
    return (*ships[:index], ship._replace(load=ship.load + piece), *ships[index + 1 :])
