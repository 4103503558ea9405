"""When Travel tokens may be exchanged, and when they must. (GG-AMB-12)"""

from __future__ import annotations

import pytest

from tests.games.gugong.position import Foreman, Game, Sitting, acting, edict, player, position, ship

TWO = ["servant", "palace"]
ALL = ["servant", "servant", "palace", "palace", "intrigue", "intrigue"]
TRAVEL = "seat_1_2"


def rich(pool: int = 6, foreman: Foreman = "locked") -> Sitting:
    """A player with six tokens."""
    return player(pool=pool, foreman=foreman, tokens=ALL)


def at_each_question() -> list[Game]:
    """Every kind of question to the active player within the own turn but those of tokens."""
    way = position(rich(), gifts={"wall": "board_5"}).play("give:seat_1_1:wall")
    act = acting("palace", rich())
    pay = acting("palace", rich(foreman="pool")).play("place:two")
    giving = player(["seat_3_3"], foreman="supply", tokens=ALL)
    gain = acting("palace", giving, card="seat_3_3", seats=3).play("card:servants")
    pieces = acting("wall", rich(foreman="pool"), seats=5).play("place:two", "servants")
    load = acting("canal", rich(), ships=[ship(0, "r0h2")]).play("place:two")
    sail = acting("canal", rich(), ships=[ship(0, "r0h2")]).play("place:servant:r0h2")
    city = acting("travel", rich()).play("place:two")
    swap = acting("palace", rich(), card="seat_1_1").play("card:swap")
    return [position(rich()), way, act, pay, gain, pieces, load, sail, city, swap]


@pytest.mark.rule("GG-AMB-12", "GG-TOK-09")
def test_at_every_question_of_the_own_turn() -> None:
    games = at_each_question()
    assert [game.key for game in games] == [
        "gift", "way", "act", "pay", "gain", "pieces", "load", "sail", "city", "swap"
    ]  # fmt: skip
    for game in games:
        assert game.trades == ["trade:2", "trade:4", "trade:6"]
        key, options = game.key, game.decision.options
        game.play("trade:4")
        assert game.scores[0] == 2
        assert (game.key, game.decision.options) == (key, options), "the question is put again"
        assert game.trades == ["trade:2"]


@pytest.mark.rule("GG-AMB-12")
def test_any_number_of_times() -> None:
    game = acting("palace", rich(pool=0)).play("trade:2", "trade:2", "trade:2")
    assert (game.me.pool, game.me.tokens, game.key) == (3, [], "act")


@pytest.mark.rule("GG-AMB-12", "GG-EXCH-12")
def test_before_a_cost_is_paid() -> None:
    """Servants gained by an exchange pay for what was out of reach."""
    game = acting("palace", player(pool=1, tokens=TWO))
    assert "place:two" not in game.offers
    game.play("trade:2", "place:two")
    assert (game.me.palace, game.me.pool) == (2, 0)
    way = position(player(pool=1, tokens=TWO), gifts={"wall": "board_5"}).play("give:seat_1_1:wall")
    assert "pay" not in way.offers
    way.play("trade:2", "pay")
    assert (way.key, way.me.pool) == ("act", 0)


@pytest.mark.rule("GG-AMB-12", "GG-ACT-20")
def test_before_an_action_that_only_then_can_be_paid() -> None:
    """The token that the card action collects makes the second: the servant for both is the third for a house."""
    game = acting("jade", player(pool=2, tokens=["servant"]), card=TRAVEL, tokens={"xian": "points"}).play("card:xian")
    assert (game.key, game.offers) == ("act", ["done", "trade:2"])
    game.play("trade:2")
    assert game.offers == ["place:house:0", "done"]
    game.play("place:house:0")
    assert game.me.jade == 1
    pennyless = acting("jade", player(pool=2), card=TRAVEL, tokens={"xian": "points"}).play("card:xian")
    assert pennyless.open == {1: "gift"}, "with nothing to exchange nothing is asked"
    fleet = [ship(0, "r0h1", 3), ship(0, "r0h2", 3), ship(0, "r0h3", 1)]
    no_supply = acting("jade", player(pool=2, tokens=TWO, rewards=[3, 0, 0]), ships=fleet)
    assert (no_supply.me.supply, no_supply.open) == (0, {1: "gift"}), "nor where nobody could come"


