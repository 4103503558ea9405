"""Exchanges of tiles and ideas: Peddler B2 and Ma Xianglan, Gift Shop B3 and Bian Yujing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import player, position

ALL_PLACED = {"society": [0, 1, 2], "teahouse": [0, 1, 2], "tavern": [0, 1, 2]}


def at(face: str, track: Sequence[str], **mine: object) -> Game:
    """Seat 0 lands on this shop with a tile that lay left of those given, of which the first is discarded."""
    ring = [face, *(other for other in ("B1", "B2", "B3", "B4", "B5", "B6") if other != face)]
    me = player(track=[*track, "start_fair_1"], place=5, **mine)  # type: ignore[arg-type]
    return position(me, ring=ring).play(f"visit:{len(track) + 1}:fair", "move:cw:1")


@pytest.mark.rule("JN-SHOPB-04", "JN-SHOPB-05", "JN-AMB-44")
def test_two_tiles_come_back_each_for_one_that_goes_where_it_lay() -> None:
    game = at(
        "B2",
        ["start_teahouse_1", "start_society_1", "start_society_2"],
        bag=[],
        used=["start_tavern_1"],
        drafted=["age1_parlour_1"],
    )
    game.play("fetch:age1_parlour_1", "place:2", "fetch:start_tavern_1")
    assert game.me.track == ["start_tavern_1", "age1_parlour_1"]
    assert game.me.drafted == ["start_society_2"] and game.me.used == ["start_society_1", "start_fair_1"]
    assert game.decision.seat == 1


@pytest.mark.rule("JN-AMB-44")
def test_the_tile_just_chosen_may_be_fetched() -> None:
    game = at("B2", ["start_teahouse_1", "start_society_1"], bag=[])
    game.play("fetch:start_fair_1")
    assert game.me.track == ["start_fair_1"] and game.me.used == ["start_society_1"]


@pytest.mark.rule("JN-SHOPB-06", "JN-AMB-44")
def test_an_empty_track_is_filled_from_the_right_in_the_order_chosen() -> None:
    game = at("B2", ["start_teahouse_1"], bag=[], used=["start_tavern_1"], drafted=["age1_parlour_1"])
    game.play("fetch:age1_parlour_1", "fetch:start_tavern_1")
    assert game.me.track == ["age1_parlour_1", "start_tavern_1"]
    assert game.me.drafted == [] and game.me.used == ["start_fair_1"]


@pytest.mark.rule("JN-SHOPB-07")
def test_a_discarded_tile_cannot_be_fetched() -> None:
    game = at("B2", ["start_teahouse_1", "start_society_1"], bag=[], used=["start_tavern_1"])
    assert game.offers_to(0) == ["fetch:start_tavern_1", "fetch:start_fair_1", "none"]


@pytest.mark.rule("JN-AST-15", "JN-AST-16")
def test_the_assistant_moves_one_tile() -> None:
    me = player(track=[], bag=[], used=["start_tavern_1"], drafted=["age1_parlour_1"], assistants=[12])
    game = position(me, phase="income", scholars=ALL_PLACED)
    game.play("assistant:12", "fetch:start_tavern_1")
    assert game.me.track == ["start_tavern_1"] and game.me.drafted == ["age1_parlour_1"]


@pytest.mark.rule("JN-AST-15", "JN-AMB-44")
def test_the_assistant_exchanges_one_tile_for_one_of_the_track() -> None:
    track = ["start_society_1", "start_travel_1"]
    me = player(track=track, bag=[], used=["start_tavern_1"], drafted=["age1_parlour_1"], assistants=[12])
    game = position(me, phase="income", scholars=ALL_PLACED).play("assistant:12")
    assert game.offers == ["fetch:start_tavern_1", "fetch:age1_parlour_1"]
    game.play("fetch:age1_parlour_1")
    assert game.offers == ["place:1", "place:2"]
    game.play("place:1")
    assert game.me.track == ["age1_parlour_1", "start_travel_1"]
    assert game.me.drafted == ["start_society_1"] and game.me.used == ["start_tavern_1"]
    assert game.key == "draft", "one tile only"


@pytest.mark.rule("JN-SHOPB-08", "JN-AMB-43")
def test_up_to_three_ideas_are_exchanged() -> None:
    game = at("B3", ["start_teahouse_1"], novel=3, drama=0, painting=0)
    assert game.ideas() == (3, 1, 0)
    game.play("swap:novel:painting", "swap:novel:painting", "swap:novel:drama")
    assert game.ideas() == (0, 2, 2)
    assert game.decision.seat == 1


@pytest.mark.rule("JN-SHOPB-08")
def test_fewer_may_be_exchanged_or_none() -> None:
    game = at("B3", ["start_teahouse_1"]).play("swap:novel:painting", "none")
    assert game.ideas() == (0, 2, 2)


@pytest.mark.rule("JN-AST-11", "JN-AMB-43")
def test_the_assistant_needs_two_ideas_of_which_one_may_keep_its_type() -> None:
    poor = position(player(novel=1, drama=0, painting=0, assistants=[8]), phase="income", scholars=ALL_PLACED)
    assert poor.decision.key == "draft", "the income step has nothing to ask"
    game = position(player(novel=2, drama=0, painting=0, assistants=[8]), phase="income", scholars=ALL_PLACED)
    game.play("assistant:8")
    assert game.offers_to(0) == ["swap:novel:drama", "swap:novel:painting"]
    game.play("swap:novel:drama", "none")
    assert game.ideas() == (1, 1, 0)


@pytest.mark.rule("JN-AST-11", "JN-AMB-43")
def test_the_assistant_exchanges_two_ideas_and_no_more() -> None:
    game = position(player(novel=3, drama=0, painting=0, assistants=[8]), phase="income", scholars=ALL_PLACED)
    game.play("assistant:8", "swap:novel:drama", "swap:novel:painting")
    assert game.ideas() == (1, 1, 1) and game.key == "draft"


@pytest.mark.rule("JN-AMB-22")
def test_tiles_left_on_the_track_stay_there_when_the_bag_is_refilled() -> None:
    """Ma Xianglan has moved tiles to a track that was empty."""
    used, drafted = ["start_tavern_1", "start_fair_1", "start_society_1"], ["age1_parlour_1", "age2_fair_1"]
    me = player(track=["start_society_2", "start_travel_1"], bag=[], used=used, drafted=drafted)
    game = position(me, round=2, phase="events")
    assert game.me.track[:2] == ["start_society_2", "start_travel_1"]
    assert len(game.me.track) == 4 and len(game.me.bag) == 3
    assert sorted(game.me.track[2:] + game.me.bag) == sorted(used + drafted)
    assert game.me.used == game.me.drafted == []
