"""Repeatable unevenness: smooth grey noise from which paper, washes and brush edges are made.

Made with Pillow alone: a few random grey pixels, enlarged smoothly, in several octaves. The same seed gives the same
picture on every machine.
"""

from __future__ import annotations

from random import Random

from PIL import Image, ImageChops


def smooth(size: tuple[int, int], cells: tuple[int, int], seed: int) -> Image.Image:
    """Grey (``L``) noise of ``size`` with about ``cells`` bumps across and down."""
    columns, rows = max(2, cells[0]), max(2, cells[1])
    grain = Image.frombytes("L", (columns, rows), Random(seed).randbytes(columns * rows))
    return grain.resize(size, Image.Resampling.BICUBIC)


def cloudy(size: tuple[int, int], cells: tuple[int, int], seed: int, octaves: int = 3) -> Image.Image:
    """Noise of several sizes of bumps laid over each other, mid-grey on the whole."""
    finest = max(cells) << octaves
    coarse = max(1, min(8, max(size) // (finest * 2)))  # bumps are wide: a smaller picture holds them all
    small = (max(2, size[0] // coarse), max(2, size[1] // coarse))
    out = smooth(small, cells, seed)
    for octave in range(1, octaves):
        finer = smooth(small, (cells[0] << octave, cells[1] << octave), seed + octave)
        out = Image.blend(out, finer, 0.5 / (octave + 0.5) * 0.7)
    return out if small == size else out.resize(size, Image.Resampling.BILINEAR)


def bitten(mask: Image.Image, seed: int, cell: int, depth: int) -> Image.Image:
    """``mask`` with uneven coverage, as a stamp leaves it: grains of ``cell`` px take up to ``depth``."""
    cells = (mask.width // cell + 2, mask.height // cell + 2)
    grain = cloudy(mask.size, cells, seed, 2).point([255 - max(0, min(depth, (96 - v) * 4)) for v in range(256)])
    return ImageChops.multiply(mask, grain)
