"""The policy decision phase. (MT-POL)"""

from __future__ import annotations

import pytest

from engine.games.mount_tai.table import Player
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import CARDS, player, position

PILES = [("agricultural_1",), ("commercial_1",), (), ("brewer",), ()]
UP = ["B1", "C1", "D1", "D2", "D3"]


def able(tile: int) -> Player:
    """A player who can execute every effect; one tile only."""
    return player(30, 30, 30, edicts=[tile], land=[*UP, "D4"])


def using(tile: int) -> Game:
    """Seat 0, able to do everything, has used a tile."""
    return position(able(tile), piles=PILES, blueprints={"mint": 1, "granary": 1, "yufu": 1}).play(f"use:{tile}")


def open_effects(game: Game) -> set[str]:
    """The effects that the question offers."""
    return {option.group or "" for option in game.decision.every()} - {"done"}


EFFECTS = {
    1: "cultivation",
    2: "farmland",
    3: "town",
    4: "recruitment",
    5: "brewing farmland",
    6: "cultivation town",
    7: "farmland building",
    8: "brewing town",
    9: "building cultivation",
    10: "cultivation farmland",
    11: "recruitment brewing",
    12: "town recruitment",
    13: "celebration sacrifice",
    14: "cultivation farmland",
    15: "cultivation town",
    16: "farmland brewing",
    17: "recruitment brewing",
    18: "town recruitment",
    19: "building farmland",
    20: "building town",
    21: "building cultivation",
    22: "building recruitment",
    23: "cultivation sacrifice",
    24: "farmland celebration",
    25: "town celebration",
    26: "recruitment sacrifice",
    27: "brewing celebration",
    28: "brewing sacrifice",
    29: "celebration sacrifice",
}
"""What the tiles show. (MT-DATA-19)"""


def finish(game: Game, effect: str) -> None:
    """Execute an effect: its first offer, and as little as possible of what comes with it."""
    option = next(option for option in game.decision.every() if option.group == effect)
    game.play(option.id)
    while game.open and 0 in game.open and game.key != "act":
        game.play(next(offer for offer in game.offers if offer in ("done", "none")))


# -- who and what ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-POL-01")
def test_one_player_after_the_other_in_turn_order() -> None:
    game = position(player(), player(), player(land=[]), order=[2, 0, 1])
    asked = []
    while game.key != "event":
        asked.append((game.decision.seat, game.key))
        game.play("use:1" if game.key == "policy" else "done" if "done" in game.offers else game.offers[0])
    assert [seat for seat, _ in asked] == sorted((seat for seat, _ in asked), key=[2, 0, 1].index)
    assert {seat for seat, key in asked if key == "policy"} == {0, 1, 2}
    assert {seat for seat, key in asked if key == "act"} == {0, 1, 2}, "each finishes before the next begins"


@pytest.mark.rule("MT-POL-02")
def test_exactly_one_of_policy_action_and_tidy_up() -> None:
    game = position(player())
    assert {option.group for option in game.decision.every()} == {"use", "tidy"}
    assert game.why("mount-tai-pass") == ["MT-POL-02"]
    assert position(player()).play("tidy:1", "done").open == {1: "policy"}
    assert position(player()).play("use:1", "done").open == {1: "policy"}


@pytest.mark.rule("MT-POL-03")
def test_the_tile_of_a_policy_action_goes_to_the_turn_order_area() -> None:
    game = position(player()).play("use:3", "done")
    assert game.me.played == game.view(1).players[0].played == 3
    assert 3 not in game.me.pyramid.values()
    assert game.me.gone == []


# -- what a tile gives ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-POL-04")
@pytest.mark.parametrize("tile", range(1, 5))
def test_a_tile_of_tier_i_gives_its_effect(tile: int) -> None:
    game = using(tile)
    assert open_effects(game) == {EFFECTS[tile]}
    finish(game, EFFECTS[tile])
    assert game.open == {1: "policy"}


@pytest.mark.rule("MT-POL-05")
@pytest.mark.parametrize("tile", range(5, 14))
def test_a_tile_of_tier_ii_gives_one_of_its_effects(tile: int) -> None:
    effects = EFFECTS[tile].split()
    for effect in effects:
        game = using(tile)
        assert open_effects(game) == set(effects)
        finish(game, effect)
        assert game.open == {1: "policy"}, "the other one is closed"


