"""Bonus icons. (section 2.4 of the rules)"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.jiangnan import asking, gains, names, shops, works
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import IDEAS, Icon
from engine.games.jiangnan.table import Table
from engine.kernel import Option, Seat, Steps, Who, text

CHOICES: Final = frozenset[Icon](("any", "portfolio", "shop"))
"""Icons that leave a choice."""


def receive(box: Box, t: Table, seat: Seat, icons: tuple[Icon, ...], source: str) -> Steps[None]:
    """All of the icons; VP count as of `source`. What leaves no choice comes first: nothing is lost by that."""
    at_once(box, t, seat, icons, source)
    yield from choices(box, t, seat, icons)


def choices(box: Box, t: Table, seat: Seat, icons: tuple[Icon, ...]) -> Steps[None]:
    """The icons that leave a choice.

    Portfolio and shop icons must be used, in the order that the player chooses. (JN-AMB-46)
    """
    for _ in range(icons.count("any")):
        yield from idea(box, t, seat)
    portfolios, special = icons.count("portfolio"), icons.count("shop")
    while True:
        options: list[Option] = []
        if portfolios:
            options += [works.take_option(box, work, "JN-ICON-04") for work in t.works]
        if special:
            options += [shop_option(box, place, t.ring[place]) for place in box.hands(t)]
        if not options:
            return
        picked = yield from asking.choose(box, t, seat, "bonus", options)
        verb, _, what = picked.partition(":")
        if verb == "take":
            portfolios -= 1
            works.take(box, t, seat, what)
        else:
            special -= 1
            yield from shops.activate_at(box, t, seat, int(what))


def at_once(box: Box, t: Table, seat: Seat, icons: tuple[Icon, ...], source: str) -> None:
    """Those icons that leave no choice, and what is told of them."""
    plain = tuple(icon for icon in icons if icon not in CHOICES)
    quietly(box, t, seat, plain, source)
    if plain:
        t.tell(text("jiangnan-did-gain", who=Who(seat), bonus=names.icons(plain)))


def quietly(box: Box, t: Table, seat: Seat, icons: tuple[Icon, ...], source: str) -> None:
    """Those icons that leave no choice; nothing is told."""
    for icon in icons:
        if icon not in CHOICES:
            gains.gain(box, t, seat, icon, 1, source)


def idea(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """An idea of any type. (JN-ICON-08)"""
    kind = yield from asking.choose(box, t, seat, "idea", _IDEAS)
    gains.gain(box, t, seat, kind, 1)
    t.tell(text("jiangnan-did-gain", who=Who(seat), bonus=names.amount(kind, 1)))


_IDEAS = [Option(kind, names.amount(kind, 1), None, "JN-ICON-08", None, "idea") for kind in IDEAS]


@lru_cache(128)
def shop_option(box: Box, place: int, face: str) -> Option:
    """The shop at a space of the ring, to which the pointer points. (JN-PTR-01, JN-PTR-05)"""
    return Option(
        f"shop:{place}",
        box.shop_name[face],
        names.shop_effect(face),
        "JN-PTR-05",
        f"shop:{place}",
        "shop",
    )
