"""Where everything lies on the overview: named boxes, computed once for each number of parties."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from engine.games.jiangnan.view import DISTRICTS, UPKEEP
from render.kit.boxes import Box

WIDTH = 1440
SIZE = (WIDTH, 1034)
"""Width and height of the overview."""
TEXT = 27
"""The smallest size of anything that a player needs (22 px at a width of 1200)."""
OFFER = 15
"""Action tiles on the Upkeep Board, at most; in rows of ``OFFER_ROW``."""
OFFER_ROW = 5
BOARD = 2
"""Districts on a District Board."""


class Column(Struct, frozen=True):
    """A district: its head, what lies in it, its Scholar Track."""

    box: Box
    head: Box
    inside: Box
    scholars: Box


class Person(Struct, frozen=True):
    """A party's part: name; points, spirit, coins; ideas; works; people and places; action track."""

    box: Box
    plate: Box
    figures: Box
    ideas: Box
    works: Box
    people: Box
    track: Box


class Layout(Struct, frozen=True):
    """The overview. `columns` and the first six of `slots` go from left to right as the districts lie.

    `scoring` is the Public Scoring Track, `rest` the Rest Area, `goals` where goals wait for a boat.
    """

    title: Box
    state: Box
    order: tuple[Box, ...]
    plates: tuple[Box, ...]
    columns: tuple[Column, ...]
    upkeep: Box
    offer: tuple[Box, ...]
    scoring: tuple[Box, ...]
    rest: Box
    river: Box
    slots: tuple[Box, ...]
    goals: Box
    people: tuple[Person, ...]
    legend: Box


@cache
def layout(parties: int) -> Layout:
    """The overview for so many parties, the Bot among them."""
    page = Box(32, 36, WIDTH - 64, SIZE[1] - 72)
    head = page.top(84)
    land = page.below(90).top(398)
    water = page.below(488).top(140)
    upkeep = land.end(298)
    plates = land.left(land.w - 304).columns(len(DISTRICTS) // BOARD, 6)
    columns = tuple(_column(box) for plate in plates for box in plate.inset(5, 5).columns(BOARD, 4))
    slots = tuple(Box(column.box.x, water.y, column.box.w, water.h) for column in columns)
    last = Box(upkeep.x, water.y, upkeep.w, water.h)
    inner = upkeep.inset(8, 6)
    return Layout(
        title=head.left(176),
        state=head.beyond(192).left(page.w - 192 - 128 * parties - 8),
        order=head.end(128 * parties - 8).columns(parties, 8),
        plates=plates,
        columns=columns,
        upkeep=upkeep,
        offer=inner.below(40).top(170).grid(OFFER_ROW, OFFER // OFFER_ROW, 3),
        scoring=inner.below(220).top(96).columns(UPKEEP, 3),
        rest=inner.low(58),
        river=Box(0, water.y, WIDTH, water.h),
        slots=(*slots, last.left(170)),
        goals=last.end(last.w - 174),
        people=tuple(_person(box) for box in page.below(638).top(296).columns(parties, 8)),
        legend=page.low(26).moved(0, 6),
    )


def _column(box: Box) -> Column:
    return Column(box=box, head=box.top(42), inside=box.below(46).top(box.h - 46 - 58), scholars=box.low(54))


def _person(box: Box) -> Person:
    inner = box.inset(9, 7)
    return Person(
        box=box,
        plate=inner.top(42),
        figures=inner.below(47).top(42),
        ideas=inner.below(92).top(38),
        works=inner.below(134).top(38),
        people=inner.below(176).top(50),
        track=inner.below(230).top(52),
    )
