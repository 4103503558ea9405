"""What lies on the cells: settlements, farmland, towns and ascent markers of the seats; water, ponds, tribes, woods.

Each is a sprite made for its cell, whose terrace it fills.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PIL import Image

from engine.games.mount_tai.view import FARMLAND, MARKER, TOWN
from render.kit.boxes import Box
from render.kit.cache import SPRITES
from render.kit.palette import (
    AZURITE,
    GAMBOGE,
    GOLD,
    INK,
    MALACHITE,
    PAPER,
    SEATS,
    SLIP,
    VERMILION,
    WASH,
    WHITE,
    Colour,
    deep,
    mix,
)
from render.kit.pen import Pen, Point, curve
from render.kit.seats import draw_mark
from render.mount_tai.relief import Relief

RISE = 0.34
"""How far a sprite may reach above its terrace, in widths of a cell."""

Sprite = tuple[Image.Image, tuple[int, int]]
"""A sprite (RGBA) and where its upper left corner belongs."""


class Ground:
    """A pen on a cell's terrace. `spot(s, t)` is the point `s` of the way to the east and `t` to the south."""

    def __init__(self, of: Relief, cell: str, inset: float) -> None:
        corners = of.seen(cell, inset)
        rise = round(of.pitch * RISE)
        x = int(min(point[0] for point in corners)) - 4
        y = int(min(point[1] for point in corners)) - rise
        right = max(point[0] for point in corners)
        bottom = max(point[1] for point in corners)
        self.box = Box(x, y, int(right - x) + 6, int(bottom - y) + 6)
        self.pen = Pen(self.box.w, self.box.h)
        self.corners = [(px - x, py - y) for px, py in corners]
        self.u = of.pitch / 100

    def spot(self, s: float, t: float) -> Point:
        a, b, c, d = self.corners
        x0, y0 = a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s
        x1, y1 = d[0] + (c[0] - d[0]) * s, d[1] + (c[1] - d[1]) * s
        return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t

    def patch(self, s: float, t: float, w: float, h: float) -> list[Point]:
        """The corners of a part of the terrace."""
        return [self.spot(s, t), self.spot(s + w, t), self.spot(s + w, t + h), self.spot(s, t + h)]

    @property
    def sprite(self) -> Sprite:
        return self.pen.done(), self.box.at


def sprite(of: Relief, cell: str, what: str, draw: Callable[[Ground], None], inset: float = 0.12) -> Sprite:
    """A cached sprite of `what`, which names everything that `draw` depends on besides the cell."""
    key = ("mount-tai", "site", of.box, of.pitch, cell, what)
    place: list[Ground] = []

    def make() -> Image.Image:
        ground = Ground(of, cell, inset)
        draw(ground)
        place.append(ground)
        return ground.pen.done()

    image = SPRITES.get(key, make)
    return image, (place[0] if place else Ground(of, cell, inset)).box.at


def land(of: Relief, cell: str, seat: int, kind: str) -> Sprite:
    """A seat's tile on a cell."""

    def draw(ground: Ground) -> None:
        if kind == MARKER:
            _marker(ground, seat)
            return
        colour = SEATS[seat].colour
        ground.pen.polygon(ground.patch(0, 0, 1, 1), mix(SLIP, colour, 0.42))
        (_farmland if kind == FARMLAND else _town if kind == TOWN else _settlement)(ground, seat)
        ground.pen.line(ground.patch(0, 0, 1, 1), deep(colour, 0.15), 3 * ground.u, closed=True)
        _shape(ground, seat)

    return sprite(of, cell, f"{kind}:{seat}", draw)


def _shape(ground: Ground, seat: int) -> None:
    tall = ground.corners[3][1] - ground.corners[0][1]
    r = min(13.5 * ground.u, tall * 0.25)
    x, y = ground.spot(0.2, 1)
    y -= r * 1.2
    look = SEATS[seat]
    draw_mark(ground.pen, look.shape, x, y, r * 1.18, WHITE, deep(look.colour, 0.5), 1.6 * ground.u)
    draw_mark(ground.pen, look.shape, x, y, r * 0.84, look.colour, look.colour, 1)


def _farmland(ground: Ground, seat: int) -> None:
    """Furrows with young corn."""
    pen, u = ground.pen, ground.u
    pen.polygon(ground.patch(0.4, 0.1, 0.54, 0.82), mix(GAMBOGE, SLIP, 0.25))
    for i in range(4):
        t = 0.22 + i * 0.2
        pen.line([ground.spot(0.42, t), ground.spot(0.92, t)], mix(GOLD, INK, 0.3), 3 * u)
        for k in range(4):
            x, y = ground.spot(0.48 + k * 0.12, t)
            pen.line([(x - 3 * u, y - 8 * u), (x, y), (x + 3.4 * u, y - 8 * u)], deep(MALACHITE, 0.1), 2.6 * u)
    pen.line(ground.patch(0.4, 0.1, 0.54, 0.82), mix(GOLD, INK, 0.45), 1.6 * u, closed=True)


