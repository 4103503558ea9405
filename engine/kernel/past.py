"""Steps that are over, and the table at the start of each: written down, or worked out when somebody wants it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.decision import Reply
from engine.kernel.errors import RulesError
from engine.kernel.rules import Rules
from engine.kernel.table import Table

STRIDE = 8
"""The table is written down at the start of every so many steps."""

_encode = msgspec.json.Encoder().encode


def encode(table: Table) -> bytes:
    """The table as JSON. What it has told and nobody has collected is no part of it."""
    news, table.news = table.news, []
    text = _encode(table)
    table.news = news
    return text


@cache
def _decode(table: type[Any]) -> Callable[[bytes], Any]:
    return msgspec.json.Decoder(table).decode


class Mark(Struct, frozen=True):
    """A reply taken, and how much had been drawn and revealed before it."""

    reply: Reply
    drawn: int
    reveals: int


class Start(Struct):
    """The start of step number `step`: the table there as JSON (`text`), or the step `after` which it comes.

    Nobody ever looks at most starts, and to write a table down costs more than most moves do. `run` counts the steps
    since the last one that was written down.
    """

    step: int
    text: bytes = b""
    after: Past | None = None
    run: int = 0

    def written(self, rules: Rules[Any, Any]) -> bytes:
        """The table as JSON, by playing the step before again if need be. Raises `RulesError`."""
        if (after := self.after) is not None:
            self.text = encode(after.end(rules))
            self.after, self.run = None, 0
        return self.text

    def table(self, rules: Rules[Any, Any]) -> Any:
        """The table itself: another one each time."""
        kind: type[Table] = rules.table
        return _decode(kind)(self.written(rules))


class Past(Struct, frozen=True):
    """A step that is over: its start, and the replies taken in it."""

    start: Start
    marks: Sequence[Mark]

    def end(self, rules: Rules[Any, Any]) -> Table:
        """The table at the end of the step, which is played again for it: the replies were checked when given.

        Raises `RulesError`.
        """
        table: Table = self.start.table(rules)
        steps = rules.step(table)
        try:
            next(steps)
            for mark in self.marks:
                steps.send(mark.reply)
        except StopIteration:
            return table
        except Exception as error:
            raise RulesError(f"the rules of {rules.slug} failed in step {self.start.step}") from error
        raise RulesError(f"step {self.start.step} of {rules.slug} does not end as it did")

    def next(self, table: Table) -> Start:
        """The start of the next step, at which `table` stands now."""
        step, run = self.start.step + 1, self.start.run + 1
        return Start(step, b"", self, run) if run < STRIDE else Start(step, encode(table))
