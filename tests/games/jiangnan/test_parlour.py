"""The Parlour: servants on muses, and muses who are hired. (JN-PAR)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jiangnan.acting import income, ring, visitor
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import CARDS, player, position

MUSES = (8, 9, 4, 16)
"""Their bonuses: novel and drama, drama and spirit, painting and coin, novel and coin."""
STACK = (1, 12, 14)


def parlour(me: Any = None, **more: Any) -> Game:
    """Seat 0 is in the Parlour, with two novel ideas and one of each other type."""
    visiting = me or visitor("parlour", coins=1)
    return position(visiting, **{"muses": MUSES, "muse_stack": STACK, **more}).play("visit:2:parlour")


def on(**servants: list[int]) -> dict[int, list[int]]:
    """The muses with servants on some: m8=[1]."""
    return {number: servants.get(f"m{number}", []) for number in MUSES}


@pytest.mark.rule("JN-PAR-01", "JN-PAR-02", "JN-PAR-03")
def test_a_coin_a_spirit_then_a_servant_on_any_muse() -> None:
    game = parlour()
    assert (game.me.coins, game.me.spirit) == (0, 5) and game.key == "parlour"
    assert game.offers == [f"muse:{number}" for number in MUSES], "one of them is a must"
    assert game.play("muse:8").muses() == on(m8=[0])
    assert game.decision.seat == 1, "one servant"
    poor = position(visitor("parlour", coins=0))
    assert "2:parlour" not in poor.offered("visit:") and poor.why("jiangnan-visit") == ["JN-TURN-06"]
    assert parlour(visitor("parlour", spirit=6)).me.spirit == 6


@pytest.mark.rule("JN-PAR-03")
@pytest.mark.parametrize(
    ("muse", "coins", "spirit", "ideas"),
    [(8, 0, 5, (3, 2, 1)), (9, 0, 6, (2, 2, 1)), (4, 1, 5, (2, 1, 2)), (16, 1, 5, (3, 1, 1))],
)
def test_the_muses_bonus_is_gained(muse: int, coins: int, spirit: int, ideas: tuple[int, int, int]) -> None:
    game = parlour().play(f"muse:{muse}")
    assert (game.me.coins, game.me.spirit, game.ideas()) == (coins, spirit, ideas)
    assert [each.ideas for each in game.players[1:]] == [dict.fromkeys(("novel", "drama", "painting"), 1)] * 2


@pytest.mark.rule("JN-PAR-04", "JN-PAR-05", "JN-PAR-07", "JN-PAR-08", "JN-PAR-09")
def test_the_second_servant_hires_her() -> None:
    """Servants of the others lie there, too; those of both go back."""
    game = parlour(muses=on(m8=[1, 0, 2], m9=[0])).play("muse:8")
    assert game.me.assistants == [8] and game.ideas() == (3, 2, 1), "her bonus is gained as well"
    assert game.muses() == {1: [], 9: [0], 4: [], 16: []}
    assert game.table.muse_stack == [14, 12]
    assert [each.assistants for each in game.players[1:]] == [[], []]
    first = parlour(muses=on(m8=[1, 2])).play("muse:8")
    assert first.me.assistants == [] and first.muses() == on(m8=[1, 2, 0]), "others' servants do not count"


@pytest.mark.rule("JN-PAR-06")
@pytest.mark.parametrize("by", ["charm", "talent", "shop", "assistant"])
def test_any_effect_with_a_second_servant_hires(by: str) -> None:
    people = {"talents": "all", "characters": "20"}
    if by == "charm":
        me = visitor("parlour", cities=["a1"])
        charms = ["E", "A", "B", "C", "D", "F"]
        game = parlour(me, muses=on(m9=[1, 0]), options={"parlour": "b"}, charms=charms).play("muse:8", "muse:9")
    elif by == "talent":
        game = parlour(visitor("parlour", talent=13), muses=on(m9=[1, 0]), options=people).play("muse:8", "muse:9")
    elif by == "shop":
        walker = visitor()
        shops = position(walker, ring=ring("A3", 1), muses=on(m9=[1, 0]), muse_stack=STACK)
        game = shops.play("visit:2:fair", "move:cw:1", "muse:9")
    else:
        game = income(15, me=player(coins=1), muses=on(m9=[1, 0]), muse_stack=STACK).play("assistant:15", "muse:9")
    assert 9 in game.me.assistants and 9 not in game.muses() and 1 in game.muses()
    assert game.muses()[1] == []


@pytest.mark.rule("JN-PAR-07", "JN-AMB-42", "JN-PAR-09")
def test_she_is_hired_and_replaced_before_her_bonus_which_is_gained_in_full() -> None:
    """Her bonus is an idea of any type."""
    game = parlour(muses={6: [0], 8: [], 9: [], 4: []}).play("muse:6")
    assert game.key == "idea" and game.me.assistants == [6] and game.muses() == {1: [], 8: [], 9: [], 4: []}
    assert game.play("painting").ideas() == (2, 1, 2)


@pytest.mark.rule("JN-AMB-42")
def test_who_was_turned_up_can_be_met_by_the_bonus() -> None:
    """Muse 15 brings a shop icon; the pointer shows the Gift Shop, which places a servant on any muse."""
    game = parlour(muses={15: [0], 8: [], 9: [], 4: []}, ring=ring("A3")).play("muse:15")
    assert game.me.assistants == [15] and game.key == "servant"
    assert game.offered("muse:") == ["1", "8", "9", "4"]
    assert game.play("muse:1").muses() == {1: [0], 8: [], 9: [], 4: []}


@pytest.mark.rule("JN-PAR-08")
def test_servants_of_all_may_lie_on_one_muse() -> None:
    game = position(*(visitor("parlour") for _ in range(4)), muses=MUSES)
    for seat in range(4):
        assert game.decision.seat == seat
        game.play("visit:2:parlour", "muse:9")
    assert game.muses()[9] == [0, 1, 2, 3]


@pytest.mark.rule("JN-PAR-10")
def test_with_an_empty_stack_spaces_stay_empty() -> None:
    game = parlour(muses=on(m4=[0]), muse_stack=()).play("muse:4")
    assert game.muses() == {8: [], 9: [], 16: []} and game.me.assistants == [4]
    again = parlour(muses={9: []}, muse_stack=())
    assert again.muses() == {9: [0]}, "the only one is taken without a question"


@pytest.mark.rule("JN-AMB-37")
def test_a_parlour_without_muses_takes_the_coin_and_gives_the_spirit() -> None:
    game = parlour(muses=(), muse_stack=())
    assert (game.me.coins, game.me.spirit, game.ideas()) == (0, 5, (2, 1, 1))
    assert game.table.scholars["parlour"] == [0] and game.decision.seat == 1


@pytest.mark.rule("JN-AMB-37")
def test_what_cannot_be_carried_out_is_not_offered() -> None:
    """Nothing to publish; no new city. Options of the Society and icons have tests of their own."""
    game = position(visitor("teahouse")).play("visit:2:teahouse")
    assert game.decision.seat == 1 and game.ideas() == (3, 2, 2), "inspiration was the only option"
    everywhere = list(CARDS.cities)
    travel = position(visitor("travel", coins=99, cities=everywhere))
    assert "2:travel" not in travel.offered("visit:") and travel.why("jiangnan-visit") == ["JN-CITY-08"]


@pytest.mark.rule("JN-PAR-11")
def test_an_assistant_works_in_every_upkeep() -> None:
    """One gives a painting idea, another exchanges ideas."""
    for number in (1, 6):
        game = income(4, round=number)
        assert game.ideas() == (1, 1, 2) and game.me.coins == 3
    special = income(8)
    assert "assistant:8" in special.offers, "a special action"
    hired = parlour(muses=on(m4=[0])).play("muse:4")
    before = hired.ideas()
    assert hired.play("rest:1").ideas() == before, "nothing before Upkeep"


@pytest.mark.rule("JN-PAR-11", "JN-PAR-04")
def test_one_hired_in_this_round_works_in_its_upkeep() -> None:
    placed = {"society": [1, 1, 1], "fair": [2, 2, 2], "tavern": [0, 0]}
    game = position(
        visitor("parlour", coins=1), order=[1, 2, 0], turn=8, scholars=placed, muses=on(m4=[0]), muse_stack=STACK
    ).play("visit:2:parlour", "muse:4")
    assert game.ideas() == (2, 1, 3), "one as her bonus, one as her income"


@pytest.mark.rule("JN-PAR-12", "JN-AMB-13")
def test_there_may_be_any_number_of_assistants() -> None:
    many = [1, 2, 3, 5, 6, 7, 10, 11, 12, 13, 14, 15]
    game = parlour(visitor("parlour", assistants=many), muses=on(m8=[0]), muse_stack=())
    assert game.play("muse:8").me.assistants == [*many, 8]
