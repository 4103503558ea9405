"""Farmland reclamation and towns: settlement tiles are turned over. (MT-FARM, MT-TOWN)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from engine.games.mount_tai.box import Box
from engine.games.mount_tai.goods import by_skill, gain, pay
from engine.games.mount_tai.mountain import LAND, SERVED_FROM
from engine.games.mount_tai.names import good
from engine.games.mount_tai.table import FARMLAND, SETTLEMENT, TOWN, Player, Table
from engine.kernel import Blocked, Option, Seat, Steps, Who, ask, text


def watered(box: Box, t: Table, cell: str) -> bool:
    """Does a tile there benefit from water, printed or artificial? (MT-MAP-10 to MT-MAP-13, MT-ZHENG-02)"""
    return cell in box.mountain(t).wet or (bool(t.ponds) and any(pond in SERVED_FROM[cell] for pond in t.ponds))


def settlements(box: Box, t: Table, seat: Seat) -> list[str]:
    """The cells with settlement tiles of a player, from the lowest up."""
    land = t.players[seat].land
    return [cell for cell in LAND[box.corner(t, seat)] if land.get(cell) == SETTLEMENT]


# -- farmland -----------------------------------------------------------------------------------------------------


def reclaim_offers(box: Box, t: Table, seat: Seat) -> list[Option]:
    """One reclamation, with or without turning grain into wine. (MT-FARM-01 to MT-FARM-03, MT-TAL-10)"""
    player = t.players[seat]
    full, money = box.board.farmland_cost, player.money
    wine = box.has(player, "ferment_reclaiming") and player.grain >= box.amount["ferment_reclaiming"]
    options = []
    for cell in settlements(box, t, seat):
        price = 0 if watered(box, t, cell) else full
        if money >= price:
            options.append(_reclaim(cell, price, 0))
            if wine:
                options.append(_reclaim(cell, price, box.amount["ferment_reclaiming"]))
    return options


@cache
def _reclaim(cell: str, price: int, wine: int) -> Option:
    return Option(
        f"farmland:{cell}:wine" if wine else f"farmland:{cell}",
        text("mount-tai-reclaim-wine" if wine else "mount-tai-reclaim", cell=cell, wine=wine),
        text("mount-tai-land-note", cost=price, water=int(not price)),
        "MT-TAL-10" if wine else "MT-FARM-01" if price else "MT-FARM-03",
        f"cell:{cell}",
        "farmland",
    )


def reclaim(box: Box, t: Table, seat: Seat, picked: str) -> Steps[None]:
    """A reclamation effect, up to three times with the Agricultural Official. (MT-FARM-04, MT-TAL-11 to MT-TAL-13)"""
    reclaim_one(box, t, seat, picked)
    if not box.has(t.players[seat], "three_farmlands"):
        return
    for _ in range(box.amount["three_farmlands"] - 1):
        options = reclaim_offers(box, t, seat)
        if not options:
            return
        options.append(_ENOUGH)
        (picked,) = yield from ask(
            t, seat, "farmland", options, usual="done", blocked=partial(reclaim_blocked, box, t, seat)
        )
        if picked == "done":
            return
        reclaim_one(box, t, seat, picked)


_ENOUGH = Option("done", text("mount-tai-enough"), rule="MT-AMB-13", group="done")


def reclaim_one(box: Box, t: Table, seat: Seat, picked: str) -> None:
    """A single reclamation as an option says. (MT-FARM-01)"""
    _, cell, *wine = picked.split(":")
    price = 0 if watered(box, t, cell) else box.board.farmland_cost
    pay(t, seat, "money", price)
    t.players[seat].land[cell] = FARMLAND
    t.tell(text("mount-tai-did-reclaim", who=Who(seat), cell=cell, cost=price))
    if wine:
        ferment(t, seat, box.amount["ferment_reclaiming"])


def ferment(t: Table, seat: Seat, amount: int) -> None:
    """Turn grain into wine by a skill. (MT-TAL-10, MT-TAL-41)"""
    pay(t, seat, "grain", amount)
    gain(t, seat, "wine", amount, "talent")
    t.tell(text("mount-tai-did-ferment", who=Who(seat), grain=good("grain", amount), wine=good("wine", amount)))


def reclaim_blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Why settlement tiles cannot become farmland."""
    player = t.players[seat]
    found = settlements(box, t, seat)
    if not found:
        yield Blocked(text("mount-tai-effect-farmland"), text("mount-tai-why-no-settlement"), "MT-FARM-05")
    for cell in found:
        if not watered(box, t, cell) and player.money < box.board.farmland_cost:
            reason = text("mount-tai-why-dry", cost=box.board.farmland_cost, have=player.money)
            yield Blocked(text("mount-tai-reclaim", cell=cell), reason, "MT-FARM-02")


# -- towns --------------------------------------------------------------------------------------------------------


def town_offers(box: Box, t: Table, seat: Seat) -> list[Option]:
    """One town. (MT-TOWN-01, MT-TOWN-02)"""
    price = box.board.town_cost
    if t.players[seat].money < price:
        return []
    return [_town(cell, price) for cell in settlements(box, t, seat)]


@cache
def _town(cell: str, price: int) -> Option:
    return Option(
        f"town:{cell}",
        text("mount-tai-build-town", cell=cell),
        text("mount-tai-land-note", cost=price, water=0),
        "MT-TOWN-01",
        f"cell:{cell}",
        "town",
    )


def build_towns(box: Box, t: Table, seat: Seat, picked: str) -> Steps[None]:
    """A town effect, up to twice with the Commercial Official. (MT-TOWN-03, MT-TAL-21, MT-TAL-22)"""
    build_town(box, t, seat, picked)
    if not box.has(t.players[seat], "two_towns"):
        return
    for _ in range(box.amount["two_towns"] - 1):
        options = town_offers(box, t, seat)
        if not options:
            return
        options.append(_ENOUGH)
        (picked,) = yield from ask(t, seat, "town", options, usual="done", blocked=partial(town_blocked, box, t, seat))
        if picked == "done":
            return
        build_town(box, t, seat, picked)


def build_town(box: Box, t: Table, seat: Seat, picked: str) -> None:
    """A single town as an option says; the Commercial Official's grain comes by itself. (MT-TAL-20)"""
    cell = picked.partition(":")[2]
    pay(t, seat, "money", box.board.town_cost)
    player = t.players[seat]
    player.land[cell] = TOWN
    t.tell(text("mount-tai-did-town", who=Who(seat), cell=cell, cost=box.board.town_cost))
    if box.has(player, "grain_for_town"):
        by_skill(box, t, seat, "grain_for_town", "grain")


def town_blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Why no town can be built."""
    player = t.players[seat]
    label = text("mount-tai-effect-town")
    if not settlements(box, t, seat):
        yield Blocked(label, text("mount-tai-why-no-settlement"), "MT-TOWN-01")
    elif player.money < box.board.town_cost:
        reason = text("mount-tai-why-money", cost=box.board.town_cost, have=player.money)
        yield Blocked(label, reason, "MT-TOWN-02")


def count(player: Player, kind: str) -> int:
    """How many tiles of a kind a player has: farmland or towns, say."""
    return list(player.land.values()).count(kind)
