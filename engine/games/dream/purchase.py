"""Phase 1: one card, menu or shop, and any number of shop models. (DS-BUY)"""

from __future__ import annotations

from engine.games.dream import names
from engine.games.dream.box import Box
from engine.games.dream.table import Player, Site, Table
from engine.kernel import Option, Who, text


def offers(box: Box, t: Table, player: Player) -> list[Option]:
    """Everything that the active player can pay now, in phase 1: in any order. (DS-AMB-05, DS-BUY-15)"""
    offered: list[Option] = []
    if t.removed:
        return offered
    coins, shop_cards, models = player.coins, box.offers.shop_cards, box.offers.models[t.active]
    if not t.card_bought:
        offered += box.offers.menus_for(coins, t.supply)
        fee = next_fee(box, player)
        if fee is not None and fee <= coins:
            offered += shop_cards(tuple(t.display), fee)
    found: list[str] = []
    for place, site in enumerate(player.sites):
        if not site.built and box.model_costs[site.shop] <= coins and site.shop not in found:  # DS-BUY-10
            found.append(site.shop)
            offered.append(models[place][site.shop])
    return offered


def next_fee(box: Box, player: Player) -> int | None:
    """The cleaning fee of a player's next free site; None when all are used. (DS-BUY-05, DS-AMB-07)"""
    return box.fees[len(player.sites)]


def buy(box: Box, t: Table, what: str) -> None:
    """Buy one card: "menu:<rank>" or "shop:<type>". (DS-BUY-01)"""
    sort, _, name = what.partition(":")
    if sort == "menu":
        _buy_menu(box, t, int(name))
    else:
        _buy_shop(box, t, name)
    t.card_bought = True


def _buy_menu(box: Box, t: Table, rank: int) -> None:
    """It goes face up into the kitchen. (DS-BUY-03, DS-BUY-04)"""
    player, cost = t.players[t.active], box.menus[rank].cost
    player.coins -= cost
    t.supply[rank - 1] -= 1
    player.kitchen.append(rank)
    t.tell(text("dream-did-buy-menu", who=Who(t.active), menu=names.menu(rank), rank=rank, cost=cost))


def _buy_shop(box: Box, t: Table, kind: str) -> None:
    """It costs the cleaning fee of its site, and the deck fills the gap. (DS-BUY-05 to DS-BUY-07, DS-AMB-09)"""
    player = t.players[t.active]
    fee = next_fee(box, player) or 0
    player.coins -= fee
    place = t.display.index(kind)
    player.sites.append(Site(t.display[place]))
    t.tell(text("dream-did-buy-shop", who=Who(t.active), shop=names.shop(kind), cost=fee))
    if t.shop_deck:
        t.display[place] = t.shop_deck.pop()
        t.reveal()
        t.tell(text("dream-did-show-shop", shop=names.shop(t.display[place])))
    else:
        del t.display[place]
        t.tell(text("dream-did-end-shops"))


def build(box: Box, t: Table, kind: str) -> None:
    """Put the model on the first own card of the type that has none. (DS-BUY-09 to DS-BUY-11)"""
    player = t.players[t.active]
    cost = box.cards.shops[kind].cost
    player.coins -= cost
    place = player.sites.index(Site(kind))
    player.sites[place] = Site(player.sites[place].shop, built=True)
    t.tell(
        text(
            "dream-did-build",
            who=Who(t.active),
            shop=names.shop(kind),
            cost=cost,
            models=player.models,
            wanted=box.board.models_to_win,
        )
    )
