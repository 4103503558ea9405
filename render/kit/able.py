"""Can everything be drawn here? For the check before the bot starts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PIL import ImageFont, features

from render.kit.type import FONTS, coverage_files, pieces


def broken_fonts() -> Iterator[str]:
    """A sentence for each font file that is missing or cannot be read."""
    for name in coverage_files():
        try:
            ImageFont.truetype(FONTS / name, 16)
        except OSError as error:
            yield f"{FONTS / name}: {error}"


def shapes_scripts() -> bool:
    """Can letters be joined and stacked as Arabic, Thai and the scripts of India need it?"""
    return bool(features.check("raqm"))


def undrawable(texts: Iterable[str]) -> set[str]:
    """The characters of these texts for which a rosette would be drawn."""
    return {
        char for text in texts for line in text.splitlines() for piece in pieces(line, "sans") if piece.file is None
        for char in piece.text
    }  # fmt: skip
