"""What one gains and what is counted, as drawings, and every sign by its name."""

from __future__ import annotations

import math
from typing import Final

from render.jiangnan.dyes import (
    CLAY,
    GILT,
    JADE,
    KINDS,
    LANTERN,
    LEAF,
    PETAL,
    STRAW,
    WALL,
    WOOD,
)
from render.jiangnan.ideas import any_idea, drama, novel, painting, portfolio
from render.jiangnan.signs import (
    assistant,
    expense,
    income,
    least,
    most,
    pointer,
    publish,
    servant,
    servants,
    swap,
    tile,
)
from render.kit.brush import Brush
from render.kit.icons import Glyph, coin
from render.kit.palette import GAMBOGE, GOLD, INK, SLIP, VERMILION, WASH, WHITE, deep, mix
from render.kit.pen import Pen


def spirit(pen: Pen, x: float, y: float, u: float) -> None:
    """A lotus on its leaf."""
    b = Brush(pen, x, y, u)
    line = deep(PETAL, 0.6)
    b.disc(0, 28, 46, WHITE, 17)
    b.disc(0, 28, 43, deep(LEAF, 0.55), 14)
    b.disc(0, 27, 39.5, LEAF, 11)
    outline = [(0, -46), (14, -24), (30, -28), (28, -8), (47, -6), (34, 20), (0, 30), (-34, 20), (-47, -6), (-28, -8),
               (-30, -28), (-14, -24)]  # fmt: skip
    b.straight(outline, WHITE, 8, closed=True)
    for way in (-1, 1):
        b.soft([(0, 27), (way * 24, 23), (way * 46, -6), (way * 20, 0)], mix(PETAL, WHITE, 0.1), line, 3.6)
    for way in (-1, 1):
        b.soft([(0, 27), (way * 19, 12), (way * 29, -27), (way * 6, -8)], mix(PETAL, WHITE, 0.3), line, 3.6)
    b.soft([(0, 27), (-15, 2), (0, -45), (15, 2)], mix(PETAL, WHITE, 0.55), line, 3.6)


def bottle(pen: Pen, x: float, y: float, u: float) -> None:
    """A gourd of wine with a red cord: a Spirits tile."""
    b = Brush(pen, x, y, u)
    line = deep(CLAY, 0.6)
    gourd = [(0, -34), (12, -30), (18, -16), (12, -4), (26, 6), (33, 24), (22, 42), (0, 47), (-22, 42), (-33, 24),
             (-26, 6), (-12, -4), (-18, -16), (-12, -30)]  # fmt: skip
    b.soft(gourd, WHITE, WHITE, 11)
    b.box(-8, -49, 16, 18, WHITE, radius=4)
    b.soft(gourd, mix(CLAY, GAMBOGE, 0.45), line, 4.5)
    b.box(-6, -47, 12, 15, LANTERN, line, 3, 3)
    b.soft([(-20, 12), (-26, 26), (-18, 36), (-15, 20)], (*WHITE, 120))
    b.straight([(-13, -5), (13, -5)], LANTERN, 7)
    b.line([(12, -4), (28, 0), (32, 14)], LANTERN, 4)
    b.disc(33, 18, 5, LANTERN)


def vp(pen: Pen, x: float, y: float, u: float) -> None:
    """A golden plum blossom."""
    b = Brush(pen, x, y, u)
    blossom(b, 1.0)
    b.disc(0, 2, 17, mix(GAMBOGE, VERMILION, 0.3))
    for k in range(10):
        t = math.radians(36 * k)
        b.straight([(0, 2), (20 * math.cos(t), 2 + 20 * math.sin(t))], deep(GOLD, 0.5), 2.4)
        b.disc(21 * math.cos(t), 2 + 21 * math.sin(t), 3, deep(GOLD, 0.5))
    b.disc(0, 2, 6, SLIP)


def blossom(b: Brush, scale: float) -> None:
    """The five petals of it, as large as a sign."""
    dark = deep(GOLD, 0.6)
    for grow, colour in ((3, WHITE), (0, dark), (-4.5, GILT)):
        for k in range(5):
            t = math.radians(-90 + 72 * k)
            b.disc(26 * scale * math.cos(t), (2 + 26 * math.sin(t)) * scale, (20.5 + grow) * scale, colour)
        b.disc(0, 2, 26 * scale, colour)


