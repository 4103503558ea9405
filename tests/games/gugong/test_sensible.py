"""The computer player: whole games, and what it does in single positions."""

from __future__ import annotations

import time

import pytest

from engine.games.gugong.rules import rules
from engine.games.gugong.sensible import picks
from engine.kernel import Rng, Score, Session
from engine.simulate import Players
from tests.games.gugong.position import Game, acting, edict, player, position, ship

RULES = rules()


def play(seats: int, seed: str, *policies: str) -> tuple[Score, ...]:
    """The scores of one game, the winner's first."""
    session, _ = Session.begin(RULES, seats, {}, seed)
    players = Players([RULES.policies[policies[seat % len(policies)]] for seat in range(seats)], seed)
    while not session.over:
        session.apply(players.reply(session))
    assert session.standings is not None
    return session.standings.scores


def test_it_beats_random_play_from_both_seats() -> None:
    wins = 0
    for number in range(10):
        wins += play(2, f"first-{number}", "sensible", "random")[0].seat == 0
        wins += play(2, f"second-{number}", "random", "sensible")[0].seat == 1
    assert wins >= 19, "of 20 games"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_always_reaches_the_palace_and_scores_decently(seats: int) -> None:
    for number in range(4):
        scores = play(seats, f"alone-{number}", "sensible")
        assert not any(score.out for score in scores)
        assert scores[0].total >= 25


def test_it_is_quick() -> None:
    play(3, "warm", "sensible")
    began = time.process_time()
    for number in range(3):
        play(3, f"quick-{number}", "sensible")
    assert (time.process_time() - began) / 3 < 0.3


def choose(game: Game) -> str:
    """What it does at the question of a position."""
    return picks(game.view, game.decision, Rng("x"))[0]


def test_it_enters_the_palace_while_it_can() -> None:
    late = position(player(["seat_1_4", "seat_1_3"], pool=3, palace=7), day=4, gifts={"palace": "board_1"})
    assert choose(late).endswith(":palace")


def test_it_completes_the_wall_that_it_leads() -> None:
    assert choose(acting("wall", player(pool=3), wall=[0, 0, 1])) == "place:servant"


def test_it_leaves_the_wall_that_another_player_leads() -> None:
    assert choose(acting("wall", player(pool=1), wall=[1, 1, 1], day=4)) == "done"


def test_it_fills_a_ship_where_it_can_claim() -> None:
    game = acting("canal", player(pool=3), ships=[ship(0, "r0h2", 2), ship(0, "r0h4", 1)], day=4)
    assert choose(game) == "place:servant:r0h2"
    game.play("place:servant:r0h2")
    assert choose(game) == "claim:r0h2:points"


def test_it_gives_the_card_whose_action_comes_first() -> None:
    """The location's action may still follow, the card's may not."""
    game = acting("palace", player(["seat_1_2"], pool=3), card="seat_1_2")
    assert choose(game).startswith("card:")


def test_it_spends_servants_before_the_game_is_over() -> None:
    game = acting("palace", player(["seat_1_4"], pool=2, palace=8), day=4, arrivals=[0])
    assert choose(game) == "place:two"


def test_it_buys_the_fifth_jade() -> None:
    assert choose(acting("jade", player(pool=5, jade=4), day=3)).startswith("place:house:")


def test_it_trades_its_last_tokens_for_points() -> None:
    me = player(["seat_1_4"], pool=0, tokens=["servant", "points", "points", "palace"], palace=8)
    assert choose(position(me, day=4, arrivals=[0])) == "trade:4"


def test_it_keeps_tokens_that_a_decree_rewards() -> None:
    me = player(["seat_1_4"], pool=0, tokens=["servant", "points", "points", "palace"], palace=8)
    game = position(me, day=4, arrivals=[0], decrees=[edict("final_tokens", 0)])
    assert choose(game).startswith("give:")


def test_it_sells_intrigue_for_a_jade_at_the_end() -> None:
    me = player(["seat_1_4"], pool=1, intrigue=9, jade=4)
    game = acting("wall", me, wall=[0, 0, 0], day=4).play("place:servant")
    assert choose(game) == "seven"
