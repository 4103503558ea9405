"""Talents on visits: what costs nothing, what comes twice, and one servant more."""

from __future__ import annotations

import pytest

from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import player, position

KOU, ZHU, CHUN = 10, 3, 13
"""Kou Baimen visits for nothing, Zhu Zhishan's journeys count twice, Chun Mei places one more."""
PEOPLE = {"talents": "all", "characters": "20"}


def visiting(district: str, talent: int, coins: int = 0, **more: object) -> Game:
    """Seat 0 visits a district and has discarded a tile for a novel idea."""
    own = {key: more.pop(key) for key in ("place", "works", "cities", "painting", "degree") if key in more}
    options = PEOPLE | more.pop("options", {})  # type: ignore[operator]
    track = ["start_teahouse_2", f"start_{district}_1"]
    me = player(coins, track=track, talent=talent, **own)  # type: ignore[arg-type]
    return position(me, options=options, **more).play(f"visit:2:{district}")  # type: ignore[arg-type]


@pytest.mark.rule("JN-TAL-19", "JN-TAL-20", "JN-AMB-27")
def test_kou_baimen_pays_nothing_on_a_visit() -> None:
    assert visiting("tavern", KOU).me.coins == 0
    assert visiting("parlour", KOU, muses=(1, 8, 9, 14)).play("muse:8").me.coins == 0
    assert visiting("travel", KOU, bonuses={"a1": 1}).play("city:a1").me.cities == ["a1"]
    assert visiting("society", KOU, coins=0).play("refresh", "ideas:novel:novel").me.coins == 0
    # Three spaces on, counter-clockwise over a drama, a VP and a painting idea, lies the Boatman.
    fair = visiting("fair", KOU, ring=("A1", "A2", "A3", "A4", "A5", "A6"))
    assert fair.play("move:ccw:3", "boat:0").me.coins == 0
    assert fair.boat(0) == [(0, 1)]


@pytest.mark.rule("JN-AMB-27")
def test_kou_baimen_pays_for_a_shop_of_the_discard_bonus() -> None:
    def discarding(coins: int) -> Game:
        me = player(coins, track=["adv1_society", "start_society_1"], talent=KOU)
        ring = ("A4", "A1", "A2", "A3", "A5", "A6")
        return position(me, options=PEOPLE | {"tiles": "advanced"}, ring=ring).play("visit:2:society")

    assert discarding(0).decision.key == "society", "there is no coin for the Boatman"
    assert discarding(1).play("boat:3").me.coins == 0


@pytest.mark.rule("JN-AMB-27", "JN-TAL-21")
def test_kou_baimen_pays_for_the_power_of_a_muse() -> None:
    def walking(coins: int) -> Game:
        fair = visiting("fair", KOU, coins, ring=("A1", "A3", "A2", "A4", "A5", "A6"), muses=(7, 8, 9, 14))
        return fair.play("move:cw:1", "muse:7")

    assert walking(0).decision.seat == 1, "two coins would be needed, and the walk brought only one"
    assert walking(1).play("boat:0").me.coins == 0


@pytest.mark.rule("JN-TAL-08", "JN-TAL-09", "JN-TAL-10")
def test_zhu_zhishans_city_bonus_comes_twice_but_for_portfolios_and_spirit() -> None:
    game = visiting("travel", ZHU, coins=5, bonuses={"a1": 7})
    game.play("city:a1")
    assert game.decision.key == "bonus" and game.me.spirit == 5
    game.play(game.offers_to(0)[0])
    assert game.ideas() == (4, 1, 1), "one from the discard, two from Yangzhou"
    assert len(game.me.works) == 1 and game.decision.seat == 1


@pytest.mark.rule("JN-TAL-08", "JN-TAL-11")
def test_zhu_zhishans_passing_bonuses_come_twice_but_not_the_shop() -> None:
    game = visiting("fair", ZHU, ring=("A1", "B5", "A2", "A3", "A4", "A6")).play("move:cw:1")
    assert game.me.coins == 2 + 5


@pytest.mark.rule("JN-AMB-40")
def test_the_peddler_of_a_temple_fair_visit_counts_as_its_journey() -> None:
    game = visiting("fair", ZHU, ring=("A1", "A2", "A3", "A4", "A5", "A6"), bonuses={"b1": 7})
    game.play("move:cw:1", "city:b1")
    assert game.ideas() == (4, 1, 1) and game.decision.seat == 1, "no portfolio from the Peddler"
    assert game.me.spirit == 5


@pytest.mark.rule("JN-AMB-40")
def test_the_peddler_of_a_muse_is_no_journey() -> None:
    ring = ("A2", "A1", "A3", "A4", "A5", "A6")
    game = visiting("parlour", ZHU, coins=1, ring=ring, bonuses={"b1": 1}, muses=(15, 8, 9, 14))
    game.play("muse:15", "city:b1")
    assert game.ideas() == (4, 1, 1), "one from the discard, two from Huangshan"
    assert game.me.spirit == 6, "one from the Parlour, one from the trip"


@pytest.mark.rule("JN-TAL-26", "JN-TAL-27", "JN-AMB-39")
def test_chun_mei_hires_in_one_visit() -> None:
    game = visiting("parlour", CHUN, coins=1, muses=(8, 9, 14, 16))
    game.play("muse:8")
    assert game.ideas() == (3, 2, 1)
    game.play("muse:8")
    assert game.me.assistants == [8] and game.ideas() == (3, 2, 1), "no bonus for the second servant"


@pytest.mark.rule("JN-TAL-28", "JN-CHARM-02", "JN-CHARM-03", "JN-AMB-39")
def test_chun_mei_and_a_charm_make_three_servants() -> None:
    options = {"parlour": "b"}
    game = visiting(
        "parlour", CHUN, coins=1, options=options, muses=(8, 9, 14, 16), charms=tuple("EABCDF"), cities=["a1"]
    )
    game.play("muse:8", "muse:9", "muse:14")
    assert {number: servants for number, servants in game.muses().items() if servants} == {8: [0], 9: [0], 14: [0]}
    other = visiting("parlour", CHUN, coins=1, options=options, muses=(8, 9, 14, 16), charms=tuple("EABCDF"))
    other.play("muse:8", "muse:9")
    assert other.decision.seat == 1, "no city, no third servant"


@pytest.mark.rule("JN-CHARM-12", "JN-CHARM-13")
def test_the_first_muses_bonus_can_meet_the_charm() -> None:
    options = {"parlour": "b"}
    game = visiting(
        "parlour", 0, coins=1, options=options, muses=(17, 8, 9, 14), charms=tuple("FABCDE"), works=["drama_1"]
    )
    game.play("muse:17", "take:novel_1")
    assert game.decision.key == "servant" and len(game.me.works) == 2
