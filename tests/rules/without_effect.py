"""Rules that mean nothing in a program: a physical marker, a printed heading.

They stand in `tests/games/<slug>/without_effect.toml`, one line each, ID = "reason".
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).parent.parent / "games"

SHARE: Final = 0.04
"""At most this part of a game's rules may be without effect."""


def read(slug: str, games: Path = GAMES) -> dict[str, str]:
    """ID → reason; empty where a game has no such table."""
    path = games / slug / "without_effect.toml"
    return (
        {rule: str(reason) for rule, reason in tomllib.loads(path.read_text(encoding="utf-8")).items()}
        if path.exists()
        else {}
    )
