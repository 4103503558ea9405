"""What the host asks of whoever carries its announcements."""

from __future__ import annotations

from typing import Protocol

from engine.host.model import Notice, Place, TableInfo
from engine.kernel import Text


class Undeliverable(Exception):
    """The place is gone or closed to us. That table's announcements wait until it is moved. `reason` is for people."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Courier(Protocol):
    """Carries announcements to their places."""

    async def deliver(self, notice: Notice, nonce: str) -> int:
        """Post it and return the message's id. `nonce` has at most 25 characters.

        Raises `Undeliverable`, or anything else for "try again later".
        """
        ...

    async def recent(self, place: Place) -> dict[int, int]:
        """Our own recent messages there: row of the announcement → message id."""
        ...

    async def open_thread(self, info: TableInfo) -> int | None:
        """A thread for this table, the one it has already if asked twice; None where that is not allowed."""
        ...
