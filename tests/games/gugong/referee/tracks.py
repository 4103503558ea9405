"""Points, the Intrigue track and the Palace track. (GG-INTR, GG-PAL)"""

from __future__ import annotations

from engine.games.gugong.table import Player
from tests.games.gugong.referee.play import Game

LAST_STEP = 14
PALACE = 8


def score(me: Player, source: str, points: int) -> None:
    me.points[source] = me.points.get(source, 0) + points


def intrigue(g: Game, seat: int, steps: int) -> None:
    """Move a marker: on a new step it comes to lie on top. (GG-INTR-06, GG-INTR-08, GG-BEN-08, GG-AMB-19)"""
    t = g.t
    here = t.players[seat].intrigue
    there = min(LAST_STEP, here + steps)
    assert there >= 0
    if there == here:
        return
    t.players[seat].intrigue = there
    stack = [other for other in t.ladder if other != seat]
    below = [other for other in stack if t.players[other].intrigue <= there]
    above = [other for other in stack if t.players[other].intrigue > there]
    t.ladder = [*below, seat, *above]


def highest(g: Game, seats: list[int]) -> int:
    """Who wins a tie. (GG-INTR-09, GG-INTR-10)"""
    return next(seat for seat in reversed(g.t.ladder) if seat in seats)


def envoy(g: Game, seat: int, steps: int) -> None:
    """Towards the Palace; there every step is a point. (GG-PAL-04, GG-PAL-07 to GG-PAL-09)"""
    me = g.t.players[seat]
    for _ in range(steps):
        if me.place is not None:
            score(me, "palace", 1)
            continue
        me.palace += 1
        if me.palace == PALACE:
            me.place = len(g.t.arrivals)
            g.t.arrivals.append(seat)
