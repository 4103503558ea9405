"""The ground of every picture: a hand scroll of warm paper, mounted on patterned silk; and the cards that lie on it.

Shadows and slips come from the cache and are shared: copy them before drawing on them. Sheets and scrolls are made
anew, for they become a picture's ground, which is kept itself: they would take half of the room there is for layers.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFilter

from render.kit.boxes import Box
from render.kit.cache import SPRITES
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
    return Scroll(_mounted(w, h, accent, seed, paper), paper)


def sheet(w: int, h: int, seed: int = 1) -> Image.Image:
    """Bare paper (RGB): faint clouds of age, fibres, a shade towards the edges."""
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
    out.putalpha(mask.filter(ImageFilter.BoxBlur(blur * 0.5)).filter(ImageFilter.BoxBlur(blur * 0.5)))
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
    body = Image.new("RGB", (w, h), fill)
    grain = cloudy((w, h), (w // 60 + 2, h // 60 + 2), w * 7 + h, 2)
    body.paste(mix(SHADED, line, 0.2), None, grain.point([max(0, v - 120) // 3 for v in range(256)]))
    if band is not None and top:
        draw = ImageDraw.Draw(body)
        draw.rectangle((0, 0, w, top - 1), fill=band)
        draw.rectangle((0, top, w, top), fill=mix(band, INK, 0.35))
    body.paste(mix(line, INK, 0.25), None, frame_mask(w, h, radius, 0, 1.6))
    soft = frame_mask(w, h, max(2, radius - 3), 4, 0.9).point([v * 110 // 255 for v in range(256)])
    body.paste(line, None, soft)
    body.putalpha(frame_mask(w, h, radius))
    return body


def frame_mask(w: int, h: int, radius: int, inset: float = 0, width: float = 0) -> Image.Image:
    """A rounded rectangle as a mask (L, ``w × h``): filled, or only its outline ``width`` px wide, ``inset`` px inside.

    Drawn at 4× for the corners only; the straight parts between them are stretched.
    """
    corner = min(radius + round(inset) + 4, w // 2, h // 2)
    n = 2 * corner + 2
    small = Image.new("L", (n * 4, n * 4), 0)
    where = (inset * 4, inset * 4, (n - inset) * 4 - 1, (n - inset) * 4 - 1)
    draw = ImageDraw.Draw(small)
    if width:
        draw.rounded_rectangle(where, radius * 4, outline=255, width=max(1, round(width * 4)))
    else:
        draw.rounded_rectangle(where, radius * 4, fill=255)
    small = small.reduce(4)
    out = Image.new("L", (w, h), 0 if width else 255)
    c = corner
    edges = (
        ((c, 0, c + 1, c), (w - 2 * c, c), (c, 0)),
        ((c, n - c, c + 1, n), (w - 2 * c, c), (c, h - c)),
        ((0, c, c, c + 1), (c, h - 2 * c), (0, c)),
        ((n - c, c, n, c + 1), (c, h - 2 * c), (w - c, c)),
    )
    for part, size, at in edges:
        if min(size) > 0:
            out.paste(small.crop(part).resize(size, Image.Resampling.NEAREST), at)
    for x, at_x in ((0, 0), (n - c, w - c)):
        for y, at_y in ((0, 0), (n - c, h - c)):
            out.paste(small.crop((x, y, x + c, y + c)), (at_x, at_y))
    return out


def lay_frame(image: Image.Image, sprite: Image.Image, x: int, y: int, border: int) -> None:
    """Paste only the outermost ``border`` px of a sprite on an RGB picture: halos and shadows have an idle middle."""
    w, h = sprite.size
    if 2 * border >= min(w, h):
        image.paste(sprite, (x, y), sprite)
        return
    for part in (
        (0, 0, w, border),
        (0, h - border, w, h),
        (0, border, border, h - border),
        (w - border, border, w, h - border),
    ):
        strip = sprite.crop(part)
        image.paste(strip, (x + part[0], y + part[1]), strip)


def lay_shadow(image: Image.Image, box: Box, radius: int = 7, blur: int = 6) -> None:
    """The shadow of a card in ``box`` of an RGB picture, before the card itself."""
    lay_frame(
        image, shadow(box.w, box.h, radius, blur), box.x - 2 * blur + 2, box.y - 2 * blur + 4, 2 * blur + radius + 4
    )


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
        lay_shadow(image, box, radius, raised)
    card = slip(box.w, box.h, fill=fill, line=line, radius=radius, band=band, top=top)
    image.paste(card, box.at, card)
