"""Two players: each has the scholars of a second colour, which follow the discarded tiles. (section 10 of the rules)"""

from __future__ import annotations

from functools import lru_cache

from engine.games.jiangnan import asking, names
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import District
from engine.games.jiangnan.table import Table
from engine.kernel import Option, Seat, Steps, Who, text

PLAYERS = 2
"""With so many there are vassals. (JN-2P-01)"""


def candidates(t: Table, track: list[str], index: int) -> tuple[str, ...]:
    """The tiles of which one is discarded if the one at `index` of the track is used. (JN-TURN-09, JN-2P-12)"""
    if t.options["advance"] == "on":
        return tuple(tile for place, tile in enumerate(track) if place != index)
    return tuple(track[1:2] if index == 0 else track[:1])


def choose(box: Box, t: Table, seat: Seat) -> Steps[int]:
    """Which tile left on the track is discarded, as its index: the rightmost, or any. (JN-TURN-09, JN-2P-12)"""
    if t.options["advance"] != "on":
        return 0
    track = t.players[seat].track
    options = [_discard(box, seat, place, track[place - 1]) for place in range(len(track), 0, -1)]
    picked = yield from asking.choose(box, t, seat, "discard", options)
    return int(picked.partition(":")[2]) - 1


def follow(box: Box, t: Table, seat: Seat, tile: str) -> Steps[None]:
    """The vassal's scholar goes to a district of the discarded tile, to the Rest Area if that is full.

    It comes after the own scholar, and does nothing there. With more players, and without a tile (""), nobody goes
    anywhere. (JN-2P-04 to JN-2P-10, JN-2P-22, JN-AMB-28)
    """
    if t.seats != PLAYERS or not tile:
        return
    districts = box.tiles[tile].districts
    to = districts[0]
    if len(districts) > 1 and any(_free(box, t, district) for district in districts):
        options = [_go(district, full=not _free(box, t, district)) for district in districts]
        picked = yield from asking.choose(box, t, seat, "vassal", options)
        to = next(district for district in districts if picked == f"vassal:{district}")
    if _free(box, t, to):
        t.scholars[to].append(t.vassal(seat))
        t.tell(text("jiangnan-did-vassal", who=Who(seat), place=names.place(to)))
    else:
        t.rest.append(t.vassal(seat))
        t.tell(text("jiangnan-did-vassal-rest", who=Who(seat), district=names.district(to)))


def _free(box: Box, t: Table, district: District) -> bool:
    return len(t.scholars[district]) < box.board.scholar_track


@lru_cache(4096)
def _discard(box: Box, seat: Seat, place: int, tile: str) -> Option:
    return Option(
        f"discard:{place}",
        text("jiangnan-discard", place=place, tile=box.tile_name[tile]),
        None,
        "JN-2P-12",
        f"tile:{seat}:{place}",
        "discard",
    )


@lru_cache(64)
def _go(district: District, full: bool) -> Option:
    return Option(
        f"vassal:{district}",
        text("jiangnan-vassal-to", district=names.district(district)),
        text("jiangnan-vassal-to-note", full=int(full)),
        "JN-2P-07" if full else "JN-2P-06",
        f"district:{district}",
        "vassal",
    )
