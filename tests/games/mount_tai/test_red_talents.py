"""The red base talents: Brewer, Administrative Official, Pioneer, Publicist. (MT-TAL-40 to MT-TAL-76)"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import player, position

SETTLEMENTS = [(year, season) for year in (1, 2) for season in (1, 2, 3, 4)]


def settling(card: str, level: int, year: int, season: int, **more: object) -> Game:
    """A settlement of a player with a talent."""
    me = player(talents={card: level}, **more)  # type: ignore[arg-type]
    return position(me, phase="settlement", year=year, round=2 * season)


def ended(card: str, *others: tuple[int, int, int], seats: int = 0, **more: object) -> int:
    """The reputation of a talent on level 3 at the end of the game; the others have money, grain and wine."""
    me = player(talents={card: 3}, **more)  # type: ignore[arg-type]
    rest = [player(*goods) for goods in others]
    return position(me, *rest, seats=seats, year=3, phase="last").scores[0]


# -- Brewer -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-TAL-40")
def test_two_separate_brewings() -> None:
    game = position(player(grain=9, edicts=[8], talents={"brewer": 1})).play("use:8", "brew:3")
    assert game.offers == ["brew:1", "brew:2", "brew:3", "done"]
    game.play("brew:2")
    assert game.goods() == (6, 4, 5)
    assert game.open == {1: "policy"}, "no third one"
    once = position(player(grain=4, edicts=[8], talents={"brewer": 1})).play("use:8", "brew:3")
    assert once.offers == ["brew:1", "done"]
    assert once.play("done").goods() == (6, 1, 3)


@pytest.mark.rule("MT-TAL-41")
@pytest.mark.parametrize(("year", "season"), SETTLEMENTS)
def test_a_grain_becomes_wine_once_in_each_settlement(year: int, season: int) -> None:
    game = settling("brewer", 2, year, season)
    assert (game.key, game.offers) == ("settle", ["ferment", "done"])
    game.play("ferment")
    assert game.goods() == (6, 1, 1)
    assert "settle" not in game.open.values()


@pytest.mark.rule("MT-TAL-41")
def test_without_grain_nothing_becomes_wine() -> None:
    assert settling("brewer", 2, 1, 1, grain=0).key == "policy"
    assert settling("brewer", 1, 1, 1).key == "policy", "not on level 1"
    me = player(grain=0, edicts=[5], talents={"brewer": 2, "administrative": 2}, buildings=["observatory"])
    game = position(me, phase="settlement", round=2, options={"buildings": "promo"})
    assert game.offers == ["remove:5", "done"]
    assert game.why("mount-tai-ferment") == ["MT-TAL-41"]


@pytest.mark.rule("MT-TAL-42")
@pytest.mark.parametrize("wine", [0, 1, 7])
def test_a_reputation_for_each_wine(wine: int) -> None:
    assert ended("brewer", wine=wine) == wine


# -- Administrative Official --------------------------------------------------------------------------------------


def tidying(level: int, *edicts: int) -> Game:
    """A pyramid of uncovered tiles; the opponent has none."""
    return position(player(edicts=edicts, talents={"administrative": level} if level else None))


@pytest.mark.rule("MT-TAL-50")
def test_a_tidy_up_removes_up_to_three_tiles() -> None:
    game = tidying(1, 20, 21, 22, 23).play("tidy:20", "remove:21")
    assert game.offers == ["remove:22", "remove:23", "done"]
    game.play("remove:22")
    assert game.open == {1: "policy"}, "three at most"
    assert list(game.me.pyramid.values()) == [23]
    assert tidying(0, 20, 21, 22, 23).play("tidy:20", "remove:21").open == {1: "policy"}, "two without the talent"
    assert tidying(1, 20, 21, 22).play("tidy:20", "done").open == {1: "policy"}


@pytest.mark.rule("MT-TAL-52", "MT-AMB-39")
@pytest.mark.parametrize("order", [(20, 21, 7), (7, 21, 20), (21, 7, 20)])
def test_the_additional_tile_may_be_the_lowest(order: Sequence[int]) -> None:
    first, second, third = order
    game = tidying(1, 7, 20, 21, 22).play(f"tidy:{first}", f"remove:{second}", f"remove:{third}")
    assert game.me.played == 7
    assert {20, 21} < set(game.me.gone)


@pytest.mark.rule("MT-AMB-39")
def test_in_the_later_challenge_games_a_tidy_up_removes_up_to_five() -> None:
    me = player(edicts=[20, 21, 22, 23, 24, 25], talents={"administrative": 1})
    game = position(me, seats=1, options={"challenge": "5"})
    game.play("tidy:20", "remove:21", "remove:22", "remove:23")
    assert game.key == "tidy"
    game.play("remove:24")
    assert game.key != "tidy"
    assert list(game.me.pyramid.values()) == [25]


@pytest.mark.rule("MT-TAL-51", "MT-AMB-39")
def test_a_tribe_lets_two_tiles_be_removed() -> None:
    """B3 is a primitive tribe. The tiles never go to the turn order area, even if their numbers are lower."""

    def at_the_tribe(level: int) -> Game:
        me = player(edicts=[10, 3, 4, 20], land=["B2"], talents={"administrative": level} if level else None)
        return position(me).play("use:10", "flat:B3")

    game = at_the_tribe(1)
    assert (game.key, game.offers) == ("tribe", ["remove:3", "remove:4", "remove:20", "none"])
    game.play("remove:3")
    assert (game.key, game.offers) == ("tribe", ["remove:4", "remove:20", "none"])
    game.play("remove:4")
    assert game.key == "cultivate"
    assert (game.me.played, list(game.me.pyramid.values())) == (10, [20])
    assert at_the_tribe(0).play("remove:3").key == "cultivate", "one without the talent"
    assert at_the_tribe(1).play("remove:3", "none").key == "cultivate"


@pytest.mark.rule("MT-TAL-53", "MT-AMB-39")
@pytest.mark.parametrize(("year", "season"), SETTLEMENTS)
def test_an_edict_tile_may_be_removed_in_each_settlement(year: int, season: int) -> None:
    game = settling("administrative", 2, year, season, gone=[1, 2])
    assert (game.key, game.offers) == ("settle", ["remove:3", "remove:4", "remove:5", "remove:6", "remove:7", "done"])
    kept = len(game.me.pyramid)
    game.play("remove:3")
    assert 3 in game.me.gone
    assert len(game.me.pyramid) == kept - 1
    assert "settle" not in game.open.values(), "once"
    refusing = settling("administrative", 2, year, season).play("done")
    assert len(refusing.me.pyramid) == 29


@pytest.mark.rule("MT-TAL-54", "MT-AMB-39")
def test_a_reputation_for_each_tier_iii_tile_that_is_gone() -> None:
    """Those used and those removed, by a tidy-up or in a settlement, and from before the card was acquired."""
    me = player(edicts=[13, 16, 17, 18, 19], talents={"administrative": 3})
    before = position(me, player(edicts=[]), year=2, round=8, praises=NOTHING)
    tidied = before.play("tidy:16", "remove:17", "remove:13", "event:green", "remove:18")
    assert tidied.over
    assert tidied.me.points["level_3"] == 15, "14, 15 and 20 to 29 were gone; 16, 17 and 18 followed, 19 is left"
    used = position(player(edicts=[18, 13, 19], talents={"administrative": 3}), player(edicts=[]), year=2, round=8)
    used.play("use:18", "done", "event:green", "done")
    assert used.me.points["level_3"] == 15
    assert ended("administrative", gone=range(1, 14)) == 0, "tiers I and II do not count"


NOTHING = ["high", "great", "brilliant", "bewildering", "singular", "startling", "mighty", "supreme"]
"""The last one, which counts buildings, pays nothing here."""


@pytest.mark.rule("MT-AMB-39")
def test_tiles_set_aside_at_setup_are_not_gone() -> None:
    me = player(edicts=[], aside=[28, 29], talents={"administrative": 3})
    game = position(me, seats=1, year=3, phase="last", options={"challenge": "8"})
    assert game.scores == [14]


# -- Pioneer ------------------------------------------------------------------------------------------------------


def cultivating(level: int, *land: str, money: int = 6) -> Game:
    return position(player(money, edicts=[1], land=land, talents={"pioneer": level})).play("use:1")


@pytest.mark.rule("MT-TAL-60")
def test_a_grain_for_each_cultivation_action() -> None:
    assert cultivating(1).play("flat:A2", "done").me.grain == 3
    assert cultivating(1).play("flat:A2", "flat:B1").me.grain == 3, "once per action"
    assert cultivating(1, "D2").play("mountain:D3").me.grain == 3
    assert cultivating(1, "D3").play("mountain:D4").me.grain == 3, "for the ascent, too"
    assert cultivating(1).play("done").me.grain == 2


@pytest.mark.rule("MT-TAL-61")
def test_two_climbs_each_paid() -> None:
    game = cultivating(2, "D2").play("mountain:D3")
    assert (game.key, game.offers) == ("cultivate", ["mountain:D1", "mountain:D4", "done"])
    game.play("mountain:D4")
    assert game.me.money == 4
    assert game.open == {1: "policy"}, "no third one"
    assert cultivating(2, "D2", money=1).play("mountain:D3").open == {1: "policy"}
    assert cultivating(1, "D2").play("mountain:D3").open == {1: "policy"}, "not on level 1"


@pytest.mark.rule("MT-TAL-62")
def test_flat_land_is_still_cultivated_twice_at_most() -> None:
    game = cultivating(2).play("flat:A2", "flat:A3")
    assert game.open == {1: "policy"}
    assert "A4" not in game.me.land


@pytest.mark.rule("MT-TAL-63", "MT-TAL-64")
def test_a_reputation_for_each_tile_on_layers_2_and_3() -> None:
    """The home cell, A2 and A3 are layer 1, the marker is on layer 4."""
    low = {"A2": "settlement", "A3": "farmland"}
    slopes = {"B2": "settlement", "B3": "farmland", "D2": "town", "D3": "settlement", "C4": "town"}
    assert ended("pioneer", land=low) == 0
    assert ended("pioneer", land={**low, **slopes}) == 5
    assert ended("pioneer", land={**low, **slopes, "D4": "marker"}) == 5


# -- Publicist ----------------------------------------------------------------------------------------------------

WITHOUT_BONUS = ("wine", "reputation", "grain", "money")
"""Of spring the wine, which none of the tiles here gives."""


def event(level: int, tile: str, picks: str = "", bonuses: Sequence[str] = WITHOUT_BONUS, **more: object) -> Game:
    """One event of spring by a Publicist, of the round that has its colour."""
    me = player(5, 5, 5, reputation=5, talents={"publicist": level})
    colour = "blue" if tile == "zero" else tile.partition("_")[0]
    number = 1 if colour in ("yellow", "blue") else 2
    game = position(me, phase="events", events=[tile], round=number, bonuses=bonuses, **more)  # type: ignore[arg-type]
    return game.play(f"event:{colour}{picks}")


@pytest.mark.rule("MT-TAL-70")
def test_a_reputation_more_for_a_blue_event() -> None:
    assert event(1, "blue_3").me.points == {"start": 5, "event": 2, "talent": 1}
    assert event(1, "yellow_4").scores[0] == 5, "for no other colour"
    assert event(1, "green_3").scores[0] == 5


@pytest.mark.rule("MT-TAL-71")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_nothing_for_tile_0(level: int) -> None:
    game = event(level, "zero", options={"event_zero": "on"})
    assert (game.scores[0], game.goods()) == (5, (5, 5, 5))


@pytest.mark.rule("MT-TAL-72")
def test_yellow_green_and_red_rewards_are_one_larger() -> None:
    assert event(2, "yellow_4").goods() == (8, 5, 5)
    assert event(2, "green_3").goods() == (5, 8, 5)
    assert event(2, "red_6").goods() == (8, 5, 5)
    assert event(2, "red_1", bonuses=("money", "reputation", "grain", "wine")).goods() == (5, 5, 7)
    assert event(2, "blue_3").me.points["event"] == 2, "blue ones are not"
    assert event(1, "yellow_4").goods() == (7, 5, 5), "not on level 1"


@pytest.mark.rule("MT-TAL-73")
def test_it_adds_to_the_bonus() -> None:
    assert event(2, "yellow_4", bonuses=("money", "wine", "grain", "reputation")).goods() == (9, 5, 5)
    assert event(2, "red_1").goods() == (5, 5, 8), "1 wine, 1 for the bonus, 1 for the skill"
    grain = ("grain", "money", "wine", "reputation")
    assert event(2, "red_7", ":grain:1", bonuses=grain).goods() == (4, 8, 5), "of an exchange, too"


@pytest.mark.rule("MT-AMB-40")
def test_an_exchange_grows_where_something_is_exchanged() -> None:
    assert event(2, "red_7", ":money:2").goods() == (8, 3, 5)
    assert event(2, "red_7", ":grain:1").goods() == (4, 7, 5)
    assert event(2, "red_7", ":none").goods() == (5, 5, 5)


@pytest.mark.rule("MT-AMB-40")
def test_the_reputation_for_blue_is_apart_from_the_reward() -> None:
    """No bonus is added to it, and the Yin-Yang Master cannot exchange it."""
    game = event(1, "blue_3", bonuses=("reputation", "money", "wine", "grain"))
    assert game.me.points == {"start": 5, "event": 3, "talent": 1}
    both = player(reputation=5, talents={"publicist": 1, "yinyang": 2}, buildings=["observatory"])
    options = {"talents": "promo", "buildings": "promo"}
    game = position(both, seats=3, phase="events", events=["blue_6"], bonuses=WITHOUT_BONUS, options=options)
    game.play("event:blue")
    assert (game.key, game.offers) == ("convert", ["to:money:1", "to:grain:1", "to:wine:1", "none"])
    assert game.play("to:money:1").scores[0] == 6


@pytest.mark.rule("MT-TAL-74", "MT-AMB-40")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_track_led_pays_the_number_of_players(seats: int) -> None:
    """In the solo game that number is 2."""
    others = [(5, 5, 5)] * (seats - 1)
    assert ended("publicist", *others, seats=seats, money=6, grain=6, wine=6) == 3 * max(2, seats)
    if seats > 1:
        assert ended("publicist", *others, seats=seats, money=4, grain=6, wine=4) == seats
        assert ended("publicist", *others, seats=seats, money=4, grain=4, wine=4) == 0


@pytest.mark.rule("MT-TAL-75")
def test_a_tie_for_the_first_place_counts() -> None:
    rivals = [(7, 1, 0), (0, 3, 2)]
    assert ended("publicist", *rivals, money=7, grain=3, wine=1) == 6


@pytest.mark.rule("MT-TAL-76")
def test_a_track_with_nothing_does_not_count() -> None:
    assert ended("publicist", (0, 0, 0), money=0, grain=0, wine=0) == 0
    assert ended("publicist", (0, 0, 0), money=1, grain=0, wine=0) == 2
