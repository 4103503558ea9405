"""Characters as portraits, and their cards: a talent on the one side, a muse on the other.

A talent has a gilt edge and its power below the portrait; a muse shows the bonus for a servant put on her, then, beside
the round arrow, what she does at every Upkeep once she is hired.
"""

from __future__ import annotations

from PIL import Image

from render.jiangnan import icons, powers
from render.jiangnan.dyes import GILT, PETAL
from render.jiangnan.portraits import LOOKS, draw_character
from render.jiangnan.tiles import waves
from render.kit.boxes import Box
from render.kit.cache import SPRITES
from render.kit.palette import GOLD, INK, ROUGE, SLIP, WASH, WHITE, Colour, deep, mix
from render.kit.paper import frame_mask
from render.kit.pen import Pen
from render.kit.printing import put

ROSE: Colour = mix(PETAL, ROUGE, 0.45)


def portrait(number: int, w: int, h: int) -> Image.Image:
    """A character (RGBA, ``w × h``) before a round window in a white wall."""
    return SPRITES.get(("jiangnan", "portrait", number, w, h), lambda: _portrait(number, w, h))


def _portrait(number: int, w: int, h: int) -> Image.Image:
    look = LOOKS[number]
    pen = Pen(w, h)
    pen.box(0, 0, w, h, mix(SLIP, WASH, 0.18))
    r = min(w * 0.48, h * 0.46)
    pen.disc(w / 2, h * 0.45, r, deep(WASH, 0.3))
    pen.disc(w / 2, h * 0.45, r * 0.94, mix(WHITE, look.trim, 0.3))
    u = min(w / 102, h / 108)
    draw_character(pen, w / 2 + 2 * u, h - 51 * u, u, number)
    return pen.done()


def talent(number: int, power: str, amount: int, w: int, h: int) -> Image.Image:
    """A talent (RGBA, ``w × h``, upright)."""
    key = ("jiangnan", "talent", number, power, amount, w, h)
    return SPRITES.get(key, lambda: _talent(number, power, amount, w, h))


def _talent(number: int, power: str, amount: int, w: int, h: int) -> Image.Image:
    out, inner = _card(w, h, GILT)
    low = inner.low(round(h * 0.25))
    _window(out, number, Box(inner.x, inner.y, inner.w, low.y - inner.y))
    _band(out, low, mix(SLIP, GILT, 0.3), deep(GOLD, 0.5))
    put(out, powers.talent(power, amount, low.w - 4, low.h - 4), low.x + 2, low.y + 2)
    return out


def muse(
    number: int,
    bonus: tuple[str, ...],
    power: str,
    cost: int,
    amount: int,
    gains: tuple[str, ...],
    w: int,
    h: int,
) -> Image.Image:
    """A muse (RGBA, ``w × h``, upright); without a ``bonus`` she is an assistant."""
    key = ("jiangnan", "muse", number, bonus, power, cost, amount, gains, w, h)
    return SPRITES.get(key, lambda: _muse(number, bonus, power, cost, amount, gains, w, h))


def _muse(
    number: int,
    bonus: tuple[str, ...],
    power: str,
    cost: int,
    amount: int,
    gains: tuple[str, ...],
    w: int,
    h: int,
) -> Image.Image:
    out, inner = _card(w, h, ROSE)
    low = inner.low(round(h * 0.2))
    middle = Box(inner.x, low.y - round(h * 0.2), inner.w, round(h * 0.2)) if bonus else low.top(0)
    _window(out, number, Box(inner.x, inner.y, inner.w, middle.y - inner.y))
    if bonus:
        _band(out, middle, SLIP, deep(ROSE, 0.4))
        put(out, powers.line(("servant", "›", *bonus), middle.w - 4, middle.h - 4), middle.x + 2, middle.y + 2)
    _band(out, low, mix(SLIP, ROSE, 0.25), deep(ROSE, 0.4))
    sign = round(low.h * 0.72)
    put(out, icons.icon("income", sign), low.x + 1, low.mid_y - sign // 2)
    room = low.beyond(sign + 3).inset(1, 2)
    put(out, powers.assistant(power, cost, amount, gains, room.w, room.h), *room.at)
    return out


def back(w: int, h: int) -> Image.Image:
    """A character face down (RGBA, ``w × h``)."""
    return SPRITES.get(("jiangnan", "character-back", w, h), lambda: _back(w, h))


def _back(w: int, h: int) -> Image.Image:
    out, inner = _card(w, h, ROSE)
    pen = Pen(w, h)
    pen.box(inner.x, inner.y, inner.w, inner.h, deep(ROSE, 0.25))
    step = inner.w / 6
    waves(pen, inner.x, inner.y, inner.w, int(inner.h / step) * step, step, mix(ROSE, WHITE, 0.3))
    pen.disc(w / 2, h / 2, w * 0.3, SLIP)
    put(out, pen.done(), 0, 0)
    size = round(w * 0.44)
    put(out, icons.icon("assistant", size), (w - size) // 2, (h - size) // 2)
    return out


def _card(w: int, h: int, dye: Colour) -> tuple[Image.Image, Box]:
    """An empty card, and the box within its edge."""
    edge = max(2, round(w * 0.045))
    pen = Pen(w, h)
    pen.box(0, 0, w, h, deep(dye, 0.6), radius=2.2 * edge)
    pen.box(edge * 0.4, edge * 0.4, w - edge * 0.8, h - edge * 0.8, dye, radius=2 * edge)
    pen.box(edge * 0.8, edge * 0.8, w - edge * 1.6, h - edge * 1.6, deep(dye, 0.4), radius=edge)
    return pen.done(), Box(0, 0, w, h).inset(edge)


def _window(out: Image.Image, number: int, box: Box) -> None:
    """A portrait with rounded corners."""
    picture = portrait(number, box.w, box.h).copy()
    picture.putalpha(frame_mask(box.w, box.h, max(2, box.w // 24)))
    put(out, picture, *box.at)


def _band(out: Image.Image, box: Box, fill: Colour, line: Colour) -> None:
    pen = Pen(box.w, box.h)
    pen.box(0, 0, box.w, box.h, fill)
    pen.line([(0, 0.8), (box.w, 0.8)], mix(line, INK, 0.1), 1.4)
    put(out, pen.done(), *box.at)
