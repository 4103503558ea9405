"""The game's box: the content of one version, unpacked for play."""

from __future__ import annotations

from engine.games.dream.content import Board, Cards, Menu
from engine.games.dream.offers import Offers

DIE = 6
"""Sides of the die. (DS-COMP-10)"""


class Box:
    """What the rules look up: the `cards` and `board`, the `queue_size` by event, the `menus` and their incomes by
    rank, the ranks and shop types that roll dice, the shop types that add menus to an order or count them, and the
    `offers`, options ready made.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.board: Board = cards.board
        self.queue_size = {event: cards.board.queue_size(event) for event in (None, *cards.events)}
        self.menus: dict[int, Menu] = {menu.rank: menu for menu in cards.menus.values()}
        self.menu_income = {rank: menu.income for rank, menu in self.menus.items()}
        self.diced_ranks = frozenset(rank for rank, menu in self.menus.items() if menu.dice)
        self.diced = frozenset(kind for kind, shop in cards.shops.items() if shop.special == "die")
        self.cujus = frozenset(kind for kind, shop in cards.shops.items() if shop.special == "menus")
        self.taverns = frozenset(kind for kind, shop in cards.shops.items() if shop.special == "tavern")
        self.offers = Offers(cards)
