"""Small signs that all games use: coin, bowl, lantern, sundial, clock, die, deck of cards, house, broom, cup.

``icon(name, size)`` gives a cached RGBA sprite, ``size`` square. Games draw their own emblems with the same pen:
a function of a pen, a centre and a unit (the icon is 100 units high).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypeAlias

from PIL import Image

from render.kit.cache import SPRITES
from render.kit.palette import (
    AZURITE,
    GAMBOGE,
    GOLD,
    INDIGO,
    INK,
    MALACHITE,
    PAPER,
    ROUGE,
    SHADED,
    SLIP,
    VERMILION,
    WASH,
    WHITE,
    Colour,
    deep,
    mix,
)
from render.kit.pen import Pen, curve

Glyph: TypeAlias = Callable[[Pen, float, float, float], None]
"""Draws around a centre ``x, y``; one unit is a hundredth of the icon's height."""


def icon(name: str, size: int) -> Image.Image:
    """The sign called ``name`` (a key of ``ICONS``), ``size × size`` px."""
    return drawn(("icon", name), ICONS[name], size)


def drawn(key: tuple[str, ...], glyph: Glyph, size: int) -> Image.Image:
    """Any glyph as a cached sprite; ``key`` must name it."""
    return SPRITES.get((*key, size), lambda: _drawn(glyph, size))


def _drawn(glyph: Glyph, size: int) -> Image.Image:
    pen = Pen(size, size)
    glyph(pen, size / 2, size / 2, size / 100)
    return pen.done()


def coin(pen: Pen, x: float, y: float, u: float) -> None:
    """A cash coin with its square hole."""
    dark = mix(GOLD, INK, 0.5)
    pen.disc(x + 2 * u, y + 4 * u, 44 * u, (*INK, 60))
    pen.disc(x, y, 45 * u, mix(GOLD, INK, 0.12))
    pen.disc(x, y, 42 * u, mix(GAMBOGE, GOLD, 0.35))
    pen.disc(x - 3 * u, y - 4 * u, 36 * u, (*mix(GAMBOGE, WHITE, 0.3), 150))
    pen.ring(x, y, 45 * u, dark, 3.4 * u)
    pen.ring(x, y, 36 * u, (*dark, 150), 2.4 * u)
    pen.box(x - 13 * u, y - 13 * u, 26 * u, 26 * u, SLIP, dark, 4 * u, 2 * u)
    for dx, dy in ((0, -25), (0, 25), (-25, 0), (25, 0)):
        pen.line([(x + dx * u - 4 * u, y + dy * u), (x + dx * u + 4 * u, y + dy * u)], (*dark, 190), 2.6 * u)
        pen.line([(x + dx * u, y + dy * u - 4 * u), (x + dx * u, y + dy * u + 4 * u)], (*dark, 190), 2.6 * u)


def bowl(pen: Pen, x: float, y: float, u: float) -> None:
    """A bowl of rice with steam: a menu."""
    celadon = mix(MALACHITE, WHITE, 0.45)
    line = deep(INDIGO, 0.3)
    for dx in (-16, 2, 20):
        steam = [(x + dx * u, y - 22 * u), (x + (dx + 5) * u, y - 31 * u), (x + (dx - 3) * u, y - 38 * u)]
        pen.line(curve([*steam, (x + (dx + 3) * u, y - 46 * u)], 6), (*WASH, 220), 3.4 * u)
    pen.disc(x, y - 2 * u, 33 * u, WHITE, 17 * u)
    pen.line(
        curve([(x - 33 * u, y), (x - 14 * u, y - 17 * u), (x + 12 * u, y - 18 * u), (x + 33 * u, y)], 8), line, 2.6 * u
    )
    body = [(x - 45 * u, y), (x - 34 * u, y + 26 * u), (x - 16 * u, y + 38 * u)]
    body = curve([*body, (x + 16 * u, y + 38 * u), (x + 34 * u, y + 26 * u), (x + 45 * u, y)], 8)
    pen.polygon(body, celadon)
    pen.polygon(
        [(x - 45 * u, y), (x + 45 * u, y), (x + 42 * u, y + 9 * u), (x - 42 * u, y + 9 * u)], mix(celadon, line, 0.3)
    )
    pen.line([*body, body[0]], line, 3.4 * u)
    pen.box(x - 16 * u, y + 37 * u, 32 * u, 8 * u, mix(celadon, line, 0.2), line, 3 * u, 2 * u)


def lantern(pen: Pen, x: float, y: float, u: float) -> None:
    """A red lantern."""
    line = deep(VERMILION, 0.55)
    pen.line([(x, y - 47 * u), (x, y - 34 * u)], line, 3 * u)
    pen.disc(x, y - 2 * u, 36 * u, VERMILION, 30 * u)
    pen.disc(x - 6 * u, y - 6 * u, 20 * u, (*GAMBOGE, 130), 20 * u)
    for rx in (36, 23, 9):
        pen.ring(x, y - 2 * u, rx * u, line, 2.4 * u, 30 * u)
    pen.box(x - 17 * u, y - 37 * u, 34 * u, 8 * u, GOLD, line, 2.4 * u, 2 * u)
    pen.box(x - 17 * u, y + 25 * u, 34 * u, 8 * u, GOLD, line, 2.4 * u, 2 * u)
    for dx in (-8, 0, 8):
        pen.line([(x + dx * u, y + 33 * u), (x + dx * 0.8 * u, y + 47 * u)], GOLD, 3 * u)


