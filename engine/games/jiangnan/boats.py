"""Boats: servants get on and off, and whoever has most of them wins. (section 5.2 of the rules)"""

from __future__ import annotations

from engine.games.jiangnan.box import Box
from engine.games.jiangnan.table import BOT, NOBODY, Boat, Colour, Space, Table


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
