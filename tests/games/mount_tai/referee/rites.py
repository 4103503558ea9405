"""Brewing, celebration and sacrifice. (MT-BREW, MT-CELE, MT-SACR)"""

from __future__ import annotations

from engine.games.mount_tai.table import MARKER
from tests.games.mount_tai.referee.play import Game, Play, choose, gain, score


def brewing_offers(g: Game, seat: int) -> set[str]:
    """(MT-BREW-01, MT-BREW-02)"""
    return {f"brew:{grain}" for grain in (1, 2, 3) if grain <= g.t.players[seat].grain}


def brew(g: Game, seat: int, pick: str) -> Play[None]:
    """(MT-TAL-40)"""
    me = g.t.players[seat]
    for times in (1, 2):
        amount = int(pick.partition(":")[2])
        gain(me, "grain", -amount)
        gain(me, "wine", amount)
        if times == 2 or not g.level(seat, "brewer"):
            return
        pick = yield from choose(seat, "brew", brewing_offers(g, seat) | {"done"})
        if pick == "done":
            return


def rite_offers(g: Game, seat: int, rite: str) -> set[str]:
    """(MT-CELE-02, MT-SACR-02, MT-ELDER-01, MT-ELDER-02)"""
    me = g.t.players[seat]
    grain, wine = (3, 3) if rite == "celebrate" else (2, 1)
    if me.grain < grain or (rite == "sacrifice" and MARKER not in me.land.values()):
        return set()
    most = wine if g.level(seat, "elder") >= (1 if rite == "celebrate" else 2) else 0
    paid = [money for money in range(most + 1) if me.money >= money and me.wine >= wine - money]
    return {f"{rite}:{money}" if money else rite for money in paid}


def hold(g: Game, seat: int, pick: str) -> None:
    """(MT-CELE-01, MT-SACR-01, MT-TAL-30, MT-TAL-31)"""
    me = g.t.players[seat]
    rite, _, money = pick.partition(":")
    grain, wine = (3, 3) if rite == "celebrate" else (2, 1)
    instead = int(money or 0)
    gain(me, "grain", -grain)
    gain(me, "wine", -(wine - instead))
    gain(me, "money", -instead)
    official = g.level(seat, "sacrifice")
    if rite == "celebrate":
        score(me, "celebration", 9 if official >= 1 else 6)
    else:
        score(me, "sacrifice", 8 if official >= 2 else 6)
