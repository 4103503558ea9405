"""The seven officials, painted from the waist up: hat, robe with the badge of rank, and the thing of the office.

One unit is a hundredth of the picture's height.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct
from PIL import Image

from engine.games.gugong.view import Location
from render.kit.brush import Brush
from render.kit.icons import drawn
from render.kit.palette import (
    AZURITE,
    GAMBOGE,
    GOLD,
    INDIGO,
    INK,
    MALACHITE,
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

SKIN: Colour = (240, 211, 178)
HAIR: Colour = (48, 42, 40)
WOOD: Colour = (140, 98, 56)
PLUM: Colour = (104, 58, 104)


class Look(Struct, frozen=True):
    """What an official wears and holds; ``beard`` 0 to 2."""

    robe: Colour
    trim: Colour
    hat: Literal["winged", "helmet", "eunuch", "crown", "straw"]
    thing: Callable[[Brush], None]
    beard: int = 0


def official(kind: Location, size: int) -> Image.Image:
    """The official of a location (RGBA, ``size`` square)."""
    look = LOOKS[kind]

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        b = Brush(pen, x, y + 2 * u, u)
        line = deep(look.robe, 0.62)
        _robe(b, look, line)
        _face(b, look)
        _hat(b, look)
        look.thing(b)

    return drawn(("gugong", "official", kind), draw, size)


def _robe(b: Brush, look: Look, line: Colour) -> None:
    edge = curve([(-9, 2), (-27, 8), (-40, 27), (-46, 50)], 8)
    b.shape([*edge, *((-x, y) for x, y in reversed(edge))], look.robe, line, 2.6)
    for way in (-1, 1):
        b.shape(
            [(way * 31, 20), (way * 25, 26), (way * 29, 50), (way * 43, 50), (way * 39, 32)],
            (*deep(look.robe, 0.4), 70),
        )
        b.line([(way * 24, 30), (way * 27, 50)], (*line, 190), 2)
    b.soft([(-11, 0), (-9, 8), (0, 12), (9, 8), (11, 0), (0, 4)], WHITE, line, 1.6)
    if look.hat == "helmet":
        for row in range(3):
            for i in range(-3, 4):
                b.disc(i * 7 + (row % 2) * 3.5, 20 + row * 9, 4.6, mix(GOLD, look.robe, 0.35))
                b.ring(i * 7 + (row % 2) * 3.5, 20 + row * 9, 4.6, deep(GOLD, 0.5), 1.1)
        return
    b.shape([(-13, 18), (13, 18), (13, 43), (-13, 43)], mix(look.robe, INDIGO, 0.55), GAMBOGE, 2.2)
    b.disc(0, 26, 4.4, VERMILION)
    b.line([(-11, 38), (-6, 33), (0, 37), (6, 33), (11, 38)], WHITE, 2)
    b.soft([(-8, 33), (-3, 29), (3, 31), (9, 29), (4, 35), (-3, 35)], GAMBOGE, deep(GOLD, 0.4), 1)
    b.shape([(-28, 45), (28, 45), (29, 50), (-29, 50)], mix(look.trim, INK, 0.2), line, 1.4)


def _face(b: Brush, look: Look) -> None:
    line = deep(SKIN, 0.6)
    b.shape([(-5, -6), (5, -6), (6, 4), (0, 8), (-6, 4)], mix(SKIN, WOOD, 0.25))
    for way in (-1, 1):
        b.disc(way * 13, -15, 3, SKIN, 4.4)
        b.ring(way * 13, -15, 3, line, 1.2, 4.4)
    b.soft([(-13, -22), (-12, -9), (-6, -2), (0, 0), (6, -2), (12, -9), (13, -22), (0, -34)], SKIN, line, 2)
    for way in (-1, 1):
        b.line([(way * 3.2, -18.2), (way * 6, -19.4), (way * 8.8, -17.8)], HAIR, 1.7)
        b.disc(way * 5.8, -14.8, 1.4, HAIR)
        b.disc(way * 8, -9.6, 2.8, (*VERMILION, 62))
    b.line([(0.4, -14), (1.2, -10.2), (-0.8, -9.8)], (*line, 210), 1.3)
    b.line([(-2.6, -6), (0, -5.2), (2.6, -6)], ROUGE, 1.9)
    if look.beard:
        colour = HAIR if look.beard == 1 else mix(WASH, WHITE, 0.3)
        for way in (-1, 1):
            b.line([(way * 6.4, -4.6), (way * 3, -7.8), (way * 0.6, -8)], colour, 1.5)
        tip = 9 if look.beard == 1 else 19
        b.soft([(-4.6, -3), (-3.4, tip * 0.5), (0, tip), (3.4, tip * 0.5), (4.6, -3), (0, -2)], colour)


def _hat(b: Brush, look: Look) -> None:
    black, edge = mix(INK, INDIGO, 0.25), INK
    if look.hat == "winged":
        for way in (-1, 1):
            b.soft([(way * 12, -26), (way * 24, -31), (way * 36, -29), (way * 35, -24), (way * 22, -24)], black, edge)
        b.soft([(-15, -20), (-14.5, -33), (0, -36), (14.5, -33), (15, -20), (0, -24)], black, edge, 1.6)
        b.soft([(-10, -32), (-9, -43), (0, -47), (9, -43), (10, -32), (0, -35)], black, edge, 1.6)
        b.disc(0, -29.5, 2.8, look.trim)
    elif look.hat == "helmet":
        steel = mix(WASH, INDIGO, 0.35)
        b.line([(0, -38), (0, -50)], GOLD, 2.6)
        b.soft([(0, -50), (6, -45), (3, -39), (-3, -39), (-6, -45)], VERMILION, deep(VERMILION), 1)
        b.soft([(-16, -12), (-16, -30), (0, -41), (16, -30), (16, -12), (10, -23), (-10, -23)], steel, INK, 2)
        b.line([(-15, -24), (0, -28), (15, -24)], GAMBOGE, 3)
        b.disc(0, -31, 3.4, VERMILION)
    elif look.hat == "eunuch":
        b.shape([(-14.5, -20), (-16, -44), (16, -44), (14.5, -20), (0, -24)], black, edge, 1.8)
        b.shape([(-16, -21), (-15.4, -28), (0, -31), (15.4, -28), (16, -21), (0, -25)], look.trim, deep(look.trim), 1.4)
        b.disc(0, -37, 3.4, MALACHITE)
    elif look.hat == "crown":
        b.soft([(-14, -20), (-13, -32), (0, -36), (13, -32), (14, -20), (0, -24)], black, edge, 1.6)
        b.shape([(-9, -34), (-11, -48), (11, -48), (9, -34)], GAMBOGE, deep(GOLD, 0.5), 1.8)
        for x in (-4, 0, 4):
            b.line([(x, -46), (x, -36)], deep(GOLD, 0.5), 1.4)
        b.line([(-17, -40), (17, -40)], deep(GOLD, 0.5), 2)
    else:
        b.soft([(-15, -20), (-13, -32), (0, -35), (13, -32), (15, -20), (0, -24)], black, edge, 1.6)
        rim = [(-30, -22), (-13, -33), (0, -48), (13, -33), (30, -22), (0, -19)]
        b.soft(rim, mix(GAMBOGE, SHADED, 0.4), deep(GOLD, 0.5), 2)
        for x in (-18, -8, 8, 18):
            b.line([(0, -45), (x, -23)], (*deep(GOLD, 0.4), 150), 1.3)


def _sleeve(b: Brush, robe: Colour, x: float, y: float) -> None:
    """A hand that holds something at ``x, y``."""
    b.soft([(x - 11, y + 3), (x - 6, y - 2), (x + 6, y - 2), (x + 11, y + 3), (x + 8, y + 13), (x - 8, y + 13)], robe)
    b.disc(x, y, 4.4, SKIN)
    b.ring(x, y, 4.4, deep(SKIN, 0.55), 1.2)


def _map(b: Brush) -> None:
    """A travel map, unrolled."""
    b.shape([(-42, 14), (-20, 14), (-20, 40), (-42, 40)], mix(SLIP, SHADED, 0.4), deep(WOOD), 1.8)
    b.line([(-40, 34), (-34, 22), (-29, 30), (-22, 18)], VERMILION, 2)
    b.disc(-38, 19, 2, INDIGO)
    for y in (13, 41):
        b.line([(-45, y), (-17, y)], WOOD, 3.4)
    _sleeve(b, mix(AZURITE, WHITE, 0.15), -31, 42)


def _spear(b: Brush) -> None:
    """A spear with its tassel."""
    b.straight([(36, 50), (36, -32)], WOOD, 3.2)
    b.soft([(36, -49), (40, -39), (36, -32), (32, -39)], mix(WASH, WHITE, 0.5), INK, 1.4)
    b.soft([(32, -31), (40, -31), (42, -20), (30, -20)], VERMILION)
    _sleeve(b, ROUGE, 36, 20)


def _jade(b: Brush) -> None:
    """A jade ring on both hands."""
    b.disc(33, 20, 13, deep(MALACHITE, 0.5))
    b.disc(33, 20, 11.6, mix(MALACHITE, WHITE, 0.45))
    b.disc(33, 20, 4.6, deep(MALACHITE, 0.5))
    b.disc(33, 20, 3.4, SLIP)
    b.line([(33, 33), (33, 45)], VERMILION, 3)
    _sleeve(b, mix(MALACHITE, INK, 0.2), 33, 36)


def _fan(b: Brush) -> None:
    """A fan before the mouth: what is said behind it nobody hears."""
    ribs = [math.radians(-150 + 15 * i) for i in range(9)]
    rim = [(24 + 25 * math.cos(a), 24 + 25 * math.sin(a)) for a in ribs]
    b.shape([(24, 26), *rim], mix(SLIP, GAMBOGE, 0.25), deep(PLUM, 0.5), 1.6)
    for point in rim:
        b.straight([(24, 26), point], (*deep(PLUM, 0.4), 200), 1.2)
    b.disc(24, 9, 4, VERMILION)
    _sleeve(b, PLUM, 24, 27)


def _tablet(b: Brush) -> None:
    """The ivory tablet of an audience, held upright."""
    b.soft([(-5, 14), (5, 14), (7, 44), (-7, 44)], WHITE, deep(SHADED, 0.5), 1.8)
    for way in (-1, 1):
        _sleeve(b, mix(VERMILION, INK, 0.08), way * 8, 38)


def _edict(b: Brush) -> None:
    """An imperial edict of yellow silk."""
    b.shape([(-44, 20), (-14, 12), (-10, 26), (-40, 34)], GAMBOGE, deep(GOLD, 0.5), 1.8)
    for x, y in ((-44, 27), (-12, 19)):
        b.straight([(x - 2, y - 9), (x + 2, y + 9)], WOOD, 4)
    b.disc(-27, 23, 4, VERMILION)
    _sleeve(b, mix(INDIGO, AZURITE, 0.4), -28, 33)


def _oar(b: Brush) -> None:
    """A steering oar."""
    b.straight([(-38, -40), (-38, 50)], WOOD, 3.4)
    b.soft([(-38, -49), (-33, -40), (-34, -22), (-42, -22), (-43, -40)], mix(WOOD, SHADED, 0.35), deep(WOOD), 1.6)
    _sleeve(b, mix(MALACHITE, AZURITE, 0.4), -38, 16)


LOOKS: Final[dict[Location, Look]] = {
    "travel": Look(mix(AZURITE, WHITE, 0.15), GAMBOGE, "winged", _map, 1),
    "wall": Look(ROUGE, GAMBOGE, "helmet", _spear, 1),
    "jade": Look(mix(MALACHITE, INK, 0.2), GAMBOGE, "eunuch", _jade),
    "intrigue": Look(PLUM, VERMILION, "eunuch", _fan),
    "palace": Look(mix(VERMILION, INK, 0.08), GAMBOGE, "crown", _tablet, 2),
    "decree": Look(mix(INDIGO, AZURITE, 0.4), MALACHITE, "winged", _edict, 2),
    "canal": Look(mix(MALACHITE, AZURITE, 0.4), SHADED, "straw", _oar, 1),
}
"""By location."""
