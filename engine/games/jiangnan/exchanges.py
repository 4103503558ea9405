"""Exchanges of own ideas, and of used or drafted action tiles. (JN-SHOPB-04 to JN-SHOPB-08, JN-AST-11, JN-AST-15)"""

from __future__ import annotations

from functools import lru_cache

from engine.games.jiangnan import asking, gains, names
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import IDEAS, Idea
from engine.games.jiangnan.table import Player, Table
from engine.kernel import Option, Seat, Steps, Who, text


def ideas(t: Table, seat: Seat) -> int:
    """How many ideas the seat has."""
    return sum(t.players[seat].ideas.values())


def choose_ideas(box: Box, t: Table, seat: Seat, rule: str, *, decline: bool) -> Steps[tuple[Idea, Idea] | None]:
    """Which type to give for which one; None if the seat declines, or has nothing to give.

    One after the other is as good as all at once, as an idea just received may go on. (JN-AMB-43)
    """
    player = t.players[seat]
    options = [_swap(give, get, rule) for give in IDEAS if player.ideas[give] for get in IDEAS if get != give]
    if not options:
        return None
    if decline:
        options.append(asking.NONE)
    picked = yield from asking.choose(box, t, seat, "swap", options, usual="none" if decline else None)
    return None if picked == "none" else _PAIRS[picked]


def swap_ideas(box: Box, t: Table, seat: Seat, pair: tuple[Idea, Idea]) -> None:
    """An idea for one of another type."""
    give, get = pair
    gains.pay_ideas(t, seat, give, 1)
    gains.gain(box, t, seat, get, 1)
    t.tell(text("jiangnan-did-swap-ideas", who=Who(seat), give=names.amount(give, 1), get=names.amount(get, 1)))


_PAIRS: dict[str, tuple[Idea, Idea]] = {f"swap:{give}:{get}": (give, get) for give in IDEAS for get in IDEAS}


@lru_cache(64)
def _swap(give: Idea, get: Idea, rule: str) -> Option:
    return Option(
        f"swap:{give}:{get}",
        text("jiangnan-swap", give=names.amount(give, 1), get=names.amount(get, 1)),
        None,
        rule,
        None,
        f"give-{give}",
    )


def can_fetch(t: Table, seat: Seat) -> bool:
    """Has the seat a used or drafted tile?"""
    player = t.players[seat]
    return bool(player.used or player.drafted)


def choose_tile(box: Box, t: Table, seat: Seat, rule: str, *, decline: bool, but: str = "") -> Steps[str]:
    """A used or drafted tile to fetch, other than `but`, which was put there just now; "" if the seat declines."""
    player = t.players[seat]
    options = [_fetch(box, seat, tile, "used", rule) for tile in player.used if tile != but]
    options += [_fetch(box, seat, tile, "drafted", rule) for tile in player.drafted if tile != but]
    if not options:
        return ""
    if decline:
        options.append(asking.NONE)
    picked = yield from asking.choose(box, t, seat, "fetch", options, usual="none" if decline else None)
    return "" if picked == "none" else picked.partition(":")[2]


def replaceable(t: Table, seat: Seat, but: str) -> bool:
    """Is there a tile on the track other than `but`, which was fetched just now?"""
    return any(tile != but for tile in t.players[seat].track)


def move_tile(box: Box, t: Table, seat: Seat, tile: str) -> None:
    """A tile to the leftmost end of a track that was empty. (JN-SHOPB-06, JN-AST-16, JN-AMB-44)"""
    player = t.players[seat]
    _area(player, tile).remove(tile)
    player.track.append(tile)
    t.tell(text("jiangnan-did-move-tile", who=Who(seat), tile=box.tile_name[tile]))


def exchange_tile(box: Box, t: Table, seat: Seat, tile: str, rule: str, *, but: str = "") -> Steps[str]:
    """A tile for one of the track, which it replaces, other than `but`; returns the other one.

    That goes where the tile came from. (JN-SHOPB-05, JN-AMB-44)
    """
    player = t.players[seat]
    options = [_replace(box, seat, index, other, rule) for index, other in enumerate(player.track) if other != but]
    picked = yield from asking.choose(box, t, seat, "replace", options)
    index = int(picked.partition(":")[2]) - 1
    area, other = _area(player, tile), player.track[index]
    area[area.index(tile)] = other
    player.track[index] = tile
    t.tell(text("jiangnan-did-exchange-tile", who=Who(seat), tile=box.tile_name[tile], other=box.tile_name[other]))
    return other


def _area(player: Player, tile: str) -> list[str]:
    return player.used if tile in player.used else player.drafted


@lru_cache(16384)
def _fetch(box: Box, seat: Seat, tile: str, area: str, rule: str) -> Option:
    return Option(f"fetch:{tile}", box.tile_name[tile], None, rule, f"{area}:{seat}:{tile}", area)


@lru_cache(16384)
def _replace(box: Box, seat: Seat, index: int, tile: str, rule: str) -> Option:
    return Option(f"place:{index + 1}", box.tile_name[tile], None, rule, f"tile:{seat}:{index + 1}", "place")
