"""The game's box: the content of one version, unpacked for play."""

from __future__ import annotations

from functools import lru_cache

from engine.games.dream import names
from engine.games.dream.content import Board, Cards, Menu
from engine.games.dream.offers import Offers
from engine.kernel import Text, text

DIE = 6
"""Sides of the die. (DS-COMP-10)"""


class Box:
    """What the rules look up: the `cards` and `board`, the `queue_size` by event, the `menus` by rank,
    the shop types that roll a die, add menus to an order or count them, what menus `served` together bring, and the
    `offers`, options ready made.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.board: Board = cards.board
        self.queue_size = {event: cards.board.queue_size(event) for event in (None, *cards.events)}
        self.menus: dict[int, Menu] = {menu.rank: menu for menu in cards.menus.values()}
        self.diced = frozenset(kind for kind, shop in cards.shops.items() if shop.special == "die")
        self.cujus = frozenset(kind for kind, shop in cards.shops.items() if shop.special == "menus")
        self.taverns = frozenset(kind for kind, shop in cards.shops.items() if shop.special == "tavern")
        self.offers = Offers(cards)
        self.served = lru_cache(4096)(self._served)

    def _served(self, *ranks: int) -> tuple[int, int, tuple[Text, ...]]:
        """Menus turned over, by rank in order: their income without dice, how many dice to roll, and their names."""
        menus = [self.menus[rank] for rank in ranks]
        dishes = tuple(
            text("dream-dish", menu=names.menu(rank), count=ranks.count(rank)) for rank in dict.fromkeys(ranks)
        )
        return sum(menu.income for menu in menus), sum(menu.dice for menu in menus), dishes
