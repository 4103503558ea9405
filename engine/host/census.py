"""How much there is of everything, for the person who hosts the bot."""

from __future__ import annotations

from engine.store import Store, census
from engine.store.census import Census

__all__ = ["Census", "take"]


async def take(store: Store) -> Census:
    """Count tables, people, announcements. Raises `StoreError`."""
    async with store.reading() as tx:
        return await census.take(tx)
