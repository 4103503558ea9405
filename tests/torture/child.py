"""The process that is killed: `python -m tests.torture.child DATABASE PORT`.

A host on a real database, whose courier carries announcements over the socket to the parent's Discord, and whose
people press their buttons there.
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

import msgspec

from engine.host import Host
from engine.host.model import NewTable, Notice, Person, PersonSettings, Ping, Place, TableInfo
from engine.kernel import Reply
from engine.store import Store
from tests import teaching
from tests.torture.wire import Peer

CALLED: dict[int, Ping] = {1: "thread", 2: "direct", 3: "both"}
"""How the people are called."""
FAST = 100_000
"""So many times as fast as the world's is the clock of the tables: a slow press is worth a reminder."""


class SocketCourier:
    """Carries announcements to the parent."""

    peer: Peer

    async def deliver(self, notice: Notice, nonce: str) -> int:
        return int(await self.peer.call("deliver", notice, nonce))

    async def recent(self, place: Place) -> dict[int, int]:
        return {int(row): int(message) for row, message in await self.peer.call("recent", place.target)}

    async def open_thread(self, info: TableInfo) -> int | None:
        return int(await self.peer.call("open_thread", info.id))


class Presses:
    """What the parent's people may do."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def open(self, owner: dict[str, Any], threaded: bool) -> int:
        place, person = Place(1, 10), msgspec.convert(owner, Person)
        new = NewTable("teaching", 3, {}, "en", place, person, threaded=threaded, autostart=True, pace=1)
        return (await self.host.open_table(new)).id

    async def join(self, table: int, person: dict[str, Any]) -> str:
        return (await self.host.join(table, msgspec.convert(person, Person))).state

    async def glance(self, table: int, person: int) -> dict[str, Any]:
        glance = await self.host.glance(table, person)
        return {
            "state": glance.info.state,
            "decision": glance.decision and msgspec.structs.replace(glance.decision, why=None),
            "can_undo": glance.can_undo,
            "ticket": glance.ticket,
        }

    async def reply(self, table: int, person: int, reply: dict[str, Any]) -> int:
        return (await self.host.reply(table, person, msgspec.convert(reply, Reply))).glance.info.entries

    async def undo(self, table: int, person: int, ticket: int) -> int:
        return (await self.host.undo(table, person, ticket)).glance.info.entries

    async def ring(self) -> None:
        await self.host.ring()

    async def quiet(self) -> None:
        await self.host.quiet()


async def main(database: str, port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**24)
    courier = SocketCourier()
    store = await Store.open(database)
    host = Host(
        store,
        courier,
        clock=lambda: time.time() * FAST,
        catalogue=lambda slug, content: teaching.rules(content),
        patience=lambda attempt: 0.05,
    )
    presses = Presses(host)
    names = ("open", "join", "glance", "reply", "undo", "ring", "quiet")
    peer = courier.peer = Peer(reader, writer, {name: getattr(presses, name) for name in names})
    serving = asyncio.create_task(peer.run())
    for person, ping in CALLED.items():
        await host.set_person(PersonSettings(person, ping=ping))
    await host.start()
    await peer.call("ready")
    await serving
    await host.close()
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
