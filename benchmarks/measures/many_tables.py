"""What a move costs with ten thousand stored tables and in a very long game; how long such a store takes to start."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from benchmarks.figures import Figure, register, share
from benchmarks.measures.moves import PLACE, Nobody
from engine.games import SLUGS
from engine.host import Host
from engine.host.model import NewTable, Person
from engine.kernel import Reply, Rng
from engine.store import Store, records, tables

SLUG = SLUGS[0]
STORED = 10_000
ENTRIES = 30
"""Entries of each stored table's record."""
MOVES = 200
"""Moves in one run, each at another table, which has to be loaded first."""
LONG = 3_000
"""Entries of the long game."""
EARLY = 10
"""Entries after which its players begin to change their minds."""
OTHER, GAME = 1, 2
"""Tables of its store: one that is there to be in memory, and the game."""
ADA, BEN = Person(1, "Ada"), Person(2, "Ben")

_FOLDER = TemporaryDirectory(dir=Path.cwd(), prefix=".bench-")


async def _begun(host: Host) -> int:
    table = await host.open_table(NewTable(SLUG, 2, {}, "en", PLACE, ADA, threaded=False))
    await host.join(table.id, BEN)
    await host.begin(table.id, ADA.id)
    return table.id


async def _reply(host: Host, table: int, rng: Rng, *, forgotten: bool = False) -> tuple[int, float]:
    """A random reply of whoever is asked first: who it was, and how many seconds from the press to the commit.

    `forgotten`: the table is not in memory when the press comes.
    """
    info = await host.info(table)
    assert info is not None
    person = info.chairs[min(info.waiting)].person
    assert person is not None
    decision = (await host.session_clone(table, person.id)).decision(min(info.waiting))
    assert decision is not None
    option = decision.options[rng.below(len(decision.options))]
    if forgotten:
        await host.glance(OTHER, None)  # takes the only place
    began = time.perf_counter()
    await host.reply(table, person.id, Reply(decision.seat, decision.key, decision.ticket, (option.id,)))
    return person.id, time.perf_counter() - began


@cache
def store_of(stored: int) -> Path:
    """A store with so many running tables: one real game, copied."""
    path = Path(_FOLDER.name) / f"{stored}.db"

    async def fill() -> None:
        store = await Store.open(path)
        host = Host(store, Nobody())
        rng = Rng("many")
        table = await _begun(host)
        for _ in range(ENTRIES):
            await _reply(host, table, rng)
        async with store.transaction() as tx:
            row = await tables.get(tx, table)
            assert row is not None
            entries = await records.since(tx, table, -1)
            start = await records.get_start(tx, table, row.base)
            for _ in range(stored):
                copy = await tables.insert(tx, msgspec.structs.replace(row, id=0))
                await records.append(tx, copy.id, entries)
                await records.add_start(tx, copy.id, start)
        await host.close()
        await store.close()

    asyncio.run(fill())
    return path


def among(stored: int) -> list[float]:
    """What moves take, in ms and ascending, each at a table that is not in memory, among so many stored ones."""

    path = store_of(stored)

    async def moves() -> list[float]:
        store = await Store.open(path)
        host = Host(store, Nobody(), room=1)
        rng = Rng(f"{time.time_ns()}")
        took = [(await _reply(host, 2 + rng.below(stored), rng, forgotten=True))[1] * 1000 for _ in range(MOVES)]
        await host.close()
        await store.close()
        return took

    return sorted(asyncio.run(moves()))


def start_with(stored: int) -> float:
    """Seconds from opening a database with so many tables until the host has started."""
    path = store_of(stored)

    async def start() -> float:
        began = time.perf_counter()
        store = await Store.open(path)
        host = Host(store, Nobody())
        await host.start()
        took = time.perf_counter() - began
        await host.close()
        await store.close()
        return took

    return asyncio.run(start())


@cache
def game_of(length: int) -> Path:
    """A store with one game of so many entries, for somebody has changed their mind all the time.

    Its position is the same whatever the length.
    """
    path = Path(_FOLDER.name) / f"game-{length}.db"

    async def play() -> None:
        store = await Store.open(path)
        host = Host(store, Nobody(), new_seed=lambda: "long")
        rng = Rng("long")
        assert await _begun(host) == OTHER
        table = await _begun(host)
        assert table == GAME
        for _ in range(EARLY):
            await _reply(host, table, rng)
        while (harmless := await _harmless(host, table)) is None:
            await _reply(host, table, rng)
        person, reply = harmless
        glance = await host.glance(table, person)
        while glance.info.entries < length:
            reply = msgspec.structs.replace(reply, ticket=glance.ticket)
            moved = await host.reply(table, person, reply)
            glance = (await host.undo(table, person, moved.glance.ticket)).glance
        await host.close()
        await store.close()

    asyncio.run(play())
    return path


async def _harmless(host: Host, table: int) -> tuple[int, Reply] | None:
    """Somebody, and a reply of theirs that they can take back; None if there is none now."""
    info = await host.info(table)
    assert info is not None
    seat = min(info.waiting)
    person = info.chairs[seat].person
    assert person is not None
    session = await host.session_clone(table, person.id)
    decision = session.decision(seat)
    assert decision is not None
    for option in (*decision.free, *decision.options):
        ahead = session.clone()
        reply = Reply(seat, decision.key, decision.ticket, (option.id,))
        ahead.apply(reply)
        if ahead.can_undo(seat):
            return person.id, reply
    return None


def after(length: int) -> list[float]:
    """What moves take, in ms and ascending, in a game that has so many entries, and is not in memory.

    They are the same moves every time, whatever the length.
    """

    path = Path(_FOLDER.name) / "game.db"
    shutil.copyfile(game_of(length), path)

    async def moves() -> list[float]:
        store = await Store.open(path)
        host = Host(store, Nobody(), room=1)
        rng = Rng("after")
        took: list[float] = []
        while len(took) < MOVES // 4:
            person, seconds = await _reply(host, GAME, rng, forgotten=True)
            took.append(seconds * 1000)
            glance = await host.glance(GAME, person)
            if glance.can_undo:
                await host.undo(GAME, person, glance.ticket)
        await host.close()
        await store.close()
        return took

    return sorted(asyncio.run(moves()))


def _figure(name: str, took: Callable[[], list[float]]) -> None:
    register(Figure(f"{SLUG}: engine and commit, p95, {name}", "ms a move", 5, lambda: share(took(), 0.95)))


_figure("one of 10,000 tables, not in memory", lambda: among(STORED))
_figure("in a game of 3,000 entries", lambda: after(LONG))
register(Figure("start with 10,000 stored tables", "s", 3, lambda: start_with(STORED)))
