"""Where everything lies: named boxes, computed once for each number of players.

Each part of the board has a plan of its own, made for any box, so that close-ups are the same parts in larger boxes.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from engine.games.gugong.content import LOCATIONS, Location
from engine.games.gugong.view import View
from render.kit.boxes import Box

SIZE = (1600, 1354)
"""Width and height of the board."""

CITIES: dict[str, tuple[float, float]] = {
    "lanzhou": (0.15, 0.13),
    "taiyuan": (0.47, 0.11),
    "jinan": (0.81, 0.14),
    "xian": (0.31, 0.34),
    "nanjing": (0.84, 0.44),
    "wuchang": (0.57, 0.5),
    "chengdu": (0.15, 0.55),
    "guilin": (0.35, 0.73),
    "hangzhou": (0.84, 0.73),
    "guangzhou": (0.6, 0.85),
}
"""Where cities lie on the map, across and down; others find room on a grid in its middle."""
BEYOND = 3
"""Spaces of the Great Wall beyond the number that completes it: what one action can place above it."""


class Frame(Struct, frozen=True):
    """What the plans depend on, besides their boxes."""

    seats: int
    cities: tuple[str, ...]
    roads: tuple[tuple[str, str], ...]
    houses: tuple[int, ...]
    wall: int
    routes: int
    harbors: int
    intrigue: int
    palace: int
    places: tuple[int, ...]
    dice: int
    days: int
    decrees: int


class Hall(Struct, frozen=True):
    """An official's hall: the board with its name, the action's sign, the official, the gift, the step with words."""

    box: Box
    plaque: Box
    sign: Box
    inside: Box
    figure: Box
    gift: Box
    foot: Box


class Map(Struct, frozen=True):
    """The map: ``camp`` is where Travellers wait, ``piles`` where the Travel tokens to come lie."""

    box: Box
    land: Box
    cities: dict[str, Box]
    camp: Box
    piles: Box


class Wall(Struct, frozen=True):
    """The Great Wall: its spaces up to the tower, then those beyond; and the Destiny dice."""

    box: Box
    head: Box
    stones: tuple[Box, ...]
    tower: Box
    dice: tuple[Box, ...]


class Track(Struct, frozen=True):
    """The Intrigue track from its start, or the stairs of the Palace track, with what stands at the end."""

    box: Box
    steps: tuple[Box, ...]
    temple: Box | None = None
    places: tuple[Box, ...] = ()


class Jade(Struct, frozen=True):
    """The Jade houses and the square."""

    box: Box
    houses: tuple[Box, ...]
    square: Box


class Canal(Struct, frozen=True):
    """The Grand Canal: what each harbor is called and brings, and its places by route."""

    box: Box
    heads: tuple[Box, ...]
    routes: tuple[tuple[Box, ...], ...]


class Person(Struct, frozen=True):
    """A player's part: name, score, and what lies on the player board."""

    box: Box
    plate: Box
    score: Box
    goods: Box


class Layout(Struct, frozen=True):
    """All of the board."""

    title: Box
    days: tuple[Box, ...]
    halls: dict[Location, Hall]
    map: Map
    wall: Wall
    intrigue: Track
    jade: Jade
    decrees: tuple[Box, ...]
    canal: Canal
    palace: Track
    people: tuple[Person, ...]
    legend: Box


def frame(view: View) -> Frame:
    """What the plans of this table depend on."""
    board, side = view.cards.board, view.cards.side(view.seats)
    return Frame(
        seats=view.seats,
        cities=side.cities,
        roads=side.roads,
        houses=side.jade_houses,
        wall=view.wall_size,
        routes=side.routes,
        harbors=board.harbors,
        intrigue=board.intrigue_top,
        palace=board.palace_top,
        places=side.palace[: view.seats],
        dice=len(view.dice),
        days=board.days,
        decrees=len(view.edicts),
    )


