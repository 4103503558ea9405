"""What must be true of a table at every moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from typing import TypeVar

from engine.games.dream.box import Box
from engine.games.dream.table import Table

K = TypeVar("K", bound=Hashable)


def audit(box: Box, t: Table) -> Iterator[str]:
    """Broken invariants in plain English; nothing if all is well."""
    yield from _components(box, t)
    yield from _places(box, t)
    for seat, player in enumerate(t.players):
        if player.coins < 0:
            yield f"seat {seat} has {player.coins} coins"
    for guest in t.queue:
        if guest.coins < 0:
            yield f"{guest.coins} coins lie on {guest.kind}"
    won = [
        seat
        for seat, player in enumerate(t.players)
        if player.coins >= box.board.coins_to_win and player.models >= box.board.models_to_win
    ]
    if won != ([] if t.winner is None else [t.winner]):
        yield f"seats {won} meet the winning condition, and the winner is {t.winner}"
    if not 0 <= t.active < t.seats or len(t.players) != t.seats or t.turn < 1:
        yield f"turn {t.turn} of seat {t.active} at a table of {t.seats} seats and {len(t.players)} players"


def _components(box: Box, t: Table) -> Iterator[str]:
    """No card is lost or doubled."""
    cards = box.cards
    shops = Counter(t.shop_deck + t.display)
    street = Counter(t.customers + t.discard + t.notices)
    street.update(guest.kind for guest in t.queue)
    menus = Counter(dict(enumerate(t.supply, start=1)))
    for player in t.players:
        shops.update(site.shop for site in player.sites)
        menus.update(player.room)
        menus.update(player.kitchen)
    yield from _differences("shop", shops, {kind: shop.copies for kind, shop in cards.shops.items()})
    yield from _differences(
        "customer or event",
        street,
        {kind: customer.copies for kind, customer in cards.customers.items()}
        | {kind: event.copies for kind, event in cards.events.items()},
    )
    yield from _differences("menu", menus, {menu.rank: menu.copies for menu in cards.menus.values()})
    yield from (f"{count} menus in the supply of Rank {rank}" for rank, count in enumerate(t.supply, 1) if count < 0)


def _differences(what: str, found: Mapping[K, int], wanted: Mapping[K, int]) -> Iterator[str]:
    for card in sorted({*found, *wanted}, key=str):
        if found.get(card, 0) != wanted.get(card, 0):
            yield f"{found.get(card, 0)} {what} cards {card!r}, not {wanted.get(card, 0)}"


def _places(box: Box, t: Table) -> Iterator[str]:
    """Nothing stands where it cannot, and nothing is missing that could be there."""
    board = box.board
    for seat, player in enumerate(t.players):
        if len(player.sites) > len(board.fees):
            yield f"seat {seat} uses {len(player.sites)} sites of {len(board.fees)}"
    if len(t.display) > board.display or (len(t.display) < board.display and t.shop_deck):
        yield f"{len(t.display)} shop cards are shown, with {len(t.shop_deck)} in the deck"
    size = board.queue_size(t.event)
    if len(t.queue) > size or (len(t.queue) < size and (t.customers or t.discard)):
        yield f"{len(t.queue)} customers in a queue of {size}"
    if any(card in box.cards.events for card in (guest.kind for guest in t.queue)):
        yield "an event stands in the queue"
    if any(card not in box.cards.events for card in t.notices):
        yield "a customer hangs on the notice board"
    if any(card in box.cards.events for card in t.discard):
        yield "an event lies in the discard pile of the customers"
