"""Whose turn it is, and when the Day is over. (GG-DAY)"""

from __future__ import annotations

import pytest

from engine.kernel import Illegal, Reply
from tests.games.gugong.position import Game, Sitting, changed, player, position, ship


def with_cards(*numbers: int, start: int = 0, active: int = 0) -> Game:
    """Players with so many cards in hand, without servants, and with nothing to travel for."""
    sets = [[f"seat_{seat}_{card}" for card in (1, 2, 3, 4)] for seat in range(1, len(numbers) + 1)]
    players = [player(hand=cards[:number], pool=0) for cards, number in zip(sets, numbers, strict=True)]
    return position(*players, start=start, active=active, tokens={})


def pass_turn(game: Game) -> int:
    """Whoever is asked gives a card and does nothing else; returns who it was."""
    seat = game.decision.seat
    turn = game.table.turn
    game.play(game.decision.options[0].id)
    while game.table.turn == turn:
        game.play("none" if game.key == "way" else "done")
    return seat


def is_evening(game: Game) -> bool:
    """Have the gifts been compared with the dice yet?"""
    return bool(game.events("gugong-did-match") or game.events("gugong-did-match-nothing"))


@pytest.mark.rule("GG-DAY-01")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_start_player_has_the_first_turn(start: int) -> None:
    out = [player(hand=[]) for _ in range(3)]
    game = position(*out, phase="morning", start=start, active=(start + 1) % 3)
    assert game.open == {start: "gift"}
    assert game.table.active == start


@pytest.mark.rule("GG-DAY-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_go_clockwise(seats: int) -> None:
    game = with_cards(*[4] * seats, start=1, active=1)
    assert [pass_turn(game) for _ in range(2 * seats)] == [(1 + step) % seats for step in range(2 * seats)]


@pytest.mark.rule("GG-DAY-03")
def test_a_turn_is_an_exchange_and_then_actions() -> None:
    game = position(gifts={"palace": "board_1"})
    assert game.key == "gift"
    assert not game.offered("place:")
    game.play("give:seat_1_2:palace")
    assert game.key == "act"
    assert not game.offered("give:"), "one exchange a turn"
    game.play("done")
    assert game.open == {1: "gift"}


@pytest.mark.rule("GG-DAY-04")
def test_nobody_with_a_card_can_pass() -> None:
    game = with_cards(1, 1)
    assert all(option.id.startswith("give:seat_1_1:") for option in game.decision.every())
    assert game.decision.pick == (1, 1)
    assert game.decision.usual is None
    assert game.why("gugong-pass") == ["GG-DAY-04"]
    for picks in ((), ("done",), ("none",)):
        with pytest.raises(Illegal):
            game.session.apply(Reply(0, "gift", game.decision.ticket, picks))


@pytest.mark.rule("GG-DAY-05", "GG-DAY-06")
def test_whoever_has_no_card_is_skipped_and_others_may_have_several_turns_in_a_row() -> None:
    game = with_cards(1, 3, 2)
    assert [pass_turn(game) for _ in range(6)] == [0, 1, 2, 1, 2, 1]
    alone = with_cards(0, 3, 0, active=1)
    assert [pass_turn(alone) for _ in range(2)] == [1, 1]
    assert alone.open == {1: "gift"}


@pytest.mark.rule("GG-DAY-07")
def test_the_day_is_over_as_soon_as_nobody_has_a_card() -> None:
    game = with_cards(1, 2)
    for _ in range(2):
        pass_turn(game)
        assert game.key == "gift"
        assert not is_evening(game)
    pass_turn(game)
    assert is_evening(game)


def recalling(me: Sitting, them: Sitting) -> Game:
    """Seat 0 gives a card at the Travel location and may fetch the token that takes a card back."""
    game = position(me, them, gifts={"travel": "board_1"}, tokens={"xian": "recall", "jinan": "recall"})
    return game.play("give:seat_1_4:travel")


@pytest.mark.rule("GG-DAY-08")
def test_a_card_gained_brings_one_turn_more_on_the_same_day() -> None:
    me = player(hand=["seat_1_4", "seat_1_1"])
    game = recalling(me, player(hand=["seat_2_4"]))
    game.play("place:xian", "seat_1_2")
    assert game.me.hand == ["seat_1_1", "seat_1_2"]
    assert [pass_turn(game) for _ in range(2)] == [1, 0]
    assert game.open == {0: "gift"}, "his second turn after that one, with the card that he took back"
    assert not is_evening(game)
    pass_turn(game)
    assert is_evening(game)


@pytest.mark.rule("GG-DAY-09")
def test_with_a_card_gained_in_the_turn_of_the_last_one_nobody_is_out() -> None:
    game = recalling(player(hand=["seat_1_4"]), player(hand=["seat_2_4", "seat_2_3"]))
    assert game.me.hand == []
    game.play("place:xian", "board_1")
    assert game.me.hand == ["board_1"], "even the card just taken"
    assert [pass_turn(game) for _ in range(3)] == [1, 0, 1], "he has a turn when play comes round"


@pytest.mark.rule("GG-DAY-08", "GG-DAY-09")
def test_a_drawn_card_is_played_at_once_by_the_last_player() -> None:
    by = changed("gifts", "seat_1_4", action="canal")
    me = player(hand=["seat_1_4"], pool=1)
    game = position(
        me, player(hand=[]), gifts={"palace": "board_1"}, ships=[ship(0, "r0h3", 2)], next_gifts=["draw_9"], by=by
    )
    game.play("give:seat_1_4:palace", "card:servant:r0h3", "claim:r0h3:card", "done")
    assert game.me.hand == ["draw_9"]
    assert game.open == {0: "gift"}
