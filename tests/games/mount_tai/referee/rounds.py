"""The three phases of a round. (MT-FLOW-04, MT-POL, MT-ORDER, MT-EVENT)"""

from __future__ import annotations

from engine.games.mount_tai.table import VIRTUAL
from tests.games.mount_tai.referee import policy, tutors, virtual
from tests.games.mount_tai.referee.play import GOODS, Game, Play, choose, gain, score

PASSED = 30


def play_round(g: Game) -> Play[None]:
    """(MT-FLOW-05)"""
    t = g.t
    t.executed_before, t.executed = t.executed, []
    if t.virtual:  # MT-SOLO-07
        yield from policy.decide(g, 0)
        yield from virtual.decide(g)
    else:
        for seat in list(t.order):
            yield from policy.decide(g, seat)
    reorder(g)
    yield from tutors.command(g)
    for party in list(t.order):
        if party == VIRTUAL:
            virtual.activate(g)
        elif t.challenge != 4 or t.order[0] == party:  # MT-CHAL-32
            yield from activate(g, party)


def number(g: Game, party: int) -> tuple[int, int]:
    """What counts in the turn order change. (MT-VANG-01, MT-VANG-02, MT-YIN-02, MT-AMB-15, MT-AMB-45)"""
    if party == VIRTUAL:
        assert g.t.virtual
        return g.t.virtual.played, 1
    played = g.t.players[party].played
    if not played:
        return PASSED, 1
    return played - min(2, g.level(party, "vanguard")), 0 if g.level(party, "yinyang") else 1


def reorder(g: Game) -> None:
    """(MT-ORDER-01 to MT-ORDER-04, MT-DUHU-02, MT-VANG-04)"""
    t = g.t
    t.order.sort(key=lambda party: number(g, party))
    for party in t.order:
        if party == VIRTUAL:
            virtual.discard(g)
            continue
        me = t.players[party]
        first = party == t.order[0]
        if first and g.level(party, "duhu"):
            score(me, "talent", 1)
        if first and me.played and g.level(party, "yinyang"):
            me.firsts += 1
        if me.played:
            kept = first and g.level(party, "vanguard") > 0
            (me.recorded if kept else me.gone).append(me.played)
        me.played = 0


def tiles(g: Game) -> list[str]:
    """What is still face up in this round. (MT-EVENT-01, MT-EVENT-02)"""
    return [tile for tile in g.t.events[g.t.round % 8] if tile not in g.t.turned]


def activate(g: Game, seat: int) -> Play[None]:
    """(MT-EVENT-03 to MT-EVENT-14)"""
    me = g.t.players[seat]
    offered: dict[str, tuple[str, str, int]] = {}
    for tile in tiles(g):
        kind = g.cards.events[tile]
        space = f"event:{kind.colour}"
        if kind.gives == "exchange":
            offered[f"{space}:none"] = (tile, "nothing", 0)
            for amount in (1, 2, 3):
                if me.money >= amount:
                    offered[f"{space}:grain:{amount}"] = (tile, "grain", amount)
                if me.grain >= amount:
                    offered[f"{space}:money:{amount}"] = (tile, "money", amount)
        else:
            offered[space] = (tile, kind.gives, kind.amount)
    tile, good, amount = offered[(yield from choose(seat, "event", offered))]
    g.t.turned.append(tile)
    traders(g, tile)
    if g.cards.events[tile].gives == "exchange" and amount:
        gain(me, "money" if good == "grain" else "grain", -amount)
    if amount < 0:  # MT-AMB-21
        gain(me, good, amount)
    elif amount > 0:
        yield from reward(g, seat, g.cards.events[tile].colour, good, amount)


def reward(g: Game, seat: int, colour: str, good: str, amount: int) -> Play[None]:
    """(MT-EVENT-04, MT-EVENT-11, MT-TAL-70 to MT-TAL-73, MT-VANG-03, MT-YIN-03 to MT-YIN-05, MT-AMB-40, MT-AMB-41)"""
    me = g.t.players[seat]
    first = g.t.order[0] == seat
    amount += good == g.bonus
    if colour == "blue":
        if g.level(seat, "publicist") >= 1:
            score(me, "talent", 1)
    elif g.level(seat, "publicist") >= 2:
        amount += 1
    if first and g.level(seat, "vanguard") >= 2:
        amount += 1
    gain(me, good, amount, "event")
    if first and g.level(seat, "yinyang") >= 2:
        offered = {f"to:{other}:{part}" for other in GOODS if other != good for part in range(1, amount + 1)}
        pick = yield from choose(seat, "convert", {*offered, "none"})
        if pick != "none":
            _, other, part = pick.split(":")
            gain(me, good, -int(part), "event")
            gain(me, other, int(part) + (other == g.bonus), "event")


def traders(g: Game, tile: str) -> None:
    """(MT-TRAD-02, MT-TRAD-03, MT-AMB-49)"""
    owner = g.owner("trader", 2)
    if owner is not None and g.cards.events[tile].gives == "exchange":
        gain(g.t.players[owner], "money", 3)
