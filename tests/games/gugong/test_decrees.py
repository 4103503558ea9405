"""Getting Decrees: their price, who stands there, and what they score. (GG-DECR)"""

from __future__ import annotations

import pytest

from engine.games.gugong.table import Edict
from engine.kernel import ContentError
from tests.games.gugong.position import CARDS, Game, acting, changed, edict, player, position

FIRST, SECOND, THIRD = "morning_servants", "cheap_jade", "final_jade"
"""A Decree of each level; they cost 2, 3 and 4."""

LEVELS = [(kind, decree.level, decree.points) for kind, decree in CARDS.decrees.items()]


def buy(kind: str, *owned: Edict, pool: int = 6, seats: int = 3) -> Game:
    """Seat 0 is about to get a Decree."""
    decrees = owned if any(each.kind == kind for each in owned) else (*owned, edict(kind))
    return acting("decree", player(pool=pool), seats=seats, decrees=decrees)


@pytest.mark.rule("GG-DECR-01", "GG-DECR-03")
@pytest.mark.parametrize("kind", CARDS.decrees)
def test_the_printed_number_is_removed_and_one_more_goes_onto_it(kind: str) -> None:
    cost = CARDS.decrees[kind].cost
    game = buy(kind, pool=8).play(f"place:{kind}")
    assert game.decree(kind).owners == [0]
    assert (game.me.pool, game.me.supply) == (8 - cost - 1, 4 + cost)


@pytest.mark.rule("GG-DECR-01", "GG-DECR-03")
@pytest.mark.parametrize(("kind", "cost"), [(FIRST, 0), (SECOND, 6), (THIRD, 9)])
def test_other_printed_numbers_are_paid_as_well(kind: str, cost: int) -> None:
    """Nothing but the servant who goes there, at the least."""
    by = changed("decrees", kind, cost=cost)
    game = acting("decree", player(pool=cost + 1), decrees=[edict(kind)], by=by).play(f"place:{kind}")
    assert (game.me.pool, game.me.supply, game.decree(kind).owners) == (0, 11, [0])
    poor = acting("decree", player(pool=cost, tokens=["wall"] * 2), decrees=[edict(kind)], by=by)
    assert f"place:{kind}" not in poor.offers


@pytest.mark.rule("GG-DECR-02", "GG-DECR-11")
@pytest.mark.parametrize("others", [(), (1,), (2, 1), (1, 2, 3), (4, 1, 2, 3)])
def test_each_opponents_servant_there_costs_one_more(others: tuple[int, ...]) -> None:
    game = buy(SECOND, edict(SECOND, *others), pool=8, seats=5).play(f"place:{SECOND}")
    assert game.me.pool == 8 - 3 - len(others) - 1
    assert game.decree(SECOND).owners == [*others, 0], "several may have it"


@pytest.mark.rule("GG-DECR-02")
def test_an_opponents_foreman_there_counts_like_a_servant() -> None:
    game = buy(SECOND, edict(SECOND, 1, foremen=[1]), pool=5).play(f"place:{SECOND}")
    assert game.me.pool == 5 - 4 - 1


@pytest.mark.rule("GG-DECR-03")
@pytest.mark.parametrize(("others", "needed"), [((), 4), ((1,), 5), ((1, 2), 6)])
def test_the_pool_must_cover_all_of_it(others: tuple[int, ...], needed: int) -> None:
    assert f"place:{SECOND}" in buy(SECOND, edict(SECOND, *others), pool=needed).offers
    short = acting(
        "decree", player(pool=needed - 1, tokens=["wall"] * 2), seats=3, decrees=[edict(SECOND, *others), edict(FIRST)]
    )
    assert f"place:{SECOND}" not in short.offers
    named = [str(each.label.args["decree"]) for each in short.refused("gugong-decree-take")]
    assert any("cheap-jade" in name for name in named)
    assert set(short.why("gugong-decree-take")) == {"GG-DECR-03"}


@pytest.mark.rule("GG-DECR-04", "GG-DECR-12")
def test_own_servants_on_other_decrees_do_not_matter() -> None:
    game = buy(SECOND, edict(FIRST, 0), edict(THIRD, 0), edict("cheap_travel", 0))
    game.play(f"place:{SECOND}")
    assert game.me.pool == 6 - 3 - 1
    mine = {each.kind for each in game.table.edicts if 0 in each.owners}
    assert mine == {FIRST, SECOND, THIRD, "cheap_travel"}, "several different ones"


@pytest.mark.rule("GG-DECR-05", "GG-DECR-14")
def test_servants_on_decrees_stay_and_decrees_are_never_replaced() -> None:
    game = buy(SECOND, edict(FIRST, 1, foremen=[1]), seats=2).play(f"place:{SECOND}")
    kinds = [each.kind for each in game.table.edicts]
    assert len(kinds) == 6, "the one taken lies there as before"
    while not game.over:
        decision = game.session.decisions[0]
        game.reply(decision.seat, decision.options[0 if decision.key == "gift" else -1].id)
        assert [each.kind for each in game.table.edicts] == kinds
        assert game.decree(SECOND).owners == [0]
        assert (game.decree(FIRST).owners, game.decree(FIRST).foremen) == ([1], [1])
    assert game.table.day == 4


