"""Charm tiles: what a visitor of the Parlour must have for a second servant on a muse."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.jiangnan import powers
from render.jiangnan.dyes import DISTRICTS, PETAL
from render.kit.cache import SPRITES
from render.kit.palette import ROUGE, SLIP, WHITE, deep, mix
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.words import lay

NEEDS: Final[dict[str, powers.Line]] = {
    "teahouse": ("teahouse", "servant"),
    "tavern": ("tavern", "servant"),
    "boat": ("boat", "servant"),
    "pointer": ("pointer", "shop"),
    "cities": ("travel", "scenery"),
    "unpublished": ("portfolio",),
}
"""What a tile looks for, in signs."""


def tile(letter: str, needs: str, amount: int, size: int) -> Image.Image:
    """A Charm tile (RGBA, ``size`` square) by its letter: what is needed, and how much of it."""
    key = ("jiangnan", "charm", letter, needs, amount, size)
    return SPRITES.get(key, lambda: _tile(letter, needs, amount, size))


def _tile(letter: str, needs: str, amount: int, size: int) -> Image.Image:
    dye = mix(DISTRICTS["parlour"], PETAL, 0.25)
    pen = Pen(size, size)
    u = size / 100
    for grow, colour in ((0.0, deep(dye, 0.6)), (-2.0, dye), (-7.0, mix(SLIP, PETAL, 0.22))):
        r = 25 + grow
        for a, c in ((26, 26), (74, 26), (26, 74), (74, 74)):
            pen.disc(a * u, c * u, r * u, colour)
        pen.box((26 - r) * u, 26 * u, (48 + 2 * r) * u, 48 * u, colour)
        pen.box(26 * u, (26 - r) * u, 48 * u, (48 + 2 * r) * u, colour)
    pen.disc(17 * u, 17 * u, 15.5 * u, deep(mix(dye, ROUGE, 0.3), 0.4))
    out = pen.done()
    lay(out, 17 * u, 17 * u, letter, "bold", round(25 * u), WHITE, "middle")
    signs = NEEDS[needs]
    room = round((72 if len(signs) > 1 else 52) * u)
    put(out, powers.line(signs, room, round(46 * u)), (size - room) // 2, round(14 * u))
    text = powers.line((f"≥{amount}",), round(64 * u), round(38 * u))
    put(out, text, (size - text.width) // 2, round(54 * u))
    return out
