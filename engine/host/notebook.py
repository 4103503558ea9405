"""What is kept beside the tables: unfinished picks, settings, and the bot's notes to itself."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from typing import TypeVar

import msgspec

from engine.host.keeper import Keeper
from engine.host.model import Draft, GuildSettings, PersonId, PersonSettings, TableId
from engine.kernel import Refused, Seat, text
from engine.store import StoreError, Transaction, drafts, settings

log = logging.getLogger(__name__)

R = TypeVar("R")
S = TypeVar("S", Draft, GuildSettings, PersonSettings)


class Notebook:
    """The part of the host that knows no games."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._store = keeper.store

    async def draft(self, table: TableId, seat: Seat, ticket: int) -> Draft:
        """Unfinished picks; an empty draft if there are none for this ticket."""
        async with self._store.reading() as tx:
            kept = await drafts.get(tx, table, seat, ticket)
        return _read(kept, Draft())

    async def keep_draft(self, table: TableId, seat: Seat, ticket: int, draft: Draft) -> None:
        """Keep unfinished picks, in place of the seat's former ones."""
        await self._write(
            synced=False, work=lambda tx: drafts.keep(tx, table, seat, ticket, msgspec.json.encode(draft).decode())
        )

    async def guild_settings(self, guild: int) -> GuildSettings:
        """What a server has chosen."""
        async with self._store.reading() as tx:
            kept = await settings.of_guild(tx, guild)
        return _read(kept, GuildSettings(guild))

    async def set_guild(self, chosen: GuildSettings) -> None:
        """Keep what a server has chosen."""
        await self._write(lambda tx: settings.set_guild(tx, chosen.guild, msgspec.json.encode(chosen).decode()))

    async def person_settings(self, person: PersonId) -> PersonSettings:
        """What a person has chosen."""
        async with self._store.reading() as tx:
            return (await chosen_by(tx, (person,)))[person]

    async def set_person(self, chosen: PersonSettings) -> None:
        """Keep what a person has chosen."""
        await self._write(lambda tx: settings.set_person(tx, chosen.person, msgspec.json.encode(chosen).decode()))

    async def recall(self, key: str) -> str | None:
        """A note of the bot to itself."""
        async with self._store.reading() as tx:
            return await settings.recall(tx, key)

    async def remember(self, key: str, value: str) -> None:
        """Keep a note of the bot to itself."""
        await self._write(lambda tx: settings.remember(tx, key, value))

    async def _write(self, work: Callable[[Transaction], Awaitable[None]], *, synced: bool = True) -> None:
        async def write() -> None:
            async with self._store.transaction(synced=synced) as tx:
                await work(tx)

        await self._keeper.finish(saved(write()))


async def chosen_by(tx: Transaction, persons: Collection[PersonId]) -> dict[PersonId, PersonSettings]:
    """What each of these persons has chosen."""
    kept = await settings.of_persons(tx, persons)
    return {person: _read(kept.get(person), PersonSettings(person)) for person in persons}


def _read(kept: str | None, default: S) -> S:
    """What was kept, or the default; also for something damaged, which must not keep people from playing."""
    if kept is None:
        return default
    try:
        return msgspec.json.decode(kept, type=type(default))
    except msgspec.MsgspecError as error:
        log.error("%r stands in for what cannot be read: %s", default, error)
        return default


async def saved(work: Awaitable[R]) -> R:
    """Say it to the person when the database cannot be written."""
    try:
        return await work
    except StoreError as error:
        log.error("%s", error)
        raise Refused(text("host-not-saved")) from error
