"""Which districts can be visited, and with which tiles. (section 3.1, JN-AMB-05)"""

from __future__ import annotations

from collections import Counter

from tests.games.jiangnan.referee import travel
from tests.games.jiangnan.referee.play import TYPES, Game, kind

FULL = 4
"""Scholars on a Scholar Track. (JN-TURN-18)"""


def discards(g: Game, rest_of_track: list[str]) -> list[str]:
    """Which of the tiles left may be the one discarded. (JN-TURN-09, JN-2P-12)"""
    return rest_of_track if g.t.options["advance"] == "on" else rest_of_track[:1]


def turns(g: Game, seat: int) -> list[str]:
    """All that a turn can begin with. (JN-TURN-02 to JN-TURN-08, JN-AMB-06, JN-AMB-07)"""
    track = g.t.players[seat].track
    options: list[str] = []
    for place, tile in enumerate(track, 1):
        options.append(f"rest:{place}")
        left = discards(g, [*track[: place - 1], *track[place:]])
        options += [f"visit:{place}:{district}" for district in districts(g, tile) if open_to(g, seat, district, left)]
    return options


def districts(g: Game, tile: str) -> tuple[str, ...]:
    return g.cards.tiles()[tile].districts


def open_to(g: Game, seat: int, district: str, left: list[str]) -> bool:
    """Is there room, and could the action be paid with one of the tiles to discard, or without any?"""
    if len(g.t.scholars[district]) >= FULL:
        return False
    bonuses: list[list[str]] = [[*g.cards.tiles()[tile].icons] for tile in left] or [[]]
    return any(affordable(g, seat, district, icons) for icons in bonuses)


def affordable(g: Game, seat: int, district: str, icons: list[str]) -> bool:
    """(JN-TURN-06, JN-TURN-07, JN-TRAV-06, JN-AMB-05)"""
    if district not in ("parlour", "tavern", "travel"):
        return True
    price = 1
    if district == "travel":
        cities = travel.reachable(g, seat)
        if not cities:
            return False
        if g.t.sides.travel == "b" and any(works_paid(g, seat, icons, 0)):
            return True
        price = min(g.cards.cities[city].cost for city in cities)
    if g.talent(seat, "free_visits"):
        return True
    coins = g.t.players[seat].coins + icons.count("coin")
    return coins >= price or ("shop" in icons and any(pays(g, seat, face, icons, coins, price) for face in g.shown()))


def works_paid(g: Game, seat: int, icons: list[str], extra: int) -> list[str]:
    """Works in hand, or to be taken by a portfolio icon, whose ideas are there, `extra` of any type included."""
    me = g.t.players[seat]
    works = [*me.works, *(g.t.works if "portfolio" in icons else [])]
    ideas = Counter(me.ideas) + Counter(icon for icon in icons if icon in TYPES)
    return [work for work in works if ideas[kind(work)] + extra >= g.work(work).cost]


def pays(g: Game, seat: int, face: str, icons: list[str], coins: int, price: int) -> bool:
    """Would a shop bring the coins that are missing?"""
    if face == "B5":
        return coins + 5 >= price
    if face in ("A1", "B1"):
        works = works_paid(g, seat, icons, 1 if face == "A1" else 0)
        return (face == "A1" or coins >= 1) and any(g.work(work).coins for work in works)
    if face == "A3":
        return any(brings_coins(g, seat, muse.character, icons, coins) for muse in g.t.muses)
    return False


def brings_coins(g: Game, seat: int, muse: int, icons: list[str], coins: int) -> bool:
    """Would the power of a muse, used through A3, bring coins?"""
    if muse in (2, 10):
        return True
    if muse == 5:  # the two paths beside the own servant
        place = g.t.players[seat].place
        return "coin" in (g.cards.fair.passing[place], g.cards.fair.passing[place - 1])
    if muse == 20:
        return coins >= 2 and any(g.work(work).coins for work in works_paid(g, seat, icons, 0))
    return False
