"""The river with its boats: whose servants are aboard, the trends that they carry, or the goal."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PIL import Image

from engine.games.jiangnan.view import NOBODY, BoatView, Cards, View
from render.jiangnan import faces, people, river
from render.jiangnan.changes import Changes
from render.jiangnan.dyes import DEEP_RIVER, RIVER
from render.kit.boxes import Box
from render.kit.cache import tiled
from render.kit.marks import fresh
from render.kit.palette import SLIP, mix
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.words import lay

COLOURS = 4
"""Spaces of a boat that are always drawn."""


def paint_river(image: Image.Image, box: Box) -> None:
    """Water from bank to bank, with a few lines of ripples."""
    image.paste(RIVER, (box.x, box.y, box.right, box.bottom))
    pen = Pen(box.w, box.h, 2)
    light, dark = mix(RIVER, SLIP, 0.45), mix(RIVER, DEEP_RIVER, 0.35)
    pen.line([(0, 1.5), (box.w, 1.5)], DEEP_RIVER, 3)
    pen.line([(0, box.h - 1.5), (box.w, box.h - 1.5)], DEEP_RIVER, 3)
    for row in range(1, 6):
        y = row * box.h / 6
        for at in range(row * 53 % 90, box.w, 190):
            pen.line([(at, y), (at + 22, y - 4), (at + 44, y), (at + 66, y - 3)], light if row % 2 else dark, 2)
    waves = pen.done()
    image.paste(waves, box.at, waves)


def draw_boats(image: Image.Image, boxes: tuple[Box, ...], view: View, changed: Changes, under: Hashable) -> None:
    """The boats of all slots; one that is away leaves rings on the water."""
    for slot, (boat, box) in enumerate(zip(view.river, boxes, strict=True)):
        new = f"boat:{slot}" in changed.places
        key = ("jiangnan-slot", under, slot, boat, new)
        tiled(image, box, key, partial(_slot, image, box, boat, view.cards, new))


def hull(box: Box) -> Box:
    """Where the boat lies in its slot."""
    tall = round(box.h * 0.58)
    return Box(box.x + 2, box.bottom - tall - 3, box.w - 4, tall)


def _slot(image: Image.Image, box: Box, boat: BoatView | None, cards: Cards, new: bool) -> None:
    low = hull(box)
    put(image, river.shadow_of_boat(low.w, low.h), *low.at)
    if boat is None:
        return
    put(image, river.boat(low.w, low.h), *low.at)
    cargo = box.top(low.y - box.y + round(low.h * 0.04))
    size = min(cargo.h - 4, (box.w - 16) // 2)
    if boat.goal:
        wide = min(box.w - 30, round(size * 2.4))
        put(image, faces.goal(cards, boat.goal, wide, size), cargo.mid_x - wide // 2, cargo.y + 2)
    for at, trend in enumerate(boat.trends):
        x = cargo.mid_x + (4 if at else -size - 4)
        put(image, river.trend(trend.shown, size), x, cargo.y + 2)
    aboard(image, low, boat)
    if new:
        put(image, fresh(30), box.x + 4, low.y + 4)


def aboard(image: Image.Image, low: Box, boat: BoatView) -> None:
    """The servants of each colour on their space, the first at the right, with their number."""
    cells = river.deck(low.w, low.h, max(COLOURS, len(boat.spaces)))
    for space, cell in zip(boat.spaces, reversed(cells), strict=False):
        if space.colour == NOBODY or not space.servants:
            continue
        size = min(cell.h, cell.w)
        x, y = low.x + cell.mid_x - size // 2, low.y + cell.bottom - size
        put(image, people.servant(space.colour, size), x, y)
        lay(image, low.x + cell.mid_x, low.y + round(low.h * 0.82), str(space.servants), "bold", round(low.h * 0.33),
            SLIP, "middle")  # fmt: skip
