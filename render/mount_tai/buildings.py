"""Building tiles: the house, its cost, and its ability in signs."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.games.mount_tai.view import BuildingTile
from render.kit.boxes import Box
from render.kit.cache import SPRITES
from render.kit.icons import drawn
from render.kit.palette import GAMBOGE, INK, SLIP, WHITE, deep, mix
from render.kit.pen import Pen
from render.kit.printing import heading, put
from render.kit.words import lay
from render.mount_tai import icons
from render.mount_tai.effects import EARTH
from render.mount_tai.frames import framed
from render.mount_tai.halls import HALLS
from render.mount_tai.praises import measure, row

TEXT: Final = 27
"""The least size of a name."""


def building(kind: str, w: int, h: int) -> Image.Image:
    """The house alone in the middle of a sprite (RGBA, ``w × h``)."""
    return SPRITES.get(("mount-tai", "hall", kind, w, h), lambda: _building(kind, w, h))


def _building(kind: str, w: int, h: int) -> Image.Image:
    pen = Pen(w, h)
    HALLS[kind](pen, w / 2, h / 2, min(w, h) / 100)
    return pen.done()


def roundel(kind: str, size: int) -> Image.Image:
    """The house on a round ground."""

    def draw(pen: Pen, x: float, y: float, u: float) -> None:
        pen.disc(x, y, 49.5 * u, deep(EARTH, 0.55))
        pen.disc(x, y, 45.5 * u, mix(SLIP, GAMBOGE, 0.16))
        HALLS[kind](pen, x, y, 0.86 * u)

    return drawn(("mount-tai", "hall-roundel", kind), draw, size)


def plaque(kind: str, tile: BuildingTile, name: str, w: int, h: int) -> Image.Image:
    """A whole building tile (RGBA, ``w × h``, from about 150 × 140): name, house, cost, ability in signs."""
    key = ("mount-tai", "plaque", kind, tile.cost, tile.amount, name, w, h)
    return SPRITES.get(key, lambda: _plaque(kind, tile, name, w, h))


def _plaque(kind: str, tile: BuildingTile, name: str, w: int, h: int) -> Image.Image:
    pen = Pen(w, h)
    line = deep(EARTH, 0.4)
    foot = round(h * 0.27)
    pen.box(0, 0, w, h, line, radius=9)
    pen.box(1.8, 1.8, w - 3.6, h - 3.6, mix(SLIP, GAMBOGE, 0.1), radius=8)
    pen.box(1.8, h - foot, w - 3.6, foot - 1.8, mix(SLIP, GAMBOGE, 0.32), radius=8)
    pen.line([(4, h - foot), (w - 4, h - foot)], (*line, 150), 1.4)
    out = pen.done()
    head = round(h * 0.23)
    heading(out, Box(6, 4, w - 12, head), name, "serif", min(32, round(h * 0.2)), INK, 1, TEXT)
    size = h - foot - head - 8
    put(out, building(kind, size, size), (w - size) // 2 - round(w * 0.12), head + 4)
    price = round(min(size * 0.62, 46))
    put(out, cost(tile.cost, price), w - price - 8, head + 4 + (size - price) // 2)
    row(out, ability(kind, tile, round(foot * 0.8)), 3, w - 3, h - foot / 2, round(foot * 0.72))
    return out


def cost(amount: int, size: int) -> Image.Image:
    """What it costs: a coin with the number on its middle (RGBA, ``size`` square)."""
    return SPRITES.get(("mount-tai", "cost", amount, size), lambda: _cost(amount, size))


def _cost(amount: int, size: int) -> Image.Image:
    out = icons.good("money", size).copy()
    pen = Pen(size, size)
    u = size / 100
    pen.disc(50 * u, 50 * u, 33 * u, deep(GAMBOGE, 0.45))
    pen.disc(50 * u, 50 * u, 30 * u, WHITE)
    out.alpha_composite(pen.done(), (0, 0))
    lay(out, size / 2, size / 2, str(amount), "bold", round(size * 0.62), INK, "middle")
    return out


def ability(kind: str, tile: BuildingTile, size: int) -> tuple[str | Image.Image, ...]:
    """What a building does, as signs `size` px high and words between them."""
    number = str(tile.amount)
    if kind == "granary":
        return "+" + number, icons.good("grain", size)
    if kind == "mint":
        return "+" + number, icons.good("money", size)
    if kind in ("works_office", "garrison"):
        return number, icons.good("grain", size), "/", icons.effect("farmland", size)
    if kind == "free_market":
        return number, icons.good("money", size), "/", icons.effect("town", size)
    if kind == "academy":
        return icons.effect("recruitment", size), "−" + number, icons.good("money", size)
    if kind == "yufu":
        return icons.effect("cultivation", size), "−" + number, icons.good("money", size)
    return number + "×", _red(size)


def _red(size: int) -> Image.Image:
    """A red talent card."""
    return SPRITES.get(("mount-tai", "red-talent", size), lambda: _draw_red(size))


def _draw_red(size: int) -> Image.Image:
    w = round(size * 0.82)
    out = framed("red", w, size).copy()
    person = measure("talents", round(size * 0.7))
    put(out, person, (w - person.width) // 2, round(size * 0.22))
    return out
