"""Money, grain, wine and reputation as drawings; the seasons; exchange and nothing, as events show them."""

from __future__ import annotations

import math
from typing import Final

from render.kit.brush import Brush
from render.kit.icons import Glyph, coin
from render.kit.palette import (
    GAMBOGE,
    GOLD,
    INDIGO,
    INK,
    MALACHITE,
    ROUGE,
    SLIP,
    VERMILION,
    WASH,
    WHITE,
    Colour,
    deep,
    mix,
)
from render.kit.pen import Pen
from render.mount_tai.effects import CLAY, EARTH, LEAF, jar

PETAL: Colour = (232, 150, 160)
MAPLE: Colour = (206, 92, 42)
ICE: Colour = (150, 184, 206)
PEAK: Colour = mix(MALACHITE, INDIGO, 0.35)


def grain(pen: Pen, x: float, y: float, u: float) -> None:
    """Two heavy ears, bound together."""
    b = Brush(pen, x, y, u)
    line = deep(GOLD, 0.6)
    for way in (-1, 1):
        stalk = [(way * -3, 44), (way * 2, 16), (way * 7, -8), (way * 20, -30)]
        b.line(stalk, deep(LEAF, 0.45), 5)
        b.line(stalk, LEAF, 2.6)
        for k in range(6):
            t = k / 5
            a, c = way * (5 + 16 * t * t + 2 * t), 12 - 46 * t
            for side in (-1, 1):
                dx, dy = side * 8.5 - way * 2, -4
                b.soft([(a, c), (a + dx * 0.9, c + dy * 0.4), (a + dx, c + dy - 6), (a + dx * 0.2, c + dy - 2)],
                       GAMBOGE, line, 1.8)  # fmt: skip
        b.soft([(way * 20, -30), (way * 28, -35), (way * 30, -44), (way * 21, -40)], GAMBOGE, line, 1.8)
    b.soft([(-6, 30), (-30, 22), (-41, 6), (-24, 12)], LEAF, deep(LEAF, 0.5), 1.8)
    b.soft([(6, 30), (30, 22), (41, 6), (24, 12)], LEAF, deep(LEAF, 0.5), 1.8)
    b.box(-10, 24, 20, 9, VERMILION, deep(VERMILION, 0.5), 2, 3)


def wine(pen: Pen, x: float, y: float, u: float) -> None:
    """A jar with a red cloth over its mouth."""
    b = Brush(pen, x, y, u)
    line = deep(CLAY, 0.65)
    b.soft([(-19, -20), (-38, 2), (-33, 32), (-17, 44), (17, 44), (33, 32), (38, 2), (19, -20)], CLAY, line, 3.2)
    b.soft([(-24, -4), (-31, 10), (-27, 27), (-19, 20), (-18, 2)], (*WHITE, 90))
    b.soft(
        [(-24, -18), (-21, -40), (0, -46), (21, -40), (24, -18), (12, -10), (0, -15), (-12, -10)], VERMILION, line, 2.6
    )
    b.line([(-21, -23), (0, -19), (21, -23)], GAMBOGE, 4)
    b.shape([(0, -4), (20, 16), (0, 36), (-20, 16)], SLIP, line, 2.2)
    jar(b, 16, CLAY, 1.15)


def reputation(pen: Pen, x: float, y: float, u: float) -> None:
    """A gold medallion with eight lobes, on it a peak under the sun."""
    b = Brush(pen, x, y, u)
    medallion(b)
    b.disc(0, 2, 30, SLIP)
    b.disc(12, -10, 7, VERMILION)
    b.shape([(-26, 20), (-14, 2), (-9, 7), (3, -16), (13, 3), (17, -1), (26, 20)], PEAK, deep(PEAK, 0.5), 2.2)
    b.shape([(3, -16), (8, -6), (4, -3), (1, -6), (-3, -4)], WHITE)
    b.ring(0, 2, 31, deep(GOLD, 0.5), 2.4)


def medallion(b: Brush) -> None:
    """The gold of it, as large as a sign."""
    dark = deep(GOLD, 0.55)
    for r, colour in ((14.5, dark), (12.2, mix(GAMBOGE, GOLD, 0.25))):
        for k in range(8):
            a = math.radians(22.5 + 45 * k)
            b.disc(33.5 * math.cos(a), 33.5 * math.sin(a), r, colour)
        b.disc(0, 0, 36 if colour == dark else 37, colour)
    b.disc(-6, -8, 30, (*WHITE, 60))


def exchange(pen: Pen, x: float, y: float, u: float) -> None:
    """Money and grain that change places."""
    coin(pen, x - 20 * u, y - 19 * u, 0.52 * u)
    grain(pen, x + 20 * u, y + 19 * u, 0.54 * u)
    b = Brush(pen, x, y, u)
    for way in (-1, 1):
        b.line([(way * 6, way * -26), (way * 24, way * -24), (way * 30, way * -8)], INK, 6)
        b.shape([(way * 18, way * -10), (way * 42, way * -10), (way * 30, way * 6)], INK)


