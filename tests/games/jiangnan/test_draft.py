"""The draft, and the new action tiles after it. (sections 5.3 and 5.4 of the rules)"""

from __future__ import annotations

import pytest

from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import RULES, position

OFFERED = {1: 6, 2: 6, 3: 9, 4: 12}
"""Tiles on the Upkeep Board by the number of seats."""


def drafters(game: Game) -> list[int]:
    """Who drafts, one after the other, each the first tile."""
    found = []
    while game.open and game.key == "draft":
        found.append(game.decision.seat)
        game.play(game.offers[0])
    return found


@pytest.mark.rule("JN-DRAFT-01", "JN-DRAFT-05")
def test_from_the_leftmost_scholar_to_the_rightmost_those_who_rest_last() -> None:
    scholars = {"parlour": [2], "society": [1], "fair": [0], "tavern": [1], "teahouse": [2]}
    assert drafters(position(phase="draft", scholars=scholars, rest=[0])) == [1, 2, 0, 1, 2, 0]
    other = position(chapter="3", phase="draft", scholars={"society": [1], "fair": [0], "tavern": [2]})
    assert drafters(other) == [0, 2, 1], "the Temple Fair is farthest left here"


@pytest.mark.rule("JN-DRAFT-06")
def test_within_a_district_the_last_scholar_drafts_first() -> None:
    assert drafters(position(phase="draft", scholars={"society": [2, 1, 0]}, rest=[1, 2])) == [0, 1, 2, 2, 1]


@pytest.mark.rule("JN-DRAFT-02", "JN-DRAFT-03", "JN-DRAFT-07")
def test_a_tile_goes_to_the_drafted_area_and_the_scholar_home() -> None:
    game = position(phase="draft", scholars={"society": [1, 0]})
    bag = list(game.me.bag)
    assert game.offered("take:") == game.table.offer
    game.play("take:age1_tavern_1")
    assert game.me.drafted == ["age1_tavern_1"] and "age1_tavern_1" not in game.table.offer
    assert (game.me.scholars, game.table.scholars["society"]) == (3, [1])
    assert (game.me.bag, game.me.used) == (bag, [])
    assert game.open == {1: "draft"}


@pytest.mark.rule("JN-DRAFT-04")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_player_drafts_three_tiles(seats: int) -> None:
    everybody = list(range(seats))
    game = position(seats=seats, phase="draft", scholars={"society": everybody, "fair": everybody}, rest=everybody)
    drafters(game)
    assert [len(each.drafted) for each in game.players] == [3] * seats
    assert [each.scholars for each in game.players] == [3] * seats


@pytest.mark.rule("JN-DRAFT-08")
def test_a_pick_can_not_be_declined() -> None:
    game = position(phase="draft", scholars={"society": [0]})
    assert game.offers == [f"take:{tile}" for tile in game.table.offer]
    assert game.decision.pick == (1, 1)


@pytest.mark.rule("JN-DRAFT-09")
@pytest.mark.parametrize("number", range(1, 7))
def test_in_rounds_5_and_6_scholars_only_go_home(number: int) -> None:
    left = ["age4_society_fair", "age4_tavern_fair", "age3_tavern_fair"]
    scholars = {"society": [0, 1], "parlour": [2]}
    game = position(phase="draft", round=number, scholars=scholars, rest=[0], offer=left)
    if number <= 4:
        assert game.open == {1: "draft"}
    else:
        assert game.table.phase == ("action" if number == 5 else "over")
        assert [each.drafted for each in game.players] == [[], [], []]
        assert [each.scholars for each in game.players] == [3, 3, 3]
        assert not game.table.rest and not any(game.table.scholars.values())


@pytest.mark.rule("JN-DRAFT-11")
def test_everybody_sees_what_is_drafted() -> None:
    game = position(phase="draft", scholars={"society": [1, 0]}).play("take:age1_tavern_1")
    for seat in (None, 1, 2):
        assert game.view(seat).players[0].drafted == ("age1_tavern_1",)
    assert len(game.events("jiangnan-did-draft")) == 1


@pytest.mark.rule("JN-REFILL-01", "JN-REFILL-05", "JN-REFILL-06", "JN-REFILL-07")
@pytest.mark.parametrize("number", range(1, 7))
def test_new_tiles_come_in_rounds_1_to_3_of_the_next_age(number: int) -> None:
    left = ["age4_society_fair"] if number >= 4 else None
    game = position(phase="events", round=number, offer=left)
    ages = {RULES.box.tiles[tile].age for tile in game.table.offer}
    assert ages == {number + 1 if number <= 3 else 4}
    assert len(game.table.offer) == (9 if number <= 3 else 1)


@pytest.mark.rule("JN-REFILL-02", "JN-REFILL-03", "JN-REFILL-04")
@pytest.mark.parametrize("seats", RULES.seats)
def test_what_is_left_goes_and_random_tiles_of_the_new_age_come(seats: int) -> None:
    left = ["age2_fair_1", "age2_society_2"]
    offers = set()
    for seed in range(6):
        game = position(seats=seats, phase="events", round=2, offer=left, seed=str(seed))
        age3 = {name for name, tile in RULES.box.tiles.items() if tile.age == 3} - RULES.box.cards.advanced.keys()
        assert len(game.table.offer) == OFFERED[seats] and set(game.table.offer) < age3
        assert set(left) | (age3 - set(game.table.offer)) <= set(game.table.tiles_gone)
        assert list(game.table.bags) == [4]
        offers.add(frozenset(game.table.offer))
    assert len(offers) > 1


@pytest.mark.rule("JN-REFILL-08")
def test_the_events_of_a_round_in_their_order() -> None:
    game = position(phase="events", round=2)
    told = [event.text.key.removeprefix("jiangnan-did-") for event in game.told]
    assert told == ["offer", "public", "public", "public", "bags", "status", *["consume"] * 3, "round"]
