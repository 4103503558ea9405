"""Tables as the game sets them up, many of them where chance is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache

import msgspec

from engine.games.jiangnan.chapters import CUSTOM, MODULES
from engine.games.jiangnan.setup import set_up
from engine.games.jiangnan.table import Table
from engine.games.jiangnan.view import View
from engine.kernel import Rng
from tests.games.jiangnan.game import Game
from tests.games.jiangnan.position import RULES

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


def without(file: str, entry: str) -> bytes:
    """The content without an entry of a file."""
    raw = msgspec.json.decode(RULES.content_text)
    del raw[file][entry]
    return msgspec.json.encode(raw, order="sorted")
