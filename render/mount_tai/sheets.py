"""The heads of the sheets on which the parts of the board lie."""

from __future__ import annotations

from PIL import Image

from render.kit.boxes import Box
from render.kit.palette import INK
from render.kit.words import fit, lay
from render.mount_tai.layout import TEXT


def title(image: Image.Image, box: Box, text: str, size: int = 30) -> int:
    """The name of a part at its head; returns where it ends."""
    words, fitted = fit(text, "serif", size, box.w - 20, TEXT)
    return box.x + 10 + lay(image, box.x + 10, box.y + 20, words, "serif", fitted, INK)
