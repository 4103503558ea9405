"""Step 2 of a turn: the card action and the location action, each if the player likes. (GG-ACT)"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from msgspec import Struct

from engine.games.gugong import canal, decree, intrigue, jade, names, palace, swap, travel, wall, why
from engine.games.gugong.box import Box
from engine.games.gugong.content import LOCATIONS, Action, Gift, Location
from engine.games.gugong.pieces import can_gain, gain
from engine.games.gugong.table import Table
from engine.games.gugong.trade import choose
from engine.kernel import Blocked, Option, Seat, Steps, Text, text


class Deed(NamedTuple):
    """How an action is offered, performed once, and why a variant of it is not offered."""

    offers: Callable[[Box, Table, Seat, str], list[Option]]
    perform: Callable[[Box, Table, Seat, str], Steps[None]]
    blocked: Callable[[Box, Table, Seat], Iterator[Blocked]]


def _no_swap(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """The card taken lies in the discard pile, so there always is one to swap. (GG-AMB-11)"""
    yield from ()


DEEDS: dict[Action, Deed] = {
    "travel": Deed(travel.offers, travel.perform, travel.blocked),
    "wall": Deed(wall.offers, wall.perform, wall.blocked),
    "jade": Deed(jade.offers, jade.perform, jade.blocked),
    "intrigue": Deed(intrigue.offers, intrigue.perform, intrigue.blocked),
    "palace": Deed(palace.offers, palace.perform, palace.blocked),
    "decree": Deed(decree.offers, decree.perform, decree.blocked),
    "canal": Deed(canal.offers, canal.perform, canal.blocked),
    "swap": Deed(swap.offers, swap.perform, _no_swap),
    "recall": Deed(swap.recall_offers, swap.recall, _no_swap),
}


class Moment(Struct):
    """What is left of step 2: the action of the `card` given, if it is `open`, and `times` that of the `location`.

    `extra` says that the servants printed beside the card action have not been gained yet. (GG-ACT-09)
    """

    gift: str
    card: Gift
    location: Location
    open: bool
    times: int
    extra: bool


def actions(box: Box, t: Table, gift: str, place: int) -> Steps[None]:
    """The card action, then the location action, or that one twice if they are the same. (GG-ACT-01, GG-ACT-02)"""
    seat, card, location = t.active, box.cards.gifts[gift], LOCATIONS[place]
    same = card.action == location
    moment = Moment(gift, card, location, card.acts and not same, 2 if same else 1, card.servants > 0)
    while moment.open or moment.times:
        picked = yield from choose(
            box,
            t,
            seat,
            "act",
            partial(_offer, box, t, seat, moment),
            opening=True,
            blocked=partial(_blocked, box, t, seat, moment),
            prompt=_prompt(box, moment.gift, moment.location, moment.open, moment.times),
        )
        if picked == "done":
            return
        group, _, variant = picked.partition(":")
        of_card = (moment.open and group == "card") or same
        if group == "card":
            if card.action is not None:
                yield from DEEDS[card.action].perform(box, t, seat, variant)
        else:
            moment.times -= 1
            yield from DEEDS[location].perform(box, t, seat, variant)
        moment.open = False  # the card action comes first or not at all (GG-ACT-02)
        if of_card and moment.extra:
            moment.extra = False
            yield from gain(box, t, seat, card.servants)


def _offer(box: Box, t: Table, seat: Seat, moment: Moment) -> tuple[list[Option], str]:
    """What can be performed now, and doing without: whatever has been paid, actions are free to be left. (GG-AMB-49)"""
    offered: list[Option] = []
    if moment.open:
        if moment.card.action is not None:
            offered += DEEDS[moment.card.action].offers(box, t, seat, "card")
        elif can_gain(t.players[seat]):
            offered.append(_servants(moment.card.servants))
    if moment.times:
        offered += DEEDS[moment.location].offers(box, t, seat, "place")
    offered.append(_DONE)
    return offered, "done"


@lru_cache(16)
def _servants(count: int) -> Option:
    """The card effect that only brings servants. (GG-ACT-10, GG-ACT-11)"""
    rule = "GG-ACT-10" if count == 1 else "GG-ACT-11"
    return Option("card:servants", text("gugong-card-servants", servants=count), rule=rule, group="card")


_DONE = Option("done", text("gugong-done"), text("gugong-done-note"), "GG-ACT-01", None, "done")


@lru_cache(2048)
def _prompt(box: Box, gift: str, location: str, is_open: bool, times: int) -> Text:
    state = "both" if is_open else "twice" if times > 1 else "place"
    card = names.action(box.cards.gifts[gift])
    return text(f"gugong-ask-act-{state}", card=card, place=names.location(location))


def _blocked(box: Box, t: Table, seat: Seat, moment: Moment) -> Iterator[Blocked]:
    """Why something is not among the actions."""
    card = moment.card
    if not card.acts:
        yield Blocked(text("gugong-group-card"), text("gugong-why-card-without"), "GG-ACT-05")
    elif moment.open:
        if card.action is not None:
            yield from DEEDS[card.action].blocked(box, t, seat)
        elif not can_gain(t.players[seat]):
            yield Blocked(text("gugong-card-servants", servants=card.servants), text("gugong-why-supply"), "GG-AMB-24")
    elif card.action != moment.location:
        yield Blocked(text("gugong-group-card"), text("gugong-why-card-first"), "GG-ACT-02")
    yield from DEEDS[moment.location].blocked(box, t, seat)
    yield from why.trading(box, t)
