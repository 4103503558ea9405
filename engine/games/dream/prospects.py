"""What each customer would bring a player, by the shops that stand on the player's board: worked out once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.games.dream import kitchen
from engine.games.dream.box import Box
from engine.games.dream.content import ORDER_CHANGE
from engine.games.dream.offers import PLACES
from engine.games.dream.shops import Bring, bring
from engine.games.dream.table import Player
from engine.kernel import Option, Text, text

_COUNTING = frozenset((*ORDER_CHANGE, "honest", "off_season"))
"""Events that change what a customer brings; under any other one it is as under none."""


class Prospect(dict[tuple[int, int], Option]):
    """A kind of customer as one player sees it: how many menus it orders, and the player's shops that it visits.

    `paying` names a shop as often as it is visited. As a dictionary it has the option of entertaining the customer by
    (place in the queue, coins on the card).
    """

    def __init__(self, box: Box, kind: str, event: str | None, brings: Iterable[Bring | None]) -> None:
        visits = zip(box.cards.customers[kind].visits, brings, strict=True)
        visited = [(shop, *brought) for shop, brought in visits if brought is not None]
        self.paying = [shop for shop, count, _ in visited for _ in range(count)]  # DS-INC-04 to DS-INC-07
        cujus = sum(shop in box.cujus for shop in self.paying) if event != "off_season" else 0
        self.order = kitchen.ordered(box, kind, event, cujus)  # DS-INC-09
        self._label = box.offers.entertain[kind]
        self._text = text(
            "dream-prospect",
            order=self.order,
            visits=len(visited),
            shops=tuple(visit(box, shop, count, coins, self.order) for shop, count, coins in visited),
        )

    def __missing__(self, at: tuple[int, int]) -> Option:
        place, coins = at
        note = text("dream-entertain-note", cost=place, coins=coins, prospect=self._text)
        _, option_id, spot, rule = PLACES[place]
        option = self[at] = Option(option_id, self._label, note, rule, spot, "customer")
        return option


def visit(box: Box, shop: str, count: int, coins: int, order: int) -> Text:
    """A visited shop type and what it brings, with its share of the order."""
    return box.offers.visit(shop, count, max(0, coins + order) if shop in box.taverns else coins)


_prospect = lru_cache(4096)(Prospect)


class Prospects(dict[str, Prospect]):
    """One player's prospect by kind of customer. `brings` is what the shops bring under the event."""

    def __init__(self, box: Box, built: tuple[str, ...], event: str | None) -> None:
        self._box = box
        self._event = event
        self.brings = bring(box, built, event)

    def __missing__(self, kind: str) -> Prospect:
        visits = self._box.cards.customers[kind].visits
        prospect = self[kind] = _prospect(self._box, kind, self._event, tuple(map(self.brings.get, visits)))
        return prospect


_prospects = lru_cache(4096)(Prospects)


def prospects(box: Box, player: Player, event: str | None) -> Prospects:
    """A player's prospects while `event` lies on top of the notice board."""
    return _prospects(box, player.built, event if event in _COUNTING else None)
