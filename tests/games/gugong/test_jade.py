"""Jade from the houses and from the square, and what it is worth. (GG-JADE)"""

from __future__ import annotations

import pytest

from tests.games.gugong.position import CARDS, Foreman, Game, acting, changed, player, position

EMPTY = [False] * 4


def jade(pool: int = 6, houses: list[bool] | None = None, seats: int = 2, foreman: Foreman = "locked") -> Game:
    return acting("jade", player(pool=pool, foreman=foreman, tokens=["palace"] * 2), seats=seats, houses=houses)


@pytest.mark.rule("GG-JADE-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_house_gives_its_jade_for_the_servants_shown_there(seats: int) -> None:
    prices = CARDS.side(seats).jade_houses
    offered = [int(house) for house in jade(seats=seats).offered("place:house:")]
    assert {prices[house] for house in offered} == {3, 4}
    for house in offered:
        game = jade(seats=seats).play(f"place:house:{house}")
        assert (game.me.jade, game.me.pool, game.me.supply) == (1, 6 - prices[house], 6 + prices[house])
        assert game.table.houses == [other != house for other in range(len(prices))]


@pytest.mark.rule("GG-JADE-01")
def test_each_price_can_be_chosen_also_the_dearer_one() -> None:
    by = changed("sides", "few", jade_houses=[4, 2, 5, 2])
    game = acting("jade", player(), by=by)
    assert game.offered("place:") == ["house:0", "house:1", "house:2"], "of two equal ones the first"
    game.play("place:house:2")
    assert (game.me.pool, game.table.houses) == (1, [True, True, False, True])


@pytest.mark.rule("GG-JADE-01", "GG-ACT-20")
def test_a_house_that_is_too_dear_is_refused() -> None:
    game = jade(pool=3)
    assert game.offered("place:house:") == ["0"]
    assert game.why("gugong-jade-house") == ["GG-ACT-20"]
    poor = jade(pool=2)
    assert poor.offered("place:") == []
    assert poor.why("gugong-jade-house") == ["GG-ACT-20", "GG-ACT-20"]


@pytest.mark.rule("GG-JADE-02")
def test_a_house_gives_its_jade_once() -> None:
    game = jade(houses=[False, True, False, True])
    assert game.offered("place:house:") == ["1", "3"]
    rest = jade(houses=[False, False, False, True])
    assert rest.offered("place:house:") == ["3"]
    assert "GG-JADE-02" in rest.why("gugong-jade-house")


@pytest.mark.rule("GG-JADE-02")
def test_houses_are_not_refilled() -> None:
    game = position(player(hand=[]), player(hand=[]), phase="morning", houses=[False, True, False, False])
    assert game.table.day == 2
    assert game.table.houses == [False, True, False, False]
    twice = acting("jade", player(pool=10), by=changed("gifts", "seat_1_4", action="jade"))
    twice.play("place:house:0")
    assert twice.table.houses == [False, True, True, True]
    twice.play("place:house:1")
    assert (twice.me.pool, twice.me.jade, twice.table.houses) == (10 - 3 - 3, 2, [False, False, True, True])


@pytest.mark.rule("GG-JADE-03")
def test_when_all_houses_are_empty_a_jade_of_the_square_costs_five() -> None:
    game = jade(houses=EMPTY)
    assert game.offered("place:") == ["square"]
    game.play("place:square")
    assert (game.me.jade, game.me.pool, game.me.supply) == (1, 1, 11)
    assert game.table.houses == EMPTY


@pytest.mark.rule("GG-JADE-03", "GG-ACT-20")
def test_the_square_needs_five() -> None:
    assert jade(pool=5, houses=EMPTY).offered("place:") == ["square"]
    poor = jade(pool=4, houses=EMPTY)
    assert poor.offered("place:") == []
    assert poor.why("gugong-jade-square") == ["GG-ACT-20"]


@pytest.mark.rule("GG-JADE-03", "GG-FORE-17")
def test_the_foreman_may_stand_for_two_of_the_five() -> None:
    game = jade(pool=3, houses=EMPTY, foreman="pool").play("place:square")
    assert (game.me.jade, game.me.pool, game.me.foreman) == (1, 0, "supply")


@pytest.mark.rule("GG-JADE-04", "GG-AMB-18")
@pytest.mark.parametrize("pool", [2, 5, 9])
def test_as_long_as_a_house_has_jade_the_square_gives_none(pool: int) -> None:
    game = jade(pool=pool, houses=[False, False, False, True])
    assert "place:square" not in game.offers
    assert game.why("gugong-jade-square") == ["GG-JADE-04"]


@pytest.mark.rule("GG-JADE-04", "GG-AMB-18")
def test_nor_to_whoever_cannot_pay_for_any_house() -> None:
    """Which makes a difference where the square is cheaper."""
    cheap = changed("board", None, square_cost=2)
    game = acting("jade", player(pool=3), houses=[False, False, False, True], by=cheap)
    assert game.open == {1: "gift"}, "nothing can be done"
    assert acting("jade", player(pool=3), houses=EMPTY, by=cheap).offered("place:") == ["square"]


@pytest.mark.rule("GG-JADE-05")
def test_one_performance_gives_one_jade() -> None:
    for houses, picked in ((None, "house:0"), (EMPTY, "square")):
        game = jade(pool=11, houses=houses).play(f"place:{picked}")
        assert game.me.jade == 1
        assert game.open == {0: "end"} or game.open == {1: "gift"}, "and that was all"


@pytest.mark.rule("GG-JADE-06", "GG-COMP-05")
def test_jade_never_runs_out() -> None:
    """All twenty pieces and more are with the players."""
    game = acting("jade", player(jade=19), player(jade=19), houses=EMPTY).play("place:square")
    assert game.me.jade == 20
    tokens = ["palace", "palace", "servant", "servant", "wall", "wall"]
    assert position(player(jade=30, tokens=tokens), houses=EMPTY).play("trade:6").me.jade == 31
    wall = acting("wall", player(jade=40, intrigue=7), wall=[1, 0, 0], houses=EMPTY).play("place:servant", "seven")
    assert wall.me.jade == 41
    token = acting("travel", player(jade=50), tokens={"xian": "jade"}).play("place:xian", "yes")
    assert token.me.jade == 51


@pytest.mark.rule("GG-JADE-07")
@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (20, 45)]
)
def test_jade_brings_points_at_the_end(count: int, points: int) -> None:
    game = position(player(hand=[], jade=count), player(hand=[]), phase="final", day=4)
    assert game.scores == [points, 0]
    assert game.me.points == ({"jade": points} if points else {})


@pytest.mark.rule("GG-JADE-07")
def test_jade_brings_none_before_the_end() -> None:
    game = jade().play("place:house:0")
    assert game.scores == [0, 0]
    night = position(player(hand=[], jade=5), player(hand=[]), phase="evening", day=3, dice=[2, 9, 9])
    while night.open != {0: "gift"}:
        night.play(night.offers[-1])
    assert night.table.day == 4
    assert "jade" not in night.me.points