@pytest.mark.rule("MT-POL-06")
@pytest.mark.parametrize("tile", range(14, 30))
def test_a_tile_of_tier_iii_gives_both_effects_in_either_order(tile: int) -> None:
    effects = EFFECTS[tile].split()
    for effect, other in (effects, reversed(effects)):
        game = using(tile)
        assert open_effects(game) == set(effects)
        finish(game, effect)
        assert open_effects(game) == {other}
        finish(game, other)
        assert game.open == {1: "policy"}


def test_the_tiles_show_what_these_tests_say() -> None:
    assert {number: " ".join(tile.effects) for number, tile in CARDS.edicts.items()} == EFFECTS


@pytest.mark.rule("MT-POL-07")
def test_the_second_effect_finds_what_the_first_has_left() -> None:
    """Tile 17: recruitment and brewing. The Brewer brews twice, if he is there first."""
    first = position(player(grain=6, edicts=[17]), piles=PILES).play("use:17", "recruit:3", "brew:3")
    assert first.key == "brew"
    last = position(player(grain=6, edicts=[17]), piles=PILES).play("use:17", "brew:3", "recruit:3")
    assert last.open == {1: "policy"}
    assert (first.me.wine, last.me.wine) == (3, 3)
    # Tile 14: cultivation and farmland. The new tile can be reclaimed at once, and the money is gone.
    game = position(player(money=3, edicts=[14])).play("use:14", "flat:B1", "done")
    assert game.offers == ["farmland:A1", "farmland:B1", "done"]
    spent = position(player(money=3, edicts=[14])).play("use:14", "flat:B1", "flat:C1")
    assert spent.offers == ["farmland:C1", "done"], "C1 is free, next to water"


@pytest.mark.rule("MT-POL-08", "MT-AMB-13")
def test_one_of_two_effects_or_none() -> None:
    none = using(18).play("done")
    assert none.open == {1: "policy"}
    assert none.goods() == (30, 30, 30)
    one = using(18).play("town:B1", "done")
    assert one.open == {1: "policy"}
    assert (one.me.land["B1"], one.me.talents) == ("town", {})
    for tile in (1, 5):
        assert using(tile).play("done").goods() == (30, 30, 30), "no tile has to be used for anything"


@pytest.mark.rule("MT-AMB-13")
def test_less_than_allowed_and_costs_before_gains() -> None:
    """Placements, reclamations, towns and brewings are paid one by one, just before the gain."""
    game = position(player(money=2, edicts=[1])).play("use:1", "flat:B1")
    assert (game.key, game.me.money) == ("cultivate", 1)
    assert "done" in game.offers
    assert position(player(money=1, edicts=[1])).play("use:1", "flat:B1").open == {1: "policy"}, "nothing left to pay"
    officials = {"agricultural_1": 2}
    farming = position(player(money=5, edicts=[2], land=["B1", "A2"], talents=officials)).play("use:2", "farmland:A1")
    assert (farming.key, farming.me.money) == ("farmland", 3)
    assert "done" in farming.offers
    building = position(player(money=2, edicts=[3], land=["B1", "A2"], talents={"commercial_1": 2}))
    building.play("use:3", "town:A1")
    assert (building.key, building.me.money, building.me.grain) == ("town", 1, 3)
    assert "done" in building.offers
    brewing = position(player(grain=4, edicts=[5], talents={"brewer": 1})).play("use:5", "brew:3")
    assert (brewing.key, brewing.offers) == ("brew", ["brew:1", "done"])


@pytest.mark.rule("MT-AMB-13")
@pytest.mark.parametrize("tile", [1, 3, 4, 7, 11, 13])
def test_what_cannot_be_paid_cannot_be_done(tile: int) -> None:
    poor = player(0, 0, 0, edicts=[tile])
    game = position(poor, piles=PILES, blueprints={"mint": 1, "granary": 1, "yufu": 1}).play(f"use:{tile}")
    assert game.open == {1: "policy"}
    assert (game.me.played, game.goods()) == (tile, (0, 0, 0)), "a tile may be used with no effect at all"


