"""Recruitment and development of talents. (MT-RECR)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.games.mount_tai.game import Game
from tests.games.mount_tai.position import CARDS, RULES, changed, player, position

PILES = (
    ("agricultural_2", "agricultural_1"),
    ("commercial_1",),
    ("sacrifice_1",),
    ("pioneer", "brewer"),
    ("publicist",),
)
"""Of each pile the last is the one face up."""


def recruiting(
    money: int = 6, talents: Mapping[str, int] | None = None, piles: Sequence[Sequence[str]] = PILES
) -> Game:
    """Tile 4, whose only effect is recruitment and development, is used."""
    return position(player(money, edicts=[4], talents=talents), piles=piles).play("use:4")


def developing(level: int, money: int = 6) -> Game:
    """The same, with a Brewer and an empty wilderness."""
    return recruiting(money, {"brewer": level}, [()] * 5)


@pytest.mark.rule("MT-RECR-01")
@pytest.mark.parametrize(
    ("play", "talents"), [("recruit:0", {"brewer": 1, "agricultural_1": 1}), ("raise:brewer", {"brewer": 2})]
)
def test_an_effect_is_one_recruitment_or_one_development(play: str, talents: dict[str, int]) -> None:
    piles = [*PILES[:3], ("pioneer",), ("publicist",)]
    game = recruiting(9, {"brewer": 1}, piles)
    assert set(game.offers) == {"recruit:0", "recruit:1", "recruit:2", "raise:brewer", "done"}
    game.play(play)
    assert game.me.talents == talents
    assert game.open == {1: "policy"}


@pytest.mark.rule("MT-RECR-02")
def test_a_face_up_talent_comes_into_the_own_area() -> None:
    game = recruiting()
    assert game.offers == ["recruit:0", "recruit:1", "recruit:2", "recruit:3", "recruit:4", "done"]
    game.play("recruit:3")
    assert list(game.me.talents) == ["brewer"], "not the Pioneer, who lies face down"
    assert [list(pile) for pile in game.table.piles] == [*map(list, PILES[:3]), ["pioneer"], ["publicist"]]


@pytest.mark.rule("MT-RECR-03")
@pytest.mark.parametrize("pile", range(5))
def test_talents_start_on_level_1(pile: int) -> None:
    assert recruiting().play(f"recruit:{pile}").me.talents == {PILES[pile][-1]: 1}


@pytest.mark.rule("MT-RECR-04", "MT-AMB-63")
def test_a_recruitment_costs_one_money() -> None:
    assert {talent.recruit for talent in CARDS.talents.values()} == {1}
    for pile in range(5):
        assert recruiting().play(f"recruit:{pile}").me.money == 5
    poor = position(player(0, edicts=[17]), piles=PILES).play("use:17")
    assert poor.offers == ["brew:1", "brew:2", "done"]
    assert poor.why("mount-tai-recruit") == ["MT-RECR-04"] * 5


@pytest.mark.rule("MT-AMB-63")
def test_the_price_is_the_one_of_the_content() -> None:
    by = changed("talents", "brewer", recruit=3)
    game = position(player(edicts=[4]), piles=PILES, by=by).play("use:4", "recruit:3")
    assert game.me.money == 3


@pytest.mark.rule("MT-RECR-05")
def test_the_next_card_of_the_pile_is_turned_up() -> None:
    game = recruiting()
    assert (game.view().piles[3].top, game.view().piles[3].under) == ("brewer", 1)
    game.play("recruit:3")
    assert (game.view().piles[3].top, game.view().piles[3].under) == ("pioneer", 0)
    assert len(game.events("mount-tai-did-turn-talent")) == 1


@pytest.mark.rule("MT-RECR-06")
def test_an_emptied_pile_stays_empty() -> None:
    game = position(player(edicts=[4]), player(edicts=[4]), piles=PILES).play("use:4", "recruit:1", "use:4")
    pile = game.view().piles[1]
    assert (pile.top, pile.under) == ("", 0)
    assert game.table.unused_talents, "cards would be there"
    assert game.offered("recruit:") == ["0", "2", "3", "4"]


@pytest.mark.rule("MT-RECR-07")
def test_one_talent_of_each_colour() -> None:
    game = recruiting(9, {"brewer": 3}, [*PILES[:3], ("pioneer",), ("publicist",)])
    assert game.offered("recruit:") == ["0", "1", "2"]
    assert game.why("mount-tai-recruit") == ["MT-RECR-07"] * 2
    held = {"agricultural_3": 1, "commercial_2": 2}
    assert recruiting(9, held).offered("recruit:") == ["2", "3", "4"]


@pytest.mark.rule("MT-RECR-08", "MT-RECR-09")
def test_the_step_to_level_2_costs_two() -> None:
    game = developing(1, 2).play("raise:brewer")
    assert (game.me.talents, game.me.money) == ({"brewer": 2}, 0)
    poor = position(player(1, edicts=[17], talents={"brewer": 1})).play("use:17")
    assert poor.offered("raise:") == []
    assert poor.why("mount-tai-raise") == ["MT-RECR-09"]


@pytest.mark.rule("MT-RECR-10")
def test_the_step_to_level_3_costs_three() -> None:
    game = developing(2, 3).play("raise:brewer")
    assert (game.me.talents, game.me.money) == ({"brewer": 3}, 0)
    poor = position(player(2, edicts=[17], talents={"brewer": 2})).play("use:17")
    assert poor.offered("raise:") == []
    assert poor.why("mount-tai-raise") == ["MT-RECR-10"]


@pytest.mark.rule("MT-RECR-08")
def test_only_own_talents_are_raised_and_one_of_them() -> None:
    mine, other = player(edicts=[4], talents={"brewer": 1, "sacrifice_1": 2}), player(talents={"pioneer": 1})
    game = position(mine, other).play("use:4")
    assert set(game.offered("raise:")) == {"brewer", "sacrifice_1"}
    game.play("raise:sacrifice_1")
    assert game.me.talents == {"brewer": 1, "sacrifice_1": 3}
    assert game.players[1].talents == {"pioneer": 1}


@pytest.mark.rule("MT-RECR-11")
def test_no_level_is_skipped() -> None:
    game = developing(1, 99)
    option = game.decision.find("raise:brewer")
    assert option is not None
    assert option.label.args["level"] == 2
    assert game.offers == ["raise:brewer", "done"]
    assert game.play("raise:brewer").me.talents == {"brewer": 2}


@pytest.mark.rule("MT-RECR-12")
def test_level_3_is_the_maximum() -> None:
    game = position(player(99, edicts=[17], talents={"brewer": 3})).play("use:17")
    assert game.offered("raise:") == []
    assert game.why("mount-tai-raise") == ["MT-RECR-12"]


@pytest.mark.rule("MT-RECR-13")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_skills_add_up(level: int) -> None:
    """The Brewer brews twice, ferments in settlements, and pays for wine at the end."""
    box, me = RULES.box, player(talents={"brewer": level})
    assert box.known(me) == set(["two_brewings", "ferment", "wine_points"][:level])
    brewing = position(player(edicts=[8], talents={"brewer": level})).play("use:8", "brew:1")
    assert brewing.key == "brew"
    settled = position(player(talents={"brewer": level}), phase="settlement", round=2)
    assert ("settle" in settled.open.values()) == (level >= 2)
    ended = position(player(wine=4, talents={"brewer": level}), year=3, phase="last")
    assert ended.scores[0] == (4 if level == 3 else 0)


@pytest.mark.rule("MT-RECR-14")
def test_a_new_skill_works_at_once() -> None:
    game = position(player(edicts=[17]), piles=PILES).play("use:17", "recruit:3", "brew:1")
    assert game.offers == ["brew:1", "done"], "the Brewer, recruited just now, brews a second time"
    me = player(9, 2, 1, edicts=[26], land=["D4"], talents={"sacrifice_1": 1})
    assert position(me).play("use:26", "raise:sacrifice_1", "sacrifice").scores[0] == 8
