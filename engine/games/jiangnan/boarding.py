"""Servants who get on a boat, or change boats, by a shop or an assistant. (JN-SHOP-13, JN-SHOPB-09, JN-AST-28)

Servants of a vassal do not. (JN-AMB-30)
"""

from __future__ import annotations

from functools import lru_cache

from engine.games.jiangnan import asking, boats, names
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.table import NOBODY, Boat, Table, Trend
from engine.kernel import Option, Seat, Steps, Text, Who, text


def can_board(t: Table) -> bool:
    """Is there a boat?"""
    return any(boat is not None for boat in t.river)


def can_change(t: Table, seat: Seat) -> bool:
    """Has the seat a servant on a boat, and is there another one?"""
    return bool(_own(t, seat)) and sum(boat is not None for boat in t.river) > 1


def choose(box: Box, t: Table, seat: Seat, rule: str, *, decline: bool, origin: int | None = None) -> Steps[int | None]:
    """The slot of a boat to get on, other than that at `origin`; None if the seat declines."""
    options = [
        _boat(box, t, seat, slot, boat, "boat", rule)
        for slot, boat in enumerate(t.river)
        if boat is not None and slot != origin
    ]
    return (yield from _slot(box, t, seat, "boat", options, decline))


def choose_origin(box: Box, t: Table, seat: Seat, rule: str, *, decline: bool) -> Steps[int | None]:
    """The slot of a boat to get off; None if the seat declines."""
    options = [_boat(box, t, seat, slot, boats.at(t, slot), "from", rule) for slot in _own(t, seat)]
    return (yield from _slot(box, t, seat, "boat_from", options, decline))


def board(box: Box, t: Table, seat: Seat, slot: int) -> None:
    """A servant gets on. (JN-SHOP-14)"""
    boats.put(boats.at(t, slot), seat)
    t.tell(text("jiangnan-did-board", who=Who(seat), boat=_name(box, t, slot)))


def change(box: Box, t: Table, seat: Seat, origin: int, slot: int) -> None:
    """A servant gets off one boat and on another. (JN-SHOPB-10, JN-SHOPB-11)"""
    boats.leave(boats.at(t, origin), seat)
    boats.put(boats.at(t, slot), seat)
    t.tell(text("jiangnan-did-change-boats", who=Who(seat), origin=_name(box, t, origin), boat=_name(box, t, slot)))


def _own(t: Table, seat: Seat) -> list[int]:
    return [slot for slot, boat in enumerate(t.river) if boat is not None and boats.servants(boat, seat)]


def _name(box: Box, t: Table, slot: int) -> Text:
    return names.boat(box.places.slots[t.sides.map][slot])


def _slot(box: Box, t: Table, seat: Seat, key: str, options: list[Option], decline: bool) -> Steps[int | None]:
    if decline:
        options.append(asking.NONE)
    picked = yield from asking.choose(box, t, seat, key, options, usual="none" if decline else None)
    return None if picked == "none" else int(picked.partition(":")[2])


def _boat(box: Box, t: Table, seat: Seat, slot: int, boat: Boat, verb: str, rule: str) -> Option:
    district = box.places.slots[t.sides.map][slot]
    most: dict[int, int] = {}
    for space in boat.spaces:
        if space.colour != NOBODY:
            party = t.owner(space.colour)
            most[party] = most.get(party, 0) + space.servants
    own = most.pop(seat, 0)
    return _option(district, slot, own, max(most.values(), default=0), tuple(boat.trends), boat.goal, verb, rule)


@lru_cache(16384)
def _option(
    district: str, slot: int, own: int, others: int, trends: tuple[Trend, ...], goal: str, verb: str, rule: str
) -> Option:
    """A boat: the servants of the seat, the most of somebody else, and what it is about."""
    about = (names.goal(goal),) if goal else tuple(names.trend(trend.shown) for trend in trends)
    return Option(
        f"{verb}:{slot}",
        names.boat(district),
        text("jiangnan-boat-note", own=own, others=others, about=about),
        rule,
        f"boat:{slot}",
        verb,
    )
