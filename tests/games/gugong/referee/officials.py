"""The actions of the locations and cards, by name. (GG-JADE, GG-INTR, GG-PAL, GG-DECR)"""

from __future__ import annotations

from tests.games.gugong.referee import canal, travel, wall
from tests.games.gugong.referee.cards import recall, swap
from tests.games.gugong.referee.play import Game, Play
from tests.games.gugong.referee.purse import can_pay, choose, pay, pieces
from tests.games.gugong.referee.tracks import LAST_STEP, envoy, intrigue, score

SQUARE = 5


def variants(g: Game, seat: int, action: str) -> set[str]:
    """All the ways in which an action can be performed now. (GG-ACT-20, GG-ACT-21)"""
    me = g.t.players[seat]
    if action == "travel":
        return travel.variants(g, seat)
    if action == "wall":
        return wall.variants(g, seat)
    if action == "canal":
        return canal.variants(g, seat)
    if action == "jade":
        return {variant for variant, price in jade(g, seat).items() if can_pay(me, price)}
    if action == "intrigue":
        return _intrigue_variants(g, seat)
    if action == "palace":
        return {"one", "two"} if can_pay(me, 2) else {"one"}
    if action == "decree":
        return {kind for kind, cost in decrees(g, seat).items() if takes(g, seat, cost)}
    return {action}  # swap, recall


def perform(g: Game, seat: int, action: str, variant: str) -> Play[None]:
    """One performance, completely. (GG-ACT-07)"""
    if action == "travel":
        yield from travel.perform(g, seat, variant)
    elif action == "wall":
        yield from wall.perform(g, seat, variant)
    elif action == "canal":
        yield from canal.perform(g, seat, variant)
    elif action == "jade":
        yield from pay(g, seat, jade(g, seat)[variant])
        if variant != "square":
            g.t.houses[int(variant[6:])] = False
        g.t.players[seat].jade += 1
    elif action == "intrigue":
        yield from _intrigue(g, seat, variant)
    elif action == "palace":
        if variant == "two":
            yield from pay(g, seat, 2)
            intrigue(g, seat, 1)
        envoy(g, seat, 1 + (variant == "two"))
    elif action == "decree":
        yield from _decree(g, seat, variant)
    elif action == "swap":
        yield from swap(g, seat)
    else:
        yield from recall(g, seat)


def jade(g: Game, seat: int) -> dict[str, int]:
    """What Jade costs: at the houses, of equal ones the first; once they are empty on the square. (GG-JADE-01 to 04)"""
    prices: dict[int, str] = {}
    for house, price in enumerate(g.side.jade_houses):
        if g.t.houses[house]:
            prices.setdefault(price, f"house:{house}")
    if not prices:
        prices = {SQUARE: "square"}
    return {variant: g.cheaper(seat, "cheap_jade", price) for price, variant in prices.items()}


def _intrigue_variants(g: Game, seat: int) -> set[str]:
    """What would change nothing is not offered: on the last step only option A, for the Medal. (GG-AMB-19)"""
    me = g.t.players[seat]
    if me.intrigue == LAST_STEP:
        return {"one"} if g.t.medal is None else set()
    return {"one", "three"} if can_pay(me, 1) else {"one"}


def _intrigue(g: Game, seat: int, variant: str) -> Play[None]:
    """Only option A takes the Medal. (GG-INTR-01 to GG-INTR-05)"""
    if variant == "three":
        yield from pay(g, seat, 1)
        intrigue(g, seat, 3)
        return
    intrigue(g, seat, 1)
    if g.t.medal is None:
        g.t.medal = seat


def decrees(g: Game, seat: int) -> dict[str, int]:
    """What each Decree costs that the player has not, without the servant who stays. (GG-DECR-01, GG-DECR-02)"""
    return {
        edict.kind: g.cards.decrees[edict.kind].cost + len(edict.owners)
        for edict in g.t.edicts
        if seat not in edict.owners
    }


def takes(g: Game, seat: int, cost: int) -> set[str]:
    """The pieces that may be put on a Decree of this cost. (GG-DECR-03, GG-FORE-13)"""
    me = g.t.players[seat]
    with_foreman = me.foreman == "pool"
    found = {"servant"} if me.pool and me.pool - 1 + 2 * with_foreman >= cost else set()
    return found | ({"foreman"} if with_foreman and me.pool >= cost else set())


def _decree(g: Game, seat: int, kind: str) -> Play[None]:
    """VP of levels 1 and 2 at once. (GG-DECR-03, GG-DECR-06, GG-FORE-15)"""
    me = g.t.players[seat]
    edict = next(edict for edict in g.t.edicts if edict.kind == kind)
    yield from pay(g, seat, decrees(g, seat)[kind], lambda after: pieces(after) >= 1)
    piece = yield from choose(g, seat, "pieces", lambda: takes(g, seat, 0))
    if piece == "foreman":
        me.foreman = "away"
        edict.foremen.append(seat)
    else:
        me.pool -= 1
    edict.owners.append(seat)
    if g.cards.decrees[kind].level < 3:
        score(me, "decrees", g.cards.decrees[kind].points)
