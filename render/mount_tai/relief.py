"""The shape of the mountain: its terraces as a relief that is seen from the south, from above.

Ground coordinates count cells: `x` to the east and `y` to the south from 0 to 8, heights from 0 (the plain) to 4. Each
cell is a flat terrace; between cells of different heights lies a steep slope.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from msgspec import Struct

from engine.games.mount_tai.view import CELLS, HEIGHT, place
from render.kit.boxes import Box
from render.kit.pen import Point

SIZE = 8
EDGE = 0.1
"""Half the width of a slope or a path between two cells, in cells."""
TAPER = 0.07
"""By how much the far side is narrower than the near one."""
SWELL = (0.05, 0.3)
"""How far the middle of the sides swells out, across and down: no mountain is square. In cells, or as a share."""


class Face(Struct, frozen=True):
    """A piece of the surface on the picture: a "top" of a height, or a slope that looks "west", "east" or "south".

    `height` is that of its upper edge, `low` of its lower one. `points` begin at the far left, clockwise.
    """

    kind: str
    height: int
    low: int
    points: tuple[Point, ...]


class Relief(Struct, frozen=True, dict=True):
    """The mountain in `box`: `pitch` is the width of a cell at the near side, in px."""

    box: Box
    pitch: float

    @property
    def deep(self) -> float:
        """How far apart rows of one height are on the picture."""
        return self.pitch * 0.75

    @property
    def lift(self) -> float:
        """By how much a layer stands above the one below it."""
        return self.pitch * 0.31

    @cached_property
    def origin(self) -> Point:
        """Where the middle of the north side would be on the plain."""
        return self.box.x + self.box.w / 2, self.box.bottom - self.pitch * 0.62 - SIZE * self.deep

    def at(self, x: float, y: float, height: float) -> Point:
        """A point of the ground on the picture."""
        u, v = x * 2 / SIZE - 1, y * 2 / SIZE - 1
        wide = self.pitch * (1 - TAPER + TAPER * y / SIZE) * (1 + SWELL[0] * (1 - v * v))
        down = y + SWELL[1] * (1 - u * u) * v
        return self.origin[0] + (x - SIZE / 2) * wide, self.origin[1] + down * self.deep - height * self.lift

    def top(self, cell: str, inset: float = EDGE) -> tuple[Point, ...]:
        """The corners of a cell's terrace, from the far left clockwise."""
        x, y = place(cell)
        a, b, c, d = x - 1 + inset, y - 1 + inset, x - inset, y - inset
        return tuple(self.at(*spot, HEIGHT[cell]) for spot in ((a, b), (c, b), (c, d), (a, d)))

    def seen(self, cell: str, inset: float = EDGE) -> tuple[Point, ...]:
        """The corners of what is seen of a cell's terrace: the higher one in front of it hides a part."""
        a, b, c, d = self.top(cell, inset)
        x, y = place(cell)
        front = height_at(x, y + 1)
        if front <= HEIGHT[cell]:
            return a, b, c, d
        slack = (inset - EDGE) * self.deep
        hidden = [self.at(s, y + EDGE, front)[1] - slack for s in (x - inset, x - 1 + inset)]
        return a, b, (c[0], min(c[1], hidden[0])), (d[0], min(d[1], hidden[1]))

    @cached_property
    def cells(self) -> dict[str, Box]:
        """What is seen of each cell's terrace, as boxes."""
        return {cell: self._seen(cell) for cell in CELLS}

    def _seen(self, cell: str) -> Box:
        a, b, c, d = self.seen(cell)
        left, right, far, near = (a[0] + d[0]) / 2, (b[0] + c[0]) / 2, (a[1] + b[1]) / 2, (c[1] + d[1]) / 2
        return Box(round(left), round(far), round(right - left), round(near - far))

    def faces(self) -> Iterator[Face]:
        """All of the surface, from the back to the front."""
        e = EDGE
        for y in range(SIZE + 2):
            if y:  # the strip between the row before and this one
                for x in range(SIZE + 1):
                    if x >= 1:
                        yield from self._quad(x - 1 + e, y - 1 - e, x - e, y - 1 + e, (x, y - 1), (x, y))
                    yield from self._corner(x, y - 1)
            if 1 <= y <= SIZE:
                for x in range(SIZE + 1):
                    if x:
                        height = height_at(x, y)
                        points = tuple(
                            self.at(*spot, height)
                            for spot in ((x - 1 + e, y - 1 + e), (x - e, y - 1 + e), (x - e, y - e), (x - 1 + e, y - e))
                        )
                        yield Face("top", height, height, points)
                    yield from self._side(x, y)

    def _quad(
        self, a: float, b: float, c: float, d: float, back: tuple[int, int], front: tuple[int, int]
    ) -> Iterator[Face]:
        """Between a cell and the one south of it; what looks north is not seen."""
        far, near = height_at(*back), height_at(*front)
        points = (self.at(a, b, far), self.at(c, b, far), self.at(c, d, near), self.at(a, d, near))
        if far == near:
            if far:
                yield Face("top", far, far, points)
        elif far > near:
            yield Face("south", far, near, points)

    def _side(self, x: int, y: int) -> Iterator[Face]:
        """Between a cell and the one east of it."""
        e = EDGE
        left, right = height_at(x, y), height_at(x + 1, y)
        points = (
            self.at(x - e, y - 1 + e, left),
            self.at(x + e, y - 1 + e, right),
            self.at(x + e, y - e, right),
            self.at(x - e, y - e, left),
        )
        if left == right:
            if left:
                yield Face("top", left, left, points)
        else:
            yield Face("east" if left > right else "west", max(left, right), min(left, right), points)

    def _corner(self, x: int, y: int) -> Iterator[Face]:
        """Where four cells meet, (x, y) the north-west one of them."""
        e = EDGE
        spots = ((x - e, y - e, x, y), (x + e, y - e, x + 1, y), (x + e, y + e, x + 1, y + 1), (x - e, y + e, x, y + 1))
        heights = [height_at(column, row) for _, _, column, row in spots]
        high, low = max(heights), min(heights)
        if not high:
            return
        points = tuple(self.at(a, b, height) for (a, b, _, _), height in zip(spots, heights, strict=True))
        north, south = heights[0] + heights[1], heights[2] + heights[3]
        west, east = heights[0] + heights[3], heights[1] + heights[2]
        kind = "top" if high == low else "south" if north > south else "west" if east > west else "east"
        yield Face(kind, high, low, points)


def height_at(x: int, y: int) -> int:
    """The height of the cell in column x and row y, from 1; 0 on the plain around the mountain."""
    return max(0, min(x, y, SIZE + 1 - x, SIZE + 1 - y))


def relief(box: Box) -> Relief:
    """The largest mountain that finds room in `box`, with sky above and mist around it."""
    return Relief(box, min(box.w / 8.7, box.h / 7.2))
