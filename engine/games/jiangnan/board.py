"""Where things lie: districts over the river, the ring of the Temple Fair, the paths of Travel."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from engine.games.jiangnan.content import Cards
from engine.games.jiangnan.kinds import BOARDS, FAIR, District, Idea

Direction: TypeAlias = Literal["cw", "ccw"]
"""Clockwise and counter-clockwise."""

HOURS: Final = (12, 2, 4, 6, 8, 10)
"""The o'clock of each space of the ring."""


class Geography:
    """What never moves in a content, worked out once.

    `slots` gives for each order of the boards ("231") the six districts from left to right, which are those over the
    river's slots 0 to 5; `slot` the other way round. `before` is the city before each one on its path, or None for
    those next to Jinling; `paths` are the cities by path, from Jinling on.
    """

    def __init__(self, cards: Cards) -> None:
        boards = dict[str, tuple[District, District]](cards.board.boards.items())
        self.slots: dict[str, tuple[District, ...]] = {
            order: tuple(district for number in order for district in boards[number]) for order in BOARDS
        }
        self.slot: dict[str, dict[str, int]] = {
            order: {district: slot for slot, district in enumerate(districts)}
            for order, districts in self.slots.items()
        }
        cities = cards.cities
        self.before: dict[str, str | None] = {
            city: None if city[1] == "1" else f"{city[0]}{int(city[1]) - 1}" for city in cities
        }
        self.paths: dict[str, tuple[str, ...]] = {
            path: tuple(sorted(city for city in cities if city[0] == path))
            for path in sorted({city[0] for city in cities})
        }

    def reachable(self, cities: list[str]) -> list[str]:
        """Where somebody may travel who has been to these cities. (JN-TRAV-03, JN-TRAV-04, JN-CITY-06)"""
        return [
            city for city, before in self.before.items() if city not in cities and (before is None or before in cities)
        ]


def moved(place: int, direction: Direction, spaces: int) -> int:
    """Where a servant on the ring arrives. (JN-FAIR-03)"""
    return (place + (spaces if direction == "cw" else -spaces)) % FAIR


def passed(place: int, direction: Direction, spaces: int) -> list[int]:
    """The paths moved along, each by the space from which it leads on clockwise. (JN-FAIR-06)"""
    if direction == "cw":
        return [(place + step) % FAIR for step in range(spaces)]
    return [(place - step - 1) % FAIR for step in range(spaces)]


def kind_of(work: str) -> Idea:
    """The type of a work: "novel_3" is a novel."""
    kind = work.partition("_")[0]
    if kind == "novel":
        return "novel"
    return "drama" if kind == "drama" else "painting"
