"""The Palace and its stairs, the Intrigue track, the Decrees in sentences, the Jade."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from PIL import Image

from engine.games.gugong.view import EdictView, View
from engine.kernel import Decision
from engine.words import Localiser
from render.gugong import decrees, names, people
from render.gugong.changes import Changes
from render.gugong.layout import TEXT, Frame, Jade, Track, frame, jade, ladder, stairs
from render.gugong.market import draw_jade, paint_jade
from render.gugong.spots import jade_spots, track_spots
from render.gugong.tracks import draw_ladder, draw_stairs, paint_ladder, paint_stairs
from render.kit.boxes import Box
from render.kit.cache import LAYERS
from render.kit.marks import fresh
from render.kit.options import Spot, mark_options
from render.kit.palette import INK, ROUGE
from render.kit.paper import lay_shadow, scroll
from render.kit.printing import heading, put
from render.kit.sheets import panel
from render.kit.words import block, lay

SIZE = (1440, 1216)
TILE = 210
"""Width of a Decree tile."""


class Heights(Struct, frozen=True):
    """The boxes of this picture."""

    palace: Track
    intrigue: Track
    jade: Jade
    decrees: tuple[Box, ...]


@cache
def plan(of: Frame) -> Heights:
    """Palace above, then Intrigue and Jade, then the Decrees in two rows."""
    page = Box(32, 38, SIZE[0] - 64, SIZE[1] - 76)
    middle = page.below(350).top(270)
    return Heights(
        palace=stairs(page.top(340), of, 84),
        intrigue=ladder(middle.left(932), of, 52),
        jade=jade(middle.beyond(944), of, 52),
        decrees=page.below(630).grid(-(-of.decrees // 2), 2, 10),
    )


def draw_heights(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The picture (RGB, ``SIZE``)."""
    of = frame(view)
    part = plan(of)
    square = view.cards.board.square_cost
    under = ("gugong", "heights", of, square, words.language)

    def ground() -> Image.Image:
        image = scroll(*SIZE, ROUGE, 5).image.copy()
        paint_stairs(image, part.palace, of, words, 46)
        paint_ladder(image, part.intrigue, words, 42)
        paint_jade(image, part.jade, square, words, 42)
        for box in part.decrees:
            panel(image, box)
        return image

    image = LAYERS.get(under, ground).copy()
    draw_stairs(image, part.palace, view, changed, under)
    draw_ladder(image, part.intrigue, view, changed, under)
    draw_jade(image, part.jade, view, changed, under)
    spots = track_spots(part.intrigue, part.palace, view) | jade_spots(part.jade)
    for edict, box in zip(view.edicts, part.decrees, strict=True):
        _edict(image, box, view, edict, edict.kind in changed.decrees, words)
        spots[f"decree:{edict.kind}"] = Spot(box, Box(box.x - 12, box.bottom - 36, 120, 44))
    if decision is not None:
        mark_options(image, decision, spots, 44)
    return image


def _edict(image: Image.Image, box: Box, view: View, edict: EdictView, new: bool, words: Localiser) -> None:
    """A tile, what it says, and whose servants are on it."""
    of = view.cards.decrees[edict.kind]
    name = words.say(names.decree(edict.kind))
    heading(image, Box(box.x + 10, box.y + 4, box.w - 20, 44), name, "serif", 32, INK, 1, TEXT)
    tile = Box(box.x + 10, box.y + 50, TILE, decrees.height(TILE))
    lay_shadow(image, tile, 7, 4)
    put(image, decrees.decree(edict.kind, of, TILE, words), *tile.at)
    room = Box(tile.right + 14, tile.y, box.right - tile.right - 22, tile.h)
    text = words.say(names.decree_effect(edict.kind, of.amount, of.each))
    lines, size = block(text, "sans", TEXT, room.w, 5, TEXT)
    for i, line in enumerate(lines):
        y = room.mid_y + (i - (len(lines) - 1) / 2) * size * 1.18
        lay(image, room.x, y, line, "sans", size, INK)
    size = box.bottom - tile.bottom - 8
    for i, seat in enumerate(edict.owners):
        sprite = people.foreman(seat, size) if seat in edict.foremen else people.servant(seat, size)
        put(image, sprite, box.x + 10 + i * (size + 2), box.bottom - size - 4)
    if new:
        put(image, fresh(40), box.right - 26, box.y - 10)
