"""Texts are cut where they must be, and never within a character."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cogs.cutting import cut, in_pages, length, newest


def left_out(count: int) -> str:
    return f"(+{count})"


def test_characters_stay_whole() -> None:
    assert cut("abc", 3) == "abc"
    assert cut("abcd", 3) == "ab…"
    assert cut("a👩‍👩‍👧b and more", 6) == "a…"
    assert cut("x" * 4 + "e\u0301" * 3, 6) == "xxxx…"
    assert cut("ab\\*cd", 4) == "ab…"


@given(st.text(max_size=80), st.integers(1, 60))
def test_a_cut_text_fits(words: str, most: int) -> None:
    shown = cut(words, most)
    assert length(shown) <= most
    assert shown == words or shown.endswith("…")


@given(
    st.lists(st.text(st.characters(exclude_characters="\n"), max_size=30), min_size=1, max_size=20),
    st.integers(40, 120),
)
def test_the_newest_lines_are_kept(lines: list[str], most: int) -> None:
    shown = newest(lines, most, left_out)
    assert length(shown) <= most
    if shown != "\n".join(lines):
        head, *kept = shown.split("\n")
        whole = len(kept) != 1 or not kept[0].endswith("…")
        assert kept == lines[-len(kept) :] or (not whole and lines[-1].startswith(kept[0][:-1].rstrip()))
        assert head == left_out(len(lines) - len(kept))


def test_one_line_that_is_too_long_is_cut() -> None:
    assert newest(["x" * 50], 10, left_out) == "x" * 9 + "…"
    assert newest(["short", "x" * 50], 12, left_out) == "(+1)\n" + "x" * 6 + "…"


@given(st.lists(st.text(st.characters(exclude_characters="\n"), max_size=30), max_size=30), st.integers(20, 90))
def test_pages_hold_every_line_in_order(lines: list[str], most: int) -> None:
    pages = in_pages(lines, most)
    assert all(length(page) <= most for page in pages)
    together = "\n".join(pages)
    assert together.replace("\n", "") == "".join(cut(line, most) for line in lines)
