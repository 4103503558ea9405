"""How far back a seat may take its own last reply: not past a draw, a reveal, or a reply that depends on it."""

from __future__ import annotations

from engine.kernel.decision import Reply, Seat
from engine.kernel.past import Step

REACH = 8
"""An undo goes back over at most this many closed steps, so that what a move costs does not grow with the game."""


def forget(closed: list[Step], drawn: int, reveals: int) -> None:
    """Let go of closed steps that a draw, a reveal or their number has put out of reach."""
    if not closed:
        return
    marks = closed[-1].marks
    first, last = marks[0], marks[-1]
    if last.drawn != drawn or last.reveals != reveals:
        closed.clear()
    elif first.drawn != drawn or first.reveals != reveals:
        del closed[:-1]
    elif len(closed) > REACH:
        del closed[0]


def last_of(seat: Seat, history: list[Step], drawn: int, reveals: int) -> tuple[int, tuple[Reply, ...]] | None:
    """Where the seat's last reply lies: the place of its step in `history`, and the other replies of that step.

    None if something has been drawn or revealed since, or if another seat has replied in a later step.
    """
    place = len(history) - 1
    while place >= 0 and all(mark.reply.seat != seat for mark in history[place].marks):
        # Only a step without anybody's reply may be passed over; a later one of another seat depends on this one.
        if history[place].marks:
            return None
        place -= 1
    if place < 0:
        return None
    marks = history[place].marks
    last = max(index for index, mark in enumerate(marks) if mark.reply.seat == seat)
    if (marks[last].drawn, marks[last].reveals) != (drawn, reveals):
        return None
    return place, tuple(mark.reply for index, mark in enumerate(marks) if index != last)
