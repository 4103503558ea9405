"""The steps of a game by phase, and a turn of the Day. (GG-FLOW, GG-DAY)"""

from __future__ import annotations

from engine.games.gugong import action, evening, exchange, final, morning, trade
from engine.games.gugong.box import Box
from engine.games.gugong.table import Table
from engine.kernel import Steps


def step(box: Box, t: Table) -> Steps[None]:
    """The next turn or phase, as `Table.phase` says. (GG-FLOW-02)"""
    if t.phase == "turn":
        return turn(box, t)
    if t.phase == "morning":
        return morning.morning(box, t)
    if t.phase == "evening":
        return evening.evening(box, t)
    return final.scoring(box, t)


def turn(box: Box, t: Table) -> Steps[None]:
    """Exchange gifts, perform actions; then the next player is up. (GG-DAY-03)"""
    gift, place, acts = yield from exchange.exchange(box, t)
    if acts:
        yield from action.actions(box, t, gift, place)
    if t.players[t.active].tokens:
        yield from trade.last(box, t)
    t.offered = trade.NOTHING
    _next_turn(t)


def _next_turn(t: Table) -> None:
    """The next player clockwise with a card in hand; if nobody has any, it is Evening. (GG-DAY-02, GG-DAY-05 to -09)"""
    t.turn += 1
    for step in range(1, t.seats + 1):
        seat = (t.active + step) % t.seats
        if t.players[seat].hand:
            t.active = seat
            return
    t.phase = "evening"
