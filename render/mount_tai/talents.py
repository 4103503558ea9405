"""Talent cards: portraits in the frame of their colour, levels, and what a level costs."""

from __future__ import annotations

from PIL import Image

from render.kit.cache import SPRITES
from render.kit.palette import CINNABAR, GAMBOGE, SLIP, WASH, deep, mix
from render.kit.pen import Pen
from render.kit.printing import put
from render.mount_tai.frames import HUES, framed, outline
from render.mount_tai.people import draw_talent

MOST = 3
"""The highest level. (MT-TAL-05)"""


def portrait(profession: str, colour: str, w: int, h: int) -> Image.Image:
    """A talent (RGBA, ``w × h``) in the outline of the card's colour."""
    return SPRITES.get(("mount-tai", "portrait", profession, colour, w, h), lambda: _portrait(profession, colour, w, h))


def _portrait(profession: str, colour: str, w: int, h: int) -> Image.Image:
    edge = max(2.0, min(w, h) / 18)
    of = min(w, h)
    figure = Pen(w, h)
    u = min(w * 1.02, h) / 108
    draw_talent(figure, w / 2, h - edge - 47.5 * u, u, profession)
    window = Pen(w, h)
    window.polygon(outline(colour, edge, edge, w - 2 * edge, h - 2 * edge, of), (0, 0, 0))
    person = figure.done()
    inside = Image.new("RGBA", (w, h), (0, 0, 0, 0))
    inside.paste(person, (0, 0), window.done().getchannel("A"))
    out = framed(colour, w, h, 0.3).copy()
    put(out, inside, 0, 0)
    rim = Pen(w, h)
    rim.line(
        outline(colour, edge, edge, w - 2 * edge, h - 2 * edge, of), deep(HUES[colour], 0.3), max(1.0, edge / 3), True
    )
    put(out, rim.done(), 0, 0)
    return out


def levels(level: int, size: int) -> Image.Image:
    """Three seals in a row, as many of them red as the level (RGBA, `size` high)."""
    return SPRITES.get(("mount-tai", "levels", level, size), lambda: _levels(level, size))


def _levels(level: int, size: int) -> Image.Image:
    step = size * 1.12
    pen = Pen(round(step * 2 + size), size)
    u = size / 100
    for i in range(MOST):
        x = i * step
        reached = i < level
        pen.box(x, 0, size, size, deep(CINNABAR if reached else WASH, 0.3), radius=22 * u)
        pen.box(x + 7 * u, 7 * u, 86 * u, 86 * u, CINNABAR if reached else SLIP, radius=17 * u)
        for k in range(i + 1):
            c = (50 + (k - i / 2) * 24) * u
            pen.line(
                [(x + c, 27 * u), (x + c, 73 * u)], mix(SLIP, GAMBOGE, 0.1) if reached else deep(WASH, 0.2), 12 * u
            )
    return pen.done()
