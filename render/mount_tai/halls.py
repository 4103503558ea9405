"""The eight buildings as drawings, each known by its outline. A unit is a hundredth of the sign's height."""

from __future__ import annotations

import math
from typing import Final

from render.kit.brush import Brush
from render.kit.icons import Glyph, coin
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
    SHADED,
    SLIP,
    VERMILION,
    WASH,
    WHITE,
    Colour,
    deep,
    mix,
)
from render.kit.pen import Pen, curve
from render.mount_tai.effects import BRONZE, EARTH, LEAF, STRAW
from render.mount_tai.goods import PEAK

LINE: Colour = deep(INDIGO, 0.5)
SLATE: Colour = mix(INDIGO, WASH, 0.25)


def granary(pen: Pen, x: float, y: float, u: float) -> None:
    """A round store on stilts under a thatched cone."""
    b = Brush(pen, x, y, u)
    line = deep(EARTH, 0.6)
    for a in (-22, 0, 22):
        b.box(a - 3, 26, 6, 16, mix(EARTH, INK, 0.2), line, 1.6)
    b.shape([(-30, -8), (30, -8), (27, 30), (-27, 30)], mix(STRAW, EARTH, 0.25), line, 2.6)
    for c in (4, 16):
        b.straight([(-29, c), (29, c)], (*line, 150), 1.8)
    b.box(-9, 8, 18, 22, mix(EARTH, INK, 0.25), line, 2)
    b.shape(
        [*curve([(-42, -4), (-22, -20), (0, -45)], 6), *curve([(0, -45), (22, -20), (42, -4)], 6)], STRAW, line, 2.8
    )
    for a in (-26, -9, 9, 26):
        b.straight([(a * 0.25, -36), (a, -7)], (*line, 140), 1.6)
    b.disc(0, -44, 4, VERMILION)


def mint(pen: Pen, x: float, y: float, u: float) -> None:
    """A hall with a smoking chimney and a great coin before it."""
    b = Brush(pen, x, y, u)
    b.box(20, -38, 10, 26, mix(WASH, SLIP, 0.2), LINE, 2)
    for c, r in ((-42, 5), (-36, 3.6)):
        b.disc(31, c, r, (*WASH, 200))
    b.box(-32, -4, 64, 42, PAPER, LINE, 2.4)
    for a in (-32, 26):
        b.box(a, -4, 6, 42, ROUGE)
    roof(pen, x, y - 24 * u, 88 * u, 24 * u, SLATE, LINE)
    coin(pen, x, y + 19 * u, 0.5 * u)


def works_office(pen: Pen, x: float, y: float, u: float) -> None:
    """A water wheel beside its house."""
    b = Brush(pen, x, y, u)
    b.box(-38, 0, 40, 36, PAPER, LINE, 2.4)
    b.box(-24, 12, 13, 24, ROUGE, LINE, 1.8)
    roof(pen, x - 18 * u, y - 20 * u, 56 * u, 23 * u, SLATE, LINE)
    wood = mix(EARTH, STRAW, 0.2)
    line = deep(EARTH, 0.6)
    for k in range(12):
        t = math.radians(30 * k)
        b.straight([(20, 14), (20 + 25 * math.cos(t), 14 + 25 * math.sin(t))], line, 4)
        b.straight([(20, 14), (20 + 24 * math.cos(t), 14 + 24 * math.sin(t))], wood, 2)
        b.disc(20 + 24 * math.cos(t), 14 + 24 * math.sin(t), 4, line)
    b.ring(20, 14, 23, line, 5)
    b.ring(20, 14, 22, wood, 2.4)
    b.disc(20, 14, 5, line)
    for c, off in ((35, 0), (41, 5)):
        b.line([(-42 + off, c), (-26, c + 4), (-8, c), (10, c + 4), (28, c), (43 - off, c + 3)], AZURITE, 3.4)


def free_market(pen: Pen, x: float, y: float, u: float) -> None:
    """A stall with a striped awning and its goods."""
    b = Brush(pen, x, y, u)
    line = deep(ROUGE, 0.6)
    for a in (-34, 34):
        b.straight([(a, -20), (a, 38)], deep(EARTH, 0.5), 5)
    b.box(-38, 12, 76, 26, mix(EARTH, STRAW, 0.3), deep(EARTH, 0.6), 2.4)
    for a, colour in ((-24, VERMILION), (-8, LEAF), (8, GAMBOGE), (24, mix(AZURITE, WHITE, 0.25))):
        b.disc(a, 8, 8.4, deep(colour, 0.5))
        b.disc(a, 8, 6.6, colour)
    for k in range(6):
        a0, a1 = -42 + 14 * k, -28 + 14 * k
        top0, top1 = a0 * 0.72, a1 * 0.72
        fill = VERMILION if k % 2 == 0 else WHITE
        low = [(a1, -14), (a1 - 1, -8), ((a0 + a1) / 2, -4), (a0 + 1, -8), (a0, -14)]
        b.shape([(top0, -40), (top1, -40), *low], fill, line, 1.8)
    b.straight([(-31, -40), (31, -40)], line, 4)


