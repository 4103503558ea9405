"""What is counted, and the end. (sections 5.6 and 6)"""

from __future__ import annotations

from engine.games.jiangnan.table import BOT, Boat, Bot, Player
from tests.games.jiangnan.referee import boats, bot
from tests.games.jiangnan.referee.play import TYPES, Game, kind, score

VALUES = {
    "A": ("dramas", 4, 2), "B": ("gold", 4, 2), "C": ("paintings", 4, 2), "D": ("novels", 4, 2),
    "E": ("assistants", 4, 2), "F": ("scenery", 4, 2), "G": ("spirit", 4, 2), "H": ("servants", 4, 2),
    "I": ("most", 4, 2), "J": ("least", 5, 3), "K": ("all servants", 3, 1), "L": ("works", 3, 1),
}  # fmt: skip
"""What goals count, for first and second place. (section 6.2)"""


def published(it: Player | Bot) -> dict[str, int]:
    """Works of each type, a degree counted along. (JN-EXAM-11 to JN-EXAM-13)"""
    return {idea: sum(kind(work) == idea for work in it.published) + it.degree for idea in TYPES}


def matches(g: Game, party: int, what: str) -> int:
    """(JN-PUB-06 to JN-PUB-12)"""
    it = g.t.party(party)
    works = published(it)
    return {
        "dramas": works["drama"],
        "novels": works["novel"],
        "paintings": works["painting"],
        "assistants": len(it.assistants),
        "gold": it.coins // 5,
        "scenery": len(it.cities),
        "spirit": it.spirit if isinstance(it, Player) else bot.SPIRIT,
        "most": max(works.values()),
        "least": min(works.values()),
        "works": sum(works.values()),
    }[what]


def servants(g: Game, party: int, what: str, boat: Boat) -> int:
    """(JN-GOAL-08, JN-GOAL-12, JN-AMB-30)"""
    every = what == "all servants"
    return sum(
        space.servants for space in boat.spaces if space.servants and (every or g.t.owner(space.colour) == party)
    )


def public(g: Game, vp: int) -> None:
    """(JN-PUB-02 to JN-PUB-05, JN-PUB-13)"""
    for party in g.t.parties:
        number = sum(matches(g, party, trend.shown) for trend in g.t.trends)
        score(g, party, vp * number, f"public_{g.t.round}")


def scoring(g: Game) -> None:
    """(JN-FIN-02 to JN-FIN-12, JN-AFIN-02 to JN-AFIN-05)"""
    for boat in g.t.river:
        if boat is None or not boat.goal:
            continue
        what, *values = VALUES[boat.goal]
        for place, party in enumerate(boats.ranking(g, boat)[:2]):
            number = servants(g, party, what, boat) if "servants" in what else matches(g, party, what)
            score(g, party, values[place] * number, "goals")
            if place == 0 and party != BOT and g.talent(party, "wins_ties"):
                score(g, party, 3, "boats")
    advanced = g.t.sides.overlay == "b"
    for party in g.t.parties:
        it = g.t.party(party)
        hired, scenery = len(it.assistants), len(it.cities)
        score(g, party, (5 if advanced else 4) * min(published(it).values()), "sets")
        score(g, party, hired * hired if advanced else 3 * hired, "hired")
        score(g, party, sum(range(1, scenery + 1)) if advanced else 2 * scenery, "scenery")
        if isinstance(it, Player):
            score(g, party, sum(it.ideas.values()) // 3, "ideas")
        else:
            bot.end(g)


def ranks(g: Game) -> dict[int, int]:
    """The place of each party. (JN-FIN-15, JN-FIN-16, JN-AMB-49)"""
    best = sorted(g.t.order, key=lambda party: (-g.t.party(party).score, g.t.order.index(party)))
    return {party: place for place, party in enumerate(best, 1)}
