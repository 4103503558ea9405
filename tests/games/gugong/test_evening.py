"""The Evening: discarded gifts are compared with the Destiny dice, and the ships sail. (GG-EVE)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from engine.games.gugong.table import Ship
from tests.games.gugong.position import Foreman, Game, Sitting, changed, player, position, ship

SECOND = ["seat_1_1", "seat_1_2", "seat_1_3", "seat_1_4"]
"""Values 2, 4, 6, 8; those of the other set (seat_2_1 to seat_2_4) are 1, 5, 6, 8."""

NOTHING = [3, 9, 3]
"""Dice that none of these cards match."""


def evening(
    dice: Sequence[int],
    *players: Sitting,
    ships: Sequence[Ship] = (),
    ladder: Sequence[int] | None = None,
    options: Mapping[str, str] | None = None,
    seats: int = 2,
    start: int = 0,
    day: int = 1,
) -> Game:
    """The Evening of a Day. Seats 0 and 1 have their opening sets in the discard pile unless told otherwise."""
    sitting = [*players, *(player([]) for _ in range(seats - len(players)))]
    return position(
        *sitting, phase="evening", dice=dice, ships=ships, ladder=ladder, options=options, start=start, day=day
    )


def had(*pile: str, pool: int = 6, state: Foreman = "locked", palace: int = 0) -> Sitting:
    return player([], pool, pile=pile, foreman=state, palace=palace)


@pytest.mark.rule("GG-EVE-01", "GG-AMB-44")
def test_first_the_dice_then_the_ships() -> None:
    game = evening([2, 9, 3], ships=[ship(0, "r0h1", 3), ship(1, "r0h5", 3)])
    assert game.open == {0: "evening"}
    assert game.ships == {"r0h1": (0, 3, 0), "r0h5": (1, 3, 0)}, "nobody has sailed yet"
    game.play("1")
    assert game.open == {0: "claim"}
    assert game.ships == {"r0h2": (0, 3, 0)}
    told = [event.text.key for event in game.told]
    assert told.index("gugong-did-destiny") < told.index("gugong-did-sail-all"), "with bonus and Envoy step"


@pytest.mark.rule("GG-AMB-44")
def test_servants_of_a_ship_that_is_lost_come_too_late_for_the_dice() -> None:
    fleet = [ship(0, "r0h5", 3)]
    game = evening([2, 9, 3], player([], 9), ships=fleet, day=4)
    assert (game.over, game.me.pool, game.me.supply) == (True, 9, 3), "there was nobody in the supply to gain"


@pytest.mark.rule("GG-EVE-02")
def test_all_compare_at_the_same_time() -> None:
    game = evening([6, 9, 1])
    assert game.open == {0: "evening", 1: "evening"}
    other_way = evening([6, 9, 1]).reply(1, "0")
    assert other_way.open == {0: "evening"}, "in whatever order they reply"
    assert evening([2, 9, 3]).open == {0: "evening"}, "each the own pile only"
    nobody = evening(NOTHING)
    assert nobody.table.phase == "turn"
    assert nobody.scores == [0, 0]


@pytest.mark.rule("GG-EVE-03")
@pytest.mark.parametrize(("dice", "count"), [([2, 9, 3], 1), ([2, 4, 3], 2), ([2, 4, 8], 3), ([6, 9, 3], 1)])
def test_a_servant_for_each_discarded_card_whose_value_is_on_a_die(dice: list[int], count: int) -> None:
    game = evening(dice, day=4)
    assert game.offers_to(0)[0] == str(count)
    game.reply(0, str(count))
    assert (game.me.pool, game.me.supply) == (6 + count, 6 - count)


@pytest.mark.rule("GG-EVE-03")
def test_two_cards_of_one_value_both_count() -> None:
    game = evening([6, 9, 3], had("seat_1_3", "seat_2_3", "seat_1_1", "seat_1_2"), had())
    assert game.offers_to(0) == ["2", "1", "0"]


@pytest.mark.rule("GG-EVE-04", "GG-EX-02")
def test_two_servants_for_a_card_whose_value_is_on_two_dice() -> None:
    game = evening([2, 9, 2], day=4)
    assert game.offers_to(0) == ["2", "1", "0"]
    game.reply(0, "2")
    assert game.me.pool == 8
    assert evening([2, 4, 2]).offers_to(0)[0] == "3", "two for the 2, one for the 4"
    assert evening([6, 6, 3], had("seat_1_3", "seat_2_3"), had()).offers_to(0)[0] == "4", "two for each"


@pytest.mark.rule("GG-EVE-05", "GG-AMB-31")
def test_three_servants_for_a_card_whose_value_is_on_three_dice() -> None:
    """Our dice never show it; an owner's may."""
    by = changed("dice", "third", faces=[1, 2, 3, 6, 8, 9])
    game = position(player([]), player([]), phase="evening", dice=[6, 6, 6], by=by)
    assert game.offers_to(0)[0] == "3"
    two = position(had("seat_1_3", "seat_2_3"), had(), phase="evening", dice=[6, 6, 6], by=by)
    assert two.offers_to(0)[0] == "6"


@pytest.mark.rule("GG-EVE-06", "GG-AMB-24")
def test_to_gain_them_is_optional() -> None:
    game = evening([2, 4, 8], day=4)
    assert game.offers_to(0) == ["3", "2", "1", "0"], "also in part"
    game.reply(0, "0").reply(1, "1")
    assert (game.me.pool, game.players[1].pool) == (6, 7)


