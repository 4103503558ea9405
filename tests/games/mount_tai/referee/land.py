"""Cultivation, farmland and towns. (MT-CULT, MT-FARM, MT-TOWN)"""

from __future__ import annotations

from engine.games.mount_tai.table import FARMLAND, MARKER, SETTLEMENT, TOWN
from tests.games.mount_tai.referee import edicts, tutors
from tests.games.mount_tai.referee.map import CELLS, TOP, behind, beside, fief, height
from tests.games.mount_tai.referee.play import Game, Play, choose, gain

FLAT, CLIMBS = 2, 1
PLACING, RECLAIMING, BUILDING = 1, 2, 1
"""What a placement, a reclamation and a town cost."""


def targets(g: Game, seat: int) -> dict[str, set[str]]:
    """Cells that can be had by flat-land or mountain cultivation.

    (MT-CULT-02, MT-CULT-07, MT-CULT-12, MT-CULT-13, MT-ZHENG-03, MT-AMB-48)
    """
    own = set(g.t.players[seat].land)
    found: dict[str, set[str]] = {"flat": set(), "mountain": set()}
    for start in own:
        reached = beside(start)
        if g.level(seat, "zheng") >= 2:
            reached += [far for near, far in behind(start, 2) if near in g.water]
        for cell in reached:
            if fief(cell) == g.fief(seat) and cell not in own and cell not in g.water:
                found["flat" if height(cell) == height(start) else "mountain"].add(cell)
    return found


def climbs(g: Game, seat: int) -> int:
    """(MT-CULT-09, MT-TAL-61)"""
    return CLIMBS + (g.level(seat, "pioneer") >= 2)


def cultivation_offers(g: Game, seat: int) -> set[str]:
    """First placements; what can be had both ways is a climb only for the Pioneer, who may climb on."""
    if g.t.players[seat].money < PLACING and not tutors.usable(g, seat, "yufu"):
        return set()
    found = targets(g, seat)
    higher = found["mountain"] if climbs(g, seat) > 1 else found["mountain"] - found["flat"]
    return {f"flat:{cell}" for cell in found["flat"]} | {f"mountain:{cell}" for cell in higher}


def cultivate(g: Game, seat: int, pick: str) -> Play[None]:
    """(MT-CULT-01 to MT-CULT-19, MT-BLDG-09)"""
    me = g.t.players[seat]
    kind, _, cell = pick.partition(":")
    free = yield from tutors.use(g, seat, "yufu", needed=me.money < PLACING)
    placed = []
    for left in reversed(range(FLAT if kind == "flat" else climbs(g, seat))):
        if not free:
            gain(me, "money", -PLACING)
        me.land[cell] = MARKER if height(cell) == TOP else SETTLEMENT
        placed.append(cell)
        if cell in g.tribes:
            yield from edicts.may_remove(g, seat, "tribe", 1 + (g.level(seat, "administrative") >= 1))
        if len(placed) == 1 and g.level(seat, "pioneer") >= 1:
            gain(me, "grain", 1)  # MT-TAL-60
        if left and (free or me.money >= PLACING):
            following = {f"{kind}:{other}" for other in targets(g, seat)[kind]}
            pick = yield from choose(seat, "cultivate", following | {"done"})
            if pick == "done":
                break
            cell = pick.partition(":")[2]
        else:
            break
    if g.level(seat, "zheng") >= 1:
        yield from pond(g, seat, placed)


def pond(g: Game, seat: int, placed: list[str]) -> Play[None]:
    """(MT-ZHENG-01, MT-AMB-47)"""
    me = g.t.players[seat]
    sites = {
        near
        for cell in placed
        if me.land[cell] == SETTLEMENT
        for near in beside(cell)
        if fief(near) == g.fief(seat) and near not in me.land and near not in g.water and height(near) < TOP
    }
    pick = yield from choose(seat, "pond", {f"water:{site}" for site in sites} | {"none"})
    if pick != "none":
        g.t.ponds.append(pick.partition(":")[2])


def settlements(g: Game, seat: int) -> list[str]:
    land = g.t.players[seat].land
    return [cell for cell in CELLS if land.get(cell) == SETTLEMENT]


def farmland_offers(g: Game, seat: int) -> set[str]:
    """(MT-FARM-01 to MT-FARM-05, MT-TAL-10)"""
    me = g.t.players[seat]
    found = {f"farmland:{cell}" for cell in settlements(g, seat) if me.money >= RECLAIMING or g.served(cell)}
    if g.level(seat, "agricultural") >= 1 and me.grain:
        found |= {f"{each}:wine" for each in found}
    return found


def reclaim(g: Game, seat: int, pick: str) -> None:
    me = g.t.players[seat]
    _, cell, *wine = pick.split(":")
    if not g.served(cell):
        gain(me, "money", -RECLAIMING)
    me.land[cell] = FARMLAND
    if wine:
        gain(me, "grain", -1)
        gain(me, "wine", 1)


def farmland(g: Game, seat: int, pick: str) -> Play[None]:
    """(MT-FARM-04, MT-TAL-11 to MT-TAL-13)"""
    reclaim(g, seat, pick)
    for _ in range(2 if g.level(seat, "agricultural") >= 2 else 0):
        pick = yield from choose(seat, "farmland", farmland_offers(g, seat) | {"done"})
        if pick == "done":
            return
        reclaim(g, seat, pick)


def town_offers(g: Game, seat: int) -> set[str]:
    """(MT-TOWN-01, MT-TOWN-02)"""
    if g.t.players[seat].money < BUILDING:
        return set()
    return {f"town:{cell}" for cell in settlements(g, seat)}


def build_town(g: Game, seat: int, pick: str) -> None:
    me = g.t.players[seat]
    gain(me, "money", -BUILDING)
    me.land[pick.partition(":")[2]] = TOWN
    if g.level(seat, "commercial") >= 1:
        gain(me, "grain", 1)  # MT-TAL-20


def town(g: Game, seat: int, pick: str) -> Play[None]:
    """(MT-TOWN-03, MT-TAL-21, MT-TAL-22)"""
    build_town(g, seat, pick)
    if g.level(seat, "commercial") >= 2:
        pick = yield from choose(seat, "town", town_offers(g, seat) | {"done"})
        if pick != "done":
            build_town(g, seat, pick)
