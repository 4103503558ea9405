"""The cover, a town on the water with its bridge, lanterns and sampans, and the game's emblem."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from render.jiangnan import town
from render.jiangnan.dyes import DEEP_RIVER, LANTERN, RIVER, ROOF, WALL, WOOD
from render.kit.boxes import Box
from render.kit.cache import LAYERS, SPRITES
from render.kit.ink import cartouche
from render.kit.landscape import birds, mist, panorama, sun
from render.kit.palette import (
    GAMBOGE,
    GOLD,
    INK,
    PAPER,
    SEATS,
    SHADED,
    SLIP,
    VERMILION,
    WASH,
    WHITE,
    Colour,
    deep,
    mix,
)
from render.kit.paper import scroll
from render.kit.pen import Pen, Point, curve
from render.kit.printing import put
from render.kit.seals import seal
from render.kit.words import column, lay, wrap

SIZE: Final = (1200, 675)
TITLE: Final = "江南"
"""The game's name as it is written on its pictures."""
ACCENT: Final[Colour] = DEEP_RIVER
"""The game's own colour."""


def cover(title: str, summary: str) -> Image.Image:
    """The cover (1200 × 675, RGB) with the game's name and a line about it in the reader's language."""
    return LAYERS.get(("jiangnan", "cover", title, summary), lambda: _cover(title, summary))


def _cover(title: str, summary: str) -> Image.Image:
    mounted = scroll(*SIZE, ACCENT, 9)
    image = mounted.image.copy()
    page = mounted.paper
    painting = image.crop((page.x, page.y, page.right, page.bottom))
    _paint(painting)
    image.paste(painting, page.at)
    _title(image, page, title, summary)
    return image


def _paint(image: Image.Image) -> None:
    w, h = image.size
    panorama(image, Box(0, 90, w, 270), 23, 0.5)
    sun(image, 905, 128, 56, VERMILION, 0.8)
    birds(image, 700, 150, 7, 3, 15)
    mist(image, Box(-80, 250, w + 160, 130), 7, strength=0.85)
    far = Pen(w, h, 2)
    _water(far, w, h)
    _far_bank(far)
    put(image, far.done(), 0, 0)
    mist(image, Box(-80, 330, w + 160, 70), 12, strength=0.5)
    near = Pen(w, h, 3)
    town.bridge(near, 585, 430, 380, 118, RIVER)
    for x, y, seat in ((520, 340, 0), (566, 315, 3), (628, 318, 2), (672, 347, 1)):
        town.walker(near, x, y, 0.95, SEATS[seat].colour)
    _left_bank(near)
    _right_bank(near, w)
    town.ripples(near, 300, 450, 620, 165, 5, 70)
    town.sampan(near, 480, 520, 1.15, SEATS[0].colour)
    town.sampan(near, 765, 492, 0.8, SEATS[3].colour, -1)
    town.sampan(near, 640, 572, 1.4, SEATS[2].colour)
    town.willow(near, 205, 520, 235, 4, 0.22)
    town.willow(near, 992, 560, 270, 9, -0.2)
    put(image, near.done(), 0, 0)


def _water(pen: Pen, w: int, h: int) -> None:
    left = curve([(0, 640), (130, 560), (280, 500), (400, 430), (430, 380)], 8)
    right = curve([(740, 380), (775, 430), (880, 505), (1010, 580), (1168, 650)], 8)
    pen.polygon([*left, *right, (w, h), (0, h)], RIVER)
    pen.polygon([(430, 384), (740, 384), (700, 440), (480, 440)], (*DEEP_RIVER, 60))


def _far_bank(pen: Pen) -> None:
    """Small houses on both sides, beyond the bridge."""
    for x, y, w, h in ((300, 385, 90, 74), (372, 384, 76, 62), (725, 384, 80, 66), (790, 388, 96, 82)):
        town.hall(pen, x, y, w, h, 3)
    town.gable(pen, 436, 384, 34, 52)
    town.gable(pen, 695, 384, 36, 56)


def _left_bank(pen: Pen) -> None:
    town.gable(pen, 240, 452, 84, 118)
    town.hall(pen, 302, 440, 116, 92, 3)
    town.hall(pen, 120, 500, 160, 124, 3, lit=True)
    town.gable(pen, -20, 560, 150, 190)
    town.hall(pen, -24, 560, 150, 112, 3)
    _quay(pen, [(-4, 640), (-4, 566), (140, 506), (300, 446), (404, 430), (404, 444), (300, 506), (150, 566)])
    for x, y, r in ((146, 432, 8), (250, 432, 8), (104, 503, 9), (318, 392, 6), (400, 392, 6)):
        town.lantern(pen, x, y, r)


