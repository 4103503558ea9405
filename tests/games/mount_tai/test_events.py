"""Event activation. (MT-EVENT)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from engine.games.mount_tai.content import GOODS
from engine.games.mount_tai.table import Player
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import CARDS, player, position

OTHERS = ["grain", "wine", "reputation", "money"]
"""Bonus tiles of which that of spring, the first one, is grain."""


def activating(me: Player, *events: str, bonuses: Sequence[str] = GOODS, round: int = 8, year: int = 1) -> Game:
    """Seat 0 of four may take one of the events, of each colour one; by default in winter (bonus: reputation)."""
    options = {"event_zero": "on"} if "zero" in events else {}
    fan = {"talents": "all"} if me.talents else {}
    return position(
        me,
        seats=4,
        phase="events",
        events=events,
        bonuses=bonuses,
        round=round,
        year=year,
        options={**options, **fan},
    )


def gained(tile: str, bonuses: Sequence[str] = GOODS, round: int = 8) -> dict[str, int]:
    """What seat 0 has more after activating a tile."""
    game = activating(player(money=9), tile, bonuses=bonuses, round=round)
    game.play(f"event:{CARDS.events[tile].colour}")
    more = zip(GOODS, (*game.goods(), game.me.reputation), (9, 2, 0, 0), strict=True)
    return {good: now - before for good, now, before in more if now != before}


# -- who and when ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-EVENT-01")
def test_each_player_activates_one_tile_of_the_round_in_turn_order() -> None:
    for round in (1, 6):
        game = position(seats=3, phase="events", order=[2, 0, 1], round=round)
        tiles = game.table.events[round - 1]
        assert game.open == {2: "event"}
        colours = {CARDS.events[tile].colour for tile in tiles}
        assert {offer.split(":")[1] for offer in game.offers} == colours
        game.play(game.offers[-1])
        assert (game.open, len(game.table.turned)) == ({0: "event"}, 1)
        game.play(game.offers[-1])
        assert set(game.table.turned) == set(tiles), "the last tile is taken by the last player"


@pytest.mark.rule("MT-EVENT-02")
def test_an_activated_tile_is_turned_over() -> None:
    game = activating(player(), "yellow_1", "green_1").play("event:yellow")
    shown = {event.tile: event.turned for event in game.view().events[7]}
    assert [tile for tile, turned in shown.items() if turned] == ["yellow_1"]
    assert game.open == {1: "event"}
    assert "event:yellow" not in game.offers
    assert game.why("mount-tai-event-tile") == ["MT-EVENT-02"]


@pytest.mark.rule("MT-EVENT-03")
def test_the_gain_is_immediate() -> None:
    game = activating(player(), "yellow_1").play("event:yellow")
    assert game.open == {1: "event"}
    assert game.goods() == (9, 2, 0)


@pytest.mark.rule("MT-EVENT-14", "MT-AMB-22")
def test_the_activation_is_compulsory() -> None:
    game = activating(player(), "yellow_8", "blue_1")
    assert {offer.split(":")[0] for offer in game.offers} == {"event"}
    assert {offer for offer in game.offers if "red" not in offer} == {"event:yellow", "event:green", "event:blue"}
    # With two players, the second one is left with the bad tile.
    left = position(player(), player(), phase="events", events=["yellow_8", "blue_1"]).play("event:blue")
    assert left.players[1].money == 5
    assert len(left.table.turned) == 2


@pytest.mark.rule("MT-EVENT-15")
def test_with_four_players_the_last_one_takes_the_last_of_four_tiles() -> None:
    game = activating(player(), "red_1", round=1).play("event:blue", "event:green", "event:yellow")
    assert game.table.turned[-1] == "red_1"
    assert len(game.table.turned) == 4
    assert game.players[3].wine == 1


@pytest.mark.rule("MT-EVENT-16")
def test_resources_have_no_upper_limit() -> None:
    for tile, good in (("yellow_1", "money"), ("green_1", "grain"), ("red_1", "wine")):
        game = activating(player(999, 999, 999), tile).play(f"event:{CARDS.events[tile].colour}")
        assert getattr(game.me, good) == 999 + CARDS.events[tile].amount


@pytest.mark.rule("MT-EVENT-18")
@pytest.mark.parametrize(("round", "settles"), [(1, False), (2, True), (7, False), (8, True)])
def test_after_the_phase_comes_the_next_round_or_the_settlement(round: int, settles: bool) -> None:
    skilled = player(talents={"administrative": 2})
    game = position(player(), skilled, phase="events", round=round)
    while game.key == "event":
        game.play(game.offers[-1])
    assert game.open == ({1: "settle"} if settles else {0: "policy"})
    assert game.view().round == (round if settles else round + 1)


# -- what tiles give ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-EVENT-06")
def test_yellow_tiles_give_money_and_one_is_a_loss() -> None:
    found = Counter(tuple(gained(f"yellow_{number}").items()) for number in range(1, 9))
    assert found == {(("money", 3),): 3, (("money", 2),): 4, (("money", -1),): 1}


@pytest.mark.rule("MT-EVENT-07")
def test_green_tiles_give_grain() -> None:
    found = Counter(tuple(gained(f"green_{number}").items()) for number in range(1, 9))
    assert found == {(("grain", 3),): 2, (("grain", 2),): 3, (("grain", 1),): 3}


@pytest.mark.rule("MT-EVENT-08")
def test_blue_tiles_give_reputation() -> None:
    found = Counter(tuple(gained(f"blue_{number}", round=1).items()) for number in range(1, 9))
    assert found == {(("reputation", 3),): 2, (("reputation", 2),): 3, (("reputation", 1),): 3}
    game = activating(player(), "blue_1", round=1).play("event:blue")
    assert game.me.points == {"event": 3}


@pytest.mark.rule("MT-EVENT-09", "MT-AMB-19")
def test_red_tiles_give_wine_or_money_or_an_exchange() -> None:
    found = Counter(tuple(gained(f"red_{number}").items()) for number in range(1, 7))
    assert found == {(("wine", 1),): 5, (("money", 2),): 1}
    for tile in ("red_7", "red_8"):
        assert "event:red:none" in activating(player(), tile).offers


@pytest.mark.rule("MT-EVENT-04")
@pytest.mark.parametrize(
    ("tile", "good", "amount"), [("yellow_1", "money", 3), ("green_8", "grain", 1), ("blue_4", "reputation", 2)]
)
def test_the_bonus_tile_of_the_season_adds_one(tile: str, good: str, amount: int) -> None:
    here = [good, *(other for other in GOODS if other != good)]
    assert gained(tile, here, round=1) == {good: amount + 1}
    later = [*here[1:], good]
    assert gained(tile, later, round=1) == {good: amount}, "it lies at another season"


@pytest.mark.rule("MT-EVENT-05")
@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize("round", range(1, 9))
def test_both_rounds_of_a_season_have_the_same_bonus_in_both_years(round: int, year: int) -> None:
    """The bonus tiles are money, grain, wine and reputation, from spring to winter."""
    game = activating(player(), "yellow_1", "green_1", round=round, year=year).play("event:yellow")
    assert game.me.money == 6 + 3 + (round in (1, 2))
    game.play("event:green")
    assert game.players[1].grain == 2 + 3 + (round in (3, 4))


@pytest.mark.rule("MT-AMB-21")
def test_a_loss_of_money_is_no_gain_and_stops_at_nothing() -> None:
    money = ["money", "grain", "wine", "reputation"]
    talents = {"vanguard": 2, "publicist": 2, "yinyang": 2}
    for talent, level in ({"": 0} | talents).items():
        me = player(money=4, talents={talent: level} if talent else {})
        game = activating(me, "yellow_8", bonuses=money, round=1).play("event:yellow")
        assert game.goods() == (3, 2, 0), talent
        assert game.open == {1: "event"}, "there is nothing to convert"
    poor = activating(player(money=0), "yellow_8", round=1).play("event:yellow")
    assert poor.me.money == 0


# -- the exchange ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-EVENT-10", "MT-AMB-20")
@pytest.mark.parametrize("amount", [1, 2, 3])
@pytest.mark.parametrize(("good", "expected"), [("grain", (-1, 1)), ("money", (1, -1))])
def test_money_and_grain_are_exchanged(amount: int, good: str, expected: tuple[int, int]) -> None:
    game = activating(player(money=7, grain=7), "red_7").play(f"event:red:{good}:{amount}")
    assert game.goods() == (7 + expected[0] * amount, 7 + expected[1] * amount, 0)


@pytest.mark.rule("MT-EVENT-10", "MT-AMB-20")
def test_how_much_can_be_exchanged() -> None:
    assert CARDS.events["red_7"].colour == "red"
    rich = activating(player(money=9, grain=9), "red_7").offered("event:red:")
    assert rich == ["grain:1", "grain:2", "grain:3", "money:1", "money:2", "money:3", "none"]
    assert activating(player(money=1, grain=2), "red_7").offered("event:red:") == [
        "grain:1",
        "money:1",
        "money:2",
        "none",
    ]
    assert activating(player(money=0, grain=0), "red_7").offered("event:red:") == ["none"]


@pytest.mark.rule("MT-EVENT-11")
def test_the_bonus_adds_to_what_an_exchange_receives() -> None:
    receiving = activating(player(money=7, grain=7), "red_7", bonuses=OTHERS, round=1)
    assert receiving.play("event:red:grain:2").goods() == (5, 10, 0)
    giving = activating(player(money=7, grain=7), "red_7", bonuses=OTHERS, round=1)
    assert giving.play("event:red:money:2").goods() == (9, 5, 0)


@pytest.mark.rule("MT-AMB-20")
@pytest.mark.parametrize("talents", [{}, {"publicist": 2}, {"vanguard": 2}])
def test_an_exchange_of_nothing_brings_nothing(talents: dict[str, int]) -> None:
    for bonus in (["grain", "money", "wine", "reputation"], ["money", "grain", "wine", "reputation"]):
        game = activating(player(money=7, grain=7, talents=talents), "red_7", bonuses=bonus, round=1)
        game.play("event:red:none")
        assert game.goods() == (7, 7, 0)
        assert "red_7" in game.table.turned


# -- tile 0 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-EVENT-12", "MT-AMB-24")
def test_tile_0_is_blue_and_gives_nothing() -> None:
    assert CARDS.events["zero"].colour == "blue"
    assert gained("zero") == {}
    assert activating(player(), "zero").play("event:blue").table.turned == ["zero"]


@pytest.mark.rule("MT-EVENT-13")
@pytest.mark.parametrize("bonus", GOODS)
def test_tile_0_never_gets_the_bonus(bonus: str) -> None:
    assert gained("zero", [bonus, *(good for good in GOODS if good != bonus)], round=1) == {}


@pytest.mark.rule("MT-AMB-23")
def test_a_bonus_tile_of_wine_adds_to_wine() -> None:
    assert gained("red_1", ["wine", "money", "grain", "reputation"], round=1) == {"wine": 2}
    assert gained("blue_8", ["reputation", "money", "grain", "wine"], round=1) == {"reputation": 2}
