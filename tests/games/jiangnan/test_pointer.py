"""Shop icons, and the pointer that says which shop they use. (section 4.14 of the rules)"""

from __future__ import annotations

import pytest

from engine.games.jiangnan.rules import rules
from engine.kernel import Rng
from tests.games.jiangnan.acting import by_icon, ring, travelling, visitor, with_icon
from tests.games.jiangnan.position import position


@pytest.mark.rule("JN-PTR-01", "JN-PTR-02")
def test_an_icon_uses_the_shop_pointed_to_from_afar() -> None:
    game = by_icon("B5", with_icon(place=3))
    assert game.key == "society" and game.me.coins == 3 + 5
    assert game.me.place == 3, "no servant moves"
    assert game.ideas() == (1, 1, 1) and game.me.score == 0 and game.me.spirit == 4, "there is no passing bonus"


@pytest.mark.rule("JN-PTR-01")
def test_the_shop_where_the_servant_stands_is_not_used() -> None:
    game = by_icon("B5", with_icon(place=3), ring=ring("B5", 3))
    assert game.key == "idea" and game.me.coins == 3, "the pointer points to the Printing Press"


@pytest.mark.rule("JN-PTR-03")
@pytest.mark.parametrize("number", range(1, 6))
def test_the_pointer_turns_to_the_next_shop_every_round(number: int) -> None:
    game = position(round=number, phase="action")
    assert game.view().hands == (number - 1,)
    game = position(round=number, phase="income")
    assert game.table.round == number + 1 and game.view().hands == (number,)
    assert by_icon("B5", ring=ring("B5", number - 1), round=number).me.coins == 3 + 5, "it is the one that is used"
    both = position(round=number, phase="income", options={"pointer": "c"})
    assert both.view().hands == (number, (number + 3) % 6)


@pytest.mark.rule("JN-PTR-04", "JN-PTR-05")
@pytest.mark.parametrize(("side", "other"), [("b", 1), ("c", 3)])
def test_sides_b_and_c_point_to_two_shops_of_which_one_is_chosen(side: str, other: int) -> None:
    two = ("B5", "B6", "A1", "A2", "A3", "A4") if other == 1 else ("B5", "A1", "A2", "B6", "A3", "A4")
    game = by_icon("B5", ring=two, options={"pointer": side})
    assert game.offers == ["shop:0", f"shop:{other}"]
    game.play("shop:0")
    assert (game.key, game.me.coins) == ("society", 8)
    game = by_icon("B5", ring=two, options={"pointer": side}).play(f"shop:{other}", "draw", "none")
    assert (game.key, game.me.coins, len(game.me.works)) == ("society", 3, 1)


@pytest.mark.rule("JN-PTR-05")
def test_it_is_chosen_anew_for_each_icon() -> None:
    two = ("B5", "A1", "A2", "B6", "A3", "A4")
    me = with_icon("travel", coins=2)
    game = by_icon("B5", me, "travel", options={"pointer": "c"}, ring=two, bonuses={"a1": 10})
    game.play("shop:0", "city:a1")
    assert game.offers == ["shop:0", "shop:3"]
    game.play("shop:3")
    assert game.key == "draw" and game.me.coins == 2 + 5 - 2


@pytest.mark.rule("JN-PTR-06")
def test_the_chapter_says_which_side_is_used() -> None:
    by = rules()

    def sides(chapter: str) -> set[str]:
        chosen = {variant.id: variant.default for variant in by.variants} | {"chapter": chapter}
        return {by.setup(3, chosen, Rng(f"{number}")).sides.pointer for number in range(12)}

    assert [sides(chapter) for chapter in "123456"] == [{"a"}, {"a"}, {"a"}, {"b"}, {"c"}, {"b", "c"}]


@pytest.mark.rule("JN-PTR-01")
def test_a_shop_that_can_do_nothing_is_left_out() -> None:
    game = travelling(visitor("travel", coins=2), bonuses={"a1": 11}, ring=ring("B4")).play("city:a1")
    assert game.decision.seat == 1 and game.ideas() == (2, 2, 1)
    assert game.events("jiangnan-did-shop-nothing")
