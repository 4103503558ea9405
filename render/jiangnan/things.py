"""What the characters hold before them, at their left: by it one knows them even where they are small."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypeAlias

from render.jiangnan.dyes import GILT, JADE, KINDS, LANTERN, LEAF, PETAL, SKIN, STRAW, WOOD
from render.jiangnan.places import parlour
from render.kit.brush import Brush
from render.kit.palette import AZURITE, GAMBOGE, GOLD, INK, SLIP, VERMILION, WASH, WHITE, Colour, deep, mix

Thing: TypeAlias = Callable[[Brush], None]


def hand(b: Brush, a: float, c: float) -> None:
    """A hand that holds something."""
    b.disc(a, c, 5.4, deep(SKIN, 0.6))
    b.disc(a, c, 4, SKIN)


def bloom(b: Brush, a: float, c: float, r: float, colour: Colour) -> None:
    """A blossom with five petals."""
    for grow, dye in ((0.16, deep(colour, 0.45)), (0.0, colour)):
        for k in range(5):
            t = math.radians(-90 + 72 * k)
            b.disc(a + r * 0.58 * math.cos(t), c + r * 0.58 * math.sin(t), r * (0.44 + grow), dye)
    b.disc(a, c, r * 0.26, GAMBOGE)


def folding_fan(b: Brush) -> None:
    """With peach blossoms."""
    line = deep(WOOD, 0.55)
    turns = [math.radians(-160 + 7 * k) for k in range(21)]
    arc = [(26 + 27 * math.cos(t), 34 + 27 * math.sin(t)) for t in turns]
    b.shape([(26, 36), *arc], mix(SLIP, WHITE, 0.5), line, 2.4)
    for k in range(0, 21, 4):
        b.straight([(26, 36), arc[k]], (*line, 170), 1.5)
    for a, c in ((15, 20), (26, 14), (36, 22)):
        bloom(b, a, c, 5, PETAL)
    hand(b, 26, 37)


def book(b: Brush) -> None:
    """Open."""
    for way in (-1, 1):
        b.shape([(27, 16), (27 + way * 20, 10), (27 + way * 20, 34), (27, 40)], WHITE, deep(WASH, 0.5), 2.2)
        for k in range(3):
            a = 27 + way * (5 + 5 * k)
            b.straight([(a, 19 - k), (a, 33 - k)], INK, 1.9)
    b.straight([(27, 16), (27, 40)], KINDS["novel"], 3)
    hand(b, 9, 34)
    hand(b, 45, 34)


def great_brush(b: Brush) -> None:
    """For large characters."""
    b.straight([(14, 46), (32, -12)], deep(WOOD, 0.6), 7)
    b.straight([(14, 46), (32, -12)], STRAW, 4)
    b.soft([(27, -11), (29, -24), (40, -38), (39, -22), (36, -9)], INK)
    b.straight([(28, -10), (37, -8)], VERMILION, 4)
    hand(b, 21, 22)


def scroll(b: Brush) -> None:
    """A painting of bamboo, hanging from the hand."""
    line = deep(WOOD, 0.6)
    b.shape([(13, -8), (43, -8), (43, 38), (13, 38)], SLIP, line, 2.2)
    b.shape([(13, -8), (43, -8), (43, -2), (13, -2)], mix(KINDS["painting"], WHITE, 0.2))
    b.shape([(13, 33), (43, 33), (43, 38), (13, 38)], mix(KINDS["painting"], WHITE, 0.2))
    for a in (22, 31):
        b.straight([(a, 32), (a + 2, 2)], deep(LEAF, 0.3), 2.6)
    for a, c, dx, dy in ((23, 10, 8, 7), (32, 6, 7, 8), (23, 20, -7, 6), (32, 18, 8, 5), (24, 6, -6, 7)):
        b.soft([(a, c), (a + dx * 0.6, c + dy * 0.2), (a + dx, c + dy)], deep(LEAF, 0.4), deep(LEAF, 0.4), 1.6)
    for c in (-11, 36):
        b.box(9, c, 38, 6, mix(WOOD, GAMBOGE, 0.35), line, 1.8, 3)
    hand(b, 28, -12)


def tea(b: Brush) -> None:
    """A cup of tea."""
    for a in (21, 30):
        b.line([(a, 6), (a + 4, 0), (a - 2, -5), (a + 3, -12)], (*WASH, 230), 2.6)
    b.soft([(11, 12), (14, 28), (22, 35), (32, 35), (40, 28), (43, 12)], mix(JADE, WHITE, 0.4), deep(JADE, 0.6), 2.6)
    b.disc(27, 12, 16, deep(JADE, 0.5), 5)
    b.disc(27, 12, 13, mix(LEAF, GAMBOGE, 0.3), 3)
    b.box(16, 35, 22, 4, mix(JADE, WHITE, 0.2), deep(JADE, 0.6), 1.6)
    hand(b, 9, 30)
    hand(b, 45, 30)


def sword(b: Brush) -> None:
    """In its sheath, with a tassel."""
    b.straight([(12, 48), (36, -22)], deep(AZURITE, 0.6), 7)
    b.straight([(12, 48), (36, -22)], mix(AZURITE, WHITE, 0.15), 4)
    b.straight([(31, -24), (43, -20)], GILT, 5)
    b.straight([(38, -24), (43, -39)], deep(WOOD, 0.3), 5)
    b.disc(43.5, -41, 4, GILT)
    b.line([(43, -40), (50, -30), (47, -16)], LANTERN, 3)
    hand(b, 23, 16)


def orchids(b: Brush) -> None:
    """In a pot."""
    leaf = deep(LEAF, 0.25)
    for tip, bend in (((8, -6), (17, -4)), ((50, -4), (40, -10)), ((20, -22), (24, -4)), ((40, -20), (32, -6))):
        b.line([(28, 22), bend, tip], leaf, 3.6)
    for a, c in ((19, -14), (34, -20), (44, -10)):
        bloom(b, a, c, 6, mix(KINDS["painting"], WHITE, 0.45))
    b.shape([(14, 20), (42, 20), (37, 41), (19, 41)], mix(AZURITE, WHITE, 0.5), deep(AZURITE, 0.5), 2.4)
    b.line([(17, 31), (23, 27), (28, 32), (34, 27), (39, 31)], AZURITE, 2.2)
    hand(b, 13, 34)


def zither(b: Brush) -> None:
    """A long zither, lying before the player."""
    wood = mix(WOOD, INK, 0.25)
    b.shape([(-36, 30), (46, 22), (50, 30), (48, 40), (-34, 46), (-40, 38)], wood, deep(WOOD, 0.7), 2.4)
    for k in range(5):
        b.straight([(-34, 32 + 2.4 * k), (47, 25 + 2.6 * k)], mix(SLIP, GAMBOGE, 0.3), 1.1)
    for k in range(7):
        b.disc(-24 + 10 * k, 43.5 - k, 1.4, WHITE)
    hand(b, -14, 30)
    hand(b, 22, 27)


def round_fan(b: Brush) -> None:
    """Of silk, with red peach blossoms on a bough."""
    line = deep(WOOD, 0.55)
    b.straight([(27, 46), (28, 24)], line, 5)
    b.disc(29, 6, 21, line, 22)
    b.disc(29, 6, 18.6, mix(SLIP, PETAL, 0.12), 19.6)
    b.line([(18, 20), (26, 8), (30, -8)], deep(WOOD, 0.3), 2.6)
    b.line([(26, 8), (37, 4)], deep(WOOD, 0.3), 2.2)
    for a, c in ((30, -6), (37, 4), (22, 8)):
        bloom(b, a, c, 6, mix(LANTERN, PETAL, 0.25))
    hand(b, 27, 38)


def lantern(b: Brush) -> None:
    """On a stick."""
    line = deep(LANTERN, 0.6)
    b.straight([(10, 26), (44, -22)], deep(WOOD, 0.5), 4)
    b.straight([(42, -20), (40, -6)], line, 2)
    b.disc(38, 12, 15, line, 17)
    b.disc(38, 12, 12.6, LANTERN, 14.6)
    b.disc(36, 10, 6, (*GAMBOGE, 170), 9)
    b.ring(38, 12, 6, (*line, 200), 1.8, 15)
    for c in (-5, 26):
        b.box(30, c, 16, 5, GILT, line, 1.6, 2)
    b.straight([(38, 31), (38, 42)], GAMBOGE, 3)
    hand(b, 13, 23)


def lute(b: Brush) -> None:
    """Held upright."""
    parlour(b.pen, b.x + 23 * b.u, b.y + 8 * b.u, 0.92 * b.u)
    hand(b, 37, -14)
    hand(b, 12, 26)


def orchid_spray(b: Brush) -> None:
    """A single spray, held up."""
    leaf = deep(LEAF, 0.25)
    b.line([(18, 42), (26, 12), (38, -20)], leaf, 3)
    for tip, bend in (((6, 8), (16, 16)), ((50, 12), (36, 8)), ((14, -14), (20, 4))):
        b.line([(22, 28), bend, tip], leaf, 4)
    for a, c, r in ((38, -22, 7.5), (32, -6, 7), (42, -6, 6.5)):
        bloom(b, a, c, r, mix(GAMBOGE, WHITE, 0.45))
    hand(b, 20, 32)


def peach_bough(b: Brush) -> None:
    """Spring."""
    b.line([(14, 44), (24, 16), (42, -24)], deep(WOOD, 0.4), 4.4)
    b.line([(26, 12), (44, 6)], deep(WOOD, 0.4), 3.2)
    for a, c, r in ((42, -24, 8), (31, -8, 7.5), (44, 5, 8), (22, 8, 6.5), (40, -8, 5)):
        bloom(b, a, c, r, PETAL)
    hand(b, 18, 34)


def lotus(b: Brush) -> None:
    """Summer: a lotus and its leaf."""
    b.line([(20, 46), (24, 20), (32, -4)], deep(LEAF, 0.3), 4)
    b.line([(22, 36), (38, 24), (42, 18)], deep(LEAF, 0.3), 3)
    b.disc(42, 17, 14, deep(LEAF, 0.5), 8)
    b.disc(42, 16, 12, LEAF, 6.4)
    line = deep(PETAL, 0.5)
    for way in (-1, 1):
        b.soft([(32, 0), (32 + way * 15, -4), (32 + way * 20, -20), (32 + way * 8, -14)], PETAL, line, 2)
    b.soft([(32, 0), (24, -14), (32, -30), (40, -14)], mix(PETAL, WHITE, 0.4), line, 2)
    hand(b, 21, 36)


def maple(b: Brush) -> None:
    """Autumn: chrysanthemums."""
    gold = mix(GAMBOGE, LANTERN, 0.3)
    b.line([(18, 46), (24, 18), (30, -6)], deep(LEAF, 0.3), 4)
    b.line([(21, 32), (38, 22), (43, 8)], deep(LEAF, 0.3), 3.4)
    for a, c, r in ((29, -12, 14), (43, 8, 10)):
        for k in range(12):
            t = math.radians(30 * k)
            b.straight([(a, c), (a + r * math.cos(t), c + r * math.sin(t))], deep(gold, 0.5), 5.4)
        for k in range(12):
            t = math.radians(30 * k)
            b.straight([(a, c), (a + (r - 1) * math.cos(t), c + (r - 1) * math.sin(t))], gold, 3)
        b.disc(a, c, r * 0.32, GAMBOGE)
    b.soft([(22, 26), (8, 20), (10, 30)], LEAF, deep(LEAF, 0.5), 1.6)
    hand(b, 19, 38)


def snow_plum(b: Brush) -> None:
    """Winter: white plum blossoms in a vase."""
    b.line([(27, 12), (18, -8), (22, -28)], deep(WOOD, 0.5), 3.6)
    b.line([(27, 12), (38, -6), (46, -22)], deep(WOOD, 0.5), 3.6)
    for a, c, r in ((22, -28, 7), (17, -10, 6.5), (46, -22, 7), (37, -6, 7), (28, -14, 5)):
        bloom(b, a, c, r, WHITE)
    b.soft([(21, 10), (14, 24), (20, 42), (34, 42), (40, 24), (33, 10)], mix(AZURITE, WHITE, 0.35), deep(AZURITE, 0.5),
           2.4)  # fmt: skip
    hand(b, 13, 32)


def hoe(b: Brush) -> None:
    """A flower hoe over the shoulder, its basket full of petals."""
    b.straight([(10, 46), (38, -34)], deep(WOOD, 0.5), 5)
    b.soft([(34, -36), (46, -38), (52, -28), (42, -30), (36, -30)], mix(WASH, INK, 0.2), INK, 1.8)
    b.ring(36, 6, 13, deep(STRAW, 0.5), 2.6, 18)
    b.shape([(22, 10), (50, 10), (45, 30), (27, 30)], STRAW, deep(STRAW, 0.6), 2.2)
    for k in range(3):
        b.straight([(24 + k, 15 + 5 * k), (48 - k, 15 + 5 * k)], (*deep(STRAW, 0.5), 190), 1.5)
    for a, c in ((28, 7), (36, 4), (44, 7)):
        bloom(b, a, c, 6, PETAL)
    hand(b, 16, 28)


def butterfly(b: Brush) -> None:
    """Over a round fan."""
    line = deep(GOLD, 0.6)
    b.straight([(22, 46), (24, 32)], deep(WOOD, 0.5), 4)
    b.disc(25, 22, 14, line)
    b.disc(25, 22, 11.8, mix(SLIP, JADE, 0.3))
    for way in (-1, 1):
        b.soft([(36, -14), (36 + way * 14, -30), (36 + way * 18, -18), (36 + way * 6, -10)], GAMBOGE, line, 2)
        low = [(36, -13), (36 + way * 13, -8), (36 + way * 11, 3), (36 + way * 3, -4)]
        b.soft(low, mix(GAMBOGE, WHITE, 0.35), line, 2)
        b.line([(36, -18), (36 + way * 4, -28)], INK, 1.6)
    b.straight([(36, -20), (36, -2)], INK, 3.4)
    hand(b, 22, 38)


def peony(b: Brush) -> None:
    """In full bloom."""
    rose = mix(LANTERN, PETAL, 0.55)
    b.line([(20, 46), (26, 24)], deep(LEAF, 0.3), 4)
    for a, c in ((14, 26), (42, 26)):
        b.soft([(26, 26), (a, c - 6), (a + (a - 27) * 0.5, c + 4), (a, c + 6)], LEAF, deep(LEAF, 0.5), 1.8)
    for r, n, dye in ((17, 9, rose), (11, 7, mix(rose, WHITE, 0.3)), (6, 5, mix(rose, WHITE, 0.55))):
        for k in range(n):
            t = math.radians(360 * k / n)
            b.disc(28 + r * 0.7 * math.cos(t), 6 + r * 0.7 * math.sin(t), r * 0.5 + 1.2, deep(rose, 0.4))
        for k in range(n):
            t = math.radians(360 * k / n)
            b.disc(28 + r * 0.7 * math.cos(t), 6 + r * 0.7 * math.sin(t), r * 0.5, dye)
    b.disc(28, 6, 3, GAMBOGE)
    hand(b, 21, 38)


def jade(b: Brush) -> None:
    """The precious jade on its golden collar."""
    line = deep(GOLD, 0.6)
    b.line([(-15, 8), (-11, 22), (0, 28), (11, 22), (15, 8)], line, 5.4)
    b.line([(-15, 8), (-11, 22), (0, 28), (11, 22), (15, 8)], GILT, 3)
    b.straight([(0, 28), (0, 32)], LANTERN, 3)
    b.disc(0, 39, 9.6, deep(JADE, 0.6))
    b.disc(0, 39, 7.8, mix(JADE, WHITE, 0.35))
    b.disc(-2, 37, 3, WHITE)
    folded = [(30, 8), (38, 4), (48, 30), (42, 34)]
    b.shape(folded, mix(SLIP, KINDS["painting"], 0.2), deep(WOOD, 0.5), 2)
    hand(b, 43, 30)


THINGS: Final[dict[int, Thing]] = {
    1: folding_fan,
    2: book,
    3: great_brush,
    4: scroll,
    5: tea,
    6: sword,
    7: orchids,
    8: zither,
    9: round_fan,
    10: lantern,
    11: lute,
    12: orchid_spray,
    13: peach_bough,
    14: lotus,
    15: maple,
    16: snow_plum,
    17: hoe,
    18: butterfly,
    19: peony,
    20: jade,
}
"""By the number of the character."""
