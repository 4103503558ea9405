"""Where everything lies on the board: named boxes, computed once for each number of players and of things on offer."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from engine.games.mount_tai.view import View
from render.kit.boxes import Box

WIDTH = 1440
SIZE = (WIDTH, 1284)
"""Width and height of the board: a tenth less than other pictures, as it is dense and files are to stay small."""
TEXT = 27
"""The smallest size of anything that a player needs (22 px at a width of 1200)."""
WIDE = 560
"""From this width on, a player's part is laid out in fewer rows."""
FINE = 23
"""For what only adorns."""


class Frame(Struct, frozen=True):
    """What the plan depends on: seats, parties in the turn order, kinds of buildings and piles on offer.

    `spaces` is the number of events of each round of a year.
    """

    seats: int
    parties: int
    kinds: int
    piles: int
    spaces: tuple[int, ...]


class SeasonPlan(Struct, frozen=True):
    """A season: head, bonus tile, the disc and the events of its two rounds, the Praise tiles of both years."""

    box: Box
    head: Box
    bonus: Box
    discs: tuple[Box, ...]
    events: tuple[tuple[Box, ...], ...]
    praises: tuple[Box, ...]


class Person(Struct, frozen=True):
    """A player's part: name, reputation with the edict tiles that are left, resources, buildings and talents."""

    box: Box
    plate: Box
    standing: Box
    goods: Box
    belongings: Box


class Layout(Struct, frozen=True):
    """All of the board. `order` are the places of the turn order area, first to last; `virtual` is for the virtual
    player of the solo game.
    """

    title: Box
    state: Box
    order: tuple[Box, ...]
    mountain: Box
    seasons: tuple[SeasonPlan, ...]
    blueprint: Box
    buildings: tuple[Box, ...]
    wilderness: Box
    piles: tuple[Box, ...]
    people: tuple[Person, ...]
    virtual: Box | None
    legend: Box


def frame(view: View) -> Frame:
    """What the plan of this table depends on."""
    return Frame(
        seats=view.seats,
        parties=len(view.order),
        kinds=max(len(view.blueprints), view.cards.board.kinds[view.seats]),
        piles=len(view.piles),
        spaces=tuple(len(row) for row in view.events),
    )


@cache
def layout(of: Frame) -> Layout:
    """The board."""
    page = Box(32, 36, SIZE[0] - 64, SIZE[1] - 72)
    head = page.top(88)
    middle = page.below(96).top(712)
    market = page.below(818).top(188)
    side = 254
    left, right = middle.left(side).rows(2, 8), middle.end(side).rows(2, 8)
    corners = (left[0], right[0], right[1], left[1])  # clockwise, as the year goes round
    blueprint = market.left(150 * of.kinds + 14)
    wilderness = market.beyond(blueprint.w + 10)
    parts = page.below(1012).top(192).columns(of.parties, 10)
    return Layout(
        title=head.left(176),
        state=head.beyond(194).left(1376 - 194 - 150 * of.parties),
        order=head.end(150 * of.parties - 10).columns(of.parties, 10),
        mountain=middle.beyond(side + 2).left(middle.w - 2 * side - 4),
        seasons=tuple(season(box, of.spaces[2 * index : 2 * index + 2]) for index, box in enumerate(corners)),
        blueprint=blueprint,
        buildings=blueprint.inset(7, 7).below(34).columns(of.kinds, 6),
        wilderness=wilderness,
        piles=wilderness.inset(7, 7).below(34).columns(of.piles, 6),
        people=tuple(person(box) for box in parts[: of.seats]),
        virtual=parts[of.seats] if of.parties > of.seats else None,
        legend=Box(middle.x + side + 20, middle.bottom - 36, middle.w - 2 * side - 40, 32),
    )


def season(box: Box, spaces: tuple[int, ...], praise: int = 60) -> SeasonPlan:
    """A season in `box`, with Praise tiles `praise` px high."""
    inner = box.inset(7, 6)
    tall = 74
    wide = min((inner.w - 38) // max(spaces), 100)
    rows = [inner.below(48 + index * (tall + 8)).top(tall) for index in range(len(spaces))]
    return SeasonPlan(
        box=box,
        head=inner.top(42),
        bonus=inner.top(42).end(72),
        discs=tuple(Box(row.x, row.mid_y - 17, 34, 34) for row in rows),
        events=tuple(
            tuple(Box(row.x + 39 + i * wide, row.y, wide - 4, row.h) for i in range(count))
            for row, count in zip(rows, spaces, strict=True)
        ),
        praises=inner.low(2 * praise + 5).rows(2, 5),
    )


def person(box: Box) -> Person:
    """A player's part of 192 px height; in a wide one all goods stand in one row."""
    inner = box.inset(9, 7)
    if box.w > WIDE:
        row = inner.below(50).top(46)
        return Person(
            box=box,
            plate=inner.top(44),
            standing=row.left(300),
            goods=row.beyond(310),
            belongings=inner.below(102).top(76),
        )
    return Person(
        box=box,
        plate=inner.top(44),
        standing=inner.below(48).top(42),
        goods=inner.below(90).top(40),
        belongings=inner.below(134).top(44),
    )