@pytest.mark.rule("GG-AMB-12")
def test_before_the_servants_that_a_token_takes_are_given() -> None:
    game = acting("travel", player(pool=2, tokens=["servant"]), tokens={"xian": "jade"}).play("place:xian")
    assert (game.key, game.offers) == ("jade_trade", ["none", "trade:2"])
    game.play("trade:2", "yes")
    assert (game.me.pool, game.me.jade) == (0, 1)


@pytest.mark.rule("GG-AMB-12")
def test_tokens_that_come_last_may_be_exchanged_at_the_end_of_the_turn() -> None:
    game = acting("travel", player(tokens=["servant"]), tokens={"xian": "points"}).play("place:xian")
    assert (game.open, game.offers) == ({0: "end"}, ["done", "trade:2"])
    assert game.play("trade:2").open == {1: "gift"}
    asked = acting("palace", player(tokens=TWO)).play("place:one")
    assert asked.open == {1: "gift"}, "the same exchange was offered just before"


@pytest.mark.rule("GG-AMB-12", "GG-TOK-05")
@pytest.mark.parametrize("kind", ["points", "servant"])
def test_the_duty_comes_right_after_the_benefit_and_between_two_moves(kind: str) -> None:
    tokens = {"xian": kind, "jinan": "wall"}
    me = player(pool=2, tokens=["canal", "canal", "palace", "palace", "intrigue", "intrigue"])
    game = acting("travel", me, tokens=tokens).play("place:two", "xian")
    assert (game.scores[0], game.me.pool) == ((2, 0) if kind == "points" else (0, 1)), "the benefit first"
    assert (game.key, game.offers) == ("exchange", ["trade:2", "trade:4", "trade:6"])
    assert len(game.me.tokens) == 7
    game.play("trade:6")
    assert game.key == "wall_token", "only then the second move"
    assert game.me.city == "jinan"


@pytest.mark.rule("GG-AMB-12")
def test_not_in_the_turn_of_another_player() -> None:
    """Neither when a benefit is to be chosen there, nor in between."""
    game = acting("wall", player(), player(tokens=ALL, intrigue=3), wall=[1, 1, 1]).play("place:servant")
    assert game.open == {1: "benefit"}
    assert game.trades == []
    game.play("none")
    assert game.open == {1: "gift"}
    assert game.trades == ["trade:2", "trade:4", "trade:6"], "but in the own turn again"


@pytest.mark.rule("GG-AMB-12")
def test_not_in_the_evening_and_not_in_the_morning() -> None:
    pile = ["seat_1_1", "seat_1_2", "seat_1_3", "seat_1_4"]
    me = player(hand=[], pile=pile, tokens=ALL)
    game = position(me, player(hand=[]), phase="evening", dice=[2, 4, 9], ships=[ship(0, "r0h1", 3)])
    assert game.asked(0).key == "evening"
    assert game.asked(0).free == ()
    game.play("0")
    assert (game.open, game.trades) == ({0: "claim"}, [])
    me = player(hand=[], tokens=ALL, foreman="supply")
    game = position(me, player(hand=[]), phase="morning", decrees=[edict("morning_canal", 0)])
    assert (game.open, game.trades) == ({0: "load"}, [])
    game.play("none")
    assert (game.open, game.trades) == ({0: "gain"}, [])


@pytest.mark.rule("GG-AMB-12")
@pytest.mark.parametrize(("pool", "asked"), [(12, True), (11, False)])
def test_tokens_are_asked_for_again_when_servants_came_to_an_empty_supply(pool: int, asked: bool) -> None:
    """Before the action an exchange would have brought nobody; a supply that was not empty changes nothing."""
    game = acting("palace", player(pool=pool, tokens=["points", "points"])).play("place:two")
    assert game.open == ({0: "end"} if asked else {1: "gift"})
    if asked:
        assert game.trades == ["trade:2"]
        game.play("trade:2")
        assert (game.me.pool, game.me.tokens) == (11, [])
