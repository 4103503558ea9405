"""What each of the twelve kinds of Travel token brings when it is collected. (GG-TRAV-04, GG-DATA-07)"""

from __future__ import annotations

import pytest

from tests.games.gugong.position import Game, Sitting, acting, player, position, ship

HAND = ["seat_1_1", "seat_1_3", "seat_1_4", "board_7"]
"""A 2, a 6, an 8 and a 7; the 8 is the gift."""


def collect(kind: str, me: Sitting | None = None, *others: Sitting, **more: object) -> Game:
    """The one token on the map is collected."""
    tokens = {"tokens": {"xian": kind}, **more}
    return acting("travel", me or player(), *others, **tokens).play("place:xian")  # type: ignore[arg-type]


def with_hand() -> Sitting:
    return player(hand=HAND)


@pytest.mark.rule("GG-TRAV-04")
@pytest.mark.parametrize(("kind", "servants"), [("servant", 1), ("servants", 2)])
def test_servants(kind: str, servants: int) -> None:
    game = collect(kind)
    assert (game.me.pool, game.me.supply) == (6 + servants, 6 - servants)
    assert (game.me.points, game.me.palace, game.me.intrigue) == ({}, 0, 0)


@pytest.mark.rule("GG-TRAV-04", "GG-FORE-19")
def test_one_of_two_servants_may_be_the_foreman() -> None:
    game = collect("servants", player(foreman="supply"))
    assert (game.key, game.offers) == ("gain", ["servants", "foreman"])
    game.play("foreman")
    assert (game.me.pool, game.me.foreman) == (7, "pool")


@pytest.mark.rule("GG-TRAV-04", "GG-AMB-24")
def test_of_an_almost_empty_supply_comes_what_is_there() -> None:
    game = collect("servants", player(pool=11))
    assert (game.me.pool, game.me.supply) == (12, 0)
    with_foreman = collect("servants", player(pool=11, foreman="supply"))
    assert with_foreman.me.foreman == "pool", "eleven and the reward space: nothing else was in the supply"
    assert with_foreman.me.supply == 0


@pytest.mark.rule("GG-TRAV-04", "GG-PAL-08")
def test_a_step_of_the_envoy() -> None:
    assert collect("palace").me.palace == 1
    there = collect("palace", player(palace=8), arrivals=[0])
    assert (there.me.palace, there.me.points) == (8, {"palace": 1})


@pytest.mark.rule("GG-TRAV-04", "GG-INTR-06")
def test_a_step_of_the_intrigue_marker() -> None:
    game = collect("intrigue", player(intrigue=2), player(intrigue=3))
    assert game.me.intrigue == 3
    assert game.table.ladder == [1, 0]
    assert game.table.medal is None


@pytest.mark.rule("GG-TRAV-04")
def test_points() -> None:
    assert collect("points").me.points == {"tokens": 2}


@pytest.mark.rule("GG-TRAV-04")
def test_a_precious_gift_of_the_hand_for_a_jade() -> None:
    """Only cards of 7 and more, and it goes to the own discard pile."""
    game = collect("gift", player(hand=[*HAND[:3], "seat_2_4"]), player(hand=["seat_2_1", "seat_2_2"]))
    assert (game.key, game.offers) == ("rich_gift", ["seat_2_4", "none"])
    game.play("seat_2_4")
    assert (game.me.jade, game.me.hand) == (1, ["seat_1_1", "seat_1_3"])
    assert "seat_2_4" in game.me.pile
    assert game.table.houses == [True] * 4, "a Jade of the supply"
    assert collect("gift", with_hand()).offers == ["board_7", "none"], "7 is precious; 6 is not"


@pytest.mark.rule("GG-TRAV-04")
def test_a_precious_gift_need_not_be_given() -> None:
    game = collect("gift", with_hand()).play("none")
    assert (game.me.jade, len(game.me.hand)) == (0, 3)
    assert collect("gift", player()).open == {1: "gift"}, "without one in hand nothing is asked"


@pytest.mark.rule("GG-TRAV-04", "GG-DAY-08")
def test_a_discarded_card_comes_back_into_the_hand() -> None:
    game = collect("recall")
    assert game.key == "recall"
    assert set(game.offers) == {*game.me.pile, "none"}
    hand = len(game.me.hand)
    game.play("board_1")
    assert "board_1" in game.me.hand
    assert len(game.me.hand) == hand + 1
    assert game.me.pile == []
    declined = collect("recall").play("none")
    assert (declined.me.pile, len(declined.me.hand)) == (["board_1"], hand)


@pytest.mark.rule("GG-TRAV-04")
def test_a_card_is_swapped_with_one_on_the_board() -> None:
    game = collect("swap")
    assert game.key == "swap"
    assert "none" in game.offers
    there = game.gifts["jade"]
    game.play("seat_1_1:jade")
    assert game.gifts["jade"] == "seat_1_1"
    assert there in game.me.hand
    before = collect("swap")
    board = before.gifts
    assert before.play("none").gifts == board


