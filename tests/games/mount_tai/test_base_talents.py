"""The green, yellow and blue talents, and what all base talents have in common. (MT-TAL-01 to MT-TAL-32)"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import CARDS, player, position

GREEN, YELLOW, BLUE = "agricultural_1", "commercial_1", "sacrifice_1"
BASE = [card for card, talent in CARDS.talents.items() if talent.set == "base"]


def ended(talents: Mapping[str, int], **more: object) -> Game:
    """The end of the game, with these talents."""
    return position(player(talents=talents, **more), year=3, phase="last")  # type: ignore[arg-type]


# -- all of them --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-TAL-01")
@pytest.mark.parametrize(
    ("colour", "profession"), [("green", "agricultural"), ("yellow", "commercial"), ("blue", "sacrifice")]
)
def test_a_colour_is_a_profession(colour: str, profession: str) -> None:
    cards = [talent for talent in CARDS.talents.values() if talent.colour == colour]
    assert [talent.profession for talent in cards] == [profession] * 3


@pytest.mark.rule("MT-AMB-37")
@pytest.mark.parametrize("profession", ["agricultural", "commercial", "sacrifice"])
def test_the_three_cards_of_a_profession_are_equal(profession: str) -> None:
    cards = [talent for talent in CARDS.talents.values() if talent.profession == profession]
    assert len(cards) == 3
    assert len({(talent.recruit, talent.develop, talent.skills) for talent in cards}) == 1


@pytest.mark.rule("MT-TAL-02")
@pytest.mark.parametrize("card", BASE)
def test_skills_of_level_3_work_only_at_the_end(card: str) -> None:
    """A settlement in which nobody meets the Praise condition brings no reputation, the end does."""
    land = {"B1": "farmland", "C1": "town", "D1": "town", "D2": "settlement"}
    gone = [14, 15]
    seat = {"land": land, "gone": gone, "wine": 2, "talents": {card: 3}}
    late = ["singular", "supreme", "startling", "great"]
    game = position(player(0, **seat), phase="settlement", round=4, praises=[*late, *OTHERS])  # type: ignore[arg-type]
    if game.key == "settle":
        game.play("done")
    assert game.table.settled == 2
    assert game.scores == [0, 0]
    assert ended({card: 3}, land=land, gone=gone, wine=2).scores[0] > 0
    assert ended({card: 2}, land=land, gone=gone, wine=2).scores[0] == 0


OTHERS = ["high", "mighty", "brilliant", "bewildering"]


@pytest.mark.rule("MT-TAL-03")
def test_what_a_player_may_do_can_be_declined_each_time() -> None:
    reclaiming = position(player(edicts=[2], land=["C1"], talents={GREEN: 2})).play("use:2", "farmland:C1")
    assert reclaiming.goods() == (6, 2, 0), "no wine"
    assert reclaiming.play("done").me.land["A1"] == "settlement", "no second one"
    for talents, key in (({"brewer": 2}, "ferment"), ({"administrative": 2}, "remove:1")):
        game = position(player(talents=talents), phase="settlement", round=2)
        assert (game.key, key in game.offers) == ("settle", True)
        game.play("done")
        assert (game.key, game.goods(), len(game.me.pyramid)) == ("policy", (6, 2, 0), 29)


# -- Agricultural Official ----------------------------------------------------------------------------------------


def reclaiming(level: int, money: int = 6, grain: int = 2, land: Mapping[str, str] | None = None) -> Game:
    """C1 is next to water; A1, A2, and B1 are not."""
    tiles = dict.fromkeys(("A2", "B1", "C1"), "settlement") if land is None else land
    return position(player(money, grain, edicts=[2], land=tiles, talents={GREEN: level})).play("use:2")


@pytest.mark.rule("MT-TAL-10")
def test_a_reclamation_may_turn_a_grain_into_a_wine() -> None:
    game = reclaiming(1)
    assert {"farmland:C1", "farmland:C1:wine"} < set(game.offers)
    game.play("farmland:C1:wine")
    assert (game.me.land["C1"], game.goods()) == ("farmland", (6, 1, 1))
    assert game.open == {1: "policy"}
    assert not [offer for offer in reclaiming(1, grain=0).offers if offer.endswith(":wine")]


@pytest.mark.rule("MT-TAL-11")
def test_up_to_three_reclamations() -> None:
    game = reclaiming(2).play("farmland:C1", "farmland:A1", "farmland:B1")
    assert sorted(game.me.land.values()) == ["farmland"] * 3 + ["settlement"]
    assert game.open == {1: "policy"}, "the fourth is not asked about"
    assert reclaiming(1).play("farmland:C1").open == {1: "policy"}, "one on level 1"


@pytest.mark.rule("MT-TAL-12")
def test_each_of_three_reclamations_is_paid() -> None:
    game = reclaiming(2).play("farmland:A1")
    assert game.me.money == 4
    assert game.play("farmland:C1").me.money == 4
    assert game.play("farmland:B1").me.money == 2
    poor = reclaiming(2, 3).play("farmland:A1")
    assert poor.offered("farmland:") == ["C1", "C1:wine"], "the rest cannot be paid"
    assert poor.why("mount-tai-reclaim") == ["MT-FARM-02"] * 2


@pytest.mark.rule("MT-TAL-13")
def test_wine_at_each_of_three_reclamations() -> None:
    game = reclaiming(2, grain=3).play("farmland:A1:wine", "farmland:C1:wine", "farmland:B1:wine")
    assert game.goods() == (2, 0, 3)
    some = reclaiming(2, grain=3).play("farmland:A1", "farmland:C1:wine", "farmland:B1")
    assert some.goods() == (2, 2, 1)


@pytest.mark.rule("MT-TAL-14")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_reputation_for_each_farmland(count: int) -> None:
    land = {**dict.fromkeys(["A2", "A3", "A4"][:count], "farmland"), "B1": "town", "C1": "settlement"}
    assert ended({GREEN: 3}, land=land).scores[0] == count


# -- Commercial Official ------------------------------------------------------------------------------------------


def towns(level: int, money: int = 6) -> Game:
    return position(player(money, edicts=[3], land=["B1", "C1"], talents={YELLOW: level})).play("use:3", "town:B1")


@pytest.mark.rule("MT-TAL-20")
def test_a_town_brings_a_grain() -> None:
    game = towns(1)
    assert game.goods() == (5, 3, 0)
    assert game.open == {1: "policy"}


@pytest.mark.rule("MT-TAL-21", "MT-TAL-22")
def test_two_towns_each_paid_and_each_with_a_grain() -> None:
    game = towns(2)
    assert (game.key, game.offers) == ("town", ["town:A1", "town:C1", "done"])
    game.play("town:C1")
    assert game.goods() == (4, 4, 0)
    assert game.open == {1: "policy"}, "no third one"
    assert towns(2).play("done").goods() == (5, 3, 0)
    assert towns(2, 1).open == {1: "policy"}, "no money for a second one"


@pytest.mark.rule("MT-TAL-23")
@pytest.mark.parametrize(("count", "reputation"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_three_reputation_for_two_towns(count: int, reputation: int) -> None:
    land = {**dict.fromkeys(["A2", "A3", "A4", "B1", "B2"][:count], "town"), "C1": "farmland"}
    assert ended({YELLOW: 3}, land=land).scores[0] == reputation


# -- Sacrifice Official -------------------------------------------------------------------------------------------


def rites(level: int) -> Game:
    return position(player(6, 9, 9, edicts=[29], land=["D4"], talents={BLUE: level})).play("use:29")


@pytest.mark.rule("MT-TAL-30")
def test_a_celebration_gives_nine() -> None:
    assert rites(1).play("celebrate").scores[0] == 9
    assert rites(1).play("sacrifice").scores[0] == 6


@pytest.mark.rule("MT-TAL-31")
def test_a_sacrifice_gives_eight() -> None:
    assert rites(2).play("sacrifice").scores[0] == 8
    assert rites(2).play("sacrifice", "celebrate").scores[0] == 17


@pytest.mark.rule("MT-TAL-32")
@pytest.mark.parametrize(
    ("others", "reputation"),
    [({}, 3), ({"brewer": 1}, 4), ({"brewer": 2, GREEN: 1, YELLOW: 2}, 8)],
)
def test_a_reputation_for_each_level_of_every_talent(others: dict[str, int], reputation: int) -> None:
    assert ended({BLUE: 3, **others}).scores[0] == reputation
