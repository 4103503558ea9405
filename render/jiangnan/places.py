"""The six districts and the Rest Area as drawings, and the roundels by which they are known."""

from __future__ import annotations

import math
from typing import Final

from render.jiangnan.dyes import (
    CLAY,
    DISTRICTS,
    GILT,
    JADE,
    KINDS,
    LANTERN,
    LEAF,
    RIVER,
    ROOF,
    STRAW,
    WALL,
    WOOD,
)
from render.kit.brush import Brush
from render.kit.icons import Glyph
from render.kit.ink import roof
from render.kit.palette import AZURITE, GAMBOGE, GOLD, INK, SLIP, VERMILION, WASH, WHITE, deep, mix
from render.kit.pen import Pen


def society(pen: Pen, x: float, y: float, u: float) -> None:
    """A brush rest with three brushes, and an ink stone."""
    b = Brush(pen, x, y, u)
    line = deep(WOOD, 0.6)
    for a, lean, colour in ((-15, -11, LANTERN), (0, 0, deep(WOOD, 0.2)), (15, 11, KINDS["painting"])):
        b.straight([(a + lean * 1.1, -24), (a * 0.5, 20)], line, 7)
        b.straight([(a + lean * 1.1, -24), (a * 0.5, 20)], mix(STRAW, WHITE, 0.1), 3.6)
        c = a + lean * 1.1
        b.soft([(c - 5.5, -22), (c - 5, -31), (c + lean * 0.25, -45), (c + 5, -31), (c + 5.5, -22)], INK)
        b.straight([(c - 4, -21), (c + 4, -21)], colour, 4.4)
    b.shape([(-19, -2), (19, -2), (16, 32), (-16, 32)], mix(AZURITE, WHITE, 0.6), deep(AZURITE, 0.5), 3.4)
    b.line([(-12, 18), (-5, 10), (1, 17), (7, 8), (12, 18)], deep(AZURITE, 0.1), 3)
    b.box(-34, 31, 68, 8, deep(WOOD, 0.3), line, 2.4, 3)


def teahouse(pen: Pen, x: float, y: float, u: float) -> None:
    """A clay teapot over which steam rises."""
    b = Brush(pen, x, y, u)
    pot = mix(CLAY, VERMILION, 0.12)
    line = deep(pot, 0.65)
    for a in (-8, 8):
        b.line([(a, -24), (a + 5, -31), (a - 3, -37), (a + 3, -45)], deep(LEAF, 0.25), 3.6)
    b.ring(27, 6, 17, line, 9, 17)
    b.ring(27, 6, 15, pot, 4.6, 15)
    b.soft([(-24, 4), (-36, 2), (-42, -13), (-34, -12), (-28, -4), (-20, -8)], pot, line, 3)
    b.soft([(-24, -6), (-32, 12), (-22, 30), (0, 34), (22, 30), (32, 12), (24, -6), (0, -12)], pot, line, 3.6)
    b.soft([(-18, -7), (-12, -15), (12, -15), (18, -7), (0, -4)], mix(pot, WHITE, 0.15), line, 3)
    b.disc(0, -17, 5, line)
    b.soft([(-19, 6), (-23, 16), (-15, 24), (-12, 10)], (*WHITE, 90))
    b.soft([(-2, 16), (8, 4), (16, 10), (8, 20)], mix(LEAF, WHITE, 0.3), line, 1.8)
    b.straight([(-26, 38), (26, 38)], line, 5)


def tavern(pen: Pen, x: float, y: float, u: float) -> None:
    """A jar with a red cloth, and a wine banner on its pole."""
    b = Brush(pen, x, y, u)
    line = deep(CLAY, 0.65)
    b.straight([(-27, -44), (-27, 38)], line, 5)
    b.shape(
        [(-25, -40), (12, -40), (12, -14), (3, -20), (-6, -12), (-15, -20), (-25, -13)], GAMBOGE, deep(GOLD, 0.6), 3
    )
    b.disc(-7, -29, 7, LANTERN)
    jar = [(0, 0), (-14, 8), (-15, 28), (-4, 40), (22, 40), (33, 28), (32, 8), (18, 0)]
    b.soft(jar, mix(CLAY, WASH, 0.1), line, 3.6)
    b.soft([(-4, 2), (-4, -8), (9, -13), (22, -8), (22, 2), (9, 8)], LANTERN, deep(LANTERN, 0.5), 3)
    b.shape([(9, 11), (21, 22), (9, 33), (-3, 22)], SLIP, line, 2.4)
    b.disc(9, 22, 4.4, LANTERN)


