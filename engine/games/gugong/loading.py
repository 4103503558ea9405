"""Loading pieces onto ships, those on the canal and new ones. (GG-CANAL-04 to GG-CANAL-11)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.games.gugong import harbors, ships
from engine.games.gugong.box import Box
from engine.games.gugong.table import AWAY, Ship, Table
from engine.games.gugong.wall import SIZE
from engine.kernel import Blocked, Option, Seat, Text, Who, text


def offers(
    box: Box, t: Table, seat: Seat, ready: Sequence[str], prefix: str = "", *, another: bool = False
) -> list[Option]:
    """Every piece that is ready onto every ship with room; with `another`, only what leaves room for one more piece.

    (GG-CANAL-04, GG-CANAL-06, GG-FORE-12, GG-FORE-16)
    """
    load, routes = box.board.load, box.side(t.seats).routes
    mine, starts = ships.own(t, seat), new(box, t, seat)
    free = room(box, t, seat)
    offered = []
    for piece in ready:
        size = SIZE[piece]
        if starts or not another or free > size:
            for ship in mine:
                there = ship.load + size
                if there <= load:
                    offered.append(_onto(prefix, piece, ship.route, ship.harbor, routes, there == load))
        for route, harbor in starts:
            offered.append(_launch(prefix, piece, route, harbor, routes))
    return offered


def new(box: Box, t: Table, seat: Seat) -> list[tuple[int, int]]:
    """Where a new ship would come to stand: (route, harbor) for each route with a free harbor.

    (GG-CANAL-07, GG-CANAL-09, GG-CANAL-11, GG-CANAL-17)
    """
    if sum(ship.seat == seat for ship in t.ships) >= box.board.ships:
        return []
    first = ((route, ships.free_harbor(box, t, route)) for route in range(box.side(t.seats).routes))
    return [(route, harbor) for route, harbor in first if harbor]


def room(box: Box, t: Table, seat: Seat) -> int:
    """Free spaces on own ships on the canal."""
    return sum(box.board.load - ship.load for ship in ships.own(t, seat))


def from_pool(box: Box, t: Table, seat: Seat, choice: str) -> Ship:
    """Put a piece of the pool where "<piece>:<place>" or "<piece>:new<route>" says; returns the ship."""
    player = t.players[seat]
    if choice.startswith("servant"):
        player.pool -= 1
    else:
        player.foreman = AWAY
    return _load(box, t, seat, choice)


def from_supply(box: Box, t: Table, seat: Seat, choice: str) -> Ship:
    """The same with a servant of the supply. (GG-AMB-51)"""
    t.players[seat].supply -= 1
    return _load(box, t, seat, choice)


def _load(box: Box, t: Table, seat: Seat, choice: str) -> Ship:
    piece, _, place = choice.partition(":")
    launched = place.startswith("new")
    if launched:
        route = int(place[3:])
        ship = Ship(seat, route, ships.free_harbor(box, t, route), 0)
        t.ships.append(ship)
    else:
        ship = ships.at(t, place)
    if piece == "servant":
        ship.servants += 1
    else:
        ship.foreman = SIZE[piece]
    t.tell(_told(seat, piece, launched, ship.route, ship.harbor, box.side(t.seats).routes))
    return ship


@lru_cache(1024)
def _onto(prefix: str, piece: str, route: int, harbor: int, routes: int, full: bool) -> Option:
    place = ships.spot(route, harbor)
    return Option(
        id=f"{prefix}:{piece}:{place}" if prefix else f"{piece}:{place}",
        label=text(f"gugong-load-{piece}", harbor=ships.place(route, harbor, routes)),
        note=text("gugong-load-note", full=int(full), reward=int(bool(harbors.AT[harbor]))),
        rule="GG-CANAL-01" if piece == "servant" else "GG-FORE-10",
        at=f"ship:{place}",
        group=prefix,
    )


@lru_cache(1024)
def _launch(prefix: str, piece: str, route: int, harbor: int, routes: int) -> Option:
    return Option(
        id=f"{prefix}:{piece}:new{route}" if prefix else f"{piece}:new{route}",
        label=text(f"gugong-launch-{piece}", harbor=ships.place(route, harbor, routes)),
        note=Text("gugong-launch-note"),
        rule="GG-CANAL-09",
        at=f"ship:{ships.spot(route, harbor)}",
        group=prefix,
    )


@lru_cache(1024)
def _told(seat: Seat, piece: str, new: bool, route: int, harbor: int, routes: int) -> Text:
    key = f"gugong-did-launch-{piece}" if new else f"gugong-did-load-{piece}"
    return text(key, who=Who(seat), harbor=ships.place(route, harbor, routes))


def blocked(box: Box, t: Table, seat: Seat, ready: Sequence[str], *, another: bool = False) -> Iterator[Blocked]:
    """Ships without room for what is ready, and new ships; with `another`, also pieces that leave no room for one."""
    routes, mine, starts = box.side(t.seats).routes, ships.own(t, seat), new(box, t, seat)
    for ship in mine:
        harbor = ships.place(ship.route, ship.harbor, routes)
        if ship.load >= box.board.load:
            yield Blocked(text("gugong-load-servant", harbor=harbor), Text("gugong-why-ship-full"), "GG-CANAL-06")
        elif "lying" in ready and ship.load + SIZE["lying"] > box.board.load:
            yield Blocked(text("gugong-load-lying", harbor=harbor), Text("gugong-why-lying"), "GG-FORE-16")
        elif "lying" in ready and another and not starts and room(box, t, seat) <= SIZE["lying"]:
            yield Blocked(text("gugong-load-lying", harbor=harbor), Text("gugong-why-second-piece"), "GG-CANAL-04")
    if len(mine) >= box.board.ships:
        reason = text("gugong-why-ships", ships=box.board.ships)
        yield Blocked(Text("gugong-launch-any"), reason, "GG-CANAL-07")
    else:
        free = {route for route, _ in starts}
        for route in range(routes):
            if route not in free:
                label = text("gugong-launch-route", route=route + 1) if routes > 1 else Text("gugong-launch-any")
                yield Blocked(label, Text("gugong-why-no-harbor"), "GG-CANAL-17")
