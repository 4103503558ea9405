"""Options and texts of one content, made once: most decisions offer what was offered before."""

from __future__ import annotations

from functools import lru_cache, partial

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
        self._gives = lru_cache(None)(self._give)
        self.give = lru_cache(None)(self._row)
        self.discard = lru_cache(None)(self._discard)

    def _row(self, given: str, cost: int, others: bool) -> tuple[Gives, ...]:
        """The options of giving a card, by location, then by the card that lies there and its matches.

        `cost` servants can be paid for an equal or lower one (-1: cannot be); `others` says whether another card could
        be discarded.
        """
        return tuple(Gives(self, given, place, cost, others) for place in range(len(LOCATIONS)))

    def at(self, given: str, place: int, taken: str, matches: int, cost: int, others: bool) -> Option:
        """One of them; where the exchange is free, all else is the same."""
        if self.free(given, taken):
            return self._gives(given, place, taken, matches, True, 0, False)
        return self._gives(given, place, taken, matches, False, cost, others)

    def free(self, given: str, taken: str) -> bool:
        """Is this exchange free: higher against lower, or the lowest against the highest? (GG-EXCH-04, GG-EXCH-10)"""
        mine, there = self._cards.gifts[given].value, self._cards.gifts[taken].value
        beats = self._cards.board.beats_all
        return mine > there or (mine == beats.low and there == beats.high)

    def _give(self, given: str, place: int, taken: str, matches: int, free: bool, cost: int, others: bool) -> Option:
        location, card = LOCATIONS[place], self._cards.gifts[given]
        if free:
            price = "all" if card.value < self._cards.gifts[taken].value else "free"
        else:
            price = ("pay-discard" if others else "pay") if cost >= 0 else "discard" if others else "none"
        return Option(
            f"give:{given}:{location}",
            text("gugong-give", gift=self._name[given], place=names.in_short(location), taken=self._name[taken]),
            text(
                "gugong-give-note",
                price=text(f"gugong-price-{price}", servants=cost),
                twice=int(card.action == location and price != "none"),
                matches=matches,
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


class Gives(dict[tuple[str, int], Option]):
    """The options of giving one card at one place, by the card that lies there and how many dice that one matches."""

    def __init__(self, offers: Offers, given: str, place: int, cost: int, others: bool) -> None:
        self._make = partial(offers.at, given, place, cost=cost, others=others)

    def __missing__(self, taken: tuple[str, int]) -> Option:
        option = self[taken] = self._make(*taken)
        return option
