"""Talents and buildings. (MT-RECR, MT-BUILD, MT-BLDG)"""

from __future__ import annotations

from tests.games.mount_tai.referee import edicts, tutors
from tests.games.mount_tai.referee.play import GOODS, Game, Play, choose, gain

RECRUITING, OBSERVING = 1, 1
STEPS = {1: 2, 2: 3}
"""What the step from a level costs. (MT-RECR-09, MT-RECR-10)"""


def has_room(g: Game, seat: int, card: str) -> bool:
    """The limit of each colour. (MT-RECR-07, MT-BLDG-14, MT-BLDG-15, MT-CHAL-06)"""
    me = g.t.players[seat]
    colour = g.cards.talents[card].colour
    held = sum(g.cards.talents[other].colour == colour for other in me.talents if other != me.brought)
    return held < (2 if colour == "red" and "observatory" in me.buildings else 1)


def on_offer(g: Game, seat: int) -> dict[str, str]:
    """The cards on top for which there is room, by option."""
    tops = {f"recruit:{number}": pile[-1] for number, pile in enumerate(g.t.piles) if pile}
    return {option: card for option, card in tops.items() if has_room(g, seat, card)}


def acquire(g: Game, seat: int, pick: str) -> None:
    """(MT-RECR-02 to MT-RECR-06, MT-FIRST-01)"""
    card = g.t.piles[int(pick.partition(":")[2])].pop()
    me = g.t.players[seat]
    me.talents[card] = 1
    if g.cards.talents[card].profession == "firstborn":
        for good in GOODS:
            gain(me, good, 1)


def offers(g: Game, seat: int) -> set[str]:
    """Recruitment, or development. (MT-RECR-01)"""
    me = g.t.players[seat]
    found = set(on_offer(g, seat)) if me.money >= RECRUITING or tutors.usable(g, seat, "academy") else set()
    for card, level in me.talents.items():
        if level in STEPS and me.money >= STEPS[level]:
            found.add(f"raise:{card}")
    return found


def perform(g: Game, seat: int, pick: str) -> Play[None]:
    """(MT-RECR-04, MT-RECR-08, MT-BLDG-07, MT-BLDG-08)"""
    me = g.t.players[seat]
    what, _, card = pick.partition(":")
    if what == "raise":
        gain(me, "money", -STEPS[me.talents[card]])
        me.talents[card] += 1
    else:
        if not (yield from tutors.use(g, seat, "academy", needed=me.money < RECRUITING)):
            gain(me, "money", -RECRUITING)
        acquire(g, seat, pick)


# -- buildings ----------------------------------------------------------------------------------------------------


def cost(g: Game, seat: int, kind: str) -> int:
    """(MT-BUILD-02, MT-ARCH-01)"""
    printed = next(tile.cost for name, tile in g.cards.buildings.items() if name == kind)
    return max(0, printed - (g.level(seat, "architect") >= 1))


def building_offers(g: Game, seat: int) -> set[str]:
    """(MT-BUILD-01, MT-BUILD-03)"""
    me = g.t.players[seat]
    return {f"build:{k}" for k in g.t.blueprints if k not in me.buildings and me.money >= cost(g, seat, k)}


def build(g: Game, seat: int, pick: str) -> Play[None]:
    """(MT-BUILD-01 to MT-BUILD-08, MT-BLDG-13, MT-SECR-01)"""
    me = g.t.players[seat]
    kind = pick.partition(":")[2]
    gain(me, "money", -cost(g, seat, kind))
    me.buildings.append(kind)
    g.t.blueprints[kind] -= 1
    if not g.t.blueprints[kind]:
        del g.t.blueprints[kind]
    refill(g)
    if kind == "observatory":
        yield from observe(g, seat)
    if g.level(seat, "secretary") >= 1:
        yield from edicts.may_remove(g, seat, "discard", 1)


def refill(g: Game) -> None:
    """(MT-BUILD-06, MT-SETUP-22 to MT-SETUP-24, MT-SOLO-15)"""
    t = g.t
    while len(t.blueprints) < (4 if t.seats == 4 else 3) and t.supply:
        kind = t.supply.pop()
        t.blueprints[kind] = t.blueprints.get(kind, 0) + 1


def observe(g: Game, seat: int) -> Play[None]:
    """One red talent for 1 money. (MT-BLDG-13, MT-AMB-35)"""
    me = g.t.players[seat]
    if me.money < OBSERVING or not tutors.usable(g, seat, "observatory"):
        return
    red = {option for option, card in on_offer(g, seat).items() if g.cards.talents[card].colour == "red"}
    pick = yield from choose(seat, "observatory", red | {"none"})
    if pick != "none" and (yield from tutors.use(g, seat, "observatory", needed=False)):
        gain(me, "money", -OBSERVING)
        acquire(g, seat, pick)
