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
        try:
            return _stream(self.seed)[at] * n >> 64
        except IndexError:
            return _read_on(self.seed, at + 1)[at] * n >> 64

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place: Fisher-Yates from the last item down to the second, one word for each.

        Fewer than two items draw nothing: there is nothing to learn from them.
        """
        last = len(items) - 1
        if last < 1:
            return
        at = self.drawn
        self.drawn = upto = at + last
        words = _stream(self.seed)
        if upto > len(words):
            words = _read_on(self.seed, upto)
        for word in words[at:upto]:
            chosen = word * (last + 1) >> 64
            items[last], items[chosen] = items[chosen], items[last]
            last -= 1


@lru_cache(maxsize=128)
def _stream(seed: str) -> list[int]:
    """The words of a seed, as far as they have been read: a game takes some thousands at most."""
    return []


def _read_on(seed: str, wanted: int) -> list[int]:
    """The same, read on by whole blocks until there are `wanted` words."""
    words = _stream(seed)
    for number in range(len(words) // BLOCK, -(-wanted // BLOCK)):
        words += _LAYOUT.unpack(shake_128(f"{seed}:{number}".encode()).digest(_LAYOUT.size))
    return words
