"""The Boatman. (JN-SHOP-13, JN-SHOP-14, JN-SHOPB-09 to JN-SHOPB-11)"""

from __future__ import annotations

from engine.games.jiangnan import boarding, gains
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.content import ShopFace
from engine.games.jiangnan.table import Table
from engine.kernel import Seat, Steps


def board(box: Box, t: Table, seat: Seat, shop: ShopFace) -> Steps[None]:
    """A4: for a coin a servant gets on a boat. (JN-SHOP-13)"""
    slot = yield from boarding.choose(box, t, seat, "JN-SHOP-13", decline=True)
    if slot is not None:
        gains.pay(t, seat, box.price(t, seat, shop.cost))
        boarding.board(box, t, seat, slot)


def can_board(box: Box, t: Table, seat: Seat, shop: ShopFace, coins: int) -> bool:
    """Are a boat and the coin there?"""
    return coins >= box.price(t, seat, shop.cost) and boarding.can_board(t)


def change(box: Box, t: Table, seat: Seat, shop: ShopFace) -> Steps[None]:
    """B4: an own servant changes boats. (JN-SHOPB-09)"""
    origin = yield from boarding.choose_origin(box, t, seat, "JN-SHOPB-09", decline=True)
    if origin is None:
        return
    slot = yield from boarding.choose(box, t, seat, "JN-SHOPB-09", decline=False, origin=origin)
    if slot is not None:
        boarding.change(box, t, seat, origin, slot)


def can_change(box: Box, t: Table, seat: Seat, shop: ShopFace, coins: int) -> bool:
    """Is an own servant on a boat, and another boat there?"""
    return boarding.can_change(t, seat)
