"""Travel: cities on four paths. (sections 4.9 and 4.16 of the rules)"""

from __future__ import annotations

import pytest

from engine.games.jiangnan.table import Player
from engine.words import Localiser
from tests.games.jiangnan.acting import ring, travelling, visitor
from tests.games.jiangnan.position import CARDS, player, position

NEXT_TO_JINLING = ["a1", "b1", "c1", "d1"]
EVERYWHERE = ["a1", "a2", "a3", "b1", "b2", "c1", "c2", "c3", "d1", "d2"]
WORDS = Localiser("en")


def traveller(coins: int = 9, *cities: str, **more: int) -> Player:
    return visitor("travel", coins=coins, cities=cities, **more)


@pytest.mark.rule("JN-TRAV-01", "JN-TRAV-02", "JN-CITY-01", "JN-CITY-06")
def test_the_first_trip_is_to_the_first_city_of_one_of_four_paths() -> None:
    assert sorted(CARDS.cities) == EVERYWHERE
    game = travelling()
    assert game.offered("city:") == NEXT_TO_JINLING
    assert len(game.offers) == 4, "Jinling is no destination, and there is nothing else to choose"


@pytest.mark.parametrize(
    ("path", "cities"),
    [
        pytest.param(
            "a",
            ["Yangzhou City", "Twenty-Four Bridges", "Tomb of Emperor Yang"],
            marks=pytest.mark.rule("JN-CITY-02"),
        ),
        pytest.param("b", ["Huangshan Mountains", "Jingdezhen Town"], marks=pytest.mark.rule("JN-CITY-03")),
        pytest.param(
            "c",
            ["Hangzhou City", "Lake Xihu", "Qiantang Tidal Bore"],
            marks=pytest.mark.rule("JN-CITY-04", "JN-AMB-36"),
        ),
        pytest.param("d", ["Lake Taihu", "Suzhou City"], marks=pytest.mark.rule("JN-CITY-05", "JN-AMB-36")),
    ],
)
def test_a_path_from_jinling_on(path: str, cities: list[str]) -> None:
    been: list[str] = []
    names = []
    while True:
        game = travelling(traveller(9, *been))
        ahead = [city for city in game.offered("city:") if city[0] == path]
        if not ahead:
            break
        (city,) = ahead
        option = game.decision.find(f"city:{city}")
        assert option is not None
        names.append(WORDS.say(option.label))
        been.append(city)
    assert names == cities and been == [city for city in EVERYWHERE if city[0] == path]


@pytest.mark.rule("JN-TRAV-03")
def test_nobody_travels_twice_to_a_city() -> None:
    game = travelling(traveller(9, "a1", "b1"))
    assert not {"a1", "b1"} & set(game.offered("city:"))
    for city in ("a1", "b1"):
        assert game.why(f"jiangnan-city-{city}") == ["JN-TRAV-03"]


@pytest.mark.rule("JN-TRAV-04", "JN-TRAV-10")
def test_only_own_servants_lead_on_and_a_city_is_shared() -> None:
    game = position(traveller(9, "a1"), player(cities=["b1", "b2"])).play("visit:2:travel")
    assert game.offered("city:") == ["a2", "b1", "c1", "d1"]
    for city in ("a3", "b2", "c2", "c3", "d2"):
        assert game.why(f"jiangnan-city-{city}") == ["JN-TRAV-04"]
    game.play("city:b1")
    assert (game.players[0].cities, game.players[1].cities) == (["a1", "b1"], ["b1", "b2"])


@pytest.mark.rule("JN-TRAV-05")
def test_a_trip_costs_the_coins_of_its_city() -> None:
    for city, been in (("a1", []), ("a2", ["a1"]), ("a3", ["a1", "a2"])):
        cost = CARDS.cities[city].cost
        game = travelling(traveller(cost, *been))
        assert game.note(f"city:{city}")["coins"] == cost
        assert game.play(f"city:{city}").me.coins == 0
    assert len({CARDS.cities[city].cost for city in ("a1", "a2", "a3")}) == 3
    game = travelling(traveller(CARDS.cities["a2"].cost - 1, "a1"))
    assert game.offered("city:") == ["b1", "c1", "d1"]
    assert game.why("jiangnan-city-a2") == ["JN-TRAV-05"]


@pytest.mark.rule("JN-TRAV-06")
def test_who_can_pay_for_no_city_within_reach_cannot_visit() -> None:
    def visits(coins: int, *cities: str, side: str = "a", drama: int = 1) -> bool:
        me = visitor("travel", coins=coins, cities=cities, drama=drama, works=["drama_1"])
        game = position(me, options={"travel": side})
        offered = "2:travel" in game.offered("visit:")
        assert offered or game.why("jiangnan-visit") == ["JN-TRAV-06"]
        return offered

    assert visits(2) and not visits(1)
    far = ("a1", "b1", "c1", "d1")
    assert visits(3, *far) and not visits(2, *far), "the first cities would be cheaper"
    assert visits(0, side="b", drama=2), "a publishing pays as well"
    assert not visits(1, side="b", drama=1) and not visits(1, side="a", drama=2)


