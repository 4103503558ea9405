"""Makes the font files beside it from the Noto families (SIL Open Font Licence 1.1).

Run only when the fonts are to be rebuilt; fontTools is needed for it, the bot itself does not use this file:

    python -m render.kit.fonts.subset --cjk /usr/share/fonts/opentype/noto --core /usr/share/fonts/truetype/noto \\
        --emoji DIRECTORY_WITH_noto-emoji-*-400-normal.woff

``--cjk`` and ``--core`` are where Debian's ``fonts-noto-cjk``, ``fonts-noto-cjk-extra`` and ``fonts-noto-core`` put
their files; ``--emoji`` is the ``files`` folder of the npm package ``@fontsource/noto-emoji`` (monochrome Noto Emoji).
Writes ``*.otf``/``*.ttf`` and ``coverage.json``: for every file, the ranges of characters it can draw. Pillow cannot
tell which characters a font has, so the kit reads them there.
"""

# mypy: disable-error-code="import-untyped,import-not-found"

from __future__ import annotations

import argparse
import json
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.ttCollection import TTCollection

HERE = Path(__file__).parent

CJK_FACES = {
    "sans.otf": ("NotoSansCJK-Regular.ttc", "Noto Sans CJK TC", True),
    "bold.otf": ("NotoSansCJK-Bold.ttc", "Noto Sans CJK TC", False),
    "serif.otf": ("NotoSerifCJK-Bold.ttc", "Noto Serif CJK TC", False),
}
"""File we write: the collection it comes from, the family inside it, and whether Hangul and Japanese kanji are kept."""

SCRIPTS = tuple(
    """
    Arabic Hebrew Thai Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Lao Khmer
    Myanmar Georgian Armenian Ethiopic Cherokee CanadianAboriginal Mongolian Tifinagh Thaana NKo Syriac Runic Ogham
    Javanese Balinese Yi Symbols Symbols2 Math
    """.split()  # noqa: SIM905 - one name after the other is easier to read and to change
)
"""Noto Sans families kept whole (with their shaping tables) for the names of players."""


def charset(encoding: str) -> Iterator[str]:
    """Every character of a double-byte encoding."""
    for lead in range(0x81, 0xFF):
        for trail in range(0x40, 0xFF):
            try:
                yield from bytes((lead, trail)).decode(encoding)
            except UnicodeDecodeError:
                continue


def span(first: int, last: int) -> Iterator[str]:
    """The assigned characters between two code points, both included."""
    return (chr(c) for c in range(first, last + 1) if unicodedata.category(chr(c)) not in ("Cn", "Cs", "Co"))


def wanted(wide: bool) -> set[int]:
    """Code points for a CJK face; ``wide`` adds Hangul and the kanji of JIS X 0208."""
    chars: set[str] = set()
    for first, last in (
        (0x20, 0x24F),  # Latin
        (0x250, 0x2AF),  # IPA
        (0x2B0, 0x3FF),  # modifiers, accents, Greek
        (0x400, 0x52F),  # Cyrillic
        (0x1E00, 0x1FFF),  # Latin and Greek with more accents
        (0x2000, 0x206F),  # punctuation
        (0x2070, 0x214F),  # raised and lowered, currencies, letter-like
        (0x2150, 0x22FF),  # fractions, arrows, mathematics
        (0x2460, 0x25FF),  # enclosed, boxes, geometric
        (0x2600, 0x27BF),  # symbols, dingbats
        (0x3000, 0x30FF),  # CJK punctuation, kana
        (0x3100, 0x312F),  # bopomofo
        (0x31A0, 0x31FF),
        (0x3200, 0x33FF),  # enclosed CJK
        (0xFE30, 0xFE4F),
        (0xFF01, 0xFFEE),  # half and full width
    ):
        chars.update(span(first, last))
    for encoding in ("big5", "gb2312") + (("shift_jis",) if wide else ()):
        chars.update(charset(encoding))
    if wide:
        chars.update(span(0xAC00, 0xD7A3))
        chars.update(span(0x1100, 0x11FF))
        chars.update(span(0x3131, 0x318E))
    return {ord(c) for c in chars}


