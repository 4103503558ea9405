"""The eight edict effects as drawings: told apart by outline first and colour second.

A unit is a hundredth of the sign's height; everything stays within 40 units of the middle.
"""

from __future__ import annotations

from typing import Final

from render.kit.brush import Brush
from render.kit.icons import Glyph
from render.kit.ink import roof
from render.kit.palette import (
    AZURITE,
    GAMBOGE,
    GOLD,
    INDIGO,
    INK,
    MALACHITE,
    PAPER,
    ROUGE,
    SLIP,
    VERMILION,
    WASH,
    WHITE,
    Colour,
    deep,
    mix,
)
from render.kit.pen import Pen, curve

EARTH: Colour = (152, 108, 66)
LEAF: Colour = (104, 150, 72)
STRAW: Colour = (226, 188, 108)
CLAY: Colour = (160, 88, 52)
BRONZE: Colour = (86, 122, 104)
PLUM: Colour = (122, 74, 128)
SKIN: Colour = (238, 208, 174)


def cultivation(pen: Pen, x: float, y: float, u: float) -> None:
    """A mattock that breaks stony ground."""
    b = Brush(pen, x, y, u)
    line = deep(EARTH, 0.6)
    b.soft([(-39, 37), (-36, 18), (-18, 10), (2, 17), (22, 11), (38, 20), (39, 37), (0, 39)], EARTH, line, 2.6)
    b.soft([(-34, 36), (-28, 23), (-15, 18), (-8, 27), (-10, 37)], mix(EARTH, SLIP, 0.35), line, 1.8)
    b.soft([(10, 37), (14, 25), (26, 21), (35, 28), (34, 37)], mix(EARTH, SLIP, 0.22), line, 1.8)
    for a, c, r in ((-3, 4, 3.4), (-16, 2, 2.6), (8, 7, 2.4)):
        b.disc(a, c, r, line)
    b.straight([(30, -38), (-8, 12)], line, 9)
    b.straight([(29.5, -37), (-7, 11)], STRAW, 5)
    blade = [(14, -36), (26, -30), (6, -8), (-21, -2), (-33, 8), (-30, -9), (-12, -20)]
    b.shape(curve(blade, 5, closed=True), mix(WASH, INDIGO, 0.35), deep(INDIGO, 0.5), 2.6)
    b.line([(12, -30), (-8, -15), (-27, -3)], (*WHITE, 150), 2.4)


def farmland(pen: Pen, x: float, y: float, u: float) -> None:
    """A field of young grain in rows between its ridges."""
    b = Brush(pen, x, y, u)
    line = deep(MALACHITE, 0.6)
    b.shape([(-22, -26), (22, -26), (40, 34), (-40, 34)], mix(GAMBOGE, EARTH, 0.35), line, 3)
    for k, (top, low) in enumerate(((-22, -6), (-4, 13), (15, 31))):
        left, right = -21 - 6 * k, 21 + 6 * k
        b.shape([(left, top), (right, top), (right + 5, low), (left - 5, low)], mix(LEAF, GAMBOGE, 0.12 * k))
        for i in range(5 + k):
            a = left + (right - left) * (i + 0.5) / (5 + k)
            tall = 12 + 2.4 * k
            b.line([(a, low - 1), (a, low - tall)], line, 2.6)
            for way in (-1, 1):
                b.line([(a, low - 3), (a + way * 3, low - tall * 0.6), (a + way * 5, low - tall)], line, 2.2)
    b.straight([(-22, -26), (22, -26), (40, 34), (-40, 34)], line, 3, closed=True)


def town(pen: Pen, x: float, y: float, u: float) -> None:
    """Houses behind a gate with a wall on each side."""
    b = Brush(pen, x, y, u)
    line = deep(INDIGO, 0.45)
    slate = mix(INDIGO, WASH, 0.25)
    for a in (-23, 23):
        b.box(a - 13, -6, 26, 24, PAPER, line, 2.2)
        b.box(a - 5, 0, 10, 9, mix(ROUGE, SLIP, 0.1), line, 1.4)
        roof(pen, x + a * u, y - 19 * u, 36 * u, 15 * u, slate, line)
    b.box(-40, 13, 80, 23, mix(WASH, SLIP, 0.42), line, 2.6)
    for c in (20, 27):
        b.straight([(-38, c), (38, c)], (*line, 120), 1.3)
    b.box(-15, -2, 30, 38, mix(ROUGE, VERMILION, 0.3), line, 2.6)
    b.shape([*curve([(-8, 36), (-8, 18), (0, 10), (8, 18), (8, 36)], 6)], line)
    roof(pen, x, y - 31 * u, 54 * u, 23 * u, slate, line)


