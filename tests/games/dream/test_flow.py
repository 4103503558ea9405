"""The order of a turn. (DS-FLOW)"""

from __future__ import annotations

import pytest

from tests.games.dream.position import player, position


@pytest.mark.rule("DS-FLOW-01")
def test_buying_and_building_come_before_removing() -> None:
    game = position(player(coins=30, kitchen=[4], unbuilt=["mercery"]))
    assert game.offered("buy")
    assert game.offered("build") == ["build:mercery"]
    game.play("remove:4")
    assert not game.offered("buy")
    assert not game.offered("build")
    assert {blocked.rule for blocked in game.refused("dream-buy-any-card") + game.refused("dream-build")} == {
        "DS-FLOW-01"
    }


@pytest.mark.rule("DS-FLOW-01")
def test_the_income_of_the_customer_comes_after_all_purchases() -> None:
    game = position(player(coins=6, built=["chinaware"]), player(), queue=["painter"])
    assert "buy:menu:1" not in game.offers
    game.play("entertain:0")
    assert game.coins[0] == 6 + 3 + 6
    assert game.decision.seat == 1, "the coins come too late for this turn's purchases"


@pytest.mark.rule("DS-FLOW-02", "DS-AMB-01")
def test_a_player_does_all_phases_and_then_the_next_one_clockwise() -> None:
    game = position(player(coins=20, kitchen=[4]), player(), player())
    game.play("buy:menu:3")
    assert game.decision.seat == 0
    game.play("remove:4")
    assert game.decision.seat == 0
    for seat in (1, 2, 0):
        game.play("entertain:0")
        assert (game.decision.seat, game.table.active) == (seat, seat)
    assert game.table.turn == 4


@pytest.mark.rule("DS-FLOW-03", "DS-FLOW-04")
def test_a_customer_can_be_entertained_without_buying_or_removing() -> None:
    game = position(player(coins=30, kitchen=[4], unbuilt=["mercery"]))
    assert [option.id for option in game.decision.options] == [f"entertain:{place}" for place in range(4)]
    game.play("entertain:0")
    assert game.decision.seat == 1
    assert game.me.models == 0


@pytest.mark.rule("DS-FLOW-05", "DS-CUST-01")
def test_a_turn_only_ends_with_exactly_one_customer() -> None:
    game = position(player(coins=30, kitchen=[4], unbuilt=["mercery"]))
    assert game.decision.pick == (1, 1)
    assert all(option.id.startswith("entertain:") for option in game.decision.options)
    game.play("buy:menu:4", "build:mercery", "remove:4")
    assert game.decision.seat == 0
    assert game.offers == [f"entertain:{place}" for place in range(4)]
    for seat in (1, 0, 1):
        game.play("entertain:0")
        assert game.decision.seat == seat, "one customer, and the turn is over"


@pytest.mark.rule("DS-FLOW-06")
def test_play_goes_on_until_somebody_wins() -> None:
    game = position(player(), player())
    for _ in range(300):
        game.play("entertain:0")
    assert not game.over
    assert game.table.turn == 301