@pytest.mark.rule("GG-DECR-06", "GG-AMB-23")
@pytest.mark.parametrize(("kind", "points"), [(kind, points) for kind, level, points in LEVELS if level < 3])
def test_levels_one_and_two_score_at_once(kind: str, points: int) -> None:
    game = buy(kind).play(f"place:{kind}")
    assert points > 0
    assert game.me.points == {"decrees": points}
    assert game.scores[1:] == [0, 0]


@pytest.mark.rule("GG-DECR-07", "GG-AMB-23")
@pytest.mark.parametrize("kind", [kind for kind, level, _ in LEVELS if level == 3])
def test_level_three_scores_at_the_end_only(kind: str) -> None:
    with pytest.raises(ContentError, match=f"{kind} → points: level 3 scores at the end"):
        changed("decrees", kind, points=5)
    game = acting("decree", player(), decrees=[edict(kind)]).play(f"place:{kind}")
    assert game.scores == [0, 0]
    me = player(hand=[], jade=3, tokens=["wall", "canal"], intrigue=6, rewards=(1, 0, 0))
    end = position(me, player(hand=[]), phase="final", day=4, decrees=[edict(kind, 0)])
    without = position(player(hand=[], jade=3), player(hand=[]), phase="final", day=4)
    assert end.me.points["final_decrees"] > 0
    assert end.scores[0] == without.scores[0] + end.me.points["final_decrees"]


@pytest.mark.rule("GG-DECR-08", "GG-AMB-22", "GG-AMB-23")
def test_an_advantage_is_not_used_up() -> None:
    """Two performances in the turn, and a third on another Day."""
    by = changed("gifts", "seat_1_4", action="jade")
    game = acting("jade", player(pool=5), decrees=[edict(SECOND, 0)], by=by).play("place:house:0", "place:house:1")
    assert (game.me.jade, game.me.pool) == (2, 5 - 2 - 2)
    later = acting("jade", player(pool=2), decrees=[edict(SECOND, 0)], day=4, turn=30).play("place:house:0")
    assert (later.me.jade, later.me.pool) == (1, 0)
    for day in (1, 2, 3):
        again = position(
            player(hand=[]), player(hand=[]), phase="morning", day=day, decrees=[edict("morning_points", 0)]
        )
        assert again.scores == [2, 0]


@pytest.mark.rule("GG-DECR-08")
def test_an_advantage_begins_with_the_purchase() -> None:
    """Of a card action in the same turn."""
    by = changed("gifts", "seat_1_4", action="decree")
    game = acting("jade", player(pool=6), decrees=[edict(SECOND)], by=by).play(f"card:{SECOND}")
    assert game.me.pool == 2
    game.play("place:house:0")
    assert (game.me.jade, game.me.pool) == (1, 0)


@pytest.mark.rule("GG-DECR-09", "GG-AMB-22")
def test_nobody_can_take_the_same_decree_twice() -> None:
    game = buy(SECOND, edict(SECOND, 0), pool=9)
    assert f"place:{SECOND}" not in game.offers
    assert "GG-DECR-09" in game.why("gugong-decree-take")
    foreman = buy(SECOND, edict(SECOND, 0, foremen=[0]), pool=9)
    assert f"place:{SECOND}" not in foreman.offers
    by = changed("gifts", "seat_1_4", action="decree")
    twice = acting("decree", player(pool=12, supply=0), decrees=[edict(SECOND)], by=by).play(f"place:{SECOND}")
    assert twice.key == "act"
    assert f"place:{SECOND}" not in twice.offers


@pytest.mark.rule("GG-DECR-10")
def test_a_morning_decree_works_in_every_following_morning() -> None:
    for day in (1, 2, 3):
        mine = position(
            player(hand=[]), player(hand=[]), phase="morning", day=day, decrees=[edict("morning_points", 0)]
        )
        assert mine.me.points == {"decrees": 2}
    bought = acting("decree", player(), decrees=[edict("morning_points")]).play("place:morning_points")
    assert bought.me.points == {"decrees": 1}, "not when it is bought"


@pytest.mark.rule("GG-DECR-11")
def test_several_players_have_the_advantage_of_the_same_decree() -> None:
    owned = [edict("morning_points", 1, 0)]
    game = position(*(player(hand=[]) for _ in range(3)), phase="morning", decrees=owned)
    assert game.scores == [2, 2, 0]


@pytest.mark.rule("GG-DECR-13")
def test_one_performance_gives_one_decree() -> None:
    game = buy(FIRST, edict(SECOND), pool=12).play(f"place:{FIRST}")
    assert [each.kind for each in game.table.edicts if each.owners] == [FIRST]
    assert game.open == {1: "gift"}
    by = changed("gifts", "seat_1_4", action="decree")
    twice = acting("decree", player(pool=12), decrees=[edict(FIRST), edict(SECOND)], by=by)
    twice.play(f"place:{FIRST}", f"place:{SECOND}")
    assert {each.kind for each in twice.table.edicts if each.owners} == {FIRST, SECOND}, "two give two"


@pytest.mark.rule("GG-DECR-14")
def test_only_the_six_in_play_can_be_had() -> None:
    game = buy(FIRST, edict(FIRST, 1, 2), pool=12)
    assert set(game.offered("place:")) == {each.kind for each in game.table.edicts}
    assert len(game.offered("place:")) == 6, "also one that others have already"
