"""Things made once and kept, by what they are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

K = TypeVar("K", bound=tuple[Any, ...])
V = TypeVar("V")

MOST = 4096
"""If there are so many, all are let go: they can be made again."""


class Kept(dict[K, V]):
    """`kept[a, b]` is `make(a, b)`, made the first time; quicker to look up than to call a cached function."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[..., V]) -> None:
        self._make = make

    def __missing__(self, key: K) -> V:
        if len(self) == MOST:
            self.clear()
        made = self[key] = self._make(*key)
        return made
