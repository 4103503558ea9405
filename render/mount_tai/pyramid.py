"""A player's edict tiles as they lie: uncovered ones bright, covered ones in shade or face down, the gone ones missing.

Tiles are drawn smaller than they are, so that each shows what lies under it: it rests on corners. What would be out of
sight altogether is drawn a little further down, as if pulled out.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec import Struct
from PIL import Image

from engine.games.mount_tai.view import LAYOUTS, Cards, PlaceView
from render.kit.boxes import Box
from render.kit.cache import SPRITES
from render.kit.palette import INK, SLIP, WASH
from render.kit.paper import lay_shadow
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.words import lay
from render.mount_tai import edicts


class Grid(Struct, frozen=True):
    """How a layout is drawn: distances of places across and down and the size of a tile, in parts of the room's width.

    `pull`: by how much a tile that another hides is drawn further down.
    """

    across: float
    down: float
    tile: float
    pull: float = 0


GRIDS: Final[Mapping[str, Grid]] = {
    "pyramid": Grid(1 / 3.6, 1 / 3.6, 0.6 / 3.6, 0.3 / 3.6),
    "piles": Grid(0.268, 0.13, 0.196),
    "mixed_piles": Grid(0.268, 0.13, 0.196),
    "steps": Grid(1 / 6.97, 0.252, 0.97 / 6.97),
}


def tall(layout: str, width: int) -> int:
    """How high the edict tiles of a layout are where they have this width."""
    grid = GRIDS[layout]
    return round((max(place.y for place in LAYOUTS[layout].places) * grid.down + grid.tile) * width)


@cache
def spots(layout: str, room: Box) -> tuple[Box, ...]:
    """Where the tile of each place lies; `room` is as wide as the whole."""
    grid = GRIDS[layout]
    size = round(grid.tile * room.w)
    wide = max(place.x for place in LAYOUTS[layout].places) * grid.across + grid.tile
    left = room.x + (1 - wide) / 2 * room.w
    return tuple(
        Box(round(left + place.x * grid.across * room.w), round(room.y + place.y * grid.down * room.w), size, size)
        for place in LAYOUTS[layout].places
    )


def draw_pyramid(image: Image.Image, room: Box, layout: str, tiles: tuple[PlaceView, ...], cards: Cards) -> None:
    """The tiles that are left, the lowest first; an outline for each place of the ground that is bare."""
    places = LAYOUTS[layout].places
    boxes = spots(layout, room)
    there = {tile.place: tile for tile in tiles}
    for index, place in enumerate(places):
        if place.layer == 0 and index not in there:
            put(image, _bare(boxes[index].w), *boxes[index].at)
    for tile in sorted(tiles, key=lambda tile: (places[tile.place].layer, tile.place)):
        box = boxes[tile.place]
        if _hidden(layout, tile.place, there):
            pull = round(GRIDS[layout].pull * room.w)
            _lay(image, box.moved(0, pull), _pulled(tile, cards, box.w, pull))
        else:
            _lay(image, box, _face(tile, cards, box.w))


def _lay(image: Image.Image, box: Box, sprite: Image.Image) -> None:
    lay_shadow(image, box, 9, 5)
    put(image, sprite, *box.at)


def _hidden(layout: str, place: int, there: Mapping[int, PlaceView]) -> bool:
    """Whether another tile lies exactly above."""
    places = LAYOUTS[layout].places
    me = places[place]
    return any((places[other].x, places[other].y) == (me.x, me.y) and places[other].layer > me.layer for other in there)


def _face(tile: PlaceView, cards: Cards, size: int) -> Image.Image:
    if not tile.number:
        return edicts.back(tile.tier, size)
    return edicts.edict(tile.number, cards.edicts[tile.number], size, "open" if tile.uncovered else "covered")


def _pulled(tile: PlaceView, cards: Cards, size: int, strip: int) -> Image.Image:
    """A tile of which only the lower `strip` px are seen, in the middle: number and effects stand there."""
    if not tile.number:
        return edicts.back(tile.tier, size)
    key = ("mount-tai", "pulled", tile.number, size, strip)
    return SPRITES.get(key, lambda: _draw_pulled(tile.number, cards, size, strip))


def _draw_pulled(number: int, cards: Cards, size: int, strip: int) -> Image.Image:
    edict = cards.edicts[number]
    out = edicts.body(edict.tier, size, size, "covered").copy()
    top = size - strip
    lay(out, size / 2, top + strip * 0.24, str(number), "bold", max(27, round(strip * 0.42)), INK, "middle")
    edicts.pair(out, edict, size / 2, top + strip * 0.66, round(strip * 0.5))
    return out


@cache
def _bare(size: int) -> Image.Image:
    """A place of the ground without a tile."""
    pen = Pen(size, size)
    u = size / 100
    pen.box(3 * u, 3 * u, 94 * u, 94 * u, (*SLIP, 120), (*WASH, 120), 1.6, 8 * u)
    for way in (-1, 1):
        pen.line([(45 * u, (50 - 5 * way) * u), (55 * u, (50 + 5 * way) * u)], (*WASH, 140), 2)
    return pen.done()
