"""The sheets on which the parts of a board lie: calm, so that files stay small."""

from __future__ import annotations

from PIL import Image

from render.kit.boxes import Box
from render.kit.palette import GAMBOGE, SLIP, WASH, Colour, mix
from render.kit.paper import frame_mask, lay_shadow

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
