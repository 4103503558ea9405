"""The signs of the twelve shop types: each a thing that is sold or done there, on a roundel of its own colour.

Told apart by outline first and colour second. One unit of a glyph is a hundredth of its height.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.kit.icons import Glyph, drawn
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
from render.kit.pen import Paint, Pen, Point, curve

PLUM: Colour = (122, 74, 128)
CLAY: Colour = (140, 78, 48)
CELADON: Colour = mix(MALACHITE, WHITE, 0.35)


def emblem(shop: str, size: int) -> Image.Image:
    """The roundel of a shop type (RGBA, ``size`` square)."""
    glyph, ground = EMBLEMS[shop]

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        rim = deep(ground, 0.55)
        pen.disc(x, y, 49 * u, rim)
        pen.disc(x, y, 45.5 * u, mix(SLIP, ground, 0.3))
        pen.ring(x, y, 42 * u, (*ground, 150), 1.6 * u)
        glyph(pen, x, y, u)

    return drawn(("dream", "emblem", shop), draw, size)


def _shape(
    pen: Pen, x: float, y: float, u: float, points: Sequence[Point], fill: Paint, line: Paint, width: float = 3
) -> None:
    moved = [(x + a * u, y + b * u) for a, b in points]
    pen.polygon(moved, fill)
    pen.line(moved, line, width * u, closed=True)


def trigrams(pen: Pen, x: float, y: float, u: float) -> None:
    """The turning halves, and trigrams round them."""
    for i in range(8):
        a = math.radians(45 * i)
        for k, broken in enumerate((i & 1, i & 2, i & 4)):
            r = (27 + k * 5.4) * u
            for start, end in ((-8, -1.6), (1.6, 8)) if broken else ((-8, 8),):
                ends = [
                    (x + r * math.cos(a) - side * u * math.sin(a), y + r * math.sin(a) + side * u * math.cos(a))
                    for side in (start, end)
                ]
                pen.line(ends, INK, 3.2 * u)
    pen.disc(x, y, 21 * u, INK)
    half = [(x + 19 * u * math.cos(math.radians(t)), y + 19 * u * math.sin(math.radians(t))) for t in range(-90, 91, 6)]
    pen.polygon(half, WHITE)
    pen.disc(x, y - 9.5 * u, 9.5 * u, WHITE)
    pen.disc(x, y + 9.5 * u, 9.5 * u, INK)
    pen.disc(x, y - 9.5 * u, 3.4 * u, INK)
    pen.disc(x, y + 9.5 * u, 3.4 * u, WHITE)


def ball(pen: Pen, x: float, y: float, u: float) -> None:
    """A sewn leather ball."""
    line = deep(CLAY, 0.5)
    pen.disc(x, y, 33 * u, mix(CLAY, GAMBOGE, 0.45))
    pen.disc(x - 7 * u, y - 8 * u, 21 * u, (*mix(GAMBOGE, WHITE, 0.35), 110))
    hexagon = [
        (x + 12.5 * u * math.cos(math.radians(a)), y + 12.5 * u * math.sin(math.radians(a)))
        for a in range(-90, 270, 60)
    ]
    pen.polygon(hexagon, (*CLAY, 255))
    pen.line(hexagon, line, 3 * u, closed=True)
    for i, (px, py) in enumerate(hexagon):
        a = math.radians(-90 + 60 * i)
        pen.line([(px, py), (x + 25 * u * math.cos(a), y + 25 * u * math.sin(a))], line, 3 * u)
        fork = [(x + 32 * u * math.cos(a + d), y + 32 * u * math.sin(a + d)) for d in (-0.36, 0.36)]
        pen.line([fork[0], (x + 25 * u * math.cos(a), y + 25 * u * math.sin(a)), fork[1]], line, 3 * u)
    pen.ring(x, y, 33.5 * u, line, 3.4 * u)


def book(pen: Pen, x: float, y: float, u: float) -> None:
    """A thread-bound book on another."""
    line = deep(AZURITE, 0.6)
    pen.box(x - 22 * u, y - 24 * u, 50 * u, 58 * u, WHITE, line, 3 * u, 2 * u)
    pen.box(x - 27 * u, y - 32 * u, 48 * u, 60 * u, AZURITE, line, 3 * u, 2 * u)
    pen.box(x + 3 * u, y - 25 * u, 11 * u, 34 * u, PAPER, line, 1.6 * u)
    pen.line([(x - 19 * u, y - 31 * u), (x - 19 * u, y + 27 * u)], WHITE, 2.2 * u)
    for dy in (-24, -11, 3, 17):
        pen.line([(x - 26 * u, y + dy * u), (x - 19 * u, y + dy * u)], WHITE, 2.2 * u)
    for dy in (-17, -9, -1):
        pen.line([(x + 8.5 * u, y + (dy - 2) * u), (x + 8.5 * u, y + (dy + 1) * u)], line, 3 * u)


def jar(pen: Pen, x: float, y: float, u: float) -> None:
    """A sealed wine jar with its red label."""
    line = deep(CLAY, 0.6)
    body = curve(
        [(x - 14 * u, y - 19 * u), (x - 31 * u, y - 4 * u), (x - 27 * u, y + 22 * u), (x - 15 * u, y + 35 * u)], 8
    )
    right = [(2 * x - px, py) for px, py in reversed(body)]
    pen.polygon([*body, *right], CLAY)
    pen.polygon([*body[:18], (x - 12 * u, y + 34 * u), (x - 15 * u, y - 10 * u)], (*mix(CLAY, GAMBOGE, 0.5), 120))
    pen.line([*body, *right], line, 3.4 * u, closed=True)
    pen.polygon([(x, y - 12 * u), (x + 17 * u, y + 7 * u), (x, y + 26 * u), (x - 17 * u, y + 7 * u)], VERMILION)
    pen.line(
        [(x, y - 12 * u), (x + 17 * u, y + 7 * u), (x, y + 26 * u), (x - 17 * u, y + 7 * u)],
        GAMBOGE,
        2.2 * u,
        closed=True,
    )
    pen.disc(x, y + 7 * u, 5 * u, GAMBOGE)
    cap = [(-18, -18), (-14, -32), (14, -32), (18, -18)]
    _shape(pen, x, y, u, cap, ROUGE, line)
    pen.line([(x - 17 * u, y - 19 * u), (x + 17 * u, y - 19 * u)], GAMBOGE, 4 * u)


def silk(pen: Pen, x: float, y: float, u: float) -> None:
    """Two bolts of silk, one unrolled."""
    line = deep(PLUM, 0.55)
    _shape(pen, x, y, u, [(-24, -20), (26, -20), (32, 30), (-18, 30)], mix(PLUM, WHITE, 0.45), line)
    for dy in (-6, 8, 22):
        for dx in (-12, 4, 20):
            pen.disc(x + (dx + dy * 0.12) * u, y + dy * u, 3.4 * u, GAMBOGE)
    for dy, colour in ((-20, PLUM), (-31, ROUGE)):
        pen.box(x - 34 * u, y + (dy - 7) * u, 66 * u, 14 * u, colour, line, 3 * u, 7 * u)
        pen.ring(x + 25 * u, y + dy * u, 6.5 * u, GAMBOGE, 2 * u)
        pen.disc(x + 25 * u, y + dy * u, 2 * u, GAMBOGE)


def drum(pen: Pen, x: float, y: float, u: float) -> None:
    """A stage drum on its stand, with sticks."""
    line = deep(ROUGE, 0.6)
    for way in (-1, 1):
        pen.line([(x + way * 18 * u, y + 18 * u), (x + way * 27 * u, y + 38 * u)], line, 5 * u)
        pen.line([(x + way * 6 * u, y - 20 * u), (x + way * 30 * u, y - 38 * u)], GOLD, 4.4 * u)
        pen.disc(x + way * 6 * u, y - 20 * u, 4 * u, line)
    side = curve([(x - 30 * u, y - 10 * u), (x - 35 * u, y + 6 * u), (x - 28 * u, y + 24 * u)], 6)
    right = [(2 * x - px, py) for px, py in reversed(side)]
    pen.polygon([*side, *right], ROUGE)
    pen.disc(x, y + 24 * u, 28 * u, ROUGE, 8 * u)
    pen.line(
        [*side, *curve([(x - 28 * u, y + 24 * u), (x, y + 32 * u), (x + 28 * u, y + 24 * u)], 6), *right], line, 3 * u
    )
    pen.disc(x, y - 10 * u, 30 * u, PAPER, 11 * u)
    pen.ring(x, y - 10 * u, 31 * u, line, 3 * u, 12 * u)
    for i in range(7):
        dx = (i - 3) * 9.4
        pen.disc(x + dx * u, y + (5 - dx * dx / 130) * u, 2.6 * u, GAMBOGE)
        pen.disc(x + dx * 0.9 * u, y + (24 - dx * dx / 200) * u, 2.4 * u, GAMBOGE)


def vase(pen: Pen, x: float, y: float, u: float) -> None:
    """A white vase painted in blue."""
    line = deep(AZURITE, 0.45)
    left = [(-9, -36), (-8, -22), (-25, -6), (-23, 14), (-12, 28), (-15, 36)]
    edge = curve([(x + a * u, y + b * u) for a, b in left], 8)
    right = [(2 * x - px, py) for px, py in reversed(edge)]
    pen.polygon([*edge, *right], WHITE)
    pen.box(x - 8.5 * u, y - 20 * u, 17 * u, 5 * u, AZURITE)
    pen.line(curve([(x - 23 * u, y - 9 * u), (x, y - 4 * u), (x + 23 * u, y - 9 * u)], 6), AZURITE, 3 * u)
    pen.line(curve([(x - 21 * u, y + 16 * u), (x, y + 21 * u), (x + 21 * u, y + 16 * u)], 6), AZURITE, 3 * u)
    for i in range(5):
        a = math.radians(72 * i - 90)
        pen.disc(x + 6.5 * u * math.cos(a), y + (6 + 6.5 * math.sin(a)) * u, 4.6 * u, AZURITE)
    pen.disc(x, y + 6 * u, 3 * u, GAMBOGE)
    for way in (-1, 1):
        pen.line(
            curve([(x + way * 9 * u, y + 8 * u), (x + way * 15 * u, y + 11 * u), (x + way * 20 * u, y + 3 * u)], 6),
            AZURITE,
            2.4 * u,
        )
    pen.line([*edge, *right], line, 3.2 * u, closed=True)
    pen.box(x - 12 * u, y - 39 * u, 24 * u, 6 * u, WHITE, line, 2.6 * u, 3 * u)


def gourd(pen: Pen, x: float, y: float, u: float) -> None:
    """A calabash of sweet drink, tied with a red cord."""
    line = deep(MALACHITE, 0.55)
    fill = mix(MALACHITE, GAMBOGE, 0.45)
    pen.line(curve([(x + 1 * u, y - 30 * u), (x + 6 * u, y - 40 * u), (x + 15 * u, y - 38 * u)], 6), line, 5 * u)
    pen.disc(x, y - 15 * u, 16.5 * u, line)
    pen.disc(x, y + 15 * u, 25 * u, line, 22.5 * u)
    pen.disc(x, y - 15 * u, 13.5 * u, fill)
    pen.disc(x, y + 15 * u, 22 * u, fill, 19.5 * u)
    pen.disc(x - 7 * u, y + 9 * u, 8 * u, (*WHITE, 120), 9 * u)
    pen.disc(x - 5 * u, y - 19 * u, 5 * u, (*WHITE, 120))
    pen.line([(x - 11 * u, y - 2 * u), (x + 11 * u, y - 2 * u)], VERMILION, 5.4 * u)
    pen.line([(x + 9 * u, y - 1 * u), (x + 21 * u, y + 9 * u)], VERMILION, 3.4 * u)
    pen.line([(x + 9 * u, y - 1 * u), (x + 24 * u, y + 2 * u)], VERMILION, 3.4 * u)


def fan(pen: Pen, x: float, y: float, u: float) -> None:
    """A storyteller's folding fan."""
    line = deep(CLAY, 0.6)
    pivot = (x, y + 28 * u)
    rays = [math.radians(-162 + 18 * i) for i in range(9)]
    outer = [(pivot[0] + 52 * u * math.cos(a), pivot[1] + 52 * u * math.sin(a)) for a in rays]
    inner = [(pivot[0] + 22 * u * math.cos(a), pivot[1] + 22 * u * math.sin(a)) for a in rays]
    outer = [(x + (px - x) * 0.78, py) for px, py in outer]
    inner = [(x + (px - x) * 0.78, py) for px, py in inner]
    pen.polygon([*outer, *reversed(inner)], WHITE)
    pen.line(
        curve([(x - 24 * u, y + 4 * u), (x - 8 * u, y - 14 * u), (x + 4 * u, y - 6 * u), (x + 22 * u, y - 4 * u)], 8),
        MALACHITE,
        4 * u,
    )
    pen.disc(x + 14 * u, y - 13 * u, 4.6 * u, VERMILION)
    for i, (po, pi) in enumerate(zip(outer, inner, strict=True)):
        pen.line([pivot, pi], GOLD if i not in (0, 8) else line, 3.2 * u)
        pen.line([pi, po], (*WASH, 160) if i not in (0, 8) else line, 1.6 * u if i not in (0, 8) else 4 * u)
    pen.line(outer, line, 3 * u)
    pen.line(inner, line, 2.4 * u)
    pen.disc(*pivot, 4 * u, line)


