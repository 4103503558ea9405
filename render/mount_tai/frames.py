"""The four colours of events and talents, each with an outline of its own for readers who do not see colours.

Yellow is a plain sheet, green has cut corners, blue an arched head, red a pointed one.
"""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from render.kit.cache import SPRITES
from render.kit.palette import AZURITE, GAMBOGE, GOLD, INK, MALACHITE, ROUGE, SLIP, Colour, deep, mix
from render.kit.pen import Pen, Point

HUES: Final[dict[str, Colour]] = {
    "yellow": mix(GAMBOGE, GOLD, 0.3),
    "green": MALACHITE,
    "blue": AZURITE,
    "red": ROUGE,
}


def outline(colour: str, x: float, y: float, w: float, h: float, of: float = 0) -> list[Point]:
    """The corners of a sheet of a colour; `of` is the length by which its shape is measured, else its lesser side."""
    s = (of or min(w, h)) * 0.2
    if colour == "green":
        return [
            (x + s, y), (x + w - s, y), (x + w, y + s), (x + w, y + h - s),
            (x + w - s, y + h), (x + s, y + h), (x, y + h - s), (x, y + s),
        ]  # fmt: skip
    if colour == "blue":
        rise = s * 1.15
        arch = []
        for k in range(21):
            t = math.radians(180 - 9 * k)
            arch.append((x + w / 2 + w / 2 * math.cos(t), y + rise - rise * math.sin(t)))
        return [(x, y + h), *arch, (x + w, y + h)]
    if colour == "red":
        rise = s * 0.9
        return [(x + w / 2, y), (x + w, y + rise), (x + w, y + h), (x, y + h), (x, y + rise)]
    r = s * 0.4
    corners = ((x + r, y + r, 180), (x + w - r, y + r, 270), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90))
    return [
        (cx + r * math.cos(math.radians(start + 18 * k)), cy + r * math.sin(math.radians(start + 18 * k)))
        for cx, cy, start in corners
        for k in range(6)
    ]


def framed(colour: str, w: int, h: int, strength: float = 0.22) -> Image.Image:
    """A sheet of a colour (RGBA): its outline, dyed paper within."""
    return SPRITES.get(("mount-tai", "framed", colour, w, h, strength), lambda: _framed(colour, w, h, strength))


def _framed(colour: str, w: int, h: int, strength: float) -> Image.Image:
    hue = HUES[colour]
    edge = max(2.0, min(w, h) / 18)
    of = min(w, h)
    pen = Pen(w, h)
    pen.polygon(outline(colour, 0.5, 0.5, w - 1, h - 1, of), deep(hue, 0.45))
    pen.polygon(outline(colour, 1.6, 1.6, w - 3.2, h - 3.2, of), hue)
    inner = outline(colour, edge, edge, w - 2 * edge, h - 2 * edge, of)
    pen.polygon(inner, mix(SLIP, hue, strength))
    pen.line(inner, (*deep(hue, 0.3), 170), max(1.0, edge / 3), closed=True)
    return pen.done()


def dark(colour: str) -> Colour:
    """The colour for words on paper."""
    return mix(HUES[colour], INK, 0.5 if colour == "yellow" else 0.25)