def parlour(pen: Pen, x: float, y: float, u: float) -> None:
    """A lute."""
    b = Brush(pen, x, y, u)
    wood = mix(CLAY, GAMBOGE, 0.45)
    line = deep(WOOD, 0.65)
    lean = math.radians(28)
    s, c = math.sin(lean), math.cos(lean)
    turned = Brush(pen, x, y, u)

    def at(a: float, q: float) -> tuple[float, float]:
        return a * c - q * s, a * s + q * c

    body = [at(a, q) for a, q in ((0, -24), (9, -8), (21, 8), (23, 26), (12, 40), (0, 43), (-12, 40), (-23, 26),
                                  (-21, 8), (-9, -8))]  # fmt: skip
    for q in (-42, -36):
        turned.straight([at(-11, q), at(11, q)], line, 5)
    turned.straight([at(0, -46), at(0, -10)], line, 11)
    turned.straight([at(0, -46), at(0, -10)], mix(WOOD, STRAW, 0.3), 6)
    turned.soft(body, wood, line, 3.6)
    for a in (-5, 0, 5):
        turned.straight([at(a * 0.4, -38), at(a, 32)], deep(WOOD, 0.6), 1.7)
    turned.straight([at(-10, 31), at(10, 31)], line, 5)
    for way in (-1, 1):
        turned.line([at(way * 12, 10), at(way * 16, 16), at(way * 13, 22)], line, 3)
    for k in range(5):
        t = math.radians(-90 + 72 * k)
        b.disc(-24 + 7.5 * math.cos(t), 24 + 7.5 * math.sin(t), 7, deep(DISTRICTS["parlour"], 0.2))
    for k in range(5):
        t = math.radians(-90 + 72 * k)
        b.disc(-24 + 7 * math.cos(t), 24 + 7 * math.sin(t), 5.2, (236, 170, 190))
    b.disc(-24, 24, 3.4, GAMBOGE)


def travel(pen: Pen, x: float, y: float, u: float) -> None:
    """A boat passes below an arched bridge."""
    b = Brush(pen, x, y, u)
    line = deep(WASH, 0.65)
    b.shape([(-38, 2), (-24, -26), (-16, -16), (-4, -34), (10, -14), (20, -22), (38, 2)],
            mix(JADE, AZURITE, 0.35), deep(JADE, 0.6), 2.6)  # fmt: skip
    b.disc(27, -30, 6, VERMILION)
    b.disc(0, 22, 40, RIVER, 17)
    b.soft([(-42, 18), (-26, 8), (-10, -6), (10, -6), (26, 8), (42, 18), (40, 26), (-40, 26)], mix(WALL, WASH, 0.15),
           line, 3)  # fmt: skip
    arch = [(15 * math.cos(math.radians(180 + 15 * k)), 26 - 20 * math.sin(math.radians(15 * k))) for k in range(13)]
    b.shape(arch, mix(RIVER, AZURITE, 0.2), line, 3)
    b.soft([(-19, 26), (0, 30), (19, 26), (12, 36), (-12, 36)], WOOD, deep(WOOD, 0.6), 2.6)
    b.soft([(-9, 27), (-8, 18), (0, 15), (8, 18), (9, 27)], STRAW, deep(WOOD, 0.6), 2.2)


def fair(pen: Pen, x: float, y: float, u: float) -> None:
    """A red lantern between two small ones."""
    b = Brush(pen, x, y, u)
    line = deep(LANTERN, 0.6)
    b.line([(-40, -34), (-20, -29), (0, -38), (20, -29), (40, -34)], deep(WOOD, 0.4), 3.4)
    for a, c, r in ((-30, -6, 12), (30, -6, 12), (0, 0, 23)):
        small = r < 20
        b.straight([(a, c - r - 12), (a, c - r)], line, 3)
        b.disc(a, c, r, line, r * 0.95)
        b.disc(a, c, r - 3, LANTERN if not small else mix(LANTERN, GAMBOGE, 0.25), r * 0.95 - 3)
        b.disc(a - r * 0.2, c - r * 0.15, r * 0.5, (*GAMBOGE, 150), r * 0.6)
        b.ring(a, c, r * 0.45, (*line, 210), 2.2, r * 0.93)
        for way in (-1, 1):
            b.box(a - r * 0.5, c + way * r * 0.92 - 3, r, 6, GILT, line, 1.8, 2)
        for d in (-0.3, 0, 0.3):
            b.straight([(a + d * r, c + r + 2), (a + d * r, c + r * 1.6)], GAMBOGE, 2.8)


def rest(pen: Pen, x: float, y: float, u: float) -> None:
    """The moon over a sleeper's roof."""
    b = Brush(pen, x, y, u)
    b.disc(10, -16, 22, deep(GOLD, 0.5))
    b.disc(10, -16, 19, GAMBOGE)
    b.disc(19, -22, 17, mix(SLIP, DISTRICTS["rest"], 0.26))
    b.box(-24, 16, 44, 20, WALL, INK, 2.8)
    b.box(-6, 22, 9, 14, deep(WASH, 0.3))
    roof(pen, x - 2 * u, y + 2 * u, 66 * u, 17 * u, ROOF, INK)


PLACES: Final[dict[str, Glyph]] = {
    "society": society,
    "teahouse": teahouse,
    "tavern": tavern,
    "parlour": parlour,
    "travel": travel,
    "fair": fair,
    "rest": rest,
}
"""Every district by its name."""


def roundel(name: str) -> Glyph:
    """A district's sign on a disc of its colour."""
    ground = DISTRICTS[name]

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        pen.disc(x, y, 49.5 * u, WHITE)
        pen.disc(x, y, 48 * u, deep(ground, 0.5))
        pen.disc(x, y, 45 * u, ground)
        pen.disc(x, y, 39 * u, mix(SLIP, ground, 0.2))
        PLACES[name](pen, x, y, 0.84 * u)

    return draw
