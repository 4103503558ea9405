"""Every message is said somewhere, and every message that the code says is there.

Ids are looked for among the strings of the code. Where an id is put together (`f"station-help-{topic}"`), what fills
the gap has to be a string of the code, an entry of a game's content, a number, or an id that is said itself.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from engine.words import FALLBACK, LANGUAGES, message_ids

ROOT = Path(__file__).parents[2]
SPOKEN = ("cogs", "engine", "render")
OWN = ("host", "kernel", "play", "station")
"""How the ids begin that no game owns."""


def strings() -> Iterator[str | list[str | None]]:
    """Every string of the code; one with gaps as a list, in which None stands for a gap."""
    for folder in SPOKEN:
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value
                elif isinstance(node, ast.JoinedStr):
                    yield [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]


@cache
def said() -> tuple[frozenset[str], frozenset[str]]:
    """The whole strings, and the others as patterns; a string of nothing but gaps says nothing."""
    whole: set[str] = set()
    patterns: set[str] = set()
    for string in strings():
        if isinstance(string, str):
            whole.add(string)
        elif re.fullmatch(r"[a-z0-9-]*[a-z][a-z0-9-]*", "".join(part or "" for part in string)):
            patterns.add("".join("([a-z0-9-]+?)" if part is None else re.escape(part) for part in string))
    return frozenset(whole), frozenset(patterns)


@cache
def fillings() -> frozenset[str]:
    """What may stand in a gap."""
    found = {string.replace("_", "-").lower() for string in said()[0]}
    for path in (ROOT / "engine" / "games").rglob("*.toml"):
        found |= {entry.replace("_", "-") for entry in tomllib.loads(path.read_text(encoding="utf-8"))}
    return frozenset(found)


@cache
def is_said(key: str) -> bool:
    """Is this id one of the code's strings, or put together by it?"""
    whole, patterns = said()
    if key in whole:
        return True
    return any(
        match is not None and all(part.isdecimal() or part in fillings() or is_said(part) for part in match.groups())
        for match in (re.fullmatch(pattern, key) for pattern in patterns)
    )


def test_every_message_is_said_somewhere() -> None:
    known = message_ids(FALLBACK)
    assert len(known) > 300
    assert [key for key in known if not is_said(key)] == []


def test_every_message_that_is_said_is_there() -> None:
    known = {language: set(message_ids(language)) for language in LANGUAGES}
    whole = {string for string in said()[0] if re.fullmatch(rf"({'|'.join(OWN)})-[a-z0-9-]*[a-z0-9]", string)}
    assert len(whole) > 100
    for language in LANGUAGES:
        assert sorted(whole - known[language]) == []


def test_a_message_that_nobody_says_would_be_noticed() -> None:
    assert not is_said("station-help-xyzzy-title")
    assert not is_said("dream-customer-xyzzy")
    assert not is_said("play-xyzzy")
