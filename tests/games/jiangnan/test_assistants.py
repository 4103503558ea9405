"""The powers of assistants in the income step. (section 8 of the rules)"""

from __future__ import annotations

import pytest

from engine.games.jiangnan.names import character
from engine.games.jiangnan.table import Player
from tests.games.jiangnan.acting import income, ring, visitor
from tests.games.jiangnan.position import NOBODY, player, position

SERVANTS = [("novel", 0), ("drama", 1), ("painting", 0)]
FREE: dict[int, list[int]] = {1: [], 2: [], 4: [], 6: []}
"""Four muses on display without servants."""


@pytest.mark.rule("JN-AST-01")
def test_each_is_used_once_a_round() -> None:
    game = income(6, 5, 20, me=player(coins=4, novel=5, painting=5, works=["novel_1", "painting_1"]))
    assert game.offers == ["assistant:6", "assistant:5", "assistant:20", "done"]
    game.play("assistant:20", "publish:novel_1")
    assert "assistant:20" not in game.offers, "another work could be published"
    game.play("assistant:6", "novel")
    assert not {"assistant:6", "assistant:20"} & set(game.offers) and "assistant:5" in game.offers
    again = income(6, 5, round=2)
    assert again.offers == ["assistant:6", "assistant:5", "done"]


@pytest.mark.rule("JN-AST-01")
def test_assistants_do_nothing_in_the_action_phase() -> None:
    game = position(player(assistants=[1, 10, 19, 6], coins=1, spirit=2))
    game.play("rest:1")
    assert (game.me.coins, game.me.spirit, game.me.score) == (1 + 2 + 1, 6, 0), "a Rest, and a coin of the discard"
    assert game.decision.seat == 1


@pytest.mark.rule("JN-AST-02")
def test_no_power_that_costs_or_chooses_is_a_must() -> None:
    everybody = [3, 5, 6, 7, 8, 12, 13, 14, 15, 17, 18, 20]
    me = player(coins=5, drama=2, works=["drama_1"], used=["start_tavern_1"])
    game = income(*everybody, me=me, boats={2: [(0, 1)]}, ring=ring("B5"))
    assert game.offers == [*(f"assistant:{number}" for number in everybody), "done"]
    game.play("done")
    assert game.key == "draft" and game.me.coins == 5 and game.me.works == ["drama_1"]
    assert game.ideas() == (1, 2, 1) and game.boat(3) == [(0, 1)], "all boats have slid on"


@pytest.mark.rule("JN-AST-05", "JN-AST-10", "JN-AST-17", "JN-AST-19", "JN-AST-20", "JN-AST-22", "JN-AST-25")
@pytest.mark.parametrize(("number", "cost"), [(3, 1), (7, 2), (13, 1), (14, 1), (15, 1), (17, 1), (20, 2)])
def test_what_a_power_costs(number: int, cost: int) -> None:
    """Zhu's pointer points to a shop that brings a Spirits tile; the drama that Jia Baoyu publishes has an income."""

    def begin(coins: int) -> tuple[bool, int]:
        me = player(coins=coins, drama=4, works=["drama_1"], published=["novel_1"])
        game = income(number, me=me, boats={1: [(0, 1)]}, ring=ring("A5"))
        if f"assistant:{number}" not in game.offers:
            return False, game.me.coins
        game.play(f"assistant:{number}")
        while game.key != "income":
            game.play(game.offers[0])
        return True, game.me.coins

    assert begin(cost) == (True, 1 if number == 20 else 0)
    assert begin(cost - 1) == (False, cost - 1)


# -- gains ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-AST-03", "JN-AST-06", "JN-AST-12", "JN-AST-13", "JN-AST-21", "JN-AST-24")
@pytest.mark.parametrize(
    ("number", "gained"),
    [
        (1, {"spirit": 2}),
        (4, {"painting": 1}),
        (9, {"drama": 1}),
        (10, {"coin": 2}),
        (16, {"novel": 1}),
        (19, {"vp": 2}),
    ],
)
def test_powers_that_only_give(number: int, gained: dict[str, int]) -> None:
    game = income(number, me=player(spirit=3))
    assert game.key == "draft", "nothing was asked"
    novel, drama, painting = game.ideas()
    found = {"novel": novel - 1, "drama": drama - 1, "painting": painting - 1}
    found |= {"coin": game.me.coins - 3, "spirit": game.me.spirit - 3, "vp": game.me.score}
    assert {icon: count for icon, count in found.items() if count} == gained


