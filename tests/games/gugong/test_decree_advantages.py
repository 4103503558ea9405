"""What each of the fifteen Decrees does for whoever has it. (GG-DECR-08, GG-DECR-10, GG-FIN-07, GG-DATA-13)"""

from __future__ import annotations

import pytest

from tests.games.gugong.position import CARDS, Game, Sitting, acting, changed, edict, player, position, ship


def morning(kind: str, me: Sitting | None = None, **more: object) -> Game:
    """A Morning that begins; seat 0 has the Decree."""
    them, owned = player(hand=[], pool=0), [edict(kind, 0)]
    return position(me or player(hand=[], pool=0), them, phase="morning", decrees=owned, **more)  # type: ignore[arg-type]


def final(kind: str, me: Sitting, *more: str) -> int:
    """What the Decree brings seat 0 in the end; seat 1 has it too, and as little as can be."""
    owned = [edict(kind, 1, 0), *(edict(other, 0) for other in more)]
    game = position(me, player(hand=[]), phase="final", day=4, decrees=owned)
    return game.me.points.get("final_decrees", 0)


@pytest.mark.rule("GG-DECR-10", "GG-MORN-10")
def test_morning_servants() -> None:
    game = morning("morning_servants")
    assert [each.pool for each in game.players] == [2 + 4, 4]
    foreman = morning("morning_servants", player(hand=[], pool=0, foreman="supply"))
    assert foreman.offers == ["servants", "foreman"]
    foreman.play("foreman")
    assert (foreman.me.foreman, foreman.me.pool) == ("pool", 1 + 4)


@pytest.mark.rule("GG-DECR-10", "GG-MORN-10")
def test_morning_intrigue() -> None:
    game = morning("morning_intrigue", player(hand=[], intrigue=3), ladder=[1, 0])
    assert [each.intrigue for each in game.players] == [5, 0]
    assert morning("morning_intrigue", player(hand=[], intrigue=13)).me.intrigue == 14


@pytest.mark.rule("GG-DECR-10", "GG-MORN-10", "GG-PAL-08")
def test_morning_envoy() -> None:
    game = morning("morning_envoy", player(hand=[], palace=7))
    assert (game.me.palace, game.me.place, game.scores) == (8, 0, [0, 0])
    assert [each.palace for each in morning("morning_envoy").players] == [1, 0]


@pytest.mark.rule("GG-DECR-10", "GG-MORN-10")
def test_morning_points() -> None:
    game = morning("morning_points")
    assert [each.points for each in game.players] == [{"decrees": 2}, {}]


@pytest.mark.rule("GG-DECR-10", "GG-MORN-10", "GG-AMB-42", "GG-AMB-51")
def test_morning_canal() -> None:
    """A servant of the supply onto a ship, never the Foreman; and a claim if it is the third."""
    mine = [ship(0, "r0h2", 2), ship(0, "r0h3", 3)]
    game = morning("morning_canal", player(hand=[], pool=3, foreman="pool"), ships=mine)
    assert (game.open, game.offers) == ({0: "load"}, ["servant:r0h2", "servant:new0", "none"])
    game.play("servant:r0h2")
    assert (game.key, game.offers) == ("claim", ["claim:r0h2:points", "none"])
    assert game.me.pool == 3
    game.play("claim:r0h2:points")
    assert game.me.points == {"harbors": 4}
    declined = morning("morning_canal").play("none")
    assert (declined.ships, declined.me.pool) == ({}, 4)
    supply = morning("morning_canal", player(hand=[], pool=10, foreman="supply"))
    assert supply.me.foreman == "pool", "nobody but the Foreman is left, and he comes with the Day's servants"
    assert supply.ships == {}


@pytest.mark.rule("GG-DECR-08")
def test_cheap_gifts() -> None:
    """An equal or lower gift costs one servant instead of two."""
    owned = [edict("cheap_gifts", 0)]
    game = position(player(pool=1), gifts={"wall": "board_5"}, decrees=owned).play("give:seat_1_1:wall")
    assert "pay" in game.offers
    game.play("pay")
    assert (game.me.pool, game.key) == (0, "act")
    none = position(player(pool=0, tokens=["wall"] * 2), gifts={"wall": "board_5"}, decrees=owned)
    assert "pay" not in none.play("give:seat_1_1:wall").offers
    theirs = position(player(pool=1), gifts={"wall": "board_5"}, decrees=[edict("cheap_gifts", 1)])
    assert "pay" not in theirs.play("give:seat_1_1:wall").offers


