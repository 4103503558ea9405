"""Distant mountains in the blue and green manner of the Song court painters, mist, water, sun, birds.

Everything is laid onto an RGB picture in washes; nothing here carries information.
"""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageOps

from render.kit.boxes import Box
from render.kit.noise import cloudy
from render.kit.palette import AZURITE, INK, MALACHITE, PAPER, SHADED, VERMILION, WASH, Colour, mix
from render.kit.pen import Pen, Point, blurred

GREEN_HILLS = (mix(AZURITE, PAPER, 0.15), mix(MALACHITE, PAPER, 0.3), mix(SHADED, PAPER, 0.3))
"""Summit, slope, foot: azurite over malachite over ochre."""
INK_HILLS = (mix(WASH, INK, 0.15), mix(WASH, PAPER, 0.45), PAPER)
"""Summit, slope, foot in diluted ink."""

_SAME = Image.Resampling.NEAREST


def ridge(w: int, h: int, seed: int, peaks: int) -> list[Point]:
    """The skyline of a range ``w`` wide with summits up to the top of ``h``, from left to right."""
    random = Random(seed)
    summits = []
    for i in range(peaks):
        x = (i + random.uniform(0.15, 0.85)) * w / peaks
        tall, wide = random.uniform(0.42, 1.0) * h * 0.92, random.uniform(0.3, 0.75) * w / peaks
        summits.append((x, tall, wide))
        for _ in range(random.randrange(1, 4)):  # shoulders lean against the summit
            off = random.choice((-1, 1)) * random.uniform(0.25, 0.9)
            summits.append((x + off * wide, tall * random.uniform(0.45, 0.86), wide * random.uniform(0.34, 0.6)))
    rough = [random.uniform(-1, 1) for _ in range(w // 5 + 3)]
    points: list[Point] = []
    for x in range(0, w + 5, 5):
        y = 0.06 * h
        for at, tall, wide in summits:
            away = abs(x - at) / wide
            y = max(y, tall * (0.9 / (1 + away**1.7 * 2.4) + 0.1 * math.exp(-((away * 4) ** 2))))
        jag = rough[x // 5] * 0.6 + rough[max(0, x // 5 - 1)] * 0.4
        points.append((x, h - min(h * 0.99, y + jag * h * 0.018)))
    return points


def hills(
    image: Image.Image,
    box: Box,
    seed: int,
    tones: tuple[Colour, Colour, Colour] = INK_HILLS,
    strength: float = 0.5,
    peaks: int = 5,
) -> None:
    """One range in ``box``: dark at the skyline, lost in mist at its foot. ``strength`` 0 to 1."""
    w, h = box.size
    line = ridge(w, h, seed, peaks)
    mask = Image.new("L", (w * 2, h * 2), 0)
    ImageDraw.Draw(mask).polygon([(0, h * 2), *((x * 2, y * 2) for x, y in line), (w * 2, h * 2)], fill=255)
    mask = mask.reduce(2)
    down = Image.linear_gradient("L").resize((2, h))  # the same all along: made narrow, then drawn out
    fade = down.point([round(255 * (1 - (v / 255) ** 1.5)) for v in range(256)]).resize((w, h), _SAME)
    grain = cloudy((w, h), (w // 50 + 2, h // 24 + 2), seed, 3).point([min(255, 150 + v * 2 // 3) for v in range(256)])
    body = ImageChops.multiply(ImageChops.multiply(mask, fade), grain).point([round(v * strength) for v in range(256)])
    tone = ImageOps.colorize(down, tones[0], tones[2], tones[1], 0, 255, 105).resize((w, h), _SAME)
    image.paste(tone, box.at, body)
    strokes = Image.new("L", (w * 2, h * 2), 0)
    _veins(ImageDraw.Draw(strokes), line, h, seed)
    veins = ImageChops.multiply(ImageChops.multiply(strokes.reduce(2), fade), mask)
    image.paste(mix(tones[0], INK, 0.55), box.at, veins.point([round(v * strength) for v in range(256)]))


def _veins(draw: ImageDraw.ImageDraw, line: list[Point], h: int, seed: int) -> None:
    """The skyline's ink line and the folds that run down from it ("hemp-fibre" strokes), at 2×."""
    random = Random(seed + 7)
    for (x0, y0), (x1, y1) in pairwise(line):
        steep = min(1.0, abs(y1 - y0) / 6)
        draw.line((x0 * 2, y0 * 2, x1 * 2, y1 * 2), fill=round(120 + 90 * steep), width=random.choice((2, 3, 3, 4)))
    for i in range(2, len(line) - 2, 2):
        x, y = line[i]
        if y > h * 0.72 or random.random() < 0.25:
            continue
        lean = (line[i + 2][1] - line[i - 2][1]) / 20
        length = random.uniform(0.12, 0.42) * (h - y)
        px, py = x, y + 3
        for _ in range(6):
            nx = px - lean * length / 7 + random.uniform(-1.6, 1.6)
            ny = py + length / 6
            draw.line((px * 2, py * 2, nx * 2, ny * 2), fill=random.randrange(26, 70), width=random.choice((1, 2, 2)))
            px, py = nx, ny


def mist(image: Image.Image, box: Box, seed: int, colour: Colour = PAPER, strength: float = 0.8) -> None:
    """A drifting bank of paper-coloured mist."""
    w, h = box.size
    bank = cloudy((w, h), (max(2, w // 260), 3), seed, 3).point([max(0, min(255, (v - 92) * 4)) for v in range(256)])
    soft = Image.new("L", (w, h), 0)
    ImageDraw.Draw(soft).ellipse((-w * 0.1, h * 0.12, w * 1.1, h * 0.88), fill=255)
    soft = blurred(soft.reduce(4), max(2, h // 22)).resize((w, h))
    image.paste(colour, box.at, ImageChops.multiply(bank, soft).point([round(v * strength) for v in range(256)]))


def panorama(image: Image.Image, box: Box, seed: int, strength: float = 0.5, green: bool = True) -> None:
    """Three ranges one before the other with mist between them."""
    w, h = box.size
    hills(image, Box(box.x, box.y, w, round(h * 0.8)), seed, INK_HILLS, strength * 0.42, max(2, w // 330))
    far = Box(box.x, box.y + round(h * 0.2), w, round(h * 0.8))
    hills(image, far, seed + 11, GREEN_HILLS if green else INK_HILLS, strength * 0.72, max(2, w // 260))
    mist(image, Box(box.x, box.y + round(h * 0.45), w, round(h * 0.45)), seed + 3, PAPER, 0.55)
    near = Box(box.x, box.y + round(h * 0.46), w, round(h * 0.54))
    hills(image, near, seed + 23, GREEN_HILLS if green else INK_HILLS, strength, max(2, w // 190))


def sun(image: Image.Image, x: int, y: int, r: int, colour: Colour = VERMILION, strength: float = 0.75) -> None:
    """A washed disc behind the mountains."""
    n = 2 * r + 16
    mask = Image.new("L", (n * 2, n * 2), 0)
    ImageDraw.Draw(mask).ellipse((16, 16, n * 2 - 17, n * 2 - 17), fill=255)
    mask = blurred(mask.reduce(2), 1.2)
    grain = cloudy((n, n), (4, 5), r, 3).point([min(255, 120 + v) for v in range(256)])
    wash = ImageChops.multiply(mask, grain).point([round(v * strength) for v in range(256)])
    image.paste(colour, (x - n // 2, y - n // 2), wash)


def water(image: Image.Image, box: Box, seed: int, colour: Colour = AZURITE, strength: int = 70) -> None:
    """Quiet water: short level strokes, denser and longer near the lower edge."""
    random = Random(seed)
    w, h = box.size
    mask = Image.new("L", (w * 2, h * 2), 0)
    draw = ImageDraw.Draw(mask)
    for i in range(w * h // 1500):
        depth = (i % 23) / 23
        x, y = random.uniform(-20, w), (depth**0.8) * h
        long = random.uniform(14, 50) * (0.5 + depth)
        swell = random.uniform(0.8, 2.2)
        path = [((x + long * t / 8) * 2, (y + math.sin(t / 8 * math.pi) * -swell) * 2) for t in range(9)]
        draw.line(path, fill=round(strength * random.uniform(0.3, 1)), width=random.choice((1, 2, 2)))
    image.paste(colour, box.at, mask.reduce(2))


def birds(image: Image.Image, x: int, y: int, seed: int, n: int = 5, size: int = 16) -> None:
    """A few birds far away."""
    random = Random(seed)
    pen = Pen(size * n * 3, size * 6)
    for i in range(n):
        bx = size * (1.2 + i * 2.2 + random.uniform(-0.4, 0.4))
        by = size * (2.6 - i * 0.36 + random.uniform(-0.5, 0.9))
        s = size * random.uniform(0.42, 0.62)
        wing = [(bx - s, by - s * 0.45), (bx - s * 0.4, by - s * 0.5), (bx, by), (bx + s * 0.4, by - s * 0.55)]
        pen.line([*wing, (bx + s * 1.05, by - s * 0.38)], (*mix(INK, WASH, 0.35), 210), 1.6)
    done = pen.done()
    image.paste(done, (x, y), done)
