"""Where everything lies on the picture of one player: boxes that depend on what there is."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from render.jiangnan.layout import WIDTH
from render.kit.boxes import Box

EDGE = 32
GAP = 10
TITLE = 46
"""Height of a sheet's head."""
CARD = (122, 172)
"""A portfolio."""
PERSON = (148, 204)
"""A talent or an assistant."""
TILE = 168
"""A tile on the action track."""
COMPANY = 900
"""Width of the sheet of talent and assistants."""
SMALL_TILE = 74
"""A tile that was used, drafted, or lies in the bag."""


class Mat(Struct, frozen=True):
    """The plan: head, action track, used and drafted tiles, the bag (for its owner), works, people, cities."""

    size: tuple[int, int]
    head: Box
    track: Box
    tiles: tuple[Box, ...]
    used: Box
    drafted: Box
    bag: Box | None
    works: Box
    published: Box
    people: Box
    cities: Box
    foot: Box


@cache
def mat(own: bool, spaces: int) -> Mat:
    """The plan of a picture; `own` for its owner, `spaces` of the action track."""
    page = Box(EDGE, 36, WIDTH - 2 * EDGE, 2000)
    head = page.top(128)
    y = 128 + GAP
    row = page.below(y).top(TITLE + TILE + 22)
    track = row.left(spaces * (TILE + 8) + 24)
    side = row.beyond(track.w + GAP).rows(2, GAP)
    y += row.h + GAP
    bag = page.below(y).top(TITLE + SMALL_TILE + 14) if own else None
    y += bag.h + GAP if bag is not None else 0
    books = page.below(y).top(TITLE + CARD[1] + 14)
    y += books.h + GAP
    company = page.below(y).top(TITLE + PERSON[1] + 14)
    y += company.h
    return Mat(
        size=(WIDTH, 36 + y + 8 + 30 + 36),
        head=head,
        track=track,
        tiles=tuple(reversed(track.inset(12, 0).below(TITLE).top(TILE).columns(spaces, 8))),
        used=side[0],
        drafted=side[1],
        bag=bag,
        works=books.left(560),
        published=books.beyond(560 + GAP),
        people=company.left(COMPANY),
        cities=company.beyond(COMPANY + GAP),
        foot=page.below(y + 8).top(30),
    )


def fanned(box: Box, count: int, size: tuple[int, int]) -> tuple[Box, ...]:
    """Cards side by side from the left of ``box``, lapping over each other where they do not fit."""
    w, h = size
    step = w + 8 if count < 2 else min(w + 8, (box.w - w) // (count - 1))
    return tuple(Box(box.x + at * step, box.y, w, h) for at in range(count))
