"""Play of referees in which several seats decide at once."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import suppress
from typing import Any, TypeVar

Asked = TypeVar("Asked")
"""A question, as a referee expects it."""
Answer = TypeVar("Answer", bound=tuple[int, Any])
"""Whose reply, and what it says."""


def together(
    branches: Mapping[int, Generator[tuple[Asked, ...], Answer, None]],
) -> Generator[tuple[Asked, ...], Answer, None]:
    """Every seat decides in its own branch, in any order; it goes on when all have ended."""
    waiting: dict[int, tuple[Asked, ...]] = {}

    def on(seat: int, answer: Answer | None) -> None:
        waiting.pop(seat, None)
        with suppress(StopIteration):
            waiting[seat] = next(branches[seat]) if answer is None else branches[seat].send(answer)

    for seat in branches:
        on(seat, None)
    while waiting:
        answer = yield tuple(asked for questions in waiting.values() for asked in questions)
        on(answer[0], answer)
