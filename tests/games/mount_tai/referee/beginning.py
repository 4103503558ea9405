"""How a game begins, and how it might have gone on. (MT-SETUP)"""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.games.mount_tai.content import COLOURS, GOODS, Cards
from engine.games.mount_tai.table import VIRTUAL, Player, Table
from tests.games.mount_tai.referee.map import SEATS

HOMES = {"nw": "A1", "ne": "H1", "se": "H8", "sw": "A8"}
PILES = {1: [1, 1, 1, 1, 1], 2: [1, 1, 1, 2, 2], 3: [2, 2, 2, 2, 2], 4: [3, 3, 3, 2, 2]}
ROUNDS = {1: 2, 2: 2, 3: 3, 4: 4}
"""Event spaces of a round. (MT-DATA-23)"""
KEPT = ("keep_building", "keep_building_2")


def begins_well(cards: Cards, t: Table) -> None:
    """Fails unless this is a table at the beginning: what is not left to chance as it must be, all else complete."""
    assert (t.round, t.settled, t.ponds, t.turned, t.dismissed, t.removed) == (0, 0, [], [], [], [])
    order = [(t.start + step) % t.seats for step in range(t.seats)]
    assert t.order == (order if t.seats > 1 else [0, VIRTUAL])  # MT-SETUP-38, MT-SOLO-06
    for number, seat in enumerate(order):
        player = t.players[seat]
        points = 1 if (t.seats, number) in ((3, 2), (4, 2), (4, 3)) else 0
        home = HOMES[SEATS[t.seats][seat]]  # MT-SETUP-33, MT-DATA-10
        bare = Player(6, 2, 0, {home: "town" if t.challenge == 4 else "settlement"}, player.pyramid)
        bare.points, bare.tutor, bare.aside = player.points, player.tutor, player.aside
        carried(cards, t, bare)
        assert player == bare  # MT-SETUP-35 to MT-SETUP-37
        assert player.reputation == points + (
            cards.talents[bare.brought].profession == "firstborn" if bare.brought else 0
        )
        edicts(t.challenge, player)
    assert {tile[:2] for tile in t.ranges[:4]} == {"L1", "L2", "L3", "L4"}  # MT-SETUP-01 to MT-SETUP-04
    assert {tile[:2] for tile in t.ranges[4:]} == {"S1", "S2", "S3", "S4"}
    assert sorted(t.bonuses) == sorted(GOODS)  # MT-SETUP-08
    assert sorted(t.praises) == sorted(cards.praises)  # MT-SETUP-10, MT-SETUP-11
    events(cards, t)
    talents(cards, t)
    buildings(cards, t)


def carried(cards: Cards, t: Table, player: Player) -> None:
    """What comes from the challenge game before. (MT-CHAL-25 to MT-CHAL-56, MT-AMB-54)"""
    card = t.options["keep_talent"]
    if card != "none":
        player.brought, player.talents = card, {card: 2 if t.challenge == 5 else 1}
        if cards.talents[card].profession == "firstborn":
            player.money, player.grain, player.wine = 7, 3, 1
    player.buildings = [kind for option in KEPT if (kind := t.options[option]) != "none"]


def edicts(challenge: int, player: Player) -> None:
    """(MT-SETUP-29 to MT-SETUP-32, MT-DATA-11 to MT-DATA-15)"""
    places = {6: 28, 7: 28, 8: 27}.get(challenge, 29)
    tiles = [player.pyramid[place] for place in range(places)]
    assert sorted([*tiles, *player.aside]) == [*range(1, 30)]
    tiers = [1 if tile <= 4 else 2 if tile <= 13 else 3 for tile in tiles]
    if challenge == 6:
        assert tiers == [1] * 4 + [2] * 8 + [3] * 16
    elif challenge == 8:
        assert tiers[:5].count(1) == 4
    elif challenge != 7:
        assert tiers == [1] * 4 + [2] * 9 + [3] * 16


def events(cards: Cards, t: Table) -> None:
    """(MT-SETUP-05 to MT-SETUP-07, MT-SETUP-09, MT-AMB-24)"""
    assert [len(tiles) for tiles in t.events] == [ROUNDS[t.seats]] * 8
    used = [tile for tiles in t.events for tile in tiles]
    every = [*used, *t.unused_events]
    zero = t.options["event_zero"] == "on"  # and the blue tile that it replaces is in the box
    assert sorted(every) == sorted(tile for tile in cards.events if tile != "zero" or zero)
    for colour in COLOURS:
        assert sum(cards.events[tile].colour == colour for tile in used) == 2 * ROUNDS[t.seats]
    assert all(len({cards.events[tile].colour for tile in tiles}) == len(tiles) for tiles in t.events)


def talents(cards: Cards, t: Table) -> None:
    """(MT-SETUP-12 to MT-SETUP-18)"""
    for pile, colour in zip(t.piles, ("green", "yellow", "blue", "red", "red"), strict=True):
        assert all(cards.talents[card].colour == colour for card in pile)
    sets = {"base": {"base"}, "promo": {"base", "promo"}, "fan": {"base", "fan"}, "all": {"base", "promo", "fan"}}
    pool = {card for card, talent in cards.talents.items() if talent.set in sets[t.options["talents"]]}
    if t.seats < 3:
        pool -= {"yinyang", "duhu"}
    pool -= {t.options["keep_talent"]}
    sizes = list(PILES[2 if t.challenge else t.seats])  # MT-CHAL-05
    if sum(cards.talents[card].colour == "red" for card in pool) < sizes[3] + sizes[4]:
        sizes[4] -= 1  # one of the four red cards has been carried in
    assert [len(pile) for pile in t.piles] == sizes
    assert sorted([*t.unused_talents, *(card for pile in t.piles for card in pile)]) == sorted(pool)


def buildings(cards: Cards, t: Table) -> None:
    """(MT-SETUP-19 to MT-SETUP-25)"""
    base = ("granary", "mint", "works_office", "free_market", "academy", "yufu")
    kinds = dict.fromkeys(base, 3 if t.seats == 4 else 2)
    if t.options["buildings"] == "promo":
        kinds |= {"garrison": 1, "observatory": 1}
    back = Counter(() if t.seats == 4 else base)
    for kept in (t.options[option] for option in KEPT):
        if kept in base:
            back[kept] -= 1
        else:
            kinds.pop(kept, None)
    assert Counter(t.returned) == +back
    assert Counter(t.supply) + Counter(t.blueprints) == Counter(kinds)
    assert len(t.blueprints) == (4 if t.seats == 4 else 3)


def lavish(cards: Cards, t: Table, chance: Random) -> Table:
    """As if the game had begun with much more: goods, talents of any level, buildings. So all skills are met."""
    piles = [*t.piles, t.unused_talents]
    reds = [card for pile in piles for card in pile if cards.talents[card].colour == "red"]
    chance.shuffle(reds)
    for player in t.players:
        player.money += chance.randint(0, 20)
        player.grain += chance.randint(0, 9)
        player.wine += chance.randint(0, 6)
        given = [reds.pop()] if chance.random() < 0.7 else []
        given += [pile[-1] for pile in t.piles[:3] if pile and chance.random() < 0.3]
        for card in given:
            next(pile for pile in piles if card in pile).remove(card)
            player.talents[card] = chance.choice((1, 2, 3, 3))
        for kind in chance.sample(t.supply, min(len(t.supply), chance.randint(0, 2))):
            if kind not in player.buildings and kind != "observatory":
                t.supply.remove(kind)
                player.buildings.append(kind)
    return t
