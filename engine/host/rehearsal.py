"""Would this version go on with the games of a database? Tried on a copy, so that nothing happens to the real one."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from msgspec import Struct

from engine.host.held import Held
from engine.host.keeper import Keeper
from engine.kernel import Catalogue, Refused
from engine.store import Store, tables
from engine.store.backup import Copying


class Rehearsal(Struct, frozen=True):
    """How many `running` games there are, which were `carried` over to newer rules, and which are `broken`."""

    running: int
    carried: tuple[int, ...]
    broken: tuple[int, ...]


async def rehearse(database: Path, catalogue: Catalogue) -> Rehearsal:
    """Bring a copy of the database up to date and restore every running game in it; also beside a running bot.

    Why a game is broken is in the log. Raises `StoreError` if there can be no copy, or none that is brought up to date.
    """
    with tempfile.TemporaryDirectory(prefix="yizhan-") as folder:
        copy = await asyncio.to_thread(Copying(database, Path(folder), time.time(), keep=1).run)
        store = await Store.open(copy)
        try:
            return await _restored(Keeper(store, catalogue, time.time, room=8))
        finally:
            await store.close()


async def _restored(keeper: Keeper) -> Rehearsal:
    carried: list[int] = []
    broken: list[int] = []

    async def restore(held: Held) -> None:
        version = held.row.version
        await keeper.game(held)
        if held.row.version != version:
            carried.append(held.row.id)

    async with keeper.store.reading() as tx:
        running = await tables.in_states(tx, ("running",))
    for table in running:
        try:
            await keeper.alone(table, restore)
        except Refused:
            broken.append(table)
    return Rehearsal(len(running), tuple(carried), tuple(broken))
