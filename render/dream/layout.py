"""Where everything lies on the board: named boxes, computed once for each number of players."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from render.kit.boxes import Box

SIZE = (1600, 1272)
"""Width and height of the board."""
SPACES = 6
"""Spaces of the street: four, and the two spare ones."""


class Panel(Struct, frozen=True):
    """A player's part of the board."""

    box: Box
    plate: Box
    coins: Box
    models: Box
    sites: tuple[Box, ...]
    kitchen: Box
    room: Box


class Layout(Struct, frozen=True):
    """All boxes of the board; ``queue[0]`` is the space on the far right."""

    title: Box
    notice: Box
    decks: Box
    queue: tuple[Box, ...]
    street: Box
    shops_head: Box
    shops: tuple[Box, ...]
    menus_head: Box
    menus: tuple[Box, ...]
    panels: tuple[Panel, ...]
    legend: Box


@cache
def layout(seats: int, shops: int) -> Layout:
    """The board for ``seats`` players and a display of ``shops`` cards."""
    page = Box(40, 44, SIZE[0] - 80, SIZE[1] - 88)
    street = page.top(376)
    market = page.below(392).top(276)
    people = page.below(702).top(446)
    queue = street.end(1140).top(312).moved(0, 12).columns(SPACES, 12)
    return Layout(
        title=Box(page.x, page.y + 8, 78, 262),
        notice=Box(page.x + 92, page.y + 4, 278, 286),
        decks=Box(page.x + 84, page.y + 294, 292, 82),
        queue=tuple(reversed(queue)),
        street=street,
        shops_head=market.left(972).top(40),
        shops=market.left(972).below(44).columns(shops, 12),
        menus_head=market.end(518).top(40),
        menus=market.end(518).below(44).columns(4, 10),
        panels=tuple(panel(box) for box in people.columns(seats, 16)),
        legend=page.low(34),
    )


def panel(box: Box) -> Panel:
    """A player's part in ``box``. Between sites and kitchen, and under cards for sale, tags of options find room."""
    inner = box.inset(12, 10)
    score = inner.below(62).top(56)
    coins = round(inner.w * 0.56)
    sites = inner.below(126)
    return Panel(
        box=box,
        plate=inner.top(54),
        coins=score.left(coins),
        models=score.beyond(coins),
        sites=sites.top(174).grid(4, 2, 8),
        kitchen=inner.low(86).top(40),
        room=inner.low(40),
    )
