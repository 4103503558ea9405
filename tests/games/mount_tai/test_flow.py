"""Years, seasons, rounds and phases. (MT-FLOW)"""

from __future__ import annotations

import pytest

from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import player, position

TOLD = {"tidy": "P", "order": "O", "season": "S"}
"""What is told in the policy phase, at the turn order change and when a settlement begins."""


def course(game: Game) -> str:
    """All that happened so far, a letter each: P, O, S, and E for an event."""
    keys = (event.text.key.removeprefix("mount-tai-did-") for event in game.told)
    return "".join("E" if key.startswith("event") else TOLD.get(key, "") for key in keys)


def idly(game: Game) -> None:
    """One reply that does as little as possible: the first tile is removed, the first event taken."""
    offers = game.offers
    game.play("done" if "done" in offers else next((offer for offer in offers if offer.startswith("tidy")), offers[0]))


@pytest.mark.rule("MT-FLOW-01", "MT-FLOW-02", "MT-FLOW-03", "MT-FLOW-04", "MT-FLOW-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_years_of_four_seasons_of_two_rounds_and_a_settlement(seats: int) -> None:
    game = position(seats=seats)
    while not game.over:
        idly(game)
    a_round = "P" * seats + "O" + "E" * seats
    assert course(game) == (a_round * 2 + "S") * 8
    seasons = [said.args["season"].key for said in game.events("mount-tai-did-season")]  # type: ignore[union-attr]
    assert seasons == [f"mount-tai-season-{name}" for name in ("spring", "summer", "autumn", "winter")] * 2
    assert [said.args["year"] for said in game.events("mount-tai-did-season")] == [1] * 4 + [2] * 4
    assert game.table.settled == 8


@pytest.mark.rule("MT-FLOW-05")
def test_everybody_finishes_a_phase_before_the_next_one_begins() -> None:
    game = position(player(), player(), player())
    asked = []
    while game.table.round == 0:
        asked.append((game.key, game.decision.seat))
        idly(game)
    assert [who for who in asked if who[0] != "tidy"] == [
        *[("policy", seat) for seat in (0, 1, 2)],
        *[("event", seat) for seat in (0, 1)],  # one tile is left for the last
    ]


@pytest.mark.rule("MT-FLOW-06", "MT-EVENT-18")
def test_the_round_marker_moves_on_after_rounds_and_settlements() -> None:
    """Twelve marks a year: two rounds, and the settlement that lies between this season and the next."""
    game = position(seats=2)
    marks = [(1, 0, 1, 0)]
    while not game.over:
        idly(game)
        view = game.view()
        mark = (view.year, view.season, view.round, view.settled)
        if mark != marks[-1] and not game.over:
            marks.append(mark)
    assert marks == [(1 + number // 8, number % 8 // 2, number % 8 + 1, number // 2) for number in range(16)]
    on_the_mark = position(player(talents={"administrative": 2}), phase="settlement", round=4)
    assert (on_the_mark.key, on_the_mark.view().phase, on_the_mark.view().season) == ("settle", "settlement", 1)


@pytest.mark.rule("MT-FLOW-07")
def test_the_first_settlement_is_that_of_spring() -> None:
    game = position(seats=2)
    while not game.table.settled:
        assert game.view().season == 0
        idly(game)
    (said,) = game.events("mount-tai-did-season")
    assert (said.args["season"].key, said.args["year"]) == ("mount-tai-season-spring", 1)  # type: ignore[union-attr]
