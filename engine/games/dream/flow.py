"""A turn: purchase, preparation, and open for business; then the street fills up again. (DS-FLOW)"""

from __future__ import annotations

from functools import partial

from engine.games.dream import business, preparation, purchase, street, why
from engine.games.dream.box import Box
from engine.games.dream.prospects import Prospects, prospects
from engine.games.dream.table import Table
from engine.kernel import Offer, Option, Steps, Who, offer, text


def turn(box: Box, t: Table) -> Steps[None]:
    """All three phases of the active player, then the next player is up. (DS-FLOW-02)

    One question carries them: whom to entertain (phase 3, which must be, DS-FLOW-05), and what may be done first.
    """
    player = t.players[t.active]
    moment = _Moment(box, t, prospects(box, player, t.event))
    explain = partial(why.blocked, box, t)
    while True:
        (choice,) = yield from offer(t, t.active, "customer", moment.offer, blocked=explain)
        deed, _, what = choice.partition(":")
        if deed == "entertain":
            break
        if deed == "buy":
            purchase.buy(box, t, what)
        elif deed == "build":
            purchase.build(box, t, what)
            moment = _Moment(box, t, prospects(box, player, t.event))
        else:
            preparation.remove(box, t, int(what))
        if _won(box, t):
            return

    place = int(what)
    yield from business.entertain(box, t, place, moment.prospects)
    if _won(box, t):
        return
    business.depart(t, place)
    street.refill(box, t)
    t.active = (t.active + 1) % t.seats
    t.turn += 1
    t.card_bought = t.removed = False


class _Moment:
    """A turn until the next shop is built: so long a customer's option stays the same, and the coins only get fewer."""

    def __init__(self, box: Box, t: Table, prospects: Prospects) -> None:
        self._box = box
        self._t = t
        self._queue: list[Option] = []
        self.prospects = prospects

    def offer(self) -> Offer:
        """Whom the active player can entertain, and what can be done before."""
        box, t = self._box, self._t
        if not self._queue:
            self._queue = business.customers(t, self.prospects)
        customers = self._queue[: t.players[t.active].coins + 1]  # DS-CUST-05
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
