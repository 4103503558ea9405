"""The steps of a session, and the table at the start of each: written down, or worked out when somebody wants it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from engine.kernel.decision import Reply
from engine.kernel.errors import RulesError
from engine.kernel.rules import Rules
from engine.kernel.table import Table

STRIDE = 64
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


class Mark(Struct, frozen=True, gc=False):
    """A reply taken, and how much had been drawn and revealed before it."""

    reply: Reply
    drawn: int
    reveals: int


class Step(Struct):
    """A step: its number, the table at its start, and what happened in it.

    The table is kept as JSON (`text`), or as the step `after` which this one comes: nobody ever looks at most of them,
    and to write a table down costs more than most moves do. `unwritten` counts the steps since the last written one.
    `marks` are the replies taken in the step.
    """

    number: int
    text: bytes = b""
    after: Step | None = None
    unwritten: int = 0
    marks: list[Mark] = []

    def written(self, rules: Rules[Any, Any]) -> bytes:
        """The table at the start as JSON, by playing the step before again if need be. Raises `RulesError`."""
        if (after := self.after) is not None:
            self.text = encode(after._end(rules))
            self.after, self.unwritten = None, 0
        return self.text

    def table(self, rules: Rules[Any, Any]) -> Any:
        """The table at the start itself: another one each time."""
        kind: type[Table] = rules.table
        return _decode(kind)(self.written(rules))

    def again(self, rules: Rules[Any, Any]) -> Step:
        """The same step before its first reply."""
        return Step(self.number, self.written(rules))

    def next(self, table: Table) -> Step:
        """The next step, at whose start `table` stands now."""
        if self.unwritten + 1 < STRIDE:
            return Step(self.number + 1, b"", self, self.unwritten + 1)
        return Step(self.number + 1, encode(table))

    def _end(self, rules: Rules[Any, Any]) -> Table:
        """The table at the end of the step, which is played again for it: the replies were checked when given."""
        table: Table = self.table(rules)
        steps = rules.step(table)
        try:
            next(steps)
            for mark in self.marks:
                steps.send(mark.reply)
        except StopIteration:
            return table
        except Exception as error:
            raise RulesError(f"the rules of {rules.slug} failed in step {self.number}") from error
        raise RulesError(f"step {self.number} of {rules.slug} does not end as it did")
