"""The mountain: cells, heights, fiefs, and where the range tiles put water and tribes. (MT-DATA-01 to MT-DATA-10)

A cell is named as it is drawn: its column A-H from west to east and its row 1-8 from north to south, "C4".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.games.mount_tai.content import CORNERS, Corner, Range

SIZE: Final = 8
COLUMNS: Final = "ABCDEFGH"
TOP: Final = 4
"""The height of the summit."""

SLOTS: Final[Mapping[int, tuple[tuple[int, int], ...]]] = {
    3: ((2, 2), (5, 2), (5, 5), (2, 5)),
    2: ((3, 3), (5, 3), (5, 5), (3, 5)),
}
"""The north-west cell (x, y), from 1, of the slots of range tiles by their size, in the order of `CORNERS`."""


def name(x: int, y: int) -> str:
    """The cell in column x and row y, from 1."""
    return f"{COLUMNS[x - 1]}{y}"


def place(cell: str) -> tuple[int, int]:
    """Column and row of a cell, from 1."""
    return COLUMNS.index(cell[0]) + 1, int(cell[1:])


CELLS: Final = tuple(name(x, y) for y in range(1, SIZE + 1) for x in range(1, SIZE + 1))
HEIGHT: Final = {name(x, y): min(x, y, 9 - x, 9 - y) for x in range(1, SIZE + 1) for y in range(1, SIZE + 1)}
"""The layer of each cell. (MT-DATA-03)"""


def _beside(cell: str) -> Iterator[str]:
    x, y = place(cell)
    for across, down in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
        if 1 <= across <= SIZE and 1 <= down <= SIZE:
            yield name(across, down)


NEIGHBOURS: Final = {cell: tuple(_beside(cell)) for cell in CELLS}
"""The cells that share a side with a cell, in whatever fief. (MT-MAP-04)"""

SERVED_FROM: Final = {
    cell: tuple(other for other in NEIGHBOURS[cell] if HEIGHT[other] >= HEIGHT[cell]) for cell in CELLS
}
"""From where water would serve a tile on a cell: beside it, and not lower. (MT-MAP-10 to MT-MAP-13)"""


def _corner(cell: str) -> Corner:
    x, y = place(cell)
    return ("nw" if x <= 4 else "ne") if y <= 4 else ("sw" if x <= 4 else "se")


FIEF: Final[Mapping[str, Corner]] = {cell: _corner(cell) for cell in CELLS}
"""The fief to which a cell belongs. (MT-DATA-02)"""

HOME: Final[Mapping[Corner, str]] = {"nw": "A1", "ne": "H1", "se": "H8", "sw": "A8"}
SUMMIT: Final[Mapping[Corner, str]] = {"nw": "D4", "ne": "E4", "se": "E5", "sw": "D5"}
"""Of the four summit cells the one of each fief. (MT-AMB-16)"""

LAND: Final = {
    corner: tuple(
        sorted((cell for cell in CELLS if FIEF[cell] == corner), key=lambda cell: (HEIGHT[cell], CELLS.index(cell)))
    )
    for corner in CORNERS
}
"""The 16 cells of each fief, from the lowest to the summit."""


class Site(NamedTuple):
    """A cell of a fief that can be cultivated, and its neighbours within the fief: of its height, and of others."""

    cell: str
    level: frozenset[str]
    slope: frozenset[str]


class Mountain:
    """The mountain as range tiles make it.

    `water` and `tribes` are cells, `wet` those with printed water beside or above them; `sites` the cells of each fief
    that are not water.
    """

    def __init__(self, ranges: Mapping[str, Range], tiles: Sequence[str]) -> None:
        water: set[str] = set()
        tribes: set[str] = set()
        for index, tile in enumerate(tiles):
            range_name, _, turns = tile.partition(":")
            kind = ranges[range_name]
            slot = SLOTS[kind.size][index % len(CORNERS)]
            for cells, marks in ((water, kind.water), (tribes, kind.tribes)):
                found = (_turned(slot, kind.size, int(turns), mark) for mark in marks)
                # Of a large tile only layer 2 is seen, of a small one only layer 3. (MT-DATA-06)
                cells.update(cell for cell in found if HEIGHT[cell] == 5 - kind.size)
        self.water = frozenset(water)
        self.tribes = frozenset(tribes)
        self.wet = frozenset(cell for cell in CELLS if not water.isdisjoint(SERVED_FROM[cell]))
        self.sites = {corner: tuple(_sites(corner, self.water)) for corner in CORNERS}


def _turned(slot: tuple[int, int], size: int, turns: int, mark: tuple[int, int]) -> str:
    """Where a mark of a tile comes to lie. (MT-DATA-05)"""
    u, v = mark
    for _ in range(turns):
        u, v = size + 1 - v, u
    return name(slot[0] + u - 1, slot[1] + v - 1)


def _sites(corner: Corner, water: frozenset[str]) -> Iterator[Site]:
    for cell in LAND[corner]:
        if cell not in water:
            beside = [other for other in NEIGHBOURS[cell] if FIEF[other] == corner]
            level = frozenset(other for other in beside if HEIGHT[other] == HEIGHT[cell])
            yield Site(cell, level, frozenset(beside) - level)
