"""The Eight Praises: the name in a seal, what is counted, and the reputation that it brings; without other words."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.games.mount_tai.view import Praise
from render.kit.brush import Brush
from render.kit.cache import SPRITES
from render.kit.icons import drawn, icon
from render.kit.palette import CINNABAR, GAMBOGE, GOLD, INK, MALACHITE, SLIP, VERMILION, WASH, WHITE, deep, mix
from render.kit.pen import Pen
from render.kit.printing import put
from render.kit.seals import seal
from render.kit.type import width
from render.kit.words import lay
from render.mount_tai import icons
from render.mount_tai.effects import scholar

SEALS: Final[dict[str, str]] = {
    "high": "高矣",
    "mighty": "壯矣",
    "supreme": "極矣",
    "brilliant": "赫矣",
    "singular": "特矣",
    "startling": "駭矣",
    "great": "大矣",
    "bewildering": "惑矣",
}
"""The names as they are cut into the tiles."""


def measure(counts: str, size: int) -> Image.Image:
    """The sign of what a Praise counts (RGBA, ``size`` square); "talents" are those of any level."""
    if counts in ("money", "grain", "wine"):
        return icons.good(counts, size)
    if counts in ("farmlands", "towns"):
        return icons.effect(counts[:-1], size)
    if counts == "buildings":
        return icon("house", size)
    glyph = {"second_layer": _second, "layers": _layers}.get(counts, _talent)
    plain = drawn(("mount-tai", "measure", glyph.__name__), glyph, size)
    level = counts.partition("_")[2] if glyph is _talent else ""
    return SPRITES.get(("mount-tai", "measure", counts, size), lambda: _level(plain, level)) if level else plain


def praise(kind: str, tile: Praise, year: int, w: int, h: int) -> Image.Image:
    """A Praise tile (RGBA, ``w × h``): of year 1 with condition and reward, of year 2 with what it pays for."""
    return SPRITES.get(("mount-tai", "praise", kind, year, w, h), lambda: _praise(kind, tile, year, w, h))


def _praise(kind: str, tile: Praise, year: int, w: int, h: int) -> Image.Image:
    hue = GOLD if year == 1 else MALACHITE
    pen = Pen(w, h)
    pen.box(0, 0, w, h, deep(hue, 0.3), radius=h * 0.16)
    pen.box(1.8, 1.8, w - 3.6, h - 3.6, mix(SLIP, hue, 0.12), radius=h * 0.14)
    pen.box(4.5, 4.5, w - 9, h - 9, line=(*hue, 130), width=1, radius=h * 0.1)
    out = pen.done()
    stamp = round(h * 0.78)
    put(out, seal(stamp, SEALS[kind]), round(h * 0.12), (h - stamp) // 2)
    x = round(h * 0.12) + stamp
    sign, medal, letter = round(h * 0.66), round(h * 0.82), round(h * 0.52)
    if year == 1:
        parts: tuple[str | Image.Image, ...] = (
            f"≥{tile.first.need}", measure(tile.first.counts, sign), "→", icons.points(tile.first.points, medal),
        )  # fmt: skip
    else:
        per = str(tile.again.per) if tile.again.per > 1 else ""
        parts = (
            icons.points(tile.again.points, medal), "/", *((per,) if per else ()), measure(tile.again.counts, sign),
        )  # fmt: skip
    row(out, parts, x, w - round(h * 0.1), h / 2, letter)
    return out


def row(out: Image.Image, parts: tuple[str | Image.Image, ...], left: int, right: int, y: float, letter: int) -> None:
    """Signs and words in the middle between `left` and `right`."""
    wide = [width(part, "bold", letter) if isinstance(part, str) else part.width for part in parts]
    gap = min(round(letter * 0.24), (right - left - sum(wide)) // (len(parts) + 1))
    x = left + (right - left - sum(wide) - gap * (len(parts) - 1)) // 2
    for part, each in zip(parts, wide, strict=True):
        if isinstance(part, str):
            lay(out, x, y, part, "bold", letter, INK)
        else:
            put(out, part, x, round(y - part.height / 2))
        x += each + gap


def _slabs(b: Brush, marked: tuple[int, ...]) -> None:
    """A mountain of three layers, seen from the front; the marked ones in colour."""
    for k, (reach, top) in enumerate(((44, 16), (31, -8), (18, -32))):
        fill = mix(MALACHITE, WHITE, 0.15) if k in marked else mix(WASH, SLIP, 0.55)
        b.shape(
            [(-reach + 4, top), (reach - 4, top), (reach, top + 23), (-reach, top + 23)], fill, deep(MALACHITE, 0.6), 3
        )


def _second(pen: Pen, x: float, y: float, u: float) -> None:
    """A flag on the second layer."""
    b = Brush(pen, x, y + 4 * u, u)
    _slabs(b, (1,))
    _flag(b, 16, -8)


def _layers(pen: Pen, x: float, y: float, u: float) -> None:
    """Flags on all layers."""
    b = Brush(pen, x, y + 4 * u, u)
    _slabs(b, (0, 1, 2))
    for a, c in ((30, 16), (18, -8), (2, -32)):
        _flag(b, a, c, 0.75)


def _flag(b: Brush, a: float, c: float, s: float = 1) -> None:
    b.straight([(a, c + 10 * s), (a, c - 22 * s)], INK, 4)
    b.shape([(a, c - 22 * s), (a + 22 * s, c - 14 * s), (a, c - 6 * s)], VERMILION, deep(VERMILION, 0.5), 2)


def _talent(pen: Pen, x: float, y: float, u: float) -> None:
    scholar(Brush(pen, x, y, 1.12 * u))


def _level(sign: Image.Image, level: str) -> Image.Image:
    out = sign.copy()
    mark = badge(level, round(sign.width * 0.56))
    put(out, mark, sign.width - mark.width, sign.height - mark.height)
    return out


def badge(text: str, size: int) -> Image.Image:
    """The level of a talent: a number in a red square standing on its corner (RGBA, ``size`` square)."""
    return SPRITES.get(("mount-tai", "badge", text, size), lambda: _badge(text, size))


def _badge(text: str, size: int) -> Image.Image:
    pen = Pen(size, size)
    b = Brush(pen, size / 2, size / 2, size / 100)
    b.box(-49, -49, 98, 98, WHITE, radius=26)
    b.box(-43, -43, 86, 86, CINNABAR, mix(CINNABAR, GAMBOGE, 0.3), 4, 20)
    out = pen.done()
    lay(out, size / 2, size / 2, text, "bold", round(size * 0.8), WHITE, "middle")
    return out
