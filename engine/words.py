"""Turns `Text` into sentences: Project Fluent files under `locales/<language>/*.ftl`.

English is complete; a message that another language lacks is said in English. Tests see to it that none lacks any.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as Compiled
from fluent.runtime.types import FluentNone, FluentNumber, fluent_number
from fluent.syntax.ast import Junk, Message, Resource

from engine.kernel import Text, Who, text

log = logging.getLogger(__name__)

LOCALES = Path(__file__).parent.parent / "locales"
FALLBACK = "en"
LANGUAGES: tuple[str, ...] = ("en", "zh-TW")
"""Every language has a folder under `locales/`."""


def language_for(locale: str | None) -> str:
    """The language of ours that serves a locale such as "en-US" or "zh-CN" best."""
    wanted = (locale or FALLBACK).lower()
    for language in LANGUAGES:
        if wanted == language.lower():
            return language
    return next((lang for lang in LANGUAGES if lang.split("-")[0] == wanted.split("-")[0]), FALLBACK)


@cache
def _resources(language: str) -> tuple[Resource, ...]:
    paths = sorted((LOCALES / language).glob("*.ftl"))
    return tuple(FluentResource(path.read_text(encoding="utf-8")) for path in paths)


class Bundle(FluentBundle):
    """The messages of a language, each of them read when it is wanted: to parse all files takes half a second."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._unread = {match[1]: match[0] for written in sources(language) for match in _ENTRY.finditer(written)}

    def has_message(self, message_id: str) -> bool:
        """Is there such a message?"""
        self._read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Compiled:
        # Both what is asked for and what a message refers to is found here.
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, message_id: str) -> None:
        # It is taken off the list only once it is there, as pictures are drawn in another thread.
        written = self._unread.get(message_id)
        if written is not None:
            self.add_resource(FluentResource(written))
            self._unread.pop(message_id, None)


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?![a-zA-Z#-]).*\n)*", re.MULTILINE)
"""A message as it is written: its first line, and all that follow up to the next message or comment."""


@cache
def bundle(language: str) -> Bundle:
    """All messages of a language."""
    return Bundle(language)


def message_ids(language: str) -> tuple[str, ...]:
    """The ids of all messages of a language, in the order of the files."""
    return tuple(entry.id.name for file in _resources(language) for entry in file.body if isinstance(entry, Message))


def unreadable(language: str) -> tuple[str, ...]:
    """What stands in the files of a language and is no message: the first line of each such stretch."""
    return tuple(
        (entry.content or "").strip().partition("\n")[0]
        for file in _resources(language)
        for entry in file.body
        if isinstance(entry, Junk)
    )


def sources(language: str) -> tuple[str, ...]:
    """The texts of a language's files, as they are written."""
    return tuple(path.read_text(encoding="utf-8") for path in sorted((LOCALES / language).glob("*.ftl")))


class Localiser:
    """Says texts in one language. `names` are the seats' names (or mentions), already escaped for where they go."""

    def __init__(self, language: str, names: Sequence[str] = ()) -> None:
        self.language = language if language in LANGUAGES else FALLBACK
        self.names = tuple(names)

    def named(self, names: Sequence[str]) -> Localiser:
        """The same language with other names."""
        return Localiser(self.language, names)

    def say(self, message: Text) -> str:
        """The finished sentence. Raises `KeyError` for an id that no language has."""
        values = {name: self._value(value) for name, value in message.args.items()}
        for language in (self.language, FALLBACK):
            messages = bundle(language)
            if messages.has_message(message.key):
                pattern = messages.get_message(message.key).value
                if pattern is None:
                    raise KeyError(message.key)
                said, errors = messages.format_pattern(pattern, values)
                if errors:
                    raise ValueError(f"{message.key} ({language}): {errors[0]}")
                return str(said)
        raise KeyError(message.key)

    def kept(self, message: Text) -> str:
        """`say`, for what was stored long ago: what no version says any more becomes a line that says so."""
        try:
            return self.say(message)
        except (KeyError, ValueError) as error:
            log.warning("there are no words for a stored message: %s", error)
            return self("kernel-wordless")

    def __call__(self, key: str, **args: int | str | Who | Text | tuple[Text, ...]) -> str:
        """`say(text(key, …))`: for the places that only need a sentence of their own."""
        return self.say(text(key, **args))

    def has(self, key: str) -> bool:
        return any(bundle(language).has_message(key) for language in (self.language, FALLBACK))

    def _value(self, value: int | str | Who | Text | tuple[Text, ...]) -> FluentNumber | FluentNone | str:
        if isinstance(value, Who):
            return self.names[value.seat] if value.seat < len(self.names) else self("kernel-seat", seat=value.seat + 1)
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, tuple):
            return self("kernel-comma").join(self.say(item) for item in value) or self("kernel-none")
        if isinstance(value, int):
            return _plain_number(value)
        return value


@lru_cache(maxsize=4096)
def _plain_number(value: int) -> FluentNumber | FluentNone:
    """A number that is said digit by digit: table 1234, never "table 1,234"; it still has a plural form."""
    return fluent_number(value, useGrouping=False)
