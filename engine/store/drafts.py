"""Unfinished picks and menu pages: at most one a seat, worth something only for the ticket it was made at."""

from __future__ import annotations

from engine.kernel import Seat
from engine.store.database import Transaction


async def keep(tx: Transaction, table_id: int, seat: Seat, ticket: int, draft: str) -> None:
    """Keep a draft (JSON) in place of the seat's former one."""
    tx.write("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?)", table_id, seat, ticket, draft)


async def get(tx: Transaction, table_id: int, seat: Seat, ticket: int) -> str | None:
    """The draft made at this ticket, if there is one."""
    row = await tx.one(
        "SELECT draft FROM drafts WHERE table_id = ? AND seat = ? AND ticket = ?", table_id, seat, ticket
    )
    return None if row is None else str(row["draft"])


async def drop_seat(tx: Transaction, table_id: int, seat: Seat) -> None:
    """Forget the draft of a seat that somebody else plays from now on."""
    tx.write("DELETE FROM drafts WHERE table_id = ? AND seat = ?", table_id, seat)


async def drop(tx: Transaction, table_id: int) -> None:
    """Forget all drafts of a table that has ended."""
    tx.write("DELETE FROM drafts WHERE table_id = ?", table_id)
