"""The twenty characters, painted from the waist up: robe, face, hair, and the thing by which one knows them.

One unit is a hundredth of the picture's height.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from render.jiangnan.dyes import CLAY, GILT, HAIR, JADE, KINDS, LANTERN, LEAF, PETAL, PLUM, SKIN, STRAW, WOOD
from render.jiangnan.hair import CAPS, Hair, above, behind
from render.jiangnan.things import THINGS
from render.kit.brush import Brush
from render.kit.palette import (
    AZURITE,
    GAMBOGE,
    INDIGO,
    INK,
    MALACHITE,
    VERMILION,
    WASH,
    WHITE,
    Colour,
    deep,
    mix,
)
from render.kit.pen import Pen, curve

BEARD: Final[Colour] = mix(HAIR, CLAY, 0.15)


class Look(Struct, frozen=True):
    """What somebody wears; ``beard`` 0 to 3 (grey)."""

    robe: Colour
    trim: Colour
    hair: Hair
    beard: int = 0


LOOKS: Final[dict[int, Look]] = {
    1: Look(mix(PLUM, WHITE, 0.35), mix(INDIGO, PLUM, 0.3), "tang", 1),
    2: Look(mix(AZURITE, WHITE, 0.25), JADE, "square"),
    3: Look(mix(MALACHITE, INK, 0.15), GAMBOGE, "dongpo", 2),
    4: Look(mix(CLAY, STRAW, 0.3), WHITE, "gauze", 3),
    5: Look(mix(JADE, WHITE, 0.45), PETAL, "high"),
    6: Look(mix(AZURITE, JADE, 0.4), mix(AZURITE, INDIGO, 0.4), "tang"),
    7: Look(LANTERN, GAMBOGE, "phoenix"),
    8: Look(mix(GAMBOGE, WHITE, 0.5), mix(WASH, INDIGO, 0.3), "nun"),
    9: Look(mix(PETAL, WHITE, 0.25), LANTERN, "side"),
    10: Look(mix(LANTERN, PLUM, 0.45), GILT, "loops"),
    11: Look(PLUM, PETAL, "cloud"),
    12: Look(mix(INDIGO, WHITE, 0.42), GAMBOGE, "side"),
    13: Look(mix(LEAF, WHITE, 0.2), PETAL, "twin"),
    14: Look(mix(AZURITE, WHITE, 0.5), KINDS["painting"], "braids"),
    15: Look(mix(CLAY, GAMBOGE, 0.45), LANTERN, "twin"),
    16: Look(mix(WHITE, AZURITE, 0.14), mix(AZURITE, WHITE, 0.3), "braids"),
    17: Look(mix(PLUM, WHITE, 0.68), mix(PLUM, WHITE, 0.25), "high"),
    18: Look(mix(GAMBOGE, WHITE, 0.2), LANTERN, "cloud"),
    19: Look(mix(LANTERN, PETAL, 0.45), GILT, "loops"),
    20: Look(mix(LANTERN, VERMILION, 0.5), GILT, "crown"),
}
"""By number."""


def draw_character(pen: Pen, x: float, y: float, u: float, number: int) -> None:
    """A character around a centre."""
    look = LOOKS[number]
    b = Brush(pen, x - 8 * u, y + 3 * u, u)
    behind(b, look.hair, look.trim)
    _robe(b, look, number)
    _face(b, look, number)
    above(b, look.hair, look.trim)
    THINGS[number](Brush(pen, x - 4 * u, y, u))


def _robe(b: Brush, look: Look, number: int) -> None:
    line = deep(look.robe, 0.6)
    man = look.beard or look.hair in CAPS
    broad = 38 if man else 33
    edge = curve([(-7, 3), (-broad * 0.62, 10), (-broad * 0.92, 28), (-broad, 52)], 8)
    b.shape([*edge, *((-a, c) for a, c in reversed(edge))], look.robe, line, 2.6)
    b.shape([(-broad * 0.72, 24), (-broad * 0.58, 28), (-broad * 0.66, 52), (-broad * 0.95, 52), (-broad * 0.85, 34)],
            (*deep(look.robe, 0.4), 60))  # fmt: skip
    b.shape([(-8, 2), (-13, 6), (2, 32), (9, 52), (17, 52), (6, 26)], mix(look.trim, WHITE, 0.25), line, 1.8)
    b.shape([(8, 2), (13, 6), (-1, 30), (-6, 24)], mix(look.trim, WHITE, 0.25), line, 1.8)
    if not man:
        b.shape([(-broad * 0.6, 44), (broad * 0.6, 44), (broad * 0.62, 52), (-broad * 0.62, 52)], look.trim, line, 1.6)
    if number == 16:
        for a in range(-20, 21, 8):
            b.disc(a, 6 + abs(a) * 0.25, 6, WHITE)


def _face(b: Brush, look: Look, number: int) -> None:
    line = deep(SKIN, 0.6)
    man = look.beard or look.hair in CAPS
    b.shape([(-4.6, -6), (4.6, -6), (6, 5), (0, 11), (-6, 5)], mix(SKIN, WOOD, 0.16))
    jaw = 12.4 if man and number != 6 else 11
    face = [(-13, -21), (-jaw, -10), (-6, -2), (0, 0.5), (6, -2), (jaw, -10), (13, -21), (0, -33)]
    b.soft(face, SKIN, line, 2.2)
    brow = mix(WASH, WHITE, 0.3) if look.beard == 3 else HAIR
    for way in (-1, 1):
        b.line([(way * 3, -17.8), (way * 5.8, -19), (way * 8.6, -17.6)], brow, 1.9 if man else 1.4)
        b.line([(way * 3.2, -14), (way * 5.8, -15.2), (way * 8.6, -13.6)], INK, 2)
        b.disc(way * 5.8, -13.6, 1.6, INK)
        b.disc(way * 8, -9, 3, (*VERMILION, 60 if man else 85))
    b.line([(0.4, -13), (1.2, -9.6), (-0.6, -9.2)], (*line, 200), 1.2)
    b.soft([(-3, -5.6), (0, -6.6), (3, -5.6), (0, -3.8)], LANTERN)
    if look.beard:
        dye = mix(WASH, WHITE, 0.35) if look.beard == 3 else BEARD
        for way in (-1, 1):
            b.line([(way * 7, -4.6), (way * 4, -7.4), (way * 0.8, -7.6)], dye, 1.8)
        tip = (0, 7, 18, 24)[look.beard]
        wide = (0, 2.6, 9, 5)[look.beard]
        b.soft([(-wide, -2.4), (-wide * 0.8, tip * 0.55), (0, tip), (wide * 0.8, tip * 0.55), (wide, -2.4), (0, -1)],
               dye, deep(dye, 0.35), 1)  # fmt: skip
