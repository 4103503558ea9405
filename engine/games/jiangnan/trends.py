"""Dealing the trend tiles onto the boats. (JN-SETUP-25 to JN-SETUP-27)"""

from __future__ import annotations

from itertools import combinations

from engine.games.jiangnan.kinds import BOAT_TRENDS, BOATS, TRENDS
from engine.games.jiangnan.table import Trend
from engine.kernel import Rng


def deal_trends(rng: Rng) -> tuple[list[list[Trend]], list[Trend]]:
    """Two tiles for each boat, left and right, and those that are left over.

    Each lies on a random side. Tiles are flipped, the last ones first, until no boat shows a trend twice and no two
    boats show the same pair; should no flips do, other tiles are dealt. (JN-DATA-17, JN-DATA-18)
    """
    while True:
        tiles = [Trend(first, second) for first, second in combinations(TRENDS, 2)]
        rng.shuffle(tiles)
        tiles = [_flip(tile) if rng.below(2) else tile for tile in tiles]
        dealt = _flipped(tiles[: BOAT_TRENDS * BOATS], [])
        if dealt is not None:
            return dealt, tiles[BOAT_TRENDS * BOATS :]


def _flip(tile: Trend) -> Trend:
    return Trend(tile.hidden, tile.shown)


def _flipped(tiles: list[Trend], boats: list[list[Trend]]) -> list[list[Trend]] | None:
    """The rest of the tiles laid beside these boats so that all rules hold, with as they lie tried first."""
    if not tiles:
        return boats
    left, right = tiles[:BOAT_TRENDS]
    for pair in ([left, right], [left, _flip(right)], [_flip(left), right], [_flip(left), _flip(right)]):
        shown = {tile.shown for tile in pair}
        if len(shown) == BOAT_TRENDS and all(shown != {tile.shown for tile in boat} for boat in boats):
            found = _flipped(tiles[BOAT_TRENDS:], [*boats, pair])
            if found is not None:
                return found
    return None
