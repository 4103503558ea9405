"""A turn: purchase, preparation, and open for business; then the street fills up again. (DS-FLOW)"""

from __future__ import annotations

from functools import partial

from engine.games.dream import business, preparation, purchase, street, why
from engine.games.dream.box import Box
from engine.games.dream.table import Table
from engine.kernel import Steps, Who, ask, text


def turn(box: Box, t: Table) -> Steps[None]:
    """All three phases of the active player, then the next player is up. (DS-FLOW-02)

    One question carries them: whom to entertain (phase 3, which must be, DS-FLOW-05), and what may be done first.
    """
    while True:
        customers = business.customers(box, t)
        first = purchase.offers(box, t) + preparation.offers(box, t)
        (choice,) = yield from ask(
            t,
            t.active,
            "customer",
            customers,
            free=first,
            usual=customers[0].id if len(customers) == 1 and not first else None,
            show=True,
            blocked=partial(why.blocked, box, t),
        )
        deed, _, what = choice.partition(":")
        match deed:
            case "buy":
                purchase.buy(box, t, what)
            case "build":
                purchase.build(box, t, what)
            case "remove":
                preparation.remove(box, t, int(what))
            case _:
                break
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


def _won(box: Box, t: Table) -> bool:
    """Looked at after each purchase and after the whole income: shops enough and coins enough. (DS-END, DS-AMB-20)"""
    player = t.players[t.active]
    if player.coins < box.board.coins_to_win or player.models < box.board.models_to_win:
        return False
    t.winner = t.active
    t.tell(text("dream-did-win", who=Who(t.active), models=player.models, coins=player.coins))
    return True
