"""The Gift Shop A3: a servant on a muse, and her power at once."""

from __future__ import annotations

import pytest

from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import player, position

RING = ("A1", "A3", "A2", "A4", "A5", "A6")
"""One space clockwise of the start lies the Gift Shop; the pointer shows A1 in Round 1."""


def at_the_gift_shop(me: object = None, muses: object = (4, 5, 6, 7), **more: object) -> Game:
    """Seat 0 has just walked to the Gift Shop; the discard and the walk brought a coin each."""
    own = me or player(track=["start_teahouse_1", "start_fair_1"])
    game = position(own, muses=muses, ring=RING, **more)  # type: ignore[arg-type]
    return game.play("visit:2:fair", "move:cw:1")


@pytest.mark.rule("JN-SHOP-09", "JN-SHOP-10")
def test_a_servant_brings_no_bonus_but_the_power_of_a_muse_not_hired() -> None:
    game = at_the_gift_shop()
    coins, ideas = game.me.coins, game.ideas()
    game.play("muse:4")
    assert game.muses()[4] == [0] and game.me.assistants == []
    assert game.me.coins == coins, "her bonus would be a coin and a painting idea"
    assert game.ideas() == (ideas[0], ideas[1], ideas[2] + 1)


@pytest.mark.rule("JN-SHOP-11")
def test_without_a_servant_no_power_is_used() -> None:
    game = at_the_gift_shop()
    before = game.ideas(), game.me.coins
    game.play("none")
    assert (game.ideas(), game.me.coins) == before
    assert game.decision.seat == 1


@pytest.mark.rule("JN-SHOP-12", "JN-PAR-06")
def test_a_muse_hired_there_lends_her_power_at_once() -> None:
    game = at_the_gift_shop(muses={4: [0, 1], 5: [], 6: [], 7: []})
    ideas = game.ideas()
    game.play("muse:4")
    assert game.me.assistants == [4] and 4 not in game.muses()
    assert game.ideas()[2] == ideas[2] + 1


@pytest.mark.rule("JN-AMB-53", "JN-AST-10")
def test_her_power_costs_what_it_says_and_can_be_declined() -> None:
    game = at_the_gift_shop()
    coins = game.me.coins
    game.play("muse:7")
    assert game.offers_to(0) == [*(f"boat:{slot}" for slot in range(6)), "none"]
    game.play("boat:2")
    assert game.me.coins == coins - 2 and game.boat(2) == [(0, 1)]
    other = at_the_gift_shop().play("muse:7", "none")
    assert other.me.coins == coins and other.boat(2) == []


@pytest.mark.rule("JN-AMB-53")
def test_powers_can_lead_from_shop_to_shop() -> None:
    # Zhu Zhishan's power uses the shop to which the pointer points: the Gift Shop once more, and then she is hired.
    game = at_the_gift_shop(muses=(3, 5, 6, 7), pointer=1)
    coins = game.me.coins
    game.play("muse:3", "shop:1", "muse:3", "shop:1")
    assert game.me.assistants == [3] and game.me.coins == coins - 2
    game.play("none")
    assert game.decision.seat == 1


@pytest.mark.rule("JN-AMB-21")
def test_in_the_action_phase_it_does_not_count_as_activated() -> None:
    game = at_the_gift_shop(player(track=["start_teahouse_1", "start_fair_1"], assistants=[8]), muses={6: [0]})
    game.play("muse:6", "novel")
    assert game.me.assistants == [8, 6] and game.me.activated == []


@pytest.mark.rule("JN-AMB-21")
def test_in_the_income_step_it_counts_as_activated() -> None:
    me = player(coins=5, assistants=[3, 15])
    game = position(me, muses={6: [0], 7: [], 8: [], 9: []}, ring=RING, pointer=1, phase="income", scholars=ALL_PLACED)
    game.play("assistant:3", "muse:6", "novel")
    assert game.me.assistants == [3, 15, 6]
    assert "assistant:6" not in game.offers_to(0), "her power was used through the shop in this step"


@pytest.mark.rule("JN-AMB-21", "JN-AST-27")
def test_an_assistant_hired_in_the_income_step_can_be_used_in_it() -> None:
    me = player(coins=5, assistants=[15])
    game = position(me, muses={6: [0], 7: [], 8: [], 9: []}, phase="income", scholars=ALL_PLACED)
    game.play("assistant:15", "muse:6")
    assert game.me.assistants == [15, 6] and game.me.coins == 4
    game.play("assistant:6", "drama")
    assert game.ideas() == (1, 2, 1)


ALL_PLACED = {"society": [0, 1, 2], "teahouse": [0, 1, 2], "tavern": [0, 1, 2]}
"""Everybody has placed the three scholars."""
