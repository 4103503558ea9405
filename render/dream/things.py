"""The things by which one knows the customers: what they carry or trade in."""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

from render.dream.brush import TEA
from render.kit.brush import Brush
from render.kit.palette import (
    AZURITE,
    GAMBOGE,
    GOLD,
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

Thing: TypeAlias = Literal[
    "scroll", "sword", "fan", "coins", "brush", "flower", "staff", "book", "pole", "oar",
    "gourd", "umbrella", "drum", "thread", "wheat", "letter", "cage", "lots", "tray", "spear", "goods",
]  # fmt: skip


def draw_thing(b: Brush, thing: Thing, line: Colour) -> None:
    """What somebody holds at the right edge of the picture; ``line`` is the ink of the robe."""
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
