"""Ideas and portfolios of the three types, as drawings; a unit is a hundredth of the sign's height."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render.jiangnan.dyes import (
    KINDS,
    WALL,
    WOOD,
)
from render.kit.brush import Brush
from render.kit.palette import GAMBOGE, INK, SLIP, VERMILION, WASH, WHITE, Colour, deep, mix
from render.kit.pen import Pen, Point

NOVEL, DRAMA, PAINTING = KINDS["novel"], KINDS["drama"], KINDS["painting"]


def rimmed(b: Brush, points: Sequence[Point], fill: Colour, line: Colour, width: float = 4.5) -> None:
    """A shape with a paper rim round its line, so that it stands out from any ground."""
    b.straight(points, WHITE, width + 5, closed=True)
    b.shape(points, fill, line, width)


def novel(pen: Pen, x: float, y: float, u: float) -> None:
    """A stitched book in a yellow cover."""
    b = Brush(pen, x, y, u)
    line = deep(NOVEL, 0.7)
    rimmed(b, [(-30, -36), (36, -42), (40, 36), (-26, 42)], mix(SLIP, WASH, 0.25), line)
    rimmed(b, [(-36, -40), (29, -44), (34, 32), (-31, 38)], NOVEL, line)
    b.straight([(17, -42), (22, 32)], line, 3.4)
    for t in (0.1, 0.37, 0.64, 0.9):
        a, c = 17 + 5 * t, -42 + 74 * t
        b.straight([(a, c), (a + 13, c - 1)], line, 3.4)
    b.shape([(-28, -30), (-8, -32), (-5, 14), (-25, 16)], WHITE, line, 2.8)
    b.straight([(-18, -24), (-15.5, 8)], INK, 4.6)


def drama(pen: Pen, x: float, y: float, u: float) -> None:
    """A painted face of the opera, red, with pompons over the brow."""
    b = Brush(pen, x, y, u)
    line = deep(DRAMA, 0.65)
    for r, colour in ((11.5, WHITE), (9, line), (6.4, GAMBOGE)):
        for a, c in ((-32, -24), (-20, -37), (0, -42), (20, -37), (32, -24)):
            b.disc(a, c, r, colour)
    face = [(0, -37), (28, -28), (33, -4), (23, 24), (0, 45), (-23, 24), (-33, -4), (-28, -28)]
    b.soft(face, WHITE, WHITE, 11)
    b.soft(face, DRAMA, line, 4.5)
    b.soft([(0, -35), (9, -30), (5, -8), (0, 6), (-5, -8), (-9, -30)], WHITE)
    for way in (-1, 1):
        b.soft([(way * 6, -8), (way * 16, -25), (way * 30, -23), (way * 27, -6), (way * 16, 4)], INK)
        b.soft([(way * 11, -9), (way * 18, -15), (way * 25, -11), (way * 18, -5)], WHITE)
        b.disc(way * 18, -10, 3.6, INK)
    b.soft([(-14, 22), (0, 17), (14, 22), (0, 31)], WHITE, line, 2.4)
    b.disc(0, -24, 5, VERMILION)


def painting(pen: Pen, x: float, y: float, u: float) -> None:
    """A folding fan with blue mountains."""
    b = Brush(pen, x, y, u)
    line = deep(PAINTING, 0.6)

    def at(r: float, degrees: float) -> Point:
        t = math.radians(degrees)
        return r * math.cos(t), 40 + r * math.sin(t)

    leaf = [at(82, -156 + 6.6 * k) for k in range(21)] + [at(34, -24 - 6.6 * k) for k in range(21)]
    leaf = [(0.62 * a, c) for a, c in leaf]
    ribs = [[(0.0, 42.0), (0.62 * at(36, d)[0], at(36, d)[1])] for d in (-150, -130, -110, -90, -70, -50, -30)]
    for width, colour in ((10, WHITE), (5.5, deep(WOOD, 0.5))):
        for rib in ribs:
            b.straight(rib, colour, width)
    rimmed(b, leaf, mix(PAINTING, WHITE, 0.72), line)
    b.shape([(-36, 5), (-30, -8), (-18, -27), (-11, -15), (2, -34), (15, -13), (22, -20), (33, -5), (37, 5), (28, 12),
             (18, 9), (0, 6), (-18, 9), (-27, 13)], PAINTING)  # fmt: skip
    b.disc(27, -26, 5, VERMILION)
    b.straight(leaf, line, 4.5, closed=True)
    b.disc(0, 42, 6, line)
    b.disc(0, 42, 3, GAMBOGE)


def any_idea(pen: Pen, x: float, y: float, u: float) -> None:
    """A disc in the three colours with a question mark's place left for a brush: an idea of any type."""
    b = Brush(pen, x, y, u)
    b.disc(0, 0, 47, WHITE)
    b.disc(0, 0, 44, INK)
    for k, colour in enumerate((NOVEL, DRAMA, PAINTING)):
        start = -150 + 120 * k
        arc = [(39.5 * math.cos(math.radians(start + 6 * s)), 39.5 * math.sin(math.radians(start + 6 * s)))
               for s in range(21)]  # fmt: skip
        b.shape([(0, 0), *arc], colour)
    for k in range(3):
        t = math.radians(-150 + 120 * k)
        b.straight([(0, 0), (39 * math.cos(t), 39 * math.sin(t))], INK, 4)
    b.disc(0, 0, 15, INK)
    b.disc(0, 0, 11.5, WHITE)
    b.straight([(-6, 0), (6, 0)], INK, 4)
    b.straight([(0, -6), (0, 6)], INK, 4)


def portfolio(pen: Pen, x: float, y: float, u: float) -> None:
    """Three leaves in the colours of the types, tied together."""
    b = Brush(pen, x, y, u)

    def leaf(lean: float, colour: Colour) -> None:
        s, c = math.sin(math.radians(lean)), math.cos(math.radians(lean))
        corners = [(-17, -66), (17, -66), (17, 6), (-17, 6)]
        turned = [(a * c - q * s, 36 + a * s + q * c) for a, q in corners]
        rimmed(b, turned, colour, deep(colour, 0.65), 4)

    leaf(-34, PAINTING)
    leaf(34, DRAMA)
    leaf(0, NOVEL)
    b.straight([(-6, -18), (-6, 8)], deep(NOVEL, 0.7), 3.6)
    b.straight([(6, -18), (6, 2)], deep(NOVEL, 0.7), 3.6)
    b.box(-24, 27, 48, 16, WHITE, radius=6)
    b.box(-22, 29, 44, 12, WALL, INK, 3.4, 4)
