"""The Temple Fair and its shops. (sections 4.11 to 4.14)"""

from __future__ import annotations

from tests.games.jiangnan.referee import boats, goods, parlour, powers, publishing, society, travel
from tests.games.jiangnan.referee.play import TYPES, Game, Play, choose, kind

COSTS = (0, 1, 2)
"""Coins to move 1, 2, 3 spaces. (JN-FAIR-02)"""


def move(g: Game, seat: int, direction: str, spaces: int) -> Play[None]:
    """With the passing bonus of every path. (JN-FAIR-06, JN-FAIR-07)"""
    me = g.t.players[seat]
    for _ in range(spaces):
        if direction == "cw":
            path = me.place
            me.place = (me.place + 1) % 6
        else:
            me.place = path = (me.place - 1) % 6
        yield from goods.receive(g, seat, [g.cards.fair.passing[path]], "fair", travel.journeys(g, seat))


def visit(g: Game, seat: int) -> Play[None]:
    """(JN-FAIR-01 to JN-FAIR-10)"""
    me = g.t.players[seat]
    options = [
        f"move:{way}:{spaces}"
        for way in ("cw", "ccw")
        for spaces in (1, 2, 3)
        if me.coins >= g.price(seat, COSTS[spaces - 1])
    ]
    _, way, spaces = (yield from choose(g, seat, "fair", options)).split(":")
    goods.pay(g, seat, g.price(seat, COSTS[int(spaces) - 1]))
    yield from move(g, seat, way, int(spaces))
    yield from shop(g, seat, g.t.ring[me.place])


def shop(g: Game, seat: int, face: str) -> Play[None]:
    """The action of a shop."""
    yield from {
        "A1": press, "A2": peddler, "A3": gifts, "A4": boatman, "A5": liquor, "A6": calligraphy,
        "B1": display_press, "B2": tiles, "B3": ideas, "B4": ferry, "B5": coins, "B6": draws,
    }[face](g, seat)  # fmt: skip


def press(g: Game, seat: int) -> Play[None]:
    """(JN-SHOP-01 to JN-SHOP-04)"""
    yield from goods.any_idea(g, seat)
    options = [f"publish:{work}" for work in publishing.publishable(g, seat)]
    what, _, work = (yield from choose(g, seat, "publish", [*options, "none"])).partition(":")
    if what == "publish":
        publishing.publish(g, seat, work)


def peddler(g: Game, seat: int) -> Play[None]:
    """(JN-SHOP-05 to JN-SHOP-08)"""
    if travel.reachable(g, seat):
        goods.gain(g, seat, "spirit")
        city = yield from travel.choose_city(g, seat)
        yield from travel.arrive(g, seat, city, TYPES)


def gifts(g: Game, seat: int) -> Play[None]:
    """(JN-SHOP-09 to JN-SHOP-12)"""
    number = yield from parlour.servant(g, seat)
    if number:
        yield from powers.use(g, seat, number, decline=True)


def boatman(g: Game, seat: int) -> Play[None]:
    """(JN-SHOP-13, JN-SHOP-14)"""
    if g.t.players[seat].coins < g.price(seat, 1):
        return
    picked = yield from choose(g, seat, "boat", [*(f"boat:{slot}" for slot in boat_slots(g)), "none"])
    if picked != "none":
        goods.pay(g, seat, g.price(seat, 1))
        boats.board(g, int(picked.partition(":")[2]), seat)


def boat_slots(g: Game) -> list[int]:
    return [slot for slot, boat in enumerate(g.t.river) if boat is not None]


def liquor(g: Game, seat: int) -> Play[None]:
    """(JN-SHOP-15)"""
    g.t.players[seat].spirits += 1
    yield from ()


def calligraphy(g: Game, seat: int) -> Play[None]:
    """(JN-SHOP-17 to JN-SHOP-20)"""
    options = [f"take:{work}" for work in g.t.works] + ["none"]
    picked = yield from choose(g, seat, "calligraphy", [*options, *(["refresh"] if g.t.works else [])])
    if picked == "refresh":
        society.refresh(g)
        picked = yield from choose(g, seat, "calligraphy", [*(f"take:{work}" for work in g.t.works), "none"])
    what, _, work = picked.partition(":")
    if what == "take":
        society.take(g, seat, work)
        society.refill(g)


def display_press(g: Game, seat: int) -> Play[None]:
    """(JN-SHOPB-01 to JN-SHOPB-03)"""
    if g.t.players[seat].coins < g.price(seat, 1):
        return
    options = [f"publish:{work}:{track}" for work in publishing.publishable(g, seat) for track in g.t.tracks]
    picked = yield from choose(g, seat, "publish", [*options, "none"])
    if picked != "none":
        _, work, track = picked.split(":")
        goods.pay(g, seat, g.price(seat, 1))
        publishing.publish(g, seat, work)
        publishing.slide(g, track, kind(work), seat)


