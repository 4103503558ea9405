"""The people at the table: shape and colour of a seat, and name plates."""

from __future__ import annotations

import math

from PIL import Image

from render.kit.boxes import Box
from render.kit.cache import SPRITES
from render.kit.palette import INK, SEATS, SLIP, VERMILION, WHITE, Shape, deep, mix, tint
from render.kit.paper import lay_slip
from render.kit.pen import Paint, Pen, Point
from render.kit.seals import seal
from render.kit.words import NEEDED, fit, lay


def outline(shape: Shape, x: float, y: float, r: float) -> list[Point]:
    """The corners of a seat's shape around ``x, y``; all shapes look equally heavy at the same ``r``."""
    if shape == "square":
        s = r * 0.86
        return [(x - s, y - s), (x + s, y - s), (x + s, y + s), (x - s, y + s)]
    if shape == "triangle":
        return [(x, y - r * 1.02), (x + r * 1.06, y + r * 0.82), (x - r * 1.06, y + r * 0.82)]
    if shape == "diamond":
        return [(x, y - r * 1.14), (x + r * 1.04, y), (x, y + r * 1.14), (x - r * 1.04, y)]
    points = 10 if shape == "star" else 36
    out = []
    for i in range(points):
        a = math.radians(-90 + 360 * i / points)
        rr = r if shape == "disc" else (r * 1.18 if i % 2 == 0 else r * 0.52)
        out.append((x + rr * math.cos(a), y + rr * math.sin(a)))
    return out


def draw_mark(
    pen: Pen, shape: Shape, x: float, y: float, r: float, fill: Paint, line: Paint, width: float = 1.6
) -> None:
    """A seat's shape, drawn with a pen."""
    points = outline(shape, x, y, r)
    pen.polygon(points, fill)
    pen.line(points, line, width, closed=True)


def mark(seat: int, size: int = 40) -> Image.Image:
    """A seat's token (RGBA, ``size`` square): its shape in its colour with a white edge inside an ink line."""
    return SPRITES.get(("mark", seat, size), lambda: _mark(seat, size))


def _mark(seat: int, size: int) -> Image.Image:
    look = SEATS[seat]
    pen = Pen(size, size)
    c, r = size / 2, size * 0.39
    draw_mark(pen, look.shape, c, c, r * 1.1, WHITE, deep(look.colour, 0.5), size * 0.05)
    draw_mark(
        pen, look.shape, c, c + (0.02 * size if look.shape == "triangle" else 0), r * 0.84, look.colour, look.colour, 1
    )
    return pen.done()


def plate(image: Image.Image, box: Box, seat: int, name: str, active: bool, turn: str) -> None:
    """A name plate in ``box`` of an RGB picture: shape, colour, name; if ``active``, the seal ``turn`` as well."""
    colour = SEATS[seat].colour
    fill = tint(colour, 0.3 if active else 0.14)
    lay_slip(image, box, fill=fill, line=mix(colour, SLIP, 0.25), radius=box.h // 2, raised=4 if active else 0)
    token = mark(seat, round(box.h * 0.86))
    image.paste(token, (box.x + round(box.h * 0.16), box.mid_y - token.height // 2), token)
    start = box.x + round(box.h * 1.18)
    stop = box.right - round(box.h * (1.15 if active else 0.4))
    text, size = fit(name, "bold", min(34, round(box.h * 0.62)), stop - start, NEEDED)
    lay(image, start, box.mid_y, text, "bold", size, INK)
    if active:
        stamp = seal(round(box.h * 0.74), turn, VERMILION)
        image.paste(stamp, (box.right - round(box.h * 0.98), box.mid_y - stamp.height // 2), stamp)
