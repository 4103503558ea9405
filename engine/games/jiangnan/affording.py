"""Which districts may be chosen: not full, and paid for in the end. (JN-TURN-05 to JN-TURN-07, JN-AMB-05)"""

from __future__ import annotations

from functools import lru_cache

from engine.games.jiangnan import fair, publishing
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.content import Assistant
from engine.games.jiangnan.table import Table
from engine.kernel import Seat

ENOUGH = 99
"""Coins that count as enough for any visit."""


def full(box: Box, t: Table, district: str) -> bool:
    """Has the Scholar Track no free space? (JN-TURN-05)"""
    return len(t.scholars[district]) >= box.board.scholar_track


def cost(box: Box, t: Table, seat: Seat, district: str) -> int | None:
    """The fewest coins that a visit takes; None if nothing is left to do there. (JN-TURN-06, JN-TRAV-06)"""
    player = t.players[seat]
    entry = cheapest_city(box, tuple(player.cities)) if district == "travel" else box.entry.get(district, 0)
    return None if entry is None else box.power(player).price(entry)


@lru_cache(16384)
def cheapest_city(box: Box, cities: tuple[str, ...]) -> int | None:
    """The fewest coins that take somebody to a new city who has been to these; None if there is no other."""
    return min((box.cards.cities[city].cost for city in box.places.reachable(list(cities))), default=None)


def can_pay(box: Box, t: Table, seat: Seat, district: str) -> bool:
    """Can the visitor pay now, in step 3? Travel on side B also by publishing. (JN-AMB-05, JN-ART-02)"""
    if district not in box.paid:
        return True
    coins = cost(box, t, seat, district)
    if coins is None:
        return False
    if t.players[seat].coins >= coins:
        return True
    return district == "travel" and t.sides.travel == "b" and bool(publishing.can(box, t, seat))


def may_pay(box: Box, t: Table, seat: Seat, district: str, discarded: str) -> bool:
    """Will the visitor be able to pay, if this tile ("" for none) is discarded before? (JN-AMB-05)"""
    if district not in box.paid:
        return True
    coins = cost(box, t, seat, district)
    if coins is None:
        return False
    player = t.players[seat]
    if player.coins >= coins or player.coins + coming(box, t, seat, discarded) >= coins:
        return True
    return (
        district == "travel"
        and t.sides.travel == "b"
        and _may_publish(box, t, seat, discarded, _soon(box, t, seat, discarded))
    )


def any_pays(box: Box, t: Table, seat: Seat, district: str, thrown: tuple[str, ...]) -> bool:
    """Will the visitor be able to pay, if any one of these tiles is discarded before?"""
    if district not in box.paid:
        return True
    return any(may_pay(box, t, seat, district, tile) for tile in thrown or ("",))


def coming(box: Box, t: Table, seat: Seat, discarded: str) -> int:
    """The coins that a discarded tile can bring: its coin icons, and those of a shop."""
    if not discarded:
        return 0
    icons = box.tiles[discarded].icons
    return icons.count("coin") + ("shop" in icons and _from_shops(box, t, seat, discarded))


def _from_shops(box: Box, t: Table, seat: Seat, discarded: str) -> int:
    best = 0
    coins = t.players[seat].coins + box.tiles[discarded].icons.count("coin")
    works = [work for work in _soon(box, t, seat, discarded) if box.works[work].coins]
    for place in box.hands(t):
        shop = box.shop[t.ring[place]]
        if shop.power == "coins":
            best = max(best, shop.amount)
        elif shop.power in ("print", "display"):
            spare = shop.amount if shop.power == "print" else 0
            if coins >= shop.cost and _may_publish(box, t, seat, discarded, works, spare):
                best = ENOUGH
        elif shop.power == "gift":
            publishes = _may_publish(box, t, seat, discarded, works)
            powers = [box.assistant[muse.character] for muse in t.muses]
            if any(_brings_coins(box, t, seat, power, coins, publishes) for power in powers):
                best = ENOUGH
    return best


def _brings_coins(box: Box, t: Table, seat: Seat, assistant: Assistant, coins: int, publishes: bool) -> bool:
    """Could this power bring coins to somebody with so many, who `publishes` what pays coins if the power lets them?"""
    if assistant.power == "publish":
        return publishes and coins >= assistant.cost
    if assistant.power == "stroll":
        place = t.players[seat].place
        return any("coin" in fair.passing(box, place, direction, 1) for direction in fair.DIRECTIONS)
    return assistant.power == "teahouse" or "coin" in assistant.gains


def _soon(box: Box, t: Table, seat: Seat, discarded: str) -> list[str]:
    """The own unpublished portfolios, and those of which one can be taken by a portfolio icon."""
    works = t.players[seat].works
    return works + t.works if discarded and "portfolio" in box.tiles[discarded].icons else works


def _may_publish(box: Box, t: Table, seat: Seat, discarded: str, works: list[str], spare: int = 0) -> bool:
    """Could one of the works be published with the ideas in hand, those of the tile, and `spare` ones of any type?"""
    ideas = t.players[seat].ideas
    icons = box.tiles[discarded].icons if discarded else ()
    return any(
        ideas[kind] + icons.count(kind) + spare >= box.works[work].cost for work in works for kind in (box.kind[work],)
    )
