"""Scholars, servants and discs in the players' colours; each bears the shape of its colour.

A colour is a number from 0, as that of a seat, or `BOT`. The people of a vassal are those of its own colour.
"""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.jiangnan.dyes import HAIR, SKIN, STRAW
from render.kit.brush import Brush
from render.kit.icons import drawn
from render.kit.palette import INK, SEATS, WHITE, Colour, deep, mix
from render.kit.pen import Pen
from render.kit.seats import outline

BOT: Final = -1
"""The Bot's colour."""
IRON: Final[Colour] = (92, 90, 88)


def dyed(colour: int) -> Colour:
    """The pigment of a colour."""
    return IRON if colour == BOT else SEATS[colour].colour


def scholar(colour: int, size: int) -> Image.Image:
    """A scholar in a gown and a tall cap (RGBA, ``size`` square)."""

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        b = Brush(pen, x, y, u)
        dye = dyed(colour)
        line = deep(dye, 0.65)
        gown = [(-11, -12), (-25, -6), (-37, 22), (-28, 27), (-22, 16), (-27, 47), (27, 47), (22, 16), (28, 27),
                (37, 22), (25, -6), (11, -12)]  # fmt: skip
        cap = [(-13, -25), (-15, -46), (15, -46), (13, -25)]
        for shape in (gown, cap):
            b.straight(shape, WHITE, 9, closed=True)
        b.shape(gown, dye, line, 4)
        b.disc(0, -20, 14.5, line)
        b.disc(0, -20, 12, SKIN)
        for way in (-1, 1):
            b.disc(way * 4.6, -18, 2, INK)
        b.soft([(-3, -11), (0, -2), (3, -11)], HAIR)
        b.shape(cap, mix(HAIR, dye, 0.12), INK, 3)
        b.straight([(-14, -26), (14, -26)], mix(dye, WHITE, 0.35), 4)
        _badge(b, colour, 0, 20, 17)

    return drawn(("jiangnan", "scholar", str(colour)), draw, size)


def servant(colour: int, size: int) -> Image.Image:
    """A servant in a straw hat (RGBA, ``size`` square)."""

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        b = Brush(pen, x, y, u)
        dye = dyed(colour)
        line = deep(dye, 0.65)
        body = [(-36, 47), (-34, 10), (-20, -8), (20, -8), (34, 10), (36, 47)]
        hat = [(-38, -13), (0, -47), (38, -13), (0, -6)]
        b.soft(body, WHITE, WHITE, 13)
        b.straight(hat, WHITE, 12, closed=True)
        b.soft(body, dye, line, 4.5)
        b.shape(hat, STRAW, deep(STRAW, 0.65), 4.2)
        b.straight([(-30, -14), (0, -9), (30, -14)], dye, 4)
        _badge(b, colour, 0, 20, 21)

    return drawn(("jiangnan", "servant", str(colour)), draw, size)


def disc(colour: int, size: int) -> Image.Image:
    """A wooden disc, a player's marker (RGBA, ``size`` square)."""

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        b = Brush(pen, x, y, u)
        dye = dyed(colour)
        b.disc(0, 0, 49, WHITE)
        b.disc(0, 1, 46, deep(dye, 0.6))
        b.disc(0, 0, 42, dye)
        b.ring(0, 0, 37, (*mix(dye, WHITE, 0.5), 200), 2.4)
        _badge(b, colour, 0, 0, 26)

    return drawn(("jiangnan", "disc", str(colour)), draw, size)


def _badge(b: Brush, colour: int, a: float, c: float, r: float) -> None:
    """The shape of a colour in white; the Bot has a face."""
    if colour == BOT:
        b.box(a - r, c - r * 0.8, 2 * r, r * 1.6, WHITE, deep(IRON, 0.5), 2.2, r * 0.3)
        for way in (-1, 1):
            b.disc(a + way * r * 0.42, c - r * 0.1, r * 0.2, INK)
        b.straight([(a - r * 0.4, c + r * 0.42), (a + r * 0.4, c + r * 0.42)], INK, r * 0.16)
        return
    at = outline(SEATS[colour].shape, 0, 0, r)
    b.shape([(a + px, c + py) for px, py in at], WHITE, deep(SEATS[colour].colour, 0.5), 2.2)
