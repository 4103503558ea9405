"""list, simulate and show: what they print, their exit codes, and what they say to words that cannot be used."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import SLUGS
from engine.kernel import Steps
from tests.cli.conftest import Typed
from tests.teaching import Teaching
from tests.teaching.table import Table, load

ROOT = Path(__file__).parent.parent.parent


def engine(*words: str) -> subprocess.CompletedProcess[str]:
    """`python -m engine …`, really."""
    return subprocess.run(
        [sys.executable, "-m", "engine", *words], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )


def test_list_names_every_game() -> None:
    done = engine("list")
    assert (done.returncode, done.stderr) == (0, "")
    games = json.loads(done.stdout)
    assert [game["slug"] for game in games] == list(SLUGS)
    for game in games:
        assert game["seats"] == sorted(game["seats"])
        assert {"id", "values", "default"} <= {key for option in game["options"] for key in option} or not game[
            "options"
        ]


def test_simulate_prints_one_line_a_game() -> None:
    done = engine("simulate", SLUGS[0], "--seats", "2", "--seed", "7", "--games", "3", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(lines) == 3
    for line in lines:
        assert list(line) == ["slug", "seats", "seed", "options", "decisions", "steps", "standings", "ms"]
        assert (line["slug"], line["seats"]) == (SLUGS[0], 2)
        assert line["decisions"] >= line["steps"] > 0
        assert len(line["standings"]["scores"]) == 2
    assert len({line["seed"] for line in lines}) == 3


def test_nobody_reads_to_the_end() -> None:
    """`| head -1` ends without a complaint."""
    command = f"{sys.executable} -m engine simulate {SLUGS[0]} --seats 2 --games 40 --json | head -1"
    done = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


def test_a_seed_of_a_line_plays_that_game_again(typed: Typed) -> None:
    _, out, _ = typed("simulate", "teaching", "--seats", "3", "--seed", "x", "--games", "3")
    last = json.loads(out.splitlines()[-1])
    _, again, _ = typed("simulate", "teaching", "--seats", "3", "--seed", last["seed"])
    repeated = json.loads(again)
    assert {**repeated, "ms": 0} == {**last, "ms": 0}


def test_options_and_policies_are_used(typed: Typed) -> None:
    code, out, err = typed(
        "simulate", "teaching", "--seats", "3", "--option", "length=long", "--option", "dice=without",
        "--policy", "sensible,random",
    )  # fmt: skip
    assert code == 0
    defaults = {"leg": "none", "luggage": "none"}
    assert json.loads(out)["options"] == {"length": "long", "dice": "without", **defaults}
    assert "1 games, 0 broken" in err
    _, short, _ = typed("simulate", "teaching", "--seats", "3", "--policy", "sensible,random")
    assert json.loads(short)["steps"] < json.loads(out)["steps"]


def test_several_processes_play_the_same_games(typed: Typed) -> None:
    words = ("simulate", "teaching", "--seats", "2", "--games", "6", "--json")
    alone = typed(*words)
    together = typed(*words, "--jobs", "2")
    assert together[0] == 0
    without_time = [[{**json.loads(line), "ms": 0} for line in out.splitlines()] for _, out, _ in (alone, together)]
    assert without_time[0] == without_time[1]


class _Losing(Teaching):
    def step(self, t: Table) -> Steps[None]:
        if t.round == 2 and t.deck:
            t.deck.pop()
        return super().step(t)


class _Failing(Teaching):
    def step(self, t: Table) -> Steps[None]:
        if t.round == 2:
            raise KeyError("lost")
        return super().step(t)


class _Long(Teaching):
    bound = 5


@pytest.mark.parametrize(
    ("faulty", "error"), [(_Losing, "cards: "), (_Failing, "KeyError: 'lost'"), (_Long, "not over after 5 replies")]
)
def test_a_game_that_goes_wrong_is_a_line_and_exit_code_1(typed: Typed, faulty: type[Teaching], error: str) -> None:
    code, out, err = typed(
        "simulate", "teaching", "--seats", "2", "--games", "2", lookup=lambda slug: faulty(load())
    )  # fmt: skip
    assert code == 1
    lines = [json.loads(line) for line in out.splitlines()]
    assert [error in line["error"] for line in lines] == [True, True]
    assert lines[0]["seed"] == "1"
    assert "2 broken" in err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["simulate", "chess", "--seats", "2"], "'chess'"),
        (["simulate", "teaching"], "--seats"),
        (["simulate", "teaching", "--seats", "9"], "for 2 to 4 players, not 9"),
        (["simulate", "teaching", "--seats", "two"], "'two'"),
        (["simulate", "teaching", "--seats", "0"], "at least 1"),
        (["simulate", "teaching", "--seats", "2", "--games", "0"], "at least 1"),
        (["simulate", "teaching", "--seats", "2", "--games", "٣"], "whole number"),
        (["simulate", "teaching", "--seats", "2", "--policy", "clever"], "it has: random, sensible"),
        (["simulate", "teaching", "--seats", "2", "--option", "length"], "name=value"),
        (["simulate", "teaching", "--seats", "2", "--option", "size=big"], "no table option"),
        (["simulate", "teaching", "--seats", "2", "--option", "length=huge"], "short, long"),
        (["simulate", "teaching", "--seats", "2", "--option", "length=long", "--option", "length=short"], "twice"),
        (["simulate", "teaching", "--seats", "4", "--option", "length=long", "--option", "dice=without"], "too dull"),
        (["show", "teaching", "--seats", "2", "--seat", "2"], "at most 1"),
        (["show", "teaching", "--seats", "2", "--after", "-1"], "at least 0"),
        (["show", "teaching", "--seats", "2", "--lang", "fr"], "'fr'"),
        (["replay", "/nowhere/at/all.json"], "No such file"),
        (["simulate", "teaching", "--seats", "2", "--seed", "\udcff"], "must be text"),
        (["dance"], "'dance'"),
        ([], "list | simulate | replay | notate | show"),
    ],
)
def test_words_that_cannot_be_used(typed: Typed, words: list[str], says: str) -> None:
    code, out, err = typed(*words)
    assert (code, out) == (2, "")
    assert says in err
    assert "Traceback" not in err


def test_a_folder_that_cannot_be_written(typed: Typed, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    code, _, err = typed("simulate", "teaching", "--seats", "2", "--record", str(tmp_path / "file"))
    assert code == 2
    assert "no records can be written" in err
    code, _, err = typed("simulate", "teaching", "--seats", "2", "--seed", "x" * 300, "--record", str(tmp_path))
    assert code == 2
    assert "cannot be written" in err


def test_show_prints_the_public_view_without_anybodys_options(typed: Typed) -> None:
    code, out, _ = typed("show", "teaching", "--seats", "3")
    assert code == 0
    assert "seen by everybody" in out
    assert "hand=–" in out
    assert "Seat 2 is asked: bid\n" in out
    assert "bid:0" not in out


def test_show_prints_a_seats_view_with_its_own_options(typed: Typed) -> None:
    _, out, _ = typed("show", "teaching", "--seats", "3", "--seat", "1", "--seed", "5")
    assert "seen by Seat 2" in out
    assert out.count("hand=[") == 1
    assert "Seat 2 is asked: bid: What do you bid for the best room?" in out
    assert "A  0 coins  [bid:0]" in out
    assert "Seat 1 is asked: bid\n" in out


def test_show_prints_free_things_and_how_many_may_be_picked(typed: Typed) -> None:
    pages = [typed("show", "teaching", "--seats", "2", "--seat", "0", "--after", str(after))[1] for after in range(12)]
    assert any("first, if wanted:" in page for page in pages)
    assert any("0 to 3 of:" in page for page in pages)


def test_show_prints_the_end_in_either_language(typed: Typed) -> None:
    _, out, _ = typed("show", "teaching", "--seats", "2", "--after", "999")
    assert "The game was over after" in out
    assert "2 rounds have been played." in out
    assert "  1. Seat" in out
    _, chinese, _ = typed("show", "teaching", "--seats", "2", "--after", "999", "--lang", "zh-TW")
    assert "已進行 2 輪。" in chinese
