"""The result of a game. (section 6 of the rules)"""

from __future__ import annotations

from typing import Final

from engine.games.jiangnan.table import BOT, Bot, Player, Table
from engine.kernel import Score, Source, Standings, Text, text

SOURCES: Final = (
    "tavern",
    "publishing",
    "novels",
    "muses",
    "fair",
    "assistants",
    "boats",
    "public_2",
    "public_4",
    "public_6",
    "goals",
    "sets",
    "hired",
    "scenery",
    "ideas",
    "coins",
)
"""What brings VP, in the order of the score sheet."""


def standings(t: Table) -> Standings | None:
    """By VP; among equals by the turn order of the last round. (JN-FIN-15, JN-FIN-16, JN-AMB-49)"""
    if t.phase != "over":
        return None
    ranked = sorted(t.parties, key=lambda party: (-t.party(party).score, t.order.index(party)))
    tied = len(ranked) > 1 and t.party(ranked[0]).score == t.party(ranked[1]).score
    scores = tuple(_score(party, t.party(party), rank) for rank, party in enumerate(ranked, 1))
    return Standings(scores, text("jiangnan-end-tied" if tied else "jiangnan-end"))


def _score(party: int, it: Player | Bot, rank: int) -> Score:
    sheet = tuple(
        Source(Text(f"jiangnan-score-{source.replace('_', '-')}"), it.points[source])
        for source in SOURCES
        if it.points.get(source)
    )
    if party == BOT:
        return Score(None, rank, it.score, sheet, Text("jiangnan-bot"))
    return Score(party, rank, it.score, sheet)
