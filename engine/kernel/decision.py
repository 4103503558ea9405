"""Decisions that a game puts to its seats, the replies they get, and the events that follow.

What holds nothing but words and numbers can be part of no cycle, and so Python's garbage collector need not follow it
(`gc=False`): there is much of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from engine.kernel.text import Text

Seat: TypeAlias = int


class Option(Struct, frozen=True, gc=False):
    """One legal way to reply.

    `id` is stable and readable, at most 60 ASCII characters, unique in its decision ("build:mercery", "hex:3,4").
    `note` says what it costs and brings, `rule` names the rule that allows it, `at` the spot on the board that the
    renderer marks, `group` (part of a Fluent id) how long menus are divided.
    """

    id: str
    label: Text
    note: Text | None = None
    rule: str | None = None
    at: str | None = None
    group: str = ""


class Blocked(Struct, frozen=True):
    """Something a player may expect among the options, the reason why it is not, and the rule that forbids it."""

    label: Text
    reason: Text
    rule: str


class Why(Struct, frozen=True, eq=False):
    """The refused things of a decision, worked out only when somebody asks "why can't I"."""

    blocked: Callable[[], Iterable[Blocked]]

    def __call__(self) -> tuple[Blocked, ...]:
        return tuple(self.blocked())

    def __eq__(self, other: object) -> bool:
        # Decisions are compared by what is offered; explanations are worked out from the same table.
        return isinstance(other, Why)

    __hash__ = None  # type: ignore[assignment]


NOTHING_BLOCKED = Why(tuple)


class Offer(Struct, frozen=True, gc=False):
    """What a decision offers: its options, its free ones, and the usual one."""

    options: Sequence[Option]
    free: Sequence[Option] = ()
    usual: str | None = None


class Decision(Struct, frozen=True):
    """A question to one seat. Its options are private to that seat; the public sees (seat, key).

    `ticket` counts the seat's replies and undos and refuses stale and doubled presses. `options` is never empty.
    `free` holds things that may be done first, after which the question is asked anew. `pick` is the least and most
    options to take, more than one only where every subset is legal. `usual` is the option that auto-pass takes.
    """

    seat: Seat
    key: str
    ticket: int
    prompt: Text
    options: tuple[Option, ...]
    free: tuple[Option, ...] = ()
    pick: tuple[int, int] = (1, 1)
    usual: str | None = None
    why: Why = NOTHING_BLOCKED

    def every(self) -> Iterator[Option]:
        """The options and then the free ones: the order of buttons and short codes."""
        yield from self.options
        yield from self.free

    def find(self, option_id: str) -> Option | None:
        return next((option for option in self.every() if option.id == option_id), None)


class Reply(Struct, frozen=True, tag_field="is", tag="reply", gc=False):
    """A seat's answer: one row of a game's append-only record."""

    seat: Seat
    key: str
    ticket: int
    picks: tuple[str, ...]


class Undo(Struct, frozen=True, tag_field="is", tag="undo"):
    """A seat takes back its own last reply: a row of the record as well. `ticket` is the seat's current one."""

    seat: Seat
    ticket: int


class Event(Struct, frozen=True, gc=False):
    """Something that happened. `to` lists the seats that may know it; None means everybody."""

    text: Text
    to: tuple[Seat, ...] | None = None


def known_to(seat: Seat | None, events: Iterable[Event]) -> tuple[Event, ...]:
    """Those of the events that a seat, or the public (None), may know."""
    return tuple(event for event in events if event.to is None or (seat is not None and seat in event.to))


def code(index: int) -> str:
    """The short code of the option at `index` (from 0) of `Decision.every()`: A … Z, AA, AB …

    Buttons, menus and pictures show the same codes.
    """
    letters = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters
