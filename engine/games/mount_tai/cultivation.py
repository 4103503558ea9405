"""Barren land cultivation: settlement tiles on flat land or up and down the mountain, and the ascent. (MT-CULT)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from engine.games.mount_tai import builder, edicts, why, zheng
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.goods import by_skill, pay
from engine.games.mount_tai.mountain import HEIGHT, LAND, TOP
from engine.games.mount_tai.table import MARKER, SETTLEMENT, Table
from engine.kernel import Blocked, Option, Seat, Steps, Who, ask, text


def targets(box: Box, t: Table, seat: Seat) -> tuple[list[str], list[str]]:
    """The cells that flat-land and that mountain cultivation can reach; some are in both. (MT-CULT-02, MT-CULT-07)"""
    land, ponds = t.players[seat].land.keys(), t.ponds
    flat: list[str] = []
    climbs: list[str] = []
    for cell, level, slope in box.mountain(t).sites[box.corner(t, seat)]:
        if cell not in land and cell not in ponds:
            if not land.isdisjoint(level):
                flat.append(cell)
            if not land.isdisjoint(slope):
                climbs.append(cell)
    if box.has(t.players[seat], "across_water"):
        for found, more in zip((flat, climbs), zheng.across(box, t, seat), strict=True):
            found += [cell for cell in more if cell not in found]
    return flat, climbs


def cost(box: Box, *, yufu: bool) -> int:
    """Money for a placement, with or without the Yufu. (MT-CULT-04, MT-CULT-10, MT-BLDG-09)"""
    full = box.board.cultivation_cost
    return max(0, full - box.building["yufu"].amount) if yufu else full


def least(box: Box, t: Table, seat: Seat) -> int:
    """What the first placement of an action costs at least."""
    return cost(box, yufu=builder.works(box, t, seat, t.players[seat], "yufu"))


def offers(box: Box, t: Table, seat: Seat) -> list[Option]:
    """The first placement of a cultivation action.

    A cell that flat-land reaches is offered as a climb as well only with the Pioneer, who may climb on: otherwise the
    climb would be the same with a smaller maximum.
    """
    player = t.players[seat]
    price = least(box, t, seat)
    if player.money < price:
        return []
    flat, climbs = targets(box, t, seat)
    if flat and climbs and not box.has(player, "two_climbs"):
        climbs = [cell for cell in climbs if cell not in flat]
    return _options(box, t, flat, price, "flat") + _options(box, t, climbs, price, "mountain")


def _options(box: Box, t: Table, cells: list[str], price: int, kind: str) -> list[Option]:
    mountain = box.mountain(t)
    return [_site(kind, cell, price, cell in mountain.tribes, cell in mountain.wet) for cell in cells]


@cache
def _site(kind: str, cell: str, price: int, tribe: bool, wet: bool) -> Option:
    height = HEIGHT[cell]
    return Option(
        f"{kind}:{cell}",
        text("mount-tai-ascent" if height == TOP else f"mount-tai-{kind}", cell=cell, layer=height),
        text("mount-tai-site-note", cost=price, tribe=int(tribe), water=int(wet and height < TOP)),
        "MT-CULT-14" if height == TOP else "MT-CULT-02" if kind == "flat" else "MT-CULT-07",
        f"cell:{cell}",
        "cultivation",
    )


def perform(box: Box, t: Table, seat: Seat, picked: str) -> Steps[None]:
    """One cultivation action, from its first placement on. (MT-CULT-01, MT-CULT-18)"""
    player = t.players[seat]
    kind, _, cell = picked.partition(":")
    placed = [cell]
    yufu = builder.works(box, t, seat, player, "yufu")
    if yufu:
        yufu = yield from builder.use(box, t, seat, "yufu", must=player.money < cost(box, yufu=False))
    price = cost(box, yufu=yufu)
    yield from _place(box, t, seat, cell, price)
    if box.has(player, "grain_for_cultivation"):  # MT-TAL-60
        by_skill(box, t, seat, "grain_for_cultivation", "grain")
    limit = box.board.flat if kind == "flat" else box.board.mountain
    if kind == "mountain" and box.has(player, "two_climbs"):  # MT-TAL-61
        limit = box.amount["two_climbs"]
    while len(placed) < limit:
        cells = targets(box, t, seat)[kind == "mountain"] if player.money >= price else []
        if not cells:
            break
        options = [*_options(box, t, cells, price, kind), _DONE]
        (picked,) = yield from ask(
            t, seat, "cultivate", options, usual="done", blocked=partial(blocked, box, t, seat, kind)
        )
        if picked == "done":
            break
        cell = picked.partition(":")[2]
        placed.append(cell)
        yield from _place(box, t, seat, cell, price)
    yield from zheng.pond(box, t, seat, placed)


_DONE = Option("done", text("mount-tai-cultivate-done"), rule="MT-CULT-19", group="done")


def _place(box: Box, t: Table, seat: Seat, cell: str, price: int) -> Steps[None]:
    """Pay for a settlement tile, or the ascent marker, and put it there. (MT-CULT-14, MT-CULT-16)"""
    player = t.players[seat]
    pay(t, seat, "money", price)
    top = HEIGHT[cell] == TOP
    player.land[cell] = MARKER if top else SETTLEMENT
    key = "mount-tai-did-ascend" if top else "mount-tai-did-cultivate"
    t.tell(text(key, who=Who(seat), cell=cell, layer=HEIGHT[cell], cost=price))
    if cell in box.mountain(t).tribes:
        yield from _tribe(box, t, seat)


def _tribe(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """A primitive tribe lets the player remove an uncovered edict tile. (MT-MAP-15, MT-TAL-51)"""
    times = box.board.tribe
    if box.has(t.players[seat], "more_removals"):
        times += box.amount["more_removals"]
    for _ in range(times):
        number = yield from edicts.choose(
            box, t, seat, "tribe", "MT-MAP-15", _KEEP, blocked=partial(why.removal, box, t, seat)
        )
        if not number:
            return
        edicts.remove(box, t, seat, number)


_KEEP = Option("none", text("mount-tai-remove-none"), rule="MT-MAP-15", group="done")


def blocked(box: Box, t: Table, seat: Seat, kind: str = "") -> Iterator[Blocked]:
    """Why cells of the fief cannot be cultivated, in an action that has begun as one `kind` or not yet."""
    player = t.players[seat]
    price = least(box, t, seat)
    if player.money < price:
        reason = text("mount-tai-why-money", cost=price, have=player.money)
        yield Blocked(text("mount-tai-effect-cultivation"), reason, "MT-CULT-19")
        return
    mountain, land = box.mountain(t), player.land
    flat, climbs = targets(box, t, seat)
    reach = {"flat": {*flat}, "mountain": {*climbs}, "": {*flat, *climbs}}
    for cell in LAND[box.corner(t, seat)]:
        if cell in land or cell in reach[kind]:
            continue
        label = text("mount-tai-ascent" if HEIGHT[cell] == TOP else "mount-tai-cell", cell=cell, layer=HEIGHT[cell])
        if cell in mountain.water or cell in t.ponds:
            yield Blocked(label, text("mount-tai-why-water"), "MT-MAP-05")
        elif cell in reach[""]:
            yield Blocked(label, text("mount-tai-why-mixed"), "MT-CULT-01")
        else:
            yield Blocked(label, text("mount-tai-why-apart"), "MT-MAP-04")
