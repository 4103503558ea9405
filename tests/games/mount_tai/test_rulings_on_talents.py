"""Rulings on talents: the piles, the Descendant of Zheng, the Architect.

(MT-AMB-38, MT-AMB-47, MT-AMB-48, MT-AMB-64)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from engine.kernel import Rng
from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import CARDS, RANGES, RULES, player, position

PROMO = {"talents": "promo"}


# -- piles --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MT-AMB-38")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("talents", ["base", "all"])
def test_the_piles_are_green_yellow_blue_red_red(seats: int, talents: str) -> None:
    options = {variant.id: variant.default for variant in RULES.variants} | {"talents": talents}
    reds: Counter[str] = Counter()
    for seed in range(20):
        table = RULES.setup(seats, options, Rng(f"piles {seed}"))
        colours = [{CARDS.talents[card].colour for card in pile} for pile in table.piles]
        assert colours == [{"green"}, {"yellow"}, {"blue"}, {"red"}, {"red"}]
        assert [len(pile) for pile in table.piles[3:]] == [2, 2]
        reds.update(table.piles[3] + table.piles[4])
    pool = [card for card, talent in CARDS.talents.items() if talent.colour == "red" and seats in talent.players]
    wanted = pool if talents == "all" else [card for card in pool if CARDS.talents[card].set == "base"]
    assert set(reds) == set(wanted), "any four of the pool"


# -- Descendant of Zheng ------------------------------------------------------------------------------------------


def cultivating(
    level: int,
    *land: str,
    money: int = 6,
    ponds: Sequence[str] = (),
    ranges: Sequence[str] = RANGES,
    reds: dict[str, int] | None = None,
) -> Game:
    """Tile 1, whose only effect is cultivation, is used."""
    me = player(money, edicts=[1], land=land, talents={"zheng": level, **(reds or {})}, buildings=["observatory"])
    options = {"talents": "fan", "buildings": "promo"}
    return position(me, ponds=ponds, ranges=ranges, options=options).play("use:1")


@pytest.mark.rule("MT-AMB-47")
def test_artificial_water_lies_beside_a_tile_of_the_action() -> None:
    """B2, on layer 2, has A2 (layer 1), B3 (layer 2), an own tile on B1 and water on C2 beside it."""
    game = cultivating(1, "B1", "A2", "B4").play("mountain:C4")
    assert game.open == {1: "policy"}, "beside C4 are an own tile, water, the summit and another fief"
    game = cultivating(1, "B1").play("mountain:B2")
    assert (game.key, game.offers) == ("pond", ["water:A2", "water:B3", "none"])
    game.play("water:B3")
    assert game.view().ponds == ("B3",)
    assert game.open == {1: "policy"}, "once per action"


@pytest.mark.rule("MT-AMB-47")
def test_both_tiles_of_an_action_count_and_only_those() -> None:
    game = cultivating(1, "B4").play("flat:B1", "flat:A2")
    assert game.offers == ["water:A3", "water:B2", "water:C1", "none"], "not B3, beside a tile of before"
    assert game.play("none").table.ponds == []


@pytest.mark.rule("MT-AMB-47")
def test_no_artificial_water_on_the_summit_or_for_an_ascent() -> None:
    assert cultivating(1, "D2").play("mountain:D3").open == {1: "policy"}, "D4 is the summit, E3 another fief"
    assert cultivating(1, "D3").play("mountain:D4").open == {1: "policy"}, "C4 is beside the marker, no tile"
    after = cultivating(1, "C4", reds={"pioneer": 2}).play("mountain:D4", "mountain:D3")
    assert after.offers == ["water:D2", "none"], "beside the tile, not the marker"


@pytest.mark.rule("MT-AMB-47")
def test_artificial_water_stays_and_takes_a_dry_cell() -> None:
    game = cultivating(1, "B1", ponds=["B3"]).play("mountain:B2")
    assert game.offers == ["water:A2", "none"]
    game.play("water:A2")
    assert game.table.ponds == ["B3", "A2"]
    later = position(player(edicts=[2]), ponds=["A2"]).play("use:2", "farmland:A1")
    assert later.me.money == 6, "it waters A1 for ever"


def sites(game: Game) -> tuple[set[str], set[str]]:
    return set(game.offered("flat:")), set(game.offered("mountain:"))


@pytest.mark.rule("MT-AMB-48")
def test_cultivation_goes_straight_across_one_water_cell() -> None:
    """From B2 across C2 to D2 on the same layer; from B3 across C3 to D3, one higher."""
    flat, climbs = sites(cultivating(2, "B2"))
    assert (flat, climbs) == ({"A2", "B1", "B3", "D2"}, set())
    assert sites(cultivating(1, "B2"))[0] == {"A2", "B1", "B3"}, "not on level 1"
    flat, climbs = sites(cultivating(2, "B3"))
    assert (flat, climbs) == ({"A2", "B1", "B2", "B4"}, {"A3", "D3"}), "D2 is no straight line away"
    assert "C4" not in {*sites(cultivating(2, "C1"))[0], *sites(cultivating(2, "C1"))[1]}, "two water cells between"


@pytest.mark.rule("MT-AMB-48")
def test_across_water_any_difference_of_height_is_a_climb() -> None:
    game = cultivating(2, "D1", ponds=["D2"])
    assert "D3" in sites(game)[1]
    assert "D3" in game.play("mountain:D3").me.land


@pytest.mark.rule("MT-AMB-48")
def test_not_across_dry_land_nor_out_of_the_fief_nor_onto_water() -> None:
    assert sites(cultivating(2, "B1"))[0] == {"A2", "C1"}, "D1 lies behind a dry cell"
    water_on_e2 = ("L1:0", "L3:0", "L2:0", "L4:0", *RANGES[4:])
    assert sites(cultivating(2, "D2", ranges=water_on_e2)) == ({"A2", "B1", "B2"}, {"D1", "D3"})
    blocked = cultivating(2, "B2", "D2")
    assert "D2" not in blocked.offered("flat:")
    assert "D2" not in cultivating(2, "B2", ponds=["D2"]).offered("flat:")


@pytest.mark.rule("MT-AMB-48")
def test_across_water_within_the_usual_maximum() -> None:
    game = cultivating(2, "B2").play("flat:D2")
    assert (game.key, game.me.money) == ("cultivate", 5)
    game.play("flat:A2")
    assert game.key == "pond", "no third placement"
    assert game.me.money == 4
    assert cultivating(2, "B3").play("mountain:D3").key == "pond", "no second climb"


# -- Architect ----------------------------------------------------------------------------------------------------


def settling(season: int, *kinds: str, income: str = "seasons", praise: str = "supreme") -> Game:
    """A settlement of an Architect on level 2, with these tiles besides a settlement tile on the home cell."""
    land = dict(zip(("B1", "C1", "D1"), kinds, strict=False))
    me = player(land=land, talents={"architect": 2})
    praises = [each for each in PRAISES if each != praise]
    praises.insert(season - 1, praise)
    options = {**PROMO, "income": income}
    return position(me, phase="settlement", round=2 * season, praises=praises, options=options)


PRAISES = ["supreme", "singular", "bewildering", "startling", "high", "mighty", "brilliant", "great"]


@pytest.mark.rule("MT-AMB-64")
def test_a_town_of_the_architect_counts_for_the_praise_of_its_settlement() -> None:
    game = settling(1, "town", praise="great")
    assert game.scores[0] == 0, "not yet settled"
    game.play("town:A1")
    assert game.me.points == {"praise_1": 5}
    assert game.me.money == 5, "no income of towns in spring"
    assert settling(1, "town", praise="great").play("done").scores[0] == 0


@pytest.mark.rule("MT-AMB-64")
def test_it_comes_before_the_income() -> None:
    assert settling(1, "town", income="every").play("town:A1").goods() == (7, 2, 0), "1 paid, 2 towns"
    assert settling(1, "farmland").play("town:A1").goods() == (5, 3, 0)
    assert settling(2, "farmland", income="every").play("farmland:A1").goods() == (4, 4, 0), "2 paid, 2 farmlands"
    assert settling(2, "town").play("farmland:A1").goods() == (5, 2, 0), "no income of farmland in summer"
    assert settling(2, "farmland", praise="mighty").play("farmland:A1").me.points == {"praise_1": 5}
