"""Upkeep, and its first step: personal income. (sections 5 and 5.1 of the rules)"""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.jiangnan.table import BOT, Player
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import bot, player, position


def reader(novel: str = "novel_1", **more: Any) -> Player:
    """Somebody who is asked about income."""
    return player(published=[novel], **more)


@pytest.mark.rule("JN-UP-01")
def test_upkeep_begins_after_the_third_turn_of_the_last_player() -> None:
    scholars = {"society": [0, 0, 1, 1], "tavern": [2, 2]}
    game = position(reader(), turn=6, scholars=scholars).play("rest:1")
    assert game.open == {1: "turn"}
    game.play("rest:1")
    assert game.open == {2: "turn"}
    game.play("rest:1")
    assert (game.open, game.table.phase) == ({0: "income"}, "income")


@pytest.mark.rule("JN-UP-02")
def test_the_six_steps_of_upkeep_in_their_order() -> None:
    game = position(
        reader(spirit=1, spirits=1, track=["start_teahouse_1"], bag=()),
        round=2,
        turn=8,
        order=[1, 2, 0],
        trends=["gold"],
        boats={5: [(0, 1)]},
        boat_trends={5: ("dramas", "scenery")},
    )
    asked = []
    for pick in ("visit:1:teahouse", "novels:1", "trend:scenery", "take:age2_fair_1", "use:1"):
        asked.append(game.key)
        game.play(pick)
    assert asked == ["turn", "income", "trend", "draft", "spirits"]
    steps = ["novels", "trend", "draft", "offer", "public", "bags", "status", "consume", "spirits", "round"]
    told = [event.text.key.removeprefix("jiangnan-did-") for event in game.told]
    assert list(dict.fromkeys(step for step in told if step in steps)) == steps


@pytest.mark.rule("JN-INC-01", "JN-INC-10")
def test_every_drama_gives_coins_and_no_painting_gives_anything() -> None:
    game = position(player(coins=0, published=["drama_3", "drama_7", "painting_1"]), phase="income")
    assert (game.me.coins, game.me.points, game.ideas()) == (2 + 3, {}, (1, 1, 1))
    game = position(player(coins=0, published=["painting_1", "painting_7"]), phase="income")
    assert (game.me.coins, game.me.points, game.ideas(), game.table.round) == (0, {}, (1, 1, 1), 2)


@pytest.mark.rule("JN-INC-02")
def test_a_novel_gives_vp_for_a_novel_idea() -> None:
    game = position(player(novel=2, published=["novel_3"]), phase="income")
    game.play("novels:1")
    assert (game.me.points, game.ideas()) == ({"novels": 3}, (1, 1, 1))
    game = position(player(novel=2, published=["novel_3"]), phase="income").play("done")
    assert (game.me.points, game.ideas()) == ({}, (2, 1, 1))


@pytest.mark.rule("JN-INC-02")
def test_without_a_novel_idea_a_novel_gives_nothing_and_the_best_come_first() -> None:
    game = position(player(novel=0, drama=5, painting=5, published=["novel_3"]), phase="income")
    assert (game.table.round, game.me.points) == (2, {})
    game = position(player(novel=2, published=["novel_1", "novel_7", "novel_4"]), phase="income")
    assert game.offered("novels:") == ["1", "2"]
    game.play("novels:2")
    assert (game.me.points, game.ideas()[0]) == ({"novels": 4 + 3}, 0)


@pytest.mark.rule("JN-INC-03")
def test_every_assistant_may_be_used_or_left() -> None:
    def begin() -> Game:
        return position(player(coins=0, novel=0, assistants=[6, 10, 19]), phase="income")

    game = begin()
    assert (game.me.coins, game.me.points) == (2, {"assistants": 2})
    assert game.offers == ["assistant:6", "done"]
    game.play("assistant:6", "novel")
    assert game.ideas() == (1, 1, 1)
    assert begin().play("done").ideas() == (0, 1, 1)


@pytest.mark.rule("JN-INC-04")
def test_a_coin_for_each_own_servant_in_the_teahouse() -> None:
    game = position(
        player(coins=0), player(coins=0), phase="income", teahouse=[("novel", 0), ("drama", 1), ("drama", 0)]
    )
    assert [each.coins for each in game.players] == [2, 1, 3]
    assert game.scores == [0, 0, 0]


@pytest.mark.rule("JN-INC-05")
def test_a_vp_for_each_own_servant_in_the_tavern() -> None:
    game = position(phase="income", tavern=[("novel", 0), ("drama", 1), ("drama", 0)])
    assert [each.points for each in game.players] == [{"tavern": 2}, {"tavern": 1}, {}]
    assert [each.coins for each in game.players] == [3, 3, 3]


@pytest.mark.rule("JN-INC-06")
def test_each_tile_is_activated_once_a_round() -> None:
    def begin(number: int) -> Game:
        me = player(coins=0, novel=5, assistants=[6, 10], published=["novel_1", "drama_1"])
        return position(me, round=number, phase="income").play("novels:1")

    game = begin(1)
    assert game.offers == ["assistant:6", "done"]
    game.play("assistant:6", "novel")
    assert game.table.phase == "action", "nothing is left"
    assert (game.me.coins, game.me.points, game.ideas()[0]) == (1 + 2, {"novels": 2}, 5)
    assert game.me.activated == [], "in the next round they can be activated again"
    assert begin(3).offers == ["assistant:6", "done"]


