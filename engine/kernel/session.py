"""A running game: takes replies one by one and always stands at the next decisions or at the end.

Only step-start tables and replies are ever stored. A session is restored, cloned and taken back by running the open
step again over its replies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Generic, Self, TypeVar

import msgspec
from msgspec import structs

from engine.kernel.checks import check_picks, put_together, refusal, same_question, sound
from engine.kernel.decision import Decision, Event, Reply, Seat, Undo
from engine.kernel.errors import Illegal, RulesError, Stale
from engine.kernel.reach import Mark, Past, forget, last_of
from engine.kernel.rng import Rng
from engine.kernel.rules import Rules, Standings, View
from engine.kernel.save import Save, upgraded
from engine.kernel.steps import Steps
from engine.kernel.table import Table
from engine.kernel.text import text

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)


IDLE_STEPS = 1000
"""More steps than this in a row without any question mean that the rules would run for ever."""


@cache
def _codec(table: type[Any]) -> tuple[Callable[[Any], bytes], Callable[[bytes], Any]]:
    return msgspec.json.Encoder().encode, msgspec.json.Decoder(table).decode


class Session(Generic[T, V]):
    """A game in play. Read `decisions` (at most one a seat), `table`, `standings`, `step`; never write them.

    `apply` and `undo` refuse with `Illegal` or `Stale`, and then nothing has changed. If the rules themselves fail,
    `RulesError` is raised and the session must be thrown away.
    """

    __slots__ = ("_closed", "_decode", "_encode", "_marks", "_start", "_steps", "decisions", "rules", "step", "table",
                 "tickets")  # fmt: skip

    def __init__(self, rules: Rules[T, V], start: bytes, step: int, tickets: list[int]) -> None:
        """Begin at the table `start` (JSON), the start of step number `step`. Use `begin` or `restore`."""
        self.rules = rules
        self._encode, self._decode = _codec(rules.table)
        self.tickets = tickets
        self._closed: list[Past] = []
        self._open(start, step)

    # -- beginnings ---------------------------------------------------------------------------------------------

    @classmethod
    def begin(cls, rules: Rules[T, V], seats: int, options: Mapping[str, str], seed: str) -> tuple[Self, list[Event]]:
        """Set a new game up; returns the session at its first decisions, and the events of the set-up.

        Raises `Illegal` for a number of seats or options that the game does not allow.
        """
        chosen = {variant.id: options.get(variant.id, variant.default) for variant in rules.variants}
        if (reason := refusal(rules, seats, options)) is not None:
            raise Illegal(reason)
        try:
            table = rules.setup(seats, chosen, Rng(seed))
        except Exception as error:
            raise RulesError(f"the rules of {rules.slug} failed in the set-up") from error
        events: list[Event] = table.news
        table.news = []
        session = cls(rules, msgspec.json.encode(table), 0, [0] * seats)
        return session, events + session._run_on()

    @classmethod
    def restore(cls, rules: Rules[T, V], save: Save) -> Self:
        """The session as it was saved. Raises `RulesError`; see `carry_over` for a save of earlier rules."""
        session, _ = cls.carry_over(rules, save)
        return session

    @classmethod
    def carry_over(cls, rules: Rules[T, V], save: Save) -> tuple[Self, int]:
        """`restore`, and how many of the replies were kept.

        A save of an earlier rules version is carried over by `Rules.upgrade`; from the first reply that no longer fits
        the new rules on, replies are dropped and asked again. Raises `RulesError` for a table that cannot be read or
        was made by newer rules, and for replies that do not fit rules of the same version.
        """
        if save.version > rules.version:
            raise RulesError(f"a table of {rules.slug} was saved by version {save.version}, newer than {rules.version}")
        earlier = save.version < rules.version
        try:
            start = upgraded(rules, save) if earlier else bytes(save.table)
            session = cls(rules, start, save.step, list(save.tickets))
        except Exception as error:
            raise RulesError(f"a saved table of {rules.slug} (version {save.version}) cannot be read") from error
        if len(save.tickets) != session.table.seats:
            raise RulesError(f"a saved table of {rules.slug} has {len(save.tickets)} tickets for {session.table.seats}")
        session._run_on()
        for kept, reply in enumerate(save.replies):
            session._present()
            if earlier and not session._fits(reply):
                return session, kept
            try:
                session._rerun(reply)
            except RulesError:
                if not earlier:
                    raise
                # It fits by its looks, but the new rules fail on it: without it, then, and from the start.
                return cls.carry_over(rules, structs.replace(save, replies=save.replies[:kept]))
        session._present()
        return session, len(save.replies)

    def save(self) -> Save:
        """All that `restore` needs."""
        first = self._closed[0] if self._closed else None
        replies = [mark.reply for closed in self._closed for mark in closed.marks]
        replies += [mark.reply for mark in self._marks]
        step, start = (first.step, first.start) if first else (self.step, self._start)
        return Save(self.rules.version, step, msgspec.Raw(start), tuple(replies), tuple(self.tickets))

    def clone(self) -> Self:
        """An independent copy, with the true decks: never show what it draws."""
        copy = object.__new__(type(self))
        copy.rules = self.rules
        copy._encode, copy._decode = self._encode, self._decode
        copy.tickets = self.tickets[:]
        copy._closed = self._closed[:]
        copy._open(self._start, self.step)
        if self.over:
            return copy
        copy._first_decisions()
        for mark in self._marks:
            copy._send(mark.reply)
        copy.table.news = []
        copy._present()
        return copy

    # -- reading ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.decisions

    @property
    def standings(self) -> Standings | None:
        return self.rules.standings(self.table)

    @property
    def step_start(self) -> Save:
        """The session at the start of its open step, without the replies since."""
        return Save(self.rules.version, self.step, msgspec.Raw(self._start), (), tuple(self.tickets))

    @property
    def open_replies(self) -> tuple[Reply, ...]:
        """The replies taken in the open step."""
        return tuple(mark.reply for mark in self._marks)

    def decision(self, seat: Seat) -> Decision | None:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def view(self, seat: Seat | None) -> V:
        """What `seat`, or the public, may see. Raises `RulesError` for a table of which the game can make nothing."""
        try:
            return self.rules.view(self.table, seat)
        except Exception as error:
            raise RulesError(f"the rules of {self.rules.slug} have no view of this table") from error

    # -- replies ------------------------------------------------------------------------------------------------

    def apply(self, reply: Reply) -> list[Event]:
        """Take a reply and run on to the next decisions or the end; returns what happened.

        Raises `Illegal` or `Stale` and leaves the session untouched; `RulesError` spoils it.
        """
        self._check(reply)
        self.tickets[reply.seat] += 1
        self._send(reply)
        self._present()
        return self._events()

    def preview(self, reply: Reply) -> Self | None:
        """A clone after `reply`, or None if the reply draws or reveals: a preview must not show the real decks.

        Raises `Illegal` or `Stale`.
        """
        self._check(reply)
        clone = self.clone()
        drawn, reveals = clone.table.rng.drawn, clone.table.reveals
        clone.apply(reply)
        if clone.table.rng.drawn != drawn or clone.table.reveals != reveals:
            return None
        return clone

    def can_undo(self, seat: Seat) -> bool:
        """May `seat` take its own last reply back? Not past a draw, a reveal or a reply that depends on it."""
        return self._undone(seat) is not None

    def undo(self, seat: Seat, ticket: int | None = None) -> Self:
        """A session without this seat's last reply. `ticket`, if given, must be the seat's current one.

        The seat's ticket moves on, and so do those of seats whose open question went away or changed with it: a panel
        that was shown before is stale. Raises `Stale` or `Illegal`; this session stays as it is either way.
        """
        if not 0 <= seat < len(self.tickets):
            raise Illegal(text("kernel-no-undo"))
        if ticket is not None and ticket != self.tickets[seat]:
            raise Stale(text("kernel-stale"))
        undone = self._undone(seat)
        if undone is None:
            raise Illegal(text("kernel-no-undo"))
        undone._present()
        undone.tickets[seat] += 1
        for decision in self.decisions:
            if decision.seat != seat and not same_question(decision, undone.decision(decision.seat)):
                undone.tickets[decision.seat] += 1
        undone._present()
        return undone

    def replay(self, entry: Reply | Undo) -> Self:
        """Take one row of a record: `apply`, or `undo`, and return the session that goes on."""
        if isinstance(entry, Undo):
            return self.undo(entry.seat, entry.ticket)
        self.apply(entry)
        return self

    def run(self, replies: Iterable[Reply]) -> None:
        """Take replies of a record that were checked when they were given: nothing is listed or checked in between.

        Raises `RulesError` if the rules fail on the way, which spoils the session.
        """
        tickets, table = self.tickets, self.table
        for reply in replies:
            tickets[reply.seat] += 1
            self._send(reply)
            table.news = []
        self._present()

    # -- within -------------------------------------------------------------------------------------------------

    def _check(self, reply: Reply) -> None:
        decision = self.decision(reply.seat)
        if decision is None:
            known = 0 <= reply.seat < len(self.tickets) and reply.ticket != self.tickets[reply.seat]
            raise (Stale(text("kernel-stale")) if known else Illegal(text("kernel-not-asked")))
        if reply.ticket != decision.ticket:
            raise Stale(text("kernel-stale"))
        if reply.key != decision.key:
            raise Illegal(text("kernel-other-question"))
        check_picks(decision, reply.picks)

    def _open(self, start: bytes, step: int) -> None:
        """Stand at the start of a step, before its first decisions."""
        self.step = step
        self._start = start
        self.table: T = self._decode(start)
        self._marks: list[Mark] = []
        self.decisions: list[Decision] = []
        self._steps: Steps[None] | None = None

    def _first_decisions(self) -> bool:
        """Run the open step to its first decisions; False if it ended without one."""
        self._steps = self.rules.step(self.table)
        try:
            self.decisions = sound(next(self._steps))
        except StopIteration:
            return False
        except Exception as error:
            raise self._failed() from error
        return True

    def _run_on(self) -> list[Event]:
        """From the start of a step to the next decisions or the end."""
        if not self._ended() and not self._first_decisions():
            self._next_step()
        self._present()
        return self._events()

    def _events(self) -> list[Event]:
        """Collect what the table has told since the last time."""
        events: list[Event] = self.table.news
        self.table.news = []
        return events

    def _ended(self) -> bool:
        try:
            return self.rules.standings(self.table) is not None
        except Exception as error:
            raise self._failed() from error

    def _send(self, reply: Reply) -> None:
        table = self.table
        if len(self.decisions) > 1:
            self._present()  # what the others are offered must not depend on this reply
        self._marks.append(Mark(reply, table.rng.drawn, table.reveals))
        if self._steps is None:
            raise self._failed()
        try:
            self.decisions = sound(self._steps.send(reply))
        except StopIteration:
            self._next_step()
        except Exception as error:
            raise self._failed() from error

    def _fits(self, reply: Reply) -> bool:
        """Could this reply, whatever its ticket, be given now? The decisions have been presented."""
        decision = self.decision(reply.seat)
        if decision is None or decision.key != reply.key:
            return False
        try:
            check_picks(decision, reply.picks)
        except Illegal:
            return False
        return True

    def _rerun(self, reply: Reply) -> None:
        """Take a reply of a record again, whatever its ticket was. Raises `RulesError` if it no longer fits."""
        self._present()
        if not self._fits(reply):
            raise RulesError(f"step {self.step}: seat {reply.seat} cannot reply {reply.key}={reply.picks}")
        self._send(reply)
        self.table.news = []

    def _next_step(self) -> None:
        """Close the step, and run on through steps without decisions."""
        table = self.table
        if self._marks:
            self._closed.append(Past(self.step, self._start, tuple(self._marks)))
            self._marks = []
        for _ in range(IDLE_STEPS):
            self.decisions, self._steps = [], None
            self.step += 1
            news, table.news = table.news, []
            self._start = self._encode(table)
            table.news = news
            if self._ended() or self._first_decisions():
                break
        else:
            raise self._failed()
        forget(self._closed, table.rng.drawn, table.reveals)

    def _present(self) -> None:
        """Complete the open decisions before anybody sees them or the table changes.

        The rules do not know tickets, and may have put off what is offered.
        """
        for decision in self.decisions:
            if decision.later is not None:
                try:
                    put_together(decision, decision.later())
                except Exception as error:
                    raise self._failed() from error
            structs.force_setattr(decision, "ticket", self.tickets[decision.seat])

    def _failed(self) -> RulesError:
        self.decisions, self._steps = [], None
        return RulesError(f"the rules of {self.rules.slug} failed in step {self.step}")

    def _undone(self, seat: Seat) -> Self | None:
        """The session without this seat's last reply, its tickets still unchanged; None if it may not be undone."""
        now = self.table.rng.drawn, self.table.reveals
        history = [*self._closed, Past(self.step, self._start, tuple(self._marks))]
        found = last_of(seat, history, *now)
        if found is None:
            return None
        place, others = found
        undone = object.__new__(type(self))
        undone.rules = self.rules
        undone._encode, undone._decode = self._encode, self._decode
        undone.tickets = self.tickets[:]
        undone._closed = history[:place]
        undone._open(history[place].start, history[place].step)
        try:
            if not undone._first_decisions():
                return None
            for reply in others:
                undone._rerun(reply)
        except RulesError:
            return None
        undone.table.news = []
        if undone.step != history[place].step or (undone.table.rng.drawn, undone.table.reveals) != now:
            return None
        return undone
