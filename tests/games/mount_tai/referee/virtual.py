"""The virtual player of the solo game. (MT-SOLO)"""

from __future__ import annotations

from tests.games.mount_tai.referee import people, rounds
from tests.games.mount_tai.referee.play import Game, Play, choose

LIKED = ("reputation", "grain", "money", "wine")


def decide(g: Game) -> Play[None]:
    """(MT-SOLO-08 to MT-SOLO-13, MT-AMB-51)"""
    t = g.t
    assert t.virtual
    number = t.virtual.deck.pop()
    t.virtual.played = number
    effects = g.cards.edicts[number].effects
    if "building" in effects and t.blueprints:
        kind = next(iter(t.blueprints))
        t.removed += [kind] * t.blueprints.pop(kind)
        people.refill(g)
    if "recruitment" in effects:
        piles = {f"dismiss:{pile}" for pile, cards in enumerate(t.piles) if cards}
        if piles:
            pick = yield from choose(0, "dismiss", piles)
            t.dismissed.append(t.piles[int(pick.partition(":")[2])].pop())


def discard(g: Game) -> None:
    assert g.t.virtual
    g.t.virtual.gone.append(g.t.virtual.played)
    g.t.virtual.played = 0


def activate(g: Game) -> None:
    """The largest number; then wine, money, grain, reputation. (MT-SOLO-17 to MT-SOLO-20, MT-AMB-50)"""

    def rank(tile: str) -> tuple[int, int, bool]:
        kind = g.cards.events[tile]
        if kind.gives in ("exchange", "nothing"):
            return 0, int(kind.gives == "exchange"), False
        return kind.amount, LIKED.index(kind.gives), kind.colour == "yellow"

    tile = max(rounds.tiles(g), key=rank)
    g.t.turned.append(tile)
    rounds.traders(g, tile)
