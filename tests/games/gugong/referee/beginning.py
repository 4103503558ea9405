"""How a game begins. (GG-SETUP)"""

from __future__ import annotations

from engine.games.gugong.content import Cards
from engine.games.gugong.table import Edict, Player, Table
from tests.games.gugong.referee.play import Game


def begins_well(cards: Cards, t: Table) -> None:
    """Fails unless this is a table at the beginning: what is not left to chance as it must be, all else complete."""
    g = Game(t, cards, lambda: t)
    order = g.around(t.start)
    assert (t.phase, t.day, t.turn, t.active, t.medal) == ("turn", 1, 1, t.start, None)
    assert t.ladder == order  # the last player on top: GG-SETUP-11, GG-SETUP-12
    for number, seat in enumerate(order, 1):
        player = t.players[seat]
        hand = [kind for kind, gift in cards.gifts.items() if gift.group == f"seat_{number}"]
        assert sorted(player.hand) == sorted(hand)  # GG-SETUP-17, GG-SETUP-18
        assert player == Player(hand=player.hand, pool=6, supply=6)  # GG-SETUP-06 to 08, 13, 25 to 27
    assert sorted(t.gifts) == sorted(kind for kind, gift in cards.gifts.items() if gift.group == "board")
    assert sorted(t.deck) == sorted(kind for kind, gift in cards.gifts.items() if gift.group == "draw")  # GG-SETUP-16
    assert all(t.map)  # GG-SETUP-03
    assert len(t.map) == len(g.side.cities)
    assert abs(len(t.piles[0]) - len(t.piles[1])) <= 1  # GG-SETUP-04, GG-AMB-41
    tokens = sorted(kind for kind, token in cards.tokens.items() for _ in range(token.copies))
    assert sorted([*t.map, *t.piles[0], *t.piles[1]]) == tokens
    assert all(value in die.faces for value, die in zip(t.dice, cards.dice.values(), strict=True))  # GG-SETUP-02
    assert t.houses == [True] * len(g.side.jade_houses)  # GG-SETUP-20
    assert sorted(cards.decrees[edict.kind].level for edict in t.edicts) == [1, 1, 2, 2, 3, 3]  # GG-SETUP-23
    assert t.edicts == [Edict(edict.kind) for edict in t.edicts]
    assert sorted([*t.unused, *(edict.kind for edict in t.edicts)]) == sorted(cards.decrees)  # GG-SETUP-24
    assert not (t.ships or t.wall or t.arrivals or t.used)
