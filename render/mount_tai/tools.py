"""What the talents carry, drawn before their right side: by it one knows the profession even where it is small."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypeAlias

from render.kit.brush import Brush
from render.kit.icons import coin
from render.kit.palette import (
    AZURITE,
    GAMBOGE,
    GOLD,
    INDIGO,
    INK,
    ROUGE,
    SLIP,
    VERMILION,
    WASH,
    WHITE,
    deep,
    mix,
)
from render.mount_tai.effects import BRONZE, CLAY, EARTH, LEAF, SKIN, STRAW
from render.mount_tai.goods import grain, wine

Tool: TypeAlias = Callable[[Brush], None]


def _hand(b: Brush, a: float, c: float) -> None:
    b.disc(a, c, 5.6, deep(SKIN, 0.6))
    b.disc(a, c, 4, SKIN)


def _sheaf(b: Brush) -> None:
    grain(b.pen, b.x + 27 * b.u, b.y + 16 * b.u, 0.62 * b.u)
    _hand(b, 26, 34)


def _abacus(b: Brush) -> None:
    b.box(8, 10, 40, 32, mix(EARTH, STRAW, 0.2), deep(EARTH, 0.6), 3, 3)
    b.box(12, 14, 32, 24, SLIP)
    b.straight([(11, 22), (45, 22)], deep(EARTH, 0.5), 2.6)
    for k in range(4):
        a = 16.5 + 7.6 * k
        b.straight([(a, 14), (a, 38)], deep(EARTH, 0.4), 1.4)
        for c in (18, 29 - 2 * (k % 2), 34.5):
            b.disc(a, c, 3.3, deep(ROUGE, 0.2), 2.4)
    _hand(b, 10, 40)


def _incense(b: Brush) -> None:
    for way in (-1, 1):
        b.line([(27 + way * 4, -12), (25 + way * 3, -22), (31 + way * 3, -30), (27 + way * 4, -40)], (*WASH, 230), 3)
    for a in (21, 27, 33):
        b.straight([(a, 18), (a, -8)], deep(ROUGE, 0.2), 2.8)
        b.disc(a, -9, 2.8, VERMILION)
    b.soft([(10, 14), (12, 28), (20, 34), (34, 34), (42, 28), (44, 14)], BRONZE, deep(BRONZE, 0.6), 2.6)
    b.box(8, 10, 38, 7, mix(BRONZE, GAMBOGE, 0.3), deep(BRONZE, 0.6), 2, 2)
    for a in (18, 36):
        b.straight([(a, 34), (a, 44)], deep(BRONZE, 0.4), 4)


def _jar(b: Brush) -> None:
    wine(b.pen, b.x + 27 * b.u, b.y + 19 * b.u, 0.56 * b.u)
    _hand(b, 10, 30)


def _edict(b: Brush) -> None:
    line = deep(GOLD, 0.6)
    b.shape([(13, -4), (41, -4), (41, 34), (13, 34)], mix(GAMBOGE, WHITE, 0.35), line, 2.4)
    for k, low in enumerate((24, 18, 24)):
        b.straight([(35 - 8 * k, 3), (35 - 8 * k, low)], INK, 2.6)
    b.box(15, 24, 9, 8, VERMILION)
    for c in (-9, 33):
        b.box(8, c, 38, 7, mix(GAMBOGE, EARTH, 0.3), line, 2, 3.5)
    _hand(b, 10, 39)


def _mattock(b: Brush) -> None:
    b.straight([(12, 46), (30, -38)], deep(EARTH, 0.6), 7)
    b.straight([(12, 45), (30, -37)], STRAW, 3.6)
    b.soft(
        [(20, -40), (34, -42), (46, -32), (49, -14), (42, -24), (32, -30)],
        mix(WASH, INDIGO, 0.3),
        deep(INDIGO, 0.5),
        2.4,
    )
    _hand(b, 19, 20)


def _megaphone(b: Brush) -> None:
    """A gong that is beaten before news are called out."""
    b.straight([(27, -22), (27, -8)], VERMILION, 3)
    b.disc(27, 12, 22, deep(GOLD, 0.6))
    b.disc(27, 12, 19.6, mix(GAMBOGE, GOLD, 0.3))
    b.ring(27, 12, 14, (*deep(GOLD, 0.4), 190), 2.4)
    b.disc(27, 12, 6.4, mix(GAMBOGE, WHITE, 0.4))
    b.straight([(8, 42), (24, 24)], deep(EARTH, 0.6), 5)
    b.disc(25, 23, 5.6, VERMILION)
    _hand(b, 9, 41)
    _hand(b, 27, -23)


def _scales(b: Brush) -> None:
    line = deep(GOLD, 0.6)
    b.straight([(29, -34), (29, -22)], line, 3)
    b.straight([(8, -20), (49, -26)], line, 6)
    b.straight([(8, -20), (49, -26)], GAMBOGE, 2.8)
    for a, c, low in ((12, -20, 16), (45, -25, 8)):
        for way in (-1, 1):
            b.straight([(a, c), (a + way * 10, low)], line, 1.8)
        b.soft([(a - 13, low), (a + 13, low), (a + 8, low + 9), (a - 8, low + 9)], mix(GAMBOGE, GOLD, 0.4), line, 2)
    grain(b.pen, b.x + 12 * b.u, b.y + 8 * b.u, 0.2 * b.u)
    coin(b.pen, b.x + 45 * b.u, b.y + 3 * b.u, 0.17 * b.u)
    _hand(b, 29, -35)


def _taiji(b: Brush) -> None:
    a, c, r = 27, 14, 22
    b.disc(a, c, r + 2, deep(GOLD, 0.5))
    b.disc(a, c, r, WHITE)
    half = [(a + r * math.cos(math.radians(t)), c + r * math.sin(math.radians(t))) for t in range(-90, 91, 10)]
    b.shape(half, INK)
    b.disc(a, c - r / 2, r / 2, WHITE)
    b.disc(a, c + r / 2, r / 2, INK)
    b.disc(a, c - r / 2, r / 6, INK)
    b.disc(a, c + r / 2, r / 6, WHITE)
    _hand(b, 9, 32)


def _square(b: Brush) -> None:
    line = deep(GOLD, 0.6)
    b.shape([(12, -20), (21, -20), (21, 33), (48, 33), (48, 42), (12, 42)], GAMBOGE, line, 2.4)
    for k in range(5):
        b.straight([(13, -13 + 9 * k), (17, -13 + 9 * k)], line, 1.6)
    b.straight([(34, -12), (27, 24)], line, 4)
    b.straight([(34, -12), (44, 24)], line, 4)
    b.disc(34, -13, 4.4, line)
    b.disc(34, -13, 2.4, GAMBOGE)
    _hand(b, 16, 18)


def _bow(b: Brush) -> None:
    line = deep(EARTH, 0.65)
    arc = [(16, -40), (34, -30), (44, -6), (44, 12), (34, 34), (16, 46)]
    b.line(arc, line, 7)
    b.line(arc, mix(CLAY, GAMBOGE, 0.3), 3.6)
    b.straight([(16, -40), (16, 46)], mix(SLIP, WASH, 0.3), 1.8)
    b.straight([(2, 4), (47, 4)], line, 3)
    b.shape([(50, 4), (42, -1), (42, 9)], mix(WASH, INDIGO, 0.3), deep(INDIGO, 0.5), 1.4)
    _hand(b, 41, 4)


def _peach(b: Brush) -> None:
    rose = mix(ROUGE, WHITE, 0.45)
    b.soft([(27, -14), (46, -2), (46, 18), (27, 30), (8, 18), (8, -2)], rose, deep(ROUGE, 0.4), 2.6)
    b.soft([(27, -12), (14, 2), (14, 14), (22, 20), (18, 4)], (*WHITE, 110))
    b.line([(27, -14), (31, 2), (27, 18)], (*deep(ROUGE, 0.3), 190), 2)
    for way in (-1, 1):
        b.soft([(27, 26), (27 + way * 18, 24), (27 + way * 22, 36), (27 + way * 8, 34)], LEAF, deep(LEAF, 0.5), 2)
    _hand(b, 12, 36)


def _banner(b: Brush) -> None:
    b.straight([(20, -48), (20, 48)], deep(EARTH, 0.6), 5)
    b.straight([(20, -47), (20, 47)], STRAW, 2.2)
    b.shape([(20, -44), (20, -54), (24, -44)], mix(WASH, WHITE, 0.3))
    flag = [(22, -40), (50, -34), (41, -22), (50, -8), (22, -4)]
    b.shape(flag, VERMILION, deep(VERMILION, 0.55), 2.4)
    b.disc(32, -22, 7, GAMBOGE)
    _hand(b, 20, 20)


def _staff(b: Brush) -> None:
    wood = (104, 70, 44)
    b.line([(16, 48), (18, 0), (14, -24), (24, -38), (34, -30), (27, -22)], deep(wood, 0.4), 7)
    b.line([(16, 48), (18, 0), (14, -24), (24, -38), (34, -30), (27, -22)], mix(wood, STRAW, 0.3), 3.6)
    b.straight([(22, -16), (33, -8)], VERMILION, 2.4)
    b.disc(35, -3, 6.6, deep(GOLD, 0.5))
    b.disc(35, -3, 4.6, GAMBOGE)
    b.disc(36, 10, 10, deep(GOLD, 0.5))
    b.disc(36, 10, 7.8, GAMBOGE)
    b.straight([(28, 2), (42, 2)], VERMILION, 2.6)
    _hand(b, 17, 22)


def _book(b: Brush) -> None:
    b.shape([(6, 16), (27, 22), (27, 44), (6, 38)], WHITE, deep(WASH, 0.5), 2.2)
    b.shape([(27, 22), (48, 16), (48, 38), (27, 44)], WHITE, deep(WASH, 0.5), 2.2)
    for k in range(3):
        b.straight([(11 + 5 * k, 22 + k), (11 + 5 * k, 34 + k)], INK, 1.8)
        b.straight([(33 + 5 * k, 24 - k), (33 + 5 * k, 36 - k)], INK, 1.8)
    b.straight([(30, 12), (46, -32)], deep(EARTH, 0.5), 5)
    b.straight([(30, 12), (46, -32)], VERMILION, 2.4)
    b.soft([(27, 8), (34, 10), (26, 25)], INK)
    _hand(b, 37, -8)


def _water(b: Brush) -> None:
    b.straight([(18, -40), (18, 20)], deep(EARTH, 0.6), 5)
    b.straight([(18, -39), (18, 20)], STRAW, 2.4)
    b.soft([(8, 14), (28, 14), (28, 30), (18, 42), (8, 30)], mix(WASH, INDIGO, 0.25), deep(INDIGO, 0.5), 2.2)
    _hand(b, 18, -8)
    for k, c in enumerate((14, 25, 36)):
        b.line([(27 + 2 * k, c), (34, c - 5), (40, c), (47, c - 5), (51, c - 2)], deep(AZURITE, 0.4), 7)
        b.line([(27 + 2 * k, c), (34, c - 5), (40, c), (47, c - 5), (51, c - 2)], mix(AZURITE, WHITE, 0.45), 3.6)


TOOLS: Final[dict[str, Tool]] = {
    "agricultural": _sheaf,
    "commercial": _abacus,
    "sacrifice": _incense,
    "brewer": _jar,
    "administrative": _edict,
    "pioneer": _mattock,
    "publicist": _megaphone,
    "trader": _scales,
    "yinyang": _taiji,
    "architect": _square,
    "duhu": _bow,
    "firstborn": _peach,
    "vanguard": _banner,
    "elder": _staff,
    "secretary": _book,
    "zheng": _water,
}
"""By profession."""
