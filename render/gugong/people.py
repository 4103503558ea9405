"""The people of a colour: servants, the Foreman, Envoy and Traveller; each bears the seat's shape on the robe.

Who they are shows in the outline: straw hat, headband and beard, winged hat, staff and bundle.
"""

from __future__ import annotations

from PIL import Image

from render.kit.brush import Brush
from render.kit.cache import SPRITES
from render.kit.icons import drawn
from render.kit.palette import GAMBOGE, GOLD, INK, SEATS, SLIP, VERMILION, WHITE, Colour, deep, mix
from render.kit.pen import Pen
from render.kit.seats import draw_mark

SKIN: Colour = (238, 208, 174)
STRAW: Colour = (228, 194, 122)
HAIR: Colour = (48, 42, 40)


def servant(seat: int, size: int) -> Image.Image:
    """A servant (RGBA, ``size`` square): a straw hat over a robe in the seat's colour."""

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        b = Brush(pen, x, y, u)
        _robe(b, seat, [(-34, 47), (-31, 12), (-17, -8), (17, -8), (31, 12), (34, 47)], 21)
        _head(b, -17, 13)
        b.shape([(-37, -16), (0, -49), (37, -16), (20, -12), (0, -10.6), (-20, -12)], STRAW, deep(GOLD, 0.6), 3.2)
        for a in (-17, 0, 17):
            b.straight([(0, -44), (a, -14)], (*deep(GOLD, 0.5), 150), 2)

    return drawn(("gugong", "servant", str(seat)), draw, size)


def foreman(seat: int, size: int, lying: bool = False) -> Image.Image:
    """The Foreman (RGBA): ``size`` square and upright, or lying on his back, ``2 * size`` wide and ``size`` high."""
    key = ("gugong", "foreman", seat, size, lying)
    return SPRITES.get(key, lambda: _lying(seat, size) if lying else _upright(seat, size))


def _upright(seat: int, size: int) -> Image.Image:
    pen = Pen(size, size)
    _foreman(Brush(pen, size / 2, size / 2, size / 100), seat, 0)
    return pen.done()


def _lying(seat: int, size: int) -> Image.Image:
    """He is drawn standing, twice as tall as wide, and laid down."""
    pen = Pen(size, 2 * size)
    _foreman(Brush(pen, size / 2, size * 1.1, size / 100), seat, 40)
    return pen.done().transpose(Image.Transpose.ROTATE_90)


def _foreman(b: Brush, seat: int, taller: float) -> None:
    """``taller``: by how much more than upright his robe falls and his head is raised."""
    up, low = -taller, taller
    edge = deep(SEATS[seat].colour, 0.6)
    hem = 47 if not taller else 42 + low
    _robe(b, seat, [(-42, hem), (-40, 8 + up), (-22, -8 + up), (22, -8 + up), (40, 8 + up), (42, hem)], 21)
    b.box(-41, 39 if not taller else 47, 82, 8, GAMBOGE, deep(GOLD, 0.6), 2.2)
    _head(b, -22 + up, 16)
    b.soft([(-11, -16 + up), (11, -16 + up), (7, 1 + up), (0, 7 + up), (-7, 1 + up)], HAIR)
    b.disc(0, -14 + up, 3.4, (196, 96, 84), 2)
    b.shape([(-17, -38 + up), (17, -38 + up), (18, -28 + up), (-18, -28 + up)], VERMILION, deep(VERMILION, 0.5), 2.2)
    b.soft([(-16, -37 + up), (-8, -47 + up), (8, -47 + up), (16, -37 + up)], HAIR)
    b.soft([(17, -33 + up), (29, -39 + up), (25, -31 + up), (30, -24 + up)], VERMILION, edge, 1.8)


