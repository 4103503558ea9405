"""The powers of talents. (section 7 of the rules)"""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.jiangnan.rules import rules
from engine.kernel import Rng
from tests.games.jiangnan.acting import at_shop, by_icon, income, ring, travelling, visitor, with_icon
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import player, position

PEOPLE = {"talents": "all", "characters": "20"}
OWN = [("novel", 0), ("drama", 1), ("painting", 0)]
"""Two servants of seat 0 on a Display Track, one of seat 1."""


def visiting(district: str, talent: int, /, **more: Any) -> Game:
    """Seat 0 visits a district and has discarded a tile for a novel idea."""
    names = ("coins", "spirit", "place", "works", "cities", "drama", "painting")
    own = {name: more.pop(name) for name in names if name in more}
    options = PEOPLE | more.pop("options", {})
    me = visitor(district, talent=talent, **own)
    return position(me, options=options, **more).play(f"visit:2:{district}")


# -- all of them ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-TAL-01")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_talent_works_in_every_round_and_for_its_owner_only(number: int) -> None:
    game = position(player(talent=2), round=number, options=PEOPLE, phase="income", teahouse=OWN)
    assert [each.coins for each in game.players] == [3 + 2 * 2, 3 + 1, 3]
    assert game.me.talent == 2
    game = visiting("teahouse", 2, round=number, teahouse=OWN)
    assert game.me.coins == 3 + 2 * 2


@pytest.mark.rule("JN-TAL-02", "JN-TAL-03")
def test_only_assistants_cost_spirit_and_tang_bohus_do_not() -> None:
    def left(talent: int, *assistants: int) -> int:
        me = player(spirit=6, talent=talent, assistants=assistants)
        return position(me, options=PEOPLE, phase="spirits").me.spirit

    assert left(0) == left(2) == 5
    assert left(2, 4, 9) == 3
    assert left(1) == left(1, 4, 9, 16) == 5
    with_works = player(spirit=6, talent=1, works=["novel_1"], assistants=[4])
    assert position(with_works, options=PEOPLE, phase="spirits").me.spirit == 4, "portfolios cost spirit all the same"


# -- A02, A11 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-TAL-04", "JN-TAL-05")
@pytest.mark.parametrize("talent", [2, 11])
def test_coins_for_servants_in_the_teahouse_are_doubled(talent: int) -> None:
    assert visiting("teahouse", talent, teahouse=OWN, tavern=OWN).me.coins == 3 + 4
    me = player(talent=talent)
    assert position(me, options=PEOPLE, phase="income", teahouse=OWN).me.coins == 3 + 4


@pytest.mark.rule("JN-TAL-04", "JN-TAL-06")
@pytest.mark.parametrize("talent", [2, 11])
def test_vp_for_servants_in_the_tavern_are_doubled(talent: int) -> None:
    game = visiting("tavern", talent, teahouse=OWN, tavern=OWN)
    assert game.me.points == {"tavern": 4} and game.me.coins == 3 - 1 and game.me.spirit == 5
    me = player(talent=talent)
    assert position(me, options=PEOPLE, phase="income", tavern=OWN).me.points == {"tavern": 4}


@pytest.mark.rule("JN-AMB-41")
def test_what_assistants_earn_for_servants_is_not_doubled() -> None:
    game = income(2, me=player(talent=11), options=PEOPLE, teahouse=OWN)
    assert game.me.coins == 3 + 4 + (1 + 2)
    game = income(11, me=player(talent=2), options=PEOPLE, tavern=OWN)
    assert game.me.points == {"tavern": 4, "assistants": 1 + 2}


# -- A03, A05 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-TAL-07", "JN-TAL-08")
@pytest.mark.parametrize("talent", [3, 5])
def test_city_and_passing_bonuses_are_doubled(talent: int) -> None:
    game = visiting("travel", talent, bonuses={"a1": 5}, spirit=3).play("city:a1")
    assert game.ideas() == (2, 3, 3) and game.me.spirit == 4, "not the spirit of the visit"
    game = visiting("fair", talent, spirit=2, ring=ring("B4", 3)).play("move:cw:3")
    assert (game.me.coins, game.ideas(), game.me.spirit) == (3 - 2 + 2, (4, 1, 1), 4)
    game = visiting("fair", talent, ring=ring("B4", 3)).play("move:ccw:3")
    assert (game.ideas(), game.me.points) == ((2, 3, 3), {"fair": 2})


