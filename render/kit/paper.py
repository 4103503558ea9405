"""The ground of every picture: a hand scroll of warm paper, mounted on patterned silk; and the cards that lie on it.

What is returned from the cache is shared: copy it before drawing on it.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.boxes import Box
from render.kit.cache import LAYERS, SPRITES
from render.kit.noise import cloudy
from render.kit.palette import GOLD, INK, PAPER, SHADED, SILK, SLIP, WASH, Colour, deep, mix
from render.kit.pen import Pen, blurred

MOUNT = 26
"""Width of the silk above and below the paper."""
ENDS = 16
"""Width of the silk at the left and right."""


class Scroll(Struct, frozen=True):
    """A mounted sheet: the picture and the box of paper inside its mounting."""

    image: Image.Image
    paper: Box


def scroll(w: int, h: int, accent: Colour, seed: int = 1) -> Scroll:
    """A hand scroll of ``w × h`` pixels whose silk is dyed with the game's ``accent``."""
    paper = Box(ENDS, MOUNT, w - 2 * ENDS, h - 2 * MOUNT)
    return Scroll(LAYERS.get(("scroll", w, h, accent, seed), lambda: _mounted(w, h, accent, seed, paper)), paper)


def sheet(w: int, h: int, seed: int = 1) -> Image.Image:
    """Bare paper (RGB): faint clouds of age, fibres, a shade towards the edges."""
    return LAYERS.get(("sheet", w, h, seed), lambda: _sheet(w, h, seed))


