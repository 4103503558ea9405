"""The more precious presents: porcelain, lacquer, bronze, the dragon robe; and the dragon itself."""

from __future__ import annotations

import math

from render.kit.brush import Brush
from render.kit.palette import (
    AZURITE,
    GAMBOGE,
    GOLD,
    INDIGO,
    INK,
    MALACHITE,
    ROUGE,
    VERMILION,
    WHITE,
    Colour,
    deep,
    mix,
)
from render.kit.pen import Paint, Pen, curve

PORCELAIN = mix(WHITE, AZURITE, 0.05)
BRONZE: Colour = (92, 128, 104)
LACQUER: Colour = (150, 34, 30)


def vase(pen: Pen, x: float, y: float, u: float) -> None:
    """6: a tall blue-and-white vase with a peony."""
    b = Brush(pen, x, y, u)
    blue, line = AZURITE, deep(AZURITE, 0.45)
    right = [(11, -42), (9, -28), (10, -18), (28, -2), (30, 14), (16, 36), (18, 45)]
    body = curve(right, 8)
    outline = [*body, *((-a, c) for a, c in reversed(body))]
    b.shape(outline, PORCELAIN, line, 2.8)
    shade = [*body[16:], *((a * 0.55, c) for a, c in reversed(body[16:]))]
    b.shape(shade, (*blue, 40))
    b.box(-15, -48, 30, 7, PORCELAIN, line, 2.4, 3)
    for c, r in ((-32, 9), (-20, 9.4)):
        b.straight([(-r, c), (r, c)], blue, 2.2)
    for a in (-6, 0, 6):
        b.shape([(a - 2.4, -22), (a, -30), (a + 2.4, -22)], blue)
    b.straight([(-14, 36.5), (14, 36.5)], blue, 2.2)
    for a in range(-10, 11, 5):
        b.shape([(a - 2.2, 44), (a, 38), (a + 2.2, 44)], blue)
    b.line([(-20, 26), (-10, 20), (-2, 14)], blue, 2.4)
    b.line([(20, 26), (12, 22), (4, 14)], blue, 2.4)
    for a, c in ((-16, 18), (16, 17), (-9, 27), (11, 28)):
        b.soft([(a - 6, c), (a, c - 4), (a + 6, c), (a, c + 4)], (*blue, 235))
    for k in range(7):
        t = math.radians(360 / 7 * k)
        b.disc(8.4 * math.cos(t), 8 + 8 * math.sin(t), 5.6, blue)
    for k in range(7):
        t = math.radians(360 / 7 * k + 26)
        b.disc(5.4 * math.cos(t), 8 + 5.2 * math.sin(t), 3.2, mix(blue, WHITE, 0.5))
    b.disc(0, 8, 3.2, WHITE)
    b.line([(-18, 0), (-22, 8), (-20, 18)], (*WHITE, 220), 3)


def box(pen: Pen, x: float, y: float, u: float) -> None:
    """7: a box of carved red lacquer with gold."""
    b = Brush(pen, x, y, u)
    line = deep(LACQUER, 0.6)
    b.box(-36, 36, 72, 9, deep(LACQUER, 0.45), line, 2.4, 2)
    low = [(-45, -2), (45, -2), (40, 36), (-40, 36)]
    b.shape(low, LACQUER, line, 2.8)
    lid = curve([(-45, -6), (-40, -26), (-20, -36), (20, -36), (40, -26), (45, -6)], 8)
    b.shape(lid, mix(LACQUER, VERMILION, 0.4), line, 2.8)
    b.box(-47, -8, 94, 9, mix(GOLD, GAMBOGE, 0.4), deep(GOLD, 0.6), 2.2, 3)
    b.disc(0, -40, 7.4, deep(GOLD, 0.6))
    b.disc(0, -40, 5.2, GAMBOGE)
    for a in (-27, 0, 27):
        b.ring(a, 17, 12, (*GAMBOGE, 255), 2)
        for k in range(6):
            t = math.radians(60 * k)
            b.disc(a + 5.2 * math.cos(t), 17 + 5.2 * math.sin(t), 3.2, mix(GAMBOGE, WHITE, 0.15))
        b.disc(a, 17, 2.6, VERMILION)
    b.line([(-36, -14), (-26, -26), (-16, -16), (-24, -13)], GAMBOGE, 2.2)
    b.line([(36, -14), (26, -26), (16, -16), (24, -13)], GAMBOGE, 2.2)
    b.line([(-9, -14), (-5, -27), (5, -27), (9, -14)], GAMBOGE, 2.2)
    b.line([(-30, -29), (-12, -33), (4, -33)], (*WHITE, 120), 2.4)
    b.box(-6, -11, 12, 16, GAMBOGE, deep(GOLD, 0.6), 2, 3)
    b.disc(0, -3, 2.4, deep(GOLD, 0.7))


