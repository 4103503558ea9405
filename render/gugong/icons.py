"""Signs of what one does: the seven locations, swapping, recalling, gaining servants; each on a roundel.

Told apart by outline first and colour second. A unit is a hundredth of the sign's height.
"""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from engine.games.gugong.view import Gift
from render.kit.brush import Brush
from render.kit.cache import SPRITES
from render.kit.icons import Glyph, drawn
from render.kit.ink import roof
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
from render.kit.pen import Pen, curve
from render.kit.words import lay

JADE: Colour = (106, 172, 132)
PLUM: Colour = (122, 74, 128)
EARTH: Colour = (150, 110, 70)
STONE: Colour = mix(WASH, (170, 150, 120), 0.6)
BLUE: Colour = mix(AZURITE, WHITE, 0.15)
NIGHT: Colour = mix(INDIGO, AZURITE, 0.35)
YELLOW: Colour = (238, 186, 62)
"""The tiles of the palace."""


def action(kind: str, size: int) -> Image.Image:
    """The roundel of a location, of "swap", "recall" or "servants" (RGBA, ``size`` square)."""
    glyph, ground = ACTIONS[kind]

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        pen.disc(x, y, 49.5 * u, deep(ground, 0.6))
        pen.disc(x, y, 45.5 * u, mix(SLIP, ground, 0.26))
        pen.ring(x, y, 42.5 * u, (*ground, 170), 1.6 * u)
        glyph(pen, x, y, u)

    return drawn(("gugong", "action", kind), draw, size)


def plain(kind: str, size: int) -> Image.Image:
    """The same sign without its roundel."""
    return drawn(("gugong", "plain", kind), ACTIONS[kind][0], size)


def card_action(card: Gift, size: int) -> Image.Image | None:
    """What is printed on a Gift card: its action, with the servants that come besides; None if it does nothing.

    A gain of servants alone is one roundel with its number.
    """
    if not card.acts:
        return None
    return SPRITES.get(("gugong", "card-action", card.action, card.servants, size), lambda: _card_action(card, size))


def _card_action(card: Gift, size: int) -> Image.Image:
    out = action(card.action or "servants", size).copy()
    if card.servants:
        out = number(out, f"+{card.servants}")
    return out


