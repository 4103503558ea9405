"""Options and texts of one content, made once: most decisions offer what was offered before."""

from __future__ import annotations

from functools import lru_cache

from engine.games.gugong import names
from engine.games.gugong.content import LOCATIONS, Cards
from engine.kernel import Option, Text, text


class Offers:
    """The options of exchanging gifts, by what they depend on. Ids and spots:

    "give:<gift>:<location>" at "gift:<location>"; "discard:<gift>" at "hand:<gift>"; "pay…" and "none" nowhere.
    """

    def __init__(self, cards: Cards, name: dict[str, Text]) -> None:
        self._cards = cards
        self._name = name
        self.give = lru_cache(None)(self._give)
        self.discard = lru_cache(None)(self._discard)

    def _give(self, given: str, place: int, taken: str, free: bool, cost: int, others: bool) -> Option:
        """`cost` servants can be paid (-1: cannot be); `others` says whether another card could be discarded."""
        location, card = LOCATIONS[place], self._cards.gifts[given]
        if free:
            price = "all" if card.value < self._cards.gifts[taken].value else "free"
        else:
            price = ("pay-discard" if others else "pay") if cost >= 0 else "discard" if others else "none"
        return Option(
            f"give:{given}:{location}",
            text("gugong-give", gift=self._name[given], place=names.location(location), taken=self._name[taken]),
            text(
                "gugong-give-note",
                price=text(f"gugong-price-{price}", servants=cost),
                twice=int(card.action == location),
            ),
            {"all": "GG-EXCH-10", "free": "GG-EXCH-04"}.get(price, "GG-EXCH-05"),
            f"gift:{location}",
            f"give-{card.value}",
        )

    def _discard(self, gift: str) -> Option:
        return Option(
            f"discard:{gift}",
            text("gugong-way-discard", gift=self._name[gift]),
            text("gugong-way-discard-note"),
            "GG-EXCH-07",
            f"hand:{gift}",
            "discard",
        )
