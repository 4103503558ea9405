"""Recorded games still replay. A game without recorded games fails here.

`python -m tests.suite.recording` records them anew when a rules version has risen.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import record
from engine.kernel import Undo
from tests.suite.recording import FOLDER, GAMES_EACH, name_of
from tests.suite.setups import GAMES, every_game, game, lookup

RECORDED = sorted(FOLDER.glob("*/*.json"))


@every_game
def test_every_game_has_recorded_games(slug: str) -> None:
    mine = [record.decode(path.read_bytes()) for path in RECORDED if path.parent.name == slug]
    assert {kept.seats for kept in mine} == set(game(slug).seats), f"python -m tests.suite.recording {slug}"
    for seats in game(slug).seats:
        assert sum(kept.seats == seats for kept in mine) >= GAMES_EACH
    assert any(isinstance(entry, Undo) for kept in mine for entry in kept.entries)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_still_replays(path: Path) -> None:
    assert path.parent.name in GAMES, "a folder for a game that is not registered"
    kept = record.decode(path.read_bytes())
    assert kept.slug == path.parent.name
    assert path.name == name_of(kept)
    rules = record.rules_of(kept, lookup)
    assert kept.rules_version == rules.version, "record it anew, and say so in the CHANGELOG"
    assert record.play(kept, rules).over
