"""What trends and goals count. (JN-PUB-06 to JN-PUB-12, JN-GOAL)"""

from __future__ import annotations

from engine.games.jiangnan.box import Box
from engine.games.jiangnan.kinds import IDEAS
from engine.games.jiangnan.table import NOBODY, Boat, Bot, Player, Table

WORKS = {"dramas": "drama", "novels": "novel", "paintings": "painting"}
"""The type of work that a trend or goal of this name counts."""


def count(box: Box, t: Table, party: int, measure: str, boat: Boat | None = None) -> int:
    """How much of it a party has, on this boat where servants are counted."""
    owner = t.party(party)
    if measure in WORKS:
        return published(box, owner, WORKS[measure])
    if measure == "assistants":
        return len(owner.assistants)
    if measure == "gold":
        return owner.coins // box.board.gold
    if measure == "scenery":
        return len(owner.cities)
    if measure == "spirit":
        return box.board.spirit if isinstance(owner, Bot) else owner.spirit  # JN-AMB-57
    if measure in ("own_servants", "all_servants"):
        return _servants(t, boat, None if measure == "all_servants" else party)
    each = [published(box, owner, kind) for kind in IDEAS]
    if measure == "works":
        return sum(each)
    return max(each) if measure == "most_numerous" else min(each)


def published(box: Box, owner: Player | Bot, kind: str) -> int:
    """Published works of a type, those that a degree counts for included. (JN-EXAM-11, JN-EXAM-12)"""
    degree = box.board.exams[owner.degree - 1].counts if owner.degree else 0
    return degree + sum(box.kind[work] == kind for work in owner.published)


def _servants(t: Table, boat: Boat | None, party: int | None) -> int:
    """Servants on a boat, of a party in all its colours, or of everybody. (JN-AMB-30)"""
    spaces = boat.spaces if boat is not None else ()
    return sum(
        space.servants
        for space in spaces
        if space.colour != NOBODY and (party is None or t.owner(space.colour) == party)
    )
