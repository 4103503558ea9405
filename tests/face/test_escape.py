"""Names of any script: harmless, visible, on one line, and still the person's name."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.escape import LONGEST, clean, markdown

PLAIN = ["Ada", "梅香", "阿明", "Ольга", "Ελένη", "さくら", "한별", "ทดสอบ", "नमस्ते", "Zoë", "O'Brien", "José 3"]


@pytest.mark.parametrize("name", PLAIN)
def test_ordinary_names_stay_as_they_are(name: str) -> None:
    assert clean(name) == name
    assert markdown(name) == name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("**bold**", r"\*\*bold\*\*"),
        ("a_b_c", r"a\_b\_c"),
        ("`code`", r"\`code\`"),
        ("||spoiler||", r"\|\|spoiler\|\|"),
        ("# Heading", r"\# Heading"),
        ("[x](http://evil)", r"\[x\]\(http\://evil\)"),
        ("<@123456>", "\\<@\u200b123456\\>"),
        ("<#123>", r"\<\#123\>"),
        ("@everyone", "@\u200beveryone"),
        ("@here", "@\u200bhere"),
        ("a@b", "a@b"),
        ("אבי", "\u2068אבי\u2069"),
        ("سارة", "\u2068سارة\u2069"),
    ],
)
def test_markdown_and_mentions_are_harmless(name: str, shown: str) -> None:
    assert markdown(name) == shown


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("A\u200bd\ufeffa", "Ada"),
        ("\u202eevil\u202c", "evil"),
        ("two\nlines", "two lines"),
        ("  wide \u3000 space ", "wide space"),
        ("👩‍🚀 Ada", "👩‍🚀 Ada"),
        ("❤️", "❤️"),
        ("می‌خواهم", "می‌خواهم"),
        ("\u200d\u200d", "?"),
        ("\u3164\u115f", "?"),
        ("", "?"),
        ("\u0301\u0301", "?"),
    ],
)
def test_what_cannot_be_seen_goes(name: str, kept: str) -> None:
    assert clean(name) == kept


def test_heaps_of_accents_are_cut() -> None:
    heap = "Z" + "\u0316" * 40
    assert sum(unicodedata.combining(char) != 0 for char in clean(heap)) == 3


def test_long_names_end_with_an_ellipsis() -> None:
    assert clean("x" * 100) == "x" * (LONGEST - 1) + "…"


PINGS = st.sampled_from(("@everyone", "@here", "<@1>", "<@&1>", "@\u200deveryone", "@@everyone"))
"""What nobody would come upon by chance."""


@given(st.text(max_size=80) | st.tuples(st.text(max_size=9), PINGS, st.text(max_size=9)).map("".join))
def test_any_name_is_visible_short_and_cannot_ping(name: str) -> None:
    shown = clean(name)
    assert shown
    assert len(shown) <= LONGEST
    assert "\n" not in shown
    assert shown == clean(shown)
    safe = markdown(name)
    for ping in ("@everyone", "@here"):
        assert ping not in safe
    assert not set("<*_`~|[") & set(re.sub(r"\\.", "", safe)), "nothing that begins a mention or markdown is bare"
