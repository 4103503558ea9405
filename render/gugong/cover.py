"""The cover, the Forbidden City under a red sun with gifts on their way to it, and the game's emblem."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from PIL import Image

from render.gugong import architecture as palace
from render.gugong import gifts, people
from render.kit.boxes import Box
from render.kit.cache import LAYERS, SPRITES
from render.kit.ink import cartouche, cloud
from render.kit.landscape import birds, mist, panorama, sun
from render.kit.palette import GAMBOGE, GOLD, INK, PAPER, ROUGE, SHADED, SLIP, VERMILION, WASH, WHITE, deep, mix
from render.kit.paper import scroll
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.seals import seal
from render.kit.words import column, lay, wrap

SIZE = (1200, 675)
TITLE = "故宮"
"""The game's name as it is written on its pictures."""
MIDDLE = 716
"""The axis of the palace, on which everything is in line."""
YARD = 508
"""Where the terrace meets the courtyard."""


FAR = (
    (250, 300, 190, 0.74),
    (935, 300, 190, 0.74),
    (1095, 330, 230, 0.6),
    (395, 322, 200, 0.62),
    (820, 318, 180, 0.66),
)
"""Halls in the mist: middle, base and width on the page, and how much of them is lost."""


def cover(title: str, summary: str) -> Image.Image:
    """The cover (1200 × 675, RGB) with the game's name and a line about it in the reader's language."""
    return LAYERS.get(("gugong", "cover", title, summary), lambda: _cover(title, summary))


def _cover(title: str, summary: str) -> Image.Image:
    mounted = scroll(*SIZE, ROUGE, 5)
    image = mounted.image.copy()
    page = mounted.paper
    panorama(image, Box(page.x, page.y + 60, page.w, 260), 21, 0.5)
    sun(image, MIDDLE + 212, page.y + 118, 84, VERMILION, 0.85)
    birds(image, page.right - 215, page.y + 12, 8, 5, 15)
    _far(image, page)
    mist(image, Box(page.x, page.y + 250, page.w, 170), 12, PAPER, 0.9)
    _yard(image, page)
    _palace(image, page)
    for x, y, w in ((MIDDLE - 440, 330, 170), (MIDDLE + 300, 322, 190), (MIDDLE + 250, 88, 120)):
        puff = cloud(w, GOLD, mix(PAPER, WHITE, 0.4))
        image.paste(puff, (x, y), puff)
    _procession(image, page)
    _title(image, page, title, summary)
    return image


def _far(image: Image.Image, page: Box) -> None:
    """Halls and gate towers behind, each further one paler."""
    pen = Pen(page.w, page.h, 2)
    for x, base, w, veil in FAR:
        palace.hall(pen, x, base, w, 5, palace.veiled(PAPER, veil))
    tone = palace.veiled(PAPER, 0.38)
    for left, right in ((-30, 480), (900, page.w + 30)):  # the galleries on both sides
        middle, wide = (left + right) / 2, right - left
        pen.box(left, 392, wide, YARD - page.y - 392, tone(palace.RED), tone(deep(ROUGE)), 1)
        for a in range(left + 14, right - 10, 40):
            pen.box(a, 412, 22, 44, tone(deep(palace.RED, 0.3)), tone(GAMBOGE), 1.4)
        palace.beam(pen, middle, 386, wide, 16, tone)
        palace.skirt(pen, middle, 352, wide + 8, 38, tone)
    done = pen.done()
    image.paste(done, page.at, done)


def _yard(image: Image.Image, page: Box) -> None:
    """The paved court, its joints running towards the palace; the emperor's way in the middle."""
    top = YARD - page.y
    pen = Pen(page.w, page.h - top, 2)
    h = page.h - top
    stone = mix(SHADED, WASH, 0.22)
    pen.box(0, 0, page.w, h, stone)
    x = MIDDLE - page.x
    random = Random(4)
    rows = [h * (k / 8) ** 1.35 for k in range(9)]
    for k, (y0, y1) in enumerate(pairwise(rows)):
        for i in range(-16, 17):
            if random.random() < 0.4:
                a0, a1 = _joint(x, i, y0, h), _joint(x, i + 1, y0, h)
                b0, b1 = _joint(x, i, y1, h), _joint(x, i + 1, y1, h)
                tint = mix(stone, (WHITE, WASH)[(i + k) % 2], 0.16)
                pen.polygon([(a0, y0), (a1, y0), (b1, y1), (b0, y1)], tint)
        pen.line([(0, y0), (page.w, y0)], (*mix(WASH, INK, 0.2), 110), 1.2)
    for i in range(-16, 18):
        pen.line([(_joint(x, i, 0, h), 0), (_joint(x, i, h, h), h)], (*mix(WASH, INK, 0.2), 90), 1.1)
    way = [(x - 58, 0), (x + 58, 0), (x + 92, h), (x - 92, h)]
    pen.polygon(way, mix(palace.MARBLE, SHADED, 0.35))
    pen.line([way[0], way[3]], (*WASH, 220), 2)
    pen.line([way[1], way[2]], (*WASH, 220), 2)
    done = pen.done()
    image.paste(done, (page.x, YARD), done)


