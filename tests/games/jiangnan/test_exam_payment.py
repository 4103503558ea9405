"""How exams are paid, and trips that a publishing pays for."""

from __future__ import annotations

import pytest

from engine.kernel import Reply
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import player, position

WORKS = ["novel_1", "drama_1", "painting_1"]


def at_the_society(novel: int, drama: int, painting: int, works: list[str], degree: int = 0) -> Game:
    """Seat 0 visits the Society on side B; the discarded tile brings a coin."""
    spent = ["novel_5", "drama_5"] if degree else []
    me = player(
        novel=novel,
        drama=drama,
        painting=painting,
        works=works,
        degree=degree,
        spent=spent,
        track=["start_teahouse_1", "start_society_1"],
    )
    return position(me, options={"society": "b"}).play("visit:2:society")


@pytest.mark.rule("JN-EXAM-04", "JN-EXAM-05", "JN-EXAM-09")
def test_any_two_portfolios_and_six_ideas_make_a_juren() -> None:
    game = at_the_society(4, 3, 2, WORKS).play("exam")
    game.session.apply(_reply(game, "novel_1", "painting_1"))
    assert game.offers_to(0) == ["pay:1", "pay:2", "pay:3", "pay:4"], "five of the six may be of the other types"
    game.play("pay:3")
    assert game.offers_to(0) == ["pay:1", "pay:2", "pay:3"]
    game.play("pay:2")
    assert game.ideas() == (1, 1, 1) and game.me.degree == 1
    assert game.me.works == ["drama_1"] and game.me.spent == ["novel_1", "painting_1"]
    assert game.decision.seat == 1


@pytest.mark.rule("JN-EXAM-07", "JN-EXAM-08")
def test_three_portfolios_and_nine_ideas_make_a_gongshi() -> None:
    game = at_the_society(9, 0, 0, WORKS, degree=1).play("exam")
    assert game.me.degree == 2 and game.ideas() == (0, 0, 0) and game.me.works == []


@pytest.mark.rule("JN-EXAM-04", "JN-EXAM-07", "JN-EXAM-02")
def test_who_cannot_pay_or_has_passed_both_is_not_offered_the_exam() -> None:
    for game, rule in (
        (at_the_society(2, 2, 1, WORKS), "JN-EXAM-04"),
        (at_the_society(9, 0, 0, ["novel_1"]), "JN-EXAM-04"),
        (at_the_society(4, 2, 2, WORKS, degree=1), "JN-EXAM-07"),
    ):
        assert "exam" not in game.offers_to(0)
        assert rule in [blocked.rule for blocked in game.decision.why()]


@pytest.mark.rule("JN-ART-02", "JN-ART-03", "JN-ART-05", "JN-ART-06", "JN-ART-08")
def test_a_publishing_pays_for_any_city_but_brings_no_bonus() -> None:
    me = player(2, drama=2, works=["drama_1"], cities=["a1", "a2"], track=["start_tavern_1", "start_travel_1"])
    game = position(me, options={"travel": "b"}).play("visit:2:travel", "trip:drama_1", "city:a3")
    assert game.me.cities == ["a1", "a2", "a3"] and game.me.published == ["drama_1"]
    assert game.me.score == 2 and game.me.spirit == 5 and game.me.coins == 2
    assert game.ideas() == (2, 0, 1), "the novel idea is from the discard"
    assert game.track("teahouse") == game.track("tavern")


def _reply(game: Game, *picks: str) -> Reply:
    decision = game.decision
    return Reply(decision.seat, decision.key, decision.ticket, picks)
