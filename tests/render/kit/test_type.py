from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageFont

from render.kit import type as letters

NAMES = {
    "latin": "Anna Ärger-Großmann Łukasz Đặng Ñuño",
    "greek": "Δημήτρης",
    "cyrillic": "Соня Їжак",
    "traditional": "臺灣驛站掌櫃",
    "simplified": "驿站掌柜",
    "kana": "まどか タカシ 渋谷",
    "hangul": "김철수 뷁",
    "arabic": "مرحبا",
    "hebrew": "שלום",
    "thai": "สวัสดี",
    "devanagari": "नमस्ते क्षत्रिय",
    "tamil": "வணக்கம்",
    "georgian": "გამარჯობა",
    "armenian": "Բարեւ",
    "ethiopic": "ሰላም",
    "emoji": "🐉🎲🏮",
    "fancy": "𝓕𝓪𝓷𝓬𝔂",
}


@pytest.mark.parametrize("face", ["sans", "bold", "serif"])
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES.keys())
def test_a_font_has_every_letter_of_a_name(name: str, face: letters.Face) -> None:
    assert all(piece.file is not None for piece in letters.pieces(name, face))
    assert letters.run(name, face, 30).mask.getbbox() is not None


@pytest.mark.parametrize("file", sorted(letters._coverages()))
def test_no_file_claims_a_character_that_it_draws_as_an_empty_box(file: str) -> None:
    font = ImageFont.truetype(letters.FONTS / file, 24, layout_engine=ImageFont.Layout.BASIC)
    missing = font.getmask("\U0010fffe")
    cover = letters._coverages()[file]
    step = max(1, len(cover.starts) // 40)
    for point in cover.starts[::step]:
        mask = font.getmask(chr(point))
        same = mask.size == missing.size and bytes(mask) == bytes(missing)
        assert not same or mask.size[0] * mask.size[1] == 0, f"U+{point:04X} in {file}"


def test_a_character_of_no_font_becomes_a_flower() -> None:
    (piece,) = letters.pieces("𒀀", "sans")
    assert piece.file is None
    drawn = letters.run("𒀀", "sans", 40)
    assert drawn.advance == 40
    corner = drawn.mask.getpixel((0, 0))
    assert corner == 0, "the mark has no corners: it is not a box"
    assert max(drawn.mask.get_flattened_data()) == 255


def test_joiners_skin_tones_and_directions_show_nothing() -> None:
    plain = letters.run("👍Lee", "sans", 30)
    marked = letters.run("\u202e👍\U0001f3fd\ufe0fLee\u200d", "sans", 30)
    assert ImageChops.difference(plain.mask, marked.mask).getbbox() is None


def test_the_space_after_an_emoji_is_not_an_emoji_wide() -> None:
    assert letters.width("🐉 Lee", "sans", 40) < letters.width("🐉", "sans", 40) + letters.width("Lee", "sans", 40) + 20


def test_arabic_is_joined() -> None:
    apart = sum(letters.width(c, "sans", 40) for c in "سلام")
    assert letters.width("سلام", "sans", 40) < apart * 0.8


def test_width_grows_with_size_and_is_additive_for_chinese() -> None:
    assert letters.width("驛站", "serif", 40) == 80
    assert letters.width("驛站", "serif", 30) == 60


def test_equal_runs_are_the_same_object() -> None:
    assert letters.run("once", "bold", 33) is letters.run("once", "bold", 33)
    assert letters.run("once", "bold", 33) is not letters.run("once", "bold", 34)


def test_empty_text_takes_no_room() -> None:
    assert letters.run("", "sans", 30).advance == 0
    assert isinstance(letters.run(" ", "sans", 30).mask, Image.Image)


def test_an_apostrophe_within_a_word_is_not_as_wide_as_a_character() -> None:
    assert letters.width("Xi’an", "bold", 40) == letters.width("Xi'an", "bold", 40)
    assert letters.width("一’二", "bold", 40) > letters.width("一'二", "bold", 40)
