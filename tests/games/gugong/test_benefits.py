"""Intrigue benefits, bought with steps of the marker when the Wall is complete. (GG-BEN)"""

from __future__ import annotations

import pytest

from tests.games.gugong.position import CARDS, Foreman, Game, acting, player, position


def benefit(steps: int, pool: int = 6, foreman: Foreman = "locked", theirs: int = 0) -> Game:
    """Seat 0 has completed the Wall, alone there or (if they have steps) with seat 1, and is asked."""
    me, them = player(pool=pool, intrigue=steps, foreman=foreman), player(intrigue=theirs)
    return acting("wall", me, them, wall=[1, 0, 0], dice=[1, 5, 8]).play("place:servant")


def kinds(game: Game) -> set[str]:
    return {option.split(":")[0] for option in game.offers}


@pytest.mark.rule("GG-BEN-01", "GG-BEN-02")
def test_one_step_for_a_servant() -> None:
    game = benefit(9).play("one")
    assert (game.me.intrigue, game.me.pool) == (8, 6)
    assert game.me.supply == 12 - 6, "five in the pool and one gained"
    assert game.table.dice == [1, 5, 8]


@pytest.mark.rule("GG-BEN-01", "GG-BEN-03")
def test_three_steps_for_two_servants() -> None:
    game = benefit(9).play("three")
    assert (game.me.intrigue, game.me.pool) == (6, 7)


@pytest.mark.rule("GG-BEN-02", "GG-BEN-03", "GG-FORE-05")
@pytest.mark.parametrize(("picked", "servants"), [("one", 1), ("three", 2)])
def test_one_of_the_servants_may_be_the_foreman(picked: str, servants: int) -> None:
    game = benefit(9, foreman="supply").play(picked)
    assert game.offers == ["servants", "foreman"]
    game.play("foreman")
    assert (game.me.pool, game.me.foreman) == (5 + servants - 1, "pool")


@pytest.mark.rule("GG-BEN-01", "GG-BEN-04")
def test_five_steps_to_turn_one_die_to_any_side() -> None:
    game = benefit(9)
    sides = [{*die.faces} for die in CARDS.dice.values()]
    for die, shown in enumerate([1, 5, 8]):
        turned = {int(face) for face in game.offered(f"die:{die}:")}
        assert turned == sides[die] - {shown}, "all its sides but the one that it shows anyway"
    assert game.why("gugong-benefit-die") == ["GG-BEN-04"] * 3
    game.play("die:1:9")
    assert game.table.dice == [1, 9, 8]
    assert (game.me.intrigue, game.me.pool, game.me.jade) == (4, 5, 0)


@pytest.mark.rule("GG-BEN-01", "GG-BEN-05")
def test_seven_steps_for_a_jade_of_the_supply() -> None:
    game = benefit(9).play("seven")
    assert (game.me.intrigue, game.me.jade) == (2, 1)
    assert game.table.houses == [True] * 4, "no house has given it"
    assert game.me.pool == 5


@pytest.mark.rule("GG-BEN-06", "GG-AMB-43")
def test_several_players_may_take_the_same_benefit_and_the_last_turn_of_a_die_stands() -> None:
    game = acting(
        "wall",
        player(intrigue=7),
        player(intrigue=8),
        player(intrigue=9),
        wall=[1, 1, 2, 2],
        dice=[1, 5, 8],
    ).play("place:servant")
    assert game.open == {0: "benefit"}
    game.play("die:0:6", "die:0:2")
    assert game.table.dice == [2, 5, 8]
    assert "die:0:1" in game.offers
    game.play("die:0:6")
    assert game.table.dice == [6, 5, 8]
    assert [each.intrigue for each in game.players] == [2, 3, 4]
    jades = acting("wall", player(intrigue=7), player(intrigue=7), wall=[1, 0, 0])
    jades.play("place:servant", "seven", "seven")
    assert [each.jade for each in jades.players] == [1, 1]
    servants = acting("wall", player(intrigue=7), player(intrigue=7), wall=[1, 0, 0])
    servants.play("place:servant", "three", "three")
    assert [each.pool for each in servants.players] == [7, 8]


