"""What drives the steps of a game: it sends replies into them, and stands at the next questions or at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from engine.kernel.checks import check_questions
from engine.kernel.decision import Decision, Event, Reply
from engine.kernel.errors import RulesError
from engine.kernel.past import Mark, Step
from engine.kernel.reach import forget
from engine.kernel.rules import Rules, View
from engine.kernel.steps import Question
from engine.kernel.table import Table

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)

IDLE_STEPS = 1000
"""More steps than this in a row without any question mean that the rules would run for ever."""


class Running(Generic[T, V]):
    """The open step of a game, its questions, and the closed steps over which an undo may go back.

    Nothing is checked here but what the rules do. If they fail, `RulesError` is raised and spoils all this.
    """

    __slots__ = ("_answer", "_closed", "_open", "_questions", "decisions", "rules", "table", "tickets")

    def __init__(
        self, rules: Rules[T, V], step: Step, tickets: list[int], closed: list[Step], table: T | None = None
    ) -> None:
        """Stand at the start of a step, before its first decisions; `table` if it is there already."""
        self.rules = rules
        self.tickets = tickets
        self._closed = closed
        self._open = step
        self.table: T = step.table(rules) if table is None else table
        self._questions: list[Question] = []
        self._answer: Callable[[Reply], list[Question]] = _nobody_asked
        self.decisions: list[Decision] = []

    def _run_on(self) -> list[Event]:
        """From the start of a step to the next decisions or the end."""
        if not self._begin_step():
            self._next_step()
        self._present()
        news, self.table.news = self.table.news, []
        return news

    def _begin_step(self) -> bool:
        """Run the open step to its first questions, unless the game is over; False if it ends without any."""
        rules, table = self.rules, self.table
        try:
            if rules.standings(table) is None:
                steps = rules.step(table)
                questions = next(steps)
                if len(questions) != 1:
                    check_questions(questions)
                self._questions, self._answer = questions, steps.send
        except StopIteration:
            return False
        except Exception as error:
            raise self._failed() from error
        return True

    def _send(self, reply: Reply) -> None:
        """Take a reply that fits, to the next questions or the end; `_present` puts them as decisions."""
        questions, answer = self._questions, self._answer  # to call what a slot holds takes 100 ns longer
        if len(questions) == 1:
            questions[0].decision = None  # whoever puts it again asks anew
        else:
            self._present()  # what the others are offered must not depend on this reply
            for question in questions:
                if question.seat == reply.seat:
                    question.decision = None
        table = self.table
        self._open.marks.append(Mark(reply, table.rng.drawn, table.reveals))
        try:
            questions = answer(reply)
            if len(questions) != 1:
                check_questions(questions)
            self._questions = questions
        except StopIteration:
            self._next_step()
        except Exception as error:
            raise self._failed() from error

    def _next_step(self) -> None:
        """Close the step, and run on through steps without questions."""
        table = self.table
        for _ in range(IDLE_STEPS):
            step = self._open
            if step.marks:
                self._closed.append(step)
            self._open = step.next(table)
            self._questions, self._answer = [], _nobody_asked
            if self._begin_step():
                break
        else:
            raise self._failed()
        forget(self._closed, table.rng.drawn, table.reveals)

    def _present(self) -> None:
        """Put the open questions as decisions, before anybody sees them or the table changes."""
        self.decisions = []
        try:
            for question in self._questions:
                self.decisions.append(question.put(self.tickets[question.seat]))
        except Exception as error:
            raise self._failed() from error

    def _failed(self) -> RulesError:
        self.decisions, self._questions, self._answer = [], [], _nobody_asked
        return RulesError(f"the rules of {self.rules.slug} failed in step {self._open.number}")


def _nobody_asked(reply: Reply) -> list[Question]:
    """Where no step is open: the game is over, or its rules have failed."""
    raise ValueError(f"seat {reply.seat} replies {reply.key!r}, but nobody is asked")
