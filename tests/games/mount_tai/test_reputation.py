"""Reputation: what brings it, and that it decides the game. (MT-REP)"""

from __future__ import annotations

import pytest

from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import player, position

FARMS = {"B1": "farmland", "C1": "farmland"}
MIGHTY = ["mighty", "high", "supreme", "brilliant", "singular", "startling", "great", "bewildering"]


def at_the_end(*reputation: int, **more: object) -> Game:
    """The game is over for players with so much reputation."""
    players = [player(reputation=each, **more) for each in reputation]  # type: ignore[arg-type]
    return position(*players, year=3, phase="last")


@pytest.mark.rule("MT-REP-01")
@pytest.mark.parametrize(("reputation", "places"), [((30, 40), (2, 1)), ((99, 101, 50), (2, 1, 3)), ((0, 1), (2, 1))])
def test_the_highest_reputation_wins(reputation: tuple[int, ...], places: tuple[int, ...]) -> None:
    game = at_the_end(*reputation)
    standings = game.standings
    assert standings is not None
    found = {score.seat: (score.rank, score.total) for score in standings.scores}
    assert found == {seat: (place, reputation[seat]) for seat, place in enumerate(places)}
    assert [score.rank for score in standings.scores] == sorted(places), "the winner is named first"


@pytest.mark.rule("MT-REP-01")
def test_the_winner_is_found_after_year_2_only() -> None:
    game = position(player(reputation=200), phase="settlement", round=8, year=1)
    assert game.standings is None
    assert game.key == "policy"
    assert position(phase="settlement", round=8, year=2).over


@pytest.mark.rule("MT-REP-02")
def test_reputation_comes_from_praise_tiles() -> None:
    game = position(player(land=FARMS, reputation=2), phase="settlement", round=2, praises=MIGHTY)
    assert (game.scores[0], game.me.points) == (7, {"start": 2, "praise_1": 5})
    again = position(player(land=FARMS), phase="settlement", year=2, round=2, praises=[*MIGHTY[4:], *MIGHTY[:4]])
    assert (again.scores[0], again.me.points) == (4, {"praise_2": 4})


@pytest.mark.rule("MT-REP-03")
def test_reputation_comes_from_celebrations_and_sacrifices() -> None:
    game = position(player(6, 9, 9, edicts=[29], land=["D4"])).play("use:29", "celebrate", "sacrifice")
    assert (game.scores[0], game.me.points) == (12, {"celebration": 6, "sacrifice": 6})


@pytest.mark.rule("MT-REP-04")
def test_reputation_comes_from_some_events() -> None:
    game = position(player(), phase="events", events=["blue_1", "yellow_4"]).play("event:blue")
    assert (game.scores, game.me.points) == ([3, 0], {"event": 3})
    game = position(player(), phase="events", events=["blue_1", "yellow_4"]).play("event:yellow")
    assert game.scores == [0, 3]


@pytest.mark.rule("MT-REP-05")
def test_reputation_comes_from_skills_of_level_3_at_the_end() -> None:
    game = at_the_end(10, land=FARMS, talents={"agricultural_1": 3})
    assert (game.scores[0], game.me.points) == (12, {"start": 10, "level_3": 2})


@pytest.mark.rule("MT-REP-06")
def test_reputation_comes_from_some_skills_in_play() -> None:
    me = player(talents={"publicist": 1})
    game = position(me, phase="events", events=["blue_1", "yellow_4"]).play("event:blue")
    assert (game.scores[0], game.me.points) == (4, {"event": 3, "talent": 1})


@pytest.mark.rule("MT-REP-07", "MT-REP-08")
@pytest.mark.parametrize("before", [44, 45, 49, 94, 95, 99, 144, 194, 294])
def test_counting_goes_on_beyond_50_and_100_and_without_end(before: int) -> None:
    game = position(player(6, 3, 3, edicts=[13], reputation=before)).play("use:13", "celebrate")
    assert game.scores[0] == before + 6
    assert game.view().players[0].reputation == before + 6
