"""The end of the game. (DS-END)"""

from __future__ import annotations

import pytest

from tests.games.dream.position import RULES, changed, player, position

SEVEN = ["mercery", "mercery", "tavern", "tavern", "bookshop", "bookshop", "yinzi"]
EIGHT = [*SEVEN, "yinzi"]


@pytest.mark.rule("DS-END-01", "DS-END-02")
def test_8_models_and_50_coins_win_at_once() -> None:
    game = position(player(coins=46, room=[4] * 4, built=EIGHT), player(), queue=["farmer"]).play("entertain:0")
    assert game.coins[0] == 50
    assert game.over
    assert game.table.winner == 0
    assert game.table.active == 0, "nobody else has a turn"
    second = player(coins=46, room=[4] * 4, built=EIGHT)
    game = position(player(), second, queue=["farmer"], active=1).play("entertain:0")
    assert game.table.winner == 1


@pytest.mark.rule("DS-END-01")
@pytest.mark.parametrize(("coins", "built"), [(45, EIGHT), (80, SEVEN)])
def test_one_of_the_two_is_not_enough(coins: int, built: list[str]) -> None:
    game = position(player(coins=coins, room=[4] * 4, built=built), player(), queue=["farmer"]).play("entertain:0")
    assert not game.over


@pytest.mark.rule("DS-EX-11", "DS-END-04")
def test_example_57_coins_win_and_are_kept() -> None:
    game = position(player(coins=49, room=[4] * 4, built=EIGHT), player(), queue=[("farmer", 4)]).play("entertain:0")
    assert game.over
    assert game.coins[0] == 57
    assert game.queue_coins[0] == 0, "the coins are the winner's now"


@pytest.mark.rule("DS-END-03")
def test_shop_cards_without_models_do_not_count() -> None:
    game = position(player(coins=80, built=SEVEN, unbuilt=["yinzi"]), player(), queue=["farmer"]).play("entertain:0")
    assert not game.over


@pytest.mark.rule("DS-END-05", "DS-AMB-20")
def test_the_win_comes_with_the_purchase_that_completes_it() -> None:
    game = position(player(coins=55, built=SEVEN, unbuilt=["yinzi"]), player(), queue=["farmer"]).play("build:yinzi")
    assert game.over
    assert game.coins[0] == 50


@pytest.mark.rule("DS-END-05", "DS-AMB-20")
def test_coins_spent_on_the_last_model_or_put_on_customers_are_gone() -> None:
    game = position(player(coins=54, built=SEVEN, unbuilt=["yinzi"]), player(), queue=["farmer"]).play("build:yinzi")
    assert not game.over
    game = position(player(coins=49, room=[], built=EIGHT), player(), queue=["farmer", ("childe", 1)])
    game.play("entertain:1")
    assert not game.over, "49 - 1 + 1"


@pytest.mark.rule("DS-END-05")
def test_the_income_counts_as_a_whole() -> None:
    # 48 + 4 menus + Storytelling House: the game ends after all of it.
    game = position(
        player(coins=48, room=[4] * 4, built=[*SEVEN, "storytelling"]), player(), queue=[("farmer", 5)]
    ).play("entertain:0")
    assert game.over
    assert game.coins[0] == 48 + 4 + 2 + 5


@pytest.mark.rule("DS-END-06", "DS-AMB-20")
def test_a_win_with_the_income_comes_before_the_refill_and_its_events() -> None:
    game = position(
        player(coins=46, room=[4] * 4, built=EIGHT), player(), queue=["farmer"], next_up=["harsh_duties"]
    ).play("entertain:0")
    assert game.over
    assert game.coins[0] == 50
    assert game.table.notices == []


@pytest.mark.rule("DS-END-07")
def test_nobody_wins_in_another_s_turn() -> None:
    # Nothing that happens in another's turn gives coins or models: not even the customer next in the queue.
    game = position(player(room=[4] * 4), player(coins=49, built=EIGHT), queue=["porter", "weaver"])
    game.play("entertain:0")
    assert not game.over
    assert game.coins[1] == 49
    assert game.table.players[1].models == 8


@pytest.mark.rule("DS-END-07")
def test_the_way_past_others_makes_nobody_else_richer() -> None:
    game = position(player(coins=3), player(coins=49, built=EIGHT), player(coins=4)).play("entertain:3")
    assert game.coins[1:] == [49, 4]


@pytest.mark.rule("DS-END-07")
def test_the_game_goes_on_when_every_pile_is_empty() -> None:
    game = position(player(coins=9), player(), display=[], shop_deck=[], supply=[0, 0, 0, 0], deck=[])
    for _ in range(12):
        game.play("entertain:0")
    assert not game.over


@pytest.mark.rule("DS-AMB-24")
def test_more_than_eight_models_win_as_well() -> None:
    # Our boards have eight sites; an owner's may have more.
    by = changed("board", None, fees=[0, 2, 3, 4, 7, 8, 9, 10, 11])
    nine = [*EIGHT, "guanpu"]
    game = position(player(coins=46, room=[4] * 4, built=nine), queue=["farmer"], by=by).play("entertain:0")
    assert game.over


@pytest.mark.rule("DS-AMB-24")
def test_all_eight_sites_are_eight_models_and_no_more() -> None:
    game = position(player(coins=49, built=EIGHT), player())
    assert game.me.models == RULES.box.board.models_to_win == len(RULES.box.board.fees)
    assert not game.offered("buy:shop")


def test_the_standings_rank_the_others_by_models_and_coins() -> None:
    game = position(
        player(coins=46, room=[4] * 4, built=EIGHT),
        player(coins=3, built=["mercery", "guanpu"]),
        player(coins=70, built=["guanpu"]),
        player(coins=3, built=["cuju", "jewelry"]),
        queue=["farmer"],
    ).play("entertain:0")
    standings = game.standings
    assert standings is not None
    assert [(score.seat, score.rank, score.total) for score in standings.scores] == [
        (0, 1, 8),
        (1, 2, 2),
        (3, 2, 2),
        (2, 4, 1),
    ]
    for score in standings.scores:
        assert sum(source.points for source in score.sources) == score.total
