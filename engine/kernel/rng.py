"""Random numbers that can be replayed and checked: one stream of 64-bit words for each seed.

Words come in blocks of 32: block b is SHAKE-128 of "seed:b", its first 256 bytes read as big-endian numbers.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import shake_128
from struct import Struct as Layout
from typing import Any

from msgspec import Struct

BLOCK = 32
"""Words in a block."""

_LAYOUT = Layout(f">{BLOCK}Q")


class Rng(Struct):
    """Two fields, so that a saved game goes on drawing the same numbers. Never shown to a player before the end.

    `seed`: 128 random bits in hexadecimal (any string works). `drawn`: how many words of its stream have been used.
    """

    seed: str
    drawn: int = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (up to 2^-64). `below(1)` draws nothing."""
        if n < 2:
            if n == 1:
                return 0
            raise ValueError(f"below() needs at least 1, not {n}")
        at = self.drawn
        self.drawn = at + 1
        return _block(self.seed, at // BLOCK)[at % BLOCK] * n >> 64

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place: Fisher-Yates from the last item down to the second, one word for each.

        Fewer than two items draw nothing: there is nothing to learn from them.
        """
        last = len(items) - 1
        if last < 1:
            return
        at = self.drawn
        self.drawn = at + last
        number, place = at // BLOCK, at % BLOCK
        words = _block(self.seed, number)[place : place + last]
        while len(words) < last:
            number += 1
            words += _block(self.seed, number)[: last - len(words)]
        for word in words:
            chosen = word * (last + 1) >> 64
            items[last], items[chosen] = items[chosen], items[last]
            last -= 1


@lru_cache(maxsize=1024)
def _block(seed: str, number: int) -> tuple[int, ...]:
    return _LAYOUT.unpack(shake_128(f"{seed}:{number}".encode()).digest(_LAYOUT.size))
