"""The Grand Canal: loading ships, moving them, and their journey in the Evening. (GG-CANAL, GG-EVE-12)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

from engine.games.gugong import harbors, pieces, ships, trade
from engine.games.gugong.box import Box
from engine.games.gugong.table import AWAY, Ship, Table
from engine.games.gugong.wall import SIZE, at_hand
from engine.kernel import Blocked, Option, Seat, Steps, Text, Who, text

SUPPLY = ("servant",)
"""What comes onto a ship straight from the supply: never the Foreman. (GG-AMB-51)"""


def offers(box: Box, t: Table, seat: Seat, prefix: str) -> list[Option]:
    """One piece of the pool onto an own ship, new or not (option A), and two for a price (option B)."""
    player = t.players[seat]
    mine, starts = ships.own(t, seat), _starts(box, t, seat)
    offered = _loads(box, t, prefix, at_hand(player), mine, starts, another=False)
    if pieces.can_pay(player, box.board.canal_cost, keep=2) and (starts or _room(box, mine) > 1):
        offered.append(_two(prefix, box.board.canal_cost))
    return offered


def perform(box: Box, t: Table, seat: Seat, variant: str) -> Steps[None]:
    """Load one piece, or pay and load two; then move a ship, where that belongs to it, and claim.

    (GG-CANAL-01 to GG-CANAL-03, GG-AMB-25 to GG-AMB-28)
    """
    if variant == "two":
        yield from pieces.pay(box, t, seat, box.board.canal_cost, keep=2)
        loaded = []
        for another in (True, False):
            choice = yield from trade.choose(box, t, seat, "load", partial(_next, box, t, seat, another))
            loaded.append(_load(box, t, seat, choice))
        yield from _sail(box, t, seat, loaded, moves=t.options["canal_move"] == "both")
    else:
        yield from _sail(box, t, seat, [_load(box, t, seat, variant)], moves=True)


def from_supply(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """What a token or a Decree gives: a servant of the supply onto a ship, and a claim if it was the third there.

    The player may decline. (GG-AMB-51, GG-MORN-10)
    """
    choice = yield from trade.choose(box, t, seat, "load", partial(_from_supply, box, t, seat))
    if choice == "none":
        return
    ship = _load(box, t, seat, choice, supply=True)
    yield from harbors.choose(box, t, seat, [ship] if ship.load >= box.board.load else [])


def sail_all(box: Box, t: Table) -> None:
    """Evening: every ship sails one harbor; those at the last one are lost. (GG-EVE-12 to GG-EVE-16)"""
    if not t.ships:
        return
    t.tell(Text("gugong-did-sail-all"))
    for ship in sorted(t.ships, key=lambda ship: (-ship.harbor, ship.route)):
        if ship.harbor == box.board.harbors:
            ships.come_home(t, ship)
            t.tell(
                text(
                    "gugong-did-lose-ship",
                    who=Who(ship.seat),
                )
            )
        else:
            ship.harbor += 1


def evening_claims(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """Evening: this player's claims at the new harbors. (GG-EVE-17 to GG-EVE-20)"""
    return harbors.choose(box, t, seat, ships.own(t, seat))


def _starts(box: Box, t: Table, seat: Seat) -> list[tuple[int, int]]:
    """Where a new ship would come to stand: (route, harbor) for each route with a free harbor.

    (GG-CANAL-07, GG-CANAL-09, GG-CANAL-11, GG-CANAL-17)
    """
    if sum(ship.seat == seat for ship in t.ships) >= box.board.ships:
        return []
    first = ((route, ships.free_harbor(box, t, route)) for route in range(box.side(t.seats).routes))
    return [(route, harbor) for route, harbor in first if harbor]


def _room(box: Box, mine: list[Ship]) -> int:
    """Free spaces on own ships on the canal."""
    return sum(box.board.load - ship.load for ship in mine)