def _sheet(w: int, h: int, seed: int) -> Image.Image:
    half = (w // 2, h // 2)
    paper = Image.new("RGB", half, PAPER)
    age = cloudy(half, (5, 4), seed, 3)
    paper.paste(SHADED, None, age.point([max(0, v - 128) * 3 // 4 for v in range(256)]))
    paper.paste(mix(PAPER, (255, 255, 255), 0.45), None, age.point([max(0, 118 - v) for v in range(256)]))
    paper.paste(mix(SHADED, GOLD, 0.12), None, _vignette(half))
    paper = paper.resize((w, h), Image.Resampling.BILINEAR)
    paper.paste(mix(PAPER, WASH, 0.55), None, _fibres(w, h, seed, 34))
    paper.paste(mix(PAPER, (255, 255, 255), 0.7), None, _fibres(w, h, seed + 1, 70))
    return paper


def _vignette(size: tuple[int, int]) -> Image.Image:
    """Grey that rises towards the edges of ``size``."""
    w, h = size
    small = Image.new("L", (64, 64), 150)
    ImageDraw.Draw(small).rounded_rectangle((5, 5, 58, 58), 12, fill=0)
    return blurred(small, 5).resize((w, h), Image.Resampling.BICUBIC)


def _fibres(w: int, h: int, seed: int, strength: int) -> Image.Image:
    """Short bent hairs as a mask."""
    random = Random(seed)
    mask = Image.new("L", (w, h), 0)
    draw = ImageDraw.Draw(mask)
    for _ in range(w * h // 4200):
        x, y = random.uniform(0, w), random.uniform(0, h)
        dx, dy = random.uniform(-16, 16), random.uniform(-7, 7)
        bend = random.uniform(-4, 4)
        middle = (x + dx / 2 + bend, y + dy / 2 - bend)
        draw.line([(x, y), middle, (x + dx, y + dy)], fill=random.randrange(strength // 3, strength))
    return mask


def _mounted(w: int, h: int, accent: Colour, seed: int, paper: Box) -> Image.Image:
    silk = mix(mix(SILK, accent, 0.42), INK, 0.06)
    image = Image.new("RGB", (w, h), silk)
    tile = _brocade(silk, accent)
    for x in range(0, w, tile.width):
        for y in (*range(0, MOUNT, tile.height), *range(h - MOUNT - 2, h, tile.height)):
            image.paste(tile, (x, y))
    for x in (0, w - ENDS):
        for y in range(0, h, tile.height):
            image.paste(tile.crop((0, 0, ENDS, tile.height)), (x, y))
    image.paste(sheet(paper.w, paper.h, seed), paper.at)
    draw = ImageDraw.Draw(image)
    draw.rectangle((paper.x - 6, paper.y - 6, paper.right + 5, paper.bottom + 5), outline=mix(silk, INK, 0.22), width=1)
    draw.rectangle(
        (paper.x - 4, paper.y - 4, paper.right + 3, paper.bottom + 3), outline=mix(GOLD, SLIP, 0.35), width=2
    )
    draw.rectangle((paper.x - 1, paper.y - 1, paper.right, paper.bottom), outline=mix(silk, INK, 0.45), width=1)
    draw.rectangle((0, 0, w - 1, h - 1), outline=mix(silk, INK, 0.4), width=2)
    return image


def _brocade(silk: Colour, accent: Colour) -> Image.Image:
    """One repeat of the silk's pattern: lozenges with a small blossom, barely lighter and darker than the ground."""
    n = 28
    pen = Pen(n, n)
    light, dark = mix(silk, SLIP, 0.2), mix(silk, deep(accent), 0.2)
    pen.box(0, 0, n, n, fill=silk)
    for dx, dy in ((0, 0), (n, 0), (0, n), (n, n)):
        _blossom(pen, dx, dy, light)
    _blossom(pen, n / 2, n / 2, light)
    for a, b in (
        ((0, n / 2), (n / 2, 0)),
        ((n / 2, 0), (n, n / 2)),
        ((n, n / 2), (n / 2, n)),
        ((n / 2, n), (0, n / 2)),
    ):
        pen.line([a, b], dark, 1.1)
    return pen.done().convert("RGB")


def _blossom(pen: Pen, x: float, y: float, colour: Colour) -> None:
    for dx, dy in ((0, -3.2), (0, 3.2), (-3.2, 0), (3.2, 0)):
        pen.disc(x + dx, y + dy, 2.1, colour)


def shadow(w: int, h: int, radius: int = 8, blur: int = 7, strength: int = 90) -> Image.Image:
    """A soft shadow (RGBA) for a card of ``w × h``; it reaches ``2 * blur`` px beyond the card on every side."""
    return SPRITES.get(("shadow", w, h, radius, blur, strength), lambda: _shadow(w, h, radius, blur, strength))


def _shadow(w: int, h: int, radius: int, blur: int, strength: int) -> Image.Image:
    reach = 2 * blur
    mask = Image.new("L", (w + 2 * reach, h + 2 * reach), 0)
    ImageDraw.Draw(mask).rounded_rectangle((reach, reach, reach + w - 1, reach + h - 1), radius, fill=strength)
    out = Image.new("RGBA", mask.size, (*mix(INK, (90, 60, 30), 0.5), 0))
    out.putalpha(mask.filter(ImageFilter.GaussianBlur(blur * 0.7)))
    return out


def slip(
    w: int,
    h: int,
    *,
    fill: Colour = SLIP,
    line: Colour = WASH,
    radius: int = 7,
    band: Colour | None = None,
    top: int = 0,
) -> Image.Image:
    """A card of paper (RGBA, ``w × h``) with a fine double outline; ``top`` px at its head are dyed with ``band``."""
    return SPRITES.get(
        ("slip", w, h, fill, line, radius, band, top), lambda: _slip(w, h, fill, line, radius, band, top)
    )


def _slip(w: int, h: int, fill: Colour, line: Colour, radius: int, band: Colour | None, top: int) -> Image.Image:
    pen = Pen(w, h, 2 if w * h > 200_000 else 4)
    pen.box(0, 0, w, h, fill=fill, radius=radius)
    grain = cloudy((w, h), (w // 60 + 2, h // 60 + 2), w * 7 + h, 2).resize(pen.sheet.size)
    stain = grain.point([max(0, v - 120) // 3 for v in range(256)])
    pen.shade(ImageChops.multiply(stain, pen.mask()), mix(SHADED, line, 0.2))
    if band is not None and top:
        cut = Image.new("L", pen.sheet.size, 0)
        ImageDraw.Draw(cut).rectangle((0, 0, pen.sheet.width, top * pen.scale), fill=255)
        pen.shade(ImageChops.multiply(cut, pen.mask()), band)
        pen.line([(0, top), (w, top)], mix(band, INK, 0.35), 1.2)
    pen.box(0, 0, w, h, line=mix(line, INK, 0.25), width=1.6, radius=radius)
    pen.box(4, 4, w - 8, h - 8, line=(*line, 110), width=0.9, radius=max(2, radius - 3))
    return pen.done()


def lay_slip(
    image: Image.Image,
    box: Box,
    *,
    fill: Colour = SLIP,
    line: Colour = WASH,
    radius: int = 7,
    band: Colour | None = None,
    top: int = 0,
    raised: int = 6,
) -> None:
    """Put a card into ``box`` of an RGB picture, with a soft shadow that is ``raised`` px wide (0: none)."""
    if raised:
        dark = shadow(box.w, box.h, radius, raised)
        image.paste(dark, (box.x - 2 * raised + 2, box.y - 2 * raised + 4), dark)
    card = slip(box.w, box.h, fill=fill, line=line, radius=radius, band=band, top=top)
    image.paste(card, box.at, card)
