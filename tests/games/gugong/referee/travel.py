"""Travel, and what the tokens bring. (GG-TRAV, GG-DATA-07)"""

from __future__ import annotations

from tests.games.gugong.referee import canal, wall
from tests.games.gugong.referee.cards import recall, rich_gift, swap
from tests.games.gugong.referee.play import Game, Play
from tests.games.gugong.referee.purse import can_pay, choose, duty, gain, may_gain, pay
from tests.games.gugong.referee.tracks import envoy, intrigue, score

COST = 2
JADE_TRADE = 3
NONE = frozenset({"none"})


def reachable(g: Game, start: str, taken: str = "") -> set[str]:
    """Cities where a move may end: on through cities without a token, but not over one with a token. (GG-TRAV-06 to 12)

    A Traveller who is not on the map yet (`start` is "") may be put on any city that has a token. The token of the city
    `taken` is gone.
    """
    tokens = dict(zip(g.side.cities, g.t.map, strict=True))
    if not start:
        return {city for city, token in tokens.items() if token}
    tokens |= {taken: ""}
    passed, ends = {start}, set()
    edge = set(passed)
    while edge:
        near = {b for road in g.side.roads for a, b in (road, road[::-1]) if a in edge} - passed
        ends |= {city for city in near if tokens[city]}
        edge = {city for city in near if not tokens[city]}
        passed |= edge
    return ends


def variants(g: Game, seat: int) -> set[str]:
    """Option A to each city; option B if it can be paid and has two moves. (GG-TRAV-01, GG-TRAV-02, GG-TRAV-13)"""
    cities = reachable(g, g.t.players[seat].city)
    twice = any(reachable(g, city, taken=city) for city in cities)
    affordable = can_pay(g.t.players[seat], g.cheaper(seat, "cheap_travel", COST))
    return cities | ({"two"} if twice and affordable else set())


def perform(g: Game, seat: int, variant: str) -> Play[None]:
    """Each move is complete, with its token and the duty, before the next. (GG-TRAV-03 to GG-TRAV-05, GG-AMB-12)"""
    if variant != "two":
        yield from move(g, seat, variant)
        return
    yield from pay(g, seat, g.cheaper(seat, "cheap_travel", COST))
    me = g.t.players[seat]
    for _ in range(2):
        if reachable(g, me.city):
            city = yield from choose(g, seat, "city", lambda: reachable(g, me.city))
            yield from move(g, seat, city)


def move(g: Game, seat: int, city: str) -> Play[None]:
    place = g.side.cities.index(city)
    token, g.t.map[place] = g.t.map[place], ""
    me = g.t.players[seat]
    me.city = city
    me.tokens.append(token)
    yield from benefit(g, seat, token)
    yield from duty(g, seat)


def benefit(g: Game, seat: int, kind: str) -> Play[None]:
    """At once. (GG-TRAV-04)"""
    token, me = g.cards.tokens[kind], g.t.players[seat]
    yield from gain(g, seat, token.servants)
    envoy(g, seat, token.palace)
    intrigue(g, seat, token.intrigue)
    score(me, "tokens", token.points)
    if kind == "gift":
        yield from rich_gift(g, seat)
    elif kind == "recall":
        yield from recall(g, seat, NONE)
    elif kind == "swap":
        yield from swap(g, seat, NONE)
    elif kind == "canal":
        yield from canal.token(g, seat)
    elif kind == "wall":
        yield from wall.token(g, seat)
    elif kind == "jade":
        pick = yield from choose(
            g,
            seat,
            "jade_trade",
            lambda: {"yes", "none"} if can_pay(me, JADE_TRADE) else {"none"},
            show=lambda: may_gain(g, seat),
        )
        if pick == "yes":
            yield from pay(g, seat, JADE_TRADE)
            me.jade += 1
