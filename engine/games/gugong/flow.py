"""The steps of a game by phase, and a turn of the Day. (GG-FLOW, GG-DAY)"""

from __future__ import annotations

from engine.games.gugong import action, evening, exchange, final, morning, trade
from engine.games.gugong.box import Box
from engine.games.gugong.table import Table
from engine.kernel import Option, Steps, text


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
    yield from _last_trades(box, t)
    _next_turn(t)


def _last_trades(box: Box, t: Table) -> Steps[None]:
    """Tokens that came after the turn's last question may be exchanged as well. (GG-AMB-12)"""
    player = t.players[t.active]
    while t.offered != trade.held(player) and trade.trades(player):
        if (yield from trade.once(box, t, t.active, "end", lambda: (_END, "done"), show=True)) is not None:
            break
    t.offered = (0, 0)


_END = [Option("done", text("gugong-end-turn"), text("gugong-end-turn-note"), "GG-DAY-02")]


def _next_turn(t: Table) -> None:
    """The next player clockwise with a card in hand; if nobody has any, it is Evening. (GG-DAY-02, GG-DAY-05 to -09)"""
    t.turn += 1
    for step in range(1, t.seats + 1):
        seat = (t.active + step) % t.seats
        if t.players[seat].hand:
            t.active = seat
            return
    t.phase = "evening"
