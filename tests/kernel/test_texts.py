"""Fluent ids that the kernel builds for a game whose slug has an underscore."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel import Option, Rng, Table, Text, fluent, question, variant_text
from engine.kernel.decision import Offer


class TwoWords(Table):
    """The table of a game with a slug of two words."""

    slug: ClassVar[str] = "two_words"


def test_ids_have_hyphens_where_the_slug_has_underscores() -> None:
    assert fluent("two_words") == "two-words"
    assert variant_text("two_words", "far_away") == Text("two-words-variant-far-away")
    assert variant_text("two_words", "far_away", "on") == Text("two-words-variant-far-away-on")


def test_a_question_asks_with_the_hyphened_slug() -> None:
    table = TwoWords(seats=1, rng=Rng("x"))
    asked = question(table, 0, "which_one", lambda: Offer((Option("a", Text("x")),)))
    assert asked.prompt == Text("two-words-ask-which-one")
