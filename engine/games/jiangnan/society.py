"""The Society: a place in the turn order, then portfolios, ideas, or an exam. (section 4.1 of the rules)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import combinations, combinations_with_replacement

from engine.games.jiangnan import asking, exams, gains, names, works
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.content import Exam
from engine.games.jiangnan.kinds import IDEAS
from engine.games.jiangnan.table import Table
from engine.kernel import Blocked, Option, Seat, Steps, Who, text


def visit(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """The district action. (JN-SOC-01 to JN-SOC-14)"""
    queue(t, seat)
    refreshed = False
    while True:
        picked = yield from asking.offered(
            box,
            t,
            seat,
            "society",
            partial(options, box, t, seat, refreshed),
            blocked=partial(_blocked, box, t, seat, refreshed),
        )
        if picked != "refresh":
            break
        refreshed = True
        gains.pay(t, seat, box.price(t, seat, box.board.refresh))
        works.refresh(box, t, seat)
    verb, *chosen = picked.split(":")
    if verb == "exam":
        yield from exams.take(box, t, seat)
        return
    if verb == "two":
        works.pick_up(box, t, seat, *chosen)
    elif verb == "one":
        work, kind = chosen
        works.pick_up(box, t, seat, work)
        _gain(box, t, seat, kind)
    else:
        _gain(box, t, seat, *chosen)
    yield from _more(box, t, seat)
    works.refill(box, t)


def queue(t: Table, party: int) -> None:
    """The party's place in the next round, unless it has one. (JN-SOC-01, JN-SOC-02)"""
    if party not in t.next_order:
        t.next_order.append(party)
        t.tell(text("jiangnan-did-queue", who=names.party(party, t.seats), place=len(t.next_order)))


def _gain(box: Box, t: Table, seat: Seat, *kinds: str) -> None:
    for kind in kinds:
        gains.gain(box, t, seat, kind, 1)
    t.tell(text("jiangnan-did-gain", who=Who(seat), bonus=names.icons(kinds)))


def _more(box: Box, t: Table, seat: Seat) -> Steps[None]:
    """What a talent adds: an idea, or a portfolio of the same ones, before the refill. (JN-TAL-25, JN-AMB-39)"""
    for _ in range(box.power(t.players[seat]).society_more):
        options = [works.take_option(box, work, "JN-TAL-25") for work in t.works]
        options += [_idea(kind) for kind in IDEAS]
        picked = yield from asking.choose(box, t, seat, "more", [*options, asking.NONE], usual="none")
        verb, _, what = picked.partition(":")
        if verb == "take":
            works.pick_up(box, t, seat, what)
        elif verb == "idea":
            _gain(box, t, seat, what)


def options(box: Box, t: Table, seat: Seat, refreshed: bool) -> list[Option]:
    """Options a to d, each with all that can be chosen, and the refresh before them. (JN-SOC-04, JN-SOC-08)"""
    found = list(_choices(box, tuple(t.works)))
    if exams.open(box, t, seat):
        degree = t.players[seat].degree
        found.append(_exam(degree + 1, box.board.exams[degree]))
    if not refreshed and not list(_no_refresh(box, t, seat)):
        found.append(_refresh(box.price(t, seat, box.board.refresh)))
    return found


def _no_refresh(box: Box, t: Table, seat: Seat) -> Iterator[Blocked]:
    """Why the portfolios cannot be laid out anew, even once. (JN-SOC-04)"""
    price, coins = box.price(t, seat, box.board.refresh), t.players[seat].coins
    if not (t.works or t.works_stack):
        yield Blocked(text("jiangnan-refresh"), text("jiangnan-why-no-works"), "JN-SOC-04")
    elif coins < price:
        yield Blocked(text("jiangnan-refresh"), text("jiangnan-why-price", cost=price, have=coins), "JN-SOC-04")


def _blocked(box: Box, t: Table, seat: Seat, refreshed: bool) -> Iterator[Blocked]:
    """Why there is no refresh, and no exam."""
    if refreshed:
        yield Blocked(text("jiangnan-refresh"), text("jiangnan-why-refreshed"), "JN-SOC-06")
    else:
        yield from _no_refresh(box, t, seat)
    yield from exams.blocked(box, t, seat)


@lru_cache(4096)
def _choices(box: Box, shown: tuple[str, ...]) -> tuple[Option, ...]:
    """Options a, b and c with these portfolios on display; a gives as many as there are. (JN-AMB-37)"""
    number = min(box.board.two_works, len(shown))
    two = [_two(box, chosen) for chosen in combinations(shown, number) if chosen]
    one = [_one(box, work, kind) for work in shown for kind in IDEAS]
    ideas = [_two_ideas(kinds) for kinds in combinations_with_replacement(IDEAS, box.board.two_ideas)]
    return (*two, *one, *ideas)


@lru_cache(4096)
def _two(box: Box, chosen: tuple[str, ...]) -> Option:
    notes = [works.work_note(box, work) for work in chosen]
    return Option(
        ":".join(("two", *chosen)),
        text("jiangnan-take-two", works=tuple(box.work_name[work] for work in chosen)),
        text("jiangnan-take-two-note", notes=len(chosen), first=notes[0], second=notes[-1]),
        "JN-SOC-09",
        f"work:{chosen[0]}",
        "two",
    )


@lru_cache(1024)
def _one(box: Box, work: str, kind: str) -> Option:
    return Option(
        f"one:{work}:{kind}",
        text("jiangnan-take-one", work=box.work_name[work], idea=names.amount(kind, 1)),
        works.work_note(box, work),
        "JN-SOC-11",
        f"work:{work}",
        "one",
    )


@lru_cache(16)
def _two_ideas(kinds: tuple[str, ...]) -> Option:
    return Option(":".join(("ideas", *kinds)), names.icons(kinds), None, "JN-SOC-12", None, "ideas")


@lru_cache(16)
def _idea(kind: str) -> Option:
    return Option(f"idea:{kind}", names.amount(kind, 1), None, "JN-TAL-25", None, "idea")


@lru_cache(16)
def _refresh(price: int) -> Option:
    return Option(
        "refresh", text("jiangnan-refresh"), text("jiangnan-refresh-note", coins=price), "JN-SOC-04", None, "refresh"
    )


@lru_cache(16)
def _exam(degree: int, exam: Exam) -> Option:
    note = text("jiangnan-exam-note", works=exam.works, ideas=exam.ideas, counts=exam.counts)
    return Option("exam", text("jiangnan-exam", degree=degree), note, "JN-SOC-13", None, "exam")
