"""The Teahouse. (section 4.4 of the rules)"""

from __future__ import annotations

from engine.games.jiangnan import display, gains, names, tracks
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.table import Table
from engine.kernel import Seat, Steps, Who, text


def visit(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """The district action. (JN-TEA-01 to JN-TEA-04)"""
    coins = servants_coins(box, t, seat)
    if coins:
        gains.gain(box, t, seat, "coin", coins)
        t.tell(text("jiangnan-did-servants", who=Who(seat), bonus=names.amount("coin", coins)))
    yield from display.publish_or_inspire(box, t, seat, "teahouse")


def servants_coins(box: Box, t: Table, seat: Seat) -> int:
    """Coins for the own servants on the track. (JN-TEA-01, JN-INC-04)"""
    return box.power(t.players[seat]).track_gain(tracks.servants(t, "teahouse", seat))
