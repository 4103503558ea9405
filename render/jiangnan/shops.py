"""Shop tiles of the Temple Fair: a stall under its own awning, its ware, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PIL import Image

from render.jiangnan import powers
from render.jiangnan.dyes import CLAY, GILT, JADE, KINDS, LANTERN, LEAF, PETAL, PLUM, ROOF, STRAW, WALL, WOOD
from render.jiangnan.wares import boat, bottle
from render.kit.brush import Brush
from render.kit.cache import SPRITES
from render.kit.palette import AZURITE, GAMBOGE, INK, SLIP, VERMILION, WASH, WHITE, Colour, deep, mix
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.words import lay

Ware: TypeAlias = Callable[[Brush], None]


def _press(b: Brush) -> None:
    """Printing blocks and a fresh sheet."""
    b.box(-34, -4, 68, 30, WOOD, deep(WOOD, 0.6), 3, 3)
    for k in range(5):
        b.box(-28 + 12 * k, 2, 8, 18, deep(WOOD, 0.5))
    b.shape([(-20, -34), (22, -38), (26, -2), (-16, 2)], WHITE, INK, 2.6)
    for k in range(4):
        b.straight([(16 - 9 * k, -31 + k), (18 - 9 * k, -8 + k)], INK, 3)


def _pack(b: Brush) -> None:
    """Two baskets on a carrying pole."""
    b.line([(-42, -24), (0, -34), (42, -24)], deep(WOOD, 0.4), 5)
    for way, dye in ((-1, LANTERN), (1, JADE)):
        a = way * 28
        for d in (-12, 12):
            b.straight([(a, -26), (a + d, 0)], deep(WOOD, 0.4), 2.4)
        b.disc(a - 5, 0, 7, dye)
        b.disc(a + 6, -1, 6, GAMBOGE)
        b.shape([(a - 17, 0), (a + 17, 0), (a + 13, 26), (a - 13, 26)], STRAW, deep(STRAW, 0.6), 2.8)
        b.straight([(a - 15, 9), (a + 15, 9)], deep(STRAW, 0.4), 2)
        b.straight([(a - 14, 17), (a + 14, 17)], deep(STRAW, 0.4), 2)


def _gift(b: Brush) -> None:
    """A lacquer box with a ribbon, and a hairpin."""
    b.box(-28, -10, 56, 36, LANTERN, deep(LANTERN, 0.6), 3, 4)
    b.box(-32, -20, 64, 13, mix(LANTERN, WHITE, 0.12), deep(LANTERN, 0.6), 3, 3)
    b.box(-5, -20, 10, 46, GILT)
    for way in (-1, 1):
        b.soft([(0, -22), (way * 18, -38), (way * 22, -24)], GILT, deep(GILT, 0.5), 2.4)
    b.disc(0, -23, 5, GAMBOGE)


def _calligraphy(b: Brush) -> None:
    """A written scroll and a brush."""
    b.shape([(-30, -34), (12, -34), (12, 24), (-30, 24)], WHITE, deep(WOOD, 0.5), 2.6)
    for c in (-38, 22):
        b.box(-35, c, 52, 7, WOOD, deep(WOOD, 0.6), 2, 3)
    b.line([(-20, -22), (-4, -24), (-10, -12), (2, -12)], INK, 4.4)
    b.line([(-9, -8), (-12, 12), (-22, 16)], INK, 4.4)
    b.straight([(-2, 2), (4, 14)], INK, 4)
    b.straight([(34, -34), (24, 6)], STRAW, 5)
    b.soft([(20, 4), (28, 6), (20, 26)], INK)


def _ferry(b: Brush) -> None:
    boat(b.pen, b.x, b.y - 2 * b.u, 0.82 * b.u)


def _liquor(b: Brush) -> None:
    bottle(b.pen, b.x - 15 * b.u, b.y - 4 * b.u, 0.66 * b.u)
    b.soft([(8, -12), (36, -12), (38, 8), (30, 24), (14, 24), (6, 8)], mix(CLAY, WASH, 0.2), deep(CLAY, 0.6), 2.8)
    b.soft([(8, -10), (10, -24), (22, -29), (34, -24), (36, -10), (22, -5)], LANTERN, deep(LANTERN, 0.5), 2.4)


WARES: Final[dict[int, tuple[Ware, Colour]]] = {
    1: (_press, KINDS["novel"]),
    2: (_pack, mix(LEAF, JADE, 0.4)),
    3: (_gift, mix(PETAL, LANTERN, 0.3)),
    4: (_ferry, mix(AZURITE, JADE, 0.5)),
    5: (_liquor, mix(CLAY, LANTERN, 0.4)),
    6: (_calligraphy, PLUM),
}
"""Ware and awning of every shop by its number."""


def shop(face: str, power: str, cost: int, amount: int, w: int, h: int) -> Image.Image:
    """A face of a shop tile (RGBA, ``w × h``), "A1" to "B6": stall, face, what it does."""
    key = ("jiangnan", "shop", face, power, cost, amount, w, h)
    return SPRITES.get(key, lambda: _shop(face, power, cost, amount, w, h))


def _shop(face: str, power: str, cost: int, amount: int, w: int, h: int) -> Image.Image:
    ware, dye = WARES[int(face[1:])]
    side_b = face[0] == "B"
    edge = max(2, round(min(w, h) * 0.035))
    pen = Pen(w, h)
    pen.box(0, 0, w, h, deep(dye, 0.6), radius=3 * edge)
    pen.box(edge * 0.5, edge * 0.5, w - edge, h - edge, dye, radius=2.6 * edge)
    low = round(h * 0.66)
    pen.box(edge, edge, w - 2 * edge, h - 2 * edge, mix(WALL, dye, 0.12 if not side_b else 0.3), radius=2 * edge)
    pen.box(edge, low, w - 2 * edge, h - low - edge, SLIP, radius=edge)
    pen.box(edge, low - edge, w - 2 * edge, edge * 1.6, WOOD)
    roof = h * 0.2
    count = 6
    for k in range(count):
        x0, x1 = edge + (w - 2 * edge) * k / count, edge + (w - 2 * edge) * (k + 1) / count
        colour = dye if k % 2 == 0 else WALL
        pen.box(x0, edge, x1 - x0, roof - edge, colour)
        pen.disc((x0 + x1) / 2, roof, (x1 - x0) / 2, colour, h * 0.05)
    pen.box(edge, edge, w - 2 * edge, h * 0.05, ROOF)
    room = low - edge - roof - h * 0.04
    ware(Brush(pen, w / 2, roof + h * 0.05 + room / 2, min(room / 74, w / 104)))
    out = pen.done()
    put(out, powers.shop(power, cost, amount, w - 4 * edge, h - low - 2 * edge - 2), 2 * edge, low + edge)
    size = round(min(w, h) * 0.25)
    tab = Pen(round(size * 1.45), size)
    tab.box(0, 0, size * 1.45, size, WHITE, radius=size * 0.3)
    tab.box(1.5, 1.5, size * 1.45 - 3, size - 3, VERMILION if side_b else INK, radius=size * 0.26)
    label = tab.done()
    lay(label, label.width / 2, size / 2, face, "bold", round(size * 0.78), WHITE, "middle")
    put(out, label, 0, 0)
    return out
