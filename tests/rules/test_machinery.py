"""The coverage test can fail: what counts as a definition and as a citation, and what does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules import catalogue, without_effect
from tests.rules.citations import Citation, in_folder, in_source

RULES = """
- **XX-BUY-01** A card costs coins. (ruling XX-AMB-01)
- **XX-BUY-02** See XX-BUY-01 and XX-BUY-09.
- **XX-DATA-01** Costs.
- **XX-AMB-01** Which coins? All.
- **XX-EX-01** One coin.
| XX-DP-01 | Phase 1 | may |
Not a definition: **XX-END-01**.
"""


def test_a_catalogue() -> None:
    rules = catalogue.parse(RULES)
    assert rules.defined == ("XX-BUY-01", "XX-BUY-02", "XX-DATA-01", "XX-AMB-01", "XX-EX-01", "XX-DP-01")
    assert rules.to_prove == ("XX-BUY-01", "XX-BUY-02", "XX-AMB-01", "XX-EX-01")
    assert rules.dangling == ["XX-BUY-09", "XX-END-01"]
    assert rules.doubled == []
    assert catalogue.parse(RULES + "- **XX-BUY-01** Again.").doubled == ["XX-BUY-01"]


def test_an_area_may_begin_or_end_with_a_digit() -> None:
    rules = catalogue.parse("- **XX-2P-01** Two.\n- **XX-CH1-01** One, see XX-CH2-01, and the years 1644-1912.")
    assert rules.defined == ("XX-2P-01", "XX-CH1-01")
    assert rules.dangling == ["XX-CH2-01"]
    assert [catalogue.area(rule) for rule in rules.defined] == ["2P", "CH1"]


# Written in two parts, so that these citations are not taken for this file's own.
MARK = "@pytest.mark." + "rule"

COUNTING = [
    f'{MARK}("A")\ndef test_x(): ...',
    f'{MARK}("A")\nasync def test_x(): ...',
    f'{MARK}("A")\nclass TestX: ...',
    f'class TestX:\n  {MARK}("A")\n  def test_x(self): ...',
    f'pytestmark = {MARK[1:]}("A")',
    f'pytestmark = [{MARK[1:]}("A"), pytest.mark.slow]',
    f'@pytest.mark.parametrize("x", [pytest.param(1, marks={MARK[1:]}("A"))])\ndef test_x(x): ...',
    f'CASES = [pytest.param(1, marks=[{MARK[1:]}("A")])]',
]

NOT_COUNTING = [
    (f'{MARK}("A")\ndef helper(): ...', "no test"),
    (f'{MARK}("A")\nclass Helper: ...', "no test"),
    (f'x = {MARK[1:]}("A")', "stands on no test"),
    (f'{MARK}("A")\n@pytest.mark.skip\ndef test_x(): ...', "skipped"),
    (f'@pytest.mark.xfail(reason="r")\n{MARK}("A")\ndef test_x(): ...', "expected to fail"),
    (f'CASES = [pytest.param(1, marks=[{MARK[1:]}("A"), pytest.mark.skip])]', "skipped"),
    (f"{MARK}(A)\ndef test_x(): ...", "written out"),
    (f"{MARK}(*IDS)\ndef test_x(): ...", "written out"),
    (f"{MARK}()\ndef test_x(): ...", "at least one"),
]


@pytest.mark.parametrize("source", COUNTING)
def test_citations_that_count(source: str) -> None:
    (citation,) = in_source(source, "games/test_x.py")
    assert (citation.rule, citation.problem) == ("A", None)


@pytest.mark.parametrize(("source", "problem"), NOT_COUNTING)
def test_citations_that_do_not_count(source: str, problem: str) -> None:
    (citation,) = in_source(source, "games/test_x.py")
    assert citation.problem is not None
    assert problem in citation.problem


def test_several_ids_at_one_place() -> None:
    source = f'import pytest\n\n\n{MARK}("A", "B")\ndef test_x(): ...'
    assert in_source(source, "test_x.py") == [Citation("A", "test_x.py:4"), Citation("B", "test_x.py:4")]


def test_files_that_are_not_run_prove_nothing(tmp_path: Path) -> None:
    (tmp_path / "helpers.py").write_text(COUNTING[0], encoding="utf-8")
    (tmp_path / "test_x.py").write_text(COUNTING[1], encoding="utf-8")
    helpers, test = in_folder(tmp_path)
    assert helpers.problem is not None
    assert test == Citation("A", "test_x.py:1")


def test_the_table_of_rules_without_effect(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "without_effect.toml").write_text('XX-COMP-01 = "A box lid."', encoding="utf-8")
    assert without_effect.read("xx", tmp_path) == {"XX-COMP-01": "A box lid."}
    assert without_effect.read("yy", tmp_path) == {}
