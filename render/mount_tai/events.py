"""Event tiles and event bonus tiles: what they give, without words."""

from __future__ import annotations

from PIL import Image

from engine.games.mount_tai.view import EventTile
from render.kit.cache import SPRITES
from render.kit.palette import CINNABAR, INK, SLIP, deep, mix
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.type import width
from render.kit.words import lay
from render.mount_tai import icons
from render.mount_tai.frames import HUES, framed, outline


def event(tile: EventTile, w: int, h: int) -> Image.Image:
    """An event tile face up (RGBA, ``w × h``): the good above, how much of it below."""
    key = ("mount-tai", "event", tile.colour, tile.gives, tile.amount, w, h)
    return SPRITES.get(key, lambda: _event(tile, w, h))


def _event(tile: EventTile, w: int, h: int) -> Image.Image:
    out = framed(tile.colour, w, h).copy()
    top = round(min(w, h) * 0.13)
    text = _amount(tile)
    room = h - top - round(h * 0.05)
    letter = round(min(room * 0.5, w * 0.66)) if text else 0
    while letter > 8 and width(text, "bold", letter) > w * 0.86:
        letter -= 1
    size = round(min(w * 0.8, room - letter * 0.92))
    put(out, icons.good(tile.gives, size), (w - size) // 2, top + (0 if text else (room - size) // 2))
    if text:
        lay(out, w / 2, h - letter * 0.6, text, "bold", letter, CINNABAR if tile.amount < 0 else INK, "middle")
    return out


def _amount(tile: EventTile) -> str:
    if tile.gives == "nothing":
        return ""
    if tile.gives == "exchange":
        return f"≤{tile.amount}"
    return f"+{tile.amount}" if tile.amount >= 0 else f"−{-tile.amount}"


def back(colour: str, w: int, h: int) -> Image.Image:
    """An event tile that was activated: its back, a veil of its colour."""
    return SPRITES.get(("mount-tai", "event-back", colour, w, h), lambda: _back(colour, w, h))


def _back(colour: str, w: int, h: int) -> Image.Image:
    hue = mix(HUES[colour], SLIP, 0.55)
    pen = Pen(w, h)
    of = min(w, h)
    pen.polygon(outline(colour, 0.5, 0.5, w - 1, h - 1, of), deep(hue, 0.25))
    pen.polygon(outline(colour, 1.6, 1.6, w - 3.2, h - 3.2, of), hue)
    u = of / 46
    x, y = w / 2, h / 2 + 2 * u
    line = [(x - 9 * u, y + 1 * u), (x - 2 * u, y + 8 * u), (x + 10 * u, y - 9 * u)]
    pen.line(line, deep(hue, 0.55), 4 * u)
    return pen.done()


def bonus(kind: str, amount: int, w: int, h: int) -> Image.Image:
    """An event bonus tile (RGBA, ``w × h``): how much of which good is added."""
    return SPRITES.get(("mount-tai", "bonus", kind, amount, w, h), lambda: _bonus(kind, amount, w, h))


def _bonus(kind: str, amount: int, w: int, h: int) -> Image.Image:
    out = framed("yellow", w, h, 0.3).copy()
    text = f"+{amount}"
    sign = round(h * 0.8)
    letter = round(h * 0.66)
    wide = width(text, "bold", letter) + round(h * 0.1) + sign
    x = (w - wide) // 2
    lay(out, x, h / 2, text, "bold", letter, INK)
    put(out, icons.good(kind, sign), x + wide - sign, (h - sign) // 2)
    return out
