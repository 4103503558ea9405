"""Degrees of the imperial exams: Juren and Gongshi, and how many works of each type they count for."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.jiangnan import icons, powers
from render.jiangnan.dyes import GILT, SILVER
from render.kit.boxes import Box
from render.kit.cache import SPRITES
from render.kit.palette import SLIP, Colour, deep, mix
from render.kit.pen import Pen
from render.kit.printing import put

METALS: Final[dict[str, tuple[Colour, int]]] = {"juren": (SILVER, 1), "gongshi": (GILT, 2)}
"""The metal of each degree, and its buttons on the hat."""


def tile(kind: str, counts: int, w: int, h: int) -> Image.Image:
    """The tile of "juren" or "gongshi" (RGBA, ``w × h``, lying): ``counts`` more works of each type in scorings."""
    return SPRITES.get(("jiangnan", "degree", kind, counts, w, h), lambda: _tile(kind, counts, w, h))


def _tile(kind: str, counts: int, w: int, h: int) -> Image.Image:
    metal, buttons = METALS[kind]
    edge = max(2, round(min(w, h) * 0.06))
    pen = Pen(w, h)
    pen.box(0, 0, w, h, deep(metal, 0.65), radius=2.4 * edge)
    pen.box(edge * 0.4, edge * 0.4, w - 0.8 * edge, h - 0.8 * edge, metal, radius=2.2 * edge)
    pen.box(edge, edge, w - 2 * edge, h - 2 * edge, mix(SLIP, metal, 0.25), deep(metal, 0.4), edge * 0.3, edge)
    out = pen.done()
    inner = Box(0, 0, w, h).inset(edge + 1)
    hat = inner.left(min(inner.h, round(inner.w * 0.46)))
    size = min(hat.w, hat.h)
    put(out, icons.icon("degree", size), hat.mid_x - size // 2, hat.mid_y - size // 2)
    dots = Pen(w, h)
    for k in range(buttons):
        x = hat.mid_x + (k - (buttons - 1) / 2) * size * 0.2
        dots.disc(x, hat.mid_y + size * 0.4, size * 0.075, deep(metal, 0.6))
    put(out, dots.done(), 0, 0)
    room = inner.beyond(hat.w).inset(2, round(inner.h * 0.08))
    put(out, powers.line((f"+{counts}", "portfolio"), room.w, room.h), *room.at)
    return out