def _house(ground: Ground, s: float, t: float, size: float, roof: Colour) -> None:
    pen, u = ground.pen, ground.u * size
    x, y = ground.spot(s, t)
    dark = mix(roof, INK, 0.45)
    pen.box(x - 13 * u, y - 18 * u, 26 * u, 18 * u, SLIP, dark, 1.8 * u)
    pen.box(x - 4 * u, y - 11 * u, 8 * u, 11 * u, mix(INK, GOLD, 0.3))
    eaves = [(x - 20 * u, y - 16 * u), (x - 12 * u, y - 21 * u), (x - 8 * u, y - 32 * u)]
    outline = curve([*eaves, (x, y - 32.5 * u), *[(2 * x - px, py) for px, py in reversed(eaves)]], 4)
    pen.polygon(outline, roof)
    pen.line(outline, dark, 2 * u, closed=True)
    pen.line([(x - 10 * u, y - 32 * u), (x + 10 * u, y - 32 * u)], dark, 3.4 * u)


def _town(ground: Ground, seat: int) -> None:
    """Houses with roofs in the seat's colour."""
    roof = SEATS[seat].colour
    for s, t, size in ((0.6, 0.5, 0.74), (0.86, 0.56, 0.84), (0.68, 0.93, 1.0)):
        _house(ground, s, t, size, roof)


def _settlement(ground: Ground, seat: int) -> None:
    """A clearing: a fence round a hut of straw."""
    pen, u = ground.pen, ground.u
    for s in (0.52, 0.64, 0.76, 0.88):
        x, y = ground.spot(s, 0.3)
        pen.line([(x, y), (x, y - 10 * u)], mix(GOLD, INK, 0.5), 2.6 * u)
    for rise in (4, 8):
        (x0, y0), (x1, y1) = ground.spot(0.5, 0.3), ground.spot(0.92, 0.3)
        pen.line([(x0, y0 - rise * u), (x1, y1 - rise * u)], mix(GOLD, INK, 0.4), 1.8 * u)
    x, y = ground.spot(0.68, 0.86)
    straw = mix(GAMBOGE, SLIP, 0.3)
    pen.box(x - 10 * u, y - 13 * u, 20 * u, 13 * u, mix(SLIP, GOLD, 0.25), mix(GOLD, INK, 0.5), 1.8 * u)
    pen.box(x - 3 * u, y - 9 * u, 7 * u, 9 * u, mix(INK, GOLD, 0.3))
    outline = [(x - 17 * u, y - 10 * u), (x - 4 * u, y - 28 * u), (x + 4 * u, y - 28 * u), (x + 17 * u, y - 10 * u)]
    pen.polygon(outline, straw)
    pen.line(outline, mix(GOLD, INK, 0.55), 2 * u, closed=True)
    for k in (-8, -2, 4, 10):
        pen.line([(x + k * u * 0.4, y - 26 * u), (x + k * u, y - 12 * u)], mix(GOLD, INK, 0.25), 1.4 * u)


def _marker(ground: Ground, seat: int) -> None:
    """A banner on the summit."""
    pen, u = ground.pen, ground.u
    look = SEATS[seat]
    x, y = ground.spot(0.44, 0.88)
    pen.disc(x, y, 15 * u, (*INK, 70), 6 * u)
    pen.box(x - 12 * u, y - 8 * u, 24 * u, 10 * u, mix(WASH, SLIP, 0.5), mix(WASH, INK, 0.5), 1.6 * u, 2 * u)
    pen.line([(x, y - 4 * u), (x, y - 66 * u)], mix(GOLD, INK, 0.55), 4 * u)
    cloth = curve([(x, y - 66 * u), (x + 20 * u, y - 62 * u), (x + 44 * u, y - 66 * u)], 6)
    low = curve([(x + 44 * u, y - 28 * u), (x + 20 * u, y - 24 * u), (x, y - 28 * u)], 6)
    pen.polygon([*cloth, *low], look.colour)
    pen.line([*cloth, *low], deep(look.colour, 0.5), 2 * u, closed=True)
    middle = (x + 22 * u, y - 45 * u)
    draw_mark(pen, look.shape, *middle, 13 * u, WHITE, WHITE, 1)
    pen.disc(x, y - 68 * u, 4 * u, GAMBOGE)


def water(of: Relief, cell: str) -> Sprite:
    """A mountain lake."""

    def draw(ground: Ground) -> None:
        outline = curve([ground.spot(*spot) for spot in _SHORE], 8, closed=True)
        ground.pen.polygon(outline, mix(AZURITE, PAPER, 0.42))
        ground.pen.polygon(
            curve([ground.spot(0.5 + (s - 0.5) * 0.78, 0.54 + (t - 0.5) * 0.72) for s, t in _SHORE], 8, closed=True),
            mix(AZURITE, PAPER, 0.2),
        )
        _waves(ground, ((0.3, 0.4), (0.56, 0.62), (0.3, 0.82), (0.7, 0.3)))
        ground.pen.line(outline, mix(AZURITE, INK, 0.5), 2 * ground.u, closed=True)

    return sprite(of, cell, "water", draw, 0.1)


