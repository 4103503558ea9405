"""A game's numbered rules, read from its `rules.md`, and searched by number, words or a card's name. Pure.

A rule is a bullet "- **ID** text", continued on indented lines, under the last heading before it. A translation may lie
beside it as `rules.<language>.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from engine.kernel import fluent
from engine.words import FALLBACK, LANGUAGES, bundle, message_ids

GAMES = Path(__file__).parent.parent / "engine" / "games"
_RULE = re.compile(r"^- \*\*(?P<id>[A-Z]{2,4}-[A-Z0-9]+(?:-[A-Z0-9]+)*)\*\*:?\s*(?P<text>.+)$")
_HEADING = re.compile(r"^#{2,4} (?P<title>.+)$")
_WORD = re.compile(r"\w+")
_SHORT = 3
"""Names of fewer letters find too much; Chinese ones never do."""
_HAN = "\u2e80"
"""Scripts that write words without spaces between them begin here."""
_TYPED = 100
"""Characters looked at of what somebody types: to look for a whole page would take a second."""
_NAME = 40
"""Longer messages are sentences, not names."""


class Rule(Struct, frozen=True):
    """A numbered rule; `section` counts the headings that have rules, from 0."""

    id: str
    section: int
    text: str


class Rulebook(Struct, frozen=True):
    """A game's rules in their order. `language` is what they are written in."""

    language: str
    sections: tuple[str, ...]
    rules: tuple[Rule, ...]

    def of_section(self, section: int) -> list[Rule]:
        return [rule for rule in self.rules if rule.section == section]


@lru_cache(maxsize=32)
def rulebook(slug: str, language: str) -> Rulebook:
    """The rules of a game, in this language if there is a translation. A game without a file has none."""
    translated = GAMES / slug / f"rules.{language}.md"
    if translated.exists():
        return parse(translated.read_text(encoding="utf-8"), language)
    original = GAMES / slug / "rules.md"
    return parse(original.read_text(encoding="utf-8") if original.exists() else "", FALLBACK)


def parse(markdown: str, language: str) -> Rulebook:
    """Read the text of a `rules.md`."""
    sections: list[str] = []
    rules: list[Rule] = []
    heading = ""
    open_rule: tuple[str, list[str]] | None = None

    def close() -> None:
        nonlocal open_rule
        if open_rule is not None:
            rules.append(Rule(open_rule[0], len(sections) - 1, " ".join(open_rule[1])))
            open_rule = None

    named = ""
    for line in markdown.splitlines():
        if found := _RULE.match(line):
            close()
            if not sections or named != heading:
                sections.append(heading)
                named = heading
            open_rule = (found["id"], [found["text"].strip()])
        elif open_rule is not None and line.startswith("  ") and line.strip():
            open_rule[1].append(line.strip())
        else:
            close()
            if found := _HEADING.match(line):
                heading = found["title"].strip()
    close()
    return Rulebook(language, tuple(sections), tuple(rules))


def game_of_rule(typed: str, slugs: Iterable[str]) -> str | None:
    """The game whose rule has the number that was typed; None if it is no rule's number."""
    number = typed.strip()[:_TYPED].upper()
    for slug in slugs:
        if any(rule.id == number for rule in rulebook(slug, FALLBACK).rules):
            return slug
    return None


def search(slug: str, language: str, typed: str) -> list[Rule]:
    """The rules that fit what somebody typed, best first: a rule's number, words, or the name of a card.

    Names are looked up in every language: a card's Chinese name finds the English rule about it, and the other way
    round.
    """
    book = rulebook(slug, language)
    wanted = typed.strip()[:_TYPED]
    if not any(len(word) > 1 or word > _HAN for word in _WORD.findall(wanted)):
        return []  # one Latin letter fits nearly everything; one Chinese character may be a word
    number = wanted.upper()
    exact = [rule for rule in book.rules if rule.id == number]
    if exact:
        return exact
    phrases = [wanted.lower(), *_other_names(slug, wanted, book.language)]
    scored: list[tuple[int, int, Rule]] = []
    for place, rule in enumerate(book.rules):
        score = max(_score(rule, phrase) for phrase in phrases)
        if rule.id.startswith(number):
            score = max(score, 90)
        if score:
            scored.append((-score, place, rule))
    return [rule for _, _, rule in sorted(scored, key=lambda entry: entry[:2])]


class Kin(Struct, frozen=True):
    """What can be said of a card that no rule names: what stands on it, if anything, and the rules about its kind."""

    name: str
    effect: str | None
    rules: tuple[Rule, ...]


def kin(slug: str, language: str, typed: str) -> Kin | None:
    """A card by its name in any language, or by how that begins, with the rules about cards of its kind.

    The kind is what its message is called: "dream-customer-farmer" is a customer, and rules mention those in English;
    translations have the same numbers. None if there is no such card, or there are no such rules.
    """
    wanted = typed.strip().lower()[:_TYPED]
    if len(wanted) < _SHORT and not (wanted and wanted[0] > _HAN):
        return None
    prefix, numbered = f"{fluent(slug)}-", {rule.id: rule for rule in rulebook(slug, language).rules}
    cards = [(key, names) for key, names in _names(slug).items() if key.count("-") > prefix.count("-")]
    for fits in (str.__eq__, str.startswith):
        for key, names in cards:
            if not any(fits(name.lower(), wanted) for name in names.values()):
                continue
            kind = key.removeprefix(prefix).partition("-")[0]
            about = [numbered[rule.id] for rule in search(slug, FALLBACK, kind) if rule.id in numbered]
            if about:
                name = names.get(language) or next(iter(names.values()))
                return Kin(name, _plain(f"{key}-effect", language), tuple(about))
    return None


def _plain(key: str, language: str) -> str | None:
    """A message that needs no arguments; None if it does, or is not there."""
    message = bundle(language).get_message(key) if key in message_ids(language) else None
    if message is None or message.value is None:
        return None
    said, errors = bundle(language).format_pattern(message.value, {})
    return None if errors else str(said)


def _score(rule: Rule, phrase: str) -> int:
    """How well a rule fits a phrase: 0 not at all, 100 the very phrase at the beginning."""
    text = rule.text.lower()
    at = text.find(phrase)
    if at >= 0:
        return 100 if at < len(phrase) else 80
    words = _WORD.findall(phrase)
    there = set(_WORD.findall(text))
    hits = sum(word in text if word > _HAN else any(other.startswith(word) for other in there) for word in words)
    return 60 if words and hits == len(words) else 0


def _other_names(slug: str, typed: str, target: str) -> list[str]:
    """What the things called `typed` in any language are called in the language of the rules."""
    wanted = typed.lower()
    found: list[str] = []
    for names in _names(slug).values():
        if target in names and any(wanted in name.lower() for name in names.values()):
            name = names[target].lower()
            if (len(name) >= _SHORT or name > _HAN) and name not in found:
                found.append(name)
    return found[:20] if len(wanted) > 1 else []


@lru_cache(maxsize=32)
def _names(slug: str) -> dict[str, dict[str, str]]:
    """The game's short messages without arguments, by id and language: its cards, places and things."""
    names: dict[str, dict[str, str]] = {}
    prefix = f"{fluent(slug)}-"
    for language in LANGUAGES:
        messages = bundle(language)
        for key in (key for key in message_ids(language) if key.startswith(prefix)):
            pattern = messages.get_message(key).value
            if pattern is not None:
                said, errors = messages.format_pattern(pattern, {})
                if not errors and len(str(said)) <= _NAME:
                    names.setdefault(key, {})[language] = str(said)
    return names
