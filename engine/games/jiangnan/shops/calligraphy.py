"""The Calligraphy Shop. (JN-SHOP-17 to JN-SHOP-20, JN-SHOPB-13 to JN-SHOPB-15)"""

from __future__ import annotations

from typing import Final

from engine.games.jiangnan import asking, works
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.content import ShopFace
from engine.games.jiangnan.table import Table
from engine.kernel import Option, Seat, Steps, Who, text


def choose(box: Box, t: Table, seat: Seat, shop: ShopFace) -> Steps[None]:
    """A6: new portfolios for nothing, then one of them; neither is a must. (JN-SHOP-17 to JN-SHOP-19)"""
    refreshed = False
    while True:
        options = [works.take_option(box, work, "JN-SHOP-18") for work in t.works]
        if not refreshed:
            options.append(_REFRESH)
        picked = yield from asking.choose(box, t, seat, "calligraphy", [*options, asking.NONE], usual="none")
        if picked == "refresh":
            refreshed = True
            works.refresh(box, t, seat)
            continue
        if picked != "none":
            works.take(box, t, seat, picked.partition(":")[2])
        return


def shows_works(box: Box, t: Table, seat: Seat, shop: ShopFace, coins: int) -> bool:
    """Is a portfolio on display?"""
    return bool(t.works)


def draw(box: Box, t: Table, seat: Seat, shop: ShopFace) -> Steps[None]:
    """B6: the top portfolios of the stack, one after the other, as long as the seat likes. (JN-SHOPB-13 to -15)"""
    for _ in range(shop.amount):
        if not t.works_stack:
            return
        picked = yield from asking.choose(box, t, seat, "draw", [DRAW, asking.NONE], usual="none")
        if picked == "none":
            return
        take_top(box, t, seat)


def take_top(box: Box, t: Table, seat: Seat) -> None:
    """Draw the top portfolio and keep it, if there is one. (JN-SHOPB-15, JN-AST-23)"""
    work = works.top(t)
    if work is not None:
        t.players[seat].works.append(work)
        t.tell(text("jiangnan-did-draw", who=Who(seat), work=box.work_name[work]))


def has_stack(box: Box, t: Table, seat: Seat, shop: ShopFace, coins: int) -> bool:
    """Is a portfolio left in the stack?"""
    return bool(t.works_stack)


DRAW: Final = Option("draw", text("jiangnan-draw"), text("jiangnan-draw-note"), "JN-SHOPB-13", None, "draw")
_REFRESH: Final = Option(
    "refresh", text("jiangnan-refresh"), text("jiangnan-refresh-free-note"), "JN-SHOP-17", None, "refresh"
)
