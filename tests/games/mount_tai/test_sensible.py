"""The sensible computer player: legal everywhere, clearly better than chance, and quick."""

from __future__ import annotations

import time

import pytest

from engine.games.mount_tai.rules import rules
from engine.games.mount_tai.table import Table
from engine.games.mount_tai.view import View
from engine.kernel import Session
from engine.simulate import Players

RULES = rules()
GAMES = 12


def played(seats: int, seed: str, *policies: str, **options: str) -> Session[Table, View]:
    session, _ = Session.begin(RULES, seats, options, seed)
    players = Players([RULES.policies[policy] for policy in policies], seed)
    while not session.over:
        session.apply(players.reply(session))
    return session


def test_it_beats_random_play() -> None:
    won = 0
    for number in range(GAMES):
        policies = ("sensible", "random") if number % 2 else ("random", "sensible")
        standings = played(2, f"against random {number}", *policies).standings
        assert standings is not None
        best = standings.scores[0].seat
        won += best is not None and policies[best] == "sensible"
    assert won >= 11


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_holds_rites_and_meets_praises(seats: int) -> None:
    standings = played(seats, "rites", *["sensible"] * seats, talents="all" if seats > 2 else "base").standings
    assert standings is not None
    earned = {source.label.key for score in standings.scores for source in score.sources if source.points}
    assert {"mount-tai-score-praise-1", "mount-tai-score-praise-2"} <= earned
    assert earned & {"mount-tai-score-celebration", "mount-tai-score-sacrifice"}


def test_it_is_quick() -> None:
    began = time.process_time()
    played(4, "quick", *["sensible"] * 4)
    assert time.process_time() - began < 3, "a whole game takes a fraction of a second"
