"""Phase 3: entertain one customer of the queue, and take the income. (DS-CUST, DS-INC)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.dream import kitchen, names, shops
from engine.games.dream.box import Box
from engine.games.dream.offers import Visit
from engine.games.dream.table import Guest, Table
from engine.kernel import Option, Steps, Text, Who, ask, text


def customers(box: Box, t: Table) -> list[Option]:
    """The customers whom the active player can pay for: one coin for each one further right. (DS-CUST-02 to 05)"""
    player = t.players[t.active]
    standing = shops.built(player)
    return [
        box.offers.customer(place, guest.kind, guest.coins, *_prospect(box, t, standing, guest))
        for place, guest in enumerate(t.queue[: player.coins + 1])
    ]


def _prospect(box: Box, t: Table, standing: dict[str, int], guest: Guest) -> tuple[int, tuple[Visit, ...]]:
    """What choosing a customer means: menus ordered, and the player's shops visited with what each of them brings."""
    visited = [(kind, standing[kind]) for kind in box.cards.customers[guest.kind].visits if kind in standing]
    cujus = 0 if t.event == "off_season" else sum(count for kind, count in visited if kind in box.cujus)
    order = kitchen.ordered(box, guest.kind, t.event, cujus)
    return order, tuple((kind, count, shops.income(box, standing, kind, order, t.event)) for kind, count in visited)


def entertain(box: Box, t: Table, place: int) -> Steps[None]:
    """Pay for passing the others, fix the order, serve it, and take the income. (DS-CUST-03, DS-INC-01, DS-AMB-10)"""
    player, guest = t.players[t.active], t.queue[place]
    for passed in t.queue[:place]:
        passed.coins += 1
    player.coins -= place
    standing = shops.built(player)
    visits = box.cards.customers[guest.kind].visits
    paying = [kind for kind in visits for _ in range(standing.get(kind, 0))]
    if t.event == "off_season" and paying:
        paying = [(yield from _only_shop(box, t, guest, paying))]

    order = kitchen.ordered(box, guest.kind, t.event, sum(kind in box.cujus for kind in paying))
    t.tell(
        text(
            "dream-did-entertain",
            who=Who(t.active),
            customer=names.customer(guest.kind),
            cost=place,
            order=order,
        )
    )
    served = kitchen.serve(t, player, order)
    coins, dice = kitchen.menu_income(box, t, served)
    parts = [_menus_part(box, served, coins, dice)] if served else []
    for kind in paying:
        die = shops.roll(box, t, kind)
        brought = shops.income(box, standing, kind, order, t.event) + die
        coins += brought
        parts.append(box.offers.income_part(kind, brought, die))
    if guest.coins:
        coins += guest.coins
        parts.append(text("dream-part-coins", coins=guest.coins))
        guest.coins = 0
    player.coins += coins
    t.tell(text("dream-did-income", who=Who(t.active), coins=coins, parts=tuple(parts)))


def _only_shop(box: Box, t: Table, guest: Guest, paying: Sequence[str]) -> Steps[str]:
    """Off-season: the one shop that gives income, chosen before anything is turned over. (DS-EV-03, DS-AMB-14)"""
    player = t.players[t.active]
    standing = shops.built(player)
    offered = []
    for kind in dict.fromkeys(paying):
        site = next(i for i, site in enumerate(player.sites) if site.built and site.shop == kind)
        order = kitchen.ordered(box, guest.kind, t.event, kind in box.cujus)
        brings = shops.income(box, standing, kind, order, t.event)
        offered.append(box.offers.only_shop(kind, brings, t.active, site))
    (choice,) = yield from ask(t, t.active, "off_season_shop", offered)
    return choice.partition(":")[2]


def _menus_part(box: Box, served: Sequence[int], coins: int, dice: Sequence[int]) -> Text:
    """The menus' share of an income, by rank, with the dice rolled for them."""
    counts = Counter(served)
    dishes = tuple(box.offers.dish(rank, counts[rank]) for rank in (1, 2, 3, 4) if rank in counts)
    if dice:
        rolled = " + ".join(map(str, dice))
        return text("dream-part-menus-rolled", coins=coins, dishes=dishes, dice=len(dice), rolled=rolled)
    return text("dream-part-menus", coins=coins, dishes=dishes)


def depart(t: Table, place: int) -> None:
    """The customer goes to the discard pile, and the others close up. (DS-INC-11, DS-QUE-02, DS-QUE-04)"""
    t.discard.append(t.queue.pop(place).kind)
