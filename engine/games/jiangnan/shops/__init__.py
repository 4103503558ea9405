"""The shops of the Temple Fair: 12 faces, two small pieces in the module of each tile. (sections 4.12, 4.13)

- `printing`     A1, B1
- `peddler`      A2, B2
- `gift`         A3, B3
- `boatman`      A4, B4
- `liquor`       A5, B5
- `calligraphy`  A6, B6
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.games.jiangnan.box import Box
from engine.games.jiangnan.content import ShopFace
from engine.games.jiangnan.kinds import ShopPower
from engine.games.jiangnan.shops import boatman, calligraphy, gift, liquor, peddler, printing
from engine.games.jiangnan.table import Table
from engine.kernel import Seat, Steps, Who, text


def _always(box: Box, t: Table, seat: Seat, shop: ShopFace, coins: int) -> bool:
    return True


class Piece(NamedTuple):
    """How a shop is used where it can be, and whether it can by a seat with so many coins."""

    perform: Callable[[Box, Table, Seat, ShopFace], Steps[None]]
    possible: Callable[[Box, Table, Seat, ShopFace, int], bool] = _always


PIECES: Final[dict[ShopPower, Piece]] = {
    "print": Piece(printing.press),
    "display": Piece(printing.display, printing.can_display),
    "peddle": Piece(peddler.trip, peddler.can_travel),
    "exchange_tiles": Piece(peddler.exchange, peddler.can_exchange),
    "gift": Piece(gift.muse, gift.has_muse),
    "exchange_ideas": Piece(gift.exchange, gift.has_ideas),
    "board_boat": Piece(boatman.board, boatman.can_board),
    "change_boats": Piece(boatman.change, boatman.can_change),
    "liquor": Piece(liquor.spirits_tile),
    "coins": Piece(liquor.coins),
    "calligraphy": Piece(calligraphy.choose, calligraphy.shows_works),
    "draw_works": Piece(calligraphy.draw, calligraphy.has_stack),
}


def activate(box: Box, t: Table, seat: Seat, face: str) -> Steps[None]:
    """Use a shop once, by landing on it or by an icon; nothing happens where nothing can. (JN-FAIR-09, JN-PTR-01)"""
    if useful(box, t, seat, face, t.players[seat].coins):
        shop = box.shop[face]
        yield from PIECES[shop.power].perform(box, t, seat, shop)
    else:
        t.tell(text("jiangnan-did-shop-nothing", who=Who(seat), shop=box.shop_name[face]))


def activate_at(box: Box, t: Table, seat: Seat, place: int) -> Steps[None]:
    """Use a shop to which the pointer points, from afar. (JN-PTR-01, JN-PTR-02)"""
    face = t.ring[place]
    t.tell(text("jiangnan-did-shop", who=Who(seat), shop=box.shop_name[face]))
    yield from activate(box, t, seat, face)


def useful(box: Box, t: Table, seat: Seat, face: str, coins: int) -> bool:
    """Could a shop do anything for a seat that comes there with so many coins?"""
    shop = box.shop[face]
    return PIECES[shop.power].possible(box, t, seat, shop, coins)
