"""What import contracts cannot see: words that stand where they do not belong."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import SLUGS
from engine.kernel import fluent
from engine.words import LANGUAGES, LOCALES

ROOT = Path(__file__).parents[1]
GENERIC = ("bot.py", "cogs", "engine/cli", "engine/host", "engine/kernel", "engine/store", "migrations", "render/kit")
"""Folders, and beside them the files that lie directly in `engine` and `render`, that know no game by its name."""


def generic_files() -> Iterator[Path]:
    """The code that has to do for a fifth game as it is."""
    for name in GENERIC:
        path = ROOT / name
        yield from [path] if path.is_file() else (p for p in path.rglob("*") if p.suffix in (".py", ".sql"))
    for folder in ("engine", "render"):
        yield from (ROOT / folder).glob("*.py")


def code_of(path: Path) -> str:
    """A file without its comments and docstrings, which may give examples."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    kept: list[str] = []
    new_line = True
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        is_docstring = token.type == tokenize.STRING and new_line
        if token.type != tokenize.COMMENT and not is_docstring:
            kept.append(token.string)
        if token.type not in (tokenize.NL, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT):
            new_line = token.type == tokenize.NEWLINE
    return " ".join(kept)


def rule_prefixes() -> set[str]:
    """How the numbers of rules begin, by the games' own rulebooks."""
    rule = re.compile(r"^- \*\*([A-Z]{2,4})-", re.MULTILINE)
    books = (ROOT / "engine" / "games" / slug / "rules.md" for slug in SLUGS)
    return {prefix for book in books for prefix in rule.findall(book.read_text(encoding="utf-8"))}


def test_generic_code_names_no_game() -> None:
    files = list(generic_files())
    assert len(files) > 80
    named = re.compile("|".join([*SLUGS, *(rf"\b{prefix}-" for prefix in rule_prefixes())]), re.IGNORECASE)
    found = {str(path.relative_to(ROOT)): named.findall(code_of(path)) for path in files}
    assert {path: words for path, words in found.items() if words} == {}


def test_a_games_name_would_be_noticed(tmp_path: Path) -> None:
    path = tmp_path / "leak.py"
    path.write_text('"""About dream."""\n\n# dream\ngame = "dream"  # dream\n', encoding="utf-8")
    assert code_of(path).count("dream") == 1


def test_ids_begin_with_the_hyphened_slug() -> None:
    """A slug may have underscores, which no Fluent id has: generic code says `fluent(slug)`."""
    plain = re.compile(r"\{[\w.]*slug\}-(name|ask|group|variant|command|param|area|summary|howto)")
    assert plain.search('f"{info.slug}-name"')
    found = {str(path.relative_to(ROOT)): plain.findall(path.read_text(encoding="utf-8")) for path in generic_files()}
    assert {path: ids for path, ids in found.items() if ids} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_games_words_lie_in_files_of_its_own(slug: str, language: str) -> None:
    prefix = f"{fluent(slug)}-"
    homes = {
        path.name: re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
        for path in (LOCALES / language).glob("*.ftl")
    }
    own = {name for name in homes if name.startswith((f"{slug}.", f"{slug}-"))}
    assert own
    strays = {(name, key) for name, keys in homes.items() for key in keys if (name in own) != key.startswith(prefix)}
    assert strays == set()


def test_the_pinned_lists_name_no_package_index() -> None:
    lists = sorted((ROOT / "requirements").iterdir())
    assert len(lists) > 3
    wrong = re.compile(r"index-url|find-links|https?://")
    assert [path.name for path in lists if wrong.search(path.read_text(encoding="utf-8"))] == []
