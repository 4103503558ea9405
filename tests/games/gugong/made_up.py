"""Positions made up at random: the whole box, spread as it may come to lie in a game, if only by very odd play."""

from __future__ import annotations

from random import Random
from typing import Literal

import msgspec

from engine.games.gugong.content import LOCATIONS, REWARDS, Cards
from engine.games.gugong.table import Edict, Piece, Player, Ship, Table
from engine.kernel import Rng

HARBORS = [1, 2, 3, 4, 5]
PHASES: tuple[Literal["turn", "evening", "morning", "final"], ...] = (
    "turn",
    "turn",
    "turn",
    "turn",
    "evening",
    "morning",
    "final",
)


def odd_text(text: bytes, chance: Random) -> bytes:
    """A content with an owner's own values: any action on any gift, three equal dice, cheap and dear things."""
    raw = msgspec.json.decode(text)
    for gift in raw["gifts"].values():
        gift["value"] = chance.choice([1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9])
        gift["servants"] = chance.choice([0, 0, 1, 2])
        gift["action"] = chance.choice([None, *LOCATIONS, *LOCATIONS, "swap", "recall"])
    for die in raw["dice"].values():
        die["faces"] = [chance.randrange(1, 10) for _ in range(6)]
    for side in raw["sides"].values():
        side["jade_houses"] = [chance.randrange(1, 6) for _ in side["jade_houses"]]
    for decree in raw["decrees"].values():
        decree["cost"] = chance.randrange(5)
        decree["amount"] = chance.randrange(1, 4)
    raw["decrees"]["final_intrigue"]["each"] = chance.randrange(1, 3)
    for token in raw["tokens"].values():
        token["copies"] = chance.choice([2, 3])
    raw["tokens"]["double"]["copies"] = 5
    for file in raw.values():
        for entry in [file] if "source" in file else file.values():
            entry["source"].update(
                (name, "house") for name in entry if name != "source" and name not in entry["source"]
            )
    return msgspec.json.encode(raw, order="sorted")


def made_up(cards: Cards, chance: Random, seats: int, options: dict[str, str]) -> Table:
    """A position at the start of a step."""
    players = [Player([], 0, 0) for _ in range(seats)]
    t = Table(
        seats=seats,
        rng=Rng(str(chance.random())),
        players=players,
        gifts=[],
        deck=[],
        map=[],
        piles=[],
        dice=[chance.choice(die.faces) for die in cards.dice.values()],
        houses=[],
        edicts=[],
        unused=[],
        ladder=chance.sample(range(seats), seats),
        start=chance.randrange(seats),
        active=chance.randrange(seats),
        options=options,
        used=[],
        ships=[],
        wall=[],
        arrivals=[],
        phase=chance.choice(PHASES),
        medal=chance.choice([None, chance.randrange(seats)]),
        day=chance.randrange(1, 5),
        turn=chance.randrange(1, 60),
    )
    if t.phase in ("evening", "final"):
        t.day = 4 if t.phase == "final" else t.day
    elif t.phase == "morning":
        t.day = chance.randrange(1, 4)
    _tracks(cards, chance, t)
    _servants(cards, chance, t)
    _gifts(cards, chance, t)
    _map(cards, chance, t)
    side = cards.side(seats)
    full = chance.random()
    t.houses = [chance.random() < full for _ in side.jade_houses]
    return t


def _tracks(cards: Cards, chance: Random, t: Table) -> None:
    for seat, step in zip(
        t.ladder, sorted(chance.choice([0, 1, 6, 14, chance.randrange(15)]) for _ in t.ladder), strict=True
    ):
        t.players[seat].intrigue = step
    for player in t.players:
        player.palace = chance.choice([0, 3, 6, 7, 8])
        player.jade = chance.randrange(8)
        player.points = {"tokens": chance.randrange(20)}
    t.arrivals = [seat for seat in chance.sample(range(t.seats), t.seats) if t.players[seat].palace == 8]
    for place, seat in enumerate(t.arrivals):
        t.players[seat].place = place


