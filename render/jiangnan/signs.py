"""Signs of people and of what one does, as drawings."""

from __future__ import annotations

import math

from render.jiangnan.dyes import (
    GILT,
    HAIR,
    JADE,
    KINDS,
    LANTERN,
    PETAL,
    SKIN,
    STRAW,
    WALL,
    WOOD,
)
from render.jiangnan.ideas import DRAMA, NOVEL, PAINTING, rimmed
from render.kit.brush import Brush
from render.kit.icons import coin
from render.kit.palette import GAMBOGE, INK, SLIP, VERMILION, WASH, WHITE, Colour, deep, mix
from render.kit.pen import Pen, Point


def assistant(pen: Pen, x: float, y: float, u: float) -> None:
    """A lady with combed-up hair and a round fan."""
    b = Brush(pen, x, y, u)
    line = deep(LANTERN, 0.6)
    b.soft([(-38, 48), (-31, 22), (-12, 8), (12, 8), (31, 22), (38, 48)], WHITE, WHITE, 10)
    for r, colour in ((23, WHITE), (20, HAIR)):
        b.disc(0, -22, r, colour)
        b.disc(0, -38, r * 0.55, colour)
    b.soft([(-36, 46), (-29, 22), (-10, 9), (10, 9), (29, 22), (36, 46)], mix(LANTERN, WHITE, 0.2), line, 4)
    b.shape([(-10, 9), (10, 9), (2, 30)], WHITE, line, 2.6)
    b.soft([(-14, -20), (-13, -4), (0, 6), (13, -4), (14, -20), (0, -30)], SKIN, deep(SKIN, 0.6), 3)
    for way in (-1, 1):
        b.disc(way * 5.5, -11, 2.2, INK)
    b.disc(0, -1.5, 2.6, VERMILION)
    b.disc(-14, -36, 5.5, PETAL)
    b.straight([(20, 44), (28, 22)], deep(WOOD, 0.4), 4)
    b.disc(31, 8, 17, WHITE)
    b.disc(31, 8, 15, deep(JADE, 0.5))
    b.disc(31, 8, 12, mix(JADE, WHITE, 0.55))
    b.disc(31, 8, 4.5, PETAL)


def servant(pen: Pen, x: float, y: float, u: float) -> None:
    """A servant in a straw hat."""
    figure(Brush(pen, x, y, u), mix(WASH, WHITE, 0.35))


def servants(pen: Pen, x: float, y: float, u: float) -> None:
    """Several of them."""
    for dx, dy, scale in ((-24, -6, 0.7), (24, -6, 0.7), (0, 6, 0.82)):
        figure(Brush(pen, x + dx * u, y + dy * u, u * scale), mix(WASH, WHITE, 0.35))


def figure(b: Brush, colour: Colour) -> None:
    """A servant whose clothes are dyed."""
    line = deep(colour, 0.65)
    body = [(-29, 46), (-26, 14), (-12, 0), (12, 0), (26, 14), (29, 46)]
    hat = [(-37, -13), (0, -46), (37, -13), (0, -7)]
    b.soft(body, WHITE, WHITE, 13)
    b.straight(hat, WHITE, 12, closed=True)
    b.soft(body, colour, line, 4.5)
    b.disc(0, -6, 14, line)
    b.disc(0, -6, 11, SKIN)
    b.shape(hat, STRAW, deep(STRAW, 0.65), 4.2)
    for a in (-18, 0, 18):
        b.straight([(0, -40), (a, -12)], (*deep(STRAW, 0.5), 150), 2.4)


def pointer(pen: Pen, x: float, y: float, u: float) -> None:
    """The hand of the fair's dial."""
    b = Brush(pen, x, y, u)
    line = deep(LANTERN, 0.6)
    rimmed(b, [(0, -47), (22, -8), (9, -8), (9, 30), (-9, 30), (-9, -8), (-22, -8)], LANTERN, line)
    b.disc(0, 31, 17, WHITE)
    b.disc(0, 31, 14, line)
    b.disc(0, 31, 10, GILT)


