"""The Evening's second step: all ships sail, then claims. (GG-EVE-12 to GG-EVE-20)"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.gugong.table import Ship
from tests.games.gugong.position import Game, Sitting, player, position, ship

NOTHING = [3, 9, 3]
"""Dice that no opening card of two players matches."""


def sailing(*ships: Ship, players: Sequence[Sitting] = (), seats: int = 2, start: int = 0, day: int = 4) -> Game:
    """An Evening in which nobody takes servants for gifts (between two, none matches); now the ships have sailed."""
    others = [player([]) for _ in range(seats - len(players))]
    game = position(*players, *others, phase="evening", dice=NOTHING, ships=ships, start=start, day=day)
    while "evening" in game.open.values():
        game.reply(game.session.decisions[0].seat, "0")
    return game


@pytest.mark.rule("GG-EVE-12", "GG-EVE-13", "GG-EVE-16")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["r0h1"], ["r0h2"]),
        (["r0h1", "r0h2", "r0h3"], ["r0h2", "r0h3", "r0h4"]),
        (["r0h3", "r0h1", "r0h2", "r0h4"], ["r0h2", "r0h3", "r0h4", "r0h5"]),
        (["r0h1", "r0h4"], ["r0h2", "r0h5"]),
    ],
)
def test_every_ship_sails_one_harbor_those_in_front_first(before: list[str], after: list[str]) -> None:
    """None skips a harbor or waits: the one ahead has made room already."""
    game = sailing(*(ship(number % 2, place) for number, place in enumerate(before)))
    assert sorted(game.ships) == after
    owners = {place: number % 2 for number, place in enumerate(before)}
    for place, owner in owners.items():
        assert game.ships[f"r0h{int(place[3:]) + 1}"][0] == owner


@pytest.mark.rule("GG-EVE-12", "GG-CANAL-12")
def test_ships_of_both_routes_sail() -> None:
    game = sailing(ship(0, "r0h1"), ship(1, "r1h1"), ship(2, "r1h4"), ship(3, "r1h5", 2), seats=4)
    assert sorted(game.ships) == ["r0h2", "r1h2", "r1h5"]


@pytest.mark.rule("GG-EVE-14", "GG-EVE-15")
@pytest.mark.parametrize("servants", [1, 3])
def test_a_ship_at_hangzhou_is_lost_without_a_reward(servants: int) -> None:
    game = sailing(ship(0, "r0h5", servants), ship(1, "r0h4", 1))
    assert game.over, "nothing to claim"
    assert game.ships == {"r0h5": (1, 1, 0)}
    assert (game.me.pool, game.me.supply, game.me.rewards) == (6, 6, [0, 0, 0])
    assert (game.scores[0], game.view().players[0].ships_left) == (0, 3)


@pytest.mark.rule("GG-EVE-17")
def test_claims_come_after_all_ships_have_sailed() -> None:
    game = sailing(ship(0, "r0h1", 3), ship(1, "r0h5", 3), ship(1, "r0h2", 1), start=0)
    assert game.ships == {"r0h2": (0, 3, 0), "r0h3": (1, 1, 0)}
    assert game.offers == ["claim:r0h2:points", "none"], "at the new harbor"


@pytest.mark.rule("GG-EVE-18", "GG-AMB-37")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_claims_go_in_turn_order_from_the_start_player(start: int) -> None:
    fleet = [ship(0, "r0h1", 3), ship(1, "r0h2", 3), ship(2, "r0h3", 3)]
    game = sailing(*fleet, seats=3, start=start)
    asked = []
    while not game.over:
        asked.append(game.decision.seat)
        game.play("none")
    assert asked == [(start + step) % 3 for step in range(3)]


@pytest.mark.rule("GG-EVE-18", "GG-AMB-37")
def test_a_medal_taken_today_does_not_change_that_order() -> None:
    fleet = [ship(0, "r0h1", 3), ship(1, "r0h2", 3)]
    game = position(player([]), player([]), phase="evening", dice=NOTHING, ships=fleet, start=0, medal=1)
    assert game.open == {0: "claim"}


@pytest.mark.rule("GG-EVE-19", "GG-HARB-02", "GG-HARB-03")
def test_claims_in_the_evening_are_those_of_the_day() -> None:
    assert sailing(ship(0, "r0h1", 2)).over, "two servants are not enough"
    assert sailing(ship(0, "r0h2", 3)).offers == ["claim:r0h3:card", "none"]
    assert sailing(ship(0, "r0h3", 3)).offers == ["claim:r0h4:foreman", "none"]
    assert sailing(ship(0, "r0h4", 3)).offered("claim:r0h5:") == ["points", "card", "foreman"]
    assert sailing(ship(0, "r0h1", 3), players=[player([], 4, rewards=(3, 0, 0))]).over, "all spaces are taken"
    declined = sailing(ship(0, "r0h1", 3)).play("none")
    assert (declined.ships, declined.scores, declined.over) == ({"r0h2": (0, 3, 0)}, [0, 0], True)
    claimed = sailing(ship(0, "r0h1", 3)).play("claim:r0h2:points")
    assert (claimed.ships, claimed.scores, claimed.me.rewards) == ({}, [4, 0], [1, 0, 0])
    assert (claimed.me.pool, claimed.me.supply) == (6, 5), "two in the supply again, one on the reward"


@pytest.mark.rule("GG-EVE-19", "GG-FORE-14", "GG-FORE-20", "GG-AMB-48")
def test_the_foreman_claims_in_the_evening_too() -> None:
    fleet = [ship(0, "r0h1", 1, foreman=2)]
    game = sailing(*fleet)
    assert game.offers == ["claim:r0h2:points", "claim:r0h2:points:foreman", "none"]
    game.play("claim:r0h2:points:foreman")
    assert (game.me.foreman, game.me.reward_foreman) == ("away", "points")
    other = sailing(ship(0, "r0h1", 1, foreman=2)).play("claim:r0h2:points")
    assert (other.me.foreman, other.me.reward_foreman) == ("supply", "")


@pytest.mark.rule("GG-EVE-19", "GG-HARB-11", "GG-MORN-15")
def test_a_card_claimed_in_the_evening_is_in_the_hand_of_the_next_day() -> None:
    game = position(
        player([]), player([]), phase="evening", dice=NOTHING, ships=[ship(0, "r0h2", 3)], next_gifts=["draw_9"]
    )
    game.play("claim:r0h3:card")
    assert game.table.day == 2
    assert len(game.me.hand) == 5
    assert "draw_9" in game.me.hand


@pytest.mark.rule("GG-EVE-20")
@pytest.mark.parametrize("first", ["r0h2:points", "r0h3:card", "r0h4:foreman"])
def test_each_ship_that_qualifies_may_claim(first: str) -> None:
    fleet = [ship(0, "r0h1", 3), ship(0, "r0h2", 3), ship(0, "r0h3", 3)]
    game = sailing(*fleet, players=[player([], 2)])
    every = ["r0h2:points", "r0h3:card", "r0h4:foreman"]
    assert game.offered("claim:") == every
    game.play(f"claim:{first}")
    assert game.offered("claim:") == [claim for claim in every if claim != first]
    game.play(f"claim:{game.offered('claim:')[-1]}", "none")
    assert len(game.ships) == 1
    assert game.over


@pytest.mark.rule("GG-EVE-20", "GG-HARB-08")
def test_two_ships_at_one_space_are_one_claim() -> None:
    """Hangzhou and Huai'an both have the Foreman to give, but there is one."""
    game = sailing(ship(0, "r0h3", 3), ship(0, "r0h4", 3), players=[player([], 1, rewards=(3, 2, 0))])
    assert game.offered("claim:") == ["r0h4:foreman", "r0h5:foreman"]
    assert game.play("claim:r0h5:foreman").over
