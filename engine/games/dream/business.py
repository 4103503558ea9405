"""Phase 3: entertain one customer of the queue, and take the income. (DS-CUST, DS-INC)"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.dream import kitchen
from engine.games.dream.box import DIE, Box
from engine.games.dream.prospects import Paying, Prospects
from engine.games.dream.table import Guest, Table
from engine.kernel import Option, Steps, Text, Who, ask


def customers(prospects: Prospects, queue: Sequence[Guest]) -> list[Option]:
    """To entertain the customers of the queue: place n costs n coins. (DS-CUST-02, DS-CUST-03)"""
    return [prospects[guest.kind].option(place, guest.coins) for place, guest in enumerate(queue)]


def pass_others(t: Table, place: int) -> None:
    """Choose the customer at `place`: a coin on each one passed. (DS-CUST-03)"""
    for passed in t.queue[:place]:
        passed.coins += 1
    t.players[t.active].coins -= place


def only_shop(box: Box, t: Table, paying: Paying) -> Steps[Paying]:
    """Off-season: the one shop that gives income, chosen before anything is turned over. (DS-EV-03, DS-AMB-14)

    If it is the Tavern, no Cuju Playground is, and so the order in its income is that without any.
    """
    sites = t.players[t.active].sites
    incomes = dict(paying)
    offered = []
    for shop, coins in incomes.items():
        place = next(place for place, site in enumerate(sites) if site.built and site.shop == shop)
        offered.append(box.offers.only_shop(shop, box.offers.visit(shop, 1, coins), t.active, place))
    (choice,) = yield from ask(t, t.active, "off_season_shop", offered)
    shop = choice.partition(":")[2]
    return ((shop, incomes[shop]),)


def entertain(box: Box, t: Table, place: int, order: int, paying: Paying) -> None:
    """Serve the order and take the income, of the menus, the shops, and what lies on the card. (DS-INC, DS-AMB-10)"""
    player, guest = t.players[t.active], t.queue[place]
    who, income_part = Who(t.active), box.offers.income_part
    t.tell(
        Text("dream-did-entertain", {"who": who, "customer": box.customers[guest.kind], "cost": place, "order": order})
    )
    coins = 0
    parts = []
    if served := kitchen.serve(t, player, order):
        coins, part = kitchen.menu_income(box, t, served)
        parts.append(part)
    for shop, brought in paying:
        die = t.rng.below(DIE) + 1 if shop in box.diced else 0  # DS-SHOP-03, DS-SHOP-04
        income = max(0, brought + die)  # DS-AMB-15
        coins += income
        parts.append(income_part(shop, income, die))
    if guest.coins:
        coins += guest.coins
        parts.append(Text("dream-part-coins", {"coins": guest.coins}))
        guest.coins = 0
    player.coins += coins
    t.tell(Text("dream-did-income", {"who": who, "coins": coins, "parts": tuple(parts)}))


def depart(t: Table, place: int) -> None:
    """The customer goes to the discard pile, and the others close up. (DS-INC-11, DS-QUE-02, DS-QUE-04)"""
    t.discard.append(t.queue.pop(place).kind)
