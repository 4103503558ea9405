"""Positions made for tests are whole, and lie as they were asked to lie."""

from __future__ import annotations

import pytest

from tests.games.gugong.position import acting, changed, edict, foreman, player, position, ship


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_plain_position_is_whole_and_asks_for_a_gift(seats: int) -> None:
    game = position(seats=seats)
    assert game.open == {0: "gift"}
    assert len(game.offered("give:")) == 4 * 7


def test_everything_can_be_placed() -> None:
    game = position(
        player(["seat_2_1"], 2, pile=["draw_1", "board_7", "seat_1_1", "seat_1_2"], rewards=[1, 1, 0], intrigue=3),
        player(pool=3, tokens=["double", "palace"], city="xian", intrigue=3),
        player(palace=5),
        gifts={"jade": "board_1"},
        next_gifts=["draw_9", "draw_2"],
        tokens={"jinan": "wall"},
        next_tokens=["points"],
        dice=[2, 4, 9],
        houses=[False, False, True, True],
        decrees=[edict("cheap_jade", 1, 0), edict("final_jade", 2, foremen=[2])],
        ladder=[2, 1, 0],
        ships=[ship(0, "r0h3", 2)],
        wall=[0, foreman(1, 2)],
        options={"canal_move": "both"},
    )
    assert game.me.hand == ["seat_2_1"]
    assert game.gifts["jade"] == "board_1"
    assert game.table.deck[-1] == "draw_9"
    assert game.map == {"jinan": "wall"}
    assert [each.foreman for each in game.players] == ["locked", "away", "away"]
    assert game.ships == {"r0h3": (0, 2, 0)}
    assert (game.me.pool, game.me.supply) == (2, 12 - 2 - 2 - 2 - 1 - 1)


def test_what_is_rolled_and_turned_up_next() -> None:
    game = position(
        player(hand=[]), player(hand=[]), phase="morning", tokens={}, next_tokens=["wall", "double"], rolls=[3, 9, 7]
    )
    assert game.table.dice == [3, 9, 7]
    assert list(game.map.values())[:2] == ["wall", "double"]
    assert game.table.day == 2


def test_acting_begins_with_the_actions() -> None:
    game = acting("wall", player(pool=3, foreman="pool"), wall=[1])
    assert game.key == "act"
    assert game.offered("place:") == ["servant", "foreman", "lying", "two"]
    twice = acting("wall", player(pool=3), by=changed("gifts", "seat_1_4", action="wall"))
    twice.play("place:servant", "place:servant")
    assert twice.wall == [0, 0]


def test_a_broken_position_is_refused_unless_it_says_so() -> None:
    with pytest.raises(AssertionError, match="no whole position"):
        position(player(pool=13))
    assert position(player(pool=13, supply=0), whole=False).me.pool == 13
