"""Jinling and the ten cities of Travel as drawings, each by what it is famed for."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from render.jiangnan import town
from render.jiangnan.dyes import (
    CLAY,
    DEEP_RIVER,
    GILT,
    JADE,
    KINDS,
    LANTERN,
    LEAF,
    PETAL,
    RIVER,
    ROOF,
    STRAW,
    WALL,
    WOOD,
)
from render.kit.brush import Brush
from render.kit.icons import Glyph, drawn
from render.kit.ink import roof
from render.kit.palette import AZURITE, INK, ROUGE, SHADED, SLIP, VERMILION, WASH, WHITE, Colour, deep, mix
from render.kit.pen import Pen

SPRAY: Final = (
    (-10, -36, 6.0), (4, -36, 7.0), (18, -30, 7.0), (28, -18, 6.0), (28, -6, 5.0), (20, 2, 5.0), (10, -3, 4.0),
    (36, -28, 3.0), (32, -38, 2.6), (22, -42, 2.6),
)  # fmt: skip
"""Drops of the tidal bore: place and size."""
GRASS: Final[Colour] = mix(LEAF, SLIP, 0.25)


def sign(city: str, size: int) -> Image.Image:
    """A city by its id, or "jinling" (RGBA, ``size`` square)."""
    return drawn(("jiangnan", "city", city), CITIES[city], size)


def jinling(pen: Pen, x: float, y: float, u: float) -> None:
    """The gate of the old capital."""
    b = Brush(pen, x, y, u)
    stone, line = mix(WASH, SHADED, 0.4), deep(WASH, 0.6)
    for a in range(-44, 42, 14):
        b.box(a, 0, 9, 10, stone, line, 2)
    b.box(-46, 8, 92, 32, stone, line, 3)
    for c, off in ((18, 0), (28, 8)):
        b.straight([(-44, c), (44, c)], (*line, 120), 1.6)
        for a in range(-38 + off, 44, 16):
            b.straight([(a, c), (a, c + 9)], (*line, 110), 1.4)
    arch = [(12 * math.cos(math.radians(t)), 26 - 13 * math.sin(math.radians(t))) for t in range(0, 181, 12)]
    b.shape([*arch, (-12, 40), (12, 40)], deep(WOOD, 0.5), line, 2.4)
    b.box(-24, -16, 48, 22, ROUGE, deep(ROUGE, 0.6), 2.4)
    for a in (-12, 0, 12):
        b.box(a - 3, -11, 6, 12, mix(GILT, WHITE, 0.2))
    roof(pen, x, y - 34 * u, 74 * u, 20 * u, ROOF, INK)


def yangzhou(pen: Pen, x: float, y: float, u: float) -> None:
    """Pavilions over a bridge on the slender lake."""
    b = Brush(pen, x, y, u)
    _water(b, 28)
    b.soft([(-44, 24), (-26, 8), (0, 2), (26, 8), (44, 24)], mix(SHADED, WASH, 0.2), deep(WASH, 0.5), 2.4)
    for a in (-20, 0, 20):
        arch = [(a + 7 * math.cos(math.radians(t)), 25 - 11 * math.sin(math.radians(t))) for t in range(0, 181, 15)]
        b.shape(arch, mix(RIVER, DEEP_RIVER, 0.4))
    for a, c, w in ((-26, -4, 26), (26, -4, 26), (0, -14, 34)):
        for d in (-0.28, 0.28):
            b.straight([(a + d * w, c), (a + d * w, c + 15)], LANTERN, 3)
        roof(pen, x + a * u, y + (c - 13) * u, w * u, 14 * u, mix(GILT, CLAY, 0.35), deep(CLAY, 0.6))


def bridges(pen: Pen, x: float, y: float, u: float) -> None:
    """A slender bridge by moonlight."""
    b = Brush(pen, x, y, u)
    b.disc(22, -28, 13, deep(GILT, 0.4))
    b.disc(22, -28, 11, mix(GILT, WHITE, 0.5))
    _water(b, 26)
    town.bridge(pen, x - 2 * u, y + 24 * u, 88 * u, 46 * u, RIVER)
    for a, d in ((-8, 0), (4, 2)):
        b.shape([(a - 4, -22 + d), (a - 3, -34 + d), (a + 3, -34 + d), (a + 4, -22 + d)], (LANTERN, JADE)[d // 2])
        b.disc(a, -37 + d, 3.6, INK)


def tomb(pen: Pen, x: float, y: float, u: float) -> None:
    """A grassy mound with its stele."""
    b = Brush(pen, x, y, u)
    line = deep(LEAF, 0.6)
    b.soft([(-46, 34), (-38, 4), (-14, -22), (14, -22), (38, 4), (46, 34)], LEAF, line, 3)
    for a, c in ((-26, 6), (-8, -10), (22, 2), (30, 18), (-32, 22)):
        b.line([(a, c), (a + 3, c - 7)], deep(LEAF, 0.4), 2.6)
    b.box(-20, 28, 40, 10, mix(WASH, SHADED, 0.4), deep(WASH, 0.5), 2.4, 2)
    b.soft([(-12, 30), (-12, -6), (0, -14), (12, -6), (12, 30)], mix(WASH, WHITE, 0.3), deep(WASH, 0.6), 3)
    for c in (0, 9, 18):
        b.straight([(-5, c), (5, c)], INK, 3)
    for way in (-1, 1):
        b.straight([(way * 34, 36), (way * 34, 12)], deep(WOOD, 0.4), 4)
        for c, r in ((18, 11), (8, 9), (0, 6)):
            b.disc(way * 34, c, r, deep(LEAF, 0.5), r * 0.6)


def huangshan(pen: Pen, x: float, y: float, u: float) -> None:
    """Granite peaks and a pine over the clouds."""
    b = Brush(pen, x, y, u)
    line = deep(WASH, 0.65)
    rock = mix(WASH, AZURITE, 0.25)
    b.shape([(-44, 34), (-36, 4), (-28, -12), (-22, -10), (-16, 8), (-10, 34)], mix(rock, WHITE, 0.25), line, 2.4)
    b.shape([(-20, 34), (-12, -10), (-2, -42), (6, -44), (14, -14), (22, 34)], rock, line, 2.6)
    b.shape([(12, 34), (22, -2), (30, -20), (36, -16), (44, 34)], mix(rock, WHITE, 0.15), line, 2.4)
    for way in ((-4, -30, -8, 10), (6, -32, 10, 6), (30, -10, 28, 16)):
        a, c, d, e = way
        b.line([(a, c), ((a + d) / 2 + 2, (c + e) / 2), (d, e)], (*line, 150), 2)
    b.line([(10, -20), (20, -26), (34, -26)], deep(WOOD, 0.4), 4)
    for a, c, r in ((22, -30, 9), (34, -28, 11), (28, -36, 8)):
        b.disc(a, c, r, deep(LEAF, 0.5), r * 0.5)
    for grow, colour in ((2.0, mix(WASH, WHITE, 0.3)), (0.0, WHITE)):
        for a, c, r in ((-34, 32, 10), (-18, 36, 11), (0, 33, 12), (18, 36, 11), (36, 33, 10)):
            b.disc(a, c, r + grow, colour, r * 0.7 + grow)


def jingdezhen(pen: Pen, x: float, y: float, u: float) -> None:
    """Blue and white porcelain."""
    b = Brush(pen, x, y, u)
    blue = KINDS["painting"]
    line = deep(blue, 0.5)
    b.soft([(-6, -40), (-8, -26), (-26, -8), (-26, 12), (-12, 36), (12, 36), (26, 12), (26, -8), (8, -26), (6, -40)],
           WHITE, line, 3.4)  # fmt: skip
    b.straight([(-9, -41), (9, -41)], line, 5)
    b.line([(-22, 18), (-8, 22), (8, 22), (22, 18)], blue, 3)
    b.line([(-9, -22), (0, -19), (9, -22)], blue, 3)
    b.line([(-18, 10), (-6, 2), (6, 6), (16, -8)], blue, 3.4)
    for a, c in ((-8, -6), (8, -2), (-14, 6), (12, 8)):
        for k in range(5):
            t = math.radians(72 * k)
            b.disc(a + 4 * math.cos(t), c + 4 * math.sin(t), 2.8, blue)
        b.disc(a, c, 1.8, WHITE)
    b.box(-14, 36, 28, 6, WOOD, deep(WOOD, 0.5), 2, 2)
    for way in (-1, 1):
        b.soft([(way * 30, 26), (way * 34, 40), (way * 44, 40), (way * 48, 26)], mix(JADE, WHITE, 0.5), deep(JADE, 0.5),
               2.2)  # fmt: skip


def hangzhou(pen: Pen, x: float, y: float, u: float) -> None:
    """A pagoda by the lake."""
    b = Brush(pen, x, y, u)
    b.soft([(-46, 38), (-26, 22), (0, 18), (26, 22), (46, 38)], GRASS, deep(LEAF, 0.5), 2.4)
    line = deep(CLAY, 0.6)
    for k, (c, w) in enumerate(((20, 40), (4, 34), (-10, 28), (-22, 22))):
        b.box(-w * 0.34, c - 6, w * 0.68, 14, mix(CLAY, STRAW, 0.35), line, 2)
        b.box(-3, c - 1, 6, 8, deep(WOOD, 0.5))
        roof(pen, x, y + (c - 14) * u, (w + 14) * u, 10 * u, ROOF, INK)
        if k == 3:
            b.straight([(0, c - 14), (0, c - 26)], GILT, 4)
            b.disc(0, c - 22, 3, GILT)
    for a, h in ((-32, 22), (33, 20)):
        b.straight([(a, 34), (a, 34 - h)], deep(WOOD, 0.4), 3)
        b.disc(a, 32 - h, 9, deep(LEAF, 0.3), 10)


def west_lake(pen: Pen, x: float, y: float, u: float) -> None:
    """Stone lanterns in the lake, and lotus."""
    b = Brush(pen, x, y, u)
    b.shape([(-46, 2), (-30, -16), (-12, -4), (8, -22), (28, -6), (46, 2)], mix(JADE, WHITE, 0.35))
    b.disc(0, 18, 47, RIVER, 24)
    b.line([(-44, 12), (-20, 9), (0, 12)], (*DEEP_RIVER, 150), 2.2)
    b.line([(4, 30), (24, 27), (42, 30)], (*DEEP_RIVER, 150), 2.2)
    stone, line = mix(WASH, WHITE, 0.3), deep(WASH, 0.6)
    for a, c, s in ((-24, 8, 0.8), (4, 0, 0.9), (28, 12, 0.8)):
        b.box(a - 5 * s, c + 4 * s, 10 * s, 14 * s, stone, line, 2)
        b.disc(a, c - 4 * s, 11 * s, line, 10 * s)
        b.disc(a, c - 4 * s, 9 * s, stone, 8 * s)
        b.disc(a, c - 4 * s, 4 * s, GILT)
        b.shape([(a - 12 * s, c - 11 * s), (a, c - 24 * s), (a + 12 * s, c - 11 * s)], ROOF, INK, 2)
    for a, c in ((-32, 32), (-6, 34)):
        b.disc(a, c, 9, deep(LEAF, 0.3), 4.4)
        b.soft([(a, c), (a - 7, c - 7), (a, c - 14), (a + 7, c - 7)], PETAL, deep(PETAL, 0.5), 1.8)


def tide(pen: Pen, x: float, y: float, u: float) -> None:
    """The tidal bore."""
    b = Brush(pen, x, y, u)
    blue = mix(DEEP_RIVER, AZURITE, 0.35)
    line = deep(blue, 0.5)
    wave = [(-46, 36), (-44, 6), (-30, -22), (-6, -36), (18, -28), (28, -10), (20, 2), (10, -6), (0, -2), (2, 14),
            (16, 24), (46, 28), (46, 38)]  # fmt: skip
    b.soft(wave, blue, line, 3)
    for shift in (0, 9):
        streak = [(-36 + shift, 24), (-32 + shift, 0), (-18 + shift, -16), (-2, -22 + shift * 0.6)]
        b.line(streak, mix(blue, WHITE, 0.55), 3)
    for grow, colour in ((1.4, line), (0.0, WHITE)):
        for a, c, r in SPRAY:
            b.disc(a, c, r + grow, colour)
    b.line([(-44, 34), (-20, 30), (0, 34), (22, 31), (44, 35)], WHITE, 3)


def taihu(pen: Pen, x: float, y: float, u: float) -> None:
    """Sails on the great lake."""
    b = Brush(pen, x, y, u)
    b.shape([(-46, 4), (-34, -10), (-20, 0), (-6, -14), (12, 2), (30, -8), (46, 4)], mix(JADE, AZURITE, 0.3))
    b.disc(30, -30, 7, VERMILION)
    _water(b, 20)
    for a, c, s in ((-22, 8, 0.75), (16, 16, 1.1)):
        b.straight([(a, c + 10 * s), (a, c - 40 * s)], deep(WOOD, 0.5), 3 * s)
        b.soft([(a + 2, c - 38 * s), (a + 20 * s, c - 26 * s), (a + 20 * s, c + 2 * s), (a + 2, c + 4 * s)],
               mix(STRAW, SLIP, 0.4), deep(WOOD, 0.5), 2)  # fmt: skip
        for t in (0.3, 0.55, 0.8):
            low = c - 38 * s + 42 * s * t
            b.straight([(a + 2, low), (a + 19 * s, low + 2 * s)], (*deep(WOOD, 0.4), 190), 1.6)
        b.shape([(a - 20 * s, c + 6 * s), (a + 24 * s, c + 6 * s), (a + 16 * s, c + 16 * s), (a - 13 * s, c + 16 * s)],
                WOOD, deep(WOOD, 0.6), 2)  # fmt: skip


def suzhou(pen: Pen, x: float, y: float, u: float) -> None:
    """A garden through its moon gate."""
    b = Brush(pen, x, y, u)
    b.box(-44, -22, 88, 58, WALL, deep(WASH, 0.5), 2.6)
    b.shape([(-48, -22), (-44, -32), (44, -32), (48, -22)], ROOF, INK, 2.4)
    for a in range(-40, 44, 9):
        b.straight([(a, -31), (a, -23)], (*INK, 130), 1.6)
    b.disc(0, 8, 25, deep(WASH, 0.6))
    b.disc(0, 8, 22, mix(RIVER, WHITE, 0.4))
    b.shape([(-21, 14), (-10, 12), (10, 14), (21, 12), (18, 22), (0, 30), (-18, 22)], GRASS)
    rock = mix(WASH, WHITE, 0.2)
    b.soft([(-12, 20), (-16, 4), (-8, -4), (-4, 4), (2, -8), (8, 2), (6, 12), (10, 20)], rock, deep(WASH, 0.6), 2.2)
    b.disc(-7, 11, 3, deep(WASH, 0.5), 4)
    for a, c in ((14, 2), (17, 10), (12, -4)):
        b.soft([(a, c), (a + 4, c - 7), (a + 7, c - 2)], LEAF, deep(LEAF, 0.5), 1.4)
    for a in (-36, 36):
        b.box(a - 5, -8, 10, 16, mix(WOOD, INK, 0.2), deep(WASH, 0.5), 1.8)
        b.straight([(a, -8), (a, 8)], WALL, 1.8)
        b.straight([(a - 5, 0), (a + 5, 0)], WALL, 1.8)
    b.box(-44, 33, 88, 6, mix(WASH, SHADED, 0.5))


def _water(b: Brush, level: float) -> None:
    """A stretch of water below a level."""
    b.disc(0, level + 2, 47, RIVER, 14)
    for c, a in ((level + 4, -26), (level + 9, 4)):
        b.line([(a, c), (a + 12, c - 2), (a + 24, c)], (*DEEP_RIVER, 160), 2.2)


CITIES: Final[dict[str, Glyph]] = {
    "jinling": jinling,
    "a1": yangzhou,
    "a2": bridges,
    "a3": tomb,
    "b1": huangshan,
    "b2": jingdezhen,
    "c1": hangzhou,
    "c2": west_lake,
    "c3": tide,
    "d1": taihu,
    "d2": suzhou,
}
"""By id; Jinling is where all paths begin."""
