"""The queue of customers. (DS-QUE)"""

from __future__ import annotations

import pytest

from tests.games.dream.position import player, position

QUEUE = ["porter", "weaver", "childe", "scholar"]


@pytest.mark.rule("DS-QUE-01", "DS-QUE-02", "DS-QUE-03")
def test_the_others_close_up_and_a_new_one_stands_on_the_far_left() -> None:
    game = position(player(coins=5), queue=QUEUE, next_up=["painter"]).play("entertain:1")
    assert game.queue == ["porter", "childe", "scholar", "painter"]


@pytest.mark.rule("DS-EX-10")
def test_example_the_childe_moves_one_place_right() -> None:
    game = position(queue=["porter", "weaver", "scholar", "childe"], next_up=["painter"]).play("entertain:0")
    assert game.queue.index("childe") == 2
    assert game.queue[3] == "painter"


@pytest.mark.rule("DS-QUE-04")
def test_coins_move_along_with_their_customer() -> None:
    game = position(queue=["porter", ("weaver", 2), "childe", ("scholar", 1)], next_up=["painter"]).play("entertain:0")
    assert list(zip(game.queue, game.queue_coins, strict=True)) == [
        ("weaver", 2),
        ("childe", 0),
        ("scholar", 1),
        ("painter", 0),
    ]


@pytest.mark.rule("DS-QUE-05")
def test_an_event_goes_to_the_notice_board_and_a_further_card_is_turned_up() -> None:
    game = position(queue=QUEUE, next_up=["frugality", "in_season", "painter"]).play("entertain:0")
    assert game.table.notices == ["frugality", "in_season"]
    assert game.queue == ["weaver", "childe", "scholar", "painter"]


@pytest.mark.rule("DS-QUE-06")
def test_the_queue_is_full_before_the_next_player_decides() -> None:
    game = position(player(), player(coins=9), queue=QUEUE, next_up=["painter"]).play("entertain:0")
    assert game.decision.seat == 1
    assert game.offered("entertain") == ["entertain:0", "entertain:1", "entertain:2", "entertain:3"]


@pytest.mark.rule("DS-QUE-07")
def test_several_missing_cards_are_turned_up_one_at_a_time() -> None:
    game = position(
        queue=["porter", "weaver"], notices=["clad"], next_up=["honest", "painter", "frugality", "farmer", "soldier"]
    )
    game.play("entertain:0")
    assert game.queue == ["weaver", "painter", "farmer", "soldier"]
    assert game.table.notices == ["clad", "honest", "frugality"]


@pytest.mark.rule("DS-QUE-07")
@pytest.mark.parametrize(
    ("next_up", "queue"),
    [
        (["lanterns", "clad", "painter", "farmer", "soldier"], ["painter", "farmer"]),
        (["lanterns", "painter", "clad", "farmer", "soldier"], ["farmer", "soldier"]),
    ],
)
def test_an_event_finds_only_those_in_the_queue_who_were_turned_up_before(next_up: list[str], queue: list[str]) -> None:
    # The Lanterns want three more. The snow sends away all who stand there by then, and none who comes later.
    assert position(queue=QUEUE, next_up=next_up).play("entertain:0").queue == queue


@pytest.mark.rule("DS-AMB-19")
def test_an_empty_customer_deck_is_made_of_the_discard_pile() -> None:
    game = position(queue=QUEUE, deck=[], discard=["painter", "farmer", "soldier"], notices=["honest"])
    game.play("entertain:0")
    assert game.queue[:3] == ["weaver", "childe", "scholar"]
    assert sorted([game.queue[3], *game.table.customers]) == ["farmer", "painter", "porter", "soldier"]
    assert game.table.discard == []
    assert game.table.notices == ["honest"], "events stay on the notice board"


@pytest.mark.rule("DS-AMB-19")
def test_the_new_deck_is_shuffled() -> None:
    newcomers = set()
    for number in range(30):
        game = position(queue=QUEUE, deck=[], discard=["painter", "farmer", "soldier", "boatman"])
        game.table.rng.seed = f"deck-{number}"
        newcomers.add(game.play("entertain:0").queue[3])
    assert newcomers == {"painter", "farmer", "soldier", "boatman", "porter"}


@pytest.mark.rule("DS-AMB-19")
def test_without_deck_and_discard_pile_the_queue_stays_short() -> None:
    game = position(queue=["porter", "weaver"], deck=[], notices=["lanterns"], fill=False).play("entertain:0")
    assert game.queue == ["weaver", "porter"], "the one just served comes back, and then there is nobody"


@pytest.mark.rule("DS-AMB-29")
def test_a_turn_ends_with_the_discard_and_the_refilled_queue_and_nothing_else() -> None:
    game = position(player(coins=5), player(coins=6), queue=QUEUE, next_up=["painter"])
    before = game.table.supply[:], game.table.display[:], game.table.shop_deck[:], len(game.table.customers)
    game.play("entertain:0")
    after = game.table.supply, game.table.display, game.table.shop_deck, len(game.table.customers) + 1
    assert after == before
    assert game.coins == [5 + 4, 6]
    assert game.table.discard == ["porter"]
