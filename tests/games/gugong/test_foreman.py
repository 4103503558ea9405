"""The Foreman: won at a harbor, then a servant who counts for two lying down. (GG-FORE)"""

from __future__ import annotations

import pytest

from tests.games.gugong.position import (
    RULES,
    Foreman,
    Game,
    acting,
    changed,
    edict,
    foreman,
    player,
    position,
    ship,
)

TWICE = changed("gifts", "seat_1_4", action="canal")


GAINS = {"card": 1, "token": 1, "trade": 1, "two on a card": 2, "decree": 2, "morning": 4}
"""Ways to gain servants, and how many."""

every_gain = pytest.mark.parametrize("how", GAINS)


def gaining(how: str, state: Foreman) -> Game:
    """Seat 0, with two servants in the pool, gains in one of these ways."""
    if how in ("decree", "morning"):
        decrees = [edict("morning_servants", 0)] if how == "decree" else []
        by = changed("board", None, income=[0, 0, 0, 0]) if how == "decree" else RULES
        return position(player([], 2, foreman=state), player([]), phase="morning", decrees=decrees, by=by)
    me = player(pool=2, foreman=state, tokens=["palace", "palace"])
    if how == "token":
        return acting("travel", me, tokens={"xian": "servant"}).play("place:xian")
    if how == "trade":
        return acting("palace", me).play("trade:2")
    by = changed("gifts", "seat_1_4", servants=GAINS[how])
    return acting("palace", me, by=by).play("card:servants")


@pytest.mark.rule("GG-FORE-01", "GG-FORE-08")
@every_gain
def test_a_locked_foreman_cannot_be_gained(how: str) -> None:
    game = gaining(how, "locked")
    assert game.key != "gain", "the servants come without a question"
    assert (game.me.foreman, game.me.pool) == ("locked", 2 + GAINS[how])


@pytest.mark.rule("GG-FORE-01", "GG-ACT-20")
def test_a_locked_foreman_cannot_be_used() -> None:
    wall = acting("wall", player(pool=2))
    assert wall.offered("place:") == ["servant"]
    assert wall.why("gugong-wall-foreman") == ["GG-FORE-01"]
    assert acting("canal", player()).offered("place:") == ["servant:new0", "two"]
    assert not acting("palace", player(pool=1)).offered("place:two")
    paid = acting("palace", player(pool=2)).play("place:two")
    assert (paid.me.pool, paid.me.foreman) == (0, "locked"), "nobody asks who pays"
    way = position(player(["seat_1_1", "seat_1_2"], 1), gifts={"wall": "board_5"}).play("give:seat_1_1:wall")
    assert way.offers == ["discard:seat_1_2", "none"]


@pytest.mark.rule("GG-FORE-01", "GG-FORE-02", "GG-HARB-12")
def test_won_he_can_be_used_at_once() -> None:
    game = acting("canal", player(pool=1), ships=[ship(0, "r0h4", 2)], by=TWICE)
    assert not [offer for offer in game.offers if "foreman" in offer]
    game.play("place:servant:r0h4", "claim:r0h4:foreman")
    assert game.offered("place:") == ["foreman:new0", "lying:new0"], "in the second performance, with an empty pool"


@pytest.mark.rule("GG-FORE-02")
def test_he_is_used_wherever_a_servant_is() -> None:
    assert acting("wall", player(pool=0, foreman="pool")).offered("place:") == ["foreman", "lying"]
    assert acting("canal", player(pool=0, foreman="pool")).offered("place:") == ["foreman:new0", "lying:new0"]
    assert acting("intrigue", player(pool=0, foreman="pool")).play("place:three").me.intrigue == 3
    by = changed("decrees", "cheap_jade", cost=0)
    decree = acting("decree", player(pool=0, foreman="pool"), decrees=[edict("cheap_jade")], by=by)
    assert decree.play("place:cheap_jade").decree("cheap_jade").foremen == [0]