def options(*features: str) -> Options:
    """Subsetting without hinting and names that nobody reads, with only the named layout features."""
    chosen = Options()
    chosen.layout_features = list(features) if features else ["*"]
    chosen.hinting = False
    chosen.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    chosen.name_languages = [0x409]
    chosen.notdef_outline = True
    chosen.drop_tables += ["vhea", "vmtx", "VORG", "DSIG", "BASE", "STAT", "avar", "HVAR", "MVAR"]
    return chosen


def cut(font: TTFont, points: Iterable[int], chosen: Options) -> None:
    """Reduce ``font`` in place to ``points``."""
    subsetter = Subsetter(chosen)
    subsetter.populate(unicodes=points)
    subsetter.subset(font)


def cjk(folder: Path) -> None:
    """Write the three text faces."""
    for target, (file, family, wide) in CJK_FACES.items():
        fonts = TTCollection(folder / file, lazy=True).fonts
        index = next(i for i, f in enumerate(fonts) if (f["name"].getDebugName(1) or "").startswith(family))
        font = TTFont(folder / file, fontNumber=index)
        font["cmap"].tables = [t for t in font["cmap"].tables if t.format == 12]
        cut(font, wanted(wide), options("kern", "mark", "mkmk", "ccmp"))
        font.save(HERE / target)


def scripts(folder: Path) -> list[str]:
    """Write a file for the rarer letters of Europe and one for each further script; returns all in order of use."""
    font = TTFont(folder / "NotoSans-Regular.ttf")
    letters = (*span(0x20, 0x52F), *span(0x1C80, 0x1FFF), *span(0x2C60, 0x2DFF), *span(0xA640, 0xA7FF))
    cut(font, (ord(c) for c in letters), options("kern", "mark", "mkmk", "ccmp"))
    font.save(HERE / "europe.ttf")
    files = ["europe.ttf"]
    for script in SCRIPTS:
        font = TTFont(folder / f"NotoSans{script}-Regular.ttf")
        target = f"{script.lower()}.ttf"
        cut(font, font.getBestCmap(), options())
        font.save(HERE / target)
        files.append(target)
    return files


def emoji(folder: Path) -> None:
    """Join the pieces of monochrome Noto Emoji into one file without ligatures."""
    pieces = sorted(folder.glob("noto-emoji-*-400-normal.woff"))
    if not pieces:
        raise SystemExit(f"There are no noto-emoji-*-400-normal.woff files in {folder}.")
    temporary: list[Path] = []
    for piece in pieces:
        font = TTFont(piece)
        font.flavor = None
        cut(font, font.getBestCmap(), options("ccmp"))
        for table in ("GSUB", "GPOS", "GDEF"):
            if table in font:
                del font[table]
        path = HERE / f"piece-{len(temporary)}.ttf"
        font.save(path)
        temporary.append(path)
    merged = Merger().merge([str(path) for path in temporary])
    merged.save(HERE / "emoji.ttf")
    for path in temporary:
        path.unlink()


def ranges(points: Iterable[int]) -> list[list[int]]:
    """Sorted ``[first, last]`` pairs that hold exactly ``points``."""
    out: list[list[int]] = []
    for point in sorted(points):
        if out and out[-1][1] == point - 1:
            out[-1][1] = point
        else:
            out.append([point, point])
    return out


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description="Rebuild the kit's fonts.")
    parser.add_argument("--cjk", type=Path, required=True)
    parser.add_argument("--core", type=Path, required=True)
    parser.add_argument("--emoji", type=Path, required=True)
    given = parser.parse_args()
    cjk(given.cjk)
    emoji(given.emoji)
    names = [*CJK_FACES, *scripts(given.core), "emoji.ttf"]
    coverage = {name: ranges(TTFont(HERE / name).getBestCmap()) for name in names}
    (HERE / "coverage.json").write_text(json.dumps(coverage, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
