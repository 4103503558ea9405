"""The map with what its tokens bring, the Great Wall, and the Grand Canal."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from PIL import Image

from engine.games.gugong.view import Board, View
from engine.kernel import Decision
from engine.words import Localiser
from render.gugong import names, rows, tokens
from render.gugong.changes import Changes
from render.gugong.country import draw_map, paint_map
from render.gugong.layout import TEXT, Canal, Frame, Map, Wall, canal, country, frame, wall
from render.gugong.spots import canal_spots, map_spots, wall_spots
from render.gugong.wall import draw_wall, paint_wall
from render.gugong.waterway import draw_canal, paint_canal
from render.kit.boxes import Box
from render.kit.cache import LAYERS
from render.kit.options import mark_options
from render.kit.palette import GAMBOGE, INK, ROUGE, SLIP, SOFT_INK, mix
from render.kit.paper import scroll
from render.kit.printing import put
from render.kit.sheets import flat, panel
from render.kit.words import block, lay

SIZE = (1440, 1226)


class Land(Struct, frozen=True):
    """The boxes of this picture."""

    map: Map
    key: Box
    wall: Wall
    canal: Canal


@cache
def plan(of: Frame) -> Land:
    """Map at the left, its key at the right, Wall and canal below."""
    page = Box(32, 38, SIZE[0] - 64, SIZE[1] - 76)
    upper = page.top(632)
    return Land(
        map=country(upper.left(790), of, 100),
        key=upper.beyond(802),
        wall=wall(page.below(642).top(140), of, 176, 84),
        canal=canal(page.below(792), of, 80, 42),
    )


def draw_land(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The picture (RGB, ``SIZE``)."""
    of = frame(view)
    part = plan(of)
    board = view.cards.board
    under = ("gugong", "land", of, board.reward_points, words.language)

    def ground() -> Image.Image:
        image = scroll(*SIZE, ROUGE, 4).image.copy()
        paint_map(image, part.map, of, words, 52)
        panel(image, part.key)
        paint_wall(image, part.wall, of, words)
        paint_canal(image, part.canal, board, words, 38)
        return image

    image = LAYERS.get(under, ground).copy()
    draw_map(image, part.map, view, changed, under)
    _key(image, part.key, view, words)
    draw_wall(image, part.wall, view, changed, under)
    draw_canal(image, part.canal, view, changed, under)
    if decision is not None:
        mark_options(image, decision, map_spots(part.map) | wall_spots(part.wall) | canal_spots(part.canal), 44)
    return image


def _key(image: Image.Image, box: Box, view: View, words: Localiser) -> None:
    """Each kind of token that lies on the map, and what it brings."""
    kinds = [kind for kind in view.cards.tokens if kind in view.map]
    _trades(image, view.cards.board, box.low(64).inset(10, 8))
    upper = box.top(box.h - 64)
    for kind, row in zip(kinds, upper.inset(14, 10).rows(max(len(kinds), 6), 4), strict=False):
        size = min(row.h, 76)
        put(image, tokens.token(kind, size), row.x, row.mid_y - size // 2)
        room = row.beyond(size + 14)
        text = words.say(names.token_effect(view.cards, kind))
        most = 1 if row.h < 64 else 2
        lines, small = block(text, "sans", 30 if most > 1 else TEXT, room.w, most, TEXT)
        title = row.h >= 82 and len(lines) == 1
        start = room.mid_y - (len(lines) - 1 + title) * TEXT * 0.6
        if title:
            lay(image, room.x, start, words.say(names.token(kind)), "bold", TEXT, INK)
            start += TEXT * 1.2
        for i, line in enumerate(lines):
            lay(image, room.x, start + i * TEXT * 1.2, line, "sans", small, SOFT_INK)


def _trades(image: Image.Image, board: Board, box: Box) -> None:
    """What two, four and six tokens are worth. (GG-TOK-01 to GG-TOK-03)"""
    size = box.h - 8
    for parts, part in zip(rows.trades(board, size), box.columns(3, 8), strict=True):
        flat(image, part, mix(SLIP, GAMBOGE, 0.2))
        rows.row(image, parts, part.mid_x - rows.row_width(parts, TEXT) / 2, part.mid_y, TEXT)
