"""Building plan: building tiles from the blueprint area, and its refill. (MT-BUILD)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.games.mount_tai import names, observatory, secretary
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.goods import pay
from engine.games.mount_tai.table import Player, Table
from engine.kernel import Blocked, Option, Seat, Steps, Who, text


def cost(box: Box, player: Player, kind: str) -> int:
    """Money for a building. (MT-BUILD-02, MT-ARCH-01)"""
    full = box.price[kind]
    return max(0, full - box.amount["cheaper_building"]) if box.has(player, "cheaper_building") else full


def offers(box: Box, t: Table, seat: Seat) -> list[Option]:
    """Each kind on offer that the player has not and can pay. (MT-BUILD-01, MT-BUILD-03)"""
    player = t.players[seat]
    return [
        _build(box, kind, price, copies)
        for kind, copies in t.blueprints.items()
        if kind not in player.buildings and player.money >= (price := cost(box, player, kind))
    ]


@lru_cache(1024)
def _build(box: Box, kind: str, price: int, copies: int) -> Option:
    return Option(
        f"build:{kind}",
        text("mount-tai-build", building=names.building(kind)),
        text("mount-tai-build-note", cost=price, effect=box.building_effect[kind], copies=copies),
        "MT-BUILD-01",
        f"blueprint:{kind}",
        "building",
    )


def perform(box: Box, t: Table, seat: Seat, picked: str) -> Steps[None]:
    """Pay, take the tile, fill the area up."""
    player = t.players[seat]
    kind = picked.partition(":")[2]
    price = cost(box, player, kind)
    pay(t, seat, "money", price)
    player.buildings.append(kind)
    take_away(t, kind)
    t.tell(text("mount-tai-did-build", who=Who(seat), building=names.building(kind), cost=price))
    refill(box, t)
    if kind == "observatory":
        yield from observatory.take(box, t, seat)
    yield from secretary.discard(box, t, seat)


def take_away(t: Table, kind: str) -> None:
    """One tile of a kind leaves the blueprint area, whose places close up. (MT-SOLO-14)"""
    t.blueprints[kind] -= 1
    if not t.blueprints[kind]:
        del t.blueprints[kind]


def refill(box: Box, t: Table) -> None:
    """Turn building tiles from the supply until enough kinds lie there. (MT-BUILD-06 to MT-BUILD-08, MT-AMB-34)"""
    while len(t.blueprints) < box.board.kinds[t.seats] and t.supply:
        kind = t.supply.pop()
        t.blueprints[kind] = t.blueprints.get(kind, 0) + 1
        t.reveal()
        t.tell(text("mount-tai-did-turn-building", building=names.building(kind)))


def blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Why kinds on offer cannot be built."""
    player = t.players[seat]
    if not t.blueprints:
        yield Blocked(text("mount-tai-effect-building"), text("mount-tai-why-no-building"), "MT-BUILD-08")
    for kind in t.blueprints:
        label = text("mount-tai-build", building=names.building(kind))
        price = cost(box, player, kind)
        if kind in player.buildings:
            yield Blocked(label, text("mount-tai-why-built"), "MT-BUILD-03")
        elif player.money < price:
            yield Blocked(label, text("mount-tai-why-money", cost=price, have=player.money), "MT-BUILD-02")
