"""The game's box: the content of one version, unpacked for play."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from engine.games.dream import names
from engine.games.dream.content import Board, Cards, Menu
from engine.games.dream.offers import Offers
from engine.kernel import Text, text

DIE = 6
"""Sides of the die. (DS-COMP-10)"""


class Served(Struct, frozen=True):
    """Menus turned over: their income without dice, how many dice to roll, their names, and words for that income."""

    coins: int
    dice: int
    dishes: tuple[Text, ...]
    said: Text


class Box:
    """What the rules look up.

    The `cards` and `board`, the `fees` of the sites in order and None after the last, the `queue_size` by event, the
    `menus` by rank, the `model_costs` by shop type, the shop types that roll a die, add menus to an order or count
    them, what the `customers` are called, what menus `served` together bring, and the `offers`, options ready made.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.board: Board = cards.board
        self.fees = (*cards.board.fees, None)
        self.queue_size = {event: cards.board.queue_size(event) for event in (None, *cards.events)}
        self.menus: dict[int, Menu] = {menu.rank: menu for menu in cards.menus.values()}
        self.model_costs = {kind: shop.cost for kind, shop in cards.shops.items()}
        self.diced = frozenset(kind for kind, shop in cards.shops.items() if shop.special == "die")
        self.cujus = frozenset(kind for kind, shop in cards.shops.items() if shop.special == "menus")
        self.taverns = frozenset(kind for kind, shop in cards.shops.items() if shop.special == "tavern")
        self.customers: dict[str, Text] = {kind: names.customer(kind) for kind in cards.customers}
        self.offers = Offers(cards)
        self.served = lru_cache(4096)(self._served)

    def _served(self, *ranks: int) -> Served:
        """Ranks in order."""
        menus = [self.menus[rank] for rank in ranks]
        dishes = tuple(
            text("dream-dish", menu=names.menu(rank), count=ranks.count(rank)) for rank in dict.fromkeys(ranks)
        )
        coins = sum(menu.income for menu in menus)
        said = text("dream-part-menus", coins=coins, dishes=dishes)
        return Served(coins, sum(menu.dice for menu in menus), dishes, said)
