"""Edict tiles: the number, the effects, and by paper and sign what the tier means.

Tier I has one effect; the two of tier II stand on both sides of a stroke (one of them), those of tier III with a
plus (both). The corners stay free, as other tiles may lie on them.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from PIL import Image

from engine.games.mount_tai.view import Edict
from render.kit.brush import Brush
from render.kit.cache import SPRITES
from render.kit.palette import AZURITE, GAMBOGE, GOLD, INK, MALACHITE, ROUGE, SHADED, SLIP, WASH, Colour, deep, mix
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.words import lay
from render.mount_tai import icons

State: TypeAlias = Literal["open", "covered"]

TIERS: Final[dict[int, tuple[str, Colour]]] = {
    1: ("I", MALACHITE),
    2: ("II", AZURITE),
    3: ("III", mix(ROUGE, GOLD, 0.35)),
    0: ("?", WASH),
}
"""Numeral and colour of a tier; 0 where it is not known."""


def edict(number: int, tile: Edict, size: int, state: State = "open") -> Image.Image:
    """An edict tile (RGBA, ``size`` square); "covered" is the same in shade."""
    return SPRITES.get(("mount-tai", "edict", number, size, state), lambda: _edict(number, tile, size, state))


def ground(tier: int, state: State = "open") -> Colour:
    """The paper of a tile."""
    colour = TIERS[tier][1]
    return mix(SLIP, colour, 0.13) if state == "open" else mix(mix(SHADED, colour, 0.16), WASH, 0.12)


def _edict(number: int, tile: Edict, size: int, state: State) -> Image.Image:
    out = body(tile.tier, size, size, state).copy()
    u = size / 100
    lay(out, size / 2, 26 * u, str(number), "bold", round(38 * u), INK, "middle")
    if tile.tier == 1:
        sign = icons.effect(tile.effects[0], round(50 * u))
        put(out, sign, (size - sign.width) // 2, round(44 * u))
    else:
        pair(out, tile, size / 2, 69 * u, round(41 * u))
    return out


def pair(out: Image.Image, tile: Edict, x: float, y: float, sign: int) -> None:
    """Both effects around `x, y`, each `sign` px large, with the stroke or the plus between them."""
    for way, kind in zip((-1, 1), tile.effects, strict=True):
        put(out, icons.effect(kind, sign), round(x + way * sign * 0.55 - sign / 2), round(y - sign / 2))
    between = joint(tile.tier, round(sign * 0.5))
    put(out, between, round(x - between.width / 2), round(y + sign * 0.12))


def joint(tier: int, size: int) -> Image.Image:
    """Between two effects: a plus for both, a stroke for one of them."""
    return SPRITES.get(("mount-tai", "joint", tier, size), lambda: _draw_joint(tier, size))


def _draw_joint(tier: int, size: int) -> Image.Image:
    colour = deep(TIERS[tier][1], 0.35)
    pen = Pen(size, size)
    b = Brush(pen, size / 2, size / 2, size / 100)
    b.disc(0, 0, 49, colour)
    b.disc(0, 0, 40, SLIP)
    if tier == 3:
        b.straight([(-22, 0), (22, 0)], colour, 15)
        b.straight([(0, -22), (0, 22)], colour, 15)
    else:
        b.straight([(-14, 22), (14, -22)], colour, 15)
    return pen.done()


def body(tier: int, w: int, h: int, state: State = "open") -> Image.Image:
    """A tile without what is printed on it."""
    return SPRITES.get(("mount-tai", "edict-body", tier, w, h, state), lambda: _body(tier, w, h, state))


def _body(tier: int, w: int, h: int, state: State) -> Image.Image:
    colour = TIERS[tier][1]
    u = min(w, h) / 100
    open_ = state == "open"
    pen = Pen(w, h)
    pen.box(0, 0, w, h, deep(colour, 0.45), radius=9 * u)
    pen.box(1.6 * u, 1.6 * u, w - 3.2 * u, h - 3.2 * u, colour if open_ else mix(colour, WASH, 0.45), radius=8 * u)
    pen.box(6 * u, 6 * u, w - 12 * u, h - 12 * u, ground(tier, state), deep(colour, 0.3), 1.4 * u, 5 * u)
    if open_:
        pen.box(9 * u, 9 * u, w - 18 * u, h - 18 * u, line=(*GAMBOGE, 150), width=1.4 * u, radius=3 * u)
    return pen.done()


def back(tier: int, size: int) -> Image.Image:
    """An edict tile face down; the tier's numeral in the middle and at its foot, "?" if it is not known."""
    return SPRITES.get(("mount-tai", "edict-back", tier, size), lambda: _back(tier, size))


def _back(tier: int, size: int) -> Image.Image:
    numeral, colour = TIERS[tier]
    paint = mix(colour, INK, 0.3)
    pen = Pen(size, size)
    u = size / 100
    pen.box(0, 0, size, size, deep(colour, 0.6), radius=9 * u)
    pen.box(1.6 * u, 1.6 * u, size - 3.2 * u, size - 3.2 * u, paint, radius=8 * u)
    for k in range(-10, 11, 2):
        for way in (-1, 1):
            ends = [((50 + 10 * k - way * 44) * u, 6 * u), ((50 + 10 * k + way * 44) * u, 94 * u)]
            pen.line([(min(max(a, 6 * u), 94 * u), b) for a, b in ends], (*mix(paint, SLIP, 0.5), 60), 1.4 * u)
    pen.box(6 * u, 6 * u, 88 * u, 88 * u, line=mix(paint, SLIP, 0.45), width=1.6 * u, radius=5 * u)
    out = pen.done()
    for y, letter in ((44 * u, 40 * u), (82 * u, 26 * u)):
        lay(out, size / 2, y, numeral, "serif", round(letter), mix(SLIP, colour, 0.08), "middle")
    return out
