"""The turn order change. (MT-ORDER)"""

from __future__ import annotations

import pytest

from tests.games.mount_tai.position import player, position


def changed(*numbers: int, order: list[int]) -> list[int]:
    """The new turn order with these tiles of seats 0, 1, …"""
    return position(*(player(played=number) for number in numbers), phase="order", order=order).table.order


@pytest.mark.rule("MT-ORDER-01")
def test_the_lowest_number_comes_first() -> None:
    assert changed(26, 3, 14, 15, order=[0, 1, 2, 3]) == [1, 2, 3, 0]
    assert changed(9, 10, order=[1, 0]) == [0, 1], "by number, not by what is written"
    assert changed(5, 4, 29, order=[2, 1, 0]) == [1, 0, 2]


@pytest.mark.rule("MT-ORDER-02")
def test_equal_numbers_keep_their_order() -> None:
    assert changed(7, 7, 7, 7, order=[2, 0, 3, 1]) == [2, 0, 3, 1]
    assert changed(7, 5, 7, 5, order=[2, 3, 1, 0]) == [3, 1, 2, 0]


@pytest.mark.rule("MT-ORDER-03")
def test_the_tiles_leave_the_game_after_the_change() -> None:
    game = position(player(played=3), player(played=26), phase="order")
    assert [each.played for each in game.players] == [0, 0]
    assert [each.gone for each in game.players] == [[3], [26]]
    solo = position(player(edicts=[3, 20]), seats=1, draws=[2]).play("use:3", "done")
    assert solo.table.virtual is not None
    assert (solo.table.virtual.played, solo.table.virtual.gone) == (0, [2])


@pytest.mark.rule("MT-ORDER-04")
def test_the_new_order_holds_in_the_next_round() -> None:
    game = position(*(player(edicts=[3 - seat, 20]) for seat in range(3)), round=1)
    asked: list[int] = []
    while len(asked) < 6:
        if game.key == "policy":
            asked.append(game.decision.seat)
        game.play("done" if "done" in game.offers else game.offers[0])
    assert asked == [0, 1, 2, 2, 1, 0]


@pytest.mark.rule("MT-ORDER-04")
def test_the_new_order_holds_in_the_settlement_too() -> None:
    """Tiles 3, 2 and 1 turn the order round; each player has a skill for settlements, so each is asked."""
    skilled = ({"brewer": 2}, {"administrative": 2}, {"trader": 1})
    players = [player(edicts=[3 - seat, 20, 21], talents=talents) for seat, talents in enumerate(skilled)]
    game = position(*players, round=2, options={"talents": "promo"})
    asked: dict[str, list[int]] = {}
    while game.table.round < 2 or len(asked.get("policy", ())) < 4:
        key, seat = game.key, game.decision.seat
        asked.setdefault(key, []).append(seat)
        use = f"use:{3 - seat}"
        choices = [use, "done", "event:red:none", game.offers[0]]
        game.play(next(offer for offer in choices if offer in game.offers))
    assert asked["policy"] == [0, 1, 2, 2]
    assert asked["event"][:2] == [2, 1]
    assert list(dict.fromkeys(asked["settle"])) == [2, 1, 0]
    assert game.table.order == [2, 1, 0]
