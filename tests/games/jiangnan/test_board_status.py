"""Board status, and Consume Spirits after it. (sections 5.8 and 5.9 of the rules)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games.jiangnan.table import Player
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import player, position


def after(*players: Player, number: int = 1, **more: Any) -> Game:
    """The events of a round and all that follows by itself."""
    return position(*players, round=number, phase="events", **more)


def tired(**more: Any) -> Player:
    """A player without any spirit left once it is consumed."""
    return player(spirit=1, **more)


@pytest.mark.rule("JN-STAT-02")
@pytest.mark.parametrize(("side", "first", "second"), [("a", (0,), (1,)), ("b", (0, 1), (1, 2)), ("c", (0, 3), (1, 4))])
def test_the_pointer_turns_to_the_next_shop(side: str, first: Sequence[int], second: Sequence[int]) -> None:
    assert position(options={"pointer": side}).view().hands == first
    assert after(options={"pointer": side}).view().hands == second


@pytest.mark.rule("JN-STAT-04")
def test_powers_in_the_income_step_see_the_old_place_of_the_pointer() -> None:
    ring = ("A5", "A4", "A1", "A2", "A3", "A6")
    me = player(assistants=[3], track=["start_teahouse_1"], bag=())
    game = position(me, ring=ring, turn=8, order=[1, 2, 0]).play("visit:1:teahouse", "assistant:3")
    assert game.me.spirits == 1 and game.me.coins == 2, "the Liquor Shop, which is shown in Round 1"
    game.play(game.offers[0])
    assert game.table.round == 2 and game.table.ring[game.view().hands[0]] == "A4"


@pytest.mark.rule("JN-STAT-05", "JN-STAT-06")
def test_who_took_places_comes_first_in_their_order_then_the_others_in_the_old_one() -> None:
    assert after(seats=4, order=[3, 1, 0, 2], next_order=[2, 1]).table.order == [2, 1, 3, 0]
    assert after(seats=4, order=[3, 1, 0, 2], next_order=[0]).table.order == [0, 3, 1, 2]
    assert after(seats=4, order=[3, 1, 0, 2], next_order=[2, 0, 1, 3]).table.order == [2, 0, 1, 3]


@pytest.mark.rule("JN-STAT-07")
def test_without_a_visit_to_the_society_the_order_stays() -> None:
    assert after(order=[2, 0, 1]).table.order == [2, 0, 1]


@pytest.mark.rule("JN-STAT-08")
def test_places_are_taken_anew_in_the_next_round() -> None:
    game = after(player(track=["start_society_1"], bag=()), next_order=[0, 2])
    assert game.table.next_order == []
    game.play("visit:1:society", "ideas:novel:novel")
    assert game.table.next_order == [0]


@pytest.mark.rule("JN-STAT-09", "JN-CONS-10", "JN-AMB-24")
def test_mandatory_rests_come_in_the_new_turn_order_after_all_have_lost_spirit() -> None:
    game = after(tired(), player(spirit=6), tired(), next_order=[2])
    assert (game.table.order, game.open) == ([2, 0, 1], {2: "rest"})
    assert [each.spirit for each in game.players] == [0, 5, 0]
    game.play("rest:4")
    assert game.open == {0: "rest"} and game.table.rest == [2]
    game.play("rest:4")
    assert game.open == {2: "turn"} and game.table.rest == [2, 0]
    assert [each.scholars for each in game.players] == [2, 3, 2]


@pytest.mark.rule("JN-STAT-10")
def test_the_charm_tile_leaves_and_the_next_one_of_the_column_comes() -> None:
    game = after(number=2, options={"parlour": "b"}, charms=["E", "B", "A", "F", "C"])
    assert (game.table.charms, game.table.gone_charms) == (["B", "A", "F", "C"], ["D", "E"])


@pytest.mark.rule("JN-AMB-50", "JN-STAT-01")
def test_in_round_6_the_society_still_sets_a_place_without_effect() -> None:
    game = position(player(track=["start_society_1"], bag=()), round=6, order=[1, 0, 2], turn=1)
    game.play("visit:1:society", "ideas:novel:novel")
    assert game.table.next_order == [0]
    assert after(number=6, order=[1, 0, 2], next_order=[0]).table.order == [1, 0, 2]


@pytest.mark.rule("JN-CONS-02", "JN-CONS-03", "JN-CONS-04")
@pytest.mark.parametrize("works", range(3))
@pytest.mark.parametrize("assistants", range(3))
def test_spirit_lost_for_oneself_for_portfolios_and_for_assistants(works: int, assistants: int) -> None:
    me = player(spirit=6, works=["drama_1", "novel_1"][:works], assistants=[4, 9][:assistants], published=["drama_2"])
    game = after(me, player(spirit=2))
    assert [each.spirit for each in game.players] == [6 - 1 - works - assistants, 1, 3]
    assert len(game.events("jiangnan-did-consume")) == 3


@pytest.mark.rule("JN-CONS-05")
def test_the_loss_stops_at_0() -> None:
    game = after(player(spirit=2, works=["drama_1", "novel_1", "drama_2"]))
    assert (game.me.spirit, game.key) == (0, "rest")
    game.play("rest:4")
    assert game.me.spirit == 4, "nothing is carried over"


@pytest.mark.rule("JN-CONS-06")
def test_at_0_a_rest_is_due_immediately() -> None:
    assert after(player(spirit=2)).open == {0: "turn"}
    game = after(tired())
    assert game.open == {0: "rest"} and game.table.round == 1
    assert game.offers == [f"rest:{place}" for place in (4, 3, 2, 1)]


@pytest.mark.rule("JN-CONS-07", "JN-CONS-08")
def test_a_spirits_tile_prevents_the_rest() -> None:
    game = after(tired(spirits=1))
    assert (game.open, game.offers) == ({0: "spirits"}, ["use:1", "none"])
    game.play("use:1")
    assert (game.me.spirit, game.me.spirits, game.table.round) == (3, 0, 2)
    assert after(tired(spirits=1)).play("none").open == {0: "rest"}
    assert after(player(spirit=2, spirits=1)).open == {0: "turn"}, "nobody else is asked"


@pytest.mark.rule("JN-CONS-07")
def test_all_at_0_are_asked_at_the_same_time() -> None:
    game = after(tired(spirits=2), tired(), tired(spirits=1), next_order=[2])
    assert game.open == {0: "spirits", 2: "spirits"}
    assert game.offers_to(0) == ["use:1", "use:2", "none"]
    game.reply(2, "none").reply(0, "use:2")
    assert game.me.spirit == 6
    assert game.table.resting == [2, 1]


@pytest.mark.rule("JN-CONS-09")
def test_a_mandatory_rest_leaves_4_spirit_and_that_of_the_discard() -> None:
    for discarded, spirit in (("start_fair_1", 4), ("start_fair_2", 5), ("age1_fair_2", 6)):
        game = after(tired(track=[discarded, "start_tavern_1"], bag=()), order=[1, 0, 2]).play("rest:2")
        assert (game.me.spirit, game.me.coins) == (spirit, 3 + 2)


@pytest.mark.rule("JN-CONS-11")
def test_published_portfolios_and_talents_cost_no_spirit() -> None:
    me = player(spirit=6, published=["drama_1", "novel_1", "painting_1"], talent=2)
    assert after(me, chapter="2").me.spirit == 5
