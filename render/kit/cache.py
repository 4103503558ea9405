"""A bounded store for what two pictures have in common: layers, sprites, glyph runs.

Keys are content: everything that a value depends on is in its key, so nothing ever has to be thrown out for being
wrong, only for taking room. What was not used for the longest time goes first.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from PIL import Image

from render.kit.boxes import Box

V = TypeVar("V")


class Cache(Generic[V]):
    """At most ``limit`` units of values, as ``weigh`` counts them. Safe to use from several render threads."""

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self._limit = limit
        self._weigh = weigh
        self._held: OrderedDict[Hashable, V] = OrderedDict()
        self._weight = 0
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The value under ``key``; made now if it is not there. Two threads may both make it; one copy is kept."""
        with self._lock:
            if key in self._held:
                self._held.move_to_end(key)
                return self._held[key]
        value = make()
        with self._lock:
            if key not in self._held:
                self._held[key] = value
                self._weight += self._weigh(value)
                while self._weight > self._limit and len(self._held) > 1:
                    self._weight -= self._weigh(self._held.popitem(last=False)[1])
        return value

    def clear(self) -> None:
        """Forget everything (for measuring a cold start)."""
        with self._lock:
            self._held.clear()
            self._weight = 0

    @property
    def weight(self) -> int:
        """What is held now, in the units of ``weigh``."""
        return self._weight

    def __len__(self) -> int:
        return len(self._held)


def image_bytes(image: Image.Image) -> int:
    """How much memory the pixels of an image take: of one band a byte, of several always four."""
    return image.width * image.height * (1 if len(image.getbands()) == 1 else 4)


LAYERS: Cache[Image.Image] = Cache(104 * 2**20, image_bytes)
"""Whole backgrounds that many tables have in common: one takes about 7 MB."""

TILES: Cache[Image.Image] = Cache(85 * 2**20, image_bytes)
"""Finished parts of the pictures of one table: what did not change since its last picture is not drawn again."""

SPRITES: Cache[Image.Image] = Cache(64 * 2**20, image_bytes)
"""Cards, icons, seals, plates."""


MARGIN = 40
"""Farther than this nothing may reach beyond its tile."""


def tiled(image: Image.Image, box: Box, key: Hashable, draw: Callable[[], None]) -> None:
    """Have ``draw`` paint on ``image`` within ``box``, or put there what it painted last time for the same ``key``.

    ``key`` names everything that the part shows and what lies below it. What reaches beyond ``box`` (a shadow, a pixel
    of a rounded line) is cut off, so that a part looks the same whether it is drawn or put back.
    """

    def make() -> Image.Image:
        around = (max(0, box.x - MARGIN), max(0, box.y - MARGIN), box.right + MARGIN, box.bottom + MARGIN)
        before = image.crop((*around[:2], min(around[2], image.width), min(around[3], image.height)))
        draw()
        part = image.crop((box.x, box.y, box.right, box.bottom))
        image.paste(before, around[:2])
        return part

    image.paste(TILES.get((box, key), make), box.at)