def tiles(g: Game, seat: int) -> Play[None]:
    """(JN-SHOPB-04 to JN-SHOPB-07)"""
    yield from exchange_tiles(g, seat, 2)


def exchange_tiles(g: Game, seat: int, times: int, *, decline: bool = True) -> Play[bool]:
    """Used or drafted tiles for some of the track, or onto an empty one. (JN-AMB-44)"""
    me = g.t.players[seat]
    empty = not me.track
    fetched, put = "", ""
    for _ in range(times):
        options = [f"fetch:{tile}" for tile in (*me.used, *me.drafted) if tile != put]
        if fetched and not empty and me.track == [fetched]:
            return True
        picked = (yield from choose(g, seat, "fetch", [*options, *(["none"] if decline else [])])).partition(":")[2]
        if not picked:
            return fetched != ""
        heap = me.used if picked in me.used else me.drafted
        if empty:
            heap.remove(picked)
            me.track.append(picked)
            fetched = picked
        else:
            places = [f"place:{number}" for number, tile in enumerate(me.track, 1) if tile != fetched]
            place = int((yield from choose(g, seat, "replace", places)).partition(":")[2]) - 1
            put, fetched = me.track[place], picked
            heap[heap.index(picked)] = put
            me.track[place] = fetched
    return True


def ideas(g: Game, seat: int) -> Play[None]:
    """(JN-SHOPB-08)"""
    yield from exchange_ideas(g, seat, 3)


def exchange_ideas(g: Game, seat: int, times: int, *, decline: bool = True) -> Play[bool]:
    """One after the other, as many as wanted. (JN-AMB-43)"""
    me = g.t.players[seat]
    for time in range(times):
        options = [
            f"swap:{give}:{get}" for give in TYPES if me.ideas[give] for get in TYPES if get != give
        ]  # an idea for one of its own type changes nothing
        picked = yield from choose(g, seat, "swap", [*options, *(["none"] if decline or time else [])])
        if picked == "none":
            return time > 0
        _, give, get = picked.split(":")
        me.ideas[give] -= 1
        me.ideas[get] += 1
    return True


def ferry(g: Game, seat: int) -> Play[None]:
    """(JN-SHOPB-09 to JN-SHOPB-11)"""
    yield from change_boats(g, seat)


def change_boats(g: Game, seat: int, *, decline: bool = True, price: int = 0) -> Play[bool]:
    """The own servant from one boat to another. (JN-AMB-30: main servants only)"""
    options = [f"from:{slot}" for slot in mine(g, seat)]
    picked = (yield from choose(g, seat, "boat_from", [*options, *(["none"] if decline else [])])).partition(":")[2]
    if picked:
        to = yield from choose(g, seat, "boat", [f"boat:{slot}" for slot in boat_slots(g) if slot != int(picked)])
        goods.pay(g, seat, price)
        boats.leave(g, int(picked), seat)
        boats.board(g, int(to.partition(":")[2]), seat)
    return picked != ""


def mine(g: Game, seat: int) -> list[int]:
    """The slots of the boats on which a player has servants, not counting vassals."""
    return [slot for slot in boat_slots(g) if any(each.colour == seat for each in boats.boat_at(g, slot).spaces)]


def coins(g: Game, seat: int) -> Play[None]:
    """(JN-SHOPB-12)"""
    goods.gain(g, seat, "coin", 5)
    yield from ()


def draws(g: Game, seat: int) -> Play[None]:
    """(JN-SHOPB-13 to JN-SHOPB-15)"""
    for _ in range(2):
        options = ["none", *(["draw"] if g.t.works_stack else [])]
        if (yield from choose(g, seat, "draw", options)) == "none":
            return
        work = society.draw(g)
        assert work is not None
        g.t.players[seat].works.append(work)


def useful(g: Game, seat: int, face: str, coins: int) -> bool:
    """Could a shop do anything for somebody who has so many coins?"""
    me = g.t.players[seat]
    return {
        "A1": True,
        "A2": bool(travel.reachable(g, seat)),
        "A3": bool(g.t.muses),
        "A4": coins >= 1,
        "A5": True,
        "A6": bool(g.t.works),
        "B1": coins >= 1 and bool(publishing.publishable(g, seat)),
        "B2": bool(me.used or me.drafted),
        "B3": any(me.ideas.values()),
        "B4": bool(mine(g, seat)),
        "B5": True,
        "B6": bool(g.t.works_stack),
    }[face]
