"""The events of a round: new action tiles, Public Scoring, bags, the Society's change. (sections 5.4 to 5.7)"""

from __future__ import annotations

from engine.games.jiangnan import bot, gains, measures, names, turn, works
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.table import Table
from engine.kernel import text


def run(box: Box, t: Table) -> None:
    """In the printed order. (JN-REFILL-08)"""
    events = box.cards.rounds[t.round]
    if events.refill:
        t.tiles_gone += t.offer
        t.offer = []
        offer(box, t, events.refill)
        t.tell(text("jiangnan-did-offer", tiles=len(t.offer)))
    if events.scoring:
        score(box, t, events.scoring)
    if events.bags:
        fill_bags(box, t)
    if events.swap:
        swap(box, t)


def offer(box: Box, t: Table, age: int) -> None:
    """Random action tiles of an Age, or of the bag in which two Ages are mixed, onto the Upkeep Board.

    What is not needed any more leaves the game. (JN-SETUP-17, JN-REFILL-02 to JN-REFILL-04, JN-ADV)
    """
    mixed = t.sides.ages == "mixed"
    bag = (age + 1) // 2 * 2 - 1 if mixed else age
    tiles = t.bags[bag]
    t.rng.shuffle(tiles)
    for _ in range(box.board.offered[t.sides.upkeep][box.players(t)]):
        t.offer.append(tiles.pop())
    if not mixed or age % 2 == 0:
        t.tiles_gone += tiles
        del t.bags[bag]


def score(box: Box, t: Table, vp: int) -> None:
    """Public Scoring: every trend on the track, for everybody. (section 5.6)"""
    for party in t.parties:
        matches = sum(measures.count(box, t, party, trend.shown) for trend in t.trends)
        gains.score(t.party(party), vp * matches, f"public_{t.round}")
        t.tell(text("jiangnan-did-public", who=names.party(party, t.seats), matches=matches, vp=vp * matches))


def fill_bags(box: Box, t: Table) -> None:
    """Used and drafted tiles go into the bags, and tracks are filled from them. (section 5.7, JN-AMB-22)"""
    for seat, player in enumerate(t.players):
        player.bag += player.used + player.drafted
        player.used, player.drafted = [], []
        t.rng.shuffle(player.bag)
        turn.replenish(box, t, seat)
    if t.bot is not None:
        bot.fill_bag(t)
    t.tell(text("jiangnan-did-bags"))


def swap(box: Box, t: Table) -> None:
    """Portfolios of Age 1 leave the Society, those of Age 2 are shuffled anew. (JN-SWAP-02 to JN-SWAP-04)"""
    there = t.works + t.works_stack + t.works_later
    t.works_gone += [work for work in there if box.works[work].age == 1]
    t.works, t.works_later = [], []
    t.works_stack = [work for work in there if box.works[work].age == 2]
    t.rng.shuffle(t.works_stack)
    works.refill(box, t)
    t.tell(text("jiangnan-did-swap"))
