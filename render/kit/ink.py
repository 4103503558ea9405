"""Brush lines and the ornaments made of them: strokes, auspicious clouds, dividers, cartouches, roofs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from PIL import Image

from render.kit.cache import SPRITES
from render.kit.palette import CINNABAR, GOLD, INK, PAPER, SLIP, WASH, Colour, mix
from render.kit.pen import Paint, Pen, Point, curve


def stroke(pen: Pen, points: Sequence[Point], colour: Paint, width: float, seed: int = 1, ends: float = 0.15) -> None:
    """A brush line through ``points``: it swells, thins, trembles; ``ends`` is the width left at its tips."""
    path = curve(points, 10)
    if len(path) < 2:
        return
    random = Random(seed)
    wobble = [random.uniform(0.86, 1.12) for _ in range(len(path) // 3 + 2)]
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(path):
        x0, y0 = path[max(0, i - 1)]
        x1, y1 = path[min(len(path) - 1, i + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / length, (x1 - x0) / length
        t = i / (len(path) - 1)
        press = ends + (1 - ends) * min(1.0, t / 0.14) * min(1.0, (1 - t) / 0.3) ** 0.7
        r = width / 2 * press * wobble[i // 3]
        left.append((x + nx * r, y + ny * r))
        right.append((x - nx * r, y - ny * r))
    pen.polygon([*left, *reversed(right)], colour)


def spiral(x: float, y: float, r: float, turns: float, start: float, clockwise: bool = True) -> list[Point]:
    """Points from the outside of a curl at ``start`` degrees to its centre."""
    steps = max(8, int(turns * 14))
    way = 1 if clockwise else -1
    out = []
    for i in range(steps + 1):
        t = i / steps
        a = math.radians(start + way * 360 * turns * t)
        rr = r * (1 - t * 0.86)
        out.append((x + rr * math.cos(a), y + rr * math.sin(a)))
    return out


def cloud(w: int, colour: Colour = GOLD, fill: Colour | None = None) -> Image.Image:
    """An auspicious cloud (RGBA, ``w`` wide and half as high): curled heads above a trailing tail."""
    return SPRITES.get(("cloud", w, colour, fill), lambda: _cloud(w, colour, fill))


def _cloud(w: int, colour: Colour, fill: Colour | None) -> Image.Image:
    pen = Pen(w, w // 2)
    u = w / 100
    heads = ((38, 24, 12.5, True), (57, 19, 14.5, False), (24, 33, 8.5, True), (73, 30, 9, False))
    base = [(10, 42), (24, 40.5), (44, 38), (66, 38), (86, 42), (97, 41)]
    if fill is not None:
        for x, y, r, _ in heads:
            pen.disc(x * u, y * u, r * u, fill)
        pen.polygon([(x * u, y * u) for x, y in [(16, 36), (30, 22), (70, 22), (82, 36), (66, 38.5), (24, 41)]], fill)
    for i, (x, y, r, clockwise) in enumerate(heads):
        start = 120 if clockwise else 60
        stroke(pen, spiral(x * u, y * u, r * u, 1.55, start, clockwise), colour, 1.9 * u, i, 0.5)
    stroke(pen, [(x * u, y * u) for x, y in base], colour, 2.0 * u, 5, 0.2)
    stroke(pen, [(x * u, y * u) for x, y in [(2, 46), (20, 45), (40, 43.5), (58, 45)]], colour, 1.5 * u, 6, 0.1)
    return pen.done()


def divider(w: int, colour: Colour = GOLD) -> Image.Image:
    """A level line (RGBA, ``w × 18``) that thins to both sides of a small blossom."""
    return SPRITES.get(("divider", w, colour), lambda: _divider(w, colour))


def _divider(w: int, colour: Colour) -> Image.Image:
    pen = Pen(w, 18)
    c = w / 2
    for way in (-1, 1):
        pen.polygon([(c + way * 16, 8.1), (c + way * (c - 2), 8.9), (c + way * 16, 9.9)], colour)
        pen.disc(c + way * 13, 9, 1.8, colour)
    for dx, dy in ((0, -3.6), (0, 3.6), (-3.6, 0), (3.6, 0)):
        pen.disc(c + dx, 9 + dy, 2.8, colour)
    pen.disc(c, 9, 1.5, PAPER)
    return pen.done()


def cartouche(w: int, h: int, fill: Colour = SLIP, line: Colour = CINNABAR) -> Image.Image:
    """A label (RGBA) with notched corners and a double outline, for titles."""
    return SPRITES.get(("cartouche", w, h, fill, line), lambda: _cartouche(w, h, fill, line))


def _cartouche(w: int, h: int, fill: Colour, line: Colour) -> Image.Image:
    pen = Pen(w, h)
    pen.polygon(_notched(0.8, w, h, 9), fill)
    pen.line(_notched(0.8, w, h, 9), line, 2.0, closed=True)
    pen.line(_notched(5, w, h, 8), (*mix(line, fill, 0.35), 255), 1.0, closed=True)
    return pen.done()


def _notched(inset: float, w: float, h: float, notch: float) -> list[Point]:
    """An outline whose corners are bitten out in quarter circles."""
    out: list[Point] = []
    x0, y0, x1, y1 = inset, inset, w - inset, h - inset
    for cx, cy, start in ((x0, y0, 90), (x1, y0, 180), (x1, y1, 270), (x0, y1, 0)):
        for k in range(7):
            a = math.radians(start - 15 * k)
            out.append((cx + notch * math.cos(a), cy + notch * math.sin(a)))
    return out


def roof(pen: Pen, x: float, y: float, w: float, h: float, tile: Colour, line: Colour = INK) -> None:
    """A hip roof with upturned eaves whose ridge lies at ``y`` and eaves at ``y + h``, centred on ``x``."""
    top, low = w * 0.27, w / 2
    left = curve([(x - top, y + h * 0.08), (x - low * 0.74, y + h * 0.72), (x - low, y + h * 0.86)], 8)
    eaves = curve([(x - low, y + h * 0.86), (x - low * 0.6, y + h), (x + low * 0.6, y + h), (x + low, y + h * 0.86)], 8)
    right = [(2 * x - px, py) for px, py in reversed(left)]
    outline = [*left, *eaves, *right]
    pen.polygon(outline, tile)
    rows = max(5, round(w / 9))
    for i in range(1, rows):
        t = i / rows
        px, qx = x - top + 2 * top * t, x - low * 0.95 + low * 1.9 * t
        bend = (px + qx) / 2 + (px - x) * 0.12
        dark = mix(tile, line, 0.34)
        pen.line(curve([(px, y + h * 0.12), (bend, y + h * 0.6), (qx, y + h * 0.95)], 6), dark, max(0.8, h / 38))
    pen.line(outline, line, max(1.1, h / 26), closed=True)
    pen.box(x - top - w * 0.02, y - h * 0.04, 2 * top + w * 0.04, h * 0.15, mix(tile, line, 0.35), line, 1, h * 0.05)
    for way in (-1, 1):
        horn = [(x + way * (top + w * 0.005), y + h * 0.08), (x + way * (top + w * 0.035), y - h * 0.16)]
        pen.line([*horn, (x + way * (top - w * 0.01), y - h * 0.1)], line, max(1.2, h / 22))
        pen.line(
            curve(
                [
                    (x + way * low * 0.86, y + h * 0.83),
                    (x + way * low, y + h * 0.86),
                    (x + way * low * 1.05, y + h * 0.68),
                ],
                5,
            ),
            line,
            max(1.3, h / 20),
        )


def skyline(w: int, h: int, seed: int = 1, colour: Colour = WASH) -> Image.Image:
    """A row of roofs in pale ink (RGBA), for the foot of a picture."""
    return SPRITES.get(("skyline", w, h, seed, colour), lambda: _skyline(w, h, seed, colour))


def _skyline(w: int, h: int, seed: int, colour: Colour) -> Image.Image:
    random = Random(seed)
    pen = Pen(w, h, 2)
    x = -random.uniform(0, h)
    while x < w:
        wide, tall = random.uniform(1.1, 2.1) * h * 0.8, random.uniform(0.5, 0.95) * h
        tile = mix(colour, PAPER, random.uniform(0.5, 0.66))
        body = mix(colour, PAPER, 0.8)
        pen.box(x + wide * 0.14, h - tall * 0.62, wide * 0.72, tall * 0.62, body, mix(colour, PAPER, 0.4), 1)
        roof(pen, x + wide / 2, h - tall, wide, tall * 0.42, tile, mix(colour, PAPER, 0.2))
        x += wide * random.uniform(0.72, 0.95)
    return pen.done()
