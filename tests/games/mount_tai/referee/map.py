"""Cells, heights and water. (MT-DATA-01 to MT-DATA-10)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.games.mount_tai.content import Range

SEATS = {1: ("nw",), 2: ("nw", "se"), 3: ("nw", "ne", "se"), 4: ("nw", "ne", "se", "sw")}  # MT-DATA-10
LARGE = ((2, 2), (5, 2), (5, 5), (2, 5))  # MT-DATA-04
SMALL = ((3, 3), (5, 3), (5, 5), (3, 5))
TOP = 4


def cell(x: int, y: int) -> str:
    return "ABCDEFGH"[x - 1] + str(y)


def xy(name: str) -> tuple[int, int]:
    return "ABCDEFGH".index(name[0]) + 1, int(name[1:])


CELLS = [cell(x, y) for x in range(1, 9) for y in range(1, 9)]


def height(name: str) -> int:
    """(MT-DATA-03)"""
    x, y = xy(name)
    return min(x, y, 9 - x, 9 - y)


def fief(name: str) -> str:
    """(MT-DATA-02)"""
    x, y = xy(name)
    return ("n" if y <= 4 else "s") + ("w" if x <= 4 else "e")


def behind(name: str, steps: int) -> Iterator[tuple[str, str]]:
    """In each direction the cell beside this one and the one that many steps away, both on the board. (MT-MAP-04)"""
    x, y = xy(name)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        far = (x + steps * dx, y + steps * dy)
        if min(far) >= 1 and max(far) <= 8:
            yield cell(x + dx, y + dy), cell(*far)


def beside(name: str) -> list[str]:
    return [near for near, _ in behind(name, 1)]


def marks(ranges: Mapping[str, Range], tiles: Sequence[str]) -> tuple[set[str], set[str]]:
    """Water and tribes that are seen. (MT-DATA-05, MT-DATA-06)"""
    water: set[str] = set()
    tribes: set[str] = set()
    for tile, (x0, y0), n, layer in zip(tiles, LARGE + SMALL, [3] * 4 + [2] * 4, [2] * 4 + [3] * 4, strict=True):
        name, _, turns = tile.partition(":")
        for found, there in ((water, ranges[name].water), (tribes, ranges[name].tribes)):
            for u, v in there:
                at = (u, v)
                for _ in range(int(turns)):
                    at = (n + 1 - at[1], at[0])
                spot = cell(x0 + at[0] - 1, y0 + at[1] - 1)
                if height(spot) == layer:
                    found.add(spot)
    return water, tribes