@pytest.mark.rule("JN-INC-07")
def test_the_owner_chooses_the_order() -> None:
    for picks in (["assistant:17", "novels:1", "assistant:18"], ["assistant:18", "assistant:17", "novels:1"]):
        game = position(reader(coins=2, assistants=[17, 18]), phase="income")
        for pick in picks:
            assert pick in game.offers
            game.play(*([pick, "take:" + game.table.works[0]] if pick == "assistant:17" else [pick]))
        assert len(game.me.works) == 2 and game.me.points == {"novels": 2}


PRESS: dict[str, Any] = {"ring": ("B1", "B2", "B3", "B4", "B5", "B6"), "options": {"shops": "b"}, "phase": "income"}
"""The pointer shows the Printing Press, which puts a servant on a Display tile."""


@pytest.mark.rule("JN-INC-07")
def test_servants_on_display_count_after_one_more_has_come() -> None:
    def begin(coins: int, *assistants: int) -> Game:
        me = player(coins, 6, painting=2, works=["painting_1"], assistants=assistants)
        return position(
            me, teahouse=[("novel", 0), ("drama", 0), "novel"], tavern=["drama", ("novel", 0), "novel"], **PRESS
        )

    game = begin(2, 2, 3, 11)
    assert game.offers == ["servants:teahouse", "assistant:2", "assistant:3", "assistant:11", "done"]
    game.play("assistant:3", "publish:painting_1:teahouse")
    assert game.table.phase == "action" and game.me.coins == 2 - 2 + 2 + 3 + (1 + 3)
    assert game.me.points == {"publishing": 2, "tavern": 1, "assistants": 1 + 1}
    game = begin(0, 3).play("servants:teahouse", "assistant:3", "publish:painting_1:tavern")
    assert (game.me.coins, game.me.points) == (2, {"publishing": 2, "tavern": 2}), "its owner needed the coins"
    game = begin(2, 2, 3, 11).play("done")
    assert (game.me.coins, game.me.points) == (2 + 2 + (1 + 2), {"tavern": 1, "assistants": 1 + 1})
    game = begin(2, 2, 15, 11)
    assert "assistant:2" in game.offers and game.me.coins == 2, "he might hire who knows the way to the shop"
    assert begin(2, 2, 11).me.coins == 2 + 2 + 3, "nobody can come any more"


@pytest.mark.rule("JN-INC-08")
def test_what_one_activation_gains_may_pay_for_a_later_one() -> None:
    game = position(player(novel=0, assistants=[6], published=["novel_1"]), phase="income")
    assert game.offers == ["assistant:6", "done"]
    game.play("assistant:6", "novel", "novels:1")
    assert (game.me.points, game.ideas()[0]) == ({"novels": 2}, 0)
    poor = position(player(coins=0, assistants=[7]), phase="income")
    assert poor.table.round == 2, "nothing to be asked"
    game = position(player(coins=0, assistants=[7], published=["drama_3"]), phase="income").play(
        "assistant:7", "boat:1"
    )
    assert game.me.coins == 0 and game.boat(2) == [(0, 1)]


@pytest.mark.rule("JN-INC-09")
@pytest.mark.parametrize("number", range(1, 7))
def test_income_is_taken_in_every_round(number: int) -> None:
    me = player(coins=0, published=["drama_3", "novel_3"])
    game = position(me, round=number, phase="income", teahouse=["novel", "drama", ("drama", 0)])
    game.play("novels:1")
    assert (game.me.coins, game.me.points["novels"]) == (2 + 1, 3)


@pytest.mark.rule("JN-INC-11", "JN-AMB-21")
def test_what_is_published_in_this_step_can_be_activated_in_it() -> None:
    me = player(coins=2, novel=4, drama=3, assistants=[20], works=["drama_3"])
    game = position(me, options={"characters": "20"}, phase="income").play("assistant:20")
    assert game.me.published == ["drama_3"] and game.me.coins == 2 - 2 + 2
    me = player(coins=2, novel=4, assistants=[20], works=["novel_3"])
    game = position(me, options={"characters": "20"}, phase="income").play("assistant:20")
    assert game.offers == ["novels:1", "done"]
    game.play("novels:1")
    assert game.me.points == {"novels": 3} and game.table.phase == "action", "once, and not again"


@pytest.mark.rule("JN-AMB-38")
def test_all_take_their_income_at_the_same_time() -> None:
    game = position(reader(), player(), reader("novel_2"), phase="income", order=[2, 0, 1])
    assert game.open == {0: "income", 2: "income"}
    game.reply(0, "novels:1").reply(2, "done")
    assert [each.points for each in game.players] == [{"novels": 2}, {}, {}]


@pytest.mark.rule("JN-AMB-38")
@pytest.mark.parametrize("power", [3, 7, 14, 15, 17, 18])
def test_where_the_order_matters_each_completes_the_step_before_the_next(power: int) -> None:
    three = reader(), player(assistants=[power]), reader("novel_2")
    game = position(*three, phase="income", order=[2, 0, 1], boats={1: [(1, 1)]})
    assert game.open == {2: "income"}
    game.play("novels:1")
    assert game.open == {0: "income"}
    game.play("done")
    assert game.open == {1: "income"} and game.offers == [f"assistant:{power}", "done"]


@pytest.mark.rule("JN-AMB-38")
def test_the_bot_has_its_turn_of_the_order_too() -> None:
    def begin(*order: int) -> Game:
        robot = bot(published=["drama_3"])
        rich = player(coins=5, assistants=[7])
        return position(rich, bot=robot, options={"bot": "master"}, phase="income", order=order)

    assert begin(BOT, 0).bot.coins == 2
    game = begin(0, BOT)
    assert game.bot.coins == 0
    game.play("assistant:7", "boat:0")
    assert game.bot.coins == 2
