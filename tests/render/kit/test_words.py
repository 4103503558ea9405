from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from render.kit import words
from render.kit.type import width

PROSE = st.text(alphabet="驛站開門，迎客「茶」。（酒）ab cd-é x12 ", min_size=1, max_size=60)


@settings(max_examples=80, deadline=None)
@given(PROSE, st.integers(60, 400))
def test_no_line_is_wider_than_its_room_and_nothing_is_lost(text: str, room: int) -> None:
    lines = words.wrap(text, "sans", 28, room)
    assert all(width(line, "sans", 28) <= room for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@settings(max_examples=80, deadline=None)
@given(PROSE)
def test_lines_do_not_begin_with_closing_nor_end_with_opening_marks(text: str) -> None:
    joined = "".join(text.split())
    lines = words.wrap(joined, "sans", 28, 28 * 7)
    pieces = words.atoms(joined)
    if all(width(piece, "sans", 28) <= 28 * 7 for piece in pieces):
        assert not any(line[0] in words._NOT_FIRST for line in lines[1:])
        assert not any(line[-1] in words._NOT_LAST for line in lines[:-1])


def test_latin_words_are_not_broken_where_spaces_can_be() -> None:
    lines = words.wrap("the courier station opens", "sans", 30, 200)
    assert " ".join(lines) == "the courier station opens"
    assert len(lines) > 1


def test_the_last_line_says_that_something_is_missing() -> None:
    lines = words.wrap("one two three four five six seven eight", "sans", 30, 150, 2)
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert width(lines[-1], "sans", 30) <= 150


def test_fit_shrinks_before_it_shortens() -> None:
    whole, size = words.fit("Storytelling House", "bold", 40, 300, 20)
    assert whole == "Storytelling House"
    assert 20 <= size < 40
    short, least = words.fit("Storytelling House", "bold", 40, 90, 30)
    assert least == 30
    assert short.endswith("…")
    assert width(short, "bold", 30) <= 90


def test_a_block_stays_within_its_height() -> None:
    lines, size = words.block("Public Place of Entertainment", "serif", 40, 220, 2, 20, 70)
    assert " ".join(lines) == "Public Place of Entertainment"
    assert len(lines) * size * 1.16 <= 70


def test_words_stand_at_their_anchor() -> None:
    image = Image.new("RGB", (200, 80), "white")
    words.lay(image, 100, 40, "驛", "sans", 40, (0, 0, 0), "middle", "middle")
    box = Image.eval(image.convert("L"), lambda v: 255 - v).getbbox()
    assert box is not None
    assert abs((box[0] + box[2]) / 2 - 100) <= 2
    assert abs((box[1] + box[3]) / 2 - 40) <= 3


def test_words_on_a_transparent_sheet_keep_their_colour_at_the_edges() -> None:
    image = Image.new("RGBA", (80, 80), (0, 0, 0, 0))
    words.lay(image, 10, 40, "驛", "sans", 40, (200, 30, 20))
    shown = image.getchannel("A")
    for band, value in zip("RGB", (200, 30, 20), strict=True):
        levels = image.getchannel(band).histogram(shown.point(lambda alpha: 255 * (alpha > 0)))
        assert [level for level, count in enumerate(levels) if count] == [value]


def test_words_beyond_the_edge_are_cut_not_refused() -> None:
    image = Image.new("RGBA", (40, 40), (0, 0, 0, 0))
    words.lay(image, -30, 5, "驛站驛站", "sans", 40)
    words.lay(image, 500, 500, "驛", "sans", 40)
    assert image.getbbox() is not None


def test_a_column_goes_down() -> None:
    image = Image.new("RGB", (80, 220), "white")
    assert words.column(image, 40, 10, "驛站圖", "serif", 50, pitch=1.0) == 150
    box = Image.eval(image.convert("L"), lambda v: 255 - v).getbbox()
    assert box is not None
    assert box[3] - box[1] > 120
    assert box[2] - box[0] < 60