def wheel(pen: Pen, x: float, y: float, u: float) -> None:
    """The painted wheel of a game of chance, with its pointer."""
    line = deep(INDIGO, 0.4)
    pen.disc(x, y + 2 * u, 34 * u, line)
    for i in range(8):
        rim = (math.radians(a + 22) for a in range(45 * i, 45 * i + 46, 9))
        wedge = [(x, y + 2 * u), *((x + 31 * u * math.cos(a), y + 2 * u + 31 * u * math.sin(a)) for a in rim)]
        pen.polygon(wedge, (VERMILION, WHITE)[i % 2])
    pen.ring(x, y + 2 * u, 31 * u, GAMBOGE, 4 * u)
    pen.disc(x, y + 2 * u, 8 * u, GAMBOGE)
    pen.ring(x, y + 2 * u, 8.5 * u, line, 2.4 * u)
    pen.polygon([(x - 9 * u, y - 41 * u), (x + 9 * u, y - 41 * u), (x, y - 18 * u)], line)


def jade(pen: Pen, x: float, y: float, u: float) -> None:
    """A jade ring with a tassel."""
    line = deep(MALACHITE, 0.55)
    pen.line([(x, y - 42 * u), (x, y - 28 * u)], VERMILION, 4 * u)
    for dx in (-8, -4, 0, 4, 8):
        pen.line([(x + dx * 0.4 * u, y + 21 * u), (x + dx * u, y + 42 * u)], VERMILION, 3.2 * u)
    pen.disc(x, y - 6 * u, 27 * u, line)
    pen.disc(x, y - 6 * u, 24 * u, CELADON)
    pen.disc(x - 6 * u, y - 12 * u, 13 * u, (*WHITE, 110))
    pen.disc(x, y - 6 * u, 11.5 * u, line)
    pen.disc(x, y - 6 * u, 9 * u, mix(SLIP, MALACHITE, 0.25))
    pen.ring(x, y - 6 * u, 19 * u, (*line, 150), 1.8 * u)
    pen.disc(x, y + 21 * u, 5 * u, GAMBOGE)
    pen.ring(x, y + 21 * u, 5.6 * u, deep(GOLD, 0.5), 2 * u)


