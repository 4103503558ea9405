"""What L3 skills are worth at the end of the game. (MT-END-03, sections 14 and 15 of the rules)"""

from __future__ import annotations

from collections.abc import Callable

from engine.games.mount_tai.box import Box
from engine.games.mount_tai.content import RESOURCES
from engine.games.mount_tai.goods import stock
from engine.games.mount_tai.land import count, watered
from engine.games.mount_tai.mountain import HEIGHT
from engine.games.mount_tai.praises import worth
from engine.games.mount_tai.table import FARMLAND, MARKER, TOWN, Table
from engine.kernel import Seat


def _farmlands(box: Box, t: Table, seat: Seat) -> int:
    return count(t.players[seat], FARMLAND)


def _towns(box: Box, t: Table, seat: Seat) -> int:
    return count(t.players[seat], TOWN)


def _levels(box: Box, t: Table, seat: Seat) -> int:
    """Of every talent, the Sacrifice Official included. (MT-TAL-32)"""
    return sum(t.players[seat].talents.values())


def _wine(box: Box, t: Table, seat: Seat) -> int:
    return t.players[seat].wine


def _edicts(box: Box, t: Table, seat: Seat) -> int:
    """Own tier III tiles that are gone from the pyramid, from the start of the game on. (MT-TAL-54, MT-AMB-39)"""
    player = t.players[seat]
    return sum(box.tier.get(number) == 3 for number in (*player.gone, *player.recorded, player.played))


def _slopes(box: Box, t: Table, seat: Seat) -> int:
    """(MT-TAL-63, MT-TAL-64)"""
    return sum(HEIGHT[cell] in (2, 3) for cell in t.players[seat].land)


def _tracks(box: Box, t: Table, seat: Seat) -> int:
    """Resource tracks that the player leads or shares the lead of, times players. (MT-TAL-74 to MT-TAL-76)"""
    led = 0
    for good in RESOURCES:
        own = stock(t.players[seat], good)
        led += own > 0 and all(stock(other, good) <= own for other in t.players)
    return led * box.players(t)


def _pairs(box: Box, t: Table, seat: Seat) -> int:
    return min(t.players[seat].grain, t.players[seat].money)


def _buildings(box: Box, t: Table, seat: Seat) -> int:
    return len(t.players[seat].buildings)


def _alone(box: Box, t: Table, seat: Seat) -> int:
    return int(len(t.players[seat].talents) == 1)


def _winter(box: Box, t: Table, seat: Seat) -> int:
    """The last Praise tile again, with the holdings of now and the skill that adds to it. (MT-FIRST-04, MT-AMB-44)"""
    player = t.players[seat]
    again = worth(box, player, t.praises[-1], box.board.years)
    more = box.amount["praise_reputation"] if again and box.has(player, "praise_reputation") else 0
    return again + more


def _firsts(box: Box, t: Table, seat: Seat) -> int:
    """First places recorded by the Vanguard; who copies counts those since the copying card came. (MT-AMB-42)"""
    player = t.players[seat]
    return len(player.recorded) if box.has(player, "first_points") else player.firsts


def _waterside(box: Box, t: Table, seat: Seat) -> int:
    """Terrain tiles that benefit from water. (MT-ZHENG-04)"""
    land = t.players[seat].land
    return sum(tile != MARKER and watered(box, t, cell) for cell, tile in land.items())


COUNTS: dict[str, Callable[[Box, Table, Seat], int]] = {
    "farmland_points": _farmlands,
    "town_points": _towns,
    "level_points": _levels,
    "wine_points": _wine,
    "edict_points": _edicts,
    "slope_points": _slopes,
    "track_points": _tracks,
    "pair_points": _pairs,
    "building_pair_points": _buildings,
    "only_talent_points": _alone,
    "winter_praise": _winter,
    "first_points": _firsts,
    "building_points": _buildings,
    "waterside_points": _waterside,
}
"""What each L3 skill counts; it pays its amount for every so many."""


def value(box: Box, t: Table, seat: Seat, skill: str) -> int:
    """The reputation that an L3 skill is worth to a player now; 0 for one that pays none."""
    counted = COUNTS.get(skill)
    return counted(box, t, seat) // box.per[skill] * box.amount[skill] if counted else 0
