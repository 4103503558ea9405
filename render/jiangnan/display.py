"""Display tiles of Teahouse and Tavern: what was published there last, with room for a servant."""

from __future__ import annotations

from PIL import Image

from render.jiangnan import icons
from render.jiangnan.dyes import KINDS, STRAW, WOOD
from render.kit.cache import SPRITES
from render.kit.palette import SLIP, WHITE, deep, mix
from render.kit.pen import Pen
from render.kit.printing import put


def tile(kind: str, size: int) -> Image.Image:
    """The Display tile of a type (RGBA, ``size`` square): a wooden board that hangs from a cord."""
    return SPRITES.get(("jiangnan", "display", kind, size), lambda: _tile(kind, size))


def _tile(kind: str, size: int) -> Image.Image:
    dye = KINDS[kind]
    pen = Pen(size, size)
    u = size / 100
    pen.box(0, 0, size, size, deep(WOOD, 0.65), radius=13 * u)
    pen.box(2 * u, 2 * u, 96 * u, 96 * u, mix(WOOD, STRAW, 0.3), radius=12 * u)
    pen.box(9 * u, 9 * u, 82 * u, 82 * u, mix(SLIP, dye, 0.3), deep(dye, 0.4), 3 * u, 8 * u)
    for x in (15, 85):
        for y in (15, 85):
            pen.disc(x * u, y * u, 3.4 * u, mix(dye, WHITE, 0.1))
    out = pen.done()
    sign = round(68 * u)
    put(out, icons.icon(kind, sign), (size - sign) // 2, (size - sign) // 2)
    return out
