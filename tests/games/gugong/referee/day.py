"""What goes around the turns: Evening, Morning and the final scoring. (GG-EVE, GG-MORN, GG-FIN)"""

from __future__ import annotations

from collections import Counter

from tests.games.branches import together
from tests.games.gugong.referee import canal, wall
from tests.games.gugong.referee.play import Game, Play
from tests.games.gugong.referee.purse import choose, gain
from tests.games.gugong.referee.tracks import envoy, highest, intrigue, score
from tests.games.gugong.referee.turn import turn

DAYS = 4
DESTINY_POINTS = 3


def play(g: Game) -> Play[None]:
    """From a table on to the end of the game. (GG-FLOW-01 to GG-FLOW-05)"""
    while g.t.phase != "over":
        if g.t.phase == "turn":
            yield from turn(g)
        elif g.t.phase == "evening":
            yield from evening(g)
        elif g.t.phase == "morning":
            yield from morning(g)
        else:
            final(g)


# -- Evening ------------------------------------------------------------------------------------------------------


def pairs(g: Game, seat: int) -> int:
    """How often a discarded card and a die show the same. (GG-EVE-03 to GG-EVE-05, GG-EVE-07)"""
    return sum(g.t.dice.count(g.cards.gifts[card].value) for card in g.t.players[seat].pile)


def matches(g: Game, seat: int) -> int:
    """What is compared for the bonus. (GG-AMB-32)"""
    if g.t.options["matches"] == "pairs":
        return pairs(g, seat)
    return sum(g.cards.gifts[card].value in g.t.dice for card in g.t.players[seat].pile)


def evening(g: Game) -> Play[None]:
    """Destiny dice, then sailing. (GG-EVE-01, GG-AMB-44)"""
    t = g.t
    counted = {seat: matches(g, seat) for seat in range(t.seats)}
    for player in t.players:  # GG-EVE-08, GG-AMB-38
        player.shown = [card for card in player.pile if g.cards.gifts[card].value in t.dice]
    yield from together({seat: destiny(g, seat) for seat in counted if counted[seat]})
    if most := max(counted.values()):
        winner = highest(g, [seat for seat in counted if counted[seat] == most])
        score(t.players[winner], "destiny", DESTINY_POINTS)
        envoy(g, winner, 1)
    for ship in list(t.ships):
        if ship.harbor < canal.HARBORS:
            ship.harbor += 1
            continue
        t.ships = [other for other in t.ships if other is not ship]
        t.players[ship.seat].supply += ship.servants
        if ship.foreman:
            t.players[ship.seat].foreman = "supply"
    for seat in g.around(t.start):
        full = [ship for ship in canal.ships(g, seat) if ship.load == canal.FULL]
        yield from canal.claim_some(g, seat, full)
    t.phase = "morning" if t.day < DAYS else "final"


def destiny(g: Game, seat: int) -> Play[None]:
    """Servants for the cards that match. (GG-EVE-06, GG-FORE-19, GG-AMB-24)"""
    me = g.t.players[seat]
    more = g.decree(seat, "evening_servant")
    most = pairs(g, seat) + (more.amount if more else 0)
    foremen = (0, 1) if me.foreman == "supply" else (0,)
    offered = {
        f"{servants}" + ("+foreman" if foreman else "")
        for foreman in foremen
        for servants in range(min(most - foreman, me.supply) + 1)
    }
    pick = yield from choose(g, seat, "evening", lambda: offered)
    servants, _, foreman = pick.partition("+")
    me.pool += int(servants)
    me.supply -= int(servants)
    if foreman:
        me.foreman = "pool"


# -- Morning ------------------------------------------------------------------------------------------------------


def morning(g: Game) -> Play[None]:
    """The five steps. (GG-MORN-01 to GG-MORN-15)"""
    t = g.t
    if t.medal is not None:
        t.start, t.medal = t.medal, None
    t.active = t.start  # GG-DAY-01
    t.day += 1
    for player in t.players:
        player.hand += player.pile
        player.pile = []
    refill(g)
    now = g.truth()
    assert now.rng.drawn - t.rng.drawn >= len(t.dice), "the dice are rolled, never kept"
    t.rng.drawn = now.rng.drawn
    t.dice = list(now.dice)
    for die, shown in zip(g.cards.dice.values(), t.dice, strict=True):
        assert shown in die.faces
    for seat in g.around(t.start):
        yield from advantages(g, seat)
    yield from together({seat: gain(g, seat, g.cards.board.income[t.day - 1]) for seat in range(t.seats)})
    t.phase = "turn"