@pytest.mark.rule("GG-EVE-07", "GG-EXCH-07", "GG-ACT-14")
def test_every_card_of_the_discard_pile_counts_however_it_came_there() -> None:
    """One taken, one discarded as a way, one swapped in; and the cards given are gone."""
    me = player(["seat_1_1", "seat_1_4"], pile=["board_6", "board_5"])
    there = {"palace": "board_3", "wall": "board_4", "jade": "board_7"}
    game = position(me, player([], pile=["seat_2_1", "seat_2_2"]), gifts=there, dice=[4, 8, 7], day=4)
    game.play("give:seat_1_1:palace", "discard:seat_1_4", "card:swap", "board_6:wall", "done")
    assert sorted(game.me.pile) == ["board_3", "board_4", "board_5", "seat_1_4"]
    assert game.offers_to(0)[0] == "2", "the 8 of way 2 and the 4 swapped in"
    taken = position(me, player([], pile=[]), gifts=there, dice=[3, 9, 2], day=4)
    taken.play("give:seat_1_1:palace", "discard:seat_1_4", "done")
    assert taken.offers_to(0)[0] == "1", "the 3 taken; the 2 given lies on the board"


@pytest.mark.rule("GG-EVE-08", "GG-AMB-38")
def test_the_cards_are_shown_before_the_bonus_is_decided() -> None:
    game = evening([6, 9, 1])
    assert [game.view(None).players[seat].shown for seat in (0, 1)] == [("seat_1_3",), ("seat_2_1", "seat_2_3")]
    assert game.scores == [0, 0]
    assert len(game.events("gugong-did-match")) == 2
    game.reply(0, "0").reply(1, "0")
    assert game.scores == [0, 3]
    told = [event.text.key for event in game.told]
    assert max(index for index, key in enumerate(told) if key == "gugong-did-match") < told.index("gugong-did-destiny")


@pytest.mark.rule("GG-EVE-09", "GG-EVE-10")
def test_the_most_matches_bring_three_points_and_a_step() -> None:
    game = evening([6, 8, 2]).reply(0, "0").reply(1, "2")
    assert [each.points for each in game.players] == [{"destiny": 3}, {}]
    assert [each.palace for each in game.players] == [1, 0]


@pytest.mark.rule("GG-EVE-10", "GG-PAL-08")
def test_the_step_may_bring_the_envoy_into_the_palace_or_points() -> None:
    assert evening([2, 9, 3], player([], palace=7)).play("1").table.arrivals == [0]
    inside = position(player([]), player([]), phase="evening", dice=[2, 9, 3], arrivals=[0]).play("1")
    assert inside.me.points == {"destiny": 3, "palace": 1}


@pytest.mark.rule("GG-EVE-11")
@pytest.mark.parametrize("ladder", [[0, 1], [1, 0]])
def test_a_tie_is_decided_by_intrigue_order(ladder: list[int]) -> None:
    game = evening([6, 9, 3], ladder=ladder).reply(0, "1").reply(1, "0")
    winner = ladder[-1]
    assert [each.points for each in game.players] == [{"destiny": 3} if seat == winner else {} for seat in (0, 1)]
    assert [each.palace for each in game.players] == [int(seat == winner) for seat in (0, 1)]


@pytest.mark.rule("GG-EVE-11")
def test_intrigue_order_does_not_matter_without_a_tie() -> None:
    game = evening([6, 8, 2], ladder=[0, 1]).reply(0, "0").reply(1, "2")
    assert game.scores == [3, 0]


@pytest.mark.rule("GG-AMB-32")
@pytest.mark.parametrize(("option", "winner"), [("pairs", 0), ("cards", 1)])
@pytest.mark.parametrize("ladder", [[0, 1], [1, 0]])
def test_what_the_most_matches_are_is_a_table_option(option: str, winner: int, ladder: list[int]) -> None:
    """Two cards on two dice each, against three on one die each: four pairs to three, but two cards to three."""
    mine, other = had("seat_1_1", "board_2"), player([], pile=["seat_2_4", "seat_1_4", "draw_9"], rewards=(0, 1, 0))
    game = evening([2, 8, 2], mine, other, options={"matches": option}, ladder=ladder)
    assert [game.offers_to(seat)[0] for seat in (0, 1)] == ["4", "3"], "the servants do not depend on it"
    game.reply(0, "0").reply(1, "0")
    assert game.scores[winner] == 3
    assert game.scores[1 - winner] == 0


@pytest.mark.rule("GG-AMB-32")
def test_the_matches_count_whether_or_not_the_servants_come() -> None:
    game = evening([6, 8, 2], ladder=[0, 1]).reply(0, "0").reply(1, "2")
    assert game.scores == [3, 0], "not claimed"
    poor = evening([6, 8, 2], player([], 12), ladder=[0, 1])
    assert poor.open == {1: "evening"}
    assert poor.play("2").scores == [3, 0], "not in the supply"


@pytest.mark.rule("GG-AMB-32")
def test_without_any_match_nobody_gets_the_bonus() -> None:
    game = evening(NOTHING, day=4)
    assert game.scores == [0, 0]
    assert [each.palace for each in game.players] == [0, 0]
    assert not game.events("gugong-did-destiny")
