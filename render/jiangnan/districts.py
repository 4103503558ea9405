"""The District Boards: a column for each district with its name, what lies in it, and its Scholar Track."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PIL import Image

from engine.games.jiangnan.view import View
from engine.words import Localiser
from render.jiangnan import characters, faces, icons, names, people, works
from render.jiangnan.changes import Changes
from render.jiangnan.dyes import DISTRICTS as DYES
from render.jiangnan.inside import INSIDE, draw_stack
from render.jiangnan.layout import TEXT, Column
from render.kit.boxes import Box
from render.kit.cache import tiled
from render.kit.marks import fresh
from render.kit.palette import INK, SLIP, VERMILION, deep, mix
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.sheets import flat
from render.kit.words import fit, lay


def paint_plate(image: Image.Image, box: Box) -> None:
    """A District Board without anything on it."""
    flat(image, box, mix(SLIP, (210, 190, 150), 0.3), (150, 120, 80), 10, 5)


def paint_column(image: Image.Image, column: Column, district: str, view: View, words: Localiser) -> None:
    """What stays the same: sign and name, the empty Scholar Track."""
    dye = DYES[district]
    flat(image, column.box, mix(SLIP, dye, 0.1), mix(dye, SLIP, 0.4), 8)
    head = column.head
    flat(image, head, mix(SLIP, dye, 0.42), mix(SLIP, dye, 0.42), 8)
    put(image, icons.place(district, 32), head.x + 2, head.y + 5)
    text, size = fit(words.say(names.label(f"district-{district}")), "sans", 30, head.w - 40, TEXT)
    lay(image, head.x + 36, head.mid_y, text, "sans", size, INK)
    for place in scholar_boxes(column.scholars, view.cards.board.scholar_track):
        _space(image, place, dye)


def _space(image: Image.Image, box: Box, dye: tuple[int, int, int]) -> None:
    pen = Pen(box.w, box.h)
    pen.box(1, 1, box.w - 2, box.h - 2, (*SLIP, 190), (*deep(dye, 0.2), 220), 2, 8)
    art = pen.done()
    image.paste(art, box.at, art)


def scholar_boxes(box: Box, spaces: int) -> tuple[Box, ...]:
    """The spaces of a Scholar Track, from the right: the first that is filled comes first."""
    return tuple(reversed(box.inset(4, 4).columns(spaces, 3)))


def draw_columns(
    image: Image.Image, columns: tuple[Column, ...], view: View, changed: Changes, under: Hashable
) -> None:
    """What lies in the districts, and the scholars."""
    for column, district in zip(columns, view.slots, strict=True):
        _inside(image, column, district, view, changed, under)
        here = view.scholars[district]
        new = f"district:{district}" in changed.places
        key = ("jiangnan-scholars", under, district, here, new)
        tiled(image, column.scholars, key, partial(_scholars, image, column, view, here, new))


def _inside(image: Image.Image, column: Column, district: str, view: View, changed: Changes, under: Hashable) -> None:
    box = column.inside
    key = ("jiangnan-inside", under, district, content_key(view, district), _marked(changed, district))

    def draw() -> None:
        INSIDE[district](image, box, view, changed)
        if district == "society":
            draw_stack(image, box, works.back(view.works_age, 22, 30), view.works_stack)
        if district == "parlour":
            draw_stack(image, box, characters.back(22, 30), view.muse_stack)
            if view.charms:
                put(image, faces.charm_tile(view.cards, view.charms[0], 38), box.right - 46, box.y - 1)

    tiled(image, Box(column.box.x, box.y, column.box.w, box.h + 2), key, draw)


def content_key(view: View, district: str) -> Hashable:
    """All that a district's inside shows of a view."""
    if district == "society":
        return view.works, view.works_stack, view.works_age
    if district == "parlour":
        return view.muses, view.muse_stack, view.charms[:1]
    if district in view.tracks:
        return view.tracks[district]
    if district == "travel":
        cities = tuple(player.cities for player in view.players)
        return tuple(view.bonuses.items()), cities, view.bot.cities if view.bot is not None else None
    return view.ring, view.hands, tuple(player.place for player in view.players)


def _marked(changed: Changes, district: str) -> Hashable:
    kinds = {
        "society": "work:",
        "parlour": "muse:",
        "travel": "city:",
        "fair": "shop:",
        "teahouse": "track:teahouse",
        "tavern": "track:tavern",
    }
    return frozenset(place for place in changed.places if place.startswith(kinds[district]))


def _scholars(image: Image.Image, column: Column, view: View, here: tuple[int, ...], new: bool) -> None:
    boxes = scholar_boxes(column.scholars, view.cards.board.scholar_track)
    for colour, box in zip(here, boxes, strict=False):
        size = min(box.size)
        put(image, people.scholar(colour, size), box.mid_x - size // 2, box.bottom - size)
    if len(here) >= len(boxes):
        rail = column.scholars.inset(2, 2)
        pen = Pen(rail.w, rail.h)
        pen.box(1, 1, rail.w - 2, rail.h - 2, None, VERMILION, 3, 8)
        art = pen.done()
        image.paste(art, rail.at, art)
    if new and here:
        last = boxes[min(len(here), len(boxes)) - 1]
        put(image, fresh(26), last.x - 6, last.y - 6)
