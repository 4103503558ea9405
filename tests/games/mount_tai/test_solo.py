"""The solo game and its virtual player. (MT-SOLO)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import pytest

from engine.games.mount_tai.table import VIRTUAL, Player, Virtual
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.made import many, new, seen
from tests.games.mount_tai.position import RULES, player, position

PILES = (("agricultural_1",), (), ("sacrifice_1",), ("pioneer", "brewer"), ("publicist",))


def drawing(number: int, me: Player | None = None, mine: int = 16, **fields: object) -> Game:
    """The human uses a tile for nothing, so that the virtual player comes to draw a certain tile."""
    me = me or player(edicts=[mine, 5])
    game = position(me, seats=1, draws=[number], **fields)  # type: ignore[arg-type]
    return game.play(f"use:{mine}", "done")


@pytest.mark.rule("MT-SOLO-01")
def test_one_human_and_a_virtual_player_of_edict_tiles_only() -> None:
    table = new(1)
    assert (len(table.players), sorted(table.order)) == (1, [VIRTUAL, 0])
    assert Virtual.__struct_fields__ == ("deck", "unused", "played", "gone")
    assert new(2).virtual is None
    game = drawing(4, piles=PILES)
    assert game.open == {0: "dismiss"}, "the human operates it"


@pytest.mark.rule("MT-SOLO-02")
def test_the_main_board_is_set_up_as_for_two() -> None:
    for seed in ("a", "b", "c"):
        solo, two = new(1, seed), new(2, seed)
        assert [[tile.split("_")[0] for tile in tiles] for tiles in solo.events] == [
            [tile.split("_")[0] for tile in tiles] for tiles in two.events
        ]
        assert sorted(solo.returned) == sorted(two.returned)
        assert (len(solo.blueprints), len(two.blueprints)) == (3, 3)
        assert sum(solo.blueprints.values()) + len(solo.supply) == 12


@pytest.mark.rule("MT-SOLO-03")
def test_one_card_of_each_colour_and_two_red_piles() -> None:
    for table in many(1):
        assert [len(pile) for pile in table.piles] == [1] * 5
        colours = [RULES.box.colour[pile[0]] for pile in table.piles]
        assert colours == ["green", "yellow", "blue", "red", "red"]


@pytest.mark.rule("MT-SOLO-04")
def test_the_human_has_a_colour_as_usual_and_the_virtual_player_another() -> None:
    table = new(1)
    (me,) = table.players
    assert sorted(me.pyramid.values()) == list(range(1, 30))
    assert me.land == {"A1": "settlement"}
    assert (me.money, me.grain, me.wine, me.reputation) == (6, 2, 0, 0)
    assert table.virtual
    assert sorted(table.virtual.deck + table.virtual.unused) == list(range(1, 30))


@pytest.mark.rule("MT-SOLO-05")
def test_the_virtual_deck_has_three_seven_and_six_tiles_face_down() -> None:
    found: set[int] = set()
    for table in many(1):
        assert table.virtual
        tiers = [RULES.box.tier[number] for number in table.virtual.deck]
        assert tiers == [3] * 6 + [2] * 7 + [1] * 3, "the last is drawn first"
        found.update(table.virtual.deck)
        view = seen(table).virtual
        assert view
        assert (view.deck, view.played, view.gone) == ((3, 7, 6), 0, ())
    assert found == set(range(1, 30)), "any tile of a tier"


@pytest.mark.rule("MT-SOLO-06")
def test_the_human_is_first_at_the_start() -> None:
    assert all(table.order == [0, VIRTUAL] for table in many(1))


@pytest.mark.rule("MT-SOLO-07")
@pytest.mark.parametrize("order", [(0, VIRTUAL), (VIRTUAL, 0)])
def test_the_human_decides_first_whatever_the_turn_order(order: tuple[int, int]) -> None:
    game = position(player(), seats=1, order=order, draws=[1])
    assert game.open == {0: "policy"}
    assert game.events("mount-tai-did-virtual-draw") == []
    game.play("tidy:1", "done")
    assert len(game.events("mount-tai-did-virtual-draw")) == 1


@pytest.mark.rule("MT-SOLO-08")
def test_tiles_are_drawn_at_random_from_tier_i_then_ii_then_iii() -> None:
    game = position(player(), seats=1)
    while not game.over:
        game.play("done" if "done" in game.offers else game.offers[-1])
    drawn = [RULES.box.tier[int(str(said.args["number"]))] for said in game.events("mount-tai-did-virtual-draw")]
    assert drawn == [1] * 3 + [2] * 7 + [3] * 6
    firsts = {table.virtual.deck[-1] for table in many(1) if table.virtual}
    assert firsts == {1, 2, 3, 4}


@pytest.mark.rule("MT-SOLO-09")
def test_the_drawn_tile_counts_in_the_turn_order_change() -> None:
    for number, order in ((1, [VIRTUAL, 0]), (15, [VIRTUAL, 0]), (23, [0, VIRTUAL])):
        game = drawing(number)
        assert game.table.order == order
        assert game.table.virtual
        assert (game.table.virtual.played, game.table.virtual.gone) == (0, [number])


BLUEPRINTS = {"mint": 2, "granary": 1, "yufu": 1}


@pytest.mark.rule("MT-SOLO-10", "MT-SOLO-11", "MT-EX-15")
def test_a_building_plan_takes_all_tiles_of_the_leftmost_place_away() -> None:
    supply = ["works_office", "academy", "granary"]
    game = drawing(9, blueprints=BLUEPRINTS, supply=supply)
    assert list(game.table.blueprints.items()) == [("granary", 2), ("yufu", 1), ("academy", 1)]
    assert game.table.removed == ["mint", "mint"]
    assert game.table.supply == ["works_office"]


@pytest.mark.rule("MT-SOLO-10")
@pytest.mark.parametrize("number", [1, 4, 11])
def test_another_tile_takes_no_building(number: int) -> None:
    game = drawing(number, blueprints=BLUEPRINTS)
    assert game.table.blueprints == BLUEPRINTS


@pytest.mark.rule("MT-SOLO-12", "MT-EX-16", "MT-AMB-51")
def test_a_recruitment_lets_the_human_remove_a_talent() -> None:
    game = drawing(11, piles=PILES)
    assert (game.key, game.decision.seat) == ("dismiss", 0)
    assert game.offers == ["dismiss:0", "dismiss:2", "dismiss:3", "dismiss:4"], "one must be removed"
    game.play("dismiss:3")
    assert game.table.dismissed == ["brewer"]
    assert game.me.talents == {}
    assert game.view().piles[3].top == "pioneer"
    assert len(game.events("mount-tai-did-turn-talent")) == 1, "the next card is turned up"


@pytest.mark.rule("MT-AMB-51")
def test_building_first_then_the_talent_and_what_is_empty_is_skipped() -> None:
    game = drawing(22, piles=PILES, blueprints=BLUEPRINTS)
    assert (game.key, game.table.removed) == ("dismiss", ["mint", "mint"])
    assert drawing(22, blueprints=BLUEPRINTS).table.removed == ["mint", "mint"]
    nothing = drawing(22)
    assert (nothing.table.removed, nothing.table.dismissed) == ([], [])
    assert nothing.key == "event"


@pytest.mark.rule("MT-AMB-51")
@pytest.mark.parametrize("number", [7, 9, 19, 20, 21, 22])
def test_an_effect_counts_on_any_tile_that_shows_it(number: int) -> None:
    assert drawing(number, blueprints=BLUEPRINTS).table.removed == ["mint", "mint"]


@pytest.mark.rule("MT-SOLO-13")
@pytest.mark.parametrize("number", [1, 2, 3, 5, 6, 8, 10, 13, 14, 25, 29])
def test_the_virtual_player_does_nothing_else(number: int) -> None:
    game = drawing(number, mine=1, piles=PILES, blueprints=BLUEPRINTS)
    assert game.key == "event", "nothing is asked"
    assert game.me.land == {"A1": "settlement"}
    assert (game.goods(), game.scores) == ((6, 2, 0), [0])
    assert [list(pile) for pile in game.table.piles] == [list(pile) for pile in PILES]
    assert game.table.blueprints == BLUEPRINTS


def built(kind: str, blueprints: Mapping[str, int], supply: Sequence[str]) -> list[tuple[str, int]]:
    """The blueprint area from left to right, after the human has built."""
    game = position(player(edicts=[9, 2]), seats=1, blueprints=blueprints, supply=supply, draws=[1])
    return list(game.play("use:9", f"build:{kind}").table.blueprints.items())


@pytest.mark.rule("MT-SOLO-14", "MT-SOLO-15")
def test_places_close_up_to_the_left_and_new_kinds_come_to_the_right() -> None:
    area = {"mint": 1, "granary": 1, "yufu": 1}
    assert built("mint", area, ["academy"]) == [("granary", 1), ("yufu", 1), ("academy", 1)]
    assert built("granary", area, ["academy", "yufu"]) == [("mint", 1), ("yufu", 2), ("academy", 1)]
    assert built("mint", {**area, "mint": 2}, ["academy"]) == [("mint", 1), ("granary", 1), ("yufu", 1)]
    assert built("mint", area, ["mint"]) == [("granary", 1), ("yufu", 1), ("mint", 1)], "not to its old place"


@pytest.mark.rule("MT-SOLO-22")
def test_the_result_is_the_humans_reputation() -> None:
    game = position(player(99, reputation=37), seats=1, year=3, phase="last")
    assert game.standings
    human, virtual = game.standings.scores
    assert (human.seat, human.total, human.rank) == (0, 37, 1)
    assert (virtual.seat, virtual.total) == (None, 0)


@pytest.mark.rule("MT-SOLO-21")
def test_everything_else_follows_the_rules_for_two() -> None:
    me = player(1, 1, 0, talents={"publicist": 3})
    assert position(me, seats=1, year=3, phase="last").scores == [2 * 2], "two tracks, as many as players"
    assert new(1).players[0].reputation == 0
    assert RULES.box.board.copies_back[1] == RULES.box.board.copies_back[2]
    assert RULES.box.spaces[1] == RULES.box.spaces[2]


@pytest.mark.rule("MT-SOLO-23")
def test_the_virtual_player_has_no_piece_on_any_board() -> None:
    view = seen(new(1))
    assert [each.seat for each in view.players] == [0]
    assert view.virtual
    assert set(msgspec.to_builtins(view.virtual)) == {"deck", "played", "gone"}
    game = position(player(), seats=1, phase="settlement", round=2, order=[VIRTUAL, 0])
    assert game.key == "policy", "and no settlement"
