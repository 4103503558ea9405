"""The Imperial Exams: works and ideas for a degree. (section 4.2 of the rules)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from engine.games.jiangnan import asking, exchanges, gains, names, works
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.content import Exam
from engine.games.jiangnan.kinds import IDEAS, Idea
from engine.games.jiangnan.table import Table
from engine.kernel import Blocked, Option, Seat, Steps, Who, text


def coming(box: Box, t: Table, seat: Seat) -> Exam | None:
    """The seat's next exam; None after both, and on side A of the Society. (JN-EXAM-01 to JN-EXAM-06)"""
    exams, degree = box.board.exams, t.players[seat].degree
    return exams[degree] if t.sides.society == "b" and degree < len(exams) else None


def open(box: Box, t: Table, seat: Seat) -> bool:
    """Can the seat pay for its next exam? (JN-EXAM-04, JN-EXAM-07)"""
    exam = coming(box, t, seat)
    return exam is not None and len(t.players[seat].works) >= exam.works and exchanges.ideas(t, seat) >= exam.ideas


def blocked(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Why the exam is not open."""
    if t.sides.society != "b":
        return
    exam, degree = coming(box, t, seat), t.players[seat].degree
    if exam is None:
        yield Blocked(text("jiangnan-exams"), text("jiangnan-why-both-exams"), "JN-EXAM-02")
    elif not open(box, t, seat):
        yield Blocked(
            text("jiangnan-exam", degree=degree + 1),
            text(
                "jiangnan-why-exam",
                works=exam.works,
                ideas=exam.ideas,
                own_works=len(t.players[seat].works),
                own_ideas=exchanges.ideas(t, seat),
            ),
            "JN-EXAM-07" if degree else "JN-EXAM-04",
        )


def take(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """Pay works and ideas for the next degree. Raises `ValueError` if there is none. (JN-EXAM-04 to JN-EXAM-09)"""
    exam, player = coming(box, t, seat), t.players[seat]
    if exam is None:
        raise ValueError("there is no exam to take")
    rule = "JN-EXAM-07" if player.degree else "JN-EXAM-04"
    given = tuple(player.works)
    if len(given) > exam.works:
        put_together = partial(_works, box, t, seat, rule)
        given = yield from asking.several(box, t, seat, "exam_works", put_together, (exam.works, exam.works))
    for work in given:
        player.works.remove(work)
        player.spent.append(work)
    yield from _pay(box, t, seat, exam.ideas, rule)
    player.degree += 1
    t.tell(
        text(
            "jiangnan-did-exam",
            who=Who(seat),
            degree=player.degree,
            works=tuple(box.work_name[work] for work in given),
            ideas=exam.ideas,
        )
    )


def _pay(box: Box, t: Table, seat: Seat, due: int, rule: str) -> Steps[None]:
    """Ideas of any types, type by type: as many as the types to come leave open."""
    ideas = t.players[seat].ideas
    for index, kind in enumerate(IDEAS):
        later = sum(ideas[other] for other in IDEAS[index + 1 :])
        options = [_ideas(kind, number, rule) for number in range(max(0, due - later), min(due, ideas[kind]) + 1)]
        prompt = text("jiangnan-ask-exam-ideas", idea=names.idea(kind), due=due)
        picked = yield from asking.choose(box, t, seat, "exam_ideas", options, prompt=prompt)
        number = int(picked.partition(":")[2])
        gains.pay_ideas(t, seat, kind, number)
        due -= number


def _works(box: Box, t: Table, seat: Seat, rule: str) -> list[Option]:
    return [_give(box, seat, work, rule) for work in t.players[seat].works]


@lru_cache(1024)
def _give(box: Box, seat: Seat, work: str, rule: str) -> Option:
    note = works.work_note(box, work)
    return Option(work, box.work_name[work], note, rule, f"own:{seat}:{work}", "exam")


@lru_cache(256)
def _ideas(kind: Idea, number: int, rule: str) -> Option:
    return Option(f"pay:{number}", names.amount(kind, number), None, rule, None, "exam")
