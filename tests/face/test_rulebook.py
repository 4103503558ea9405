"""Rules are found by number, words and cards' names, in any language, for every game there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.rulebook import kin, parse, rulebook, search
from engine.games import SLUGS
from engine.kernel import fluent
from engine.words import LANGUAGES, Localiser, message_ids

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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_has_rules_that_can_be_read_and_found(slug: str, language: str) -> None:
    book = rulebook(slug, language)
    assert len(book.rules) > 50
    assert len({rule.id for rule in book.rules}) == len(book.rules)
    for rule in book.rules:
        assert search(slug, language, rule.id.lower()) == [rule]


def test_chinese_readers_get_chinese_rules() -> None:
    book = rulebook("dream", "zh-TW")
    assert book.language == "zh-TW"
    assert all(re.search("[\u4e00-\u9fff]", said) for said in (*book.sections, *(rule.text for rule in book.rules)))
    assert search("dream", "zh-TW", "茶館 書坊")[0].id == "DS-SHOP-33"


def test_a_game_without_a_translation_shows_its_english_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sample").mkdir()
    (tmp_path / "sample" / "rules.md").write_text(SAMPLE, encoding="utf-8")
    monkeypatch.setattr("cogs.rulebook.GAMES", tmp_path)
    assert rulebook("sample", "zh-TW").language == "en"


def test_the_very_words_come_first() -> None:
    found = search("dream", "en", "menu card costs")
    assert found[0].id == "DS-BUY-03"
    assert len(found) < 20


def test_nobody_waits_for_the_search_of_a_whole_page() -> None:
    found = search("dream", "en", "menu card costs")
    assert search("dream", "en", f"menu card costs{' ' * 100}xyzzy") == found
    assert search("dream", "en", "the shop of the house " * 300) == search("dream", "en", "the shop of the house " * 5)


def test_a_part_of_a_number_finds_the_family() -> None:
    found = search("dream", "en", "DS-BUY")
    assert found
    assert all(rule.id.startswith("DS-BUY") for rule in found[:5])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Teahouse", "teahouse", "茶館"])
def test_a_cards_name_finds_its_rule_in_either_language(language: str, name: str) -> None:
    found = search("dream", language, name)
    assert found
    assert Localiser(language)("dream-shop-teahouse") in found[0].text


@pytest.mark.parametrize(
    ("slug", "names", "kind"),
    [
        ("dream", ("Farmer", "farmer", "農夫", "Farm"), "customer"),
        ("dream", ("Sunset-Cloud Hotpot", "撥霞供"), "menu"),
        ("gugong", ("Levy of Servants", "徵調僕役"), "decree"),
        ("gugong", ("Lanzhou", "蘭州"), "city"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_no_rule_names_leads_to_the_rules_about_its_kind(
    slug: str, names: tuple[str, ...], kind: str, language: str
) -> None:
    about = {rule.id for rule in search(slug, "en", kind)}
    for name in names:
        card = kin(slug, language, name)
        assert card is not None, name
        assert {rule.id for rule in card.rules} == about
        assert card.name == kin(slug, language, names[0]).name  # type: ignore[union-attr]
        assert card.rules[0] in rulebook(slug, language).rules, "in the reader's own language"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_card_with_words_of_its_own_is_found_by_its_name_in_any_language(slug: str, language: str) -> None:
    prefix, suffix = f"{fluent(slug)}-", "-effect"
    keys = {key.removesuffix(suffix) for key in message_ids("en") if key.startswith(prefix) and key.endswith(suffix)}
    for key in sorted(keys & set(message_ids("en"))):
        for spoken in LANGUAGES:
            try:
                name = Localiser(spoken)(key)
            except (KeyError, ValueError):
                continue  # its name counts something
            assert search(slug, language, name) or kin(slug, language, name), name


def test_what_stands_on_the_card_is_said() -> None:
    words = Localiser("zh-TW")
    card = kin("dream", "zh-TW", Localiser("en")("dream-event-frugality"))
    assert card is not None
    assert (card.name, card.effect) == (words("dream-event-frugality"), words("dream-event-frugality-effect"))


@pytest.mark.parametrize("typed", ["", " ", "a", "fa", "xyzzy", "(", "%"])
def test_nonsense_is_no_card(typed: str) -> None:
    assert kin("dream", "en", typed) is None


@pytest.mark.parametrize("typed", ["", "  ", "xyzzy", "***", "(", "\\", "%s"])
def test_nonsense_finds_nothing_and_does_no_harm(typed: str) -> None:
    assert search("dream", "en", typed) == []
