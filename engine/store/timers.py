"""When somebody has to look at a table again. Times are seconds since 1970 in UTC, and lie with what they are about."""

from __future__ import annotations

from engine.store.database import Transaction


async def due(tx: Transaction, now: float) -> list[int]:
    """The ids of the running tables at which something is due."""
    rows = await tx.all(
        "SELECT table_id FROM chairs JOIN tables ON tables.id = table_id"
        " WHERE due <= ? AND state = 'running' AND paused IS NULL"
        " UNION SELECT table_id FROM votes WHERE due <= ? AND state = 'open'"
        " UNION SELECT table_id FROM votes WHERE call <= ? AND state = 'open'",
        now,
        now,
        now,
    )
    return [row["table_id"] for row in rows]


async def following(tx: Transaction, now: float) -> float | None:
    """When the next thing after `now` is due; None if nothing is."""
    found = await tx.several(
        ("SELECT min(due) FROM chairs WHERE due > ?", (now,)),
        ("SELECT min(due) FROM votes WHERE due > ? AND state = 'open'", (now,)),
        ("SELECT min(call) FROM votes WHERE call > ? AND state = 'open'", (now,)),
    )
    return min((float(row[0]) for rows in found for row in rows if row[0] is not None), default=None)
