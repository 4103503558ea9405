"""Public Scoring, and the end of the game after the last one. (sections 5.6 and 5.7 of the rules)"""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.jiangnan.table import Player
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import player, position


def scored(trends: list[str], *players: Player, number: int = 2, **more: Any) -> Game:
    """The events of a round with these trends on the Public Scoring Track."""
    return position(*players, round=number, phase="events", trends=trends, **more)


def works(dramas: int = 0, novels: int = 0, paintings: int = 0) -> list[str]:
    """So many works of each type."""
    counts = (("drama", dramas), ("novel", novels), ("painting", paintings))
    return [f"{kind}_{number}" for kind, count in counts for number in range(1, count + 1)]


@pytest.mark.rule("JN-PUB-01", "JN-PUB-03", "JN-PUB-04", "JN-PUB-15")
@pytest.mark.parametrize("number", range(1, 7))
def test_rounds_2_4_and_6_score_all_trends_so_far_at_a_growing_value(number: int) -> None:
    vp = {2: 2, 4: 3, 6: 4}.get(number)
    trends = ["dramas", "gold", "novels", "paintings", "scenery", "assistants"][:number]
    # A match with the first trend, two with the second, and so on.
    me = player(
        coins=14, published=works(1, 3, 4), cities=["a1", "b1", "c1", "d1", "a2"], assistants=[1, 2, 4, 5, 6, 8]
    )
    game = scored(trends, me, number=number)
    public = {source: points for source, points in game.me.points.items() if source.startswith("public")}
    assert public == ({f"public_{number}": vp * sum(range(1, number + 1))} if vp else {})


@pytest.mark.rule("JN-PUB-02", "JN-PUB-05")
def test_every_trend_tile_is_scored_equal_ones_each() -> None:
    me = player(published=works(2), assistants=[1])
    game = scored(["dramas", "assistants", "dramas", "dramas"], me, number=4)
    assert game.me.points == {"public_4": 3 * (2 + 1 + 2 + 2)}


COUNTED: dict[str, dict[str, Any]] = {
    "dramas": {"published": works(dramas=3)},
    "assistants": {"assistants": [1, 2, 4]},
    "novels": {"published": works(novels=3)},
    "gold": {"coins": 19},
    "paintings": {"published": works(paintings=3)},
    "scenery": {"cities": ["a1", "a2", "d1"]},
}
"""What makes three matches with a trend, and none with any other."""


@pytest.mark.rule("JN-PUB-06", "JN-PUB-07", "JN-PUB-08", "JN-PUB-09", "JN-PUB-11", "JN-PUB-12")
@pytest.mark.parametrize("trend", COUNTED)
def test_what_each_trend_counts(trend: str) -> None:
    for other in COUNTED:
        if other != trend:
            fields = {"coins": 0} | COUNTED[trend]
            assert scored([trend, other], player(**fields)).me.points == {"public_2": 2 * 3}, other


@pytest.mark.rule("JN-PUB-06", "JN-PUB-08", "JN-PUB-11")
def test_unpublished_portfolios_are_no_match() -> None:
    for trend in ("dramas", "novels", "paintings"):
        assert scored([trend, "scenery"], player(works=works(1, 1, 1))).me.points == {}


@pytest.mark.rule("JN-PUB-09", "JN-PUB-10")
def test_gold_counts_full_fives_and_spends_nothing() -> None:
    for coins, matches in ((4, 0), (5, 1), (9, 1), (10, 2)):
        game = scored(["gold", "scenery"], player(coins=coins))
        assert (game.me.score, game.me.coins) == (2 * matches, coins)


@pytest.mark.rule("JN-PUB-13")
def test_all_players_score_not_only_those_with_most() -> None:
    game = scored(["dramas", "scenery"], *(player(published=[f"drama_{n}", f"drama_{n + 3}"][:n]) for n in (2, 1, 0)))
    assert game.scores == [4, 2, 0]


@pytest.mark.rule("JN-PUB-14")
def test_the_trend_placed_in_this_upkeep_is_scored_already() -> None:
    me = player(published=works(dramas=1))
    game = position(me, round=2, phase="boats", trends=["scenery"], boat_trends={5: ("gold", "dramas")})
    assert game.me.points == {"public_2": 2}


@pytest.mark.rule("JN-PUB-16")
def test_muses_on_display_and_talents_are_no_assistants() -> None:
    game = scored(["assistants", "scenery"], player(talent=1), chapter="2", muses={5: [0], 6: [0], 7: [], 8: []})
    assert game.me.points == {}


@pytest.mark.rule("JN-PUB-17")
def test_coins_from_the_same_upkeep_count() -> None:
    me = player(coins=3, published=["drama_3"])
    game = position(me, round=2, phase="income", trends=["scenery"], boat_trends={5: ("novels", "gold")})
    assert (game.me.coins, game.me.points) == (5, {"public_2": 2})


@pytest.mark.rule("JN-END-01")
def test_the_game_ends_right_after_the_last_public_scoring() -> None:
    game = scored([*["dramas"] * 5, "scenery"], player(published=works(dramas=1)), number=6)
    assert game.over and game.me.points["public_6"] == 20
    assert [event.text.key for event in game.told] == ["jiangnan-did-public"] * 3
    for number in range(1, 6):
        later = scored(["dramas"], number=number)
        assert (later.over, later.table.round) == (False, number + 1)


@pytest.mark.rule("JN-END-02", "JN-STAT-01", "JN-CONS-01")
@pytest.mark.parametrize(("parlour", "charms"), [("a", []), ("b", ["F"])])
def test_round_6_has_no_board_status_and_consumes_no_spirit(parlour: str, charms: list[str]) -> None:
    tired = player(spirit=1, assistants=[1], works=["drama_1"])
    game = scored(["gold"], tired, number=6, next_order=[2, 1], options={"parlour": parlour})
    t = game.table
    assert (t.order, t.next_order, t.pointer, t.charms) == ([0, 1, 2], [2, 1], 5, charms)
    assert (t.phase, game.me.spirit, t.resting) == ("over", 1, [])
    game = scored(["gold"], player(spirit=6), number=5, next_order=[2, 1], options={"parlour": parlour})
    t = game.table
    assert (t.order, t.next_order, t.pointer, t.charms, game.me.spirit) == ([2, 1, 0], [], 5, charms, 5)


@pytest.mark.rule("JN-END-03")
def test_round_6_has_income_boats_and_the_return_of_scholars() -> None:
    game = position(
        player(coins=0, published=["drama_3"]),
        round=6,
        phase="income",
        trends=["dramas"] * 5,
        scholars={"parlour": [0]},
        boat_trends={5: ("gold", "scenery")},
    )
    assert game.me.coins == 2
    game.play("trend:scenery")
    assert [trend.shown for trend in game.table.trends] == [*["dramas"] * 5, "scenery"]
    assert game.over and game.me.scholars == 3 and game.me.points["public_6"] == 4 * 5
