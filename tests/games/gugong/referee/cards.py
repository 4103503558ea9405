"""What moves Gift cards about besides the exchange: Swap, taking back, and the gift of a token. (GG-ACT-12 to 18)"""

from __future__ import annotations

from engine.games.gugong.content import LOCATIONS
from tests.games.gugong.referee.play import Game, Play
from tests.games.gugong.referee.purse import choose

RICH = 7


def swaps(g: Game, seat: int) -> set[str]:
    """Any own card for any card on the board. (GG-ACT-12, GG-ACT-16, GG-AMB-10, GG-AMB-11)"""
    me = g.t.players[seat]
    return {f"{card}:{location}" for card in [*me.hand, *me.pile] for location in LOCATIONS}


def swap(g: Game, seat: int, declined: frozenset[str] = frozenset()) -> Play[None]:
    """The card taken goes where the own one was. (GG-ACT-13 to GG-ACT-15)"""
    pick = yield from choose(g, seat, "swap", lambda: swaps(g, seat) | declined)
    if pick in declined:
        return
    me = g.t.players[seat]
    card, location = pick.split(":")
    place = LOCATIONS.index(location)
    where = me.hand if card in me.hand else me.pile
    where.remove(card)
    where.append(g.t.gifts[place])
    g.t.gifts[place] = card


def recall(g: Game, seat: int, declined: frozenset[str] = frozenset()) -> Play[None]:
    """A card of the own discard pile goes back to the hand."""
    me = g.t.players[seat]
    pick = yield from choose(g, seat, "recall", lambda: {*me.pile, *declined})
    if pick not in declined:
        me.pile.remove(pick)
        me.hand.append(pick)


def rich_gift(g: Game, seat: int) -> Play[None]:
    """A card of value 7 or more from the hand to the own discard pile, for a Jade."""
    me = g.t.players[seat]
    rich = {card for card in me.hand if g.cards.gifts[card].value >= RICH}
    pick = yield from choose(g, seat, "rich_gift", lambda: {*rich, "none"})
    if pick != "none":
        me.hand.remove(pick)
        me.pile.append(pick)
        me.jade += 1
