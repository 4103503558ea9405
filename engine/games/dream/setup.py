"""The beginning of a game. (DS-SETUP)"""

from __future__ import annotations

from engine.games.dream.content import Cards
from engine.games.dream.table import Guest, Player, Table
from engine.kernel import Rng


def set_up(cards: Cards, seats: int, rng: Rng) -> Table:
    """A table for 2 to 4 players; the first seat starts. (DS-AMB-03)"""
    board = cards.board
    first_menus = [menu.rank for menu in cards.menus.values() for _ in range(menu.each)]
    players = []
    for seat in range(seats):
        room = first_menus[:]
        rng.shuffle(room)
        players.append(Player(coins=board.first_coins + seat, room=room, kitchen=[], sites=[]))
    supply = [0, 0, 0, 0]
    for menu in cards.menus.values():
        supply[menu.rank - 1] = menu.copies - menu.each * seats

    shop_deck = [kind for kind, shop in cards.shops.items() for _ in range(shop.copies)]
    rng.shuffle(shop_deck)
    display = [shop_deck.pop() for _ in range(min(board.display, len(shop_deck)))]

    customers = [kind for kind, customer in cards.customers.items() for _ in range(customer.copies)]
    customers += [kind for kind, event in cards.events.items() for _ in range(event.copies)]
    rng.shuffle(customers)
    queue = _first_queue(cards, customers, rng)
    return Table(
        seats=seats,
        rng=rng,
        players=players,
        supply=supply,
        shop_deck=shop_deck,
        display=display,
        customers=customers,
        queue=queue,
        discard=[],
        notices=[],
    )


def _first_queue(cards: Cards, deck: list[str], rng: Rng) -> list[Guest]:
    """Turn up the first queue; events among it go back unresolved and are replaced. (DS-SETUP-08 to DS-SETUP-10)"""
    queue: list[Guest] = []
    while len(queue) < cards.board.queue:
        turned_up = [deck.pop() for _ in range(cards.board.queue - len(queue))]
        events = [card for card in turned_up if card in cards.events]
        queue += [Guest(card) for card in turned_up if card not in cards.events]
        if events:
            deck += events
            rng.shuffle(deck)
    return queue
