"""The end of the game, and the whole of it. (MT-END, MT-FLOW)"""

from __future__ import annotations

from engine.games.mount_tai.table import FARMLAND, MARKER, TOWN
from tests.games.mount_tai.referee import people, policy, rounds, settlement, tutors
from tests.games.mount_tai.referee.map import height
from tests.games.mount_tai.referee.play import Game, Play, choose, count, score, stock


def play(g: Game) -> Play[None]:
    """From the beginning to the end. (MT-FLOW-01 to MT-FLOW-07)"""
    yield from tutors.mark(g)
    if "observatory" in (
        g.t.options["keep_building"],
        g.t.options["keep_building_2"],
    ):  # carried into a challenge game: MT-AMB-54
        yield from people.observe(g, 0)
    for number in range(16):
        g.t.round = number
        yield from rounds.play_round(g)
        if number % 2:
            yield from settlement.settle(g)
    g.t.round = 16
    copied = yield from last(g)
    final(g, copied)
    yield from keep(g)


def last(g: Game) -> Play[str]:
    """What goes before the scoring; says which profession is copied. (MT-END-02, MT-SECR-03, MT-YIN-06, MT-AMB-42)"""
    secretary = g.owner("secretary", 3)
    if secretary is not None:
        yield from once_more(g, secretary)
    owner = g.owner("yinyang", 3)
    if owner is None:
        return ""
    offered = {
        f"copy:{seat}:{card}": g.cards.talents[card].profession
        for seat, player in enumerate(g.t.players)
        for card, level in player.talents.items()
        if seat != owner and level == 3
    }
    pick = yield from choose(owner, "copy", {*offered, "none"})
    if pick == "none":
        return ""
    if offered[pick] == "secretary":
        yield from once_more(g, owner)
    return offered[pick]


def once_more(g: Game, seat: int) -> Play[None]:
    g.t.executed_before, g.t.executed = g.t.executed, []
    yield from policy.decide(g, seat, optional=True)


def final(g: Game, copied: str) -> None:
    """(MT-REP-05, MT-END-03, MT-END-04)"""
    for seat, me in enumerate(g.t.players):
        highest = {g.cards.talents[card].profession for card, level in me.talents.items() if level == 3}
        for profession in highest:  # a profession that is held twice has its skill once
            score(me, "level_3", worth(g, seat, profession))
        if "yinyang" in highest and copied:
            score(me, "level_3", worth(g, seat, copied))
    tutors.final(g)


def worth(g: Game, seat: int, profession: str) -> int:
    """What the L3 skill of a profession is worth to a player. (sections 14 and 15)"""
    t, me = g.t, g.t.players[seat]
    third = [number for number in [*me.pyramid.values(), *me.aside] if number >= policy.TIERS[2][0]]
    wet = [cell for cell, tile in me.land.items() if tile != MARKER and g.served(cell)]
    winter = settlement.worth(g, me, t.praises[7], 2)
    return {
        "agricultural": count(me, FARMLAND),
        "commercial": count(me, TOWN) // 2 * 3,
        "sacrifice": sum(me.talents.values()),
        "brewer": me.wine,
        "administrative": 16 - len(third),
        "pioneer": sum(height(cell) in (2, 3) for cell in me.land),
        "publicist": max(2, t.seats) * sum(leads(g, seat, good) for good in ("money", "grain", "wine")),
        "trader": min(me.grain, me.money),
        "architect": len(me.buildings) // 2 * 3,
        "duhu": 15 if len(me.talents) == 1 else 0,
        "firstborn": winter + (winter > 0 and g.level(seat, "firstborn") >= 2),
        "vanguard": 2 * (len(me.recorded) if g.level(seat, "vanguard") else me.firsts),
        "elder": 3 * len(me.buildings),
        "zheng": len(wet) // 2 * 3,
    }.get(profession, 0)


GOALS = {1: 80, 2: 80, 3: 82, 4: 82, 5: 85, 6: 85, 7: 90}
KEPT = {1: (1, 0), 2: (0, 1), 3: (1, 0), 4: (1, 0), 5: (0, 1), 6: (1, 1), 7: (0, 2)}
"""How many talents and buildings are kept of a challenge game that was won. (MT-CHAL-21 to MT-CHAL-57)"""


def keep(g: Game) -> Play[None]:
    """What is carried on. (MT-CHAL-03, MT-AMB-54)"""
    t, me = g.t, g.t.players[0]
    if t.challenge not in GOALS or me.reputation < GOALS[t.challenge]:
        return
    talents, buildings = KEPT[t.challenge]
    if talents and me.talents:
        pick = yield from choose(0, "keep_talent", [f"talent:{card}" for card in me.talents])
        t.kept_talent = pick.partition(":")[2]
    for _ in range(min(buildings, len(me.buildings))):
        left = [f"building:{kind}" for kind in me.buildings if kind not in t.kept_buildings]
        t.kept_buildings.append((yield from choose(0, "keep_building", left)).partition(":")[2])


def leads(g: Game, seat: int, good: str) -> bool:
    """(MT-TAL-74 to MT-TAL-76)"""
    mine = stock(g.t.players[seat], good)
    return mine > 0 and mine == max(stock(player, good) for player in g.t.players)


def ranks(g: Game) -> dict[int, int]:
    """The place of each. (MT-END-05 to MT-END-08, MT-AMB-32)"""

    def standing(seat: int) -> tuple[int, ...]:
        me = g.t.players[seat]
        return (me.reputation, *(0 if good == "reputation" else stock(me, good) for good in g.t.bonuses))

    every = [standing(seat) for seat in range(g.t.seats)]
    return {seat: 1 + sum(other > mine for other in every) for seat, mine in enumerate(every)}