@pytest.mark.rule("GG-BEN-07", "GG-AMB-17")
@pytest.mark.parametrize(
    ("steps", "can"),
    [
        (1, {"one"}),
        (2, {"one"}),
        (3, {"one", "three"}),
        (4, {"one", "three"}),
        (5, {"one", "three", "die"}),
        (6, {"one", "three", "die"}),
        (7, {"one", "three", "die", "seven"}),
        (14, {"one", "three", "die", "seven"}),
    ],
)
def test_the_marker_must_be_able_to_go_all_the_way_down(steps: int, can: set[str]) -> None:
    game = benefit(steps)
    assert kinds(game) == can | {"none"}
    for name, label in (("one", "one"), ("three", "three"), ("die", "die-any"), ("seven", "seven")):
        refused = [] if name in can else ["GG-BEN-07"]
        assert game.why(f"gugong-benefit-{label}") == refused


@pytest.mark.rule("GG-BEN-07", "GG-AMB-17")
def test_on_the_first_step_nothing_can_be_paid() -> None:
    game = benefit(0)
    assert game.open == {1: "gift"}
    assert game.scores[0] == 3
    for steps, picked in ((1, "one"), (3, "three"), (7, "seven")):
        assert benefit(steps).play(picked).me.intrigue == 0


@pytest.mark.rule("GG-BEN-08", "GG-INTR-06")
def test_a_marker_that_goes_down_comes_on_top() -> None:
    game = acting(
        "wall", player(intrigue=4), player(intrigue=1), player(intrigue=1), wall=[1, 0, 0, 2], ladder=[2, 1, 0]
    ).play("place:servant", "none", "none")
    assert game.open == {0: "benefit"}
    game.play("three")
    assert game.table.ladder == [2, 1, 0], "on top of the two on step 1"
    down = acting("wall", player(intrigue=4), player(intrigue=3), wall=[1, 0, 0], ladder=[1, 0]).play("place:servant")
    down.play("none", "three")
    assert down.table.ladder == [0, 1], "below the one on step 3"


@pytest.mark.rule("GG-BEN-09")
def test_a_turned_die_counts_in_the_evening() -> None:
    """Seat 1 has given all cards; seat 0 turns a die to a 6 with the last, and has discarded a 6."""
    me = player(hand=["seat_1_4"], pile=["seat_1_1", "seat_1_2", "seat_1_3"], intrigue=5)
    them = player(hand=[], pile=["seat_2_1", "seat_2_2", "board_7", "seat_2_4"])
    game = position(me, them, gifts={"wall": "board_3"}, dice=[3, 9, 9], wall=[1, 0, 0])
    game.play("give:seat_1_4:wall", "place:servant", "die:0:6")
    assert game.table.dice == [6, 9, 9]
    assert game.open == {0: "evening"}, "the 6 matches, and the 3 taken no longer does"
    assert game.offers == ["1", "0"]
    assert game.events("gugong-did-match")[0].args["count"] == 1


@pytest.mark.rule("GG-BEN-09")
def test_a_turned_die_stays_until_it_is_turned_again() -> None:
    game = benefit(5).play("die:2:2")
    assert game.table.dice == [1, 5, 2]
    game.play("give:seat_2_4:palace")
    while game.open != {1: "gift"}:
        game.play("done" if "done" in game.offers else game.offers[-1])
    assert game.table.dice == [1, 5, 2], "over the turns that follow"


@pytest.mark.rule("GG-AMB-33", "GG-FIN-05")
def test_the_final_scoring_of_the_wall_brings_no_benefits() -> None:
    me = player(hand=[], pile=["seat_1_1", "seat_1_2", "seat_1_3", "seat_1_4"], intrigue=14)
    them = player(hand=[], pile=["seat_2_1", "seat_2_2", "seat_2_3", "seat_2_4"], intrigue=7)
    game = position(me, them, phase="final", day=4, wall=[0, 1, 0])
    assert game.over
    assert game.me.points["wall"] == 3
    assert [each.intrigue for each in game.players] == [14, 7]


@pytest.mark.rule("GG-BEN-02", "GG-BEN-03", "GG-BEN-05")
def test_benefits_are_marked_where_they_are_received() -> None:
    game = benefit(9)
    spots = {option.id: option.at for option in game.decision.options}
    assert (spots["one"], spots["three"], spots["seven"], spots["none"]) == ("pool:0", "pool:0", "square", None)
