"""Crags as the Northern Song painted them: blue over green over ochre, with strokes of ink, their feet in mist."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random
from typing import Final, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageOps

from render.kit.noise import cloudy
from render.kit.palette import AZURITE, GAMBOGE, INK, MALACHITE, PAPER, SHADED, WASH, WHITE, Colour, mix
from render.kit.pen import Point, blurred

Tones: TypeAlias = tuple[Colour, Colour, Colour]

NEAR: Final[Tones] = (mix(AZURITE, INK, 0.08), mix(MALACHITE, WHITE, 0.12), mix(SHADED, GAMBOGE, 0.22))
MIDDLE: Final[Tones] = (mix(AZURITE, PAPER, 0.22), mix(MALACHITE, PAPER, 0.36), mix(SHADED, PAPER, 0.25))
FAR: Final[Tones] = (mix(mix(WASH, AZURITE, 0.45), PAPER, 0.45), mix(WASH, PAPER, 0.72), PAPER)
"""Summit, slope and foot, the nearer the stronger."""

S: Final = 2
"""Shapes are drawn so much larger and reduced."""


def crag(
    image: Image.Image,
    x: int,
    top: int,
    foot: int,
    wide: int,
    seed: int,
    tones: Tones = NEAR,
    strength: float = 1.0,
    lean: float = 0.0,
    blunt: float = 0.3,
    crown: float = 0.42,
) -> None:
    """A rock on `image` (RGB) whose summit lies at `x, top` and whose foot, `wide` px wide, at `foot`.

    `lean` shifts the summit's flanks, `blunt` is how wide the shoulders are (0: a needle), `crown` how high the rounded
    summit above them (0: none).
    """
    random = Random(seed)
    h = foot - top
    left = _flank(random, h, wide * (0.5 + lean * 0.2), blunt, crown)
    right = _flank(random, h, wide * (0.5 - lean * 0.2), blunt, crown)
    outline = [(x - a, top + c) for a, c in reversed(left)] + [(x + a, top + c) for a, c in right]
    x0, x1 = math.floor(min(a for a, _ in outline)) - 2, math.ceil(max(a for a, _ in outline)) + 2
    size = (x1 - x0, h)
    mask = Image.new("L", (size[0] * S, h * S), 0)
    ImageDraw.Draw(mask).polygon([((a - x0) * S, (c - top) * S) for a, c in outline], fill=255)
    mask = mask.reduce(S)
    down = Image.linear_gradient("L").resize((2, h)).resize(size, Image.Resampling.NEAREST)
    fade = down.point([round(255 * (1 - max(0.0, (v / 255 - 0.5) * 2) ** 1.6)) for v in range(256)])
    grain = cloudy(size, (size[0] // 26 + 2, h // 40 + 2), seed, 3)
    tone = ImageOps.colorize(down, tones[0], tones[2], tones[1], 0, 235, 95)
    light = ImageOps.colorize(grain, mix(tones[0], INK, 0.25), mix(tones[1], WHITE, 0.5), mix(tones[0], tones[1], 0.5))
    body = Image.blend(tone, light, 0.22)
    shade = Image.new("L", (size[0] * S, h * S), 0)
    _folds(ImageDraw.Draw(shade), random, (x - x0, 0), left, right, h)
    body.paste(mix(tones[0], INK, 0.45), None, blurred(shade.reduce(S), 1.4).point([v * 3 // 5 for v in range(256)]))
    lines = Image.new("L", (size[0] * S, h * S), 0)
    _strokes(ImageDraw.Draw(lines), random, (x - x0, 0), left, right, h)
    body.paste(mix(tones[0], INK, 0.72), None, lines.reduce(S))
    alpha = ImageChops.multiply(mask, fade).point([round(v * strength) for v in range(256)])
    image.paste(body, (x0, top), alpha)
    _rim(image, outline, (x0, top), size, fade, mix(tones[0], INK, 0.75), strength, random)


def haze(image: Image.Image, y: int, h: int, seed: int, colour: Colour = PAPER, strength: float = 0.8) -> None:
    """A bank of drifting mist over the whole width of `image`, `h` px high around `y`, without edges."""
    size = (image.width, h)
    bank = cloudy(size, (6, 3), seed, 3).point([max(0, min(255, (v - 84) * 4)) for v in range(256)])
    rise = [round(255 * math.sin(math.pi * v / 255) ** 1.5 * strength) for v in range(256)]
    across = Image.linear_gradient("L").resize((2, h)).point(rise).resize(size, Image.Resampling.NEAREST)
    image.paste(colour, (0, y - h // 2), ImageChops.multiply(bank, across))


def _flank(random: Random, h: int, half: float, blunt: float, crown: float) -> list[Point]:
    """One side from the summit down as (distance from the axis, depth): it falls in ledges."""
    points: list[Point] = []
    y, ledge = 0.0, 0.0
    reach = 1.0
    while y < h:
        t = y / h
        wanted = half * (blunt * 0.5 + (1 - blunt * 0.5) * t**1.15)
        share = min(1.0, ((y + 0.6) / (half * crown + 0.1)) ** 0.62)
        reach = max(reach, wanted * (0.9 + ledge) * share)
        points.append((reach + random.uniform(-1.2, 1.2), y))
        if y > half * 0.2 and random.random() < 0.22:  # a ledge: outwards at once, then upright for a while
            out = random.uniform(0.02, 0.075) * half
            points.append((reach + out, y + random.uniform(1, 4)))
            reach += out
            ledge = random.uniform(-0.05, 0.1)
        y += random.uniform(2, 4) if y < half * 0.45 else random.uniform(5, 11)
    points.append((max(reach, half), h))
    return points


def _side(flank: list[Point], depth: float) -> float:
    """How far a flank reaches at a depth."""
    for (a0, y0), (a1, y1) in pairwise(flank):
        if y1 >= depth:
            return a0 + (a1 - a0) * (depth - y0) / max(0.1, y1 - y0)
    return flank[-1][0]


def _folds(
    draw: ImageDraw.ImageDraw, random: Random, axis: Point, left: list[Point], right: list[Point], h: int
) -> None:
    """Buttresses: each ridge that runs down has a shaded side to its right."""
    count = max(3, round((_side(left, h) + _side(right, h)) / 42))
    for k in range(count):
        share = (k + random.uniform(0.2, 0.8)) / count * 2 - 1
        start = random.uniform(0, 0.34) * h * abs(share) ** 0.6 + 2
        ridge: list[Point] = []
        y = start
        wander = share
        while y < h * random.uniform(0.75, 0.98):
            flank = right if wander > 0 else left
            ridge.append((axis[0] + wander * _side(flank, y) * 0.97, y))
            wander += random.uniform(-0.03, 0.03)
            y += random.uniform(8, 18)
        if len(ridge) < 3:
            continue
        width = random.uniform(9, 22)
        edge = [
            (a + width * math.sin(math.pi * min(1, (i + 1) / len(ridge))) * random.uniform(0.75, 1.15), c)
            for i, (a, c) in enumerate(ridge)
        ]
        draw.polygon([(a * S, c * S) for a, c in [*ridge, *reversed(edge)]], fill=random.randrange(90, 170))


def _strokes(
    draw: ImageDraw.ImageDraw, random: Random, axis: Point, left: list[Point], right: list[Point], h: int
) -> None:
    """Short upright strokes ("rain drops") and the cracks between the blocks."""
    area = h * (_side(left, h) + _side(right, h)) / 2
    for _ in range(round(area / 95)):
        y = random.uniform(0.02, 0.9) * h
        share = random.uniform(-1, 1)
        a = axis[0] + share * _side(right if share > 0 else left, y) * 0.96
        long = random.uniform(4, 17)
        lean = share * long * 0.22
        path = [((a + lean * t) * S, (y + long * t) * S) for t in (0, 0.5, 1)]
        draw.line(path, fill=random.randrange(40, 120), width=random.choice((1, 2, 2, 3)))
    for _ in range(round(area / 2600)):
        y = random.uniform(0.04, 0.75) * h
        share = random.uniform(-0.9, 0.9)
        a = axis[0] + share * _side(right if share > 0 else left, y)
        path = []
        for _ in range(random.randrange(4, 9)):
            path.append((a * S, y * S))
            a += random.uniform(-3, 3) + share * 2
            y += random.uniform(5, 12)
        draw.line(path, fill=random.randrange(110, 190), width=2, joint="curve")


def _rim(
    image: Image.Image,
    outline: list[Point],
    at: tuple[int, int],
    size: tuple[int, int],
    fade: Image.Image,
    colour: Colour,
    strength: float,
    random: Random,
) -> None:
    """The outline in ink, which swells and thins, and shrubs on the ledges."""
    mask = Image.new("L", (size[0] * S, size[1] * S), 0)
    draw = ImageDraw.Draw(mask)
    points = [((a - at[0]) * S, (c - at[1]) * S) for a, c in outline]
    for one, other in pairwise(points):
        draw.line((*one, *other), fill=random.randrange(150, 235), width=random.choice((2, 3, 3, 4)))
    for (a0, c0), (a1, c1) in pairwise(points):
        if abs(a1 - a0) > abs(c1 - c0) and random.random() < 0.8:
            for _ in range(4):
                r = random.uniform(2.4, 5.2)
                t = random.random()
                x, y = a0 + (a1 - a0) * t, c0 + (c1 - c0) * t - r * 0.6
                draw.ellipse((x - r, y - r * 0.8, x + r, y + r * 0.8), fill=random.randrange(150, 220))
    ink = ImageChops.multiply(mask.reduce(S), fade).point([round(v * strength) for v in range(256)])
    image.paste(colour, at, ink)
