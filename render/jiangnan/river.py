"""What lies on the river: boats, the trends that they carry, scoring goals."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.jiangnan import icons
from render.jiangnan.dyes import DEEP_RIVER, GILT, JADE, KINDS, PETAL, SILVER, STRAW, WOOD
from render.kit.boxes import Box
from render.kit.cache import SPRITES
from render.kit.palette import GOLD, INK, SLIP, WASH, WHITE, Colour, deep, mix
from render.kit.pen import Pen, curve
from render.kit.printing import put
from render.kit.words import lay

MEASURES: Final[dict[str, tuple[str, Colour]]] = {
    "dramas": ("drama", KINDS["drama"]),
    "novels": ("novel", KINDS["novel"]),
    "paintings": ("painting", KINDS["painting"]),
    "assistants": ("assistant", mix(PETAL, INK, 0.2)),
    "gold": ("gold", GILT),
    "scenery": ("scenery", JADE),
    "spirit": ("spirit", PETAL),
    "own_servants": ("servant", WASH),
    "all_servants": ("servants", WASH),
    "most_numerous": ("most", DEEP_RIVER),
    "least_numerous": ("least", DEEP_RIVER),
    "works": ("portfolio", DEEP_RIVER),
}
"""Sign and colour of what trends and goals count."""


def trend(kind: str, size: int) -> Image.Image:
    """A trend tile (RGBA, ``size`` square): a sail with the sign of what it counts."""
    return SPRITES.get(("jiangnan", "trend", kind, size), lambda: _trend(kind, size))


def _trend(kind: str, size: int) -> Image.Image:
    sign, colour = MEASURES[kind]
    pen = Pen(size, size)
    u = size / 100
    pen.box(0, 0, size, size, deep(colour, 0.65), radius=16 * u)
    pen.box(3 * u, 3 * u, 94 * u, 94 * u, colour, radius=13 * u)
    pen.box(10 * u, 10 * u, 80 * u, 80 * u, mix(SLIP, colour, 0.14), deep(colour, 0.5), 2.4 * u, 8 * u)
    out = pen.done()
    inner = round(70 * u)
    put(out, icons.icon(sign, inner), (size - inner) // 2, (size - inner) // 2)
    return out


def goal(letter: str, counts: str, first: int, second: int, w: int, h: int) -> Image.Image:
    """A scoring goal (RGBA, ``w × h``): what is counted, VP for each in first (gold) and second place (silver).

    Wide ones have the values beside the sign, others below it.
    """
    key = ("jiangnan", "goal", letter, counts, first, second, w, h)
    return SPRITES.get(key, lambda: _goal(letter, counts, first, second, w, h))


def _goal(letter: str, counts: str, first: int, second: int, w: int, h: int) -> Image.Image:
    sign, colour = MEASURES[counts]
    pen = Pen(w, h)
    u = min(w, h) / 100
    edge = max(2.0, 5 * u)
    pen.box(0, 0, w, h, deep(GOLD, 0.65), radius=3 * edge)
    pen.box(edge * 0.4, edge * 0.4, w - edge * 0.8, h - edge * 0.8, GILT, radius=2.7 * edge)
    pen.box(edge, edge, w - 2 * edge, h - 2 * edge, mix(SLIP, colour, 0.12), deep(GOLD, 0.5), edge * 0.4, 2 * edge)
    wide = w >= 1.4 * h
    inner = Box(0, 0, w, h).inset(round(edge * 1.5))
    field = inner.left(round(inner.w * (0.42 if w < 1.8 * h else 0.36))) if wide else inner.top(round(inner.h * 0.56))
    values = inner.beyond(field.w) if wide else inner.below(field.h)
    out = pen.done()
    size = min(field.w, field.h)
    put(out, icons.icon(sign, size), field.mid_x - size // 2, field.mid_y - size // 2)
    cells = values.columns(2, 2) if values.w > 1.1 * values.h else values.rows(2, 2)
    for cell, value, metal in zip(cells, (first, second), (GILT, SILVER), strict=True):
        plate = Pen(cell.w, cell.h)
        plate.box(0, 0, cell.w, cell.h, mix(metal, WHITE, 0.25), deep(metal, 0.5), edge * 0.35, edge)
        medal = plate.done()
        size = round(min(cell.h * 0.9, cell.w * 1.3))
        lay(medal, cell.w / 2, cell.h / 2, str(value), "bold", size, INK, "middle")
        put(out, medal, *cell.at)
    _letter(out, letter, round(29 * u))
    return out


def _letter(out: Image.Image, letter: str, size: int) -> None:
    pen = Pen(size, size)
    pen.box(0, 0, size, size, deep(GOLD, 0.65), radius=size * 0.3)
    tab = pen.done()
    lay(tab, size / 2, size / 2, letter, "bold", round(size * 0.8), WHITE, "middle")
    put(out, tab, 0, 0)


def boat(w: int, h: int) -> Image.Image:
    """A long boat seen from its side (RGBA, ``w × h``): `deck` is where servants stand, its bow is at the right."""
    return SPRITES.get(("jiangnan", "boat", w, h), lambda: _boat(w, h))


def _boat(w: int, h: int) -> Image.Image:
    pen = Pen(w, h)
    line = deep(WOOD, 0.6)
    wet = h * 0.93
    pen.polygon(curve([(0, wet), (w * 0.5, h), (w, wet), (w * 0.5, wet - h * 0.06)], 8), (*DEEP_RIVER, 120))
    sheer = [(0.01, 0.39), (0.06, 0.54), (0.2, 0.61), (0.8, 0.61), (0.93, 0.53), (0.99, 0.34)]
    keel = [(0.99, 0.34), (0.95, 0.78), (0.86, 0.95), (0.5, 0.97), (0.12, 0.95), (0.05, 0.76), (0.01, 0.39)]
    hull = [(a * w, c * h) for part in (sheer, keel) for a, c in curve(part, 8)]
    pen.polygon(hull, WOOD)
    rail = [(0.055 * w, h * 0.7), (0.3 * w, h * 0.745), (0.7 * w, h * 0.745), (0.945 * w, h * 0.69)]
    pen.line(curve(rail, 8), mix(WOOD, STRAW, 0.55), max(1.5, h * 0.045))
    pen.line(curve([(a, y + h * 0.11) for a, y in rail[:1]] + [(a, y + h * 0.1) for a, y in rail[1:]], 8),
             (*line, 150), max(1.0, h * 0.02))  # fmt: skip
    pen.line(hull, line, max(1.4, h * 0.03), closed=True)
    return pen.done()


def deck(w: int, h: int, spaces: int) -> tuple[Box, ...]:
    """Where the servants of each colour stand on a boat of ``w × h``, from its left end to the right one, the first."""
    room = Box(round(w * 0.06), 0, round(w * 0.88), round(h * 0.66))
    return room.columns(spaces, max(1, w // 90))


def shadow_of_boat(w: int, h: int) -> Image.Image:
    """Rings on the water where a boat may lie (RGBA, ``w × h``)."""
    return SPRITES.get(("jiangnan", "berth", w, h), lambda: _berth(w, h))


def _berth(w: int, h: int) -> Image.Image:
    pen = Pen(w, h)
    for k in range(3):
        pen.ring(w / 2, h * 0.8, w * (0.49 - 0.1 * k), (*DEEP_RIVER, 110), max(1.0, h * 0.02), h * (0.18 - 0.045 * k))
    return pen.done()
