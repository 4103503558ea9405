"""A Rest by choice, by need, and a Mandatory one. (JN-REST, JN-SPIRIT)"""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel import Who
from tests.games.jiangnan.acting import ring
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import player, position

TWO = ("start_fair_1", "start_society_1")
"""The left one is used, the right one discarded for a drama idea."""


def tired(**more: Any) -> Game:
    """Round 1 is over, and seat 0 loses the last spirit."""
    me = player(**{"spirit": 1, "track": TWO, **more})
    return position(me, player(spirit=6), player(spirit=6), phase="spirits")


@pytest.mark.rule("JN-REST-02", "JN-REST-03", "JN-REST-04", "JN-REST-05", "JN-REST-06", "JN-REST-07")
def test_a_rest_step_by_step() -> None:
    game = position(player(2, 1, track=TWO, bag=["start_fair_2"]), scholars={"fair": [2]}, rest=[1]).play("rest:2")
    assert game.me.used == ["start_society_1"]
    assert game.table.rest == [1, 0] and game.me.scholars == 2, "the rightmost free space"
    assert game.me.discarded[-1] == "start_fair_1" and game.ideas() == (1, 2, 1)
    assert game.me.coins == 2 + 2 and game.me.spirit == 1 + 4
    assert game.me.track == ["start_fair_2"]
    assert game.table.scholars["society"] == [] and game.table.next_order == [], "nothing happens in the district"
    assert game.table.scholars["fair"] == [2] and game.decision.seat == 1


@pytest.mark.rule("JN-REST-03", "JN-REST-04", "JN-REST-05", "JN-REST-06", "JN-REST-07")
def test_the_bonus_comes_after_the_scholar_and_before_coins_and_spirit() -> None:
    me = player(2, 1, track=["adv4_society_tavern", "start_society_1"], bag=["start_fair_2"])
    game = position(me, round=5, options={"tiles": "advanced"}, ring=ring("A5", 4)).play("rest:2")
    assert game.key == "bonus" and game.table.rest == [0]
    assert (game.me.coins, game.me.spirit, game.me.track) == (2, 1, [])
    assert "none" not in game.offers, "the whole of it must be gained"
    game.play("shop:4", game.offers[0])
    assert len(game.me.works) == 1 and game.me.spirits == 1
    assert (game.me.coins, game.me.spirit, game.me.track) == (4, 5, ["start_fair_2"])


@pytest.mark.rule("JN-REST-06", "JN-BOARD-09")
@pytest.mark.parametrize(("before", "after"), [(0, 4), (1, 5), (2, 6), (3, 6), (6, 6)])
def test_four_spirit_up_to_six(before: int, after: int) -> None:
    assert position(player(spirit=before, track=TWO)).play("rest:2").me.spirit == after


@pytest.mark.rule("JN-REST-08")
def test_a_rest_is_one_of_three_turns() -> None:
    game = position(player(bag=()), scholars={"society": [1, 1], "fair": [2, 2], "tavern": [0]}, rest=[0], turn=6)
    assert game.me.scholars == 1
    game.play("rest:4")
    assert game.me.scholars == 0 and game.decision.seat == 1
    game.play("rest:1", "rest:1")
    assert game.table.phase == "draft"


@pytest.mark.rule("JN-REST-09", "JN-AMB-20")
def test_all_scholars_find_room_in_the_rest_area() -> None:
    resting = [3, 2, 1, 0, 3, 2, 1, 0, 3, 2, 1]
    game = position(seats=4, order=[3, 2, 1, 0], turn=11, rest=resting)
    assert len(game.offered("rest:")) == 4
    game.play("rest:1")
    assert game.table.rest == [*resting, 0] and game.key == "draft"


@pytest.mark.rule("JN-REST-10", "JN-REST-11", "JN-REST-14", "JN-SPIRIT-03")
def test_at_spirit_0_a_rest_comes_at_once() -> None:
    game = tired()
    assert (game.open, game.table.round, game.me.spirit) == ({0: "rest"}, 1, 0)
    assert game.offers == ["rest:2", "rest:1"], "any tile of the track"
    game.play("rest:1")
    assert game.me.used == ["start_fair_1"] and game.me.discarded[-1] == "start_society_1"
    assert game.table.rest == [0] and game.me.scholars == 2
    assert (game.table.round, game.open) == (2, {0: "turn"})
    above = tired(spirit=2)
    assert (above.open, above.me.scholars) == ({0: "turn"}, 3)


@pytest.mark.rule("JN-REST-10", "JN-REST-16", "JN-REST-07")
@pytest.mark.parametrize(
    ("discarded", "coins", "spirit", "drama"),
    [("start_fair_1", 5, 4, 2), ("start_teahouse_1", 6, 4, 1), ("age1_fair_2", 5, 6, 1)],
)
def test_a_mandatory_rest_has_all_the_steps_of_a_rest(discarded: str, coins: int, spirit: int, drama: int) -> None:
    game = tired(track=[discarded, "start_society_1"]).play("rest:2")
    assert (game.me.coins, game.me.spirit, game.ideas()) == (coins, spirit, (1, drama, 1))
    assert len(game.me.track) == 4
    assert len(game.events("jiangnan-did-rest")) == 1


@pytest.mark.rule("JN-REST-11", "JN-REST-12", "JN-REST-13")
def test_who_had_to_rest_takes_two_turns_and_drafts_three_tiles() -> None:
    game = tired().play("rest:2")
    asked = []
    while game.key == "turn":
        assert game.table.rest[0] == 0, "that scholar stays in the Rest Area for the whole round"
        asked.append(game.decision.seat)
        game.play("rest:1")
    assert asked == [0, 1, 2, 0, 1, 2, 1, 2]
    picking = []
    while game.key == "draft":
        picking.append(game.decision.seat)
        game.play(game.offers[0])
    drafted = [event.args["who"] for event in game.events("jiangnan-did-draft")]
    assert sorted(who.seat for who in drafted if isinstance(who, Who)) == [0] * 3 + [1] * 3 + [2] * 3
    assert picking[:2] == [2, 1], "from the left: that scholar is farthest right"
    assert [who.seat for who in drafted if isinstance(who, Who)][-1] == 0


