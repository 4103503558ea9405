"""What changed since the last picture is marked as a reader marks a book: with a vermilion brush.

``ring`` goes round something, ``fresh`` is the small circled dot at the corner of a new card, ``delta`` a difference.
"""

from __future__ import annotations

import math

from PIL import Image

from render.kit.boxes import Box
from render.kit.cache import SPRITES
from render.kit.ink import stroke
from render.kit.palette import CINNABAR, SLIP, VERMILION, Colour
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.type import width
from render.kit.words import lay


def ring(w: int, h: int, colour: Colour = VERMILION) -> Image.Image:
    """An open brush ring (RGBA, ``w × h``)."""
    return SPRITES.get(("ring", w, h, colour), lambda: _ring(w, h, colour))


def _ring(w: int, h: int, colour: Colour) -> Image.Image:
    pen = Pen(w, h)
    path = []
    for i in range(25):
        a = math.radians(-120 + 15.6 * i)
        spread = 1 - 0.05 * i / 24
        path.append((w / 2 + (w / 2 - 5) * spread * math.cos(a), h / 2 + (h / 2 - 5) * spread * math.sin(a)))
    stroke(pen, path, (*colour, 225), max(3.4, h / 12), 4, 0.3)
    return pen.done()


def fresh(size: int, colour: Colour = VERMILION) -> Image.Image:
    """A circled dot (RGBA, ``size`` square) on a paper disc, for the corner of something new."""
    return SPRITES.get(("fresh", size, colour), lambda: _fresh(size, colour))


def put_fresh(image: Image.Image, frame: Box, size: int, x: int, y: int) -> None:
    """The circled dot with its upper left corner at ``x, y``, or as near to it as it fits into ``frame``."""
    put(image, fresh(size), max(frame.x, min(x, frame.right - size)), max(frame.y, min(y, frame.bottom - size)))


def _fresh(size: int, colour: Colour) -> Image.Image:
    pen = Pen(size, size)
    c = size / 2
    pen.disc(c, c, c - 0.5, (*SLIP, 255))
    path = []
    for i in range(25):
        a = math.radians(-100 + 15.4 * i)
        path.append((c + (c - 5) * math.cos(a), c + (c - 5) * math.sin(a)))
    stroke(pen, path, colour, size / 8, 2, 0.35)
    pen.disc(c, c, size * 0.14, colour)
    return pen.done()


def delta(image: Image.Image, x: int, y: int, change: int, size: int = 30, colour: Colour = CINNABAR) -> int:
    """Write ``+5`` or ``−2`` with its middle at the height ``y``; returns its width."""
    text = f"+{change}" if change > 0 else f"−{-change}"
    lay(image, x, y, text, "bold", size, colour)
    return width(text, "bold", size)
