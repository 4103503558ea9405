"""What bonus icons give, and the two parts of an action tile. (JN-ICON)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jiangnan.acting import by_icon, travelling, visitor
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import RULES, changed, player, position

PLAIN = {
    "start_teahouse_1": "coin",
    "start_tavern_1": "novel",
    "start_parlour_1": "drama",
    "start_travel_1": "painting",
    "start_society_2": "spirit",
}
"""A starting tile for each icon that they bear."""


def discarding(tile: str, spirit: int = 4, **more: Any) -> Game:
    """Seat 0 goes to the Society, and before that discards this tile."""
    me = player(spirit=spirit, track=[tile, "start_society_1"])
    return position(me, **{"options": {"tiles": "advanced"}, **more}).play("visit:2:society")


def having(game: Game) -> dict[str, int]:
    return {"coin": game.me.coins, "spirit": game.me.spirit, **game.me.ideas}


@pytest.mark.rule("JN-ICON-01", "JN-ICON-02", "JN-ICON-03")
@pytest.mark.parametrize(("tile", "icon"), PLAIN.items())
def test_an_icon_gives_one_of_its_kind_and_nothing_else(tile: str, icon: str) -> None:
    before = having(position())
    assert having(discarding(tile)) == {**before, icon: before[icon] + 1}


@pytest.mark.rule("JN-ICON-03")
def test_a_spirit_icon_gives_nothing_at_6() -> None:
    assert discarding("start_society_2", spirit=6).me.spirit == 6


@pytest.mark.rule("JN-ICON-04")
def test_a_portfolio_icon_gives_one_of_those_on_display() -> None:
    shown = ["novel_1", "drama_1", "painting_1", "novel_2"]
    game = discarding("adv1_teahouse", works=shown, stack=["novel_3"])
    assert game.key == "bonus" and game.offers == [f"take:{work}" for work in shown]
    assert game.me.works == []
    game.play("take:painting_1")
    assert game.me.works == ["painting_1"] and game.me.published == []
    assert game.table.works == ["novel_1", "drama_1", "novel_2", "novel_3"]
    assert game.ideas() == (1, 1, 1), "it costs no ideas"
    assert game.key == "society", "one, and before the action"


@pytest.mark.rule("JN-ICON-04")
def test_each_portfolio_icon_gives_one() -> None:
    """Of a tile that had two of them, the second one from a display that was filled up before."""
    by = changed("advanced", "adv1_teahouse", icons=["portfolio", "portfolio"])
    shown = ["novel_1", "drama_1", "painting_1", "novel_2"]
    game = discarding("adv1_teahouse", works=shown, stack=["novel_3", "novel_4"], by=by).play("take:novel_1")
    assert game.key == "bonus" and game.offered("take:") == [*shown[1:], "novel_3"]
    assert game.play("take:novel_3").me.works == ["novel_1", "novel_3"]
    assert game.key == "society"


@pytest.mark.rule("JN-ICON-05", "JN-TRAV-13")
def test_for_a_portfolio_icon_the_display_is_not_refreshed() -> None:
    me = player(9, track=["adv1_teahouse", "start_society_1"])
    game = position(me, options={"tiles": "advanced"}).play("visit:2:society")
    assert game.key == "bonus" and "refresh" not in game.offers
    game.play(game.offers[0])
    assert game.key == "society" and "refresh" in game.offers, "only the visit itself allows it"
    city = travelling(visitor("travel", coins=9), bonuses={"a1": 7}).play("city:a1")
    assert city.key == "bonus" and {offer.partition(":")[0] for offer in city.offers} == {"take"}


@pytest.mark.rule("JN-ICON-06", "JN-PTR-01")
@pytest.mark.parametrize("place", [0, 3])
def test_a_shop_icon_activates_the_shop_that_the_pointer_points_to(place: int) -> None:
    """Wherever the own servant stands."""
    me = player(track=["adv1_tavern", "start_society_1"], place=place)
    game = position(me, options={"tiles": "advanced"}, ring=["A5", "A1", "A2", "A3", "A4", "A6"])
    game.play("visit:2:society")
    assert (game.me.spirits, game.me.place, game.key) == (1, place, "society")
    game = by_icon("A5", round=2)
    assert game.me.spirits == 0 and game.key != "society", "the next shop is another one"


@pytest.mark.rule("JN-ICON-07")
def test_a_vp_icon_scores_at_once() -> None:
    game = position(visitor("parlour"), muses=[11]).play("visit:2:parlour", "muse:11")
    assert game.me.score == 2
    walker = visitor()
    walker.place = 5
    walked = position(walker).play("visit:2:fair", "move:ccw:1")
    assert walked.me.score == 1, "the path between 8 and 10 o'clock"


@pytest.mark.rule("JN-ICON-08")
@pytest.mark.parametrize(("kind", "ideas"), [("novel", (3, 1, 1)), ("drama", (2, 2, 1)), ("painting", (2, 1, 2))])
def test_an_icon_of_any_idea_leaves_the_type_to_the_player(kind: str, ideas: tuple[int, int, int]) -> None:
    game = position(visitor("parlour"), muses=[6]).play("visit:2:parlour", "muse:6")
    assert game.key == "idea" and game.offers == ["novel", "drama", "painting"]
    assert game.play(kind).ideas() == ideas, "besides the novel idea of the discarded tile"


@pytest.mark.rule("JN-ICON-09", "JN-AMB-37")
def test_a_portfolio_icon_gives_nothing_without_a_portfolio() -> None:
    game = discarding("adv1_teahouse", stack=(), later=())
    assert game.table.works == []
    assert game.key == "society" and game.me.works == []
    city = travelling(bonuses={"a1": 7}, stack=(), later=()).play("city:a1")
    assert city.me.works == [] and city.ideas() == (3, 1, 1), "the other icon of the bonus is gained"


@pytest.mark.rule("JN-ICON-10")
def test_every_tile_has_a_district_and_a_discard_bonus() -> None:
    assert all(tile.districts and tile.icons for tile in RULES.box.tiles.values())
    track = ["start_tavern_1", "start_parlour_1", "start_travel_1"]
    game = position(player(track=track)).play("visit:2:parlour")
    assert game.table.scholars["parlour"] == [0] and game.table.scholars["tavern"] == []
    assert game.ideas() == (2, 1, 1), "the novel of the Tavern tile, and not the drama of the tile for the Parlour"
    game = position(player(track=["start_parlour_1", "start_society_1"])).play("visit:2:society")
    assert game.table.scholars["society"] == [0] and game.table.scholars["parlour"] == []
    assert (game.me.coins, game.ideas()) == (3, (1, 2, 1))
