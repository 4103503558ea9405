"""Where everything lies on the picture of one player's board: named boxes, computed once for what there is to show."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from render.kit.boxes import Box
from render.mount_tai.layout import WIDTH
from render.mount_tai.pyramid import tall

GAP = 10
TALENT = 150
"""Height of a talent with its three skills."""
PLAQUE = 150
GUIDE = 340
TUTOR = 62


class Mat(Struct, frozen=True):
    """The boxes of a player's board. `edicts` is the sheet of the edict tiles, `tiles` the room where they lie, `gone`
    below them; `people` one box a talent. Boxes of what is not there are None.
    """

    size: tuple[int, int]
    page: Box
    plate: Box
    land: Box
    goods: Box
    sources: tuple[Box, ...]
    edicts: Box
    tiles: Box
    gone: Box
    talents: Box
    people: tuple[Box, ...]
    guide: Box | None
    tutor: Box | None
    buildings: Box
    works: tuple[Box, ...]
    legend: Box


@cache
def mat(layout: str, talents: int, buildings: int, lines: int, tutor: bool) -> Mat:
    """The board for a layout of edict tiles, so many talents, buildings, and lines of sources of reputation."""
    page = Box(32, 36, WIDTH - 64, 10**4)
    inner = page.inset(14, 14)
    head = inner.top(104)
    y = head.h + GAP
    sources = tuple(inner.below(y + 46 * line).top(42) for line in range(lines))
    y += 46 * lines + (6 if lines else 0)
    body = inner.below(y)
    left = body.left(760)
    right = body.beyond(760 + GAP)
    room = Box(left.x + 14, left.y + 60, left.w - 28, tall(layout, left.w - 28))
    gone_height = 92
    left_height = 60 + room.h + GAP + gone_height + 8
    rows = max(1, talents)
    people_height = 48 + (rows * (TALENT + 6) if talents else 60) + 6
    guide = people_height + GAP + GUIDE + (TUTOR + GAP if tutor else 0) <= max(left_height, 700)
    extra = (GUIDE + GAP if guide else 0) + (TUTOR + GAP if tutor else 0)
    height = max(left_height, people_height + extra)
    people_sheet = right.top(height - extra)
    y = people_sheet.bottom + GAP
    tutor_box = Box(right.x, y, right.w, TUTOR) if tutor else None
    y += TUTOR + GAP if tutor else 0
    guide_box = Box(right.x, y, right.w, GUIDE) if guide else None
    edicts = left.top(height)
    works_sheet = inner.below(edicts.bottom - inner.y + GAP).top(PLAQUE + 16 if buildings else 0)
    foot = (works_sheet.bottom if buildings else edicts.bottom) + 4
    legend = Box(inner.x, foot, inner.w, 30)
    bottom = legend.bottom + 6
    page = Box(page.x, page.y, page.w, bottom - page.y)
    return Mat(
        size=(WIDTH, bottom + 38),
        page=page,
        plate=head.left(410).top(50),
        land=head.left(410).low(50),
        goods=head.beyond(424),
        sources=sources,
        edicts=edicts,
        tiles=room.moved(0, max(0, (height - left_height) // 2)),
        gone=edicts.low(gone_height + 8).inset(14, 4),
        talents=people_sheet,
        people=tuple(people_sheet.inset(10, 0).below(48 + i * (TALENT + 6)).top(TALENT) for i in range(talents)),
        guide=guide_box,
        tutor=tutor_box,
        buildings=works_sheet,
        works=works_sheet.inset(8, 8).columns(8, 6)[:buildings] if buildings else (),
        legend=legend,
    )
