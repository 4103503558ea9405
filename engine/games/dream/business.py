"""Phase 3: entertain one customer of the queue, and take the income. (DS-CUST, DS-INC)"""

from __future__ import annotations

from engine.games.dream import kitchen, names, shops
from engine.games.dream.box import Box
from engine.games.dream.prospects import Prospects, visit
from engine.games.dream.table import Guest, Table
from engine.kernel import Option, Steps, Text, Who, ask, text


def customers(t: Table, prospects: Prospects) -> list[Option]:
    """The customers whom the active player can pay for: place n costs n coins, one on each customer further right.

    (DS-CUST-02, DS-CUST-03, DS-CUST-05)
    """
    reach = t.queue[: t.players[t.active].coins + 1]
    return [prospects[guest.kind][place, guest.coins] for place, guest in enumerate(reach)]


def entertain(box: Box, t: Table, place: int, prospects: Prospects) -> Steps[None]:
    """Pay for passing the others, fix the order, serve it, and take the income. (DS-CUST-03, DS-INC-01, DS-AMB-10)"""
    player, guest = t.players[t.active], t.queue[place]
    for passed in t.queue[:place]:
        passed.coins += 1
    player.coins -= place
    brings, prospect = prospects.brings, prospects[guest.kind]
    paying, order = prospect.paying, prospect.order
    if paying and t.event == "off_season":
        shop = yield from _only_shop(box, t, guest, prospects)
        paying, order = [shop], _order(box, t, guest, shop)
    who = Who(t.active)
    t.tell(text("dream-did-entertain", who=who, customer=names.customer(guest.kind), cost=place, order=order))
    parts = []
    coins = 0
    if served := kitchen.serve(t, player, order):
        coins, part = kitchen.menu_income(box, t, served)
        parts.append(part)
    for shop in paying:
        die = shops.roll(box, t, shop)
        brought = max(0, brings[shop][1] + die + (order if shop in box.taverns else 0))  # DS-AMB-15
        coins += brought
        parts.append(box.offers.income_part(shop, brought, die))
    if guest.coins:
        coins += guest.coins
        parts.append(text("dream-part-coins", coins=guest.coins))
        guest.coins = 0
    player.coins += coins
    t.tell(Text("dream-did-income", {"who": who, "coins": coins, "parts": tuple(parts)}))


def _only_shop(box: Box, t: Table, guest: Guest, prospects: Prospects) -> Steps[str]:
    """Off-season: the one shop that gives income, chosen before anything is turned over. (DS-EV-03, DS-AMB-14)"""
    sites = t.players[t.active].sites
    offered = []
    order = kitchen.ordered(box, guest.kind, t.event, 0)  # for the Tavern; if it is chosen, no Cuju Playground is
    for shop in dict.fromkeys(prospects[guest.kind].paying):
        income = visit(box, shop, 1, prospects.brings[shop][1], order)
        place = next(place for place, site in enumerate(sites) if site.built and site.shop == shop)
        offered.append(box.offers.only_shop(shop, income, t.active, place))
    (choice,) = yield from ask(t, t.active, "off_season_shop", offered)
    return choice.partition(":")[2]


def _order(box: Box, t: Table, guest: Guest, shop: str) -> int:
    """What a customer orders that visits one shop alone."""
    return kitchen.ordered(box, guest.kind, t.event, cujus=shop in box.cujus)


def depart(t: Table, place: int) -> None:
    """The customer goes to the discard pile, and the others close up. (DS-INC-11, DS-QUE-02, DS-QUE-04)"""
    t.discard.append(t.queue.pop(place).kind)
