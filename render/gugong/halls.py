"""Buildings of the Forbidden City: the officials' halls, the Palace at the head of its stairs, the little jade houses.

All are sprites that know nothing of a game.
"""

from __future__ import annotations

from PIL import Image

from render.kit.cache import SPRITES
from render.kit.ink import roof
from render.kit.palette import AZURITE, GAMBOGE, GOLD, INDIGO, INK, MALACHITE, ROUGE, SHADED, WHITE, Colour, deep, mix
from render.kit.pen import Pen

TILES: Colour = (226, 168, 52)
"""The glazed tiles of the emperor's roofs."""
LACQUER: Colour = (158, 44, 36)
MARBLE: Colour = (240, 236, 224)


def hall(w: int, h: int, inside: int, foot: int) -> Image.Image:
    """A hall (RGBA, ``w × h``): two roofs above each other, columns from ``inside`` down, a marble step ``foot`` px
    from the top."""
    return SPRITES.get(("gugong", "hall", w, h, inside, foot), lambda: _hall(w, h, inside, foot))


def _hall(w: int, h: int, inside: int, foot: int) -> Image.Image:
    pen = Pen(w, h, 3)
    dark = mix(LACQUER, INK, 0.62)
    pen.box(14, 60, w - 28, foot - 60, dark)
    for i in range(7):
        pen.box(14, 60 + i * 7, w - 28, 8, (*mix(AZURITE, INK, 0.2), 120 - i * 16))
    lattice(pen, 30, inside + 8, w - 60, foot - inside - 8)
    for x in (12, w - 30):
        pen.box(x, 76, 18, foot - 76, LACQUER, deep(LACQUER, 0.5), 1.4)
        pen.box(x + 4, 78, 4, foot - 80, (*mix(LACQUER, WHITE, 0.3), 120))
    beam(pen, 8, 66, w - 16, 18)
    roof(pen, w / 2, 40, w, 34, TILES, deep(GOLD, 0.6))
    pen.box(w * 0.19, 27, w * 0.62, 14, LACQUER, deep(LACQUER, 0.5), 1.2)
    beam(pen, w * 0.19, 27, w * 0.62, 10)
    roof(pen, w / 2, 7, w * 0.8, 25, TILES, deep(GOLD, 0.6))
    terrace(pen, 0, foot, w, h - foot)
    return pen.done()


def lattice(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """Window lattice in the half dark."""
    tone = (*mix(LACQUER, GAMBOGE, 0.2), 70)
    for i in range(1, int(w // 24) + 1):
        pen.line([(x + i * 24, y), (x + i * 24, y + h)], tone, 1.6)


def beam(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """A painted beam: blue and green fields with gold edges."""
    pen.box(x, y, w, h, mix(AZURITE, INDIGO, 0.3), GAMBOGE, 1.2)
    step = 30
    for i in range(int(w // step)):
        pen.box(x + 4 + i * step, y + 3, step - 8, h - 6, (MALACHITE, mix(AZURITE, WHITE, 0.25))[i % 2], radius=2)


def terrace(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """The marble base on which halls stand."""
    edge = mix(SHADED, INK, 0.35)
    pen.box(x, y, w, h, MARBLE, edge, 1.4)
    pen.box(x, y, w, 6, WHITE, edge, 1.2)
    pen.box(x, y + h - 7, w, 7, mix(MARBLE, SHADED, 0.6), edge, 1.2)


def temple(w: int, h: int, foot: int) -> Image.Image:
    """The Palace of Heavenly Purity (RGBA, ``w × h``) on a terrace ``foot`` px high."""
    return SPRITES.get(("gugong", "temple", w, h, foot), lambda: _temple(w, h, foot))


def _temple(w: int, h: int, foot: int) -> Image.Image:
    pen = Pen(w, h, 3)
    base = h - foot
    eaves = round(base * 0.5)
    pen.box(30, eaves, w - 60, base - eaves, mix(LACQUER, INK, 0.5))
    lattice(pen, 32, eaves + 14, w - 64, base - eaves - 14)
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