def number(sign: Image.Image, text: str, colour: Colour = INK) -> Image.Image:
    """``sign`` with a number on a label over its lower part."""
    size = sign.width
    out = sign.copy()
    h = round(size * 0.62)
    w = max(h, round(h * (0.3 + 0.6 * len(text))))
    pen = Pen(w, h)
    pen.box(0, 0, w, h, SLIP, deep(EARTH, 0.5), max(1.2, h / 18), h * 0.3)
    label = pen.done()
    lay(label, w / 2, h / 2, text, "bold", round(h * 1.06), colour, "middle")
    out.alpha_composite(label, (min(size - w, (size - w) // 2 + size // 12), size - h))
    return out


def travel(pen: Pen, x: float, y: float, u: float) -> None:
    """A road that winds through hills to a town's gate."""
    b = Brush(pen, x, y, u)
    line = deep(MALACHITE, 0.5)
    b.shape(
        curve([(-36, 6), (-24, -14), (-10, 2), (2, -8), (16, -22), (30, -2), (38, 8)], 6),
        mix(MALACHITE, WHITE, 0.35),
        line,
        2.4,
    )
    b.shape(
        curve([(-40, 8), (-20, 2), (0, 8), (20, 2), (40, 8), (30, 28), (0, 39), (-30, 28)], 6),
        mix(MALACHITE, GAMBOGE, 0.3),
    )
    road = curve([(6, -8), (16, 0), (2, 9), (-14, 16), (2, 25), (8, 38)], 8)
    for k, (px, py) in enumerate(road):
        b.disc(px, py, 2.6 + 6 * k / len(road), line)
    for k, (px, py) in enumerate(road):
        b.disc(px, py, 1.4 + 5.2 * k / len(road), mix(SLIP, GAMBOGE, 0.3))
    b.box(-3, -24, 16, 16, PAPER, deep(ROUGE, 0.4), 2.2)
    b.box(2, -17, 6, 9, ROUGE)
    roof(pen, x + 5 * u, y - 34 * u, 27 * u, 11 * u, ROUGE, deep(ROUGE, 0.6))


def wall(pen: Pen, x: float, y: float, u: float) -> None:
    """A watchtower on a wall with battlements."""
    b = Brush(pen, x, y, u)
    line = deep(EARTH, 0.6)
    stone = mix(STONE, WHITE, 0.18)
    for a in range(-39, 36, 13):
        b.box(a, 4, 8, 10, stone, line, 2.2)
    b.box(-40, 11, 80, 21, stone, line, 2.6)
    for c, off in ((18, 0), (25, 7)):
        b.straight([(-38, c), (38, c)], (*line, 150), 1.5)
        for a in range(-34 + off, 38, 14):
            b.straight([(a, c), (a, c + 7)], (*line, 130), 1.4)
    b.shape([(-19, -22), (19, -22), (22, 32), (-22, 32)], mix(stone, EARTH, 0.16), line, 2.6)
    for left in (-23, -10.5, 2, 14.5):
        b.box(left, -34, 8.6, 13, stone, line, 2.2)
    b.box(-24, -24, 48, 7, stone, line, 2.2)
    for a in (-11, 5):
        b.box(a, -12, 7, 11, line, radius=3)
    b.shape([*curve([(-8, 32), (-8, 17), (0, 9), (8, 17), (8, 32)], 6)], line)


def jade(pen: Pen, x: float, y: float, u: float) -> None:
    """A jade disc on a red cord."""
    b = Brush(pen, x, y, u)
    line = deep(MALACHITE, 0.6)
    b.straight([(0, -42), (0, -24)], VERMILION, 4)
    for dx in (-7, -2.5, 2.5, 7):
        b.line([(dx * 0.4, 23), (dx, 32), (dx * 1.3, 41)], VERMILION, 3)
    b.disc(0, -1, 27, line)
    b.disc(0, -1, 24.4, JADE)
    b.disc(-6, -8, 15, (*WHITE, 90))
    b.disc(0, -1, 24.4, (*JADE, 90))
    b.ring(0, -1, 19.5, (*line, 130), 2)
    for k in range(10):
        t = math.radians(36 * k)
        b.disc(17 * math.cos(t) * 0.92, -1 + 17 * math.sin(t) * 0.92, 2, (*line, 130))
    b.disc(0, -1, 10.5, line)
    b.disc(0, -1, 8, mix(SLIP, MALACHITE, 0.2))
    b.disc(0, 26, 4.4, GAMBOGE)


def intrigue(pen: Pen, x: float, y: float, u: float) -> None:
    """A painted opera mask."""
    b = Brush(pen, x, y, u)
    line = deep(PLUM, 0.65)
    face = [(0, -36), (25, -28), (29, -4), (20, 22), (0, 37), (-20, 22), (-29, -4), (-25, -28)]
    b.soft(face, WHITE, line, 3)
    b.soft([(0, -34), (14, -30), (8, -12), (0, -6), (-8, -12), (-14, -30)], PLUM)
    for way in (-1, 1):
        b.soft([(way * 5, -6), (way * 16, -22), (way * 27, -20), (way * 24, -4), (way * 14, 3)], INK)
        b.soft([(way * 9, -7), (way * 16, -12), (way * 22, -9), (way * 15, -4)], WHITE)
        b.disc(way * 15.4, -8, 2.6, INK)
        b.soft([(way * 10, 8), (way * 20, 5), (way * 22, 14), (way * 14, 18)], (*mix(PLUM, VERMILION, 0.35), 190))
    b.line([(-5, 8), (0, 11), (5, 8)], line, 2.4)
    b.soft([(-9, 21), (0, 18), (9, 21), (0, 27)], VERMILION, line, 1.6)
    b.disc(0, -24, 4.2, GAMBOGE)


def palace(pen: Pen, x: float, y: float, u: float) -> None:
    """A hall with two yellow roofs on a white terrace."""
    b = Brush(pen, x, y, u)
    line = deep(ROUGE, 0.6)
    b.shape([(-34, 36), (34, 36), (29, 27), (-29, 27)], WHITE, deep(WASH, 0.3), 2)
    b.straight([(-31, 31.5), (31, 31.5)], (*WASH, 255), 1.6)
    b.box(-27, 6, 54, 22, ROUGE, line, 2)
    for a in (-19, -7, 7, 19):
        b.box(a - 2, 6, 4, 22, mix(ROUGE, VERMILION, 0.6))
    b.box(-5, 12, 10, 16, GAMBOGE, line, 1.6)
    roof(pen, x, y - 12 * u, 84 * u, 19 * u, YELLOW, line)
    b.box(-17, -20, 34, 9, ROUGE, line, 1.8)
    roof(pen, x, y - 38 * u, 60 * u, 19 * u, YELLOW, line)


def decree(pen: Pen, x: float, y: float, u: float) -> None:
    """An imperial edict: yellow silk between two rollers, sealed."""
    b = Brush(pen, x, y, u)
    line = deep(GOLD, 0.6)
    b.shape([(-28, -18), (28, -18), (28, 20), (-28, 20)], mix(YELLOW, WHITE, 0.2), line, 2.4)
    b.shape([(-28, -18), (28, -18), (28, -13), (-28, -13)], (*ROUGE, 200))
    b.shape([(-28, 15), (28, 15), (28, 20), (-28, 20)], (*ROUGE, 200))
    for k, a in enumerate((14, 5, -4)):
        b.straight([(a, -8), (a, (10, 5, 8)[k])], (*INK, 220), 3)
    b.box(-20, -4, 12, 13, VERMILION, deep(VERMILION, 0.4), 1.6, 2)
    b.straight([(-17, 1), (-11, 1)], WHITE, 1.8)
    b.straight([(-17, 5), (-11, 5)], WHITE, 1.8)
    for way in (-1, 1):
        b.box(way * 31 - 5, -24, 10, 50, mix(YELLOW, WHITE, 0.1), line, 2.4, 4)
        for c in (-29, 23):
            b.box(way * 31 - 3, c, 6, 8, ROUGE, line, 1.8, 2)


def canal(pen: Pen, x: float, y: float, u: float) -> None:
    """A junk with a battened sail on the canal."""
    b = Brush(pen, x, y, u)
    line = deep((110, 66, 40), 0.5)
    for c, inward in ((26, 0), (33, 6)):
        wave = [(-34 + inward, c), (-22, c + 4), (-10, c), (2, c + 4), (14, c), (26, c + 4), (36 - inward, c)]
        b.line(wave, AZURITE, 3.2)
    b.straight([(0, -40), (0, 12)], line, 4)
    b.soft([(4, -37), (28, -26), (27, 4), (4, 6), (-3, 5), (-2, -34)], mix((214, 158, 96), SLIP, 0.25), line, 2.6)
    for t in (0.25, 0.5, 0.75):
        low = -36 + 42 * t
        b.straight([(-2, low + 2 * (1 - t)), (26.5, low + 7 * (1 - t))], line, 2)
    b.soft([(-4, -22), (-20, -8), (-22, 5), (-4, 6)], mix(SLIP, (214, 158, 96), 0.3), line, 2.2)
    hull = [(-38, 6), (-32, 11), (0, 13), (28, 10), (38, 0), (34, 24), (20, 28), (-22, 28), (-32, 20)]
    b.shape(hull, (150, 92, 54), line, 2.8)
    b.line([(-33, 17), (0, 20), (33, 14)], GAMBOGE, 2.4)


def swap(pen: Pen, x: float, y: float, u: float) -> None:
    """Two cards that change places."""
    b = Brush(pen, x, y, u)
    line = deep(INDIGO, 0.4)
    b.box(-27, -24, 24, 34, mix(ROUGE, WHITE, 0.15), line, 2.6, 4)
    b.box(3, -10, 24, 34, mix(AZURITE, WHITE, 0.2), line, 2.6, 4)
    b.box(-22, -19, 14, 24, (*WHITE, 70), radius=2)
    b.box(8, -5, 14, 24, (*WHITE, 70), radius=2)
    b.line([(2, -27), (17, -31), (25, -19)], INK, 5)
    b.shape([(16, -19), (34, -20), (26, -9)], INK)
    b.line([(-2, 28), (-17, 32), (-25, 20)], INK, 5)
    b.shape([(-16, 20), (-34, 21), (-26, 10)], INK)


def recall(pen: Pen, x: float, y: float, u: float) -> None:
    """A card that comes back from a pile."""
    b = Brush(pen, x, y, u)
    line = deep(EARTH, 0.6)
    for k in range(3):
        b.box(-26 + k * 2, 20 - k * 6, 44, 9, mix(EARTH, WHITE, 0.3), line, 2, 3)
    b.box(-9, -31, 27, 37, mix(SLIP, GAMBOGE, 0.12), line, 2.6, 4)
    b.disc(4.5, -13, 7, ROUGE)
    b.line([(28, 18), (37, 2), (31, -16)], INK, 5)
    b.shape([(38, -17), (22, -11), (24, -28)], INK)


def servants(pen: Pen, x: float, y: float, u: float) -> None:
    """A servant in a straw hat."""
    b = Brush(pen, x, y, u)
    line = deep(EARTH, 0.6)
    b.soft([(-27, 38), (-24, 12), (-11, -3), (11, -3), (24, 12), (27, 38)], mix(INDIGO, WASH, 0.45), line, 2.8)
    b.disc(0, -12, 12.5, line)
    b.disc(0, -12, 10.6, (238, 208, 174))
    b.shape([(-30, -12), (0, -40), (30, -12), (0, -7)], (226, 190, 116), line, 2.8)
    for a in (-15, 0, 15):
        b.straight([(0, -36), (a, -9)], (*line, 130), 1.6)
    b.straight([(-6, 2), (4, 36)], (*SLIP, 230), 3)
    b.straight([(6, 2), (0, 14)], (*SLIP, 230), 3)


ACTIONS: Final[dict[str, tuple[Glyph, Colour]]] = {
    "travel": (travel, MALACHITE),
    "wall": (wall, EARTH),
    "jade": (jade, JADE),
    "intrigue": (intrigue, PLUM),
    "palace": (palace, ROUGE),
    "decree": (decree, GAMBOGE),
    "canal": (canal, AZURITE),
    "swap": (swap, INDIGO),
    "recall": (recall, SHADED),
    "servants": (servants, WASH),
}
"""Glyph and ground of every sign."""
