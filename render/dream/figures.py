"""The customers, painted from the waist up: robe, face, headgear, and the thing by which one knows them.

A figure is put together from parts, so that a new kind of customer is one line of ``FIGURES``. A kind that has no
line here is drawn as a townsman. One unit is a hundredth of the picture's height.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PIL import Image

from render.dream.brush import HAIR, TEA
from render.dream.hats import Hat, draw_hat
from render.dream.things import Thing, draw_thing
from render.kit.brush import Brush
from render.kit.icons import drawn
from render.kit.palette import (
    AZURITE,
    GAMBOGE,
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

SKIN: Colour = (238, 208, 174)
PLUM: Colour = (132, 84, 138)


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
        brush = Brush(pen, x - 6 * u, y, u)
        line = deep(look.robe, 0.62)
        _robe(brush, look, line)
        _face(brush, look)
        draw_hat(brush, look.hat, look.trim)
        draw_thing(Brush(pen, x, y, u), look.thing, line)

    return drawn(("dream", "figure", kind), draw, size)


def _robe(b: Brush, look: Figure, line: Colour) -> None:
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


def _face(b: Brush, look: Figure) -> None:
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
