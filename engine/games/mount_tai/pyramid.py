"""How edict tiles lie on each other, in the normal game and in the challenge. (MT-DATA-11 to MT-DATA-15)

Places are numbered from 0, the upper ones first; a player's `pyramid` maps the places that still bear a tile to its
number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from msgspec import Struct

BIT: Final = tuple(1 << place for place in range(29))
"""The bit of each place."""


class Place(Struct, frozen=True):
    """A place of a layout: the places whose tiles rest on it, and the tier that lies there (0: any).

    `x`, `y`: its north-west corner in widths of a tile; `layer`: how many layers are below it at most.
    """

    under: tuple[int, ...]
    tier: int
    x: float
    y: float
    layer: int = 0


class Layout(Struct, frozen=True):
    """`places` by number; `open`: the uncovered ones among those that bear a tile, which it is given as bits."""

    places: tuple[Place, ...]
    open: Callable[[int], tuple[int, ...]]


def _layout(places: Iterator[Place]) -> Layout:
    every = tuple(places)
    resting = tuple(sum(BIT[above] for above in place.under) for place in every)

    @lru_cache(8192)
    def uncovered_places(there: int) -> tuple[int, ...]:
        return tuple(place for place, above in enumerate(resting) if there & BIT[place] and not there & above)

    return Layout(every, uncovered_places)


def _pyramid() -> Iterator[Place]:
    """Squares of 2, 3 and 4, each shifted by half a tile. (MT-DATA-11)"""
    above = 0
    start = 0
    for tier, size in ((1, 2), (2, 3), (3, 4)):
        shift = (4 - size) / 2
        for row in range(size):
            for column in range(size):
                # A tile rests on the four whose corners meet under its middle.
                under = [
                    start + r * above + c
                    for r in (row - 1, row)
                    for c in (column - 1, column)
                    if 0 <= r < above and 0 <= c < above
                ]
                yield Place(tuple(under), tier, column + shift, row + shift, 3 - tier)
        start += above * above
        above = size


def _piles(tiers: tuple[int, ...]) -> Iterator[Place]:
    """Four piles from the top down, place by place. (MT-DATA-13, MT-DATA-14)"""
    for depth, tier in enumerate(tiers):
        for pile in range(4):
            yield Place(
                (4 * (depth - 1) + pile,) if depth else (), tier, float(pile), depth / 2, len(tiers) - depth - 1
            )


def _steps() -> Iterator[Place]:
    """Lines of 2 to 7 tiles; each covers the upper side of two of the next. (MT-DATA-15)"""
    start = 0
    above = 0
    for line in range(1, 7):
        length = line + 1
        for index in range(length):
            under = tuple(start + other for other in (index - 1, index) if 0 <= other < above)
            yield Place(under, 0, index + (7 - length) / 2, (line - 1) / 2, 6 - line)
        start += above
        above = length


LAYOUTS: Final[Mapping[str, Layout]] = {
    "pyramid": _layout(_pyramid()),
    "piles": _layout(_piles((1, 2, 2, 3, 3, 3, 3))),
    "mixed_piles": _layout(_piles((0,) * 7)),
    "steps": _layout(_steps()),
}


def uncovered(layout: Layout, tiles: Mapping[int, int]) -> list[int]:
    """The numbers of the tiles on which no other rests, lowest first. (MT-EDICT-03)"""
    of_these = layout.open
    found = [tiles[place] for place in of_these(sum(map(BIT.__getitem__, tiles)))]
    found.sort()
    return found
