"""Portfolios on display, the Society, exams. (sections 4.1, 4.2)"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from tests.games.jiangnan.referee import goods
from tests.games.jiangnan.referee.play import TYPES, Game, Play, choose, pick

DISPLAY = 4
EXAMS = ((2, 6), (3, 9))
"""Portfolios and ideas that Juren and Gongshi cost. (JN-EXAM-04, JN-EXAM-07)"""


def draw(g: Game) -> str | None:
    """The top of the stack; with the last one of Age 1 those of Age 2 come in. (JN-SOC-15, JN-SOC-16, JN-AMB-23)"""
    t = g.t
    if not t.works_stack:
        return None
    work = t.works_stack.pop()
    if not t.works_stack and t.works_later:
        t.works_stack, t.works_later = t.works_later, []
        t.rng.shuffle(t.works_stack)
    return work


def refill(g: Game) -> None:
    """(JN-SOC-14)"""
    while len(g.t.works) < DISPLAY:
        work = draw(g)
        if work is None:
            return
        g.t.works.append(work)


def refresh(g: Game) -> None:
    """(JN-SOC-05)"""
    old = g.t.works
    g.t.works = []
    g.t.rng.shuffle(old)
    g.t.works_stack = [*old, *g.t.works_stack]
    refill(g)


def take(g: Game, seat: int, work: str) -> None:
    """One of those on display becomes an unpublished portfolio of the player; the display stays as it is for now."""
    g.t.works.remove(work)
    g.t.players[seat].works.append(work)


def visit(g: Game, seat: int) -> Play[None]:
    """(JN-SOC-01 to JN-SOC-14)"""
    t, me = g.t, g.t.players[seat]
    if seat not in t.next_order:
        t.next_order.append(seat)
    refreshed = False
    while True:
        options = [f"ideas:{one}:{other}" for one, other in combinations_with_replacement(TYPES, 2)]
        options += [f"one:{work}:{idea}" for work in t.works for idea in TYPES]
        options += [f"two:{one}:{other}" for one, other in combinations(t.works, 2)]
        if len(t.works) == 1:  # JN-AMB-37
            options.append(f"two:{t.works[0]}")
        if t.works and not refreshed and me.coins >= g.price(seat, 1):
            options.append("refresh")
        if exam_open(g, seat):
            options.append("exam")
        what, *which = (yield from choose(g, seat, "society", options)).split(":")
        if what != "refresh":
            break
        refreshed = True
        goods.pay(g, seat, g.price(seat, 1))
        refresh(g)
    if what == "exam":
        yield from exam(g, seat)
        return
    for each in which:
        if each in TYPES:
            goods.gain(g, seat, each)
        else:
            take(g, seat, each)
    if g.talent(seat, "one_more"):  # JN-TAL-25, JN-AMB-39
        more = [f"take:{work}" for work in t.works] + [f"idea:{idea}" for idea in TYPES]
        what, _, extra = (yield from choose(g, seat, "more", [*more, "none"])).partition(":")
        if what == "take":
            take(g, seat, extra)
        elif what == "idea":
            goods.gain(g, seat, extra)
    refill(g)


def exam_open(g: Game, seat: int) -> bool:
    """(JN-EXAM-01 to JN-EXAM-07)"""
    me = g.t.players[seat]
    if g.t.sides.society != "b" or me.degree == 2:
        return False
    works, ideas = EXAMS[me.degree]
    return len(me.works) >= works and sum(me.ideas.values()) >= ideas


def exam(g: Game, seat: int) -> Play[None]:
    """The ideas are asked type by type, and what is left to pay of the last one follows."""
    me = g.t.players[seat]
    works, ideas = EXAMS[me.degree]
    for work in (yield from pick(g, seat, "exam_works", me.works, works)):
        me.works.remove(work)
        me.spent.append(work)  # JN-EXAM-09
    owed = ideas
    for number, idea in enumerate(TYPES):
        others = sum(me.ideas[other] for other in TYPES[number + 1 :])
        amounts = range(max(0, owed - others), min(owed, me.ideas[idea]) + 1)
        paid = int((yield from choose(g, seat, "exam_ideas", [f"pay:{n}" for n in amounts])).partition(":")[2])
        me.ideas[idea] -= paid
        owed -= paid
    assert owed == 0
    me.degree += 1
