"""What servers and persons have chosen, as JSON, absent until somebody chooses; and the bot's notes to itself."""

from __future__ import annotations

from collections.abc import Collection

from engine.store.database import Transaction


async def of_guild(tx: Transaction, guild: int) -> str | None:
    """A server's settings."""
    row = await tx.one("SELECT settings FROM guilds WHERE guild = ?", guild)
    return None if row is None else str(row["settings"])


async def set_guild(tx: Transaction, guild: int, settings: str) -> None:
    """Keep a server's settings."""
    tx.write("INSERT OR REPLACE INTO guilds VALUES (?, ?)", guild, settings)


async def of_persons(tx: Transaction, persons: Collection[int]) -> dict[int, str]:
    """The settings of those persons who have chosen any."""
    marks = ", ".join("?" * len(persons))
    rows = await tx.all(f"SELECT person, settings FROM persons WHERE person IN ({marks})", *persons)
    return {row["person"]: str(row["settings"]) for row in rows}


async def set_person(tx: Transaction, person: int, settings: str) -> None:
    """Keep a person's settings."""
    tx.write("INSERT OR REPLACE INTO persons VALUES (?, ?)", person, settings)


async def recall(tx: Transaction, key: str) -> str | None:
    """A note."""
    row = await tx.one("SELECT value FROM notes WHERE key = ?", key)
    return None if row is None else str(row["value"])


async def remember(tx: Transaction, key: str, value: str) -> None:
    """Keep a note."""
    tx.write("INSERT OR REPLACE INTO notes VALUES (?, ?)", key, value)


async def forget(tx: Transaction, key: str) -> None:
    """Let go of a note."""
    tx.write("DELETE FROM notes WHERE key = ?", key)
