"""The building plan: one building tile, and the refill of the blueprint area. (MT-BUILD)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from engine.kernel import Rng
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import RULES, changed, player, position

BASE = ("granary", "mint", "works_office", "free_market", "academy", "yufu")
THREE = {"granary": 1, "mint": 1, "yufu": 1}
FOUR = {**THREE, "academy": 1}


def building(
    blueprints: Mapping[str, int] = THREE,
    supply: Sequence[str] = (),
    *,
    money: int = 6,
    buildings: Sequence[str] = (),
    seats: int = 2,
    **more: object,
) -> Game:
    """Tile 20 is used, which has towns besides."""
    me = player(money, edicts=[20], buildings=buildings)
    game = position(me, seats=seats, blueprints=blueprints, supply=supply, **more)  # type: ignore[arg-type]
    return game.play("use:20")


@pytest.mark.rule("MT-BUILD-01")
def test_a_tile_comes_from_the_blueprint_area_into_the_own_area() -> None:
    game = building({"granary": 2, "mint": 1})
    assert game.offered("build:") == ["granary", "mint"], "nothing else is on offer"
    game.play("build:granary")
    assert game.me.buildings == ["granary"]
    assert game.table.blueprints == {"granary": 1, "mint": 1}
    assert game.offered("build:") == [], "one building per plan"


@pytest.mark.rule("MT-BUILD-02")
@pytest.mark.parametrize("kind", [*BASE, "garrison", "observatory"])
def test_the_printed_cost_is_paid(kind: str) -> None:
    cost = RULES.box.price[kind]
    game = building({kind: 1}, options={"buildings": "promo"}).play(f"build:{kind}")
    assert game.me.money == 6 - cost
    poor = building(
        {kind: 1}, money=cost - 1, buildings=["mint"] if kind != "mint" else [], options={"buildings": "promo"}
    )
    if cost > 1:
        assert poor.offered("build:") == []
        assert poor.why("mount-tai-build") == ["MT-BUILD-02"]
    else:
        assert poor.open == {1: "policy"}, "without money nothing is offered"


@pytest.mark.rule("MT-BUILD-02")
def test_the_cost_is_the_one_of_the_content() -> None:
    assert building(by=changed("buildings", "mint", cost=5)).play("build:mint").me.money == 1


@pytest.mark.rule("MT-BUILD-03")
def test_one_of_each_kind_at_most() -> None:
    game = building({"granary": 2, "mint": 1, "yufu": 1}, buildings=["granary"])
    assert game.offered("build:") == ["mint", "yufu"]
    assert game.why("mount-tai-build") == ["MT-BUILD-03"]


@pytest.mark.rule("MT-BUILD-04")
def test_any_number_of_kinds() -> None:
    kinds = [*BASE[:5], "garrison", "observatory"]
    game = building({"yufu": 1}, buildings=kinds, options={"buildings": "promo"}).play("build:yufu")
    assert len(game.me.buildings) == 8


@pytest.mark.rule("MT-BUILD-05")
def test_a_building_works_from_that_moment() -> None:
    """By the second effect of the same tile."""
    yufu = position(player(3, edicts=[21]), blueprints={"yufu": 1}).play("use:21", "build:yufu", "flat:A2")
    assert yufu.me.money == 0
    piles = [("agricultural_1",), (), (), (), ()]
    academy = position(player(2, edicts=[22]), blueprints={"academy": 1}, piles=piles)
    assert academy.play("use:22", "build:academy", "recruit:0").me.talents == {"agricultural_1": 1}


@pytest.mark.rule("MT-BUILD-06")
@pytest.mark.parametrize(("seats", "area"), [(1, THREE), (2, THREE), (3, THREE), (4, FOUR)])
def test_the_area_is_refilled_to_as_many_kinds_as_at_setup(seats: int, area: dict[str, int]) -> None:
    """The next tiles of the supply are the last: a Granary and a Yufu are stacked, the Free Market is a new kind."""
    supply = ["works_office", "free_market", "yufu", "granary"]
    game = building(area, supply, seats=seats).play("build:mint")
    refilled = {**area, "granary": 2, "yufu": 2, "free_market": 1}
    del refilled["mint"]
    assert game.table.blueprints == refilled
    assert game.table.supply == ["works_office"]
    assert len(game.events("mount-tai-did-turn-building")) == 3


@pytest.mark.rule("MT-BUILD-07")
def test_no_refill_while_a_copy_is_left() -> None:
    game = building({**THREE, "mint": 2}, ["academy"]).play("build:mint")
    assert game.table.blueprints == THREE
    assert game.table.supply == ["academy"]


@pytest.mark.rule("MT-BUILD-08", "MT-AMB-34")
def test_an_exhausted_supply_leaves_fewer_kinds() -> None:
    game = building(THREE, ["granary"]).play("build:mint")
    assert (game.table.blueprints, game.table.supply) == ({"granary": 2, "yufu": 1}, [])


@pytest.mark.rule("MT-BUILD-08")
def test_why_nothing_can_be_built_where_nothing_is_left() -> None:
    game = building({})
    assert game.offers == ["town:A1", "done"]
    assert game.why("mount-tai-effect-building") == ["MT-BUILD-08"]


@pytest.mark.rule("MT-AMB-34")
def test_kinds_are_counted_and_a_kind_may_come_again() -> None:
    """Five tiles lie there after the Mint has gone, but only two kinds; another Mint comes from the supply."""
    game = building({"granary": 2, "mint": 1, "yufu": 3}, ["academy", "mint"]).play("build:mint")
    assert game.table.blueprints == {"granary": 2, "yufu": 3, "mint": 1}
    assert game.table.supply == ["academy"]


@pytest.mark.rule("MT-AMB-36")
@pytest.mark.parametrize("promo", ["base", "promo"])
def test_six_base_kinds_and_two_promo_kinds(promo: str) -> None:
    options = {variant.id: variant.default for variant in RULES.variants} | {"buildings": promo}
    table = RULES.setup(4, options, Rng("buildings"))
    wanted = Counter(dict.fromkeys(BASE, 3))
    if promo == "promo":
        wanted.update(["garrison", "observatory"])
    assert Counter(table.blueprints) + Counter(table.supply) == wanted
    assert table.returned == []
