"""Jade: from a house for the price shown there, or from the square when all houses are empty. (GG-JADE)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.games.gugong import decree, pieces
from engine.games.gugong.box import Box
from engine.games.gugong.table import Table
from engine.kernel import Blocked, Option, Seat, Steps, Text, Who, text


def offers(box: Box, t: Table, seat: Seat, prefix: str) -> list[Option]:
    """The houses whose Jade the player can pay, of equal prices the first; or the square. (GG-JADE-01, GG-JADE-03)"""
    player, less = t.players[seat], decree.advantage(box, t, seat, "cheap_jade")
    offered = []
    dearest = pieces.worth(player)
    if True in t.houses:
        prices = box.side(t.seats).jade_houses
        seen: list[int] = []
        for house, full in enumerate(t.houses):
            price = prices[house]
            if full and price not in seen and price - less <= dearest:
                offered.append(_house(prefix, house, max(0, price - less)))
                seen.append(price)
    elif box.board.square_cost - less <= dearest:
        offered.append(_square(prefix, max(0, box.board.square_cost - less)))
    return offered


def perform(box: Box, t: Table, seat: Seat, variant: str) -> Steps[None]:
    """Pay, and take one Jade: from "house:<n>", or from the "square". (GG-JADE-05)"""
    spot, _, house = variant.partition(":")
    price = _price(box, t, seat, int(house) if house else None)
    yield from pieces.pay(box, t, seat, price)
    if house:
        t.houses[int(house)] = False
    t.players[seat].jade += 1
    t.tell(_told(seat, spot))


def _price(box: Box, t: Table, seat: Seat, house: int | None) -> int:
    """Servants for the Jade of a house, or (None) of the square, a Decree considered."""
    printed = box.board.square_cost if house is None else box.side(t.seats).jade_houses[house]
    return max(0, printed - decree.advantage(box, t, seat, "cheap_jade"))


@lru_cache(256)
def _told(seat: Seat, spot: str) -> Text:
    return text(f"gugong-did-jade-{spot}", who=Who(seat))


@lru_cache(256)
def _house(prefix: str, house: int, price: int) -> Option:
    return Option(
        id=f"{prefix}:house:{house}",
        label=text("gugong-jade-house", cost=price),
        note=text("gugong-jade-note", cost=price),
        rule="GG-JADE-01",
        at=f"house:{house}",
        group=prefix,
    )


@lru_cache(64)
def _square(prefix: str, price: int) -> Option:
    return Option(
        id=f"{prefix}:square",
        label=text("gugong-jade-square", cost=price),
        note=text("gugong-jade-note", cost=price),
        rule="GG-JADE-03",
        at="square",
        group=prefix,
    )


def blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Houses too dear or empty, and the square while a house has Jade."""
    worth = pieces.worth(t.players[seat])
    for price in dict.fromkeys(box.side(t.seats).jade_houses):
        houses = [house for house, printed in enumerate(box.side(t.seats).jade_houses) if printed == price]
        mine = _price(box, t, seat, houses[0])
        label = text("gugong-jade-house", cost=mine)
        if not any(t.houses[house] for house in houses):
            yield Blocked(label, Text("gugong-why-houses-empty"), "GG-JADE-02")
        elif mine > worth:
            yield Blocked(label, text("gugong-why-servants", cost=mine, have=worth), "GG-ACT-20")
    price = _price(box, t, seat, None)
    label = text("gugong-jade-square", cost=price)
    if any(t.houses):
        yield Blocked(label, Text("gugong-why-houses-first"), "GG-JADE-04")
    elif price > worth:
        yield Blocked(label, text("gugong-why-servants", cost=price, have=worth), "GG-ACT-20")