def tripod(pen: Pen, x: float, y: float, u: float) -> None:
    """8: a bronze ding with two handles, a beast's face."""
    b = Brush(pen, x, y, u)
    line, light = deep(BRONZE, 0.62), mix(BRONZE, GAMBOGE, 0.4)
    b.shape([(-6, 20), (6, 20), (5, 44), (-5, 44)], deep(BRONZE, 0.3), line, 2.4)
    for way in (-1, 1):
        b.soft([(way * 20, 14), (way * 34, 12), (way * 31, 30), (way * 33, 46), (way * 23, 46), (way * 22, 30)],
               BRONZE, line, 2.6)  # fmt: skip
        b.box(way * 24 - 10, -48, 20, 28, line, radius=5)
        b.box(way * 24 - 7.4, -45.4, 14.8, 25, light, radius=4)
        b.box(way * 24 - 3.4, -40, 6.8, 20, line, radius=2)
    body = curve([(-42, -22), (-43, 2), (-30, 22), (0, 28), (30, 22), (43, 2), (42, -22)], 8)
    b.shape(body, BRONZE, line, 2.8)
    b.shape(curve([(12, 27), (34, 18), (42, -4), (41, -20), (30, -20), (30, 6)], 6), (*INK, 50))
    b.box(-46, -28, 92, 10, light, line, 2.6, 3)
    b.straight([(-41, -11), (41, -11)], (*line, 230), 2)
    for way in (-1, 1):  # the two halves of a beast's face: horn, eye, jaw
        b.line([(way * 6, -8), (way * 20, -9), (way * 33, -5), (way * 34, 5), (way * 27, 7), (way * 25, 1)], light, 3)
        b.soft([(way * 8, 1), (way * 15, -4), (way * 22, 1), (way * 15, 6)], light)
        b.disc(way * 15, 1, 2.6, line)
        b.line([(way * 5, 8), (way * 14, 14), (way * 25, 13), (way * 27, 18), (way * 18, 19)], light, 2.8)
    b.soft([(-3, -9), (3, -9), (4, 4), (8, 12), (4, 17), (-4, 17), (-8, 12), (-4, 4)], light, line, 1.8)
    for way in (-1, 1):
        b.disc(way * 3.6, 12.6, 1.7, line)
    b.line([(-34, -14), (-36, 0), (-28, 12)], (*WHITE, 90), 3)


