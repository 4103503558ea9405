"""Where everything lies: named boxes, computed once for each number of players.

Each part of the board has a plan of its own, made for any box, so that close-ups are the same parts in larger boxes.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from engine.games.gugong.view import LOCATIONS, Location, View
from render.kit.boxes import Box

SIZE = (1440, 1216)
"""Width and height of the board: a tenth less than other pictures, as it is dense and files are to stay small."""
TEXT = 27
"""The smallest size of anything that a player needs (22 px at a width of 1200)."""
FINE = 23
"""For what only adorns."""

CITIES: dict[str, tuple[float, float]] = {
    "lanzhou": (0.15, 0.13),
    "taiyuan": (0.49, 0.11),
    "jinan": (0.81, 0.14),
    "xian": (0.3, 0.34),
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
    page = Box(32, 38, SIZE[0] - 64, SIZE[1] - 76)
    top = page.top(286)
    middle = page.below(295).top(441)
    low = page.below(745).top(230)
    right = middle.beyond(477)
    tracks = right.below(121).top(167)
    title = top.left(76)
    return Layout(
        title=title.top(202),
        days=tuple(title.low(76).grid(2, -(-of.days // 2), 4)),
        halls={kind: hall(box) for kind, box in zip(LOCATIONS, top.beyond(83).columns(len(LOCATIONS), 5), strict=True)},
        map=country(middle.left(465), of),
        wall=wall(right.top(112), of),
        intrigue=ladder(tracks.left(587), of),
        jade=jade(tracks.beyond(599), of),
        decrees=right.low(144).columns(of.decrees, 7),
        canal=canal(low.left(677), of),
        palace=stairs(low.beyond(689), of),
        people=tuple(person(box) for box in page.below(984).top(136).columns(of.seats, 10)),
        legend=page.low(22).moved(0, 8),
    )


def hall(box: Box) -> Hall:
    """A hall of about 184 × 286."""
    inside = box.below(94).top(135)
    card = Box(inside.right - 108, inside.y + 3, 94, 132)
    return Hall(
        box=box,
        plaque=Box(box.x + 52, box.y + 55, box.w - 68, 42),
        sign=Box(box.x + 7, box.y + 50, 50, 50),
        inside=inside,
        figure=Box(inside.x + 3, inside.bottom - 104, 85, 104),
        gift=card,
        foot=box.below(227),
    )


def country(box: Box, of: Frame, token: int = 68) -> Map:
    """The map in ``box``, its tokens ``token`` px wide."""
    land = box.below(round(token * 0.64)).inset(5)
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
    head = land.y - box.y - 4
    camp = Box(box.x + round(box.w * 0.34), box.y + 3, round(box.w * 0.33), head)
    piles = Box(box.right - 190, box.y + 4, 180, head - 4)
    return Map(box=box, land=land, cities=cities, camp=camp, piles=piles)


def wall(box: Box, of: Frame, head: int = 176, die: int = 68) -> Wall:
    """The Great Wall in ``box`` between its name, ``head`` px wide, and the dice."""
    dice = Box(box.right - of.dice * (die + 6) - 8, box.y + (box.h - die) // 2, of.dice * (die + 6) - 6, die)
    room = Box(box.x + head, box.y, dice.x - 18 - box.x - head, box.h)
    spaces = room.columns(of.wall + BEYOND + 1, 3)
    tall = min(round(spaces[0].w * 1.25), box.h - 50)
    y = box.y + (box.h - tall) // 2 + 3
    stones = [Box(space.x, y, space.w, tall) for i, space in enumerate(spaces) if i != of.wall]
    tower = Box(spaces[of.wall].x, y - 22, spaces[0].w, tall + 40)
    return Wall(box=box, head=box.left(head), stones=tuple(stones), tower=tower, dice=dice.columns(of.dice, 6))


def ladder(box: Box, of: Frame, head: int = 40) -> Track:
    """The Intrigue track, from its start at the left."""
    return Track(box=box, steps=box.below(head).inset(7, 4).columns(of.intrigue + 1, 2))


def stairs(box: Box, of: Frame, place: int = 54) -> Track:
    """The stairs to the Palace, from the left; ``place`` is the width of a place there."""
    temple = box.end(max(len(of.places), 4) * place + 40)
    room = Box(box.x + 6, box.y, temple.x - box.x - 4, box.h - 6)
    steps = room.columns(of.palace, 2)
    foot = temple_foot(temple)
    low = round(foot * 0.45)
    rise = [low + (foot - low) * i // of.palace for i in range(of.palace)]
    return Track(
        box=box,
        steps=tuple(step.low(tall) for step, tall in zip(steps, rise, strict=True)),
        temple=temple.inset(2, 0).top(temple.h - 6),
        places=temple.inset(20, 0).low(foot + place + 6).top(foot + place).columns(len(of.places), 2),
    )


def temple_foot(temple: Box) -> int:
    """Height of the marble terrace under the Palace."""
    return round(temple.h * 0.4)


def jade(box: Box, of: Frame, head: int = 42) -> Jade:
    """The houses in one to three rows, and the square right of them."""
    side = round(box.w * 0.29)
    rows = 1 if len(of.houses) < 4 else 2 if len(of.houses) < 9 else 3
    shops = box.below(head).left(box.w - side - 6).inset(7, 0).top(box.h - head - 8)
    return Jade(
        box=box,
        houses=shops.grid(-(-len(of.houses) // rows), rows, 6)[: len(of.houses)],
        square=box.end(side).below(12).top(box.h - 22).left(side - 8),
    )


def canal(box: Box, of: Frame, head: int = 68, top: int = 37) -> Canal:
    """The harbors' heads, ``head`` px high, over a stretch of water for each route."""
    page = box.inset(6, 4)
    return Canal(
        box=box,
        heads=page.below(top).top(head).columns(of.harbors, 4),
        routes=tuple(row.columns(of.harbors, 4) for row in page.below(top + 2 + head).rows(of.routes, 4)),
    )


def person(box: Box) -> Person:
    """A player's part of 136 px height."""
    inner = box.inset(9, 7)
    return Person(box=box, plate=inner.top(44), score=inner.below(47).top(38), goods=inner.below(86).top(36))
