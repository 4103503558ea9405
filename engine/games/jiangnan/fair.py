"""The Temple Fair: a walk round the ring, and the shop where it ends. (section 4.11 of the rules)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Final

from engine.games.jiangnan import asking, bonus, gains, names, shops
from engine.games.jiangnan.board import Direction, moved, passed
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import FAIR, Icon
from engine.games.jiangnan.powers import Power
from engine.games.jiangnan.table import Table
from engine.kernel import Blocked, Option, Seat, Steps, Text, Who, text

DIRECTIONS: Final[tuple[Direction, ...]] = ("cw", "ccw")


def visit(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """The district action. (JN-FAIR-01 to JN-FAIR-09)"""
    picked = yield from asking.offered(
        box, t, seat, "fair", partial(_options, box, t, seat), blocked=partial(_blocked, box, t, seat)
    )
    direction, spaces = _WALKS[picked]
    gains.pay(t, seat, box.price(t, seat, box.cards.fair.move[spaces - 1]))
    move(box, t, seat, direction, spaces)
    yield from shops.activate(box, t, seat, t.ring[t.players[seat].place])


def move(box: Box, t: Table, seat: Seat, direction: Direction, spaces: int) -> None:
    """The servant walks on and gains what lies on the way. (JN-FAIR-06, JN-FAIR-07)"""
    player = t.players[seat]
    icons = box.journey(t, seat, passing(box, player.place, direction, spaces))
    player.place = moved(player.place, direction, spaces)
    shop = box.shop_name[t.ring[player.place]]
    t.tell(text("jiangnan-did-move", who=Who(seat), spaces=spaces, direction=direction, shop=shop))
    bonus.at_once(box, t, seat, icons, "fair")


def stroll(box: Box, t: Table, seat: Seat, rule: str, *, decline: bool) -> Steps[Direction | None]:
    """Which way to walk one space, for which nothing is paid and no shop is used; None if the seat declines."""
    found = [_stroll(box, t, seat, direction, rule) for direction in DIRECTIONS]
    if decline:
        found.append(asking.NONE)
    picked = yield from asking.choose(box, t, seat, "stroll", found, usual="none" if decline else None)
    return None if picked == "none" else _WALKS[picked][0]


def _options(box: Box, t: Table, seat: Seat) -> tuple[Option, ...]:
    """Each walk that can be paid. (JN-FAIR-02, JN-FAIR-03)"""
    player = t.players[seat]
    prices = enumerate((box.price(t, seat, cost) for cost in box.cards.fair.move), 1)
    paid = tuple((spaces, price) for spaces, price in prices if price <= player.coins)
    return _walks(box, box.power(player), tuple(t.ring), player.place, paid)


def _blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Walks that are too dear."""
    coins = t.players[seat].coins
    for spaces, cost in enumerate(box.cards.fair.move, 1):
        if (price := box.price(t, seat, cost)) > coins:
            yield Blocked(
                text("jiangnan-spaces", spaces=spaces), text("jiangnan-why-price", cost=price, have=coins), "JN-FAIR-02"
            )


@lru_cache(2048)
def _walks(
    box: Box, power: Power, ring: tuple[str, ...], place: int, paid: tuple[tuple[int, int], ...]
) -> tuple[Option, ...]:
    """Walks of so many spaces for so many coins, either way, with what a visitor of this power gains on them."""
    options = []
    for direction in DIRECTIONS:
        for spaces, price in paid:
            face = ring[moved(place, direction, spaces)]
            icons = power.journey(passing(box, place, direction, spaces))
            note = text("jiangnan-move-note", coins=price, bonus=names.icons(icons), effect=names.shop_effect(face))
            options.append(_walk(box, place, direction, spaces, face, note, "JN-FAIR-01"))
    return tuple(options)


def _stroll(box: Box, t: Table, seat: Seat, direction: Direction, rule: str) -> Option:
    place = t.players[seat].place
    icons = box.journey(t, seat, passing(box, place, direction, 1))
    note = text("jiangnan-stroll-note", bonus=names.icons(icons))
    return _walk(box, place, direction, 1, t.ring[moved(place, direction, 1)], note, rule)


def _walk(box: Box, place: int, direction: Direction, spaces: int, face: str, note: Text, rule: str) -> Option:
    """A walk to the space where a shop shows this face."""
    label = text("jiangnan-move", direction=direction, spaces=spaces, shop=box.shop_name[face])
    at = f"shop:{moved(place, direction, spaces)}"
    return Option(f"move:{direction}:{spaces}", label, note, rule, at, direction)


def passing(box: Box, place: int, direction: Direction, spaces: int) -> tuple[Icon, ...]:
    """The passing bonuses of a walk. (JN-FAIR-06)"""
    return tuple(box.cards.fair.passing[path] for path in passed(place, direction, spaces))


_WALKS: Final[dict[str, tuple[Direction, int]]] = {
    f"move:{direction}:{spaces}": (direction, spaces) for direction in DIRECTIONS for spaces in range(1, FAIR)
}
