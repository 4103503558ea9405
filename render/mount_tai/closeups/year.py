"""The seasons large: the events of all rounds, and what the Praises of both years ask, in words."""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.games.mount_tai.view import SEASONS, View
from engine.kernel import Decision
from engine.words import Localiser
from render.kit.boxes import Box
from render.kit.cache import TILES
from render.kit.legend import legend
from render.kit.options import mark_options
from render.kit.palette import INK, MALACHITE, SOFT_INK
from render.kit.paper import scroll
from render.kit.words import block, lay
from render.mount_tai import names
from render.mount_tai.board import ground_key
from render.mount_tai.changes import Changes
from render.mount_tai.layout import TEXT, WIDTH, SeasonPlan, frame
from render.mount_tai.seasons import draw_season, paint_season
from render.mount_tai.spots import year_spots
from render.mount_tai.tracks import draw_state

SIZE = (WIDTH, 1200)
PAGE = Box(32, 38, 1376, 1124)


def plans(spaces: tuple[int, ...]) -> tuple[SeasonPlan, ...]:
    """The seasons clockwise from the upper left corner."""
    rows = PAGE.below(90).top(1000).rows(2, 14)
    (nw, ne), (sw, se) = (row.columns(2, 14) for row in rows)
    return tuple(_plan(box, spaces[2 * at : 2 * at + 2]) for at, box in enumerate((nw, ne, se, sw)))


def _plan(box: Box, spaces: tuple[int, ...]) -> SeasonPlan:
    inner = box.inset(12, 10)
    rows = inner.below(62).top(216).rows(2, 12)
    return SeasonPlan(
        box=box,
        head=inner.top(54),
        bonus=inner.top(54).end(112),
        discs=tuple(Box(row.x + 2, row.mid_y - 24, 48, 48) for row in rows),
        events=tuple(
            tuple(Box(row.x + 66 + i * 146, row.y, 134, row.h) for i in range(count))
            for row, count in zip(rows, spaces, strict=True)
        ),
        praises=tuple(Box(row.x, row.mid_y - 36, 288, 72) for row in inner.low(182).rows(2, 10)),
    )


def draw_year(view: View, decision: Decision | None, changed: Changes, words: Localiser) -> Image.Image:
    """The seasons (RGB)."""
    seasons = plans(frame(view).spaces)
    key: Hashable = (ground_key(view), words.language, "year", view.praises)
    image = TILES.get(key, lambda: _paint(view, seasons, words)).copy()
    draw_state(image, PAGE.top(88), view, words)
    for index, part in enumerate(seasons):
        draw_season(image, part, index, view, changed, key)
    legend(image, PAGE.low(30), decision is not None, bool(changed), words)
    if decision is not None:
        mark_options(image, decision, year_spots(seasons, view))
    return image


def _paint(view: View, seasons: tuple[SeasonPlan, ...], words: Localiser) -> Image.Image:
    image = scroll(*SIZE, MALACHITE, 3).image.copy()
    for index, part in enumerate(seasons):
        paint_season(image, part, index, view, words)
        about = [praise for at, praise in enumerate(view.praises) if at % len(SEASONS) == index]
        for praise, box in zip(about, part.praises, strict=True):
            room = Box(box.right + 12, box.y, part.box.right - box.right - 22, box.h)
            head = words.say(names.label("praise-year", praise=names.praise(praise.kind), year=praise.year))
            told = words.say(names.praise_text(view.cards, praise.kind, praise.year))
            lines, size = block(told, "sans", 29, room.w, 2, TEXT)
            start = room.mid_y - len(lines) * 15
            lay(image, room.x, start, head, "serif", TEXT, SOFT_INK)
            for at, line in enumerate(lines):
                lay(image, room.x, start + 32 + at * 30, line, "sans", size, INK)
    return image
