"""A town on the water, as the cover and the board's ground show it: halls, gables, bridges, willows, sampans."""

from __future__ import annotations

import math
from random import Random

from render.jiangnan.dyes import DEEP_RIVER, GILT, LANTERN, LEAF, RIVER, ROOF, SKIN, STRAW, WALL, WOOD
from render.kit.palette import INK, PAPER, SHADED, SLIP, WASH, WHITE, Colour, deep, mix
from render.kit.pen import Pen, Point, curve

LINE: Colour = deep(ROOF, 0.55)
SHADE: Colour = mix(WALL, ROOF, 0.28)


def tiled_roof(pen: Pen, x: float, y: float, w: float, h: float, tile: Colour = ROOF) -> None:
    """A roof whose ridge of ``0.8 w`` lies at ``y`` and whose eaves at ``y + h``, its left end at ``x``."""
    ridge, eaves = 0.1 * w, y + h
    left = curve([(x + ridge, y), (x + ridge * 0.5, y + h * 0.62), (x - w * 0.03, eaves - h * 0.12)], 6)
    right = [(2 * x + w - a, c) for a, c in left]
    outline = [*left, (x + w * 0.06, eaves), (x + w * 0.94, eaves), *reversed(right)]
    pen.polygon(outline, tile)
    rows = max(6, round(w / 9))
    for k in range(1, rows):
        t = k / rows
        top = x + ridge + (w - 2 * ridge) * t
        low = x + w * t
        pen.line([(top, y + h * 0.1), (low, eaves - 1)], (*LINE, 120), max(0.8, h / 30))
    pen.line([(x + w * 0.03, eaves - h * 0.06), (x + w * 0.97, eaves - h * 0.06)], (*mix(tile, WHITE, 0.35), 160),
             max(0.8, h / 18))  # fmt: skip
    pen.line(outline, LINE, max(0.9, h / 26), closed=True)
    pen.line([(x + ridge * 0.85, y), (x + w - ridge * 0.85, y)], LINE, max(1.6, h / 8))
    for way, a in ((-1, x + ridge * 0.85), (1, x + w - ridge * 0.85)):
        pen.line([(a, y), (a + way * h * 0.12, y - h * 0.16)], LINE, max(1.2, h / 12))


def hall(pen: Pen, x: float, y: float, w: float, h: float, openings: int = 3, lit: bool = False) -> None:
    """A white house with its foot at ``y``: ``w`` wide, ``h`` high to the ridge; its windows may be lit."""
    wall = h * 0.56
    pen.box(x + w * 0.05, y - wall, w * 0.9, wall, WALL, (*LINE, 200), max(0.8, h / 90))
    pen.box(x + w * 0.05, y - wall, w * 0.9, wall * 0.16, (*SHADE, 150))
    part = w * 0.9 / openings
    for k in range(openings):
        a = x + w * 0.05 + part * (k + 0.5)
        door = openings % 2 == 1 and k == openings // 2
        ww, hh = part * 0.52, wall * (0.68 if door else 0.42)
        top = y - hh if door else y - wall * 0.72
        pen.box(a - ww / 2, top, ww, hh, GILT if lit else mix(WOOD, INK, 0.15), deep(WOOD, 0.4), max(0.8, h / 80))
        for t in (0.25, 0.5, 0.75):
            pen.line([(a - ww / 2 + ww * t, top), (a - ww / 2 + ww * t, top + hh)], (*deep(WOOD, 0.4), 200),
                     max(0.7, h / 110))  # fmt: skip
        if not door:
            sash = top + hh / 2
            pen.line([(a - ww / 2, sash), (a + ww / 2, sash)], (*deep(WOOD, 0.4), 200), max(0.7, h / 110))
    tiled_roof(pen, x, y - h, w, h * 0.5)