@cache
def layout(of: Frame) -> Layout:
    """The board."""
    page = Box(36, 42, SIZE[0] - 72, SIZE[1] - 84)
    top = page.top(318)
    middle = page.below(328).top(490)
    low = page.below(828).top(256)
    right = middle.beyond(530)
    tracks = right.below(134).top(186)
    title = top.left(84)
    return Layout(
        title=title.top(224),
        days=tuple(title.low(84).grid(2, -(-of.days // 2), 4)),
        halls={kind: hall(box) for kind, box in zip(LOCATIONS, top.beyond(92).columns(len(LOCATIONS), 6), strict=True)},
        map=country(middle.left(516), of),
        wall=wall(right.top(124), of),
        intrigue=ladder(tracks.left(652), of),
        jade=jade(tracks.beyond(666), of),
        decrees=right.low(160).columns(of.decrees, 8),
        canal=canal(low.left(752), of),
        palace=stairs(low.beyond(766), of),
        people=tuple(person(box) for box in page.below(1094).top(150).columns(of.seats, 12)),
        legend=page.low(26),
    )


def hall(box: Box) -> Hall:
    """A hall of about 204 × 318."""
    inside = box.below(104).top(150)
    card = Box(inside.right - 120, inside.y + 3, 104, 146)
    return Hall(
        box=box,
        plaque=Box(box.x + 58, box.y + 62, box.w - 76, 46),
        sign=Box(box.x + 8, box.y + 56, 56, 56),
        inside=inside,
        figure=Box(inside.x + 4, inside.bottom - 116, 94, 116),
        gift=card,
        foot=box.below(252),
    )


def country(box: Box, of: Frame, token: int = 76) -> Map:
    """The map in ``box``, its tokens ``token`` px wide."""
    land = box.below(48).inset(5)
    spots = dict(CITIES)
    for i, name in enumerate(name for name in of.cities if name not in CITIES):
        spots[name] = (0.2 + 0.2 * (i % 4), 0.2 + 0.16 * (i // 4))
    cities = {
        name: Box(
            land.x + round(spots[name][0] * land.w) - token // 2,
            land.y + round(spots[name][1] * land.h) - token // 2 - 6,
            token,
            token,
        )
        for name in of.cities
    }
    camp = Box(land.x + 6, land.bottom - token - 8, round(token * 2.2), token)
    piles = Box(box.right - 200, box.y + 4, 190, 42)
    return Map(box=box, land=land, cities=cities, camp=camp, piles=piles)


def wall(box: Box, of: Frame, head: int = 196, die: int = 76) -> Wall:
    """The Great Wall in ``box`` between its name, ``head`` px wide, and the dice."""
    dice = Box(box.right - of.dice * (die + 6) - 8, box.y + (box.h - die) // 2, of.dice * (die + 6) - 6, die)
    room = Box(box.x + head, box.y, dice.x - 18 - box.x - head, box.h)
    spaces = room.columns(of.wall + BEYOND + 1, 3)
    tall = min(round(spaces[0].w * 1.25), box.h - 56)
    y = box.y + (box.h - tall) // 2 + 3
    stones = [Box(space.x, y, space.w, tall) for i, space in enumerate(spaces) if i != of.wall]
    tower = Box(spaces[of.wall].x, y - 22, spaces[0].w, tall + 40)
    return Wall(box=box, head=box.left(head), stones=tuple(stones), tower=tower, dice=dice.columns(of.dice, 6))


def ladder(box: Box, of: Frame) -> Track:
    """The Intrigue track, from its start at the left."""
    return Track(box=box, steps=box.below(44).inset(8, 4).columns(of.intrigue + 1, 2))


def stairs(box: Box, of: Frame, place: int = 60) -> Track:
    """The stairs to the Palace, from the left; ``place`` is the width of a place there."""
    temple = box.end(len(of.places) * place + 44)
    room = Box(box.x + 6, box.y, temple.x - box.x - 4, box.h - 6)
    steps = room.columns(of.palace, 2)
    foot = temple_foot(temple)
    low = foot // 3
    rise = [low + (foot - low) * i // of.palace for i in range(of.palace)]
    return Track(
        box=box,
        steps=tuple(step.low(tall) for step, tall in zip(steps, rise, strict=True)),
        temple=temple.inset(2, 0).top(temple.h - 6),
        places=temple.inset(22, 0).low(foot + place + 6).top(foot + place).columns(len(of.places), 2),
    )


def temple_foot(temple: Box) -> int:
    """Height of the marble terrace under the Palace."""
    return round(temple.h * 0.4)


def jade(box: Box, of: Frame) -> Jade:
    """The houses in one or two rows, and the square right of them."""
    side = round(box.w * 0.29)
    rows = 2 if len(of.houses) > 3 else 1
    shops = box.below(46).left(box.w - side - 6).inset(8, 0).top(box.h - 54)
    return Jade(
        box=box,
        houses=shops.grid(-(-len(of.houses) // rows), rows, 6)[: len(of.houses)],
        square=box.end(side).below(12).top(box.h - 22).left(side - 8),
    )


def canal(box: Box, of: Frame, head: int = 76) -> Canal:
    """The harbors' heads, ``head`` px high, over a stretch of water for each route."""
    page = box.inset(6, 4)
    return Canal(
        box=box,
        heads=page.below(40).top(head).columns(of.harbors, 4),
        routes=tuple(row.columns(of.harbors, 4) for row in page.below(42 + head).rows(of.routes, 4)),
    )


def person(box: Box) -> Person:
    """A player's part of 150 px height."""
    inner = box.inset(10, 8)
    return Person(box=box, plate=inner.top(48), score=inner.below(52).top(42), goods=inner.below(96).top(40))
