"""What is done with an edict tile. (MT-POL)"""

from __future__ import annotations

from tests.games.mount_tai.referee import edicts, land, people, rites
from tests.games.mount_tai.referee.play import Game, Play, choose

TIERS = ((1, 4), (5, 13), (14, 29))


def decide(g: Game, seat: int, *, optional: bool = False) -> Play[None]:
    """(MT-POL-02, MT-AMB-15)"""
    tiles = edicts.free(g, seat)
    offered = {f"{what}:{number}" for what in ("use", "tidy") for number in tiles}
    if not offered:
        return
    pick = yield from choose(seat, "policy", offered | ({"none"} if optional else set()))
    what, _, number = pick.partition(":")
    if what == "use":
        yield from use(g, seat, int(number))
    elif what == "tidy":
        yield from edicts.tidy(g, seat, int(number))


def use(g: Game, seat: int, number: int) -> Play[None]:
    """(MT-POL-03 to MT-POL-08)"""
    edicts.place(g, seat, number)
    effects: list[str] = list(g.cards.edicts[number].effects)
    if g.t.challenge == 3:
        effects = [effect for effect in effects if effect not in g.t.executed_before]  # MT-CHAL-27, MT-CHAL-28
    both = number >= TIERS[2][0]
    while effects:
        offered = {option: effect for effect in effects for option in offers(g, seat, effect)}
        pick = yield from choose(seat, "act", {*offered, "done"})
        if pick == "done":
            return
        done = offered[pick]
        effects = [effect for effect in effects if effect != done] if both else []
        g.t.executed.append(done)
        yield from perform(g, seat, done, pick)


def offers(g: Game, seat: int, effect: str) -> set[str]:
    """(MT-AMB-13)"""
    if effect == "cultivation":
        return land.cultivation_offers(g, seat)
    if effect == "farmland":
        return land.farmland_offers(g, seat)
    if effect == "town":
        return land.town_offers(g, seat)
    if effect == "recruitment":
        return people.offers(g, seat)
    if effect == "building":
        return people.building_offers(g, seat)
    if effect == "brewing":
        return rites.brewing_offers(g, seat)
    return rites.rite_offers(g, seat, "celebrate" if effect == "celebration" else "sacrifice")


def perform(g: Game, seat: int, effect: str, pick: str) -> Play[None]:
    if effect == "cultivation":
        yield from land.cultivate(g, seat, pick)
    elif effect == "farmland":
        yield from land.farmland(g, seat, pick)
    elif effect == "town":
        yield from land.town(g, seat, pick)
    elif effect == "recruitment":
        yield from people.perform(g, seat, pick)
    elif effect == "building":
        yield from people.build(g, seat, pick)
    elif effect == "brewing":
        yield from rites.brew(g, seat, pick)
    else:
        rites.hold(g, seat, pick)
