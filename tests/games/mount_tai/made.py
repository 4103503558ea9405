"""Tables as the game sets them up, many of them where chance is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache

import msgspec

from engine.games.mount_tai.setup import set_up
from engine.games.mount_tai.table import Table
from engine.games.mount_tai.view import View
from engine.kernel import Rng
from tests.games.mount_tai.position import RULES

DEFAULTS = {variant.id: variant.default for variant in RULES.variants}
SEEDS = [f"setup-{number}" for number in range(60)]


def new(seats: int = 2, seed: str = "a", **options: str) -> Table:
    """A table as it is set up; nobody has done anything yet."""
    return set_up(RULES.box, seats, {**DEFAULTS, **options}, Rng(seed))


@cache
def many(seats: int = 2, **options: str) -> tuple[Table, ...]:
    """The same set-up with sixty seeds. To be looked at, not played: all tests share these tables."""
    return tuple(new(seats, seed, **options) for seed in SEEDS)


def seen(table: Table) -> View:
    """What everybody sees of a table."""
    return RULES.view(table, None)


def different(of: Callable[[Table], Hashable], seats: int = 2, **options: str) -> int:
    """How many different results sixty set-ups have."""
    return len({of(table) for table in many(seats, **options)})


def without(file: str, entry: str) -> bytes:
    """The content without an entry of a file."""
    raw = msgspec.json.decode(RULES.content_text)
    del raw[file][entry]
    return msgspec.json.encode(raw, order="sorted")