@pytest.mark.rule("GG-FORE-03", "GG-FORE-04", "GG-FORE-09")
def test_on_the_wall_he_counts_as_one_upright_and_as_two_lying() -> None:
    upright = acting("wall", player(foreman="pool"), wall=[1, 1]).play("place:foreman")
    assert upright.open == {1: "gift"}
    assert [(piece.seat, piece.size) for piece in upright.table.wall] == [(1, 1), (1, 1), (0, 1)], "three of four"
    lying = acting("wall", player(foreman="pool"), wall=[1, 1], ladder=[1, 0]).play("place:lying")
    assert lying.scores == [3, 0], "four of four, two of them his: the tie goes to the higher"
    assert lying.wall == [1, 1]
    more = acting("wall", player(foreman="pool"), player(), wall=[1, 1, 0]).play("place:lying")
    assert more.scores == [3, 0], "three against two"
    less = acting("wall", player(foreman="pool"), player(), wall=[1, 1, 1]).play("place:foreman")
    assert less.scores == [0, 3], "one against three"


@pytest.mark.rule("GG-FORE-03", "GG-FORE-04", "GG-FORE-10")
def test_on_a_ship_he_takes_one_space_upright_and_two_lying() -> None:
    for piece, size in (("foreman", 1), ("lying", 2)):
        game = acting("canal", player(foreman="pool"), ships=[ship(0, "r0h2", 1)], by=TWICE)
        game.play(f"place:{piece}:r0h2", "done")
        assert game.ships == {"r0h2": (0, 1, size)}
        assert game.me.foreman == "away"
        assert ("servant:r0h2" in game.offered("place:")) == (size == 1)


@pytest.mark.rule("GG-FORE-05", "GG-FORE-19")
@every_gain
def test_instead_of_a_servant_he_may_be_gained(how: str) -> None:
    for pick, servants, where in (("servants", GAINS[how], "supply"), ("foreman", GAINS[how] - 1, "pool")):
        game = gaining(how, "supply")
        assert (game.key, game.offered()[:2]) == ("gain", ["servants", "foreman"])
        before = game.me.pool, game.me.supply
        game.play(pick)
        assert (game.me.pool, game.me.supply) == (before[0] + servants, before[1] - servants)
        assert game.me.foreman == where


@pytest.mark.rule("GG-FORE-05", "GG-FORE-19")
@pytest.mark.parametrize(("benefit", "count"), [("one", 1), ("three", 2)])
def test_a_benefit_may_bring_him_too(benefit: str, count: int) -> None:
    me = player(foreman="supply", intrigue=3, pool=3)
    game = acting("wall", me, player(pool=1), wall=[1, 1, 0], ladder=[1, 0]).play("place:servant", benefit)
    assert game.open == {0: "gain"}
    pool = game.me.pool
    game.play("foreman")
    assert (game.me.foreman, game.me.pool) == ("pool", pool + count - 1)


@pytest.mark.rule("GG-FORE-05", "GG-FORE-19")
def test_the_evening_may_bring_him_too() -> None:
    me = player([], 2, pile=["seat_1_1", "seat_1_2", "seat_1_3", "seat_1_4"], foreman="supply")
    game = position(me, player([]), phase="evening", day=4, dice=[2, 4, 9])
    assert game.offers_to(0) == ["1+foreman", "2", "0+foreman", "1", "0"]
    game.reply(0, "1+foreman")
    assert (game.me.pool, game.me.foreman) == (3, "pool")


@pytest.mark.rule("GG-FORE-06", "GG-EX-05")
def test_he_is_removed_instead_of_two_servants() -> None:
    """Wherever two must be removed: for a gift, for a second move, for a second step."""
    way = position(player(["seat_1_1"], 0, foreman="pool"), gifts={"wall": "board_5"}).play("give:seat_1_1:wall")
    assert way.offers == ["pay:foreman", "none"]
    assert way.play("pay:foreman").me.foreman == "supply"
    for location in ("palace", "travel"):
        poor = acting(location, player(pool=0, foreman="pool"))
        assert "two" in poor.offered("place:")
        assert poor.play("place:two").me.foreman == "supply"
        rich = acting(location, player(pool=4, foreman="pool")).play("place:two")
        assert (rich.key, rich.offers) == ("pay", ["servants", "foreman", "upright"])
        rich.play("foreman")
        assert (rich.me.pool, rich.me.foreman) == (4, "supply"), "instead of both"


@pytest.mark.rule("GG-FORE-07", "GG-AMB-29")
def test_removed_he_can_be_gained_again() -> None:
    me = player(pool=0, foreman="pool", tokens=["palace", "palace"])
    game = acting("palace", me, by=changed("gifts", "seat_1_4", action="palace")).play("place:two")
    assert (game.key, game.me.foreman) == ("act", "supply")
    game.play("trade:2")
    assert game.key == "gain"
    assert game.play("foreman").me.foreman == "pool"
    assert "place:two" in game.offers, "and removed again"


