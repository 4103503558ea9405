"""The Grand Canal: its action, and the ships' journey in the Evening. (GG-CANAL, GG-EVE-12)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from engine.games.gugong import harbors, loading, pieces, ships, trade
from engine.games.gugong.box import Box
from engine.games.gugong.table import Ship, Table
from engine.games.gugong.wall import at_hand
from engine.kernel import Blocked, Option, Seat, Steps, Text, Who, text

SUPPLY = ("servant",)
"""What comes onto a ship straight from the supply: never the Foreman. (GG-AMB-51)"""


def offers(box: Box, t: Table, seat: Seat, prefix: str) -> list[Option]:
    """One piece of the pool onto an own ship, new or not (option A), and two for a price (option B)."""
    player = t.players[seat]
    offered = loading.offers(box, t, seat, at_hand(player), prefix)
    if pieces.can_pay(player, box.board.canal_cost, keep=2) and _room_for_two(box, t, seat):
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
            choice = yield from trade.choose(
                box,
                t,
                seat,
                "load",
                partial(_of_pool, box, t, seat, another),
                blocked=partial(_blocked_load, box, t, seat, another),
            )
            loaded.append(loading.from_pool(box, t, seat, choice))
        yield from _sail(box, t, seat, loaded, moves=t.options["canal_move"] == "both")
    else:
        yield from _sail(box, t, seat, [loading.from_pool(box, t, seat, variant)], moves=True)


def from_supply(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """What a token or a Decree gives: a servant of the supply onto a ship, and a claim if it was the third there.

    The player may decline. (GG-AMB-51, GG-MORN-10)
    """
    choice = yield from trade.choose(
        box,
        t,
        seat,
        "load",
        partial(_of_supply, box, t, seat),
        blocked=partial(_blocked_supply, box, t, seat),
    )
    if choice == "none":
        return
    ship = loading.from_supply(box, t, seat, choice)
    yield from harbors.choose(box, t, seat, [ship] if ship.load >= box.board.load else [])


def sail_all(box: Box, t: Table) -> None:
    """Evening: every ship sails one harbor; those at the last one are lost. (GG-EVE-12 to GG-EVE-16)"""
    if not t.ships:
        return
    t.tell(Text("gugong-did-sail-all"))
    for ship in sorted(t.ships, key=lambda ship: (-ship.harbor, ship.route)):
        if ship.harbor == box.board.harbors:
            ships.come_home(t, ship)
            t.tell(text("gugong-did-lose-ship", who=Who(ship.seat)))
        else:
            ship.harbor += 1


def evening_claims(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """Evening: this player's claims at the new harbors. (GG-EVE-17 to GG-EVE-20)"""
    return harbors.choose(box, t, seat, ships.own(t, seat))


def _room_for_two(box: Box, t: Table, seat: Seat) -> bool:
    """Is there room for two pieces, on a new ship or on those on the canal?"""
    return bool(loading.new(box, t, seat)) or loading.room(box, t, seat) > 1


def _of_pool(box: Box, t: Table, seat: Seat, another: bool) -> tuple[list[Option], None]:
    return loading.offers(box, t, seat, at_hand(t.players[seat]), another=another), None


def _blocked_load(box: Box, t: Table, seat: Seat, another: bool) -> Iterator[Blocked]:
    return loading.blocked(box, t, seat, at_hand(t.players[seat]), another=another)


def _of_supply(box: Box, t: Table, seat: Seat) -> tuple[list[Option], None]:
    ready = SUPPLY if t.players[seat].supply else ()
    return [*loading.offers(box, t, seat, ready), _NO_LOAD], None


def _blocked_supply(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """An empty supply, and what ships there are."""
    if not t.players[seat].supply:
        yield Blocked(Text("gugong-load-any"), Text("gugong-why-supply"), "GG-AMB-51")
    yield from loading.blocked(box, t, seat, SUPPLY)


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
def _told_sail(seat: Seat, route: int, before: int, after: int, routes: int) -> Text:
    there = ships.place(route, after, routes)
    return text("gugong-did-sail", who=Who(seat), before=ships.place(route, before, routes), after=there)


_DONE = Option(
    id="done", label=Text("gugong-sail-done"), note=Text("gugong-sail-done-note"), rule="GG-CANAL-02", group="done"
)

_NO_LOAD = Option(id="none", label=Text("gugong-load-none"), note=Text("gugong-decline-note"), rule="GG-TRAV-04")


def blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Pieces that are not in the pool, ships without room, new ships, and option B."""
    player, cost = t.players[seat], box.board.canal_cost
    if not at_hand(player):
        yield Blocked(Text("gugong-load-any"), Text("gugong-why-pool"), "GG-CANAL-01")
    yield from loading.blocked(box, t, seat, at_hand(player))
    if not pieces.can_pay(player, cost, keep=2):
        yield Blocked(Text("gugong-load-two"), text("gugong-why-two-pieces", cost=cost), "GG-AMB-39")
    elif not _room_for_two(box, t, seat):
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