def robe(pen: Pen, x: float, y: float, u: float) -> None:
    """9: the yellow dragon robe, spread out, waves and mountains at its hem."""
    b = Brush(pen, x, y, u)
    gold, line = mix(GAMBOGE, (252, 204, 62), 0.6), deep(GOLD, 0.5)
    right = [(9, -44), (20, -41), (50, -12), (50, 6), (36, 6), (24, -4), (25, 14), (36, 47)]
    sleeve = [(18, -42), (50, -14), (50, 6), (35, 6), (22, -6)]
    b.shape([*right, *((-a, c) for a, c in reversed(right))], gold, line, 2.8)
    for way in (-1, 1):
        b.shape([(way * a, c) for a, c in sleeve], mix(gold, WHITE, 0.12), line, 2.4)
        b.shape([(way * 50, -14), (way * 50, 6), (way * 43, 6), (way * 43, -20)], INDIGO, deep(INDIGO, 0.3), 2)
        b.straight([(way * 46.5, -13), (way * 46.5, 5)], (252, 214, 90), 1.8)
    b.shape([(-30.5, 31), (30.5, 31), (36, 47), (-36, 47)], INDIGO)
    for k, tone in enumerate((AZURITE, MALACHITE, ROUGE, MALACHITE, AZURITE)):
        a = -26 + 13 * k
        b.shape(curve([(a - 8, 47), (a - 6, 36), (a, 30), (a + 6, 36), (a + 8, 47)], 6), tone, WHITE, 1.7)
        b.line([(a - 4, 47), (a - 2, 39), (a + 2, 39), (a + 4, 47)], (*WHITE, 230), 1.4)
    b.straight([(-24, -4), (-25, 14), (-36, 47), (36, 47), (25, 14), (24, -4)], line, 2.8)
    collar = [(-10, -46), (0, -41), (10, -46), (9, -38), (3, -31), (17, -14), (13, -11), (-3, -28), (-9, -38)]
    b.soft(collar, INDIGO, deep(INDIGO, 0.3), 1.8)
    for a, c in ((2, -31), (8, -23), (14, -14)):
        b.disc(a, c, 1.9, (252, 214, 90))
    dragon(b, 0, 9, 0.42, VERMILION)
    for a, c in ((-14, -26), (18, -30), (-30, -18), (33, -18), (-18, 26), (18, 26), (-36, -4), (37, -4)):
        b.line([(a - 4, c + 2), (a - 1.5, c - 2), (a + 1.5, c), (a + 4, c - 2)], (*VERMILION, 200), 1.8)


def dragon(b: Brush, a: float, c: float, scale: float, tone: Paint) -> None:
    """A coiled five-clawed dragon, facing, about 90 × ``scale`` units across."""
    body = [
        (8, 2),
        (20, 12),
        (14, 30),
        (-10, 34),
        (-32, 18),
        (-36, -10),
        (-18, -34),
        (14, -38),
        (38, -18),
        (40, 14),
        (26, 38),
    ]
    path = curve([(a + px * scale, c + py * scale) for px, py in body], 10)
    n = len(path)
    for i, (px, py) in enumerate(path):
        r = (9.5 - 7 * abs(i / n - 0.12)) * scale
        b.disc(px, py, max(1.5 * scale, r), tone)
    for i in range(6, n - 6, 5):  # the crest
        (px, py), (qx, qy) = path[i], path[i + 3]
        nx, ny = -(qy - py), qx - px
        long = math.hypot(nx, ny) or 1
        b.shape([(px, py), (px + nx / long * 14 * scale, py + ny / long * 14 * scale), (qx, qy)], tone)
    for px, py, dx, dy in ((-24, 26, -14, 12), (-30, -24, -16, -8), (30, -30, 14, -12), (42, 6, 16, 4)):
        for spread in (-7, 0, 7):
            ends = [(px, py), (px + dx + (spread if abs(dy) > abs(dx) * 0.6 else 0), py + dy + spread)]
            b.straight([(a + ex * scale, c + ey * scale) for ex, ey in ends], tone, 4 * scale)
    b.disc(a, c, 13 * scale, tone, 12 * scale)
    for way in (-1, 1):
        horn = [(way * 6, -8), (way * 12, -20), (way * 20, -22)]
        b.line([(a + px * scale, c + py * scale) for px, py in horn], tone, 5 * scale)
        whisker = [(way * 8, 4), (way * 18, 10), (way * 22, 2)]
        b.line([(a + px * scale, c + py * scale) for px, py in whisker], tone, 3 * scale)
        b.disc(a + way * 5 * scale, c - 2 * scale, 3.2 * scale, WHITE)
        b.disc(a + way * 5 * scale, c - 2 * scale, 1.5 * scale, INK)
