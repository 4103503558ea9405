"""The whole table: the mountain amid the seasons, turn order, what is on offer, the players."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.mount_tai.view import SEASONS, View
from engine.kernel import Decision
from engine.words import Localiser
from render.kit.cache import TILES
from render.kit.ink import cartouche
from render.kit.legend import legend
from render.kit.options import mark_options
from render.kit.palette import INK
from render.kit.printing import put
from render.kit.seals import seal
from render.kit.words import lay
from render.mount_tai.changes import Changes
from render.mount_tai.layout import SIZE, Layout, frame, layout
from render.mount_tai.mountain import bare, draw_mountain, paint_mountain
from render.mount_tai.offers import draw_buildings, draw_piles, paint_offers
from render.mount_tai.relief import relief
from render.mount_tai.seasons import draw_season, paint_season
from render.mount_tai.spots import board_spots, pyramids
from render.mount_tai.strips import draw_strip, draw_virtual, paint_strip, paint_virtual
from render.mount_tai.tracks import draw_order, draw_state

TITLE = "泰山"
"""The game's own name, painted on the title slip in every language, as on the box."""


def draw_board(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The board (RGB, `layout.SIZE`)."""
    plan = layout(frame(view))
    rock = relief(plan.mountain)
    under = (ground_key(view), words.language)
    image = _ground(plan, view, words, under).copy()
    draw_state(image, plan.state, view, words)
    draw_order(image, plan.order, view, changed, under)
    draw_mountain(image, rock, view, changed, under)
    for index, part in enumerate(plan.seasons):
        draw_season(image, part, index, view, changed, under)
    draw_buildings(image, plan.blueprint, plan.buildings, view, changed, words, under)
    draw_piles(image, plan.wilderness, plan.piles, view, changed, words, under)
    for player, person in zip(view.players, plan.people, strict=True):
        draw_strip(image, person, view, player, changed, words, under)
    if plan.virtual is not None and view.virtual is not None:
        draw_virtual(image, plan.virtual, view, view.virtual, words, under)
    legend(image, plan.legend, decision is not None, bool(changed), words)
    if decision is not None:
        mark_options(image, decision, board_spots(plan, rock, view), same=pyramids(view))
    return image


def ground_key(view: View) -> Hashable:
    """What the unchanging parts of a table's pictures depend on."""
    fiefs = tuple(player.fief for player in view.players)
    return "mount-tai", frame(view), view.ranges, view.water, fiefs, view.bonuses


def _ground(plan: Layout, view: View, words: Localiser, under: Hashable) -> Image.Image:
    """The board without a piece on it. Hardly two tables have it in common, so it is a tile and not a layer."""
    return TILES.get(("ground", under), lambda: _paint(plan, view, words))


def _paint(plan: Layout, view: View, words: Localiser) -> Image.Image:
    rock = relief(plan.mountain)
    image = bare(*SIZE, rock)
    paint_mountain(image, rock, view)
    put(image, cartouche(plan.title.w, plan.title.h), *plan.title.at)
    lay(image, plan.title.x + 62, plan.title.mid_y, TITLE, "serif", 50, INK, "middle")
    put(image, seal(52, "封禪"), plan.title.right - 64, plan.title.mid_y - 26)
    for index in range(len(SEASONS)):
        paint_season(image, plan.seasons[index], index, view, words)
    paint_offers(image, plan, words)
    for seat, person in enumerate(plan.people):
        paint_strip(image, person, seat)
    if plan.virtual is not None:
        paint_virtual(image, plan.virtual)
    return image
