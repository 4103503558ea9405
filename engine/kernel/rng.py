"""Random numbers that can be replayed and checked: the k-th draw is read from SHAKE-128 of "seed:k"."""

from __future__ import annotations

from hashlib import shake_128
from struct import unpack
from typing import Any

from msgspec import Struct


class Rng(Struct):
    """Two fields, so that a saved game goes on drawing the same numbers. Never shown to a player before the end.

    `seed`: 128 random bits in hexadecimal (any string works). `drawn`: how many draws have been made; a whole shuffle
    is one draw.
    """

    seed: str
    drawn: int = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (up to 2^-64). `below(1)` draws nothing."""
        if n < 2:
            if n == 1:
                return 0
            raise ValueError(f"below() needs at least 1, not {n}")
        self.drawn += 1
        return int.from_bytes(shake_128(b"%b:%d" % (self.seed.encode(), self.drawn)).digest(8), "big") * n >> 64

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place (Fisher-Yates from the end, eight bytes of the draw's stream for each exchange).

        Fewer than two items draw nothing: there is nothing to learn from them.
        """
        count = len(items)
        if count < 2:
            return
        self.drawn += 1
        stream = shake_128(b"%b:%d" % (self.seed.encode(), self.drawn)).digest(8 * (count - 1))
        for last, number in zip(range(count - 1, 0, -1), unpack(f">{count - 1}Q", stream), strict=True):
            chosen = number * (last + 1) >> 64
            items[last], items[chosen] = items[chosen], items[last]
