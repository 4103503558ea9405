"""Portfolios: what publishing costs and pays, and what comes in every Upkeep. (JN-PORT)"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games.jiangnan.kinds import IDEAS
from tests.games.jiangnan.acting import income, visitor
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import RULES, player, position

WORKS = RULES.box.works
KIND = RULES.box.kind


def publishing(work: str, **ideas: int) -> Game:
    """Seat 0 is in the Teahouse with this portfolio; a novel idea more comes from the discard."""
    return position(visitor("teahouse", works=[work], **ideas)).play("visit:2:teahouse")


def having(game: Game) -> tuple[int, int, tuple[int, int, int]]:
    return game.me.coins, game.me.score, game.ideas()


@pytest.mark.rule("JN-PORT-01")
def test_there_are_three_types_each_paid_with_its_own_ideas() -> None:
    assert Counter(KIND.values()) == {"drama": 15, "novel": 15, "painting": 15}
    for work, left in (("drama_1", (5, 3, 5)), ("novel_1", (3, 5, 5)), ("painting_1", (5, 5, 3))):
        game = publishing(work, novel=4, drama=5, painting=5).play(f"publish:{work}")
        assert game.ideas() == left
        assert game.track("teahouse")[0] == (work.split("_")[0], 0)


@pytest.mark.rule("JN-PORT-02", "JN-PORT-09")
@pytest.mark.parametrize("work", ["novel_1", "novel_4", "drama_1", "drama_6", "painting_1", "painting_7"])
def test_the_cost_are_ideas_of_the_own_type_alone(work: str) -> None:
    """Neither other ideas nor coins help, nor what the work would pay."""
    kind, cost = KIND[work], WORKS[work].cost
    other = "drama_2" if kind == "novel" else "novel_2"

    def with_ideas(number: int) -> Game:
        """So many of its type, after the novel idea of the discard, and plenty of everything else."""
        plenty = dict.fromkeys(IDEAS, 9) | {kind: number - (kind == "novel")}
        me = visitor("teahouse", coins=99, works=[work, other], **plenty)
        return position(me).play("visit:2:teahouse")

    assert with_ideas(cost).play(f"publish:{work}").me.ideas[kind] == 0
    short = with_ideas(cost - 1)
    assert short.offers == [f"publish:{other}", "inspire"]
    assert short.why(f"jiangnan-work-{work.replace('_', '-')}") == ["JN-PORT-02"]


@pytest.mark.rule("JN-PORT-03")
@pytest.mark.parametrize("kind", IDEAS)
def test_age_2_costs_and_pays_more_on_average(kind: str) -> None:
    def average(age: int, what: str) -> float:
        tiles = [tile for work, tile in WORKS.items() if KIND[work] == kind and tile.age == age]
        return float(sum(getattr(tile, what) for tile in tiles) / len(tiles))

    assert average(2, "cost") > average(1, "cost")
    for what in {"novel": ("coins", "income"), "drama": ("vp", "income"), "painting": ("vp", "coins")}[kind]:
        assert average(2, what) > average(1, what)


@pytest.mark.rule("JN-PORT-04", "JN-PORT-05", "JN-PORT-06", "JN-PORT-08")
@pytest.mark.parametrize(
    ("work", "coins", "vp", "ideas"),
    [
        ("drama_1", 0, 2, (10, 7, 9)),
        ("drama_4", 0, 5, (10, 5, 9)),
        ("novel_1", 3, 0, (8, 9, 9)),
        ("novel_6", 7, 0, (5, 9, 9)),
        ("painting_1", 2, 2, (10, 9, 7)),
        ("painting_5", 3, 6, (10, 9, 5)),
    ],
)
def test_the_payout_comes_at_once(work: str, coins: int, vp: int, ideas: tuple[int, int, int]) -> None:
    """Dramas pay VP, novels coins, paintings both."""
    game = publishing(work, novel=9, drama=9, painting=9).play(f"publish:{work}")
    assert having(game) == (3 + coins, vp, ideas)
    assert game.decision.seat == 1


@pytest.mark.rule("JN-PORT-05", "JN-PORT-08")
def test_dramas_pay_coins_in_every_upkeep_paintings_never() -> None:
    works = ["drama_1", "drama_7", "painting_1", "painting_7"]
    game = income(me=player(published=works))
    assert having(game) == (3 + 1 + 3, 0, (1, 1, 1)) and game.key == "draft"
    later = income(me=player(published=works), round=6)
    assert later.me.coins == 7 and later.me.points.get("publishing", 0) == 0, "not the payout again"


@pytest.mark.rule("JN-PORT-06", "JN-PORT-07")
def test_a_novels_vp_cost_a_novel_idea_each_and_are_optional() -> None:
    """They give 2, 4 and 3 VP; the best ones come first."""

    def novels(novel: int) -> Game:
        return income(me=player(novel=novel, published=["novel_1", "novel_5", "novel_4"]))

    assert novels(4).offers == ["novels:1", "novels:2", "novels:3", "done"]
    assert having(novels(4).play("done")) == (3, 0, (4, 1, 1)), "none at all"
    for number, vp in ((1, 4), (2, 7), (3, 9)):
        game = novels(4).play(f"novels:{number}")
        if number < 3:
            assert game.offers == [*(f"novels:{more}" for more in range(1, 4 - number)), "done"]
            game.play("done")
        assert (game.me.points, game.ideas()) == ({"novels": vp}, (4 - number, 1, 1))
        assert game.me.coins == 3, "coins are their payout, not their income"
    assert novels(2).offers == ["novels:1", "novels:2", "done"]
    assert novels(0).key == "draft" and novels(0).me.score == 0


@pytest.mark.rule("JN-PORT-07")
def test_one_novel_after_the_other_or_several_together() -> None:
    me: dict[str, Any] = {"novel": 3, "published": ["novel_1", "novel_5"]}
    slowly = income(me=player(**me)).play("novels:1", "novels:1")
    together = income(me=player(**me)).play("novels:2")
    assert having(slowly) == having(together) == (3, 6, (1, 1, 1))


@pytest.mark.rule("JN-PORT-10")
def test_published_portfolios_survive_the_swap_of_the_ages() -> None:
    me = player(works=["drama_1"], published=["novel_1", "drama_2", "painting_1"])
    game = position(me, round=3, phase="events")
    assert game.me.published == ["novel_1", "drama_2", "painting_1"] and game.me.works == ["drama_1"]
    assert {WORKS[work].age for work in game.table.works} == {2}


@pytest.mark.rule("JN-PORT-10")
def test_published_portfolios_cannot_be_given_for_an_exam_or_published_again() -> None:
    me = visitor("society", novel=9, works=["novel_1"], published=["novel_2", "novel_3"])
    assert "exam" not in position(me, options={"society": "b"}).play("visit:2:society").offers
    again = position(visitor("teahouse", novel=9, works=["drama_1"], drama=9, published=["novel_2"]))
    assert again.play("visit:2:teahouse").offered("publish:") == ["drama_1"]