@pytest.mark.rule("GG-DECR-08")
def test_cheap_travel() -> None:
    """Two moves cost one servant instead of two."""
    tokens = {"xian": "palace", "jinan": "palace"}
    game = acting("travel", player(pool=1), decrees=[edict("cheap_travel", 0)], tokens=tokens).play("place:two")
    assert (game.key, game.me.pool) == ("city", 0)
    none = acting("travel", player(pool=0), decrees=[edict("cheap_travel", 0)], tokens=tokens)
    assert "place:two" not in none.offers
    theirs = acting("travel", player(pool=1), decrees=[edict("cheap_travel", 1)], tokens=tokens)
    assert "place:two" not in theirs.offers


@pytest.mark.rule("GG-DECR-08", "GG-AMB-51")
@pytest.mark.parametrize(("picked", "placed"), [("servant", 2), ("two", 3)])
def test_more_wall(picked: str, placed: int) -> None:
    """Each Wall action adds a servant of the supply."""
    game = acting("wall", player(pool=3), seats=5, decrees=[edict("more_wall", 0)])
    supply, paid = game.me.supply, placed - 2
    game.play(f"place:{picked}")
    assert game.wall == [0] * placed
    assert game.me.supply == supply - 1 + paid
    theirs = acting("wall", player(pool=3), seats=5, decrees=[edict("more_wall", 1)]).play(f"place:{picked}")
    assert theirs.wall == [0] * (placed - 1)


@pytest.mark.rule("GG-DECR-08", "GG-AMB-42", "GG-AMB-51")
def test_more_wall_completes_it_and_takes_no_foreman() -> None:
    game = acting("wall", player(), wall=[1, 0], decrees=[edict("more_wall", 0)]).play("place:servant")
    assert (game.scores, game.wall) == ([3, 0], [1])
    empty = acting("wall", player(pool=10, foreman="supply"), decrees=[edict("more_wall", 0)])
    assert empty.me.supply == 0
    empty.play("place:servant")
    assert (empty.wall, empty.me.foreman) == ([0], "supply"), "without a servant in the supply none comes"


@pytest.mark.rule("GG-AMB-42", "GG-AMB-51")
@pytest.mark.parametrize(("pool", "completes"), [(9, 1), (10, 0)])
def test_whether_a_wall_action_completes_it_is_said_beforehand(pool: int, completes: int) -> None:
    """With the Decree's servant, if there is one in the supply. One stands on the Decree, one on the Wall."""
    game = acting("wall", player(pool=pool), wall=[1, 0], decrees=[edict("more_wall", 0)])
    option = game.decision.find("place:servant")
    assert option is not None
    assert option.note is not None
    assert option.note.args["completes"] == completes
    assert bool(sum(game.play("place:servant").scores)) == bool(completes)


@pytest.mark.rule("GG-DECR-08")
def test_more_wall_does_not_come_with_a_token() -> None:
    """The token is no Wall action."""
    game = acting("travel", decrees=[edict("more_wall", 0)], tokens={"xian": "wall"}).play("place:xian", "yes")
    assert game.wall == [0]


@pytest.mark.rule("GG-DECR-08")
def test_cheap_jade() -> None:
    """A Jade costs one servant less, in a house and on the square."""
    owned = [edict("cheap_jade", 0)]
    game = acting("jade", player(pool=2), decrees=owned).play("place:house:0")
    assert (game.me.jade, game.me.pool) == (1, 0)
    square = acting("jade", player(pool=4), decrees=owned, houses=[False] * 4).play("place:square")
    assert (square.me.jade, square.me.pool) == (1, 0)
    for houses in (None, [False] * 4):
        worth = 2 if houses is None else 4
        theirs = acting("jade", player(pool=worth), decrees=[edict("cheap_jade", 1)], houses=houses)
        assert theirs.open == {1: "gift"}, "for others it costs what it costs"
        poor = acting("jade", player(pool=worth - 1), decrees=owned, houses=houses)
        assert poor.open == {1: "gift"}
    free = changed("decrees", "cheap_jade", amount=9)
    assert acting("jade", player(pool=0), decrees=owned, by=free).play("place:house:0").me.jade == 1, "never below none"


