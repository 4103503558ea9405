"""What the red marks of a picture mean."""

from __future__ import annotations

from PIL import Image

from engine.kernel import Text
from engine.words import Localiser
from render.kit.boxes import Box
from render.kit.marks import fresh
from render.kit.palette import SOFT_INK
from render.kit.printing import put
from render.kit.seals import put_tag
from render.kit.type import width
from render.kit.words import SMALL, lay

SIZE = SMALL
"""Of the words, which only explain."""
MARK = 30


def legend(image: Image.Image, box: Box, options: bool, changed: bool, words: Localiser) -> None:
    """The tag of an option and the dot of what is new, where there are any, with their words, from the right."""
    x = box.right
    if options:
        text = words.say(Text("picture-option"))
        lay(image, x, box.mid_y, text, "sans", SIZE, SOFT_INK, "right")
        x -= width(text, "sans", SIZE) + MARK - 1
        put_tag(image, x, box.mid_y, "A", MARK)
        x -= MARK + 9
    if changed:
        text = words.say(Text("picture-changed"))
        lay(image, x, box.mid_y, text, "sans", SIZE, SOFT_INK, "right")
        put(image, fresh(MARK), x - width(text, "sans", SIZE) - MARK - 7, box.mid_y - MARK // 2)