def academy(pen: Pen, x: float, y: float, u: float) -> None:
    """A hall with two roofs behind an open bamboo book."""
    b = Brush(pen, x, y, u)
    b.box(-30, -6, 60, 26, ROUGE, LINE, 2.4)
    for a in (-20, -7, 7, 20):
        b.box(a - 2, -6, 4, 26, mix(ROUGE, VERMILION, 0.6))
    roof(pen, x, y - 23 * u, 84 * u, 20 * u, mix(MALACHITE, INDIGO, 0.3), LINE)
    b.box(-16, -30, 32, 8, ROUGE, LINE, 1.8)
    roof(pen, x, y - 45 * u, 54 * u, 18 * u, mix(MALACHITE, INDIGO, 0.3), LINE)
    line = deep(EARTH, 0.6)
    for k in range(9):
        a = -36 + 8 * k
        b.box(a, 13 + abs(k - 4) * 1.2, 8, 27, STRAW, line, 1.5, 1)
        b.straight([(a + 4, 19 + abs(k - 4) * 1.2), (a + 4, 34 + abs(k - 4) * 1.2)], (*INK, 200), 1.8)
    for c in (18, 34):
        b.line([(-36, c + 5), (0, c), (36, c + 5)], ROUGE, 2)


def yufu(pen: Pen, x: float, y: float, u: float) -> None:
    """The office of woods and hills: a gate under a peak, between pines."""
    b = Brush(pen, x, y, u)
    peak = [(-40, 26), (-24, -6), (-17, -1), (1, -44), (18, -6), (24, -12), (41, 26)]
    b.shape(peak, PEAK, deep(PEAK, 0.5), 2.6)
    b.shape([(1, -44), (8, -28), (3, -22), (-1, -27), (-7, -25)], WHITE)
    b.box(-19, 12, 38, 27, PAPER, LINE, 2.2)
    b.box(-8, 20, 16, 19, ROUGE, LINE, 1.8)
    roof(pen, x, y - 6 * u, 56 * u, 21 * u, SLATE, LINE)
    for a in (-33, 33):
        b.box(a - 2, 30, 4, 10, deep(EARTH, 0.4))
        for c, r in ((30, 11), (21, 9), (12, 6)):
            b.shape([(a - r, c + 4), (a, c - 9), (a + r, c + 4)], mix(MALACHITE, LEAF, 0.3), deep(MALACHITE, 0.6), 1.8)


def garrison(pen: Pen, x: float, y: float, u: float) -> None:
    """A tent and a banner behind a palisade."""
    b = Brush(pen, x, y, u)
    line = deep(EARTH, 0.6)
    b.straight([(24, -44), (24, 24)], line, 4)
    b.shape([(24, -43), (46, -36), (38, -28), (46, -20), (24, -18)], VERMILION, deep(VERMILION, 0.5), 2)
    b.disc(24, -45, 3, GAMBOGE)
    b.shape(
        [*curve([(-42, 24), (-22, 4), (-10, -30)], 6), *curve([(-10, -30), (4, 4), (22, 24)], 6)], SHADED, line, 2.8
    )
    b.shape([(-10, -18), (-20, 24), (-1, 24)], mix(EARTH, INK, 0.35))
    b.straight([(-10, -38), (-10, -28)], line, 3)
    for a in range(-42, 36, 9):
        b.shape([(a, 40), (a, 20), (a + 4, 14), (a + 8, 20), (a + 8, 40)], mix(EARTH, STRAW, 0.15), line, 1.6)
    b.straight([(-41, 30), (42, 30)], line, 3)


def observatory(pen: Pen, x: float, y: float, u: float) -> None:
    """An armillary sphere on its terrace."""
    b = Brush(pen, x, y, u)
    line = deep(BRONZE, 0.65)
    stone = mix(WASH, SLIP, 0.4)
    b.shape([(-30, 24), (30, 24), (38, 41), (-38, 41)], stone, LINE, 2.6)
    b.straight([(-34, 32), (34, 32)], (*LINE, 140), 1.6)
    for a in (-16, 16):
        b.line([(a * 1.5, 25), (a * 1.3, 15), (a * 0.9, 12)], line, 5)
    for r, ry, wide in ((29, 29, 5), (29, 9, 4.2), (11, 29, 4.2)):
        b.ring(0, -10, r, line, wide + 1.6, ry)
        b.ring(0, -10, r - 0.8, mix(BRONZE, GAMBOGE, 0.45), wide - 1.2, ry - 0.8)
    b.straight([(-24, 8), (24, -28)], line, 4)
    b.disc(0, -10, 5.4, line)
    b.disc(0, -10, 3.6, VERMILION)
    for a, c, spark in ((-38, -38, 3.0), (38, -40, 3.6), (36, -12, 2.4)):
        b.disc(a, c, spark, GOLD)


HALLS: Final[dict[str, Glyph]] = {
    "granary": granary,
    "mint": mint,
    "works_office": works_office,
    "free_market": free_market,
    "academy": academy,
    "yufu": yufu,
    "garrison": garrison,
    "observatory": observatory,
}
