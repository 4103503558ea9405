"""Card effects that move Gift cards: swap one with the board, and take one back from the discard pile. (GG-ACT-12)"""

from __future__ import annotations

from functools import lru_cache, partial

from engine.games.gugong import names, trade
from engine.games.gugong.box import PLACE, Box
from engine.games.gugong.content import LOCATIONS
from engine.games.gugong.table import Table
from engine.kernel import Option, Seat, Steps, Text, Who, text


def offers(box: Box, t: Table, seat: Seat, prefix: str) -> list[Option]:
    """The swap itself; which cards is asked then."""
    player = t.players[seat]
    return [_swap(prefix)] if player.hand or player.pile else []


def perform(box: Box, t: Table, seat: Seat, variant: str = "swap", *, decline: bool = False) -> Steps[None]:
    """Put an own card of the hand or the discard pile on a location, and its card where the own one was.

    Values do not matter, and the location does nothing. With `decline` the player may do without.
    (GG-ACT-12 to GG-ACT-18, GG-AMB-10, GG-AMB-11)
    """
    player = t.players[seat]
    if not player.hand and not player.pile:
        return
    choice = yield from trade.choose(box, t, seat, "swap", partial(_pairs, box, t, seat, decline))
    if choice == "none":
        return
    own, _, where = choice.partition(":")
    place = PLACE[where]
    cards = player.hand if own in player.hand else player.pile
    taken = t.gifts[place]
    t.gifts[place] = own
    cards[cards.index(own)] = taken
    t.tell(
        text(
            "gugong-did-swap",
            who=Who(seat),
            given=box.name[own],
            taken=box.name[taken],
            location=names.location(where),
        )
    )
    # From where the own card came is its owner's secret: others see neither the hand nor the discard pile.
    t.tell(text("gugong-did-swap-own", gift=box.name[taken], hand=int(cards is player.hand)), (seat,))


def recall_offers(box: Box, t: Table, seat: Seat, prefix: str) -> list[Option]:
    """Taking a card back; which one is asked then."""
    return [_recall(prefix)] if t.players[seat].pile else []


def recall(box: Box, t: Table, seat: Seat, variant: str = "recall", *, decline: bool = False) -> Steps[None]:
    """Take an own card from the discard pile into the hand; with `decline` the player may do without. (GG-DAY-08)"""
    player = t.players[seat]
    if not player.pile:
        return
    choice = yield from trade.choose(box, t, seat, "recall", partial(_pile, box, t, seat, decline))
    if choice == "none":
        return
    player.pile.remove(choice)
    player.hand.append(choice)
    t.tell(text("gugong-did-recall", who=Who(seat)))
    t.tell(text("gugong-did-recall-own", gift=box.name[choice]), (seat,))


def _pairs(box: Box, t: Table, seat: Seat, decline: bool) -> tuple[list[Option], None]:
    player = t.players[seat]
    options = [
        _pair(box, own, group, place, taken)
        for group, cards in (("hand", player.hand), ("pile", player.pile))
        for own in cards
        for place, taken in enumerate(t.gifts)
    ]
    return options + [_NO_SWAP] * decline, None


def _pile(box: Box, t: Table, seat: Seat, decline: bool) -> tuple[list[Option], None]:
    return [_back(box, gift) for gift in t.players[seat].pile] + [_NO_RECALL] * decline, None


@lru_cache(16384)
def _pair(box: Box, own: str, group: str, place: int, taken: str) -> Option:
    """An own card for the one on a location. Kept: a game asks this question often, with many options."""
    location = LOCATIONS[place]
    return Option(
        id=f"{own}:{location}",
        label=text("gugong-swap", given=box.name[own], taken=box.name[taken]),
        note=text(f"gugong-swap-{group}-note", location=names.location(location)),
        rule="GG-ACT-13" if group == "hand" else "GG-ACT-14",
        at=f"gift:{location}",
        group=f"swap-{group}",
    )


@lru_cache(256)
def _back(box: Box, gift: str) -> Option:
    return Option(
        id=gift,
        label=text("gugong-recall", gift=box.name[gift]),
        note=Text("gugong-recall-note"),
        rule="GG-DAY-08",
        at=f"pile:{gift}",
    )


@lru_cache(16)
def _swap(prefix: str) -> Option:
    return Option(
        id=f"{prefix}:swap",
        label=Text("gugong-swap-any"),
        note=Text("gugong-swap-any-note"),
        rule="GG-ACT-12",
        group=prefix,
    )


@lru_cache(16)
def _recall(prefix: str) -> Option:
    return Option(
        id=f"{prefix}:recall",
        label=Text("gugong-recall-any"),
        note=Text("gugong-recall-note"),
        rule="GG-DAY-08",
        group=prefix,
    )


_NO_SWAP = Option(
    id="none", label=Text("gugong-swap-none"), note=Text("gugong-decline-note"), rule="GG-TRAV-04", group="done"
)
_NO_RECALL = Option(id="none", label=Text("gugong-recall-none"), note=Text("gugong-decline-note"), rule="GG-TRAV-04")
