"""Travel: cities along four paths, paid in coins or, on side B, by publishing. (sections 4.9, 4.10 and 4.16)"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache, partial

from engine.games.jiangnan import asking, bonus, gains, names, publishing, works
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import Icon
from engine.games.jiangnan.table import Table
from engine.kernel import Blocked, Option, Seat, Steps, Who, text


def visit(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """The district action: pay, gain spirit, go, gain the city bonus. (JN-TRAV-07, JN-ART-02 to JN-ART-06)"""
    picked = yield from asking.choose(
        box, t, seat, "travel", _options(box, t, seat), blocked=partial(_blocked, box, t, seat)
    )
    verb, _, what = picked.partition(":")
    if verb == "city":
        gains.pay(t, seat, box.price(t, seat, box.cards.cities[what].cost))
        spirit(box, t, seat)
        yield from go(box, t, seat, what, icons=city_bonus(box, t, what))
        return
    publishing.publish(box, t, seat, what)
    spirit(box, t, seat)
    city = yield from choose(box, t, seat, "JN-ART-05", decline=False)
    yield from go(box, t, seat, city, icons=())


def spirit(box: Box, t: Table, seat: Seat) -> None:
    """What the visit itself brings; no talent doubles it. (JN-TRAV-08, JN-TAL-10)"""
    gains.gain(box, t, seat, "spirit", box.visit_spirit["travel"])


def reachable(box: Box, t: Table, seat: Seat) -> list[str]:
    """Where the seat may travel. (JN-TRAV-03, JN-TRAV-04)"""
    return box.places.reachable(t.players[seat].cities)


def go(box: Box, t: Table, seat: Seat, city: str, *, icons: tuple[Icon, ...]) -> Steps[None]:
    """A servant in a city, for which these icons are gained. (JN-TRAV-09, JN-TRAV-11 to JN-TRAV-16)"""
    t.players[seat].cities.append(city)
    t.tell(text("jiangnan-did-travel", who=Who(seat), city=box.city_name[city]))
    yield from bonus.receive(box, t, seat, box.journey(t, seat, icons), "travel")


def city_bonus(box: Box, t: Table, city: str) -> tuple[Icon, ...]:
    """The icons of the tile that lies in a city. (JN-SETUP-11)"""
    return box.cards.travel[t.bonuses[city]].icons


def kept(box: Box, t: Table, city: str, kinds: Collection[str]) -> tuple[Icon, ...]:
    """Those icons of a city bonus that are of these kinds."""
    return tuple(icon for icon in city_bonus(box, t, city) if icon in kinds)


def choose(box: Box, t: Table, seat: Seat, rule: str, *, decline: bool, kinds: Collection[str] = ()) -> Steps[str]:
    """A city within reach, whatever it costs; "" if the seat declines, or no city is left.

    `kinds` are the icons that it will bring, at most.
    """
    options = [
        _city(box, city, None, box.journey(t, seat, kept(box, t, city, kinds)), rule)
        for city in reachable(box, t, seat)
    ]
    if not options:
        return ""
    if decline:
        options.append(asking.NONE)
    picked = yield from asking.choose(box, t, seat, "city", options, usual="none" if decline else None)
    return picked.partition(":")[2]


def _options(box: Box, t: Table, seat: Seat) -> list[Option]:
    """Each city that can be paid in coins; on side B each work whose publishing pays for any city. (JN-ART-08)"""
    coins = t.players[seat].coins
    options = [
        _city(box, city, price, box.journey(t, seat, city_bonus(box, t, city)), "JN-TRAV-05")
        for city in reachable(box, t, seat)
        if (price := box.price(t, seat, box.cards.cities[city].cost)) <= coins
    ]
    if t.sides.travel == "b":
        options += [_trip(box, seat, work) for work in publishing.can(box, t, seat)]
    return options


def _blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Cities that are out of reach or too dear, and works that cannot be published."""
    player, near = t.players[seat], reachable(box, t, seat)
    for city, card in box.cards.cities.items():
        if city in player.cities:
            yield Blocked(box.city_name[city], text("jiangnan-why-been"), "JN-TRAV-03")
        elif city not in near:
            yield Blocked(box.city_name[city], text("jiangnan-why-far"), "JN-TRAV-04")
        elif (price := box.price(t, seat, card.cost)) > player.coins:
            yield Blocked(box.city_name[city], text("jiangnan-why-price", cost=price, have=player.coins), "JN-TRAV-05")
    if t.sides.travel == "b":
        yield from publishing.blocked(box, t, seat)


@lru_cache(4096)
def _city(box: Box, city: str, price: int | None, icons: tuple[Icon, ...], rule: str) -> Option:
    """A city with the coins that it costs, if it does, and what it brings."""
    note = text("jiangnan-city-free-note", count=len(icons), bonus=names.icons(icons))
    if price is not None:
        note = text("jiangnan-city-note", coins=price, bonus=names.icons(icons))
    return Option(f"city:{city}", box.city_name[city], note, rule, f"city:{city}", "city")


@lru_cache(1024)
def _trip(box: Box, seat: Seat, work: str) -> Option:
    """A trip that publishing pays for."""
    return Option(
        f"trip:{work}",
        text("jiangnan-trip", work=box.work_name[work]),
        works.work_note(box, work),
        "JN-ART-02",
        f"own:{seat}:{work}",
        "trip",
    )
