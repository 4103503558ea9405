"""Whole games: they end within their bound and with a ranking, every position is sound, their records play again."""

from __future__ import annotations

import pytest

from engine import record, simulate
from engine.kernel import Standings
from engine.kernel.checks import refusal
from engine.record import position
from tests.suite.setups import SETUPS, Setup, every_game, every_setup, game


@every_setup
@pytest.mark.parametrize("policy", ["random", "sensible"])
def test_a_game_runs_to_its_end_with_every_position_sound(setup: Setup, policy: str) -> None:
    played, kept = simulate.play(setup.rules, setup.seats, dict(setup.options), setup.seed(policy), (policy,))
    assert 0 < played.decisions <= setup.rules.bound
    assert played.standings is not None
    _check_every_seat_is_ranked_once(played.standings, setup.seats)
    read = record.decode(record.encode(kept))
    assert read == kept
    session = record.play(read, setup.rules)
    assert session.standings == played.standings


def _check_every_seat_is_ranked_once(standings: Standings, number: int) -> None:
    seats = sorted(score.seat for score in standings.scores if score.seat is not None)
    assert seats == list(range(number))
    assert [score.rank for score in standings.scores] == sorted(score.rank for score in standings.scores)
    assert min(score.rank for score in standings.scores) == 1
    for score in standings.scores:
        assert score.total == sum(source.points for source in score.sources)
        assert (score.seat is None) == (score.name is not None)
        assert score.rank == 1 + sum(other.rank < score.rank for other in standings.scores)
    out = [score.rank for score in standings.scores if score.out]
    assert out == [1 + len(standings.scores) - len(out)] * len(out), "those who cannot win share the last place"


@every_setup
def test_equal_seeds_give_equal_games_and_others_do_not(setup: Setup) -> None:
    assert position(setup.begin("a")) == position(setup.begin("a"))
    starts = {position(setup.begin(f"{number}")) for number in range(5)}
    assert len(starts) > 1


@every_game
def test_every_value_of_every_option_can_be_played(slug: str) -> None:
    rules = game(slug)
    for variant in rules.variants:
        assert variant.default in variant.values
        played = {
            dict(setup.options).get(variant.id, variant.default) for setup in SETUPS if setup.slug == slug
        }  # fmt: skip
        assert played == set(variant.values), f"{variant.id}: some values fit no set-up"


@every_game
def test_every_number_of_seats_can_be_played_with_the_defaults(slug: str) -> None:
    rules = game(slug)
    assert {setup.seats for setup in SETUPS if setup.slug == slug} == set(rules.seats)
    assert all(refusal(rules, seats, {}) is None for seats in rules.seats)


@every_game
def test_every_game_has_its_computer_players(slug: str) -> None:
    assert {"random", "sensible"} <= set(game(slug).policies)
