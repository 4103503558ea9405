"""The colours of the game: pigments of a scroll of canals, white walls and grey roofs."""

from __future__ import annotations

from typing import Final

from render.kit.palette import (
    AZURITE,
    GAMBOGE,
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
    mix,
)

RIVER: Final[Colour] = (168, 200, 194)
"""Water, soft blue-green."""
DEEP_RIVER: Final[Colour] = (92, 142, 142)
WALL: Final[Colour] = mix(WHITE, SLIP, 0.4)
ROOF: Final[Colour] = (98, 104, 112)
LANTERN: Final[Colour] = mix(VERMILION, ROUGE, 0.25)
WOOD: Final[Colour] = (128, 84, 52)
STRAW: Final[Colour] = (222, 186, 116)
LEAF: Final[Colour] = (112, 150, 84)
PETAL: Final[Colour] = (226, 142, 158)
JADE: Final[Colour] = (110, 172, 136)
CLAY: Final[Colour] = (150, 96, 66)
SILVER: Final[Colour] = mix(WASH, WHITE, 0.45)
SKIN: Final[Colour] = (242, 214, 184)
HAIR: Final[Colour] = (44, 40, 42)
PLUM: Final[Colour] = (126, 78, 130)

KINDS: Final[dict[str, Colour]] = {
    "novel": (232, 182, 56),
    "drama": (196, 56, 50),
    "painting": (56, 110, 164),
}
"""The three types of works and ideas."""

DISTRICTS: Final[dict[str, Colour]] = {
    "society": mix(INDIGO, AZURITE, 0.4),
    "teahouse": mix(MALACHITE, LEAF, 0.3),
    "tavern": mix(ROUGE, CLAY, 0.3),
    "parlour": PLUM,
    "travel": (44, 132, 142),
    "fair": (214, 118, 40),
    "rest": WASH,
}
"""The six districts and the Rest Area."""

AGES: Final[tuple[Colour, ...]] = (
    mix(SHADED, WASH, 0.35),
    MALACHITE,
    AZURITE,
    PLUM,
    mix(ROUGE, INK, 0.1),
)
"""Edges of action tiles: starting ones, Ages 1 to 4. Also the two Ages of portfolios."""

GILT: Final[Colour] = mix(GAMBOGE, WHITE, 0.15)
"""The double edge of what is advanced."""
