"""Phase 2. (DS-PREP)"""

from __future__ import annotations

import pytest

from tests.games.dream.position import CARDS, player, position


@pytest.mark.rule("DS-PREP-01")
def test_one_removal_a_turn() -> None:
    game = position(player(coins=20, kitchen=[4, 4, 3]), player()).play("remove:4")
    assert not game.offered("remove")
    assert [blocked.rule for blocked in game.refused("dream-remove-any")] == ["DS-PREP-01"]
    game.play("entertain:0", "entertain:0")
    assert game.offered("remove") == ["remove:3", "remove:4"]


@pytest.mark.rule("DS-PREP-02")
def test_a_removal_costs_3_coins() -> None:
    assert position(player(coins=3, kitchen=[4])).play("remove:4").coins[0] == 0
    poor = position(player(coins=2, kitchen=[4]))
    assert not poor.offered("remove")
    assert [blocked.rule for blocked in poor.refused("dream-remove-any")] == ["DS-PREP-02"]


@pytest.mark.rule("DS-PREP-03", "DS-PREP-05")
def test_any_card_of_the_kitchen_and_of_the_kitchen_only() -> None:
    game = position(player(coins=5, room=[1, 2], kitchen=[3, 4, 4]))
    assert game.offered("remove") == ["remove:3", "remove:4"]
    game.play("remove:3")
    assert game.me.kitchen == [4, 4]
    assert game.me.room == [2, 1]
    game = position(player(coins=5, kitchen=[3]), player(coins=5, kitchen=[2]), active=1)
    assert game.offered("remove") == ["remove:2"]


@pytest.mark.rule("DS-PREP-04", "DS-EX-05")
def test_example_flat_peach_rice_goes_back_to_its_pile() -> None:
    game = position(player(coins=3, kitchen=[4, 3]))
    before = game.table.supply[3]
    game.play("remove:4")
    assert game.coins[0] == 0
    assert game.me.kitchen == [3]
    assert game.table.supply[3] == before + 1


@pytest.mark.rule("DS-PREP-04")
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
def test_a_removed_card_lies_on_the_pile_of_its_rank(rank: int) -> None:
    game = position(player(coins=3, kitchen=[1, 2, 3, 4]))
    before = game.table.supply[:]
    game.play(f"remove:{rank}")
    assert [after - was for after, was in zip(game.table.supply, before, strict=True)] == [
        int(each == rank) for each in (1, 2, 3, 4)
    ]


@pytest.mark.rule("DS-PREP-06")
def test_a_menu_bought_in_this_turn_may_be_removed() -> None:
    game = position(player(coins=9)).play("buy:menu:2", "remove:2")
    assert game.me.kitchen == []
    assert game.table.supply[1] == CARDS.menus["rank_2"].copies


@pytest.mark.rule("DS-PREP-07")
def test_with_an_empty_kitchen_nothing_can_be_removed() -> None:
    game = position(player(coins=20, room=[4, 3, 2, 1], kitchen=[]))
    assert not game.offered("remove")
    assert [blocked.rule for blocked in game.refused("dream-remove-any")] == ["DS-PREP-07"]
