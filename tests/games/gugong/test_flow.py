"""Days and their phases, and what the game is about. (GG-FLOW)"""

from __future__ import annotations

from itertools import groupby

import pytest

from engine.games.gugong.final import SOURCES
from engine.games.gugong.table import Player
from engine.kernel import Session
from tests.games.gugong.position import RULES, Game, changed, player, position, ship

PHASES = {"give": "Day", "match": "Evening", "match-nothing": "Evening", "morning": "Morning", "final": "Final"}
"""What is told in each phase, and in no other."""


def phases(game: Game) -> list[str]:
    """The phases so far, in order."""
    told = (PHASES.get(event.text.key.removeprefix("gugong-did-")) for event in game.told)
    return [phase for phase, _ in groupby(phase for phase in told if phase)]


def idly(game: Game) -> None:
    """One reply that does as little as possible."""
    assert game.table.turn <= 100, "every game ends: with five players after 80 such turns"
    decision = game.session.decisions[0]
    game.reply(decision.seat, decision.options[0 if decision.key == "gift" else -1].id)


@pytest.mark.rule("GG-FLOW-01", "GG-FLOW-02", "GG-FLOW-03", "GG-FLOW-04", "GG-FLOW-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_days_of_morning_day_and_evening_and_then_the_final_scoring(seats: int) -> None:
    game = position(seats=seats)
    days = [1]
    while not game.over:
        idly(game)
        if game.table.day != days[-1]:
            days.append(game.table.day)
    day = ["Morning", "Day", "Evening"]
    assert phases(game) == [*day[1:], *day, *day, *day, "Final"]
    assert days == [1, 2, 3, 4]
    assert game.standings is not None


@pytest.mark.rule("GG-FLOW-03", "GG-AMB-06", "GG-AMB-45")
def test_day_1_begins_without_a_morning() -> None:
    by = changed("board", None, income=[5, 4, 4, 4])
    session, told = Session.begin(by, 3, {}, "a")
    assert told == []
    assert session.table.day == 1
    assert [(each.seat, each.key) for each in session.decisions] == [(session.table.start, "gift")]
    assert [each.pool for each in session.table.players] == [6, 6, 6]


@pytest.mark.rule("GG-FLOW-04", "GG-FLOW-05")
@pytest.mark.parametrize("day", [1, 2, 3, 4])
def test_what_follows_an_evening(day: int) -> None:
    piles = [player(hand=[], pile=[f"seat_{seat}_{card}" for card in (1, 2, 3, 4)]) for seat in (1, 2)]
    game = position(*piles, phase="evening", day=day, dice=[3, 9, 7])
    if day < 4:
        assert phases(game) == ["Evening", "Morning"]
        assert (game.table.day, game.open) == (day + 1, {0: "gift"})
    else:
        assert phases(game) == ["Evening", "Final"]
        assert game.over


@pytest.mark.rule("GG-FLOW-05")
def test_the_last_evening_is_played_in_full() -> None:
    me = player(hand=["seat_1_4"], pile=["seat_1_1", "seat_1_2", "seat_1_3"])
    them = player(hand=[], pile=["seat_2_1", "seat_2_2", "seat_2_3", "seat_2_4"])
    game = position(me, them, day=4, dice=[2, 9, 9], gifts={"wall": "board_3"}, ships=[ship(0, "r0h1", 3)])
    game.play("give:seat_1_4:wall", "done", "1")
    assert game.me.points == {"destiny": 3}
    assert (game.ships, game.open) == ({"r0h2": (0, 3, 0)}, {0: "claim"})
    game.play("claim:r0h2:points")
    assert game.over
    assert game.me.points == {"destiny": 3, "harbors": 4}


@pytest.mark.rule("GG-FLOW-06", "GG-FIN-10", "GG-PAL-11")
def test_the_most_points_among_those_in_the_palace_win() -> None:
    third, winner, outside = (player(hand=[], points={"trades": points}) for points in (6, 9, 30))
    game = position(third, winner, outside, phase="final", day=4, arrivals=[0, 1], ladder=[1, 0, 2])
    assert game.standings is not None
    assert [(score.seat, score.rank, score.won) for score in game.standings.scores] == [
        (1, 1, True),
        (0, 2, False),
        (2, 3, False),
    ]
    places = RULES.box.side(3).palace
    assert [score.total for score in game.standings.scores] == [9 + places[1], 6 + places[0], 30]


@pytest.mark.rule("GG-FLOW-07", "GG-AMB-01")
def test_players_collect_cards_servants_tokens_and_jade_and_nothing_else() -> None:
    """All that a player has, and all that brings points: no favor, no mission, no prize for varied gifts."""
    collected = {"hand", "pile", "pool", "supply", "tokens", "jade"}
    where_pieces_stand = {"foreman", "rewards", "reward_foreman", "city", "palace", "place", "intrigue"}
    remembered = {"shown", "points"}
    assert {*Player.__struct_fields__} == collected | where_pieces_stand | remembered
    assert {*SOURCES} == {
        "wall", "destiny", "tokens", "trades", "harbors", "decrees", "palace", "places", "final_decrees", "jade"
    }  # fmt: skip
    game = position(seats=5)
    while "evening" not in game.open.values():
        idly(game)
        assert game.scores == [0] * 5, "a gift alone brings nothing, to whomever it is given"


@pytest.mark.rule("GG-AMB-45")
def test_no_servants_come_but_in_the_morning_and_for_matching_gifts() -> None:
    game = position(seats=3, by=changed("board", None, income=[0, 0, 0, 0]))
    while not game.over:
        idly(game)
        assert [each.pool for each in game.players] == [6, 6, 6]
    game = position(seats=3, by=changed("board", None, income=[9, 1, 2, 1]))
    pools = {1: 6, 2: 7, 3: 9, 4: 10}
    while not game.over:
        idly(game)
        assert [each.pool for each in game.players] == [pools[game.table.day]] * 3


@pytest.mark.rule("GG-AMB-37", "GG-EVE-18")
@pytest.mark.parametrize(("start", "medal"), [(0, 1), (1, 0), (1, 2), (2, None)])
def test_evening_claims_go_in_the_turn_order_of_the_day_just_played(start: int, medal: int | None) -> None:
    game = position(
        *(player(hand=[], pile=[f"seat_{seat}_{card}" for card in (1, 2, 3, 4)]) for seat in (1, 2, 3)),
        phase="evening",
        start=start,
        medal=medal,
        dice=[1, 4, 9],
        ships=[ship(0, "r0h1", 3), ship(1, "r0h3", 3), ship(2, "r0h4", 3)],
    )
    while "claim" not in game.open.values():
        idly(game)
    for step in range(3):
        assert game.open == {(start + step) % 3: "claim"}, "whoever has taken the Medal for tomorrow"
        game.play("none")


@pytest.mark.rule("GG-AMB-38", "GG-EVE-08", "GG-EXCH-19")
def test_only_matching_cards_are_shown_in_the_evening() -> None:
    me = player(hand=[], pile=["seat_1_1", "seat_1_2", "seat_1_3", "seat_1_4"])
    them = player(hand=[], pile=["seat_2_1", "seat_2_2", "seat_2_3", "seat_2_4"])
    game = position(me, them, phase="evening", dice=[2, 4, 9])
    assert game.open == {0: "evening"}
    for viewer in (1, None):
        seen, other = game.view(viewer).players
        assert (seen.pile, seen.shown) == (None, ("seat_1_1", "seat_1_2"))
        assert other.shown == ()
    (told,) = game.events("gugong-did-match", to=1)
    assert told.args["gifts"] == (RULES.box.name["seat_1_1"], RULES.box.name["seat_1_2"])


@pytest.mark.rule("GG-EX-02", "GG-EVE-04")
def test_example_one_card_of_a_value_that_two_dice_show() -> None:
    me = player(hand=[], pool=0, pile=["seat_1_1", "seat_1_2", "seat_1_3", "seat_1_4"])
    them = player(hand=[], pile=["seat_2_1", "seat_2_2", "seat_2_3", "board_7"])
    game = position(me, them, phase="evening", day=4, dice=[3, 8, 8], arrivals=[0])
    assert game.open == {0: "evening"}
    assert game.offers == ["2", "1", "0"]
    assert game.play("2").me.pool == 2
