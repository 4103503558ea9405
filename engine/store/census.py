"""How much there is of everything: for the host's `/status`."""

from __future__ import annotations

from msgspec import Struct

from engine.store.database import Transaction


class Census(Struct, frozen=True):
    """`tables` by state, `troubled` of which cannot speak in their place; `unsent` announcements, the oldest made at
    `oldest` (seconds since 1970); `people` at tables that are not finished; tables at which `computers` have to move;
    the file's `size` in bytes.
    """

    tables: dict[str, int]
    troubled: int
    unsent: int
    oldest: float | None
    people: int
    computers: int
    size: int


async def take(tx: Transaction) -> Census:
    """Count."""
    states, [troubled], [outbox], [people], [computers], [size] = await tx.several(
        ("SELECT state, count(*) AS number FROM tables GROUP BY state ORDER BY state", ()),
        (
            "SELECT count(*) AS number FROM tables"
            " WHERE state IN ('lobby', 'running', 'frozen') AND trouble IS NOT NULL",
            (),
        ),
        ("SELECT count(*) AS number, min(created) AS oldest FROM outbox WHERE message IS NULL", ()),
        (
            "SELECT count(DISTINCT person) AS number FROM chairs JOIN tables ON tables.id = table_id"
            " WHERE state IN ('lobby', 'running', 'frozen') AND person IS NOT NULL",
            (),
        ),
        (
            "SELECT count(DISTINCT table_id) AS number FROM chairs JOIN tables ON tables.id = table_id"
            " WHERE policy IS NOT NULL AND waiting IS NOT NULL AND state = 'running'",
            (),
        ),
        ("SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()", ()),
    )
    return Census(
        tables={row["state"]: row["number"] for row in states},
        troubled=troubled["number"],
        unsent=outbox["number"],
        oldest=outbox["oldest"],
        people=people["number"],
        computers=computers["number"],
        size=size["size"],
    )
