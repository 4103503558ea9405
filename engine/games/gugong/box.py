"""The game's box: the content of one version, unpacked for play."""

from __future__ import annotations

from engine.games.gugong import names
from engine.games.gugong.content import LOCATIONS, Board, Cards, Side
from engine.games.gugong.offers import Offers
from engine.kernel import Text

PLACE: dict[str, int] = {location: index for index, location in enumerate(LOCATIONS)}
"""Where `Table.gifts` holds the card of a location."""


class Box:
    """What the rules look up: the `cards` and `board`, the side of it by number of players, the `value` and `name` of
    each Gift card, and the `offers`, options and texts ready made.

    Other modules keep their own ready-made options by `lru_cache` with the box as a key: there is one for each content.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.board: Board = cards.board
        self.sides: dict[int, Side] = {seats: side for side in cards.sides.values() for seats in side.players}
        self.value = {gift: card.value for gift, card in cards.gifts.items()}
        self.name: dict[str, Text] = {gift: names.gift(card) for gift, card in cards.gifts.items()}
        in_order = sorted(cards.gifts, key=lambda gift: (self.value[gift], gift))
        self._order = {gift: place for place, gift in enumerate(in_order)}
        self.offers = Offers(cards, self.name)
        self.free = self.offers.free

    def side(self, seats: int) -> Side:
        """The board side for so many players. (GG-SETUP-01)"""
        return self.sides[seats]

    def by_value(self, gifts: list[str]) -> list[str]:
        """Gift cards in the order in which they are shown: by value."""
        return sorted(gifts, key=self._order.__getitem__)