@pytest.mark.rule("JN-AST-09")
@pytest.mark.parametrize(("kind", "ideas"), [("novel", (2, 1, 1)), ("drama", (1, 2, 1)), ("painting", (1, 1, 2))])
def test_liu_rushi_gives_an_idea_of_any_type(kind: str, ideas: tuple[int, int, int]) -> None:
    game = income(6).play("assistant:6")
    assert game.offers == ["novel", "drama", "painting"]
    assert game.play(kind).ideas() == ideas


@pytest.mark.rule("JN-AST-04")
def test_xu_zhenqing_counts_servants_in_the_teahouse() -> None:
    income_without = income(teahouse=SERVANTS, tavern=SERVANTS).me.coins - 3
    assert income_without == 2, "what the servants bring by themselves"
    assert income(2, teahouse=SERVANTS).me.coins == 3 + 2 + (1 + 2)
    assert income(2, tavern=SERVANTS).me.coins == 3 + 1


@pytest.mark.rule("JN-AST-14")
def test_chen_yuanyuan_counts_servants_in_the_tavern() -> None:
    assert income(11, tavern=SERVANTS).me.points == {"tavern": 2, "assistants": 1 + 2}
    assert income(11, teahouse=SERVANTS).me.points == {"assistants": 1}


# -- the Temple Fair and Travel -------------------------------------------------------------------------------------


@pytest.mark.rule("JN-AST-05")
def test_zhu_zhishan_activates_a_shop_to_which_the_pointer_points() -> None:
    shops = ("B5", "A1", "A2", "B6", "A3", "A4")
    game = income(3, me=player(coins=1, place=1), ring=shops, options={"pointer": "c"})
    game.play("assistant:3")
    assert game.offers == ["shop:0", "shop:3"]
    game.play("shop:3")
    assert game.key == "draw" and game.me.coins == 0
    game = income(3, me=player(coins=1, place=1), ring=shops)
    game.play("assistant:3")
    assert game.me.coins == 5 and game.key == "draft" and game.me.place == 1


@pytest.mark.rule("JN-AST-07", "JN-AST-08")
def test_dong_xiaowan_walks_a_space_and_uses_no_shop() -> None:
    game = income(5, me=player(coins=0, place=2), ring=ring("B5", 3)).play("assistant:5")
    assert game.offers == ["move:cw:1", "move:ccw:1"]
    game.play("move:cw:1")
    assert (game.me.place, game.me.spirit, game.me.coins) == (3, 5, 0)
    game = income(5, me=player(coins=0, place=2), ring=ring("B5", 1)).play("assistant:5", "move:ccw:1")
    assert (game.me.place, game.me.spirit, game.me.coins, game.ideas()) == (1, 4, 0, (2, 1, 1))


@pytest.mark.rule("JN-AST-17", "JN-AST-18", "JN-AMB-18")
def test_chun_mei_reaches_a_city_for_a_coin_and_without_its_bonus() -> None:
    me = player(coins=2, cities=["a1", "a2"])
    game = income(13, me=me, bonuses={"a3": 7, "b1": 1}).play("assistant:13")
    assert game.offers == ["city:a3", "city:b1", "city:c1", "city:d1"], "by the usual conditions"
    game.play("city:a3")
    assert game.me.cities == ["a1", "a2", "a3"] and game.me.coins == 1, "its own cost is waived"
    assert game.ideas() == (1, 1, 1) and game.me.works == [] and game.me.spirit == 4
    assert game.key == "draft"


# -- boats ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-AST-26", "JN-AST-10", "JN-AST-19")
def test_servants_who_board_in_the_income_step_count_on_the_boats_at_once() -> None:
    boats = {5: [(1, 1), (0, 1)], 2: [(0, 1)]}

    def winner(*picks: str) -> int:
        return income(7, 14, me=player(coins=3), boats=boats).play(*picks, "done").decision.seat

    assert winner() == 1
    assert winner("assistant:7", "boat:5") == 0
    assert winner("assistant:14", "from:2", "boat:5") == 0


