"""Decrees with who has them, and the Jade for sale."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.gugong.view import EdictView, View
from engine.words import Localiser
from render.gugong import decrees, halls, icons, people, pieces
from render.gugong.changes import Changes
from render.gugong.layout import TEXT, Jade
from render.gugong.sheets import title
from render.kit.boxes import Box
from render.kit.cache import tiled
from render.kit.marks import fresh, put_fresh
from render.kit.palette import CINNABAR, GAMBOGE, MALACHITE, SLIP, WASH, mix
from render.kit.printing import faded, put
from render.kit.sheets import flat, panel
from render.kit.words import lay


def draw_decrees(
    image: Image.Image, boxes: tuple[Box, ...], view: View, changed: Changes, words: Localiser, under: Hashable
) -> None:
    """The Decrees in play, each with the servants on it."""
    for edict, box in zip(view.edicts, boxes, strict=True):
        _draw_edict(image, box, view, edict, edict.kind in changed.decrees, words, under)


def _draw_edict(
    image: Image.Image, box: Box, view: View, edict: EdictView, new: bool, words: Localiser, under: Hashable
) -> None:
    tile = view.cards.decrees[edict.kind]
    key = ("gugong-decree", under, edict, tile.level, tile.cost, tile.points, tile.amount, tile.each, new)
    tiled(image, box.inset(-3, -12), key, lambda: _edict(image, box, view, edict, new, words))


def _edict(image: Image.Image, box: Box, view: View, edict: EdictView, new: bool, words: Localiser) -> None:
    tall = decrees.height(box.w)
    tile = box.top(tall)
    shelf = Box(box.x, tile.bottom - 8, box.w, box.h - tall + 8)
    flat(image, shelf, mix(SLIP, GAMBOGE, 0.16))
    put(image, decrees.decree(edict.kind, view.cards.decrees[edict.kind], box.w, words), *tile.at)
    size = min(shelf.h - 10, 80)
    step = min(size - 8, (box.w - 12 - size) // max(1, view.seats - 1))
    for i, seat in enumerate(edict.owners):
        sprite = people.foreman(seat, size) if seat in edict.foremen else people.servant(seat, size)
        put(image, sprite, shelf.x + 6 + i * step, shelf.bottom - size - 2)
    if new:
        put(image, fresh(32), box.right - 30, box.bottom - 24)


def paint_jade(image: Image.Image, part: Jade, square: int, words: Localiser, head: int = 36) -> None:
    """The houses and the square, without Jade."""
    panel(image, part.box)
    title(image, part.box, "jade", words, head)
    flat(image, part.square, mix(SLIP, MALACHITE, 0.14), mix(MALACHITE, WASH, 0.4), 12)
    size = min(part.square.w - 26, round(part.square.h * 0.42))
    for dx, dy in ((-12, 8), (12, 8), (0, -8)):
        put(image, pieces.jade(size), part.square.mid_x - size // 2 + dx, part.square.y + 16 + dy)
    price(image, part.square, square)


def price(image: Image.Image, box: Box, cost: int, size: int = TEXT) -> None:
    """What Jade costs, at the foot of a box."""
    sign = icons.plain("servants", size + 4)
    wide = sign.width + 20
    slip = Box(box.mid_x - wide // 2 - 4, box.bottom - size - 8, wide + 8, size + 8)
    flat(image, slip)
    lay(image, slip.x + 7, slip.mid_y, str(cost), "bold", size + 2, CINNABAR)
    put(image, sign, slip.right - sign.width - 3, slip.mid_y - sign.height // 2)


def draw_jade(image: Image.Image, part: Jade, view: View, changed: Changes, under: Hashable) -> None:
    """What is left in the houses."""
    prices = view.cards.side(view.seats).jade_houses
    key = ("gugong-jade", under, prices, view.houses, changed.houses)

    def draw() -> None:
        for i, (left, cost, box) in enumerate(zip(view.houses, prices, part.houses, strict=True)):
            house = halls.shop(*box.size, left)
            put(image, house if left else faded(house, SLIP, 0.35), *box.at)
            if left:
                size = max(12, min(round(box.h * 0.5), box.w - 20))
                put(image, pieces.jade(size), box.mid_x - size // 2, box.y + round(box.h * 0.2))
                price(image, box, cost)
            if i in changed.houses:
                put_fresh(image, part.box.inset(3), 34, box.right - 26, box.y - 4)

    tiled(image, part.box.inset(3), key, draw)