def sundial(pen: Pen, x: float, y: float, u: float) -> None:
    """A tilted stone dial with its gnomon."""
    line = deep(WASH, 0.6)
    pen.polygon(
        [(x - 14 * u, y + 14 * u), (x + 14 * u, y + 14 * u), (x + 22 * u, y + 44 * u), (x - 22 * u, y + 44 * u)], WASH
    )
    pen.line(
        [(x - 14 * u, y + 14 * u), (x - 22 * u, y + 44 * u), (x + 22 * u, y + 44 * u), (x + 14 * u, y + 14 * u)],
        line,
        3 * u,
    )
    pen.disc(x, y - 4 * u, 43 * u, mix(SHADED, WASH, 0.4), 31 * u)
    pen.ring(x, y - 4 * u, 43 * u, line, 3.4 * u, 31 * u)
    for i in range(12):
        a = math.radians(i * 30)
        px, py = x + 36 * u * math.cos(a), y - 4 * u + 25 * u * math.sin(a)
        pen.disc(px, py, 2.6 * u, line)
    pen.polygon([(x - 2 * u, y - 2 * u), (x + 24 * u, y + 8 * u), (x + 2 * u, y - 7 * u)], (*INK, 110))
    pen.line([(x, y - 4 * u), (x - 10 * u, y - 46 * u)], VERMILION, 5 * u)


def clock(pen: Pen, x: float, y: float, u: float) -> None:
    """An hourglass: waiting, deadlines."""
    line = deep(AZURITE, 0.5)
    glass = [(x - 26 * u, y - 38 * u), (x + 26 * u, y - 38 * u), (x + 5 * u, y), (x + 26 * u, y + 38 * u)]
    glass += [(x - 26 * u, y + 38 * u), (x - 5 * u, y)]
    pen.polygon(glass, mix(AZURITE, WHITE, 0.8))
    pen.polygon([(x - 16 * u, y - 20 * u), (x + 16 * u, y - 20 * u), (x + 2 * u, y), (x - 2 * u, y)], GAMBOGE)
    pen.polygon([(x - 22 * u, y + 36 * u), (x, y + 14 * u), (x + 22 * u, y + 36 * u)], GAMBOGE)
    pen.line(glass, line, 4 * u, closed=True)
    for dy in (-42, 42):
        pen.box(x - 32 * u, y + dy * u - 4 * u, 64 * u, 8 * u, GOLD, line, 3 * u, 3 * u)


def deck(pen: Pen, x: float, y: float, u: float) -> None:
    """A face-down stack of cards."""
    for k in (2, 1, 0):
        px, py = x - 34 * u + k * 5 * u, y - 44 * u + k * 5 * u
        pen.box(px, py, 58 * u, 78 * u, mix(INDIGO, WHITE, 0.08 * k), deep(INDIGO, 0.6), 2.6 * u, 6 * u)
    pen.box(x - 28 * u, y - 38 * u, 46 * u, 66 * u, line=(*GAMBOGE, 255), width=2.4 * u, radius=4 * u)
    cx, cy = x - 5 * u, y - 5 * u
    for dx, dy in ((0, -9), (0, 9), (-9, 0), (9, 0)):
        pen.disc(cx + dx * u, cy + dy * u, 7 * u, GAMBOGE)
    pen.disc(cx, cy, 4.5 * u, INDIGO)


def house(pen: Pen, x: float, y: float, u: float) -> None:
    """A small hall: a built model."""
    line = deep(INDIGO, 0.5)
    pen.box(x - 38 * u, y + 34 * u, 76 * u, 10 * u, mix(SHADED, WASH, 0.4), line, 2.6 * u, 2 * u)
    pen.box(x - 30 * u, y - 4 * u, 60 * u, 40 * u, PAPER, line, 2.6 * u)
    pen.box(x - 10 * u, y + 6 * u, 20 * u, 30 * u, ROUGE, line, 2.4 * u)
    for dx in (-30, -14, 10, 26):
        pen.box(x + dx * u, y - 4 * u, 5 * u, 40 * u, ROUGE)
    eaves = curve([(x - 48 * u, y - 8 * u), (x - 30 * u, y - 18 * u), (x - 16 * u, y - 42 * u)], 6)
    right = [(2 * x - px, py) for px, py in reversed(eaves)]
    pen.polygon([*eaves, *right, (x + 34 * u, y), (x - 34 * u, y)], mix(INDIGO, WASH, 0.3))
    pen.line([*eaves, *right, (x + 34 * u, y), (x - 34 * u, y)], line, 3 * u, closed=True)
    pen.line([(x - 20 * u, y - 43 * u), (x + 20 * u, y - 43 * u)], line, 6 * u)


