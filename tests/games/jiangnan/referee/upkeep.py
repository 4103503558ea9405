"""Boats, draft, events, board status, spirits. (sections 5.2 to 5.9)"""

from __future__ import annotations

from engine.games.jiangnan.table import BOT
from tests.games.branches import together
from tests.games.jiangnan.referee import boats, bot, final, society, turn
from tests.games.jiangnan.referee.play import Asked, Game, Play, choose, drink, in_order, score

OFFERED = {"a": {2: 6, 3: 9, 4: 12}, "b": {2: 8, 3: 12, 4: 15}}
"""(JN-SETUP-17, JN-ADV-02, JN-ADV-11)"""
SCORING = {2: 2, 4: 3, 6: 4}


def sail(g: Game) -> Play[None]:
    """(JN-BOAT-01 to JN-BOAT-20)"""
    t = g.t
    for slot, district in enumerate(g.slots()):
        for colour in t.scholars[district]:
            boats.board(g, slot, colour)
    t.river[1:] = t.river[:6]
    t.river[0] = None
    boat = boats.boat_at(g, 6)
    left, right = boat.trends
    chosen = right
    ahead = boats.ranking(g, boat)
    if ahead and ahead[0] != BOT:  # JN-AMB-33
        if g.talent(ahead[0], "wins_ties"):
            score(g, ahead[0], 3, "boats")
        picked = yield from choose(g, ahead[0], "trend", [f"trend:{left.shown}", f"trend:{right.shown}"])
        chosen = left if picked == f"trend:{left.shown}" else right
    t.trends.append(chosen)
    t.dropped_trends.append(left if chosen is right else right)
    t.river[6] = None
    if t.round < 6:
        boat.trends, boat.spaces, boat.goal = [], [], t.goals.pop(0)
        t.river[0] = boat


def draft(g: Game) -> Play[None]:
    """(JN-DRAFT-01 to JN-DRAFT-11, JN-2P-17)"""
    t = g.t
    for row in [*(t.scholars[district] for district in g.slots()), t.rest]:
        while row:
            colour = row[-1]
            if t.round <= 4 and colour == BOT:
                bot.draft(g)
            elif t.round <= 4 and colour < t.seats:
                picked = yield from choose(g, colour, "draft", [f"take:{tile}" for tile in t.offer])
                tile = picked.partition(":")[2]
                t.offer.remove(tile)
                t.players[colour].drafted.append(tile)
            row.pop()
            if colour < t.seats:
                t.party(colour).scholars += 1


def events(g: Game) -> None:
    """(sections 5.4 to 5.7)"""
    t = g.t
    if t.round <= 3:
        offer(g, t.round + 1)
    if t.round in SCORING:
        final.public(g, SCORING[t.round])
    if t.round in (2, 4):
        for seat, me in enumerate(t.players):  # JN-BAG-04, JN-BAG-05, JN-AMB-22
            me.bag = [*me.bag, *me.used, *me.drafted]
            me.used, me.drafted = [], []
            t.rng.shuffle(me.bag)
            turn.replenish(g, seat)
        if t.bot is not None:
            bot.refill(g)
    if t.round == 3:
        swap(g)


def offer(g: Game, age: int) -> None:
    """(JN-REFILL-02 to JN-REFILL-06, JN-ADV-07 to JN-ADV-09)"""
    t = g.t
    t.tiles_gone += t.offer
    mixed = t.sides.ages == "mixed"
    bag = t.bags[{2: 1, 3: 3, 4: 3}[age] if mixed else age]
    t.rng.shuffle(bag)
    number = OFFERED[t.sides.upkeep][g.players]
    t.offer = [bag.pop() for _ in range(number)]
    if not mixed or age in (2, 4):
        t.tiles_gone += bag
        bag.clear()


def swap(g: Game) -> None:
    """(JN-SWAP-01 to JN-SWAP-06)"""
    t = g.t
    every = [*t.works, *t.works_stack, *t.works_later]
    t.works_gone += [work for work in every if g.work(work).age == 1]
    t.works, t.works_later = [], []
    t.works_stack = [work for work in every if g.work(work).age == 2]
    t.rng.shuffle(t.works_stack)
    society.refill(g)


def status(g: Game) -> None:
    """(JN-STAT-02 to JN-STAT-11)"""
    t = g.t
    t.pointer += 1
    t.order = [*t.next_order, *(party for party in t.order if party not in t.next_order)]
    t.next_order = []
    if t.charms:
        t.gone_charms.append(t.charms.pop(0))


def spirits(g: Game) -> Play[None]:
    """(JN-CONS-02 to JN-CONS-10)"""
    for seat, me in enumerate(g.t.players):
        loss = 1 + len(me.works) + (0 if g.talent(seat, "free_assistants") else len(me.assistants))
        me.spirit = max(0, me.spirit - loss)
    yield from together({seat: use_spirits(g, seat) for seat in in_order(g) if not g.t.players[seat].spirit})
    g.t.resting = [seat for seat in in_order(g) if not g.t.players[seat].spirit]
    while g.t.resting:
        seat = g.t.resting[0]
        places = range(1, len(g.t.players[seat].track) + 1)
        picked = yield from choose(g, seat, "rest", [f"rest:{place}" for place in places])
        yield from turn.rest(g, seat, int(picked.partition(":")[2]))
        g.t.resting.pop(0)


def use_spirits(g: Game, seat: int) -> Play[None]:
    """As many Spirits tiles as bring something. (JN-SPIRIT-04, JN-CONS-07, JN-AMB-17)"""
    me = g.t.players[seat]
    most = min(me.spirits, -(-(6 - me.spirit) // 3))
    if most:
        options = frozenset({f"use:{number}" for number in range(1, most + 1)} | {"none"})
        _, (picked,) = yield (Asked(seat, "spirits", options, False),)
        if picked != "none":
            for _ in range(int(picked.partition(":")[2])):
                drink(me)
