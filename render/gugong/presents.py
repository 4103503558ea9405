"""The nine presents that lie on Gift cards, one a value: from a bowl of fruit to a dragon robe.

A unit is a hundredth of the picture's height; each present fills about 90 × 90 of them.
"""

from __future__ import annotations

import itertools
import math
from typing import Final

from render.gugong.treasures import box, robe, tripod, vase
from render.kit.brush import Brush
from render.kit.icons import Glyph
from render.kit.palette import AZURITE, GAMBOGE, GOLD, INK, MALACHITE, ROUGE, SLIP, VERMILION, WASH, WHITE, deep, mix
from render.kit.pen import Pen, curve

PORCELAIN = mix(WHITE, AZURITE, 0.05)
WOOD = (128, 84, 52)


def fruit(pen: Pen, x: float, y: float, u: float) -> None:
    """1: peaches, an orange and leaves in a blue-and-white bowl."""
    b = Brush(pen, x, y, u)
    leaf, line = mix(MALACHITE, GAMBOGE, 0.12), deep(MALACHITE, 0.5)
    b.soft([(-8, -30), (-26, -44), (-38, -32), (-22, -24)], leaf, line, 2)
    b.soft([(14, -32), (30, -46), (42, -34), (24, -24)], leaf, line, 2)
    for a, c, r in ((-21, -14, 18), (21, -13, 18)):
        _peach(b, a, c, r)
    b.disc(0, -6, 17.6, deep(GAMBOGE, 0.55))
    b.disc(0, -6, 16, mix((224, 122, 40), GAMBOGE, 0.25))
    b.disc(-5, -11, 6, (*WHITE, 90))
    _peach(b, 0, -26, 17)
    blue = AZURITE
    body = curve([(-44, 0), (-38, 22), (-22, 36), (22, 36), (38, 22), (44, 0)], 8)
    b.shape(body, PORCELAIN, deep(blue, 0.4), 2.6)
    b.shape(curve([(18, 36), (34, 24), (44, 0), (30, 0), (28, 18)], 6), (*blue, 45))
    b.straight([(-42, 6), (42, 6)], blue, 2.4)
    for a in (-26, -9, 9, 26):
        b.line([(a - 7, 20), (a - 2, 14), (a + 4, 16), (a + 2, 22), (a - 3, 20)], blue, 2.2)
    b.line([(-27, 30), (0, 33), (27, 30)], blue, 2)
    b.box(-18, 35, 36, 9, PORCELAIN, deep(blue, 0.4), 2.4, 2)
    b.box(-45, -4, 90, 8, WHITE, deep(blue, 0.4), 2.4, 4)


def _peach(b: Brush, a: float, c: float, r: float) -> None:
    line = deep(ROUGE, 0.3)
    shape = [(a, c - r), (a + r * 0.95, c - r * 0.3), (a + r * 0.7, c + r * 0.75), (a, c + r)]
    shape += [(a - r * 0.7, c + r * 0.75), (a - r * 0.95, c - r * 0.3)]
    b.soft(shape, mix((246, 190, 150), GAMBOGE, 0.2), line, 2.2)
    b.soft([(a + r * 0.1, c - r * 0.85), (a + r * 0.8, c - r * 0.25), (a + r * 0.5, c + r * 0.5), (a + r * 0.1, c)],
           (*mix(ROUGE, VERMILION, 0.4), 120))  # fmt: skip
    b.line([(a, c - r * 0.9), (a - r * 0.16, c - r * 0.1), (a, c + r * 0.6)], (*line, 170), 1.8)


