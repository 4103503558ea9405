"""Buildings of the Forbidden City: the officials' halls, the Palace at the head of its stairs, the little jade houses.

All are sprites that know nothing of a game.
"""

from __future__ import annotations

from PIL import Image

from render.kit.cache import SPRITES
from render.kit.palette import AZURITE, GAMBOGE, GOLD, INDIGO, INK, MALACHITE, ROUGE, SHADED, WHITE, Colour, deep, mix
from render.kit.pen import Pen, curve

TILES: Colour = (226, 168, 52)
"""The glazed tiles of the emperor's roofs."""
LACQUER: Colour = (158, 44, 36)
MARBLE: Colour = (240, 236, 224)


def hall(w: int, h: int, foot: int) -> Image.Image:
    """A hall (RGBA, ``w × h``): two roofs above each other, columns, a marble step ``foot`` px from the top."""
    return SPRITES.get(("gugong", "hall", w, h, foot), lambda: _hall(w, h, foot))


def _hall(w: int, h: int, foot: int) -> Image.Image:
    pen = Pen(w, h, 3)
    dark = mix(LACQUER, INK, 0.62)
    pen.box(14, 60, w - 28, foot - 60, dark)
    for i in range(7):
        pen.box(14, 60 + i * 7, w - 28, 8, (*mix(AZURITE, INK, 0.2), 120 - i * 16))
    for x in (12, w - 30):
        pen.box(x, 76, 18, foot - 76, LACQUER, deep(LACQUER, 0.5), 1.4)
    beam(pen, 8, 66, w - 16, 18)
    roof(pen, w / 2, 40, w, 34, TILES, deep(GOLD, 0.6))
    pen.box(w * 0.19, 27, w * 0.62, 14, LACQUER, deep(LACQUER, 0.5), 1.2)
    beam(pen, w * 0.19, 27, w * 0.62, 10)
    roof(pen, w / 2, 7, w * 0.8, 25, TILES, deep(GOLD, 0.6))
    terrace(pen, 0, foot, w, h - foot)
    return pen.done()


def roof(pen: Pen, x: float, y: float, w: float, h: float, tile: Colour, line: Colour) -> None:
    """A hip roof with few tile rows, which stay crisp in a small file; ridge at ``y``, eaves at ``y + h``."""
    top, low = w * 0.3, w / 2
    left = curve([(x - top, y + h * 0.1), (x - low * 0.8, y + h * 0.66), (x - low, y + h * 0.84)], 6)
    eaves = curve([(x - low, y + h * 0.84), (x - low * 0.6, y + h), (x + low * 0.6, y + h), (x + low, y + h * 0.84)], 6)
    shape = [*left, *eaves, *((2 * x - px, py) for px, py in reversed(left))]
    pen.polygon(shape, tile)
    rows = max(4, round(w / 34))
    for i in range(1, rows):
        t = i / rows - 0.5
        pen.line([(x + 2 * top * t, y + h * 0.1), (x + 2 * low * 0.95 * t, y + h * 0.94)], mix(tile, line, 0.3), 1.4)
    pen.line(shape, line, 1.8, closed=True)
    pen.box(x - top - 4, y - h * 0.02, 2 * top + 8, h * 0.16, mix(tile, line, 0.25), line, 1.2, 2)
    for way in (-1, 1):
        pen.line([(x + way * top, y + h * 0.1), (x + way * (top + 6), y - h * 0.14)], line, 2.4)
        pen.line(
            curve(
                [
                    (x + way * low * 0.88, y + h * 0.84),
                    (x + way * low, y + h * 0.84),
                    (x + way * low * 1.04, y + h * 0.66),
                ],
                4,
            ),
            line,
            2.4,
        )


def beam(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """A painted beam: blue above green, edged with gold."""
    pen.box(x, y, w, h, mix(AZURITE, INDIGO, 0.3))
    pen.box(x, y + h * 0.55, w, h * 0.45, MALACHITE)
    pen.box(x, y + h * 0.5, w, 2, GAMBOGE)


def terrace(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """The marble base on which halls stand."""
    edge = mix(SHADED, INK, 0.35)
    pen.box(x, y, w, h, MARBLE, edge, 1.4)
    pen.box(x, y, w, 6, WHITE, edge, 1.2)


def temple(w: int, h: int, foot: int) -> Image.Image:
    """The Palace of Heavenly Purity (RGBA, ``w × h``) on a terrace ``foot`` px high."""
    return SPRITES.get(("gugong", "temple", w, h, foot), lambda: _temple(w, h, foot))


def _temple(w: int, h: int, foot: int) -> Image.Image:
    pen = Pen(w, h, 3)
    base = h - foot
    eaves = round(base * 0.5)
    pen.box(30, eaves, w - 60, base - eaves, mix(LACQUER, INK, 0.5))
    for i in range(7):
        x = 28 + i * (w - 72) / 6
        pen.box(x, eaves + 4, 16, base - eaves - 4, LACQUER, deep(LACQUER, 0.5), 1.4)
        pen.box(x + 4, eaves + 6, 4, base - eaves - 8, (*mix(LACQUER, WHITE, 0.3), 120))
    beam(pen, 22, eaves - 2, w - 44, 18)
    roof(pen, w / 2, eaves - 34, w - 14, 40, TILES, deep(GOLD, 0.6))
    beam(pen, w * 0.2, eaves - 46, w * 0.6, 12)
    roof(pen, w / 2, 7, w * 0.8, max(26, eaves - 44), TILES, deep(GOLD, 0.6))
    for i in range(3):
        terrace(pen, (2 - i) * 7, base + i * foot / 3, w - 2 * (2 - i) * 7, foot / 3 + 1)
    return pen.done()


def stair(w: int, h: int) -> Image.Image:
    """One marble step of the way up (RGBA, ``w × h``)."""
    return SPRITES.get(("gugong", "stair", w, h), lambda: _stair(w, h))


def _stair(w: int, h: int) -> Image.Image:
    pen = Pen(w, h)
    edge = mix(SHADED, INK, 0.4)
    pen.box(0, 0, w, h, MARBLE, edge, 1.4)
    pen.box(0, 0, w, 7, WHITE, edge, 1.3)
    pen.box(w - 6, 7, 6, h - 7, (*SHADED, 140))
    return pen.done()


def shop(w: int, h: int, open_: bool) -> Image.Image:
    """A jade house (RGBA, ``w × h``) with a dark door; without lamplight if it is sold out."""
    return SPRITES.get(("gugong", "shop", w, h, open_), lambda: _shop(w, h, open_))


def _shop(w: int, h: int, open_: bool) -> Image.Image:
    pen = Pen(w, h)
    wall = mix(MARBLE, MALACHITE, 0.16) if open_ else mix(MARBLE, SHADED, 0.6)
    tiles = mix(MALACHITE, INK, 0.12) if open_ else mix(MALACHITE, SHADED, 0.55)
    pen.box(w * 0.08, h * 0.24, w * 0.84, h * 0.75, wall, deep(MALACHITE, 0.5), 1.6, 2)
    pen.box(w * 0.08, h - 5, w * 0.84, 5, mix(SHADED, INK, 0.3))
    roof(pen, w / 2, 3, w * 0.98, h * 0.27, tiles, deep(MALACHITE, 0.6))
    for x in (0.12, 0.82):
        pen.box(w * x, h * 0.3, w * 0.06, h * 0.68, ROUGE if open_ else mix(ROUGE, SHADED, 0.5))
    return pen.done()
