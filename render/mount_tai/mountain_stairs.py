"""The stairway up the south side, from the red gate at the foot to the temple on the summit.

It climbs where the south-west fief is nobody's, between two columns of cells: no cell, and no water, lies under it.
"""

from __future__ import annotations

from render.kit.palette import CINNABAR, GOLD, INK, SLIP, VERMILION, WASH, mix
from render.kit.pen import Pen, Point
from render.mount_tai.relief import EDGE, SIZE, Relief, height_at

COLUMN = 3
"""The stairway climbs along the east side of this column."""
LAST = 5
"""The row beside the summit, in which it turns to the east."""
WIDE = (0.05, 0.1)
"""Half its width at the top and at the foot, in cells: it is lost in the distance."""
STONE = mix(mix(WASH, GOLD, 0.15), SLIP, 0.68)
JOINT = mix(WASH, GOLD, 0.2)


def draw_stairs(pen: Pen, of: Relief) -> None:
    """The stairway, the gate, the temple."""
    x, y = of.box.at
    _flight(pen, of, [(COLUMN, SIZE + EDGE * 1.5, 0), (COLUMN, SIZE - EDGE, 1)])
    for row in range(SIZE, LAST, -1):
        here, above = height_at(COLUMN, row), height_at(COLUMN, row - 1)
        _flight(pen, of, [(COLUMN, row - EDGE, here), (COLUMN, row - 1 + EDGE, here)])
        _flight(pen, of, [(COLUMN, row - 1 + EDGE, here), (COLUMN, row - 1 - EDGE, above)])
    _flight(pen, of, [(COLUMN, LAST - EDGE, 3), (COLUMN, LAST - 0.5, 3)])
    gate = of.at(COLUMN, SIZE + EDGE, 0.35)
    _gate(pen, gate[0] - x, gate[1] - y, of.pitch / 100)
    top = of.at(COLUMN + 0.5, LAST - 0.28, 4)
    _temple(pen, top[0] - x, top[1] - y, of.pitch / 100)


def _flight(pen: Pen, of: Relief, ends: list[tuple[float, float, float]]) -> None:
    """A straight piece between two points of the ground, with its steps."""
    (x0, y0, h0), (x1, y1, h1) = ends
    left = [_moved(of, x - _half(y), y, h) for x, y, h in ends]
    right = [_moved(of, x + _half(y), y, h) for x, y, h in ends]
    pen.polygon([left[0], left[1], right[1], right[0]], STONE)
    tall = abs(left[0][1] - left[1][1])
    steps = max(2, round(tall / of.pitch * 13))
    u = of.pitch / 100
    for step in range(steps + 1):
        t = step / steps
        spot = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, h0 + (h1 - h0) * t)
        half = _half(spot[1])
        one, other = _moved(of, spot[0] - half, *spot[1:]), _moved(of, spot[0] + half, *spot[1:])
        pen.line([one, other], JOINT, 1.3 * u)
    for side in (left, right):
        pen.line(side, mix(JOINT, INK, 0.35), 1.8 * u)


def _half(y: float) -> float:
    """Half the width beside row `y`."""
    top, foot = WIDE
    return top + (foot - top) * (y - LAST + 1) / (SIZE - LAST + 1)


def _moved(of: Relief, x: float, y: float, height: float) -> Point:
    across, down = of.at(x, y, height)
    return across - of.box.x, down - of.box.y


def _roof(pen: Pen, x: float, y: float, wide: float, tall: float, u: float) -> None:
    """A roof with upturned eaves whose foot is at `y`."""
    tile = mix(GOLD, INK, 0.22)
    outline = [
        (x - wide, y - 3 * u),
        (x - wide * 0.6, y - tall * 0.45),
        (x - wide * 0.36, y - tall),
        (x + wide * 0.36, y - tall),
        (x + wide * 0.6, y - tall * 0.45),
        (x + wide, y - 3 * u),
        (x + wide * 0.7, y),
        (x - wide * 0.7, y),
    ]
    pen.polygon(outline, tile)
    pen.line(outline, mix(tile, INK, 0.5), 1.8 * u, closed=True)


def _gate(pen: Pen, x: float, y: float, u: float) -> None:
    """The red gate at the foot of the stairway."""
    dark = mix(CINNABAR, INK, 0.45)
    for dx in (-20, 12):
        pen.box(x + dx * u, y - 34 * u, 8 * u, 36 * u, VERMILION, dark, 1.6 * u)
    pen.box(x - 24 * u, y - 36 * u, 48 * u, 8 * u, mix(CINNABAR, INK, 0.1), dark, 1.6 * u)
    _roof(pen, x, y - 35 * u, 34 * u, 17 * u, u)


def _temple(pen: Pen, x: float, y: float, u: float) -> None:
    """The temple on the summit."""
    dark = mix(CINNABAR, INK, 0.5)
    pen.box(x - 34 * u, y - 5 * u, 68 * u, 9 * u, STONE, JOINT, 1.6 * u)
    pen.box(x - 26 * u, y - 26 * u, 52 * u, 22 * u, VERMILION, dark, 1.6 * u)
    pen.box(x - 7 * u, y - 20 * u, 14 * u, 16 * u, mix(INK, CINNABAR, 0.3))
    for dx in (-22, -14, 12, 20):
        pen.box(x + dx * u, y - 26 * u, 3 * u, 22 * u, mix(CINNABAR, INK, 0.25))
    _roof(pen, x, y - 25 * u, 42 * u, 18 * u, u)
    pen.box(x - 15 * u, y - 48 * u, 30 * u, 8 * u, VERMILION, dark, 1.4 * u)
    _roof(pen, x, y - 46 * u, 27 * u, 15 * u, u)
