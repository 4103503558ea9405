"""The end and Final Scoring. (section 6 of the rules)"""

from __future__ import annotations

from engine.games.jiangnan import boats, gains, measures, names, spirits
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import IDEAS
from engine.games.jiangnan.table import Bot, Table
from engine.kernel import Steps, text, together


def score(box: Box, t: Table) -> Steps[None]:
    """A last chance for Spirits tiles, then the five items. (JN-FIN-01, JN-AMB-17)"""
    yield from together(
        {seat: spirits.offer(box, t, seat) for seat in range(t.seats) if gains.can_use_spirits(box, t, seat)}
    )
    goals(box, t)
    for party in t.parties:
        owner = t.party(party)
        sets = min(measures.published(box, owner, kind) for kind in IDEAS)
        gains.score(owner, sets * box.board.sets[t.sides.overlay], "sets")
        gains.score(owner, box.worth(t, "assistants").of(len(owner.assistants)), "hired")
        gains.score(owner, box.worth(t, "scenery").of(len(owner.cities)), "scenery")
        if isinstance(owner, Bot):
            gains.score(owner, owner.coins * box.level(t).coins, "coins")  # JN-SOLO-26
        else:
            gains.score(owner, sum(owner.ideas.values()) // box.board.ideas_for_vp, "ideas")
    t.phase = "over"


def goals(box: Box, t: Table) -> None:
    """The boats with goals, for the first and the second place on each. (JN-FIN-02 to JN-FIN-08)"""
    for boat in t.river:
        if boat is None or not boat.goal:
            continue
        goal = box.goal[boat.goal]
        order = boats.ranking(box, t, boat)[:2]
        for place, party in enumerate(order):
            each = goal.second if place else goal.first
            vp = each * measures.count(box, t, party, goal.counts, boat)
            gains.score(t.party(party), vp, "goals")
            t.tell(
                text(
                    "jiangnan-did-goal-place",
                    who=names.party(party, t.seats),
                    goal=names.goal(boat.goal),
                    place=place + 1,
                    vp=vp,
                )
            )
        if order:
            boats.first_place(box, t, order[0])
