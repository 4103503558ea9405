"""A turn, and a Rest. (sections 3 and 4.15)"""

from __future__ import annotations

from tests.games.jiangnan.referee import fair, goods, legal, parlour, publishing, society, travel
from tests.games.jiangnan.referee.play import Game, Play, choose

TRACK = 4


def take_turn(g: Game, seat: int) -> Play[None]:
    """(JN-TURN-01)"""
    what, place, *where = (yield from choose(g, seat, "turn", legal.turns(g, seat))).split(":")
    if what == "rest":
        yield from rest(g, seat, int(place))
        return
    me, district = g.t.players[seat], where[0]
    me.used.append(me.track.pop(int(place) - 1))
    discarded = yield from discard(g, seat)
    me.scholars -= 1
    if legal.affordable(g, seat, district, []):
        g.t.scholars[district].append(seat)
        yield from follow(g, seat, discarded)
        g.visit = district
        yield from act(g, seat, district)
        g.visit = ""
    else:  # JN-AMB-05
        g.t.rest.append(seat)
        yield from follow(g, seat, discarded)
        rested(g, seat)
    replenish(g, seat)


def act(g: Game, seat: int, district: str) -> Play[None]:
    """(JN-TURN-20)"""
    if district == "society":
        yield from society.visit(g, seat)
    elif district == "parlour":
        yield from parlour.visit(g, seat)
    elif district == "travel":
        yield from travel.visit(g, seat)
    elif district == "fair":
        yield from fair.visit(g, seat)
    else:
        yield from publishing.visit(g, seat, district)


def discard(g: Game, seat: int) -> Play[str]:
    """Out of the game, with all its icons; says which tile, or nothing. (JN-TURN-09 to JN-TURN-15, JN-2P-12)"""
    me = g.t.players[seat]
    places = range(1, len(legal.discards(g, me.track)) + 1)
    if not places:
        return ""
    place = yield from choose(g, seat, "discard", [f"discard:{place}" for place in places])
    tile = me.track.pop(int(place.partition(":")[2]) - 1)
    me.discarded.append(tile)
    yield from goods.receive(g, seat, g.cards.tiles()[tile].icons, "discard")
    return tile


def follow(g: Game, seat: int, discarded: str) -> Play[None]:
    """The vassal's scholar goes where the discarded tile leads. (JN-2P-04 to JN-2P-09, JN-2P-22)"""
    if g.t.seats != 2 or not discarded:
        return
    districts = legal.districts(g, discarded)
    if all(len(g.t.scholars[district]) >= legal.FULL for district in districts):  # wherever it goes, it comes to rest
        g.t.rest.append(seat + 2)
        return
    options = [f"vassal:{district}" for district in districts]
    district = (yield from choose(g, seat, "vassal", options)).partition(":")[2]
    full = len(g.t.scholars[district]) >= legal.FULL
    (g.t.rest if full else g.t.scholars[district]).append(seat + 2)


def rest(g: Game, seat: int, place: int) -> Play[None]:
    """(JN-REST-02 to JN-REST-07)"""
    me = g.t.players[seat]
    me.used.append(me.track.pop(place - 1))
    me.scholars -= 1
    g.t.rest.append(seat)
    discarded = yield from discard(g, seat)
    yield from follow(g, seat, discarded)
    rested(g, seat)
    replenish(g, seat)


def rested(g: Game, seat: int) -> None:
    """(JN-REST-05, JN-REST-06)"""
    goods.gain(g, seat, "coin", 2)
    goods.gain(g, seat, "spirit", 4)


def replenish(g: Game, seat: int) -> None:
    """(JN-TURN-21 to JN-TURN-24)"""
    me = g.t.players[seat]
    while len(me.track) < TRACK and me.bag:
        me.track.append(me.bag.pop())