@pytest.mark.rule("JN-TRAV-07")
def test_the_city_bonus_comes_last() -> None:
    game = travelling(traveller(5, spirit=3), bonuses={"a1": 7}).play("city:a1")
    assert game.key == "bonus"
    assert (game.me.coins, game.me.spirit, game.me.cities) == (3, 4, ["a1"])
    # A portfolio needs no coins; a shop does, and what is left after the trip pays for it.
    shop = {"ring": ring("A4"), "bonuses": {"a1": 10}}
    assert travelling(traveller(2), **shop).play("city:a1").decision.seat == 1
    assert travelling(traveller(3), **shop).play("city:a1").key == "boat"


@pytest.mark.rule("JN-TRAV-08")
def test_a_visit_brings_a_spirit() -> None:
    assert travelling(traveller(9, spirit=3)).play("city:a1").me.spirit == 4
    assert travelling(traveller(9, spirit=6)).play("city:a1").me.spirit == 6


@pytest.mark.rule("JN-TRAV-09", "JN-TRAV-17")
def test_a_visit_reaches_one_city_for_good() -> None:
    me = visitor("travel", "start_society_1", "start_travel_2", coins=9, cities=["d1"])
    game = position(me, bonuses={"b1": 1}).play("visit:3:travel", "city:b1")
    assert game.me.cities == ["d1", "b1"] and game.decision.seat == 1
    game.play("rest:1", "rest:1")
    assert game.decision.seat == 0 and game.me.cities == ["d1", "b1"]
    game.play("visit:2:travel")
    assert game.offered("city:") == ["a1", "b2", "c1", "d2"]


@pytest.mark.rule("JN-TRAV-11")
@pytest.mark.parametrize(
    ("tile", "ideas"), [(1, (4, 1, 1)), (2, (2, 3, 1)), (3, (2, 1, 3)), (4, (3, 2, 1)), (5, (2, 2, 2)), (6, (3, 1, 2))]
)
def test_each_idea_icon_brings_an_idea_of_its_type(tile: int, ideas: tuple[int, int, int]) -> None:
    """A novel idea is from the discard."""
    game = travelling(bonuses={"c1": tile}).play("city:c1")
    assert game.ideas() == ideas


@pytest.mark.rule("JN-TRAV-12", "JN-TRAV-13")
def test_a_portfolio_icon_takes_one_from_the_display_as_it_is() -> None:
    shown = ["drama_1", "drama_2", "novel_1", "novel_2"]
    game = travelling(bonuses={"c1": 8}, works=shown, stack=["painting_1", "painting_2"]).play("city:c1")
    assert game.me.coins == 7, "a refresh could be paid"
    assert game.offers == [f"take:{work}" for work in shown]
    game.play("take:novel_1")
    assert game.me.works == ["novel_1"]
    assert game.table.works == ["drama_1", "drama_2", "novel_2", "painting_1"]
    assert game.ideas() == (2, 2, 1)


@pytest.mark.rule("JN-TRAV-14")
def test_a_shop_icon_uses_the_shop_to_which_the_pointer_points() -> None:
    game = travelling(bonuses={"c1": 12}, ring=ring("B5", 2), round=3).play("city:c1")
    assert game.me.coins == 9 - 2 + 5
    game = travelling(bonuses={"c1": 12}, ring=ring("B5", 2), round=2).play("city:c1")
    assert game.me.coins == 9 - 2, "the pointer points to another shop"


@pytest.mark.rule("JN-TRAV-15", "JN-CITY-07")
def test_each_city_counts_once_as_scenery() -> None:
    """In Round 2 a match is worth 2 VP; the trends are dramas and scenery."""

    def points(*cities: str) -> int:
        game = position(player(cities=cities), round=2, phase="events", trends=["dramas", "scenery"])
        return game.me.points.get("public_2", 0)

    assert [points(*EVERYWHERE[:number]) for number in range(11)] == list(range(0, 22, 2))
    assert points("d1", "c1", "c2") == 6
    game = travelling(traveller(9, *EVERYWHERE[:-1]), bonuses={"d2": 1})
    assert game.decision.seat == 1, "one city was left, so it was not asked which"
    assert points(*game.me.cities) == 20


@pytest.mark.rule("JN-TRAV-16")
def test_everybody_who_comes_to_a_city_gains_its_bonus() -> None:
    game = position(traveller(), visitor("travel", coins=9), bonuses={"d1": 3})
    game.play("visit:2:travel", "city:d1", "visit:2:travel", "city:d1")
    assert game.ideas(0) == game.ideas(1) == (2, 1, 3)
    assert game.table.bonuses["d1"] == 3


@pytest.mark.rule("JN-CITY-08")
def test_who_has_been_everywhere_cannot_visit() -> None:
    for side in ("a", "b"):
        me = visitor("travel", coins=9, cities=EVERYWHERE, drama=5, works=["drama_1"])
        game = position(me, options={"travel": side})
        assert "2:travel" not in game.offered("visit:")
        assert game.why("jiangnan-visit") == ["JN-CITY-08"]