def _right_bank(pen: Pen, w: int) -> None:
    town.hall(pen, 772, 446, 128, 104, 3)
    town.gable(pen, 862, 470, 92, 140)
    pen.box(908, 360, 172, 120, WALL, (*town.LINE, 190), 1.4)
    town.hall(pen, 896, 520, 196, 96, 5, lit=True)
    town.hall(pen, 914, 432, 160, 116, 3, lit=True)
    pen.box(912, 424, 164, 12, WOOD, deep(WOOD, 0.5), 1.4)
    for k in range(12):
        pen.line([(918 + 14 * k, 424), (918 + 14 * k, 410)], deep(WOOD, 0.3), 2)
    pen.line([(912, 410), (1076, 410)], deep(WOOD, 0.3), 2.4)
    town.gable(pen, 1068, 580, 140, 226)
    banner = [(884, 352), (884, 418), (866, 412), (848, 420), (848, 352)]
    pen.line([(884, 340), (884, 520)], deep(WOOD, 0.4), 3)
    pen.polygon(banner, LANTERN)
    pen.line(banner, deep(LANTERN, 0.5), 1.6, closed=True)
    pen.disc(866, 378, 11, GAMBOGE)
    _quay(pen, [(w + 4, 660), (w + 4, 580), (1010, 522), (880, 470), (770, 432), (770, 446), (874, 510), (1000, 582)])
    for x, y, r in ((926, 372, 9), (1062, 372, 9), (908, 470, 9), (1048, 470, 9), (790, 398, 6), (840, 398, 6)):
        town.lantern(pen, x, y, r)


def _quay(pen: Pen, points: list[Point]) -> None:
    stone = mix(SHADED, WASH, 0.3)
    pen.polygon(points, stone)
    pen.line(points[1:5], mix(stone, WHITE, 0.4), 3)
    pen.line(points, (*deep(WASH, 0.45), 200), 1.5, closed=True)


def _title(image: Image.Image, page: Box, title: str, summary: str) -> None:
    label = Box(page.x + 34, page.y + 26, 124, 232)
    put(image, cartouche(label.w, label.h, SLIP, deep(ACCENT, 0.3)), *label.at)
    column(image, label.mid_x, label.y + 26, TITLE, "serif", 88, INK, 1.04)
    put(image, seal(70, "驛站"), label.mid_x - 35, label.bottom + 12)
    rest = title.removeprefix(TITLE).lstrip("：: ")
    if rest:
        lay(image, label.right + 28, page.y + 62, rest, "serif", 50, INK)
    else:
        for i, line in enumerate(wrap(summary, "serif", 26, 375, 4)):
            lay(image, label.right + 20, page.y + 46 + i * 40, line, "serif", 26, INK)


def emblem(size: int) -> Image.Image:
    """The game's sign (RGBA, `size` square): an arched bridge and its image in the water, a lantern, the moon."""
    return SPRITES.get(("jiangnan", "sign", size), lambda: _emblem(size))


def _emblem(size: int) -> Image.Image:
    pen = Pen(size, size, 4 if size <= 300 else 2)
    u, c = size / 100, size / 2
    pen.disc(c, c, 49.5 * u, deep(DEEP_RIVER, 0.65))
    pen.disc(c, c, 47 * u, mix(PAPER, RIVER, 0.35))
    low = [math.radians(t) for t in range(14, 167, 4)]
    water = [(c + 47 * u * math.cos(t), c + 47 * u * math.sin(t)) for t in low]
    pen.polygon(water, mix(RIVER, DEEP_RIVER, 0.35))
    pen.disc(c + 18 * u, c - 20 * u, 12 * u, mix(GAMBOGE, WHITE, 0.25))
    line = deep(WASH, 0.7)
    top = curve([(-41, 12), (-24, -6), (-9, -17), (9, -17), (24, -6), (41, 12)], 8)
    deck = [(c + a * u, c + b * u) for a, b in top]
    pen.polygon(deck, mix(WALL, SHADED, 0.2))
    turns = [math.radians(t) for t in range(0, 181, 9)]
    arch = [(c + 17 * u * math.cos(t), c + 12 * u - 20 * u * math.sin(t)) for t in turns]
    pen.polygon(arch, mix(RIVER, DEEP_RIVER, 0.35))
    image = [(a, 2 * (c + 12 * u) - b) for a, b in arch]
    pen.polygon([*image], deep(DEEP_RIVER, 0.25))
    pen.line(arch, line, 2.4 * u)
    pen.line([(a, b - 4 * u) for a, b in deck], ROOF, 4.4 * u)
    pen.line(deck, line, 2.2 * u)
    for y, half in ((24, 30), (31, 22), (38, 12)):
        pen.line([(c - half * u, c + y * u), (c + half * u, c + y * u)], (*mix(RIVER, WHITE, 0.6), 200), 2 * u)
    pen.line([(c - 24 * u, c - 41 * u), (c - 24 * u, c - 34 * u)], deep(LANTERN, 0.5), 2 * u)
    pen.disc(c - 24 * u, c - 23 * u, 11.5 * u, deep(LANTERN, 0.55))
    pen.disc(c - 24 * u, c - 23 * u, 9.6 * u, LANTERN)
    pen.disc(c - 27 * u, c - 25 * u, 4 * u, (*GAMBOGE, 190), 5.5 * u)
    for y in (-34, -13):
        pen.box(c - 29 * u, c + y * u - 1.8 * u, 10 * u, 3.6 * u, GAMBOGE, deep(GOLD, 0.5), 0.8 * u)
    pen.line([(c - 24 * u, c - 11 * u), (c - 24 * u, c - 4 * u)], GAMBOGE, 2.4 * u)
    pen.ring(c, c, 45 * u, (*GOLD, 200), 1.5 * u)
    return pen.done()
