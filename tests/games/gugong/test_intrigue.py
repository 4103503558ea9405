"""The Intrigue track, its action, the Medal and the order that breaks ties. (GG-INTR)"""

from __future__ import annotations

import pytest

from tests.games.gugong.position import RULES, Game, acting, changed, player, position

LAST = 14
CARD = "seat_2_3"
"""A 6 with the Intrigue action."""


def marker(
    step: int = 0, *others: int, pool: int = 6, medal: int | None = None, ladder: list[int] | None = None
) -> Game:
    """Seat 0 acts at the Intrigue location, with markers on these steps."""
    them = [player(intrigue=each) for each in others or (0,)]
    return acting("intrigue", player(pool=pool, intrigue=step), *them, medal=medal, ladder=ladder)


@pytest.mark.rule("GG-INTR-01")
@pytest.mark.parametrize("step", [0, 5, 13])
def test_option_a_is_one_step_up_for_nothing(step: int) -> None:
    game = marker(step).play("place:one")
    assert [each.intrigue for each in game.players] == [step + 1, 0]
    assert (game.me.pool, game.me.supply) == (6, 6)


@pytest.mark.rule("GG-INTR-02")
def test_the_first_who_chooses_it_takes_the_medal() -> None:
    game = marker()
    assert game.table.medal is None
    assert game.play("place:one").table.medal == 0
    second = position(player(), player(hand=["seat_2_4", "seat_2_1"]), active=1, gifts={"intrigue": "board_1"})
    assert second.play("give:seat_2_4:intrigue", "place:one").table.medal == 1


@pytest.mark.rule("GG-INTR-03")
def test_later_players_get_the_step_but_no_medal() -> None:
    game = marker(medal=1).play("place:one")
    assert (game.table.medal, game.me.intrigue) == (1, 1)
    mine = marker(medal=0).play("place:one")
    assert (mine.table.medal, mine.me.intrigue) == (0, 1)


@pytest.mark.rule("GG-INTR-04")
def test_the_medals_owner_starts_the_next_day() -> None:
    """Seat 2 takes it with the last card of the Day."""
    players = [player(hand=[]), player(hand=[]), player(hand=["seat_3_4"], pile=["seat_3_1", "seat_3_2", "seat_3_3"])]
    game = position(*players, gifts={"intrigue": "board_1"}, dice=[1, 9, 9], active=2)
    game.play("give:seat_3_4:intrigue", "place:one")
    while game.table.day == 1:
        game.reply(next(iter(game.open)), "0")
    assert game.table.start == 2
    assert game.open == {2: "gift"}


@pytest.mark.rule("GG-INTR-05")
def test_option_b_is_three_steps_for_a_servant_and_no_medal() -> None:
    game = marker(2).play("place:three")
    assert (game.me.intrigue, game.me.pool, game.me.supply) == (5, 5, 7)
    assert game.table.medal is None
    poor = marker(2, pool=0)
    assert poor.offered("place:") == ["one"]
    assert poor.why("gugong-intrigue-three") == ["GG-ACT-20"]


@pytest.mark.rule("GG-INTR-06")
def test_a_marker_comes_on_top_of_those_on_its_step() -> None:
    game = marker(0, 1, 1, 2, ladder=[0, 2, 1, 3]).play("place:one")
    assert game.table.ladder == [2, 1, 0, 3]
    three = marker(0, 3, 3, 4, ladder=[0, 2, 1, 3]).play("place:three")
    assert three.table.ladder == [2, 1, 0, 3]


@pytest.mark.rule("GG-INTR-07", "GG-INTR-08")
@pytest.mark.parametrize(("step", "after"), [(10, 13), (11, 14), (12, 14), (13, 14)])
def test_the_fourteenth_step_is_the_last_and_surplus_steps_are_lost(step: int, after: int) -> None:
    game = marker(step).play("place:three")
    assert game.me.intrigue == after
    assert game.me.pool == 5, "the whole price all the same"
    assert game.scores == [0, 0]
    palace = acting("palace", player(intrigue=LAST)).play("place:two")
    assert palace.me.intrigue == LAST


@pytest.mark.rule("GG-INTR-08", "GG-AMB-19")
def test_on_the_last_step_option_a_still_brings_the_medal() -> None:
    game = marker(LAST, LAST, ladder=[0, 1])
    assert game.offered("place:") == ["one"]
    assert game.why("gugong-intrigue-three") == ["GG-INTR-08"]
    game.play("place:one")
    assert (game.table.medal, game.me.intrigue) == (0, LAST)
    assert game.table.ladder == [0, 1], "it has not moved, so it is not put on top"


