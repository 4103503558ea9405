"""The Peddler. (JN-SHOP-05 to JN-SHOP-08, JN-SHOPB-04 to JN-SHOPB-07)"""

from __future__ import annotations

from engine.games.jiangnan import exchanges, travel
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.content import ShopFace
from engine.games.jiangnan.kinds import IDEAS
from engine.games.jiangnan.table import Table
from engine.kernel import Seat, Steps


def trip(box: Box, t: Table, seat: Seat, shop: ShopFace) -> Steps[None]:
    """A2: a free trip to the next city, for whose ideas only. (JN-SHOP-05 to JN-SHOP-07, JN-AMB-18)"""
    travel.spirit(box, t, seat)
    city = yield from travel.choose(box, t, seat, "JN-SHOP-05", decline=False, kinds=IDEAS)
    yield from travel.go(box, t, seat, city, icons=travel.kept(box, t, city, IDEAS))


def can_travel(box: Box, t: Table, seat: Seat, shop: ShopFace, coins: int) -> bool:
    """Is a city left?"""
    return bool(travel.reachable(box, t, seat))


def exchange(box: Box, t: Table, seat: Seat, shop: ShopFace) -> Steps[None]:
    """B2: used or drafted tiles for as many of the track, or on to it if it is empty. (JN-SHOPB-04 to JN-SHOPB-06)"""
    player = t.players[seat]
    empty = not player.track
    fetched = put = ""
    for _ in range(shop.amount):
        if not empty and not exchanges.replaceable(t, seat, fetched):
            return
        tile = yield from exchanges.choose_tile(box, t, seat, "JN-SHOPB-04", decline=True, but=put)
        if not tile:
            return
        if empty:
            exchanges.move_tile(box, t, seat, tile)
        else:
            put = yield from exchanges.exchange_tile(box, t, seat, tile, "JN-SHOPB-05", but=fetched)
            fetched = tile


def can_exchange(box: Box, t: Table, seat: Seat, shop: ShopFace, coins: int) -> bool:
    """Is there a used or drafted tile?"""
    return exchanges.can_fetch(t, seat)
