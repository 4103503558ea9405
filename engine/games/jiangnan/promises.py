"""What trends and goals promise to one player, and what a servant on a boat can do for it.

Trends score for everybody in the rounds to come, goals for those who are ahead on their boats; neither is certain.
"""

from __future__ import annotations

from math import exp

from engine.games.jiangnan.content import GoalTile
from engine.games.jiangnan.view import NOBODY, BoatView, BotView, PlayerView, View, kind_of

CHOSEN = 0.5
"""How likely one of the two trends of a boat is chosen."""
UNDECIDED = 0.3
"""The share of a goal that is not on a boat yet."""
SURE = 0.9
"""How much a servant's lead on a boat tells at the end of the game; it tells less the more rounds are left."""
TO_COME = 0.45
"""Works, people and cities that a round brings of each kind, as far as goals count them."""
LIKELY, SAY = 0.2, 0.05
"""What a servant on a boat with trends is worth, and by how much the difference of the two trends adds to it."""
RIVAL = 0.7
"""How much the matches of the one who has most count against a trend."""
SAILED = ("draft", "events", "rest", "spirits")
"""Phases of a round in which its boat has been resolved, …"""
SCORED = ("rest", "spirits")
"""… and those after its Public Scoring."""
WORKS = {"novel": "novels", "drama": "dramas", "painting": "paintings"}


class Promises:
    """One player's position among trends, boats and goals. `rounds` are the Upkeeps to come."""

    def __init__(self, view: View, me: PlayerView, rounds: int) -> None:
        self.view = view
        self.me = me
        self.rounds = rounds
        self.goals = dict[str, GoalTile](view.cards.goals.items())
        self._units: dict[str, float] = {}
        self._boats: list[tuple[int, BoatView]] = [
            (slot, boat) for slot, boat in enumerate(view.river) if boat is not None
        ]

    def unit(self, measure: str) -> float:
        """VP for one more match with a trend or goal."""
        if measure not in self._units:
            self._units[measure] = self._trends(measure) + self.of_goals(measure)
        return self._units[measure]

    def _trends(self, measure: str) -> float:
        on_track = sum(trend.shown == measure for trend in self.view.trends) * self._scorings(self._scores())
        return on_track + CHOSEN * sum(
            self._scorings(self._arrives(slot))
            for slot, boat in self._boats
            if any(trend.shown == measure for trend in boat.trends)
        )

    def _arrives(self, slot: int) -> int:
        """The round in which the boat in a slot is resolved. (JN-BOAT-20)"""
        sailed = self.view.phase in SAILED
        return self.view.round + sailed + len(self.view.slots) - 1 - slot

    def _scores(self) -> int:
        """The first round whose Public Scoring is still to come."""
        return self.view.round + (self.view.phase in SCORED)

    def _scorings(self, first: int) -> int:
        """VP for a match in all Public Scorings from a round on."""
        return sum(of.scoring for number, of in self.view.cards.rounds.items() if number >= first)

    def of_goals(self, measure: str) -> float:
        """VP for one more match with the goals."""
        to_come = sum(self.goals[goal].first for goal in self.view.goals if self.goals[goal].counts == measure)
        return UNDECIDED * to_come + sum(
            self._worth(self.goals[boat.goal], boat, 0)
            for _, boat in self._boats
            if boat.goal and self.goals[boat.goal].counts == measure
        )

    def berth(self, slot: int) -> float:
        """VP that one more servant promises on the boat in a slot."""
        boat = self.view.river[slot]
        if boat is None:
            return 0.0
        if not boat.goal:
            wanted = [self.unit(trend.shown) for trend in boat.trends]
            return LIKELY + SAY * (max(wanted) - min(wanted))
        goal = self.goals[boat.goal]
        more = self._worth(goal, boat, 1) - self._worth(goal, boat, 0)
        return self._expected(goal.counts, boat) * more

    def _worth(self, goal: GoalTile, boat: BoatView, more: int) -> float:
        """VP for each thing counted, as the servants on the boat promise it, with so many more of the own."""
        counts = self.servants(boat)
        mine = counts.pop(self.me.seat, 0) + more
        others = sorted(counts.values(), reverse=True)
        first = self._ahead(mine, others[0] if others else 0)
        second = self._ahead(mine, others[1] if len(others) > 1 else 0) - first
        return first * goal.first + max(0.0, second) * goal.second

    def _ahead(self, mine: int, other: int) -> float:
        """How likely so many servants will be more than those of another one."""
        if not mine and self.rounds <= 1:
            return 0.0
        return 1 / (1 + exp(-SURE * (mine - other) * (1 + 1 / self.rounds)))

    def servants(self, boat: BoatView) -> dict[int, int]:
        """Servants on a boat by party, vassals counted with their owners."""
        counts: dict[int, int] = {}
        for space in boat.spaces:
            if space.colour != NOBODY:
                owner = space.colour % 2 if self.view.seats == 2 and space.colour >= 0 else space.colour
                counts[owner] = counts.get(owner, 0) + space.servants
        return counts

    def _expected(self, measure: str, boat: BoatView) -> float:
        """How often a goal will count for the player at the end."""
        counts = self.servants(boat)
        match measure:
            case "spirit":
                return 3.5
            case "own_servants":
                return 1.5 + counts.get(self.me.seat, 0)
            case "all_servants":
                return 3.0 + sum(counts.values())
            case "works":
                return sum(matches(self.view, self.me, of) for of in WORKS.values()) + 3 * TO_COME * self.rounds
            case "most_numerous":
                return max(matches(self.view, self.me, of) for of in WORKS.values()) + TO_COME * self.rounds
            case "least_numerous":
                return min(matches(self.view, self.me, of) for of in WORKS.values()) + TO_COME * self.rounds
            case _:
                return matches(self.view, self.me, measure) + TO_COME * self.rounds

    def lead(self, trend: str) -> float:
        """How much more of a trend the player has than others, who score it, too."""
        rivals: list[PlayerView | BotView] = [each for each in self.view.players if each.seat != self.me.seat]
        rivals += [self.view.bot] if self.view.bot is not None else []
        return matches(self.view, self.me, trend) - 0.7 * max(
            (matches(self.view, of, trend) for of in rivals), default=0
        )


def matches(view: View, of: PlayerView | BotView, trend: str) -> int:
    """How often a trend counts for a player or the Bot."""
    board = view.cards.board
    match trend:
        case "assistants":
            return len(of.assistants)
        case "gold":
            return of.coins // board.gold
        case "scenery":
            return len(of.cities)
        case _:
            degree = board.exams[of.degree - 1].counts if of.degree else 0
            return degree + sum(WORKS[kind_of(work)] == trend for work in of.published)
