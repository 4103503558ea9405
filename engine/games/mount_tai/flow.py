"""The steps of a game by phase. (MT-FLOW)"""

from __future__ import annotations

from engine.games.mount_tai import (
    challenge,
    copying,
    events,
    final,
    observatory,
    order,
    policy,
    reactions,
    settlement,
    tutors,
    virtual,
)
from engine.games.mount_tai.box import Box
from engine.games.mount_tai.content import SEASONS
from engine.games.mount_tai.table import ROUNDS, VIRTUAL, Phase, Table
from engine.games.mount_tai.virtual import HUMAN
from engine.kernel import Steps, Who, text


def step(box: Box, t: Table) -> Steps[None]:
    """The next turn or phase, as `Table.phase` says. (MT-FLOW-04, MT-FLOW-05)"""
    if t.phase == "policy":
        return _policy(box, t)
    if t.phase == "begin":
        return _begin(box, t)
    if t.phase == "order":
        return _order(box, t)
    if t.phase == "events":
        return _events(box, t)
    if t.phase == "settlement":
        return _settlement(box, t)
    if t.phase == "close":
        return _close(box, t)
    if t.phase == "last":
        return _last(box, t)
    if t.phase == "copy":
        return _copy(box, t)
    return final.score(box, t)


def _next(t: Table, parties: int, then: Phase) -> None:
    """The next party of the phase, or the next phase."""
    t.turn += 1
    if t.turn == parties:
        t.turn, t.phase = 0, then


def _begin(box: Box, t: Table) -> Steps[None]:
    """What one party decides before the first round: marks of Grand Tutors, a brought Observatory. (MT-AMB-54)"""
    seat = t.order[t.turn]
    if seat != VIRTUAL:
        yield from tutors.begin(box, t, seat)
        if "observatory" in t.players[seat].buildings:
            yield from observatory.take(box, t, seat)
    _next(t, len(t.order), "policy")


def _quiet(t: Table) -> bool:
    """Are there no Grand Tutors, who may ask their owners between phases?"""
    return t.options["tutors"] == "off"


def _policy(box: Box, t: Table) -> Steps[None]:
    """One party's policy decision, in turn order. (MT-POL-01)"""
    if t.virtual is None:
        yield from policy.decide(box, t, t.order[t.turn])
    elif t.turn == 0:  # the human always acts first (MT-SOLO-07)
        yield from policy.decide(box, t, HUMAN)
    else:
        yield from virtual.decide(box, t, t.virtual)
    _next(t, len(t.order), "order")
    if t.phase == "order" and _quiet(t):
        order.change(box, t)
        t.phase = "events"


def _order(box: Box, t: Table) -> Steps[None]:
    order.change(box, t)
    if t.options["tutors"] == "on":
        yield from tutors.command(box, t)
    t.phase = "events"


def _events(box: Box, t: Table) -> Steps[None]:
    """One party's event, and those after it that leave no choice. (MT-EVENT-01)"""
    yield from _event(box, t)
    while t.phase == "events" and events.forced(box, t, t.order[t.turn]):
        yield from _event(box, t)


def _event(box: Box, t: Table) -> Steps[None]:
    party = t.order[t.turn]
    if party == VIRTUAL:
        reactions.activated(box, t, virtual.activate(box, t))
    elif challenge.idle(box, t, party):
        t.tell(text("mount-tai-did-idle", who=Who(party)))
    else:
        yield from events.activate(box, t, party)
    t.turn += 1
    if t.turn == len(t.order):
        _after_the_round(t)


def _after_the_round(t: Table) -> None:
    """After every second round comes the settlement of the season. (MT-FLOW-03, MT-EVENT-18)"""
    t.turn = 0
    t.executed_before, t.executed = t.executed, []
    if t.round % 2:
        t.phase = "settlement"
        t.tell(text("mount-tai-did-season", season=text(f"mount-tai-season-{SEASONS[t.season]}"), year=t.year))
    else:
        t.round += 1
        t.phase = "policy"


def _settlement(box: Box, t: Table) -> Steps[None]:
    """One player's settlement; the virtual player has none. (MT-SETTLE-01, MT-SOLO-13)

    Those who can have nothing to decide are settled together.
    """
    while t.phase == "settlement":
        seat = t.order[t.turn]
        decides = seat != VIRTUAL and bool(t.players[seat].talents)
        if seat != VIRTUAL:
            yield from settlement.settle(box, t, seat)
        _next(t, len(t.order), "close")
        if decides or not _quiet(t):
            return


def _close(box: Box, t: Table) -> Steps[None]:
    """What follows the settlement of all; then the next season, or the end. (MT-END-01)"""
    yield from settlement.close(box, t)
    t.phase = "policy" if t.round < ROUNDS * box.board.years else "last"


def _last(box: Box, t: Table) -> Steps[None]:
    """One party's additional policy decision, before anything is scored. (MT-END-02, MT-SECR-03)"""
    seat = t.order[t.turn]
    if seat != VIRTUAL and box.has(t.players[seat], "last_decision"):
        yield from policy.decide(box, t, seat, extra=True)
    _next(t, len(t.order), "copy")


def _copy(box: Box, t: Table) -> Steps[None]:
    """One party's copy of a skill, after all additional decisions. (MT-AMB-42)"""
    seat = t.order[t.turn]
    if seat != VIRTUAL:
        yield from copying.copy(box, t, seat)
    _next(t, len(t.order), "final")
