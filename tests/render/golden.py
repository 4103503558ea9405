"""Comparing pictures: with kept ones that somebody has looked at, and with each other."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from render.kit.boxes import Box

WIDTH = 640
"""Pictures are kept and compared this wide."""
WHOLE = 6
"""How far the root of the mean square of all differences may go, out of 255."""
PART = 14
"""… and the mean difference of any tile of ``TILE`` px: a missing word is lost in the mean of the whole."""
TILE = 40


def small(image: Image.Image, wide: int = WIDTH) -> Image.Image:
    """As it is kept and compared: no wider than ``wide``, on white where it is not opaque."""
    ground = Image.new("RGBA", image.size, "white")
    ground.alpha_composite(image.convert("RGBA"))
    wide = min(wide, image.width)
    return ground.convert("RGB").resize((wide, round(image.height * wide / image.width)), Image.Resampling.LANCZOS)


def keep(image: Image.Image, path: Path, wide: int = WIDTH) -> None:
    """Write the picture as one to compare with."""
    path.parent.mkdir(exist_ok=True)
    small(image, wide).save(path, quality=92, method=4)


def assert_as_kept(image: Image.Image, path: Path, again: str) -> None:
    """The picture looks as the kept one; `again` is the command that keeps a new one."""
    with Image.open(path) as kept:
        now, then = small(image, kept.width), kept.convert("RGB")
    assert now.size == then.size
    difference = ImageChops.difference(now, then)
    hint = f"rewrite it with {again} if this is right"
    assert ImageStat.Stat(difference).rms[1] < WHOLE, hint
    tiles = difference.convert("L").resize((now.width // TILE, now.height // TILE), Image.Resampling.BOX)
    assert max(tiles.tobytes()) < PART, hint


def differing(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """The smallest box around all that is different, or None."""
    return ImageChops.difference(one, other).getbbox()


def apart(one: Box, other: Box) -> bool:
    """Do the boxes not overlap?"""
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