def shop(pen: Pen, x: float, y: float, u: float) -> None:
    """A stall under a striped awning."""
    b = Brush(pen, x, y, u)
    line = deep(WOOD, 0.6)
    b.shape([(-36, -42), (36, -42), (47, -8), (47, 0), (36, 2), (36, 45), (-36, 45), (-36, 2), (-47, 0), (-47, -8)],
            WHITE, WHITE, 5)  # fmt: skip
    b.box(-33, -12, 66, 54, mix(STRAW, WOOD, 0.35), line, 4)
    b.box(-24, -4, 48, 22, deep(WOOD, 0.55))
    for a in (-14, 0, 14):
        b.disc(a, 11, 6.5, (LANTERN, GAMBOGE, JADE)[(a + 14) // 14])
    b.box(-38, 17, 76, 9, WOOD, line, 3, 2)
    edges = [(-34 + 17 * k, -44 + 22 * k) for k in range(5)]
    for k in range(4):
        (top, low), (top2, low2) = edges[k], edges[k + 1]
        colour = LANTERN if k % 2 == 0 else WALL
        b.shape([(top, -40), (top2, -40), (low2, -10), (low, -10)], colour)
        b.disc((low + low2) / 2, -9, 11, colour, 7)
    b.straight([(-34, -40), (34, -40), (45, -9)], line, 4)
    b.straight([(-34, -40), (-45, -9)], line, 4)


def sycee(pen: Pen, x: float, y: float, u: float) -> None:
    """A silver ingot on coins: wealth."""
    coin(pen, x - 20 * u, y + 20 * u, 0.54 * u)
    coin(pen, x + 20 * u, y + 20 * u, 0.54 * u)
    b = Brush(pen, x, y, u)
    line = deep(GOLD, 0.65)
    ingot = [(-45, -24), (-26, -12), (0, -16), (26, -12), (45, -24), (36, 12), (20, 20), (-20, 20), (-36, 12)]
    b.soft(ingot, WHITE, WHITE, 10)
    b.disc(0, -12, 19, line, 18)
    b.disc(0, -12, 15.5, mix(GILT, WHITE, 0.3), 14.5)
    b.soft(ingot, GILT, line, 4)
    b.line([(-30, 0), (0, 4), (30, 0)], (*WHITE, 170), 4)


def scenery(pen: Pen, x: float, y: float, u: float) -> None:
    """Peaks under a red sun, over water."""
    b = Brush(pen, x, y, u)
    line = deep(JADE, 0.65)
    b.disc(0, 0, 48, WHITE)
    b.disc(0, 0, 45, line)
    b.disc(0, 0, 41, mix(SLIP, JADE, 0.15))
    b.disc(20, -18, 9.5, VERMILION)
    peaks = [(-36, 18), (-22, -8), (-15, -2), (-4, -28), (9, -2), (15, -8), (36, 18)]
    b.shape(peaks, mix(JADE, KINDS["painting"], 0.35), line, 3.4)
    b.shape([(-4, -28), (2, -14), (-3, -10), (-7, -14), (-11, -10)], WHITE)
    for c, a in ((23, 33), (31, 24)):
        b.line([(-a, c), (-a / 2, c - 3), (0, c), (a / 2, c - 3), (a, c)], KINDS["painting"], 4)


def boat(pen: Pen, x: float, y: float, u: float) -> None:
    """A covered river boat."""
    b = Brush(pen, x, y, u)
    line = deep(WOOD, 0.6)
    hull = [(-48, 2), (-34, 12), (0, 15), (34, 12), (48, 0), (38, 30), (22, 36), (-22, 36), (-38, 30)]
    b.straight(hull, WHITE, 9, closed=True)
    b.soft([(-26, 14), (-24, -18), (0, -28), (24, -18), (26, 14)], WHITE, WHITE, 9)
    b.soft([(-26, 14), (-24, -18), (0, -28), (24, -18), (26, 14)], mix(STRAW, WOOD, 0.25), line, 4)
    for a in (-12, 0, 12):
        b.straight([(a, -24 + abs(a) * 0.3), (a, 12)], (*line, 190), 2.4)
    b.shape(hull, WOOD, line, 4)
    b.straight([(-36, 22), (36, 22)], mix(WOOD, GAMBOGE, 0.5), 3.4)
    b.straight([(-42, 8), (-30, -38)], line, 4)


def degree(pen: Pen, x: float, y: float, u: float) -> None:
    """The winged hat of those who passed the exams."""
    b = Brush(pen, x, y, u)
    wings = [[(way * 14, 8), (way * 26, 2), (way * 46, 4), (way * 47, 14), (way * 26, 16)] for way in (-1, 1)]
    crown = [(-26, 26), (-26, -6), (-17, -14), (-13, -36), (0, -42), (13, -36), (17, -14), (26, -6), (26, 26)]
    for wing in wings:
        b.soft(wing, WHITE, WHITE, 9)
    b.straight(crown, WHITE, 9, closed=True)
    for wing in wings:
        b.soft(wing, INK)
    b.shape(crown, INK)
    b.straight([(-18, -12), (0, -8), (18, -12)], (*WASH, 255), 3)
    b.shape([(-28, 16), (28, 16), (28, 27), (-28, 27)], GILT, deep(GOLD, 0.6), 3)
    b.disc(0, 3, 7, VERMILION)
    for dx, dy in ((-6, 0), (6, 0), (0, -6), (0, 6)):
        b.disc(dx, 3 + dy, 3.4, VERMILION)
    b.disc(0, 3, 3, GILT)


def novel_income(pen: Pen, x: float, y: float, u: float) -> None:
    """The round arrow about a book: a novel idea at every Upkeep."""
    income(pen, x, y, 1.12 * u)
    novel(pen, x, y, 0.5 * u)


WARES: Final[dict[str, Glyph]] = {
    "novel": novel,
    "drama": drama,
    "painting": painting,
    "any": any_idea,
    "coin": coin,
    "spirit": spirit,
    "spirits": bottle,
    "vp": vp,
    "portfolio": portfolio,
    "shop": shop,
    "gold": sycee,
    "scenery": scenery,
    "assistant": assistant,
    "servant": servant,
    "servants": servants,
    "boat": boat,
    "degree": degree,
    "pointer": pointer,
    "income": income,
    "novel_income": novel_income,
    "publish": publish,
    "swap": swap,
    "tile": tile,
    "most": most,
    "least": least,
    "free": expense,
}
"""Every sign by its name."""
