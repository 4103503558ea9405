"""`list`: the games, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO

import msgspec
from msgspec import Struct

from engine.cli.arguments import Lookup
from engine.kernel import Variant


class Game(Struct):
    """A line of the list. `seats` are all possible numbers of players."""

    slug: str
    version: int
    seats: tuple[int, ...]
    options: tuple[Variant, ...]
    policies: tuple[str, ...]


def run(slugs: Sequence[str], lookup: Lookup, out: TextIO) -> int:
    """Write one JSON array."""
    games = []
    for slug in slugs:
        rules = lookup(slug)
        games.append(Game(slug, rules.version, tuple(rules.seats), rules.variants, tuple(sorted(rules.policies))))
    out.write(msgspec.json.format(msgspec.json.encode(games), indent=2).decode() + "\n")
    return 0
