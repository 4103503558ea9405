"""A turn: purchase, preparation, and open for business; then the street fills up again. (DS-FLOW)"""

from __future__ import annotations

from functools import partial

from engine.games.dream import business, preparation, purchase, street, why
from engine.games.dream.box import Box
from engine.games.dream.table import Table
from engine.kernel import Offer, Option, Steps, Who, offer, text


def turn(box: Box, t: Table) -> Steps[None]:
    """All three phases of the active player, then the next player is up. (DS-FLOW-02)

    One question carries them: whom to entertain (phase 3, which must be, DS-FLOW-05), and what may be done first.
    """
    queue: list[Option] = []  # the customers' options, kept while they hold
    put_together, explain = partial(_offer, box, t, queue), partial(why.blocked, box, t)
    while True:
        (choice,) = yield from offer(t, t.active, "customer", put_together, blocked=explain)
        deed, _, what = choice.partition(":")
        if deed == "entertain":
            break
        if deed == "buy":
            purchase.buy(box, t, what)
        elif deed == "build":
            purchase.build(box, t, what)
            queue.clear()
        else:
            preparation.remove(box, t, int(what))
        if _won(box, t):
            return

    place = int(what)
    yield from business.entertain(box, t, place)
    if _won(box, t):
        return
    business.depart(t, place)
    street.refill(box, t)
    t.active = (t.active + 1) % t.seats
    t.turn += 1
    t.card_bought = t.removed = False


def _offer(box: Box, t: Table, queue: list[Option]) -> Offer:
    """Whom the active player can entertain, and what can be done before."""
    if not queue:
        queue += business.customers(box, t)
    customers = queue[: t.players[t.active].coins + 1]  # DS-CUST-05
    first = purchase.offers(box, t) + preparation.offers(box, t)
    return Offer(customers, first, customers[0].id if len(customers) == 1 and not first else None)


def _won(box: Box, t: Table) -> bool:
    """Looked at after each purchase and after the whole income: shops enough and coins enough. (DS-END, DS-AMB-20)"""
    player = t.players[t.active]
    if player.coins < box.board.coins_to_win or player.models < box.board.models_to_win:
        return False
    t.winner = t.active
    t.tell(text("dream-did-win", who=Who(t.active), models=player.models, coins=player.coins))
    return True
