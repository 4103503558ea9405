"""Spirits tiles: a gourd of wine that brings spirit at any time."""

from __future__ import annotations

from PIL import Image

from render.jiangnan import icons
from render.jiangnan.dyes import CLAY, PETAL
from render.kit.cache import SPRITES
from render.kit.palette import INK, SLIP, WHITE, deep, mix
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.words import lay


def tile(brings: int, size: int) -> Image.Image:
    """A Spirits tile (RGBA, ``size`` square) with the spirit that it brings."""
    return SPRITES.get(("jiangnan", "spirits", brings, size), lambda: _tile(brings, size))


def _tile(brings: int, size: int) -> Image.Image:
    pen = Pen(size, size)
    u = size / 100
    pen.disc(50 * u, 50 * u, 49.5 * u, deep(CLAY, 0.6))
    pen.disc(50 * u, 50 * u, 46 * u, mix(CLAY, PETAL, 0.3))
    pen.disc(50 * u, 50 * u, 40 * u, mix(SLIP, PETAL, 0.25))
    out = pen.done()
    gourd = round(70 * u)
    put(out, icons.icon("spirits", gourd), 0, round(14 * u))
    lay(out, 69 * u, 33 * u, f"+{brings}", "bold", round(38 * u), INK, "middle")
    sign = round(36 * u)
    put(out, icons.icon("spirit", sign), round(54 * u), round(51 * u))
    return out


def row(brings: int, number: int, size: int) -> Image.Image:
    """So many of them, overlapping (RGBA, ``size`` high)."""
    return SPRITES.get(("jiangnan", "spirits-row", brings, number, size), lambda: _row(brings, number, size))


def _row(brings: int, number: int, size: int) -> Image.Image:
    step = round(size * 0.72)
    out = Image.new("RGBA", (size + step * max(0, number - 1), size), (*WHITE, 0))
    for k in range(number):
        put(out, tile(brings, size), k * step, 0)
    return out
