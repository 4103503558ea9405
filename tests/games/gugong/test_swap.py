"""The card effect "Swap". (GG-ACT-12 to GG-ACT-18)"""

from __future__ import annotations

import pytest

from engine.games.gugong.content import LOCATIONS
from tests.games.gugong.position import RULES, Game, changed, player, position

SWAP = "seat_1_1"
"""A card of value 2 with that effect."""

PILE = ["board_7", "board_6"]


def swapping(**gifts: str) -> Game:
    """After the card with Swap was given at the Palace for a 1; the hand holds a 4 and the pile a 7, a 6 and the 1."""
    there = {"palace": "board_1", "wall": "board_5", "jade": "board_2"} | gifts
    game = position(player(hand=[SWAP, "seat_1_2"], pile=PILE), player(), gifts=there)
    return game.play(f"give:{SWAP}:palace")


@pytest.mark.rule("GG-ACT-12", "GG-AMB-11")
def test_any_own_card_with_any_on_the_board() -> None:
    game = swapping()
    assert game.offered("card:") == ["swap"]
    game.play("card:swap")
    assert (game.key, game.decision.pick) == ("swap", (1, 1))
    own = ["seat_1_2", *PILE, "board_1"]
    assert game.offers == [f"{card}:{location}" for card in own for location in LOCATIONS], (
        "the 1 taken in step 1 lies in the discard pile already"
    )
    groups = {option.id: option.group for option in game.decision.options}
    assert {groups[f"{card}:wall"] for card in own[1:]} == {"swap-pile"}
    assert groups["seat_1_2:wall"] == "swap-hand"


@pytest.mark.rule("GG-ACT-13", "GG-ACT-15", "GG-ACT-18")
def test_for_a_hand_card_a_card_comes_into_the_hand() -> None:
    game = swapping().play("card:swap", "seat_1_2:wall")
    assert game.me.hand == ["board_5"]
    assert game.me.pile == [*PILE, "board_1"]
    assert game.gifts["wall"] == "seat_1_2"
    assert "seat_1_2" in game.view(None).gifts, "face up"


@pytest.mark.rule("GG-ACT-14", "GG-ACT-15", "GG-ACT-18")
def test_for_a_discarded_card_a_card_comes_onto_the_discard_pile() -> None:
    game = swapping().play("card:swap", "board_7:wall")
    assert game.me.hand == ["seat_1_2"]
    assert sorted(game.me.pile) == ["board_1", "board_5", "board_6"]
    assert game.gifts["wall"] == "board_7"
    assert "board_7" in game.view(None).gifts


@pytest.mark.rule("GG-AMB-11", "GG-ACT-14")
def test_the_card_taken_in_this_turn_may_be_swapped() -> None:
    game = swapping().play("card:swap", "board_1:jade")
    assert sorted(game.me.pile) == ["board_2", "board_6", "board_7"]
    assert game.gifts["jade"] == "board_1"


@pytest.mark.rule("GG-ACT-16", "GG-AMB-10")
@pytest.mark.parametrize(("own", "there"), [("board_1", "board_5"), ("seat_1_2", "board_5"), ("board_7", "board_5")])
def test_values_do_not_matter_and_nothing_is_paid(own: str, there: str) -> None:
    game = swapping().play("card:swap", f"{own}:wall")
    assert game.key == "act", "no way has to be chosen"
    assert (game.me.pool, len(game.me.hand), len(game.me.pile)) == (6, 1, 3)
    assert there in [*game.me.hand, *game.me.pile]


@pytest.mark.rule("GG-AMB-10", "GG-ACT-17")
@pytest.mark.parametrize(("own", "hand"), [("seat_1_2", [SWAP]), ("board_6", ["seat_1_2"])])
def test_the_card_just_given_may_be_taken_back_and_the_location_stays(own: str, hand: list[str]) -> None:
    game = swapping().play("card:swap", f"{own}:palace")
    assert game.me.hand == hand
    assert SWAP in [*game.me.hand, *game.me.pile]
    assert game.gifts["palace"] == own
    assert game.offers == ["place:one", "place:two", "done"], "its effect is over, and the Palace still to come"


@pytest.mark.rule("GG-ACT-17")
@pytest.mark.parametrize("where", ["wall", "jade", "canal", "intrigue"])
def test_the_location_swapped_with_does_nothing(where: str) -> None:
    game = swapping().play("card:swap", f"seat_1_2:{where}")
    assert game.offers == ["place:one", "place:two", "done"], "only the Palace, where the gift was put"
    game.play("place:one")
    assert game.open == {1: "gift"}


@pytest.mark.rule("GG-ACT-17")
def test_the_action_of_the_card_swapped_in_is_not_performed() -> None:
    game = swapping().play("card:swap", "seat_1_2:palace")
    assert not game.offered("card:"), "the 4 lies there now, but was not given"


@pytest.mark.rule("GG-ACT-18", "GG-DAY-05")
def test_a_swap_brings_no_card_more() -> None:
    me, them = player(hand=[SWAP], pile=PILE), player(hand=["seat_2_4"])
    last = position(me, them, gifts={"palace": "board_1"}, dice=[2, 4, 9])
    last.play(f"give:{SWAP}:palace", "card:swap")
    assert {option.split(":")[0] for option in last.offers} == {*last.me.pile}, "no card is left in the hand to swap"
    last.play("board_1:palace", "done")
    assert (last.me.hand, len(last.me.pile)) == ([], 4)
    last.play("give:seat_2_4:jade", "done")
    assert last.asked(0).key == "evening", "no turn more for either"


@pytest.mark.rule("GG-ACT-12", "GG-ACT-01")
def test_a_swap_may_be_left() -> None:
    game = swapping().play("place:one")
    assert (game.me.hand, game.me.pile) == (["seat_1_2"], [*PILE, "board_1"])
    assert game.open == {1: "gift"}


@pytest.mark.rule("GG-ACT-12")
def test_where_the_own_card_came_from_is_told_to_its_owner_alone() -> None:
    game = swapping().play("card:swap", "board_7:wall")
    (told,) = game.events("gugong-did-swap", to=1)
    assert told.args["given"] == RULES.box.name["board_7"]
    assert told.args["taken"] == RULES.box.name["board_5"]
    assert len(game.events("gugong-did-swap-own", to=0)) == 1
    assert not game.events("gugong-did-swap-own", to=1)


@pytest.mark.rule("GG-ACT-12", "GG-DAY-08", "GG-EXCH-03")
def test_an_owners_card_that_takes_one_back_from_the_discard_pile() -> None:
    """No card of ours does so, but a content may have one: the token's effect as a card action."""
    by = changed("gifts", "seat_1_4", action="recall")
    game = position(player(hand=["seat_1_4"], pile=[*PILE, SWAP]), player(hand=[]), gifts={"palace": "board_1"}, by=by)
    game.play("give:seat_1_4:palace", "card:recall")
    assert game.offers == [*PILE, SWAP, "board_1"]
    game.play(SWAP, "done")
    assert game.me.hand == [SWAP]
    assert game.open == {0: "gift"}
