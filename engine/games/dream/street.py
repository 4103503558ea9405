"""The street: the queue of customers and the events that come between them. (DS-QUE, DS-EVT, DS-EV)"""

from __future__ import annotations

from engine.games.dream import names
from engine.games.dream.box import Box
from engine.games.dream.table import Guest, Table
from engine.kernel import Text, Who, text


def refill(box: Box, t: Table) -> None:
    """Turn cards up one at a time, customers to the far left, events to the notice board, until the queue is full.

    Its size is that of the event then in force. (DS-QUE-02 to DS-QUE-07, DS-AMB-17 (4))
    """
    arrived: list[Text] = []
    size = box.queue_size[t.event]
    while len(t.queue) < size:
        if not t.customers and not _new_deck(t):
            break
        card = t.customers.pop()
        t.reveal()
        if card in box.customers:
            t.queue.append(Guest(card))
            arrived.append(box.customers[card])
        else:
            _tell_arrived(t, arrived)
            arrived = []
            event(box, t, card)
            size = box.queue_size[t.event]
    _tell_arrived(t, arrived)


def _tell_arrived(t: Table, arrived: list[Text]) -> None:
    if arrived:
        t.tell(Text("dream-did-arrive", {"customers": tuple(arrived), "count": len(arrived)}))


def _new_deck(t: Table) -> bool:
    """Shuffle the discard pile into a new deck; False if there is none. (DS-AMB-19)"""
    if not t.discard:
        return False
    t.customers, t.discard = t.discard, []
    t.rng.shuffle(t.customers)
    t.tell(text("dream-did-new-deck"))
    return True


def event(box: Box, t: Table, card: str) -> None:
    """Put an event on top of the notice board, end the one below, resolve the new one. (DS-EVT-01, DS-AMB-17)"""
    ended = t.event
    t.notices.append(card)
    t.tell(text("dream-did-event", event=names.event(card), effect=names.event_effect(card)))
    if ended == "lanterns" and card != "ring_out":
        _two_leave(t)  # DS-EV-16; a Ring Out takes the whole queue anyway (DS-AMB-18)
    match card:
        case "clad":
            _two_leave(t)  # DS-EV-19
        case "ring_out":
            _ring_out(t)
        case "harsh_duties":
            _harsh_duties(box, t)
        case "big_harvest":
            _big_harvest(box, t)
        case _:
            pass  # Lasting effects are looked up where they apply: t.event.


def _two_leave(t: Table) -> None:
    """The two customers on the far right go to the discard pile, the coins on them to the supply. (DS-AMB-16)"""
    leaving, t.queue = t.queue[:2], t.queue[2:]
    t.discard += [guest.kind for guest in leaving]
    if leaving:
        t.tell(text("dream-did-leave", customers=tuple(names.customer(guest.kind) for guest in leaving)))


def _ring_out(t: Table) -> None:
    """Deck, queue, discard pile and notice board become one new deck. (DS-EV-22, DS-EV-23, DS-AMB-18)"""
    t.customers += [guest.kind for guest in t.queue]
    t.customers += t.discard
    t.customers += t.notices
    t.queue, t.discard, t.notices = [], [], []
    t.rng.shuffle(t.customers)


def _harsh_duties(box: Box, t: Table) -> None:
    """Everybody pays for each model, or all there is. (DS-EV-27 to DS-EV-30)"""
    for seat, player in enumerate(t.players):
        paid = min(player.coins, box.board.duty * player.models)
        player.coins -= paid
        if paid:
            t.tell(text("dream-did-pay-duty", who=Who(seat), coins=paid))


def _big_harvest(box: Box, t: Table) -> None:
    """Everybody takes Rank 4 menus, in turn order from the active player, while they last. (DS-EV-31, DS-AMB-22)"""
    for step in range(t.seats):
        seat = (t.active + step) % t.seats
        taken = min(box.board.harvest, t.supply[3])
        t.supply[3] -= taken
        t.players[seat].kitchen += [4] * taken
        if taken:
            t.tell(text("dream-did-harvest", who=Who(seat), count=taken, menu=names.menu(4)))
