"""Options and texts of one content, made once: most decisions offer what was offered before."""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import combinations

from engine.games.dream import names
from engine.games.dream.content import MOST_PLACES, Cards, Menu
from engine.kernel import Option, Text, text

PLACES = tuple(
    (f"entertain:{place}", f"queue:{place}", "DS-CUST-03" if place else "DS-CUST-02") for place in range(MOST_PLACES)
)
"""Option id, spot and rule of a customer, by place in the queue."""

MOST_SEATS = 4
"""(DS-COMP-01)"""


class Offers:
    """Every option of the game, by what it depends on. Ids and spots:

    "buy:menu:<rank>" at "menu:<rank>"; "buy:shop:<type>" at "display:<place>"; "build:<type>" and "shop:<type>" at
    "site:<seat>:<place>"; "remove:<rank>" at "kitchen:<seat>:<rank>"; "entertain:<place>" at "queue:<place>".
    `models` go by seat, place and shop type, `removals` by seat and the ranks in the kitchen. The options of customers
    are made anew each time (`Prospect.option`): there are so many that to find one takes longer.
    """

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self.menus = [
            (menu.rank, menu.cost, self._menu(menu)) for menu in sorted(cards.menus.values(), key=lambda m: m.rank)
        ]
        dearest = max(cost for _, cost, _ in self.menus)
        self._by_coins = [[option for _, cost, option in self.menus if cost <= coins] for coins in range(dearest + 1)]
        self.entertain = {kind: text("dream-entertain", customer=names.customer(kind)) for kind in cards.customers}
        ranks = [rank for rank, _, _ in self.menus]
        kitchens = [some for size in range(len(ranks) + 1) for some in combinations(ranks, size)]
        self.removals = [
            {frozenset(some): [self._removal(rank, seat) for rank in some] for some in kitchens}
            for seat in range(MOST_SEATS)
        ]
        self.effect = lru_cache(None)(partial(names.effect, cards))
        self.shop_cards = lru_cache(4096)(self._shop_cards)
        self.shop_card = lru_cache(None)(self._shop_card)
        self.models = [
            [{kind: self._model(kind, seat, place) for kind in cards.shops} for place in range(len(cards.board.fees))]
            for seat in range(MOST_SEATS)
        ]
        self.visit = lru_cache(None)(self._visit)
        self.income_part = lru_cache(None)(self._income_part)

    def menus_for(self, coins: int, supply: list[int]) -> list[Option]:
        """The menus that can be paid and are there."""
        if 0 in supply:
            return [option for rank, cost, option in self.menus if cost <= coins and supply[rank - 1]]
        return self._by_coins[coins] if coins < len(self._by_coins) else self._by_coins[-1]

    def _menu(self, menu: Menu) -> Option:
        return Option(
            id=f"buy:menu:{menu.rank}",
            label=text("dream-buy-menu", menu=names.menu(menu.rank), rank=menu.rank),
            note=text("dream-buy-menu-note", cost=menu.cost, income=menu.income, dice=menu.dice),
            rule="DS-BUY-03",
            at=f"menu:{menu.rank}",
            group="buy",
        )

    def _shop_cards(self, display: tuple[str, ...], fee: int) -> list[Option]:
        """The shop cards shown, equal ones once."""
        return [self.shop_card(kind, display.index(kind), fee) for kind in dict.fromkeys(display)]

    def _shop_card(self, kind: str, place: int, fee: int) -> Option:
        return Option(
            id=f"buy:shop:{kind}",
            label=text("dream-buy-shop", shop=names.shop(kind)),
            note=text("dream-buy-shop-note", fee=fee, cost=self._cards.shops[kind].cost, effect=self.effect(kind)),
            rule="DS-BUY-05",
            at=f"display:{place}",
            group="buy",
        )

    def _model(self, kind: str, seat: int, place: int) -> Option:
        return Option(
            id=f"build:{kind}",
            label=text("dream-build", shop=names.shop(kind)),
            note=text("dream-build-note", cost=self._cards.shops[kind].cost, effect=self.effect(kind)),
            rule="DS-BUY-09",
            at=f"site:{seat}:{place}",
            group="build",
        )

    def _removal(self, rank: int, seat: int) -> Option:
        return Option(
            id=f"remove:{rank}",
            label=text("dream-remove", menu=names.menu(rank), rank=rank),
            note=text("dream-remove-note", cost=self._cards.board.remove_cost),
            rule="DS-PREP-02",
            at=f"kitchen:{seat}:{rank}",
            group="remove",
        )

    def only_shop(self, kind: str, brings: Text, seat: int, place: int) -> Option:
        return Option(
            id=f"shop:{kind}",
            label=names.shop(kind),
            note=text("dream-off-season-note", brings=brings),
            rule="DS-EV-03",
            at=f"site:{seat}:{place}",
            group="shop",
        )

    def _visit(self, kind: str, count: int, coins: int) -> Text:
        """A visited shop type and what it brings in all."""
        special = self._cards.shops[kind].special
        if special == "menus":
            menus = count * self._cards.board.cuju_menus
            return text("dream-visit-menus", shop=names.shop(kind), count=count, menus=menus)
        if special == "die" and coins < 0:
            return text("dream-visit-die-less", shop=names.shop(kind), count=count, coins=-coins * count)
        key = "dream-visit-die" if special == "die" else "dream-visit"
        return text(key, shop=names.shop(kind), count=count, coins=coins * count)

    def _income_part(self, kind: str, coins: int, die: int) -> Text:
        """One shop's share of an income; `die` is 0 if none was rolled."""
        if self._cards.shops[kind].special == "menus":
            return text("dream-part-cuju", shop=names.shop(kind), menus=self._cards.board.cuju_menus)
        if die:
            return text("dream-part-die", shop=names.shop(kind), coins=coins, die=die)
        return text("dream-part-shop", shop=names.shop(kind), coins=coins)