@pytest.mark.rule("GG-INTR-08", "GG-AMB-19")
def test_a_marker_that_cannot_move_is_not_put_on_top() -> None:
    palace = acting("palace", player(intrigue=LAST), player(intrigue=LAST), ladder=[0, 1]).play("place:two")
    assert palace.table.ladder == [0, 1]
    token = acting("travel", player(intrigue=LAST), player(intrigue=LAST), tokens={"xian": "intrigue"}, ladder=[0, 1])
    assert token.play("place:xian").table.ladder == [0, 1]
    without = acting("intrigue", player(intrigue=LAST, tokens=["wall"] * 2), medal=1)
    assert without.offered("place:") == [], "without the Medal nothing would happen"
    assert set(without.why("gugong-intrigue-one")) == {"GG-INTR-08"}


def tie(ladder: list[int], steps: tuple[int, int]) -> Game:
    """Seats 0 and 1 have two servants each on a Wall that is complete."""
    me, them = (player(intrigue=step) for step in steps)
    return acting("wall", me, them, wall=[0, 1, 1], ladder=ladder).play("place:servant")


@pytest.mark.rule("GG-INTR-09")
def test_a_tie_goes_to_the_higher_step() -> None:
    assert tie([1, 0], (2, 1)).scores == [3, 0]
    assert tie([0, 1], (1, 2)).scores == [0, 3]


@pytest.mark.rule("GG-INTR-10")
def test_on_the_same_step_it_goes_to_the_marker_nearer_the_top() -> None:
    assert tie([1, 0], (2, 2)).scores == [3, 0]
    assert tie([0, 1], (2, 2)).scores == [0, 3]


@pytest.mark.rule("GG-INTR-11")
@pytest.mark.parametrize("ladder", [[0, 1], [1, 0]])
def test_what_the_order_decides(ladder: list[int]) -> None:
    """The majority on the Wall, who chooses a benefit first, the bonus of the dice, and a tie at the end."""
    lower, higher = ladder
    wall = tie(ladder, (3, 3))
    assert wall.scores[higher] == 3
    assert wall.open == {lower: "benefit"}
    piles = [["seat_1_1", "seat_1_3", "board_7", "board_4"], ["seat_2_1", "seat_2_3", "board_3", "board_5"]]
    players = [player(hand=[], pile=pile) for pile in piles]
    dice = position(*players, phase="evening", day=1, dice=[6, 9, 9], ladder=ladder).reply(0, "0").reply(1, "0")
    assert dice.scores[higher] == 3
    assert dice.scores[lower] == 0
    places = RULES.box.side(2).palace
    points = [player(hand=[], points={"tokens": value}) for value in (places[0], places[1])]
    end = position(*points, phase="final", day=4, ladder=ladder, arrivals=[1, 0])
    assert end.scores == [places[0] + places[1]] * 2
    assert end.standings is not None
    assert [score.seat for score in end.standings.scores] == [higher, lower]


@pytest.mark.rule("GG-INTR-12", "GG-AMB-46")
def test_a_marker_leaves_a_stack_alone_and_the_others_keep_their_order() -> None:
    game = marker(2, 2, 2, 2, ladder=[3, 0, 2, 1]).play("place:one")
    assert [each.intrigue for each in game.players] == [3, 2, 2, 2], "those above drop down, they do not come along"
    assert game.table.ladder == [3, 2, 1, 0]
    down = acting("wall", *(player(intrigue=2) for _ in range(3)), wall=[1, 0, 0, 0], ladder=[2, 0, 1])
    down.play("place:servant", "one")
    assert [each.intrigue for each in down.players] == [1, 2, 2]
    assert down.table.ladder == [0, 2, 1]


@pytest.mark.rule("GG-INTR-13")
def test_a_card_action_takes_the_medal_just_so() -> None:
    me, them = player(hand=[CARD, "seat_1_1"]), player()
    game = acting("jade", me, them, card=CARD).play("card:one")
    assert (game.table.medal, game.me.intrigue) == (0, 1)
    later = acting("jade", player(hand=[CARD, "seat_1_1"]), card=CARD, medal=1).play("card:one")
    assert (later.table.medal, later.me.intrigue) == (1, 1)


@pytest.mark.rule("GG-INTR-02", "GG-INTR-03")
def test_done_twice_it_gives_one_medal_and_two_steps() -> None:
    game = acting("intrigue", by=changed("gifts", "seat_1_4", action="intrigue")).play("place:one", "place:one")
    assert (game.table.medal, game.me.intrigue) == (0, 2)
