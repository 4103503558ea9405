"""The worked examples of the rules. (MT-EX)"""

from __future__ import annotations

import pytest

from tests.games.mount_tai.position import player, position


@pytest.mark.rule("MT-EX-01")
def test_a_tier_iii_tile_gives_both_effects_in_the_order_one_likes() -> None:
    """MT-EX-01."""
    game = position(player(edicts=[18], land=["B1"]), piles=[(), (), (), ("brewer",), ()])
    game.play("use:18")
    assert game.me.played == 18
    assert {"town:B1", "recruit:3", "done"} <= set(game.offers)
    game.play("recruit:3")
    assert game.me.talents == {"brewer": 1}
    game.play("town:B1")
    assert game.me.land["B1"] == "town"
    assert game.open == {1: "policy"}


@pytest.mark.rule("MT-EX-02")
def test_of_the_tiles_of_a_tidy_up_the_lowest_goes_to_the_turn_order_area() -> None:
    """MT-EX-02."""
    game = position(player(edicts=[20, 7, 9])).play("tidy:20", "remove:7")
    assert (game.me.played, game.me.gone[-1]) == (7, 20)


@pytest.mark.rule("MT-EX-03")
def test_the_turn_order_follows_the_numbers_and_equal_ones_keep_their_order() -> None:
    """MT-EX-03."""
    red, green, yellow, blue = (player(played=number) for number in (3, 26, 15, 15))
    game = position(red, green, yellow, blue, phase="order", order=[1, 2, 3, 0])
    assert game.table.order == [0, 2, 3, 1]
    assert [each.played for each in game.players] == [0] * 4


@pytest.mark.rule("MT-EX-04")
def test_a_bonus_adds_to_an_event() -> None:
    """MT-EX-04."""
    game = position(
        player(money=8), phase="events", events=["red_6"], round=2, bonuses=["money", "grain", "wine", "reputation"]
    )
    game.play("event:red")
    assert game.me.money == 11
    assert game.table.turned[0] == "red_6"


@pytest.mark.rule("MT-EX-05")
def test_a_settlement_pays_income_before_the_praise() -> None:
    """MT-EX-05."""
    farms = {"B1": "farmland", "C1": "farmland"}
    game = position(
        player(land=farms), phase="settlement", round=2, praises=["mighty", "high", "supreme", "brilliant", *LATER]
    )
    assert game.me.grain == 4
    assert game.me.points == {"praise_1": 5}
    assert game.table.settled == 1


LATER = ["singular", "startling", "great", "bewildering"]


@pytest.mark.rule("MT-EX-06")
def test_flat_land_cultivation_on_two_layers() -> None:
    game = position(player(edicts=[10], land={"A2": "town", "B2": "farmland"}))
    game.play("use:10", "flat:A3", "flat:B3")
    assert {game.me.land["A3"], game.me.land["B3"]} == {"settlement"}
    assert game.me.money == 4


@pytest.mark.rule("MT-EX-07")
def test_mountain_cultivation_goes_to_another_height() -> None:
    game = position(player(edicts=[10], land={"B1": "settlement", "D2": "town"})).play("use:10", "mountain:D3")
    assert game.me.land["D3"] == "settlement"
    assert game.me.money == 5
    assert game.open == {1: "policy"}


@pytest.mark.rule("MT-EX-08")
def test_reclamation_away_from_water_costs_two() -> None:
    game = position(player(edicts=[7])).play("use:7", "farmland:A1")
    assert (game.me.land["A1"], game.me.money) == ("farmland", 4)


@pytest.mark.rule("MT-EX-09")
def test_reclamation_next_to_water_is_free() -> None:
    game = position(player(edicts=[7], land=["C1"])).play("use:7", "farmland:C1")
    assert (game.me.land["C1"], game.me.money) == ("farmland", 6)


@pytest.mark.rule("MT-EX-10")
def test_a_town_costs_one() -> None:
    game = position(player(edicts=[12])).play("use:12", "town:A1")
    assert (game.me.land["A1"], game.me.money) == ("town", 5)


@pytest.mark.rule("MT-EX-11")
def test_recruiting_the_brewer() -> None:
    game = position(player(edicts=[4]), piles=[(), (), (), ("pioneer", "brewer"), ()]).play("use:4", "recruit:3")
    assert (game.me.talents, game.me.money) == ({"brewer": 1}, 5)
    assert game.view().piles[3].top == "pioneer"


@pytest.mark.rule("MT-EX-12")
def test_developing_the_brewer() -> None:
    game = position(player(edicts=[4], talents={"brewer": 2})).play("use:4", "raise:brewer")
    assert (game.me.talents, game.me.money) == ({"brewer": 3}, 3)


@pytest.mark.rule("MT-EX-13")
def test_the_brewer_pays_for_wine_at_the_end() -> None:
    game = position(player(wine=3, talents={"brewer": 3}), year=3, round=1, phase="last")
    assert game.over
    assert game.me.points == {"level_3": 3}


@pytest.mark.rule("MT-EX-14")
def test_the_works_office_doubles_the_income_of_farmland() -> None:
    game = position(player(edicts=[9]), blueprints={"works_office": 1}).play("use:9", "build:works_office")
    assert game.me.money == 3
    for season, grain in ((1, 4), (2, 2), (3, 4), (4, 2)):
        settled = position(player(buildings=["works_office"], home="farmland"), phase="settlement", round=2 * season)
        assert settled.me.grain == grain