def _loads(
    box: Box,
    t: Table,
    prefix: str,
    ready: Sequence[str],
    mine: list[Ship],
    starts: list[tuple[int, int]],
    another: bool,
) -> list[Option]:
    """Every piece that is ready onto every ship with room; with `another`, only what leaves room for one more piece.

    (GG-CANAL-04, GG-CANAL-06, GG-FORE-12, GG-FORE-16)
    """
    load, routes = box.board.load, box.side(t.seats).routes
    room = _room(box, mine)
    offered = []
    for piece in ready:
        size = SIZE[piece]
        if starts or not another or room > size:
            for ship in mine:
                there = ship.servants + ship.foreman
                if there + size <= load:
                    offered.append(_onto(prefix, piece, ship.route, ship.harbor, routes, there + size == load))
        for route, harbor in starts:
            offered.append(_launch(prefix, piece, route, harbor, routes))
    return offered


def _next(box: Box, t: Table, seat: Seat, another: bool) -> tuple[list[Option], None]:
    ready = at_hand(t.players[seat])
    return _loads(box, t, "", ready, ships.own(t, seat), _starts(box, t, seat), another), None


def _from_supply(box: Box, t: Table, seat: Seat) -> tuple[list[Option], None]:
    ready = SUPPLY if t.players[seat].supply else ()
    return [*_loads(box, t, "", ready, ships.own(t, seat), _starts(box, t, seat), another=False), _NO_LOAD], None


def _load(box: Box, t: Table, seat: Seat, choice: str, supply: bool = False) -> Ship:
    """Put a piece of the pool (or a servant of the supply) where "<piece>:<place>" or "<piece>:new<route>" says."""
    piece, _, place = choice.partition(":")
    player, routes = t.players[seat], box.side(t.seats).routes
    if place.startswith("new"):
        route = int(place[3:])
        ship = Ship(seat, route, ships.free_harbor(box, t, route), 0)
        t.ships.append(ship)
    else:
        ship = ships.at(t, place)
    if piece == "servant":
        ship.servants += 1
        if supply:
            player.supply -= 1
        else:
            player.pool -= 1
    else:
        ship.foreman = SIZE[piece]
        player.foreman = AWAY
    t.tell(_told_load(seat, piece, place.startswith("new"), ship.route, ship.harbor, routes))
    return ship


def _sail(box: Box, t: Table, seat: Seat, arrived: list[Ship], moves: bool) -> Steps[None]:
    """Move one own ship, if that is allowed, and claim with those that were loaded or moved, until nothing is left.

    (GG-CANAL-02, GG-CANAL-15, GG-AMB-26 to GG-AMB-28)
    """
    while True:
        choice = yield from trade.choose(
            box,
            t,
            seat,
            "sail",
            partial(_sailing, box, t, seat, arrived, moves),
            blocked=partial(_blocked_sailing, box, t, seat, arrived, moves),
        )
        deed, _, place = choice.partition(":")
        if deed == "done":
            return
        if deed == "claim":
            claimed = harbors.claim(box, t, seat, choice)
            arrived = [ship for ship in arrived if ship is not claimed]
        else:
            moves = False
            ship = ships.at(t, place)
            before, ship.harbor = ship.harbor, ships.free_harbor(box, t, ship.route, ship.harbor)
            t.tell(_told_sail(seat, ship.route, before, ship.harbor, box.side(t.seats).routes))
            arrived = [*(other for other in arrived if other is not ship), ship]


def _sailing(box: Box, t: Table, seat: Seat, arrived: list[Ship], moves: bool) -> tuple[list[Option], str]:
    offered = []
    if moves:
        routes = box.side(t.seats).routes
        for ship in ships.own(t, seat):
            to = ships.free_harbor(box, t, ship.route, ship.harbor)
            if to:
                offered.append(_move(ship.route, ship.harbor, to, routes))
    # A ship loaded twice is there twice, and claims once.
    candidates = [ship for index, ship in enumerate(arrived) if not any(ship is before for before in arrived[:index])]
    offered += harbors.claims(box, t, seat, candidates)
    offered.append(_DONE)
    return offered, "done"


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


@lru_cache(64)
def _two(prefix: str, cost: int) -> Option:
    return Option(
        id=f"{prefix}:two",
        label=Text("gugong-load-two"),
        note=text("gugong-load-two-note", cost=cost),
        rule="GG-CANAL-03",
        at="location:canal",
        group=prefix,
    )


