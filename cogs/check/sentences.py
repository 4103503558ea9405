"""Sentences for broken limits."""

from __future__ import annotations

from collections.abc import Iterator


def at_most(what: str, number: float, limit: float) -> Iterator[str]:
    """A sentence if there is too much of something."""
    if number > limit:
        yield f"{what}: {number:g}, allowed are {limit:g}"


def length(what: str, text: str | None, limit: int, *, least: int = 0) -> Iterator[str]:
    """A sentence if a text is too long, or too short."""
    size = len(text or "")
    if size > limit:
        yield f"{what} has {size} characters, allowed are {limit}: {(text or '')[:60]!r}…"
    if size < least:
        yield f"{what} is too short: {text!r}"
