"""Teahouse and Tavern: servants, publishing, inspiration. (JN-TEA, JN-TAV)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.jiangnan.acting import income, visitor
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.made import new
from tests.games.jiangnan.position import DISPLAYS, NOBODY, player, position

SERVANTS = [("novel", 0), ("drama", 1), ("painting", 2)]
"""From the left; seat 2's is on the rightmost tile."""
SLOT = {"teahouse": 1, "tavern": 4}
"""Which boat lies under the district."""
every_track = pytest.mark.parametrize("track", ["teahouse", "tavern"])


def at(track: str, me: Any = None, **more: Any) -> Game:
    """Seat 0 visits, with one coin, spirit 4 and enough ideas for two novels."""
    visiting = me or visitor(track, coins=1, novel=6, works=["novel_1", "novel_2"])
    return position(visiting, **more).play(f"visit:2:{track}")


def gains(game: Game) -> tuple[int, int, int]:
    return game.me.coins, game.me.spirit, game.me.score


# -- what a visit brings --------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-TEA-01", "JN-TEA-03", "JN-TEA-15")
@pytest.mark.parametrize("own", range(4))
def test_the_teahouse_pays_a_coin_for_each_own_servant(own: int) -> None:
    """It costs nothing and gives no spirit; the coins are there before the choice."""
    colours = [*([0] * own), 1, NOBODY, 2][:3]
    game = at("teahouse", teahouse=list(zip(DISPLAYS, colours, strict=True)))
    assert gains(game) == (1 + own, 4, 0) and game.key == "teahouse"
    game.play("inspire")
    assert gains(game) == (1 + own, 4, 0)
    assert [each.coins for each in game.players[1:]] == [3, 3], "the others' servants pay nobody"


@pytest.mark.rule("JN-TAV-01", "JN-TAV-02", "JN-TAV-03")
@pytest.mark.parametrize("own", range(4))
def test_the_tavern_costs_a_coin_and_gives_spirit_and_vp_for_own_servants(own: int) -> None:
    colours = [*([0] * own), 1, NOBODY, 2][:3]
    game = at("tavern", tavern=list(zip(DISPLAYS, colours, strict=True)))
    assert gains(game) == (0, 5, own) and game.key == "tavern"
    assert gains(game.play("inspire")) == (0, 5, own)


@pytest.mark.rule("JN-TAV-01", "JN-TAV-06")
def test_who_cannot_pay_cannot_visit_the_tavern() -> None:
    """A novel to be published would pay three coins, but the entry is due first."""
    me = visitor("tavern", coins=0, novel=6, works=["novel_1"])
    game = position(me)
    assert "2:tavern" not in game.offered("visit:") and game.why("jiangnan-visit") == ["JN-TURN-06"]
    paid = at("tavern", visitor("tavern", coins=1, novel=6, works=["novel_1"]))
    assert paid.me.coins == 0
    assert paid.play("publish:novel_1").me.coins == 3


@pytest.mark.rule("JN-TAV-02", "JN-BOARD-09")
def test_spirit_of_the_tavern_is_capped() -> None:
    assert at("tavern", visitor("tavern", spirit=6)).me.spirit == 6


@pytest.mark.rule("JN-TAV-05")
def test_servants_count_in_their_own_house_only() -> None:
    assert gains(at("teahouse", tavern=[("novel", 0)] * 3)) == (1, 4, 0)
    assert gains(at("tavern", teahouse=[("novel", 0)] * 3)) == (0, 5, 0)


@every_track
@pytest.mark.rule("JN-TEA-02", "JN-AMB-14")
def test_servants_on_the_boat_below_do_not_count(track: str) -> None:
    game = at(track, boats={SLOT[track]: [(0, 3)]})
    assert gains(game) == ((1, 4, 0) if track == "teahouse" else (0, 5, 0))


@pytest.mark.rule("JN-AMB-14")
@pytest.mark.parametrize(("number", "track"), [(2, "teahouse"), (11, "tavern")])
def test_nor_do_they_count_for_an_assistant_or_in_the_income(number: int, track: str) -> None:
    boat = income(number, boats={SLOT[track]: [(0, 3)]})
    assert (boat.me.coins, boat.me.score) == ((4, 0) if track == "teahouse" else (3, 1)), "what she gives anyway"
    tiles: dict[str, Any] = {track: [("novel", 0), ("drama", 1), "painting"]}
    display = income(number, **tiles)
    assert (display.me.coins, display.me.score) == ((6, 0) if track == "teahouse" else (3, 3)), "and twice one"


# -- publishing -----------------------------------------------------------------------------------------------------


@every_track
@pytest.mark.rule("JN-TEA-04", "JN-TEA-12", "JN-TAV-04")
def test_one_portfolio_is_published_or_inspiration_drawn(track: str) -> None:
    game = at(track)
    assert game.offers == ["publish:novel_1", "publish:novel_2", "inspire"] and game.asked(0).pick == (1, 1)
    game.play("publish:novel_1")
    assert game.me.published == ["novel_1"] and game.me.works == ["novel_2"]
    assert game.decision.seat == 1, "not a second one, nor inspiration"
    assert game.ideas() == (6 + 1 - 2, 1, 1)
    other = at(track).play("inspire")
    assert other.me.published == [] and other.decision.seat == 1


