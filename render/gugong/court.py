"""The courtyard: seven halls, their officials, and the gifts that lie before them."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.gugong.view import LOCATIONS, Gift, Location, View
from engine.words import Localiser
from render.gugong import gifts, halls, names, pieces
from render.gugong.changes import Changes
from render.gugong.icons import action
from render.gugong.layout import FINE, TEXT, Hall
from render.gugong.officials import official
from render.kit.boxes import Box
from render.kit.cache import SPRITES, tiled
from render.kit.marks import fresh
from render.kit.palette import CINNABAR, GAMBOGE, INDIGO, INK, SLIP, SOFT_INK, deep, mix
from render.kit.paper import lay_shadow
from render.kit.pen import Pen
from render.kit.printing import heading, put
from render.kit.sheets import flat
from render.kit.words import lay

PLAQUES: dict[Location, str] = {
    "travel": "出巡",
    "wall": "長城",
    "jade": "玉",
    "intrigue": "權謀",
    "palace": "乾清宮",
    "decree": "聖旨",
    "canal": "大運河",
}
"""Written on the boards under the eaves in every language, as they are in Peking."""


def paint_hall(image: Image.Image, part: Hall, kind: Location, words: Localiser) -> None:
    """What stays the same of a hall."""
    box = part.box
    put(image, halls.hall(box.w, box.h, part.foot.y - box.y), *box.at)
    size = part.figure.h
    figure = official(kind, size)
    put(image, figure, part.figure.mid_x - size // 2, part.figure.y)
    flat(image, part.plaque, mix(INDIGO, INK, 0.3), GAMBOGE, 4, 3)
    heading(image, part.plaque, PLAQUES[kind], "serif", 31, mix(GAMBOGE, SLIP, 0.35), 1, 24)
    put(image, action(kind, part.sign.w), *part.sign.at)
    upper = Box(part.foot.x + 4, part.foot.y + 5, part.foot.w - 8, 31)
    heading(image, upper, words.say(names.action(kind)), "bold", 29, INK, 1, TEXT)
    heading(image, upper.moved(0, 25), words.say(names.short_official(kind)), "sans", FINE, SOFT_INK, 1, 20)


def draw_halls(image: Image.Image, parts: dict[Location, Hall], view: View, changed: Changes, under: Hashable) -> None:
    """The gifts, and the Medal while it is to be had."""
    for kind, card in zip(LOCATIONS, view.gifts, strict=True):
        medal = kind == "intrigue" and view.medal is None
        _draw_gift(image, parts[kind], view.cards.gifts[card], kind in changed.gifts, medal, (under, kind))


def _draw_gift(image: Image.Image, part: Hall, card: Gift, new: bool, medal: bool, under: Hashable) -> None:
    key = ("gugong-gift", under, card.value, card.action, card.servants, new, medal)

    def draw() -> None:
        lay_shadow(image, part.gift)
        put(image, gifts.gift(card, part.gift.w), *part.gift.at)
        put(image, value(card.value, 60), part.gift.x - 18, part.gift.y - 6)
        if new:
            put(image, fresh(40), part.gift.right - 27, part.gift.y - 15)
        if medal:
            put(image, pieces.medal(54), part.figure.x, part.inside.bottom - 56)

    tiled(image, part.inside.inset(0, -16), key, draw)


def value(number: int, size: int) -> Image.Image:
    """The value of a gift, to be seen from afar: a medallion (RGBA, ``size`` square)."""
    return SPRITES.get(("gugong", "value", number, size), lambda: _value(number, size))


def _value(number: int, size: int) -> Image.Image:
    pen = Pen(size, size)
    c = size / 2
    pen.disc(c, c + 1, c - 0.5, (*INK, 90))
    pen.disc(c, c, c - 2, SLIP)
    pen.ring(c, c, c - 2, deep(GAMBOGE, 0.4), 3.4)
    out = pen.done()
    lay(out, c, c, str(number), "bold", round(size * 0.78), CINNABAR, "middle")
    return out
