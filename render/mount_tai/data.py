"""Looking up the game's data by names that are plain strings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

K = TypeVar("K", bound=str)
V = TypeVar("V")


def entry(of: Mapping[K, V], name: str) -> V:
    """The entry called `name`. Raises `KeyError`."""
    for key, value in of.items():
        if key == name:
            return value
    raise KeyError(name)
