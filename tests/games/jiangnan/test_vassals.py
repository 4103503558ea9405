"""Two players and the scholars of their second colours."""

from __future__ import annotations

import pytest

from engine.games.jiangnan.table import Player
from tests.games.jiangnan.position import player, position

VASSAL, OTHER_VASSAL = 2, 3


def me(*track: str, coins: int = 3) -> Player:
    return player(coins, track=track)


@pytest.mark.rule("JN-2P-03", "JN-2P-04", "JN-2P-05")
def test_the_discarded_tile_sends_a_vassal_who_does_nothing() -> None:
    game = position(me("start_tavern_1", "start_teahouse_1"), seats=2).play("visit:2:teahouse")
    assert game.table.scholars["teahouse"] == [0]
    assert game.table.scholars["tavern"] == [VASSAL]
    assert (game.me.coins, game.me.spirit, game.ideas()) == (3, 4, (3, 2, 2)), "inspiration, and the tile's novel idea"


@pytest.mark.rule("JN-2P-06")
def test_with_two_districts_the_player_sends_the_vassal() -> None:
    game = position(me("age3_society_parlour", "start_teahouse_1"), seats=2).play("visit:2:teahouse")
    assert game.key == "vassal" and game.offered("vassal:") == ["society", "parlour"]
    game.play("vassal:parlour")
    assert game.table.scholars["parlour"] == [VASSAL] and not game.table.scholars["society"]


@pytest.mark.rule("JN-2P-07", "JN-2P-10", "JN-2P-11")
def test_a_vassal_without_space_rests_and_gains_nothing() -> None:
    full = {"tavern": [1, OTHER_VASSAL, OTHER_VASSAL, 1]}
    track = ("start_tavern_1", "start_teahouse_1", "start_tavern_2")
    game = position(me(*track), seats=2, scholars=full, turn=4, order=[0, 1])
    assert "visit:3:tavern" not in game.offers and "JN-TURN-05" in game.why("jiangnan-visit")
    game.play("visit:2:teahouse")
    assert game.table.rest == [VASSAL]
    assert (game.me.coins, game.me.spirit) == (3, 4)


@pytest.mark.rule("JN-2P-06", "JN-2P-07")
def test_a_vassal_may_be_sent_to_a_full_district_and_is_not_asked_where_both_are() -> None:
    four = [1, 1, OTHER_VASSAL, OTHER_VASSAL]
    track = ("age3_society_parlour", "start_teahouse_1")
    game = position(me(*track), seats=2, scholars={"society": four}).play("visit:2:teahouse")
    game.play("vassal:society")
    assert game.table.rest == [VASSAL]
    both = {"society": [1, 1, OTHER_VASSAL, VASSAL], "parlour": [1, OTHER_VASSAL, OTHER_VASSAL, VASSAL]}
    game = position(me(*track), seats=2, scholars=both).play("visit:2:teahouse")
    assert game.table.rest == [VASSAL]


@pytest.mark.rule("JN-2P-08", "JN-2P-09", "JN-AMB-28")
def test_the_own_scholar_comes_first_in_the_same_district() -> None:
    track = ("start_teahouse_1", "start_teahouse_2")
    game = position(me(*track), seats=2).play("visit:2:teahouse")
    assert game.table.scholars["teahouse"] == [0, VASSAL]
    three = {"teahouse": [1, OTHER_VASSAL, VASSAL]}
    game = position(me(*track), seats=2, scholars=three).play("visit:2:teahouse")
    assert game.table.scholars["teahouse"] == [1, OTHER_VASSAL, VASSAL, 0]
    assert game.table.rest == [VASSAL]


@pytest.mark.rule("JN-2P-22", "JN-AMB-29")
def test_a_rest_sends_a_vassal_too_also_a_mandatory_one() -> None:
    game = position(me("start_tavern_1", "start_teahouse_1"), seats=2).play("rest:2")
    assert game.table.rest == [0] and game.table.scholars["tavern"] == [VASSAL]
    tired = player(spirit=0, track=("start_tavern_1", "start_teahouse_1"))
    game = position(tired, seats=2, phase="rest", resting=[0]).play("rest:2")
    assert game.table.round == 2
    assert game.table.rest == [0] and game.table.scholars["tavern"] == [VASSAL]


