"""The shops of the Temple Fair: 12 faces, each a small piece in the module of its tile. (sections 4.12, 4.13)

- `liquor`  A5, B5
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.games.jiangnan.box import Box
from engine.games.jiangnan.content import ShopFace
from engine.games.jiangnan.kinds import ShopPower
from engine.games.jiangnan.shops import liquor
from engine.games.jiangnan.table import Table
from engine.kernel import Seat, Steps


class Piece(NamedTuple):
    """How a shop is used."""

    perform: Callable[[Box, Table, Seat, ShopFace], Steps[None]]


PIECES: Final[dict[ShopPower, Piece]] = {
    "liquor": Piece(liquor.spirits_tile),
    "coins": Piece(liquor.coins),
}


def activate(box: Box, t: Table, seat: Seat, face: str) -> Steps[None]:
    """Use a shop once, by landing on it or by an icon. (JN-FAIR-09, JN-PTR-01)"""
    shop = box.shop[face]
    yield from PIECES[shop.power].perform(box, t, seat, shop)
