"""The settlement of a season. (MT-SETTLE, MT-PRAISE)"""

from __future__ import annotations

from engine.games.mount_tai.table import FARMLAND, TOWN, Player
from tests.games.mount_tai.referee import edicts, land, tutors
from tests.games.mount_tai.referee.map import height
from tests.games.mount_tai.referee.play import Game, Play, choose, count, gain, score, stock

FIRST = {
    "high": 1, "mighty": 2, "supreme": 2, "brilliant": 5, "singular": 1, "startling": 5, "great": 2, "bewildering": 3,
}  # fmt: skip
"""What the year-1 faces need. (MT-PRAISE-05 to MT-PRAISE-12)"""
AGAIN = {
    "high": (2, 1), "mighty": (2, 1), "supreme": (2, 1), "brilliant": (1, 2), "singular": (5, 1), "startling": (1, 2),
    "great": (2, 1), "bewildering": (1, 1),
}  # fmt: skip
"""Reputation of the year-2 faces, and for every how many. (MT-PRAISE-13 to MT-PRAISE-20)"""


def settle(g: Game) -> Play[None]:
    """(MT-SETTLE-01, MT-SETTLE-02, MT-SETTLE-12 to MT-SETTLE-14)"""
    t = g.t
    gains: dict[int, int] = {}
    for seat in [party for party in t.order if party >= 0]:
        farmland, town = yield from buildings(g, seat)
        yield from talents(g, seat)
        me = t.players[seat]
        if farmland:
            gain(me, "grain", count(me, FARMLAND))
        if town:
            gain(me, "money", count(me, TOWN))
        gains[seat] = praise(g, seat)
    yield from tutors.study(g, gains)
    yield from tutors.donations(g)
    leaders(g)
    if t.challenge == 2:
        gain(t.players[0], "money", -1)  # MT-CHAL-23, MT-AMB-65
    t.settled += 1
    if t.round % 8 == 7:
        t.turned = []


def buildings(g: Game, seat: int) -> Play[tuple[bool, bool]]:
    """Building tiles; says which of the normal incomes are still due. (MT-BLDG, MT-SETTLE-06, MT-AMB-27)"""
    me = g.t.players[seat]
    dry = g.season in ("summer", "winter")
    every = g.t.options["income"] == "every"
    farmland, town = every or not dry, every or dry
    fields, towns = count(me, FARMLAND), count(me, TOWN)
    for kind in list(me.buildings):
        does = {
            "granary": ("grain", 1),
            "mint": ("money", 1),
            "works_office": ("grain", 0 if dry else 2 * fields),
            "free_market": ("money", 2 * towns if dry else 0),
            "garrison": ("grain", fields if dry else 0),
        }
        good, amount = does.get(kind, ("", 0))
        if amount and (yield from tutors.use(g, seat, kind, needed=False)):
            gain(me, good, amount)
            farmland = farmland and kind != "works_office"
            town = town and kind != "free_market"
        elif kind == "works_office" and not dry and not fields:
            farmland = "works_office" not in me.buildings  # made later in this settlement: nothing either (MT-AMB-27)
        elif kind == "free_market" and dry and not towns:
            town = "free_market" not in me.buildings
    return farmland, town


def talents(g: Game, seat: int) -> Play[None]:
    """Each skill once, in any order. (MT-TAL-41, MT-TAL-53, MT-TRAD-01, MT-ARCH-02 to MT-ARCH-06, MT-SECR-02)"""
    me = g.t.players[seat]
    used: set[str] = set()
    while True:
        offered: dict[str, str] = {}
        if g.level(seat, "brewer") >= 2 and me.grain:
            offered["ferment"] = "brewer"
        if g.level(seat, "trader") >= 1:
            offered |= {"swap:grain": "trader"} if me.money else {}
            offered |= {"swap:money": "trader"} if me.grain else {}
        if g.level(seat, "architect") >= 2:
            wet = g.season in ("spring", "autumn")
            works = land.town_offers(g, seat) if wet else land.farmland_offers(g, seat)
            offered |= dict.fromkeys(works, "architect")
        tiles = edicts.free(g, seat)
        if g.level(seat, "administrative") >= 2:
            offered |= {f"remove:{number}": "administrative" for number in tiles}
        if g.level(seat, "secretary") >= 2 and len(tiles) > 1:
            offered |= {f"places:{number}": "secretary" for number in tiles}
        left = {option for option, skill in offered.items() if skill not in used}
        pick = yield from choose(seat, "settle", left | {"done"})
        if pick == "done":
            return
        if (yield from perform(g, seat, pick)):
            used.add(offered[pick])


def perform(g: Game, seat: int, pick: str) -> Play[bool]:
    """Says whether anything has been done in the end."""
    me = g.t.players[seat]
    what, _, rest = pick.partition(":")
    if what == "ferment":
        gain(me, "grain", -1)
        gain(me, "wine", 1)
    elif what == "swap":
        gain(me, "money" if rest == "grain" else "grain", -1)
        gain(me, rest, 1)
    elif what == "town":
        land.build_town(g, seat, pick)
    elif what == "farmland":
        land.reclaim(g, seat, pick)
    elif what == "remove":
        edicts.remove(g, seat, int(rest))
    else:
        number = int(rest)
        places = edicts.free(g, seat)
        other = yield from choose(seat, "places", {f"with:{tile}" for tile in places if tile != number} | {"none"})
        if other == "none":
            return False
        with_it = int(other.partition(":")[2])
        me.pyramid[places[number]], me.pyramid[places[with_it]] = with_it, number
    return True


# -- the Eight Praises --------------------------------------------------------------------------------------------


def measured(g: Game, me: Player, kind: str, year: int) -> int:
    """What a Praise tile counts."""
    if kind == "high":
        layers = {height(cell) for cell in me.land}
        return len(layers) if year == 2 else int(2 in layers)  # MT-AMB-30
    if kind == "singular":
        return sum(level >= (3 if year == 2 else 2) for level in me.talents.values())
    return {
        "mighty": count(me, FARMLAND),
        "supreme": len(me.buildings),
        "brilliant": me.money,
        "startling": me.grain,
        "great": count(me, TOWN),
        "bewildering": me.wine,
    }[kind]


def worth(g: Game, me: Player, kind: str, year: int) -> int:
    """(MT-PRAISE-01 to MT-PRAISE-04)"""
    found = measured(g, me, kind, year)
    if year == 1:
        return 5 if found >= FIRST[kind] else 0
    points, per = AGAIN[kind]
    return found // per * points


def praise(g: Game, seat: int) -> int:
    """The Praise tile of this settlement; says what it brought. (MT-SETTLE-08 to MT-SETTLE-11, MT-FIRST-02)"""
    me = g.t.players[seat]
    points = worth(g, me, g.t.praises[g.t.settled], g.year)
    score(me, f"praise_{g.year}", points)
    if points and g.level(seat, "firstborn") >= 2:
        score(me, "talent", 1)
    return points


def leaders(g: Game) -> None:
    """Duhu Wei. (MT-DUHU-03 to MT-DUHU-05, MT-AMB-43)"""
    owner = g.owner("duhu", 2)
    if owner is None:
        return
    me = g.t.players[owner]
    others = [player for player in g.t.players if player is not me]
    led = [good for good in ("money", "grain", "wine") if stock(me, good) > max(stock(other, good) for other in others)]
    for good in led:
        gain(me, good, 1)
