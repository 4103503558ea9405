"""The pictures on portfolios: books of a novel, the stage of a drama, a painted scroll; a little different each.

Every motif fills a box of ``w × h`` px whose corner is ``x, y``.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from render.jiangnan.dyes import DEEP_RIVER, GILT, JADE, KINDS, LANTERN, LEAF, PLUM, RIVER, STRAW, WOOD
from render.kit.brush import Brush
from render.kit.palette import AZURITE, GAMBOGE, INDIGO, INK, SLIP, VERMILION, WASH, WHITE, Colour, deep, mix
from render.kit.pen import Pen, curve

Motif: TypeAlias = Callable[[Pen, float, float, float, float, int], None]

COVERS: Final[tuple[Colour, ...]] = (
    KINDS["novel"],
    mix(INDIGO, AZURITE, 0.4),
    mix(LEAF, INDIGO, 0.3),
    mix(LANTERN, WOOD, 0.35),
    PLUM,
)
FACES: Final[tuple[Colour, ...]] = (KINDS["drama"], mix(WHITE, WASH, 0.1), JADE, (60, 58, 62), GAMBOGE)


def books(pen: Pen, x: float, y: float, w: float, h: float, number: int) -> None:
    """Stitched volumes, lying or standing, on a table."""
    pen.box(x, y, w, h, mix(SLIP, KINDS["novel"], 0.3))
    pen.box(x, y + h * 0.84, w, h * 0.16, mix(WOOD, KINDS["novel"], 0.25))
    dye = COVERS[number % len(COVERS)]
    line = deep(dye, 0.65)
    thick = max(1.0, h / 34)
    if number % 3 == 0:
        for k, (a, wide) in enumerate(((0.5, 0.62), (0.47, 0.56), (0.53, 0.58), (0.49, 0.5))):
            low = y + h * (0.84 - 0.16 * k)
            left = x + w / 2 - wide * h * 0.62 + (a - 0.5) * h * 0.6
            pen.box(left, low - h * 0.15, wide * h * 1.24, h * 0.15, SLIP, line, thick, thick)
            pen.box(left, low - h * 0.15, wide * h * 1.24, h * 0.045, dye, line, thick * 0.8)
            pen.box(left, low - h * 0.045, wide * h * 1.24, h * 0.045, dye, line, thick * 0.8)
    elif number % 3 == 1:
        count = 4
        for k in range(count):
            left = x + w / 2 + (k - count / 2) * h * 0.3
            tall = h * (0.66, 0.6, 0.68, 0.63)[k]
            pen.box(left, y + h * 0.84 - tall, h * 0.27, tall, mix(dye, WHITE, 0.06 * k), line, thick, thick)
            pen.box(left + h * 0.075, y + h * 0.84 - tall * 0.9, h * 0.12, tall * 0.5, WHITE, line, thick * 0.7)
            pen.line([(left + h * 0.135, y + h * 0.84 - tall * 0.8), (left + h * 0.135, y + h * 0.84 - tall * 0.5)],
                     INK, thick * 1.2)  # fmt: skip
    else:
        c = x + w / 2
        for way in (-1, 1):
            leaf = curve([(c, y + h * 0.36), (c + way * h * 0.3, y + h * 0.22), (c + way * h * 0.66, y + h * 0.32)], 6)
            pen.polygon([*leaf, (c + way * h * 0.66, y + h * 0.82), (c, y + h * 0.86)], WHITE)
            pen.line([*leaf, (c + way * h * 0.66, y + h * 0.82), (c, y + h * 0.86)], line, thick, closed=True)
            for k in range(4):
                a = c + way * h * (0.12 + 0.13 * k)
                pen.line([(a, y + h * 0.38), (a, y + h * (0.74 - 0.06 * (k % 2)))], (*INK, 190), thick)
        pen.line([(c, y + h * 0.36), (c, y + h * 0.86)], dye, thick * 2)


def stage(pen: Pen, x: float, y: float, w: float, h: float, number: int) -> None:
    """A painted face before red curtains."""
    red = KINDS["drama"]
    pen.box(x, y, w, h, mix(SLIP, GAMBOGE, 0.35))
    pen.box(x, y + h * 0.86, w, h * 0.14, mix(WOOD, red, 0.2))
    side = max(w * 0.5 - h * 0.5, w * 0.12)
    for way in (0, 1):
        edge = x if way == 0 else x + w
        sign = 1 if way == 0 else -1
        drape = [(edge, y), *curve([(edge + sign * side * 1.2, y), (edge + sign * side, y + h * 0.45),
                                    (edge + sign * side * 0.55, y + h * 0.9)], 6), (edge, y + h * 0.9)]  # fmt: skip
        pen.polygon(drape, red)
        for t in (0.35, 0.7):
            pen.line([(edge + sign * side * t, y), (edge + sign * side * t * 0.8, y + h * 0.86)],
                     (*deep(red, 0.4), 150), h * 0.03)  # fmt: skip
    for k in range(6):
        a = x + w * (k + 0.5) / 6
        pen.disc(a, y, w / 12, mix(red, INK, 0.12), h * 0.13)
        pen.ring(a, y, w / 12, GAMBOGE, h * 0.025, h * 0.13)
    _face(Brush(pen, x + w / 2, y + h * 0.53, h * 0.0086), number)


def _face(b: Brush, number: int) -> None:
    dye = FACES[number % len(FACES)]
    other = FACES[(number // len(FACES) + number + 1) % len(FACES)]
    line = deep(dye, 0.6) if dye != FACES[1] else INK
    for a, c in ((-32, -26), (-18, -38), (0, -42), (18, -38), (32, -26)):
        b.disc(a, c, 9, INK)
        b.disc(a, c, 6.4, (VERMILION, GAMBOGE, WHITE)[number % 3])
    b.soft([(0, -37), (28, -28), (33, -4), (23, 24), (0, 45), (-23, 24), (-33, -4), (-28, -28)], dye, line, 4)
    b.soft([(0, -35), (9, -30), (5, -8), (0, 6), (-5, -8), (-9, -30)], other)
    ring = INK if dye != FACES[3] else WHITE
    for way in (-1, 1):
        b.soft([(way * 6, -8), (way * 16, -25), (way * 30, -23), (way * 27, -6), (way * 16, 4)], ring)
        b.soft([(way * 11, -9), (way * 18, -15), (way * 25, -11), (way * 18, -5)], WHITE if ring == INK else INK)
        if number % 2:
            b.line([(way * 10, 10), (way * 20, 14), (way * 23, 6)], other, 5)
    b.soft([(-12, 22), (0, 18), (12, 22), (0, 30)], VERMILION if dye != FACES[0] else WHITE, line, 2)


def landscape(pen: Pen, x: float, y: float, w: float, h: float, number: int) -> None:
    """Peaks, water, a pine or a boat, as on a scroll."""
    random = Random(number * 71)
    ground = mix(SLIP, STRAW, 0.12 + 0.1 * (number % 3))
    pen.box(x, y, w, h, ground)
    blue = KINDS["painting"]
    if number % 3 != 1:
        pen.disc(x + w * (0.2 if number % 2 else 0.82), y + h * 0.22, h * 0.1, VERMILION if number % 4 else GILT)
    for tone, top, foot in ((mix(blue, ground, 0.6), 0.2, 0.72), (mix(blue, JADE, 0.3), 0.3, 0.8)):
        points = [(x, y + h * foot)]
        at = 0.0
        while at < 1:
            step = random.uniform(0.1, 0.2)
            points.append((x + w * min(1, at + step * 0.5), y + h * random.uniform(top, top + 0.28)))
            points.append((x + w * min(1, at + step), y + h * random.uniform(foot - 0.28, foot - 0.08)))
            at += step
        points.append((x + w, y + h * foot))
        pen.polygon(points, tone)
    pen.box(x, y + h * 0.76, w, h * 0.24, mix(RIVER, WHITE, 0.2))
    for k in range(3):
        left = x + w * random.uniform(0.05, 0.6)
        low = y + h * (0.82 + 0.06 * k)
        pen.line([(left, low), (left + w * 0.25, low)], (*DEEP_RIVER, 170), h * 0.02)
    if number % 2:
        c = x + w * random.uniform(0.3, 0.7)
        pen.polygon([(c - h * 0.2, y + h * 0.82), (c + h * 0.2, y + h * 0.82), (c + h * 0.12, y + h * 0.91),
                     (c - h * 0.12, y + h * 0.91)], WOOD)  # fmt: skip
        pen.polygon([(c, y + h * 0.5), (c + h * 0.16, y + h * 0.78), (c, y + h * 0.8)], WHITE)
        pen.line([(c, y + h * 0.48), (c, y + h * 0.82)], deep(WOOD, 0.5), h * 0.025)
    else:
        c = x + w * (0.16 if number % 4 else 0.84)
        pen.line(curve([(c, y + h * 0.95), (c + h * 0.03, y + h * 0.6), (c - h * 0.04, y + h * 0.36)], 6),
                 deep(WOOD, 0.4), h * 0.05)  # fmt: skip
        for a, d, r in ((-0.14, 0.42, 0.15), (0.12, 0.5, 0.15), (-0.02, 0.34, 0.14), (-0.1, 0.6, 0.12)):
            pen.disc(c + a * h, y + d * h, r * h, deep(LEAF, 0.35), r * h * 0.5)


MOTIFS: Final[dict[str, Motif]] = {"novel": books, "drama": stage, "painting": landscape}
"""By kind of work."""
