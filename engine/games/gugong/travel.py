"""Travel: the Traveller goes from city to city and collects their tokens. (GG-TRAV)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from engine.games.gugong import decree, names, pieces, tokens, trade
from engine.games.gugong.box import Box
from engine.games.gugong.table import Table
from engine.kernel import Blocked, Option, Seat, Steps, Text, Who, text


def offers(box: Box, t: Table, seat: Seat, prefix: str) -> list[Option]:
    """Each city that one move can reach (option A), and two moves (option B)."""
    player = t.players[seat]
    cities = [*_cities(box, t.seats, prefix, player.city, tuple(t.map))]
    if len(t.map) - t.map.count("") > 1:  # each of the two moves needs a token (GG-TRAV-11)
        price = cost(box, t, seat)
        if pieces.can_pay(player, price):
            cities.append(_two(prefix, price))
    return cities


def perform(box: Box, t: Table, seat: Seat, variant: str) -> Steps[None]:
    """One move to the city named, or pay for two. (GG-TRAV-01, GG-TRAV-02)"""
    if variant != "two":
        yield from _move(box, t, seat, variant)
        return
    yield from pieces.pay(box, t, seat, cost(box, t, seat))
    for _ in range(2):
        city = yield from trade.choose(
            box, t, seat, "city", partial(_next, box, t, seat), blocked=partial(_cut_off, box, t, seat)
        )
        yield from _move(box, t, seat, city)  # the benefit comes before the second move (GG-TRAV-05)


def cost(box: Box, t: Table, seat: Seat) -> int:
    """Servants for a second move, a Decree considered."""
    return max(0, box.board.travel_cost - decree.advantage(box, t, seat, "cheap_travel"))


@lru_cache(4096)
def reachable(box: Box, seats: int, city: str, tokens: tuple[str, ...]) -> tuple[int, ...]:
    """The cities (their places on the board side) where a move from `city` can end; `tokens` are those on the map.

    A move runs over cities without a token and stops at the first with one; a Traveller beside the map may begin at any
    city with a token. (GG-TRAV-06, GG-TRAV-08 to GG-TRAV-12)
    """
    if not city:
        return tuple(place for place, kind in enumerate(tokens) if kind)
    near = _roads(box, seats)
    passed = [box.side(seats).cities.index(city)]
    seen = set(passed)
    found: list[int] = []
    for place in passed:
        for other in near[place]:
            if other not in seen:
                seen.add(other)
                (found if tokens[other] else passed).append(other)
    return tuple(sorted(found))


@lru_cache(64)
def _roads(box: Box, seats: int) -> tuple[tuple[int, ...], ...]:
    """For each city the places of those that a road leads to."""
    side = box.side(seats)
    place = {city: index for index, city in enumerate(side.cities)}
    near: list[list[int]] = [[] for _ in side.cities]
    for one, other in side.roads:
        near[place[one]].append(place[other])
        near[place[other]].append(place[one])
    return tuple(map(tuple, near))


@lru_cache(4096)
def _cities(box: Box, seats: int, prefix: str, city: str, tokens: tuple[str, ...]) -> tuple[Option, ...]:
    cities = box.side(seats).cities
    return tuple(
        _to(box, prefix, cities[place], tokens[place], not city) for place in reachable(box, seats, city, tokens)
    )


def _next(box: Box, t: Table, seat: Seat) -> tuple[tuple[Option, ...], None]:
    return _cities(box, t.seats, "", t.players[seat].city, tuple(t.map)), None


def _move(box: Box, t: Table, seat: Seat, city: str) -> Steps[None]:
    """Go there, and collect the token with its benefit. (GG-TRAV-03, GG-TRAV-04)"""
    place = box.side(t.seats).cities.index(city)
    kind, t.map[place] = t.map[place], ""
    t.players[seat].city = city
    t.tell(_told(seat, city, kind))
    yield from tokens.collect(box, t, seat, kind)


@lru_cache(1024)
def _told(seat: Seat, city: str, kind: str) -> Text:
    return text("gugong-did-travel", who=Who(seat), city=names.city(city), token=names.token(kind))


@lru_cache(4096)
def _to(box: Box, prefix: str, city: str, kind: str, first: bool) -> Option:
    return Option(
        id=f"{prefix}:{city}" if prefix else city,
        label=text("gugong-travel-to", city=names.city(city)),
        note=text("gugong-travel-to-note", token=names.token(kind), effect=tokens.effect(box, kind)),
        rule="GG-TRAV-06" if first else "GG-TRAV-08",
        at=f"city:{city}",
        group=prefix,
    )


@lru_cache(64)
def _two(prefix: str, price: int) -> Option:
    return Option(
        id=f"{prefix}:two",
        label=Text("gugong-travel-two"),
        note=text("gugong-travel-two-note", cost=price),
        rule="GG-TRAV-02",
        at="location:travel",
        group=prefix,
    )


def blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Cities out of reach, and option B."""
    yield from _cut_off(box, t, seat)
    player, price = t.players[seat], cost(box, t, seat)
    if len(t.map) - t.map.count("") < 2:
        yield Blocked(Text("gugong-travel-two"), Text("gugong-why-last-token"), "GG-TRAV-13")
    elif not pieces.can_pay(player, price):
        reason = text("gugong-why-servants", cost=price, have=pieces.worth(player))
        yield Blocked(Text("gugong-travel-two"), reason, "GG-ACT-20")


def _cut_off(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Cities that the next move cannot end in."""
    player = t.players[seat]
    within = reachable(box, t.seats, player.city, tuple(t.map))
    for place, city in enumerate(box.side(t.seats).cities):
        label = text("gugong-travel-to", city=names.city(city))
        if city == player.city:
            yield Blocked(label, Text("gugong-why-here"), "GG-TRAV-08")
        elif not t.map[place]:
            yield Blocked(label, Text("gugong-why-no-token"), "GG-TRAV-11")
        elif place not in within:
            yield Blocked(label, Text("gugong-why-token-between"), "GG-TRAV-12")
