"""What actions cost, and that nobody performs what cannot be paid. (GG-ACT-19, GG-ACT-20)"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.games.gugong.content import LOCATIONS
from engine.kernel import Text
from tests.games.gugong.position import Foreman, Game, acting, edict, player

COSTS: Mapping[str, tuple[str, list[str], int]] = {
    "travel": ("two", ["xian"], 2),
    "wall": ("two", [], 1),
    "jade": ("house:0", [], 3),
    "intrigue": ("three", [], 1),
    "palace": ("two", [], 2),
    "decree": ("cheap_jade", [], 3),
    "canal": ("two", ["servant:new0"], 1),
}
"""By location: what costs something, the picks that follow (a single option is taken unasked), and its cost."""

PLACED = {"wall": 2, "decree": 1, "canal": 2}
"""Servants that are put somewhere besides."""


def costly(location: str, pool: int, foreman: Foreman = "locked") -> Game:
    me = player(pool=pool, foreman=foreman)
    return acting(location, me, tokens={"xian": "palace", "jinan": "points"}, decrees=[edict("cheap_jade")], seats=3)


@pytest.mark.rule("GG-ACT-19")
@pytest.mark.parametrize("location", LOCATIONS)
def test_every_cost_goes_from_the_pool_to_the_supply(location: str) -> None:
    variant, picks, cost = COSTS[location]
    game = costly(location, 7)
    supply = game.me.supply
    game.play(f"place:{variant}", *picks)
    assert game.me.supply == supply + cost
    assert game.me.pool == 7 - cost - PLACED.get(location, 0)


@pytest.mark.rule("GG-ACT-20")
@pytest.mark.parametrize("location", LOCATIONS)
def test_what_cannot_be_paid_in_full_is_not_offered(location: str) -> None:
    variant, _, cost = COSTS[location]
    needed = cost + PLACED.get(location, 0)
    assert f"place:{variant}" in costly(location, needed).offers
    poor = costly(location, needed - 1)
    if poor.key == "act":
        assert f"place:{variant}" not in poor.offers
    else:
        assert poor.key == "gift", "nothing at all could be performed"


@pytest.mark.rule("GG-ACT-20")
@pytest.mark.parametrize(
    ("location", "label"),
    [
        ("travel", "gugong-travel-two"),
        ("intrigue", "gugong-intrigue-three"),
        ("palace", "gugong-palace"),
    ],
)
def test_why_it_is_not_offered_can_be_asked(location: str, label: str) -> None:
    poor = costly(location, 0)
    (refused,) = poor.refused(label)
    assert refused.rule == "GG-ACT-20"
    assert refused.reason == Text("gugong-why-servants", {"cost": COSTS[location][2], "have": 0})


@pytest.mark.rule("GG-ACT-20", "GG-FORE-06")
@pytest.mark.parametrize("location", ["travel", "palace", "intrigue"])
def test_the_foreman_in_the_pool_pays_but_not_the_one_in_the_supply(location: str) -> None:
    variant = COSTS[location][0]
    assert f"place:{variant}" in costly(location, 0, "pool").offers
    assert f"place:{variant}" not in costly(location, 0, "supply").offers
    assert f"place:{variant}" not in costly(location, 0, "locked").offers
