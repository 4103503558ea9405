"""The way to the Palace, and what Envoys bring there. (GG-PAL)"""

from __future__ import annotations

import pytest

from tests.games.gugong.position import CARDS, Game, acting, edict, player, position

TOP = 8


def envoy(step: int, *, pool: int = 6, intrigue: int = 0, arrivals: tuple[int, ...] = (), seats: int = 2) -> Game:
    """Seat 0 acts at the Palace of Heavenly Purity."""
    me = player(pool=pool, palace=step, intrigue=intrigue)
    return acting("palace", me, seats=seats, arrivals=(*arrivals, 0) if step == TOP else arrivals)


@pytest.mark.rule("GG-PAL-01")
@pytest.mark.parametrize("step", [0, 3, 6])
def test_option_a_is_one_step_for_nothing(step: int) -> None:
    game = envoy(step).play("place:one")
    assert (game.me.palace, game.me.pool, game.me.intrigue) == (step + 1, 6, 0)
    assert game.players[1].palace == 0


@pytest.mark.rule("GG-PAL-02")
def test_option_b_is_two_steps_and_one_of_intrigue_for_two_servants() -> None:
    game = envoy(3, intrigue=4).play("place:two")
    assert (game.me.palace, game.me.intrigue) == (5, 5)
    assert (game.me.pool, game.me.supply) == (4, 8)
    assert game.table.medal is None
    poor = envoy(3, pool=1)
    assert poor.offered("place:") == ["one"]
    assert poor.why("gugong-palace") == ["GG-ACT-20"]


@pytest.mark.rule("GG-PAL-03")
def test_the_eighth_step_is_the_palace() -> None:
    almost = envoy(6).play("place:one")
    assert (almost.me.palace, almost.me.place, almost.table.arrivals) == (7, None, [])
    there = envoy(7).play("place:one")
    assert (there.me.palace, there.me.place, there.table.arrivals) == (8, 0, [0])
    assert there.scores == [0, 0], "no step was left over"


@pytest.mark.rule("GG-PAL-04", "GG-AMB-21")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whoever_arrives_takes_the_best_place_that_is_free(seats: int) -> None:
    worth = CARDS.side(seats).palace
    for before in range(seats):
        others = tuple(range(1, before + 1))
        game = envoy(7, seats=seats, arrivals=others).play("place:one")
        assert game.me.place is not None
        free = [points for place, points in enumerate(worth) if place not in range(before)]
        assert worth[game.me.place] == max(free)
        places = [each.place for each in game.players if each.place is not None]
        assert len(set(places)) == len(places), "each place once"


@pytest.mark.rule("GG-PAL-05")
def test_the_place_scores_at_the_end_and_not_on_arrival() -> None:
    game = envoy(7).play("place:one")
    assert game.scores == [0, 0]
    end = position(player(hand=[]), player(hand=[]), phase="final", day=4, arrivals=[1, 0])
    first, second, _ = CARDS.side(2).palace
    assert [each.points for each in end.players] == [{"places": second}, {"places": first}]
    night = position(player(hand=[]), player(hand=[]), phase="evening", day=3, dice=[2, 4, 9], arrivals=[1, 0])
    while night.open != {0: "gift"}:
        decision = night.session.decisions[0]
        night.reply(decision.seat, "0")
    assert all("places" not in each.points for each in night.players)


@pytest.mark.rule("GG-PAL-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_earlier_arrival_is_worth_as_much_or_more(seats: int) -> None:
    order = [(seat * 3 + 1) % seats for seat in range(seats)] if seats % 3 else [2, 0, 1]
    game = position(*(player(hand=[]) for _ in range(seats)), phase="final", day=4, arrivals=order)
    points = [game.scores[seat] for seat in order]
    assert points == sorted(points, reverse=True)
    assert points[0] > points[-1]
    assert points == list(CARDS.side(seats).palace[:seats])


@pytest.mark.rule("GG-PAL-07", "GG-EX-07")
@pytest.mark.parametrize(("option", "points"), [("one", 1), ("two", 2)])
def test_in_the_palace_every_step_is_a_point_instead(option: str, points: int) -> None:
    game = envoy(TOP).play(f"place:{option}")
    assert game.me.points == {"palace": points}
    assert (game.me.palace, game.me.place, game.table.arrivals) == (TOP, 0, [0])


@pytest.mark.rule("GG-PAL-08", "GG-EX-07")
def test_wherever_the_step_comes_from() -> None:
    me, them = player(palace=TOP), player()
    action = envoy(TOP).play("place:one")
    wall = acting("wall", me, them, wall=[0, 0, 1], arrivals=[0]).play("place:servant")
    token = acting("travel", player(palace=TOP), tokens={"xian": "palace"}, arrivals=[0]).play("place:xian")
    morning = position(
        player(hand=[], palace=TOP), player(hand=[]), phase="morning", decrees=[edict("morning_envoy", 0)], arrivals=[0]
    )
    piles = ["seat_1_1", "seat_1_2", "seat_1_3", "seat_1_4"], ["seat_2_1", "seat_2_2", "seat_2_4", "board_7"]
    mine, theirs = (player(hand=[], pile=pile) for pile in piles)
    dice = position(mine, theirs, phase="evening", dice=[4, 9, 9], arrivals=[0]).play("0")
    final = position(player(hand=[]), player(hand=[]), phase="final", day=4, wall=[0], arrivals=[0])
    for game in (action, wall, token, morning, dice, final):
        assert game.me.points["palace"] == 1
        assert game.me.palace == TOP


@pytest.mark.rule("GG-PAL-09", "GG-AMB-20")
def test_a_step_left_over_in_the_move_that_arrives_is_a_point() -> None:
    game = envoy(7).play("place:two")
    assert (game.me.palace, game.me.place) == (TOP, 0)
    assert game.me.points == {"palace": 1}
    exact = envoy(6).play("place:two")
    assert (exact.me.palace, exact.me.place, exact.me.points) == (TOP, 0, {})


@pytest.mark.rule("GG-PAL-10")
def test_option_b_moves_the_marker_also_from_the_palace() -> None:
    game = envoy(TOP, intrigue=2).play("place:two")
    assert (game.me.intrigue, game.me.pool, game.me.points) == (3, 4, {"palace": 2})


@pytest.mark.rule("GG-PAL-11")
def test_whoever_is_not_in_the_palace_at_the_end_cannot_win() -> None:
    rich, poor = player(hand=[], palace=7, points={"tokens": 50}), player(hand=[])
    game = position(rich, poor, phase="final", day=4, arrivals=[1])
    assert game.standings is not None
    assert [(score.seat, score.won, score.out) for score in game.standings.scores] == [
        (1, True, False),
        (0, False, True),
    ]
    last = position(
        player(hand=[], palace=7, points={"tokens": 50}), poor, phase="final", day=4, wall=[0], arrivals=[1]
    )
    assert last.standings is not None
    assert last.standings.scores[0].seat == 0, "unless the last step comes in the final scoring"
