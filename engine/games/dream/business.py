"""Phase 3: entertain one customer of the queue, and take the income. (DS-CUST, DS-INC)"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.dream import kitchen, names, shops
from engine.games.dream.box import Box
from engine.games.dream.offers import PLACES
from engine.games.dream.shops import Brings
from engine.games.dream.table import Guest, Table
from engine.kernel import Option, Steps, Text, Who, ask, text


def customers(box: Box, t: Table) -> list[Option]:
    """The customers whom the active player can pay for: place n costs n coins, one on each customer further right.

    (DS-CUST-02, DS-CUST-03, DS-CUST-05)
    """
    player, event = t.players[t.active], t.event
    brings, kinds = shops.bring(box, player, event).get, box.cards.customers
    labels = box.offers.entertain
    offered = []
    for (place, option_id, at, rule), guest in zip(PLACES, t.queue[: player.coins + 1], strict=False):
        kind = guest.kind
        prospect = _prospect(box, kind, event, *map(brings, kinds[kind].visits))
        note = Text("dream-entertain-note", {"cost": place, "coins": guest.coins, "prospect": prospect})
        offered.append(Option(option_id, labels[kind], note, rule, at, "customer"))
    return offered


@lru_cache(8192)
def _prospect(box: Box, kind: str, event: str | None, *brings: tuple[int, int] | None) -> Text:
    """What entertaining a customer brings: the number of menus ordered, and the player's shops visited.

    `brings` has an entry of `shops.Brings`, or None, for each shop type that the customer visits.
    """
    visits = zip(box.cards.customers[kind].visits, brings, strict=True)
    visited = [(shop, *bring) for shop, bring in visits if bring is not None]
    cujus = sum(count for shop, count, _ in visited if shop in box.cujus and event != "off_season")
    order = kitchen.ordered(box, kind, event, cujus)
    return text(
        "dream-prospect",
        order=order,
        visits=len(visited),
        shops=tuple(_visit(box, *visit, order) for visit in visited),
    )


def _visit(box: Box, shop: str, count: int, coins: int, order: int) -> Text:
    return box.offers.visit(shop, count, max(0, coins + order) if shop in box.taverns else coins)


def entertain(box: Box, t: Table, place: int) -> Steps[None]:
    """Pay for passing the others, fix the order, serve it, and take the income. (DS-CUST-03, DS-INC-01, DS-AMB-10)"""
    player, guest = t.players[t.active], t.queue[place]
    for passed in t.queue[:place]:
        passed.coins += 1
    player.coins -= place
    event = t.event
    brings = shops.bring(box, player, event)
    paying: list[str] = []
    for shop in box.cards.customers[guest.kind].visits:
        if shop in brings:
            paying += [shop] * brings[shop][0]  # DS-INC-04 to DS-INC-07
    if paying and event == "off_season":
        paying = [(yield from _only_shop(box, t, brings, guest, paying))]

    cujus = sum([shop in box.cujus for shop in paying]) if paying else 0
    order = kitchen.ordered(box, guest.kind, event, cujus)  # DS-INC-09
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


def _only_shop(box: Box, t: Table, brings: Brings, guest: Guest, paying: Sequence[str]) -> Steps[str]:
    """Off-season: the one shop that gives income, chosen before anything is turned over. (DS-EV-03, DS-AMB-14)"""
    sites = t.players[t.active].sites
    offered = []
    order = kitchen.ordered(box, guest.kind, t.event, 0)  # for the Tavern; if it is chosen, no Cuju Playground is
    for shop in dict.fromkeys(paying):
        income = _visit(box, shop, 1, brings[shop][1], order)
        place = next(place for place, site in enumerate(sites) if site.built and site.shop == shop)
        offered.append(box.offers.only_shop(shop, income, t.active, place))
    (choice,) = yield from ask(t, t.active, "off_season_shop", offered)
    return choice.partition(":")[2]


def depart(t: Table, place: int) -> None:
    """The customer goes to the discard pile, and the others close up. (DS-INC-11, DS-QUE-02, DS-QUE-04)"""
    t.discard.append(t.queue.pop(place).kind)