@pytest.mark.rule("JN-REST-15", "JN-SPIRIT-06", "JN-SPIRIT-04")
def test_a_spirits_tile_prevents_a_mandatory_rest() -> None:
    game = tired(spirits=1)
    assert (game.open, game.me.spirit) == ({0: "spirits"}, 0)
    game.play("use:1")
    assert (game.me.spirit, game.me.spirits, game.me.scholars, game.table.rest) == (3, 0, 3, [])
    assert (game.table.round, game.open) == (2, {0: "turn"})


@pytest.mark.rule("JN-REST-15", "JN-SPIRIT-06", "JN-AMB-17")
def test_so_does_one_used_in_an_own_turn() -> None:
    def last_turn(*picks: str) -> Game:
        """Seat 0 has the last turn of the round; everybody loses a spirit after it."""
        me = player(spirit=1, spirits=1, track=["start_fair_1", "start_society_1"], works=["novel_7"])
        placed = {"society": [1, 1, 1], "fair": [2, 2, 2], "tavern": [0, 0]}
        game = position(me, order=[1, 2, 0], turn=8, scholars=placed).play(
            "visit:2:society", *picks, "ideas:novel:novel"
        )
        while game.key == "draft":
            game.play(game.offers[0])
        return game

    kept = last_turn()
    assert kept.open == {0: "spirits"} and kept.me.spirit == 0
    used = last_turn("spirits")
    assert used.me.spirit == 1 + 3 - 2 and used.key == "turn" and used.table.round == 2


@pytest.mark.rule("JN-SPIRIT-03", "JN-REST-11")
def test_it_is_one_action_that_is_given_up() -> None:
    game = tired(works=["novel_1", "novel_2", "novel_3"]).play("rest:2")
    assert game.open == {0: "turn"} and game.me.scholars == 2 and game.me.spirit == 4


# -- Spirits tiles --------------------------------------------------------------------------------------------------


@pytest.mark.rule("JN-SPIRIT-04", "JN-SPIRIT-05", "JN-AMB-17")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (2, 5), (3, 6), (4, 6), (5, 6)])
def test_a_spirits_tile_brings_three_up_to_six_at_once(before: int, after: int) -> None:
    game = position(player(spirit=before, spirits=2, track=TWO)).play("spirits")
    assert (game.me.spirit, game.me.spirits) == (after, 1)
    assert game.open == {0: "turn"} and game.me.track == list(TWO), "the turn is still to be taken"


@pytest.mark.rule("JN-AMB-17")
def test_it_may_be_used_beside_every_question_of_an_own_turn() -> None:
    me = player(spirit=1, spirits=3, novel=2, track=["adv1_teahouse", "start_tavern_1"], works=["novel_1"])
    game = position(me, options={"tiles": "advanced"})
    for key, pick in (("turn", "visit:2:tavern"), ("bonus", ""), ("tavern", "")):
        assert game.key == key and "spirits" in game.offers
        game.play(pick or ("spirits" if key == "tavern" else game.offers[0]))
    assert game.me.spirit == 1 + 1 + 3 and game.me.spirits == 2, "the Tavern gave one, the tile three"
    assert game.key == "tavern" and "inspire" in game.offers, "the question is put again"


@pytest.mark.rule("JN-AMB-17")
def test_several_may_be_used() -> None:
    game = position(player(spirit=0, spirits=3, track=TWO)).play("spirits", "spirits")
    assert (game.me.spirit, game.me.spirits) == (6, 1)
    assert "spirits" not in game.offers, "it would change nothing at 6"
    check = tired(spirits=3)
    assert check.offers == ["use:1", "use:2", "none"]
    assert check.play("use:2").me.spirit == 6 and check.me.spirits == 1


@pytest.mark.rule("JN-AMB-17")
def test_once_more_before_final_scoring_where_it_counts_for_goal_g() -> None:
    goals = ["G", "A", "B", "C", "D"]

    def last(spirits: int) -> Game:
        me = player(spirit=2, spirits=spirits)
        return position(me, options={"goals": "all"}, goals=goals, round=6, phase="final", boats={5: [(0, 1)]})

    assert last(0).over
    game = last(2)
    assert game.open == {0: "spirits"} and game.offers == ["use:1", "use:2", "none"]
    plain = last(2).play("none").me.points["goals"]
    assert game.play("use:1").over and game.me.spirit == 5
    assert game.me.points["goals"] - plain == 3 * plain // 2, "three spirit more than two"


@pytest.mark.rule("JN-AMB-48")
def test_one_may_be_used_within_a_rest_and_what_goes_above_6_is_lost() -> None:
    me = player(spirit=3, spirits=1, track=["adv1_teahouse", "start_society_1"])
    game = position(me, options={"tiles": "advanced"}).play("rest:2")
    assert game.key == "bonus" and "spirits" in game.offers
    game.play("spirits")
    assert game.me.spirit == 6 and game.key == "bonus"
    game.play(game.offers[0])
    assert game.me.spirit == 6, "the four of the Rest are lost"
    unused = position(
        player(spirit=1, spirits=1, track=["adv1_teahouse", "start_society_1"]), options={"tiles": "advanced"}
    )
    unused.play("rest:2")
    assert unused.play("spirits", next(offer for offer in unused.offers if offer != "spirits")).me.spirit == 6