@every_track
@pytest.mark.rule("JN-TEA-05", "JN-TEA-06", "JN-TAV-04")
def test_ideas_are_paid_and_the_payout_gained(track: str) -> None:
    game = at(track)
    before = game.me.coins
    game.play("publish:novel_2")
    assert game.ideas() == (7 - 3, 1, 1) and game.me.coins == before + 4
    assert game.me.works == ["novel_1"] and game.me.published == ["novel_2"]
    poor = at(track, visitor(track, coins=1, novel=0, works=["novel_1"], drama=9))
    assert poor.decision.seat == 1 and poor.me.published == [], "inspiration is all that is left"
    assert poor.ideas()[0] == 1 + 1


@every_track
@pytest.mark.rule("JN-TEA-07", "JN-TEA-08", "JN-TEA-09", "JN-TEA-10", "JN-TEA-11", "JN-TAV-04")
@pytest.mark.parametrize("work", ["novel_1", "drama_1", "painting_1"])
def test_a_tile_of_its_type_with_a_servant_pushes_the_rightmost_off(track: str, work: str) -> None:
    tiles: dict[str, Any] = {"teahouse": SERVANTS, "tavern": SERVANTS}
    me = visitor(track, coins=1, novel=9, drama=9, painting=9, works=[work])
    game = at(track, me, **tiles).play(f"publish:{work}")
    assert game.track(track) == [(work.split("_")[0], 0), ("novel", 0), ("drama", 1)]
    other = "tavern" if track == "teahouse" else "teahouse"
    assert game.track(other) == SERVANTS


@every_track
@pytest.mark.rule("JN-TEA-08", "JN-TEA-09", "JN-TEA-10", "JN-TEA-11")
def test_three_tiles_whoever_publishes_how_often(track: str) -> None:
    """Four publish one after the other; the first servant is pushed off by the fourth."""
    works = ["novel_1", "drama_1", "painting_1", "novel_2"]
    crowd = [visitor(track, coins=1, novel=9, drama=9, painting=9, works=[work]) for work in works]
    game = position(*crowd)
    for work in works:
        game.play(f"visit:2:{track}", f"publish:{work}")
        assert len(game.track(track)) == 3
    assert game.track(track) == [("novel", 3), ("painting", 2), ("drama", 1)]


@pytest.mark.rule("JN-TEA-03", "JN-TEA-10")
def test_a_servant_pushed_off_was_still_paid() -> None:
    own: list[str | tuple[str, int]] = ["novel", "drama", ("painting", 0)]
    tea = at("teahouse", teahouse=own).play("publish:novel_1")
    assert tea.me.coins == 1 + 1 + 3
    assert tea.track("teahouse") == [("novel", 0), ("novel", NOBODY), ("drama", NOBODY)]
    tavern = at("tavern", tavern=own).play("publish:novel_1")
    assert tavern.me.score == 1
    again = position(player(), turn=3, scholars={"teahouse": [0, 1, 2]}, teahouse=tea.track("teahouse"))
    assert again.play("visit:1:teahouse").me.coins == 3 + 1 + 1, "the discard's coin, and one servant's"


# -- inspiration ----------------------------------------------------------------------------------------------------


@every_track
@pytest.mark.rule("JN-TEA-13", "JN-TEA-14", "JN-TAV-04")
@pytest.mark.parametrize(
    ("kinds", "ideas"),
    [
        (["novel", "drama", "painting"], (1, 1, 1)),
        (["painting", "painting", "novel"], (1, 0, 2)),
        (["drama", "drama", "drama"], (0, 3, 0)),
    ],
)
def test_inspiration_gives_an_idea_for_each_tile(track: str, kinds: list[str], ideas: tuple[int, int, int]) -> None:
    """Whoever's servants lie there; nothing changes on the track."""
    tiles = list(zip(kinds, (1, NOBODY, 0), strict=True))
    both: dict[str, Any] = {"teahouse": DISPLAYS, "tavern": DISPLAYS, track: tiles}
    game = at(track, **both)
    before = game.ideas()
    game.play("inspire")
    assert game.ideas() == tuple(old + new for old, new in zip(before, ideas, strict=True))
    assert game.track(track) == tiles and game.me.published == []


@pytest.mark.rule("JN-TEA-16")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_at_the_start_no_servants_lie_on_display_tiles(seats: int) -> None:
    tracks = new(seats).tracks
    assert [tile.colour for tiles in tracks.values() for tile in tiles] == [NOBODY] * 6


@pytest.mark.rule("JN-AMB-13")
@every_track
def test_display_tiles_never_run_out(track: str) -> None:
    """There are five of each type in the box."""
    novels: dict[str, Any] = {"teahouse": ["novel"] * 3, "tavern": ["novel"] * 3}
    game = at(track, **novels).play("publish:novel_1")
    assert game.track(track)[0] == ("novel", 0) and len(game.track(track)) == 3