def refill(g: Game) -> None:
    """Tokens for the cities without token and Traveller, from the larger pile. (GG-MORN-05 to 08, GG-AMB-41)"""
    t = g.t
    for place, city in enumerate(g.side.cities):
        if t.map[place] or any(player.city == city for player in t.players):
            continue
        if not any(t.piles):
            shuffled(g)
            return
        pile = t.piles[len(t.piles[1]) > len(t.piles[0])]
        t.map[place] = pile.pop()


def shuffled(g: Game) -> None:
    """Both piles are empty: take over how the discard pile was shuffled, and that it was all."""
    t, now = g.t, g.truth()
    came = [token for place, token in enumerate(now.map) if not t.map[place]]
    assert Counter(t.used) == Counter(token for token in [*came, *now.piles[0], *now.piles[1], *now.used] if token)
    assert not now.used
    assert abs(len(now.piles[0]) - len(now.piles[1])) <= 1
    assert all(token or before == token for before, token in zip(t.map, now.map, strict=True))
    for place, city in enumerate(g.side.cities):
        empty = not any(player.city == city for player in t.players) and not now.map[place]
        assert not empty or not any(now.piles), "a city without a token, and tokens left"
    t.map, t.piles, t.used = list(now.map), [list(pile) for pile in now.piles], []


def advantages(g: Game, seat: int) -> Play[None]:
    """The Decrees with the Morning symbol. (GG-MORN-10, GG-MORN-11, GG-DECR-10)"""
    for kind in [edict.kind for edict in g.t.edicts if seat in edict.owners]:
        amount = g.cards.decrees[kind].amount
        if kind == "morning_servants":
            yield from gain(g, seat, amount)
        elif kind == "morning_intrigue":
            intrigue(g, seat, amount)
        elif kind == "morning_envoy":
            envoy(g, seat, amount)
        elif kind == "morning_points":
            score(g.t.players[seat], "decrees", amount)
        elif kind == "morning_canal":
            for _ in range(amount):
                yield from canal.token(g, seat)


# -- the end ------------------------------------------------------------------------------------------------------


def final(g: Game) -> None:
    """Wall, Palace places, Decrees of level 3, Jade. (GG-FIN-01 to GG-FIN-08, GG-AMB-33, GG-AMB-34)"""
    t = g.t
    if t.wall:
        wall.take_back(g, wall.majority(g))
    for seat, me in enumerate(t.players):
        if me.place is not None:
            score(me, "places", g.side.palace[me.place])
        owned = [edict.kind for edict in t.edicts if seat in edict.owners]
        counted = {
            "final_jade": me.jade,
            "final_rewards": sum(me.rewards),
            "final_intrigue": me.intrigue,
            "final_decrees": len(owned),
            "final_tokens": len(me.tokens),
        }
        for kind in owned:
            if kind in counted:
                decree = g.cards.decrees[kind]
                score(me, "final_decrees", decree.amount * (counted[kind] // decree.each))
        score(me, "jade", jade_worth(me.jade))
    t.phase = "over"


def jade_worth(count: int) -> int:
    """1, 3, 6, 10, 15, and 2 more for each further one. (GG-DATA-10)"""
    return count * (count + 1) // 2 if count <= 5 else 15 + 2 * (count - 5)


def ranks(g: Game) -> dict[int, int]:
    """The place of each player; those whose Envoy is outside share the last and cannot win. (GG-FIN-09 to GG-FIN-11)"""
    t = g.t
    inside = [seat for seat in range(t.seats) if t.players[seat].place is not None]
    inside.sort(key=lambda seat: (t.players[seat].score, t.ladder.index(seat)), reverse=True)
    placed = {seat: place for place, seat in enumerate(inside, 1)}
    return {seat: placed.get(seat, len(inside) + 1) for seat in range(t.seats)}
