"""A running game: takes replies one by one and always stands at the next decisions or at the end.

Only step-start tables and replies are ever stored. A session is restored, cloned and taken back by running the open
step again over its replies.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self, TypeVar

import msgspec
from msgspec import structs

from engine.kernel.checks import check_picks, refusal, same_question
from engine.kernel.decision import Decision, Event, Reply, Seat, Undo
from engine.kernel.errors import Illegal, RulesError, Stale
from engine.kernel.past import Step, encode
from engine.kernel.reach import last_of
from engine.kernel.rng import Rng
from engine.kernel.rules import Rules, Standings, View
from engine.kernel.running import Running
from engine.kernel.save import Save, upgraded
from engine.kernel.table import Table
from engine.kernel.text import text

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)


class Session(Running[T, V]):
    """A game in play. Read `decisions` (at most one a seat), `table`, `standings`, `step`; never write them.

    `apply` and `undo` refuse with `Illegal` or `Stale`, and then nothing has changed. If the rules themselves fail,
    `RulesError` is raised and the session must be thrown away.
    """

    __slots__ = ()

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
        session = cls(rules, Step(0, encode(table)), [0] * seats, [], table)
        return session, session._run_on()

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
            session = cls(rules, Step(save.step, start), list(save.tickets), [])
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
        history = self._history()
        return self._save(history[0], [mark.reply for step in history for mark in step.marks])

    def clone(self) -> Self:
        """An independent copy, with the true decks: never show what it draws."""
        copy = type(self)(self.rules, self._open.again(self.rules), self.tickets[:], self._closed[:])
        copy._begin_step()
        for mark in self._open.marks:
            copy._send(mark.reply)
        copy.table.news = []
        copy._present()
        return copy

    # -- reading ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.decisions

    @property
    def step(self) -> int:
        """The number of the open step, from 0."""
        return self._open.number

    @property
    def standings(self) -> Standings | None:
        return self.rules.standings(self.table)

    @property
    def step_start(self) -> Save:
        """The session at the start of its open step, without the replies since."""
        return self._save(self._open, ())

    @property
    def open_replies(self) -> tuple[Reply, ...]:
        """The replies taken in the open step."""
        return tuple(mark.reply for mark in self._open.marks)

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
        news, self.table.news = self.table.news, []
        return news

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
        for decision in self.decisions:
            if decision.seat == reply.seat:
                break
        else:
            known = 0 <= reply.seat < len(self.tickets) and reply.ticket != self.tickets[reply.seat]
            raise (Stale(text("kernel-stale")) if known else Illegal(text("kernel-not-asked")))
        if reply.ticket != decision.ticket:
            raise Stale(text("kernel-stale"))
        if reply.key != decision.key:
            raise Illegal(text("kernel-other-question"))
        check_picks(decision, reply.picks)

    def _history(self) -> list[Step]:
        """The steps over which an undo may go back, and the open one."""
        return [*self._closed, self._open]

    def _save(self, step: Step, replies: Iterable[Reply]) -> Save:
        table = msgspec.Raw(step.written(self.rules))
        return Save(self.rules.version, step.number, table, tuple(replies), tuple(self.tickets))

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

    def _undone(self, seat: Seat) -> Self | None:
        """The session without this seat's last reply, its tickets still unchanged; None if it may not be undone."""
        now = self.table.rng.drawn, self.table.reveals
        history = self._history()
        found = last_of(seat, history, *now)
        if found is None:
            return None
        place, others = found
        step = history[place]
        undone = type(self)(self.rules, step.again(self.rules), self.tickets[:], history[:place])
        try:
            if not undone._begin_step():
                return None
            for reply in others:
                undone._rerun(reply)
        except RulesError:
            return None
        undone.table.news = []
        if undone.step != step.number or (undone.table.rng.drawn, undone.table.reveals) != now:
            return None
        return undone