def nothing(pen: Pen, x: float, y: float, u: float) -> None:
    """An empty ring, struck through."""
    b = Brush(pen, x, y, u)
    b.ring(0, 0, 34, deep(WASH, 0.4), 8)
    b.straight([(-22, 22), (22, -22)], deep(WASH, 0.4), 8)


def spring(pen: Pen, x: float, y: float, u: float) -> None:
    """Blossoms on a bough."""
    b = Brush(pen, x, y, u)
    wood = deep(EARTH, 0.4)
    b.line([(-40, 34), (-16, 18), (4, 12), (38, -34)], wood, 6)
    b.line([(4, 12), (26, 20), (40, 14)], wood, 4)
    for a, c, r in ((-14, -8, 15), (20, -14, 12), (12, 26, 10), (-28, 22, 8)):
        for k in range(5):
            t = math.radians(-90 + 72 * k)
            b.disc(a + r * 0.62 * math.cos(t), c + r * 0.62 * math.sin(t), r * 0.56, deep(PETAL, 0.35))
        for k in range(5):
            t = math.radians(-90 + 72 * k)
            b.disc(a + r * 0.6 * math.cos(t), c + r * 0.6 * math.sin(t), r * 0.45, PETAL)
        b.disc(a, c, r * 0.3, GAMBOGE)


def summer(pen: Pen, x: float, y: float, u: float) -> None:
    """A lotus over its leaf."""
    b = Brush(pen, x, y, u)
    green = mix(MALACHITE, LEAF, 0.4)
    b.disc(0, 26, 40, deep(green, 0.5), 13)
    b.disc(0, 25, 37, green, 11)
    for a in (-30, -14, 0, 14, 30):
        b.straight([(0, 25), (a, 25 + (9 if abs(a) < 20 else 3))], (*deep(green, 0.5), 150), 1.6)
    rose = mix(ROUGE, WHITE, 0.45)
    line = deep(ROUGE, 0.3)
    for way in (-1, 1):
        b.soft([(0, 22), (way * 26, 18), (way * 40, -4), (way * 20, -2)], mix(rose, WHITE, 0.1), line, 2)
        b.soft([(0, 22), (way * 18, 8), (way * 27, -22), (way * 6, -8)], mix(rose, WHITE, 0.25), line, 2)
    b.soft([(0, 22), (-12, 2), (0, -36), (12, 2)], mix(rose, WHITE, 0.4), line, 2)


def autumn(pen: Pen, x: float, y: float, u: float) -> None:
    """A maple leaf."""
    b = Brush(pen, x, y, u)
    half = [(0, -42), (7, -28), (17, -32), (15, -14), (26, -22), (28, -12), (41, -12), (33, 2), (38, 8), (18, 15),
            (20, 22), (2, 20)]  # fmt: skip
    outline = [*half, *((-a, c) for a, c in reversed(half))]
    b.straight([(0, 16), (3, 43)], deep(MAPLE, 0.5), 5)
    b.shape(outline, MAPLE, deep(MAPLE, 0.5), 2.6)
    for tip in ((0, -34), (24, -12), (-24, -12), (16, 10), (-16, 10)):
        b.straight([(0, 16), tip], (*mix(MAPLE, GAMBOGE, 0.6), 220), 2.2)


def winter(pen: Pen, x: float, y: float, u: float) -> None:
    """A snow crystal."""
    b = Brush(pen, x, y, u)
    for width, colour in ((10, deep(ICE, 0.55)), (5.4, mix(ICE, WHITE, 0.55))):
        for k in range(6):
            t = math.radians(30 + 60 * k)
            dx, dy = math.cos(t), math.sin(t)
            b.straight([(0, 0), (40 * dx, 40 * dy)], colour, width)
            for way in (-1, 1):
                s = t + way * math.radians(52)
                for r, reach in ((18, 10), (28, 10)):
                    b.straight([(r * dx, r * dy), (r * dx + reach * math.cos(s), r * dy + reach * math.sin(s))],
                               colour, width * 0.8)  # fmt: skip


GOODS: Final[dict[str, Glyph]] = {
    "money": coin,
    "grain": grain,
    "wine": wine,
    "reputation": reputation,
    "exchange": exchange,
    "nothing": nothing,
}
SEASONAL: Final[dict[str, tuple[Glyph, Colour]]] = {
    "spring": (spring, mix(PETAL, ROUGE, 0.25)),
    "summer": (summer, MALACHITE),
    "autumn": (autumn, MAPLE),
    "winter": (winter, deep(ICE, 0.25)),
}
"""Glyph and ground of every season."""