def tea(pen: Pen, x: float, y: float, u: float) -> None:
    """2: a clay pot, a cup, a caddy with a red label."""
    b = Brush(pen, x, y, u)
    tin, line = mix(MALACHITE, INK, 0.2), deep(MALACHITE, 0.65)
    b.box(4, -44, 36, 66, tin, line, 2.6, 6)
    b.box(9, -50, 26, 10, mix(tin, WHITE, 0.25), line, 2.4, 4)
    b.box(4, -34, 36, 5, (*GAMBOGE, 255))
    b.shape([(22, -26), (34, -13), (22, 0), (10, -13)], VERMILION, deep(VERMILION, 0.4), 2)
    for dy in (-17, -9):
        b.straight([(17, dy), (27, dy)], GAMBOGE, 2.2)
    b.straight([(22, -21), (22, -5)], GAMBOGE, 2.2)
    clay, edge = (150, 74, 46), (74, 34, 24)
    b.line([(-28, 16), (-44, 8), (-47, -8)], edge, 9.5)
    b.line([(-28, 16), (-44, 8), (-47, -7)], clay, 5)
    b.line([(10, 4), (26, 4), (26, 24), (10, 28)], edge, 8)
    b.line([(10, 4), (25, 4), (25, 24), (10, 28)], clay, 3.6)
    b.disc(-9, 17, 27, edge, 24)
    b.disc(-9, 17, 24.6, clay, 21.6)
    b.disc(-17, 9, 9, (*mix(GAMBOGE, WHITE, 0.3), 105), 6)
    b.box(-23, -11, 28, 8, mix(clay, WHITE, 0.12), edge, 2.4, 4)
    b.disc(-9, -14, 5.4, edge)
    b.disc(-9, -14, 3.4, clay)
    b.box(-24, 38, 30, 5, edge, radius=2)
    b.soft([(22, 28), (46, 28), (42, 42), (26, 42)], PORCELAIN, deep(AZURITE, 0.3), 2.2)
    b.disc(34, 28, 10.5, mix(GAMBOGE, MALACHITE, 0.35), 3)
    for dx in (-4, 5):
        b.line([(34 + dx, 22), (38 + dx, 16), (33 + dx, 12), (36 + dx, 6)], (*WASH, 200), 2)


def fan(pen: Pen, x: float, y: float, u: float) -> None:
    """3: an open folding fan with a branch of plum blossom."""
    b = Brush(pen, x, y, u)
    line = deep(ROUGE, 0.5)
    ribs = [math.radians(-90 + 11.5 * k) for k in range(-4, 5)]

    def at(angle: float, r: float) -> tuple[float, float]:
        return r * math.cos(angle), 30 + r * math.sin(angle)

    steps = [math.radians(-136 + 92 * k / 28) for k in range(29)]
    leaf = [at(a, 66) for a in steps] + [at(a, 26) for a in reversed(steps)]
    for a in ribs:
        b.straight([(0, 30), at(a, 30)], WOOD, 3.4)
    b.shape(leaf, mix(SLIP, GAMBOGE, 0.16), line, 2.6)
    for a, wide in itertools.pairwise(ribs):
        b.shape([at(a, 27), at(a, 65), at((a + wide) / 2, 65), at((a + wide) / 2, 27)], (*mix(WASH, GAMBOGE, 0.4), 52))
    b.straight([at(a, 62.5) for a in steps], GOLD, 2)
    twig = [at(math.radians(a), r * 0.86) for a, r in ((-126, 44), (-108, 54), (-89, 50), (-71, 64))]
    b.line(twig, deep(WOOD, 0.4), 3)
    b.line([at(math.radians(-99), 45), at(math.radians(-94), 56)], deep(WOOD, 0.4), 2.2)
    for angle, r, size in (
        (-117, 60, 5.6),
        (-109, 47, 4.6),
        (-94, 65, 6),
        (-85, 46, 4.6),
        (-77, 62, 5.6),
        (-66, 62, 4),
    ):
        a, c = at(math.radians(angle), r * 0.86)
        for k in range(5):
            t = math.radians(72 * k - 90)
            b.disc(
                a + size * 0.62 * math.cos(t), c + size * 0.62 * math.sin(t), size * 0.58, mix(VERMILION, WHITE, 0.18)
            )
        b.disc(a, c, size * 0.36, GAMBOGE)
    for a in (ribs[0] - 0.09, ribs[-1] + 0.09):
        b.straight([(0, 30), at(a, 65)], deep(WOOD, 0.5), 5.4)
        b.straight([(0, 30), at(a, 64)], WOOD, 3)
    b.disc(0, 30, 4.4, deep(GOLD, 0.5))
    b.disc(0, 30, 2.6, GAMBOGE)
    b.line([(0, 34), (4, 41), (0, 48)], VERMILION, 3)


