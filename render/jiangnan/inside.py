"""What lies in the districts, small: portfolios, Display tiles, muses, the map of Travel, the ring of the fair."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PIL import Image

from engine.games.jiangnan.view import FAIR, NOBODY, View
from render.jiangnan import characters, display, faces, icons, people
from render.jiangnan.changes import Changes
from render.jiangnan.characters import ROSE
from render.jiangnan.dyes import DISTRICTS, JADE
from render.kit.boxes import Box
from render.kit.marks import fresh
from render.kit.palette import INK, SLIP, VERMILION, WASH, deep, mix
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.sheets import flat
from render.kit.words import lay

STACK = 34
"""Height of the row that tells what is left of a stack."""
NEW = 26
"""Size of the dot at what is new."""


def society(image: Image.Image, box: Box, view: View, changed: Changes) -> None:
    """The portfolios on display."""
    for work, place in zip(view.works, work_boxes(box), strict=False):
        put(image, faces.work(view.cards, work, *place.size), *place.at)
        if f"work:{work}" in changed.places:
            put(image, fresh(NEW), place.x - 5, place.y - 4)


def work_boxes(box: Box) -> tuple[Box, ...]:
    """The four places of the Society's display, below what is left of the stack."""
    return box.inset(4, 2).below(STACK).top(box.h - STACK - 4).grid(2, 2, 5)


