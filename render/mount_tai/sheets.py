"""The sheets on which the parts of the board lie, and their heads: calm, so that files stay small."""

from __future__ import annotations

from PIL import Image

from render.kit.boxes import Box
from render.kit.palette import GAMBOGE, INK, SLIP, WASH, Colour, mix
from render.kit.paper import frame_mask, lay_shadow
from render.kit.words import fit, lay
from render.mount_tai.layout import TEXT

EDGE: Colour = mix(WASH, GAMBOGE, 0.3)


def flat(
    image: Image.Image, box: Box, fill: Colour = SLIP, line: Colour = EDGE, radius: int = 8, raised: int = 0
) -> None:
    """A plain sheet with a single outline; with a shadow `raised` px wide."""
    if raised:
        lay_shadow(image, box, radius, raised)
    image.paste(fill, box.at, frame_mask(box.w, box.h, radius))
    image.paste(line, box.at, frame_mask(box.w, box.h, radius, 0, 1.6))


def panel(image: Image.Image, box: Box) -> None:
    """A part of the board on its own sheet."""
    flat(image, box, mix(SLIP, GAMBOGE, 0.05), radius=10, raised=5)


def title(image: Image.Image, box: Box, text: str, size: int = 30) -> int:
    """The name of a part at its head; returns where it ends."""
    words, fitted = fit(text, "serif", size, box.w - 20, TEXT)
    return box.x + 10 + lay(image, box.x + 10, box.y + 20, words, "serif", fitted, INK)
