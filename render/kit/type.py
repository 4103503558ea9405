"""Letters: which font draws which character, how wide a text is, and its mask, cached.

A *face* is one of ours (``sans``, ``bold``, ``serif``). What it cannot draw goes to the other scripts' fonts, then to
the emoji; a character that no font has gets a drawn rosette, never an empty box. Sizes are in pixels of the em.
Text stands on a baseline; its optical middle lies 0.37 em above it, for Chinese and Latin alike.
"""

from __future__ import annotations

import json
import re
import unicodedata
from bisect import bisect_right
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont, features

from render.kit.cache import Cache

Face: TypeAlias = Literal["sans", "bold", "serif"]

FONTS = Path(__file__).parent / "fonts"
MIDDLE = 0.37
"""Height of the optical middle above the baseline, in em."""
ASCENT = 0.88
"""Top of a Chinese character above the baseline, in em."""

_IGNORED = frozenset(
    chain(
        (*range(0x20), *range(0x7F, 0xA0), 0xAD, 0x061C, *range(0x200B, 0x2010), *range(0x2028, 0x202F)),
        (*range(0x2060, 0x2070), *range(0xFE00, 0xFE10), 0xFEFF, *range(0x1F3FB, 0x1F400)),
        range(0xE0000, 0xE0200),
    )
)
"""Controls, direction marks, joiners, variation selectors, skin tones, tags: what shows nothing by itself."""
_APOSTROPHE = re.compile(r"(?<=[^\W\d_])’(?=[a-zà-ÿ])")
"""Within a word: the Chinese fonts' own is as wide as a whole character."""
_JOINERS = frozenset((0x200C, 0x200D))
"""Kept where they shape a script; emoji joined by them are drawn side by side."""


class _Coverage(Struct, frozen=True):
    starts: list[int]
    ends: list[int]

    def __contains__(self, point: object) -> bool:
        if not isinstance(point, int):
            return False
        i = bisect_right(self.starts, point) - 1
        return i >= 0 and point <= self.ends[i]


@cache
def _coverages() -> dict[str, _Coverage]:
    raw: dict[str, list[list[int]]] = json.loads((FONTS / "coverage.json").read_text(encoding="utf-8"))
    return {file: _Coverage([a for a, _ in spans], [b for _, b in spans]) for file, spans in raw.items()}


def coverage_files() -> tuple[str, ...]:
    """The names of all font files."""
    return tuple(_coverages())


@cache
def _chain(face: Face) -> tuple[str, ...]:
    """Files in the order in which they are asked for a character."""
    own = f"{face}.otf"
    return own, *(file for file in _coverages() if file not in (own, "bold.otf", "serif.otf"))


@lru_cache(maxsize=256)
def _font(file: str, size: int) -> ImageFont.FreeTypeFont:
    layout = ImageFont.Layout.RAQM if _shaped(file) else ImageFont.Layout.BASIC
    return ImageFont.truetype(FONTS / file, size, layout_engine=layout)


@cache
def _shaped(file: str) -> bool:
    return file != "emoji.ttf" and bool(features.check("raqm"))


@lru_cache(maxsize=16384)
def _file(point: int, face: Face) -> str | None:
    coverages = _coverages()
    return next((file for file in _chain(face) if point in coverages[file]), None)


class Piece(Struct, frozen=True):
    """A stretch of text for one font file; ``file`` is None for characters that no font has."""

    file: str | None
    text: str


@lru_cache(maxsize=4096)
def pieces(text: str, face: Face) -> tuple[Piece, ...]:
    """``text`` divided by the fonts that can draw it. Spaces, marks and joiners stay with the stretch before them."""
    coverages = _coverages()
    out: list[tuple[str | None, list[str]]] = []
    for char in _APOSTROPHE.sub("'", unicodedata.normalize("NFC", text)):
        point = ord(char)
        before = out[-1][0] if out else None
        clings = char == " " or point in _JOINERS or unicodedata.category(char) in ("Mn", "Mc", "Me", "Nd", "Po")
        if out and before not in (None, "emoji.ttf") and clings and point in coverages[before]:
            out[-1][1].append(char)
            continue
        if point in _IGNORED:
            continue
        file = _file(point, face)
        if file is None and unicodedata.category(char) in ("Mn", "Me", "Cf", "Zl", "Zp"):
            continue
        if out and before == file:
            out[-1][1].append(char)
        else:
            out.append((file, [char]))
    return tuple(Piece(file, "".join(chars)) for file, chars in out)


@lru_cache(maxsize=16384)
def width(text: str, face: Face, size: int) -> int:
    """How far ``text`` advances, in pixels."""
    total = 0.0
    for piece in pieces(text, face):
        total += len(piece.text) * size if piece.file is None else _font(piece.file, size).getlength(piece.text)
    return round(total)


class Run(Struct, frozen=True):
    """A text ready to be laid on: a mask of coverage and where the pen's start lies in it."""

    mask: Image.Image
    left: int
    baseline: int
    advance: int


_RUNS: Cache[Run] = Cache(24 * 2**20, lambda run: run.mask.width * run.mask.height)


def run(text: str, face: Face, size: int) -> Run:
    """The mask of one line of ``text``, cached by content."""
    return _RUNS.get((text, face, size), lambda: _make(text, face, size))


def _make(text: str, face: Face, size: int) -> Run:
    pad = size // 2 + 2
    advance = width(text, face, size)
    mask = Image.new("L", (advance + 2 * pad, round(size * 2.4)), 0)
    baseline = round(size * 1.5)
    draw = ImageDraw.Draw(mask)
    x = float(pad)
    for piece in pieces(text, face):
        if piece.file is None:
            for _ in piece.text:
                _rosette(mask, round(x), baseline, size)
                x += size
        else:
            font = _font(piece.file, size)
            draw.text((x, baseline), piece.text, fill=255, font=font, anchor="ls")
            x += font.getlength(piece.text)
    bounds = mask.getbbox()
    if bounds is None:
        return Run(Image.new("L", (1, 1), 0), 0, 0, advance)
    return Run(mask.crop(bounds), pad - bounds[0], baseline - bounds[1], advance)


def _rosette(mask: Image.Image, x: int, baseline: int, size: int) -> None:
    """What stands for a character that no font has: a small flower, drawn at 4× and reduced."""
    big = Image.new("L", (size * 4, size * 4), 0)
    draw = ImageDraw.Draw(big)
    c, r, p = size * 2, size * 0.82, size * 0.62
    for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0)):
        px, py = c + dx * r, c + dy * r
        draw.ellipse((px - p, py - p, px + p, py + p), fill=255)
    draw.ellipse((c - p * 0.75, c - p * 0.75, c + p * 0.75, c + p * 0.75), fill=0)
    draw.ellipse((c - p * 0.38, c - p * 0.38, c + p * 0.38, c + p * 0.38), fill=255)
    mask.paste(big.reduce(4), (x, baseline - round(size * (MIDDLE + 0.5))))


def clear() -> None:
    """Forget every run and font (for measuring a cold start)."""
    _RUNS.clear()
    for cached in (_font, _file, pieces, width, _coverages, _chain):
        cached.cache_clear()
