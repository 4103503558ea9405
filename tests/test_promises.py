"""docs/promises.md names tests and figures that exist, and something for every promise."""

from __future__ import annotations

import ast
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from benchmarks import figures, measures
from benchmarks.load import stored
from engine.games import SLUGS

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "promises.md"
EVERY_GAME = "<game>"


def rows(page: str) -> Iterator[tuple[str, list[str]]]:
    """(promise, names of what shows it) of every line of the page's tables, without their heads."""
    for line in re.findall(r"^\| (?!what )(.+) \|$", page, re.MULTILINE):
        promise, _, proofs = line.rpartition(" | ")
        yield promise, re.findall(r"`([^`]+)`", proofs)


@cache
def functions_of(file: str) -> frozenset[str]:
    """The tests that pytest finds in a file, by their names; none where there is no such file."""
    path = ROOT / file
    if not (path.is_file() and path.name.startswith("test_")):
        return frozenset()
    nodes = ast.parse(path.read_text(encoding="utf-8")).body
    functions = (node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return frozenset(name for name in functions if name.startswith("test_"))


@cache
def measured() -> frozenset[str]:
    """The names of all figures."""
    for module in pkgutil.iter_modules(measures.__path__):
        import_module(f"{measures.__name__}.{module.name}")
    return frozenset(figure.name for figure in (*figures.FIGURES, *stored.figures()))


def exists(proof: str) -> bool:
    """Is there this test (file::test) or this figure, of every game where it is every game's?"""
    file, parted, test = proof.partition("::")
    if parted:
        return test in functions_of(file)
    return {proof.replace(EVERY_GAME, slug) for slug in SLUGS} <= measured()


def strays(page: str) -> list[str]:
    """What is named but does not exist, and promises for which nothing is named."""
    found = []
    for promise, proofs in rows(page):
        found += [proof for proof in proofs if not exists(proof)] if proofs else [promise]
    return found


def test_everything_named_exists() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert len(list(rows(page))) > 35
    assert strays(page) == []


def test_what_does_not_exist_is_noticed() -> None:
    here = "tests/test_promises.py"
    page = "\n".join(
        (
            "| what is promised | shown by |",
            "|---|---|",
            f"| Good | `{here}::test_everything_named_exists`, `<game>: board, warm` |",
            f"| Gone | `{here}::test_gone` |",
            "| No file | `tests/test_gone.py::test_gone` |",
            f"| No test | `{here}::strays` |",
            "| No figure | `<game>: kites` |",
            "| Nothing | to be seen |",
        )
    )
    assert strays(page) == [
        f"{here}::test_gone",
        "tests/test_gone.py::test_gone",
        f"{here}::strays",
        "<game>: kites",
        "Nothing",
    ]