def brush_and_ink(pen: Pen, x: float, y: float, u: float) -> None:
    """4: a brush across an inkstone, an ink stick beside it."""
    b = Brush(pen, x, y, u)
    stone, line = mix(INK, WASH, 0.34), deep(INK, 0.2)
    b.soft([(-40, 6), (-36, -6), (20, -6), (30, 4), (31, 32), (20, 42), (-32, 42), (-41, 32)], stone, line, 2.6)
    b.soft([(-31, 12), (-24, 3), (14, 3), (22, 10), (22, 27), (13, 34), (-24, 34), (-31, 26)], deep(stone, 0.35))
    b.disc(-18, 18, 10.5, INK, 11)
    b.line([(-25, 12), (-17, 8), (-9, 13)], (*WHITE, 120), 2.2)
    b.disc(8, 20, 9, (*mix(stone, WHITE, 0.3), 90), 9)
    b.shape([(34, -10), (46, -6), (36, 38), (24, 34)], (40, 36, 40), line, 2.2)
    b.shape([(35.4, -2), (41, 0), (36, 20), (30.6, 18)], GAMBOGE)
    for t in (0.25, 0.55, 0.85):
        b.straight([(34.6 - 3.4 * t, 1 + 17 * t), (38.4 - 3.4 * t, 2.2 + 17 * t)], deep(GOLD, 0.5), 1.6)
    b.line([(44, -46), (20, -18), (2, 2)], deep(WOOD, 0.55), 8)
    b.line([(43, -45), (20, -18), (2, 2)], mix(WOOD, GAMBOGE, 0.35), 4.6)
    b.line([(30, -30), (26, -25)], VERMILION, 6.6)
    b.line([(6, -3), (0, 4)], mix(AZURITE, WHITE, 0.25), 8)
    b.soft([(3, 4), (-3, -1), (-14, 8), (-22, 22), (-8, 15)], mix(SLIP, WASH, 0.18), line, 2)
    b.soft([(-11, 8), (-22, 22), (-8, 15)], INK)
    b.line([(45, -47), (50, -44), (47, -38)], VERMILION, 2.4)


def silk(pen: Pen, x: float, y: float, u: float) -> None:
    """5: three bolts of silk, the uppermost half unrolled."""
    b = Brush(pen, x, y, u)
    for cx, cy, tone in ((-14, 24, AZURITE), (13, 24, MALACHITE)):
        _bolt(b, cx, cy, tone)
    line = deep(ROUGE, 0.5)
    flow = [(-40, -14), (-34, 6), (-42, 22), (-34, 45), (-6, 45), (-12, 24), (-4, 8), (-10, -14)]
    _bolt(b, 2, -14, ROUGE)
    b.soft(flow, mix(ROUGE, VERMILION, 0.25), line, 2.6)
    b.line([(-30, -10), (-25, 10), (-32, 26), (-26, 43)], (*deep(ROUGE, 0.4), 150), 3)
    b.line([(-20, -10), (-15, 10), (-22, 26), (-16, 43)], (*mix(ROUGE, WHITE, 0.4), 150), 3)
    for a, c in ((-30, 2), (-19, 16), (-33, 29), (-19, 36)):
        for dx, dy in ((0, -2.6), (0, 2.6), (-2.6, 0), (2.6, 0)):
            b.disc(a + dx, c + dy, 2, GAMBOGE)


def _bolt(b: Brush, cx: float, cy: float, tone: tuple[int, int, int]) -> None:
    """A roll, seen from the right end."""
    line = deep(tone, 0.5)
    b.box(cx - 36, cy - 17, 62, 34, tone, line, 2.6, 8)
    b.box(cx - 34, cy - 12, 56, 6, (*WHITE, 85), radius=3)
    b.box(cx - 34, cy + 6, 56, 8, (*INK, 55), radius=4)
    for k in range(3):
        b.straight([(cx - 26 + k * 17, cy - 15), (cx - 30 + k * 17, cy + 15)], (*GAMBOGE, 170), 1.8)
    b.disc(cx + 25, cy, 11, line, 17.2)
    b.disc(cx + 25, cy, 8.8, mix(tone, WHITE, 0.35), 14.8)
    b.ring(cx + 25, cy, 6, line, 1.6, 10)
    b.disc(cx + 25, cy, 2.6, deep(WOOD, 0.4), 4.4)


PRESENTS: Final[dict[int, Glyph]] = {
    1: fruit,
    2: tea,
    3: fan,
    4: brush_and_ink,
    5: silk,
    6: vase,
    7: box,
    8: tripod,
    9: robe,
}
"""By the value of the card."""
