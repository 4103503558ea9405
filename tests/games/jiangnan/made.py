"""Tables as the game sets them up, many of them where chance is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import cache

import msgspec

from engine.games.jiangnan.board import HOURS
from engine.games.jiangnan.chapters import CUSTOM, MODULES
from engine.games.jiangnan.setup import set_up
from engine.games.jiangnan.table import Table
from engine.games.jiangnan.view import View
from engine.kernel import Rng
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import RULES, player, position

DEFAULTS = {variant.id: variant.default for variant in RULES.variants}
SEEDS = [f"setup-{number}" for number in range(60)]


def new(seats: int = 3, seed: str = "a", **options: str) -> Table:
    """A table as it is set up, before the first portfolio is taken. With a module among the options it is a custom
    game."""
    custom = {"chapter": CUSTOM} if any(name in MODULES for name in options) else {}
    return set_up(RULES.box, seats, {**DEFAULTS, **custom, **options}, Rng(seed))


@cache
def many(seats: int = 3, **options: str) -> tuple[Table, ...]:
    """The same set-up with sixty seeds. To be looked at, not played: all tests share these tables."""
    return tuple(new(seats, seed, **options) for seed in SEEDS)


def different(of: Callable[[Table], Hashable], seats: int = 3, **options: str) -> int:
    """How many different results sixty set-ups have."""
    return len({of(table) for table in many(seats, **options)})


def seen(table: Table) -> View:
    """What everybody sees of a table."""
    return RULES.view(table, None)


def begun(seats: int = 3, seed: str = "a", **options: str) -> Game:
    """A game at its first question."""
    return Game(RULES, new(seats, seed, **options), whole=True)


def drafted(seats: int = 3, seed: str = "a", **options: str) -> Game:
    """A game at its first turn: everybody took the first portfolio, and the first talent, that was offered."""
    game = begun(seats, seed, **options)
    while game.key in ("work", "talent"):
        game.play(game.offers[0])
    return game


def pointed(table: Table) -> list[int]:
    """The hours to which the pointer points."""
    return [HOURS[place] for place in seen(table).hands]


def ages(tiles: Iterable[str]) -> set[int]:
    """The Ages of action tiles."""
    return {RULES.box.tiles[tile].age for tile in tiles}


NORMAL, ADVANCED = (4, 6, 4), (5, 4, 3)
"""What 1 set, 2 assistants and 2 cities score on the overlay's side A, and on B."""


def scored(chapter: str, seed: str = "position") -> tuple[str, tuple[int, int, int]]:
    """Final Scoring of 1 set, 2 assistants and 2 cities: the overlay's side, and the VP of each."""
    me = player(published=["novel_1", "drama_1", "painting_1"], assistants=[5, 6], cities=["a1", "a2"])
    game = position(me, chapter=chapter, round=6, phase="final", seed=seed)
    points = game.me.points
    return game.table.sides.overlay, (points["sets"], points["hired"], points["scenery"])


def without(file: str, entry: str) -> bytes:
    """The content without an entry of a file."""
    raw = msgspec.json.decode(RULES.content_text)
    del raw[file][entry]
    return msgspec.json.encode(raw, order="sorted")
