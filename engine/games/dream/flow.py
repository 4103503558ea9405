"""A turn: purchase, preparation, and open for business; then the street fills up again. (DS-FLOW)"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.games.dream import business, kitchen, preparation, purchase, street, why
from engine.games.dream.box import Box
from engine.games.dream.prospects import Prospects, prospects
from engine.games.dream.table import Player, Table
from engine.kernel import Blocked, Offer, Option, Steps, Who, question, text


def turn(box: Box, t: Table) -> Steps[None]:
    """All three phases of the active player, then the next player is up. (DS-FLOW-02)

    One question carries them: whom to entertain (phase 3, which must be, DS-FLOW-05), and what may be done first.
    """
    player, event = t.players[t.active], t.event
    choices = _Choices(box, t, player, prospects(box, player, event))
    asked = [question(t, t.active, "customer", choices.offer, blocked=choices.blocked)]
    while True:
        (choice,) = (yield asked).picks
        deed, _, what = choice.partition(":")
        if deed == "entertain":
            break
        if deed == "buy":
            purchase.buy(box, t, what)
        elif deed == "build":
            purchase.build(box, t, what)
            choices.renew(prospects(box, player, event))
        else:
            preparation.remove(box, t, int(what))
        if _won(box, t, player):
            return

    place = int(what)
    kind = t.queue[place].kind
    prospect = choices.prospects[kind]
    order, paying = prospect.order, prospect.paying
    business.pass_others(t, place)
    if event == "off_season" and paying:
        paying = yield from business.only_shop(box, t, paying)
        order = kitchen.ordered(box, kind, event, cujus=paying[0][0] in box.cujus)
    business.entertain(box, t, place, order, paying)
    if _won(box, t, player):
        return
    business.depart(t, place)
    street.refill(box, t)
    t.active = (t.active + 1) % t.seats
    t.turn += 1
    t.card_bought = t.removed = False


class _Choices(Struct):
    """What the active player can do. The `customers`' options are kept as long as they hold: until a shop is built."""

    box: Box
    t: Table
    player: Player
    prospects: Prospects
    customers: list[Option] = []

    def renew(self, prospects: Prospects) -> None:
        """The shops bring something else now."""
        self.prospects, self.customers = prospects, []

    def offer(self) -> Offer:
        """Whom to entertain, and what to do before."""
        box, t, player = self.box, self.t, self.player
        reach = player.coins + 1  # DS-CUST-05
        if not self.customers:
            self.customers = business.customers(self.prospects, t.queue[:reach])
        customers = self.customers[:reach]
        first = purchase.offers(box, t, player) + preparation.offers(box, t, player)
        return Offer(customers, first, customers[0].id if len(customers) == 1 and not first else None)

    def blocked(self) -> Iterator[Blocked]:
        """What cannot be done, and why."""
        return why.blocked(self.box, self.t)


def _won(box: Box, t: Table, player: Player) -> bool:
    """Looked at after each purchase and after the whole income: shops enough and coins enough. (DS-END, DS-AMB-20)"""
    if player.coins < box.board.coins_to_win or player.models < box.board.models_to_win:
        return False
    t.winner = t.active
    t.tell(text("dream-did-win", who=Who(t.active), models=player.models, coins=player.coins))
    return True
