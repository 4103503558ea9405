"""Setting words: anchors, fitting to a width, breaking lines, vertical columns.

Every function takes plain text; what it says and in which language is the caller's business.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image

from render.kit.palette import INK, Colour
from render.kit.type import ASCENT, MIDDLE, Face, run, width

Across: TypeAlias = Literal["left", "middle", "right"]
Upright: TypeAlias = Literal["middle", "top", "base"]

LEADING = 1.36
"""Distance of baselines, in em."""
NEEDED = 30
"""The smallest size, on a picture 1600 px wide, of anything that a player needs (22 px at 1200)."""
SMALL = 26
"""For what only adorns, on the same width."""

_NOT_FIRST = frozenset(
    "、。，．・：；？！）」』】〉》〕｝〗〙’”…‥—～ー々〻ゝゞ％‰℃,.:;?!)]}%»›·ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
)
"""A line does not begin with these."""
_NOT_LAST = frozenset("（「『【〈《〔｛〖〘‘“([{«‹$£¥€＄￥")
"""A line does not end with these."""


def lay(
    image: Image.Image,
    x: float,
    y: float,
    text: str,
    face: Face = "sans",
    size: int = NEEDED,
    colour: Colour = INK,
    across: Across = "left",
    upright: Upright = "middle",
) -> int:
    """Set one line on ``image`` (RGB or RGBA) with its anchor at ``x, y``; returns its advance in pixels."""
    if not text:
        return 0
    line = run(text, face, size)
    left = x - {"left": 0.0, "middle": line.advance / 2, "right": float(line.advance)}[across] - line.left
    base = y + {"middle": MIDDLE * size, "top": ASCENT * size, "base": 0.0}[upright]
    spot = (round(left), round(base) - line.baseline)
    if image.mode == "RGBA":
        solid = Image.new("RGBA", line.mask.size, (*colour, 0))
        solid.putalpha(line.mask)
        corner = (max(spot[0], 0), max(spot[1], 0))
        inside = solid.crop((corner[0] - spot[0], corner[1] - spot[1], *solid.size))
        if inside.width > 0 and inside.height > 0:
            image.alpha_composite(inside, corner)
    else:
        image.paste(colour, spot, line.mask)
    return line.advance


@lru_cache(maxsize=4096)
def shorten(text: str, face: Face, size: int, room: int) -> str:
    """``text``, or as much of its beginning as fits into ``room`` pixels with an ellipsis."""
    if width(text, face, size) <= room:
        return text
    for end in range(len(text) - 1, 0, -1):
        if unicodedata.combining(text[end]):
            continue
        short = text[:end].rstrip() + "…"
        if width(short, face, size) <= room:
            return short
    return "…"


@lru_cache(maxsize=4096)
def fit(text: str, face: Face, size: int, room: int, least: int) -> tuple[str, int]:
    """``(text, size)`` for one line in ``room`` pixels: set smaller down to ``least``, then shortened."""
    while size > least and width(text, face, size) > room:
        size = max(least, size - 1)
    return shorten(text, face, size, room), size


def _wide(char: str) -> bool:
    return unicodedata.east_asian_width(char) in ("W", "F")


@lru_cache(maxsize=2048)
def atoms(text: str) -> tuple[str, ...]:
    """The pieces between which a line may be broken; a piece ends with the spaces after it."""
    out: list[str] = []
    for char in text:
        if not out:
            out.append(char)
            continue
        last = out[-1][-1]
        if char == " " or char in _NOT_FIRST or last in _NOT_LAST or unicodedata.combining(char):
            glued = True
        elif last == " ":
            glued = False
        else:
            glued = not (_wide(char) or _wide(last)) and last not in "-–/"
        if glued:
            out[-1] += char
        else:
            out.append(char)
    return tuple(out)


@lru_cache(maxsize=2048)
def wrap(text: str, face: Face, size: int, room: int, most: int = 99) -> tuple[str, ...]:
    """Lines of ``text`` no wider than ``room`` pixels, broken by measured width; the last of ``most`` is shortened.

    ``\\n`` begins a new line. A piece that is wider than a whole line is broken where it must be.
    """
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for atom in atoms(paragraph):
            if width((line + atom).rstrip(), face, size) <= room:
                line += atom
                continue
            if line:
                lines.append(line.rstrip())
            line = atom
            while width(line.rstrip(), face, size) > room and len(line) > 1:
                end = next(n for n in range(len(line) - 1, 0, -1) if n == 1 or width(line[:n], face, size) <= room)
                lines.append(line[:end])
                line = line[end:]
        lines.append(line.rstrip())
    if len(lines) > most:
        lines = [*lines[: most - 1], shorten("".join(_rejoin(lines[most - 1 :])), face, size, room)]
    return tuple(lines)


def _rejoin(lines: list[str]) -> list[str]:
    """Lines put together again, with a space where a word ended."""
    out = [lines[0]]
    for line in lines[1:]:
        spaced = out[-1] and line and not _wide(out[-1][-1]) and not _wide(line[0])
        out.append(f" {line}" if spaced else line)
    return out


def paragraph(
    image: Image.Image,
    x: int,
    y: int,
    room: int,
    text: str,
    face: Face = "sans",
    size: int = NEEDED,
    colour: Colour = INK,
    across: Across = "left",
    most: int = 99,
) -> int:
    """Set ``text`` in lines from the top ``y``; ``x`` is the anchor named by ``across``. Returns the height taken."""
    lines = wrap(text, face, size, room, most)
    for i, line in enumerate(lines):
        lay(image, x, y + i * LEADING * size, line, face, size, colour, across, "top")
    return round(len(lines) * LEADING * size)


def column(
    image: Image.Image,
    x: int,
    y: int,
    text: str,
    face: Face = "serif",
    size: int = NEEDED,
    colour: Colour = INK,
    pitch: float = 1.08,
) -> int:
    """Set ``text`` downwards, one character below the other, centred on ``x``, from ``y`` down; returns the height."""
    for i, char in enumerate(text):
        lay(image, x, y + (i * pitch + 0.5) * size, char, face, size, colour, "middle", "middle")
    return round(len(text) * pitch * size)


@lru_cache(maxsize=2048)
def block(
    text: str, face: Face, size: int, room: int, most: int, least: int, height: int = 10**6
) -> tuple[tuple[str, ...], int]:
    """``(lines, size)`` for a heading of at most ``most`` lines that take no more than ``height`` px.

    It is set smaller, down to ``least``, before words are broken or cut.
    """
    while True:
        lines = wrap(text, face, size, room)
        whole = all(width(word, face, size) <= room for word in text.split())
        if (len(lines) <= most and whole and len(lines) * size * 1.16 <= height) or size <= least:
            return wrap(text, face, size, room, most), size
        size -= 1
