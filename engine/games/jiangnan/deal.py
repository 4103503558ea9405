"""What nobody can know, dealt out anew: for computer players that look ahead, and to prove that nothing leaks.

Nothing is private but what is in the own bag, and that can be worked out from what lies open: only its order is hidden,
from its owner, too.
"""

from __future__ import annotations

from engine.games.jiangnan.table import Table, Trend
from engine.kernel import Rng


def anew(t: Table, rng: Rng) -> None:
    """Shuffle in place: bags, stacks, and the sides of trend tiles that are turned down.

    Portfolios that a refresh put under the stack are dealt like those above them.
    """
    for party in t.parties:
        rng.shuffle(t.party(party).bag)
    stacks: list[list[str]] = [*t.bags.values(), t.works_stack, t.works_later]
    for stack in stacks:
        rng.shuffle(stack)
    rng.shuffle(t.muse_stack)
    _trends(t, rng)


def _trends(t: Table, rng: Rng) -> None:
    """A tile's lower side may be that of any other tile that shows the same; those in the box may lie either way."""
    t.unused_trends = [Trend(tile.hidden, tile.shown) if rng.below(2) else tile for tile in t.unused_trends]
    rng.shuffle(t.unused_trends)
    boats = [boat.trends for boat in t.river if boat is not None]
    places = [t.trends, t.dropped_trends, t.unused_trends, *boats]
    hidden: dict[str, list[str]] = {}
    for tiles in places:
        for tile in tiles:
            hidden.setdefault(tile.shown, []).append(tile.hidden)
    for sides in hidden.values():
        rng.shuffle(sides)
    for tiles in places:
        tiles[:] = [Trend(tile.shown, hidden[tile.shown].pop()) for tile in tiles]
