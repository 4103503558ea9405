"""Shops: what the models on a player's board bring when a customer visits them. (DS-SHOP)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from engine.games.dream.box import DIE, Box
from engine.games.dream.table import Table

Bring: TypeAlias = tuple[int, int]
"""How many shops of a type a player has built, and the coins that a visit brings to each of them, before the order is
counted (Tavern) and the die rolled (Eight Trigrams); under Businessmen Are All Honest those two may start at -1."""

Brings: TypeAlias = Mapping[str, Bring]
"""What a player's built shops bring, by type."""


def bring(box: Box, built: tuple[str, ...], event: str | None) -> Brings:
    """The incomes of built shops, with what they add to each other. (DS-SHOP)"""
    brings = {}
    for kind in built:
        if kind in brings:
            continue
        shop = box.cards.shops[kind]
        coins = shop.income
        for other in built:
            coins += box.cards.shops[other].adds.get(kind, 0)  # DS-SHOP-34 to DS-SHOP-39
        if shop.special == "menus":
            coins = 0  # DS-SHOP-06: its income is the order
        elif shop.special == "tavern":
            coins += box.board.tavern_extra
        elif shop.special == "models":
            coins += len(built)
        if event == "honest" and (coins or shop.special in ("die", "tavern")):
            coins -= 1  # DS-EV-08; no shop ends below 0 (DS-AMB-15): see business
        brings[kind] = built.count(kind), coins
    return brings


def roll(box: Box, t: Table, kind: str) -> int:
    """The die of a shop that rolls one, each for itself; 0 for the others. (DS-SHOP-03, DS-SHOP-04)"""
    return t.rng.below(DIE) + 1 if kind in box.diced else 0
