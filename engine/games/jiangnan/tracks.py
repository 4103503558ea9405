"""The Display Tracks of Teahouse and Tavern. (JN-TEA-07 to JN-TEA-14, JN-TAV-04)"""

from __future__ import annotations

from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import IDEAS, Idea
from engine.games.jiangnan.table import Colour, Display, Table


def servants(t: Table, track: str, colour: Colour) -> int:
    """How many servants of a colour lie on a track. (JN-AMB-14)"""
    return sum(tile.colour == colour for tile in t.tracks[track])


def slide(box: Box, t: Table, track: str, kind: Idea, colour: Colour) -> None:
    """A tile with a servant (or nobody's) comes in at the left; the rightmost goes, its servant to its owner.

    (JN-TEA-07 to JN-TEA-11)
    """
    tiles = t.tracks[track]
    tiles.insert(0, Display(kind, colour))
    del tiles[box.board.display_track :]


def inspiration(t: Table, track: str) -> tuple[Idea, ...]:
    """The ideas that the tiles of a track give. (JN-TEA-13)"""
    kinds = [tile.kind for tile in t.tracks[track]]
    return tuple(kind for kind in IDEAS for _ in range(kinds.count(kind)))