_SHORE = ((0.04, 0.3), (0.12, 0.04), (0.5, 0.07), (0.9, 0.02), (0.97, 0.4), (0.95, 0.92), (0.55, 0.97), (0.08, 0.95))


def _waves(ground: Ground, spots: tuple[Point, ...]) -> None:
    for s, t in spots:
        x, y = ground.spot(s, t)
        u = ground.u
        for k in range(2):
            at = x + k * 14 * u
            arc = curve([(at - 7 * u, y), (at - 3 * u, y - 3.4 * u), (at + 1 * u, y), (at + 5 * u, y + 1 * u)], 5)
            ground.pen.line(arc, WHITE, 2.2 * u)


def pond(of: Relief, cell: str) -> Sprite:
    """An artificial source of water: a round basin walled with stones."""

    def draw(ground: Ground) -> None:
        pen, u = ground.pen, ground.u
        x, y = ground.spot(0.64, 0.56)
        pen.disc(x, y, 30 * u, mix(WASH, SLIP, 0.45), 20 * u)
        pen.ring(x, y, 30 * u, mix(WASH, INK, 0.6), 2 * u, 20 * u)
        pen.disc(x, y, 24 * u, mix(AZURITE, PAPER, 0.25), 15 * u)
        pen.ring(x, y, 24 * u, mix(AZURITE, INK, 0.5), 1.8 * u, 15 * u)
        _waves(ground, ((0.56, 0.56),))

    return sprite(of, cell, "pond", draw)


def tribe(of: Relief, cell: str) -> Sprite:
    """A primitive tribe: two tents and a fire."""

    def draw(ground: Ground) -> None:
        pen, u = ground.pen, ground.u
        hide, dark = mix(GOLD, SLIP, 0.45), mix(GOLD, INK, 0.62)
        for s, t, size in ((0.62, 0.72, 0.8), (0.84, 0.94, 0.96)):
            x, y = ground.spot(s, t)
            k = u * size
            tent = [(x - 17 * k, y), (x, y - 32 * k), (x + 17 * k, y)]
            pen.line([(x - 4 * k, y - 40 * k), (x + 2 * k, y - 28 * k)], dark, 2.2 * k)
            pen.line([(x + 4 * k, y - 40 * k), (x - 2 * k, y - 28 * k)], dark, 2.2 * k)
            pen.polygon(tent, hide)
            pen.polygon([(x - 5 * k, y), (x, y - 15 * k), (x + 5 * k, y)], mix(INK, GOLD, 0.3))
            pen.line([(x - 10.5 * k, y - 12 * k), (x + 10.5 * k, y - 12 * k)], mix(GOLD, INK, 0.3), 2.4 * k)
            pen.line(tent, dark, 2 * k, closed=True)
        x, y = ground.spot(0.4, 0.96)
        for dx, rise, colour in ((0, 15, VERMILION), (0, 9, GAMBOGE)):
            pen.polygon([(x - 6 * u, y), (x + dx, y - rise * u), (x + 6 * u, y)], colour)
        pen.line([(x - 8 * u, y), (x + 8 * u, y)], dark, 3 * u)

    return sprite(of, cell, "tribe", draw)


def wood(of: Relief, cell: str, seed: int) -> Sprite:
    """Trees where nobody has a fief."""

    def draw(ground: Ground) -> None:
        random = Random(seed)
        spots = sorted((random.uniform(0.12, 0.88), random.uniform(0.35, 0.98)) for _ in range(4))
        for s, t in sorted(spots, key=lambda spot: spot[1]):
            pine(ground.pen, *ground.spot(s, t), ground.u * random.uniform(0.55, 0.8), 0.45)

    return sprite(of, cell, f"wood:{seed}", draw)


def pine(pen: Pen, x: float, y: float, u: float, pale: float = 0.0) -> None:
    """A pine as painters set them on rocks, `40 u` high."""
    trunk = mix(mix(INK, GOLD, 0.35), PAPER, pale)
    green = mix(mix(MALACHITE, INK, 0.35), PAPER, pale)
    pen.line(curve([(x, y), (x + 2 * u, y - 16 * u), (x - 1 * u, y - 30 * u)], 5), trunk, 3 * u)
    for dx, dy, wide in ((-6, -18, 13), (8, -24, 13), (-3, -32, 12), (2, -39, 8)):
        pen.disc(x + dx * u, y + dy * u, wide * u, green, 4.6 * u)
        pen.disc(x + dx * u, y + (dy - 1.6) * u, wide * 0.7 * u, mix(green, MALACHITE, 0.5), 2.6 * u)
