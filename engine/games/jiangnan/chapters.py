"""Which parts of the game are used: a chapter's, or those of the table's own options. (section 9 of the rules)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, cast

import msgspec

from engine.games.jiangnan.content import Cards, Modules, Side
from engine.games.jiangnan.table import Sides
from engine.kernel import Rng

CUSTOM: Final = "custom"
MODULES: Final[tuple[str, ...]] = tuple(field.name for field in msgspec.structs.fields(Modules))
"""Table options of a custom game; those of a chapter are its own."""


def modules(cards: Cards, options: Mapping[str, str]) -> Modules:
    """The modules of the chosen chapter, or the chosen modules."""
    chapter = options["chapter"]
    if chapter == CUSTOM:
        return msgspec.convert({name: options[name] for name in MODULES}, Modules)
    return cards.chapters[cast(Literal["1", "2", "3", "4", "5", "6"], chapter)]


def draw(cards: Cards, chosen: Modules, rng: Rng) -> Sides:
    """The modules with nothing random left; shops get their sides one by one. (JN-CH6-03 to JN-CH6-07)"""
    sides = cards.fair.random_pointer
    pointer = sides[rng.below(len(sides))] if chosen.pointer == "random" else chosen.pointer
    return Sides(
        map=chosen.map,
        society=chosen.society,
        travel=chosen.travel,
        parlour=chosen.parlour,
        talents=chosen.talents,
        characters=chosen.characters,
        pointer=pointer,
        tiles=chosen.tiles,
        ages=chosen.ages,
        upkeep=side(chosen.upkeep, rng),
        overlay=side(chosen.overlay, rng),
        goals=chosen.goals,
    )


def side(chosen: Literal["a", "b", "random"], rng: Rng) -> Side:
    """A side, drawn if it is to be random."""
    if chosen == "random":
        return "b" if rng.below(2) else "a"
    return chosen
