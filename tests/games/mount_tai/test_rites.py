"""Brewing, celebration, and the sacrifice to heaven. (MT-BREW, MT-CELE, MT-SACR)"""

from __future__ import annotations

import pytest

from tests.games.mount_tai.position import player, position


@pytest.mark.rule("MT-BREW-01")
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_as_much_wine_as_grain_is_paid(amount: int) -> None:
    game = position(player(grain=5, wine=1, edicts=[8])).play("use:8", f"brew:{amount}")
    assert game.goods() == (6, 5 - amount, 1 + amount)
    assert game.open == {1: "policy"}


@pytest.mark.rule("MT-BREW-01")
def test_only_grain_that_is_there_is_brewed() -> None:
    game = position(player(grain=2, edicts=[8])).play("use:8")
    assert game.offered("brew:") == ["1", "2"]
    assert game.why("mount-tai-brew") == ["MT-BREW-01"]
    without = position(player(grain=0, edicts=[8])).play("use:8")
    assert without.offered("brew:") == []


@pytest.mark.rule("MT-BREW-02")
def test_three_at_most_in_a_brewing() -> None:
    game = position(player(grain=9, edicts=[8])).play("use:8")
    assert game.offered("brew:") == ["1", "2", "3"]
    both = position(player(grain=9, edicts=[16])).play("use:16", "brew:3")
    assert both.offered("brew:") == [], "a single brewing per effect"


@pytest.mark.rule("MT-CELE-01")
def test_a_celebration() -> None:
    game = position(player(6, 4, 5, edicts=[13], reputation=1)).play("use:13", "celebrate")
    assert (game.goods(), game.scores[0]) == ((6, 1, 2), 7)
    assert game.me.points["celebration"] == 6


@pytest.mark.rule("MT-CELE-02")
def test_one_celebration_per_effect() -> None:
    game = position(player(6, 9, 9, edicts=[25])).play("use:25", "celebrate")
    assert game.offers == ["town:A1", "done"]
    assert position(player(6, 9, 9, edicts=[13])).play("use:13", "celebrate").open == {1: "policy"}


@pytest.mark.rule("MT-CELE-02")
@pytest.mark.parametrize(("grain", "wine"), [(2, 3), (3, 2), (9, 0), (0, 9)])
def test_a_celebration_needs_its_full_price(grain: int, wine: int) -> None:
    game = position(player(6, grain, wine, edicts=[25])).play("use:25")
    assert game.offers == ["town:A1", "done"]
    assert game.why("mount-tai-effect-celebration") == ["MT-CELE-02"]


@pytest.mark.rule("MT-SACR-01")
def test_a_sacrifice() -> None:
    game = position(player(6, 3, 3, edicts=[13], land=["D4"], reputation=1)).play("use:13", "sacrifice")
    assert (game.goods(), game.scores[0]) == ((6, 1, 2), 7)
    assert game.me.points["sacrifice"] == 6


@pytest.mark.rule("MT-SACR-01")
@pytest.mark.parametrize(("grain", "wine"), [(1, 1), (2, 0), (9, 0), (1, 9)])
def test_a_sacrifice_needs_its_full_price(grain: int, wine: int) -> None:
    game = position(player(6, grain, wine, edicts=[28], land=["D4"])).play("use:28")
    assert "sacrifice" not in game.offers
    assert game.why("mount-tai-effect-sacrifice") == ["MT-SACR-01"]


@pytest.mark.rule("MT-SACR-02")
def test_only_from_the_summit() -> None:
    others = player(land=["E4"]), player(), player()
    game = position(player(6, 3, 3, edicts=[29], land=["D3", "C4"]), *others).play("use:29")
    assert game.offers == ["celebrate", "done"], "another player's marker does not help"
    assert game.why("mount-tai-effect-sacrifice") == ["MT-SACR-02"]


@pytest.mark.rule("MT-SACR-03")
def test_one_sacrifice_per_effect() -> None:
    assert position(player(6, 9, 9, edicts=[13], land=["D4"])).play("use:13", "sacrifice").open == {1: "policy"}
    game = position(player(6, 9, 9, edicts=[28], land=["D4"])).play("use:28", "sacrifice")
    assert game.offers == ["brew:1", "brew:2", "brew:3", "done"]


@pytest.mark.rule("MT-SACR-04")
def test_an_ascent_allows_the_sacrifice_of_the_same_tile() -> None:
    game = position(player(6, 2, 1, edicts=[23], land=["D3"])).play("use:23")
    assert "sacrifice" not in game.offers
    game.play("mountain:D4")
    assert game.offers == ["sacrifice", "done"]
    assert game.play("sacrifice").scores[0] == 6
