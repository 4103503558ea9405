"""Talent cards: portraits in the frame of their colour, levels, and what a level costs."""

from __future__ import annotations

from PIL import Image

from render.kit.cache import SPRITES
from render.kit.palette import CINNABAR, GAMBOGE, SLIP, WASH, deep, mix
from render.kit.pen import Pen
from render.kit.printing import put
from render.mount_tai.frames import HUES, framed, outline
from render.mount_tai.people import draw_talent


def portrait(profession: str, colour: str, w: int, h: int) -> Image.Image:
    """A talent (RGBA, ``w × h``) in the outline of the card's colour."""
    return SPRITES.get(("mount-tai", "portrait", profession, colour, w, h), lambda: _portrait(profession, colour, w, h))


def _portrait(profession: str, colour: str, w: int, h: int) -> Image.Image:
    edge = max(2.0, min(w, h) / 18)
    of = min(w, h)
    figure = Pen(w, h)
    u = min(w / 113, h / 112)
    draw_talent(figure, w / 2 - 2 * u, h - edge - 47.5 * u, u, profession)
    inner = outline(colour, edge, edge, w - 2 * edge, h - 2 * edge, of)
    window = Pen(w, h)
    window.polygon(inner, (0, 0, 0))
    person = figure.done()
    inside = Image.new("RGBA", (w, h), (0, 0, 0, 0))
    inside.paste(person, (0, 0), window.done().getchannel("A"))
    out = framed(colour, w, h, 0.3).copy()
    put(out, inside, 0, 0)
    rim = Pen(w, h)
    rim.line(inner, deep(HUES[colour], 0.3), max(1.0, edge / 3), closed=True)
    put(out, rim.done(), 0, 0)
    return out


def level(number: int, reached: bool, size: int) -> Image.Image:
    """A level from 1 as strokes on a seal (RGBA, `size` square), red if it is reached."""
    return SPRITES.get(("mount-tai", "level", number, reached, size), lambda: _level(number, reached, size))


def _level(number: int, reached: bool, size: int) -> Image.Image:
    pen = Pen(size, size)
    u = size / 100
    pen.box(0, 0, size, size, deep(CINNABAR if reached else WASH, 0.3), radius=22 * u)
    pen.box(7 * u, 7 * u, 86 * u, 86 * u, CINNABAR if reached else SLIP, radius=17 * u)
    bar = mix(SLIP, GAMBOGE, 0.1) if reached else deep(WASH, 0.2)
    for k in range(number):
        c = (50 + (k - (number - 1) / 2) * 24) * u
        pen.line([(c, 27 * u), (c, 73 * u)], bar, 12 * u)
    return pen.done()