def gable(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """A white gable with stepped copings, its foot at ``y``."""
    steps: tuple[tuple[float, float, float], ...] = ((0.0, 1.0, 0.66), (0.14, 0.86, 0.82), (0.32, 0.68, 1.0))
    for a, c, top in steps:
        pen.box(x + w * a, y - h * top, w * (c - a), h * top, WALL)
    thick = max(2.0, h * 0.05)
    for a, c, top in steps:
        left, right, level = x + w * a - w * 0.03, x + w * c + w * 0.03, y - h * top
        pen.polygon([(left, level - thick * 0.7), (left + w * 0.05, level - thick), (right - w * 0.05, level - thick),
                     (right, level - thick * 0.7), (right - w * 0.03, level + thick * 0.5),
                     (left + w * 0.03, level + thick * 0.5)], ROOF)  # fmt: skip
    for side in (x, x + w):
        pen.line([(side, y), (side, y - h * 0.66)], (*LINE, 170), max(0.8, h / 110))
    pen.box(x + w * 0.42, y - h * 0.62, w * 0.16, h * 0.14, mix(WOOD, INK, 0.2), LINE, max(0.7, h / 120))


def lantern(pen: Pen, x: float, y: float, r: float) -> None:
    """A red lantern that hangs from ``x, y``."""
    line = deep(LANTERN, 0.5)
    pen.line([(x, y), (x, y + r)], line, max(0.8, r / 7))
    pen.disc(x, y + 2 * r, r, line, r * 1.05)
    pen.disc(x, y + 2 * r, r * 0.88, LANTERN, r * 0.93)
    pen.disc(x - r * 0.2, y + 1.9 * r, r * 0.4, (*GILT, 190), r * 0.6)
    for c in (1.05, 2.95):
        pen.box(x - r * 0.45, y + r * c - r * 0.12, r * 0.9, r * 0.24, GILT)
    pen.line([(x, y + 3 * r), (x, y + 3.9 * r)], GILT, max(0.8, r / 5))


def bridge(pen: Pen, x: float, y: float, w: float, h: float, ground: Colour = RIVER) -> None:
    """An arched bridge of stone over water of a colour: ``w`` wide about ``x``, ``h`` high over the water at ``y``."""
    stone, line = mix(SHADED, WASH, 0.35), deep(WASH, 0.5)
    top = curve([(x - w / 2, y), (x - w * 0.3, y - h * 0.52), (x - w * 0.1, y - h), (x + w * 0.1, y - h),
                 (x + w * 0.3, y - h * 0.52), (x + w / 2, y)], 8)  # fmt: skip
    pen.polygon([*top, (x + w / 2, y + h * 0.06), (x - w / 2, y + h * 0.06)], stone)
    for k in range(1, 5):
        level = y - h * 0.17 * k
        half = w * (0.44 - 0.075 * k)
        pen.line([(x - half, level), (x + half, level)], (*line, 70), max(0.7, h / 110))
    radius, mouth = h * 0.66, w * 0.16
    ring = [(x + (mouth + h * 0.06) * math.cos(math.radians(t)), y - (radius + h * 0.05) * math.sin(math.radians(t)))
            for t in range(0, 181, 9)]  # fmt: skip
    arch = [(x + mouth * math.cos(math.radians(t)), y - radius * math.sin(math.radians(t))) for t in range(0, 181, 9)]
    low = y + h * 0.06
    pen.polygon([*ring, (x - mouth - h * 0.06, low), (x + mouth + h * 0.06, low)], mix(stone, line, 0.35))
    pen.polygon([*arch, (x - mouth, y + h * 0.08), (x + mouth, y + h * 0.08)], mix(ground, DEEP_RIVER, 0.3))
    pen.polygon([(x + mouth * 0.9 * math.cos(math.radians(t)), y + h * 0.07 + radius * 0.5 * math.sin(math.radians(t)))
                 for t in range(0, 181, 9)], (*mix(ground, DEEP_RIVER, 0.5), 150))  # fmt: skip
    rail = [(a, c - h * 0.13) for a, c in top]
    pen.line(rail, mix(stone, WHITE, 0.35), max(1.4, h * 0.045))
    pen.line(top, line, max(0.9, h * 0.02))
    for k in range(2, len(top) - 2, 3):
        a, c = top[k]
        pen.line([(a, c), (a, c - h * 0.17)], mix(stone, line, 0.2), max(1.2, h * 0.035))


def willow(pen: Pen, x: float, y: float, h: float, seed: int, lean: float = 0.2) -> None:
    """A willow whose foot is at ``x, y``; it leans to the right for a positive ``lean``."""
    random = Random(seed)
    trunk = deep(WOOD, 0.45)
    head = (x + lean * h, y - h * 0.78)
    pen.line(curve([(x, y), (x + lean * h * 0.2, y - h * 0.35), head], 8), trunk, h * 0.05)
    for k in range(8):
        a = math.radians(-172 + 23.5 * k)
        reach = h * random.uniform(0.2, 0.34)
        tip = (head[0] + reach * math.cos(a), head[1] + reach * 0.6 * math.sin(a))
        pen.line(curve([head, ((head[0] + tip[0]) / 2, min(head[1], tip[1]) - h * 0.03), tip], 6), trunk, h * 0.01)
        for _ in range(9):
            a0 = random.uniform(0.1, 1.0)
            px, py = head[0] + (tip[0] - head[0]) * a0, head[1] + (tip[1] - head[1]) * a0 - h * 0.03
            drop = h * random.uniform(0.3, 0.62)
            sway = h * random.uniform(-0.05, 0.07)
            strand: list[Point] = [(px, py), (px + sway * 0.6, py + drop * 0.5), (px + sway, py + drop)]
            green = mix(LEAF, deep(LEAF, 0.5), random.uniform(0, 0.6))
            pen.line(curve(strand, 6), (*green, 215), h * 0.011)
            for t in (0.3, 0.5, 0.7, 0.85, 1.0):
                qx, qy = px + sway * t, py + drop * t
                pen.line([(qx, qy), (qx + h * 0.014, qy + h * 0.03)], (*green, 230), h * 0.012)


def sampan(pen: Pen, x: float, y: float, u: float, robe: Colour, way: int = 1) -> None:
    """A covered boat with its passenger and a boatman, about ``x, y``, its bow to the right (``way`` 1) or left."""

    def at(points: list[Point]) -> list[Point]:
        return [(x + way * a * u, y + c * u) for a, c in points]

    line = deep(WOOD, 0.6)
    pen.polygon(at([(-46, 17), (46, 17), (36, 24), (-36, 24)]), (*DEEP_RIVER, 110))
    pen.polygon(at(curve([(22, 4), (19, -12), (24, -20), (30, -20), (35, -12), (33, 4)], 5)), robe)
    pen.disc(x + way * 27 * u, y - 24 * u, 5 * u, SKIN)
    pen.polygon(at([(22, -26), (23, -35), (32, -35), (33, -26)]), INK)
    cover = curve([(-20, 8), (-19, -12), (-2, -19), (14, -12), (15, 8)], 6)
    pen.polygon(at(cover), mix(STRAW, WOOD, 0.25))
    for a in (-12, -2, 8):
        pen.line(at([(a, -15), (a, 6)]), (*line, 160), 1.1 * u)
    pen.line(at(cover), line, 1.5 * u)
    pen.polygon(at([(-40, 6), (-38, -12), (-31, -16), (-26, -10), (-26, 6)]), mix(WASH, WHITE, 0.2))
    pen.disc(x - way * 32 * u, y - 18 * u, 4.4 * u, SKIN)
    pen.polygon(at([(-42, -19), (-32, -28), (-22, -19)]), STRAW)
    pen.line(at([(-24, -14), (-50, 26)]), line, 1.8 * u)
    hull = curve([(-50, -1), (-36, 6), (0, 9), (36, 5), (54, -5)], 6)
    pen.polygon(at([*hull, (42, 18), (-40, 18)]), WOOD)
    pen.line(at([*hull, (42, 18), (-40, 18)]), line, 1.5 * u, closed=True)
    pen.line(at([(-42, 12), (44, 11)]), mix(WOOD, STRAW, 0.5), 1.4 * u)


def walker(pen: Pen, x: float, y: float, u: float, robe: Colour) -> None:
    """Somebody in a gown, seen from afar."""
    pen.polygon([(x - 6 * u, y), (x - 4 * u, y - 17 * u), (x + 4 * u, y - 17 * u), (x + 6 * u, y)], robe)
    pen.disc(x, y - 20 * u, 4 * u, SKIN)
    cap: list[Point] = [(-4, -22), (-3.4, -29), (3.4, -29), (4, -22)]
    pen.polygon([(x + a * u, y + c * u) for a, c in cap], INK)


def ripples(pen: Pen, x: float, y: float, w: float, h: float, seed: int, number: int) -> None:
    """Strokes of light and shade on water in a box."""
    random = Random(seed)
    for _ in range(number):
        a, c = x + random.uniform(0, w), y + random.uniform(0, h)
        reach = random.uniform(14, 60)
        colour: Colour = random.choice((DEEP_RIVER, PAPER, SLIP))
        wave = curve([(a, c), (a + reach * 0.5, c - 1.6), (a + reach, c)], 5)
        pen.line(wave, (*colour, 130), random.choice((1.2, 1.8)))