@pytest.mark.rule("GG-FORE-11", "GG-EX-03")
def test_with_a_servant_he_is_three_where_two_may_be_placed() -> None:
    wall = acting("wall", player(pool=2, foreman="pool"), seats=5).play("place:two", "servants", "lying")
    assert [(piece.foreman, piece.size) for piece in wall.table.wall] == [(False, 1), (True, 2)]
    assert (wall.me.pool, wall.me.foreman) == (0, "away")
    upright = acting("wall", player(pool=2, foreman="pool"), seats=5).play("place:two", "servants", "foreman")
    assert [piece.size for piece in upright.table.wall] == [1, 1]
    canal = acting("canal", player(pool=2, foreman="pool")).play("place:two", "servants", "lying:new0", "servant:r0h1")
    assert canal.ships == {"r0h1": (0, 1, 2)}


@pytest.mark.rule("GG-FORE-12")
def test_lying_he_is_two_where_one_may_be_placed() -> None:
    wall = acting("wall", player(foreman="pool"), seats=3).play("place:lying")
    assert [(piece.foreman, piece.size) for piece in wall.table.wall] == [(True, 2)]
    assert wall.me.pool == 6
    canal = acting("canal", player(foreman="pool"), ships=[ship(0, "r0h2")]).play("place:lying:r0h2", "done")
    assert canal.ships == {"r0h2": (0, 1, 2)}
    assert canal.me.pool == 6


@pytest.mark.rule("GG-FORE-13")
def test_on_a_decree_he_stands_upright_as_one_servant() -> None:
    game = acting("decree", player(pool=5, foreman="pool"), decrees=[edict("cheap_jade", 1)], seats=3)
    game.play("place:cheap_jade", "servants")
    assert game.offers == ["servant", "foreman"], "and not lying"
    game.play("foreman")
    assert game.decree("cheap_jade").owners == [1, 0]
    assert game.decree("cheap_jade").foremen == [0]
    assert (game.me.pool, game.me.foreman) == (1, "away")
    dear = [acting("decree", player(pool=pool), decrees=[edict("cheap_jade", 1, foremen=[1])]) for pool in (4, 5)]
    assert ["cheap_jade" in game.offered("place:") for game in dear] == [False, True], "to others he is one servant"


@pytest.mark.rule("GG-FORE-16", "GG-FORE-10")
def test_on_a_single_space_he_stands_upright() -> None:
    game = acting("canal", player(foreman="pool"), ships=[ship(0, "r0h2", 2), ship(0, "r0h3", 1)])
    onto = [offer.split(":")[0] for offer in game.offered("place:") if offer.endswith("r0h2")]
    assert onto == ["servant", "foreman"]
    assert game.why("gugong-load-lying") == ["GG-FORE-16"]
    assert "lying:r0h3" in game.offered("place:")
    game.play("place:foreman:r0h2")
    assert game.offered("claim:") == ["r0h2:points", "r0h2:points:foreman"], "he fills it"


@pytest.mark.rule("GG-FORE-17", "GG-AMB-30")
def test_in_a_greater_cost_he_stands_for_two() -> None:
    for pool, ways in (
        (4, ["servants", "foreman", "upright"]),
        (2, ["foreman", "upright"]),
        (1, None),
        (0, None),
    ):
        game = acting("jade", player(pool=pool, foreman="pool"), card="seat_1_2", gifts={"jade": "board_1"})
        assert ("house:0" in game.offered("place:")) == (pool > 0)
        if not pool:
            continue
        game.play("place:house:0")
        if ways:
            assert game.offers == ways
            game.play("foreman")
        assert (game.me.pool, game.me.foreman, game.me.jade) == (pool - 1, "supply", 1)
    four = acting("jade", player(pool=2, foreman="pool")).play("place:house:3")
    assert (four.me.pool, four.me.foreman, four.me.jade) == (0, "supply", 1)


@pytest.mark.rule("GG-AMB-30")
def test_he_may_pay_a_cost_of_one_and_nothing_comes_back() -> None:
    game = acting("intrigue", player(pool=2, foreman="pool")).play("place:three")
    assert (game.key, game.offers) == ("pay", ["servants", "foreman"])
    supply = game.me.supply
    game.play("foreman")
    assert (game.me.pool, game.me.supply, game.me.foreman) == (2, supply, "supply")
    upright = acting("palace", player(pool=2, foreman="pool")).play("place:two", "upright")
    assert (upright.me.pool, upright.me.foreman) == (1, "supply"), "as one of two, with a servant"


