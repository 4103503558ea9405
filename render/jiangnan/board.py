"""The whole table: three District Boards, the river below them, the Upkeep Board, the parties."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.jiangnan.view import View
from engine.kernel import Decision
from engine.words import Localiser
from render.jiangnan.changes import Changes, parties
from render.jiangnan.cover import ACCENT
from render.jiangnan.districts import draw_columns, paint_column, paint_plate
from render.jiangnan.layout import SIZE, Layout, layout
from render.jiangnan.spots import board_spots
from render.jiangnan.strips import draw_strips, paint_strip
from render.jiangnan.supply import draw_upkeep, paint_upkeep
from render.jiangnan.tracks import draw_order, draw_state
from render.jiangnan.water import draw_boats, paint_river
from render.kit.cache import LAYERS
from render.kit.ink import cartouche
from render.kit.legend import legend
from render.kit.options import mark_options
from render.kit.palette import INK
from render.kit.paper import scroll
from render.kit.printing import put
from render.kit.seals import seal
from render.kit.words import lay

TITLE = "江南"
"""The game's own name, painted on the title slip in every language, as on the box."""


def draw_board(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The overview (RGB, `layout.SIZE`)."""
    plan = layout(len(parties(view)))
    under = (ground_key(view), words.language)
    image = LAYERS.get(("ground", under), lambda: _paint(plan, view, words)).copy()
    draw_state(image, plan.state, view, words)
    draw_order(image, plan.order, view, changed, under)
    draw_columns(image, plan.columns, view, changed, under)
    draw_boats(image, plan.slots, view, changed, under)
    draw_upkeep(image, plan, view, changed, under)
    draw_strips(image, plan.people, view, changed, words, under)
    legend(image, plan.legend, decision is not None, bool(changed), words)
    if decision is not None:
        mark_options(image, decision, board_spots(plan, view))
    return image


def ground_key(view: View) -> Hashable:
    """What the unchanging parts of a table's pictures depend on."""
    return "jiangnan", len(parties(view)), view.bot is None, view.sides, view.cards.board.scholar_track


def _paint(plan: Layout, view: View, words: Localiser) -> Image.Image:
    image = scroll(*SIZE, ACCENT, 4).image.copy()
    paint_river(image, plan.river)
    put(image, cartouche(plan.title.w, plan.title.h), *plan.title.at)
    lay(image, plan.title.x + 62, plan.title.mid_y, TITLE, "serif", 50, INK, "middle")
    put(image, seal(52, "士紳"), plan.title.right - 64, plan.title.mid_y - 26)
    for box in plan.plates:
        paint_plate(image, box)
    for column, district in zip(plan.columns, view.slots, strict=True):
        paint_column(image, column, district, view, words)
    paint_upkeep(image, plan, view, words)
    for part, (party, _) in zip(plan.people, parties(view), strict=True):
        paint_strip(image, part, party)
    return image