@pytest.mark.rule("GG-DECR-08", "GG-EVE-03")
def test_evening_servant() -> None:
    """One servant more, for whoever has a match; and it is no match itself."""
    piles = ["seat_1_1", "seat_1_2", "seat_1_3", "seat_1_4"], ["seat_2_1", "seat_2_2", "seat_2_3", "seat_2_4"]

    def evening(dice: list[int], *owners: int) -> Game:
        players = [player(hand=[], pool=3, pile=pile, intrigue=1 - seat) for seat, pile in enumerate(piles)]
        return position(*players, phase="evening", dice=dice, decrees=[edict("evening_servant", *owners)])

    assert evening([4, 9, 9], 0).offers == ["2", "1", "0"]
    assert evening([4, 9, 9], 1).offers == ["1", "0"]
    assert evening([4, 9, 9], 0).play("2").me.pool == 3 + 2 + 4, "the four of the Morning besides"
    both = evening([6, 9, 9], 1)
    assert (both.offers_to(0), both.offers_to(1)) == (["1", "0"], ["2", "1", "0"])
    both.reply(0, "0").reply(1, "2")
    assert both.scores == [3, 0], "one match each, and seat 0 is the higher"
    assert evening([3, 9, 9], 0).table.day == 2, "nothing matches, nobody is asked"


@pytest.mark.rule("GG-DECR-07", "GG-FIN-07")
@pytest.mark.parametrize("jade", [0, 1, 4])
def test_final_jade(jade: int) -> None:
    """Points for each Jade."""
    assert final("final_jade", player(hand=[], jade=jade)) == jade * CARDS.decrees["final_jade"].amount


@pytest.mark.rule("GG-DECR-07", "GG-FIN-07")
def test_final_rewards() -> None:
    """Points for each piece on a reward space, the Foreman too."""
    each = CARDS.decrees["final_rewards"].amount
    assert final("final_rewards", player(hand=[])) == 0
    assert final("final_rewards", player(hand=[], rewards=(2, 1, 0))) == 3 * each
    assert final("final_rewards", player(hand=[], rewards=(1, 0, 0), reward_foreman="card")) == 3 * each


@pytest.mark.rule("GG-DECR-07", "GG-FIN-07")
@pytest.mark.parametrize(("step", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (13, 6), (14, 7)])
def test_final_intrigue(step: int, points: int) -> None:
    """A point for every two steps."""
    assert final("final_intrigue", player(hand=[], intrigue=step)) == points


@pytest.mark.rule("GG-DECR-07", "GG-FIN-07")
def test_final_decrees() -> None:
    """Two points for each Decree, itself too."""
    assert final("final_decrees", player(hand=[])) == 2
    assert final("final_decrees", player(hand=[]), "cheap_gifts", "morning_envoy") == 6


@pytest.mark.rule("GG-DECR-07", "GG-FIN-07")
def test_final_tokens() -> None:
    """A point for each Travel token; the double one is one token."""
    assert final("final_tokens", player(hand=[])) == 0
    assert final("final_tokens", player(hand=[], tokens=["palace", "wall", "double"])) == 3


@pytest.mark.rule("GG-FIN-07")
def test_only_their_owners_score_for_them_each_for_the_own() -> None:
    owned = [edict("final_jade", 0, 1), edict("final_tokens", 1)]
    players = [
        player(hand=[], jade=2),
        player(hand=[], jade=1, tokens=["wall"]),
        player(hand=[], jade=5, tokens=["wall"]),
    ]
    game = position(*players, phase="final", day=4, decrees=owned)
    each = CARDS.decrees["final_jade"].amount
    assert [player.points.get("final_decrees", 0) for player in game.players] == [2 * each, each + 1, 0]


@pytest.mark.rule("GG-DECR-08", "GG-FIN-07")
def test_every_decree_has_one_advantage() -> None:
    """Those above are all: five Decrees of each level."""
    proved = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert {*CARDS.decrees} <= proved