def broom(pen: Pen, x: float, y: float, u: float) -> None:
    """A besom: the fee for clearing a site."""
    line = deep(GOLD, 0.6)
    pen.line([(x + 32 * u, y - 44 * u), (x - 4 * u, y + 4 * u)], line, 7 * u)
    pen.line([(x + 32 * u, y - 44 * u), (x - 4 * u, y + 4 * u)], mix(GOLD, INK, 0.15), 4 * u)
    head = [(x - 12 * u, y - 4 * u), (x + 6 * u, y + 10 * u), (x - 8 * u, y + 44 * u), (x - 46 * u, y + 20 * u)]
    pen.polygon(head, GAMBOGE)
    pen.line(head, line, 3.4 * u, closed=True)
    for t in (0.25, 0.5, 0.75):
        pen.line(
            [(x + (-12 + 18 * t) * u, y + (-4 + 14 * t) * u), (x + (-46 + 38 * t) * u, y + (20 + 24 * t) * u)],
            line,
            2.4 * u,
        )
    pen.line([(x - 15 * u, y + 2 * u), (x + 2 * u, y + 16 * u)], VERMILION, 5 * u)


def cup(pen: Pen, x: float, y: float, u: float) -> None:
    """A bronze tripod: victory."""
    line = deep(GOLD, 0.6)
    for dx in (-22, 0, 22):
        pen.line([(x + dx * 0.8 * u, y + 16 * u), (x + dx * 1.1 * u, y + 45 * u)], line, 9 * u)
        pen.line([(x + dx * 0.8 * u, y + 16 * u), (x + dx * 1.1 * u, y + 43 * u)], GOLD, 5 * u)
    for way in (-1, 1):
        pen.box(x + way * 25 * u - 8 * u, y - 46 * u, 16 * u, 26 * u, None, line, 5 * u, 4 * u)
    body = curve(
        [
            (x - 40 * u, y - 22 * u),
            (x - 36 * u, y + 12 * u),
            (x, y + 24 * u),
            (x + 36 * u, y + 12 * u),
            (x + 40 * u, y - 22 * u),
        ],
        8,
    )
    pen.polygon(body, mix(GOLD, GAMBOGE, 0.5))
    pen.line([*body, body[0]], line, 3.4 * u)
    pen.box(x - 43 * u, y - 28 * u, 86 * u, 11 * u, GOLD, line, 3 * u, 3 * u)
    for dx in (-20, 0, 20):
        pen.ring(x + dx * u, y - 2 * u, 8 * u, line, 3 * u)


def arrow(pen: Pen, x: float, y: float, u: float) -> None:
    """To the right."""
    points = [(-42, -12), (4, -12), (4, -34), (44, 0), (4, 34), (4, 12), (-42, 12)]
    pen.polygon([(x + a * u, y + b * u) for a, b in points], VERMILION)


def tick(pen: Pen, x: float, y: float, u: float) -> None:
    """Done."""
    pen.line([(x - 32 * u, y + 2 * u), (x - 8 * u, y + 26 * u), (x + 36 * u, y - 28 * u)], MALACHITE, 15 * u)


def die(face: int) -> Glyph:
    """A bone die showing ``face`` (1 to 6); one and four are red, as in China."""
    pips = {
        1: ((0, 0),),
        2: ((-20, -20), (20, 20)),
        3: ((-22, -22), (0, 0), (22, 22)),
        4: ((-20, -20), (20, -20), (-20, 20), (20, 20)),
        5: ((-22, -22), (22, -22), (0, 0), (-22, 22), (22, 22)),
        6: ((-20, -24), (20, -24), (-20, 0), (20, 0), (-20, 24), (20, 24)),
    }[face]
    colour: Colour = VERMILION if face in (1, 4) else INK

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        pen.box(x - 41 * u, y - 38 * u, 84 * u, 84 * u, (*INK, 70), radius=17 * u)
        pen.box(x - 43 * u, y - 43 * u, 86 * u, 86 * u, WHITE, deep(WASH, 0.4), 3.4 * u, 17 * u)
        pen.box(x - 37 * u, y - 37 * u, 74 * u, 74 * u, None, (*SHADED, 255), 3 * u, 13 * u)
        for dx, dy in pips:
            pen.disc(x + dx * u, y + dy * u, (14 if face == 1 else 9.5) * u, colour)

    return draw


ICONS: Final[dict[str, Glyph]] = {
    "coin": coin,
    "bowl": bowl,
    "lantern": lantern,
    "sundial": sundial,
    "clock": clock,
    "deck": deck,
    "house": house,
    "broom": broom,
    "cup": cup,
    "arrow": arrow,
    "tick": tick,
    **{f"die-{face}": die(face) for face in range(1, 7)},
}
"""Every sign by its name."""
