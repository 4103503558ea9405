"""The Printing Press. (JN-SHOP-01 to JN-SHOP-04, JN-SHOPB-01 to JN-SHOPB-03)"""

from __future__ import annotations

from functools import lru_cache, partial

from engine.games.jiangnan import asking, bonus, gains, names, publishing, works
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.content import ShopFace
from engine.games.jiangnan.kinds import DISPLAY_TRACKS
from engine.games.jiangnan.table import Table
from engine.kernel import Option, Seat, Steps, text


def press(box: Box, t: Table, seat: Seat, shop: ShopFace) -> Steps[None]:
    """A1: an idea of any type, then a publishing that moves no Display tile. (JN-SHOP-01 to JN-SHOP-04)"""
    for _ in range(shop.amount):
        yield from bonus.idea(box, t, seat)
    options = publishing.offers(box, t, seat, "JN-SHOP-02")
    if options:
        picked = yield from asking.choose(
            box,
            t,
            seat,
            "publish",
            [*options, asking.NONE],
            usual="none",
            blocked=partial(publishing.blocked, box, t, seat),
        )
        if picked != "none":
            publishing.publish(box, t, seat, picked.partition(":")[2])


def display(box: Box, t: Table, seat: Seat, shop: ShopFace) -> Steps[None]:
    """B1: for a coin a publishing with a tile and a servant for a Display Track. (JN-SHOPB-01, JN-SHOPB-02)"""
    price = box.price(t, seat, shop.cost)
    options = [_display(box, seat, work, track) for work in publishing.can(box, t, seat) for track in DISPLAY_TRACKS]
    picked = yield from asking.choose(
        box,
        t,
        seat,
        "publish",
        [*options, asking.NONE],
        usual="none",
        blocked=partial(publishing.blocked, box, t, seat),
    )
    if picked != "none":
        _, work, track = picked.split(":")
        gains.pay(t, seat, price)
        publishing.publish(box, t, seat, work, track)


def can_display(box: Box, t: Table, seat: Seat, shop: ShopFace, coins: int) -> bool:
    """Are a work and the coin there?"""
    return coins >= box.price(t, seat, shop.cost) and bool(publishing.can(box, t, seat))


@lru_cache(2048)
def _display(box: Box, seat: Seat, work: str, track: str) -> Option:
    return Option(
        f"publish:{work}:{track}",
        text("jiangnan-publish-at", work=box.work_name[work], district=names.district(track)),
        works.work_note(box, work),
        "JN-SHOPB-02",
        f"own:{seat}:{work}",
        track,
    )