def recruitment(pen: Pen, x: float, y: float, u: float) -> None:
    """A scholar with a plus: somebody joins, or rises."""
    scholar(Brush(pen, x - 5 * u, y, u))
    b = Brush(pen, x - 5 * u, y, u)
    for w, colour in ((9.4, WHITE), (6, VERMILION)):
        b.straight([(31, 6), (31, 30)], colour, w)
        b.straight([(19, 18), (43, 18)], colour, w)


def scholar(b: Brush) -> None:
    """Somebody in a winged hat: a talent."""
    line = deep(PLUM, 0.6)
    b.soft([(-30, 39), (-27, 14), (-13, 1), (13, 1), (27, 14), (30, 39)], PLUM, line, 2.8)
    b.shape([(-9, 0), (9, 0), (2, 22), (6, 39), (-4, 39), (-3, 20)], SLIP, line, 1.6)
    b.disc(0, -9, 13, deep(SKIN, 0.6))
    b.disc(0, -9, 11, SKIN)
    for a in (-4, 4):
        b.disc(a, -8, 1.7, INK)
    for way in (-1, 1):
        b.soft([(way * 10, -22), (way * 30, -25), (way * 36, -21), (way * 30, -17), (way * 10, -17)], INK)
    b.soft([(-13, -16), (-13, -26), (-8, -38), (8, -38), (13, -26), (13, -16), (0, -19)], INK)


def building(pen: Pen, x: float, y: float, u: float) -> None:
    """A plan of a hall on blue paper, with a carpenter's square."""
    b = Brush(pen, x, y, u)
    line = deep(AZURITE, 0.6)
    b.shape([(-34, -33), (34, -33), (34, 29), (-34, 29)], mix(AZURITE, WHITE, 0.12), line, 2.6)
    for c in (-33, 29):
        b.box(-40, c - 5, 80, 10, STRAW, deep(EARTH, 0.5), 2.2, 5)
    white = mix(WHITE, AZURITE, 0.06)
    b.straight([(-24, 18), (24, 18)], white, 3)
    for a in (-17, -6, 6, 17):
        b.straight([(a, 17), (a, -1)], white, 2.8)
    b.straight([(-27, -2), (27, -2)], white, 2.8)
    b.line([(-29, -3), (-17, -7), (-12, -19)], white, 3)
    b.line([(29, -3), (17, -7), (12, -19)], white, 3)
    b.straight([(-13, -19), (13, -19)], white, 3.4)
    square = [(8, 4), (17, 4), (17, 30), (40, 30), (40, 39), (8, 39)]
    b.shape(square, GAMBOGE, deep(GOLD, 0.6), 2.4)
    for k in range(3):
        b.straight([(22 + 6 * k, 32), (22 + 6 * k, 35)], deep(GOLD, 0.6), 1.6)


def brewing(pen: Pen, x: float, y: float, u: float) -> None:
    """A vat over the fire, steam rising from it."""
    b = Brush(pen, x, y, u)
    line = deep(CLAY, 0.65)
    for a in (-15, 1, 17):
        b.line([(a, -17), (a + 5, -24), (a - 4, -31), (a + 2, -40)], (*deep(WASH, 0.2), 230), 4)
    for a, tall in ((-17, 14), (-6, 20), (6, 18), (17, 13)):
        b.soft(
            [(a - 6, 39), (a - 4, 39 - tall * 0.6), (a, 39 - tall), (a + 5, 39 - tall * 0.5), (a + 6, 39)], VERMILION
        )
        b.soft([(a - 3, 39), (a, 39 - tall * 0.55), (a + 3, 39)], GAMBOGE)
    body = [(-20, -12), (-30, 2), (-28, 18), (-16, 27), (16, 27), (28, 18), (30, 2), (20, -12)]
    b.soft(body, CLAY, line, 2.8)
    b.soft([(-22, -1), (-24, 8), (-19, 18), (-15, 6), (-16, -6)], (*WHITE, 80))
    b.shape([(0, -8), (15, 7), (0, 22), (-15, 7)], VERMILION, line, 1.8)
    jar(b, 7.5, WHITE)
    b.box(-25, -17, 50, 8, mix(CLAY, INK, 0.2), line, 2.4, 3)


