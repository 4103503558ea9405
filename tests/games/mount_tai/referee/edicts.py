"""Edict tiles: which are uncovered, and taking them away. (MT-EDICT, MT-DATA-11 to MT-DATA-15)"""

from __future__ import annotations

from functools import cache

from tests.games.mount_tai.referee.play import Game, Play, choose

ROUNDS = 16
TIDY, TIDY_CHALLENGE = 2, 4


@cache
def rests(layout: str) -> dict[int, tuple[int, ...]]:
    """For each place the places whose tiles rest on it; places are counted from the top, row by row."""
    above: dict[int, tuple[int, ...]] = {}
    if layout == "piles":
        return {place: (place - 4,) if place >= 4 else () for place in range(28)}
    if layout == "steps":
        spots = [(line, place) for line in range(1, 7) for place in range(1, line + 2)]
        for number, (line, place) in enumerate(spots):
            over = [(line - 1, place - 1), (line - 1, place)]
            above[number] = tuple(spots.index(spot) for spot in over if spot in spots)
        return above
    cubes = [(size, i, j) for size in (2, 3, 4) for i in range(size) for j in range(size)]
    for number, (size, i, j) in enumerate(cubes):
        over3 = [(size - 1, i - di, j - dj) for di in (0, 1) for dj in (0, 1)]
        above[number] = tuple(cubes.index(spot) for spot in over3 if spot in cubes)
    return above


def layout(g: Game) -> str:
    """Games 6 and 7 lie in piles, game 8 in lines. (MT-CHAL-41, MT-CHAL-46, MT-CHAL-51)"""
    return {6: "piles", 7: "piles", 8: "steps"}.get(g.t.challenge, "pyramid")


def free(g: Game, seat: int) -> dict[int, int]:
    """The uncovered tiles by number, with their places. (MT-EDICT-03)"""
    pyramid = g.t.players[seat].pyramid
    above = rests(layout(g))
    return {number: place for place, number in pyramid.items() if not any(other in pyramid for other in above[place])}


def take(g: Game, seat: int, number: int) -> None:
    """(MT-EDICT-05)"""
    del g.t.players[seat].pyramid[free(g, seat)[number]]


def remove(g: Game, seat: int, number: int) -> None:
    take(g, seat, number)
    g.t.players[seat].gone.append(number)


def offers(g: Game, seat: int) -> set[str]:
    return {f"remove:{number}" for number in free(g, seat)}


def may_remove(g: Game, seat: int, key: str, times: int) -> Play[None]:
    """Up to so many removals, without effect. (MT-MAP-15, MT-TAL-51, MT-SECR-01)"""
    for _ in range(times):
        pick = yield from choose(seat, key, {*offers(g, seat), "none"})
        if pick == "none":
            return
        remove(g, seat, int(pick.partition(":")[2]))


def place(g: Game, seat: int, number: int) -> None:
    """The tile, or the lowest of several, goes to the turn order area; after the last round there is none any more."""
    me = g.t.players[seat]
    take(g, seat, number)
    if g.t.round == ROUNDS:
        me.gone.append(number)
    elif me.played:
        me.gone.append(max(me.played, number))
        me.played = min(me.played, number)
    else:
        me.played = number


def tidy(g: Game, seat: int, first: int) -> Play[None]:
    """(MT-POL-09 to MT-POL-14, MT-TAL-50, MT-TAL-52, MT-CHAL-09, MT-AMB-53)"""
    most = (TIDY_CHALLENGE if g.t.challenge >= 5 else TIDY) + (g.level(seat, "administrative") >= 1)
    place(g, seat, first)
    for _ in range(most - 1):
        pick = yield from choose(seat, "tidy", {*offers(g, seat), "done"})
        if pick == "done":
            return
        number = int(pick.partition(":")[2])
        place(g, seat, number)
