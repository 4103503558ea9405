"""What the customers wear on their heads."""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

from render.dream.brush import HAIR
from render.kit.brush import Brush
from render.kit.palette import GAMBOGE, GOLD, INDIGO, INK, ROUGE, SHADED, VERMILION, WASH, WHITE, Colour, deep, mix

Hat: TypeAlias = Literal[
    "futou", "winged", "tall", "bun", "flowers", "straw", "scarf", "helmet", "lotus", "felt", "knot", "band"
]


def draw_hat(b: Brush, hat: Hat, trim: Colour) -> None:
    """What somebody wears on the head, over the face; ``trim`` is the colour of ribbons and felt."""
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
