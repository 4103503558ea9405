"""The Liquor Shop. (JN-SHOP-15, JN-SHOP-16, JN-SHOPB-12)"""

from __future__ import annotations

from engine.games.jiangnan import gains, names
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.content import ShopFace
from engine.games.jiangnan.table import Table
from engine.kernel import Seat, Steps, Who, text


def spirits_tile(box: Box, t: Table, seat: Seat, shop: ShopFace) -> Steps[None]:
    """A5: a Spirits tile. (JN-SHOP-15)"""
    t.players[seat].spirits += shop.amount
    t.tell(text("jiangnan-did-gain", who=Who(seat), bonus=names.amount("spirits", shop.amount)))
    yield from ()


def coins(box: Box, t: Table, seat: Seat, shop: ShopFace) -> Steps[None]:
    """B5: coins. (JN-SHOPB-12)"""
    gains.gain(box, t, seat, "coin", shop.amount)
    t.tell(text("jiangnan-did-gain", who=Who(seat), bonus=names.amount("coin", shop.amount)))
    yield from ()
