"""Every sentence exists in every language, with the same arguments; none is missing and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse
from fluent.syntax.ast import Junk

from engine import words
from engine.words import FALLBACK, LANGUAGES, LOCALES, Localiser

FILES = sorted(path.name for path in (LOCALES / FALLBACK).glob("*.ftl"))
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =(.*(?:\n(?:[ \t].*|\s*$))*)", re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-z_]+)")
_COMMAND_NAMES = re.compile(r"^station-(command|param)-[a-z-]+$")


def messages(language: str, file: str) -> dict[str, set[str]]:
    """Message id → its arguments."""
    text = (LOCALES / language / file).read_text(encoding="utf-8")
    return {key: set(_VARIABLE.findall(body)) for key, body in _MESSAGE.findall(text)}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != FALLBACK])
def test_translations_have_the_same_messages_and_arguments(language: str, file: str) -> None:
    original, translated = messages(FALLBACK, file), messages(language, file)
    assert original.keys() == translated.keys()
    # A language without plurals need not count, but it may not use what it is not given.
    too_much = {key: translated[key] - original[key] for key in original if translated[key] - original[key]}
    assert not too_much


def test_every_line_is_part_of_a_message() -> None:
    """A line that begins with a star or a bracket would be dropped without a word."""
    for language in LANGUAGES:
        for file in FILES:
            entries = parse((LOCALES / language / file).read_text(encoding="utf-8")).body
            assert [entry.content for entry in entries if isinstance(entry, Junk)] == [], f"{language}/{file}"


def test_no_message_has_two_homes() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == FILES
        every = [key for file in FILES for key in messages(language, file)]
        assert len(every) == len(set(every))


def test_command_names_are_short_lower_case_words() -> None:
    for language in LANGUAGES:
        text = (LOCALES / language / "station.ftl").read_text(encoding="utf-8")
        names = {key: body.strip() for key, body in _MESSAGE.findall(text) if _COMMAND_NAMES.match(key)}
        for key, name in names.items():
            if key.endswith("-says"):
                assert 1 <= len(name) <= 100, key
            else:
                assert re.fullmatch(r"[-_\w]{1,32}", name), key
                assert name == name.lower(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tables_number_is_said_digit_by_digit(language: str) -> None:
    assert "1234567" in Localiser(language)("host-no-table", table=1234567)


@pytest.mark.parametrize(
    ("least", "most", "said"), [(0, 2, "Choose up to 2"), (1, 3, "Choose 1 to 3"), (2, 2, "Choose exactly 2")]
)
def test_how_many_are_wanted(least: int, most: int, said: str) -> None:
    sentence = Localiser("en")("kernel-how-many", least=least, most=most, span=most - least, picked=4)
    assert sentence == f"{said}, not 4."


def stuck(line: str) -> list[str]:
    """The ends of bold words in a line that not every renderer sees: punctuation inside, a letter right after."""
    marks = [match.start() for match in re.finditer(r"\*\*", line)]
    ends = [line[max(0, at - 1) : at + 3] for at in marks[1::2]]
    return [end for end in ends if end[-1].isalnum() and not end[0].isalnum() and end[0] not in "}`"]


def test_bold_words_end_where_every_renderer_sees_it() -> None:
    assert stuck("**地點：**牌桌") == ["：**牌"]
    for language in LANGUAGES:
        for file in FILES:
            for line in (LOCALES / language / file).read_text(encoding="utf-8").splitlines():
                assert not stuck(line.replace('{ "**" }', "**")), f"{language}/{file}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_read_one_by_one_are_those_of_the_files(language: str) -> None:
    """Bundles read a message when it is wanted; it has to be all of it, and no message may be missed."""
    one_by_one, parsed = words.Bundle(language), FluentBundle([language], use_isolating=False)
    for file in FILES:
        parsed.add_resource(FluentResource((LOCALES / language / file).read_text(encoding="utf-8")))
    ids = words.message_ids(language)
    assert len(ids) > 300
    for key in ids:
        assert one_by_one.has_message(key), key
        pattern, whole = one_by_one._messages[key].value, parsed._messages[key].value
        assert pattern is not None and whole is not None
        assert pattern.equals(whole), key
    assert not one_by_one.has_message("never-said")


def test_a_message_may_refer_to_another_one_that_has_not_been_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "some.ftl").write_text(
        "whole = { part } of { -name }\n\n# What it is.\npart = one\n-name = us\n"
    )
    monkeypatch.setattr(words, "LOCALES", tmp_path)
    bundle = words.Bundle("en")
    pattern = bundle.get_message("whole").value
    assert pattern is not None
    assert bundle.format_pattern(pattern, {}) == ("one of us", [])
    with pytest.raises(KeyError):
        bundle.get_message("other")