@pytest.mark.rule("JN-AST-28")
def test_they_board_as_servants_do() -> None:
    boats = {1: [(1, 1), (0, 1)], 2: [(NOBODY, 0), (1, 1)], 3: [(1, 1)]}

    def me() -> Player:
        return player(coins=3, published=["novel_1"])

    for slot, expected in (
        (1, [(1, 1), (0, 2)]),
        (2, [(0, 1), (1, 1)]),
        (3, [(1, 1), (0, 1)]),
    ):
        game = income(7, me=me(), boats=boats).play("assistant:7", f"boat:{slot}")
        assert game.boat(slot) == expected
        game = income(14, me=me(), boats=boats | {4: [(0, 1), (2, 1)]})
        game.play("assistant:14", "from:4", f"boat:{slot}")
        assert game.boat(slot) == expected and game.boat(4) == [(NOBODY, 0), (2, 1)]


@pytest.mark.rule("JN-AST-19")
def test_xia_qing_moves_own_servants_only_and_to_another_boat() -> None:
    game = income(14, boats={1: [(1, 1), (0, 1)], 3: [(0, 1)], 4: [(1, 2)]}).play("assistant:14")
    assert game.offers == ["from:1", "from:3"]
    game.play("from:3")
    assert game.offers == [f"boat:{slot}" for slot in (0, 1, 2, 4, 5)]
    assert income(14, boats={4: [(1, 2)]}).key == "draft", "no own servant is on a boat"


# -- muses and portfolios -------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-AST-20")
def test_qiu_xiang_puts_a_servant_on_a_muse_without_her_bonus() -> None:
    game = income(15, muses=FREE).play("assistant:15")
    assert game.offers == ["muse:1", "muse:2", "muse:4", "muse:6"]
    game.play("muse:2")
    assert game.muses()[2] == [0] and game.me.coins == 3 - 1, "her bonus would be two coins"
    game = income(15, muses={**FREE, 2: [1, 0]}).play("assistant:15", "muse:2")
    assert game.me.assistants == [15, 2] and game.me.coins == 3 - 1 + 1, "hired, she has brought her own coin"


@pytest.mark.rule("JN-AST-22")
def test_lin_daiyu_takes_a_portfolio_of_the_display() -> None:
    shown = ["drama_1", "drama_2", "novel_1", "novel_2"]
    game = income(17, works=shown, stack=["painting_1", "painting_2"]).play("assistant:17")
    assert game.offers == [f"take:{work}" for work in shown]
    game.play("take:drama_2")
    assert game.me.works == ["drama_2"]
    assert game.table.works == ["drama_1", "novel_1", "novel_2", "painting_1"]


@pytest.mark.rule("JN-AST-23")
def test_xue_baochai_takes_the_top_of_the_stack_for_nothing() -> None:
    shown = ["drama_1", "drama_2", "novel_1", "novel_2"]
    game = income(18, me=player(coins=0), works=shown, stack=["painting_1", "painting_2"])
    assert "painting_1" not in game.view().works, "it is unseen"
    game.play("assistant:18")
    assert (game.me.works, game.table.works, game.me.coins) == (["painting_1"], shown, 0)
    assert game.key == "draft"


@pytest.mark.rule("JN-AST-25", "JN-AMB-56")
def test_jia_baoyu_publishes_without_a_display_tile() -> None:
    me = player(coins=2, painting=3, drama=2, works=["painting_1", "drama_1", "novel_1"])
    game = income(20, me=me, teahouse=SERVANTS[1:2] * 3, tavern=SERVANTS[1:2] * 3).play("assistant:20")
    assert game.offers == ["publish:painting_1", "publish:drama_1"]
    game.play("publish:painting_1")
    assert game.ideas() == (1, 2, 1) and game.me.coins == 2 - 2 + 2 and game.me.points == {"publishing": 2}
    assert game.me.published == ["painting_1"]
    assert game.track("teahouse") == game.track("tavern") == SERVANTS[1:2] * 3


@pytest.mark.rule("JN-AMB-53", "JN-AMB-18")
@pytest.mark.parametrize("number", range(1, 21))
def test_the_gift_shop_lends_every_power_in_the_action_phase(number: int) -> None:
    me = visitor(coins=5, place=4, drama=2, works=["drama_1"])
    others = [other for other in (9, 4, 16, 1) if other != number][:3]
    game = position(
        me,
        options={"characters": "20"},
        ring=("A5", "A1", "A2", "A3", "A4", "A6"),
        muses=[number, *others],
        boats={2: [(0, 1)]},
    )
    game.play("visit:2:fair", "move:ccw:1", f"muse:{number}")
    while game.decision.seat == 0:
        game.play(next(offer for offer in game.offers if offer != "none"))
    used = [said.args["muse"] for said in game.events("jiangnan-did-assistant")]
    assert used == [character(number)]
    assert game.me.activated == [] and game.table.phase == "action"
