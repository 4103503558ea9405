"""The Trader and the Architect. (MT-TRAD, MT-ARCH)"""

from __future__ import annotations

import pytest

from engine.games.mount_tai.table import VIRTUAL
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import changed, player, position

PROMO = {"talents": "promo"}
SEASONS = [2, 4, 6, 8]
"""The rounds after which a season is settled: spring, summer, autumn, winter."""


def trading(money: int, grain: int, round: int = 2) -> Game:
    """The settlement of somebody with a Trader on level 1."""
    me = player(money, grain, talents={"trader": 1})
    return position(me, phase="settlement", round=round, options=PROMO)


def exchange(level: int, tile: str = "red_7", order: tuple[int, ...] = (1, 2, 0)) -> Game:
    """The events of summer's first round, where seat 0 has a Trader and acts last; the red tile is given."""
    me = player(talents={"trader": level})
    return position(me, seats=3, phase="events", round=5, order=order, events=[tile], options=PROMO)


@pytest.mark.rule("MT-TRAD-01")
@pytest.mark.parametrize("round", SEASONS)
def test_the_trader_swaps_one_for_one_once_in_each_settlement(round: int) -> None:
    game = trading(3, 2, round)
    assert game.offers == ["swap:money", "swap:grain", "done"]
    assert trading(3, 2, round).play("swap:grain").goods() == (2, 3, 0)
    game.play("swap:money")
    assert game.goods() == (4, 1, 0)
    assert game.key == "policy", "once, and no more"


@pytest.mark.rule("MT-TRAD-01")
def test_the_trader_swaps_what_is_there() -> None:
    assert trading(0, 2).offers == ["swap:money", "done"]
    assert trading(2, 0).offers == ["swap:grain", "done"]
    assert trading(3, 2).play("done").goods() == (3, 2, 0)


@pytest.mark.rule("MT-TRAD-02", "MT-AMB-49")
def test_the_trader_gains_at_once_when_somebody_activates_an_exchange() -> None:
    game = exchange(2).play("event:red:none")
    assert game.open == {2: "event"}
    assert game.goods() == (9, 2, 0), "before the next player acts"
    assert exchange(1).play("event:red:none").me.money == 6


@pytest.mark.rule("MT-TRAD-02")
@pytest.mark.parametrize(("tile", "pick"), [("red_7", "event:yellow"), ("red_6", "event:red"), ("red_1", "event:red")])
def test_the_trader_gains_from_no_other_event(tile: str, pick: str) -> None:
    assert exchange(2, tile).play(pick).me.money == 6


@pytest.mark.rule("MT-TRAD-03", "MT-AMB-49")
def test_the_traders_own_activation_counts() -> None:
    game = exchange(2, order=(0, 1, 2)).play("event:red:grain:2")
    assert game.goods() == (6 - 2 + 3, 2 + 2, 0)


@pytest.mark.rule("MT-AMB-49")
def test_the_virtual_players_activation_counts() -> None:
    me = player(talents={"trader": 2})
    events = ["yellow_8", "red_8"]
    game = position(me, seats=1, phase="events", round=5, order=[VIRTUAL, 0], events=events, options=PROMO, draws=[1])
    assert game.table.turned == ["red_8", "yellow_8"]
    assert game.me.money == 6 + 3 - 1


@pytest.mark.rule("MT-TRAD-04")
@pytest.mark.parametrize(("money", "grain", "worth"), [(5, 3, 3), (2, 7, 2), (0, 9, 0)])
def test_the_trader_is_worth_a_pair_of_grain_and_money(money: int, grain: int, worth: int) -> None:
    me = player(money, grain, 4, talents={"trader": 3})
    game = position(me, year=3, phase="last", options=PROMO)
    assert game.me.points.get("level_3", 0) == worth


# -- the Architect --------------------------------------------------------------------------------------------------


def settled(
    round: int, money: int = 6, grain: int = 2, talents: dict[str, int] | None = None, income: str = "seasons"
) -> Game:
    """The settlement of an Architect on level 2 with settlement tiles on A1, B1 and, beside water, C1."""
    me = player(money, grain, land=["B1", "C1"], talents=talents or {"architect": 2})
    return position(me, phase="settlement", round=round, options={**PROMO, "income": income})


