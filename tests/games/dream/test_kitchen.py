"""Kitchen, Private Room and Rank 1 menus. (DS-KIT, DS-MENU)"""

from __future__ import annotations

import pytest

from engine.kernel import Rng
from tests.games.dream.position import RULES, player, position


@pytest.mark.rule("DS-KIT-01")
def test_menus_turned_over_lie_in_the_kitchen_after_the_income() -> None:
    game = position(player(room=[3, 4, 2], kitchen=[1]), queue=["scholar"]).play("entertain:0")
    assert game.me.kitchen == [1, 3, 4]
    assert game.me.room == [2]


@pytest.mark.rule("DS-KIT-02", "DS-KIT-03", "DS-KIT-05")
def test_a_short_private_room_is_emptied_then_the_kitchen_shuffled() -> None:
    # Two menus are there, two are missing; they come out of the five that lie in the kitchen by then.
    game = position(player(room=[2, 2], kitchen=[4, 4, 4]), queue=["weaver"]).play("entertain:0")
    assert len(game.me.room) == 3
    assert len(game.me.kitchen) == 2
    assert sorted(game.me.room + game.me.kitchen) == [2, 2, 4, 4, 4]
    income = {2: 3, 4: 1}
    assert game.coins[0] == 3 + 3 + sum(income[rank] for rank in game.me.kitchen)


@pytest.mark.rule("DS-KIT-03")
def test_the_kitchen_is_really_shuffled() -> None:
    orders = set()
    for number in range(30):
        game = position(player(room=[], kitchen=[4, 4, 4, 3, 3, 2]), queue=["scholar"])
        game.table.rng.seed = f"kitchen-{number}"
        game.play("entertain:0")
        orders.add((*game.me.kitchen, *game.me.room))
    assert len(orders) > 10


@pytest.mark.rule("DS-KIT-04")
def test_cards_just_served_may_be_served_again() -> None:
    game = position(player(room=[2], kitchen=[]), queue=["scholar"]).play("entertain:0")
    assert game.coins[0] == 3 + 3
    assert game.me.kitchen == [2]


@pytest.mark.rule("DS-KIT-06")
def test_no_shuffle_while_the_private_room_serves() -> None:
    game = position(player(room=[4, 4, 3], kitchen=[4, 3, 2]), queue=["scholar"])
    drawn = game.table.rng.drawn
    game.play("entertain:0")
    assert game.table.rng.drawn == drawn
    assert game.me.kitchen == [4, 3, 2, 4, 4]


@pytest.mark.rule("DS-KIT-07")
def test_a_room_emptied_by_the_last_ordered_card_is_not_refilled_then() -> None:
    game = position(player(room=[4, 3], kitchen=[2]), queue=["scholar"]).play("entertain:0")
    assert game.me.room == []
    assert game.me.kitchen == [2, 4, 3]


@pytest.mark.rule("DS-KIT-08", "DS-KIT-09")
def test_menus_in_the_kitchen_are_not_served_before_the_shuffle() -> None:
    game = position(player(coins=9, room=[4, 4]), queue=["scholar"]).play("buy:menu:1", "entertain:0")
    assert game.coins[0] == 2, "the bought Rank 1 menu waits in the kitchen"
    assert game.me.kitchen == [1, 4, 4]


@pytest.mark.rule("DS-KIT-09")
def test_a_bought_menu_is_served_in_the_same_turn_if_the_kitchen_is_shuffled() -> None:
    game = position(player(coins=6, room=[]), queue=["scholar"]).play("buy:menu:2", "entertain:0")
    assert game.coins[0] == 3 + 3


@pytest.mark.rule("DS-AMB-12")
def test_the_shuffle_is_repeated_as_often_as_needed() -> None:
    game = position(player(room=[4], built=["tavern"]), queue=["porter"]).play("entertain:0")
    assert game.coins[0] == 4 + (4 + 1), "one card is served four times"
    assert game.me.kitchen == [4]


@pytest.mark.rule("DS-AMB-12")
def test_without_any_menu_card_nothing_is_served_and_the_tavern_counts_the_order() -> None:
    game = position(player(room=[], kitchen=[], built=["tavern"]), queue=["porter"]).play("entertain:0")
    assert game.coins[0] == 4 + 1
    assert (game.me.room, game.me.kitchen) == ([], [])


@pytest.mark.rule("DS-EX-09")
def test_example_the_matchmaker_and_a_room_of_one_card() -> None:
    game = position(player(room=[4], kitchen=[3, 3, 3, 3]), queue=["matchmaker"]).play("entertain:0")
    # After the income of 1 the kitchen of five is shuffled; two more are turned over.
    assert len(game.me.kitchen) == 2
    assert len(game.me.room) == 3
    assert game.coins[0] == 1 + sum({3: 2, 4: 1}[rank] for rank in game.me.kitchen)


@pytest.mark.rule("DS-MENU-01")
@pytest.mark.parametrize("die", [1, 4, 6])
def test_a_rank_1_menu_brings_a_die_and_2(die: int) -> None:
    game = position(player(room=[1, 4]), queue=["scholar"], dice=[die]).play("entertain:0")
    assert game.coins[0] == die + 2 + 1


@pytest.mark.rule("DS-MENU-02", "DS-AMB-11")
def test_each_rank_1_menu_has_its_own_die() -> None:
    game = position(player(room=[1, 1]), queue=["scholar"], dice=[2, 5]).play("entertain:0")
    assert game.coins[0] == (2 + 2) + (5 + 2)


@pytest.mark.rule("DS-SETUP-03")
def test_the_order_of_rooms_is_hidden_and_their_ranks_known_to_the_owner() -> None:
    game = position(player(room=[1, 2, 3]), player(room=[4, 3]))
    assert game.view(0).players[0].room == (1, 1, 1, 0)
    assert game.view(0).players[1].room is None
    assert game.view(None).players[0].room is None
    before = [game.view(viewer) for viewer in (0, 1, None)]
    RULES.determinize(game.table, 0, Rng("again"))
    assert [game.view(viewer) for viewer in (0, 1, None)] == before
