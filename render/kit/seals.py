"""What matters now is stamped in vermilion: seals with a character, and the tags that carry an option's short code."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.boxes import Box
from render.kit.cache import SPRITES
from render.kit.noise import bitten
from render.kit.palette import INK, VERMILION, WHITE, Colour, mix, readable
from render.kit.paper import lay_frame, shadow
from render.kit.pen import Pen, blurred
from render.kit.type import run, width
from render.kit.words import lay

TAG = 44
"""Height of an option's tag on a picture 1600 px wide."""


def seal(size: int, text: str, colour: Colour = VERMILION, raised: bool = False) -> Image.Image:
    """A seal (RGBA, ``size`` square) with one to four characters, read from the upper right downwards.

    The characters are left white in the field; ``raised`` prints them red on the paper inside a frame.
    """
    return SPRITES.get(("seal", size, text, colour, raised), lambda: _seal(size, text, colour, raised))


def _seal(size: int, text: str, colour: Colour, raised: bool) -> Image.Image:
    n = size * 2
    letters = Image.new("L", (n, n), 0)
    pen = ImageDraw.Draw(letters)
    chars = list(text[:4])
    columns = 1 if len(chars) < 3 else 2
    rows = (len(chars) + columns - 1) // columns
    inner = n * (0.76 if raised else 0.84)
    off = (n - inner) / 2
    for i, char in enumerate(chars):
        column, row = i // rows, i % rows
        cell_w, cell_h = inner / columns, inner / rows
        glyph = run(char, "serif", round(min(cell_w, cell_h) * (1.0 if len(chars) > 1 else 0.92))).mask
        # Two characters above each other are squeezed, as a seal cutter does, rather than set small.
        room = (round(cell_w * 0.92), round(cell_h * 0.9))
        scale = min(room[0] / glyph.width, room[1] / glyph.height)
        wide = min(room[0], round(glyph.width * scale * 1.35))
        cut = glyph.resize((max(1, wide), max(1, round(glyph.height * scale))), Image.Resampling.LANCZOS)
        x = off + inner - (column + 1) * cell_w + (cell_w - cut.width) / 2
        y = off + row * cell_h + (cell_h - cut.height) / 2
        letters.paste(cut, (round(x), round(y)))
    field = Image.new("L", (n, n), 0)
    pen = ImageDraw.Draw(field)
    if raised:
        pen.rounded_rectangle((2, 2, n - 3, n - 3), n * 0.1, outline=255, width=max(3, n // 22))
        field.paste(255, None, letters)
    else:
        pen.rounded_rectangle((1, 1, n - 2, n - 2), n * 0.1, fill=255)
        field.paste(0, None, letters)
    worn = bitten(field, size + len(text), max(2, n // 20), 80).resize((size, size), Image.Resampling.LANCZOS)
    out = Image.new("RGBA", (size, size), (*colour, 0))
    out.putalpha(worn)
    return out


def tag(code: str, size: int = TAG, colour: Colour = VERMILION) -> Image.Image:
    """An option's code (RGBA): white on a vermilion lozenge-cornered tag with a shadow and a paper rim, ``size`` high.

    The sprite is larger than the tag by ``rim(size)`` on every side.
    """
    return SPRITES.get(("tag", code, size, colour), lambda: _tag(code, size, colour))


def tag_width(code: str, size: int = TAG) -> int:
    """Width of the tag itself, without rim and shadow."""
    return max(size, width(code, "bold", round(size * 0.78)) + round(size * 0.4))


def rim(size: int) -> int:
    """By how much a tag's sprite is larger than the tag, on each side."""
    return max(6, size // 5)


def _tag(code: str, size: int, colour: Colour) -> Image.Image:
    w, edge = tag_width(code, size), rim(size)
    out = Image.new("RGBA", (w + 2 * edge, size + 2 * edge), (0, 0, 0, 0))
    dark = shadow(w, size, size // 4, edge // 2, 150)
    out.alpha_composite(dark, (edge - 2 * (edge // 2), edge - 2 * (edge // 2) + 2))
    pen = Pen(w + 4, size + 4)
    pen.box(0, 0, w + 4, size + 4, WHITE, radius=size * 0.26)
    pen.box(2, 2, w, size, colour, mix(colour, INK, 0.35), 1.2, size * 0.22)
    pen.box(5, 5, w - 6, size - 6, line=(*WHITE, 150), width=1, radius=size * 0.16)
    out.alpha_composite(pen.done(), (edge - 2, edge - 2))
    lay(out, edge + w / 2, edge + size / 2, code, "bold", round(size * 0.78), readable(colour), "middle")
    return out


def put_tag(image: Image.Image, x: int, y: int, code: str, size: int = TAG, colour: Colour = VERMILION) -> None:
    """Lay an option's tag on an RGB picture, its middle at ``x, y``."""
    sprite = tag(code, size, colour)
    image.paste(sprite, (x - sprite.width // 2, y - sprite.height // 2), sprite)


def glow(w: int, h: int, radius: int = 9, colour: Colour = VERMILION, reach: int = 10) -> Image.Image:
    """A vermilion halo (RGBA) around a card of ``w × h``, ``reach`` px wide: this may be chosen."""
    return SPRITES.get(("glow", w, h, radius, colour, reach), lambda: _glow(w, h, radius, colour, reach))


def put_glow(image: Image.Image, box: Box, radius: int = 8, colour: Colour = VERMILION, reach: int = 8) -> None:
    """Lay a halo round ``box`` of an RGB picture."""
    halo = glow(box.w, box.h, radius, colour, reach)
    lay_frame(image, halo, box.x - reach, box.y - reach, reach + radius + 2)


def _glow(w: int, h: int, radius: int, colour: Colour, reach: int) -> Image.Image:
    size = (w + 2 * reach, h + 2 * reach)
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    draw.rounded_rectangle((reach - 4, reach - 4, reach + w + 3, reach + h + 3), radius + 4, fill=210)
    mask = blurred(mask, reach * 0.34)
    draw = ImageDraw.Draw(mask)
    draw.rounded_rectangle((reach - 3, reach - 3, reach + w + 2, reach + h + 2), radius + 3, outline=255, width=3)
    draw.rounded_rectangle((reach, reach, reach + w - 1, reach + h - 1), radius, fill=0)
    out = Image.new("RGBA", size, (*colour, 0))
    out.putalpha(mask)
    return out