def teapot(pen: Pen, x: float, y: float, u: float) -> None:
    """A clay teapot."""
    line = deep(CLAY, 0.6)
    fill = mix(CLAY, ROUGE, 0.25)
    pen.line(curve([(x - 20 * u, y + 8 * u), (x - 34 * u, y + 2 * u), (x - 37 * u, y - 13 * u)], 8), line, 10 * u)
    pen.line(curve([(x - 20 * u, y + 8 * u), (x - 34 * u, y + 2 * u), (x - 37 * u, y - 12 * u)], 8), fill, 5 * u)
    pen.line(
        curve(
            [(x + 20 * u, y - 6 * u), (x + 37 * u, y - 6 * u), (x + 36 * u, y + 14 * u), (x + 20 * u, y + 18 * u)], 8
        ),
        line,
        6 * u,
    )
    pen.disc(x, y + 8 * u, 26 * u, line, 23 * u)
    pen.disc(x, y + 8 * u, 23 * u, fill, 20 * u)
    pen.disc(x - 7 * u, y + 2 * u, 10 * u, (*mix(GAMBOGE, WHITE, 0.2), 110), 8 * u)
    pen.box(x - 15 * u, y - 18 * u, 30 * u, 8 * u, fill, line, 2.8 * u, 4 * u)
    pen.disc(x, y - 21 * u, 5 * u, fill)
    pen.ring(x, y - 21 * u, 5.6 * u, line, 2.4 * u)
    pen.box(x - 16 * u, y + 28 * u, 32 * u, 5 * u, line, radius=2 * u)
    pen.line(
        curve([(x - 34 * u, y - 20 * u), (x - 29 * u, y - 27 * u), (x - 35 * u, y - 34 * u)], 6), (*WASH, 230), 3 * u
    )


EMBLEMS: Final[dict[str, tuple[Glyph, Colour]]] = {
    "eight_trigrams": (trigrams, WASH),
    "cuju": (ball, MALACHITE),
    "bookshop": (book, GAMBOGE),
    "tavern": (jar, SHADED),
    "mercery": (silk, PLUM),
    "entertainment": (drum, GOLD),
    "chinaware": (vase, AZURITE),
    "yinzi": (gourd, VERMILION),
    "storytelling": (fan, ROUGE),
    "guanpu": (wheel, INDIGO),
    "jewelry": (jade, GAMBOGE),
    "teahouse": (teapot, MALACHITE),
}
"""Glyph and ground of every shop type."""
