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
OWN = ("ahead", "history", "host", "hosting", "kernel", "play", "results", "station", "waiting")
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
def said() -> tuple[frozenset[str], frozenset[tuple[str | None, ...]]]:
    """The whole strings, and the parts of the others; a string of nothing but gaps says nothing."""
    whole: set[str] = set()
    patterns: set[tuple[str | None, ...]] = set()
    for string in strings():
        if isinstance(string, str):
            whole.add(string)
        elif re.fullmatch(r"[a-z0-9-]*[a-z][a-z0-9-]*", "".join(part or "" for part in string)):
            patterns.add(tuple(string))
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
    return key in whole or any(fits(key, parts) for parts in patterns)


def fits(key: str, parts: tuple[str | None, ...]) -> bool:
    """Can the gaps among these parts be filled so that they make this id?"""
    if not parts:
        return not key
    first, rest = parts[0], parts[1:]
    if first is not None:
        return key.startswith(first) and fits(key[len(first) :], rest)
    if not all(part is None or part in key for part in rest):
        return False
    ends = [len(key)] if not rest else range(1, len(key))
    return any(fits(key[end:], rest) and fills(key[:end]) for end in ends)


def fills(gap: str) -> bool:
    """May this stand in a gap?"""
    return gap.isdecimal() or gap in fillings() or is_said(gap)


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
