"""The talents, painted from the waist up: robe, face, headgear, and the thing by which one knows the profession.

One unit is a hundredth of the picture's height.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from render.kit.brush import Brush
from render.kit.palette import (
    AZURITE,
    GAMBOGE,
    GOLD,
    INDIGO,
    INK,
    MALACHITE,
    ROUGE,
    SHADED,
    VERMILION,
    WASH,
    WHITE,
    Colour,
    deep,
    mix,
)
from render.kit.pen import Pen, curve
from render.mount_tai.effects import CLAY, EARTH, LEAF, PLUM, SKIN, STRAW
from render.mount_tai.tools import TOOLS

HAIR: Colour = (48, 42, 40)
Hat: TypeAlias = Literal[
    "straw", "felt", "crown", "band", "winged", "turban", "fan", "lotus", "helmet", "plume", "child", "bald", "brush",
    "bamboo", "cap", "square",
]  # fmt: skip


class Look(Struct, frozen=True):
    """What a profession wears; what it carries is drawn by its name (`tools.TOOLS`). `beard` 0 to 3 (white)."""

    robe: Colour
    trim: Colour
    hat: Hat
    beard: int = 0


LOOKS: Final[dict[str, Look]] = {
    "agricultural": Look(mix(LEAF, EARTH, 0.35), STRAW, "straw", 1),
    "commercial": Look(mix(GAMBOGE, EARTH, 0.35), INDIGO, "felt", 1),
    "sacrifice": Look(mix(INDIGO, INK, 0.15), VERMILION, "crown", 2),
    "brewer": Look(mix(CLAY, SHADED, 0.4), WHITE, "band"),
    "administrative": Look(ROUGE, GAMBOGE, "winged", 1),
    "pioneer": Look(mix(EARTH, SHADED, 0.3), LEAF, "turban"),
    "publicist": Look(PLUM, WHITE, "square"),
    "trader": Look(mix(AZURITE, WHITE, 0.25), GAMBOGE, "bamboo", 1),
    "yinyang": Look(mix(WASH, WHITE, 0.25), INK, "lotus", 2),
    "architect": Look(mix(MALACHITE, WASH, 0.25), WHITE, "cap"),
    "duhu": Look(mix(WASH, INDIGO, 0.4), VERMILION, "helmet", 1),
    "firstborn": Look(VERMILION, GAMBOGE, "child"),
    "vanguard": Look(mix(AZURITE, INDIGO, 0.3), VERMILION, "plume"),
    "elder": Look(mix(EARTH, WASH, 0.45), SHADED, "bald", 3),
    "secretary": Look(mix(MALACHITE, INDIGO, 0.35), WHITE, "brush"),
    "zheng": Look(mix(AZURITE, LEAF, 0.3), STRAW, "fan", 2),
}
"""Every profession."""


def draw_talent(pen: Pen, x: float, y: float, u: float, profession: str) -> None:
    """The figure of a profession around a centre."""
    look = LOOKS[profession]
    b = Brush(pen, x - 8 * u, y + 2 * u, u)
    _robe(b, look)
    _face(b, look)
    _hat(b, look)
    TOOLS[profession](Brush(pen, x, y, u))


def _robe(b: Brush, look: Look) -> None:
    line = deep(look.robe, 0.62)
    edge = curve([(-9, 3), (-24, 11), (-34, 29), (-38, 48)], 8)
    b.shape([*edge, *((-a, c) for a, c in reversed(edge))], look.robe, line, 2.8)
    b.shape([(-27, 24), (-21, 28), (-25, 48), (-36, 48), (-32, 34)], (*deep(look.robe, 0.4), 60))
    b.shape([(-9, 2), (-14, 6), (2, 32), (9, 48), (17, 48), (6, 26)], look.trim, line, 1.8)
    b.shape([(9, 2), (14, 6), (-1, 30), (-6, 24)], look.trim, line, 1.8)


def _face(b: Brush, look: Look) -> None:
    line = deep(SKIN, 0.6)
    b.shape([(-5, -6), (5, -6), (6, 5), (0, 10), (-6, 5)], mix(SKIN, EARTH, 0.2))
    b.soft([(-13, -21), (-12, -9), (-6, -2), (0, 0), (6, -2), (12, -9), (13, -21), (0, -33)], SKIN, line, 2.2)
    hair = mix(WASH, WHITE, 0.45) if look.beard == 3 else HAIR
    for way in (-1, 1):
        b.line([(way * 3.2, -17.5), (way * 5.8, -18.4), (way * 8.4, -17)], hair, 1.8)
        b.disc(way * 5.6, -13.8, 1.6, HAIR)
        b.disc(way * 8.4, -9, 2.8, (*VERMILION, 70))
    b.line([(0.4, -13), (1.2, -9.4), (-0.6, -9)], (*line, 210), 1.3)
    b.line([(-2.6, -5.6), (0, -4.8), (2.6, -5.6)], ROUGE, 2)
    if look.beard:
        for way in (-1, 1):
            b.line([(way * 5.4, -6.4), (way, -7.8)], hair, 1.8)
        tip = (0, 7, 16, 24)[look.beard]
        b.soft([(-5, -2.4), (-4, tip * 0.5), (0, tip), (4, tip * 0.5), (5, -2.4)], hair, deep(hair, 0.4), 1)


def _hat(b: Brush, look: Look) -> None:
    line = deep(GOLD, 0.6)
    trim = look.trim
    if look.hat == "straw":
        b.shape([(-32, -20), (0, -47), (32, -20), (14, -17), (0, -16), (-14, -17)], STRAW, line, 2.6)
        for a in (-15, 0, 15):
            b.straight([(a * 0.15, -42), (a, -19)], (*line, 150), 1.6)
    elif look.hat == "bamboo":
        b.soft([(-35, -19), (-12, -30), (0, -43), (12, -30), (35, -19), (0, -14)], mix(STRAW, EARTH, 0.3), line, 2.6)
        b.disc(0, -42, 3, VERMILION)
    elif look.hat == "felt":
        b.disc(0, -23, 26, deep(EARTH, 0.6), 6.5)
        b.soft([(-14, -23), (-12, -38), (0, -43), (12, -38), (14, -23)], mix(EARTH, INK, 0.25), deep(EARTH, 0.6), 2.2)
        b.straight([(-13, -26), (13, -26)], GAMBOGE, 3)
    elif look.hat == "crown":
        b.box(-13, -36, 26, 14, HAIR, radius=3)
        b.box(-24, -43, 48, 7, INK, GAMBOGE, 1.6, 2)
        for way in (-1, 1):
            for k in range(3):
                b.straight([(way * (23 - 5 * k), -36), (way * (23 - 5 * k), -25)], GAMBOGE, 1.4)
                b.disc(way * (23 - 5 * k), -25, 2, VERMILION)
    elif look.hat == "band":
        b.soft([(-13, -19), (-13, -31), (0, -37), (13, -31), (13, -19), (0, -25)], HAIR)
        b.shape([(-14, -25), (14, -25), (14, -19), (-14, -19)], WHITE, deep(WASH, 0.3), 1.6)
        b.soft([(13, -22), (23, -28), (21, -20), (25, -13)], WHITE, deep(WASH, 0.3), 1.6)
        b.disc(0, -38, 5, HAIR)
    elif look.hat == "winged":
        for way in (-1, 1):
            b.soft([(way * 10, -27), (way * 30, -31), (way * 40, -28), (way * 40, -22), (way * 30, -22)], INK)
        b.box(-14, -31, 28, 10, INK, radius=3)
        b.soft([(-11, -30), (-9, -44), (0, -48), (9, -44), (11, -30)], INK)
        b.disc(0, -28, 3.4, GAMBOGE)
    elif look.hat == "turban":
        b.soft([(-15, -18), (-17, -30), (0, -42), (17, -30), (15, -18), (0, -22)], trim, deep(trim, 0.5), 2.4)
        b.line([(-15, -22), (0, -33), (13, -38)], (*deep(trim, 0.5), 200), 2)
        b.line([(-12, -33), (4, -27), (16, -23)], (*deep(trim, 0.5), 200), 2)
    elif look.hat == "square":
        b.shape([(-13, -20), (-16, -44), (16, -44), (13, -20), (0, -24)], HAIR, INK, 1.6)
        b.shape([(-16, -44), (16, -44), (15, -37), (-15, -37)], mix(HAIR, WASH, 0.4))
        b.disc(0, -28, 3, MALACHITE)
    elif look.hat == "lotus":
        b.soft([(-13, -19), (-13, -30), (0, -35), (13, -30), (13, -19), (0, -25)], HAIR)
        for a, lean in ((-9, -5), (9, 5), (0, 0)):
            b.soft([(a - 4, -32), (a + lean - 4, -41), (a + lean, -49), (a + lean + 4, -41), (a + 4, -32)],
                   mix(GAMBOGE, WHITE, 0.25), line, 1.6)  # fmt: skip
        b.straight([(-20, -33), (20, -33)], deep(MALACHITE, 0.1), 3)
    elif look.hat == "cap":
        b.soft([(-15, -18), (-15, -32), (0, -41), (15, -32), (15, -18), (0, -24)], INDIGO, deep(INDIGO, 0.6), 2)
        b.shape([(-15, -25), (15, -25), (15, -19), (-15, -19)], mix(INDIGO, WHITE, 0.25))
        b.soft([(-6, -38), (0, -46), (8, -42), (4, -36)], INDIGO, deep(INDIGO, 0.6), 1.6)
    elif look.hat in ("helmet", "plume"):
        steel = mix(WASH, WHITE, 0.35)
        if look.hat == "plume":
            b.soft(
                [(-2, -40), (-12, -52), (-2, -50), (8, -53), (16, -46), (4, -44)], VERMILION, deep(VERMILION, 0.5), 1.8
            )
        for way in (-1, 1):
            b.soft([(way * 11, -24), (way * 19, -20), (way * 19, 0), (way * 12, -4)], mix(steel, INDIGO, 0.3),
                   deep(INDIGO, 0.5), 2)  # fmt: skip
        b.soft([(-16, -19), (-15, -33), (0, -43), (15, -33), (16, -19), (0, -23)], steel, deep(INDIGO, 0.5), 2.4)
        b.straight([(0, -40), (0, -24)], GAMBOGE, 3)
        b.straight([(-15, -21), (0, -25), (15, -21)], GAMBOGE, 3.4)
        if look.hat == "helmet":
            b.straight([(0, -42), (0, -50)], deep(INDIGO, 0.4), 3)
    elif look.hat == "child":
        b.soft([(-13, -21), (-12, -30), (0, -35), (12, -30), (13, -21), (0, -27)], HAIR)
        for way in (-1, 1):
            b.disc(way * 11, -35, 7, HAIR)
            b.straight([(way * 7, -31), (way * 15, -33)], VERMILION, 3.4)
    elif look.hat == "bald":
        for way in (-1, 1):
            b.soft([(way * 13, -12), (way * 16, -22), (way * 11, -28), (way * 11, -18)], mix(WASH, WHITE, 0.5))
        b.disc(0, -34, 5, mix(WASH, WHITE, 0.45))
        b.straight([(-9, -33), (9, -35)], EARTH, 2.4)
    elif look.hat == "brush":
        b.box(-14, -31, 28, 11, INK, radius=3)
        b.soft([(-13, -29), (-12, -40), (0, -45), (12, -40), (13, -29)], INK)
        b.straight([(8, -30), (25, -44)], STRAW, 3)
        b.soft([(23, -40), (31, -51), (27, -41)], INK)
    else:
        b.soft([(-14, -18), (-18, -36), (-8, -46), (10, -46), (18, -36), (14, -18), (0, -25)], mix(STRAW, WHITE, 0.3),
               line, 2.2)  # fmt: skip
        b.line([(-16, -34), (0, -38), (16, -34)], MALACHITE, 3)
