"""What assistants do. (section 8)"""

from __future__ import annotations

from collections.abc import Callable

from tests.games.jiangnan.referee import boats, fair, goods, parlour, publishing, society, travel
from tests.games.jiangnan.referee.play import Game, Play, choose

AUTOMATIC = (1, 2, 4, 9, 10, 11, 16, 19)
"""Pure gains without a choice."""
COSTS = {3: 1, 7: 2, 13: 1, 14: 1, 15: 1, 17: 1, 20: 2}


def can(g: Game, seat: int, number: int) -> bool:
    """Could the power do anything now?"""
    me = g.t.players[seat]
    coins = me.coins - COSTS.get(number, 0)
    if coins < 0:
        return False
    possible: dict[int, Callable[[], bool]] = {
        3: lambda: any(fair.useful(g, seat, face, coins) for face in g.shown()),
        8: lambda: sum(me.ideas.values()) >= 2,
        12: lambda: bool(me.used or me.drafted),
        13: lambda: bool(travel.reachable(g, seat)),
        14: lambda: bool(fair.mine(g, seat)) and len(fair.boat_slots(g)) > 1,
        15: lambda: bool(g.t.muses),
        17: lambda: bool(g.t.works),
        18: lambda: bool(g.t.works_stack),
        20: lambda: bool(publishing.publishable(g, seat)),
    }
    return number not in possible or possible[number]()


def use(g: Game, seat: int, number: int, *, decline: bool) -> Play[None]:
    """A power with its costs; `decline`: it is not too late to leave it (JN-AST-02). (JN-AST-03 to JN-AST-25)"""
    used = can(g, seat, number) and (yield from POWERS[number](g, seat, number, ["none"] if decline else []))
    if used and g.income:  # JN-AMB-21
        g.t.players[seat].activated.append(f"assistant:{number}")


def gain(g: Game, seat: int, number: int) -> None:
    """The powers that are nothing but a gain."""
    icon, amount = {
        1: ("spirit", 2),
        2: ("coin", 1 + publishing.servants(g, "teahouse", seat)),
        4: ("painting", 1),
        9: ("drama", 1),
        10: ("coin", 2),
        11: ("vp", 1 + publishing.servants(g, "tavern", seat)),
        16: ("novel", 1),
        19: ("vp", 2),
    }[number]
    goods.gain(g, seat, icon, amount, "assistants")


def simple(g: Game, seat: int, number: int, none: list[str]) -> Play[bool]:
    gain(g, seat, number)
    yield from ()
    return True


def shop(g: Game, seat: int, number: int, none: list[str]) -> Play[bool]:
    """(JN-AST-05, JN-PTR-05)"""
    picked = yield from choose(g, seat, "bonus", [*(f"shop:{space}" for space in g.hands()), *none])
    if picked != "none":
        goods.pay(g, seat, COSTS[number])
        yield from fair.shop(g, seat, g.t.ring[int(picked.partition(":")[2])])
    return picked != "none"


def stroll(g: Game, seat: int, number: int, none: list[str]) -> Play[bool]:
    """(JN-AST-07, JN-AST-08)"""
    picked = yield from choose(g, seat, "stroll", ["move:cw:1", "move:ccw:1", *none])
    if picked != "none":
        yield from fair.move(g, seat, picked.split(":")[1], 1)
    return picked != "none"


def any_idea(g: Game, seat: int, number: int, none: list[str]) -> Play[bool]:
    """(JN-AST-09)"""
    yield from goods.any_idea(g, seat)
    return True


def board(g: Game, seat: int, number: int, none: list[str]) -> Play[bool]:
    """(JN-AST-10, JN-AST-28)"""
    picked = yield from choose(g, seat, "boat", [*(f"boat:{slot}" for slot in fair.boat_slots(g)), *none])
    if picked != "none":
        goods.pay(g, seat, COSTS[number])
        boats.board(g, int(picked.partition(":")[2]), seat)
    return picked != "none"


def swap(g: Game, seat: int, number: int, none: list[str]) -> Play[bool]:
    """(JN-AST-11, JN-AMB-43)"""
    return (yield from fair.exchange_ideas(g, seat, 2, decline=bool(none)))


def tile(g: Game, seat: int, number: int, none: list[str]) -> Play[bool]:
    """(JN-AST-15, JN-AST-16)"""
    return (yield from fair.exchange_tiles(g, seat, 1, decline=bool(none)))


def journey(g: Game, seat: int, number: int, none: list[str]) -> Play[bool]:
    """(JN-AST-17, JN-AST-18, JN-AMB-18)"""
    options = [f"city:{city}" for city in travel.reachable(g, seat)]
    picked = yield from choose(g, seat, "city", [*options, *none])
    if picked != "none":
        goods.pay(g, seat, COSTS[number])
        yield from travel.arrive(g, seat, picked.partition(":")[2], ())
    return picked != "none"


def ferry(g: Game, seat: int, number: int, none: list[str]) -> Play[bool]:
    """(JN-AST-19, JN-AST-28)"""
    return (yield from fair.change_boats(g, seat, decline=bool(none), price=COSTS[number]))


def muse(g: Game, seat: int, number: int, none: list[str]) -> Play[bool]:
    """(JN-AST-20, JN-AST-27)"""
    picked = yield from choose(g, seat, "servant", [*parlour.muses(g), *none])
    if picked != "none":
        goods.pay(g, seat, COSTS[number])
        yield from parlour.place(g, seat, int(picked.partition(":")[2]), bonus=False)
    return picked != "none"


def portfolio(g: Game, seat: int, number: int, none: list[str]) -> Play[bool]:
    """(JN-AST-22)"""
    picked = yield from choose(g, seat, "portfolio", [*(f"take:{work}" for work in g.t.works), *none])
    if picked != "none":
        goods.pay(g, seat, COSTS[number])
        society.take(g, seat, picked.partition(":")[2])
        society.refill(g)
    return picked != "none"


def top(g: Game, seat: int, number: int, none: list[str]) -> Play[bool]:
    """(JN-AST-23)"""
    picked = yield from choose(g, seat, "draw", ["draw", *none])
    if picked == "draw":
        work = society.draw(g)
        assert work is not None
        g.t.players[seat].works.append(work)
    return picked == "draw"


def publish(g: Game, seat: int, number: int, none: list[str]) -> Play[bool]:
    """(JN-AST-25)"""
    options = [f"publish:{work}" for work in publishing.publishable(g, seat)]
    picked = yield from choose(g, seat, "publish", [*options, *none])
    if picked != "none":
        goods.pay(g, seat, COSTS[number])
        publishing.publish(g, seat, picked.partition(":")[2])
    return picked != "none"


POWERS = {
    **dict.fromkeys(AUTOMATIC, simple),
    3: shop, 5: stroll, 6: any_idea, 7: board, 8: swap, 12: tile, 13: journey, 14: ferry, 15: muse, 17: portfolio,
    18: top, 20: publish,
}  # fmt: skip
