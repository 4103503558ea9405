"""How a game might have gone on: set-ups that lead to what is seldom met."""

from __future__ import annotations

from random import Random

from engine.games.jiangnan.content import Cards
from engine.games.jiangnan.kinds import DISTRICTS
from engine.games.jiangnan.table import NOBODY, Table


def spare_tiles(cards: Cards, t: Table) -> list[str]:
    """Action tiles that no refill will need."""
    spare = [] if t.sides.tiles == "advanced" else [*cards.advanced]
    for age, bag in t.bags.items():
        refills = 1 if t.sides.ages == "sorted" or age == 1 else 2
        while len(bag) > refills * len(t.offer):
            spare.append(bag.pop())
    return spare


def unusual(cards: Cards, t: Table, chance: Random) -> Table:
    """As if the game had begun quite differently: rich or poor, with assistants, journeys, degrees, other tiles.

    So what seldom happens is met. Stacks may be short, too.
    """
    spare = spare_tiles(cards, t)
    chance.shuffle(spare)
    crowded = chance.choice(DISTRICTS) if chance.random() < 0.3 else None
    if crowded:
        spare.sort(key=lambda tile: crowded in cards.tiles()[tile].districts)
    if crowded and t.bot is not None:
        for place in range(6):  # the first ones to be drawn: it comes when the district is full
            t.tiles_gone.append(t.bot.bag[-1 - place])
            t.bot.bag[-1 - place] = spare.pop()
    for player in t.players:
        player.coins = chance.choice((0, 0, 1, 2, 4, 9, 20))
        player.spirit = chance.randint(1, 6)
        player.spirits = chance.choice((0, 0, 1, 2))
        player.ideas = {idea: chance.choice((0, 1, 2, 4, 7)) for idea in player.ideas}
        player.degree = chance.choice((0, 0, 1, 2)) if t.sides.society == "b" else 0
        for path in ("a1 a2 a3", "b1 b2", "c1 c2 c3", "d1 d2"):
            cities = path.split()
            player.cities += cities[: chance.choice((0, 0, 1, len(cities)))]
        player.assistants = [t.muse_stack.pop() for _ in range(min(len(t.muse_stack) - 2, chance.choice((0, 1, 3))))]
        player.works = [t.works_stack.pop() for _ in range(chance.choice((0, 0, 1, 2)))]
        player.published = [t.works_later.pop() for _ in range(chance.choice((0, 0, 1, 3)))]
        for heap in (player.track, player.bag):
            for place in reversed(range(len(heap))):
                if spare and chance.random() < (0.9 if crowded else 0.5):
                    t.tiles_gone.append(heap[place])
                    heap[place] = spare.pop()
    if chance.random() < 0.3:
        t.works_gone, t.works_stack = t.works_stack[:-1], t.works_stack[-1:]
    if chance.random() < 0.2:
        t.works_gone += t.works_later
        t.works_later = []
    if chance.random() < 0.3:
        t.unused_characters += t.muse_stack[1:]
        t.muse_stack = t.muse_stack[:1]
    t.pointer = chance.randrange(6)
    if chance.random() < 0.4:
        press(t, chance)
    return t


def press(t: Table, chance: Random) -> None:
    """Servants on display, and somebody who may put more there in income: the pointer shows B1. (JN-INC-07)"""
    place = next(place for place, face in enumerate(t.ring) if face[1] == "1")
    t.ring[place], t.ring[t.pointer] = t.ring[t.pointer], "B1"
    for player in t.players:
        for number in chance.sample((2, 3, 11, 15), 2):
            if number in t.muse_stack and len(t.muse_stack) > 1:
                t.muse_stack.remove(number)
                player.assistants.append(number)
    for track in t.tracks.values():
        for tile in track:
            tile.colour = chance.choice((NOBODY, *range(t.seats)))


def poor(cards: Cards, t: Table, chance: Random) -> Table:
    """As if everybody were nearly without coins, and nearly every tile to throw off brought a shop. (JN-AMB-05)

    For the first turns only: the same tile may be in several hands.
    """
    shops = [name for name, tile in cards.advanced.items() if "shop" in tile.icons]
    paid = [name for name, tile in cards.tiles().items() if {"parlour", "tavern", "travel"} & {*tile.districts}]
    for player in t.players:
        player.coins = chance.choice((0, 0, 0, 1, 2))
        player.ideas = {idea: chance.choice((0, 1, 2, 4)) for idea in player.ideas}
        player.place = chance.randrange(6)
        player.track = chance.sample(sorted({*chance.sample(shops, 3), *chance.sample(paid, 3)}), 4)
        player.works = [t.works_stack.pop() for _ in range(chance.choice((0, 0, 1)))]
        for path in ("a1 a2 a3", "b1 b2", "c1 c2 c3", "d1 d2"):
            cities = path.split()
            player.cities += cities[: chance.choice((0, 1, len(cities), len(cities)))]
    t.pointer = chance.randrange(6)
    if chance.random() < 0.6:  # the pointer shows one of the shops that can bring coins
        face = chance.choice(("A1", "A3", "A3", "B1", "B5"))
        at = next(place for place, other in enumerate(t.ring) if other[1] == face[1])
        t.ring[at], t.ring[t.pointer] = t.ring[t.pointer], face
    return t
