"""The Gift Shop. (JN-SHOP-09 to JN-SHOP-12, JN-SHOPB-08)"""

from __future__ import annotations

from engine.games.jiangnan import assistants, exchanges, parlour
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.content import ShopFace
from engine.games.jiangnan.table import Table
from engine.kernel import Seat, Steps


def muse(box: Box, t: Table, seat: Seat, shop: ShopFace) -> Steps[None]:
    """A3: a servant on a muse, and then her power, hired or not. (JN-SHOP-09 to JN-SHOP-12, JN-AMB-53)"""
    character = yield from parlour.servant(box, t, seat, "JN-SHOP-09", decline=True)
    if character and assistants.can(box, t, seat, character):
        yield from assistants.use(box, t, seat, character, decline=True)


def has_muse(box: Box, t: Table, seat: Seat, shop: ShopFace, coins: int) -> bool:
    """Is a muse on display?"""
    return bool(t.muses)


def exchange(box: Box, t: Table, seat: Seat, shop: ShopFace) -> Steps[None]:
    """B3: ideas for as many of other types. (JN-SHOPB-08)"""
    for _ in range(shop.amount):
        pair = yield from exchanges.choose_ideas(box, t, seat, "JN-SHOPB-08", decline=True)
        if pair is None:
            return
        exchanges.swap_ideas(box, t, seat, pair)


def has_ideas(box: Box, t: Table, seat: Seat, shop: ShopFace, coins: int) -> bool:
    """Is there an idea to give?"""
    return exchanges.ideas(t, seat) > 0
