"""Shops: what the models on a player's board bring when a customer visits them. (DS-SHOP)"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import compress
from operator import attrgetter

from engine.games.dream.box import DIE, Box
from engine.games.dream.table import Player, Table
from engine.kernel import Text

_SHOP, _BUILT = attrgetter("shop"), attrgetter("built")


class Trade:
    """A player's built shops under an event.

    `brings`: by type, how many, and the coins that a visit brings to each of them, before the order is counted
    (Tavern) and the die rolled (Eight Trigrams; under Businessmen Are All Honest it may start at -1). `prospects`
    keeps, by kind of customer, what has been said about it.
    """

    __slots__ = ("brings", "prospects")

    def __init__(self, brings: dict[str, tuple[int, int]]) -> None:
        self.brings = brings
        self.prospects: dict[str, Text] = {}


def trade(box: Box, player: Player, event: str | None) -> Trade:
    """The shops that count; a card without its model is nothing. (DS-BUY-12)"""
    sites = player.sites
    return _trade(box, tuple(compress(map(_SHOP, sites), map(_BUILT, sites))), event)


@lru_cache(1024)
def _trade(box: Box, built: tuple[str, ...], event: str | None) -> Trade:
    """The incomes of built shops, with what they add to each other. (DS-SHOP)"""
    counts = Counter(built)
    extra: Counter[str] = Counter()
    for kind, count in counts.items():
        for target, coins in box.cards.shops[kind].adds.items():
            extra[target] += count * coins  # DS-SHOP-34 to DS-SHOP-39
    brings = {}
    for kind, count in counts.items():
        shop = box.cards.shops[kind]
        coins = shop.income + extra[kind]
        match shop.special:
            case "menus":
                coins = 0  # DS-SHOP-06: its income is the order
            case "tavern":
                coins += box.board.tavern_extra
            case "models":
                coins += len(built)
        if event == "honest" and (coins or shop.special == "die"):
            coins -= 1  # DS-EV-08; no shop ends below 0 (DS-AMB-15), as a die shows 1 at least
        brings[kind] = count, coins
    return Trade(brings)


def roll(box: Box, t: Table, kind: str) -> int:
    """The die of a shop that rolls one, each for itself; 0 for the others. (DS-SHOP-03, DS-SHOP-04)"""
    return t.rng.below(DIE) + 1 if kind in box.diced else 0
