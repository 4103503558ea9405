"""The game's box: the content of one version, unpacked for play."""

from __future__ import annotations

from engine.games.dream.content import Board, Cards, Menu
from engine.games.dream.offers import Offers

DIE = 6
"""Sides of the die. (DS-COMP-10)"""


class Box:
    """What the rules look up: the `cards` and `board`, the `menus` by rank, the shop types that roll dice or add
    menus to an order, and the `offers`, every option ready made.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.board: Board = cards.board
        self.menus: dict[int, Menu] = {menu.rank: menu for menu in cards.menus.values()}
        self.diced = frozenset(kind for kind, shop in cards.shops.items() if shop.special == "die")
        self.cujus = frozenset(kind for kind, shop in cards.shops.items() if shop.special == "menus")
        self.offers = Offers(cards)