def envoy(seat: int, size: int) -> Image.Image:
    """The Envoy: an official's black hat with its two wings, and a tablet in his hands."""

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        b = Brush(pen, x, y, u)
        _robe(b, seat, [(-33, 48), (-30, 14), (-16, -6), (16, -6), (30, 14), (33, 48)], 20)
        _head(b, -16, 13)
        b.soft([(-3, -7), (3, -7), (2, 2), (0, 8), (-2, 2)], HAIR)
        for way in (-1, 1):
            b.soft([(way * 12, -29), (way * 30, -34), (way * 47, -31), (way * 47, -24), (way * 30, -25)], HAIR)
        b.box(-17, -33, 34, 11, HAIR, radius=3)
        b.soft([(-12, -32), (-10, -46), (0, -50), (10, -46), (12, -32)], HAIR)
        b.disc(0, -32, 4, GAMBOGE)

    return drawn(("gugong", "envoy", str(seat)), draw, size)


def traveller(seat: int, size: int) -> Image.Image:
    """The Traveller: a wide felt hat, a staff with a gourd, a bundle on the back."""

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        b = Brush(pen, x - 6 * u, y, u)
        wood = (104, 70, 44)
        b.soft([(-40, 6), (-30, -12), (-14, -6), (-16, 20), (-34, 20)], mix(STRAW, WHITE, 0.2), deep(GOLD, 0.6), 2.4)
        _robe(b, seat, [(-29, 48), (-27, 14), (-15, -6), (15, -6), (27, 14), (31, 48)], 19)
        b.straight([(38, -48), (38, 48)], deep(wood, 0.4), 6)
        b.straight([(38, -47), (38, 47)], wood, 3)
        b.disc(46, -34, 6.4, deep(GOLD, 0.5))
        b.disc(46, -34, 4.6, GAMBOGE)
        b.disc(46, -24, 8.2, deep(GOLD, 0.5))
        b.disc(46, -24, 6.2, GAMBOGE)
        _head(b, -16, 13)
        b.disc(0, -26, 31, deep((110, 84, 60), 0.6), 8)
        b.disc(0, -26, 28.6, (150, 118, 84), 6)
        b.soft([(-15, -26), (-13, -41), (0, -46), (13, -41), (15, -26)], (150, 118, 84), deep((110, 84, 60), 0.6), 2.2)
        b.shape([(-15, -31), (15, -31), (15, -26), (-15, -26)], VERMILION)

    return drawn(("gugong", "traveller", str(seat)), draw, size)


def _robe(b: Brush, seat: int, points: list[tuple[float, float]], r: float) -> None:
    """A robe in the seat's colour with its white shape on it, in the middle of its length."""
    look = SEATS[seat]
    edge = deep(look.colour, 0.6)
    b.soft(points, look.colour, edge, 3.4)
    low, high = max(y for _, y in points), min(y for _, y in points)
    y = b.y + ((low + high) / 2 + 5) * b.u
    dip = {"triangle": -0.06, "star": 0.04}.get(look.shape, 0.0) * r * b.u
    draw_mark(b.pen, look.shape, b.x, y + dip, r * 0.8 * b.u, WHITE, mix(edge, INK, 0.2), 2.2 * b.u)


def _head(b: Brush, y: float, r: float) -> None:
    b.disc(0, y, r, deep(SKIN, 0.6))
    b.disc(0, y, r - 2.2, SKIN)
    for way in (-1, 1):
        b.disc(way * r * 0.36, y + r * 0.12, 1.7, INK)


def free(size: int) -> Image.Image:
    """The place of a servant who is not there."""
    return SPRITES.get(("gugong", "free", size), lambda: _free(size))


def _free(size: int) -> Image.Image:
    pen = Pen(size, size)
    u = size / 100
    pen.disc(size / 2, size / 2, 31 * u, (*deep(STRAW, 0.3), 46))
    pen.ring(size / 2, size / 2, 31 * u, (*deep(STRAW, 0.5), 150), max(1.2, 3 * u))
    pen.disc(size / 2, size / 2, 5 * u, (*SLIP, 200))
    return pen.done()
