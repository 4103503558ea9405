"""Rules are found by number, words and cards' names, in any language, for every game there is."""

from __future__ import annotations

import pytest

from cogs.rulebook import parse, rulebook, search
from engine.games import SLUGS

SAMPLE = """# A game

Words before the first rule.

## 1. Setup
- **TG-SET-01** Everybody takes a *tea* tile,
  and keeps it.
- **TG-SET-02** The rest is shuffled.

A remark.
### 1.1 More
No rules here.
## 2. Turns
- **TG-TURN-01** Tea first.
"""


def test_rules_have_numbers_sections_and_whole_texts() -> None:
    book = parse(SAMPLE, "en")
    assert book.sections == ("1. Setup", "2. Turns")
    assert [(rule.id, rule.section) for rule in book.rules] == [("TG-SET-01", 0), ("TG-SET-02", 0), ("TG-TURN-01", 1)]
    assert book.rules[0].text == "Everybody takes a *tea* tile, and keeps it."


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_rules_that_can_be_read_and_found(slug: str) -> None:
    book = rulebook(slug, "zh-TW")
    assert len(book.rules) > 50
    assert len({rule.id for rule in book.rules}) == len(book.rules)
    for rule in book.rules:
        assert search(slug, "en", rule.id.lower()) == [rule]


def test_the_very_words_come_first() -> None:
    found = search("dream", "en", "menu card costs")
    assert found[0].id == "DS-BUY-03"
    assert len(found) < 20


def test_a_part_of_a_number_finds_the_family() -> None:
    found = search("dream", "en", "DS-BUY")
    assert found
    assert all(rule.id.startswith("DS-BUY") for rule in found[:5])


def test_a_chinese_card_name_finds_the_english_rule() -> None:
    from engine.words import Localiser

    name = Localiser("zh-TW")("dream-shop-teahouse")
    found = search("dream", "zh-TW", name)
    assert found
    assert "teahouse" in found[0].text.lower()


@pytest.mark.parametrize("typed", ["", "  ", "xyzzy", "***", "(", "\\", "%s"])
def test_nonsense_finds_nothing_and_does_no_harm(typed: str) -> None:
    assert search("dream", "en", typed) == []