@pytest.mark.rule("MT-AMB-07")
def test_flat_land_and_mountain_are_two_ways_of_one_effect() -> None:
    """They place the same tile, which is the barren one that farmland and towns are made of."""
    land = ["B1", "A2"]
    game = position(player(edicts=[1, 2], land=land)).play("use:1")
    assert {option.group for option in game.decision.every()} == {"cultivation", "done"}
    assert {"flat:C1", "mountain:B2"} <= set(game.offers)
    climbed = position(player(edicts=[1, 2], land=land)).play("use:1", "mountain:B2")
    walked = position(player(edicts=[1, 2], land=land)).play("use:1", "flat:C1", "done")
    assert climbed.me.land["B2"] == walked.me.land["C1"] == "settlement"


# -- tidy-up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-POL-09")
def test_the_first_removal_of_a_tidy_up_is_compulsory() -> None:
    assert not {"none", "done"} & set(position(player()).offers)
    game = position(player()).play("tidy:2")
    assert 2 not in game.me.pyramid.values()
    game.play("done")
    assert (game.me.played, game.open) == (2, {1: "policy"})


@pytest.mark.rule("MT-POL-10", "MT-AMB-02")
def test_the_second_removal_of_a_tidy_up_is_optional_and_the_last() -> None:
    game = position(player()).play("tidy:2")
    assert (game.key, game.decision.usual) == ("tidy", "done")
    game.play("remove:3")
    assert game.open == {1: "policy"}
    assert len(game.me.pyramid) == 27


@pytest.mark.rule("MT-POL-11")
def test_the_second_tile_may_be_one_that_the_first_uncovered() -> None:
    game = position(player()).play("tidy:1", "remove:5")
    assert (game.me.played, game.me.gone) == (1, [5])


@pytest.mark.rule("MT-POL-12", "MT-POL-13")
@pytest.mark.parametrize(("first", "second"), [(9, 20), (20, 9)])
def test_the_lowest_goes_to_the_turn_order_area_and_the_other_leaves_the_game(first: int, second: int) -> None:
    game = position(player(edicts=[9, 20, 21])).play(f"tidy:{first}", f"remove:{second}")
    assert game.me.played == 9
    assert game.me.gone[-1] == 20
    assert list(game.me.pyramid.values()) == [21]


@pytest.mark.rule("MT-POL-14", "MT-AMB-02")
def test_a_tidy_up_executes_nothing() -> None:
    for tile in (1, 7, 18, 29):
        game = position(able(tile), piles=PILES).play(f"tidy:{tile}")
        assert game.open == {1: "policy"}, "nothing is asked"
        assert game.goods() == (30, 30, 30)
        assert len(game.me.land) == 7


@pytest.mark.rule("MT-POL-15")
def test_each_player_has_one_tile_in_the_turn_order_area() -> None:
    """The last of three is asked about the effect of the tile that is played; then the phase is over."""
    tidy = player(talents={"administrative": 1})
    game = position(tidy, player(), player()).play("tidy:3", "remove:2", "remove:4", "use:4", "use:1")
    assert game.key == "act"
    assert [each.played for each in game.players] == [2, 4, 1]


@pytest.mark.rule("MT-AMB-15")
def test_a_player_without_tiles_passes_and_comes_last() -> None:
    game = position(player(edicts=[]), player(edicts=[29]), player(edicts=[26])).play("use:29", "use:26")
    assert game.events("mount-tai-did-pass")
    assert game.table.order == [2, 1, 0], "who passes counts as 30"
    assert game.open == {2: "event"}


@pytest.mark.rule("MT-AMB-15")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 0, 2]])
def test_players_who_pass_keep_their_order(order: list[int]) -> None:
    game = position(player(edicts=[]), player(edicts=[]), player(edicts=[3]), order=order, round=3)
    game.play("use:3", "done")
    assert game.table.order == [2, *(seat for seat in order if seat != 2)]
    nobody = position(*[player(edicts=[]) for _ in range(3)], order=order)
    assert nobody.table.order == order
