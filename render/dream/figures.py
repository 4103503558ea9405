"""The customers, painted from the waist up: robe, face, headgear, and the thing by which one knows them.

A figure is put together from parts, so that a new kind of customer is one line of ``FIGURES``. A kind that has no
line here is drawn as a townsman. One unit is a hundredth of the picture's height.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from PIL import Image

from render.kit.icons import drawn
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
from render.kit.pen import Paint, Pen, Point, curve

Hat: TypeAlias = Literal[
    "futou", "winged", "tall", "bun", "flowers", "straw", "scarf", "helmet", "lotus", "felt", "knot", "band"
]
Thing: TypeAlias = Literal[
    "scroll", "sword", "fan", "coins", "brush", "flower", "staff", "book", "pole", "oar",
    "gourd", "umbrella", "drum", "thread", "wheat", "letter", "cage", "lots", "tray", "spear", "goods",
]  # fmt: skip

SKIN: Colour = (238, 208, 174)
HAIR: Colour = (48, 42, 40)
PLUM: Colour = (132, 84, 138)
TEA: Colour = (150, 110, 70)


class Figure(Struct, frozen=True):
    """What a kind of customer wears and carries; ``beard`` 0 to 2."""

    robe: Colour
    trim: Colour
    hat: Hat
    thing: Thing
    beard: int = 0


FIGURES: Final[dict[str, Figure]] = {
    "ci_poet": Figure(mix(AZURITE, WHITE, 0.35), WHITE, "tall", "scroll", 1),
    "military_governor": Figure(ROUGE, GAMBOGE, "helmet", "sword", 2),
    "childe": Figure(mix(GAMBOGE, WHITE, 0.25), MALACHITE, "knot", "cage"),
    "noble_lady": Figure(PLUM, GAMBOGE, "flowers", "fan"),
    "scholar": Figure(mix(INDIGO, WHITE, 0.3), WHITE, "tall", "book", 1),
    "travelling_merchant": Figure(TEA, GAMBOGE, "felt", "coins", 1),
    "examination_candidate": Figure(WHITE, INDIGO, "futou", "brush"),
    "foreign_envoy": Figure(MALACHITE, VERMILION, "scarf", "tray", 2),
    "matchmaker": Figure(VERMILION, GAMBOGE, "flowers", "flower"),
    "yamen_runner": Figure(INDIGO, VERMILION, "winged", "letter"),
    "taoist_priest": Figure(mix(WASH, WHITE, 0.35), INK, "lotus", "staff", 2),
    "boatman": Figure(mix(AZURITE, WASH, 0.4), SHADED, "straw", "oar"),
    "painter": Figure(mix(MALACHITE, WHITE, 0.35), WHITE, "futou", "brush", 1),
    "street_performer": Figure(mix(VERMILION, GAMBOGE, 0.45), AZURITE, "band", "drum"),
    "physician": Figure(mix(TEA, WHITE, 0.35), MALACHITE, "tall", "gourd", 2),
    "country_squire": Figure(mix(ROUGE, TEA, 0.5), GAMBOGE, "felt", "scroll", 1),
    "servant_girl": Figure(mix(MALACHITE, WHITE, 0.5), ROUGE, "bun", "tray"),
    "peddler": Figure(mix(GAMBOGE, TEA, 0.5), INDIGO, "band", "goods"),
    "farmer": Figure(mix(WASH, SHADED, 0.4), TEA, "straw", "wheat"),
    "soldier": Figure(mix(INDIGO, AZURITE, 0.5), ROUGE, "helmet", "spear"),
    "weaver": Figure(mix(PLUM, WHITE, 0.45), WHITE, "bun", "thread"),
    "porter": Figure(mix(TEA, SHADED, 0.35), WASH, "band", "pole"),
    "fortune_seeker": Figure(mix(INDIGO, PLUM, 0.5), GAMBOGE, "futou", "lots"),
    "sightseer": Figure(mix(ROUGE, WHITE, 0.4), WHITE, "knot", "umbrella"),
}
TOWNSMAN = Figure(TEA, WHITE, "futou", "fan")


def figure(kind: str, size: int) -> Image.Image:
    """A customer (RGBA, ``size`` square)."""
    look = FIGURES.get(kind, TOWNSMAN)

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        brush = _Brush(pen, x - 6 * u, y, u)
        line = deep(look.robe, 0.62)
        _robe(brush, look, line)
        _face(brush, look)
        _hat(brush, look.hat, look.trim)
        _thing(_Brush(pen, x, y, u), look.thing, line)

    return drawn(("dream", "figure", kind), draw, size)


class _Brush:
    """A pen that counts in units around a centre."""

    def __init__(self, pen: Pen, x: float, y: float, u: float) -> None:
        self.pen, self.x, self.y, self.u = pen, x, y, u

    def _p(self, points: Sequence[Point]) -> list[Point]:
        return [(self.x + a * self.u, self.y + b * self.u) for a, b in points]

    def shape(self, points: Sequence[Point], fill: Paint, line: Paint | None = None, width: float = 2.4) -> None:
        self.pen.polygon(self._p(points), fill)
        if line is not None:
            self.pen.line(self._p(points), line, width * self.u, closed=True)

    def soft(self, points: Sequence[Point], fill: Paint, line: Paint | None = None, width: float = 2.4) -> None:
        self.shape(curve(points, 8, closed=True), fill, line, width)

    def line(self, points: Sequence[Point], colour: Paint, width: float = 2.4) -> None:
        self.pen.line(self._p(curve(points, 8)), colour, width * self.u)

    def disc(self, a: float, b: float, r: float, fill: Paint, ry: float | None = None) -> None:
        self.pen.disc(self.x + a * self.u, self.y + b * self.u, r * self.u, fill, None if ry is None else ry * self.u)

    def ring(self, a: float, b: float, r: float, line: Paint, width: float, ry: float | None = None) -> None:
        self.pen.ring(
            self.x + a * self.u,
            self.y + b * self.u,
            r * self.u,
            line,
            width * self.u,
            None if ry is None else ry * self.u,
        )


def _robe(b: _Brush, look: Figure, line: Colour) -> None:
    left = [(-9, 2), (-26, 10), (-38, 30), (-43, 50)]
    edge = curve(left, 8)
    body = [*edge, *((-a, c) for a, c in reversed(edge))]
    b.shape(body, look.robe, line, 2.6)
    b.shape([(-30, 22), (-24, 26), (-28, 50), (-40, 50), (-36, 32)], (*deep(look.robe, 0.4), 60))
    b.shape([(30, 22), (24, 26), (28, 50), (40, 50), (36, 32)], (*deep(look.robe, 0.4), 60))
    b.shape([(-9, 1), (-14, 5), (2, 32), (9, 50), (17, 50), (6, 26)], look.trim, line, 1.8)
    b.shape([(9, 1), (14, 5), (-1, 30), (-6, 24)], look.trim, line, 1.8)
    b.line([(-22, 32), (-25, 50)], (*line, 190), 2)
    b.line([(24, 30), (26, 50)], (*line, 190), 2)


def _face(b: _Brush, look: Figure) -> None:
    line = deep(SKIN, 0.6)
    b.shape([(-5, -6), (5, -6), (6, 4), (0, 9), (-6, 4)], mix(SKIN, TEA, 0.2))
    b.soft([(-12.5, -22), (-11.5, -10), (-6, -3), (0, -1), (6, -3), (11.5, -10), (12.5, -22), (0, -33)], SKIN, line, 2)
    for way in (-1, 1):
        b.line([(way * 3.4, -17.5), (way * 5.8, -18.3), (way * 8, -17.2)], HAIR, 1.5)
        b.disc(way * 5.6, -14.6, 1.25, HAIR)
        b.disc(way * 8, -10, 2.6, (*VERMILION, 60))
    b.line([(0.4, -14), (1.2, -10.4), (-0.6, -10)], (*line, 210), 1.2)
    b.line([(-2.4, -6.6), (0, -5.9), (2.4, -6.6)], ROUGE, 1.8)
    if look.beard:
        colour = HAIR if look.beard == 1 else mix(WASH, HAIR, 0.25)
        b.line([(-5, -7.4), (-1, -8.6)], colour, 1.4)
        b.line([(5, -7.4), (1, -8.6)], colour, 1.4)
        tip = 6 if look.beard == 1 else 15
        b.soft([(-4, -3.4), (-3, tip * 0.5), (0, tip), (3, tip * 0.5), (4, -3.4)], colour)


def _hat(b: _Brush, hat: Hat, trim: Colour) -> None:
    ink, edge = mix(HAIR, INDIGO, 0.2), INK
    if hat in ("bun", "flowers", "knot", "band"):
        b.soft([(-13.5, -17), (-13, -29), (0, -37), (13, -29), (13.5, -17), (9, -24), (0, -27), (-9, -24)], HAIR)
        if hat == "band":
            b.shape([(-13.5, -26), (13.5, -26), (13.5, -21), (-13.5, -21)], trim, deep(trim), 1.4)
            b.disc(0, -37, 5, HAIR)
        elif hat == "knot":
            b.disc(0, -39, 6.4, HAIR)
            b.shape([(-5, -37), (5, -37), (4, -33), (-4, -33)], trim, deep(trim), 1.2)
        else:
            for dx, dy, r in ((0, -41, 8.5), (-10, -36, 5.5), (10, -36, 5.5)):
                b.disc(dx, dy, r, HAIR)
            b.line([(-16, -42), (16, -36)], GOLD, 2)
            blooms = (
                ((-8, -33, VERMILION), (0, -36, WHITE), (8, -33, GAMBOGE)) if hat == "flowers" else ((8, -33, ROUGE),)
            )
            for dx, dy, colour in blooms:
                for i in range(5):
                    a = math.radians(72 * i)
                    b.disc(dx + 2.6 * math.cos(a), dy + 2.6 * math.sin(a), 2.2, colour)
                b.disc(dx, dy, 1.4, GOLD)
        return
    if hat == "winged":
        for way in (-1, 1):
            b.soft([(way * 10, -27), (way * 30, -30), (way * 31, -27), (way * 10, -24)], ink, edge, 1)
    if hat in ("futou", "winged"):
        b.soft([(-14, -21), (-13, -31), (0, -35), (13, -31), (14, -21), (0, -24)], ink, edge, 1.6)
        b.soft([(-9, -31), (-8, -41), (0, -44), (8, -41), (9, -31), (0, -33)], ink, edge, 1.6)
        if hat == "futou":
            for way in (-1, 1):
                b.line([(way * 11, -25), (way * 19, -22), (way * 21, -10)], ink, 3)
    elif hat == "tall":
        b.shape([(-13.5, -21), (-12, -46), (12, -46), (13.5, -21), (0, -24)], ink, edge, 1.6)
        b.shape([(-16, -22), (-15, -36), (0, -32), (15, -36), (16, -22), (0, -26)], mix(ink, WASH, 0.25), edge, 1.6)
    elif hat == "straw":
        b.soft(
            [(-31, -20), (-14, -32), (0, -48), (14, -32), (31, -20), (0, -17)],
            mix(GAMBOGE, SHADED, 0.4),
            deep(GOLD, 0.5),
            2,
        )
        for dx in (-18, -8, 8, 18):
            b.line([(0, -45), (dx, -21)], (*deep(GOLD, 0.4), 150), 1.3)
    elif hat == "scarf":
        b.soft([(-16, -20), (-17, -32), (0, -43), (17, -32), (16, -20), (0, -25)], trim, deep(trim, 0.5), 1.8)
        b.line([(-15, -25), (0, -34), (15, -36)], (*WHITE, 190), 2)
        b.line([(-10, -37), (4, -31), (15, -24)], (*WHITE, 190), 2)
        b.disc(0, -31, 3.2, GAMBOGE)
    elif hat == "helmet":
        b.soft(
            [(-15, -16), (-14, -31), (0, -39), (14, -31), (15, -16), (9, -23), (-9, -23)],
            mix(WASH, INDIGO, 0.35),
            INK,
            2,
        )
        b.line([(0, -38), (0, -48)], GOLD, 2.4)
        b.soft([(0, -50), (5, -45), (3, -38), (-3, -38), (-5, -45)], VERMILION)
        b.line([(-14, -24), (0, -27), (14, -24)], GAMBOGE, 2.6)
    elif hat == "lotus":
        b.soft([(-13.5, -17), (-13, -29), (0, -36), (13, -29), (13.5, -17), (0, -26)], mix(WASH, HAIR, 0.3))
        b.shape(
            [(-7, -34), (-9, -44), (-3, -40), (0, -47), (3, -40), (9, -44), (7, -34)], GAMBOGE, deep(GOLD, 0.5), 1.6
        )
    elif hat == "felt":
        b.soft([(-14, -24), (-12, -38), (0, -43), (12, -38), (14, -24)], trim, deep(trim, 0.55), 1.8)
        b.soft([(-21, -22), (0, -28), (21, -22), (0, -19)], deep(trim, 0.3), deep(trim, 0.6), 1.6)


def _thing(b: _Brush, thing: Thing, line: Colour) -> None:
    wood, dark = mix(GOLD, TEA, 0.4), deep(TEA, 0.6)
    x = 31
    if thing in ("staff", "spear", "oar", "pole", "umbrella"):
        b.line([(x, -46 if thing != "umbrella" else -34), (x, 50)], dark, 4.4)
        b.line([(x, -45 if thing != "umbrella" else -34), (x, 50)], wood, 2)
    if thing == "spear":
        b.shape([(x, -50), (x + 4.4, -38), (x, -30), (x - 4.4, -38)], mix(WASH, WHITE, 0.5), INK, 1.6)
        b.soft([(x - 5, -30), (x + 5, -30), (x + 6, -20), (x - 6, -20)], VERMILION)
    elif thing == "staff":
        for k in range(7):  # the hairs of a fly whisk
            hair = WHITE if k % 2 else mix(WASH, WHITE, 0.55)
            b.line([(x, -45), (x + 4 + k * 1.1, -44 + k * 0.6), (x + 3 + k * 1.9, -12 + (k % 3) * 4)], hair, 2.2)
    elif thing == "oar":
        b.soft([(x, -50), (x + 6, -44), (x + 5, -20), (x, -16), (x - 5, -20), (x - 6, -44)], wood, dark, 1.8)
    elif thing == "umbrella":
        b.soft(
            [(x - 19, -24), (x - 11, -38), (x, -46), (x + 11, -38), (x + 19, -24), (x, -28)], ROUGE, deep(ROUGE), 1.8
        )
        for dx in (-9, 0, 9):
            b.line([(x, -44), (x + dx, -26)], (*GAMBOGE, 200), 1.3)
    elif thing == "pole":
        for dx in (-9, 7):
            b.soft(
                [(x + dx - 9, -8), (x + dx, -16), (x + dx + 9, -8), (x + dx + 7, 12), (x + dx - 7, 12)],
                SHADED,
                dark,
                1.8,
            )
        b.line([(x - 13, -18), (x + 13, -22)], dark, 3)
    elif thing == "sword":
        b.line([(x, 44), (x, -18)], INK, 6.4)
        b.line([(x, 44), (x, -18)], mix(WASH, WHITE, 0.6), 3.4)
        b.line([(x - 8, 12), (x + 8, 12)], GAMBOGE, 4.4)
        b.line([(x, 14), (x, 30)], ROUGE, 5)
    elif thing == "fan":
        b.line([(x, 10), (x - 2, 36)], dark, 3)
        b.disc(x, -2, 14.5, deep(GOLD, 0.4))
        b.disc(x, -2, 12.6, SLIP)
        b.line([(x - 7, 3), (x - 1, -3), (x + 5, -9)], MALACHITE, 2)
        for dx, dy in ((-1, -7), (5, -1), (4, -11)):
            b.disc(x + dx, dy, 2.6, VERMILION)
    elif thing in ("scroll", "letter"):
        b.shape(
            [(x - 9, 0), (x + 9, -4), (x + 11, 30), (x - 7, 34)], WHITE if thing == "scroll" else VERMILION, line, 2
        )
        for y in (6, 13, 20):
            b.line([(x - 5, y), (x + 7, y - 2)], (*INK, 170) if thing == "scroll" else (*GAMBOGE, 255), 1.7)
        b.line([(x - 12, 0), (x + 12, -5)], dark, 5)
        b.line([(x - 10, 35), (x + 14, 30)], dark, 5)
    elif thing == "book":
        b.shape([(x - 13, 6), (x + 8, 2), (x + 12, 30), (x - 9, 34)], AZURITE, deep(AZURITE, 0.5), 2)
        b.shape([(x - 8, 9), (x - 2, 8), (x, 21), (x - 6, 22)], PAPER)
        b.line([(x + 5, 3), (x + 9, 30)], WHITE, 1.6)
    elif thing == "brush":
        b.line([(x + 8, -20), (x - 2, 22)], dark, 4.6)
        b.line([(x + 8, -20), (x - 2, 22)], wood, 2.2)
        b.soft([(x - 4, 20), (x + 1, 21), (x - 1, 32), (x - 5, 37), (x - 7, 29)], INK)
    elif thing == "coins":
        b.soft([(x - 12, 14), (x - 5, 2), (x + 5, 2), (x + 12, 14), (x + 11, 32), (x - 11, 32)], wood, dark, 2)
        b.line([(x - 6, 5), (x + 6, 5)], VERMILION, 3)
        b.disc(x, 19, 7, GAMBOGE)
        b.ring(x, 19, 7, deep(GOLD, 0.5), 1.6)
        b.shape([(x - 2, 17), (x + 2, 17), (x + 2, 21), (x - 2, 21)], dark)
    elif thing == "flower":
        b.line([(x, 34), (x - 1, 14), (x + 2, 2)], MALACHITE, 2.6)
        b.soft([(x, 20), (x + 9, 13), (x + 12, 17), (x + 4, 23)], MALACHITE)
        for i in range(6):
            a = math.radians(60 * i)
            b.disc(x + 2 + 6.2 * math.cos(a), -3 + 6.2 * math.sin(a), 5.4, mix(ROUGE, WHITE, 0.2 if i % 2 else 0.4))
        b.disc(x + 2, -3, 4, GAMBOGE)
    elif thing == "gourd":
        for dy, r in ((6, 8), (22, 12)):
            b.disc(x, dy, r + 1.4, deep(MALACHITE, 0.5))
            b.disc(x, dy, r, mix(GAMBOGE, MALACHITE, 0.4))
        b.line([(x - 6, 13), (x + 6, 13)], VERMILION, 3)
    elif thing == "drum":
        b.disc(x - 1, 18, 15.5, deep(ROUGE, 0.5))
        b.disc(x - 1, 18, 13.6, ROUGE)
        b.disc(x - 1, 18, 10.4, PAPER)
        b.line([(x + 13, -8), (x + 3, 14)], wood, 3)
        b.disc(x + 3, 14, 3, dark)
    elif thing == "thread":
        b.shape([(x - 9, 2), (x + 9, 2), (x + 7, 7), (x - 7, 7)], wood, dark, 1.6)
        b.soft(
            [(x - 8, 7), (x + 8, 7), (x + 10, 18), (x + 8, 29), (x - 8, 29), (x - 10, 18)],
            VERMILION,
            deep(VERMILION),
            1.8,
        )
        for y in (11, 16, 21, 26):
            b.line([(x - 9, y + 1), (x + 9, y - 1)], (*GAMBOGE, 220), 1.3)
        b.shape([(x - 7, 29), (x + 7, 29), (x + 9, 34), (x - 9, 34)], wood, dark, 1.6)
    elif thing == "wheat":
        for dx in (-7, 0, 7):
            b.line([(x, 36), (x + dx * 0.5, 14), (x + dx, -6)], GOLD, 2.2)
            for k in range(5):
                b.disc(x + dx + (-2.4 if k % 2 else 2.4), -8 + k * 4.6, 2.7, GAMBOGE)
    elif thing == "cage":
        b.soft([(x - 13, 32), (x - 13, 10), (x, -4), (x + 13, 10), (x + 13, 32)], (*SLIP, 200), dark, 2.2)
        for dx in (-7, 0, 7):
            b.line([(x + dx, 0 if dx == 0 else 6), (x + dx, 32)], dark, 1.4)
        b.soft([(x - 6, 20), (x, 14), (x + 6, 18), (x + 2, 25), (x - 4, 25)], VERMILION)
        b.line([(x, -5), (x, -12)], dark, 2)
    elif thing == "lots":
        for dx, dy in ((-6, -12), (-1, -18), (5, -14)):
            b.line([(x + dx, dy), (x + dx * 0.5, 12)], GAMBOGE, 3.4)
        b.shape([(x - 10, 4), (x + 10, 4), (x + 9, 34), (x - 9, 34)], ROUGE, deep(ROUGE), 2)
        b.line([(x - 9, 11), (x + 9, 11)], GAMBOGE, 2.4)
    elif thing == "tray":
        b.line([(x - 17, 20), (x + 15, 20)], dark, 6)
        b.line([(x - 17, 20), (x + 15, 20)], ROUGE, 3.4)
        b.soft([(x - 11, 8), (x + 1, 8), (x - 1, 17), (x - 9, 17)], WHITE, deep(AZURITE), 1.8)
        b.disc(x + 7, 12, 5.6, mix(MALACHITE, WHITE, 0.3))
        b.ring(x + 7, 12, 5.8, deep(MALACHITE), 1.6)
    elif thing == "goods":
        b.line([(x, -44), (x, 34)], dark, 4)
        for y, colour in ((-30, VERMILION), (-14, MALACHITE), (2, AZURITE)):
            b.line([(x - 12, y - 6), (x + 12, y - 6)], dark, 2.4)
            for dx in (-9, 0, 9):
                b.disc(x + dx, y + 1, 4.2, colour if dx else GAMBOGE)