@pytest.mark.rule("JN-2P-12", "JN-AMB-52", "JN-TURN-12")
def test_with_the_advance_variant_any_tile_may_be_discarded() -> None:
    track = ("start_tavern_1", "start_teahouse_1", "start_society_1", "start_fair_2")
    game = position(me(*track), seats=2, options={"advance": "on"}).play("visit:2:teahouse")
    assert game.key == "discard" and game.offered("discard:") == ["3", "2", "1"]
    game.play("discard:2")
    assert game.me.discarded == ["start_society_1"] and game.table.scholars["society"] == [VASSAL]
    assert game.me.coins == 4
    game = position(me(*track), seats=2, options={"advance": "on"}).play("rest:1", "discard:3")
    assert game.me.discarded == ["start_fair_2"] and game.table.scholars["fair"] == [VASSAL]


@pytest.mark.rule("JN-2P-12", "JN-AMB-52", "JN-TURN-09")
def test_without_the_variant_the_rightmost_tile_goes() -> None:
    game = position(me("start_tavern_1", "start_teahouse_1", "start_society_1"), seats=2).play("visit:2:teahouse")
    assert game.me.discarded == ["start_tavern_1"]


@pytest.mark.rule("JN-AMB-05", "JN-2P-12")
def test_with_the_variant_any_tile_that_may_be_discarded_can_pay() -> None:
    track = ("start_tavern_1", "start_tavern_2", "start_society_1")
    assert "visit:2:tavern" not in position(me(*track, coins=0), seats=2).offers
    game = position(me(*track, coins=0), seats=2, options={"advance": "on"})
    game.play("visit:2:tavern", "discard:2")
    assert game.me.coins == 0 and game.table.scholars["tavern"] == [0]
    game = position(me(*track, coins=0), seats=2, options={"advance": "on"})
    game.play("visit:2:tavern", "discard:1")
    assert game.me.coins == 2 and game.table.rest == [0], "who cannot pay in the end rests"


@pytest.mark.rule("JN-TURN-03", "JN-TURN-07", "JN-TURN-10")
@pytest.mark.parametrize("advance", ["off", "on"])
def test_the_chosen_tile_itself_never_pays(advance: str) -> None:
    without, coin = "start_tavern_2", "age1_tavern_1"
    for track, open_with in (((coin, without), 2), ((without, coin), 1)):
        game = position(me(*track, coins=0), seats=2, options={"advance": advance})
        assert game.offered("visit:") == [f"{open_with}:tavern"]
        assert game.why("jiangnan-visit") == ["JN-TURN-06"]


@pytest.mark.rule("JN-2P-01", "JN-2P-13", "JN-2P-14", "JN-2P-15", "JN-2P-16")
def test_vassals_put_servants_of_their_own_colour_which_count_with_the_players() -> None:
    scholars = {"parlour": [1, VASSAL, 0]}
    game = position(
        seats=2, phase="boats", scholars=scholars, boats={5: [(VASSAL, 1), (1, 2)]}, boat_trends={5: ("gold", "novels")}
    )
    assert game.decision.seat == 0, "3 of main and vassal against 3, and the vassal's is farther right"
    assert (game.decision.key, game.offered("trend:")) == ("trend", ["gold", "novels"])


@pytest.mark.rule("JN-2P-17")
def test_vassals_do_not_draft() -> None:
    offer = ["age1_society_1", "age1_tavern_1"]
    game = position(seats=2, phase="draft", scholars={"society": [VASSAL, OTHER_VASSAL], "parlour": [1]}, offer=offer)
    assert game.decision.seat == 1
    game.play("take:age1_tavern_1")
    assert game.players[1].drafted == ["age1_tavern_1"] and not game.me.drafted


@pytest.mark.rule("JN-2P-02", "JN-2P-18")
def test_six_or_eight_tiles_are_offered_and_three_players_have_no_vassals() -> None:
    assert len(position(seats=2).table.offer) == 6
    assert len(position(seats=2, chapter="3").table.offer) == 8
    game = position(me("start_tavern_1", "start_teahouse_1"), seats=3).play("visit:2:teahouse")
    assert not game.table.scholars["tavern"]
