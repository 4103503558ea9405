"""How votes are counted, and when one is about nothing any more. Pure.

- **Handing a seat over** takes more than half of the other people at the table, and the person who is to play it. At
  the deadline those who have answered decide.
- **A seat's owner who comes back** gets it unless the person who plays it objects in time.
- **Abandoning** takes everybody: one objection ends the vote. At the deadline silence counts as consent if at least
  half of the people have agreed; who proposed it has, as long as they play.
- **Taking back** takes everybody, and silence is no consent.

Computer players have no vote.
"""

from __future__ import annotations

from typing import Literal

from engine.store.tables import TableRow
from engine.store.votes import ANY_TIME, VoteRow

Outcome = Literal["passed", "failed"]


def stale(vote: VoteRow, row: TableRow) -> bool:
    """Has the table moved on, so that there is nothing left to decide?"""
    if row.state != "running":
        return True
    if vote.kind == "back":
        return row.entries != vote.at
    if vote.kind == "abandon":
        # Somebody plays by now whom nobody has asked.
        return any(chair.person not in (None, vote.by, *vote.asked) for chair in row.chairs)
    if vote.seat is None:
        return False
    if not 0 <= vote.seat < len(row.chairs):
        return True
    chair = row.chairs[vote.seat]
    if chair.person != vote.subject:
        return True
    if vote.kind == "return" or chair.person is None or vote.acts == ANY_TIME:
        # It is about a computer player's seat, or one that is given away, wanted back or deserted, late or not.
        return False
    # Somebody who is waited for and plays is there.
    return chair.acts != vote.acts or chair.waiting is None


def counted(vote: VoteRow, row: TableRow) -> dict[int, bool | None]:
    """The answers of those who are asked, None where there is none yet; who has left the table does not count."""
    here = {chair.person for chair in row.chairs} | {vote.person}
    return {person: vote.answers.get(person) for person in vote.asked if person in here}


def outcome(vote: VoteRow, row: TableRow, now: float) -> Outcome | None:
    """What has been decided; None while more answers are wanted."""
    answers, over = counted(vote, row), now >= vote.due
    if vote.kind in ("steward", "substitute"):
        return _handed(vote, row, answers, over=over)
    # Who proposed it is not among those who are asked.
    proposes = int(vote.kind == "return" or any(chair.person == vote.by for chair in row.chairs))
    agreed, objected = list(answers.values()).count(True) + proposes, list(answers.values()).count(False)
    voters = len(answers) + proposes
    if objected or not voters:
        return "failed"
    if agreed == voters:
        return "passed"
    if not over:
        return None
    if vote.kind == "return":
        return "passed"
    return "passed" if vote.kind == "abandon" and agreed * 2 >= voters else "failed"


def _handed(vote: VoteRow, row: TableRow, answers: dict[int, bool | None], *, over: bool) -> Outcome | None:
    willing = True if vote.person is None or vote.person == vote.by else answers.pop(vote.person, None)
    proposes = int(any(chair.person == vote.by for chair in row.chairs) or not answers)
    agreed, objected = list(answers.values()).count(True) + proposes, list(answers.values()).count(False)
    voters = len(answers) + proposes
    if willing is False or objected * 2 >= voters:
        return "failed"
    if willing and agreed * 2 > voters:
        return "passed"
    if not over:
        return None
    return "passed" if willing and agreed > objected else "failed"
