"""Whatever way the range tiles lie, the map is as the rules promise. (MT-DATA-01 to MT-DATA-10)

`YIZHAN_MOUNT_TAI_MAPS` says how many maps are tried, `YIZHAN_SEED` which.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import combinations, groupby

import pytest

from engine.kernel import Rng
from tests.games.mount_tai.made import new, seen
from tests.games.mount_tai.position import CARDS

SEED = os.environ.get("YIZHAN_SEED", "1")
MAPS = int(os.environ.get("YIZHAN_MOUNT_TAI_MAPS", "1000"))
PARTS = 4

Cell = tuple[int, int]
"""Column and row, from 1."""

GRID: Sequence[Cell] = [(x, y) for y in range(1, 9) for x in range(1, 9)]
HEIGHTS = {(x, y): min(x, y, 9 - x, 9 - y) for x, y in GRID}
FIEFS = {
    corner: frozenset((x, y) for x, y in GRID if x in columns and y in rows)
    for corner, columns, rows in (
        ("nw", range(1, 5), range(1, 5)),
        ("ne", range(5, 9), range(1, 5)),
        ("se", range(5, 9), range(5, 9)),
        ("sw", range(1, 5), range(5, 9)),
    )
}
LOCAL = {corner: {(x, y): (min(x, 9 - x), min(y, 9 - y)) for x, y in cells} for corner, cells in FIEFS.items()}
"""F(a,b) of the cells of each fief: from the home cell (1,1) to the summit cell (4,4)."""

SLOTS = {3: ((2, 2), (5, 2), (5, 5), (2, 5)), 2: ((3, 3), (5, 3), (5, 5), (3, 5))}


def marked(ranges: Sequence[str], what: str) -> set[Cell]:
    """Where marks of the range tiles are seen: turned clockwise, and not covered by the tiles on them."""
    found: set[Cell] = set()
    for index, tile in enumerate(ranges):
        name, turns = tile.split(":")
        size = CARDS.map[name].size
        x, y = SLOTS[size][index % 4]
        for u, v in getattr(CARDS.map[name], what):
            for _ in range(int(turns)):
                u, v = size + 1 - v, u
            cell = (x + u - 1, y + v - 1)
            if HEIGHTS[cell] == 5 - size:
                found.add(cell)
    return found


def named(cells: set[Cell]) -> tuple[str, ...]:
    return tuple(sorted(f"{'ABCDEFGH'[x - 1]}{y}" for x, y in cells))


def beside(cell: Cell) -> Iterator[Cell]:
    x, y = cell
    yield from ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))


def reached(start: Cell, land: set[Cell]) -> set[Cell]:
    """All the cells to which one can go on from a cell."""
    found, new_ones = {start}, [start]
    while new_ones:
        new_ones = [cell for cell in {other for one in new_ones for other in beside(one)} if cell in land - found]
        found.update(new_ones)
    return found


WAYS = [[step in climbing for step in range(6)] for climbing in combinations(range(6), 3)]
"""The ways from F(1,1) to F(4,4) with six placements: at each step whether it is a (True) or b that grows."""


def actions(corner: str, water: set[Cell], climbs_in_one: int) -> int:
    """How many cultivation actions the cheapest ascent takes at least; 99 if there is none of six placements."""
    at = {local: cell for cell, local in LOCAL[corner].items()}
    best = 99
    for way in WAYS:
        a, b = 1, 1
        climbs: list[bool] = []
        for across in way:
            height = min(a, b)
            a, b = (a + 1, b) if across else (a, b + 1)
            if at[a, b] in water:
                break
            climbs.append(min(a, b) > height)
        else:
            runs = [(climb, len(list(run))) for climb, run in groupby(climbs)]
            best = min(best, sum(-(-length // (climbs_in_one if climb else 2)) for climb, length in runs))
    return best


def broken(ranges: Sequence[str], water: set[Cell], tribes: set[Cell]) -> Iterator[str]:
    """What is wrong with a map."""
    if any(HEIGHTS[cell] in (1, 4) for cell in water):
        yield "there is water on layer 1 or on the summit"
    if water & tribes:
        yield "a tribe lives on water"
    for corner, cells in FIEFS.items():
        land = set(cells - water)
        home = next(cell for cell, local in LOCAL[corner].items() if local == (1, 1))
        wet = [
            cell
            for cell in land
            if HEIGHTS[cell] < 4 and any(o in water and HEIGHTS[o] >= HEIGHTS[cell] for o in beside(cell))
        ]
        if not 1 <= len(cells & water) <= 3:
            yield f"{corner} has {len(cells & water)} water cells"
        if not 1 <= len(cells & tribes) <= 3:
            yield f"{corner} has {len(cells & tribes)} tribes"
        if reached(home, land) != land:
            yield f"some land of {corner} cannot be reached"
        if not 2 <= len(wet) <= 8:
            yield f"{corner} has {len(wet)} cells with free irrigation"
        takes = [actions(corner, water, climbs) for climbs in (1, 2)]
        if takes != [5, 4]:
            yield f"the ascent of {corner} takes {takes[0]} actions, with Pioneer L2 {takes[1]}"


@pytest.mark.parametrize("part", range(PARTS))
def test_every_map_has_the_properties_that_the_rules_promise(part: int) -> None:
    rng = Rng(f"{SEED} maps {part}")
    for number in range(MAPS // PARTS):
        ranges = random_ranges(rng)
        faults = list(broken(ranges, marked(ranges, "water"), marked(ranges, "tribes")))
        assert not faults, f"map {number}, {ranges}: {faults}"


def random_ranges(rng: Rng) -> list[str]:
    found: list[str] = []
    for names in (["L1", "L2", "L3", "L4"], ["S1", "S2", "S3", "S4"]):
        rng.shuffle(names)
        found += [f"{name}:{rng.below(4)}" for name in names]
    return found


def test_tables_have_such_maps() -> None:
    """What the game sees of its range tiles is what these tests see."""
    on_borders = 0
    for number in range(60):
        table = new(4, f"{SEED} {number}")
        water, tribes = marked(table.ranges, "water"), marked(table.ranges, "tribes")
        assert (seen(table).water, seen(table).tribes) == (named(water), named(tribes))
        on_borders += any(x in (4, 5) or y in (4, 5) for x, y in water)
    assert on_borders, "at least sometimes water lies on the border of a fief"


def test_water_and_slopes_meet_in_all_ways() -> None:
    """On a map with water there are lower neighbours, level ones and higher ones; and land without water."""
    table = new(4, SEED)
    water = marked(table.ranges, "water")
    slopes = {
        (HEIGHTS[other] > HEIGHTS[cell]) - (HEIGHTS[other] < HEIGHTS[cell])
        for cell in water
        for other in beside(cell)
        if other not in water
    }
    assert slopes == {-1, 0, 1}
    assert all(abs(HEIGHTS[cell] - HEIGHTS[other]) <= 1 for cell in GRID for other in beside(cell) if other in HEIGHTS)
