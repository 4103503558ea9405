"""The whole table: halls, map, Wall, tracks, Decrees, Jade, canal, players; on a cached ground from cached sprites."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.gugong.view import LOCATIONS, Board, View
from engine.kernel import Decision
from engine.words import Localiser
from render.gugong import names
from render.gugong.changes import Changes
from render.gugong.country import draw_map, paint_map
from render.gugong.court import draw_halls, paint_hall
from render.gugong.layout import SIZE, TEXT, Frame, Layout, frame, layout
from render.gugong.market import draw_decrees, draw_jade, paint_jade
from render.gugong.spots import spots
from render.gugong.strips import draw_strip, paint_strip
from render.gugong.tracks import draw_ladder, draw_stairs, paint_ladder, paint_stairs
from render.gugong.wall import draw_wall, paint_wall
from render.gugong.waterway import draw_canal, paint_canal
from render.kit.boxes import Box
from render.kit.cache import LAYERS, tiled
from render.kit.ink import cartouche
from render.kit.landscape import birds, mist, panorama
from render.kit.legend import legend
from render.kit.marks import put_fresh
from render.kit.options import mark_options
from render.kit.palette import GAMBOGE, INK, PAPER, ROUGE, SLIP, SOFT_INK, VERMILION, WASH, WHITE, mix
from render.kit.paper import scroll
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.seals import seal
from render.kit.words import column, lay

TITLE = "故宮"
"""The game's own name, painted on the title slip in every language, as on the box."""


def draw_board(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The board (RGB, `layout.SIZE`)."""
    of = frame(view)
    plan = layout(of)
    image = _ground(of, view.cards.board, words).copy()
    under = (of, words.language)
    draw_halls(image, plan.halls, view, changed, under)
    draw_map(image, plan.map, view, changed, under)
    draw_wall(image, plan.wall, view, changed, under)
    draw_ladder(image, plan.intrigue, view, changed, under)
    draw_jade(image, plan.jade, view, changed, under)
    draw_decrees(image, plan.decrees, view, changed, words, under)
    draw_canal(image, plan.canal, view, changed, under)
    draw_stairs(image, plan.palace, view, changed, under)
    for player, part in zip(view.players, plan.people, strict=True):
        draw_strip(image, part, view, player, changed, words, under)
    _days(image, plan.days, view, changed, under)
    state = names.label("ended") if view.phase == "over" else names.label("state", day=view.day, turn=view.turn)
    lay(image, plan.legend.x + 4, plan.legend.mid_y, words.say(state), "sans", TEXT, INK)
    legend(image, plan.legend, decision is not None, bool(changed), words)
    if decision is not None:
        mark_options(image, decision, spots(plan, view))
    return image


def _ground(of: Frame, board: Board, words: Localiser) -> Image.Image:
    """The board without a piece on it."""
    key: Hashable = ("gugong", "ground", of, board.reward_points, board.square_cost, words.language)
    return LAYERS.get(key, lambda: _paint(of, layout(of), board, words))


def _paint(of: Frame, plan: Layout, board: Board, words: Localiser) -> Image.Image:
    mounted = scroll(*SIZE, ROUGE, 3)
    image = mounted.image.copy()
    paper = mounted.paper
    panorama(image, Box(paper.x, paper.y, paper.w, 225), 21, 0.55)
    birds(image, paper.x + 700, paper.y + 2, 3, 3, 10)
    mist(image, Box(paper.x, paper.y + 170, paper.w, 126), 5, PAPER, 0.8)
    put(image, cartouche(plan.title.w, plan.title.h), *plan.title.at)
    column(image, plan.title.mid_x, plan.title.y + 14, TITLE, "serif", 56, INK, 1.02)
    put(image, seal(54, "驛站"), plan.title.mid_x - 27, plan.title.bottom - 66)
    for kind in LOCATIONS:
        paint_hall(image, plan.halls[kind], kind, words)
    paint_map(image, plan.map, of, words)
    paint_wall(image, plan.wall, of, words)
    paint_ladder(image, plan.intrigue, words)
    paint_jade(image, plan.jade, board.square_cost, words)
    paint_canal(image, plan.canal, board, words)
    paint_stairs(image, plan.palace, of, words)
    for seat, person in enumerate(plan.people):
        paint_strip(image, person, seat)
    return image


def _days(image: Image.Image, boxes: tuple[Box, ...], view: View, changed: Changes, under: Hashable) -> None:
    """The Day track: a sun for each day, today's in vermilion."""
    key = ("gugong-days", under, view.day, view.phase == "over", changed.day)
    whole = Box(boxes[0].x - 4, boxes[0].y - 6, boxes[-1].right - boxes[0].x + 10, boxes[-1].bottom - boxes[0].y + 10)

    def draw() -> None:
        for day, box in enumerate(boxes, 1):
            today = day == view.day
            size = min(box.w, box.h)
            pen = Pen(size, size)
            c = size / 2
            pen.disc(c, c, c - 1, VERMILION if today else mix(SLIP, GAMBOGE, 0.3 if day > view.day else 0.0))
            pen.ring(c, c, c - 1, mix(VERMILION, INK, 0.4) if today else WASH, 1.8)
            put(image, pen.done(), box.mid_x - size // 2, box.y)
            colour = WHITE if today else SOFT_INK
            lay(image, box.mid_x, box.y + c, str(day), "bold", TEXT, colour, "middle")
            if today and changed.day:
                put_fresh(image, whole, 26, box.right - 16, box.y - 6)

    tiled(image, whole, key, draw)
