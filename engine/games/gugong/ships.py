"""Ships and their places on the canal: where they stand, where they can go, and how they come home. (GG-CANAL)"""

from __future__ import annotations

from functools import cache

from engine.games.gugong import names
from engine.games.gugong.box import Box
from engine.games.gugong.table import Ship, Table
from engine.kernel import Seat, Text, text


def own(t: Table, seat: Seat) -> list[Ship]:
    """The ships that a player has on the canal."""
    return [ship for ship in t.ships if ship.seat == seat]


@cache
def spot(route: int, harbor: int) -> str:
    """A place on the canal as option ids write it: "r0h2"."""
    return f"r{route}h{harbor}"


def at(t: Table, place: str) -> Ship:
    """The ship at a place written "r0h2"; there is never more than one. (GG-CANAL-16)"""
    return next(ship for ship in t.ships if spot(ship.route, ship.harbor) == place)


def free_harbor(box: Box, t: Table, route: int, beyond: int = 0) -> int:
    """The first free harbor of a route beyond a harbor, or 0 if there is none. (GG-CANAL-09, GG-CANAL-13)"""
    taken = [ship.harbor for ship in t.ships if ship.route == route]
    for harbor in range(beyond + 1, box.board.harbors + 1):
        if harbor not in taken:
            return harbor
    return 0


@cache
def place(route: int, harbor: int, routes: int) -> Text:
    """A harbor's name, with its route where there are several."""
    name = names.harbor(harbor)
    return name if routes == 1 else text("gugong-harbor-on-route", harbor=name, route=route + 1)


def come_home(t: Table, ship: Ship) -> None:
    """The ship leaves the canal; what is on it goes to its owner's supply. (GG-HARB-06, GG-HARB-07, GG-FORE-18)"""
    t.ships.remove(ship)
    player = t.players[ship.seat]
    player.supply += ship.servants
    if ship.foreman:
        player.foreman = "supply"
