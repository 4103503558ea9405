"""Shops: what the models on a player's board bring when a customer visits them. (DS-SHOP)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engine.games.dream.box import Box

Bring: TypeAlias = tuple[int, int]
"""How many shops of a type a player has built, and the coins that a visit brings to each of them, before the order is
counted (Tavern) and the die rolled (Eight Trigrams); under Businessmen Are All Honest those two may start at -1."""

Brings: TypeAlias = Mapping[str, Bring]
"""What a player's built shops bring, by type."""


def bring(box: Box, built: Sequence[str], event: str | None) -> Brings:
    """The incomes of built shops, with what they add to each other. (DS-SHOP)"""
    added = dict.fromkeys(built, 0)
    for kind in built:
        for other, coins in box.cards.shops[kind].adds.items():
            if other in added:
                added[other] += coins  # DS-SHOP-34 to DS-SHOP-39
    brings = {}
    for kind in added:
        shop = box.cards.shops[kind]
        coins = shop.income + added[kind]
        if shop.special == "menus":
            coins = 0  # DS-SHOP-06: its income is the order
        elif shop.special == "tavern":
            coins += box.board.tavern_extra
        elif shop.special == "models":
            coins += len(built)
        if event == "honest" and (coins or shop.special in ("die", "tavern")):
            coins -= 1  # DS-EV-08; no shop ends below 0 (DS-AMB-15): see `prospects` and `business`
        brings[kind] = built.count(kind), coins
    return brings