def _joint(x: float, i: int, y: float, h: float) -> float:
    """Where the ``i``-th joint of the paving, counted from the axis ``x``, is at the depth ``y``."""
    return x + (i - 0.5) * (58 + 40 * y / h)


def _palace(image: Image.Image, page: Box) -> None:
    """The great hall on its three terraces."""
    pen = Pen(page.w, page.h, 3)
    x = MIDDLE - page.x
    base = YARD - page.y
    for k, (w, h) in enumerate(((900, 30), (790, 28), (690, 26))):
        palace.terrace(pen, x, base - h, w, h)
        base -= h + (9, 8, 0)[k]
    for way in (-1, 1):
        palace.stairs(pen, x + way * 205, base + 4, 66, YARD - page.y - base)
    palace.stairs(pen, x, base, 150, YARD - page.y - base + 4)
    palace.hall(pen, x, base, 640, 9, plaque=(34, 52, 92))
    done = pen.done()
    image.paste(done, page.at, done)
    lay(image, MIDDLE, 252, "太和", "serif", 14, mix(GAMBOGE, WHITE, 0.3), "middle")


def _procession(image: Image.Image, page: Box) -> None:
    """Envoys of the five colours, each with a present for the court."""
    for i, (value, x) in enumerate(((6, 168), (5, 316), (8, 464), (9, 872), (7, 1026))):
        y = page.bottom - 104 - (2, 20, 6, 12, 0)[i]
        size = 92
        shade = Pen(size + 60, 22)
        shade.disc((size + 60) / 2, 11, (size + 50) / 2, (*INK, 70), 9)
        dark = shade.done()
        image.paste(dark, (x - 40, y + size - 12), dark)
        put(image, people.envoy(i, size), x, y)
        tray = Pen(74, 16)
        tray.box(0, 2, 74, 12, VERMILION, deep(VERMILION, 0.5), 1.8, 5)
        tray.box(4, 4, 66, 3, (*GAMBOGE, 220), radius=1)
        left = x - 40 if x > MIDDLE else x + 58
        put(image, gifts.present(value, 62), left + 6, y + 8)
        put(image, tray.done(), left, y + 66)


def _title(image: Image.Image, page: Box, title: str, summary: str) -> None:
    label = Box(page.x + 34, page.y + 26, 124, 232)
    put(image, cartouche(label.w, label.h, SLIP, deep(ROUGE, 0.1)), *label.at)
    column(image, label.mid_x, label.y + 26, TITLE, "serif", 88, INK, 1.04)
    stamp = seal(78, "驛站")
    put(image, stamp, label.mid_x - 39, label.bottom + 14)
    if title != TITLE:
        lay(image, label.right + 30, page.y + 66, title, "serif", 58, INK)
    else:
        for i, line in enumerate(wrap(summary, "serif", 26, 320, 4)):
            lay(image, label.right + 20, page.y + 46 + i * 40, line, "serif", 26, INK)


def emblem(size: int) -> Image.Image:
    """The game's sign (RGBA, ``size`` square): the palace's gate on rouge, a sun behind it."""
    return SPRITES.get(("gugong", "sign", size), lambda: _emblem(size))


def _emblem(size: int) -> Image.Image:
    pen = Pen(size, size, 4 if size <= 300 else 2)
    u, c = size / 100, size / 2
    pen.disc(c, c, 49.5 * u, deep(ROUGE, 0.6))
    pen.disc(c, c, 47 * u, mix(PAPER, ROUGE, 0.16))
    pen.ring(c, c, 44 * u, (*GOLD, 220), 1.4 * u)
    pen.disc(c, 34 * u, 19 * u, VERMILION)
    pen.box(c - 31 * u, 72 * u, 62 * u, 7 * u, palace.MARBLE, deep(WASH, 0.3), 1.2 * u)
    pen.box(c - 26 * u, 52 * u, 52 * u, 21 * u, palace.RED, deep(ROUGE, 0.5), 1.4 * u)
    for a in (-17, 0, 17):
        pen.box(c + (a - 5) * u, 57 * u, 10 * u, 16 * u, deep(ROUGE, 0.6), GAMBOGE, 1.2 * u, 4.4 * u)
        pen.box(c + (a - 5) * u, 66 * u, 10 * u, 7 * u, deep(ROUGE, 0.6))
    palace.skirt(pen, c, 45 * u, 70 * u, 10 * u)
    pen.box(c - 22 * u, 38 * u, 44 * u, 7 * u, deep(palace.RED, 0.2), deep(ROUGE, 0.5), u)
    palace.hip(pen, c, 24 * u, 58 * u, 15 * u)
    return pen.done()
