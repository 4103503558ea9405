"""Shops: what the models on a player's board bring when a customer visits them. (DS-SHOP)"""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.dream.box import DIE, Box
from engine.games.dream.table import Player, Table


def built(player: Player) -> dict[str, int]:
    """How many shops of each type stand on the board; a card without its model is nothing. (DS-BUY-12)"""
    shops: dict[str, int] = {}
    for site in player.sites:
        if site.built:
            shops[site.shop] = shops.get(site.shop, 0) + 1
    return shops


def income(box: Box, shops: Mapping[str, int], kind: str, order: int, event: str | None) -> int:
    """What one visited shop of `kind` brings the owner of `shops`, before its die is added. (DS-SHOP)

    Under Businessmen Are All Honest this may be -1 for a shop that rolls a die. (DS-AMB-15)
    """
    shop = box.cards.shops[kind]
    if shop.special == "menus":
        return 0
    coins = shop.income + extra(box, shops, kind)
    if shop.special == "tavern":
        coins += order + box.board.tavern_extra
    elif shop.special == "models":
        coins += sum(shops.values())
    if event == "honest":
        coins = max(coins - 1, -1 if shop.special == "die" else 0)
    return coins


def extra(box: Box, shops: Mapping[str, int], target: str) -> int:
    """What the extra effects of built `shops` add to each visited shop of the type `target`. (DS-SHOP-34 to 39)"""
    return sum(count * box.cards.shops[kind].adds.get(target, 0) for kind, count in shops.items())


def roll(box: Box, t: Table, kind: str) -> int:
    """The die of a shop that rolls one, each for itself; 0 for the others. (DS-SHOP-03, DS-SHOP-04)"""
    return t.rng.below(DIE) + 1 if kind in box.diced else 0
