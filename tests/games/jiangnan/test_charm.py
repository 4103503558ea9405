"""The Charming Scholar: a second servant for who meets the round's Charm tile. (JN-CHARM)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jiangnan.acting import visitor
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import position

SIDE_B = {"parlour": "b"}
MUSES = (8, 9, 4, 16)
SERVED: list[str | tuple[str, int]] = ["novel", ("drama", 0), ("painting", 1)]
OTHERS: list[str | tuple[str, int]] = ["novel", ("drama", 2), ("painting", 1)]


def visiting(charm: str, me: Any = None, muse: int = 8, **more: Any) -> Game:
    """Seat 0 has put the first servant on a muse, with this Charm tile on the Parlour."""
    charms = [charm, *(other for other in "ABCDEF" if other != charm)]
    around = {"options": SIDE_B, "muses": MUSES, "charms": charms, **more}
    return position(me or visitor("parlour", place=3), **around).play("visit:2:parlour", f"muse:{muse}")


def charmed(charm: str, me: Any = None, **more: Any) -> bool:
    """May a second servant be placed?"""
    game = visiting(charm, me, **more)
    assert (game.key, game.decision.seat) in (("servant", 0), ("turn", 1))
    return game.key == "servant"


def traveller(**more: Any) -> Any:
    """Somebody who meets Charm E."""
    return visitor("parlour", cities=["a1"], **more)


@pytest.mark.rule("JN-CHARM-01", "JN-CHARM-14")
@pytest.mark.parametrize("chapter", list("123456"))
def test_charms_are_for_chapters_5_and_6(chapter: str) -> None:
    """Seat 0 meets every Charm tile."""
    me = visitor("parlour", cities=["a1"], works=["novel_1", "novel_2"], place=0)
    boats = {slot: [(0, 1)] for slot in range(6)}
    game = position(me, chapter=chapter, muses=MUSES, teahouse=SERVED, tavern=SERVED, boats=boats)
    game.play("visit:2:parlour", "muse:8")
    assert (game.key == "servant") == (chapter in "56")


@pytest.mark.rule("JN-CHARM-14")
def test_on_side_a_nothing_is_checked() -> None:
    game = position(traveller(), muses=MUSES, teahouse=SERVED, tavern=SERVED).play("visit:2:parlour")
    assert game.why("jiangnan-second-servant") == []
    assert game.play("muse:8").decision.seat == 1


@pytest.mark.rule("JN-CHARM-02", "JN-CHARM-03", "JN-CHARM-05")
def test_who_meets_it_may_put_a_second_servant_on_any_muse() -> None:
    game = visiting("E", traveller())
    assert game.offers == [*(f"muse:{number}" for number in MUSES), "none"]
    assert game.ideas() == (3, 2, 1), "after the first one's bonus"
    game.play("muse:16")
    assert {number: servants for number, servants in game.muses().items() if servants} == {8: [0], 16: [0]}
    assert game.decision.seat == 1, "and no third"
    declined = visiting("E", traveller()).play("none")
    assert declined.muses()[8] == [0] and sum(map(len, declined.muses().values())) == 1


@pytest.mark.rule("JN-CHARM-02")
def test_who_does_not_meet_it_is_told_why() -> None:
    charms = ["E", "A", "B", "C", "D", "F"]
    game = position(visitor("parlour"), options=SIDE_B, muses=MUSES, charms=charms).play("visit:2:parlour")
    assert game.why("jiangnan-second-servant") == ["JN-CHARM-02"]
    assert game.play("muse:8").decision.seat == 1


@pytest.mark.rule("JN-CHARM-04")
@pytest.mark.parametrize("muse", MUSES)
def test_the_second_servant_brings_no_bonus(muse: int) -> None:
    game = visiting("E", traveller())
    before = game.me.coins, game.me.spirit, game.ideas(), game.me.score
    game.play(f"muse:{muse}")
    assert (game.me.coins, game.me.spirit, game.ideas(), game.me.score) == before


@pytest.mark.rule("JN-CHARM-05", "JN-CHARM-06")
def test_both_on_one_muse_hire_her_at_once() -> None:
    game = visiting("E", traveller(), muse_stack=[1, 12]).play("muse:8")
    assert game.me.assistants == [8] and game.muses() == {1: [], 9: [], 4: [], 16: []}
    assert game.ideas() == (3, 2, 1), "one bonus"


@pytest.mark.rule("JN-CHARM-07", "JN-AMB-14")
def test_charm_a_asks_for_a_servant_in_the_teahouse() -> None:
    assert charmed("A", teahouse=SERVED)
    assert not charmed("A", teahouse=OTHERS, tavern=SERVED), "others' do not count, nor the Tavern"
    assert not charmed("A", boats={1: [(0, 2)]}), "nor the boat below it"


@pytest.mark.rule("JN-CHARM-08", "JN-AMB-14")
def test_charm_b_asks_for_a_servant_in_the_tavern() -> None:
    assert charmed("B", tavern=SERVED)
    assert not charmed("B", tavern=OTHERS, teahouse=SERVED)
    assert not charmed("B", boats={4: [(0, 2)]})


@pytest.mark.rule("JN-CHARM-09")
def test_charm_c_asks_for_a_servant_on_the_boat_under_the_parlour() -> None:
    assert charmed("C", boats={5: [(1, 2), (0, 1)]})
    assert not charmed("C", boats={5: [(1, 2)], 4: [(0, 3)]}, teahouse=SERVED)


@pytest.mark.rule("JN-CHARM-10")
def test_charm_d_asks_for_the_servant_of_the_fair_under_the_pointer() -> None:
    assert [place for place in range(6) if charmed("D", visitor("parlour", place=place))] == [0]


@pytest.mark.rule("JN-CHARM-11")
def test_charm_e_asks_for_one_city() -> None:
    assert charmed("E", traveller()) and charmed("E", visitor("parlour", cities=["b1", "b2"]))
    assert not charmed("E", visitor("parlour"))


@pytest.mark.rule("JN-CHARM-12")
def test_charm_f_asks_for_two_unpublished_portfolios() -> None:
    works = ["novel_1", "novel_2", "novel_3"]
    held = [
        charmed("F", visitor("parlour", works=works[:number], published=["drama_1", "drama_2"])) for number in range(4)
    ]
    assert held == [False, False, True, True]


@pytest.mark.rule("JN-CHARM-13")
def test_the_check_is_made_after_the_first_servant_and_its_bonus() -> None:
    """Muse 13 brings a portfolio, and muse 15 the Boatman, who puts a servant on the boat below."""
    works = visiting("F", visitor("parlour", works=["novel_7"]), 13, muses=(13, 8, 9, 4))
    assert works.key == "bonus"
    assert works.play(works.offers[0]).key == "servant"
    sailing = ["A4", "A1", "A2", "A3", "A5", "A6"]
    boat = visiting("C", visitor("parlour", coins=2), 15, muses=(15, 8, 9, 4), ring=sailing)
    assert boat.play("boat:5").key == "servant"
    other = visiting("C", visitor("parlour", coins=2), 15, muses=(15, 8, 9, 4), ring=sailing)
    assert other.play("boat:4").decision.seat == 1


@pytest.mark.rule("JN-CHARM-02")
@pytest.mark.parametrize("round", [1, 2, 6])
def test_it_is_the_charm_tile_of_this_round_that_counts(round: int) -> None:
    charms = ["E", "A", "B", "C", "D", "F"][: 7 - round]
    assert charmed("E", traveller(), charms=charms, round=round)
    other = charms[1:] + charms[:1]
    assert round == 6 or not charmed("E", traveller(), charms=other, round=round)