@pytest.mark.rule("GG-TRAV-04", "GG-AMB-51")
def test_a_servant_of_the_supply_comes_onto_a_ship() -> None:
    game = collect("canal", player(pool=3, foreman="supply"))
    assert (game.key, game.offers) == ("load", ["servant:new0", "none"]), "a servant, never the Foreman"
    supply = game.me.supply
    game.play("servant:new0")
    assert game.ships == {"r0h1": (0, 1, 0)}
    assert (game.me.pool, game.me.supply, game.me.foreman) == (3, supply - 1, "supply")
    assert collect("canal").play("none").ships == {}


@pytest.mark.rule("GG-AMB-42", "GG-AMB-51")
def test_the_servant_of_a_token_may_be_the_third_and_bring_the_reward() -> None:
    game = collect("canal", player(foreman="pool"), ships=[ship(0, "r0h2", 2), ship(0, "r0h4", 2)])
    assert game.offers == ["servant:r0h2", "servant:r0h4", "servant:new0", "none"], "nothing of the pool"
    game.play("servant:r0h2")
    assert (game.key, game.offers) == ("claim", ["claim:r0h2:points", "none"])
    game.play("claim:r0h2:points")
    assert game.me.points == {"harbors": 4}
    assert game.ships == {"r0h4": (0, 2, 0)}
    waiting = collect("canal", ships=[ship(0, "r0h2", 2), ship(0, "r0h3", 3)]).play("servant:r0h2")
    assert waiting.offered("claim:") == ["r0h2:points"], "the other ship has not come there now"
    second = collect("canal", ships=[ship(0, "r0h2", 1)]).play("servant:r0h2")
    assert second.open == {1: "gift"}, "two are not enough"
    assert second.ships == {"r0h2": (0, 2, 0)}


@pytest.mark.rule("GG-TRAV-04", "GG-AMB-51")
def test_without_servants_in_the_supply_none_can_come() -> None:
    everywhere = [ship(1, "r0h1", 1)]
    for kind in ("canal", "wall"):
        game = collect(kind, player(pool=11, foreman="supply"), ships=everywhere)
        assert game.open == {1: "gift"}, "the Foreman in the supply does not take their place"
        assert (game.wall, game.me.foreman, game.me.supply) == ([], "supply", 0)


@pytest.mark.rule("GG-TRAV-04")
def test_three_servants_for_a_jade() -> None:
    game = collect("jade", player(pool=3))
    assert (game.key, game.offers) == ("jade_trade", ["yes", "none"])
    game.play("yes")
    assert (game.me.jade, game.me.pool, game.me.supply) == (1, 0, 12)
    assert game.table.houses == [True] * 4
    declined = collect("jade", player(pool=3)).play("none")
    assert (declined.me.jade, declined.me.pool) == (0, 3)
    assert collect("jade", player(pool=2)).open == {1: "gift"}, "two servants are not enough"


@pytest.mark.rule("GG-TRAV-04", "GG-FORE-17")
def test_the_foreman_may_pay_for_the_jade() -> None:
    game = collect("jade", player(pool=1, foreman="pool")).play("yes")
    assert (game.me.jade, game.me.pool, game.me.foreman) == (1, 0, "supply")


@pytest.mark.rule("GG-TRAV-04", "GG-AMB-51")
def test_a_servant_of_the_supply_goes_on_the_wall() -> None:
    game = collect("wall", player(pool=3, foreman="supply"))
    assert (game.key, game.offers) == ("wall_token", ["yes", "none"])
    supply = game.me.supply
    game.play("yes")
    assert game.wall == [0]
    assert not game.table.wall[0].foreman
    assert (game.me.pool, game.me.supply, game.me.foreman) == (3, supply - 1, "supply")
    assert collect("wall").play("none").wall == []


@pytest.mark.rule("GG-AMB-42")
def test_the_servant_of_a_token_may_complete_the_wall() -> None:
    game = collect("wall", player(intrigue=1), player(intrigue=1), wall=[1, 0, 0]).play("yes")
    assert game.me.points == {"wall": 3}
    assert game.wall == [1]
    assert game.open == {0: "benefit"}
    game.play("one")
    assert game.open == {1: "benefit"}
    not_yet = collect("wall", player(intrigue=1), wall=[1, 0]).play("yes")
    assert (not_yet.scores, not_yet.open) == ([0, 0], {1: "gift"})


@pytest.mark.rule("GG-TRAV-04", "GG-TOK-11")
def test_the_double_token_brings_nothing_at_once() -> None:
    before = position(player(), gifts={"travel": "board_1"}, tokens={"xian": "double"})
    me, board = before.me, before.gifts
    pool, hand = me.pool, list(me.hand)
    game = collect("double")
    assert game.me.tokens == ["double"]
    assert (game.me.pool, [*game.me.hand, "seat_1_4"]) == (pool, hand)
    assert {**game.gifts, "travel": "board_1"} == board
    assert game.me.points == {}
    assert game.key == "end", "but it can be exchanged"
