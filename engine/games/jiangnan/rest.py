"""A Rest. (section 4.15 of the rules)"""

from __future__ import annotations

from engine.games.jiangnan import gains, names
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.table import Table
from engine.kernel import Seat, Text, Who, text


def place(t: Table, seat: Seat) -> None:
    """A scholar goes to the Rest Area, which has no limit. (JN-REST-03, JN-AMB-20)"""
    t.players[seat].scholars -= 1
    t.rest.append(seat)


def brings(box: Box) -> Text:
    """What a Rest brings beside the discard bonus."""
    return names.goods((("coin", box.board.rest_coins), ("spirit", box.board.rest_spirit)))


def gain(box: Box, t: Table, seat: Seat) -> None:
    """Coins and spirit of a Rest. (JN-REST-05, JN-REST-06)"""
    gains.gain(box, t, seat, "coin", box.board.rest_coins)
    gains.gain(box, t, seat, "spirit", box.board.rest_spirit)
    t.tell(text("jiangnan-did-rest", who=Who(seat), bonus=brings(box), spirit=t.players[seat].spirit))
