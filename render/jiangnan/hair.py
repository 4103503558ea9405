"""How the characters wear their hair, and their caps; drawn behind the face (`behind`) and over it (`above`)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from render.jiangnan.dyes import GILT, HAIR, JADE, PETAL
from render.kit.brush import Brush
from render.kit.palette import GAMBOGE, GOLD, INK, VERMILION, WHITE, Colour, deep, mix

Hair: TypeAlias = Literal[
    "tang", "square", "dongpo", "gauze", "crown", "nun", "high", "loops", "side", "cloud", "phoenix", "twin", "braids",
    "knot",
]  # fmt: skip
CAPS: frozenset[Hair] = frozenset(("tang", "square", "dongpo", "gauze", "crown"))
"""Worn by men, and by a lady who goes dressed as one."""


def behind(b: Brush, hair: Hair, trim: Colour) -> None:
    """What falls or stands behind the head."""
    if hair in CAPS:
        if hair == "tang":
            for way in (-1, 1):
                b.line([(way * 12, -30), (way * 21, -22), (way * 22, 2)], deep(trim, 0.4), 5)
        b.disc(0, -20, 14.5, HAIR, 14)
        return
    fall = 8 if hair in ("twin", "braids", "nun") else 14
    b.soft([(-15, -20), (-17, -2), (-13, fall), (13, fall), (17, -2), (15, -20), (0, -34)], HAIR)
    if hair == "high":
        b.soft([(-8, -30), (-13, -44), (-4, -53), (9, -51), (12, -41), (7, -30)], HAIR)
    elif hair == "loops":
        for way in (-1, 1):
            b.ring(way * 12, -42, 9.5, HAIR, 6, 11)
        b.disc(0, -35, 8, HAIR)
    elif hair == "side":
        b.soft([(-2, -30), (6, -48), (20, -48), (24, -36), (12, -28)], HAIR)
    elif hair == "cloud":
        for a, c, r in ((-11, -36, 9), (11, -36, 9), (0, -42, 11)):
            b.disc(a, c, r, HAIR)
    elif hair == "phoenix":
        b.soft([(-9, -30), (-17, -46), (-6, -44), (0, -53), (6, -44), (17, -46), (9, -30)], HAIR)
    elif hair == "twin":
        for way in (-1, 1):
            b.disc(way * 14, -35, 8.5, HAIR)
    elif hair == "braids":
        for way in (-1, 1):
            b.disc(way * 13, -34, 7.5, HAIR)
            b.line([(way * 16, -30), (way * 21, -14), (way * 18, 6)], HAIR, 6)
            b.disc(way * 18, 8, 4, trim)
    elif hair == "knot":
        b.disc(0, -38, 9, HAIR)
    else:
        b.soft([(-6, -30), (-7, -40), (7, -40), (6, -30)], HAIR)


def above(b: Brush, hair: Hair, trim: Colour) -> None:
    """The hairline, caps and ornaments."""
    black = mix(HAIR, INK, 0.4)
    line = deep(GOLD, 0.55)
    if hair == "tang":
        b.soft([(-14, -22), (-16, -36), (-8, -45), (8, -45), (16, -36), (14, -22), (0, -27)], trim, deep(trim, 0.6), 2)
        b.line([(-15, -31), (0, -36), (15, -31)], deep(trim, 0.5), 2.2)
        b.shape([(-14.5, -24), (14.5, -24), (14, -20), (0, -24), (-14, -20)], black)
        b.disc(0, -28, 3.4, JADE)
    elif hair == "square":
        b.shape([(-14, -21), (-18, -46), (18, -46), (14, -21), (0, -26)], black, INK, 1.8)
        b.straight([(-17, -40), (17, -40)], mix(black, WHITE, 0.25), 2.4)
        b.disc(0, -30, 3.2, trim)
    elif hair == "dongpo":
        b.shape([(-12, -24), (-12, -52), (12, -52), (12, -24)], black, INK, 1.8)
        b.shape([(-16, -21), (-18, -40), (-2, -33), (2, -33), (18, -40), (16, -21), (0, -26)], mix(black, trim, 0.3),
                INK, 1.8)  # fmt: skip
    elif hair == "gauze":
        b.soft([(-14, -21), (-14, -32), (0, -37), (14, -32), (14, -21), (0, -26)], black, INK, 1.8)
        b.soft([(-10, -31), (-8, -45), (0, -48), (8, -45), (10, -31)], black, INK, 1.8)
        for way in (-1, 1):
            b.soft([(way * 11, -27), (way * 22, -31), (way * 30, -27), (way * 22, -23)], black, INK, 1.2)
        b.disc(0, -30, 3, GAMBOGE)
    elif hair == "crown":
        b.soft([(-14, -17), (-14, -30), (0, -36), (14, -30), (14, -17), (8, -26), (0, -22), (-8, -26)], HAIR)
        b.shape([(-9, -32), (-12, -43), (-5, -40), (0, -49), (5, -40), (12, -43), (9, -32)], GILT, line, 1.8)
        b.disc(0, -50, 5, VERMILION)
        b.disc(0, -37, 2.6, VERMILION)
        b.shape([(-14, -25), (14, -25), (14, -20), (0, -24), (-14, -20)], trim, line, 1.4)
        b.disc(0, -22.5, 3, WHITE)
    else:
        b.soft([(-14, -14), (-14.5, -27), (0, -35), (14.5, -27), (14, -14), (9, -24), (0, -28), (-9, -24)], HAIR)
        _ornaments(b, hair, trim, line)


def _ornaments(b: Brush, hair: Hair, trim: Colour, line: Colour) -> None:
    if hair == "nun":
        for a, lean in ((-8, -4), (8, 4), (0, 0)):
            b.soft([(a - 4, -36), (a + lean - 3, -44), (a + lean, -51), (a + lean + 3, -44), (a + 4, -36)], GILT, line,
                   1.5)  # fmt: skip
        b.straight([(-16, -36), (16, -36)], JADE, 3)
    elif hair == "high":
        b.line([(-12, -36), (2, -40), (16, -34)], GILT, 3)
        _flower(b, -9, -33, 5.5, trim)
    elif hair == "loops":
        _flower(b, 0, -35, 6, trim)
        for way in (-1, 1):
            b.straight([(way * 15, -30), (way * 19, -20)], GILT, 1.8)
            b.disc(way * 19, -19, 2.4, VERMILION)
    elif hair == "side":
        b.straight([(4, -44), (26, -30)], GILT, 2.8)
        _flower(b, -7, -32, 5, trim)
    elif hair == "cloud":
        for a, c in ((-12, -36), (0, -43), (12, -36)):
            b.disc(a, c, 3, trim)
        b.straight([(-20, -32), (-20, -20)], GILT, 1.8)
        b.disc(-20, -19, 2.6, trim)
    elif hair == "phoenix":
        b.shape([(-10, -34), (0, -42), (10, -34), (0, -31)], GILT, line, 1.6)
        b.disc(0, -36, 2.8, VERMILION)
        for way in (-1, 1):
            b.straight([(way * 10, -34), (way * 19, -25)], GILT, 2)
            b.disc(way * 19, -24, 2.6, trim)
    elif hair == "twin":
        for way in (-1, 1):
            b.straight([(way * 8, -31), (way * 19, -31)], trim, 3.6)
    elif hair == "braids":
        for way in (-1, 1):
            _flower(b, way * 12, -31, 4.4, trim)
    else:
        b.straight([(-9, -34), (9, -34)], trim, 4)


def _flower(b: Brush, a: float, c: float, r: float, colour: Colour) -> None:
    for dx, dy in ((0, -0.8), (0.76, -0.25), (0.47, 0.65), (-0.47, 0.65), (-0.76, -0.25)):
        b.disc(a + dx * r, c + dy * r, r * 0.62, deep(colour, 0.3))
    for dx, dy in ((0, -0.8), (0.76, -0.25), (0.47, 0.65), (-0.47, 0.65), (-0.76, -0.25)):
        b.disc(a + dx * r, c + dy * r, r * 0.45, mix(colour, WHITE, 0.2) if colour != PETAL else colour)
    b.disc(a, c, r * 0.3, GAMBOGE)
