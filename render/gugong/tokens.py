"""Travel tokens: eight-sided tablets, a sign and a number for each of the twelve kinds."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypeAlias

from PIL import Image

from render.gugong import icons, pieces
from render.gugong.presents import PRESENTS
from render.kit.cache import SPRITES
from render.kit.icons import drawn
from render.kit.palette import (
    AZURITE,
    CINNABAR,
    GAMBOGE,
    GOLD,
    INDIGO,
    INK,
    MALACHITE,
    ROUGE,
    SHADED,
    SLIP,
    VERMILION,
    WASH,
    WHITE,
    Colour,
    deep,
    mix,
)
from render.kit.pen import Pen
from render.kit.words import lay

Art: TypeAlias = Callable[[Image.Image, int], None]
"""Draws a kind's sign on a tablet of this size."""


def token(kind: str, size: int) -> Image.Image:
    """A Travel token face up (RGBA, ``size`` square)."""
    return SPRITES.get(("gugong", "token", kind, size), lambda: _token(kind, size))


def _token(kind: str, size: int) -> Image.Image:
    ground, art = KINDS[kind]
    out = _tablet(size, ground).copy()
    art(out, size)
    return out


def back(size: int) -> Image.Image:
    """A Travel token face down."""
    return SPRITES.get(("gugong", "token-back", size), lambda: _back(size))


def _back(size: int) -> Image.Image:
    out = _tablet(size, MALACHITE).copy()
    sign = icons.plain("travel", round(size * 0.6))
    out.alpha_composite(sign, ((size - sign.width) // 2, (size - sign.height) // 2))
    return out


def _tablet(size: int, ground: Colour) -> Image.Image:
    pen = Pen(size, size)
    c = size / 2

    def octagon(r: float, dx: float = 0) -> list[tuple[float, float]]:
        corners = (math.radians(22.5 + 45 * k) for k in range(8))
        return [(c + dx + r * math.cos(a), c + dx + r * math.sin(a)) for a in corners]

    pen.polygon(octagon(size * 0.5, size * 0.02), (*INK, 70))
    pen.polygon(octagon(size * 0.51), deep(ground, 0.55))
    pen.polygon(octagon(size * 0.475), mix(ground, WHITE, 0.18))
    pen.polygon(octagon(size * 0.4), mix(SLIP, ground, 0.16))
    pen.line(octagon(size * 0.4), deep(ground, 0.35), max(1.0, size / 60), closed=True)
    return pen.done()


def _put(out: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """``x, y``: its middle, in shares of the token."""
    at = (round(x * out.width - sprite.width / 2), round(y * out.height - sprite.height / 2))
    out.alpha_composite(sprite, (max(0, at[0]), max(0, at[1])))


def _text(out: Image.Image, x: float, y: float, text: str, share: float, colour: Colour = INK) -> None:
    lay(out, x * out.width, y * out.height, text, "bold", round(out.width * share), colour, "middle")


def _more(kind: str, text: str, share: float = 0.46) -> Art:
    """The sign of an action, and by how much."""

    def art(out: Image.Image, size: int) -> None:
        _put(out, icons.plain(kind, round(size * share)), 0.5, 0.33)
        _text(out, 0.5, 0.72, text, 0.4)

    return art


def _sign(kind: str, share: float = 0.64) -> Art:
    """The sign of an action alone."""

    def art(out: Image.Image, size: int) -> None:
        _put(out, icons.plain(kind, round(size * share)), 0.5, 0.49)

    return art


def _gift(out: Image.Image, size: int) -> None:
    """A rich gift becomes Jade."""
    present = drawn(("gugong", "present", "7"), PRESENTS[7], round(size * 0.42))
    _put(out, present, 0.4, 0.32)
    _text(out, 0.36, 0.71, "7+", 0.33, CINNABAR)
    _put(out, pieces.jade(round(size * 0.3)), 0.73, 0.6)


def _jade(out: Image.Image, size: int) -> None:
    """Three servants become Jade."""
    man = icons.plain("servants", round(size * 0.3))
    for x, y in ((0.25, 0.37), (0.49, 0.3), (0.73, 0.37)):
        _put(out, man, x, y)
    _put(out, pieces.jade(round(size * 0.34)), 0.5, 0.69)


def _points(out: Image.Image, size: int) -> None:
    _put(out, pieces.points(2, round(size * 0.7)), 0.5, 0.5)


def _double(out: Image.Image, size: int) -> None:
    _text(out, 0.5, 0.48, "×2", 0.46, CINNABAR)


def _from_supply(kind: str) -> Art:
    """A servant comes from the supply onto something."""

    def art(out: Image.Image, size: int) -> None:
        _put(out, icons.plain(kind, round(size * 0.58)), 0.5, 0.56)
        _put(out, icons.plain("servants", round(size * 0.34)), 0.3, 0.3)

    return art


KINDS: Final[dict[str, tuple[Colour, Art]]] = {
    "servant": (WASH, _more("servants", "+1")),
    "servants": (mix(WASH, INDIGO, 0.5), _more("servants", "+2")),
    "palace": (ROUGE, _more("palace", "+1", 0.48)),
    "intrigue": (icons.PLUM, _more("intrigue", "+1")),
    "gift": (VERMILION, _gift),
    "recall": (SHADED, _sign("recall")),
    "swap": (INDIGO, _sign("swap")),
    "points": (GAMBOGE, _points),
    "canal": (AZURITE, _from_supply("canal")),
    "jade": (icons.JADE, _jade),
    "wall": (icons.EARTH, _from_supply("wall")),
    "double": (GOLD, _double),
}
"""Ground and sign of every kind."""
