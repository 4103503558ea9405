"""What people have decided before they are asked: orders, switches to pass, and what becomes of a question. Pure."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel import Decision, Illegal, Seat, Session, Text
from engine.kernel.checks import check_picks
from engine.store.tables import ChairRow, TableRow

log = logging.getLogger(__name__)

MOST = 10
"""Orders that a seat may have at a time."""


class Order(Struct, frozen=True, omit_defaults=True):
    """To be picked when the question `key` is put: one option, or as many as it asks for; none where that is allowed.

    It counts for the next time that the question is put. A `standing` one stays until it is taken back, waits where it
    does not fit, and is done once a step: `done` is the step in which it was done last. `prompt` and `label` say the
    question and what was picked as they were when somebody ordered it; None for nothing.
    """

    key: str
    picks: tuple[str, ...]
    prompt: Text
    label: Text | None = None
    standing: bool = False
    done: int | None = None

    def same(self, other: Order) -> bool:
        """Do both pick the same for the same question?"""
        return (self.key, sorted(self.picks)) == (other.key, sorted(other.picks))


class Pass(Struct, frozen=True, omit_defaults=True):
    """The usual answer is given wherever a question has one, or only to the question `key`.

    `chapter`: only in this part of the game; None: until it is switched off.
    """

    key: str | None = None
    prompt: Text | None = None
    chapter: Text | None = None


class Dropped(Struct, frozen=True):
    """An order that did not fit when its question was put, at this ticket."""

    order: Order
    ticket: int


class Ahead(Struct, frozen=True, omit_defaults=True):
    """All that a seat's person has decided ahead. Orders for the same question go in their order: the first that fits.

    `own` is the ticket of a question that the person answers without all this: because they took back what it did, or
    because they were being asked already.
    """

    orders: tuple[Order, ...] = ()
    passes: tuple[Pass, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    own: int | None = None


class Outcome(Struct, frozen=True):
    """What becomes of a question: what is picked (None: its person is asked), and what is decided ahead afterwards."""

    picks: tuple[str, ...] | None
    after: Ahead


NOTHING = Ahead()
SAID = "host-decided-ahead"
"""The message that stands ahead of what a reply did that was decided ahead."""


def ahead_of(chair: ChairRow) -> Ahead:
    """What is decided ahead for a chair. What cannot be read is nothing: then its person is asked."""
    if chair.ahead is None:
        return NOTHING
    try:
        return msgspec.json.decode(chair.ahead, type=Ahead)
    except msgspec.MsgspecError as error:
        log.error("what seat %d has decided ahead cannot be read: %s", chair.seat, error)
        return NOTHING


def decided(row: TableRow, seat: Seat, ahead: Ahead) -> TableRow:
    """The table with this decided ahead for a seat."""
    empty = not (ahead.orders or ahead.passes or ahead.dropped)
    kept = None if empty else msgspec.json.encode(ahead).decode()
    return replace(
        row, chairs=tuple(replace(chair, ahead=kept) if chair.seat == seat else chair for chair in row.chairs)
    )


def left_alone(row: TableRow, *seats: Seat) -> TableRow:
    """The table whose seats (all, if none are named) answer their present questions without what was decided ahead."""
    for chair in row.chairs:
        if chair.ahead is not None and (not seats or chair.seat in seats):
            row = decided(row, chair.seat, replace(ahead_of(chair), own=chair.ticket))
    return row


def renumbered(before: TableRow, row: TableRow) -> TableRow:
    """The table after tickets have moved on with the same questions: who was left alone with theirs still is."""
    for former, chair in zip(before.chairs, row.chairs, strict=True):
        if chair.ahead is not None and (ahead := ahead_of(chair)).own == former.ticket:
            row = decided(row, chair.seat, replace(ahead, own=chair.ticket))
    return row


def forgotten(row: TableRow) -> TableRow:
    """The table without anything decided ahead."""
    return replace(row, chairs=tuple(replace(chair, ahead=None) for chair in row.chairs))


def ordered(ahead: Ahead, order: Order) -> Ahead:
    """With one order more; one that picks the same is replaced."""
    if any(known.same(order) for known in ahead.orders):
        orders = tuple(order if known.same(order) else known for known in ahead.orders)
    else:
        orders = (*ahead.orders, order)
    return replace(ahead, orders=orders, dropped=())


def outcome(ahead: Ahead, decision: Decision, session: Session[Any, Any]) -> Outcome:
    """What is done about a question. `session` is the game in which it is put."""
    chapter = session.table.chapter() if ahead.passes else None
    ahead = replace(ahead, passes=tuple(one for one in ahead.passes if one.chapter in (None, chapter)))
    if ahead.own == decision.ticket:
        return Outcome(None, ahead)
    here = [order for order in ahead.orders if order.key == decision.key]
    spent = [order for order in here if not order.standing]
    after = replace(ahead, orders=tuple(order for order in ahead.orders if order not in spent))
    for order in here:
        if order.done != session.step and fits(decision, order.picks):
            marked = replace(order, done=session.step)
            return Outcome(
                order.picks, replace(after, orders=tuple(marked if one == order else one for one in after.orders))
            )
    if spent:
        return Outcome(None, replace(after, dropped=tuple(Dropped(order, decision.ticket) for order in spent)))
    passed = any(one.key in (None, decision.key) for one in ahead.passes)
    if passed and decision.usual is not None and fits(decision, (decision.usual,)):
        return Outcome((decision.usual,), ahead)
    return Outcome(None, ahead)


def fits(decision: Decision, picks: tuple[str, ...]) -> bool:
    """May this question be answered so?"""
    try:
        check_picks(decision, picks)
    except Illegal:
        return False
    return True


def answered_ahead(row: TableRow, session: Session[Any, Any], seat: Seat) -> bool:
    """Is this seat's open question going to be answered without asking its person?"""
    chair, decision = row.chairs[seat], session.decision(seat)
    if chair.ahead is None or chair.person is None or decision is None:
        return False
    return outcome(ahead_of(chair), decision, session).picks is not None
