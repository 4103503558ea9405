"""The Charming Scholar: who meets the round's Charm tile may put a second servant on a muse. (section 4.8)"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine.games.jiangnan import boats, names, tracks
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import CharmNeed
from engine.games.jiangnan.table import Table
from engine.kernel import Blocked, Seat, text


def met(box: Box, t: Table, seat: Seat) -> bool:
    """Does the visitor meet the current Charm tile? Never on side A of the Parlour. (JN-CHARM-02, JN-CHARM-14)"""
    if t.sides.parlour != "b" or not t.charms:
        return False
    tile = box.charm[t.charms[0]]
    return _COUNTS[tile.needs](box, t, seat) >= tile.amount


def blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """The second servant, as long as the Charm tile is not met."""
    if t.sides.parlour == "b" and t.charms and not met(box, t, seat):
        yield Blocked(
            text("jiangnan-second-servant"),
            text("jiangnan-why-charm", charm=names.charm(t.charms[0])),
            "JN-CHARM-02",
        )


def _on_boat(box: Box, t: Table, seat: Seat) -> int:
    """Own servants on the boat under the Parlour, those of a vassal left out. (JN-CHARM-09, JN-AMB-51)"""
    boat = t.river[box.places.slot[t.sides.map]["parlour"]]
    return boats.servants(boat, seat) if boat is not None else 0


_COUNTS: Final[dict[CharmNeed, Callable[[Box, Table, Seat], int]]] = {
    "teahouse": lambda box, t, seat: tracks.servants(t, "teahouse", seat),
    "tavern": lambda box, t, seat: tracks.servants(t, "tavern", seat),
    "boat": _on_boat,
    "pointer": lambda box, t, seat: int(t.players[seat].place in box.hands(t)),
    "cities": lambda box, t, seat: len(t.players[seat].cities),
    "unpublished": lambda box, t, seat: len(t.players[seat].works),
}
"""(JN-CHARM-07 to JN-CHARM-12)"""
