"""Travel tokens on the player board: what they are exchanged for, and how many can be kept. (GG-TOK)"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.gugong.position import Foreman, Game, acting, changed, player, position

SIX = ["servant", "servant", "palace", "palace", "intrigue", "intrigue"]
THREE_DOUBLE = changed("tokens", "double", copies=4, by=changed("tokens", "points", copies=0))
"""A box with four double tokens instead of one, and none that bring points: there are 32 all the same."""


def with_tokens(tokens: list[str], pool: int = 6, foreman: Foreman = "locked") -> Game:
    return position(player(pool=pool, tokens=tokens, foreman=foreman))


def seventh(kind: str, tokens: list[str]) -> Game:
    """A player with six tokens collects another."""
    return acting("travel", player(tokens=tokens), tokens={"xian": kind, "jinan": "recall"}).play("place:xian")


def tokens_everywhere(game: Game) -> Counter[str]:
    table = game.table
    lying = [*table.used, *table.piles[0], *table.piles[1], *game.map.values()]
    return Counter([*lying, *(kind for each in table.players for kind in each.tokens)])


@pytest.mark.rule("GG-TOK-01")
def test_two_tokens_for_a_servant() -> None:
    game = with_tokens(["palace", "intrigue"]).play("trade:2")
    assert (game.me.pool, game.me.supply, game.me.tokens) == (7, 5, [])
    assert (game.scores, game.me.jade) == ([0, 0], 0)


@pytest.mark.rule("GG-TOK-01", "GG-FORE-05")
def test_the_servant_for_two_tokens_may_be_the_foreman() -> None:
    game = with_tokens(["palace", "intrigue"], foreman="supply").play("trade:2")
    assert game.offers[:2] == ["servants", "foreman"]
    game.play("foreman")
    assert (game.me.pool, game.me.foreman) == (6, "pool")


@pytest.mark.rule("GG-TOK-02")
def test_four_tokens_for_two_points_at_once() -> None:
    game = with_tokens(SIX[:4]).play("trade:4")
    assert game.me.points == {"trades": 2}
    assert (game.me.pool, game.me.tokens, game.me.jade) == (6, [], 0)


@pytest.mark.rule("GG-TOK-03", "GG-TOK-08")
def test_six_tokens_for_a_jade_of_the_supply_at_once() -> None:
    game = with_tokens(SIX).play("trade:6")
    assert (game.me.jade, game.me.pool, game.me.tokens) == (1, 6, [])
    assert game.table.houses == [True] * 4, "no house has given it"
    assert game.scores == [0, 0]


@pytest.mark.rule("GG-TOK-03", "GG-TOK-08")
def test_the_supply_has_that_jade_when_all_houses_are_empty_too() -> None:
    game = position(player(tokens=SIX), houses=[False] * 4).play("trade:6")
    assert game.me.jade == 1


@pytest.mark.rule("GG-TOK-01", "GG-TOK-02", "GG-TOK-03")
@pytest.mark.parametrize(
    ("held", "offered", "missing"),
    [
        (1, [], ["2", "4", "6"]),
        (2, ["2"], ["4", "6"]),
        (3, ["2"], ["4", "6"]),
        (4, ["2", "4"], ["6"]),
        (5, ["2", "4"], ["6"]),
        (6, ["2", "4", "6"], []),
    ],
)
def test_an_exchange_needs_its_number_of_tokens(held: int, offered: list[str], missing: list[str]) -> None:
    game = with_tokens(SIX[:held])
    assert game.offered("trade:") == offered
    rules = {"2": "GG-TOK-01", "4": "GG-TOK-02", "6": "GG-TOK-03"}
    for number in ("2", "4", "6"):
        assert game.why(f"gugong-trade-{number}") == ([rules[number]] if number in missing else [])


@pytest.mark.rule("GG-TOK-04")
def test_six_tokens_can_be_kept() -> None:
    game = seventh("palace", SIX[:5])
    assert len(game.me.tokens) == 6
    assert game.key == "end", "no duty: the turn may end"
    assert game.play("done").open == {1: "gift"}


@pytest.mark.rule("GG-TOK-04", "GG-TOK-05")
@pytest.mark.parametrize(("trade", "left"), [("trade:2", 5), ("trade:4", 3), ("trade:6", 1)])
def test_a_seventh_token_must_be_exchanged(trade: str, left: int) -> None:
    game = seventh("palace", SIX)
    assert (game.key, len(game.me.tokens)) == ("exchange", 7)
    assert game.offers == ["trade:2", "trade:4", "trade:6"], "and nothing else, no doing without"
    game.play(trade)
    assert len(game.me.tokens) == left
    assert game.open == ({0: "end"} if left > 1 else {1: "gift"})


@pytest.mark.rule("GG-TOK-01", "GG-TOK-02", "GG-TOK-03")
def test_what_an_exchange_brings_is_read_from_the_board() -> None:
    by = changed("board", None, trade_servants=2, trade_points=3, trade_jade=2)
    two, four, six = (acting("palace", player(tokens=SIX), by=by).play(f"trade:{n}").me for n in (2, 4, 6))
    assert (two.pool, four.points, six.jade) == (8, {"trades": 3}, 2)


@pytest.mark.rule("GG-TOK-05")
def test_one_exchange_may_not_be_enough() -> None:
    """With room for fewer tokens it is seen that the duty ends only when few enough are left."""
    three = changed("board", None, tokens_kept=3)
    me = player(tokens=["servant", "servant", "palace", "palace", "wall"])
    game = acting("travel", me, tokens={"xian": "palace"}, by=three, whole=False).play("place:xian", "trade:2")
    assert (game.key, len(game.me.tokens)) == ("exchange", 4)
    assert "done" not in game.offers
    game.play("trade:2")
    assert (game.key, len(game.me.tokens)) == ("end", 2)


@pytest.mark.rule("GG-TOK-06")
def test_the_duty_can_be_met_by_each_of_the_three() -> None:
    """And it brings what that exchange brings."""
    servant, points, jade = (seventh("wall", SIX).play("none", f"trade:{number}") for number in (2, 4, 6))
    assert (servant.me.pool, servant.me.points, servant.me.jade) == (7, {}, 0)
    assert (points.me.pool, points.me.points, points.me.jade) == (6, {"trades": 2}, 0)
    assert (jade.me.pool, jade.me.points, jade.me.jade) == (6, {}, 1)


@pytest.mark.rule("GG-TOK-07")
@pytest.mark.parametrize(("trade", "count"), [("trade:2", 2), ("trade:4", 4), ("trade:6", 6)])
def test_exchanged_tokens_go_to_the_discard_pile(trade: str, count: int) -> None:
    game = position(player(tokens=SIX), used=["wall"])
    piles, box = [list(pile) for pile in game.table.piles], tokens_everywhere(game)
    game.play(trade)
    assert game.table.used == ["wall", *SIX[:count]]
    assert game.table.piles == piles
    assert tokens_everywhere(game) == box


@pytest.mark.rule("GG-TOK-09")
def test_up_to_six_tokens_nobody_has_to_exchange() -> None:
    game = position(player(tokens=SIX), gifts={"palace": "board_1"})
    assert {option.id for option in game.decision.free} == {"trade:2", "trade:4", "trade:6"}
    game.play("give:seat_1_4:palace", "place:one")
    assert game.me.tokens == SIX
    assert game.open == {1: "gift"}


@pytest.mark.rule("GG-TOK-10")
def test_a_benefit_comes_with_collecting_and_never_with_exchanging() -> None:
    game = acting("travel", player(tokens=["palace"], intrigue=2), tokens={"xian": "intrigue"}).play("place:xian")
    assert (game.me.intrigue, game.me.palace) == (3, 0)
    game.play("trade:2")
    assert (game.me.intrigue, game.me.palace) == (3, 0)
    for kind in ("servants", "points", "canal"):
        game = with_tokens([kind, kind])
        game.play("trade:2")
        assert (game.me.pool, game.me.points, game.ships) == (7, {}, {})
        assert game.key == "gift"


@pytest.mark.rule("GG-TOK-11")
def test_the_double_token_does_nothing_when_it_is_collected() -> None:
    game = acting("travel", player(intrigue=1), tokens={"xian": "double"}).play("place:xian")
    assert game.me.tokens == ["double"]
    assert (game.me.pool, game.me.palace, game.me.intrigue, game.me.jade, game.scores) == (6, 0, 1, 0, [0, 0])
    assert game.open == {0: "end"}, "it alone can be exchanged for a servant"


@pytest.mark.rule("GG-TOK-11", "GG-AMB-52")
def test_the_double_token_counts_for_two_in_an_exchange() -> None:
    alone = with_tokens(["double"])
    assert alone.trades == ["trade:2:1"]
    alone.play("trade:2:1")
    assert (alone.me.pool, alone.me.tokens, alone.table.used) == (7, [], ["double"])
    three = with_tokens(["palace", "double", "wall"])
    assert three.trades == ["trade:2", "trade:2:1", "trade:2:1:over", "trade:4:1"]
    three.play("trade:4:1")
    assert (three.me.points, three.me.tokens) == ({"trades": 2}, [])
    five = with_tokens([*SIX[:4], "double"])
    assert "trade:6:1" in five.trades
    five.play("trade:6:1")
    assert (five.me.jade, five.me.tokens) == (1, [])


@pytest.mark.rule("GG-TOK-11", "GG-AMB-52")
def test_which_tokens_are_given_is_the_players_choice() -> None:
    kept = with_tokens(["double", "palace", "wall"]).play("trade:2")
    assert kept.me.tokens == ["double"]
    given = with_tokens(["double", "palace", "wall"]).play("trade:2:1")
    assert given.me.tokens == ["palace", "wall"]


@pytest.mark.rule("GG-AMB-52")
def test_the_surplus_of_a_double_token_is_lost() -> None:
    """For four with a double one: two plain ones, or one more than needed."""
    game = with_tokens(["palace", "double", "wall", "servant"])
    assert game.trades == ["trade:2", "trade:2:1", "trade:2:1:over", "trade:4:1", "trade:4:1:over"]
    game.play("trade:4:1:over")
    assert (game.me.points, game.me.tokens) == ({"trades": 2}, [])
    three = position(player(tokens=["double", "double", "double"]), by=THREE_DOUBLE, tokens={})
    assert three.trades == ["trade:2:1", "trade:4:2", "trade:6:3"]
    two = position(player(tokens=["double", "double", "palace"]), by=THREE_DOUBLE, tokens={})
    assert two.trades == ["trade:2:1", "trade:2:1:over", "trade:4:2", "trade:4:2:over"]
    two.play("trade:4:2:over")
    assert two.me.tokens == []


@pytest.mark.rule("GG-TOK-11", "GG-AMB-52")
def test_the_double_token_counts_for_one_towards_the_limit() -> None:
    kept = seventh("double", SIX[:5])
    assert kept.key == "end", "six pieces, no duty"
    over = seventh("palace", [*SIX[:5], "double"])
    assert over.key == "exchange"
    over.play("trade:2:1")
    assert (len(over.me.tokens), over.key) == (6, "end"), "one piece less is enough"


@pytest.mark.rule("GG-TOK-01")
def test_exchanges_are_marked_at_the_own_tokens() -> None:
    game = position(player(), player(tokens=SIX), active=1)
    assert {option.at for option in game.decision.free} == {"tokens:1"}
