"""Servants on boats, and who is ahead there. (section 5.2)"""

from __future__ import annotations

from engine.games.jiangnan.table import NOBODY, Boat, Space
from tests.games.jiangnan.referee.play import Game


def board(g: Game, slot: int, colour: int) -> None:
    """Onto the own space, else onto the rightmost free one. (JN-BOAT-02 to JN-BOAT-04, JN-AMB-19)"""
    spaces = boat_at(g, slot).spaces
    for space in spaces:
        if space.colour == colour:
            space.servants += 1
            return
    for space in spaces:
        if space.colour == NOBODY:
            space.colour, space.servants = colour, 1
            return
    spaces.append(Space(colour, 1))


def leave(g: Game, slot: int, colour: int) -> None:
    """(JN-SHOPB-11)"""
    (space,) = (space for space in boat_at(g, slot).spaces if space.colour == colour)
    space.servants -= 1
    if not space.servants:
        space.colour = NOBODY


def boat_at(g: Game, slot: int) -> Boat:
    boat = g.t.river[slot]
    assert boat is not None
    return boat


def ranking(g: Game, boat: Boat) -> list[int]:
    """The parties on a boat, the first one first. (JN-BOAT-10, JN-BOAT-11, JN-2P-15, JN-2P-16, JN-TAL-16, JN-AMB-26)"""

    def standing(party: int) -> tuple[int, bool, int]:
        own = [place for place, space in enumerate(boat.spaces) if g.t.owner(space.colour) == party]
        number = sum(boat.spaces[place].servants for place in own)
        return -number, not (party >= 0 and g.talent(party, "wins_ties")), own[0]

    return sorted({g.t.owner(space.colour) for space in boat.spaces if space.colour != NOBODY}, key=standing)
