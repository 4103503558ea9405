"""Board status: pointer, turn order, charm. (section 5.8 of the rules)"""

from __future__ import annotations

from engine.games.jiangnan import names
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.table import Table
from engine.kernel import text


def change(box: Box, t: Table) -> None:
    """The pointer turns, the order becomes the next one, and the next Charm tile comes. (JN-STAT-02 to JN-STAT-10)"""
    t.pointer += 1
    t.order = t.next_order + [party for party in t.order if party not in t.next_order]
    t.next_order = []
    t.tell(
        text(
            "jiangnan-did-status",
            shops=tuple(box.shop_name[t.ring[place]] for place in box.hands(t)),
            order=tuple(names.name(party) for party in t.order),
        )
    )
    if t.charms:
        t.gone_charms.append(t.charms.pop(0))
        t.tell(text("jiangnan-did-charm", charm=names.charm(t.charms[0])))
