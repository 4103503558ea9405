"""Which numbers of players and table options do not go together. (JN-SETUP, JN-ADV)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.games.jiangnan import chapters
from engine.games.jiangnan.box import Box
from engine.games.jiangnan.content import Modules, Players
from engine.kernel import Text, text

USUAL_LEVEL = "normal"


def refuse(box: Box, seats: int, options: Mapping[str, str]) -> Text | None:
    """Why these options cannot be played with so many; None if they can."""
    if seats != 1 and options["bot"] != USUAL_LEVEL:
        return text("jiangnan-refuse-bot")
    if seats != 2 and options["advance"] == "on":
        return text("jiangnan-refuse-advance")
    modules = chapters.modules(box.cards, options)
    offered = _most_offered(box, seats, modules)
    for tiles, offers in _sources(box, modules):
        if offers * offered > tiles:
            return text("jiangnan-refuse-tiles", tiles=tiles, offers=offers, offered=offered, seats=seats)
    return None


def _most_offered(box: Box, seats: int, modules: Modules) -> int:
    """Action tiles on the Upkeep Board, by the side of it on which there are most if it is drawn. (JN-AMB-15)"""
    players: Players = 4 if seats == 4 else 3 if seats == 3 else 2  # alone as with two
    numbers = {side: figures[players] for side, figures in box.board.offered.items()}
    return max(numbers.values()) if modules.upkeep == "random" else numbers[modules.upkeep]


def _sources(box: Box, modules: Modules) -> list[tuple[int, int]]:
    """How many tiles each Age, or each bag of mixed Ages, has and how many offers come from it."""
    tiles = Counter(
        _bag(tile.age, modules)
        for name, tile in box.tiles.items()
        if tile.age and (modules.tiles == "advanced" or name not in box.cards.advanced)
    )
    ages = [1, *(events.refill for events in box.cards.rounds.values() if events.refill)]
    offers = Counter(_bag(age, modules) for age in ages)
    return [(tiles[bag], offers[bag]) for bag in sorted(offers)]


def _bag(age: int, modules: Modules) -> int:
    """Ages 1 and 2, and 3 and 4, are drawn together if they are mixed. (JN-ADV-06 to JN-ADV-09)"""
    return (age + 1) // 2 if modules.ages == "mixed" else age
