"""What the board is painted on: the map's land and water, the Great Wall, the Grand Canal."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.kit.boxes import Box
from render.kit.cache import SPRITES
from render.kit.ink import stroke
from render.kit.landscape import hills, water
from render.kit.palette import AZURITE, GAMBOGE, INK, MALACHITE, PAPER, SHADED, SLIP, VERMILION, WASH, Colour, deep, mix
from render.kit.paper import frame_mask
from render.kit.pen import Pen, curve

STONE: Colour = (200, 186, 156)
STREAM: Colour = mix(AZURITE, PAPER, 0.62)

RANGES = ((0.0, 0.0, 0.5, 0.34, 4), (0.0, 0.3, 0.34, 0.3, 9), (0.2, 0.7, 0.5, 0.3, 14))
"""Mountains of the map: place and size in shares of it, and their seed."""


def land(image: Image.Image, box: Box) -> None:
    """The map's ground in ``box``: hills in the west, two rivers, the sea in the east."""
    part = Image.new("RGB", box.size, mix(PAPER, MALACHITE, 0.1))
    w, h = box.size
    pen = Pen(w, h, 2)
    coast = curve([(0.99, -0.05), (0.93, 0.1), (0.985, 0.26), (0.955, 0.42), (1.0, 0.58), (0.95, 0.8), (0.8, 0.97),
                   (0.62, 1.05)], 8)  # fmt: skip
    shore = [(x * w, y * h) for x, y in coast]
    pen.polygon([*shore, (w, h * 1.1), (w * 1.1, 0)], STREAM)
    pen.line(shore, (*deep(AZURITE, 0.2), 150), 2.2)
    for course, width in (
        ([(0.0, 0.3), (0.1, 0.24), (0.2, 0.1), (0.3, 0.02), (0.37, 0.14), (0.4, 0.3), (0.6, 0.27), (0.97, 0.17)], 8),
        ([(0.0, 0.62), (0.14, 0.66), (0.3, 0.56), (0.47, 0.62), (0.66, 0.55), (0.78, 0.54), (1.0, 0.6)], 10),
        ([(0.12, 0.93), (0.3, 0.88), (0.46, 0.95), (0.66, 0.97), (0.75, 1.02)], 7),
    ):
        path = [(x * w, y * h) for x, y in course]
        stroke(pen, path, (*STREAM, 255), width, 3, 0.4)
    rivers = pen.done()
    part.paste(rivers, (0, 0), rivers)
    for x, y, wide, tall, seed in RANGES:
        at = Box(round(x * w), round(y * h), round(wide * w), round(tall * h))
        hills(part, at, seed, strength=0.16, peaks=3)
    image.paste(part, box.at, frame_mask(w, h, 10))


def road(image: Image.Image, one: Box, other: Box, bow: float) -> None:
    """A road between two cities; ``bow`` bends it, to the left of the way if negative."""
    x0, y0, x1, y1 = one.mid_x, one.mid_y, other.mid_x, other.mid_y
    middle = ((x0 + x1) / 2 - (y1 - y0) * bow, (y0 + y1) / 2 + (x1 - x0) * bow)
    path = curve([(x0, y0), middle, (x1, y1)], 12)
    left, top = round(min(x for x, _ in path)) - 8, round(min(y for _, y in path)) - 8
    right, low = round(max(x for x, _ in path)) + 8, round(max(y for _, y in path)) + 8
    pen = Pen(right - left, low - top)
    line = [(x - left, y - top) for x, y in path]
    pen.line(line, mix(INK, GAMBOGE, 0.35), 9)
    pen.line(line, mix(SLIP, GAMBOGE, 0.2), 5)
    done = pen.done()
    image.paste(done, (left, top), done)


def rampart(w: int, h: int, stones: Sequence[Box], tower: Box) -> Image.Image:
    """The Great Wall (RGBA, ``w × h``): a niche for each of ``stones``, and the tower that stands where it is complete.

    The boxes count from the picture's corner.
    """
    return SPRITES.get(("gugong", "rampart", w, h, tuple(stones), tower), lambda: _rampart(w, h, stones, tower))


def _rampart(w: int, h: int, stones: Sequence[Box], tower: Box) -> Image.Image:
    pen = Pen(w, h, 3)
    line = deep(STONE, 0.6)
    top, base = stones[0].y - 6, stones[0].bottom + 10
    left, right = stones[0].x - 10, stones[-1].right + 8
    for x in range(left, right, 24):
        pen.box(x, top - 12, 15, 16, STONE, line, 1.4)
    pen.box(left, top, right - left, base - top, STONE, line, 1.6)
    pen.line([(left, top + 2), (right, top + 2)], (*line, 120), 1.4)
    for stone in stones:
        beyond = stone.x > tower.x
        fill = mix(STONE, SLIP, 0.35 if beyond else 0.75)
        pen.box(stone.x + 1, stone.y, stone.w - 2, stone.h, fill, line, 1.6 if not beyond else 1, 12)
    for x in range(tower.x - 4, tower.right - 6, 15):
        pen.box(x, tower.y + 18, 10, 14, STONE, line, 1.4)
    body = mix(STONE, WASH, 0.15)
    foot = base + 8
    trunk = [(tower.x - 2, tower.y + 30), (tower.right + 2, tower.y + 30), (tower.right + 6, foot), (tower.x - 6, foot)]
    pen.polygon(trunk, body)
    pen.line(trunk, line, 1.6, closed=True)
    pen.line([(tower.mid_x, tower.y + 30), (tower.mid_x, tower.y - 4)], deep(WASH, 0.5), 2.4)
    pen.polygon([(tower.mid_x, tower.y - 4), (tower.mid_x + 26, tower.y + 4), (tower.mid_x, tower.y + 12)], VERMILION)
    return pen.done()


def stream(image: Image.Image, box: Box, seed: int) -> None:
    """A stretch of the canal between its banks, in ``box``."""
    part = Image.new("RGB", box.size, mix(PAPER, AZURITE, 0.3))
    water(part, Box(0, 0, *box.size), seed, AZURITE, 60)
    draw = ImageDraw.Draw(part)
    bank = mix(STONE, INK, 0.25)
    draw.rectangle((0, 0, box.w, 4), fill=bank)
    draw.rectangle((0, box.h - 5, box.w, box.h), fill=bank)
    draw.rectangle((0, 4, box.w, 6), fill=mix(SHADED, SLIP, 0.4))
    image.paste(part, box.at, frame_mask(box.w, box.h, 8))


def post(h: int) -> Image.Image:
    """Poles between two harbors of the canal (RGBA, 8 × ``h``)."""
    return SPRITES.get(("gugong", "post", h), lambda: _post(h))


def _post(h: int) -> Image.Image:
    pen = Pen(8, h)
    for y in range(14, h - 16, 16):
        pen.box(2, y, 4, 9, mix(SLIP, AZURITE, 0.15), radius=2)
    return pen.done()
