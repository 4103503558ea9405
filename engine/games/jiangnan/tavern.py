"""The Tavern. (section 4.5 of the rules)"""

from __future__ import annotations

from engine.games.jiangnan import display, gains, names, tracks
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.table import Table
from engine.kernel import Seat, Steps, Who, text


def visit(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """The district action. (JN-TAV-01 to JN-TAV-04)"""
    gains.pay(t, seat, box.price(t, seat, box.entry["tavern"]))
    gains.gain(box, t, seat, "spirit", box.visit_spirit["tavern"])
    vp = servants_vp(box, t, seat)
    if vp:
        gains.gain(box, t, seat, "vp", vp, "tavern")
        t.tell(text("jiangnan-did-servants", who=Who(seat), bonus=names.amount("vp", vp)))
    yield from display.publish_or_inspire(box, t, seat, "tavern")


def servants_vp(box: Box, t: Table, seat: Seat) -> int:
    """VP for the own servants on the track. (JN-TAV-03, JN-INC-05)"""
    return box.power(t.players[seat]).track_gain(tracks.servants(t, "tavern", seat))