def jar(b: Brush, c: float, colour: Colour, u: float = 1) -> None:
    """The character for a wine jar, its middle at the height ``c``."""
    b.straight([(-8 * u, c - 8 * u), (8 * u, c - 8 * u)], colour, 2.4 * u)
    b.straight(
        [(-7 * u, c - 3 * u), (7 * u, c - 3 * u), (7 * u, c + 8 * u), (-7 * u, c + 8 * u)], colour, 2.4 * u, closed=True
    )
    for a in (-2.6, 2.6):
        b.straight([(a * u, c - 8 * u), (a * u, c + 1 * u)], colour, 2 * u)
    b.straight([(-6 * u, c + 4 * u), (6 * u, c + 4 * u)], colour, 2 * u)


def celebration(pen: Pen, x: float, y: float, u: float) -> None:
    """Two lanterns on a festive beam."""
    b = Brush(pen, x, y, u)
    line = deep(ROUGE, 0.55)
    b.line([(-40, -33), (0, -39), (40, -33)], deep(GOLD, 0.5), 6)
    b.line([(-39, -33), (0, -39), (39, -33)], GAMBOGE, 3)
    for a in (-20, 20):
        b.straight([(a, -36), (a, -22)], line, 2.4)
        b.disc(a, 0, 18.5, line)
        b.disc(a, 0, 16.4, VERMILION)
        b.disc(a - 3, -3, 9, (*GAMBOGE, 130))
        for rx in (16.4, 8):
            b.ring(a, 0, rx, (*line, 190), 1.8, 16.4)
        b.box(a - 9, -22, 18, 6, GAMBOGE, deep(GOLD, 0.5), 1.8, 2)
        b.box(a - 9, 16, 18, 6, GAMBOGE, deep(GOLD, 0.5), 1.8, 2)
        for d in (-5, 0, 5):
            b.straight([(a + d * 0.7, 22), (a + d, 38)], GOLD, 2.6)


def sacrifice(pen: Pen, x: float, y: float, u: float) -> None:
    """A bronze tripod with burning incense."""
    b = Brush(pen, x, y, u)
    line = deep(BRONZE, 0.65)
    for way in (-1, 1):
        b.line([(way * 4, -10), (way * 3, -20), (way * 9, -27), (way * 4, -34), (way * 8, -41)], (*WASH, 220), 3.4)
    for a in (-8, 0, 8):
        b.straight([(a * 0.8, 0), (a, -19)], deep(ROUGE, 0.3), 2.6)
        b.disc(a, -20, 2.6, VERMILION)
    for a in (-17, 0, 17):
        b.straight([(a, 18), (a * 1.2, 38)], line, 10)
        b.straight([(a, 18), (a * 1.2, 37)], BRONZE, 6)
    for way in (-1, 1):
        b.straight([(way * 24, 0), (way * 24, -17), (way * 36, -17), (way * 34, 2)], line, 6)
        b.straight([(way * 24, 0), (way * 24, -17), (way * 36, -17), (way * 34, 2)], BRONZE, 2.6)
    b.soft([(-33, 0), (-32, 14), (-18, 25), (18, 25), (32, 14), (33, 0)], BRONZE, line, 2.8)
    b.box(-36, -5, 72, 9, mix(BRONZE, GAMBOGE, 0.25), line, 2.4, 2)
    for a in (-18, 0, 18):
        b.ring(a, 12, 6.4, mix(BRONZE, GAMBOGE, 0.6), 2.4)
        b.disc(a, 12, 2, mix(BRONZE, GAMBOGE, 0.6))


EFFECTS: Final[dict[str, tuple[Glyph, Colour]]] = {
    "cultivation": (cultivation, EARTH),
    "farmland": (farmland, MALACHITE),
    "town": (town, INDIGO),
    "recruitment": (recruitment, PLUM),
    "building": (building, AZURITE),
    "brewing": (brewing, CLAY),
    "celebration": (celebration, VERMILION),
    "sacrifice": (sacrifice, BRONZE),
}
"""Glyph and ground of every effect."""
