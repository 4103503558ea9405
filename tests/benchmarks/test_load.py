"""The load: people really play, what is found has its place on the page, and what is missed is said."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from benchmarks import report
from benchmarks.lag import Second, seconds_of
from benchmarks.load import people, stored
from benchmarks.load.people import Figures, Load, Plan, one


@pytest.mark.slow
async def test_people_play_all_games_against_the_real_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = await people.play(Plan(tables=4, seconds=4, every=2))
    assert (found.unanswered, found.bare, found.broken) == (0, 0, [])
    assert len(found.answers) >= 4
    assert found.results, "panels are told from other answers"
    assert found.looks[-1].memory > 1e7
    names = {figure.figure.name for figure in people.figures(found)}
    assert {"first answer, p99", "pictures", "memory, at most"} <= names


def test_what_people_had_to_wait_for_becomes_figures() -> None:
    load = Load(
        plan=Plan(2, 10, 5),
        opening=1.5,
        answers=[float(ms) for ms in range(1, 101)],
        results=[3000.0],
        moves=[1.0, 2.0, 9.0],
        lags=[4.0],
        unanswered=1,
        bare=2,
        broken=[],
        looks=[Figures(10, 50e6), Figures(14, 90e6), Figures(40, 80e6)],
        took=10.0,
    )
    found = {figure.figure.name: (figure.median, figure.met) for figure in people.figures(load)}
    assert found["presses"] == (10.0, None)
    assert found["presses without an answer"] == (1.0, False)
    assert found["results without their picture"] == (2.0, None)
    assert found["Discord's limits broken"] == (0.0, True)
    assert [found[f"first answer, {part}"][0] for part in ("median", "p95", "p99", "the most")] == [51, 96, 100, 100]
    assert found["a move with its commit, p95"] == (9.0, False)
    assert found["pictures"] == (3.0, None)
    assert (found["memory, at the first press"][0], found["memory, at most"][0]) == (50, 90)


@pytest.mark.slow
def test_a_station_with_many_tables_is_measured() -> None:
    found = {figure.name: figure for figure in stored.figures(40, 60)}
    assert found["memory with 40 tables, after the start"].measure() > 10
    for name, budget in (
        ("start with 40 tables", 3),
        ("memory, 40 of 40 tables looked at, against 40", stored.FLAT),
        ("a move, one of 40 tables, not in memory, median, against 20", stored.GROWN),
        ("a move after 60 entries of a game, not in memory, median, against 20", stored.GROWN),
    ):
        assert found[name].budget == budget
        assert found[name].measure() > 0


def test_the_load_keeps_its_section_when_the_rest_is_measured_anew() -> None:
    few, more = [one("x", "ms", 5, 3.0)], [one("y", "ms", 5, 7.0)]
    page = report.page(few)
    loaded = report.with_load(page, "How it was.\n", more)
    assert loaded.startswith(page.rstrip())
    assert loaded.count(report.LOAD) == loaded.count("How it was.") == 1
    assert "| y | ms | ≤ 5 | 7.0 |  | **no** |" in loaded
    assert report.page(few, loaded) == loaded
    again = report.with_load(loaded, "How it is now.\n", few)
    assert "How it was." not in again
    assert again.count(report.LOAD) == 1
    assert report.page(more, page) == report.page(more)


def test_a_second_that_is_only_half_written_is_left_for_later(tmp_path: Path) -> None:
    file = tmp_path / "seconds"
    whole = Second(1.5, [2.0, 3.0])
    line = msgspec.json.encode(whole)
    file.write_bytes(line + b"\n" + line[:5])
    assert seconds_of(file) == [whole]
