"""Servants gained and paid, tokens exchanged, and every choice between options. (GG-TOK, GG-FORE, GG-ACT-19)"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.games.gugong.table import Player
from tests.games.gugong.referee.play import Asked, Game, Play
from tests.games.gugong.referee.tracks import score

TOKENS_KEPT = 6
TRADED_POINTS = 2


def choose(
    g: Game, seat: int, key: str, offer: Callable[[], Iterable[str]], *, show: Callable[[], bool] = lambda: False
) -> Play[str]:
    """One option; what is forced is not asked unless it is to be shown.

    In the own turn tokens may be exchanged first. (GG-AMB-12)
    """
    while True:
        options = frozenset(offer())
        if len(options) == 1 and not show():
            return next(iter(options))
        free: frozenset[str] = frozenset()
        if own_turn(g, seat):
            free, g.seen = trades(g, seat), (*tokens(g, seat), servants_left(g, seat))
        _, pick = yield (Asked(seat, key, options, free),)
        if pick not in free:
            return pick
        yield from trade(g, seat, pick)


def own_turn(g: Game, seat: int) -> bool:
    return g.t.phase == "turn" and g.t.active == seat


# -- tokens -------------------------------------------------------------------------------------------------------


def tokens(g: Game, seat: int) -> tuple[int, int]:
    """Plain and double ones."""
    mine = g.t.players[seat].tokens
    return len(mine) - mine.count("double"), mine.count("double")


def trades(g: Game, seat: int) -> frozenset[str]:
    """Every way to make up 2, 4 or 6 tokens, a double one counting as two. (GG-TOK-01 to GG-TOK-03, GG-TOK-11)"""
    plain, doubles = tokens(g, seat)
    found = set()
    for size in (2, 4, 6):
        for double in range(doubles + 1):
            for single in range(plain + 1):
                worth = 2 * double + single
                if worth == size or (worth == size + 1 and double):
                    found.add(_trade_id(size, double, single))
    return frozenset(found)


def servants_left(g: Game, seat: int) -> bool:
    """Is anybody left in the supply, the Foreman counted?"""
    me = g.t.players[seat]
    return me.supply > 0 or me.foreman == "supply"


def may_gain(g: Game, seat: int) -> bool:
    """Could tokens be exchanged for somebody in the supply? Then what cannot be paid yet may be paid after all."""
    return bool(trades(g, seat)) and servants_left(g, seat)


def _trade_id(size: int, double: int, single: int) -> str:
    surplus = 2 * double + single > size
    return f"trade:{size}" + (f":{double}" if double else "") + (":over" if surplus else "")


def trade(g: Game, seat: int, pick: str) -> Play[None]:
    """Exchange tokens: they go to the token discard pile. (GG-TOK-07, GG-TOK-10)"""
    me = g.t.players[seat]
    parts = pick.split(":")
    size, double = int(parts[1]), int(parts[2]) if len(parts) > 2 else 0
    single = size - 2 * double + (len(parts) > 3)
    for _ in range(double):
        me.tokens.remove("double")
        g.t.used.append("double")
    for token in [token for token in me.tokens if token != "double"][:single]:
        me.tokens.remove(token)
        g.t.used.append(token)
    if size == 2:
        yield from gain(g, seat, 1)
    elif size == 4:
        score(me, "trades", TRADED_POINTS)
    else:
        me.jade += 1


def duty(g: Game, seat: int) -> Play[None]:
    """Of more than 6 tokens some must be exchanged at once. (GG-TOK-04 to GG-TOK-06)"""
    while len(g.t.players[seat].tokens) > TOKENS_KEPT:
        _, pick = yield (Asked(seat, "exchange", trades(g, seat)),)
        yield from trade(g, seat, pick)


# -- servants -----------------------------------------------------------------------------------------------------


def gain(g: Game, seat: int, count: int) -> Play[None]:
    """Servants from the supply, one of them the Foreman if the player likes. (GG-FORE-05, GG-FORE-19, GG-AMB-24)"""
    me = g.t.players[seat]

    def offer() -> set[str]:
        if me.foreman != "supply":
            return {"servants"}
        return {"servants", "foreman"} if me.supply >= count else {"foreman"}

    if count > 0:
        pick = yield from choose(g, seat, "gain", offer)
        if pick == "foreman":
            me.foreman = "pool"
            moved = min(me.supply, count - 1) if me.supply >= count else me.supply
        else:
            moved = min(me.supply, count)
        me.pool += moved
        me.supply -= moved


def ways(me: Player, cost: int) -> set[str]:
    """How a cost may be paid: with the Foreman lying (2), upright (1), or without him. (GG-FORE-06, GG-FORE-17)"""
    if cost == 0:
        return {"servants"}
    found = {"servants"} if me.pool >= cost else set()
    if me.foreman == "pool":
        if me.pool >= cost - 2:
            found.add("foreman")
        if cost >= 2 and me.pool >= cost - 1:
            found.add("upright")
    return found


def can_pay(me: Player, cost: int) -> bool:
    return bool(ways(me, cost))


def settle(me: Player, cost: int, way: str) -> None:
    """From the pool to the supply. (GG-ACT-19, GG-FORE-07, GG-AMB-30)"""
    servants = {"servants": cost, "foreman": max(0, cost - 2), "upright": cost - 1}[way]
    if way != "servants":
        me.foreman = "supply"
    me.pool -= servants
    me.supply += servants


def pay(g: Game, seat: int, cost: int, leaves: Callable[[Player], bool] = lambda after: True) -> Play[None]:
    """Pay in a way that `leaves` what is needed besides."""
    me = g.t.players[seat]

    def offer() -> set[str]:
        return {way for way in ways(me, cost) if leaves(_after(me, cost, way))}

    if cost > 0:
        settle(me, cost, (yield from choose(g, seat, "pay", offer)))


def _after(me: Player, cost: int, way: str) -> Player:
    after = Player(hand=[], pool=me.pool, supply=me.supply, foreman=me.foreman)
    settle(after, cost, way)
    return after


def pieces(me: Player) -> int:
    """How many pieces stand in the pool, the Foreman being one."""
    return me.pool + (me.foreman == "pool")
