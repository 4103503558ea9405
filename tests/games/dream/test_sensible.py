"""The computer player, and how long games take."""

from __future__ import annotations

from functools import partial

import pytest

from engine.games.dream.sensible import picks
from engine.kernel import Reply, Rng, Session
from tests.games.dream.position import RULES, player, position


def play(seats: int, seed: str, *policies: str) -> tuple[int | None, int, int]:
    """Winner, replies and turns of one game."""
    session, _ = Session.begin(RULES, seats, {}, seed)
    rng = Rng(f"players-{seed}")
    replies = 0
    while not session.over:
        (decision,) = session.decisions
        seat = decision.seat
        policy = RULES.policies[policies[seat % len(policies)]]
        chosen = policy(partial(session.view, seat), decision, rng)
        session.apply(Reply(seat, decision.key, decision.ticket, chosen))
        replies += 1
    return session.table.winner, replies, session.table.turn


def test_it_beats_random_play_from_both_seats() -> None:
    wins = 0
    for number in range(15):
        wins += play(2, f"first-{number}", "sensible", "random")[0] == 0
        wins += play(2, f"second-{number}", "random", "sensible")[0] == 1
    assert wins >= 27, "of 30 games"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_finishes_in_a_reasonable_time(seats: int) -> None:
    for number in range(3):
        _, _, turns = play(seats, f"alone-{number}", "sensible")
        assert turns / seats <= 30


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_far_within_the_bound(seats: int) -> None:
    for number in range(10):
        assert play(seats, f"long-{number}", "random")[1] < RULES.bound / 5


def choose(*players: object, **pieces: object) -> str:
    game = position(*players, **pieces)  # type: ignore[arg-type]
    return picks(game.view, game.decision, Rng("x"))[0]


def test_it_builds_what_it_can() -> None:
    assert choose(player(coins=9, unbuilt=["mercery"])) == "build:mercery"


def test_it_takes_the_customer_that_brings_most() -> None:
    built = ["chinaware", "chinaware", "mercery", "jewelry", "tavern", "tavern", "yinzi", "yinzi"]
    assert choose(player(coins=45, built=built), queue=["soldier", "noble_lady", "farmer"]) == "entertain:1"
    assert choose(player(coins=45, built=built), queue=[("soldier", 30), "noble_lady"]) == "entertain:0"


def test_it_waits_for_the_win_when_its_shops_stand() -> None:
    built = ["chinaware", "chinaware", "mercery", "jewelry", "tavern", "tavern", "yinzi", "yinzi"]
    assert choose(player(coins=47, kitchen=[4, 4], built=built)).startswith("entertain")


def test_it_chooses_the_best_shop_in_off_season() -> None:
    game = position(player(built=["mercery", "chinaware"]), queue=["noble_lady"], notices=["off_season"])
    game.play("entertain:0")
    assert picks(game.view, game.decision, Rng("x")) == ("shop:chinaware",)
