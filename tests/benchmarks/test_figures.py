"""Figures register themselves, medians count, and the page says what is missed."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import pytest

from benchmarks import figures, measures, report
from benchmarks.figures import Figure, Measured, measured, register
from benchmarks.measures import engine
from engine.games import SLUGS


def test_the_first_run_warms_up_and_the_median_counts() -> None:
    values = iter([1000.0, 3.0, 1.0, 2.0])
    found = measured(Figure("x", "ms", 2.5, lambda: next(values), runs=3))
    assert found.values == (3.0, 1.0, 2.0)
    assert (found.median, found.met) == (2.0, True)


def test_the_page_says_what_is_met_and_what_is_not() -> None:
    def one(name: str, budget: float | None) -> Measured:
        return Measured(Figure(name, "ms", budget, lambda: 0.0), (3.04, 120.0, 4.0))

    page = report.page([one("good", 4.0), one("bad", 3.0), one("unpromised", None)])
    assert "| good | ms | ≤ 4 | 4.0 | 3.0 – 120 | yes |" in page
    assert "| bad | ms | ≤ 3 | 4.0 | 3.0 – 120 | **no** |" in page
    assert "| unpromised | ms |  | 4.0 | 3.0 – 120 |  |" in page
    assert all(line in page for line in report.machine())
    assert "Python" in page


def test_two_figures_cannot_share_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "FIGURES", [])
    register(Figure("x", "ms", None, lambda: 0.0))
    with pytest.raises(ValueError, match="'x'"):
        register(Figure("x", "ms", None, lambda: 0.0))


def test_every_game_is_measured() -> None:
    for module in pkgutil.iter_modules(measures.__path__):
        import_module(f"{measures.__name__}.{module.name}")
    names = [figure.name for figure in figures.FIGURES]
    for slug in SLUGS:
        for what in ("random play", "clone at the start of a step", "replaying a record", "engine and commit, p95"):
            assert f"{slug}: {what}" in names


def test_what_a_game_promises_stands_in_its_own_file() -> None:
    play = next(figure for figure in figures.FIGURES if figure.name == "dream: random play")
    assert play.budget == engine.budget("dream").random_play == 15
