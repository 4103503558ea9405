"""The Society: a place in the order, a refresh, and one of its options. (JN-SOC)"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engine.games.jiangnan.table import Table
from tests.games.jiangnan.acting import at_shop, income, visitor
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import RULES, changed, player, position

SHOWN = ["novel_1", "drama_1", "painting_1", "novel_2"]
STACK = ["drama_2", "painting_2", "novel_3", "drama_3", "painting_3", "novel_4", "drama_4"]
"""The next one first."""
IDEAS = ["novel", "drama", "painting"]


def society(me: Any = None, **more: Any) -> Game:
    """Seat 0 is at the Society, with two novel ideas and one of each other type."""
    return position(me or visitor("society"), **{"works": SHOWN, "stack": STACK, **more}).play("visit:2:society")


def ages(table: Table) -> set[int]:
    return {RULES.box.works[work].age for work in table.works_stack}


@pytest.mark.rule("JN-SOC-01", "JN-SOC-02", "JN-SOC-03")
def test_a_visitor_takes_the_highest_empty_place_of_the_next_round_once() -> None:
    assert position().table.next_order == []
    assert society().table.next_order == [0], "first, before anything is chosen"
    assert society(next_order=[2]).table.next_order == [2, 0]
    assert society(next_order=[2, 1]).table.next_order == [2, 1, 0]
    for earlier in ([0], [0, 2], [2, 0, 1]):
        again = society(next_order=earlier, scholars={"society": [0]})
        assert again.table.next_order == earlier, "the earlier place is kept"
    assert society(next_order=[2]).view(1).places == (2, 0), "seat 1's marker is not on the track"


@pytest.mark.rule("JN-SOC-03", "JN-SOC-01")
@pytest.mark.parametrize("district", ["teahouse", "fair", "travel", "tavern", "parlour"])
def test_nobody_takes_a_place_elsewhere(district: str) -> None:
    game = position(visitor(district, coins=9), next_order=[1]).play(f"visit:2:{district}")
    assert game.table.next_order == [1]
    assert position(player(), next_order=[1]).play("rest:1").table.next_order == [1]


@pytest.mark.rule("JN-SOC-04", "JN-SOC-05", "JN-SOC-06", "JN-SOC-07")
def test_for_a_coin_four_other_portfolios_come_before_the_choice() -> None:
    game = society(visitor("society", coins=1))
    assert "refresh" in game.offers
    game.play("refresh")
    assert game.me.coins == 0 and game.table.works == STACK[:4]
    bottom = game.table.works_stack[:4]
    assert sorted(bottom) == sorted(SHOWN), "under the stack"
    assert game.table.works_stack[4:] == STACK[:3:-1], "nothing else is moved"
    assert "refresh" not in game.offers and game.key == "society"
    game.play("two:drama_2:novel_3")
    assert game.me.works == ["drama_2", "novel_3"] and game.decision.seat == 1


@pytest.mark.rule("JN-SOC-04", "JN-SOC-18")
def test_without_a_coin_there_is_no_refresh_but_all_the_rest() -> None:
    poor, rich = society(visitor("society", coins=0)), society(visitor("society", coins=1))
    assert [*poor.offers, "refresh"] == rich.offers
    assert (poor.why("jiangnan-refresh"), rich.why("jiangnan-refresh")) == (["JN-SOC-04"], [])
    assert poor.play("two:novel_1:drama_1").me.coins == 0
    assert rich.play("two:novel_1:drama_1").me.coins == 1, "the visit costs nothing"


@pytest.mark.rule("JN-SOC-06")
def test_one_refresh_a_turn_however_rich_the_visitor_is() -> None:
    game = society(visitor("society", coins=9)).play("refresh")
    assert "refresh" not in game.offers
    assert game.why("jiangnan-refresh") == ["JN-SOC-06"]
    game.play("ideas:novel:novel").play("rest:1", "rest:1")
    assert game.decision.seat == 0


@pytest.mark.rule("JN-SOC-05")
def test_the_old_ones_go_down_in_random_order_and_come_back_if_the_stack_is_low() -> None:
    orders = {tuple(society(seed=f"s{number}").play("refresh").table.works_stack[:4]) for number in range(20)}
    assert len(orders) > 5
    game = society(stack=STACK[:2], later=()).play("refresh")
    assert game.table.works[:2] == STACK[:2] and set(game.table.works[2:]) < set(SHOWN)
    assert len(game.table.works) == 4 and len(game.table.works_stack) == 2


@pytest.mark.rule("JN-SOC-07")
def test_after_the_choice_nothing_is_refreshed() -> None:
    for option in ("two:novel_1:drama_1", "one:novel_1:novel", "ideas:novel:novel"):
        game = society(visitor("society", coins=9)).play(option)
        assert game.decision.seat == 1 and game.me.coins == 9


@pytest.mark.rule("JN-SOC-08", "JN-SOC-09", "JN-SOC-10", "JN-SOC-11", "JN-SOC-12", "JN-AMB-08")
def test_the_options_are_these_and_one_of_them_is_taken() -> None:
    pairs = [f"two:{first}:{second}" for first, second in combinations(SHOWN, 2)]
    ones = [f"one:{work}:{kind}" for work in SHOWN for kind in IDEAS]
    ideas = ["novel:novel", "novel:drama", "novel:painting", "drama:drama", "drama:painting", "painting:painting"]
    game = society()
    assert game.offers == [*pairs, *ones, *(f"ideas:{two}" for two in ideas), "refresh"]
    assert game.asked(0).pick == (1, 1)


@pytest.mark.rule("JN-SOC-08", "JN-SOC-09", "JN-SOC-10", "JN-SOC-14", "JN-SOC-19", "JN-AMB-08", "JN-AMB-45")
def test_option_a_takes_two_of_the_four_then_the_display_is_refilled() -> None:
    game = society().play("two:drama_1:novel_2")
    assert game.me.works == ["drama_1", "novel_2"] and game.me.published == []
    assert game.ideas() == (2, 1, 1), "neither ideas nor costs"
    assert game.table.works == ["novel_1", "painting_1", *STACK[:2]] and game.decision.seat == 1


@pytest.mark.rule("JN-SOC-08", "JN-SOC-11", "JN-SOC-14", "JN-SOC-19", "JN-AMB-08")
@pytest.mark.parametrize(("kind", "ideas"), [("novel", (3, 1, 1)), ("drama", (2, 2, 1)), ("painting", (2, 1, 2))])
def test_option_b_takes_one_and_an_idea_of_any_type(kind: str, ideas: tuple[int, int, int]) -> None:
    game = society().play(f"one:drama_1:{kind}")
    assert (game.me.works, game.ideas()) == (["drama_1"], ideas)
    assert game.table.works == ["novel_1", "painting_1", "novel_2", STACK[0]] and game.decision.seat == 1


@pytest.mark.rule("JN-SOC-08", "JN-SOC-12", "JN-AMB-08")
@pytest.mark.parametrize(
    ("two", "ideas"), [("novel:novel", (4, 1, 1)), ("novel:painting", (3, 1, 2)), ("drama:drama", (2, 3, 1))]
)
def test_option_c_gives_two_ideas(two: str, ideas: tuple[int, int, int]) -> None:
    game = society().play(f"ideas:{two}")
    assert (game.me.works, game.ideas(), game.table.works) == ([], ideas, SHOWN) and game.decision.seat == 1


@pytest.mark.rule("JN-SOC-13")
def test_option_d_is_for_side_b() -> None:
    candidate = {"novel": 9, "works": ["painting_6", "painting_7"]}
    assert "exam" not in society(visitor("society", **candidate)).offers
    assert "exam" in society(visitor("society", **candidate), options={"society": "b"}).offers


@pytest.mark.rule("JN-SOC-15", "JN-AMB-23")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_age_2_comes_as_soon_as_age_1_runs_out(round: int) -> None:
    game = society(stack=["drama_2", "novel_3", "drama_3"], round=round)
    game.play("two:novel_1:drama_1")
    assert ages(game.table) == {1} and game.table.works_later, "one is left"
    later = list(game.table.works_later)
    game = society(stack=["drama_2", "novel_3"], round=round).play("two:novel_1:drama_1")
    assert game.table.works == ["painting_1", "novel_2", "drama_2", "novel_3"] and not game.table.works_later
    assert ages(game.table) == {2} and len(game.table.works_stack) == 24
    assert game.table.works_stack not in (later, later[::-1]), "shuffled"
    game = society(stack=["drama_2"], round=round).play("two:novel_1:drama_1")
    assert len(game.table.works) == 4 and RULES.box.works[game.table.works[-1]].age == 2, "the refill goes on"


@pytest.mark.rule("JN-SOC-16", "JN-AMB-37")
def test_when_age_2_runs_out_spaces_stay_empty_and_less_is_offered() -> None:
    shown = ["novel_8", "drama_8", "painting_8", "novel_9"]
    game = society(works=shown, stack=["drama_9"], later=(), round=4).play("two:novel_8:drama_8")
    assert game.table.works == ["painting_8", "novel_9", "drama_9"]
    single = society(works=["novel_8"], stack=(), later=(), round=4)
    assert [offer for offer in single.offers if not offer.startswith("ideas")] == [
        "two:novel_8",
        *(f"one:novel_8:{kind}" for kind in IDEAS),
        "refresh",
    ]
    assert single.play("two:novel_8").me.works == ["novel_8"] and single.table.works == []
    none = society(works=(), stack=(), later=(), round=4)
    assert len(none.offers) == 6 and {offer.partition(":")[0] for offer in none.offers} == {"ideas"}


@pytest.mark.rule("JN-SOC-17", "JN-AMB-13")
def test_any_number_of_portfolios_may_be_held() -> None:
    many = ["novel_5", "novel_6", "novel_7", "drama_5", "drama_6", "drama_7", "painting_4", "painting_5", "painting_6"]
    game = society(visitor("society", works=many)).play("two:novel_1:drama_1")
    assert game.me.works == [*many, "novel_1", "drama_1"]


@pytest.mark.rule("JN-AMB-45")
def test_elsewhere_the_display_is_refilled_after_each_portfolio() -> None:
    icon = position(
        player(track=["adv1_teahouse", "start_society_1"]), options={"tiles": "advanced"}, works=SHOWN, stack=STACK
    )
    icon.play("visit:2:society", "take:novel_1")
    assert icon.key == "society" and icon.table.works == [*SHOWN[1:], STACK[0]]
    assert f"one:{STACK[0]}:novel" in icon.offers
    shop = at_shop("A6", works=SHOWN, stack=STACK).play("take:novel_1")
    assert shop.table.works == [*SHOWN[1:], STACK[0]]
    power = income(17, works=SHOWN, stack=STACK).play("assistant:17", "take:novel_1")
    assert power.table.works == [*SHOWN[1:], STACK[0]]


@pytest.mark.rule("JN-AMB-45", "JN-AMB-39", "JN-SOC-10")
def test_at_the_society_even_a_talents_portfolio_is_taken_before_the_refill() -> None:
    people = {"talents": "all", "characters": "20"}
    game = society(visitor("society", talent=13), options=people).play("two:novel_1:drama_1")
    assert game.key == "more" and game.table.works == ["painting_1", "novel_2"]
    assert game.offered("take:") == ["painting_1", "novel_2"]
    game.play("take:novel_2")
    assert game.table.works == ["painting_1", *STACK[:3]]


@pytest.mark.rule("JN-AMB-12", "JN-SOC-06")
def test_the_calligraphers_refresh_is_not_the_visitors() -> None:
    me = player(1, track=["adv1_tavern", "start_society_1"])
    ring = ["A6", "A1", "A2", "A3", "A4", "A5"]
    game = position(me, options={"tiles": "advanced"}, ring=ring).play("visit:2:society", "refresh", "none")
    assert game.key == "society" and game.me.coins == 1 and "refresh" in game.offers
    assert game.play("refresh").me.coins == 0 and "refresh" not in game.offers


@pytest.mark.rule("JN-SOC-09", "JN-SOC-12")
def test_how_many_a_and_c_bring_is_data() -> None:
    game = society(by=changed("board", None, two_works=1, by=changed("board", None, two_ideas=3)))
    assert game.offered("two:") == SHOWN
    assert game.offered("ideas:")[:2] == ["novel:novel:novel", "novel:novel:drama"]
    game.play("ideas:novel:novel:drama")
    assert game.ideas() == (2 + 2, 1 + 1, 1)
