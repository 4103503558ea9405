"""Portfolios on the way to a player: the Society's display and its stack. (section 4.1 of the rules)"""

from __future__ import annotations

from functools import lru_cache

from engine.games.jiangnan.box import Box
from engine.games.jiangnan.table import Table
from engine.kernel import Option, Seat, Text, Who, text


def take(box: Box, t: Table, seat: Seat, work: str) -> None:
    """One portfolio of the display, which is refilled at once. (JN-ICON-04, JN-AMB-45)"""
    pick_up(box, t, seat, work)
    refill(box, t)


def pick_up(box: Box, t: Table, seat: Seat, *works: str) -> None:
    """Portfolios of the display, which is not refilled yet. (JN-PSET-11, JN-SOC-10, JN-AMB-39)"""
    for work in works:
        t.works.remove(work)
        t.players[seat].works.append(work)
    t.tell(text("jiangnan-did-take", who=Who(seat), works=tuple(box.work_name[work] for work in works)))


def refill(box: Box, t: Table) -> None:
    """Turn portfolios up until the display is full, or nothing is left. (JN-SOC-14 to JN-SOC-16)"""
    while len(t.works) < box.board.works and (work := top(t)) is not None:
        t.works.append(work)


def top(t: Table) -> str | None:
    """Draw the top portfolio; None if there is none.

    When the last one of Age 1 goes, those of Age 2 become the stack. (JN-SOC-15, JN-AMB-23)
    """
    if not t.works_stack:
        return None
    work = t.works_stack.pop()
    t.reveal()
    open_later(t)
    return work


def open_later(t: Table) -> None:
    """If the stack is empty, the portfolios of Age 2 are shuffled and become it. (JN-SOC-15)"""
    if not t.works_stack and t.works_later:
        t.works_stack, t.works_later = t.works_later, []
        t.rng.shuffle(t.works_stack)


def refresh(box: Box, t: Table, seat: Seat) -> None:
    """All portfolios on display go under the stack in random order, and new ones come from its top. (JN-SOC-05)"""
    old, t.works = t.works, []
    t.rng.shuffle(old)
    t.works_stack[:0] = old
    t.tell(text("jiangnan-did-refresh", who=Who(seat)))
    refill(box, t)


@lru_cache(1024)
def take_option(box: Box, work: str, rule: str) -> Option:
    """Taking a portfolio of the display."""
    return Option(
        f"take:{work}",
        text("jiangnan-take", work=box.work_name[work]),
        work_note(box, work),
        rule,
        f"work:{work}",
        "portfolio",
    )


@lru_cache(256)
def work_note(box: Box, work: str) -> Text:
    """What publishing a work costs and pays, and its income."""
    tile = box.works[work]
    return text(f"jiangnan-{box.kind[work]}-note", cost=tile.cost, vp=tile.vp, coins=tile.coins, income=tile.income)
