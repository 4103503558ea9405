"""What each customer would bring a player, by the shops that stand on the player's board: worked out once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from engine.games.dream import kitchen
from engine.games.dream.box import Box
from engine.games.dream.content import ORDER_CHANGE
from engine.games.dream.offers import PLACES
from engine.games.dream.shops import Bring, bring
from engine.games.dream.table import Player
from engine.kernel import Option, Text, text

_COUNTING = frozenset((*ORDER_CHANGE, "honest", "off_season"))
"""Events that change what a customer brings; under any other one it is as under none."""

Paying: TypeAlias = tuple[tuple[str, int], ...]
"""The shops that give income, each as often as it does, with its coins before dice."""


class Prospect:
    """A kind of customer as one player sees it: how many menus it orders, and the player's shops that would pay."""

    __slots__ = ("_label", "_said", "order", "paying")

    def __init__(self, box: Box, kind: str, event: str | None, brings: Iterable[Bring | None]) -> None:
        visits = zip(box.cards.customers[kind].visits, brings, strict=True)
        visited = [(shop, *brought) for shop, brought in visits if brought is not None]
        cujus = sum(count for shop, count, _ in visited if shop in box.cujus) if event != "off_season" else 0
        self.order = kitchen.ordered(box, kind, event, cujus)  # DS-INC-09
        incomes = [(shop, count, _with_order(box, shop, coins, self.order)) for shop, count, coins in visited]
        # DS-INC-04 to DS-INC-07
        self.paying: Paying = tuple((shop, coins) for shop, count, coins in incomes for _ in range(count))
        self._label = box.offers.entertain[kind]
        shops = tuple(box.offers.visit(*income) for income in incomes)
        self._said = text("dream-prospect", order=self.order, visits=len(visited), shops=shops)

    def option(self, place: int, coins: int) -> Option:
        """To entertain a customer on whom `coins` lie. (DS-CUST-02, DS-CUST-03)"""
        option_id, spot, rule = PLACES[place]
        note = Text("dream-entertain-note", {"cost": place, "coins": coins, "prospect": self._said})
        return Option(option_id, self._label, note, rule, spot, "customer")


def _with_order(box: Box, shop: str, coins: int, order: int) -> int:
    """The coins of a visited shop with its share of the order; what a die adds comes later. (DS-SHOP, DS-AMB-15)"""
    return max(0, coins + order) if shop in box.taverns else coins


_prospect = lru_cache(4096)(Prospect)


class Prospects(dict[str, Prospect]):
    """One player's prospect by kind of customer, with the shops in `built` and `event` on the notice board."""

    __slots__ = ("_box", "_brings", "_event")

    def __init__(self, box: Box, built: tuple[str, ...], event: str | None) -> None:
        self._box = box
        self._event = event
        self._brings = bring(box, built, event)

    def __missing__(self, kind: str) -> Prospect:
        visits = self._box.cards.customers[kind].visits
        prospect = self[kind] = _prospect(self._box, kind, self._event, tuple(map(self._brings.get, visits)))
        return prospect


_sorted_prospects = lru_cache(4096)(Prospects)


@lru_cache(4096)
def _prospects(box: Box, built: tuple[str, ...], event: str | None) -> Prospects:
    """The order in which shops were built does not matter, and to sort them every time would cost more than this."""
    return _sorted_prospects(box, tuple(sorted(built)), event)


def prospects(box: Box, player: Player, event: str | None) -> Prospects:
    """A player's prospects while `event` lies on top of the notice board; a card without its model counts nothing.

    (DS-BUY-12)
    """
    built = tuple([site.shop for site in player.sites if site.built])
    return _prospects(box, built, event if event in _COUNTING else None)
