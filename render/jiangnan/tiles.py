"""Action tiles: the districts to which they lead, below them the discard bonus; edge and knots tell the Age.

Starting tiles have a plain edge, those of Ages 1 to 4 a dyed one and as many knots. A gilt edge is that of an advanced
tile.
"""

from __future__ import annotations

from PIL import Image

from render.jiangnan import icons
from render.jiangnan.dyes import AGES, DISTRICTS, GILT, ROOF
from render.jiangnan.places import PLACES
from render.kit.cache import SPRITES
from render.kit.palette import GOLD, INK, SLIP, WHITE, Colour, deep, mix
from render.kit.pen import Pen, Point
from render.kit.printing import put

STRIP = 0.33
"""The share of the bonus in a tile's height."""


def action(districts: tuple[str, ...], bonus: tuple[str, ...], age: int, advanced: bool, size: int) -> Image.Image:
    """An action tile (RGBA, ``size`` square) with one or two districts and up to four icons; age 0: a starting tile."""
    key = ("jiangnan", "tile", districts, bonus, age, advanced, size)
    return SPRITES.get(key, lambda: _action(districts, bonus, age, advanced, size))


def _action(districts: tuple[str, ...], bonus: tuple[str, ...], age: int, advanced: bool, size: int) -> Image.Image:
    pen = Pen(size, size)
    u = size / 100
    _edge(pen, u, AGES[age], advanced)
    inset, low = 6.5, 100 * (1 - STRIP) - 3
    x0, x1 = inset * u, (100 - inset) * u
    grounds = [mix(SLIP, DISTRICTS[name], 0.42) for name in districts]
    pen.box(x0, inset * u, x1 - x0, (low - inset) * u, grounds[0])
    if len(districts) > 1:
        pen.polygon([(x1, inset * u), (x1, low * u), (x0 + 18 * u, low * u), (x1 - 18 * u, inset * u)], grounds[1])
        pen.line([(x0 + 18 * u, low * u), (x1 - 18 * u, inset * u)], WHITE, 3 * u)
        _sign(pen, districts[0], 30 * u, 28 * u, 0.45 * u)
        _sign(pen, districts[1], 70 * u, 43 * u, 0.45 * u)
    else:
        _eaves(pen, u, inset)
        _sign(pen, districts[0], 50 * u, (inset + low + 5) / 2 * u, 0.58 * u)
    pen.box(x0, low * u, x1 - x0, (100 - inset - low) * u, SLIP)
    pen.line([(x0, low * u), (x1, low * u)], deep(AGES[age], 0.4), 2 * u)
    _knots(pen, u, age)
    out = pen.done()
    sign = round(min(27, 86 / max(1, len(bonus)) - 1) * u)
    gap = (1 if len(bonus) > 3 else 3) * u
    left = 50 * u - (len(bonus) * sign + (len(bonus) - 1) * gap) / 2
    middle = (low + 100 - inset) / 2 * u
    for k, kind in enumerate(bonus):
        put(out, icons.icon(kind, sign), round(left + k * (sign + gap)), round(middle - sign / 2))
    return out


def _sign(pen: Pen, name: str, x: float, y: float, u: float) -> None:
    pen.disc(x, y, 51 * u, (*WHITE, 255))
    pen.disc(x, y, 48 * u, mix(SLIP, DISTRICTS[name], 0.12))
    PLACES[name](pen, x, y, 0.96 * u)


def _eaves(pen: Pen, u: float, inset: float) -> None:
    """The grey roof over a district."""
    points: list[Point] = [
        (inset * u, inset * u),
        ((100 - inset) * u, inset * u),
        ((100 - inset) * u, 15 * u),
        (84 * u, 12 * u),
        (16 * u, 12 * u),
        (inset * u, 15 * u),
    ]
    pen.polygon(points, ROOF)
    for k in range(1, 12):
        a = inset + (100 - 2 * inset) * k / 12
        pen.line([(a * u, inset * u), (a * u, 11 * u)], (*INK, 90), 1.2 * u)


def _edge(pen: Pen, u: float, colour: Colour, advanced: bool) -> None:
    size = 100 * u
    pen.box(0, 0, size, size, deep(colour, 0.6), radius=10 * u)
    pen.box(1.6 * u, 1.6 * u, 96.8 * u, 96.8 * u, colour, radius=9 * u)
    if advanced:
        pen.box(0, 0, size, size, deep(GOLD, 0.6), radius=10 * u)
        pen.box(1.4 * u, 1.4 * u, 97.2 * u, 97.2 * u, GILT, radius=9 * u)
        pen.box(4.6 * u, 4.6 * u, 90.8 * u, 90.8 * u, deep(colour, 0.2), radius=6 * u)


def _knots(pen: Pen, u: float, age: int) -> None:
    """One knot for each Age, down the left edge."""
    for k in range(age):
        y = (16 + 11.5 * k) * u
        pen.disc(7.5 * u, y, 6 * u, WHITE)
        pen.disc(7.5 * u, y, 4.6 * u, deep(AGES[age], 0.3))


def back(age: int, size: int) -> Image.Image:
    """An action tile face down (RGBA, ``size`` square), with the knots of its Age."""
    return SPRITES.get(("jiangnan", "tile-back", age, size), lambda: _back(age, size))


def _back(age: int, size: int) -> Image.Image:
    pen = Pen(size, size)
    u = size / 100
    colour = AGES[age]
    _edge(pen, u, colour, False)
    pen.box(6.5 * u, 6.5 * u, 87 * u, 87 * u, mix(colour, INK, 0.25), radius=5 * u)
    waves(pen, 6.5 * u, 6.5 * u, 87 * u, 87 * u, 14.5 * u, mix(colour, WHITE, 0.25))
    pen.disc(50 * u, 50 * u, 27 * u, mix(colour, INK, 0.25))
    pen.disc(50 * u, 50 * u, 24 * u, SLIP)
    for dx, dy in KNOTS[age]:
        pen.disc((50 + dx) * u, (50 + dy) * u, 6.5 * u, deep(colour, 0.3))
    return pen.done()


KNOTS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((0, 0),),
    ((-9, 0), (9, 0)),
    ((0, -10), (-9, 6), (9, 6)),
    ((-8, -8), (8, -8), (-8, 8), (8, 8)),
)
"""Where the knots of each Age lie on a back, around its middle."""


def waves(pen: Pen, x: float, y: float, w: float, h: float, step: float, colour: Colour) -> None:
    """Scales of water within a box whose sides are multiples of ``step``."""
    rows, columns = round(h / step), round(w / step)
    for row in range(rows):
        for column in range(columns + 1):
            shift = 0.5 if row % 2 else 0.0
            if not 0 < column + shift < columns:
                continue
            for r in (0.48, 0.28):
                pen.ring(x + (column + shift) * step, y + (row + 0.5) * step, r * step, (*colour, 130), step * 0.07)
