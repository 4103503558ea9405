"""Cities. (sections 4.9, 4.10, 4.16)"""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.jiangnan.referee import goods, publishing
from tests.games.jiangnan.referee.play import TYPES, Game, Play, choose

PATHS = {"a": 3, "b": 2, "c": 3, "d": 2}


def reachable(g: Game, seat: int) -> list[str]:
    """The next city of every path: the first one, or that after one already seen. (JN-TRAV-03, JN-TRAV-04)"""
    seen = g.t.players[seat].cities
    every = [f"{path}{number}" for path, length in PATHS.items() for number in range(1, length + 1)]
    return [city for city in every if city not in seen and (city[1] == "1" or f"{city[0]}{int(city[1]) - 1}" in seen)]


def payable(g: Game, seat: int) -> list[str]:
    """Cities for which the coins are there. (JN-TRAV-05)"""
    coins = g.t.players[seat].coins
    return [city for city in reachable(g, seat) if coins >= g.price(seat, g.cards.cities[city].cost)]


def journeys(g: Game, seat: int) -> int:
    """How often city and passing bonuses count. (JN-TAL-08, JN-AMB-40)"""
    return 2 if g.visit in ("travel", "fair") and g.talent(seat, "double_journeys") else 1


def arrive(g: Game, seat: int, city: str, icons: Sequence[str]) -> Play[None]:
    """A servant there, and of the city's bonus what is in `icons`. (JN-TRAV-07, JN-TRAV-11 to JN-TRAV-14)"""
    g.t.players[seat].cities.append(city)
    bonus = g.cards.travel[g.t.bonuses[city]].icons
    yield from goods.receive(g, seat, [icon for icon in bonus if icon in icons], "travel", journeys(g, seat))


def choose_city(g: Game, seat: int) -> Play[str]:
    return (yield from choose(g, seat, "city", [f"city:{city}" for city in reachable(g, seat)])).partition(":")[2]


def possible(g: Game, seat: int) -> list[str]:
    """All that a visit can be: cities for coins, and on side B trips paid by publishing. (JN-ART-02 to JN-ART-09)"""
    options = [f"city:{city}" for city in payable(g, seat)]
    if g.t.sides.travel == "b" and reachable(g, seat):
        options += [f"trip:{work}" for work in publishing.publishable(g, seat)]
    return options


def visit(g: Game, seat: int) -> Play[None]:
    """(JN-TRAV-05 to JN-TRAV-17, JN-ART-02 to JN-ART-08)"""
    what, _, which = (yield from choose(g, seat, "travel", possible(g, seat))).partition(":")
    if what == "city":
        goods.pay(g, seat, g.price(seat, g.cards.cities[which].cost))
        goods.gain(g, seat, "spirit")
        yield from arrive(g, seat, which, (*TYPES, "portfolio", "shop"))
    else:
        publishing.publish(g, seat, which)
        goods.gain(g, seat, "spirit")
        yield from arrive(g, seat, (yield from choose_city(g, seat)), ())
