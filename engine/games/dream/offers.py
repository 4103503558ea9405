"""Options and texts of one content, made once: most decisions offer what was offered before."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.games.dream import names
from engine.games.dream.content import Cards
from engine.kernel import Option, Text, text

Visit: TypeAlias = tuple[str, int, int]
"""Shops of a player that a customer visits: type, how many, and the coins that each brings before its die."""


class Offers:
    """Every option of the game, by what it depends on. Ids and spots:

    "buy:menu:<rank>" at "menu:<rank>"; "buy:shop:<type>" at "display:<place>"; "build:<type>" and "shop:<type>" at
    "site:<seat>:<place>"; "remove:<rank>" at "kitchen:<seat>:<rank>"; "entertain:<place>" at "queue:<place>".
    """

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self.menus = [(menu.rank, self._menu(menu.rank)) for menu in sorted(cards.menus.values(), key=lambda m: m.rank)]
        self.effect = lru_cache(None)(self._effect)
        self.shop_card = lru_cache(None)(self._shop_card)
        self.model = lru_cache(None)(self._model)
        self.removal = lru_cache(None)(self._removal)
        self.dish = lru_cache(1024)(_dish)
        self.income_part = lru_cache(4096)(self._income_part)
        self.only_shop = lru_cache(4096)(self._only_shop)
        # A customer's note depends on the shops of the player asked: too many notes to keep them all.
        self.customer = lru_cache(16384)(self._customer)

    def _menu(self, rank: int) -> Option:
        menu = next(menu for menu in self._cards.menus.values() if menu.rank == rank)
        return Option(
            id=f"buy:menu:{rank}",
            label=text("dream-buy-menu", menu=names.menu(rank), rank=rank),
            note=text("dream-buy-menu-note", cost=menu.cost, income=menu.income, dice=menu.dice),
            rule="DS-BUY-03",
            at=f"menu:{rank}",
            group="buy",
        )

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

    def _customer(self, place: int, kind: str, coins: int, order: int, visits: tuple[Visit, ...]) -> Option:
        return Option(
            id=f"entertain:{place}",
            label=text("dream-entertain", customer=names.customer(kind)),
            note=text(
                "dream-entertain-note",
                cost=place,
                coins=coins,
                order=order,
                shops=tuple(self._visit(visit) for visit in visits),
                visits=sum(count for _, count, _ in visits),
            ),
            rule="DS-CUST-03" if place else "DS-CUST-02",
            at=f"queue:{place}",
            group="customer",
        )

    def _only_shop(self, kind: str, brings: int, seat: int, place: int) -> Option:
        return Option(
            id=f"shop:{kind}",
            label=names.shop(kind),
            note=text("dream-off-season-note", brings=self._visit((kind, 1, brings))),
            rule="DS-EV-03",
            at=f"site:{seat}:{place}",
            group="shop",
        )

    def _visit(self, visit: Visit) -> Text:
        """A visited shop type and what it brings in all."""
        kind, count, coins = visit
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

    def _effect(self, kind: str) -> Text:
        """What a shop does, in words."""
        shop, board = self._cards.shops[kind], self._cards.board
        if shop.special == "tavern":
            does = text("dream-income-tavern", coins=shop.income + board.tavern_extra)
        elif shop.special == "menus":
            does = text("dream-income-menus", menus=board.cuju_menus)
        else:
            does = text(f"dream-income-{shop.special}", coins=shop.income)
        if not shop.adds:
            return does
        adds = tuple(
            text(
                "dream-adds", shops=tuple(names.shop(target) for target in shop.adds if shop.adds[target] == n), coins=n
            )
            for n in dict.fromkeys(shop.adds.values())
        )
        return text("dream-effect", does=does, adds=adds)


def _dish(rank: int, count: int) -> Text:
    return text("dream-dish", menu=names.menu(rank), count=count)