def income(pen: Pen, x: float, y: float, u: float) -> None:
    """A round arrow: again at every Upkeep."""
    b = Brush(pen, x, y, u)
    arc = [(31 * math.cos(math.radians(-50 + 15 * k)), 31 * math.sin(math.radians(-50 + 15 * k))) for k in range(19)]
    head = [(2, -44), (2, -14), (-24, -31)]
    b.straight(arc, WHITE, 22)
    b.shape(head, WHITE, WHITE, 8)
    b.straight(arc, INK, 15)
    b.shape(head, INK, INK, 3)
    b.straight(arc, JADE, 8)


def publish(pen: Pen, x: float, y: float, u: float) -> None:
    """A written sheet with the seal under it."""
    b = Brush(pen, x, y, u)
    rimmed(b, [(-33, -44), (33, -44), (33, 44), (-33, 44)], SLIP, INK, 4.5)
    for k, low in enumerate((34, 34, 8)):
        b.straight([(20 - 17 * k, -33), (20 - 17 * k, low)], INK, 5)
    b.box(-28, 12, 29, 29, VERMILION, deep(VERMILION, 0.5), 2.4, 4)
    for c in (20, 27, 34):
        b.straight([(-22, c), (-5, c)], SLIP, 2.8)


def swap(pen: Pen, x: float, y: float, u: float) -> None:
    """Two arrows, to and fro."""
    b = Brush(pen, x, y, u)
    for way in (-1, 1):
        c = way * 18
        points = [(-way * 38, c - 7), (way * 8, c - 7), (way * 8, c - 19), (way * 42, c), (way * 8, c + 19),
                  (way * 8, c + 7), (-way * 38, c + 7)]  # fmt: skip
        rimmed(b, points, JADE if way > 0 else KINDS["novel"], INK, 4)


def tile(pen: Pen, x: float, y: float, u: float) -> None:
    """An action tile: a roof over a field, a strip below."""
    b = Brush(pen, x, y, u)
    b.box(-42, -42, 84, 84, WHITE, radius=10)
    b.box(-39, -39, 78, 78, mix(JADE, WHITE, 0.5), INK, 4.5, 8)
    b.shape([(-24, -2), (-30, -6), (0, -28), (30, -6), (24, -2)], deep(WASH, 0.3))
    b.box(-20, -2, 40, 17, WALL, INK, 3)
    b.box(-37, 18, 74, 19, mix(SLIP, GAMBOGE, 0.4), INK, 3)


def most(pen: Pen, x: float, y: float, u: float) -> None:
    """A high column between low ones: the most numerous type."""
    _columns(pen, x, y, u, (1, 3, 2), 1)


def least(pen: Pen, x: float, y: float, u: float) -> None:
    """A low column between high ones: the least numerous type."""
    _columns(pen, x, y, u, (3, 1, 2), 1)


def _columns(pen: Pen, x: float, y: float, u: float, heights: tuple[int, int, int], chosen: int) -> None:
    b = Brush(pen, x, y, u)
    b.box(-46, -46, 92, 92, WHITE, radius=12)
    b.box(-43, -43, 86, 86, mix(SLIP, WASH, 0.12), INK, 3.4, 10)
    for k, (height, colour) in enumerate(zip(heights, (NOVEL, DRAMA, PAINTING), strict=True)):
        a = -25 + 25 * k
        for level in range(height):
            b.box(a - 10, 20 - 22 * level, 20, 18, colour, deep(colour, 0.65), 3, 3)
        if k == chosen:
            top = 39 - 22 * height
            frame: list[Point] = [(a - 13, top), (a + 13, top), (a + 13, 41), (a - 13, 41)]
            b.straight(frame, INK, 3.6, closed=True)


def expense(pen: Pen, x: float, y: float, u: float) -> None:
    """Nothing to pay: a coin struck through."""
    coin(pen, x, y, 0.86 * u)
    b = Brush(pen, x, y, u)
    b.straight([(-34, 34), (34, -34)], WHITE, 15)
    b.straight([(-34, 34), (34, -34)], VERMILION, 9)