@pytest.mark.rule("JN-TAL-09")
def test_portfolios_and_shops_come_once() -> None:
    game = visiting("travel", 3, bonuses={"a1": 10}, ring=ring("B5")).play("city:a1")
    assert game.me.coins == 3 - 2 + 5 and game.ideas() == (4, 1, 1)
    game = visiting("travel", 3, bonuses={"a1": 8}, works=["novel_7"]).play("city:a1")
    game.play(game.offers[0])
    assert len(game.me.works) == 2 and game.ideas() == (2, 3, 1) and game.decision.seat == 1


@pytest.mark.rule("JN-AMB-40")
def test_outside_a_visit_nothing_is_doubled() -> None:
    zhu = player(talent=3, coins=5, place=1)
    game = income(5, me=zhu, options=PEOPLE).play("assistant:5", "move:cw:1")
    assert game.ideas() == (2, 1, 1), "Dong Xiaowan's walk"
    people = {"options": PEOPLE, "ring": ring("A2"), "bonuses": {"a1": 1}}
    game = income(3, me=player(talent=5), **people).play("assistant:3", "city:a1")
    assert game.ideas() == (3, 1, 1) and game.me.spirit == 5, "the Peddler through Zhu Zhishan in Upkeep"
    game = by_icon("A2", with_icon("fair", talent=5), "fair", **people).play("city:a1")
    assert game.ideas() == (3, 1, 1) and game.key == "fair", "the Peddler of a discard, before the visit"


@pytest.mark.rule("JN-AMB-40", "JN-BOARD-09")
def test_the_most_spirit_holds_after_doubling() -> None:
    game = visiting("fair", 3, spirit=5, place=2, ring=ring("B4", 3)).play("move:cw:1")
    assert game.me.spirit == 6


# -- A04, A09 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-TAL-12", "JN-TAL-13")
@pytest.mark.parametrize("talent", [4, 9])
def test_the_payout_of_every_publishing_is_doubled(talent: int) -> None:
    def paid(game: Game, coins: int) -> tuple[int, dict[str, int]]:
        return game.me.coins - coins, game.me.points

    mine: dict[str, Any] = {"coins": 3, "painting": 2, "works": ["painting_1"], "talent": talent}
    twice = (2 * 2, {"publishing": 2 * 2})
    pick = "publish:painting_1"
    for district, entry in (("teahouse", 0), ("tavern", 1)):
        game = position(visitor(district, **mine), options=PEOPLE).play(f"visit:2:{district}", pick)
        assert paid(game, 3 - entry) == twice
        assert game.ideas()[2] == 0, "it costs the same ideas"
    assert paid(at_shop("A1", visitor(**mine), options=PEOPLE).play("drama", pick), 3) == twice
    assert paid(at_shop("B1", visitor(**mine), options=PEOPLE).play(f"{pick}:tavern"), 3 - 1) == twice
    trip = travelling(visitor("travel", **mine), options=PEOPLE | {"travel": "b"})
    assert paid(trip.play("trip:painting_1"), 3) == twice
    assert paid(income(20, me=player(**mine), options=PEOPLE).play("assistant:20"), 3 - 2) == twice


# -- A06, A08 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-TAL-14", "JN-TAL-15")
@pytest.mark.parametrize("talent", [6, 8])
def test_the_income_of_dramas_and_novels_is_doubled(talent: int) -> None:
    me = player(novel=2, talent=talent, published=["drama_3", "drama_7", "novel_3", "painting_1"])
    game = income(me=me, options=PEOPLE, teahouse=OWN, tavern=OWN)
    assert game.me.coins == 3 + 2 * (2 + 3) + 2, "servants bring what they always bring"
    assert game.offers == ["novels:1", "done"]
    game.play("novels:1")
    assert game.me.points == {"tavern": 2, "novels": 2 * 3}
    assert game.ideas()[0] == 1, "one idea, for twice the VP"


