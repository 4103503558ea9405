"""Portfolios: what it costs in ideas to publish them, what that pays, and their income at every Upkeep.

From above: the cost beside the sign of the type, the motif, the payout, and on the strip of the round arrow the income.
"""

from __future__ import annotations

from PIL import Image

from render.jiangnan import icons
from render.jiangnan.dyes import GILT, KINDS
from render.jiangnan.motifs import MOTIFS
from render.jiangnan.tiles import KNOTS, waves
from render.kit.boxes import Box
from render.kit.cache import SPRITES
from render.kit.palette import INK, SLIP, WASH, WHITE, Colour, deep, mix
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.type import width
from render.kit.words import lay


def portfolio(
    kind: str, number: int, age: int, cost: int, vp: int, coins: int, income: int, w: int, h: int
) -> Image.Image:
    """A portfolio (RGBA, ``w × h``, upright) of a type, by its number in the list of its works.

    ``income`` is in coins for a drama and, for 1 idea, in VP for a novel; paintings have none.
    """
    key = ("jiangnan", "work", kind, number, age, cost, vp, coins, income, w, h)
    return SPRITES.get(key, lambda: _portfolio(kind, number, age, cost, vp, coins, income, w, h))


def _portfolio(
    kind: str, number: int, age: int, cost: int, vp: int, coins: int, income: int, w: int, h: int
) -> Image.Image:
    dye = KINDS[kind]
    edge = max(2, round(w * 0.045))
    inner = Box(0, 0, w, h).inset(edge)
    head = inner.top(round(h * 0.23))
    strip = inner.low(round(h * 0.22)) if income else inner.low(0)
    tall = round(h * (0.23 if income else 0.4))
    pays = Box(inner.x, strip.y - tall, inner.w, tall)
    view = Box(inner.x, head.bottom, inner.w, pays.y - head.bottom)
    pen = Pen(w, h)
    _sheet(pen, w, h, edge, dye)
    MOTIFS[kind](pen, view.x, view.y, view.w, view.h, number)
    for y in (view.y, view.bottom):
        pen.line([(inner.x, y), (inner.right, y)], deep(dye, 0.5), max(1.0, edge * 0.4))
    if income:
        pen.box(strip.x, strip.y, strip.w, strip.h, mix(SLIP, dye, 0.34))
        pen.line([(strip.x, strip.y), (strip.right, strip.y)], deep(dye, 0.5), max(1.0, edge * 0.3))
    knots(pen, inner.right - head.h * 0.3, head.mid_y, head.h, age, deep(dye, 0.35))
    out = pen.done()
    _amounts(out, head.left(round(head.w * 0.74)), ((str(cost), kind),))
    gains = tuple((str(n), sign) for n, sign in ((vp, "vp"), (coins, "coin")) if n)
    for line, gain in zip(pays.rows(len(gains)), gains, strict=True):
        _amounts(out, line, (gain,))
    if kind == "drama" and income:
        _amounts(out, strip, (("", "income"), (str(income), "coin")))
    elif income:
        _amounts(out, strip, (("", "novel_income"), (str(income), "vp")))
    return out


def _amounts(out: Image.Image, box: Box, parts: tuple[tuple[str, str], ...]) -> None:
    """Numbers with their signs side by side in the middle of ``box``, as large as fits."""
    size = box.h
    while size > 8:
        letter, sign, gap = round(size * 0.92), round(size * 0.84), round(size * 0.16)
        wide = [width(text, "bold", letter) + sign + (2 if text else 0) for text, _ in parts]
        if sum(wide) + gap * (len(parts) - 1) <= box.w - 2:
            break
        size -= 1
    x = box.mid_x - (sum(wide) + gap * (len(parts) - 1)) // 2
    for text, kind in parts:
        if text:
            x += lay(out, x, box.mid_y, text, "bold", letter, INK) + 2
        put(out, icons.icon(kind, sign), x, box.mid_y - sign // 2)
        x += sign + gap


def knots(pen: Pen, x: float, y: float, size: float, age: int, colour: Colour) -> None:
    """The knots of an Age around ``x, y`` in a space ``size`` px high."""
    for dx, dy in KNOTS[age]:
        pen.disc(x + dx * 0.8 * size / 50, y + dy * size / 50, size * 0.11, colour)


def _sheet(pen: Pen, w: int, h: int, edge: float, dye: Colour) -> None:
    pen.box(0, 0, w, h, deep(dye, 0.6), radius=2.2 * edge)
    pen.box(edge * 0.4, edge * 0.4, w - edge * 0.8, h - edge * 0.8, dye, radius=2 * edge)
    pen.box(edge, edge, w - 2 * edge, h - 2 * edge, SLIP, deep(dye, 0.4), max(1.0, edge * 0.3), edge)


def back(age: int, w: int, h: int) -> Image.Image:
    """A portfolio face down (RGBA, ``w × h``), with the knots of its Age."""
    return SPRITES.get(("jiangnan", "work-back", age, w, h), lambda: _back(age, w, h))


def _back(age: int, w: int, h: int) -> Image.Image:
    dye = mix(WASH, GILT, 0.35) if age == 1 else mix(WASH, KINDS["painting"], 0.5)
    edge = max(2, round(w * 0.045))
    pen = Pen(w, h)
    _sheet(pen, w, h, edge, dye)
    pen.box(edge, edge, w - 2 * edge, h - 2 * edge, mix(dye, INK, 0.25), radius=edge)
    step = (w - 2 * edge) / 6
    waves(pen, edge, edge, w - 2 * edge, int((h - 2 * edge) / step) * step, step, mix(dye, WHITE, 0.3))
    pen.disc(w / 2, h / 2, w * 0.3, SLIP)
    knots(pen, w / 2, h / 2 + w * 0.19, w * 0.22, age, deep(dye, 0.4))
    out = pen.done()
    size = round(w * 0.4)
    put(out, icons.icon("portfolio", size), (w - size) // 2, round(h / 2 - size * 0.62))
    return out
