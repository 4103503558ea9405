"""The sheets on which the parts of the board lie, their heads, and labels: calm, so that files stay small."""

from __future__ import annotations

from PIL import Image

from engine.games.gugong.view import Location
from engine.words import Localiser
from render.gugong import names
from render.gugong.icons import action
from render.gugong.layout import TEXT
from render.kit.boxes import Box
from render.kit.palette import INK, SLIP
from render.kit.printing import put
from render.kit.sheets import flat
from render.kit.words import lay


def title(image: Image.Image, box: Box, kind: Location, words: Localiser, size: int = 36) -> int:
    """The sign and the name of a part at its head; returns where the name ends."""
    put(image, action(kind, size), box.x + 8, box.y + 5)
    text = words.say(names.action(kind))
    return box.x + size + 16 + lay(image, box.x + size + 16, box.y + 5 + size // 2, text, "serif", size - 7, INK)


def label(image: Image.Image, box: Box, text: str, size: int = TEXT, bold: bool = False) -> None:
    """A word on a slip."""
    flat(image, box, line=SLIP)
    lay(image, box.mid_x, box.mid_y, text, "bold" if bold else "sans", size, INK, "middle")
