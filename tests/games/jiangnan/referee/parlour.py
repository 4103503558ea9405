"""Servants on muses, the Parlour, charm. (sections 4.7, 4.8)"""

from __future__ import annotations

from engine.games.jiangnan.table import Muse
from tests.games.jiangnan.referee import goods, publishing
from tests.games.jiangnan.referee.play import Game, Play, choose

DISPLAY = 4


def refill(g: Game) -> None:
    """(JN-PAR-09, JN-PAR-10)"""
    while len(g.t.muses) < DISPLAY and g.t.muse_stack:
        g.t.muses.append(Muse(g.t.muse_stack.pop(), []))


def place(g: Game, seat: int, number: int, *, bonus: bool) -> Play[None]:
    """A servant on a muse; the second one hires her. (JN-PAR-03 to JN-PAR-07, JN-AMB-42)"""
    (muse,) = (each for each in g.t.muses if each.character == number)
    muse.servants.append(seat)
    if muse.servants.count(seat) == 2:
        g.t.muses.remove(muse)
        g.t.players[seat].assistants.append(number)
        refill(g)
    if bonus:
        yield from goods.receive(g, seat, g.cards.characters[number].bonus, "muses")


def muses(g: Game) -> list[str]:
    return [f"muse:{muse.character}" for muse in g.t.muses]


def servant(g: Game, seat: int) -> Play[int]:
    """A servant without muse bonus, or none; says on whom."""
    what, _, number = (yield from choose(g, seat, "servant", [*muses(g), "none"])).partition(":")
    if what == "none":
        return 0
    yield from place(g, seat, int(number), bonus=False)
    return int(number)


def visit(g: Game, seat: int) -> Play[None]:
    """(JN-PAR-01 to JN-PAR-04, JN-TAL-26, JN-CHARM-02 to JN-CHARM-05, JN-AMB-39)"""
    goods.pay(g, seat, g.price(seat, 1))
    goods.gain(g, seat, "spirit")
    if not g.t.muses:  # JN-AMB-37
        return
    picked = yield from choose(g, seat, "parlour", muses(g))
    yield from place(g, seat, int(picked.partition(":")[2]), bonus=True)
    charmed = charm(g, seat)  # JN-CHARM-13
    if g.talent(seat, "one_more"):
        yield from servant(g, seat)
    if charmed:
        yield from servant(g, seat)


def charm(g: Game, seat: int) -> bool:
    """(JN-CHARM-07 to JN-CHARM-14, JN-AMB-14, JN-AMB-51)"""
    t, me = g.t, g.t.players[seat]
    if t.sides.parlour != "b":
        return False
    boat = t.river[g.slots().index("parlour")]
    return {
        "A": publishing.servants(g, "teahouse", seat) > 0,
        "B": publishing.servants(g, "tavern", seat) > 0,
        "C": boat is not None and any(space.colour == seat for space in boat.spaces),
        "D": me.place in g.hands(),
        "E": len(me.cities) > 0,
        "F": len(me.works) >= 2,
    }[t.charms[0]]
