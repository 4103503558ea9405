"""The whole table: halls, map, Wall, tracks, Decrees, Jade, canal, players; on a cached ground from cached sprites."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.gugong.content import LOCATIONS, REWARDS, Board
from engine.games.gugong.view import View
from engine.kernel import Decision
from engine.words import Localiser
from render.gugong import names
from render.gugong.changes import Changes
from render.gugong.country import draw_map, paint_map
from render.gugong.court import draw_halls, paint_hall
from render.gugong.layout import SIZE, Canal, Frame, Jade, Layout, Map, Track, Wall, frame, layout
from render.gugong.market import draw_decrees, draw_jade, paint_jade
from render.gugong.options import Spot, mark_options
from render.gugong.strips import draw_strip, goods_columns, paint_strip
from render.gugong.tracks import draw_ladder, draw_stairs, envoy_boxes, marker_boxes, paint_ladder, paint_stairs
from render.gugong.wall import draw_wall, paint_wall
from render.gugong.waterway import draw_canal, paint_canal
from render.kit.boxes import Box
from render.kit.cache import LAYERS, tiled
from render.kit.ink import cartouche
from render.kit.landscape import birds, mist, panorama
from render.kit.marks import fresh
from render.kit.palette import GAMBOGE, INK, PAPER, ROUGE, SLIP, SOFT_INK, VERMILION, WASH, WHITE, mix
from render.kit.paper import scroll
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.seals import put_tag, seal
from render.kit.type import width
from render.kit.words import NEEDED, SMALL, column, lay

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
    panorama(image, Box(paper.x, paper.y, paper.w, 250), 21, 0.55)
    birds(image, paper.x + 700, paper.y + 2, 3, 3, 10)
    mist(image, Box(paper.x, paper.y + 190, paper.w, 140), 5, PAPER, 0.8)
    put(image, cartouche(plan.title.w, plan.title.h), *plan.title.at)
    column(image, plan.title.mid_x, plan.title.y + 14, TITLE, "serif", 62, INK, 1.02)
    put(image, seal(60, "驛站"), plan.title.mid_x - 30, plan.title.bottom - 72)
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
            lay(image, box.mid_x, box.y + c, str(day), "bold", NEEDED, colour, "middle")
            if today and changed.day:
                put(image, fresh(26), box.right - 16, box.y - 6)

    tiled(image, whole, key, draw)


def legend(image: Image.Image, box: Box, options: bool, changed: bool, words: Localiser) -> None:
    """What the red marks mean, where there are any."""
    x = box.right
    if options:
        text = words.say(names.label("option"))
        lay(image, x, box.mid_y, text, "sans", SMALL, SOFT_INK, "right")
        x -= width(text, "sans", SMALL) + 26
        put_tag(image, x, box.mid_y, "A", 30)
        x -= 40
    if changed:
        text = words.say(names.label("changed"))
        lay(image, x, box.mid_y, text, "sans", SMALL, SOFT_INK, "right")
        put(image, fresh(30), x - width(text, "sans", SMALL) - 38, box.mid_y - 15)


def spots(plan: Layout, view: View) -> dict[str, Spot]:
    """The board's places by the names that options use in ``at``."""
    found: dict[str, Spot] = {}
    for kind, hall in plan.halls.items():
        roof = hall.box.top(52).inset(2, 0)
        found |= {f"gift:{kind}": Spot(hall.gift, roof, "middle"), f"location:{kind}": Spot(hall.foot, roof, "middle")}
    found |= map_spots(plan.map) | wall_spots(plan.wall) | jade_spots(plan.jade)
    found |= track_spots(plan.intrigue, plan.palace, view) | canal_spots(plan.canal)
    found |= decree_spots(plan.decrees, view)
    for seat, person in enumerate(plan.people):
        quarter = goods_columns(person.goods)
        found[f"tokens:{seat}"] = Spot(quarter[3], person.box.low(20).moved(0, 10), "middle", bare=True)
        found[f"pool:{seat}"] = Spot(quarter[1], person.box.low(20).moved(0, 10), "middle", bare=True)
        for harbor, reward in enumerate(REWARDS, 1):
            head = plan.canal.heads[harbor]
            found[f"reward:{seat}:{reward}"] = Spot(head, head.low(20), "middle")
    return found


def map_spots(part: Map) -> dict[str, Spot]:
    """Cities: tags above the token's left edge."""
    return {
        f"city:{city}": Spot(box, Box(box.x - 52, box.y - 10, box.w, 40), "top", box.w // 2)
        for city, box in part.cities.items()
    }


def wall_spots(part: Wall) -> dict[str, Spot]:
    """The Wall as a whole, and its dice."""
    stones = Box(part.stones[0].x, part.stones[0].y, part.stones[-1].right - part.stones[0].x, part.stones[0].h)
    found = {"wall": Spot(stones, part.box.low(20).moved(0, 14), "middle")}
    for i, box in enumerate(part.dice):
        found[f"die:{i}"] = Spot(box, box.low(20).moved(0, 26), "middle", 14)
    return found


def jade_spots(part: Jade) -> dict[str, Spot]:
    """Houses and the square: tags at the upper left corner."""
    found = {f"house:{i}": Spot(box, Box(box.x - 14, box.y - 8, 40, 40), "top") for i, box in enumerate(part.houses)}
    found["square"] = Spot(part.square, Box(part.square.x - 8, part.square.y - 12, 40, 40), "top")
    return found


def track_spots(ladder: Track, stairs: Track, view: View) -> dict[str, Spot]:
    """Markers and Envoys: tags above them."""
    found = {}
    for seat, box in marker_boxes(ladder, view).items():
        found[f"intrigue:{seat}"] = Spot(box, Box(box.mid_x - 90, box.y - 46, 180, 40), round=6)
    for seat, box in envoy_boxes(stairs, view).items():
        found[f"palace:{seat}"] = Spot(box, Box(box.mid_x - 90, box.y - 46, 180, 40), round=6)
    return found


def decree_spots(boxes: tuple[Box, ...], view: View) -> dict[str, Spot]:
    """Decrees: tags at the upper left corner."""
    return {
        f"decree:{edict.kind}": Spot(box, Box(box.x - 12, box.y - 14, 60, 40), "top")
        for edict, box in zip(view.edicts, boxes, strict=True)
    }


def canal_spots(part: Canal) -> dict[str, Spot]:
    """Harbor places, and the start of each route."""
    found = {}
    for route, row in enumerate(part.routes):
        for harbor, box in enumerate(row, 1):
            found[f"ship:r{route}h{harbor}"] = Spot(box.inset(3), Box(box.x, box.y + 2, 60, box.h - 4), "middle")
        first = row[0]
        found[f"canal:{route}"] = Spot(first.inset(3), Box(first.x, first.y + 2, 60, first.h - 4), "middle")
    return found
