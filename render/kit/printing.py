"""What is printed on cards and boards: headings, captions, amounts of money; and how a sprite is put down."""

from __future__ import annotations

from PIL import Image

from render.kit.boxes import Box
from render.kit.icons import icon
from render.kit.palette import INK, PAPER, Colour
from render.kit.type import Face, width
from render.kit.words import NEEDED, SMALL, block, lay


def heading(
    image: Image.Image,
    box: Box,
    text: str,
    face: Face,
    size: int,
    colour: Colour = INK,
    most: int = 2,
    least: int = NEEDED,
) -> None:
    """A name in the middle of ``box``, on at most ``most`` lines. What is too long even at ``least`` is set in sans."""
    lines, set_in = block(text, face, size, box.w, most, least, box.h)
    if set_in == least and not _fits(lines, text):
        face = "sans"
        lines, set_in = block(text, face, size, box.w, most, least, box.h)
    pitch = set_in * 1.16
    for i, line in enumerate(lines):
        lay(image, box.mid_x, box.mid_y + (i - (len(lines) - 1) / 2) * pitch, line, face, set_in, colour, "middle")


def _fits(lines: tuple[str, ...], text: str) -> bool:
    """Whether ``lines`` hold the whole ``text`` without a word broken."""
    return " ".join(lines).split() == text.split()


def put(image: Image.Image, sprite: Image.Image, x: int, y: int) -> None:
    """Paste a sprite with its upper left corner at ``x, y``."""
    if image.mode == "RGBA":
        image.alpha_composite(sprite, (x, y))
    else:
        image.paste(sprite, (x, y), sprite)


def money(
    image: Image.Image,
    x: int,
    y: int,
    text: str,
    size: int,
    colour: Colour = INK,
    across: str = "left",
    coin: float = 1.1,
) -> int:
    """A coin and an amount, their middle at the height ``y``; returns the width. ``across`` may be "middle"."""
    disc = round(size * coin)
    wide = disc + round(size * 0.22) + width(text, "bold", size)
    left = x - wide // 2 if across == "middle" else x
    put(image, icon("coin", disc), left, y - disc // 2)
    lay(image, left + disc + round(size * 0.22), y, text, "bold", size, colour)
    return wide


def caption(image: Image.Image, box: Box, text: str, most: int = 2) -> None:
    """Left-aligned words in the middle of a box's height; a sign or a number beside them says the same."""
    lines, size = block(text, "sans", NEEDED, box.w, most, SMALL - 2)
    for i, line in enumerate(lines):
        lay(image, box.x, box.mid_y + (i - (len(lines) - 1) / 2) * size * 1.12, line, "sans", size, INK)


def faded(card: Image.Image, ground: Colour = PAPER, share: float = 0.55) -> Image.Image:
    """A sprite as if under mist."""
    veil = Image.new("RGBA", card.size, (*ground, 255))
    veil.putalpha(card.getchannel("A"))
    return Image.blend(card, veil, share)
