"""Painters' pigments, the looks of the seats, and the arithmetic of colour.

Colours are ``(red, green, blue)`` from 0 to 255; ``contrast`` is the ratio of WCAG 2 (1 to 21).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Colour: TypeAlias = tuple[int, int, int]
Shape: TypeAlias = Literal["disc", "square", "triangle", "diamond", "star"]


def hexed(code: str) -> Colour:
    """``"#F3EAD7"`` as a colour."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


PAPER = hexed("#F3EAD7")
SLIP = hexed("#FBF6E9")
"""The lighter paper of cards and labels that lie on the scroll."""
SHADED = hexed("#E4D5B7")
SILK = hexed("#CDB98F")
"""Aged silk: the mounting around the paper."""
INK = hexed("#22201E")
SOFT_INK = hexed("#4B463F")
"""For words of the second rank; still 4.5:1 on every paper."""
WASH = hexed("#8A857C")
VERMILION = hexed("#C43A2B")
CINNABAR = hexed("#A92C20")
"""Vermilion for words, which need more contrast than a seal's field."""
GOLD = hexed("#B8862B")
DARK_GOLD = hexed("#7E5710")
"""Gold for words."""
AZURITE = hexed("#2F5D8C")
MALACHITE = hexed("#3E7D5A")
GAMBOGE = hexed("#D9A441")
ROUGE = hexed("#A4373F")
INDIGO = hexed("#2B3A55")
WHITE = hexed("#FFFDF6")


class SeatLook(Struct, frozen=True):
    """How a seat is told apart: a colour and, for readers who do not see it, a shape."""

    colour: Colour
    shape: Shape
    symbol: str


SEATS: tuple[SeatLook, ...] = (
    SeatLook(hexed("#1F5FA8"), "disc", "●"),
    SeatLook(hexed("#D55E00"), "square", "■"),
    SeatLook(hexed("#00875F"), "triangle", "▲"),
    SeatLook(hexed("#A0458C"), "diamond", "◆"),
    SeatLook(hexed("#B08900"), "star", "★"),
)
"""By seat number, from 0."""


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """``one`` with a ``share`` (0 to 1) of ``other``."""
    r, g, b = (round(a + (c - a) * share) for a, c in zip(one, other, strict=True))
    return r, g, b


def tint(colour: Colour, strength: float = 0.16) -> Colour:
    """A wash of ``colour`` on the paper of a card: light enough for ink to be read on it."""
    return mix(SLIP, colour, strength)


def deep(colour: Colour, share: float = 0.35) -> Colour:
    """``colour`` ground with ink: for outlines and shaded sides."""
    return mix(colour, INK, share)


def luminance(colour: Colour) -> float:
    """Relative luminance of WCAG 2, 0 to 1."""
    parts = [c / 255 for c in colour]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio of WCAG 2: 1 for equal colours, 21 for black on white; words need 4.5."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def readable(ground: Colour) -> Colour:
    """Ink or white, whichever reads better on ``ground``."""
    return max(INK, WHITE, key=lambda colour: contrast(colour, ground))


def legible(colour: Colour, ground: Colour, ratio: float = 4.5) -> Colour:
    """``colour`` made darker with ink until words in it reach ``ratio`` on ``ground`` (ink itself if nothing less)."""
    for step in range(11):
        darker = mix(colour, INK, step / 10)
        if contrast(darker, ground) >= ratio:
            return darker
    return INK
