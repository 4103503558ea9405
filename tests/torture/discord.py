"""A fake Discord that outlives the bot: messages, the nonces it remembers for some minutes, and its moods."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from engine.host.model import Notice


class Message(Struct, frozen=True):
    """A posted announcement."""

    id: int
    notice: Notice


class Discord:
    """Takes announcements. `on_delivery(accepted)` is called as one arrives and when it has been posted."""

    def __init__(self, chance: random.Random) -> None:
        self.messages: list[Message] = []
        self.on_delivery: Callable[[bool], None] = lambda accepted: None
        self._nonces: dict[str, int] = {}
        self._threads: dict[int, int] = {}
        self._chance = chance
        self._next = 5000

    def forget_nonces(self) -> None:
        """Some minutes have passed."""
        self._nonces.clear()

    async def deliver(self, raw: dict[str, Any], nonce: str) -> int:
        """Post a message, unless one with this nonce has been posted lately. Now and then something goes wrong."""
        notice = msgspec.convert(raw, Notice)
        self.on_delivery(False)
        mood = self._chance.random()
        if mood < 0.03:
            raise ConnectionError("503, not posted")
        known = self._nonces.get(nonce)
        if known is None:
            self._next += 1
            known = self._nonces[nonce] = self._next
            self.messages.append(Message(known, notice))
        self.on_delivery(True)
        if mood < 0.06:
            raise TimeoutError("posted, but the answer got lost")
        return known

    async def recent(self, channel: int) -> list[tuple[int, int]]:
        return [(kept.notice.row, kept.id) for kept in self.messages if kept.notice.place.target == channel]

    async def open_thread(self, table: int) -> int:
        return self._threads.setdefault(table, 7000 + table)
