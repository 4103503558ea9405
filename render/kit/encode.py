"""From a finished picture to the bytes that are sent."""

from __future__ import annotations

from io import BytesIO
from pathlib import PurePath

from PIL import Image

GUARD = 8 * 2**20
"""No file is larger than this; Discord takes 10 MiB by default."""
AIM = 300 * 1000
"""What a picture should stay below."""
METHOD = 0
"""WebP's effort: 0 takes two thirds of the time of 2 for a quarter more bytes, and time is the scarcer of the two."""
QUALITY = (80, 70, 60)
"""WebP qualities, tried in this order until the file is below ``AIM``; at the first, small text stays crisp."""


def encode(image: Image.Image, name: str) -> bytes:
    """The file for ``name``: ``.webp``, or ``.png`` with 256 colours.

    A file that is still larger than ``GUARD`` is made again from a picture half as wide and high.
    Raises ``ValueError`` for any other ending.
    """
    ending = PurePath(name).suffix.lower()
    if ending == ".png":
        data = _png(image)
    elif ending == ".webp":
        data = _webp(image)
    else:
        raise ValueError(f"Pictures are written as .webp or .png, and “{name}” is neither.")
    if len(data) > GUARD and min(image.size) > 64:
        return encode(image.reduce(2), name)
    return data


def _png(image: Image.Image) -> bytes:
    out = BytesIO()
    image.convert("RGB").quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG")
    return out.getvalue()


def _webp(image: Image.Image) -> bytes:
    flat = image if image.mode == "RGB" else image.convert("RGB")
    data = b""
    for quality in QUALITY:
        out = BytesIO()
        flat.save(out, "WEBP", quality=quality, method=METHOD)
        data = out.getvalue()
        if len(data) <= AIM:
            break
    return data
