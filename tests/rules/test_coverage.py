"""Every rule, ruling and worked example of every game is cited by a test."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from engine.games import SLUGS
from engine.words import FALLBACK, LANGUAGES
from tests.rules import catalogue, citations, without_effect

ROOT = Path(__file__).parent.parent.parent

every_game = pytest.mark.parametrize("slug", SLUGS)


@cache
def rules_of(slug: str) -> catalogue.Catalogue:
    return catalogue.read(ROOT / "engine" / "games" / slug / "rules.md")


@cache
def cited() -> dict[str, list[str]]:
    """ID → the places of the tests that prove it."""
    places: dict[str, list[str]] = defaultdict(list)
    for citation in citations.in_folder(ROOT / "tests"):
        if citation.problem is None:
            places[citation.rule].append(citation.place)
    return places


@every_game
def test_every_rule_is_cited_by_a_test(slug: str) -> None:
    unproved = [
        rule for rule in rules_of(slug).to_prove if rule not in cited() and rule not in without_effect.read(slug)
    ]
    assert not unproved, f"{len(unproved)} rules of {slug} are named by no test: {', '.join(unproved)}"


@every_game
def test_a_catalogue_defines_each_id_once_and_all_that_it_mentions(slug: str) -> None:
    assert rules_of(slug).to_prove
    assert rules_of(slug).doubled == []
    assert rules_of(slug).dangling == []


@every_game
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != FALLBACK])
def test_a_translated_catalogue_has_the_same_ids_in_the_same_order(slug: str, language: str) -> None:
    translated = catalogue.read(ROOT / "engine" / "games" / slug / f"rules.{language}.md")
    assert translated.defined == rules_of(slug).defined
    assert translated.mentioned == rules_of(slug).mentioned


@every_game
def test_few_rules_are_without_effect_and_each_has_a_reason(slug: str) -> None:
    table = without_effect.read(slug)
    known = rules_of(slug).to_prove
    assert set(table) <= set(known), f"unknown: {sorted(set(table) - set(known))}"
    assert len(table) <= without_effect.SHARE * len(known)
    for rule, reason in table.items():
        assert len(reason.split()) >= 3, f"{rule}: say why it has no effect"
        assert rule not in cited(), f"{rule} is said to be without effect, and cited at {cited()[rule]}"


def test_every_citation_counts() -> None:
    wrong = [
        f"{citation.place}: {citation.problem}" for citation in citations.in_folder(ROOT / "tests") if citation.problem
    ]
    assert wrong == []


def test_only_rules_that_exist_are_cited() -> None:
    """Of games that are not offered yet, too."""
    written = sorted((ROOT / "engine" / "games").glob("*/rules.md"))
    known = {rule for path in written for rule in catalogue.read(path).to_prove}
    unknown = [f"{rule} at {', '.join(places)}" for rule, places in cited().items() if rule not in known]
    assert unknown == []
