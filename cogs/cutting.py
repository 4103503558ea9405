"""Texts that fit: cut where a reader notices it, and never inside a character.

Lengths are counted in UTF-16 units, the longest of the ways in which Discord may count.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence

_JOINERS = "\u200d\ufe0f\u20e3"


def length(text: str) -> int:
    """UTF-16 units of a text."""
    return len(text) + sum(char > "\uffff" for char in text)


def cut(text: str, most: int) -> str:
    """`text`, or as much of its beginning as fits with an ellipsis into `most` units."""
    if length(text) <= most:
        return text
    room = most - 1
    end = 0
    for char in text:
        room -= length(char)
        if room < 0:
            break
        end += 1
    while end and (text[end] in _JOINERS or unicodedata.combining(text[end]) or text[end - 1] in "\u200d\\"):
        end -= 1
    return text[:end].rstrip() + "…"


def newest(lines: Sequence[str], most: int, left_out: Callable[[int], str]) -> str:
    """The last lines that fit into `most` units, one below the other.

    Where some are left out, a line made by `left_out(count)` stands ahead. A single line that is too long is cut.
    """
    whole = "\n".join(lines)
    if length(whole) <= most:
        return whole
    kept: list[str] = []
    for index in range(len(lines) - 1, -1, -1):
        tried = "\n".join((left_out(index), lines[index], *kept)) if index else "\n".join((lines[index], *kept))
        if length(tried) > most:
            break
        kept.insert(0, lines[index])
    hidden = len(lines) - len(kept)
    if kept:
        return "\n".join((left_out(hidden), *kept))
    head = f"{left_out(hidden - 1)}\n" if hidden > 1 else ""
    return head + cut(lines[-1], most - length(head))


def in_pages(lines: Sequence[str], most: int) -> tuple[str, ...]:
    """The lines divided into pages of up to `most` units each, never within a line; at least one page."""
    pages: list[list[str]] = [[]]
    room = most
    for line in (cut(line, most) for line in lines):
        needed = length(line) + (1 if pages[-1] else 0)
        if needed > room:
            pages.append([])
            room, needed = most, length(line)
        pages[-1].append(line)
        room -= needed
    return tuple("\n".join(page) for page in pages)
