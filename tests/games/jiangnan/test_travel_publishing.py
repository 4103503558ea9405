"""Travel on side B: trips for which a publishing pays. (section 4.10 of the rules)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jiangnan.acting import travelling, visitor
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import player, position

SIDE_B = {"travel": "b"}
SERVANTS = [("novel", 0), ("drama", 1), ("painting", 2)]


def publishing(coins: int = 0, **more: Any) -> Game:
    """Seat 0 on side B, with a painting and a drama of which either can be published."""
    me = visitor("travel", coins=coins, drama=2, painting=3, works=["painting_1", "drama_1"], cities=["a1", "a2"])
    return travelling(me, options=SIDE_B, **more)


@pytest.mark.rule("JN-ART-01", "JN-AMB-47")
def test_trips_are_for_chapters_4_and_6() -> None:
    for chapter in "123456":
        me = visitor("travel", coins=9, painting=3, works=["painting_1"])
        game = travelling(me, chapter=chapter)
        assert (game.offered("trip:") == ["painting_1"]) == (chapter in "46"), chapter
        assert game.table.sides.travel == ("b" if chapter in "46" else "a")


@pytest.mark.rule("JN-AMB-47")
def test_on_side_a_a_publishing_pays_for_nothing() -> None:
    me = visitor("travel", coins=0, painting=3, works=["painting_1"])
    assert "2:travel" not in position(me).offered("visit:")
    assert "2:travel" in position(me, options=SIDE_B).offered("visit:")


@pytest.mark.rule("JN-ART-02", "JN-ART-03")
def test_it_costs_its_ideas_and_brings_its_payout() -> None:
    game = publishing(1)
    assert game.offered() == ["trip:painting_1", "trip:drama_1"], "there are no coins for a city"
    assert game.note("trip:painting_1")["cost"] == 2
    game.play("trip:painting_1")
    assert game.ideas() == (2, 2, 1) and game.me.points == {"publishing": 2} and game.me.coins == 1 + 2
    assert (game.me.works, game.me.published) == (["drama_1"], ["painting_1"])
    too_dear = visitor("travel", coins=9, painting=1, works=["painting_1"])
    game = travelling(too_dear, options=SIDE_B)
    assert game.offered("trip:") == [] and game.why("jiangnan-work-painting-1") == ["JN-PORT-02"]


@pytest.mark.rule("JN-ART-04", "JN-AMB-56")
def test_no_display_track_changes() -> None:
    game = publishing(teahouse=SERVANTS, tavern=SERVANTS[::-1]).play("trip:painting_1", "city:a3")
    assert game.track("teahouse") == SERVANTS and game.track("tavern") == SERVANTS[::-1]


@pytest.mark.rule("JN-ART-05", "JN-ART-08")
def test_then_come_spirit_and_any_city_within_reach() -> None:
    game = publishing().play("trip:painting_1")
    assert game.me.spirit == 5, "before the city is chosen"
    assert game.offers == ["city:a3", "city:b1", "city:c1", "city:d1"], "whatever they cost, and one is a must"
    game.play("city:a3")
    assert game.me.cities == ["a1", "a2", "a3"]
    assert game.me.coins == 2, "those of the painting"
    assert game.decision.seat == 1


@pytest.mark.rule("JN-ART-06")
@pytest.mark.parametrize("tile", [1, 7, 10])
def test_there_is_no_city_bonus(tile: int) -> None:
    game = publishing(bonuses={"b1": tile}).play("trip:painting_1", "city:b1")
    assert game.ideas() == (2, 2, 1), "the novel idea is from the discard"
    assert game.me.works == ["drama_1"] and game.decision.seat == 1


@pytest.mark.rule("JN-ART-07")
def test_the_city_counts_as_scenery() -> None:
    cities = publishing().play("trip:painting_1", "city:a3").me.cities
    game = position(player(cities=cities), options=SIDE_B, round=2, phase="events", trends=["scenery", "gold"])
    assert game.me.points == {"public_2": 3 * 2}


@pytest.mark.rule("JN-ART-09")
def test_coins_can_still_be_paid() -> None:
    game = publishing(4, bonuses={"a3": 4})
    assert game.offered() == ["city:a3", "city:b1", "city:c1", "city:d1", "trip:painting_1", "trip:drama_1"]
    game.play("city:a3")
    assert game.me.coins == 0 and game.ideas() == (3, 3, 3) and game.me.published == []
