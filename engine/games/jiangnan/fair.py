"""The Temple Fair: a walk round the ring, and the shop where it ends. (section 4.11 of the rules)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Final

from engine.games.jiangnan import asking, bonus, gains, names, shops
from engine.games.jiangnan.board import Direction, moved, passed
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import Icon
from engine.games.jiangnan.table import Table
from engine.kernel import Blocked, Option, Seat, Steps, Who, text

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
    icons = _passing(box, t, seat, player.place, direction, spaces)
    player.place = moved(player.place, direction, spaces)
    shop = box.shop_name[t.ring[player.place]]
    t.tell(text("jiangnan-did-move", who=Who(seat), spaces=spaces, direction=direction, shop=shop))
    bonus.at_once(box, t, seat, icons, "fair")


def stroll(box: Box, t: Table, seat: Seat, rule: str, *, decline: bool) -> Steps[Direction | None]:
    """Which way to walk one space, for which nothing is paid and no shop is used; None if the seat declines."""
    place = t.players[seat].place
    found = [_option(box, t, seat, place, direction, 1, 0, False, rule) for direction in DIRECTIONS]
    if decline:
        found.append(asking.NONE)
    picked = yield from asking.choose(box, t, seat, "stroll", found, usual="none" if decline else None)
    return None if picked == "none" else _WALKS[picked][0]


def _passing(box: Box, t: Table, seat: Seat, place: int, direction: Direction, spaces: int) -> tuple[Icon, ...]:
    """The passing bonuses of a walk. (JN-FAIR-06)"""
    return box.journey(t, seat, tuple(box.cards.fair.passing[path] for path in passed(place, direction, spaces)))


def _options(box: Box, t: Table, seat: Seat) -> list[Option]:
    """Each walk that can be paid. (JN-FAIR-02, JN-FAIR-03)"""
    player = t.players[seat]
    return [
        _option(box, t, seat, player.place, direction, spaces, price, True, "JN-FAIR-01")
        for direction in DIRECTIONS
        for spaces, cost in enumerate(box.cards.fair.move, 1)
        if (price := box.price(t, seat, cost)) <= player.coins
    ]


def _blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Walks that are too dear."""
    coins = t.players[seat].coins
    for spaces, cost in enumerate(box.cards.fair.move, 1):
        if (price := box.price(t, seat, cost)) > coins:
            yield Blocked(
                text("jiangnan-spaces", spaces=spaces), text("jiangnan-why-price", cost=price, have=coins), "JN-FAIR-02"
            )


def _option(
    box: Box, t: Table, seat: Seat, place: int, direction: Direction, spaces: int, price: int, uses: bool, rule: str
) -> Option:
    face = t.ring[moved(place, direction, spaces)]
    return _walk(
        box, direction, spaces, face, price, _passing(box, t, seat, place, direction, spaces), uses, place, rule
    )


@lru_cache(16384)
def _walk(
    box: Box,
    direction: Direction,
    spaces: int,
    face: str,
    price: int,
    icons: tuple[Icon, ...],
    uses: bool,
    place: int,
    rule: str,
) -> Option:
    note = text("jiangnan-stroll-note", bonus=names.icons(icons))
    if uses:
        note = text("jiangnan-move-note", coins=price, bonus=names.icons(icons), effect=names.shop_effect(face))
    return Option(
        f"move:{direction}:{spaces}",
        text("jiangnan-move", direction=direction, spaces=spaces, shop=box.shop_name[face]),
        note,
        rule,
        f"shop:{moved(place, direction, spaces)}",
        direction,
    )


_WALKS: Final[dict[str, tuple[Direction, int]]] = {
    f"move:{direction}:{spaces}": (direction, spaces) for direction in DIRECTIONS for spaces in range(1, 6)
}
