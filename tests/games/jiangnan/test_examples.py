"""The worked examples of the rules. (JN-EX)

Green is seat 0; Purple, White and Orange are others.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.jiangnan.table import NOBODY, Player
from engine.kernel import Who
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import RULES, player, position

GREEN, PURPLE, WHITE, ORANGE = range(4)
INSPIRING = ["drama", "novel", "drama"]


def visitor(district: str, **more: Any) -> Player:
    """A player whose only tile leads there; there is nothing to discard."""
    return player(track=[f"start_{district}_1"], bag=(), **more)


@pytest.mark.rule("JN-EX-01")
def test_teahouse_coins() -> None:
    game = position(visitor("teahouse"), teahouse=["novel", ("drama", GREEN), "painting"]).play("visit:1:teahouse")
    assert game.me.coins == 3 + 1


@pytest.mark.rule("JN-EX-02")
def test_teahouse_publishing() -> None:
    me = visitor("teahouse", painting=2, works=["painting_1"])
    game = position(me, teahouse=["novel", "drama", ("novel", WHITE)])
    game.play("visit:1:teahouse", "publish:painting_1")
    assert (game.me.published, game.me.works, game.ideas()) == (["painting_1"], [], (1, 1, 0))
    assert (game.me.coins, game.me.points) == (3 + 2, {"publishing": 2})
    assert game.track("teahouse") == [("painting", GREEN), ("novel", NOBODY), ("drama", NOBODY)]


@pytest.mark.rule("JN-EX-03")
def test_teahouse_inspiration() -> None:
    game = position(visitor("teahouse"), teahouse=INSPIRING).play("visit:1:teahouse")
    assert game.ideas() == (1 + 1, 1 + 2, 1)


@pytest.mark.rule("JN-EX-04")
def test_tavern_vp() -> None:
    game = position(visitor("tavern"), tavern=["novel", ("drama", GREEN), "painting"]).play("visit:1:tavern")
    assert (game.me.points, game.me.coins, game.me.spirit) == ({"tavern": 1}, 3 - 1, 4 + 1)


@pytest.mark.rule("JN-EX-05")
def test_tavern_publishing() -> None:
    me = visitor("tavern", painting=2, works=["painting_1"])
    game = position(me, tavern=["novel", "drama", ("novel", WHITE)]).play("visit:1:tavern", "publish:painting_1")
    assert (game.me.published, game.me.works, game.ideas()) == (["painting_1"], [], (1, 1, 0))
    assert (game.me.coins, game.me.points) == (3 - 1 + 2, {"publishing": 2})
    assert game.track("tavern") == [("painting", GREEN), ("novel", NOBODY), ("drama", NOBODY)]


@pytest.mark.rule("JN-EX-06")
def test_tavern_inspiration() -> None:
    game = position(visitor("tavern"), tavern=INSPIRING).play("visit:1:tavern")
    assert game.ideas() == (1 + 1, 1 + 2, 1)


@pytest.mark.rule("JN-EX-07")
def test_travel() -> None:
    game = position(visitor("travel", coins=9, cities=["d1", "a1", "a2", "a3"])).play("visit:1:travel")
    assert sorted(game.offered("city:")) == ["b1", "c1", "d2"]


@pytest.mark.rule("JN-EX-08")
def test_temple_fair() -> None:
    me = visitor("fair", place=2)
    old = ["drama_1", "drama_2", "drama_3", "drama_4"]
    new = ["novel_1", "novel_2", "novel_3", "novel_4", "novel_5"]
    game = position(me, works=old, stack=new, ring=["A1", "A2", "A3", "A4", "A6", "A5"])
    game.play("visit:1:fair", "move:cw:2")
    assert (game.me.coins, game.me.spirit, game.ideas()) == (3 - 1, 4 + 1, (1, 1, 1 + 1))
    game.play("refresh")
    assert (game.me.coins, sorted(game.offered("take:"))) == (3 - 1, new[:4])
    game.play("take:novel_2")
    assert game.me.works == ["novel_2"] and "novel_5" in game.table.works


@pytest.mark.rule("JN-EX-09")
def test_a_rest() -> None:
    track = ["start_fair_2", "start_tavern_1", "start_parlour_1", "start_travel_1"]
    game = position(player(coins=0, spirit=2, track=track), scholars={"fair": [1, 1, 2, 2]})
    assert game.offers == ["rest:4", "rest:3", "rest:2", "rest:1"]
    game.play("rest:3")
    assert (game.me.used, game.me.discarded, game.table.rest) == (["start_parlour_1"], ["start_fair_2"], [GREEN])
    assert (game.me.spirit, game.me.coins) == (6, 2)


@pytest.mark.rule("JN-EX-10")
def test_boat_placement() -> None:
    game = position(phase="boats", scholars={"society": [PURPLE, GREEN, WHITE]}, boats={0: [(GREEN, 1)]})
    assert game.boat(1) == [(GREEN, 2), (PURPLE, 1), (WHITE, 1)]


@pytest.mark.rule("JN-EX-11")
def test_boat_resolution() -> None:
    crew = [(GREEN, 2), (PURPLE, 1), (WHITE, 1)]
    game = position(
        phase="boats", boats={5: crew}, boat_trends={5: ("paintings", "gold")}, goals=["C", "A", "B", "D", "E"]
    )
    assert game.open == {GREEN: "trend"}
    game.play("trend:paintings")
    assert [trend.shown for trend in game.table.trends] == ["paintings"]
    assert [trend.shown for trend in game.table.dropped_trends] == ["gold"]
    boat = game.table.river[0]
    assert boat is not None and (boat.spaces, boat.goal) == ([], "C")


@pytest.mark.rule("JN-EX-12")
def test_draft_order() -> None:
    districts = ("society", "teahouse", "fair", "travel")
    row = ("DBC", "AAB", "CBD", "CDA")
    seats = {letter: seat for seat, letter in enumerate("ABCD")}
    scholars = {
        district: [seats[letter] for letter in reversed(letters)]
        for district, letters in zip(districts, row, strict=True)
    }
    game = position(seats=4, phase="draft", scholars=scholars)
    while game.open and game.key == "draft":
        game.play(game.offers[0])
    assert [event.args["who"] for event in game.events("jiangnan-did-draft")] == [
        Who(seats[letter]) for letter in "".join(row)
    ]
    assert [len(each.drafted) for each in game.players] == [3, 3, 3, 3]


def events(number: int, *trends: str, **more: Any) -> Game:
    """The events of a round with these trends on the Public Scoring Track."""
    return position(player(**more), round=number, phase="events", trends=trends)


def works(dramas: int, novels: int = 0, paintings: int = 0) -> list[str]:
    counts = (("drama", dramas), ("novel", novels), ("painting", paintings))
    return [f"{kind}_{number}" for kind, count in counts for number in range(1, count + 1)]


@pytest.mark.rule("JN-EX-13")
def test_events_of_round_2() -> None:
    game = events(2, "dramas", "gold", published=["drama_1"], used=["start_tavern_2"])
    told = [event.text.key.removeprefix("jiangnan-did-") for event in game.told]
    assert told[:5] == ["offer", "public", "public", "public", "bags"]
    assert {RULES.box.tiles[tile].age for tile in game.table.offer} == {3}
    assert game.me.points == {"public_2": 2} and game.me.used == []


@pytest.mark.rule("JN-EX-14")
def test_scoring_of_round_2() -> None:
    assert events(2, "dramas", "gold", coins=8, published=works(1)).me.points == {"public_2": 4}


@pytest.mark.rule("JN-EX-15")
def test_scoring_of_round_4() -> None:
    game = events(4, "dramas", "gold", "dramas", "assistants", coins=12, published=works(3))
    assert game.me.points == {"public_4": 24}


@pytest.mark.rule("JN-EX-16")
def test_scoring_of_round_6() -> None:
    trends = ("dramas", "gold", "dramas", "assistants", "novels", "scenery")
    game = events(6, *trends, coins=21, published=works(5), assistants=[1], cities=["a1"])
    assert game.me.points["public_6"] == 64


@pytest.mark.rule("JN-EX-17")
def test_bag_refill() -> None:
    starting = list(RULES.box.cards.starting)
    used, discarded = starting[:6], starting[6:]
    drafted = [f"age1_{district}_1" for district in ("society", "teahouse", "fair", "travel", "tavern", "parlour")]
    me = player(spirit=6, track=(), bag=(), used=used, drafted=drafted, discarded=discarded)
    game = position(me, round=2, phase="events")
    assert sorted(game.me.track + game.me.bag) == sorted(used + drafted)
    assert (len(game.me.track), len(game.me.bag)) == (4, 8)


@pytest.mark.rule("JN-EX-18")
def test_turn_order() -> None:
    game = position(seats=4, phase="events", order=[GREEN, WHITE, PURPLE, ORANGE], next_order=[WHITE, PURPLE])
    assert game.table.order == [WHITE, PURPLE, GREEN, ORANGE]


def exhausted() -> Game:
    return position(player(works=["drama_1"], assistants=[4, 9]), phase="spirits", round=1)


@pytest.mark.rule("JN-EX-19")
def test_spirit_loss() -> None:
    game = exhausted()
    assert game.me.spirit == 0 and game.events("jiangnan-did-consume")[0].args["loss"] == 4


@pytest.mark.rule("JN-EX-20")
def test_the_mandatory_rest_of_that() -> None:
    game = exhausted()
    assert game.key == "rest"
    bag = len(game.me.bag)
    game.play("rest:3")
    assert (game.me.used, game.me.discarded) == (["start_fair_1"], ["start_teahouse_1"])
    assert (game.table.rest, game.me.scholars) == ([GREEN], 2)
    assert (game.me.coins, game.me.spirit) == (3 + 1 + 2, 4), "1 coin is the discard bonus"
    assert (len(game.me.track), len(game.me.bag), game.table.round) == (4, bag - 2, 2)


def scored() -> Game:
    """The end of a game; Orange is seat 1 here, Green seat 0, White seat 2."""
    green = player(novel=0, drama=0, painting=0, published=["drama_6", "drama_7"])
    orange = player(
        novel=2, drama=2, painting=0, published=works(5, 1, 2), assistants=[1, 2], cities=["a1", "a2", "b1", "d1"]
    )
    white = player(published=["drama_8"])
    return position(green, orange, white, round=6, phase="final", boats={5: [(2, 1), (1, 3), (0, 2)]})


@pytest.mark.rule("JN-EX-21")
def test_final_scoring_of_goal_a() -> None:
    game = scored()
    assert game.table.river[5] is not None and game.table.river[5].goal == "A"
    assert [each.points.get("goals", 0) for each in game.players] == [2 * 2, 20, 0]


@pytest.mark.rule("JN-EX-22")
def test_final_scoring_of_sets() -> None:
    assert scored().players[1].points["sets"] == 4


@pytest.mark.rule("JN-EX-23")
def test_final_scoring_of_assistants() -> None:
    assert scored().players[1].points["hired"] == 6


@pytest.mark.rule("JN-EX-24")
def test_final_scoring_of_scenery() -> None:
    assert scored().players[1].points["scenery"] == 8


@pytest.mark.rule("JN-EX-25")
def test_final_scoring_of_ideas() -> None:
    assert scored().players[1].points["ideas"] == 1


@pytest.mark.rule("JN-EX-26")
def test_final_scoring_in_all() -> None:
    game = scored()
    assert game.players[1].score == 39
    assert game.standings is not None and game.standings.scores[0].seat == 1