@pytest.mark.rule("GG-FORE-18", "GG-FORE-07", "GG-AMB-29")
def test_scored_claimed_with_or_lost_he_comes_to_the_supply() -> None:
    """Of the winner's pieces on the Wall, from a ship that has claimed with a servant, and from a lost ship."""
    scored = acting("wall", player(), player(), wall=[1, foreman(0, 1), 0]).play("place:servant")
    assert (scored.me.foreman, scored.wall) == ("supply", [1])
    stays = acting("wall", player(), wall=[foreman(1, 1), 0, 0]).play("place:servant")
    assert (stays.players[1].foreman, stays.wall) == ("away", [1]), "the others' stay where they are"
    final = position(phase="final", day=4, wall=[foreman(0, 2)])
    assert (final.me.foreman, final.wall) == ("supply", [])
    claimed = acting("canal", player(pool=1), ships=[ship(0, "r0h2", 1, foreman=1)])
    claimed.play("place:servant:r0h2", "claim:r0h2:points")
    assert claimed.me.foreman == "supply"
    lost = position(player([]), player([]), phase="evening", dice=[3, 9, 3], ships=[ship(0, "r0h5", 1, foreman=2)])
    assert lost.key == "gain", "and so he can be gained the next Morning"
    assert lost.me.foreman == "supply"


@pytest.mark.rule("GG-FORE-20", "GG-FORE-14", "GG-AMB-48")
@pytest.mark.parametrize("load", [(1, 2), (2, 1)])
def test_a_ship_with_him_and_servants_to_three_claims_with_either(load: tuple[int, int]) -> None:
    """Upright he is one of three, lying two of three; on the reward he stands upright, out of use."""

    def claiming() -> Game:
        fleet = [ship(0, "r0h1", *load)]
        return acting("canal", player(pool=1), ships=fleet).play("place:servant:new0", "sail:r0h1")

    game = claiming()
    assert game.offered("claim:") == ["r0h3:card", "r0h3:card:foreman"]
    supply = game.me.supply
    game.play("claim:r0h3:card")
    assert (game.me.foreman, game.me.reward_foreman, game.me.rewards) == ("supply", "", [0, 1, 1])
    assert game.me.supply == supply + load[0] - 1
    other = claiming().play("claim:r0h3:card:foreman")
    assert (other.me.foreman, other.me.reward_foreman, other.me.rewards) == ("away", "card", [0, 1, 1])
    assert other.me.supply == supply + load[0]
    assert other.ships == {"r0h2": (0, 1, 0)}


@pytest.mark.rule("GG-FORE-15")
@pytest.mark.parametrize("where", ["decree", "points", "card", "foreman"])
def test_on_a_decree_or_a_reward_he_is_out_of_use_for_good(where: str) -> None:
    decrees = [edict("final_jade", 0, foremen=[0])] if where == "decree" else []
    me = player(["seat_1_4"], 3, pile=["seat_1_1"], reward_foreman="" if where == "decree" else where)
    game = position(me, player([]), day=2, decrees=decrees, gifts={"wall": "board_1"}, dice=[3, 9, 3])
    game.play("give:seat_1_4:wall")
    assert game.offered("place:") == ["servant", "two"]
    assert game.why("gugong-wall-foreman") == ["GG-FORE-05"]
    while not game.over:
        assert game.me.foreman == "away"
        for decision in game.session.decisions:
            assert decision.key not in ("gain", "pay")
            assert not [option.id for option in decision.every() if "foreman" in option.id.split(":")[1:]]
            game.reply(decision.seat, decision.options[0 if decision.key == "gift" else -1].id)
    assert game.me.foreman == "away"


@pytest.mark.rule("GG-FORE-11", "GG-WALL-02")
def test_two_servants_are_explained_where_only_one_is_left() -> None:
    game = acting("wall", player(pool=2, foreman="pool"), seats=5).play("place:two", "servants")
    assert (game.key, game.offers) == ("pieces", ["foreman", "lying"])
    assert game.why("gugong-wall-pieces-servants") == ["GG-WALL-02"]
