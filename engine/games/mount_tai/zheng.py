"""The Descendant of Zheng: artificial water, and cultivation across water. (MT-ZHENG)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.games.mount_tai.box import Box
from engine.games.mount_tai.mountain import FIEF, HEIGHT, NEIGHBOURS, TOP, name, place
from engine.games.mount_tai.table import Table
from engine.kernel import Option, Seat, Steps, Who, ask, text


def _behind(cell: str) -> Iterator[tuple[str, str]]:
    x, y = place(cell)
    for between in NEIGHBOURS[cell]:
        column, row = place(between)
        across, down = 2 * column - x, 2 * row - y
        if 1 <= across <= 8 and 1 <= down <= 8:
            yield between, name(across, down)


BEHIND = {cell: tuple(_behind(cell)) for cell in HEIGHT}
"""For each cell its neighbours and what lies behind each in a straight line."""


def across(box: Box, t: Table, seat: Seat) -> tuple[list[str], list[str]]:
    """Cells of the fief behind exactly one water cell beside an own tile: on its height, and on another.

    (MT-ZHENG-03, MT-AMB-48)
    """
    mountain, land = box.mountain(t), t.players[seat].land
    corner = box.corner(t, seat)
    flat: list[str] = []
    climbs: list[str] = []
    for cell in land:
        for between, target in BEHIND[cell]:
            if between not in mountain.water and between not in t.ponds:
                continue
            if FIEF[target] != corner or target in land or target in mountain.water or target in t.ponds:
                continue
            reached = flat if HEIGHT[target] == HEIGHT[cell] else climbs
            if target not in reached:
                reached.append(target)
    return flat, climbs


def pond(box: Box, t: Table, seat: Seat, placed: list[str]) -> Steps[None]:
    """After a cultivation action, artificial water beside a settlement tile of it. (MT-ZHENG-01, MT-AMB-47)"""
    if not box.has(t.players[seat], "pond"):
        return
    mountain, land = box.mountain(t), t.players[seat].land
    corner = box.corner(t, seat)
    cells = {
        beside
        for cell in placed
        if HEIGHT[cell] < TOP
        for beside in NEIGHBOURS[cell]
        if FIEF[beside] == corner and beside not in land and HEIGHT[beside] < TOP
    }
    options = [
        _water(cell, HEIGHT[cell]) for cell in sorted(cells) if cell not in mountain.water and cell not in t.ponds
    ]
    if not options:
        return
    (picked,) = yield from ask(t, seat, "pond", [*options, _NONE], usual="none")
    if picked != "none":
        cell = picked.partition(":")[2]
        t.ponds.append(cell)
        t.tell(text("mount-tai-did-pond", who=Who(seat), cell=cell))


@cache
def _water(cell: str, layer: int) -> Option:
    return Option(
        f"water:{cell}",
        text("mount-tai-pond", cell=cell, layer=layer),
        text("mount-tai-pond-note"),
        "MT-ZHENG-01",
        f"cell:{cell}",
        "pond",
    )


_NONE = Option("none", text("mount-tai-pond-none"), rule="MT-ZHENG-01", group="done")