# -- A12 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-TAL-22", "JN-TAL-23")
def test_ma_xianglan_starts_with_nine_coins_and_three_ideas_of_each_type() -> None:
    by = rules()
    chosen = {variant.id: variant.default for variant in by.variants} | {"chapter": "4"}
    t = by.setup(3, chosen, Rng("talents"))
    assert all(each.coins == 3 and set(each.ideas.values()) == {1} for each in t.players)
    game = position(options=PEOPLE, phase="talents", talents=[12, 2, 3, 4, 5, 6, 7])
    game.play("talent:2", "talent:12")
    assert [each.talent for each in game.players] == [0, 12, 2]
    assert [each.coins for each in game.players] == [3, 9, 3]
    assert [game.ideas(seat) for seat in range(3)] == [(1, 1, 1), (3, 3, 3), (1, 1, 1)]


# -- A13, A15 -------------------------------------------------------------------------------------------------------

SHOWN = ["drama_1", "drama_2", "novel_1", "novel_2"]


@pytest.mark.rule("JN-TAL-24", "JN-TAL-25")
@pytest.mark.parametrize("talent", [13, 15])
def test_one_portfolio_or_idea_more_at_the_society(talent: int) -> None:
    game = _society(talent).play("two:drama_1:novel_1")
    assert game.offers == ["take:drama_2", "take:novel_2", "idea:novel", "idea:drama", "idea:painting", "none"]
    game.play("take:novel_2")
    assert game.me.works == ["drama_1", "novel_1", "novel_2"] and game.ideas() == (2, 1, 1)
    assert game.table.works == ["drama_2", "painting_1", "painting_2", "painting_3"], "refilled after all"
    assert game.decision.seat == 1, "one more, not two"
    game = _society(talent).play("one:drama_1:drama", "idea:painting")
    assert game.me.works == ["drama_1"] and game.ideas() == (2, 2, 2)
    game = _society(talent).play("ideas:novel:novel", "none")
    assert game.me.works == [] and game.ideas() == (4, 1, 1) and game.decision.seat == 1
    assert _society(0).play("ideas:novel:novel").decision.seat == 1, "without the talent nothing more is offered"


def _society(talent: int) -> Game:
    me = visitor("society", talent=talent)
    game = position(me, options=PEOPLE, works=SHOWN, stack=["painting_1", "painting_2", "painting_3"])
    return game.play("visit:2:society")


@pytest.mark.rule("JN-AMB-39")
def test_an_exam_brings_nothing_more() -> None:
    works = ["novel_1", "drama_1"]
    me = player(novel=6, drama=0, painting=0, works=works, talent=13, track=["start_teahouse_1", "start_society_1"])
    game = position(me, options=PEOPLE | {"society": "b"}).play("visit:2:society", "exam")
    assert game.me.degree == 1 and game.me.works == [] and game.ideas() == (0, 0, 0)
    assert game.decision.seat == 1


@pytest.mark.rule("JN-TAL-24", "JN-TAL-26")
@pytest.mark.parametrize("talent", [13, 15])
def test_one_servant_more_at_the_parlour(talent: int) -> None:
    game = visiting("parlour", talent, muses=(8, 9, 14, 16)).play("muse:8")
    assert game.offers == ["muse:8", "muse:9", "muse:14", "muse:16", "none"]
    game.play("muse:9")
    assert {number: servants for number, servants in game.muses().items() if servants} == {8: [0], 9: [0]}
    assert game.ideas() == (3, 2, 1) and game.me.spirit == 5, "the second muse brings nothing"
    assert game.decision.seat == 1
    game = visiting("parlour", talent, muses=(8, 9, 14, 16)).play("muse:8", "none")
    assert game.muses()[8] == [0] and game.decision.seat == 1
