"""The game's signs as cached sprites, alone and with numbers."""

from __future__ import annotations

from PIL import Image

from render.jiangnan.places import PLACES, roundel
from render.jiangnan.wares import WARES, blossom
from render.kit.brush import Brush
from render.kit.cache import SPRITES
from render.kit.icons import drawn
from render.kit.palette import GOLD, INK, SLIP, Colour, mix
from render.kit.pen import Pen
from render.kit.type import width
from render.kit.words import lay


def icon(kind: str, size: int) -> Image.Image:
    """A sign by its name in `wares.WARES` (RGBA, ``size`` square)."""
    return drawn(("jiangnan", "icon", kind), WARES[kind], size)


def district(name: str, size: int) -> Image.Image:
    """The roundel of a district or of "rest"."""
    return drawn(("jiangnan", "district", name), roundel(name), size)


def place(name: str, size: int) -> Image.Image:
    """A district's sign without its roundel."""
    return drawn(("jiangnan", "place", name), PLACES[name], size)


def points(amount: int | str, size: int) -> Image.Image:
    """VP with their number: the golden blossom (RGBA, ``size`` square)."""
    text = str(amount)
    return SPRITES.get(("jiangnan", "points", text, size), lambda: _points(text, size))


def _points(text: str, size: int) -> Image.Image:
    pen = Pen(size, size)
    b = Brush(pen, size / 2, size / 2, size / 100)
    blossom(b, 1.0)
    b.disc(0, 2, 33, mix(SLIP, GOLD, 0.06))
    out = pen.done()
    letter = round(size * (0.66 if len(text) < 2 else 0.56 if len(text) < 3 else 0.4))
    lay(out, size / 2, size * 0.52, text, "bold", letter, INK, "middle")
    return out


def amount(kind: str, number: int | str, size: int, colour: Colour = INK) -> Image.Image:
    """A number and a sign behind it (RGBA, ``size`` high); a minus is a true one."""
    text = f"−{-number}" if isinstance(number, int) and number < 0 else str(number)
    return SPRITES.get(("jiangnan", "amount", kind, text, size, colour), lambda: _amount(kind, text, size, colour))


def _amount(kind: str, text: str, size: int, colour: Colour) -> Image.Image:
    letter = round(size * 0.92)
    wide = width(text, "bold", letter)
    gap = round(size * 0.08)
    out = Image.new("RGBA", (wide + gap + size + 2, size), (*SLIP, 0))
    lay(out, 1, size / 2, text, "bold", letter, colour)
    out.alpha_composite(icon(kind, size), (wide + gap + 1, 0))
    return out


def row(kinds: tuple[str, ...], size: int, gap: int = 2) -> Image.Image:
    """Signs side by side (RGBA, ``size`` high)."""
    return SPRITES.get(("jiangnan", "row", kinds, size, gap), lambda: _row(kinds, size, gap))


def _row(kinds: tuple[str, ...], size: int, gap: int) -> Image.Image:
    out = Image.new("RGBA", (max(1, len(kinds) * (size + gap) - gap), size), (*SLIP, 0))
    for k, kind in enumerate(kinds):
        out.alpha_composite(icon(kind, size), (k * (size + gap), 0))
    return out
