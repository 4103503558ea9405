"""The cover, a street of the Song capital under blue and green mountains, and the game's emblem."""

from __future__ import annotations

from PIL import Image

from render.dream.board import TITLE
from render.dream.emblems import jar
from render.dream.figures import figure
from render.dream.sites import building
from render.kit.boxes import Box
from render.kit.cache import LAYERS, SPRITES
from render.kit.icons import coin, icon
from render.kit.ink import cartouche, cloud, roof, skyline
from render.kit.landscape import birds, mist, panorama, sun, water
from render.kit.palette import (
    AZURITE,
    GAMBOGE,
    GOLD,
    INDIGO,
    INK,
    PAPER,
    ROUGE,
    SEATS,
    SHADED,
    SLIP,
    VERMILION,
    WASH,
    deep,
    mix,
)
from render.kit.paper import scroll
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.seals import seal
from render.kit.words import column, lay, wrap

SIZE = (1200, 675)
ROW = ("teahouse", "mercery", "tavern", "chinaware", "bookshop")
PEOPLE = ("scholar", "noble_lady", "peddler", "childe", "boatman", "matchmaker")


def cover(title: str, summary: str) -> Image.Image:
    """The cover (1200 × 675, RGB) with the game's name and a line about it in the reader's language."""
    return LAYERS.get(("dream", "cover", title, summary), lambda: _cover(title, summary))


def _cover(title: str, summary: str) -> Image.Image:
    mounted = scroll(*SIZE, GAMBOGE, 9)
    image = mounted.image.copy()
    page = mounted.paper
    sun(image, page.right - 210, page.y + 112, 52)
    panorama(image, Box(page.x, page.y + 30, page.w, 300), 33, 0.92)
    birds(image, page.right - 480, page.y + 40, 5, 5, 15)
    mist(image, Box(page.x, page.y + 230, page.w, 150), 8, PAPER, 0.85)
    far = skyline(page.w, 110, 6, mix(WASH, INK, 0.1))
    image.paste(far, (page.x, page.y + 285), far)
    _street(image, page)
    water(image, Box(page.x, page.bottom - 66, page.w, 64), 5, AZURITE, 110)
    for x, y, w in ((page.x + 640, page.y + 150, 120), (page.right - 170, page.y + 205, 140)):
        puff = cloud(w, GOLD, PAPER)
        image.paste(puff, (x, y), puff)
    _title(image, page, title, summary)
    return image


def _street(image: Image.Image, page: Box) -> None:
    """Shop fronts, people before them, lanterns between them."""
    fronts = Box(page.x + 216, page.bottom - 262, page.w - 290, 188)
    for i, (kind, box) in enumerate(zip(ROW, fronts.columns(len(ROW), 2), strict=True)):
        rise = (0, 14, 4, 18, 6)[i]
        put(image, building(kind, box.w, box.h, SEATS[i].colour, 0.36), box.x, box.y - rise)
    for i in range(len(ROW) - 1):
        lamp = icon("lantern", 46)
        put(image, lamp, fronts.columns(len(ROW), 2)[i].right - 23, fronts.y + 44)
    for i, kind in enumerate(PEOPLE):
        person = figure(kind, 104)
        put(image, person, fronts.x - 62 + i * fronts.w // (len(PEOPLE) - 1), page.bottom - 160 + (i % 2) * 6)
    bank = Pen(page.w, 30, 2)
    bank.box(0, 0, page.w, 26, mix(SHADED, WASH, 0.35))
    bank.line([(0, 2), (page.w, 2)], mix(WASH, INK, 0.3), 2)
    for x in range(0, page.w, 64):
        bank.line([(x, 3), (x - 8, 25)], (*mix(WASH, INK, 0.2), 160), 1.4)
    stones = bank.done()
    image.paste(stones, (page.x, page.bottom - 62), stones)


def _title(image: Image.Image, page: Box, title: str, summary: str) -> None:
    label = Box(page.x + 36, page.y + 28, 120, 420)
    put(image, cartouche(label.w, label.h, SLIP), *label.at)
    column(image, label.mid_x, label.y + 30, TITLE, "serif", 68, INK, 1.06)
    stamp = seal(84, "驛站")
    put(image, stamp, label.mid_x - 42, label.bottom + 18)
    if title != TITLE:
        lines = wrap(title, "serif", 44, 560)
        for i, line in enumerate(lines):
            lay(image, label.right + 36, page.y + 60 + i * 54, line, "serif", 44, INK)
    else:
        for i, line in enumerate(wrap(summary, "serif", 34, 540)):
            lay(image, label.right + 36, page.y + 60 + i * 48, line, "serif", 34, INK)


def emblem(size: int) -> Image.Image:
    """The game's sign (RGBA, ``size`` square): a wine shop's roof over a jar and a coin, on gamboge."""
    return SPRITES.get(("dream", "sign", size), lambda: _emblem(size))


def _emblem(size: int) -> Image.Image:
    pen = Pen(size, size, 4 if size <= 300 else 2)
    u, c = size / 100, size / 2
    pen.disc(c, c, 49.5 * u, deep(GAMBOGE, 0.6))
    pen.disc(c, c, 47 * u, mix(GAMBOGE, SLIP, 0.25))
    pen.ring(c, c, 44 * u, (*deep(GOLD, 0.3), 200), 1.2 * u)
    pen.box(c - 27 * u, 44 * u, 54 * u, 36 * u, mix(PAPER, SLIP, 0.5), deep(INDIGO, 0.5), 1.6 * u)
    for way in (-1, 1):
        pen.box(c + way * 24 * u - 2.5 * u, 44 * u, 5 * u, 36 * u, ROUGE, deep(ROUGE), u)
    jar(pen, c - 7 * u, 63 * u, 0.42 * u)
    coin(pen, c + 11 * u, 68 * u, 0.22 * u)
    roof(pen, c, 20 * u, 78 * u, 27 * u, mix(INDIGO, WASH, 0.25))
    pen.box(c - 33 * u, 79 * u, 66 * u, 5 * u, mix(SHADED, WASH, 0.5), deep(INDIGO, 0.5), 1.4 * u, 1.5 * u)
    pen.line([(c, 47 * u), (c, 51 * u)], VERMILION, 1.6 * u)
    return pen.done()
