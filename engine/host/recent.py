"""What took a while to make and may be wanted again soon: the things used last, so many of them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Recent(Generic[K, V]):
    """Keeps the `room` things that were put in or asked for last."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._kept: OrderedDict[K, V] = OrderedDict()

    def __iter__(self) -> Iterator[K]:
        """The keys, the one that was used longest ago first."""
        return iter(self._kept)

    def get(self, key: K) -> V | None:
        """What is kept under a key, as used just now; None if there is nothing."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]

    def keep(self, key: K, value: V) -> None:
        """Keep it; what was used longest ago goes if there is no room."""
        self._kept[key] = value
        self._kept.move_to_end(key)
        while len(self._kept) > self._room:
            self._kept.popitem(last=False)

    def drop(self, outdated: Callable[[K], bool]) -> None:
        """Let go of everything whose key is outdated."""
        for key in [key for key in self._kept if outdated(key)]:
            del self._kept[key]
