"""The rules that tests cite, read from their source: nothing is collected or run, so it is the same in every process.

`@pytest.mark.rule("DS-BUY-01", "DS-BUY-02")` stands on a test function or class, in a module's `pytestmark`, or in the
`marks` of a `pytest.param`. A test that is skipped or expected to fail proves nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

_PROVING_NOTHING: Final = frozenset({"skip", "skipif", "xfail"})


class Citation(Struct, frozen=True):
    """One ID at one place; `problem` says why it does not count, if it does not."""

    rule: str
    place: str
    problem: str | None = None


def in_folder(folder: Path) -> list[Citation]:
    """All citations of the tests under a folder."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "mark.rule" in source:
            found += in_source(source, path.relative_to(folder).as_posix())
    return found


def in_source(source: str, name: str) -> list[Citation]:
    """The citations of one file, called `name` in what is said about them."""
    tree = ast.parse(source)
    is_test_file = Path(name).name.startswith("test_")
    allowed: dict[int, str | None] = {}
    for node in ast.walk(tree):
        for call, problem in _standing_at(node):
            allowed[id(call)] = problem
    found: list[Citation] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _marker(node) == "rule":
            problem = allowed.get(id(node), "the mark stands on no test")
            if not is_test_file:
                problem = "the file's name does not begin with test_, so its tests are not run"
            found += _cited(node, f"{name}:{node.lineno}", problem)
    return found


def _standing_at(node: ast.AST) -> Iterator[tuple[ast.Call, str | None]]:
    """The rule marks that belong to a test, a class of tests, a module or a parameter, and what is wrong with it."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            tests = name.startswith("Test" if isinstance(node, ast.ClassDef) else "test_")
            problem = None if tests else f"{name} is no test"
            if any(_marker(decorator) in _PROVING_NOTHING for decorator in node.decorator_list):
                problem = f"{name} is skipped or expected to fail"
            for decorator in node.decorator_list:
                if _marker(decorator) == "rule" and isinstance(decorator, ast.Call):
                    yield decorator, problem
        case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
            yield from ((call, None) for call in _rule_marks(value))
        case ast.Call(keywords=keywords):
            marks = [keyword.value for keyword in keywords if keyword.arg == "marks"]
            skipped = any(_marker(inner) in _PROVING_NOTHING for mark in marks for inner in ast.walk(mark))
            for mark in marks:
                yield from (
                    (call, "it is skipped or expected to fail" if skipped else None) for call in _rule_marks(mark)
                )


def _rule_marks(within: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(within) if isinstance(node, ast.Call) and _marker(node) == "rule")


def _marker(node: ast.AST) -> str | None:
    """ "rule" for `pytest.mark.rule` and for a call of it."""
    if isinstance(node, ast.Call):
        node = node.func
    match node:
        case ast.Attribute(value=ast.Attribute(value=ast.Name(id="pytest"), attr="mark"), attr=marker):
            return marker
    return None


def _cited(call: ast.Call, place: str, problem: str | None) -> Iterator[Citation]:
    if not call.args or call.keywords:
        yield Citation("", place, "a rule mark names at least one ID, and nothing else")
    for argument in call.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield Citation(argument.value, place, problem)
        else:
            yield Citation("", place, "an ID must be written out, so that it can be searched for")
