"""Why something is not offered at the moment, with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.dream import names
from engine.games.dream.box import Box
from engine.games.dream.purchase import next_fee
from engine.games.dream.table import Table
from engine.kernel import Blocked, Text, text


def blocked(box: Box, t: Table) -> Iterator[Blocked]:
    """All that a player could look for among the choices and does not find there."""
    if t.removed:
        yield Blocked(text("dream-buy-any-card"), text("dream-why-phase"), "DS-FLOW-01")
    elif t.card_bought:
        yield Blocked(text("dream-buy-any-card"), text("dream-why-one-card"), "DS-BUY-01")
    else:
        yield from _menus(box, t)
        yield from _shop_cards(box, t)
    yield from _models(box, t)
    yield from _removals(box, t)
    yield from _customers(t)


def _too_dear(t: Table, cost: int, rule: str) -> tuple[Text, str] | None:
    coins = t.players[t.active].coins
    return (text("dream-why-coins", cost=cost, coins=coins), rule) if cost > coins else None


def _menus(box: Box, t: Table) -> Iterator[Blocked]:
    for rank, cost, option in box.offers.menus:
        if not t.supply[rank - 1]:
            yield Blocked(option.label, text("dream-why-sold-out"), "DS-AMB-08")
        elif why := _too_dear(t, cost, "DS-BUY-15"):
            yield Blocked(option.label, *why)


def _shop_cards(box: Box, t: Table) -> Iterator[Blocked]:
    fee = next_fee(box, t.players[t.active])
    if not t.display:
        yield Blocked(text("dream-buy-any-shop"), text("dream-why-no-shops"), "DS-AMB-09")
    elif fee is None:
        yield Blocked(text("dream-buy-any-shop"), text("dream-why-sites", sites=len(box.board.fees)), "DS-AMB-07")
    elif why := _too_dear(t, fee, "DS-BUY-15"):
        yield Blocked(text("dream-buy-any-shop"), *why)


def _models(box: Box, t: Table) -> Iterator[Blocked]:
    unbuilt = dict.fromkeys(site.shop for site in t.players[t.active].sites if not site.built)
    for kind in unbuilt:
        if t.removed:
            yield Blocked(text("dream-build", shop=names.shop(kind)), text("dream-why-phase"), "DS-FLOW-01")
        elif why := _too_dear(t, box.cards.shops[kind].cost, "DS-BUY-15"):
            yield Blocked(text("dream-build", shop=names.shop(kind)), *why)
    if not unbuilt:
        yield Blocked(text("dream-build-any"), text("dream-why-nothing-to-build"), "DS-BUY-10")


def _removals(box: Box, t: Table) -> Iterator[Blocked]:
    kitchen = t.players[t.active].kitchen
    why = (text("dream-why-removed"), "DS-PREP-01") if t.removed else _too_dear(t, box.board.remove_cost, "DS-PREP-02")
    if not kitchen:
        yield Blocked(text("dream-remove-any"), text("dream-why-kitchen"), "DS-PREP-07")
    elif why:
        yield Blocked(text("dream-remove-any"), *why)


def _customers(t: Table) -> Iterator[Blocked]:
    for place, guest in enumerate(t.queue):
        if why := _too_dear(t, place, "DS-CUST-05"):
            yield Blocked(text("dream-entertain", customer=names.customer(guest.kind)), *why)
