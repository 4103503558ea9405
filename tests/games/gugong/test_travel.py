"""Travel: the Traveller goes from city to city along roads, and collects their tokens. (GG-TRAV)"""

from __future__ import annotations

import pytest

from tests.games.gugong.position import Game, acting, player

RING = ["taiyuan", "xian", "chengdu", "guilin", "guangzhou", "hangzhou", "nanjing", "jinan"]
"""The cities of the side for two or three players, in a ring; Xi'an–Nanjing and Guilin–Hangzhou are roads too."""


BEYOND = ["taiyuan", "chengdu", "nanjing", "guilin", "guangzhou", "hangzhou", "jinan"]
"""All of them but Xi'an."""


def at_xian(tokens: dict[str, str], **more: object) -> Game:
    """A Traveller in Xi'an, and tokens on these cities only."""
    return acting("travel", player(city="xian", **more), tokens=tokens)  # type: ignore[arg-type]


def cities(game: Game) -> list[str]:
    """Where option A leads."""
    return sorted(city for city in game.offered("place:") if city != "two")


@pytest.mark.rule("GG-TRAV-01", "GG-TRAV-03")
def test_one_move_ends_by_collecting_the_token_for_the_player_board() -> None:
    game = at_xian({"taiyuan": "points", "guilin": "points"}).play("place:taiyuan")
    assert game.me.city == "taiyuan"
    assert game.me.tokens == ["points"]
    assert game.map == {"guilin": "points"}
    assert game.me.pool == 6
    assert game.open == {1: "gift"}, "option A is one move"


@pytest.mark.rule("GG-TRAV-02", "GG-TRAV-03")
def test_two_moves_cost_two_servants() -> None:
    game = at_xian({"taiyuan": "points", "jinan": "points", "guangzhou": "intrigue"}).play("place:two")
    assert (game.me.pool, game.me.supply) == (4, 8)
    assert game.key == "city"
    game.play("taiyuan", "jinan", "done")
    assert game.me.tokens == ["points", "points"]
    assert game.me.city == "jinan"
    assert game.open == {1: "gift"}


@pytest.mark.rule("GG-TRAV-02", "GG-ACT-20")
def test_two_moves_need_the_whole_price() -> None:
    assert "two" in at_xian({"taiyuan": "points", "jinan": "points"}, pool=2).offered("place:")
    game = at_xian({"taiyuan": "points", "jinan": "points"}, pool=1)
    assert "two" not in game.offered("place:")
    assert game.why("gugong-travel-two") == ["GG-ACT-20"]


@pytest.mark.rule("GG-TRAV-04")
def test_the_benefit_comes_at_once() -> None:
    assert at_xian({"taiyuan": "points"}).play("place:taiyuan").scores == [2, 0]
    assert at_xian({"taiyuan": "servants"}, pool=3).play("place:taiyuan").me.pool == 5
    assert at_xian({"taiyuan": "palace"}).play("place:taiyuan").me.palace == 1
    assert at_xian({"taiyuan": "intrigue"}).play("place:taiyuan").me.intrigue == 1


@pytest.mark.rule("GG-TRAV-05")
def test_the_first_benefit_is_resolved_before_the_second_move() -> None:
    game = at_xian({"taiyuan": "wall", "jinan": "points", "chengdu": "points"}).play("place:two", "taiyuan")
    assert game.key == "wall_token"
    game.play("yes")
    assert game.wall == [0]
    assert game.key == "city"
    assert game.me.city == "taiyuan"
    assert game.why("gugong-travel-to")[:2] == ["GG-TRAV-08", "GG-TRAV-11"], "there already; no token in Xi'an"


@pytest.mark.rule("GG-TRAV-06", "GG-SETUP-07")
def test_the_first_move_may_begin_in_any_city_with_a_token() -> None:
    game = acting("travel", player(), tokens={"taiyuan": "points", "guangzhou": "points"})
    assert cities(game) == ["guangzhou", "taiyuan"]
    game.play("place:guangzhou")
    assert game.me.city == "guangzhou"


@pytest.mark.rule("GG-TRAV-07", "GG-AMB-13")
def test_the_first_placement_is_a_move_of_its_own() -> None:
    tokens = {"taiyuan": "points", "xian": "points", "jinan": "points"}
    game = acting("travel", player(), tokens=tokens).play("place:two", "taiyuan")
    assert game.me.tokens == ["points"]
    assert game.key == "city"
    assert "taiyuan" not in game.offers
    game.play("xian")
    assert game.me.tokens == ["points", "points"]
    assert game.open == {0: "end"}, "one move was left, not two"


@pytest.mark.rule("GG-TRAV-08", "GG-TRAV-12", "GG-AMB-14")
def test_a_move_follows_the_roads_and_stops_at_the_first_token() -> None:
    """From Xi'an roads lead to Taiyuan, Chengdu and Nanjing; what lies behind them is not reached."""
    game = at_xian({city: "palace" if city in ("taiyuan", "chengdu", "nanjing") else "servant" for city in BEYOND})
    assert cities(game) == ["chengdu", "nanjing", "taiyuan"]
    assert game.why("gugong-travel-to").count("GG-TRAV-12") == 4


@pytest.mark.rule("GG-TRAV-08")
def test_the_city_that_the_traveller_stands_in_is_no_aim() -> None:
    game = at_xian({"taiyuan": "points"})
    assert "GG-TRAV-08" in game.why("gugong-travel-to")
    assert cities(game) == ["taiyuan"]


@pytest.mark.rule("GG-TRAV-09")
def test_a_move_passes_over_cities_without_a_token() -> None:
    assert cities(at_xian({"guangzhou": "points"})) == ["guangzhou"]


@pytest.mark.rule("GG-TRAV-10", "GG-TRAV-14")
def test_a_move_passes_over_other_travellers_and_never_joins_them() -> None:
    mine, others = player(city="taiyuan"), [player(city="xian"), player(city="jinan")]
    game = acting("travel", mine, *others, tokens={"guilin": "points"})
    assert cities(game) == ["guilin"]
    assert len({each.city for each in game.play("place:guilin").players}) == 3


@pytest.mark.rule("GG-TRAV-11")
def test_a_move_cannot_end_without_a_token() -> None:
    game = at_xian({"taiyuan": "points"})
    assert cities(game) == ["taiyuan"]
    assert game.why("gugong-travel-to").count("GG-TRAV-11") == 6


@pytest.mark.rule("GG-TRAV-13", "GG-ACT-01")
def test_without_any_token_there_is_no_move() -> None:
    game = at_xian({})
    assert cities(game) == []
    assert "two" not in game.offered("place:")


@pytest.mark.rule("GG-TRAV-13", "GG-AMB-39")
def test_two_moves_need_two_tokens() -> None:
    game = at_xian({"taiyuan": "points"})
    assert "two" not in game.offered("place:")
    assert game.why("gugong-travel-two") == ["GG-TRAV-13"]


@pytest.mark.rule("GG-TRAV-08", "GG-VAR-02")
def test_the_larger_map_has_its_own_roads() -> None:
    """Wuchang and Lanzhou are there for four and five; from Wuchang roads lead to four cities."""
    tokens = dict.fromkeys([*RING, "lanzhou"], "points")
    tokens |= {"taiyuan": "servant", "jinan": "servant", "lanzhou": "servant", "chengdu": "palace", "nanjing": "palace"}
    tokens |= {"guilin": "intrigue", "xian": "intrigue"}
    game = acting("travel", player(city="wuchang"), seats=4, tokens=tokens)
    assert cities(game) == ["chengdu", "guilin", "nanjing", "xian"]
