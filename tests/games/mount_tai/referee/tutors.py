"""Grand Tutors. (MT-TUTOR, MT-AMB-55 to MT-AMB-59)"""

from __future__ import annotations

from engine.games.mount_tai.table import FARMLAND, TOWN, Player
from tests.games.mount_tai.referee.play import Asked, Game, Play, choose, count, gain, score, stock

TARGETS = ("farmland", "towns", "buildings", "levels", "money")
STEPS = {3: 1, 8: 2, 14: 3}
RESOURCES = ("money", "grain", "wine")


def mark(g: Game) -> Play[None]:
    """In turn order. (MT-AMB-55, MT-AMB-57)"""
    kinds = [
        kind for kind, tile in g.cards.buildings.items() if tile.set == "base" or g.t.options["buildings"] == "promo"
    ]
    for seat in [party for party in g.t.order if party >= 0]:
        me = g.t.players[seat]
        marks = {"builder": kinds, "conspirator": TARGETS}.get(me.tutor, ())
        if marks:
            me.mark = (yield from choose(seat, "mark", [f"mark:{mark}" for mark in marks])).partition(":")[2]


# -- Master Builder -----------------------------------------------------------------------------------------------


def master(g: Game, seat: int, kind: str) -> int | None:
    """Whom this player's use of a building would benefit. (MT-TUTOR-13)"""
    owner = g.tutor("builder")
    marked = owner is not None and owner != seat and g.t.players[owner].mark == kind
    return owner if marked else None


def usable(g: Game, seat: int, kind: str) -> bool:
    """(MT-TUTOR-12)"""
    me = g.t.players[seat]
    return kind in me.buildings and (master(g, seat, kind) is None or me.reputation > 0)


def use(g: Game, seat: int, kind: str, *, needed: bool) -> Play[bool]:
    """Is a building used? Whoever cannot do without (`needed`) cannot decline. (MT-TUTOR-10, MT-TUTOR-11, MT-AMB-55)"""
    if not usable(g, seat, kind):
        return False
    owner = master(g, seat, kind)
    if owner is None:
        return True
    pick = yield Asked(seat, "master", frozenset({"use"} if needed else {"use", "decline"}))  # its price is shown
    if pick == "use":
        score(g.t.players[seat], "tutor", -1)
        score(g.t.players[owner], "tutor", 1)
    return pick == "use"


# -- Scholar ------------------------------------------------------------------------------------------------------


def study(g: Game, gains: dict[int, int]) -> Play[None]:
    """(MT-TUTOR-21 to MT-TUTOR-24)"""
    scholar = g.tutor("scholar")
    most = max(gains.values())
    if scholar is None or not most:
        return
    tied = [seat for seat in gains if gains[seat] == most]
    if g.bonus != "reputation":
        best = max(stock(g.t.players[seat], g.bonus) for seat in tied)
        tied = [seat for seat in tied if stock(g.t.players[seat], g.bonus) == best]
    pick = yield from choose(scholar, "study", [f"study:{seat}" for seat in tied])
    g.t.players[int(pick.partition(":")[2])].studies += 1


# -- Philanthropist -----------------------------------------------------------------------------------------------


def donations(g: Game) -> Play[None]:
    """(MT-TUTOR-40 to MT-TUTOR-44, MT-AMB-58)"""
    owner = g.tutor("philanthropist")
    if owner is None:
        return
    for seat in g.t.order:
        me = g.t.players[seat]
        offered = {
            f"donate:{money}:{grain}:{wine}"
            for money in range(min(3, me.money) + 1)
            for grain in range(min(3, me.grain) + 1)
            for wine in range(min(3, me.wine) + 1)
            if 1 <= money + grain + wine <= 3
        }
        pick = yield from choose(seat, "donate", offered | {"none"})
        if pick == "none":
            continue
        for good, amount in zip(RESOURCES, map(int, pick.split(":")[1:]), strict=True):
            gain(me, good, -amount)
            for _ in range(amount):
                me.donated += 1
                if me.donated in STEPS:
                    score(me, "tutor", STEPS[me.donated])
                    score(g.t.players[owner], "tutor", 1)


# -- Commander ----------------------------------------------------------------------------------------------------


def command(g: Game) -> Play[None]:
    """(MT-TUTOR-50, MT-AMB-59)"""
    owner = g.tutor("commander")
    season = g.t.round // 2 + 1
    if owner is None or g.t.order[0] != owner or g.t.players[owner].commanded == season:
        return
    others = [f"command:{seat}" for seat in range(g.t.seats) if seat != owner]
    pick = yield from choose(owner, "command", [*others, "none"])
    if pick == "none":
        return
    g.t.players[owner].commanded = season
    other = g.t.players[int(pick.partition(":")[2])]
    if other.reputation:
        score(other, "tutor", -1)
        score(g.t.players[owner], "tutor", 1)
    else:
        score(g.t.players[owner], "tutor", 2)


# -- the end ------------------------------------------------------------------------------------------------------


def shares(values: list[int], places: tuple[int, int]) -> list[int]:
    """What each gets; who ties splits the reward of the place. (MT-TUTOR-30, MT-TUTOR-45, MT-AMB-57)"""
    rewards = dict(enumerate(places))
    return [rewards.get(sum(other > value for other in values), 0) // values.count(value) for value in values]


def aimed(player: Player, target: str) -> int:
    """(MT-TUTOR-32)"""
    return {
        "farmland": count(player, FARMLAND),
        "towns": count(player, TOWN),
        "buildings": len(player.buildings),
        "levels": sum(player.talents.values()),
        "money": player.money,
    }[target]


def final(g: Game) -> None:
    """(MT-TUTOR-25, MT-TUTOR-30 to MT-TUTOR-32, MT-TUTOR-45, MT-AMB-56 to MT-AMB-58)"""
    players = g.t.players
    for owner, me in enumerate(players):
        if me.tutor == "scholar":
            score(me, "tutor", me.studies + sum(player.studies for player in players))
        elif me.tutor == "conspirator":
            values = [aimed(player, me.mark) for player in players]
            for seat, share in enumerate(shares(values, (4, 2))):
                score(players[seat], "tutor", share * (2 if seat == owner else 1))
        elif me.tutor == "philanthropist":
            for player, share in zip(players, shares([player.donated for player in players], (3, 1)), strict=True):
                score(player, "tutor", share if player.donated else 0)  # who never gave is not on the track
