"""The games: one folder each, all of the same plan, and this registry, the only place that lists them."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

from engine.kernel import Rules

SLUGS: tuple[str, ...] = ("dream", "gugong", "mount_tai", "jiangnan")
"""One line a game. `engine.games.<slug>` provides `rules(content)`; `render.<slug>` its pictures."""


def rules_for(slug: str, content: bytes | None = None) -> Rules[Any, Any]:
    """The rules of a game for a content (canonical JSON), or for the content files of this version.

    Raises `KeyError` for an unknown game and `ContentError` for a content that cannot be used.
    """
    if slug not in SLUGS:
        raise KeyError(slug)
    return _rules_for(slug, content)


@lru_cache(maxsize=64)
def _rules_for(slug: str, content: bytes | None) -> Rules[Any, Any]:
    rules: Rules[Any, Any] = import_module(f"engine.games.{slug}").rules(content)
    return rules
