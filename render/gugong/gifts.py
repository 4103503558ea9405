"""Gift cards: the value, the present, and the sign of what the card does."""

from __future__ import annotations

from PIL import Image

from engine.games.gugong.view import Gift
from render.gugong.icons import card_action
from render.gugong.presents import PRESENTS
from render.kit.cache import SPRITES
from render.kit.icons import drawn
from render.kit.noise import cloudy
from render.kit.palette import CINNABAR, GAMBOGE, GOLD, INDIGO, INK, ROUGE, SLIP, WHITE, Colour, deep, mix
from render.kit.paper import slip
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.words import lay

SHAPE = 1.4
"""Height of a card for its width."""


def height(width: int) -> int:
    """How high a card of this width is."""
    return round(width * SHAPE)


def present(value: int, size: int) -> Image.Image:
    """The present on cards of this value (RGBA, ``size`` square)."""
    return drawn(("gugong", "present", str(value)), PRESENTS[value], size)


def gift(card: Gift, width: int) -> Image.Image:
    """A Gift card face up (RGBA, ``width × height(width)``)."""
    key = ("gugong", "gift", card.value, card.action, card.servants, width)
    return SPRITES.get(key, lambda: _gift(card, width))


def _gift(card: Gift, w: int) -> Image.Image:
    h = height(w)
    rich = (card.value - 1) / 8
    line = mix(GOLD, ROUGE, 0.25)
    out = slip(w, h, fill=mix(SLIP, GAMBOGE, 0.05 + 0.2 * rich), line=line, radius=max(5, w // 16)).copy()
    art = round(w * 0.8)
    top = round(h * 0.185)
    put(out, _halo(art, rich), (w - art) // 2, top)
    put(out, present(card.value, round(w * 0.74)), round(w * 0.13), top + round(w * 0.03))
    lay(out, w * 0.075, h * 0.115, str(card.value), "serif", round(w * 0.34), CINNABAR)
    sign = card_action(card, round(w * 0.43))
    if sign is not None:
        put(out, sign, w - sign.width - round(w * 0.035), h - sign.height - round(w * 0.035))
    _flourish(out, w, h, line, sign is not None)
    return out


def _halo(size: int, rich: float) -> Image.Image:
    """A washed disc behind the present; warmer for what is precious."""
    pen = Pen(size, size)
    c = size / 2
    tone = mix(mix(SLIP, INDIGO, 0.16), GAMBOGE, 0.25 + 0.6 * rich)
    pen.disc(c, c, c - 1, (*tone, 130))
    pen.ring(c, c, c - 1, (*mix(tone, GOLD, 0.5), 200), max(1.0, size / 90))
    wash = pen.done()
    grain = cloudy((size, size), (4, 4), size, 2).point([min(255, 110 + v * 2 // 3) for v in range(256)])
    alpha = wash.getchannel("A")
    wash.putalpha(Image.composite(alpha, alpha.point([v * 3 // 4 for v in range(256)]), grain))
    return wash


def _flourish(out: Image.Image, w: int, h: int, line: Colour, acts: bool) -> None:
    """A gold line under the present, as on old playing cards."""
    pen = Pen(w, 8)
    end = w * (0.46 if acts else 0.88)
    pen.line([(w * 0.12, 4), (end, 4)], (*line, 170), max(1.0, w / 130))
    pen.disc(w * 0.12, 4, w / 70, line)
    pen.disc(end, 4, w / 70, line)
    out.alpha_composite(pen.done(), (0, round(h * 0.86)))


def back(width: int) -> Image.Image:
    """A Gift card face down."""
    return SPRITES.get(("gugong", "back", width), lambda: _back(width))


def _back(w: int) -> Image.Image:
    h = height(w)
    radius = max(5, w // 16)
    red = mix(ROUGE, INK, 0.12)
    pen = Pen(w, h)
    pen.box(0, 0, w, h, red, deep(red, 0.5), 2, radius)
    inset = w * 0.07
    pen.box(inset, inset, w - 2 * inset, h - 2 * inset, line=GAMBOGE, width=max(1.2, w / 70), radius=radius * 0.6)
    step = w / 5
    for row in range(1, round(h / step)):
        for col in range(1, 5):
            x, y = col * step, row * step
            for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0)):
                pen.disc(x + dx * step * 0.13, y + dy * step * 0.13, step * 0.1, mix(red, GAMBOGE, 0.38))
    pen.disc(w / 2, h / 2, w * 0.24, red)
    pen.ring(w / 2, h / 2, w * 0.24, GAMBOGE, max(1.2, w / 70))
    out = pen.done()
    lay(out, w / 2, h / 2, "宮", "serif", round(w * 0.32), mix(GAMBOGE, WHITE, 0.3), "middle")
    return out
