"""The player board: the bag, the track, spirit, and where tiles go. (JN-BOARD)"""

from __future__ import annotations

import pytest

from tests.games.jiangnan.position import BOT, bot, player, position

TWO = ("start_teahouse_1", "start_society_1")
"""A track of which the left tile is used and the right one discarded, for a coin."""


@pytest.mark.rule("JN-BOARD-05", "JN-TURN-22")
def test_a_track_has_four_spaces() -> None:
    game = position(player(track=TWO)).play("rest:2")
    assert len(game.me.track) == 4


@pytest.mark.rule("JN-BOARD-06")
def test_chosen_and_drafted_tiles_lie_apart() -> None:
    game = position(player(track=TWO, used=["age1_fair_1"], drafted=["age1_fair_2"])).play("rest:2")
    assert game.me.used == ["age1_fair_1", "start_society_1"]
    assert game.me.drafted == ["age1_fair_2"]
    offer = ["age1_society_1", "age1_tavern_1"]
    game = position(phase="draft", scholars={"society": [0]}, offer=offer).play("take:age1_tavern_1")
    assert game.me.drafted == ["age1_tavern_1"] and not game.me.used


@pytest.mark.rule("JN-BOARD-07", "JN-BAG-01")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_used_and_drafted_tiles_go_back_in_rounds_2_and_4_only(round: int) -> None:
    back = {"start_fair_1", "start_fair_2", "age1_fair_1", "age1_fair_2"}
    me = player(track=["start_society_1"], bag=(), used=sorted(back)[2:], drafted=sorted(back)[:2])
    game = position(me, round=round, phase="events")
    filled = round in (2, 4)
    assert {*game.me.used, *game.me.drafted} == (set() if filled else back)
    assert {*game.me.bag, *game.me.track} - {"start_society_1"} == (back if filled else set())


@pytest.mark.rule("JN-BOARD-08", "JN-BOARD-09", "JN-ICON-03")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (3, 4), (5, 6), (6, 6)])
def test_spirit_above_6_is_lost(before: int, after: int) -> None:
    game = position(player(spirit=before, track=["start_society_2", "start_society_1"])).play("visit:2:society")
    assert game.me.spirit == after, "an icon on the discarded tile"


@pytest.mark.rule("JN-BOARD-08", "JN-BOARD-10")
@pytest.mark.parametrize(("before", "after"), [(6, 3), (4, 1), (3, 0), (2, 0), (0, 0)])
def test_spirit_never_falls_below_0(before: int, after: int) -> None:
    """One is lost anyway, and one for each of two unpublished portfolios."""
    tired = player(spirit=before, works=["novel_1", "novel_2"])
    game = position(tired, phase="spirits")
    assert game.me.spirit == after
    if after == 0:
        game.play("rest:1")
        assert game.me.spirit == 4, "what was not lost is not owed"


@pytest.mark.rule("JN-BOARD-11")
def test_unpublished_and_published_portfolios_are_kept_apart() -> None:
    author = player(novel=9, track=TWO[::-1], works=["novel_1", "novel_2"], published=["drama_1"])
    game = position(author).play("visit:2:teahouse", "publish:novel_1")
    assert game.me.works == ["novel_2"] and game.me.published == ["drama_1", "novel_1"]
    view = game.view(1).players[0]
    assert (view.works, view.published) == (("novel_2",), ("drama_1", "novel_1"))


@pytest.mark.rule("JN-BOARD-12", "JN-BOARD-13")
@pytest.mark.parametrize("round", [2, 4])
def test_discarded_tiles_are_out_of_the_game(round: int) -> None:
    """Their owner may look at them, but not even a filled bag has them again."""
    me = player(track=TWO, bag=(), used=["start_fair_1"])
    thrown = [*me.discarded, "start_teahouse_1"]
    game = position(me).play("rest:2")
    assert sorted(game.view(0).players[0].discarded) == sorted(thrown)
    me = player(track=(), bag=(), used=["start_fair_1"])
    thrown = list(me.discarded)
    game = position(me, round=round, phase="events")
    assert sorted(game.me.discarded) == sorted(thrown)
    assert [*game.me.bag, *game.me.track] == ["start_fair_1"]


@pytest.mark.rule("JN-BOARD-01", "JN-BOARD-02", "JN-BOARD-03")
@pytest.mark.parametrize("chapter", ["1", "6"])
def test_a_look_into_the_own_bag_says_nothing_of_its_order(chapter: str) -> None:
    """Whatever lies in it in whatever order, everybody sees the same, and its owner what is in it."""
    tiles = ["start_fair_1", "start_fair_2", "start_parlour_1"]
    other = ["start_travel_1", "start_tavern_1", "start_tavern_2"]
    forth = position(player(track=TWO, bag=tiles), chapter=chapter)
    back = position(player(track=TWO, bag=tiles[::-1]), chapter=chapter)
    assert forth.me.bag != back.me.bag
    assert forth.view(0) == back.view(0)
    assert set(forth.view(0).players[0].bag_tiles) == set(tiles)
    elsewhere = position(player(track=TWO, bag=other, discarded=tiles), chapter=chapter)
    elsewhere.me.discarded[:] = forth.me.discarded
    for viewer in (None, 1, 2):
        assert elsewhere.view(viewer).players[0] == forth.view(viewer).players[0]


@pytest.mark.rule("JN-BOARD-04")
def test_everything_else_is_public() -> None:
    me = player(
        7,
        5,
        novel=2,
        drama=3,
        painting=4,
        track=TWO,
        used=["start_fair_1"],
        drafted=["age1_fair_1"],
        discarded=["start_fair_2"],
        works=["novel_1"],
        published=["drama_1"],
        talent=1,
        assistants=[2, 3],
        spirits=1,
        place=4,
    )
    game = position(
        me,
        options={"talents": "all"},
        round=2,
        boats={0: [(0, 2)]},
        muses={7: [0]},
        teahouse=[("novel", 0), "drama", "novel"],
    )
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        seen = view.players[0]
        assert (seen.coins, seen.spirit, seen.ideas) == (7, 5, {"novel": 2, "drama": 3, "painting": 4})
        assert (seen.track, seen.used, seen.drafted) == (TWO, ("start_fair_1",), ("age1_fair_1",))
        assert "start_fair_2" in seen.discarded
        assert (seen.works, seen.published) == (("novel_1",), ("drama_1",))
        assert (seen.talent, seen.assistants, seen.spirits, seen.place) == (1, (2, 3), 1, 4)
        boat = view.river[0]
        assert boat is not None and [(space.colour, space.servants) for space in boat.spaces] == [(0, 2)]
        assert view.muses[0].servants == (0,) and view.tracks["teahouse"][0].colour == 0


@pytest.mark.rule("JN-BOARD-01")
def test_nobody_looks_into_the_bag_of_the_bot() -> None:
    game = position(bot=bot(["start_fair_1", "start_parlour_1"]), order=[0, BOT])
    seen = game.view(0).bot
    assert seen is not None and seen.bag == 12
    other = position(bot=bot(["start_parlour_1", "start_fair_1"]), order=[0, BOT])
    assert game.view(0) == other.view(0)