@lru_cache(256)
def _move(route: int, harbor: int, to: int, routes: int) -> Option:
    place = ships.spot(route, harbor)
    return Option(
        id=f"sail:{place}",
        label=text("gugong-sail", before=ships.place(route, harbor, routes), after=ships.place(route, to, routes)),
        note=text("gugong-sail-note", skipped=to - harbor - 1),
        rule="GG-CANAL-02",
        at=f"ship:{place}",
        group="sail",
    )


@lru_cache(1024)
def _told_load(seat: Seat, piece: str, new: bool, route: int, harbor: int, routes: int) -> Text:
    key = f"gugong-did-launch-{piece}" if new else f"gugong-did-load-{piece}"
    return text(key, who=Who(seat), harbor=ships.place(route, harbor, routes))


@lru_cache(1024)
def _told_sail(seat: Seat, route: int, before: int, after: int, routes: int) -> Text:
    there = ships.place(route, after, routes)
    return text("gugong-did-sail", who=Who(seat), before=ships.place(route, before, routes), after=there)


_DONE = Option(
    id="done", label=Text("gugong-sail-done"), note=Text("gugong-sail-done-note"), rule="GG-CANAL-02", group="done"
)
_NO_LOAD = Option(id="none", label=Text("gugong-load-none"), note=Text("gugong-decline-note"), rule="GG-TRAV-04")


def blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Pieces that are not in the pool, ships without room, new ships, and option B."""
    player, cost, routes = t.players[seat], box.board.canal_cost, box.side(t.seats).routes
    mine = ships.own(t, seat)
    if not at_hand(player):
        yield Blocked(Text("gugong-load-any"), Text("gugong-why-pool"), "GG-CANAL-01")
    for ship in mine:
        harbor = ships.place(ship.route, ship.harbor, routes)
        if ship.load >= box.board.load:
            yield Blocked(text("gugong-load-servant", harbor=harbor), Text("gugong-why-ship-full"), "GG-CANAL-06")
        elif player.foreman == "pool" and ship.load + SIZE["lying"] > box.board.load:
            yield Blocked(text("gugong-load-lying", harbor=harbor), Text("gugong-why-lying"), "GG-FORE-16")
    if len(mine) >= box.board.ships:
        reason = text("gugong-why-ships", ships=box.board.ships)
        yield Blocked(Text("gugong-launch-any"), reason, "GG-CANAL-07")
    else:
        for route in range(routes):
            if not ships.free_harbor(box, t, route):
                label = text("gugong-launch-route", route=route + 1) if routes > 1 else Text("gugong-launch-any")
                yield Blocked(label, Text("gugong-why-no-harbor"), "GG-CANAL-17")
    if not pieces.can_pay(player, cost, keep=2):
        yield Blocked(Text("gugong-load-two"), text("gugong-why-two-pieces", cost=cost), "GG-AMB-39")
    elif not _starts(box, t, seat) and _room(box, mine) < 2:
        yield Blocked(Text("gugong-load-two"), Text("gugong-why-room"), "GG-CANAL-04")


def _blocked_sailing(box: Box, t: Table, seat: Seat, arrived: list[Ship], moves: bool) -> Iterator[Blocked]:
    """Ships that cannot move, and rewards that cannot be claimed."""
    routes = box.side(t.seats).routes
    for ship in ships.own(t, seat) if moves else ():
        if not ships.free_harbor(box, t, ship.route, ship.harbor):
            label = text("gugong-sail-any", harbor=ships.place(ship.route, ship.harbor, routes))
            yield Blocked(label, Text("gugong-why-no-harbor-ahead"), "GG-CANAL-14")
    yield from harbors.blocked(box, t, seat, arrived)
    for ship in ships.own(t, seat):
        if all(ship is not other for other in arrived) and ship.load >= box.board.load and harbors.AT[ship.harbor]:
            label = text("gugong-claim-any", harbor=ships.place(ship.route, ship.harbor, routes))
            yield Blocked(label, Text("gugong-why-not-arrived"), "GG-AMB-27")