def _servants(cards: Cards, chance: Random, t: Table) -> None:
    """12 servants of each colour and a Foreman, wherever they may be."""
    kinds = [[kind for kind, decree in cards.decrees.items() if decree.level == level] for level in (1, 2, 3)]
    t.edicts = [Edict(kind) for level in kinds for kind in chance.sample(level, 2)]
    t.unused = [kind for kind in cards.decrees if kind not in {edict.kind for edict in t.edicts}]
    places = [(route, harbor) for route in range(cards.side(t.seats).routes) for harbor in HARBORS]
    chance.shuffle(places)
    crowd = chance.random()
    for seat, player in enumerate(t.players):
        left = 12
        unlocked = chance.random() < 0.7
        where = chance.choice(["supply", "pool", "pool", "wall", "ship", "edict", "reward"]) if unlocked else "locked"
        player.rewards = [chance.randrange(4), chance.randrange(3), int(unlocked)]
        if where == "reward":
            kind = chance.choice([kind for kind, taken in zip(REWARDS, player.rewards, strict=True) if taken])
            player.reward_foreman = kind
        left -= sum(player.rewards) - bool(player.reward_foreman)
        for edict in t.edicts:
            if left and chance.random() < 0.2:
                edict.owners.append(seat)
                if where == "edict" and not any(seat in other.foremen for other in t.edicts):
                    edict.foremen.append(seat)
                else:
                    left -= 1
        laden = chance.random() < 0.3
        for _ in range(3 if laden else chance.choice([0, 1, 2, 3])):
            if not places or (chance.random() > crowd and not laden):
                continue
            ship = Ship(seat, *places.pop(), 0)
            if where == "ship" and not any(other.foreman for other in t.ships if other.seat == seat):
                ship.foreman = chance.choice([1, 2])
            least = 0 if ship.foreman else 1
            wanted = 3 - ship.foreman if laden and chance.random() < 0.7 else chance.randrange(least, 4 - ship.foreman)
            ship.servants = min(left, wanted)
            left -= ship.servants
            if ship.load:
                t.ships.append(ship)
        if left and (room := cards.board.wall[t.seats] - 1 - sum(piece.size for piece in t.wall)) > 0:
            if where == "wall":
                t.wall.append(Piece(seat, True, chance.choice([1, min(2, room)])))
                room -= t.wall[-1].size
            on_wall = min(left, chance.randrange(room + 1), chance.choice([0, 1, 2, 9]))
            t.wall += [Piece(seat)] * on_wall
            left -= on_wall
        standing = (
            any(piece.seat == seat and piece.foreman for piece in t.wall)
            or any(ship.seat == seat and ship.foreman for ship in t.ships)
            or any(seat in edict.foremen for edict in t.edicts)
            or bool(player.reward_foreman)
        )
        if standing:
            player.foreman = "away"
        elif unlocked:
            player.foreman = "supply" if where == "supply" else "pool"
        player.pool = chance.choice([left, min(left, chance.randrange(5)), chance.randrange(left + 1)])
        player.supply = left - player.pool
    chance.shuffle(t.wall)


def _gifts(cards: Cards, chance: Random, t: Table) -> None:
    played = {"board", *(f"seat_{number}" for number in range(1, t.seats + 1))}
    gifts = [kind for kind, gift in cards.gifts.items() if gift.group in played]
    t.deck = [kind for kind, gift in cards.gifts.items() if gift.group == "draw"]
    chance.shuffle(t.deck)
    gifts += [t.deck.pop() for player in t.players for _ in range(player.rewards[1])]
    chance.shuffle(gifts)
    t.gifts = [gifts.pop() for _ in LOCATIONS]
    for player in t.players:
        own = [gifts.pop() for _ in range(4 + player.rewards[1])]
        split = chance.choice([0, 0, 1, 1, 2, len(own)]) if t.phase == "turn" else 0
        player.hand, player.pile = own[:split], own[split:]
    active = t.players[t.active]
    if t.phase == "turn" and not active.hand:
        active.hand.append(active.pile.pop())
    if t.phase == "morning":  # A card claimed in the Evening
        for player in t.players:
            player.hand = [player.pile.pop()] if player.rewards[1] and chance.random() < 0.3 else []


def _map(cards: Cards, chance: Random, t: Table) -> None:
    tokens = [kind for kind, token in cards.tokens.items() for _ in range(token.copies)]
    chance.shuffle(tokens)
    cities = cards.side(t.seats).cities
    t.map = ["" for _ in cities]
    for place, player in zip(chance.sample(range(len(cities)), t.seats), t.players, strict=True):
        if chance.random() < 0.8:
            player.city = cities[place]
    travellers = {player.city for player in t.players}
    filled = chance.choice([0.2, 0.6, 1])
    for place, city in enumerate(cities):
        if city not in travellers and chance.random() < filled:
            t.map[place] = tokens.pop()
    for player in t.players:
        for _ in range(chance.choice([0, 3, 5, 6, 6])):
            if tokens:
                player.tokens.append(tokens.pop())
    left = chance.choice([0, 2, len(tokens)])
    half = left // 2
    t.piles = [tokens[:half], tokens[half : 2 * half]]
    t.used = tokens[2 * half :]
