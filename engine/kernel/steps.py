"""How rules put questions: generators that yield questions and receive replies.

Discipline that keeps a step replayable: no component of the game only in a local variable across a `yield`, no clock,
no iteration over sets, no randomness but the table's.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import cache
from typing import TypeAlias, TypeVar

from msgspec import Struct, structs

from engine.kernel.decision import NOTHING_BLOCKED, Blocked, Decision, Offer, Option, Reply, Seat, Why
from engine.kernel.table import Table
from engine.kernel.text import Text, fluent


class Question(Struct):
    """What rules put to a seat, before anybody sees it. Make one with `question`.

    `decision` is what its seat sees of it, from when somebody looks until the seat has replied.
    """

    seat: Seat
    key: str
    prompt: Text
    offer: Callable[[], Offer]
    pick: tuple[int, int] = (1, 1)
    why: Why = NOTHING_BLOCKED
    decision: Decision | None = None

    def put(self, ticket: int) -> Decision:
        """The decision, its offer put together the first time. Raises `ValueError` if there is nothing to offer."""
        decision, put_together = self.decision, self.offer
        if decision is None:
            offer = put_together()
            if not offer.options:
                raise ValueError(f"nothing to offer for {self.key!r}")
            decision = self.decision = Decision(
                self.seat,
                self.key,
                ticket,
                self.prompt,
                tuple(offer.options),
                tuple(offer.free),
                self.pick,
                offer.usual,
                self.why,
            )
        elif decision.ticket != ticket:
            decision = self.decision = structs.replace(decision, ticket=ticket)
        return decision


R = TypeVar("R")
Steps: TypeAlias = Generator[list[Question], Reply, R]


@cache
def _prompt(slug: str, key: str) -> Text:
    return Text(f"{fluent(slug)}-ask-{key.replace('_', '-')}")


def question(
    t: Table,
    seat: Seat,
    key: str,
    offer: Callable[[], Offer],
    pick: tuple[int, int] = (1, 1),
    blocked: Callable[[], Iterable[Blocked]] | None = None,
    prompt: Text | None = None,
) -> Question:
    """A question for rules to `yield`, alone or with others of its kind; once it is answered, again if need be.

    `offer` only reads, and from nothing but the table as it is when the question is put. The other arguments are those
    of `ask`.
    """
    why = Why(blocked) if blocked else NOTHING_BLOCKED
    return Question(seat, key, prompt or _prompt(t.slug, key), offer, pick, why)


def ask(
    t: Table,
    seat: Seat,
    key: str,
    options: Sequence[Option],
    *,
    free: Sequence[Option] = (),
    pick: tuple[int, int] = (1, 1),
    usual: str | None = None,
    show: bool = False,
    blocked: Callable[[], Iterable[Blocked]] | None = None,
    prompt: Text | None = None,
) -> Steps[tuple[str, ...]]:
    """Ask `seat` to choose; returns the ids picked (one id of `free`, or `pick` many of `options`).

    One option and nothing free is taken without asking, unless `show`: its being forced is news to the player.
    The prompt is the Fluent id "<slug>-ask-<key>" unless given. `blocked` yields what is refused and why; it is
    evaluated only when somebody asks.
    """
    if not options:
        raise ValueError(f"nothing to offer for {key!r}")
    if len(options) == 1 and not free and not show and pick == (1, 1):
        return (options[0].id,)
    offered = Offer(tuple(options), tuple(free), usual)
    reply = yield [question(t, seat, key, lambda: offered, pick, blocked, prompt)]
    return reply.picks


def offer(
    t: Table,
    seat: Seat,
    key: str,
    put_together: Callable[[], Offer],
    *,
    pick: tuple[int, int] = (1, 1),
    blocked: Callable[[], Iterable[Blocked]] | None = None,
    prompt: Text | None = None,
) -> Steps[tuple[str, ...]]:
    """`ask` for long lists: always asks, and puts the options together only if somebody is to see or check them.

    While the replies of a record are run again, nobody is. `put_together` only reads, and from nothing but the table
    as it is when the question is put; the session sees to it that nothing changes before.
    """
    reply = yield [question(t, seat, key, put_together, pick, blocked, prompt)]
    return reply.picks


def together(branches: Mapping[Seat, Steps[R]]) -> Steps[dict[Seat, R]]:
    """Several seats decide at once, each in its own branch, in any order; returns the branches' results by seat."""
    results: dict[Seat, R] = {}
    waiting: dict[Seat, list[Question]] = {}

    def advance(branch: Seat, reply: Reply | None) -> None:
        steps = branches[branch]
        try:
            waiting[branch] = next(steps) if reply is None else steps.send(reply)
        except StopIteration as stop:
            waiting.pop(branch, None)
            results[branch] = stop.value

    for branch in branches:
        advance(branch, None)
    while waiting:
        reply = yield [question for questions in waiting.values() for question in questions]
        advance(_asked(waiting, reply.seat), reply)
    return {branch: results[branch] for branch in branches}


def _asked(waiting: Mapping[Seat, list[Question]], seat: Seat) -> Seat:
    """The branch in which `seat` is asked: usually its own."""
    if seat in waiting and any(question.seat == seat for question in waiting[seat]):
        return seat
    return next(branch for branch, questions in waiting.items() if any(q.seat == seat for q in questions))
