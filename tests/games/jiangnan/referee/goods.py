"""Icons: what comes at once, and what is chosen. (section 2.4)"""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.jiangnan.referee import fair, society
from tests.games.jiangnan.referee.play import MOST_SPIRIT, TYPES, Game, Play, choose, score


def gain(g: Game, seat: int, icon: str, number: int = 1, source: str = "") -> None:
    """(JN-ICON-01 to JN-ICON-03, JN-ICON-07)"""
    me = g.t.players[seat]
    if icon == "coin":
        me.coins += number
    elif icon == "spirit":
        me.spirit = min(MOST_SPIRIT, me.spirit + number)
    elif icon == "vp":
        score(g, seat, number, source)
    else:
        assert icon in TYPES
        me.ideas[icon] += number


def pay(g: Game, seat: int, coins: int) -> None:
    g.t.players[seat].coins -= coins
    assert g.t.players[seat].coins >= 0


def any_idea(g: Game, seat: int) -> Play[None]:
    """(JN-ICON-08)"""
    gain(g, seat, (yield from choose(g, seat, "idea", TYPES)))


def receive(g: Game, seat: int, icons: Iterable[str], source: str = "", times: int = 1) -> Play[None]:
    """All icons; `times` of what can be doubled. (JN-TURN-12, JN-AMB-46, JN-TAL-09)"""
    icons = list(icons)
    for icon in icons:
        if icon not in ("any", "portfolio", "shop"):
            gain(g, seat, icon, times, source)
    for _ in range(icons.count("any") * times):
        yield from any_idea(g, seat)
    left = [icon for icon in icons if icon in ("portfolio", "shop")]
    while left:
        options: list[str] = []
        if "portfolio" in left:
            options += [f"take:{work}" for work in g.t.works]
        if "shop" in left:
            options += [f"shop:{space}" for space in g.hands()]
        if not options:  # JN-ICON-09
            return
        what, _, which = (yield from choose(g, seat, "bonus", options)).partition(":")
        if what == "take":
            left.remove("portfolio")
            society.take(g, seat, which)
            society.refill(g)  # JN-AMB-45
        else:
            left.remove("shop")
            yield from fair.shop(g, seat, g.t.ring[int(which)])
