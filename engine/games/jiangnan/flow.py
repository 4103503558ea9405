"""The steps of a game by phase. (sections 2 to 6 of the rules)"""

from __future__ import annotations

from engine.games.jiangnan import boats, bot, draft, events, final, income, setup, spirits, status, turn
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import ROUNDS
from engine.games.jiangnan.table import BOT, Phase, Table
from engine.kernel import Steps, text

PASSES = 3
"""Turns of everybody in an Action Phase. (JN-ROUND-03)"""


def step(box: Box, t: Table) -> Steps[None]:
    """The next turn or part of Upkeep, as `Table.phase` says. (JN-UP-02)"""
    if t.phase == "action":
        return _action(box, t)
    if t.phase == "draft":
        return _draft(box, t)
    if t.phase == "income":
        return _income(box, t)
    if t.phase == "boats":
        return _boats(box, t)
    if t.phase == "events":
        return _events(box, t)
    if t.phase == "spirits":
        return _spirits(box, t)
    if t.phase == "rest":
        return _rest(box, t)
    if t.phase in ("works", "talents"):
        return setup.choose(box, t)
    return final.score(box, t)


def _to(t: Table, phase: Phase) -> None:
    t.phase, t.turn = phase, 0


def _action(box: Box, t: Table) -> Steps[None]:
    """One party's turn, in three passes of the turn order. (JN-ROUND-03 to JN-ROUND-05, JN-REST-12)"""
    parties = len(t.order)
    party = t.order[t.turn % parties]
    if party == BOT:
        bot.take_turn(box, t)
    else:
        yield from turn.take(box, t, party)
    t.turn += 1
    while t.turn < PASSES * parties and not t.party(t.order[t.turn % parties]).scholars:
        t.turn += 1
    if t.turn == PASSES * parties:
        t.tell(text("jiangnan-did-upkeep", round=t.round))
        _to(t, "income")


def _income(box: Box, t: Table) -> Steps[None]:
    """Everybody at once, or one party after the other where the order matters. (JN-AMB-38)"""
    if t.turn == 0 and not income.interacting(box, t):
        yield from income.everybody(box, t)
        t.turn = len(t.order)
    else:
        party = t.order[t.turn]
        if party == BOT:
            bot.income(box, t)
        else:
            yield from income.receive(box, t, party)
        t.turn += 1
    if t.turn == len(t.order):
        _to(t, "boats")


def _boats(box: Box, t: Table) -> Steps[None]:
    yield from boats.sail(box, t)
    _to(t, "draft")


def _draft(box: Box, t: Table) -> Steps[None]:
    """One pick, and those that leave no choice. (JN-DRAFT)"""
    if not (yield from draft.pick(box, t)) or draft.leftmost(box, t) is None:
        _to(t, "events")


def _events(box: Box, t: Table) -> Steps[None]:
    """Events and board status; after Round 6 the game ends. (JN-END-01, JN-END-02)"""
    events.run(box, t)
    if t.round == ROUNDS:
        _to(t, "final")
    else:
        status.change(box, t)
        _to(t, "spirits")
    yield from ()


def _spirits(box: Box, t: Table) -> Steps[None]:
    yield from spirits.consume(box, t)
    _to(t, "rest")
    if not t.resting:
        _next_round(t)


def _rest(box: Box, t: Table) -> Steps[None]:
    """One Mandatory Rest. (JN-REST-10, JN-CONS-10)"""
    yield from turn.must_rest(box, t, t.resting[0])
    t.resting.pop(0)
    if not t.resting:
        _next_round(t)


def _next_round(t: Table) -> None:
    t.round += 1
    _to(t, "action")
    t.tell(text("jiangnan-did-round", round=t.round))