def display_track(kind: str) -> Callable[[Image.Image, Box, View, Changes], None]:
    """Teahouse or Tavern: a sign of the house, the Display tiles from the left with the servants on them."""

    def draw(image: Image.Image, box: Box, view: View, changed: Changes) -> None:
        upper = box.top(box.h - 120)
        size = min(upper.h, upper.w) - 8
        put(image, icons.place(kind, size), upper.mid_x - size // 2, upper.y + 4)
        for tile, place in zip(view.tracks[kind], track_boxes(box), strict=False):
            side = place.w
            put(image, display.tile(tile.kind, side), *place.at)
            if tile.colour != NOBODY:
                low = place.below(side + 2)
                put(image, people.servant(tile.colour, 48), low.mid_x - 24, low.y)
        if f"track:{kind}" in changed.places:
            first = track_boxes(box)[0]
            put(image, fresh(NEW), first.x - 4, first.y - 10)

    return draw


def track_boxes(box: Box) -> tuple[Box, ...]:
    """The three spaces of a Display Track, room for servants below the tiles included."""
    return box.inset(3, 0).low(112).columns(3, 4)


def parlour(image: Image.Image, box: Box, view: View, changed: Changes) -> None:
    """The muses on display and whose servants lie on them."""
    for muse, place in zip(view.muses, muse_boxes(box), strict=False):
        flat(image, place, mix(SLIP, ROSE, 0.2), deep(ROSE, 0.4), 7)
        put(image, characters.portrait(muse.character, place.w - 6, place.h - 34), place.x + 3, place.y + 3)
        bonus = view.cards.characters[muse.character].bonus
        row = icons.row(bonus, 27)
        put(image, row, place.mid_x - row.width // 2, place.bottom - 30)
        step = min(22, (place.w - 34) // max(1, len(muse.servants) - 1))
        for at, colour in enumerate(muse.servants):
            put(image, people.servant(colour, 34), place.right - 34 - step * at, place.bottom - 64)
        if f"muse:{muse.character}" in changed.places:
            put(image, fresh(NEW), place.x - 5, place.y - 4)


def muse_boxes(box: Box) -> tuple[Box, ...]:
    """The four places of the Parlour's display, below what is left of the stack."""
    return work_boxes(box)


def travel(image: Image.Image, box: Box, view: View, changed: Changes) -> None:
    """The four paths, a row each from Jinling on: what a city's tile brings, and who has been there."""
    for city, place in city_boxes(box, view).items():
        flat(image, place, mix(SLIP, JADE, 0.25), deep(JADE, 0.4), 7)
        bonus = view.cards.travel[view.bonuses[city]].icons if city in view.bonuses else ()
        row = icons.row(bonus, 25, 0)
        put(image, row, place.mid_x - row.width // 2, place.y + 3)
        here = [player.seat for player in view.players if city in player.cities]
        here += [-1] if view.bot is not None and city in view.bot.cities else []
        step = min(24, (place.w - 28) // max(1, len(here) - 1))
        for at, colour in enumerate(here):
            put(image, people.servant(colour, 28), place.x + 2 + at * step, place.bottom - 29)
        if f"city:{city}" in changed.places:
            put(image, fresh(NEW), place.right - 20, place.y - 6)


def city_boxes(box: Box, view: View) -> dict[str, Box]:
    """Where the cities lie, by id: a row for each path."""
    names = sorted(view.cards.cities)
    rows = box.inset(3, 2).rows(len({name[0] for name in names}), 5)
    return {
        name: row.columns(3, 4)[int(name[1]) - 1]
        for path, row in zip(sorted({name[0] for name in names}), rows, strict=True)
        for name in names
        if name[0] == path
    }


def fair(image: Image.Image, box: Box, view: View, changed: Changes) -> None:
    """The ring of shops with the pointer, the passing bonuses between them, and where the servants stand."""
    spots = shop_boxes(box)
    x, y, r = ring(box)
    pen = Pen(box.w, box.h)
    dye = DISTRICTS["fair"]
    pen.ring(x - box.x, y - box.y, r, mix(dye, SLIP, 0.5), 7, 1.42 * r)
    for at in view.hands:
        angle = math.radians(60 * at - 90)
        tip = (x - box.x + 0.6 * r * math.cos(angle), y - box.y + 0.6 * r * math.sin(angle))
        pen.line([(x - box.x, y - box.y), tip], VERMILION, 6)
        side = [math.radians(60 * at - 90 + turn) for turn in (-13, 13)]
        back = [(x - box.x + 0.44 * r * math.cos(a), y - box.y + 0.44 * r * math.sin(a)) for a in side]
        head = (x - box.x + 0.7 * r * math.cos(angle), y - box.y + 0.7 * r * math.sin(angle))
        pen.polygon([head, *back], VERMILION)
    pen.disc(x - box.x, y - box.y, 9, VERMILION)
    art = pen.done()
    image.paste(art, box.at, art)
    for at in range(FAIR):
        angle = math.radians(60 * at - 60)
        at_x, at_y = round(x + 0.98 * r * math.cos(angle)), round(y + 1.4 * r * math.sin(angle))
        put(image, icons.icon(view.cards.fair.passing[at], 26), at_x - 13, at_y - 13)
    for at, (face, place) in enumerate(zip(view.ring, spots, strict=True)):
        flat(image, place, mix(SLIP, dye, 0.28 if at in view.hands else 0.1), VERMILION if at in view.hands else dye, 8)
        lay(image, place.mid_x, place.mid_y, face, "bold", 27, INK, "middle")
        here = [player.seat for player in view.players if player.place == at]
        step = min(20, 40 // max(1, len(here) - 1))
        for index, colour in enumerate(here):
            left = place.mid_x - (step * (len(here) - 1) + 30) // 2 + step * index
            put(image, people.servant(colour, 30), left, place.bottom - 8)
        if f"shop:{at}" in changed.places and here:
            put(image, fresh(NEW), place.right - 14, place.y - 8)


def ring(box: Box) -> tuple[int, int, int]:
    """Middle and radius of the ring."""
    return box.mid_x, box.mid_y - 8, 62


def shop_boxes(box: Box) -> tuple[Box, ...]:
    """The six shop spaces from 12 o'clock on, clockwise."""
    x, y, r = ring(box)
    angles = [math.radians(60 * at - 90) for at in range(FAIR)]
    return tuple(Box(round(x + r * math.cos(a)) - 23, round(y + 1.45 * r * math.sin(a)) - 18, 46, 36) for a in angles)


INSIDE: Final[dict[str, Callable[[Image.Image, Box, View, Changes], None]]] = {
    "society": society,
    "teahouse": display_track("teahouse"),
    "tavern": display_track("tavern"),
    "parlour": parlour,
    "travel": travel,
    "fair": fair,
}
"""By district."""


def draw_stack(image: Image.Image, box: Box, back: Image.Image, count: int) -> None:
    """What is left of the stack beside a display, above it: a card face down, and how many."""
    put(image, back, box.x + 30, box.y + (STACK - back.height) // 2)
    lay(image, box.x + 30 + back.width + 8, box.y + STACK // 2, f"×{count}", "bold", 27, INK if count else WASH)
