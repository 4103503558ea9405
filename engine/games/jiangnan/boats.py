"""Boats: servants get on and off, and whoever has most of them wins. (section 5.2 of the rules)"""

from __future__ import annotations

from functools import lru_cache

from engine.games.jiangnan import asking, gains, names
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import ROUNDS, UPKEEP
from engine.games.jiangnan.table import BOT, NOBODY, Boat, Colour, Space, Table
from engine.kernel import Option, Steps, Text, Who, text


def at(t: Table, slot: int) -> Boat:
    """The boat in a slot of the river. Raises `ValueError` if there is none."""
    boat = t.river[slot]
    if boat is None:
        raise ValueError(f"no boat lies in slot {slot}")
    return boat


def put(boat: Boat, colour: Colour) -> None:
    """A servant gets on: on its colour's space, otherwise on the rightmost free one. (JN-BOAT-02, JN-BOAT-03)"""
    for space in boat.spaces:
        if space.colour == colour:
            space.servants += 1
            return
    for space in boat.spaces:
        if space.colour == NOBODY:
            space.colour, space.servants = colour, 1
            return
    boat.spaces.append(Space(colour, 1))


def leave(boat: Boat, colour: Colour) -> None:
    """A servant gets off; an emptied space stays as a gap. (JN-AMB-19)"""
    space = next(space for space in boat.spaces if space.colour == colour)
    space.servants -= 1
    if not space.servants:
        space.colour = NOBODY


def servants(boat: Boat, colour: Colour) -> int:
    """How many servants of a colour are on a boat."""
    return next((space.servants for space in boat.spaces if space.colour == colour), 0)


def ranking(box: Box, t: Table, boat: Boat) -> list[int]:
    """The parties with servants on a boat, the first one first.

    Servants of player and vassal count together; among equals a talent wins, then the space farther right.
    (JN-BOAT-10, JN-BOAT-11, JN-2P-15, JN-2P-16, JN-TAL-16, JN-AMB-26)
    """
    most: dict[int, int] = {}
    for space in boat.spaces:
        if space.colour != NOBODY:
            party = t.owner(space.colour)
            most[party] = most.get(party, 0) + space.servants
    # `most` is in the order of the spaces from the right, and sorting keeps the order of equals.
    return sorted(most, key=lambda party: (-most[party], not _wins_ties(box, t, party)))


def _wins_ties(box: Box, t: Table, party: int) -> bool:
    return party != BOT and box.power(t.players[party]).wins_ties


def sail(box: Box, t: Table) -> Steps[None]:
    """Scholars send servants aboard, all boats slide on, and the one under the Upkeep Board is resolved. (section 5.2)

    The winner chooses the trend; on an empty boat, or for the Bot, it is the one on the right. (JN-BOAT-12, JN-AMB-33)
    """
    for slot, district in enumerate(box.places.slots[t.sides.map]):
        for colour in t.scholars[district]:
            put(at(t, slot), colour)
    t.river.insert(0, t.river.pop())
    boat = at(t, UPKEEP)
    order = ranking(box, t, boat)
    chosen = boat.trends[-1]
    if order:
        t.tell(text("jiangnan-did-boat", who=names.party(order[0], t.seats)))
        first_place(box, t, order[0])
        if order[0] != BOT:
            picked = yield from asking.choose(box, t, order[0], "trend", [_trend(trend.shown) for trend in boat.trends])
            chosen = next(trend for trend in boat.trends if picked == f"trend:{trend.shown}")
    t.tell(text("jiangnan-did-trend", trend=names.trend(chosen.shown)))
    t.trends.append(chosen)
    t.dropped_trends += [trend for trend in boat.trends if trend is not chosen]
    boat.trends, boat.spaces = [], []
    t.river[UPKEEP] = None
    if t.round < ROUNDS:  # JN-BOAT-16 to JN-BOAT-18
        boat.goal = t.goals.pop(0)
        t.river[0] = boat
        t.tell(text("jiangnan-did-goal", goal=names.goal(boat.goal)))


def first_place(box: Box, t: Table, party: int) -> None:
    """What a talent brings for a first place on a boat. (JN-TAL-17)"""
    if party != BOT:
        vp = box.power(t.players[party]).first_place
        if vp:
            gains.gain(box, t, party, "vp", vp, "boats")
            t.tell(text("jiangnan-did-first-place", who=Who(party), vp=vp))


@lru_cache(16)
def _trend(kind: str) -> Option:
    return Option(
        f"trend:{kind}",
        names.trend(kind),
        Text(f"jiangnan-trend-{kind}-effect"),
        "JN-BOAT-10",
        f"trend:{kind}",
        "trend",
    )
