"""The map of the realm: roads, cities with their Travel tokens, and the Travellers."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.gugong.view import View
from engine.words import Localiser
from render.gugong import names, people, scenery, tokens
from render.gugong.changes import Changes
from render.gugong.layout import TEXT, Frame, Map
from render.gugong.sheets import label, title
from render.kit.boxes import Box
from render.kit.cache import SPRITES, tiled
from render.kit.marks import put_fresh
from render.kit.palette import GAMBOGE, SEATS, SLIP, SOFT_INK, deep, mix
from render.kit.paper import lay_shadow
from render.kit.pen import Pen
from render.kit.printing import faded, put
from render.kit.seals import put_glow
from render.kit.sheets import panel
from render.kit.type import width
from render.kit.words import lay

BOWED = {frozenset(("xian", "nanjing")): -0.12}
"""Roads that give way to a city between their ends."""


def paint_map(image: Image.Image, part: Map, of: Frame, words: Localiser, head: int = 36) -> None:
    """Land, roads, and the names of the cities."""
    panel(image, part.box)
    title(image, part.box, "travel", words, head)
    scenery.land(image, part.land)
    for one, other in of.roads:
        scenery.road(image, part.cities[one], part.cities[other], BOWED.get(frozenset((one, other)), 0))
    size = TEXT if head <= 40 else 32
    for city, box in part.cities.items():
        text = words.say(names.city(city))
        wide = width(text, "sans", size) + 16
        slip = Box(box.mid_x - wide // 2, box.bottom - 2, wide, size + 4)
        label(image, slip, text, size)
        put(image, _square(box.w), *box.at)


def _square(size: int) -> Image.Image:
    """A city's walls: where its token lies."""
    return SPRITES.get(("gugong", "city", size), lambda: _draw_square(size))


def _draw_square(size: int) -> Image.Image:
    pen = Pen(size, size)
    c = size / 2
    pen.disc(c, c, c - 1, mix(SLIP, GAMBOGE, 0.25))
    pen.ring(c, c, c - 1, deep(GAMBOGE, 0.55), 2)
    return pen.done()


def draw_map(image: Image.Image, part: Map, view: View, changed: Changes, under: Hashable) -> None:
    """Tokens and Travellers."""
    where = {player.city: player.seat for player in view.players if player.city}
    waiting = tuple(player.seat for player in view.players if not player.city)
    places = tuple(zip(part.cities, view.map, strict=True))
    key = ("gugong-map", under, places, tuple(where.items()), view.piles, len(view.used), changed.cities)

    def draw() -> None:
        for city, token in places:
            box = part.cities[city]
            if city in where:
                _stand(image, box, where[city])
            elif token:
                inner = box.inset(2)
                lay_shadow(image, inner, inner.w // 2, 4)
                put(image, tokens.token(token, inner.w), *inner.at)
            if city in changed.cities:
                put_fresh(image, part.box.inset(3), 36, box.right - 24, box.y - 8)
        step = min(part.camp.h, (part.camp.w - part.camp.h) // max(1, len(waiting) - 1))
        for i, seat in enumerate(waiting):
            put(image, people.traveller(seat, part.camp.h), part.camp.x + i * step, part.camp.y)
        _piles(image, part.piles, view.piles, len(view.used) if part.box.w > 600 else 0)

    tiled(image, part.box.inset(3), key, draw)


def _stand(image: Image.Image, box: Box, seat: int) -> None:
    """A Traveller in a city, before a ground in the seat's colour."""
    put_glow(image, box.inset(6), box.w // 2, SEATS[seat].colour, 6)
    put(image, people.traveller(seat, box.w), *box.at)


def _piles(image: Image.Image, box: Box, piles: tuple[int, ...], used: int) -> None:
    """The Travel tokens to come; and, veiled, those used so far if there is room for them."""
    size = box.h - 2
    text = " + ".join(str(count) for count in piles)
    wide = width(text, "sans", TEXT)
    lay(image, box.right, box.mid_y, text, "sans", TEXT, SOFT_INK, "right")
    x = box.right - wide - size - 8
    put(image, tokens.back(size), x, box.mid_y - size // 2)
    if used:
        x -= 18
        x -= lay(image, x, box.mid_y, str(used), "sans", TEXT, SOFT_INK, "right") + size + 8
        put(image, faded(tokens.back(size), SLIP), x, box.mid_y - size // 2)
