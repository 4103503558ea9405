"""The turn order changes by the numbers of the edict tiles. (MT-ORDER)"""

from __future__ import annotations

from engine.games.mount_tai import names
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.goods import by_skill
from engine.games.mount_tai.table import VIRTUAL, Table
from engine.kernel import Seat, Who, text


def change(box: Box, t: Table) -> None:
    """The lowest number comes first; the tiles leave the turn order area. (MT-ORDER-01 to MT-ORDER-03)"""
    t.order.sort(key=lambda party: _rank(box, t, party))  # a stable sort: equal ones keep their order (MT-ORDER-02)
    t.tell(
        text(
            "mount-tai-did-order",
            order=tuple(
                names.virtual() if party == VIRTUAL else text("mount-tai-party", who=Who(party)) for party in t.order
            ),
        )
    )
    first = t.order[0]
    if first != VIRTUAL:
        _come_first(box, t, first)
    for player in t.players:
        if player.played:
            player.gone.append(player.played)
            player.played = 0
    if t.virtual is not None and t.virtual.played:
        t.virtual.gone.append(t.virtual.played)
        t.virtual.played = 0


def _rank(box: Box, t: Table, party: Seat) -> tuple[int, bool]:
    """What a party's tile counts as, and whether it stands back in a tie.

    Whoever passed counts as the highest, whatever the talents. (MT-AMB-15, MT-VANG-01, MT-VANG-02, MT-YIN-02)
    """
    if party == VIRTUAL:
        played = 0 if t.virtual is None else t.virtual.played
        return played or box.board.passed, True
    player = t.players[party]
    if not player.played:
        return box.board.passed, True
    if not player.talents:
        return player.played, True
    known = box.known(player)
    lower = sum(box.amount[skill] for skill in ("lower_number", "lower_still") if skill in known)
    return player.played - lower, "first_of_equals" not in known


def _come_first(box: Box, t: Table, seat: Seat) -> None:
    """What it brings to be first after the change. (MT-DUHU-02, MT-VANG-04)"""
    player = t.players[seat]
    known = box.known(player)
    if "first_reputation" in known:
        by_skill(box, t, seat, "first_reputation", "reputation")
    if player.played:
        if "first_of_equals" in known:
            player.firsts += 1
        if "lower_number" in known:
            player.recorded.append(player.played)
            player.played = 0
            t.tell(text("mount-tai-did-record", who=Who(seat), firsts=len(player.recorded)))
