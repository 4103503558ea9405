"""What stands on the sites of a player's board, as cached sprites: built shops, bare shop cards, staked ground."""

from __future__ import annotations

from PIL import Image

from render.dream.emblems import emblem
from render.kit.cache import SPRITES
from render.kit.icons import icon
from render.kit.ink import roof
from render.kit.palette import CINNABAR, INDIGO, PAPER, ROUGE, SHADED, SLIP, SOFT_INK, WASH, Colour, deep, mix
from render.kit.paper import slip
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.type import width
from render.kit.words import lay


def building(kind: str, w: int, h: int, seat_colour: Colour, share: float = 0.54) -> Image.Image:
    """A built shop: a small hall with a tiled roof, red posts, and the shop's emblem, ``share`` of the height large."""
    key = ("dream", "building", kind, w, h, seat_colour, share)
    return SPRITES.get(key, lambda: _building(kind, w, h, seat_colour, share))


def _building(kind: str, w: int, h: int, colour: Colour, share: float) -> Image.Image:
    pen = Pen(w, h)
    line = deep(INDIGO, 0.6)
    wide = min(w - 4, round(h * 1.5))
    body = wide * 0.74
    x = w / 2
    pen.box(x - wide * 0.44, h - 9, wide * 0.88, 8, mix(SHADED, WASH, 0.5), line, 1.4, 1.5)
    pen.box(x - body / 2, h * 0.36, body, h * 0.64 - 9, mix(PAPER, colour, 0.12), line, 1.6)
    for way in (-1, 1):
        px = x + way * (body / 2 - 3.5)
        pen.box(px - 3, h * 0.36, 6, h * 0.64 - 9, ROUGE, deep(ROUGE), 0.9)
    roof(pen, x, h * 0.07, wide, h * 0.36, mix(INDIGO, WASH, 0.32))
    out = pen.done()
    sign = round(min(h * share, body - 14))
    out.alpha_composite(
        emblem(kind, sign), (round(x - sign / 2), h - 8 - round(h * 0.54) + (round(h * 0.54) - sign) // 4)
    )
    return out


def plot(kind: str, cost: int, w: int, h: int) -> Image.Image:
    """A shop card whose model is not yet built: the emblem on paper, and what building costs."""
    return SPRITES.get(("dream", "plot", kind, cost, w, h), lambda: _plot(kind, cost, w, h))


def _plot(kind: str, cost: int, w: int, h: int) -> Image.Image:
    card = slip(w, h, fill=SLIP, line=WASH, radius=5).copy()
    if w < h * 2:
        sign = min(round(h * 0.5), w - 12)
        put(card, emblem(kind, sign), (w - sign) // 2, 5)
        y = h - round(min(h * 0.22, 24))
        x = (w - 34 - width(str(cost), "bold", 30)) // 2
        put(card, icon("house", 28), x, y - 15)
        lay(card, x + 34, y, str(cost), "bold", 30, CINNABAR)
    else:
        sign = round(h * 0.82)
        put(card, emblem(kind, sign), 8, (h - sign) // 2)
        put(card, icon("house", 36), sign + 20, h // 2 - 19)
        lay(card, sign + 62, h // 2, str(cost), "bold", 34, CINNABAR)
    return card


def free_site(fee: int, w: int, h: int) -> Image.Image:
    """An empty site: staked ground, and the fee for clearing it."""
    return SPRITES.get(("dream", "site", fee, w, h), lambda: _free_site(fee, w, h))


def _free_site(fee: int, w: int, h: int) -> Image.Image:
    pen = Pen(w, h)
    pen.box(1, 1, w - 2, h - 2, (*mix(SHADED, PAPER, 0.35), 150), radius=6)
    dash, line = 9, (*mix(WASH, SHADED, 0.2), 230)
    for x in range(6, w - 6, dash * 2):
        for y in (3, h - 3):
            pen.line([(x, y), (min(x + dash, w - 5), y)], line, 1.8)
    for y in range(6, h - 6, dash * 2):
        for x in (3, w - 3):
            pen.line([(x, y), (x, min(y + dash, h - 5))], line, 1.8)
    out = pen.done()
    text, size = str(fee), 30 if h < 140 else 44
    wide = size + 4 + width(text, "bold", size)
    put(out, icon("broom", size - 2), (w - wide) // 2, (h - size) // 2)
    lay(out, (w - wide) // 2 + size + 4, h / 2, text, "bold", size, SOFT_INK)
    return out