@pytest.mark.rule("MT-ARCH-01")
def test_the_architect_builds_for_one_money_less() -> None:
    area = {"works_office": 1, "granary": 1, "mint": 1}
    for talents, prices in (({}, [3, 2, 2]), ({"architect": 1}, [2, 1, 1])):
        game = position(player(edicts=[9], talents=talents), blueprints=area, options=PROMO).play("use:9")
        assert [game.note(f"build:{kind}")["cost"] for kind in area] == prices
        assert game.play("build:works_office").me.money == 6 - prices[0]


@pytest.mark.rule("MT-ARCH-01")
def test_a_building_that_costs_nothing_costs_nothing_less() -> None:
    by = changed("buildings", "mint", cost=0)
    me = player(0, edicts=[9], talents={"architect": 1})
    game = position(me, blueprints={"mint": 1}, options=PROMO, by=by).play("use:9", "build:mint")
    assert game.me.money == 0


@pytest.mark.rule("MT-ARCH-02", "MT-ARCH-04")
@pytest.mark.parametrize("round", [2, 6])
def test_the_architect_builds_a_town_in_spring_and_autumn(round: int) -> None:
    game = settled(round)
    assert game.offers == ["town:A1", "town:B1", "town:C1", "done"]
    game.play("town:C1")
    assert game.me.land == {"A1": "settlement", "B1": "settlement", "C1": "town"}
    assert game.me.money == 5, "water makes no difference"
    assert game.key == "policy", "one, and no more"
    assert settled(round, money=0).key == "policy"


@pytest.mark.rule("MT-ARCH-03", "MT-ARCH-04")
@pytest.mark.parametrize("round", [4, 8])
def test_the_architect_reclaims_a_farmland_in_summer_and_winter(round: int) -> None:
    game = settled(round)
    assert game.offers == ["farmland:A1", "farmland:B1", "farmland:C1", "done"]
    game.play("farmland:A1")
    assert game.me.land == {"A1": "farmland", "B1": "settlement", "C1": "settlement"}
    assert game.me.money == 4
    assert game.key == "policy", "one, and no more"
    assert settled(round, money=1).offers == ["farmland:C1", "done"]
    assert settled(round, money=1).play("farmland:C1").me.money == 1


@pytest.mark.rule("MT-ARCH-02", "MT-ARCH-03")
@pytest.mark.parametrize("round", [2, 4])
def test_the_architect_may_leave_it_and_does_nothing_on_level_1(round: int) -> None:
    assert "settlement" in settled(round).play("done").me.land.values()
    assert settled(round, talents={"architect": 1}).key == "policy"


@pytest.mark.rule("MT-ARCH-05")
@pytest.mark.parametrize(
    ("round", "official", "pick"), [(2, "commercial_1", "town:B1"), (4, "agricultural_1", "farmland:B1")]
)
def test_second_skills_of_the_officials_do_not_multiply_it(round: int, official: str, pick: str) -> None:
    game = settled(round, 9, talents={"architect": 2, official: 2}).play(pick)
    assert game.key == "policy"
    assert sorted(game.me.land.values()).count("settlement") == 2


@pytest.mark.rule("MT-ARCH-06")
def test_first_skills_of_the_officials_apply_to_it() -> None:
    game = settled(2, talents={"architect": 2, "commercial_1": 1}).play("town:A1")
    assert game.goods() == (5, 3, 0)
    game = settled(4, talents={"architect": 2, "agricultural_1": 1}).play("farmland:A1:wine")
    assert game.goods() == (4, 1, 1)


@pytest.mark.rule("MT-AMB-64")
def test_what_the_architect_makes_counts_in_the_same_settlement() -> None:
    assert settled(2, income="every").play("town:A1").me.money == 6 - 1 + 1
    assert settled(4, income="every").play("farmland:A1").me.grain == 2 + 1
    me = player(land={"B1": "farmland"}, talents={"architect": 2})
    praises = ["high", "mighty", "supreme", "brilliant", "singular", "startling", "great", "bewildering"]
    game = position(me, phase="settlement", round=4, praises=praises, options=PROMO).play("farmland:A1")
    assert game.me.points == {"praise_1": 5}, "two farmlands, one of them new"


@pytest.mark.rule("MT-ARCH-07")
@pytest.mark.parametrize(("buildings", "worth"), [(1, 0), (2, 3), (3, 3), (4, 6)])
def test_the_architect_is_worth_pairs_of_buildings(buildings: int, worth: int) -> None:
    kinds = ["granary", "mint", "academy", "yufu"][:buildings]
    game = position(player(buildings=kinds, talents={"architect": 3}), year=3, phase="last", options=PROMO)
    assert game.me.points.get("level_3", 0) == worth
