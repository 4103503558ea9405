"""A turn: choose a district, discard for a bonus, act, replenish. (section 3 of the rules)"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

from engine.games.jiangnan import (
    affording,
    asking,
    bonus,
    fair,
    names,
    parlour,
    rest,
    society,
    tavern,
    teahouse,
    travel,
    vassals,
    why,
)
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.table import Table
from engine.kernel import Option, Seat, Steps, Text, Who, text

VISITS: Final[dict[str, Callable[[Box, Table, Seat], Steps[None]]]] = {
    "society": society.visit,
    "teahouse": teahouse.visit,
    "fair": fair.visit,
    "travel": travel.visit,
    "tavern": tavern.visit,
    "parlour": parlour.visit,
}
"""The district actions. (JN-TURN-20)"""


def take(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """One player's turn. (JN-TURN-01)"""
    picked = yield from asking.offered(
        box, t, seat, "turn", partial(offers, box, t, seat), blocked=partial(why.turn, box, t, seat)
    )
    _, place, district = (*picked.split(":"), "")[:3]
    if district:
        yield from visit(box, t, seat, int(place) - 1, district)
    else:
        yield from stay(box, t, seat, int(place) - 1)


def visit(box: Box, t: Table, seat: Seat, index: int, district: str) -> Steps[None]:
    """The turn with the tile at this index of the track, in a district.

    Who cannot pay once the discard bonus is gained completes the turn as a Rest. (JN-AMB-05)
    """
    _use(t, seat, index)
    t.tell(text("jiangnan-did-visit", who=Who(seat), place=names.place(district)))
    discarded = yield from discard(box, t, seat)
    if affording.can_pay(box, t, seat, district):
        t.players[seat].scholars -= 1
        t.scholars[district].append(seat)  # JN-TURN-16, JN-TURN-17
        yield from vassals.follow(box, t, seat, discarded)
        t.visiting = district
        yield from VISITS[district](box, t, seat)
        t.visiting = ""
    else:
        rest.place(t, seat)
        yield from vassals.follow(box, t, seat, discarded)
        rest.gain(box, t, seat)
    replenish(box, t, seat)


def stay(box: Box, t: Table, seat: Seat, index: int) -> Steps[None]:
    """The turn as a Rest. (JN-REST-02 to JN-REST-08)"""
    tile = _use(t, seat, index)
    t.tell(text("jiangnan-did-stay", who=Who(seat), tile=box.tile_name[tile]))
    rest.place(t, seat)
    discarded = yield from discard(box, t, seat)
    yield from vassals.follow(box, t, seat, discarded)
    rest.gain(box, t, seat)
    replenish(box, t, seat)


def must_rest(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """A Mandatory Rest. (JN-REST-10, JN-REST-14)"""
    track = t.players[seat].track
    options = [
        _rest_option(box, index, track[index], vassals.candidates(t, track, index), t.seats == vassals.PLAYERS)
        for index in reversed(range(len(track)))
    ]
    picked = yield from asking.choose(box, t, seat, "rest", options)
    yield from stay(box, t, seat, int(picked.partition(":")[2]) - 1)


def discard(box: Box, t: Table, seat: Seat) -> Steps[str]:
    """The rightmost tile leaves the game and brings its bonus; returns it, or "". (JN-TURN-09 to JN-TURN-15)"""
    player = t.players[seat]
    if not player.track:
        return ""
    index = yield from vassals.choose(box, t, seat)
    tile = player.track.pop(index)
    player.discarded.append(tile)
    icons, leads = box.tiles[tile].icons, names.districts(box.tiles[tile].districts)
    t.tell(text("jiangnan-did-discard", who=Who(seat), districts=leads, bonus=names.icons(icons)))
    bonus.quietly(box, t, seat, icons, "")
    yield from bonus.choices(box, t, seat, icons)
    return tile


def replenish(box: Box, t: Table, seat: Seat) -> None:
    """Fill the track from the bag, one tile after the other. (JN-TURN-22, JN-TURN-24)"""
    player = t.players[seat]
    missing = min(box.board.track - len(player.track), len(player.bag))
    if missing > 0:
        player.track += [player.bag.pop() for _ in range(missing)]
        t.reveal()


def offers(box: Box, t: Table, seat: Seat) -> list[Option]:
    """Every tile with each district that may be chosen, and as a Rest; from the leftmost tile on."""
    found: list[Option] = []
    track = t.players[seat].track
    followed, paid = t.seats == vassals.PLAYERS, box.paid
    closed = [district for district in t.scholars if affording.full(box, t, district)]
    for index in reversed(range(len(track))):
        tile = track[index]
        thrown = vassals.candidates(t, track, index)
        found += [
            _visit(box, index, district, thrown, followed)
            for district in box.tiles[tile].districts
            if district not in closed and (district not in paid or affording.any_pays(box, t, seat, district, thrown))
        ]
        found.append(_rest_option(box, index, tile, thrown, followed))
    return found


def _use(t: Table, seat: Seat, index: int) -> str:
    """The chosen tile goes to the used area. (JN-TURN-02)"""
    player = t.players[seat]
    tile = player.track.pop(index)
    player.used.append(tile)
    return tile


@lru_cache(65536)
def _visit(box: Box, index: int, district: str, thrown: tuple[str, ...], followed: bool) -> Option:
    """A visit with a tile; `thrown` are the tiles of which one is discarded then, and a vassal may follow that."""
    return Option(
        f"visit:{index + 1}:{district}",
        text("jiangnan-visit", district=names.district(district)),
        _bonus(box, thrown, followed),
        "JN-TURN-02",
        f"district:{district}",
        f"tile-{index + 1}",
    )


@lru_cache(65536)
def _rest_option(box: Box, index: int, tile: str, thrown: tuple[str, ...], followed: bool) -> Option:
    """A Rest with a tile."""
    return Option(
        f"rest:{index + 1}",
        _rest_label(box, tile),
        text("jiangnan-rest-note", bonus=rest.brings(box), discard=_bonus(box, thrown, followed)),
        "JN-REST-02",
        "district:rest",
        f"tile-{index + 1}",
    )


@lru_cache(256)
def _rest_label(box: Box, tile: str) -> Text:
    return text("jiangnan-rest", tile=box.tile_name[tile])


@lru_cache(4096)
def _bonus(box: Box, thrown: tuple[str, ...], followed: bool) -> Text:
    """What the tile brings that is discarded, or each of those of which one is; for a vassal also where it leads."""
    if not thrown:
        return text("jiangnan-discard-nothing")
    if len(thrown) > 1:
        return text("jiangnan-discard-one-note", tiles=tuple(box.tile_name[tile] for tile in thrown))
    tile = box.tiles[thrown[0]]
    bonus, leads = names.icons(tile.icons), names.districts(tile.districts)
    return text("jiangnan-discard-note", bonus=bonus, vassal=int(followed), districts=leads)
