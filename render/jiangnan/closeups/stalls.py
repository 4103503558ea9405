"""The Temple Fair large: the ring of shops with the pointer, passing bonuses and servants; what each shop does."""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from engine.games.jiangnan.view import FAIR, View
from engine.kernel import Decision
from engine.words import Localiser
from render.jiangnan import faces, icons, names, people
from render.jiangnan.board import ground_key
from render.jiangnan.changes import Changes
from render.jiangnan.cover import ACCENT
from render.jiangnan.dyes import DISTRICTS, LANTERN
from render.jiangnan.layout import TEXT, WIDTH
from render.kit.boxes import Box
from render.kit.cache import LAYERS, tiled
from render.kit.legend import legend
from render.kit.marks import fresh
from render.kit.options import Spot, mark_options
from render.kit.palette import INK, SLIP, SOFT_INK, VERMILION, WASH, deep, mix
from render.kit.paper import scroll
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.sheets import flat
from render.kit.words import fit, lay, wrap

SIZE: Final = (WIDTH, 1010)
PAGE: Final = Box(32, 36, WIDTH - 64, SIZE[1] - 72)
SQUARE: Final = PAGE.top(894).left(800)
LIST: Final = PAGE.top(894).beyond(812)
MIDDLE: Final = (SQUARE.mid_x, SQUARE.mid_y + 22)
REACH: Final = (278, 318)
"""Half width and half height of the ring through the middles of the shops."""
SHOP: Final = (172, 142)
SERVANT: Final = 52
LINE: Final = 29


def draw_stalls(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The close-up (RGB)."""
    under = ("stalls", ground_key(view), view.ring, words.language)
    image = LAYERS.get(("ground", under), lambda: _paint(view, words)).copy()
    places = tuple(player.place for player in view.players)
    marked = frozenset(place for place in changed.places if place.startswith("shop:") or place == "pointer")
    tiled(image, SQUARE.inset(6), (under, view.hands, places, marked), lambda: _ring(image, view, changed))
    tiled(image, LIST.inset(6), (under, "list", view.hands), lambda: _list(image, view, words))
    legend(image, PAGE.low(28), decision is not None, bool(changed), words)
    if decision is not None:
        mark_options(image, decision, _spots(), 46)
    return image


def shop_boxes() -> tuple[Box, ...]:
    """The six shop spaces from 12 o'clock on, clockwise."""
    x, y = MIDDLE
    w, h = SHOP
    angles = [math.radians(60 * at - 90) for at in range(FAIR)]
    return tuple(
        Box(round(x + REACH[0] * math.cos(a) - w / 2), round(y + REACH[1] * math.sin(a) - h / 2), w, h) for a in angles
    )


def _spots() -> dict[str, Spot]:
    return {f"shop:{at}": Spot(box, box.moved(0, 8), "bottom", 12) for at, box in enumerate(shop_boxes())}


def _paint(view: View, words: Localiser) -> Image.Image:
    image = scroll(*SIZE, ACCENT, 8).image.copy()
    dye = DISTRICTS["fair"]
    for box, key in ((SQUARE, "fair"), (LIST, "shops")):
        flat(image, box, mix(SLIP, dye, 0.08), mix(dye, SLIP, 0.4), 12, 5)
        said = words.say(names.district("fair") if key == "fair" else names.label("shops"))
        x = box.x + 16
        if key == "fair":
            put(image, icons.district("fair", 48), x, box.y + 8)
            x += 58
        text, size = fit(said, "serif", 36, box.right - x - 14, TEXT)
        lay(image, x, box.y + 32, text, "serif", size, INK)
    x, y = MIDDLE
    pen = Pen(SQUARE.w, SQUARE.h)
    pen.ring(x - SQUARE.x, y - SQUARE.y, REACH[0], mix(dye, SLIP, 0.45), 16, REACH[1])
    art = pen.done()
    image.paste(art, SQUARE.at, art)
    for at in range(FAIR):
        angle = math.radians(60 * at - 60)
        px, py = round(x + REACH[0] * math.cos(angle)), round(y + REACH[1] * math.sin(angle))
        slip = Box(px - 34, py - 34, 68, 68)
        flat(image, slip, SLIP, deep(dye, 0.2), 34)
        put(image, icons.icon(view.cards.fair.passing[at], 50), px - 25, py - 25)
    return image


def _ring(image: Image.Image, view: View, changed: Changes) -> None:
    x, y = MIDDLE
    pen = Pen(SQUARE.w, SQUARE.h, 2)
    cx, cy = x - SQUARE.x, y - SQUARE.y
    for at in view.hands:
        angle = math.radians(60 * at - 90)
        pen.line([(cx, cy), (cx + 118 * math.cos(angle), cy + 118 * math.sin(angle))], VERMILION, 16)
        sides = [(cx + 104 * math.cos(angle + turn), cy + 104 * math.sin(angle + turn)) for turn in (-0.36, 0.36)]
        pen.polygon([(cx + 168 * math.cos(angle), cy + 168 * math.sin(angle)), *sides], VERMILION)
    pen.disc(cx, cy, 26, LANTERN)
    pen.ring(cx, cy, 26, deep(LANTERN, 0.5), 4)
    art = pen.done()
    image.paste(art, SQUARE.at, art)
    for at, (face, box) in enumerate(zip(view.ring, shop_boxes(), strict=True)):
        pointed = at in view.hands
        flat(image, box.inset(-5), VERMILION if pointed else SLIP, VERMILION if pointed else WASH, 14)
        put(image, faces.shop(view.cards, face, *box.size), *box.at)
        here = [player.seat for player in view.players if player.place == at]
        step = min(SERVANT - 6, 150 // max(1, len(here)))
        low = box.y - SERVANT + 6 if at in (2, 3, 4) else box.bottom - 6
        for index, seat in enumerate(here):
            left = box.mid_x - (step * (len(here) - 1) + SERVANT) // 2 + index * step
            put(image, people.servant(seat, SERVANT), left, low)
        if f"shop:{at}" in changed.places and here:
            put(image, fresh(38), box.right - 20, box.y - 12)


def _list(image: Image.Image, view: View, words: Localiser) -> None:
    """The shops in the order of the ring, with what they do in words; those pointed to are marked."""
    for at, (face, row) in enumerate(zip(view.ring, LIST.inset(14, 8).below(52).rows(FAIR, 6), strict=True)):
        pointed = at in view.hands
        flat(image, row, mix(SLIP, VERMILION, 0.1) if pointed else SLIP, VERMILION if pointed else WASH, 10)
        if pointed:
            put(image, icons.icon("pointer", 40), row.right - 50, row.y + 6)
        name, size = fit(words.say(names.shop(face)), "bold", 31, row.w - 80, TEXT)
        lay(image, row.x + 14, row.y + 23, name, "bold", size, INK)
        lines = wrap(words.say(names.shop_effect(face)), "sans", TEXT, row.w - 28, 3)
        for line, text in enumerate(lines):
            lay(image, row.x + 14, row.y + 54 + line * LINE, text, "sans", TEXT, SOFT_INK)
