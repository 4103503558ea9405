"""Why a district is not offered for a turn, with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.jiangnan import affording, names, vassals
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import DISTRICTS
from engine.games.jiangnan.table import Table
from engine.kernel import Blocked, Seat, Text, text


def turn(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Districts that are full or unaffordable, from the leftmost tile on; then districts to which none leads."""
    track = t.players[seat].track
    full: set[str] = set()
    for index in reversed(range(len(track))):
        tile = track[index]
        discarded = vassals.candidates(t, track, index)
        for district in box.tiles[tile].districts:
            label = text("jiangnan-visit", district=names.district(district))
            if district in full:
                continue
            if affording.full(box, t, district):
                full.add(district)
                yield Blocked(label, text("jiangnan-why-full", scholars=box.board.scholar_track), "JN-TURN-05")
            elif not affording.any_pays(box, t, seat, district, discarded):
                yield _unaffordable(box, t, seat, district, label, discarded)
    shown = {district for tile in track for district in box.tiles[tile].districts}
    for kind in DISTRICTS:
        if kind not in shown:
            yield Blocked(names.district(kind), text("jiangnan-why-no-tile"), "JN-TURN-03")


def _unaffordable(box: Box, t: Table, seat: Seat, district: str, label: Text, discarded: tuple[str, ...]) -> Blocked:
    """Coins are missing even with the discard bonus, or Travel has no new city left."""
    cost = affording.cost(box, t, seat, district)
    if cost is None:
        return Blocked(label, text("jiangnan-why-every-city"), "JN-CITY-08")
    have = t.players[seat].coins
    bonus = max((affording.coming(box, t, seat, tile) for tile in discarded), default=0)
    rule = "JN-TRAV-06" if district == "travel" else "JN-TURN-06"
    works = int(district == "travel" and t.sides.travel == "b")
    return Blocked(label, text("jiangnan-why-coins", cost=cost, have=have, bonus=bonus, works=works), rule)
